import Foundation
import IntentSchema
import Testing

@testable import IntentWire

@Suite struct ValueCodecTests {
    static let samples: [IntentValue] = [
        .null, true, false, 0, -1, .integer(.min), .integer(.max), 1.5, .number(-.greatestFiniteMagnitude), "", "héllo 🙂 你好\u{0}",
        .data(Data([0, 255])), .date(Date(timeIntervalSinceReferenceDate: 0.123_456)), [], [1, "two", [3]],
        .opaque(type: "NSKeyedArchive", bytes: Data([1, 2, 3])),
        .object(IntentObject("INPerson", ["displayName": "Anna", "aliases": ["A", .object(IntentObject("x"))]])),
    ]

    @Test(arguments: samples) func roundTrip(_ value: IntentValue) throws {
        let frame = Frame.call(id: .max, method: .resolve, payload: value)
        #expect(try decode(frame.encoded()) == frame)
    }

    @Test func equalValuesHaveEqualBytes() throws {
        var fields: [String: IntentValue] = [:]
        for index in 0..<50 { fields["f\(index)"] = .integer(Int64(index)) }
        let reversed = Dictionary(uniqueKeysWithValues: fields.sorted { $0.key > $1.key })
        let one = try Frame.answer(id: 1, payload: .object(IntentObject("t", fields))).encoded()
        let other = try Frame.answer(id: 1, payload: .object(IntentObject("t", reversed))).encoded()
        #expect(one == other)
    }

    @Test func everyTruncationIsRefused() throws {
        let bytes = try Frame.answer(id: 300, payload: .array(Self.samples)).encoded()
        for length in 4..<bytes.count {
            #expect(throws: HarkError.self) { try decode(Array(bytes[0..<length])) }
        }
    }

    @Test func everyDamagedByteIsReadOrRefusedButNeverTraps() throws {
        let bytes = try Frame.call(id: 7, method: .handle, payload: .array(Self.samples)).encoded()
        for index in 4..<bytes.count {
            for mask in [UInt8(0x01), 0x80, 0xff] {
                var damaged = bytes
                damaged[index] ^= mask
                if let frame = try? decode(damaged) {
                    // What was understood can be written again.
                    _ = try frame.encoded()
                }
            }
        }
    }

    @Test func randomBytesAreReadOrRefused() {
        var random = SplitMix(seed: 42)
        for _ in 0..<20_000 {
            let body = (0..<Int.random(in: 0..<64, using: &random)).map { _ in UInt8.random(in: 0...12, using: &random) }
            _ = try? decode([0, 0, 0, 0] + body)
        }
    }

    @Test func aLengthBeyondTheFrameReservesNothing() {
        // An array that claims 2^60 elements in a frame of a few bytes.
        var encoder = ValueEncoder()
        for _ in 0..<4 { encoder.byte(0) }
        encoder.byte(2)
        encoder.unsigned(1)
        encoder.byte(ValueTag.array.rawValue)
        encoder.unsigned(1 << 60)
        let error = #expect(throws: HarkError.self) { try decode(encoder.bytes) }
        #expect(error?.identifier == "wire.malformed")
    }

    @Test func nestingAndCountsAreBounded() throws {
        var deep: IntentValue = 1
        for _ in 0..<200 { deep = [deep] }
        let nested = try Frame.answer(id: 1, payload: deep).encoded()
        #expect(throws: HarkError.self) { try decode(nested) }

        let many = try Frame.answer(id: 1, payload: .array(Array(repeating: .null, count: 1000))).encoded()
        #expect(throws: HarkError.self) { try decode(many, limits: WireLimits(values: 1000)) }
        #expect(throws: Never.self) { try decode(many, limits: WireLimits(values: 1001)) }
    }

    @Test func anOversizedFrameIsNotSent() {
        let frame = Frame.answer(id: 1, payload: .data(Data(count: 2000)))
        let error = #expect(throws: HarkError.self) { try frame.encoded(limits: WireLimits(frameBytes: 1000)) }
        #expect(error?.identifier == "wire.oversized-frame")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNoneAreRefused(_ number: Double) throws {
        let bytes = try Frame.answer(id: 1, payload: .number(number)).encoded()
        #expect(#expect(throws: HarkError.self) { try decode(bytes) }?.identifier == "wire.malformed")
    }

    @Test(arguments: [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98], [0xc0, 0x80]] as [[UInt8]])
    func invalidTextIsRefusedAndNotRepaired(_ bytes: [UInt8]) {
        var encoder = ValueEncoder()
        for _ in 0..<4 { encoder.byte(0) }
        encoder.byte(2)
        encoder.unsigned(1)
        encoder.byte(ValueTag.string.rawValue)
        encoder.unsigned(UInt64(bytes.count))
        for byte in bytes { encoder.byte(byte) }
        #expect(#expect(throws: HarkError.self) { try decode(encoder.bytes) }?.identifier == "wire.malformed")
    }

    @Test func duplicateFieldsAreRefused() {
        var encoder = ValueEncoder()
        for _ in 0..<4 { encoder.byte(0) }
        encoder.byte(2)
        encoder.unsigned(1)
        encoder.byte(ValueTag.object.rawValue)
        encoder.string("t")
        encoder.unsigned(2)
        for _ in 0..<2 {
            encoder.string("same")
            encoder.value(1)
        }
        #expect(throws: HarkError.self) { try decode(encoder.bytes) }
    }

    func decode(_ bytes: [UInt8], limits: WireLimits = .standard) throws -> Frame {
        try bytes.withUnsafeBytes { try Frame(body: UnsafeRawBufferPointer(rebasing: $0[4...]), limits: limits) }
    }
}

struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
