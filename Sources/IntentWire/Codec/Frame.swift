public import IntentSchema

/// One frame of the protocol: a call, its answer, or a message that has none.
public enum Frame: Sendable, Hashable {
    case call(id: UInt64, method: WireMethod, payload: IntentValue)
    case answer(id: UInt64, payload: IntentValue)
    case failure(id: UInt64, HarkError)
    case notification(method: WireMethod, payload: IntentValue)
    /// The caller no longer wants the answer to its call.
    case cancel(id: UInt64)

    private enum Kind: UInt8 { case call = 1, answer, failure, notification, cancel }

    /// The frame as it travels: four bytes of body length, little-endian, then the body.
    /// - Throws: `wire.oversized-frame` when the body is larger than the limit: nothing is sent then.
    public func encoded(limits: WireLimits = .standard) throws(HarkError) -> [UInt8] {
        var encoder = ValueEncoder()
        encoder.reserve(512)
        for _ in 0..<4 { encoder.byte(0) }
        switch self {
        case .call(let id, let method, let payload):
            encoder.byte(Kind.call.rawValue)
            encoder.unsigned(id)
            encoder.string(method.rawValue)
            encoder.value(payload)
        case .answer(let id, let payload):
            encoder.byte(Kind.answer.rawValue)
            encoder.unsigned(id)
            encoder.value(payload)
        case .failure(let id, let error):
            encoder.byte(Kind.failure.rawValue)
            encoder.unsigned(id)
            encoder.value(error.value)
        case .notification(let method, let payload):
            encoder.byte(Kind.notification.rawValue)
            encoder.string(method.rawValue)
            encoder.value(payload)
        case .cancel(let id):
            encoder.byte(Kind.cancel.rawValue)
            encoder.unsigned(id)
        }
        var bytes = encoder.bytes
        let length = bytes.count - 4
        guard length <= limits.frameBytes else {
            throw HarkError(
                "wire.oversized-frame", detail: "a frame of \(length) bytes; the limit is \(limits.frameBytes)")
        }
        for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
        return bytes
    }

    /// Reads a frame's body (without the length).
    /// - Throws: `wire.malformed`.
    public init(body: UnsafeRawBufferPointer, limits: WireLimits = .standard) throws(HarkError) {
        var decoder = ValueDecoder(body, limits: limits)
        let raw = try decoder.byte()
        guard let kind = Kind(rawValue: raw) else { throw decoder.malformed("unknown frame kind \(raw)") }
        switch kind {
        case .call:
            self = .call(
                id: try decoder.unsigned(), method: WireMethod(rawValue: try decoder.string()),
                payload: try decoder.value())
        case .answer: self = .answer(id: try decoder.unsigned(), payload: try decoder.value())
        case .failure: self = .failure(id: try decoder.unsigned(), try HarkError(try decoder.value()))
        case .notification:
            self = .notification(method: WireMethod(rawValue: try decoder.string()), payload: try decoder.value())
        case .cancel: self = .cancel(id: try decoder.unsigned())
        }
        guard decoder.isAtEnd else { throw decoder.malformed("bytes after the end of the message") }
    }
}

extension HarkError: WireMessage {
    public init(_ value: IntentValue) throws(HarkError) {
        let fields = try MessageReader(value, "error")
        self.init(
            try fields.string("identifier"), try fields.optionalObject("arguments")?.stringFields("error") ?? [:],
            detail: try fields.optionalString("detail") ?? "")
    }

    public var value: IntentValue {
        .object(
            IntentObject("error", [
                "identifier": .string(identifier), "detail": .string(detail),
                "arguments": .object(IntentObject("dictionary", arguments.mapValues(IntentValue.string))),
            ]))
    }
}
