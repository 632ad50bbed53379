/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt8
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    /// The word before a message; none for an ordinary one.
    package var word: String? {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }
}

/// Where messages of one subsystem and category go: the standard error of this process, which Hark keeps as the log of
/// the extension or app. All levels are written.
public final class OSLog: Sendable {
    /// Categories with a meaning of their own.
    public struct Category: Hashable, Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    package let subsystem: String
    package let category: String
    package let isOn: Bool

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isOn) = (subsystem, category, true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(isOn: Bool) { (subsystem, category, self.isOn) = ("", "", isOn) }

    public static let `default` = OSLog(isOn: true)
    public static let disabled = OSLog(isOn: false)

    public func isEnabled(type: OSLogType) -> Bool { isOn }
    /// Nothing here records intervals; see `os_signpost`.
    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        if isOn { LogSink.write(LogSink.line(subsystem: subsystem, category: category, type: type, message())) }
    }
}
