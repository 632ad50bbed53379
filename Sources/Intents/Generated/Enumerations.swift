// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public enum INAccountType: Int, Sendable {
    case unknown = 0
    case checking = 1
    case credit = 2
    case debit = 3
    case investment = 4
    case mortgage = 5
    case prepaid = 6
    case saving = 7
}
extension INAccountType: IntentValueConvertible {}

public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
    case playlistNameNotFound = 1
    case playlistNotEditable = 2
}
extension INAddMediaMediaDestinationUnsupportedReason: IntentValueConvertible {}

public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8
}
extension INAddMediaMediaItemUnsupportedReason: IntentValueConvertible {}

public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
    case listShouldBeCreated = 1
}
extension INAddTasksTargetTaskListConfirmationReason: IntentValueConvertible {}

public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
    case timeInPast = 1
    case invalidRecurrence = 2
}
extension INAddTasksTemporalEventTriggerUnsupportedReason: IntentValueConvertible {}

public enum INAmountType: Int, Sendable {
    case unknown = 0
    case minimumDue = 1
    case amountDue = 2
    case currentBalance = 3
    case maximumTransferAmount = 4
    case minimumTransferAmount = 5
    case statementBalance = 6
}
extension INAmountType: IntentValueConvertible {}

public enum INBalanceType: Int, Sendable {
    case unknown = 0
    case money = 1
    case points = 2
    case miles = 3
}
extension INBalanceType: IntentValueConvertible {}

public enum INBillType: Int, Sendable {
    case unknown = 0
    case autoInsurance = 1
    case cable = 2
    case carLease = 3
    case carLoan = 4
    case creditCard = 5
    case electricity = 6
    case gas = 7
    case garbageAndRecycling = 8
    case healthInsurance = 9
    case homeInsurance = 10
    case internet = 11
    case lifeInsurance = 12
    case mortgage = 13
    case musicStreaming = 14
    case phone = 15
    case rent = 16
    case sewer = 17
    case studentLoan = 18
    case trafficTicket = 19
    case tuition = 20
    case utilities = 21
    case water = 22
}
extension INBillType: IntentValueConvertible {}

public enum INCallAudioRoute: Int, Sendable {
    case unknown = 0
    case speakerphoneAudioRoute = 1
    case bluetoothAudioRoute = 2
}
extension INCallAudioRoute: IntentValueConvertible {}

public enum INCallCapability: Int, Sendable {
    case unknown = 0
    case audioCall = 1
    case videoCall = 2
}
extension INCallCapability: IntentValueConvertible {}

public struct INCallCapabilityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var audioCall: Self { Self(rawValue: 1) }
    public static var videoCall: Self { Self(rawValue: 2) }
}
extension INCallCapabilityOptions: IntentValueConvertible {}

public enum INCallDestinationType: Int, Sendable {
    case unknown = 0
    case normal = 1
    case emergency = 2
    case voicemail = 3
    case redial = 4
    case callBack = 5
    public static var normalDestination: Self { .normal }
    public static var emergencyDestination: Self { .emergency }
    public static var voicemailDestination: Self { .voicemail }
    public static var redialDestination: Self { .redial }
}
extension INCallDestinationType: IntentValueConvertible {}

public enum INCallRecordType: Int, Sendable {
    case unknown = 0
    case outgoing = 1
    case missed = 2
    case received = 3
    case latest = 4
    case voicemail = 5
    case ringing = 6
    case inProgress = 7
    case onHold = 8
}
extension INCallRecordType: IntentValueConvertible {}

public struct INCallRecordTypeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var outgoing: Self { Self(rawValue: 1) }
    public static var missed: Self { Self(rawValue: 2) }
    public static var received: Self { Self(rawValue: 4) }
    public static var latest: Self { Self(rawValue: 8) }
    public static var voicemail: Self { Self(rawValue: 16) }
    public static var ringing: Self { Self(rawValue: 32) }
    public static var inProgress: Self { Self(rawValue: 64) }
    public static var onHold: Self { Self(rawValue: 128) }
}
extension INCallRecordTypeOptions: IntentValueConvertible {}

