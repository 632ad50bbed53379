/// How the contents of card files are cached: every field in one fixed order.
extension CardFile {
    init(_ decoder: inout CacheDecoder) throws(CacheDecoder.Damaged) {
        contacts = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in try ContactRecord(&decoder) }
        groups = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in
            GroupCard(
                identifier: try decoder.string(), name: try decoder.string(),
                members: try decoder.list { (decoder) throws(CacheDecoder.Damaged) in try decoder.string() })
        }
    }

    func encode(_ encoder: inout CacheEncoder) {
        encoder.list(contacts) { $1.encode(&$0) }
        encoder.list(groups) { encoder, group in
            encoder.string(group.identifier)
            encoder.string(group.name)
            encoder.list(group.members) { $0.string($1) }
        }
    }
}

extension ContactRecord {
    private static let texts: [WritableKeyPath<ContactRecord, String> & Sendable] = [
        \.fullName, \.givenName, \.familyName, \.middleName, \.namePrefix, \.nameSuffix, \.previousFamilyName, \.phoneticGivenName,
        \.phoneticMiddleName, \.phoneticFamilyName, \.phoneticOrganizationName, \.organizationName, \.departmentName, \.jobTitle,
        \.note,
    ]
    private static let lists: [WritableKeyPath<ContactRecord, [String]> & Sendable] = [\.nicknames, \.groups]
    private static let labelledTexts: [WritableKeyPath<ContactRecord, [Labelled<String>]> & Sendable] = [
        \.phoneNumbers, \.emailAddresses, \.urlAddresses, \.relations,
    ]

    fileprivate init(_ decoder: inout CacheDecoder) throws(CacheDecoder.Damaged) {
        self.init(identifier: try decoder.string())
        for field in Self.texts { self[keyPath: field] = try decoder.string() }
        for field in Self.lists {
            self[keyPath: field] = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in try decoder.string() }
        }
        for field in Self.labelledTexts {
            self[keyPath: field] = try Self.labelled(&decoder) { (decoder) throws(CacheDecoder.Damaged) in try decoder.string() }
        }
        postalAddresses = try Self.labelled(&decoder) { (decoder) throws(CacheDecoder.Damaged) in
            PostalAddress(
                street: try decoder.string(), city: try decoder.string(), state: try decoder.string(),
                postalCode: try decoder.string(), country: try decoder.string(), isoCountryCode: try decoder.string())
        }
        instantMessages = try Self.labelled(&decoder) { (decoder) throws(CacheDecoder.Damaged) in
            InstantMessage(username: try decoder.string(), service: try decoder.string())
        }
        socialProfiles = try Self.labelled(&decoder) { (decoder) throws(CacheDecoder.Damaged) in
            var profile = SocialProfile(service: try decoder.string())
            profile.urlString = try decoder.string()
            profile.username = try decoder.string()
            profile.userIdentifier = try decoder.string()
            return profile
        }
        dates = try Self.labelled(&decoder) { (decoder) throws(CacheDecoder.Damaged) in try Self.day(&decoder) }
        let birthdays = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in try Self.day(&decoder) }
        birthday = birthdays.first.map { ($0.year, $0.month, $0.day) }
        isOrganization = try decoder.integer() == 1
        otherProperties = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in
            var property = VCardProperty(group: try decoder.string(), name: try decoder.string(), value: try decoder.string())
            for _ in 0..<(try decoder.count()) {
                let name = try decoder.string()
                property.parameters[name] = try decoder.list { (decoder) throws(CacheDecoder.Damaged) in try decoder.string() }
            }
            return property
        }
    }

    fileprivate func encode(_ encoder: inout CacheEncoder) {
        encoder.string(identifier)
        for field in Self.texts { encoder.string(self[keyPath: field]) }
        for field in Self.lists { encoder.list(self[keyPath: field]) { $0.string($1) } }
        for field in Self.labelledTexts { Self.encode(self[keyPath: field], &encoder) { $0.string($1) } }
        Self.encode(postalAddresses, &encoder) { encoder, address in
            for text in [
                address.street, address.city, address.state, address.postalCode, address.country, address.isoCountryCode,
            ] {
                encoder.string(text)
            }
        }
        Self.encode(instantMessages, &encoder) { encoder, message in
            encoder.string(message.username)
            encoder.string(message.service)
        }
        Self.encode(socialProfiles, &encoder) { encoder, profile in
            for text in [profile.service, profile.urlString, profile.username, profile.userIdentifier] { encoder.string(text) }
        }
        Self.encode(dates, &encoder) { Self.encode($1, &$0) }
        let birthdays = birthday.map { [Day(year: $0.year, month: $0.month, day: $0.day)] } ?? []
        encoder.list(birthdays) { Self.encode($1, &$0) }
        encoder.integer(isOrganization ? 1 : 0)
        encoder.list(otherProperties) { encoder, property in
            encoder.string(property.group)
            encoder.string(property.name)
            encoder.string(property.value)
            encoder.integer(property.parameters.count)
            for (name, values) in property.parameters.sorted(by: { $0.key < $1.key }) {
                encoder.string(name)
                encoder.list(values) { $0.string($1) }
            }
        }
    }

    private static func labelled<Value>(
        _ decoder: inout CacheDecoder, _ value: (inout CacheDecoder) throws(CacheDecoder.Damaged) -> Value
    ) throws(CacheDecoder.Damaged) -> [Labelled<Value>] {
        try decoder.list { (decoder) throws(CacheDecoder.Damaged) in
            Labelled(label: try decoder.string(), value: try value(&decoder))
        }
    }

    private static func encode<Value>(
        _ list: [Labelled<Value>], _ encoder: inout CacheEncoder, _ value: (inout CacheEncoder, Value) -> Void
    ) {
        encoder.list(list) { encoder, entry in
            encoder.string(entry.label)
            value(&encoder, entry.value)
        }
    }

    /// A year that is not said is none that anybody was born in.
    private static let noYear = 0

    private static func day(_ decoder: inout CacheDecoder) throws(CacheDecoder.Damaged) -> Day {
        let year = try decoder.integer()
        return Day(year: year == noYear ? nil : year, month: try decoder.integer(), day: try decoder.integer())
    }

    private static func encode(_ day: Day, _ encoder: inout CacheEncoder) {
        encoder.integer(day.year ?? noYear)
        encoder.integer(day.month)
        encoder.integer(day.day)
    }
}
