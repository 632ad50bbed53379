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
        let began = environment.timekeeper.now()
        var (process, isReused) = try await acquire(target, context)
        while true {
            process.began(request)
            do throws(AppFailure) {
                let spent = isReused ? .zero : environment.timekeeper.now() - began
                let answer = try await process.call(
                    .configureView, call, phase: "configureView", within: environment.limits.phase - spent)
                let view = try await read(answer, process)
                process.ended(request)
                release(process)
                var times = isReused ? PhaseTimes() : process.times
                times.phase = answer.times.phase
                return Timed(value: view, times: times)
            } catch {
                process.ended(request)
                release(process)
                // It had died while idle: nothing is done by showing it in a new one.
                guard isReused, ["app.crashed", "app.exited"].contains(error.error.identifier) else { throw error }
                (process, isReused) = try await acquire(target, context)
            }
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
