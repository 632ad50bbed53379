import Foundation
import IntentSchema

@testable import HarkUnderstanding

/// Three apps with custom intents beside Chatter and Ringer: soups, lamps and buses, in English and Chinese.
enum CustomWorld {
    static func text(_ english: String, _ chinese: String? = nil) -> LocalizedText {
        LocalizedText(english, translations: chinese.map { ["zh-Hans": $0] } ?? [:])
    }

    static func parameter(
        _ name: String, _ type: String, _ english: String, _ chinese: String, unit: String? = nil,
        names: (LocalizedText, LocalizedText)? = nil, options: CustomParameter.Options = .none
    ) -> ParameterDescription {
        ParameterDescription(
            name: name, type: ValueType(type)!,
            custom: CustomParameter(
                displayName: text(english, chinese), options: options, constraints: ValueConstraints(unit: unit), trueName: names?.0,
                falseName: names?.1))
    }

    static func combination(_ parameters: [String], _ english: String, _ chinese: String? = nil) -> ParameterCombination {
        ParameterCombination(parameters: parameters, title: text(english, chinese))
    }

    static func item(
        _ name: String, _ value: Int64, _ display: LocalizedText, _ synonyms: [LocalizedText] = [], hints: [LocalizedText] = []
    ) -> EnumerationCase {
        EnumerationCase(name: name, rawValue: value, displayName: display, synonyms: synonyms, pronunciationHints: hints)
    }

    static func intent(
        _ name: String, _ title: LocalizedText?, category: String = "generic", verb: String? = nil, summary: LocalizedText? = nil,
        deprecated: Bool = false, _ parameters: [ParameterDescription], _ combinations: [ParameterCombination] = [],
        _ enumerations: [EnumerationDescription] = []
    ) -> IntentDescription {
        IntentDescription(
            name: name, domain: category, isDeprecated: deprecated, parameters: parameters,
            response: ResponseDescription(className: name + "Response", codeEnumeration: name + "ResponseCode", codes: []),
            handlingProtocol: name + "Handling",
            custom: CustomIntent(
                title: title, summary: summary, category: category, verb: verb, combinations: combinations,
                enumerations: Dictionary(uniqueKeysWithValues: enumerations.map { ($0.name, $0) })))
    }

    static let soupSize = EnumerationDescription(
        name: "SoupSize",
        cases: [
            EnumerationCase(name: "unknown", rawValue: 0), item("small", 1, text("Small", "小份"), [text("little")]),
            item("medium", 2, text("Medium", "中份"), [text("regular", "普通")]), item("large", 3, text("Large", "大份"), [text("big")]),
        ])

    static let orderSoup = intent(
        "OrderSoupIntent", text("Order Soup", "点汤"), category: "order", verb: "Order",
        summary: text("Orders a soup from the kitchen.", "向厨房订一份汤。"),
        [
            parameter("soup", "object(Soup)", "Soup", "汤", options: .search), parameter("quantity", "integer", "Quantity", "数量"),
            parameter("size", "enumeration(SoupSize)", "Size", "大小"), parameter("toppings", "[object(Topping)]", "Toppings", "配料"),
            parameter("note", "string", "Note", "备注"),
        ],
        [
            combination(["quantity", "soup"], "Order ${quantity} ${soup}", "点${quantity}份${soup}"), combination(["soup"], "Order ${soup}", "点${soup}"),
        ], [soupSize])

    static let showMenu = intent(
        "ShowMenuIntent", text("Show Menu", "查看菜单"), category: "information", verb: "View", [parameter("day", "dateComponents", "Day", "日期")],
        [combination(["day"], "Show Menu for ${day}", "查看${day}的菜单")])

    static let cancelOrder = intent(
        "CancelOrderIntent", text("Cancel Order", "取消订单"), category: "generic", deprecated: true, [])

    static let ladle = World.App(
        bundleIdentifier: "org.example.ladle", displayName: "Ladle", alternativeNames: ["汤勺"], intents: [orderSoup, showMenu, cancelOrder])

    static let lampColor = EnumerationDescription(
        name: "LampColor",
        cases: [
            EnumerationCase(name: "unknown", rawValue: 0), item("red", 1, text("Red", "红色"), [text("crimson", "红")]),
            item("green", 2, text("Green", "绿色")), item("warmWhite", 3, text("Warm White", "暖白"), [text("cozy", "温馨")]),
        ])

    static let setLamp = intent(
        "SetLampIntent", text("Set Lamp", "设置台灯"), category: "set", verb: "Set",
        [
            parameter("lamp", "object(Lamp)", "Lamp", "灯"),
            parameter("power", "boolean", "Power", "电源", names: (text("on", "打开"), text("off", "关闭"))),
            parameter("brightness", "integer", "Brightness", "亮度"), parameter("color", "enumeration(LampColor)", "Color", "颜色"),
            parameter("fade", "measurement(UnitDuration)", "Fade Time", "渐变时间", unit: "s"),
        ],
        [
            combination(["lamp", "power"], "Turn ${power} ${lamp}", "${power}${lamp}"),
            combination(["lamp", "color"], "Set ${lamp} to ${color}", "把${lamp}设为${color}"),
            combination(["lamp", "brightness"], "Dim ${lamp} to ${brightness} percent", "把${lamp}调到${brightness}"),
        ], [lampColor])

    static let glow = World.App(bundleIdentifier: "org.example.glow", displayName: "Glow", alternativeNames: ["亮光"], intents: [setLamp])

    static let nextBus = intent(
        "NextBusIntent", text("Next Bus", "下一班车"), category: "information", verb: "View",
        [parameter("line", "object(Line)", "Line", "线路"), parameter("stop", "object(Stop)", "Stop", "车站")],
        [
            combination(["line", "stop"], "Next ${line} bus at ${stop}", "${stop}的下一班${line}路车"),
            combination(["stop"], "Next bus at ${stop}", "${stop}的下一班车"),
        ])

    static let planTrip = intent(
        "PlanTripIntent", text("Plan a Trip", "规划路线"), category: "start", verb: "Navigate",
        [parameter("destination", "string", "Destination", "目的地"), parameter("departure", "dateComponents", "Departure", "出发时间")],
        [
            combination(["destination"], "Take the bus to ${destination}", "坐公交去${destination}"),
            combination(["destination", "departure"], "Take the bus to ${destination} at ${departure}"),
        ])

    static let reportDelay = intent(
        "ReportDelayIntent", text("Report Delay"), category: "share", verb: "Send", [parameter("reason", "string", "Reason", "原因")],
        [combination(["reason"], "Report a delay because ${reason}")])

    static let stopwise = World.App(
        bundleIdentifier: "org.example.stopwise", displayName: "Stopwise", intents: [nextBus, planTrip, reportDelay])

    static let apps = [TestWorld.chatter, TestWorld.ringer, ladle, glow, stopwise]
    static let engine = GrammarEngine(world: World(apps: apps, contacts: TestWorld.contacts), learned: nil)

    static func understand(_ text: String, _ engine: GrammarEngine = engine) -> Understanding {
        engine.understand(text, in: TestWorld.context)
    }
}
