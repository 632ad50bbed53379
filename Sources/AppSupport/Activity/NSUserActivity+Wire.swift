import Foundation
package import IntentSchema

extension NSUserActivity {
    private static let flags: [(String, ReferenceWritableKeyPath<NSUserActivity, Bool>, Bool)] = [
        ("isEligibleForHandoff", \.isEligibleForHandoff, true), ("isEligibleForSearch", \.isEligibleForSearch, false),
        ("isEligibleForPublicIndexing", \.isEligibleForPublicIndexing, false),
        ("isEligibleForPrediction", \.isEligibleForPrediction, false),
    ]

    /// The activity as the host carries it. A `userInfo` value that cannot travel is left out and reported.
    package var transit: UserActivity {
        if needsSave {
            delegate?.userActivityWillSave(self)
            needsSave = false
        }
        var activity = UserActivity(activityType: activityType, title: title)
        if let userInfo { activity.userInfo = Self.dictionary(userInfo, activityType) }
        let attributes = attributeObject
        if !attributes.fields.isEmpty { activity.attributes = attributes }
        return activity
    }

    private var attributeObject: IntentObject {
        var attributes = IntentObject("attributes")
        attributes.write("webpageURL", webpageURL)
        attributes.write("referrerURL", referrerURL)
        if expirationDate != .distantFuture { attributes.write("expirationDate", expirationDate) }
        if !keywords.isEmpty { attributes.write("keywords", keywords.sorted()) }
        attributes.write("requiredUserInfoKeys", requiredUserInfoKeys?.sorted())
        attributes.write("persistentIdentifier", persistentIdentifier)
        attributes.write("targetContentIdentifier", targetContentIdentifier)
        for (name, path, standard) in Self.flags where self[keyPath: path] != standard {
            attributes.write(name, self[keyPath: path])
        }
        let attached = attachments.compactMapValues { attachment -> IntentValue? in
            (attachment as? any IntentValueConvertible)?.intentValue ?? (attachment as? IntentValue)
        }
        if !attached.isEmpty { attributes["attachments"] = .object(IntentObject("dictionary", attached)) }
        return attributes
    }

    private static func dictionary(_ userInfo: [AnyHashable: Any], _ activityType: String) -> IntentObject {
        var object = IntentObject("dictionary")
        for (key, element) in userInfo {
            do throws(HarkError) {
                let entry = try PropertyListValues.dictionary([key: element])
                object.fields.merge(entry.fields) { $1 }
            } catch {
                HostLink.shared.diagnose(
                    HarkError("activity.not-property-list", detail: "\(activityType): userInfo: \(error.detail)"))
            }
        }
        return object
    }

    /// - Throws: `value.malformed` when a part is not what its name says.
    package convenience init(_ activity: UserActivity) throws {
        self.init(activityType: activity.activityType)
        title = activity.title
        userInfo = try activity.userInfo.map(PropertyListValues.dictionary(from:))
        guard let attributes = activity.attributes else { return }
        webpageURL = try attributes.read("webpageURL")
        referrerURL = try attributes.read("referrerURL")
        expirationDate = try attributes.read("expirationDate") ?? .distantFuture
        keywords = Set(try attributes.read("keywords", as: [String].self) ?? [])
        requiredUserInfoKeys = try attributes.read("requiredUserInfoKeys", as: [String].self).map(Set.init)
        persistentIdentifier = try attributes.read("persistentIdentifier")
        targetContentIdentifier = try attributes.read("targetContentIdentifier")
        for (name, path, standard) in Self.flags { self[keyPath: path] = try attributes.read(name) ?? standard }
        attachments = attributes["attachments"]?.object?.fields ?? [:]
    }
}
