import Foundation
import IntentSchema
import Testing

@testable @_spi(Generated) import Intents

struct BehaviourClassTests {
    @Test func classNamesAreThoseOfApple() {
        #expect(NSStringFromClass(INSendMessageIntent.self) == "INSendMessageIntent")
        #expect(INSendMessageIntentIdentifier == "INSendMessageIntent")
    }

    @Test func displayNamesFollowTheComponents() {
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Li"
        #expect(INPerson(handle: "h", nameComponents: name, contactIdentifier: nil).displayName == "Anna Li")
        name.givenName = "一然"
        name.familyName = "王"
        #expect(INPerson(handle: "h", nameComponents: name, contactIdentifier: nil).displayName == "王一然")
        #expect(INPerson(handle: "+43 1", displayName: nil, contactIdentifier: nil).displayName == "+43 1")
        #expect(INPerson(handle: "h", nameComponents: name, displayName: "Wang", image: nil, contactIdentifier: nil).displayName == "Wang")
    }

    @Test func siriMatchesComeFromTheHost() throws {
        let match = INPerson(handle: "1", displayName: "Anna Lee", contactIdentifier: "c1")
        let object = IntentObject("INPerson", ["displayName": "Anna", "siriMatches": .array([match.intentValue])])
        let person = try INPerson.make(from: .object(object))
        #expect(person.siriMatches == [match])
        #expect(person.alternativeSpeakableMatches?.first?.spokenPhrase == "Anna Lee")
    }

    @Test func imagesOfParametersFollowKeyPaths() throws {
        let intent = INSendMessageIntent()
        let image = INImage(named: "anna")
        intent.setImage(image, forParameterNamed: \.speakableGroupName)
        #expect(intent.image(forParameterNamed: \.speakableGroupName) === image)
        #expect(intent.image(forParameterNamed: \.content) == nil)
        #expect(intent.keyImage() === image)
        let back = try #require(try INIntent.make(from: intent.intentValue) as? INSendMessageIntent)
        #expect(back.keyImage()?.name == "anna")
    }

    @Test func parametersNameValues() throws {
        let sender = INPerson(handle: "1", displayName: "Anna", contactIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: [sender], content: "hi", groupName: nil, serviceName: nil, sender: sender)
        let interaction = INInteraction(intent: intent, response: nil)
        let parameter = try #require(INParameter(keyPath: \INSendMessageIntent.content))
        #expect(parameter.parameterKeyPath == "content")
        #expect(interaction.parameterValue(for: parameter) as? String == "hi")
        let nested = INParameter(for: INSendMessageIntent.self, keyPath: "recipients")
        nested.setIndex(0, forSubKeyPath: "recipients")
        #expect(nested.index(forSubKeyPath: "other") == NSNotFound)
        #expect(interaction.parameterValue(for: nested) as? INPerson === sender)
        #expect(INParameter(for: INSendMessageIntent.self, keyPath: "content").isEqual(to: parameter))
        #expect(INParameter(keyPath: \String.count) == nil)
    }

    @Test func pricesAreOrdered() {
        let range = INPriceRange(firstPrice: 30, secondPrice: 20, currencyCode: "EUR")
        #expect(range.minimumPrice == 20)
        #expect(range.maximumPrice == 30)
        #expect(INPriceRange(maximumPrice: 5, currencyCode: "EUR").minimumPrice == nil)
    }

    @Test func aDriverCanBeMadeAsAnyPerson() {
        let handle = INPersonHandle(value: "driver@example.org", type: .emailAddress)
        let driver = INRideDriver(
            personHandle: handle, nameComponents: nil, displayName: "A Driver", image: nil, contactIdentifier: "7", customIdentifier: "d")
        #expect(driver.displayName == "A Driver")
        #expect(driver.personHandle?.value == "driver@example.org")
        #expect(driver.contactIdentifier == "7" && driver.customIdentifier == "d")
        #expect(driver.rating == nil)
        #expect(INRideDriver.description() == "INRideDriver")
    }