public enum INCarAirCirculationMode: Int, Sendable {
    case unknown = 0
    case freshAir = 1
    case recirculateAir = 2
}
extension INCarAirCirculationMode: IntentValueConvertible {}

public enum INCarAudioSource: Int, Sendable {
    case sourceUnknown = 0
    case sourceCarPlay = 1
    case sourceiPod = 2
    case sourceRadio = 3
    case sourceBluetooth = 4
    case sourceAUX = 5
    case sourceUSB = 6
    case sourceMemoryCard = 7
    case sourceOpticalDrive = 8
    case sourceHardDrive = 9
}
extension INCarAudioSource: IntentValueConvertible {}

public enum INCarDefroster: Int, Sendable {
    case unknown = 0
    case front = 1
    case rear = 2
    case all = 3
}
extension INCarDefroster: IntentValueConvertible {}

public enum INCarSeat: Int, Sendable {
    case unknown = 0
    case driver = 1
    case passenger = 2
    case frontLeft = 3
    case frontRight = 4
    case front = 5
    case rearLeft = 6
    case rearRight = 7
    case rear = 8
    case thirdRowLeft = 9
    case thirdRowRight = 10
    case thirdRow = 11
    case all = 12
}
extension INCarSeat: IntentValueConvertible {}

public struct INCarSignalOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var audible: Self { Self(rawValue: 1) }
    public static var visible: Self { Self(rawValue: 2) }
}
extension INCarSignalOptions: IntentValueConvertible {}

public enum INConditionalOperator: Int, Sendable {
    case all = 0
    case any = 1
    case none = 2
}
extension INConditionalOperator: IntentValueConvertible {}

extension INDailyRoutineRelevanceProvider {
    public enum Situation: Int, Sendable {
        case morning = 0
        case evening = 1
        case home = 2
        case work = 3
        case school = 4
        case gym = 5
        case commute = 6
        case headphonesConnected = 7
        case activeWorkout = 8
        case physicalActivityIncomplete = 9
    }
}
extension INDailyRoutineRelevanceProvider.Situation: IntentValueConvertible {}

public enum INDateSearchType: Int, Sendable {
    case unknown = 0
    case byDueDate = 1
    case byModifiedDate = 2
    case byCreatedDate = 3
}
extension INDateSearchType: IntentValueConvertible {}

public struct INDayOfWeekOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var monday: Self { Self(rawValue: 1) }
    public static var tuesday: Self { Self(rawValue: 2) }
    public static var wednesday: Self { Self(rawValue: 4) }
    public static var thursday: Self { Self(rawValue: 8) }
    public static var friday: Self { Self(rawValue: 16) }
    public static var saturday: Self { Self(rawValue: 32) }
    public static var sunday: Self { Self(rawValue: 64) }
}
extension INDayOfWeekOptions: IntentValueConvertible {}

public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
    case noTaskListFound = 1
}
extension INDeleteTasksTaskListUnsupportedReason: IntentValueConvertible {}

public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
    case noTasksFound = 1
    case noTasksInApp = 2
}
extension INDeleteTasksTaskUnsupportedReason: IntentValueConvertible {}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
extension INFocusStatusAuthorizationStatus: IntentValueConvertible {}

