public import IntentSchema
import IntentWire

extension ProcessPool {
    /// Lets the app's Intents UI extension configure its view for an interaction, within ten seconds, launch included. The
    /// process stays warm as those of handlers do.
    /// - Parameters:
    ///   - request: the identifier of the request under way.
    ///   - interaction: an `INInteraction` with its `intent`.
    public func present(
        _ request: String, _ app: InstalledApp, _ interaction: IntentObject, _ context: ProcessContext
    ) async throws(AppFailure) -> Timed<ViewAnswer> {
        let target: ProcessTarget
        do throws(HarkError) {
            target = try ProcessTarget(app, showing: interaction["intent"]?.object?.typeName ?? "")
        } catch {
            throw AppFailure(error)
        }
        let call = ViewCall(request: request, interaction: interaction).value
        return try await firstCall(.configureView, call, phase: "configureView", of: request, target, context) {
            answer, process, isReused throws(AppFailure) in
            let view = try await self.read(answer, process)
            process.ended(request)
            await self.release(process)
            var times = isReused ? PhaseTimes() : process.times
            times.phase = answer.times.phase
            return Timed(value: view, times: times)
        }
    }

    private func read(_ answer: Timed<IntentValue>, _ process: AppProcess) async throws(AppFailure) -> ViewAnswer {
        do throws(HarkError) {
            return try ViewAnswer(answer.value)
        } catch {
            throw await process.garbage(error, answer.times)
        }
    }
}
