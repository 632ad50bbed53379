public import Foundation

/// A folder of sources that were made.
public struct SourceFolder: Sendable {
    public var url: URL

    public init(_ url: URL) { self.url = url }

    /// Writes a file unless it holds these bytes already: what depends on it is then not built again.
    /// - Returns: whether it was written.
    @discardableResult
    public func write(_ file: SourceFile) throws -> Bool {
        let target = url.appending(path: file.path)
        let data = Data(file.text.utf8)
        if (try? Data(contentsOf: target)) == data { return false }
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target, options: .atomic)
        return true
    }
}
