import CCrypt
import Foundation
public import IntentSchema

/// A PIN as it was typed: 4 to 32 digits.
public struct PIN: Sendable, Hashable {
    public static let length = 4...32

    let digits: String

    /// - Throws: `lock.bad-pin` for anything but 4 to 32 digits, half or full width, blanks around them aside.
    public init(_ text: String) throws(HarkError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let values = trimmed.compactMap(\.wholeNumberValue)
        guard values.count == trimmed.count, Self.length.contains(values.count), values.allSatisfy({ 0...9 ~= $0 }) else {
            throw HarkError("lock.bad-pin")
        }
        digits = values.map(String.init).joined()
    }

    /// A slow hash (yescrypt at the system's default cost) with a salt of its own, as `crypt` writes it.
    /// - Throws: `host.unsupported` when the system's `crypt` has no such method.
    func hash() throws(HarkError) -> String {
        guard let setting = crypt_gensalt_ra("$y$", 0, nil, 0) else {
            throw HarkError("host.unsupported", detail: "crypt: no yescrypt (errno \(errno))")
        }
        defer { free(setting) }
        guard let hash = hash(with: setting) else { throw HarkError("host.unsupported", detail: "crypt: errno \(errno)") }
        return hash
    }

    func matches(_ hash: String) -> Bool {
        guard let own = self.hash(with: hash) else { return false }
        let (first, second) = (Array(own.utf8), Array(hash.utf8))
        // In the same time wherever they differ.
        return first.count == second.count && zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func hash(with setting: UnsafePointer<CChar>) -> String? {
        var memory: UnsafeMutableRawPointer?
        var size: Int32 = 0
        defer { free(memory) }
        // A failure is nil here, never one of crypt's tokens that look like a hash.
        return crypt_ra(digits, setting, &memory, &size).map { String(cString: $0) }
    }
}
