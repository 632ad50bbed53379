import Contacts
import Foundation
import Glibc

// A process that uses defaults as an app does, for the tests of what several processes do to one list.
//
//     DefaultsWriter write SUITE PREFIX COUNT     sets PREFIX0 … and ends
//     DefaultsWriter forever SUITE PREFIX         sets PREFIX0 … until it is killed, a line for each that is set
//     DefaultsWriter probe SUITE                  says what it got: "nil", or the value of "greeting" and the group's folder
//     DefaultsWriter message SUITE                stores a message the way a public SiriKit tutorial does

func line(_ text: String) {
    print(text)
    fflush(stdout)
}

let arguments = CommandLine.arguments
switch arguments.count > 2 ? arguments[1] : "" {
case "write":
    let defaults = UserDefaults(suiteName: arguments[2])
    for index in 0..<(Int(arguments[4]) ?? 0) { defaults?.set(index, forKey: "\(arguments[3])\(index)") }
case "forever":
    let defaults = UserDefaults(suiteName: arguments[2])
    var index = 0
    while true {
        defaults?.set("value \(index)", forKey: "\(arguments[3])\(index % 50)")
        line("\(index)")
        index += 1
    }
case "probe":
    guard let defaults = UserDefaults(suiteName: arguments[2]) else {
        line("nil")
        _ = UserDefaults(suiteName: arguments[2])
        break
    }
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: arguments[2])
    line("\(defaults.string(forKey: "greeting") ?? "nothing") in \(folder?.path ?? "nothing")")
case "message":
    let dictMessage = NSMutableDictionary()
    dictMessage.setObject("I'll be late", forKey: "message" as NSCopying)
    dictMessage.setObject("Anna Li", forKey: "recipient" as NSCopying)
    UserDefaults(suiteName: arguments[2])?.set(dictMessage, forKey: "dictMessage")
    UserDefaults.standard.set(true, forKey: "hasSent")
default:
    FileHandle.standardError.write(Data("usage: DefaultsWriter write|forever|probe|message SUITE …\n".utf8))
    exit(2)
}