extension INIntentError {
    public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900
        case donatingInteraction = 1901
        case deletingAllInteractions = 1902
        case deletingInteractionWithIdentifiers = 1903
        case deletingInteractionWithGroupIdentifier = 1904
        case intentSupportedByMultipleExtension = 2001
        case restrictedIntentsNotSupportedByExtension = 2002
        case noHandlerProvidedForIntent = 2003
        case invalidIntentName = 2004
        case noAppAvailable = 2005
        case requestTimedOut = 3001
        case missingInformation = 3002
        case invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000
        case extensionBringUpFailed = 5001
        case imageGeneric = 6000
        case imageNoServiceAvailable = 6001
        case imageStorageFailed = 6002
        case imageLoadingFailed = 6003
        case imageRetrievalFailed = 6004
        case imageProxyLoop = 6005
        case imageProxyInvalid = 6006
        case imageProxyTimeout = 6007
        case imageServiceFailure = 6008
        case imageScalingFailed = 6009
        case permissionDenied = 6010
        case voiceShortcutCreationFailed = 7000
        case voiceShortcutGetFailed = 7001
        case voiceShortcutDeleteFailed = 7002
        case encodingGeneric = 8000
        case encodingFailed = 8001
        case decodingGeneric = 9000
        case unableToCreateAppIntentRepresentation = 10000
        case noAppIntent = 10001
    }
    public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
    public static var donatingInteraction: Code { .donatingInteraction }
    public static var deletingAllInteractions: Code { .deletingAllInteractions }
    public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
    public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
    public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
    public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    public static var invalidIntentName: Code { .invalidIntentName }
    public static var noAppAvailable: Code { .noAppAvailable }
    public static var requestTimedOut: Code { .requestTimedOut }
    public static var missingInformation: Code { .missingInformation }
    public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
    public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
    public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
    public static var imageGeneric: Code { .imageGeneric }
    public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
    public static var imageStorageFailed: Code { .imageStorageFailed }
    public static var imageLoadingFailed: Code { .imageLoadingFailed }
    public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
    public static var imageProxyLoop: Code { .imageProxyLoop }
    public static var imageProxyInvalid: Code { .imageProxyInvalid }
    public static var imageProxyTimeout: Code { .imageProxyTimeout }
    public static var imageServiceFailure: Code { .imageServiceFailure }
    public static var imageScalingFailed: Code { .imageScalingFailed }
    public static var permissionDenied: Code { .permissionDenied }
    public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
    public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
    public static var encodingGeneric: Code { .encodingGeneric }
    public static var encodingFailed: Code { .encodingFailed }
    public static var decodingGeneric: Code { .decodingGeneric }
    public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
    public static var noAppIntent: Code { .noAppIntent }
}
extension INIntentError.Code: IntentValueConvertible {}

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case deferredToApplication = 5
    case userConfirmationRequired = 6
}
extension INIntentHandlingStatus: IntentValueConvertible {}

public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2
}
extension INInteractionDirection: IntentValueConvertible {}

public enum INLocationSearchType: Int, Sendable {
    case unknown = 0
    case byLocationTrigger = 1
}
extension INLocationSearchType: IntentValueConvertible {}

public enum INMediaAffinityType: Int, Sendable {
    case unknown = 0
    case like = 1
    case dislike = 2
}
extension INMediaAffinityType: IntentValueConvertible {}

public enum INMediaDestinationType: Int, Sendable {
    case unknown = 0
    case library = 1
    case playlist = 2
}
extension INMediaDestinationType: IntentValueConvertible {}

public enum INMediaItemType: Int, Sendable {
    case unknown = 0
    case song = 1
    case album = 2
    case artist = 3
    case genre = 4
    case playlist = 5
    case podcastShow = 6
    case podcastEpisode = 7
    case podcastPlaylist = 8
    case musicStation = 9
    case audioBook = 10
    case movie = 11
    case tvShow = 12
    case tvShowEpisode = 13
    case musicVideo = 14
    case podcastStation = 15
    case radioStation = 16
    case station = 17
    case music = 18
    case algorithmicRadioStation = 19
    case news = 20
}
extension INMediaItemType: IntentValueConvertible {}

public enum INMediaReference: Int, Sendable {
    case unknown = 0
    case currentlyPlaying = 1
    case my = 2
}
extension INMediaReference: IntentValueConvertible {}

public enum INMediaSortOrder: Int, Sendable {
    case unknown = 0
    case newest = 1
    case oldest = 2
    case best = 3
    case worst = 4
    case popular = 5
    case unpopular = 6
    case trending = 7
    case recommended = 8
}
extension INMediaSortOrder: IntentValueConvertible {}

