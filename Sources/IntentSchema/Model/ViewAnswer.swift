/// What an Intents UI extension shows of an interaction, once it has configured its view.
public struct ViewAnswer: Sendable, Hashable, Codable {
    /// One of Siri's own views that the extension's takes the place of.
    public enum Display: String, Sendable, Hashable, Codable, CaseIterable {
        case message, map, paymentTransaction
    }

    /// Whether the extension shows anything: false when it declined, or wanted no room.
    public var isShown: Bool
    /// The size that the extension wants, in points, from 0 to `largestSide` each way.
    public var width: Double
    public var height: Double
    /// Key paths of the parameters that the view shows, sorted; none when the view stands for the whole interaction.
    public var parameters: [String]
    /// `INUIHostedViewSiriProviding`, in the order of `Display`.
    public var displays: [Display]
    /// The visible texts of the view, in reading order.
    public var texts: [String]

    public static let largestSide: Double = 10_000
    /// Texts of one view, and characters of each, that are told; what is more is left out.
    public static let textLimit = 200
    public static let textLength = 500
    /// Parameters that one view may name.
    public static let parameterLimit = 200

    public init(
        isShown: Bool, width: Double = 0, height: Double = 0, parameters: [String] = [], displays: [Display] = [],
        texts: [String] = []
    ) {
        self.isShown = isShown
        self.width = width
        self.height = height
        self.parameters = parameters
        self.displays = displays
        self.texts = texts
    }
}
