public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: Error, CustomNSError, Hashable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
        case headingFailure = 3
        case regionMonitoringDenied = 4
        case regionMonitoringFailure = 5
        case regionMonitoringSetupDelayed = 6
        case regionMonitoringResponseDelayed = 7
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult = 9
        case geocodeCanceled = 10
    }

    public static var errorDomain: String { kCLErrorDomain }
    public let code: Code
    private let detail: String

    public init(_ code: Code, detail: String = "") {
        self.code = code
        self.detail = detail
    }

    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: detail.isEmpty ? "\(code)" : detail] }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

extension CLError.Code {
    /// Lets `catch CLError.Code` patterns match.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns addresses into places. Hark works on the device and has no map to look in: every request ends with
/// `CLError.network`, as on a phone without a connection.
public final class CLGeocoder: NSObject {
    public var isGeocoding: Bool { false }

    private static let offline = CLError(
        .network, detail: "geocoder.offline: Hark has no map data; an app that needs places brings its own")

    public func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, Self.offline)
    }

    public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, Self.offline)
    }

    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw Self.offline }

    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw Self.offline }

    public func cancelGeocode() {}
}
