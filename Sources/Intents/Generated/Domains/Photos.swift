// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INSearchForPhotosIntent: INIntent {
    public override init() { super.init() }
    public init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?) {
        super.init(schema: ())
        setField("dateCreated", dateCreated)
        setField("locationCreated", locationCreated)
        setField("albumName", albumName)
        setField("searchTerms", searchTerms)
        setField("includedAttributes", includedAttributes)
        setField("excludedAttributes", excludedAttributes)
        setField("peopleInPhoto", peopleInPhoto)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForPhotosIntent }
    open var dateCreated: INDateComponentsRange? { field("dateCreated") }
    open var locationCreated: CLPlacemark? { field("locationCreated") }
    open var albumName: String? { field("albumName") }
    open var searchTerms: [String]? { field("searchTerms") }
    open var searchTermsOperator: INConditionalOperator { field("searchTermsOperator", .all) }
    open var includedAttributes: INPhotoAttributeOptions { field("includedAttributes", []) }
    open var excludedAttributes: INPhotoAttributeOptions { field("excludedAttributes", []) }
    open var peopleInPhoto: [INPerson]? { field("peopleInPhoto") }
    open var peopleInPhotoOperator: INConditionalOperator { field("peopleInPhotoOperator", .all) }
}
private let schemaOfINSearchForPhotosIntent = _Schema("INSearchForPhotosIntent", extends: INIntent._schema, [
    _Field("dateCreated", INDateComponentsRange.self), _Field("locationCreated", CLPlacemark.self),
    _Field("albumName", String.self), _Field("searchTerms", [String].self),
    _Field("searchTermsOperator", INConditionalOperator.self),
    _Field("includedAttributes", INPhotoAttributeOptions.self),
    _Field("excludedAttributes", INPhotoAttributeOptions.self), _Field("peopleInPhoto", [INPerson].self),
    _Field("peopleInPhotoOperator", INConditionalOperator.self),
])

open class INSearchForPhotosIntentResponse: INIntentResponse {
    public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINSearchForPhotosIntentResponse }
    open var code: INSearchForPhotosIntentResponseCode { INSearchForPhotosIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var searchResultsCount: Int? {
        get { field("searchResultsCount") }
        set { setField("searchResultsCount", newValue) }
    }
}
private let schemaOfINSearchForPhotosIntentResponse = _Schema("INSearchForPhotosIntentResponse", extends: INIntentResponse._schema, [
    _Field("searchResultsCount", Int.self),
])

open class INStartPhotoPlaybackIntent: INIntent {
    public override init() { super.init() }
    public init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?) {
        super.init(schema: ())
        setField("dateCreated", dateCreated)
        setField("locationCreated", locationCreated)
        setField("albumName", albumName)
        setField("searchTerms", searchTerms)
        setField("includedAttributes", includedAttributes)
        setField("excludedAttributes", excludedAttributes)
        setField("peopleInPhoto", peopleInPhoto)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartPhotoPlaybackIntent }
    open var dateCreated: INDateComponentsRange? { field("dateCreated") }
    open var locationCreated: CLPlacemark? { field("locationCreated") }
    open var albumName: String? { field("albumName") }
    open var searchTerms: [String]? { field("searchTerms") }
    open var searchTermsOperator: INConditionalOperator { field("searchTermsOperator", .all) }
    open var includedAttributes: INPhotoAttributeOptions { field("includedAttributes", []) }
    open var excludedAttributes: INPhotoAttributeOptions { field("excludedAttributes", []) }
    open var peopleInPhoto: [INPerson]? { field("peopleInPhoto") }
    open var peopleInPhotoOperator: INConditionalOperator { field("peopleInPhotoOperator", .all) }
}
private let schemaOfINStartPhotoPlaybackIntent = _Schema("INStartPhotoPlaybackIntent", extends: INIntent._schema, [
    _Field("dateCreated", INDateComponentsRange.self), _Field("locationCreated", CLPlacemark.self),
    _Field("albumName", String.self), _Field("searchTerms", [String].self),
    _Field("searchTermsOperator", INConditionalOperator.self),
    _Field("includedAttributes", INPhotoAttributeOptions.self),
    _Field("excludedAttributes", INPhotoAttributeOptions.self), _Field("peopleInPhoto", [INPerson].self),
    _Field("peopleInPhotoOperator", INConditionalOperator.self),
])

open class INStartPhotoPlaybackIntentResponse: INIntentResponse {
    public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?) {
        super.init(schema: ())
        setField("$code", code.rawValue)
        setField("$userActivity", userActivity)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override class var _schema: _Schema { schemaOfINStartPhotoPlaybackIntentResponse }
    open var code: INStartPhotoPlaybackIntentResponseCode { INStartPhotoPlaybackIntentResponseCode(rawValue: rawCode) ?? .unspecified }
    open var searchResultsCount: Int? {
        get { field("searchResultsCount") }
        set { setField("searchResultsCount", newValue) }
    }
}
private let schemaOfINStartPhotoPlaybackIntentResponse = _Schema("INStartPhotoPlaybackIntentResponse", extends: INIntentResponse._schema, [
    _Field("searchResultsCount", Int.self),
])

public enum INSearchForPhotosIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
}
extension INSearchForPhotosIntentResponseCode: IntentValueConvertible {}

public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
}
extension INStartPhotoPlaybackIntentResponseCode: IntentValueConvertible {}

