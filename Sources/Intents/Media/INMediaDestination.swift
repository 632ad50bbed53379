import AppSupport
import Foundation
import IntentSchema

/// Where media is added: the library, or a playlist by name.
public enum INMediaDestination: Hashable, Sendable {
    case library
    case playlist(String)

    public var playlistName: String? { if case .playlist(let name) = self { name } else { nil } }
}

extension INMediaDestination: IntentValueConvertible {
    package var intentValue: IntentValue {
        let type: INMediaDestinationType = playlistName == nil ? .library : .playlist
        var object = IntentObject("INMediaDestination", ["mediaDestinationType": type.intentValue])
        object.write("playlistName", playlistName)
        return .object(object)
    }

    package static func make(from value: IntentValue) throws -> INMediaDestination {
        let object = try value.requireObject("INMediaDestination")
        switch try object.read("mediaDestinationType", as: INMediaDestinationType.self) {
        case .playlist: return .playlist(try object.read("playlistName") ?? "")
        case .library: return .library
        default: throw malformed("INMediaDestination", value)
        }
    }
}

/// The class form of `INMediaDestination`.
open class INMediaDestinationReference: NSObject, NSCopying {
    package let destination: INMediaDestination

    public required init(_destination: INMediaDestination) {
        destination = _destination
        super.init()
    }

    open class func library() -> Self { Self(_destination: .library) }
    open class func playlistDestination(withName playlistName: String) -> Self { Self(_destination: .playlist(playlistName)) }

    open var mediaDestinationType: INMediaDestinationType { playlistName == nil ? .library : .playlist }
    open var playlistName: String? { destination.playlistName }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INMediaDestinationReference)?.destination == destination
    }
    open override var hash: Int { destination.hashValue }
}

extension INMediaDestination: ReferenceConvertible {
    public typealias ReferenceType = INMediaDestinationReference
    public typealias _ObjectiveCType = INMediaDestinationReference

    public func _bridgeToObjectiveC() -> INMediaDestinationReference { INMediaDestinationReference(_destination: self) }
    public static func _forceBridgeFromObjectiveC(_ source: INMediaDestinationReference, result: inout INMediaDestination?) {
        result = source.destination
    }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: INMediaDestinationReference, result: inout INMediaDestination?
    ) -> Bool {
        result = source.destination
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: INMediaDestinationReference?) -> INMediaDestination {
        source?.destination ?? .library
    }
    public var description: String { playlistName.map { "playlist(\($0))" } ?? "library" }
    public var debugDescription: String { description }
}
