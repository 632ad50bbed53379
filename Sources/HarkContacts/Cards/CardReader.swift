import Foundation
import IntentSchema

/// What one file holds.
struct CardFile: Hashable, Sendable {
    var contacts: [ContactRecord] = []
    var groups: [GroupCard] = []
}

/// A card that is of a group of contacts.
struct GroupCard: Hashable, Sendable {
    var identifier: String
    var name: String
    /// `UID`s as written.
    var members: [String]
}

/// Makes contacts of cards. What is not understood is kept as it stands; a card without any name, number or address is no
/// contact.
enum VCardReader {
    static func contacts(in text: String, fallbackIdentifier: String) -> [ContactRecord] {
        read(Array(text.utf8), fallbackIdentifier: fallbackIdentifier).contacts
    }

    /// - Parameter fallbackIdentifier: names cards without a `UID`, followed by what stands for their name: another card in the
    ///   file, before it or after, changes nothing. Further cards of one name are counted.
    static func read(_ bytes: [UInt8], fallbackIdentifier: String) -> CardFile {
        var file = CardFile()
        var named: [String: Int] = [:]
        for card in VCardParser.cards(in: bytes) {
            var fallback = fallbackIdentifier
            if card.first("UID") == nil {
                fallback += "#" + nameHash(card)
                named[fallback, default: 0] += 1
                if let count = named[fallback], count > 1 { fallback += "-\(count)" }
            }
            if let group = group(card, fallback) {
                file.groups.append(group)
            } else {
                var reader = CardReader(card, fallback)
                let contact = reader.read()
                if !contact.displayName.isEmpty || !contact.phoneNumbers.isEmpty { file.contacts.append(contact) }
            }
        }
        return file
    }

    /// Of the name as it is written.
    private static func nameHash(_ card: VCard) -> String {
        let name = ["FN", "N", "ORG"].map { card.first($0)?.text(card.version) ?? "" }.joined(separator: "\n")
        return String(StableHash.of(name), radix: 36)
    }

    private static func group(_ card: VCard, _ fallback: String) -> GroupCard? {
        let kind = card.first("KIND") ?? card.first("X-ADDRESSBOOKSERVER-KIND")
        guard kind?.text(card.version).lowercased() == "group" else { return nil }
        let name = card.first("FN") ?? card.first("N")
        return GroupCard(
            identifier: card.first("UID")?.text(card.version) ?? fallback, name: name?.components(card.version).first ?? "",
            members: card.properties.filter { $0.name == "MEMBER" || $0.name == "X-ADDRESSBOOKSERVER-MEMBER" }
                .map { $0.text(card.version) })
    }
}

/// Reads one card of a contact.
private struct CardReader {
    private let card: VCard
    private var contact: ContactRecord
    /// `X-ABLabel` and `X-ABADR` by group.
    private var labels: [String: String] = [:]
    private var countries: [String: String] = [:]
    /// How much the name that was taken is preferred, from 1; several may be given.
    private var namePreference = Int.max

    init(_ card: VCard, _ identifier: String) {
        self.card = card
        contact = ContactRecord(identifier: identifier)
    }

    mutating func read() -> ContactRecord {
        for property in card.properties where !property.group.isEmpty {
            if property.name == "X-ABLABEL" { labels[property.group] = CardLabels.plain(text(property)) }
            if property.name == "X-ABADR" { countries[property.group] = text(property).lowercased() }
        }
        for property in card.properties { if !read(property) { keep(property) } }
        if contact.givenName.isEmpty, contact.familyName.isEmpty, !contact.isOrganization { takePartsOfFullName() }
        return contact
    }

    /// A card of version 4 need not have an `N`: the parts are then those of the full name.
    private mutating func takePartsOfFullName() {
        let parts = contact.fullName.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = parts.first, contact.fullName != contact.organizationName else { return }
        contact.givenName = first
        if parts.count > 1 { contact.familyName = parts[parts.count - 1] }
        contact.middleName = parts.dropFirst().dropLast().joined(separator: " ")
    }

    private mutating func keep(_ property: VCardProperty) {
        guard contact.otherProperties.count < ContactRecord.otherCount,
            property.value.utf8.count <= ContactRecord.otherLimit, !property.value.isEmpty
        else { return }
        contact.otherProperties.append(property)
    }

    private func text(_ property: VCardProperty) -> String { property.text(card.version) }

