import Foundation

/// Why a file could not be read or written.
public enum FileProblem: Error, Hashable, Sendable {
    /// The disk, a quota or a limit on file sizes leaves no room.
    case full
    /// There is no right to write here, or what should be a folder is something else.
    case notWritable
    /// Another program changes the file again and again while it is being changed here.
    case busy
    /// The file is not text in UTF-8.
    case notText
    /// Anything else, with the system's number for it.
    case failed(Int32)

    init(_ number: Int32) {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EACCES, EPERM, EROFS, ENOTDIR, EISDIR, ELOOP: self = .notWritable
        default: self = .failed(number)
        }
    }
}
