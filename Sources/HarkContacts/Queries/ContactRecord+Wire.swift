public import IntentSchema

extension ContactRecord {
    /// The contact as it travels: the fields of `Documentation/Contacts.md`.
    public var value: IntentObject {
        var contact = IntentObject("CNContact", ["identifier": .string(identifier)])
        let texts = [
            "givenName": givenName, "familyName": familyName, "middleName": middleName, "namePrefix": namePrefix,
            "nameSuffix": nameSuffix, "nickname": nicknames.first ?? "", "phoneticGivenName": phoneticGivenName,
            "phoneticMiddleName": phoneticMiddleName, "phoneticFamilyName": phoneticFamilyName,
            "phoneticOrganizationName": phoneticOrganizationName, "previousFamilyName": previousFamilyName,
            "organizationName": organizationName, "departmentName": departmentName, "jobTitle": jobTitle, "note": note,
        ]
        for (name, text) in texts where !text.isEmpty { contact[name] = .string(text) }
        Self.set("phoneNumbers", phoneNumbers, in: &contact) { .string($0) }
        Self.set("emailAddresses", emailAddresses, in: &contact) { .string($0) }
        Self.set("urlAddresses", urlAddresses, in: &contact) { .string($0) }
        Self.set("contactRelations", relations, in: &contact) { .string($0) }
        Self.set("postalAddresses", postalAddresses, in: &contact) { address in
            Self.object(
                "CNPostalAddress",
                [
                    "street": address.street, "city": address.city, "state": address.state, "postalCode": address.postalCode,
                    "country": address.country, "isoCountryCode": address.isoCountryCode,
                ])
        }
        Self.set("instantMessageAddresses", instantMessages, in: &contact) {
            Self.object("CNInstantMessageAddress", ["username": $0.username, "service": $0.service])
        }
        Self.set("socialProfiles", socialProfiles, in: &contact) { profile in
            Self.object(
                "CNSocialProfile",
                [
                    "urlString": profile.urlString, "username": profile.username, "userIdentifier": profile.userIdentifier,
                    "service": profile.service,
                ])
        }
        Self.set("dates", dates, in: &contact) { Self.components($0) }
        if let birthday {
            contact["birthday"] = Self.components(Day(year: birthday.year, month: birthday.month, day: birthday.day))
        }
        contact["contactType"] = isOrganization ? 1 : 0
        return contact
    }

    private static func set<Value>(
        _ name: String, _ list: [Labelled<Value>], in contact: inout IntentObject, _ value: (Value) -> IntentValue
    ) {
        guard !list.isEmpty else { return }
        contact[name] = .array(list.map { entry in
            var labelled = IntentObject("labeledValue", ["value": value(entry.value)])
            if !entry.label.isEmpty { labelled["label"] = .string(entry.label) }
            return .object(labelled)
        })
    }

    private static func object(_ type: String, _ fields: [String: String]) -> IntentValue {
        .object(IntentObject(type, fields.filter { !$0.value.isEmpty }.mapValues(IntentValue.string)))
    }

    private static func components(_ day: Day) -> IntentValue {
        var date = IntentObject("DateComponents", ["month": .integer(Int64(day.month)), "day": .integer(Int64(day.day))])
        date["year"] = day.year.map { .integer(Int64($0)) }
        return .object(date)
    }
}
