import Foundation
import PropertyLists
import Testing

@Suite struct PropertyListTests {
    private let sample: PropertyList = .dictionary([
        "text": .string("Zwölf & <drei> 'Äpfel' \u{1F34E}\r"), "yes": .boolean(true), "no": .boolean(false), "one": .integer(1),
        "least": .integer(.min), "half": .real(0.5), "whole": .real(1), "when": .date(Date(timeIntervalSince1970: 86_400 * 365)),
        "bytes": .data(Data([0, 1, 2, 255])), "list": .array([.string(""), .array([]), .dictionary([:])]),
    ])

    /// What Foundation's own writer makes of the sample.
    private func foundation(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
        let values: [String: Any] = [
            "text": "Zwölf & <drei> 'Äpfel' \u{1F34E}\r", "yes": true, "no": false, "one": 1, "least": Int64.min, "half": 0.5,
            "whole": 1.0, "when": Date(timeIntervalSince1970: 86_400 * 365), "bytes": Data([0, 1, 2, 255]),
            "list": ["", [Any](), [String: Any]()] as [Any],
        ]
        return try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsWhatFoundationWrites(format: PropertyListSerialization.PropertyListFormat) throws {
        #expect(try PropertyList(foundation(format)) == sample)
    }

    @Test func writesWhatItAndFoundationRead() throws {
        let bytes = sample.xml()
        #expect(try PropertyList(bytes) == sample)
        #expect(sample.xml() == bytes)
        let values = try #require(try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any])
        #expect(values["text"] as? String == "Zwölf & <drei> 'Äpfel' \u{1F34E}\r")
        #expect(values["when"] as? Date == Date(timeIntervalSince1970: 86_400 * 365))
        #expect(values["bytes"] as? Data == Data([0, 1, 2, 255]))
    }

    @Test(arguments: ["0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "2024-02-29T12:30:05Z", "9999-12-31T23:59:59Z"])
    func datesComeBack(text: String) throws {
        let list = try PropertyList(xml("<date>\(text)</date>"))
        #expect(String(decoding: list.xml(), as: UTF8.self).contains("<date>\(text)</date>"))
    }

    private func xml(_ body: String) -> Data { Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(body)</plist>".utf8) }

    private func reason(_ bytes: Data, limits: PropertyListLimits = .bundle) -> String {
        do {
            return "read: \(try PropertyList(bytes, limits: limits).kind)"
        } catch {
            return error.reason
        }
    }

    @Test func readsTheWholeOfXML() throws {
        let list = try PropertyList(
            xml("<!-- <dict> --><dict><key>a</key><string>x<![CDATA[<&>]]>&#65;&#x1F34E;<!-- no -->y</string>\n<key/><integer> -0x10 </integer></dict>"))
        #expect(list == .dictionary(["a": .string("x<&>A\u{1F34E}y"), "": .integer(-16)]))
        #expect(try PropertyList(xml("<integer>18446744073709551615</integer>")) == .real(18_446_744_073_709_551_615))
        let latin = Data("<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>".utf8) + Data([0xFC]) + Data("</string></plist>".utf8)
        #expect(try PropertyList(latin) == .string("ü"))
    }

    @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian])
    func readsUTF16(encoding: String.Encoding) throws {
        let bytes = try #require("<plist><array><string>Straße</string></array></plist>".data(using: encoding))
        #expect(try PropertyList(bytes) == .array([.string("Straße")]))
    }

    @Test func readsOldStyle() throws {
        let text = "/* c */ { a = \"x\\n\\\"\\U00e4\\U1F34\\101\"; \"b c\" = (1, two, ); d = <0F ff>; e = { }; } // end"
        #expect(
            try PropertyList(Data(text.utf8)) == .dictionary([
                "a": .string("x\n\"ä\u{1F34}A"), "b c": .array([.string("1"), .string("two")]), "d": .data(Data([15, 255])), "e": .dictionary([:]),
            ]))
        #expect(try PropertyList(Data("\"k\" = \"v\";\nother;".utf8)) == .dictionary(["k": .string("v"), "other": .string("other")]))
        #expect(try PropertyList(Data("\"\\UD83C\\UDF4E\" = x;".utf8)) == .dictionary(["\u{1F34E}": .string("x")]))
    }

    @Test(arguments: [
        ("", "nothing"), ("<plist>", "empty list"), ("<plist><dict><key>a</key></dict></plist>", "no value for 'a'"),
        ("<plist><array><string>a</array></plist>", "<array> in <string>"), ("<plist><widget/></plist>", "unknown element"),
        ("<plist><string>&boom;</string></plist>", "unknown reference"), ("<plist><integer>1.5</integer></plist>", "no integer"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string/></plist>", "declarations"), ("<plist><string>abc", "EOF"),
        ("<plist><date>today</date></plist>", "no date"), ("<plist><data>???</data></plist>", "malformed data"),
        ("{ a = b", "unexpected EOF"), ("{ a = b c }", "missing ';'"), ("a = \"", "unexpected EOF"), ("/* ", "comment"),
    ])
    func saysWhatIsWrong(text: String, words: String) {
        #expect(reason(Data(text.utf8)).contains(words), "\(reason(Data(text.utf8)))")
    }

    @Test func tellsTheLine() {
        #expect(throws: PropertyList.Unreadable(reason: "'x' is no integer", line: 4)) {
            try PropertyList(Data("<plist>\n<array>\n<string/>\n<integer>x</integer>\n</array></plist>".utf8))
        }
        let lines = PropertyList.lines(of: Data("<plist>\n<dict>\n<key>a</key>\n<array>\n<string>s</string>\n<true/></array></dict></plist>".utf8))
        #expect(lines == ["": 2, "a": 4, "a[0]": 5, "a[1]": 6])
    }

    @Test func theLimitsHold() {
        func nested(_ depth: Int) -> Data {
            xml(String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth))
        }
        #expect(reason(nested(16)) == "read: an array")
        #expect(reason(nested(17)) == "nested more than 16 levels deep")
        #expect(reason(nested(32), limits: .definition) == "read: an array")
        #expect(reason(xml("<array>" + String(repeating: "<true/>", count: 6000) + "</array>")) == "more than 5000 values")
        #expect(reason(xml("<array>" + String(repeating: "<dict/>", count: 3000) + "</array>")) == "more than 2000 arrays and dictionaries")
        #expect(reason(Data(count: 1 << 20 + 1)).contains("the limit is"))
        #expect(reason(Data(String(repeating: "(", count: 100_000).utf8)) == "nested more than 16 levels deep")
    }

