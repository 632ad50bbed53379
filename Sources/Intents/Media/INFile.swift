import AppSupport
import Foundation

/// A file: its bytes, or where it lies.
open class INFile: _SchemaObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INFile", [
        _Field("data", Data.self), _Field("filename", String.self), _Field("typeIdentifier", String.self),
        _Field("fileURL", URL.self), _Field("removedOnCompletion", Bool.self),
    ])
    open override class var _schema: _Schema { schema }

    public init(data: Data, filename: String, typeIdentifier: String?) {
        super.init()
        setField("data", data)
        setField("filename", filename)
        setField("typeIdentifier", typeIdentifier)
    }

    public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        super.init()
        setField("fileURL", fileURL)
        setField("filename", filename)
        setField("typeIdentifier", typeIdentifier)
    }

    /// The bytes; of a file that cannot be read, none.
    open var data: Data {
        if let data: Data = field("data") { return data }
        return fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
    }

    /// The name given, else that of the file.
    open var filename: String {
        get { field("filename", fileURL?.lastPathComponent ?? "") }
        set { setField("filename", newValue) }
    }

    open var typeIdentifier: String? { field("typeIdentifier") }
    open var fileURL: URL? { field("fileURL") }
    /// Whether the receiver deletes the file once it has it.
    open var removedOnCompletion: Bool {
        get { field("removedOnCompletion", false) }
        set { setField("removedOnCompletion", newValue) }
    }
}
