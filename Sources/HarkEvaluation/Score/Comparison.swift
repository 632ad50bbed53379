import IntentSchema

/// A prediction beside what is right (`Documentation/Measuring.md`, "What counts as equal").
struct Comparison: Sendable {
    var annotation: Request.Annotation
    var isIntentRight: Bool
    var isAppRight: Bool
    /// Over pairs of parameter and words.
    var right: Int
    var missing: Int
    var superfluous: Int
    /// Parameters whose words differ.
    var wrong: Set<String>
    /// Of the values that the label has, those that are predicted so.
    var rightValues: Int
    var values: Int

    /// Whether the further commands are as many and each exact.
    var isRestRight: Bool

    var isExact: Bool { isIntentRight && isAppRight && wrong.isEmpty && isRestRight }

    /// Of what is right the one that the prediction comes closest to.
    static func best(_ prediction: Prediction, _ label: Request.Label, _ world: WorldFile) -> Comparison {
        let main = Request.Annotation(intent: label.intent, app: label.app, slots: label.slots, values: label.values, also: label.also)
        var best = Comparison(prediction, main, world)
        for annotation in label.accepted {
            let other = Comparison(prediction, annotation, world)
            if other.rank > best.rank { best = other }
        }
        return best
    }

    private var rank: Int {
        (isExact ? 1_000_000 : 0) + (isIntentRight ? 10_000 : 0) + (isAppRight ? 1_000 : 0) + right - missing - superfluous
    }

    init(_ prediction: Prediction, _ annotation: Request.Annotation, _ world: WorldFile) {
        self.annotation = annotation
        isIntentRight = prediction.intent == annotation.intent
        isAppRight = world.isSameApp(prediction.app, annotation.app)
        let intent = annotation.intent.flatMap { name in
            world.apps.lazy.flatMap(\.intents).first { $0.name == name } ?? Catalogue.shared.intent(named: name)
        }
        isRestRight =
            prediction.also.count == annotation.also.count && zip(prediction.also, annotation.also).allSatisfy { Self.best($0, $1, world).isExact }
        (right, missing, superfluous, wrong) = (0, 0, 0, [])
        for name in Set(annotation.slots.keys).union(prediction.slots.keys) {
            let (wanted, got) = (annotation.slots[name] ?? [], prediction.slots[name] ?? [])
            let type = intent?.parameter(name)?.type
            if let value = annotation.values[name], Self.isTold(byValue: type, wanted), prediction.values[name] == value {
                right += wanted.count
                continue
            }
            let common = Self.common(wanted, got, annotation.values[name], type)
            right += common
            missing += wanted.count - common
            superfluous += got.count - common
            if common != wanted.count || common != got.count { wrong.insert(name) }
        }
        values = annotation.values.count
        rightValues = annotation.values.count { prediction.values[$0.key]?.isLike($0.value) ?? false }
    }

    /// How many words two lists share, each counted once.
    private static func common(_ wanted: [String], _ got: [String], _ value: JSON?, _ type: ValueType?) -> Int {
        let kind = kind(of: type)
        var rest = got.map { Surface.key($0, kind) }
        var common = 0
        for surface in wanted {
            var keys = [Surface.key(surface, kind)]
            // A single title or number may stand in its own form.
            if wanted.count == 1, isNumberOrTitle(type) {
                if let text = value?.string { keys.append(Surface.key(text, kind)) }
                if let number = value?.number { keys.append(JSON.text(number)) }
            }
            guard let index = rest.firstIndex(where: keys.contains) else { continue }
            rest.remove(at: index)
            common += 1
        }
        return common
    }

    // MARK: What a parameter holds

    /// A Bool or an enumeration counts by its value whatever words were taken for it, a single number or title too.
    private static func isTold(byValue type: ValueType?, _ wanted: [String]) -> Bool {
        switch type {
        case .boolean, .enumeration, .optionSet: true
        default: isNumberOrTitle(type) && wanted.count <= 1
        }
    }

    private static func isNumberOrTitle(_ type: ValueType?) -> Bool {
        switch type {
        case .integer, .number, .measurement: true
        case .object(let name): titled.contains(name)
        default: false
        }
    }

    private static let titled: Set<String> = [
        "INSpeakableString", "INTaskList", "INTask", "INNote", "INMediaDestination", "INBillPayee", "INPaymentAccount", "INRestaurant",
    ]

    private static func kind(of type: ValueType?) -> Surface.Kind {
        switch type?.element {
        case .string, .object("INNoteContent"), .object("INTask"): .text
        case .object("INSpeakableString") where type?.isArray == true: .text
        case .date, .dateComponents, .object("INDateComponentsRange"), .object("INTemporalEventTrigger"), .object("INSpatialEventTrigger"),
            .object("CLPlacemark"), .object("CLLocation"):
            .timeOrPlace
        default: .other
        }
    }
}