extension INMediaUserContext {
    public enum SubscriptionStatus: Int, Sendable {
        case unknown = 0
        case notSubscribed = 1
        case subscribed = 2
    }
}
extension INMediaUserContext.SubscriptionStatus: IntentValueConvertible {}

public enum INMessageAttribute: Int, Sendable {
    case unknown = 0
    case read = 1
    case unread = 2
    case flagged = 3
    case unflagged = 4
    case played = 5
}
extension INMessageAttribute: IntentValueConvertible {}

public struct INMessageAttributeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var read: Self { Self(rawValue: 1) }
    public static var unread: Self { Self(rawValue: 2) }
    public static var flagged: Self { Self(rawValue: 4) }
    public static var unflagged: Self { Self(rawValue: 8) }
    public static var played: Self { Self(rawValue: 16) }
}
extension INMessageAttributeOptions: IntentValueConvertible {}

public enum INMessageReactionType: Int, Sendable {
    case unknown = 0
    case emoji = 1
    case generic = 2
}
extension INMessageReactionType: IntentValueConvertible {}

public enum INMessageType: Int, Sendable {
    case unspecified = 0
    case text = 1
    case audio = 2
    case digitalTouch = 3
    case handwriting = 4
    case sticker = 5
    case tapbackLiked = 6
    case tapbackDisliked = 7
    case tapbackEmphasized = 8
    case tapbackLoved = 9
    case tapbackQuestioned = 10
    case tapbackLaughed = 11
    case mediaCalendar = 12
    case mediaLocation = 13
    case mediaAddressCard = 14
    case mediaImage = 15
    case mediaVideo = 16
    case mediaPass = 17
    case mediaAudio = 18
    case paymentSent = 19
    case paymentRequest = 20
    case paymentNote = 21
    case animoji = 22
    case activitySnippet = 23
    case file = 24
    case link = 25
    case reaction = 26
    case mediaAnimatedImage = 27
    case thirdPartyAttachment = 28
}
extension INMessageType: IntentValueConvertible {}

public enum INNoteContentType: Int, Sendable {
    case unknown = 0
    case text = 1
    case image = 2
}
extension INNoteContentType: IntentValueConvertible {}

public enum INNotebookItemType: Int, Sendable {
    case unknown = 0
    case note = 1
    case taskList = 2
    case task = 3
}
extension INNotebookItemType: IntentValueConvertible {}

public enum INOutgoingMessageType: Int, Sendable {
    case unknown = 0
    case outgoingMessageText = 1
    case outgoingMessageAudio = 2
}
extension INOutgoingMessageType: IntentValueConvertible {}

public enum INPaymentMethodType: Int, Sendable {
    case unknown = 0
    case checking = 1
    case savings = 2
    case brokerage = 3
    case debit = 4
    case credit = 5
    case prepaid = 6
    case store = 7
    case applePay = 8
}
extension INPaymentMethodType: IntentValueConvertible {}

public enum INPaymentStatus: Int, Sendable {
    case unknown = 0
    case pending = 1
    case completed = 2
    case canceled = 3
    case failed = 4
    case unpaid = 5
}
extension INPaymentStatus: IntentValueConvertible {}

public enum INPersonHandleType: Int, Sendable {
    case unknown = 0
    case emailAddress = 1
    case phoneNumber = 2
}
extension INPersonHandleType: IntentValueConvertible {}

public enum INPersonSuggestionType: Int, Sendable {
    case none = 0
    case socialProfile = 1
    case instantMessageAddress = 2
}
extension INPersonSuggestionType: IntentValueConvertible {}

