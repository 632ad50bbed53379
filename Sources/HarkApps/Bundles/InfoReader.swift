import Foundation
import IntentSchema
import PropertyLists

/// Reads the keys of a property list's dictionary; everything of the wrong type is `bundle.bad-value` with its key path.
struct InfoReader {
    private let values: [String: PropertyList]
    private let prefix: String
    /// The file, for errors.
    let file: String
    private let variables: BuildVariables

    /// Bytes of one string, more than any name, identifier or usage text needs.
    static let maximumString = 8 << 10

    init(_ values: [String: PropertyList], prefix: String = "", file: String, variables: BuildVariables) {
        self.values = values
        self.prefix = prefix
        self.file = file
        self.variables = variables
    }

    func bad(_ key: String, _ reason: String) -> HarkError {
        HarkError("bundle.bad-value", ["key": prefix + key], detail: "\(file): \(prefix)\(key): \(reason)")
    }

    /// The string with its build variables filled.
    /// - Throws: `bundle.bad-value` when it is no string, too long, holds control characters or an unknown variable.
    func string(_ key: String) throws(HarkError) -> String? {
        guard let value = try rawString(key) else { return nil }
        let (text, unknown) = variables.resolve(value)
        if let name = unknown.first { throw bad(key, "$(\(name)) has no value") }
        return text
    }

    /// The string as it stands, or nil when it is absent or empty.
    func rawString(_ key: String) throws(HarkError) -> String? {
        guard let value = values[key] else { return nil }
        guard case .string(let text) = value else { throw bad(key, "\(value.kind), not a string") }
        try check(text, key)
        return text.isEmpty ? nil : text
    }

    func strings(_ key: String) throws(HarkError) -> [String] {
        var strings: [String] = []
        for (index, value) in try array(key).enumerated() {
            guard case .string(let text) = value else { throw bad("\(key)[\(index)]", "\(value.kind), not a string") }
            try check(text, "\(key)[\(index)]")
            let resolved = variables.resolve(text).text
            if !resolved.isEmpty, !strings.contains(resolved) { strings.append(resolved) }
        }
        return strings
    }

    func dictionary(_ key: String) throws(HarkError) -> InfoReader? {
        guard let value = values[key] else { return nil }
        guard case .dictionary(let entries) = value else { throw bad(key, "\(value.kind), not a dictionary") }
        return InfoReader(entries, prefix: "\(prefix)\(key).", file: file, variables: variables)
    }

    func dictionaries(_ key: String) throws(HarkError) -> [InfoReader] {
        var readers: [InfoReader] = []
        for (index, value) in try array(key).enumerated() {
            guard case .dictionary(let entries) = value else {
                throw bad("\(key)[\(index)]", "\(value.kind), not a dictionary")
            }
            readers.append(
                InfoReader(entries, prefix: "\(prefix)\(key)[\(index)].", file: file, variables: variables))
        }
        return readers
    }

    private func array(_ key: String) throws(HarkError) -> [PropertyList] {
        guard let value = values[key] else { return [] }
        guard case .array(let elements) = value else { throw bad(key, "\(value.kind), not an array") }
        guard elements.count <= 1000 else { throw bad(key, "\(elements.count) elements; the limit is 1000") }
        return elements
    }

    private func check(_ text: String, _ key: String) throws(HarkError) {
        guard text.utf8.count <= Self.maximumString else {
            throw bad(key, "\(text.utf8.count) bytes; the limit is \(Self.maximumString)")
        }
        // A terminal would obey control characters that it is shown.
        if let scalar = text.unicodeScalars.first(where: {
            $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" && $0 != "\r"
        }) {
            throw bad(key, "control character U+\(String(scalar.value, radix: 16, uppercase: true))")
        }
    }
}

/// Identifiers become names of directories, so they must be safe as such.
enum BundleIdentifier {
    /// With ".app" behind it the name still fits into 255 bytes.
    static let maximumBytes = 250

    /// Why `text` cannot be an identifier, or nil when it can.
    static func fault(_ text: String) -> String? {
        if text.isEmpty { return "empty" }
        if text.utf8.count > maximumBytes { return "\(text.utf8.count) bytes; the limit is \(maximumBytes)" }
        if text.hasPrefix(".") || text.hasSuffix(".") || text.contains("..") { return "an empty part between dots" }
        for scalar in text.unicodeScalars {
            if scalar == "/" || scalar == "\\" { return "a path separator" }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned:
                return "the character U+\(String(scalar.value, radix: 16, uppercase: true))"
            default: continue
            }
        }
        return nil
    }
}
