import AppSupport
import Foundation
import IntentSchema
import IntentWire

@_spi(Generated) extension HandlerTableBuilder {
    // MARK: Collections

    public mutating func options<T: AnyObject>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (
            Handler, Intent, String?, @escaping @Sendable (INObjectCollection<T>?, (any Error)?) -> Void
        ) -> Void
    ) { add(parameter, method, call) { OptionsMaker.options($0) } }

    public mutating func optionsAsync<T: AnyObject>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, String?) async throws -> INObjectCollection<T>
    ) { addAsync(parameter, method, call) { OptionsMaker.options($0) } }

    // MARK: Arrays, the form of iOS 13

    public mutating func optionsArray<T>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, String?, @escaping @Sendable ([T]?, (any Error)?) -> Void) -> Void
    ) { add(parameter, method, call) { ParameterOptionsItems(sections: [(nil, $0)], isIndexed: false) } }

    public mutating func optionsArrayAsync<T>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, String?) async throws -> [T]
    ) { addAsync(parameter, method, call) { ParameterOptionsItems(sections: [(nil, $0)], isIndexed: false) } }

    // MARK: Default values

    public mutating func defaultValue<T>(
        _ parameter: String, _ method: String, _ call: @escaping @Sendable (Handler, Intent) -> T?
    ) {
        let maker = OptionsMaker(intent: table.intentName, parameter: parameter)
        let attempt: IntentHandlerTable.Attempt<OptionsOutcome> = { handler, intent, _, next, answer in
            guard let handler = handler as? Handler, let intent = intent as? Intent else { return next() }
            let probe = Probe(method)
            let value = Probe.$current.withValue(probe) { call(handler, intent) }
            if probe.isMarked { next() } else { answer(maker.defaultValue(value)) }
        }
        table.defaults[parameter, default: []].append(attempt)
    }

    // MARK: Calling

    private mutating func add<Value>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, String?, @escaping @Sendable (Value?, (any Error)?) -> Void) -> Void,
        _ items: @escaping @Sendable (Value) -> ParameterOptionsItems
    ) {
        let maker = OptionsMaker(intent: table.intentName, parameter: parameter)
        table.options[parameter, default: []].append { searchTerm in
            Self.completion(
                method, false, maker.released(method),
                { (handler, intent, done: @escaping @Sendable (OptionsOutcome) -> Void) in
                    call(handler, intent, searchTerm) { done(maker.outcome($0.map(items), $1)) }
                }, { $0 })
        }
    }

    private mutating func addAsync<Value>(
        _ parameter: String, _ method: String,
        _ call: @escaping @Sendable (Handler, Intent, String?) async throws -> Value,
        _ items: @escaping @Sendable (Value) -> ParameterOptionsItems
    ) {
        let maker = OptionsMaker(intent: table.intentName, parameter: parameter)
        table.options[parameter, default: []].append { searchTerm in
            Self.async(
                method,
                { (handler, intent) -> OptionsOutcome in
                    do {
                        return maker.outcome(items(try await call(handler, intent, searchTerm)), nil)
                    } catch {
                        return maker.outcome(nil, error)
                    }
                }, { $0 })
        }
    }
}

/// An app's options before they are values.
struct ParameterOptionsItems {
    var sections: [(title: String?, items: [Any])]
    var isIndexed: Bool
}

/// Turns what a handler gave into what the host gets.
private struct OptionsMaker {
    let intent: String
    let parameter: String

    static func options<T: AnyObject>(_ collection: INObjectCollection<T>) -> ParameterOptionsItems {
        ParameterOptionsItems(
            sections: collection.sections.map { ($0.title, $0.items) }, isIndexed: collection.usesIndexedCollation)
    }

    /// Neither options nor an error is an empty list; with both, the error counts.
    func outcome(_ items: ParameterOptionsItems?, _ error: (any Error)?) -> OptionsOutcome {
        if let error { return .failure(failure(error.localizedDescription, "\(type(of: error)): \(error)")) }
        var options = ParameterOptions(sections: [], usesIndexedCollation: items?.isIndexed ?? false)
        var count = 0
        for section in items?.sections ?? [] {
            count += section.items.count
            guard count <= OptionsAnswer.limit else {
                return .failure(failure(nil, "more than \(OptionsAnswer.limit) values"))
            }
            var values: [IntentValue] = []
            for item in section.items {
                guard let value = Self.value(of: item) else { return .failure(failure(nil, "a value of type \(type(of: item))")) }
                values.append(value)
            }
            options.sections.append(ParameterOptions.Section(title: section.title, items: values))
        }
        return .success(OptionsAnswer(options).value)
    }

    func defaultValue(_ value: Any?) -> OptionsOutcome {
        guard let value else { return .success(.null) }
        guard let converted = Self.value(of: value) else { return .failure(failure(nil, "a value of type \(type(of: value))")) }
        return .success(converted)
    }

    func released(_ method: String) -> OptionsOutcome {
        .failure(HarkError("app.released", detail: "\(method): the completion was released without being called"))
    }

    private func failure(_ message: String?, _ detail: String) -> HarkError {
        var arguments = ["intent": intent, "parameter": parameter]
        arguments["message"] = message
        return HarkError("app.options-failed", arguments, detail: "\(intent).\(parameter): \(detail)")
    }

    /// Foundation's classes stand for the values of primitive parameters, which a collection cannot hold.
    private static func value(of item: Any) -> IntentValue? {
        switch item {
        case let items as [Any]:
            let values = items.compactMap(value(of:))
            return values.count == items.count ? .array(values) : nil
        case let text as NSString: return .string(text as String)
        case let url as NSURL: return .string(url.absoluteString)
        case let components as NSDateComponents: return (components as DateComponents).intentValue
        case let convertible as any IntentValueConvertible: return convertible.intentValue
        case let measurement as NSMeasurement:
            let unit = measurement.unit as? Dimension
            return unit.map { Measurement(value: measurement.doubleValue, unit: $0).intentValue }
        case let enumeration as any RawRepresentable:
            return (enumeration.rawValue as? Int ?? (enumeration.rawValue as? UInt).map(Int.init(bitPattern:)))?.intentValue
        default: return nil
        }
    }
}
