import Foundation
import Testing

@testable import IntentSchema

struct CatalogueTests {
    let catalogue = Catalogue.shared

    @Test func hasEveryIntent() {
        #expect(catalogue.intentNames.count == 61)
        #expect(catalogue.domains.count == 15)
        for name in catalogue.intentNames {
            let intent = catalogue.intent(named: name)
            #expect(intent?.name == name)
            #expect(intent?.response.codes.isEmpty == false)
        }
        #expect(catalogue.domains.flatMap { catalogue.intents(inDomain: $0) }.map(\.name).sorted() == catalogue.intentNames)
        #expect(catalogue.intent(named: "INNoSuchIntent") == nil)
        #expect(catalogue.intents(inDomain: "NoSuchDomain").isEmpty)
    }

    @Test func describesSendingAMessage() throws {
        let intent = try #require(catalogue.intent(named: "INSendMessageIntent"))
        #expect(intent.domain == "Messages")
        #expect(intent.handlingProtocol == "INSendMessageIntentHandling")
        let recipients = try #require(intent.parameter("recipients"))
        #expect(recipients.type == .array(.object("INPerson")))
        #expect(recipients.resolutionResult == "INSendMessageRecipientResolutionResult")
        #expect(recipients.unsupportedReasons == "INSendMessageRecipientUnsupportedReason")
        #expect(intent.parameter("outgoingMessageType")?.type == .enumeration("INOutgoingMessageType"))
        #expect(intent.parameter("sender")?.isResolvable == false)
        #expect(intent.parameter("groupName")?.isDeprecated == true)
        #expect(intent.response.code(named: "success")?.rawValue == 3)
    }

    @Test(arguments: [
        ("INGetCarLockStatusIntent", "carName", "object(INSpeakableString)"),
        ("INSetClimateSettingsInCarIntent", "enableFan", "boolean"),
        ("INSetClimateSettingsInCarIntent", "temperature", "measurement(UnitTemperature)"),
        ("INRequestRideIntent", "pickupLocation", "object(CLPlacemark)"),
        ("INSearchForMessagesIntent", "dateTimeRange", "object(INDateComponentsRange)"),
        ("INSearchForMessagesIntent", "attributes", "optionSet(INMessageAttributeOptions)"),
        ("INSearchForMessagesIntent", "searchTerms", "[string]"),
        ("INBookRestaurantReservationIntent", "bookingDateComponents", "dateComponents"),
    ])
    func mapsSwiftTypes(intent: String, parameter: String, type: String) {
        #expect(catalogue.intent(named: intent)?.parameter(parameter)?.type.description == type)
    }

    @Test func everyTypeThatIsReferredToExists() {
        var types: [ValueType] = []
        for name in catalogue.intentNames {
            guard let intent = catalogue.intent(named: name) else { continue }
            types += intent.parameters.map(\.type) + intent.response.properties.map(\.type)
            for reason in intent.parameters.flatMap({ [$0.unsupportedReasons, $0.confirmationReasons] }) {
                if let reason { #expect(catalogue.enumeration(named: reason) != nil) }
            }
        }
        for name in catalogue.typeNames { types += catalogue.type(named: name)?.fields.map(\.type) ?? [] }
        for type in types {
            switch type.element {
            case .enumeration(let name), .optionSet(let name):
                #expect(catalogue.enumeration(named: name) != nil, "\(name)")
            case .object(let name): #expect(
                catalogue.type(named: name) != nil || catalogue.intent(named: name) != nil, "\(name)")
            default: break
            }
        }
    }

    @Test func hasEveryEnumerationWithDistinctNamesAndValues() throws {
        #expect(catalogue.enumerationNames.count == 150)
        for name in catalogue.enumerationNames {
            let enumeration = try #require(catalogue.enumeration(named: name))
            #expect(!enumeration.cases.isEmpty, "\(name)")
            #expect(Set(enumeration.cases.map(\.name)).count == enumeration.cases.count, "\(name)")
            #expect(Set(enumeration.cases.map(\.rawValue)).count == enumeration.cases.count, "\(name)")
        }
        #expect(catalogue.enumeration(named: "INCallRecordTypeOptions")?.isOptionSet == true)
        #expect(catalogue.enumeration(named: "INSendMessageIntentResponseCode")?.name(of: 3) == "success")
    }

    @Test func behaviourNamesOnlyWhatExists() {
        for name in catalogue.intentNames {
            guard let intent = catalogue.intent(named: name) else { continue }
            let behaviour = intent.behaviour
            let parameters = Set(intent.parameters.map(\.name))
            #expect(parameters.isSuperset(of: behaviour.askOrder), "\(name)")
            #expect(parameters.isSuperset(of: behaviour.essential), "\(name)")
            #expect(parameters.isSuperset(of: behaviour.dependents.keys), "\(name)")
            for code in behaviour.followUps.keys { #expect(intent.response.code(named: code) != nil, "\(name).\(code)") }
            let properties = Set(intent.response.properties.map(\.name))
            #expect(properties.isSuperset(of: behaviour.readBack), "\(name)")
            for path in behaviour.facts.values.joined() {
                #expect((path.root == .intent ? parameters : properties).contains(path.names[0]), "\(name): \(path.names)")
            }
        }
    }

    @Test func behaviourFilesNameOnlyIntentsOfTheirDomain() throws {
        for domain in catalogue.domains {
            let behaviours = try CatalogueFile.decode([String: IntentBehaviour].self, "Behaviour/\(domain)")
            #expect(Set(catalogue.intents(inDomain: domain).map(\.name)).isSuperset(of: behaviours.keys))
        }
    }

    @Test func derivesTheAskOrderWhereDataSaysNothing() throws {
        let facts = try Catalogue.Facts.domain("Photos").intents[0]
        let intent = IntentDescription(facts, domain: "Photos", behaviour: nil)
        #expect(intent.behaviour.askOrder == ["dateCreated", "locationCreated", "albumName", "searchTerms", "peopleInPhoto"])
        #expect(intent.behaviour.confirmation == .never)
        let told = IntentDescription(facts, domain: "Photos", behaviour: IntentBehaviour(askOrder: ["albumName"]))
        #expect(told.behaviour.askOrder == ["albumName"])
    }

    @Test func factsDecode() throws {
        #expect(try Catalogue.Facts.resolutionResults().count == 89)
        #expect(try Catalogue.Facts.types().filter { $0.kind == .class }.count > 90)
        #expect(try Catalogue.Facts.protocols().count > 10)
        #expect(try Catalogue.Facts.constants().contains { $0.value == "INSendMessageIntent" })
        #expect(try Catalogue.Facts.enumerations().stringTypes.count == 4)
    }

    @Test func missingFileIsAnError() {
        #expect(throws: HarkError("catalogue.missing", detail: "Facts/None")) {
            try CatalogueFile.decode(DomainFacts.self, "Facts/None")
        }
    }

    @Test func isSafeFromManyThreads() async {
        let names = catalogue.intentNames
        let found = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { names.compactMap { Catalogue.shared.intent(named: $0) }.count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: 61, count: 8))
    }
}
