package import IntentSchema

/// A class or value of an app's side that crosses to the host as a schema value and comes back equal.
package protocol IntentValueConvertible {
    var intentValue: IntentValue { get }
    /// - Throws: `value.malformed` when the value is not of this type.
    static func make(from value: IntentValue) throws -> Self
}
