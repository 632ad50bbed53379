import HarkEvents
import IntentSchema

extension DialogueEvent {
    static func device(_ device: DeviceLock) -> DialogueEvent {
        DialogueEvent(.device, ["locked": .boolean(device.isLocked), "protectedData": .boolean(device.isProtectedDataAvailable)])
    }
}

// What has to wait until the device is unlocked: intents that their app restricts, before it is asked anything, and opening an app in
// front of the person. Whoever drives the dialogue says what the lock is like and tries the PIN; what was said for it comes in nowhere.
extension Turn {
    /// Asks to unlock, for `opening` an app or, without, for going on with a restricted intent.
    mutating func askToUnlock(_ opening: Opening?) {
        state.phase = .unlocking(opening)
        let asksPIN = state.device.asksPIN
        ask(.unlock(asksPIN: asksPIN), wording.unlock(toOpen: opening != nil, asksPIN: asksPIN))
    }

    mutating func notice(_ device: DeviceLock) {
        guard device != state.device else { return }
        state.device = device
        events.append(.device(device))
        guard case .unlocking(let opening) = state.phase, !isBarred(opening) else { return }
        emit(.unlock, ["status": "unlocked", "how": "elsewhere"])
        goOn(unlockedFor: opening)
    }

    mutating func tried(_ outcome: UnlockOutcome) {
        guard case .unlocking(let opening) = state.phase, let prompt = state.prompt else {
            return diagnose("dialogue.unexpected-input", "an unlocking while \(state.phase.name)")
        }
        switch outcome {
        case .unlocked(let how):
            state.device = .unlocked
            emit(.unlock, ["status": "unlocked", "how": .string(how)])
            goOn(unlockedFor: opening)
        case .refused(let triesLeft):
            emit(.unlock, ["status": "refused", "triesLeft": .integer(Int64(triesLeft))])
            ask(prompt.question, prompt.text, shown: wording.wrongPIN(triesLeft, prompt.text))
        case .barred(let minutes):
            emit(.unlock, ["status": "barred", "minutes": .integer(Int64(minutes))])
            fail(HarkError("lock.barred", ["minutes": "\(minutes)"]))
        }
    }

    mutating func unlockReply(_ meaning: ReplyMeaning) {
        switch meaning {
        case .no, .noneOfThese: cancel()
        default: unclear()
        }
    }

    private func isBarred(_ opening: Opening?) -> Bool {
        opening != nil ? state.device.isLocked : state.app?.restriction.bars(state.device) ?? false
    }

    /// The same request goes on where it was.
    private mutating func goOn(unlockedFor opening: Opening?) {
        answered()
        guard let opening, let app = state.app else { return advance() }
        open(app, opening)
    }
}
