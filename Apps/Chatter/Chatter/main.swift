import ChatterKit
import Intents
import IntentsExtensionMain

// Chatter's own window is a terminal: it shows what was sent, or whom it calls, and ends.

@MainActor
func show(_ activity: NSUserActivity?) {
    if let call = activity?.interaction?.intent as? INStartCallIntent {
        let names = (call.contacts ?? []).map(\.displayName).joined(separator: ", ")
        print(call.callCapability == .videoCall ? "Calling \(names) with video…" : "Calling \(names)…")
        fflush(stdout)
        exit(EXIT_SUCCESS)
    }
    guard let store = MessageStore() else {
        FileHandle.standardError.write(Data("Chatter has no access to \(MessageStore.group); open it with Hark.\n".utf8))
        exit(EXIT_FAILURE)
    }
    do {
        let messages = try store.messages()
        if messages.isEmpty { print("No messages yet.") }
        for message in messages {
            print("\(message.recipients.map(\.name).joined(separator: ", ")): \(message.content)")
        }
        fflush(stdout)
        exit(EXIT_SUCCESS)
    } catch {
        FileHandle.standardError.write(Data("Chatter cannot read its messages: \(error.localizedDescription)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

AppMain.run(opened: show)
