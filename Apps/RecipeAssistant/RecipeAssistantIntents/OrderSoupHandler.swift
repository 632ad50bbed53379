import Intents
import RecipeKit

/// Takes orders for soup.
class OrderSoupHandler: NSObject, OrderSoupIntentHandling {
    // MARK: Soup

    func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupSoupResolutionResult) -> Void) {
        guard let soup = intent.soup else { return completion(.needsValue()) }
        if let known = Menu.soup(soup.identifier) { return completion(.success(with: known.soup)) }
        let found = Menu.soups(named: soup.displayString)
        switch found.count {
        case 0: completion(.unsupported(forReason: .notOnMenu))
        case 1: completion(.success(with: found[0].soup))
        default: completion(.disambiguation(with: found.map(\.soup)))
        }
    }

    func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Soup>?, Error?) -> Void
    ) {
        let found = searchTerm.map { Menu.soups(named: $0) } ?? Menu.soups
        let sections = MenuItem.Section.allCases.compactMap { section -> INObjectSection<Soup>? in
            let items = found.filter { $0.section == section }.map(\.soup)
            return items.isEmpty ? nil : INObjectSection(title: section.title, items: items)
        }
        completion(INObjectCollection(sections: sections), nil)
    }

    // MARK: The rest of the order

    func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void) {
        guard let quantity = intent.quantity?.intValue else { return completion(.needsValue()) }
        completion(quantity < 1 ? .unsupported(forReason: .lessThanMinimumValue) : quantity > 20 ? .unsupported(forReason: .greaterThanMaximumValue) : .success(with: quantity))
    }

    func resolveSize(for intent: OrderSoupIntent, with completion: @escaping (SoupSizeResolutionResult) -> Void) {
        completion(intent.size == .unknown ? .notRequired() : .success(with: intent.size))
    }

    func resolveExtras(for intent: OrderSoupIntent, with completion: @escaping ([OrderSoupExtrasResolutionResult]) -> Void) {
        guard let extras = intent.extras, !extras.isEmpty else { return completion([.notRequired()]) }
        completion(
            extras.map { extra in
                let found = Words.find(extra, in: Menu.extras) { [$0.0, $0.1] }
                return found.count == 1 ? .success(with: found[0].0) : .unsupported(forReason: .notInKitchen)
            })
    }

    func provideExtrasOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: Menu.extras.map { NSString(string: Language.isChinese ? $0.1 : $0.0) }), nil)
    }

    func resolveFulfilment(for intent: OrderSoupIntent, with completion: @escaping (FulfilmentResolutionResult) -> Void) {
        completion(intent.fulfilment == .unknown ? .needsValue() : .success(with: intent.fulfilment))
    }

    func resolveAddress(for intent: OrderSoupIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        guard let address = intent.address, !address.isEmpty else { return completion(.needsValue()) }
        completion(.success(with: address))
    }

    // MARK: Where it is picked up

    func resolvePickupPlace(for intent: OrderSoupIntent, with completion: @escaping (OrderSoupPickupPlaceResolutionResult) -> Void) {
        guard let place = intent.pickupPlace else { return completion(.needsValue()) }
        let found = Self.places.filter { $0.identifier == place.identifier }
        let matches = found.isEmpty ? Words.find(place.displayString, in: Self.places) { [$0.english, $0.chinese] } : found
        switch matches.count {
        case 0: completion(.unsupported(forReason: .unknownPlace))
        case 1: completion(.success(with: matches[0].place))
        default: completion(.disambiguation(with: matches.map(\.place)))
        }
    }

    func providePickupPlaceOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping (INObjectCollection<PickupPlace>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: Self.places.map(\.place)), nil)
    }

    private struct Counter {
        var identifier: String
        var english: String
        var chinese: String

        var place: PickupPlace {
            let place = PickupPlace(identifier: identifier, display: Language.isChinese ? chinese : english)
            place.setAlternativeSpeakableMatches([INSpeakableString(spokenPhrase: Language.isChinese ? english : chinese)])
            return place
        }
    }

    private static let places = [
        Counter(identifier: "counter", english: "Front Counter", chinese: "前台"), Counter(identifier: "garden", english: "Garden Gate", chinese: "花园门口"),
    ]

    // MARK: The order

    func confirm(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        completion(OrderSoupIntentResponse(code: RecipeStorage() == nil ? .failure : .ready, userActivity: nil))
    }

    func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        guard let item = Menu.soup(intent.soup?.identifier), let storage = RecipeStorage() else {
            return completion(OrderSoupIntentResponse(code: .failure, userActivity: nil))
        }
        if item.isSoldOut { return completion(.soldOut(soup: item.soup)) }
        let quantity = intent.quantity?.intValue ?? 1
        let order = Order(
            identifier: intent.identifier ?? UUID().uuidString, soup: item.identifier, quantity: quantity, size: Self.size(intent.size),
            extras: intent.extras ?? [], destination: intent.fulfilment == .delivery ? intent.address ?? "" : intent.pickupPlace?.displayString ?? "")
        do {
            try storage.add(order)
            completion(.ordered(soup: item.soup, waitMinutes: NSNumber(value: item.minutes + quantity - 1)))
        } catch {
            print("Recipe Assistant could not take the order: \(error)")
            completion(OrderSoupIntentResponse(code: .failure, userActivity: nil))
        }
    }

    private static func size(_ size: SoupSize) -> String? {
        switch size {
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .unknown: nil
        }
    }
}
