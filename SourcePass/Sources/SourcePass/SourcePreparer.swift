public import SourcePassFacts
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A source as the compiler on Linux takes it: the same lines, with what needs Objective-C or another platform prepared.
public struct PreparedSource: Sendable {
    public var text: [UInt8]
    public var facts: SourceFacts
}

/// Prepares Swift written for Xcode.
///
/// For example, of
///
///     import UIKit
///     @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
///         @IBOutlet weak var label: UILabel!
///         func watch() { NotificationCenter.default.addObserver(self, selector: #selector(show), name: .sent, object: nil) }
///         @objc func show() {}
///     }
///
/// it makes, line for line,
///
///     import AppSupport; import UIKit
///                        class AppDelegate: UIResponder, UIApplicationDelegate {
///                   weak var label: UILabel!
///         func watch() { NotificationCenter.default.addObserver(self, selector:  Selector(AppDelegate.show), name: .sent, object: nil) }
///               func show() {}
///     }
///
/// and behind the last line a function that says how to set the outlet by its name. What an extension overrides is moved into
/// the class, with the lines that it had.
///
/// Conditions (`#if os(iOS)`, `canImport`) are decided for the platform given, and what is not for it is dropped. Nothing here
/// decides whether the result compiles: that is the compiler's word. The pass never changes the user's file.
public struct SourcePreparer: Sendable {
    public var platform: Platform

    /// Bytes that one source may have. Generated sources of whole applications stay below; beyond, a parse costs seconds.
    public static let byteLimit = 8 << 20

    public init(platform: Platform) { self.platform = platform }

    /// - Parameter path: the source's absolute path, for what is moved to another place in the text.
    public func prepare(_ source: [UInt8], path: String) -> PreparedSource {
        let text = String(decoding: source, as: UTF8.self)
        let bytes = Array(text.utf8)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let pass = PreparingVisitor(tree: tree, bytes: bytes, path: path, platform: platform)
        pass.walk(tree)
        return pass.finish()
    }
}
