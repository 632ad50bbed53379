import Intents
import PlainFiles

/// A kind of workout that Stride knows.
public struct Activity: Hashable, Sendable {
    public var english: String
    public var chinese: String
    /// What else a person may say.
    var others: [String]
    /// As TCX knows it: `Running`, `Biking`, `Other`.
    public var sport: String

    /// In the person's language.
    public var name: String { INPreferences.siriLanguageCode().hasPrefix("zh") ? chinese : english }
    public var names: [String] { [english, chinese] + others }

    public static let all = [
        Activity(english: "Run", chinese: "跑步", others: ["running", "jog", "jogging", "慢跑"], sport: "Running"),
        Activity(english: "Walk", chinese: "步行", others: ["walking", "散步", "走路"], sport: "Other"),
        Activity(english: "Hike", chinese: "徒步", others: ["hiking", "远足"], sport: "Other"),
        Activity(english: "Road ride", chinese: "公路骑行", others: ["cycling", "bike ride", "骑车"], sport: "Biking"),
        Activity(english: "Mountain ride", chinese: "山地骑行", others: ["mountain biking"], sport: "Biking"),
        Activity(english: "Pool swim", chinese: "泳池游泳", others: [], sport: "Other"),
        Activity(english: "Open water swim", chinese: "户外游泳", others: [], sport: "Other"),
        Activity(english: "Yoga", chinese: "瑜伽", others: [], sport: "Other"),
    ]

    /// The activities that words may mean: "ride" is several.
    public static func named(_ words: String) -> [Activity] { all.named(words) { $0.names } }
}