    private func label(_ property: VCardProperty) -> String {
        labels[property.group].flatMap { property.group.isEmpty || $0.isEmpty ? nil : $0 } ?? CardLabels.label(types: property.types)
    }

    /// A URI's content where the scheme is `name`, or the text itself.
    private func bare(_ property: VCardProperty, _ scheme: String) -> String {
        let text = text(property)
        guard text.lowercased().hasPrefix(scheme + ":") else { return text }
        let rest = String(text.dropFirst(scheme.count + 1))
        return rest.removingPercentEncoding ?? rest
    }

    /// False when the property is none that a contact has.
    private mutating func read(_ property: VCardProperty) -> Bool {
        switch property.name {
        case "UID":
            let text = text(property)
            if !text.isEmpty { contact.identifier = text }
        case "FN": readFullName(property)
        case "N": readName(property)
        case "NICKNAME", "X-NICKNAME": contact.nicknames += property.elements(card.version)
        case "ORG":
            let parts = property.components(card.version)
            contact.organizationName = parts.first ?? ""
            contact.departmentName = parts.count > 1 ? parts[1] : ""
        case "TITLE": contact.jobTitle = text(property)
        case "NOTE": contact.note = text(property)
        case "TEL": add(bare(property, "tel"), property, to: \.phoneNumbers)
        case "EMAIL": add(bare(property, "mailto"), property, to: \.emailAddresses)
        case "URL": add(text(property), property, to: \.urlAddresses)
        case "ADR": readAddress(property)
        case "BDAY": contact.birthday = CardDate.read(property, text(property)).map { ($0.year, $0.month, $0.day) }
        case "CATEGORIES":
            for name in property.elements(card.version) where !contact.groups.contains(name) { contact.groups.append(name) }
        case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = text(property)
        case "X-PHONETIC-MIDDLE-NAME": contact.phoneticMiddleName = text(property)
        case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = text(property)
        case "X-PHONETIC-ORG": contact.phoneticOrganizationName = text(property)
        case "X-MAIDENNAME", "X-MAIDEN-NAME": contact.previousFamilyName = text(property)
        case "KIND", "X-ABSHOWAS": contact.isOrganization = ["org", "company"].contains(text(property).lowercased())
        case "RELATED", "X-ABRELATEDNAMES": add(relation(property), property, to: \.relations)
        case "IMPP": readMessenger(property)
        case "X-SOCIALPROFILE", "SOCIALPROFILE": readProfile(property)
        case "X-ABLABEL", "X-ABADR": return !property.group.isEmpty
        case "PRODID", "REV": return true
        default: return readByTable(property)
        }
        return true
    }

    private mutating func add(
        _ value: String, _ property: VCardProperty, to list: WritableKeyPath<ContactRecord, [ContactRecord.Labelled<String>]>
    ) {
        if !value.isEmpty { contact[keyPath: list].append(.init(label: label(property), value: value)) }
    }

    private mutating func readByTable(_ property: VCardProperty) -> Bool {
        if let label = CardLabels.relations[property.name] {
            let name = text(property)
            if !name.isEmpty { contact.relations.append(.init(label: label, value: name)) }
        } else if let label = CardLabels.dates[property.name] {
            guard let date = CardDate.read(property, text(property)) else { return false }
            contact.dates.append(.init(label: label.isEmpty ? self.label(property) : label, value: date))
        } else if let service = CardLabels.messengers[property.name] {
            let name = text(property)
            if !name.isEmpty {
                contact.instantMessages.append(.init(label: label(property), value: .init(username: name, service: service)))
            }
        } else {
            return false
        }
        return true
    }

    // MARK: Names

    private mutating func readFullName(_ property: VCardProperty) {
        let preference = property.parameter("PREF").flatMap { Int($0) } ?? 101
        let text = text(property)
        guard !text.isEmpty, contact.fullName.isEmpty || preference < namePreference else { return }
        contact.fullName = text
        namePreference = preference
    }

    private mutating func readName(_ property: VCardProperty) {
        let parts = property.components(card.version)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        // RFC 9554: the same name as it sounds.
        if property.parameter("PHONETIC") != nil {
            contact.phoneticFamilyName = part(0)
            contact.phoneticGivenName = part(1)
            contact.phoneticMiddleName = part(2)
            return
        }
        guard contact.familyName.isEmpty, contact.givenName.isEmpty else { return }
        contact.familyName = part(0)
        contact.givenName = part(1)
        contact.middleName = part(2)
        contact.namePrefix = part(3)
        contact.nameSuffix = part(4)
        readSortOrder(property.parameters["SORT-AS"] ?? [])
    }