    /// A binary list from its objects; the first is the top.
    private func binary(_ objects: [[UInt8]]) -> Data {
        var bytes = Array("bplist00".utf8), offsets: [UInt8] = []
        for object in objects {
            offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
            bytes += object
        }
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
        for value in [objects.count, 0, table] { bytes += (0..<8).reversed().map { UInt8(value >> (8 * $0) & 255) } }
        return Data(bytes)
    }

    @Test func binaryListsCannotGrowOrLoop() {
        #expect(reason(binary([[0xA1, 0]])).hasPrefix("nested more than"))
        let laughs = (0..<12).map { [0xAF, 0x10, 20] + [UInt8](repeating: UInt8($0 + 1), count: 20) } + [[0x51, 0x61]]
        #expect(reason(binary(laughs)).hasPrefix("more than"))
        // One long string that is named many times counts each time.
        let long = [0x5F, 0x11, 0x40, 0x00] + [UInt8](repeating: 0x61, count: 0x4000)
        #expect(reason(binary([[0xAF, 0x11, 0x03, 0xE8] + [UInt8](repeating: 1, count: 1000), long])) == "more text than the limit allows")
        #expect(reason(binary([[0xD1, 1, 1], [0x09]])) == "a boolean as a key")
        #expect(reason(binary([[0xA1, 9]])) == "a reference to no object")
        #expect(reason(binary([[0x80, 1]])) == "an unknown kind of object")
        #expect(reason(Data("bplist00".utf8)).contains("version 0"))
    }

    /// Cut and changed files: every one is read or refused, and nothing else happens.
    @Test func controlCharactersComeBack() throws {
        let list = PropertyList.dictionary(["a\u{0}b": .string("c\u{1}\r\n\td")])
        #expect(try PropertyList(list.xml()) == list)
    }

    /// Fractions of seconds and the far past and future have no form in XML: no list holds them.
    @Test(arguments: [0.75, -0.25, 1e300, -1e300])
    func datesOfBinaryListsCanBeWritten(seconds: Double) throws {
        let bits = seconds.bitPattern
        let list = try PropertyList(binary([[0x33] + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }]))
        #expect(try PropertyList(list.xml()) == list)
    }

    @Test func damageIsRefusedOrRead() throws {
        for bytes in [try foundation(.binary), try foundation(.xml)] {
            for length in 0..<bytes.count { _ = reason(bytes.prefix(length)) }
            var state: UInt64 = 7
            for _ in 0..<3000 {
                var damaged = bytes
                for _ in 0..<3 {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 25)
                }
                let outcome = reason(damaged)
                #expect(!outcome.isEmpty)
            }
        }
    }
}
