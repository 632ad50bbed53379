import CFuzzDriver
import Foundation
import IntentDefinitions
import PropertyLists

// Whatever the bytes are, the reader ends with a definition or a diagnostic; what it read is written, read again and the
// same. A crash, a hang (-timeout) and memory without bound (-rss_limit_mb) are findings, and so is a difference.
func check(_ bytes: Data) {
    let first = DefinitionReader().read(bytes, path: "fuzzed")
    guard let file = first.file else {
        precondition(first.hasErrors, "refused without a diagnostic")
        return
    }
    let written = file.write()
    let second = DefinitionReader().read(written, path: "fuzzed")
    guard let again = second.file else { fatalError("what was written cannot be read: \(second.diagnostics)") }
    if let difference = difference(file.propertyList, again.propertyList, "") {
        fatalError("a round trip changes the definition: \(difference)")
    }
    precondition(again.write() == written, "writing twice gives other bytes")
    // Whatever was read can be translated, to the same descriptions each time.
    precondition(DefinitionSet(files: [file]).descriptions() == DefinitionSet(files: [again]).descriptions(), "a round trip changes the meaning")
}

/// Where two lists differ first.
func difference(_ left: PropertyList, _ right: PropertyList, _ path: String) -> String? {
    switch (left, right) {
    case (.dictionary(let left), .dictionary(let right)):
        for key in Set(left.keys).union(right.keys).sorted() {
            guard let one = left[key], let other = right[key] else { return "\(path).\(key) is there once only" }
            if let found = difference(one, other, "\(path).\(key)") { return found }
        }
        return nil
    case (.array(let left), .array(let right)):
        guard left.count == right.count else { return "\(path): \(left.count) and \(right.count) elements" }
        return zip(left, right).enumerated().lazy.compactMap { difference($1.0, $1.1, "\(path)[\($0)]") }.first
    case (.real(let left), .real(let right)) where left.isNaN && right.isNaN: return nil
    default: return left == right ? nil : "\(path): \(left) and \(right)"
    }
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, length in
        check(bytes.map { Data(bytes: $0, count: length) } ?? Data())
        return 0
    })