public struct INPhotoAttributeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var photo: Self { Self(rawValue: 1) }
    public static var video: Self { Self(rawValue: 2) }
    public static var GIF: Self { Self(rawValue: 4) }
    public static var flash: Self { Self(rawValue: 8) }
    public static var landscapeOrientation: Self { Self(rawValue: 16) }
    public static var portraitOrientation: Self { Self(rawValue: 32) }
    public static var favorite: Self { Self(rawValue: 64) }
    public static var selfie: Self { Self(rawValue: 128) }
    public static var frontFacingCamera: Self { Self(rawValue: 256) }
    public static var screenshot: Self { Self(rawValue: 512) }
    public static var burstPhoto: Self { Self(rawValue: 1024) }
    public static var hdrPhoto: Self { Self(rawValue: 2048) }
    public static var squarePhoto: Self { Self(rawValue: 4096) }
    public static var panoramaPhoto: Self { Self(rawValue: 8192) }
    public static var timeLapseVideo: Self { Self(rawValue: 16384) }
    public static var slowMotionVideo: Self { Self(rawValue: 32768) }
    public static var noirFilter: Self { Self(rawValue: 65536) }
    public static var chromeFilter: Self { Self(rawValue: 131072) }
    public static var instantFilter: Self { Self(rawValue: 262144) }
    public static var tonalFilter: Self { Self(rawValue: 524288) }
    public static var transferFilter: Self { Self(rawValue: 1048576) }
    public static var monoFilter: Self { Self(rawValue: 2097152) }
    public static var fadeFilter: Self { Self(rawValue: 4194304) }
    public static var processFilter: Self { Self(rawValue: 8388608) }
    public static var portraitPhoto: Self { Self(rawValue: 16777216) }
    public static var livePhoto: Self { Self(rawValue: 33554432) }
    public static var loopPhoto: Self { Self(rawValue: 67108864) }
    public static var bouncePhoto: Self { Self(rawValue: 134217728) }
    public static var longExposurePhoto: Self { Self(rawValue: 268435456) }
}
extension INPhotoAttributeOptions: IntentValueConvertible {}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8
}
extension INPlayMediaMediaItemUnsupportedReason: IntentValueConvertible {}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
    case belowMinimum = 1
    case aboveMaximum = 2
}
extension INPlayMediaPlaybackSpeedUnsupportedReason: IntentValueConvertible {}

public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown = 0
    case now = 1
    case next = 2
    case later = 3
}
extension INPlaybackQueueLocation: IntentValueConvertible {}

public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown = 0
    case none = 1
    case all = 2
    case one = 3
}
extension INPlaybackRepeatMode: IntentValueConvertible {}

public enum INRadioType: Int, Sendable {
    case unknown = 0
    case AM = 1
    case FM = 2
    case HD = 3
    case satellite = 4
    case DAB = 5
}
extension INRadioType: IntentValueConvertible {}

public enum INRecurrenceFrequency: Int, Sendable {
    case unknown = 0
    case minute = 1
    case hourly = 2
    case daily = 3
    case weekly = 4
    case monthly = 5
    case yearly = 6
}
extension INRecurrenceFrequency: IntentValueConvertible {}

public enum INRelativeReference: Int, Sendable {
    case unknown = 0
    case next = 1
    case previous = 2
}
extension INRelativeReference: IntentValueConvertible {}

public enum INRelativeSetting: Int, Sendable {
    case unknown = 0
    case lowest = 1
    case lower = 2
    case higher = 3
    case highest = 4
}
extension INRelativeSetting: IntentValueConvertible {}

public enum INRelevantShortcutRole: Int, Sendable {
    case action = 0
    case information = 1
}
extension INRelevantShortcutRole: IntentValueConvertible {}

public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum = 2
    case paymentsCurrencyUnsupported = 3
}
extension INRequestPaymentCurrencyAmountUnsupportedReason: IntentValueConvertible {}

public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
    case credentialsUnverified = 1
    case noAccount = 2
    case noValidHandle = 3
}
extension INRequestPaymentPayerUnsupportedReason: IntentValueConvertible {}

public enum INReservationActionType: Int, Sendable {
    case unknown = 0
    case checkIn = 1
}
extension INReservationActionType: IntentValueConvertible {}

public enum INReservationStatus: Int, Sendable {
    case unknown = 0
    case canceled = 1
    case pending = 2
    case hold = 3
    case confirmed = 4
}
extension INReservationStatus: IntentValueConvertible {}

public enum INRestaurantReservationUserBookingStatus: Int, Sendable {
    case pending = 0
    case confirmed = 1
    case denied = 2
}
extension INRestaurantReservationUserBookingStatus: IntentValueConvertible {}

