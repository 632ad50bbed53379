import Foundation

/// What can be made of data of certain kinds.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can be written as data of certain kinds.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An item in one or more kinds, each loaded when somebody asks.
open class NSItemProvider: NSObject {
    private var kinds: [(identifier: String, load: (@escaping (Any?, (any Error)?) -> Void) -> Void)] = []
    open var suggestedName: String?

    public override init() { super.init() }
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        kinds.append((typeIdentifier ?? "public.data", { $0(item, nil) }))
    }
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    open var registeredTypeIdentifiers: [String] { kinds.map(\.identifier) }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { kinds.contains { $0.identifier == typeIdentifier } }
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: Int = 0,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { kinds.append((typeIdentifier, { done in _ = loadHandler { done($0, $1) } })) }
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping (@escaping (Any?, (any Error)?) -> Void) -> Void) {
        kinds.append((typeIdentifier, loadHandler))
    }

    /// Loads an item; one of another kind is a Cocoa error.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let kind = kinds.first(where: { $0.identifier == typeIdentifier }) else {
            completionHandler?(nil, CocoaError(.fileReadUnsupportedScheme))
            return
        }
        kind.load { completionHandler?($0, $1) }
    }
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadItem(forTypeIdentifier: typeIdentifier) { item, error in
            switch item {
            case let data as Data: completionHandler(data, error)
            case let url as URL: completionHandler(try? Data(contentsOf: url), error)
            case let text as String: completionHandler(Data(text.utf8), error)
            default: completionHandler(nil, error ?? CocoaError(.fileReadUnknown))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}

/// One of an extension's input or output items.
open class NSExtensionItem: NSObject {
    public override init() { super.init() }
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
