import Foundation
import HarkTexts
import IntentSchema
import Testing

@Suite struct ValueSpeakerTests {
    let english = ValueSpeaker(
        texts: Texts(locale: "en"), timeZone: "Europe/Berlin",
        enumerations: ["INCallCapability": Catalogue.shared.enumeration(named: "INCallCapability")].compactMapValues(\.self))
    let chinese = ValueSpeaker(texts: Texts(locale: "zh-Hans"), timeZone: "Asia/Shanghai")

    private func person(_ fields: [String: IntentValue]) -> IntentValue { .object(IntentObject("INPerson", fields)) }

    @Test func listsAreJoinedAsSpoken() {
        #expect(english.speak(["A"]) == "A")
        #expect(english.speak(["A", "B"]) == "A and B")
        #expect(english.speak(["A", "B", "C"]) == "A, B and C")
        #expect(chinese.speak(["甲", "乙", "丙"]) == "甲、乙和丙")
        #expect(english.speak(["1", "2", "3", "4", "5", "6", "7"]) == "1, 2, 3, 4, 5 and 2 more")
        #expect(english.speak([]) == "")
    }

    @Test func numbersAmountsAndDatesFollowTheLocale() {
        #expect(english.speak(1234567) == "1,234,567")
        #expect(english.speak(2.5) == "2.5")
        let amount = IntentObject("INCurrencyAmount", ["amount": "12.50", "currencyCode": "EUR"])
        #expect(english.speak(.object(amount)) == "€12.50")
        let noon = Date(timeIntervalSince1970: 1_767_265_200)
        #expect(english.speak(.date(noon)).contains("12:00"))
        #expect(english.speak(.date(noon)).contains("January 1, 2026"))
        #expect(chinese.speak(.date(noon)).contains("2026年1月1日"))
        let components = IntentObject("DateComponents", ["year": 2026, "month": 5, "day": 3])
        #expect(english.speak(.object(components)) == "Sunday, May 3, 2026")
        #expect(english.speak(.object(IntentObject("DateComponents", ["month": 2, "day": 29]))) == "February 29")
        #expect(chinese.speak(.object(IntentObject("DateComponents", ["month": 2, "day": 29]))) == "2月29日")
        #expect(english.speak(.object(IntentObject("DateComponents", ["hour": 17, "minute": 30]))).hasPrefix("5:30"))
        #expect(english.speak(.object(IntentObject("DateComponents", ["hour": 99]))) == "")
    }

    @Test func enumerationsAreSaidByName() {
        #expect(english.speak(2, as: .enumeration("INCallCapability")) == "video call")
        #expect(english.speak(0, as: .enumeration("INCallCapability")) == "")
        #expect(english.speak(99, as: .enumeration("INCallCapability")) == "99")
        #expect(Words.split("outgoingMessageText") == "outgoing message text")
        #expect(Words.split("INHTTPServer2") == "INHTTP server 2")
    }

    @Test func peopleAreSaidByTheirFullestName() {
        let parts = IntentValue.object(IntentObject("PersonNameComponents", ["givenName": "Anna", "familyName": "Li"]))
        #expect(english.speak(person(["displayName": "Anna"])) == "Anna")
        #expect(english.speak(person(["displayName": "Anna", "nameComponents": parts])) == "Anna Li")
        #expect(english.speak(person(["displayName": "Mum", "nameComponents": parts])) == "Mum")
        let chineseParts = IntentValue.object(IntentObject("PersonNameComponents", ["givenName": "一然", "familyName": "王"]))
        #expect(chinese.speak(person(["displayName": "", "nameComponents": chineseParts])) == "王一然")
    }

    @Test func subtitlesTellPeopleApart() {
        func handled(_ name: String, _ handle: [String: IntentValue]) -> IntentValue {
            person(["displayName": .string(name), "personHandle": .object(IntentObject("INPersonHandle", handle))])
        }
        let options = english.options(
            for: [
                handled("Anna", ["value": "1", "label": "_$!<Work>!$_"]), handled("Anna", ["value": "2"]),
                handled("Bo", ["value": "3"]), handled("Cy", ["label": "boat"]),
            ], as: nil)
        #expect(options.map(\.subtitle) == ["work", "2", nil, "boat"])
    }

    @Test func valuesBuiltToGoOnForeverStop() {
        var value = IntentValue.array(["deep"])
        for _ in 0..<1000 { value = .array([value]) }
        #expect(english.speak(value) == "")
    }
}