public struct INRideFeedbackTypeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var rate: Self { Self(rawValue: 1) }
    public static var tip: Self { Self(rawValue: 2) }
}
extension INRideFeedbackTypeOptions: IntentValueConvertible {}

public enum INRidePhase: Int, Sendable {
    case unknown = 0
    case received = 1
    case confirmed = 2
    case ongoing = 3
    case completed = 4
    case approachingPickup = 5
    case pickup = 6
}
extension INRidePhase: IntentValueConvertible {}

public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8
}
extension INSearchForMediaMediaItemUnsupportedReason: IntentValueConvertible {}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1
    case offline = 2
    case messagingServiceNotEnabledForRecipient = 3
    case noValidHandle = 4
    case requestedHandleInvalid = 5
    case noHandleForLabel = 6
    case requiringInAppAuthentication = 7
}
extension INSendMessageRecipientUnsupportedReason: IntentValueConvertible {}

public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
    case paymentsAmountBelowMinimum = 1
    case paymentsAmountAboveMaximum = 2
    case paymentsCurrencyUnsupported = 3
}
extension INSendPaymentCurrencyAmountUnsupportedReason: IntentValueConvertible {}

public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
    case credentialsUnverified = 1
    case insufficientFunds = 2
    case noAccount = 3
    case noValidHandle = 4
}
extension INSendPaymentPayeeUnsupportedReason: IntentValueConvertible {}

public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
    case timeInPast = 1
    case invalidRecurrence = 2
}
extension INSetTaskAttributeTemporalEventTriggerUnsupportedReason: IntentValueConvertible {}

public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var sleepMindfulness: Self { Self(rawValue: 1) }
    public static var sleepJournaling: Self { Self(rawValue: 2) }
    public static var sleepMusic: Self { Self(rawValue: 4) }
    public static var sleepPodcasts: Self { Self(rawValue: 8) }
    public static var sleepReading: Self { Self(rawValue: 16) }
    public static var sleepWrapUpYourDay: Self { Self(rawValue: 32) }
    public static var sleepYogaAndStretching: Self { Self(rawValue: 64) }
}
extension INShortcutAvailabilityOptions: IntentValueConvertible {}

public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}
extension INSiriAuthorizationStatus: IntentValueConvertible {}

public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
    case noTasksFound = 1
}
extension INSnoozeTasksTaskUnsupportedReason: IntentValueConvertible {}

public enum INSortType: Int, Sendable {
    case unknown = 0
    case asIs = 1
    case byDate = 2
}
extension INSortType: IntentValueConvertible {}

public enum INSpatialEvent: Int, Sendable {
    case unknown = 0
    case arrive = 1
    case depart = 2
}
extension INSpatialEvent: IntentValueConvertible {}

public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
    case videoCallUnsupported = 1
    case microphoneNotAccessible = 2
    case cameraNotAccessible = 3
}
extension INStartCallCallCapabilityUnsupportedReason: IntentValueConvertible {}

public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
    case noMatchingCall = 1
}
extension INStartCallCallRecordToCallBackUnsupportedReason: IntentValueConvertible {}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
    case noContactFound = 1
    case multipleContactsUnsupported = 2
    case noHandleForLabel = 3
    case invalidHandle = 4
    case unsupportedMmiUssd = 5
    case noCallHistoryForRedial = 6
    case noUsableHandleForRedial = 7
    case requiringInAppAuthentication = 8
}
extension INStartCallContactUnsupportedReason: IntentValueConvertible {}

extension INSticker {
    public enum StickerType: Int, Sendable {
        case unknown = 0
        case emoji = 1
        case generic = 2
    }
}
extension INSticker.StickerType: IntentValueConvertible {}

public enum INTaskPriority: Int, Sendable {
    case unknown = 0
    case notFlagged = 1
    case flagged = 2
}
extension INTaskPriority: IntentValueConvertible {}

