import AppSupport
import Foundation
import IntentSchema

/// The answer to confirm or handle: the base of all responses, an app's own included.
open class INIntentResponse: _SchemaObject {
    public override init() { super.init() }
    override init(schema: Void) { super.init(schema: schema) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let schema = _Schema("INIntentResponse", [
        _Field("$code", Int.self), _Field("$codeName", String.self), _Field("$userActivity", NSUserActivity.self),
    ])
    open override class var _schema: _Schema { schema }

    open var userActivity: NSUserActivity? {
        get { field("$userActivity") }
        set { setField("$userActivity", newValue) }
    }

    /// The raw value of the class's own `code`.
    @_spi(Generated) public final var rawCode: Int { field("$code", 0) }
    /// The code's name in a definition, which counts where a newer version of the definition has other raw values.
    @_spi(Generated) public final var rawCodeName: String? { field("$codeName") }
    @_spi(Generated) public final func setCode(_ code: Int, named name: String) {
        setField("$code", code)
        setField("$codeName", name)
    }

    /// The response as the host takes it.
    package func answer(codeName: (Int) -> String?) -> IntentResponse {
        var object = intentObject
        object["$code"] = nil
        object["$codeName"] = nil
        object["$userActivity"] = nil
        return IntentResponse(
            code: Int64(rawCode), codeName: rawCodeName ?? codeName(rawCode), object: object, userActivity: userActivity?.transit)
    }
}
