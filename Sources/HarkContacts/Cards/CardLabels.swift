/// What the software in use calls things, as data. Labels are the words of Documentation/Contacts.md.
enum CardLabels {
    /// Types that say how, not where.
    private static let technical: Set = [
        "pref", "voice", "internet", "text", "video", "msg", "uri", "textphone", "x400", "dom", "intl", "postal", "parcel",
    ]

    /// Properties that are a relation by their name.
    static let relations: [String: String] = [
        "X-SPOUSE": "spouse", "X-EVOLUTION-SPOUSE": "spouse", "X-KADDRESSBOOK-X-SPOUSESNAME": "spouse", "X-ASSISTANT": "assistant",
        "X-EVOLUTION-ASSISTANT": "assistant", "X-KADDRESSBOOK-X-ASSISTANTSNAME": "assistant", "X-MANAGER": "manager",
        "X-EVOLUTION-MANAGER": "manager", "X-KADDRESSBOOK-X-MANAGERSNAME": "manager", "X-MS-SPOUSE": "spouse",
        "X-MS-ASSISTANT": "assistant", "X-MS-MANAGER": "manager", "X-CHILD": "child",
    ]

    static let dates: [String: String] = [
        "ANNIVERSARY": "anniversary", "X-ANNIVERSARY": "anniversary", "X-EVOLUTION-ANNIVERSARY": "anniversary",
        "X-KADDRESSBOOK-X-ANNIVERSARY": "anniversary", "X-MS-ANNIVERSARY": "anniversary", "X-ABDATE": "",
    ]

    static let messengers: [String: String] = [
        "X-AIM": "AIM", "X-EVOLUTION-AIM": "AIM", "X-FACEBOOK": "Facebook", "X-GADUGADU": "GaduGadu", "X-GOOGLE-TALK": "GoogleTalk",
        "X-GTALK": "GoogleTalk", "X-GROUPWISE": "GroupWise", "X-ICQ": "ICQ", "X-JABBER": "Jabber", "X-MATRIX": "Matrix", "X-MSN": "MSN",
        "X-QQ": "QQ", "X-SKYPE": "Skype", "X-SKYPE-USERNAME": "Skype", "X-YAHOO": "Yahoo",
    ]

    /// Schemes of `IMPP`.
    private static let services: [String: String] = [
        "aim": "AIM", "facebook": "Facebook", "gadugadu": "GaduGadu", "gg": "GaduGadu", "gtalk": "GoogleTalk", "google": "GoogleTalk",
        "icq": "ICQ", "jabber": "Jabber", "xmpp": "Jabber", "matrix": "Matrix", "msn": "MSN", "msnim": "MSN", "qq": "QQ",
        "skype": "Skype", "yahoo": "Yahoo", "ymsgr": "Yahoo",
    ]

    private static let networks: [String: String] = [
        "facebook": "Facebook", "flickr": "Flickr", "gamecenter": "GameCenter", "linkedin": "LinkedIn", "myspace": "MySpace",
        "sinaweibo": "SinaWeibo", "tencentweibo": "TencentWeibo", "twitter": "Twitter", "yelp": "Yelp",
    ]

    static func service(_ name: String) -> String { services[name.lowercased()] ?? name }
    static func network(_ name: String) -> String { networks[name.lowercased()] ?? name }

    /// `_$!<HomePage>!$_` is a word of Apple's; others are the person's own.
    static func plain(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    /// The label a person would say.
    static func label(types: [String]) -> String {
        if types.contains("fax") {
            return types.contains("home") ? "homefax" : types.contains("work") ? "workfax" : "otherfax"
        }
        if types.contains("cell") { return "mobile" }
        return types.first { !technical.contains($0) } ?? ""
    }
}
