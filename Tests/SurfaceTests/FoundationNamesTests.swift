import AppSupport
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import os

@Suite struct FoundationNamesTests {
    @Test func lengthsOfTime() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: 3725) == "1:02:05")
        #expect(formatter.string(from: 65) == "1:05")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3720) == "1 hour, 2 minutes")
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 3720) == "62 minutes")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 60) == "1m")
        formatter.allowedUnits = []
        formatter.calendar?.locale = Locale(identifier: "zh-Hans")
        #expect(formatter.string(from: 3720) == "1小时2分钟")
    }

    @Test func bytesInTheOrderOfTheNetwork() {
        let port = Int(OSHostByteOrder()) == OSLittleEndian ? _OSSwapInt16(80) : 80
        #expect(port == UInt16(80).bigEndian)
        #expect("alpha".applyingTransform(.latinToGreek, reverse: false) == "ἀλφα")
    }

    @Test func timesFromNow() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 60) == "in 1 minute")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        formatter.locale = Locale(identifier: "zh-Hans")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "昨天")
        #expect(formatter.localizedString(fromTimeInterval: 3 * 86400) == "3天后")
    }

    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["tea", "milk", "bread"]) == "tea, milk, and bread")
        #expect(formatter.string(from: ["tea", "milk"]) == "tea and milk")
        formatter.locale = Locale(identifier: "zh-Hans")
        #expect(formatter.string(from: ["茶", "奶"]) == "茶和奶")
    }

    @Test func associatedObjectsBelongToTheirObject() {
        let (first, second) = (NSObject(), NSObject())
        let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        defer { key.deallocate() }
        objc_setAssociatedObject(first, key, "one", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) as? String == "one")
        #expect(objc_getAssociatedObject(second, key) == nil)
        objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) == nil)
    }

    @MainActor @Test func selectorsByNameReachRegisteredMethods() {
        ObjectClasses.shared.register(OrderController.objectClass())
        let controller = OrderController(nibName: nil, bundle: nil)
        let name = NSNotification.Name("SurfaceTests.reset")
        NotificationCenter.default.addObserver(controller, selector: Selector("reset"), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(controller.steps == ["reset"])
        NotificationCenter.default.removeObserver(controller)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(controller.value(forKey: "steps") as? [String] == ["reset"])
        #expect(controller.responds(to: Selector("pay:")))
        #expect(!controller.responds(to: Selector("unknown")))
    }

    @Test func kindsOfFiles() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType("org.example.unknown") == nil)
    }

    @Test func aNotificationWithoutTriggerIsDeliveredAtOnce() async throws {
        let center = UNUserNotificationCenter()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        content.title = "changed later"
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "b", content: content, trigger: later))
        #expect(await center.deliveredNotifications().map(\.request.content.title) == ["Tea"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }
}

@Suite struct LogTests {
    @Test func formatsOfC() {
        #expect(FormatString.render("%d of %{public}@, %5.1f%% %x", [3, "tea", 12.34, 255]) == "3 of tea,  12.3% ff")
        #expect(FormatString.render("%{private}@ and %s", ["secret", "text"]) == "<private> and text")
        #expect(FormatString.render("%@ %@", ["one"]) == "one (missing)")
        #expect(FormatString.render("%{public}@", [Optional<String>.none as Any]) == "(null)")
        #expect(FormatString.render("100%", []) == "100%")
    }

    @Test func linesNameWhereAMessageIsFrom() {
        #expect(LogSink.line(subsystem: "org.example", category: "net", type: .error, "lost") == "[org.example:net] error: lost")
        #expect(LogSink.line(subsystem: "", category: "", type: .default, "plain") == "plain")
    }
}