    @Test func ridesEndInOneOfTheDocumentedWays() {
        let due = INRideCompletionStatus.completed(outstanding: INCurrencyAmount(amount: 7, currencyCode: "EUR"))
        #expect(due.isCompleted && due.isOutstanding && !due.isCanceled)
        #expect(INRideCompletionStatus.canceledMissedPickup().isMissedPickup)
    }

    @Test func shortcutsBridgeToTheirClass() throws {
        let intent = INSendMessageIntent()
        let shortcut = try #require(INShortcut(intent: intent))
        #expect(shortcut._bridgeToObjectiveC().intent === intent)
        #expect(try INShortcut.make(from: shortcut.intentValue) == shortcut)
        #expect(INMediaDestination.playlist("mine")._bridgeToObjectiveC().playlistName == "mine")
    }

    @Test func withoutAHostCallsEndWithAnError() async throws {
        let interaction = INInteraction(intent: INSendMessageIntent(), response: nil)
        await #expect { try await interaction.donate() } throws: { error in INIntentError.donatingInteraction ~= error }
        await #expect { try await INInteraction.deleteAll() } throws: { INIntentError.deletingAllInteractions ~= $0 }
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<NSError?, Never>) in
            interaction.donate { continuation.resume(returning: $0 as NSError?) }
        }
        #expect(error?.domain == "IntentsErrorDomain")
        #expect(error?.code == 1901)
        #expect((error?.userInfo[NSUnderlyingErrorKey] as? HarkError)?.identifier == "host.absent")
        #expect(await INPreferences.requestSiriAuthorization() == .notDetermined)
        #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
        await #expect(throws: INIntentError.self) { try await INVoiceShortcutCenter.shared.allVoiceShortcuts() }
    }

    @Test func anActivityCarriesItsInteraction() throws {
        let activity = NSUserActivity(activityType: "a")
        #expect(activity.interaction == nil)
        activity.setInteraction(INInteraction(intent: INSendMessageIntent(), response: nil))
        activity.suggestedInvocationPhrase = "late again"
        activity.shortcutAvailability = .sleepMusic
        let back = try NSUserActivity.make(from: activity.intentValue)
        #expect(back.interaction?.intent is INSendMessageIntent)
        #expect(back.interaction === back.interaction)
        #expect(back.suggestedInvocationPhrase == "late again")
        #expect(back.shortcutAvailability == .sleepMusic)
    }

    @Test func collectionsKeepTheirSections() {
        let collection = INObjectCollection(sections: [
            INObjectSection(title: "A", items: [INObject(identifier: "1", display: "one")]),
            INObjectSection(title: nil, items: [INObject(identifier: "2", display: "two")]),
        ])
        #expect(collection.allItems.map(\.displayString) == ["one", "two"])
        #expect(INObjectCollection(items: ["x" as NSString]).sections.count == 1)
    }

    @Test func factoriesOfResultsSayWhatTheyMean() {
        #expect(INBooleanResolutionResult.confirmationRequired(with: true).outcome == .confirmationRequired(true, reason: nil))
        #expect(INSendMessageRecipientResolutionResult(personResolutionResult: .needsValue()).outcome == .needsValue)
        #expect(
            INAddTasksTargetTaskListResolutionResult.confirmationRequired(with: nil, forReason: .listShouldBeCreated).outcome
                == .confirmationRequired(nil, reason: 1))
        let items = [INMediaItem(identifier: "1", title: nil, type: .song, artwork: nil)]
        #expect(INPlayMediaMediaItemResolutionResult.successes(with: items).map(\.outcome) == [.success(items[0].intentValue)])
        #expect(INEnumResolutionResult.__success(withResolvedValue: 4).outcome == .success(4))
        #expect(INLengthResolutionResult.success(with: Measurement(value: 2, unit: .kilometers)).outcome
            == .success(Measurement<UnitLength>(value: 2, unit: .kilometers).intentValue))
    }

    @Test func requiredObjectsAreNeverMissing() {
        let intent = INBookRestaurantReservationIntent()
        #expect(intent.restaurant.name == "")
        #expect(!CLLocationCoordinate2DIsValid(intent.restaurant.location.coordinate))
    }
}
