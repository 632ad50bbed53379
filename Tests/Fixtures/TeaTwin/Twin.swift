import Intents

/// A second module with a class that another has too, which is a mistake of the program that links both.
public enum Twin {
    public static func tea() -> INObject { Tea(identifier: "twin", display: "Twin") }
}