public enum INTaskStatus: Int, Sendable {
    case unknown = 0
    case notCompleted = 1
    case completed = 2
}
extension INTaskStatus: IntentValueConvertible {}

public enum INTaskType: Int, Sendable {
    case unknown = 0
    case notCompletable = 1
    case completable = 2
}
extension INTaskType: IntentValueConvertible {}

public struct INTemporalEventTriggerTypeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var notScheduled: Self { Self(rawValue: 1) }
    public static var scheduledNonRecurring: Self { Self(rawValue: 2) }
    public static var scheduledRecurring: Self { Self(rawValue: 4) }
}
extension INTemporalEventTriggerTypeOptions: IntentValueConvertible {}

public enum INTicketedEventCategory: Int, Sendable {
    case unknown = 0
    case movie = 1
}
extension INTicketedEventCategory: IntentValueConvertible {}

public enum INUpcomingMediaPredictionMode: Int, Sendable {
    case `default` = 0
    case onlyPredictSuggestedIntents = 1
}
extension INUpcomingMediaPredictionMode: IntentValueConvertible {}

public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1
    case subscriptionRequired = 2
    case unsupportedMediaType = 3
    case explicitContentSettings = 4
    case cellularDataSettings = 5
    case restrictedContent = 6
    case serviceUnavailable = 7
    case regionRestriction = 8
}
extension INUpdateMediaAffinityMediaItemUnsupportedReason: IntentValueConvertible {}

public enum INVisualCodeType: Int, Sendable {
    case unknown = 0
    case contact = 1
    case requestPayment = 2
    case sendPayment = 3
    case transit = 4
    case bus = 5
    case subway = 6
}
extension INVisualCodeType: IntentValueConvertible {}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName = 2
    case photoTag = 100
    case photoAlbumName = 101
    case workoutActivityName = 200
    case carProfileName = 300
    case carName = 301
    case paymentsOrganizationName = 400
    case paymentsAccountNickname = 401
    case notebookItemTitle = 500
    case notebookItemGroupName = 501
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName = 701
    case mediaAudiobookTitle = 702
    case mediaAudiobookAuthorName = 703
    case mediaShowTitle = 704
}
extension INVocabularyStringType: IntentValueConvertible {}

public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown = 0
    case inch = 1
    case meter = 2
    case foot = 3
    case mile = 4
    case yard = 5
    case second = 6
    case minute = 7
    case hour = 8
    case joule = 9
    case kiloCalorie = 10
}
extension INWorkoutGoalUnitType: IntentValueConvertible {}

public enum INWorkoutLocationType: Int, Sendable {
    case unknown = 0
    case outdoor = 1
    case indoor = 2
}
extension INWorkoutLocationType: IntentValueConvertible {}

extension INCar {
    public struct ChargingConnectorType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static var ccs1: Self { Self(rawValue: "INCarChargingConnectorTypeCCS1") }
        public static var ccs2: Self { Self(rawValue: "INCarChargingConnectorTypeCCS2") }
        public static var chaDeMo: Self { Self(rawValue: "INCarChargingConnectorTypeCHAdeMO") }
        public static var gbtAC: Self { Self(rawValue: "INCarChargingConnectorTypeGBTAC") }
        public static var gbtDC: Self { Self(rawValue: "INCarChargingConnectorTypeGBTDC") }
        public static var j1772: Self { Self(rawValue: "INCarChargingConnectorTypeJ1772") }
        public static var mennekes: Self { Self(rawValue: "INCarChargingConnectorTypeMennekes") }
        public static var nacsAC: Self { Self(rawValue: "INCarChargingConnectorTypeNACSAC") }
        public static var nacsDC: Self { Self(rawValue: "INCarChargingConnectorTypeNACSDC") }
        public static var tesla: Self { Self(rawValue: "INCarChargingConnectorTypeTesla") }
    }
}
extension INCar.ChargingConnectorType: IntentValueConvertible {}

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static var home: Self { Self(rawValue: "_$!<Home>!$_") }
    public static var homeFax: Self { Self(rawValue: "_$!<HomeFax>!$_") }
    public static var iPhone: Self { Self(rawValue: "iPhone") }
    public static var main: Self { Self(rawValue: "_$!<Main>!$_") }
    public static var mobile: Self { Self(rawValue: "_$!<Mobile>!$_") }
    public static var other: Self { Self(rawValue: "_$!<Other>!$_") }
    public static var pager: Self { Self(rawValue: "_$!<Pager>!$_") }
    public static var school: Self { Self(rawValue: "_$!<School>!$_") }
    public static var work: Self { Self(rawValue: "_$!<Work>!$_") }
    public static var workFax: Self { Self(rawValue: "_$!<WorkFax>!$_") }
}
extension INPersonHandleLabel: IntentValueConvertible {}