    /// How a name is sorted is how it sounds, where it is not the name itself: kana beside kanji.
    private mutating func readSortOrder(_ given: [String]) {
        let parts = given.flatMap { $0.split(separator: ",").map { VCardText.trim(String($0)) } }
        guard let family = parts.first, !family.isEmpty, contact.phoneticFamilyName.isEmpty, contact.phoneticGivenName.isEmpty,
            family.lowercased() != contact.familyName.lowercased()
        else { return }
        contact.phoneticFamilyName = family
        contact.phoneticGivenName = parts.count > 1 ? parts[1] : ""
    }

    // MARK: What has parts

    private mutating func readAddress(_ property: VCardProperty) {
        let parts = property.components(card.version)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        var address = ContactRecord.PostalAddress()
        // A box or a flat comes before the street, which is where people write it.
        address.street = [part(0), part(1), part(2)].filter { !$0.isEmpty }.joined(separator: "\n")
        address.city = part(3)
        address.state = part(4)
        address.postalCode = part(5)
        address.country = part(6)
        address.isoCountryCode = property.group.isEmpty ? "" : countries[property.group] ?? ""
        guard address != .init() else { return }
        contact.postalAddresses.append(.init(label: label(property), value: address))
    }

    /// A name, or the `UID` of another contact, which the directory turns into its name.
    private func relation(_ property: VCardProperty) -> String { bare(property, "mailto") }

    private mutating func readMessenger(_ property: VCardProperty) {
        let text = text(property)
        guard !text.isEmpty else { return }
        // Nextcloud writes the service as a type: IMPP;TYPE=jabber:name.
        let known = property.types.first { CardLabels.service($0) != $0 }
        var service = property.parameter("X-SERVICE-TYPE") ?? property.parameter("SERVICE-TYPE") ?? known
        var username = text
        if let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0 == "-" || $0 == "+" }) {
            let rest = String(text[text.index(after: colon)...])
            username = rest.removingPercentEncoding ?? rest
            if service == nil, text[..<colon].lowercased() != "x-apple" { service = String(text[..<colon]) }
        }
        contact.instantMessages.append(
            .init(
                label: known == nil ? label(property) : "",
                value: .init(username: username, service: CardLabels.service(service ?? ""))))
    }

    private mutating func readProfile(_ property: VCardProperty) {
        let text = text(property)
        let service = property.parameter("SERVICE-TYPE") ?? property.types.first { $0 != "pref" } ?? ""
        var profile = ContactRecord.SocialProfile(service: CardLabels.network(service))
        profile.username = property.parameter("X-USER") ?? property.parameter("USERNAME") ?? ""
        profile.userIdentifier = property.parameter("X-USERID") ?? ""
        if text.lowercased().hasPrefix("x-apple:") {
            if profile.username.isEmpty { profile.username = String(text.dropFirst("x-apple:".count)) }
        } else if text.contains("://") {
            profile.urlString = text
        } else if profile.username.isEmpty {
            profile.username = text
        }
        guard !profile.username.isEmpty || !profile.urlString.isEmpty else { return }
        contact.socialProfiles.append(.init(label: labels[property.group] ?? "", value: profile))
    }
}

/// Days as cards write them.
enum CardDate {
    /// `1985-04-12`, `19850412`, with a time behind it; `--0412` without a year, and Apple's way of leaving it out.
    static func read(_ property: VCardProperty, _ text: String) -> ContactRecord.Day? {
        guard property.parameter("VALUE")?.lowercased() != "text" else { return nil }
        let hasYear = !text.hasPrefix("--")
        let digits = text.prefix { $0 != "T" && $0 != " " }.filter { $0.isASCII && $0.isNumber }
        guard digits.count == (hasYear ? 8 : 4), let number = Int(digits) else { return nil }
        let (year, month, day) = (number / 10000, number / 100 % 100, number % 100)
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        let omitted = property.parameter("X-APPLE-OMIT-YEAR").flatMap { Int($0) }
        return ContactRecord.Day(year: hasYear && year != omitted ? year : nil, month: month, day: day)
    }
}
