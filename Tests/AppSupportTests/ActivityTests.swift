import AppSupport
import Foundation
import IntentSchema
import IntentWire
import Testing

@Suite struct ActivityTests {
    @Test func anActivityCrossesWithEverythingItHolds() throws {
        let activity = NSUserActivity(activityType: "org.hark.read")
        activity.title = "Reading"
        let uuid = UUID()
        activity.userInfo = [
            "text" as NSString: "a", "nested": ["list": [1, true, 2.5, Date(timeIntervalSince1970: 9)]],
            "url": URL(string: "https://example.org/x")!, "uuid": uuid, "big": UInt64.max,
            "set": NSSet(array: [1]), "null": NSNull(), "objc": NSMutableDictionary(dictionary: ["k" as NSString: "v"]),
        ]
        activity.webpageURL = URL(string: "https://example.org")
        activity.keywords = ["one", "two"]
        activity.requiredUserInfoKeys = ["text"]
        activity.isEligibleForSearch = true
        activity.isEligibleForHandoff = false
        activity.persistentIdentifier = "p"
        activity.attachments["interaction"] = IntentValue.string("kept")

        let transit = try UserActivity(activity.transit.value)
        #expect(transit == activity.transit)
        let copy = try NSUserActivity(transit)
        #expect(copy.activityType == "org.hark.read")
        #expect(copy.title == "Reading")
        let info = try #require(copy.userInfo)
        #expect(info["text"] as? String == "a")
        let list = try #require((info["nested"] as? [String: Any])?["list"] as? [Any])
        #expect(list[0] as? Int == 1)
        #expect(list[1] as? Bool == true)
        #expect(list[2] as? Double == 2.5)
        #expect(list[3] as? Date == Date(timeIntervalSince1970: 9))
        #expect(info["url"] as? URL == URL(string: "https://example.org/x"))
        #expect(info["uuid"] as? UUID == uuid)
        #expect(info["big"] as? UInt64 == UInt64.max)
        #expect((info["set"] as? NSSet)?.contains(1) == true)
        #expect(info["null"] is NSNull)
        #expect((info["objc"] as? NSDictionary)?.object(forKey: "k") as? String == "v")
        #expect(copy.webpageURL == activity.webpageURL)
        #expect(copy.keywords == ["one", "two"])
        #expect(copy.requiredUserInfoKeys == ["text"])
        #expect(copy.isEligibleForSearch)
        #expect(!copy.isEligibleForHandoff)
        #expect(copy.persistentIdentifier == "p")
        #expect(copy.attachments["interaction"] as? IntentValue == "kept")
        #expect(copy.transit == activity.transit)
    }

    @Test func whatCannotTravelIsLeftOutAndTheRestGoes() {
        struct Private {}
        let activity = NSUserActivity(activityType: "t")
        activity.userInfo = ["good": 1, "bad": Private(), 7: "no text key"]
        #expect(activity.transit.userInfo?.fields == ["good": 1])
    }

    @Test func theDelegateBringsItUpToDateFirst() {
        final class Delegate: NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.userInfo = ["page": 3] }
        }
        let delegate = Delegate()
        let activity = NSUserActivity(activityType: "t")
        activity.delegate = delegate
        activity.needsSave = true
        #expect(activity.transit.userInfo?.fields == ["page": 3])
        #expect(!activity.needsSave)
    }

    @Test func anObjectThatArchivesIsKeptAsItIs() throws {
        let components = NSDateComponents()
        components.hour = 7
        let value = try PropertyListValues.value(of: components)
        #expect((try PropertyListValues.any(from: value) as? NSDateComponents)?.hour == 7)
        final class Local: NSObject, NSSecureCoding {
            static var supportsSecureCoding: Bool { true }
            override init() {}
            init?(coder: NSCoder) {}
            func encode(with coder: NSCoder) {}
        }
        #expect(throws: HarkError.self) { try PropertyListValues.value(of: Local()) }
    }
}

@Suite struct FoundationValueTests {
    @Test func dateComponentsKeepEveryPart() throws {
        var components = DateComponents(
            calendar: Calendar(identifier: .chinese), timeZone: TimeZone(identifier: "Asia/Shanghai"), era: 1, year: 2026,
            month: 5, day: 4, hour: 3, minute: 2, second: 1, nanosecond: 9, weekday: 2, weekdayOrdinal: 1, quarter: 2,
            weekOfMonth: 3, weekOfYear: 18, yearForWeekOfYear: 2026)
        components.isLeapMonth = true
        #expect(try DateComponents.make(from: components.intentValue) == components)
        #expect(try DateComponents.make(from: DateComponents().intentValue) == DateComponents())
    }

    @Test func measurementsKeepTheirUnits() throws {
        let length = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(try Measurement<UnitLength>.make(from: length.intentValue) == length)
        let own = UnitLength(symbol: "li", converter: UnitConverterLinear(coefficient: 500))
        let back = try Measurement<UnitLength>.make(from: Measurement(value: 2, unit: own).intentValue)
        #expect(back.converted(to: .meters).value == 1000)
        #expect(back.unit.symbol == "li")
        #expect(throws: HarkError.self) {
            try Measurement<UnitLength>.make(from: .object(IntentObject("measurement", ["value": 1, "unit": "?"])))
        }
    }

    @Test func namesUrlsAndDatesComeBack() throws {
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Li"
        name.nickname = "Annie"
        var phonetic = PersonNameComponents()
        phonetic.givenName = "an-na"
        name.phoneticRepresentation = phonetic
        #expect(try PersonNameComponents.make(from: name.intentValue) == name)
        let url = try #require(URL(string: "https://example.org/a%20b"))
        #expect(try URL.make(from: url.intentValue) == url)
        #expect(throws: HarkError.self) { try URL.make(from: 5) }
        #expect(throws: HarkError.self) { try [String].make(from: ["a", 5]) }
    }
}

@Suite struct ShimTests {
    final class Observer: NSObject {
        var seen: [String] = []
        func plain() { seen.append("plain") }
        func noted(_ notification: Notification) { seen.append(notification.name.rawValue) }
        func observe(_ name: String) {
            NotificationCenter.default.addObserver(
                self, selector: Selector(plain), name: NSNotification.Name(rawValue: name), object: nil)
        }
    }

    @Test func selectorsObserveUntilRemoved() {
        let name = UUID().uuidString
        let observer = Observer()
        observer.observe(name)
        NotificationCenter.default.addObserver(
            observer, selector: Selector(Observer.noted), name: NSNotification.Name(name), object: nil)
        NotificationCenter.default.post(name: NSNotification.Name(name), object: nil)
        #expect(observer.seen.sorted() == [name, "plain"].sorted())
        NotificationCenter.default.removeObserver(observer)
        NotificationCenter.default.post(name: NSNotification.Name(name), object: nil)
        #expect(observer.seen.count == 2)
    }

    @Test func anUnboundSelectorDoesNotKeepItsObserver() {
        weak var gone: Observer?
        do {
            let observer = Observer()
            gone = observer
            NotificationCenter.default.addObserver(
                observer, selector: Selector(Observer.noted), name: NSNotification.Name(UUID().uuidString), object: nil)
        }
        #expect(gone == nil)
    }

    @Test func classNamesOfTheSurfaceAreBare() {
        #expect(NSStringFromClass(NSUserActivity.self) == "NSUserActivity")
        #expect(NSStringFromClass(Observer.self).hasSuffix("Observer"))
        #expect(NSStringFromClass(Observer.self).contains("."))
        #expect(NSUserActivity.classForCoder() == NSUserActivity.self)
        #expect(autoreleasepool { 5 } == 5)
    }
}
