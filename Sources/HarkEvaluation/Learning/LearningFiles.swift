import Foundation
public import HarkLearning
public import IntentSchema

/// Reads labelled sentences from files. `Documentation/Learning.md` describes the formats.
public struct LearningFiles: Sendable {
    public enum Format: String, Sendable, CaseIterable {
        /// JSON of the Snips 2017 set: intents with queries made of pieces, of which some name an entity.
        case snips
        /// Tags in the BIO scheme: `seq.in`, `seq.out`, `label` line by line, or one file in columns.
        case bio
    }

    public var format: Format
    /// Larger files are refused, in bytes.
    public static let largestFile = 512 << 20

    public init(format: Format) { self.format = format }

    /// - Parameter path: a file, a folder of such files, or, for `bio`, what stands before `.seq.in`.
    /// - Returns: the sentences in the order of the files' names and lines.
    /// - Throws: `usage.unreadable-file`, or `learning.bad-file` with file and line in the detail.
    public func sentences(at path: String) throws(HarkError) -> [TaggedSentence] {
        let found: [TaggedSentence]
        switch format {
        case .snips: found = try SnipsReader(files: self).sentences(at: path)
        case .bio: found = try BIOReader(files: self).sentences(at: path)
        }
        guard !found.isEmpty else { throw Self.bad(path, "no sentence is in it") }
        return found
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) && !isFolder(path) }

    /// The files of a folder whose names end so, in order of name.
    func files(in folder: String, ending: String) throws(HarkError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }.sorted().map {
                "\(folder)/\($0)"
            }
        } catch {
            throw HarkError("usage.unreadable-file", ["path": folder], detail: error.localizedDescription)
        }
    }

    /// The text of a file in UTF-8, or else Latin 1, which some of the Snips files are in.
    func text(of path: String) throws(HarkError) -> String {
        let data: Data
        do {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            guard size <= Self.largestFile else { throw Self.bad(path, "\(size) bytes; at most \(Self.largestFile)") }
            data = try Data(contentsOf: URL(filePath: path))
        } catch let error as HarkError {
            throw error
        } catch {
            throw HarkError("usage.unreadable-file", ["path": path], detail: error.localizedDescription)
        }
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw Self.bad(path, "the text is neither UTF-8 nor Latin 1")
        }
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }

    static func bad(_ path: String, _ detail: String) -> HarkError {
        HarkError("learning.bad-file", ["path": path], detail: "\(path): \(detail)")
    }
}
