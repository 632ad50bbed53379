// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INAddMediaIntent: INIntent {
    public override init() { super.init() }
    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?) {
        super.init(schema: ())
        setField("mediaItems", mediaItems)
        setField("mediaSearch", mediaSearch)
        setField("mediaDestination", mediaDestination)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAddMediaIntent }
    open var mediaItems: [INMediaItem]? { field("mediaItems") }
    open var mediaSearch: INMediaSearch? { field("mediaSearch") }
    open var mediaDestination: INMediaDestination? { field("mediaDestination") }
}
private let schemaOfINAddMediaIntent = _Schema("INAddMediaIntent", extends: INIntent._schema, [
    _Field("mediaItems", [INMediaItem].self), _Field("mediaSearch", INMediaSearch.self),
    _Field("mediaDestination", INMediaDestination.self),
])

open class INAddMediaIntentResponse: INIntentResponse {
    public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINAddMediaIntentResponse }
    open var code: INAddMediaIntentResponseCode { INAddMediaIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINAddMediaIntentResponse = _Schema("INAddMediaIntentResponse", extends: INIntentResponse._schema)

open class INPlayMediaIntent: INIntent {
    public override init() { super.init() }
    public init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil) {
        super.init(schema: ())
        setField("mediaItems", mediaItems)
        setField("mediaContainer", mediaContainer)
        setField("playShuffled", playShuffled)
        setField("playbackRepeatMode", playbackRepeatMode)
        setField("resumePlayback", resumePlayback)
        setField("playbackQueueLocation", playbackQueueLocation)
        setField("playbackSpeed", playbackSpeed)
        setField("mediaSearch", mediaSearch)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPlayMediaIntent }
    open var mediaItems: [INMediaItem]? { field("mediaItems") }
    open var mediaContainer: INMediaItem? { field("mediaContainer") }
    open var playShuffled: Bool? { field("playShuffled") }
    open var playbackRepeatMode: INPlaybackRepeatMode { field("playbackRepeatMode", .unknown) }
    open var resumePlayback: Bool? { field("resumePlayback") }
    open var playbackQueueLocation: INPlaybackQueueLocation { field("playbackQueueLocation", .unknown) }
    open var playbackSpeed: Double? { field("playbackSpeed") }
    open var mediaSearch: INMediaSearch? { field("mediaSearch") }
}
private let schemaOfINPlayMediaIntent = _Schema("INPlayMediaIntent", extends: INIntent._schema, [
    _Field("mediaItems", [INMediaItem].self), _Field("mediaContainer", INMediaItem.self),
    _Field("playShuffled", Bool.self), _Field("playbackRepeatMode", INPlaybackRepeatMode.self),
    _Field("resumePlayback", Bool.self), _Field("playbackQueueLocation", INPlaybackQueueLocation.self),
    _Field("playbackSpeed", Double.self), _Field("mediaSearch", INMediaSearch.self),
])

open class INPlayMediaIntentResponse: INIntentResponse {
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINPlayMediaIntentResponse }
    open var code: INPlayMediaIntentResponseCode { INPlayMediaIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var nowPlayingInfo: [String : Any]? {
        get { field("nowPlayingInfo") }
        set { setField("nowPlayingInfo", newValue) }
    }
}
private let schemaOfINPlayMediaIntentResponse = _Schema("INPlayMediaIntentResponse", extends: INIntentResponse._schema, [
    _Field("nowPlayingInfo", [String : Any].self),
])

open class INSearchForMediaIntent: INIntent {
    public override init() { super.init() }
    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
        super.init(schema: ())
        setField("mediaItems", mediaItems)
        setField("mediaSearch", mediaSearch)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForMediaIntent }
    open var mediaItems: [INMediaItem]? { field("mediaItems") }
    open var mediaSearch: INMediaSearch? { field("mediaSearch") }
}
private let schemaOfINSearchForMediaIntent = _Schema("INSearchForMediaIntent", extends: INIntent._schema, [
    _Field("mediaItems", [INMediaItem].self), _Field("mediaSearch", INMediaSearch.self),
])

open class INSearchForMediaIntentResponse: INIntentResponse {
    public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForMediaIntentResponse }
    open var code: INSearchForMediaIntentResponseCode { INSearchForMediaIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var mediaItems: [INMediaItem]? {
        get { field("mediaItems") }
        set { setField("mediaItems", newValue) }
    }
}
private let schemaOfINSearchForMediaIntentResponse = _Schema("INSearchForMediaIntentResponse", extends: INIntentResponse._schema, [
    _Field("mediaItems", [INMediaItem].self),
])

open class INUpdateMediaAffinityIntent: INIntent {
    public override init() { super.init() }
    public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
        super.init(schema: ())
        setField("mediaItems", mediaItems)
        setField("mediaSearch", mediaSearch)
        setField("affinityType", affinityType)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINUpdateMediaAffinityIntent }
    open var mediaItems: [INMediaItem]? { field("mediaItems") }
    open var mediaSearch: INMediaSearch? { field("mediaSearch") }
    open var affinityType: INMediaAffinityType { field("affinityType", .unknown) }
}
private let schemaOfINUpdateMediaAffinityIntent = _Schema("INUpdateMediaAffinityIntent", extends: INIntent._schema, [
    _Field("mediaItems", [INMediaItem].self), _Field("mediaSearch", INMediaSearch.self),
    _Field("affinityType", INMediaAffinityType.self),
])

open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
    public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINUpdateMediaAffinityIntentResponse }
    open var code: INUpdateMediaAffinityIntentResponseCode { INUpdateMediaAffinityIntentResponseCode(rawValue: rawCode) ?? .unspecified }
}
private let schemaOfINUpdateMediaAffinityIntentResponse = _Schema("INUpdateMediaAffinityIntentResponse", extends: INIntentResponse._schema)

public enum INAddMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case handleInApp = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}
extension INAddMediaIntentResponseCode: IntentValueConvertible {}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case handleInApp = 5
    case failure = 6
    case failureRequiringAppLaunch = 7
    case failureUnknownMediaType = 8
    case failureNoUnplayedContent = 9
    case failureRestrictedContent = 10
    case failureMaxStreamLimitReached = 11
}
extension INPlayMediaIntentResponseCode: IntentValueConvertible {}

public enum INSearchForMediaIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}
extension INSearchForMediaIntentResponseCode: IntentValueConvertible {}

public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
}
extension INUpdateMediaAffinityIntentResponseCode: IntentValueConvertible {}

