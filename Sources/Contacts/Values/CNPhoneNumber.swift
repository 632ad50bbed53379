package import IntentSchema

/// A phone number as it was written.
public class CNPhoneNumber: NSObject, NSCopying {
    public let stringValue: String

    public required init(stringValue string: String) { stringValue = string }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
    public override var description: String { stringValue }
}

extension CNPhoneNumber: IntentValueConvertible {
    package var intentValue: IntentValue { .string(stringValue) }
    package static func make(from value: IntentValue) throws -> Self { self.init(stringValue: try String.make(from: value)) }
}

/// Somebody's relation, by name: "sister: Mia".
public class CNContactRelation: NSObject, NSCopying {
    public let name: String

    public required init(name: String) { self.name = name }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
}

extension CNContactRelation: IntentValueConvertible {
    package var intentValue: IntentValue { .string(name) }
    package static func make(from value: IntentValue) throws -> Self { self.init(name: try String.make(from: value)) }
}

/// A name in a messaging service.
public class CNInstantMessageAddress: NSObject, NSCopying {
    public let username: String
    public let service: String

    public required init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    public override var hash: Int { username.hashValue }
}

extension CNInstantMessageAddress: IntentValueConvertible {
    package var intentValue: IntentValue {
        var object = IntentObject("CNInstantMessageAddress")
        object.writeUnlessEmpty("username", username)
        object.writeUnlessEmpty("service", service)
        return .object(object)
    }
    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CNInstantMessageAddress")
        return self.init(username: try object.read("username") ?? "", service: try object.read("service") ?? "")
    }
}

/// A profile in a social network.
public class CNSocialProfile: NSObject, NSCopying {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public required init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.intentValue == intentValue }
    public override var hash: Int { username.hashValue }
}

extension CNSocialProfile: IntentValueConvertible {
    package var intentValue: IntentValue {
        var object = IntentObject("CNSocialProfile")
        object.writeUnlessEmpty("urlString", urlString)
        object.writeUnlessEmpty("username", username)
        object.writeUnlessEmpty("userIdentifier", userIdentifier)
        object.writeUnlessEmpty("service", service)
        return .object(object)
    }
    package static func make(from value: IntentValue) throws -> Self {
        let object = try value.requireObject("CNSocialProfile")
        return self.init(
            urlString: try object.read("urlString"), username: try object.read("username"),
            userIdentifier: try object.read("userIdentifier"), service: try object.read("service"))
    }
}
