import Intents
import RecipeKit

/// Gives photos an effect. A small one is done before the answer; a large one goes on after it, and the app finishes what was cut short.
class ProcessPhotoHandler: NSObject, ProcessPhotoIntentHandling {
    func resolvePhoto(for intent: ProcessPhotoIntent, with completion: @escaping (ProcessPhotoPhotoResolutionResult) -> Void) {
        guard let photo = intent.photo else { return completion(.needsValue()) }
        let photos = Self.photos()
        let found = photos.filter { $0.identifier == photo.identifier }
        let matches = found.isEmpty ? Words.find(photo.displayString, in: photos) { [$0.displayString, $0.identifier ?? ""] } : found
        switch matches.count {
        case 0: completion(.unsupported(forReason: .noSuchPhoto))
        case 1: completion(.success(with: matches[0]))
        default: completion(.disambiguation(with: matches))
        }
    }

    func providePhotoOptionsCollection(
        for intent: ProcessPhotoIntent, with completion: @escaping (INObjectCollection<Photo>?, Error?) -> Void
    ) { completion(INObjectCollection(items: Self.photos()), nil) }

    private static func photos() -> [Photo] {
        let names = (try? RecipeStorage()?.photoNames()) ?? []
        return names.map { Photo(identifier: $0, display: $0.split(separator: ".").dropLast().joined(separator: ".")) }
    }

    func resolveEffect(for intent: ProcessPhotoIntent, with completion: @escaping (PhotoEffectResolutionResult) -> Void) {
        completion(intent.effect == .unknown ? .needsValue() : .success(with: intent.effect))
    }

    func handle(intent: ProcessPhotoIntent, completion: @escaping (ProcessPhotoIntentResponse) -> Void) {
        guard let storage = RecipeStorage(), let photo = intent.photo, let name = photo.identifier else {
            return completion(ProcessPhotoIntentResponse(code: .failure, userActivity: nil))
        }
        let job = PhotoJob(identifier: intent.identifier ?? UUID().uuidString, photo: name, effect: intent.effect)
        do {
            let isLong = try storage.picture(of: name).pixels >= RecipeStorage.longJobPixels
            try storage.add(job)
            guard isLong else {
                try storage.run(job)
                return completion(.processed(photo: photo))
            }
        } catch is Picture.Malformed {
            return completion(.unreadable(photo: photo))
        } catch {
            print("Recipe Assistant could not process \(name): \(error)")
            return completion(ProcessPhotoIntentResponse(code: .failure, userActivity: nil))
        }
        completion(ProcessPhotoIntentResponse(code: .inProgress, userActivity: nil))
        do {
            try storage.run(job) { print("\(name): \(Int($0 * 100))%") }
        } catch {
            print("Recipe Assistant could not process \(name): \(error)")
        }
    }
}
