public import Foundation
import Synchronization

/// What differs between runs, injected so that a run can be repeated: time, identifiers, language and place.
public struct Circumstances: Sendable {
    public var now: @Sendable () -> Date
    /// A new session identifier.
    public var makeSession: @Sendable () -> String
    /// BCP 47.
    public var locale: String
    /// A name of the time zone database.
    public var timeZone: String
    /// Whether `now` is fixed: apps are then told to take it too.
    public var fixedNow: Date?

    public init(
        now: @escaping @Sendable () -> Date, makeSession: @escaping @Sendable () -> String, locale: String, timeZone: String,
        fixedNow: Date? = nil
    ) {
        self.now = now
        self.makeSession = makeSession
        self.locale = locale
        self.timeZone = timeZone
        self.fixedNow = fixedNow
    }

    /// The system's clock and random session identifiers, which sort by time.
    public static func system(locale: String, timeZone: String? = nil) -> Circumstances {
        Circumstances(
            now: { Date() },
            makeSession: {
                let stamp = UInt64(Date().timeIntervalSince1970 * 1000)
                return String(stamp, radix: 36) + "-" + String(UInt32.random(in: .min ... .max), radix: 36)
            },
            locale: locale, timeZone: timeZone ?? TimeZone.current.identifier)
    }

    /// A clock that stands at an instant, and sessions that are numbered: the same input gives the same events.
    public static func fixed(at instant: Date, locale: String, timeZone: String) -> Circumstances {
        let count = Mutex(0)
        return Circumstances(
            now: { instant },
            makeSession: {
                count.withLock { count in
                    count += 1
                    return "session-\(count)"
                }
            },
            locale: locale, timeZone: timeZone, fixedNow: instant)
    }
}
