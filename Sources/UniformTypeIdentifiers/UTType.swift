@_exported import Foundation

/// A kind of data, by identifier, with its file extensions and what it conforms to. The kinds that are declared here are the common
/// ones of Apple's systems.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    private let record: Record?

    private struct Record: Hashable, Sendable {
        let extensions: [String]
        let mime: String?
        let parents: [String]
    }

    private static let records: [String: Record] = [
        "public.item": .init(extensions: [], mime: nil, parents: []),
        "public.content": .init(extensions: [], mime: nil, parents: []),
        "public.data": .init(extensions: [], mime: nil, parents: ["public.item"]),
        "public.directory": .init(extensions: [], mime: nil, parents: ["public.item"]),
        "public.folder": .init(extensions: [], mime: nil, parents: ["public.directory"]),
        "public.text": .init(extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        "public.plain-text": .init(extensions: ["txt", "text"], mime: "text/plain", parents: ["public.text"]),
        "public.utf8-plain-text": .init(extensions: [], mime: "text/plain;charset=utf-8", parents: ["public.plain-text"]),
        "public.rtf": .init(extensions: ["rtf"], mime: "text/rtf", parents: ["public.text"]),
        "public.html": .init(extensions: ["html", "htm"], mime: "text/html", parents: ["public.text"]),
        "public.xml": .init(extensions: ["xml"], mime: "application/xml", parents: ["public.text"]),
        "public.json": .init(extensions: ["json"], mime: "application/json", parents: ["public.text"]),
        "public.comma-separated-values-text": .init(extensions: ["csv"], mime: "text/csv", parents: ["public.text"]),
        "public.source-code": .init(extensions: [], mime: nil, parents: ["public.plain-text"]),
        "public.swift-source": .init(extensions: ["swift"], mime: nil, parents: ["public.source-code"]),
        "public.url": .init(extensions: [], mime: nil, parents: ["public.data"]),
        "public.file-url": .init(extensions: [], mime: nil, parents: ["public.url"]),
        "public.image": .init(extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        "public.jpeg": .init(extensions: ["jpeg", "jpg"], mime: "image/jpeg", parents: ["public.image"]),
        "public.png": .init(extensions: ["png"], mime: "image/png", parents: ["public.image"]),
        "public.heic": .init(extensions: ["heic"], mime: "image/heic", parents: ["public.image"]),
        "com.compuserve.gif": .init(extensions: ["gif"], mime: "image/gif", parents: ["public.image"]),
        "public.tiff": .init(extensions: ["tiff", "tif"], mime: "image/tiff", parents: ["public.image"]),
        "org.webmproject.webp": .init(extensions: ["webp"], mime: "image/webp", parents: ["public.image"]),
        "public.svg-image": .init(extensions: ["svg"], mime: "image/svg+xml", parents: ["public.image"]),
        "com.adobe.pdf": .init(extensions: ["pdf"], mime: "application/pdf", parents: ["public.data", "public.content"]),
        "public.audiovisual-content": .init(extensions: [], mime: nil, parents: ["public.data", "public.content"]),
        "public.movie": .init(extensions: [], mime: nil, parents: ["public.audiovisual-content"]),
        "public.video": .init(extensions: [], mime: nil, parents: ["public.movie"]),
        "public.mpeg-4": .init(extensions: ["mp4"], mime: "video/mp4", parents: ["public.movie"]),
        "com.apple.quicktime-movie": .init(extensions: ["mov"], mime: "video/quicktime", parents: ["public.movie"]),
        "public.audio": .init(extensions: [], mime: nil, parents: ["public.audiovisual-content"]),
        "public.mp3": .init(extensions: ["mp3"], mime: "audio/mpeg", parents: ["public.audio"]),
        "public.mpeg-4-audio": .init(extensions: ["m4a"], mime: "audio/mp4", parents: ["public.audio"]),
        "com.microsoft.waveform-audio": .init(extensions: ["wav"], mime: "audio/vnd.wave", parents: ["public.audio"]),
        "public.archive": .init(extensions: [], mime: nil, parents: ["public.data"]),
        "public.zip-archive": .init(extensions: ["zip"], mime: "application/zip", parents: ["public.archive"]),
        "com.apple.property-list": .init(extensions: ["plist"], mime: nil, parents: ["public.data"]),
        "public.vcard": .init(extensions: ["vcf"], mime: "text/vcard", parents: ["public.text"]),
        "public.database": .init(extensions: [], mime: nil, parents: []),
    ]

    private init(known identifier: String) { (self.identifier, record) = (identifier, Self.records[identifier]) }

    /// A kind by its identifier; nil for one that is not declared here.
    public init?(_ identifier: String) {
        guard Self.records[identifier] != nil else { return nil }
        self.init(known: identifier)
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(made: identifier, parentType) }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(made: identifier, parentType) }
    private init(made identifier: String, _ parent: UTType?) {
        self.identifier = identifier
        record = Self.records[identifier] ?? Record(extensions: [], mime: nil, parents: parent.map { [$0.identifier] } ?? ["public.data"])
    }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let name = Self.records.filter({ $0.value.extensions.contains(wanted) }).keys.sorted().first else { return nil }
        self.init(known: name)
    }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let name = Self.records.filter({ $0.value.mime == mimeType.lowercased() }).keys.sorted().first else { return nil }
        self.init(known: name)
    }

    public var preferredFilenameExtension: String? { record?.extensions.first }
    public var preferredMIMEType: String? { record?.mime }
    public var isDeclared: Bool { Self.records[identifier] != nil }
    public var isDynamic: Bool { false }
    public var localizedDescription: String? { nil }
    public var description: String { identifier }

    public func conforms(to type: UTType) -> Bool {
        type == self || (record?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let heic = UTType(known: "public.heic")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let vCard = UTType(known: "public.vcard")
    public static let database = UTType(known: "public.database")
}
