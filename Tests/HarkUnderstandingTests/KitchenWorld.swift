import IntentSchema

@testable import HarkUnderstanding

/// A kitchen whose orders have much to say: extras, a way to get them and a place, beside the apps for messages, calls and rides.
enum KitchenWorld {
    private static let fulfilment = EnumerationDescription(
        name: "Fulfilment",
        cases: [
            EnumerationCase(name: "unknown", rawValue: 0),
            CustomWorld.item("delivery", 1, CustomWorld.text("Delivery", "外送"), [CustomWorld.text("deliver it", "送货")]),
            CustomWorld.item("pickup", 2, CustomWorld.text("Pickup", "自取"), [CustomWorld.text("takeaway", "外带")]),
        ])

    private static func place(_ name: String, _ type: String, _ english: String, _ chinese: String, when value: Int64) -> ParameterDescription {
        var parameter = CustomWorld.parameter(name, type, english, chinese)
        parameter.custom?.relevance = .equals("fulfilment", .integer(value))
        return parameter
    }

    static let orderSoup: IntentDescription = {
        var intent = CustomWorld.intent(
            "OrderSoupIntent", CustomWorld.text("Order Soup", "点汤"), category: "order", verb: "Order",
            [
                CustomWorld.parameter("soup", "object(Soup)", "Soup", "汤", options: .list), CustomWorld.parameter("quantity", "integer", "Quantity", "数量"),
                CustomWorld.parameter("size", "enumeration(SoupSize)", "Size", "大小"), CustomWorld.parameter("extras", "[string]", "Extras", "加料"),
                CustomWorld.parameter("fulfilment", "enumeration(Fulfilment)", "Fulfilment", "取餐方式"),
                place("address", "string", "Address", "地址", when: 1), place("pickupPlace", "object(PickupPlace)", "Pickup Place", "取餐地点", when: 2),
            ],
            [
                CustomWorld.combination(["quantity", "soup"], "Order ${quantity} ${soup}", "点${quantity}份${soup}"),
                CustomWorld.combination(["soup"], "Order ${soup}", "点${soup}"),
            ], [CustomWorld.soupSize, fulfilment])
        intent.behaviour.confirmation = .always
        return intent
    }()

    static let ladle = World.App(bundleIdentifier: "org.example.ladle", displayName: "Ladle", alternativeNames: ["汤勺"], intents: [orderSoup])

    /// An app whose titles take whatever is said, and are near to what built-in intents are asked for by.
    static func scribe(_ titles: String..., name: String = "Scribe") -> World.App {
        World.App(
            bundleIdentifier: "org.example.scribe", displayName: name,
            intents: titles.enumerated().map { index, title in
                CustomWorld.intent(
                    "Scribe\(index)Intent", nil, [CustomWorld.parameter("x", "string", "Words", "文字")], [CustomWorld.combination(["x"], title)])
            })
    }

    static func engine(_ others: World.App...) -> GrammarEngine {
        GrammarEngine(world: World(apps: [TestWorld.chatter, TestWorld.ringer] + others, contacts: TestWorld.contacts), learned: nil)
    }

    static let kitchen = engine(ladle)
}