public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static var assistant: Self { Self(rawValue: "_$!<Assistant>!$_") }
    public static var brother: Self { Self(rawValue: "_$!<Brother>!$_") }
    public static var child: Self { Self(rawValue: "_$!<Child>!$_") }
    public static var daughter: Self { Self(rawValue: "_$!<Daughter>!$_") }
    public static var father: Self { Self(rawValue: "_$!<Father>!$_") }
    public static var friend: Self { Self(rawValue: "_$!<Friend>!$_") }
    public static var manager: Self { Self(rawValue: "_$!<Manager>!$_") }
    public static var mother: Self { Self(rawValue: "_$!<Mother>!$_") }
    public static var parent: Self { Self(rawValue: "_$!<Parent>!$_") }
    public static var partner: Self { Self(rawValue: "_$!<Partner>!$_") }
    public static var sister: Self { Self(rawValue: "_$!<Sister>!$_") }
    public static var son: Self { Self(rawValue: "_$!<Son>!$_") }
    public static var spouse: Self { Self(rawValue: "_$!<Spouse>!$_") }
}
extension INPersonRelationship: IntentValueConvertible {}

public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static var crosstraining: Self { Self(rawValue: "INWorkoutNameIdentifierCrosstraining") }
    public static var cycle: Self { Self(rawValue: "INWorkoutNameIdentifierCycle") }
    public static var dance: Self { Self(rawValue: "INWorkoutNameIdentifierDance") }
    public static var elliptical: Self { Self(rawValue: "INWorkoutNameIdentifierElliptical") }
    public static var exercise: Self { Self(rawValue: "INWorkoutNameIdentifierExercise") }
    public static var highIntensityIntervalTraining: Self { Self(rawValue: "INWorkoutNameIdentifierHighIntensityIntervalTraining") }
    public static var hike: Self { Self(rawValue: "INWorkoutNameIdentifierHike") }
    public static var indoorcycle: Self { Self(rawValue: "INWorkoutNameIdentifierIndoorcycle") }
    public static var indoorrun: Self { Self(rawValue: "INWorkoutNameIdentifierIndoorrun") }
    public static var indoorwalk: Self { Self(rawValue: "INWorkoutNameIdentifierIndoorwalk") }
    public static var move: Self { Self(rawValue: "INWorkoutNameIdentifierMove") }
    public static var other: Self { Self(rawValue: "INWorkoutNameIdentifierOther") }
    public static var rower: Self { Self(rawValue: "INWorkoutNameIdentifierRower") }
    public static var run: Self { Self(rawValue: "INWorkoutNameIdentifierRun") }
    public static var sit: Self { Self(rawValue: "INWorkoutNameIdentifierSit") }
    public static var stairs: Self { Self(rawValue: "INWorkoutNameIdentifierStairs") }
    public static var stand: Self { Self(rawValue: "INWorkoutNameIdentifierStand") }
    public static var steps: Self { Self(rawValue: "INWorkoutNameIdentifierSteps") }
    public static var swim: Self { Self(rawValue: "INWorkoutNameIdentifierSwim") }
    public static var walk: Self { Self(rawValue: "INWorkoutNameIdentifierWalk") }
    public static var yoga: Self { Self(rawValue: "INWorkoutNameIdentifierYoga") }
}
extension INWorkoutNameIdentifier: IntentValueConvertible {}

