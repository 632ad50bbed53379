import Foundation

/// Reads contacts from vCard text, versions 2.1 to 4.0. Lines that are not understood are passed over; a card that has
/// no name, number or address at all is no contact.
enum VCardReader {
    /// - Parameter fallbackIdentifier: names cards without a `UID`, followed by their position.
    static func contacts(in text: String, fallbackIdentifier: String) -> [ContactRecord] {
        var contacts: [ContactRecord] = []
        // Changed in place: a copy for each line would make long cards quadratic.
        var current = ContactRecord(identifier: "")
        var isOpen = false
        var position = 0
        for line in VCardLine.unfold(text) {
            guard let line = VCardLine(line[...]) else { continue }
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"):
                position += 1
                current = ContactRecord(
                    identifier: position == 1 ? fallbackIdentifier : "\(fallbackIdentifier)#\(position)")
                isOpen = true
            case ("END", "VCARD"):
                if isOpen, !current.displayName.isEmpty || !current.phoneNumbers.isEmpty { contacts.append(current) }
                isOpen = false
            default:
                if isOpen { read(line, into: &current) }
            }
        }
        return contacts
    }

    private static func read(_ line: VCardLine, into contact: inout ContactRecord) {
        let parts = line.components
        func part(_ index: Int) -> String {
            index < parts.count ? parts[index].trimmingCharacters(in: .whitespaces) : ""
        }
        switch line.name {
        case "UID": if !line.text.isEmpty { contact.identifier = line.text }
        case "FN": contact.fullName = line.text
        case "N":
            contact.familyName = part(0)
            contact.givenName = part(1)
            contact.middleName = part(2)
            contact.namePrefix = part(3)
            contact.nameSuffix = part(4)
        case "NICKNAME":
            contact.nicknames += line.text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        case "ORG":
            contact.organizationName = part(0)
            contact.departmentName = part(1)
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "TEL":
            let number = line.text.hasPrefix("tel:") ? String(line.text.dropFirst(4)) : line.text
            if !number.isEmpty { contact.phoneNumbers.append(.init(label: label(of: line), value: number)) }
        case "EMAIL": if !line.text.isEmpty { contact.emailAddresses.append(.init(label: label(of: line), value: line.text)) }
        case "URL": if !line.text.isEmpty { contact.urlAddresses.append(.init(label: label(of: line), value: line.text)) }
        case "RELATED", "X-ABRELATEDNAMES":
            contact.relations.append(.init(label: line.types.first ?? "", value: line.text))
        case "ADR":
            var address = ContactRecord.PostalAddress()
            address.street = part(2)
            address.city = part(3)
            address.state = part(4)
            address.postalCode = part(5)
            address.country = part(6)
            contact.postalAddresses.append(.init(label: label(of: line), value: address))
        case "BDAY": contact.birthday = birthday(line.text)
        case "X-PHONETIC-FIRST-NAME": contact.phoneticGivenName = line.text
        case "X-PHONETIC-LAST-NAME": contact.phoneticFamilyName = line.text
        case "KIND", "X-ABSHOWAS":
            contact.isOrganization = ["org", "company"].contains(line.text.lowercased())
        default: break
        }
    }

    /// The label a person would say; technical types (`pref`, `voice`, `internet`) are no labels.
    private static func label(of line: VCardLine) -> String {
        let types = line.types.flatMap { $0.split(separator: ",").map(String.init) }
        if types.contains("cell") { return "mobile" }
        return types.first { !["pref", "voice", "internet", "text", "video", "msg", "uri"].contains($0) } ?? ""
    }

    /// `1985-04-12`, `19850412` or, without a year, `--0412`.
    private static func birthday(_ text: String) -> (year: Int?, month: Int, day: Int)? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        let hasYear = !text.hasPrefix("--")
        guard digits.count == (hasYear ? 8 : 4), let number = Int(digits) else { return nil }
        let (year, month, day) = (number / 10000, number / 100 % 100, number % 100)
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        return (hasYear ? year : nil, month, day)
    }
}
