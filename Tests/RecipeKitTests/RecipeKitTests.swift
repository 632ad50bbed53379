import Foundation
import RecipeKit
import Testing

/// The sample app's own work: pictures, orders, steps and names.
struct PictureTests {
    private let colours = Picture(width: 2, height: 1, channels: 3, samples: [255, 0, 0, 0, 0, 255])

    @Test func greyWeighsTheColours() {
        #expect(colours.applying(.grayscale) == Picture(width: 2, height: 1, channels: 1, samples: [76, 29]))
    }

    @Test func invertedTwiceIsTheSame() {
        #expect(colours.applying(.invert).samples == [0, 255, 255, 255, 255, 0])
        #expect(colours.applying(.invert).applying(.invert) == colours)
    }

    @Test func aQuarterTurnIsClockwise() {
        let grey = Picture(width: 2, height: 2, channels: 1, samples: [1, 2, 3, 4])
        #expect(grey.applying(.rotate).samples == [3, 1, 4, 2])
        let turned = (0..<4).reduce(colours) { picture, _ in picture.applying(.rotate) }
        #expect(turned == colours)
    }

    @Test func everyRowIsReported() {
        var rows = 0
        _ = Picture(width: 1, height: 7, channels: 1, samples: Array(0..<7)).applying(.invert) { rows += 1 }
        #expect(rows == 7)
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(try Picture(colours.data) == colours)
        #expect(try Picture(Data("P5 # grey\n1 1\n15\n".utf8) + [15]).samples == [255])
    }

    @Test(arguments: ["", "P", "P3\n1 1\n255\n1", "P6\n1 1\n255\n12", "P5\n0 1\n255\n", "P5\n99999999 99999999\n255\n", "P5\n1 1\n70000\n1", "P5\n1"])
    func whatIsNoPictureIsRefused(_ text: String) { #expect(throws: Picture.Malformed.self) { try Picture(Data(text.utf8)) } }
}

struct RecipeStorageTests {
    private final class Folder {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("recipes-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }
    }
    private let folder = Folder()
    private var storage: RecipeStorage { RecipeStorage(folder: folder.url) }

    @Test func anOrderIsTakenOnce() throws {
        let order = Order(identifier: "1", soup: "miso", quantity: 2, size: nil, extras: [], destination: "home")
        try storage.add(order)
        try storage.add(order)
        #expect(try storage.orders.all() == [order])
    }

    @Test func stepsFollowOneAnotherAndBeginAgain() throws {
        let salad = try #require(RecipeText.recipe("tomato-salad"))
        let shown = try (0..<3).map { _ in try storage.nextStep(of: salad) }
        #expect(shown[0].text.hasPrefix("Tomato Salad, step 1 of 2") && !shown[0].isLast)
        #expect(shown[1].text.hasPrefix("Tomato Salad, step 2 of 2") && shown[1].isLast)
        #expect(shown[2] == shown[0])
    }

    @Test func aJobThatWasCutShortIsFinished() throws {
        try FileManager.default.createDirectory(at: storage.photos, withIntermediateDirectories: true)
        let picture = Picture(width: 2, height: 20, channels: 1, samples: Array(repeating: 9, count: 40))
        try picture.data.write(to: storage.photos.appendingPathComponent("dish.pgm"))
        try storage.add(PhotoJob(identifier: "1", photo: "dish.pgm", effect: .invert))
        var told: [Double] = []
        try storage.finishJobs { told.append($1) }
        #expect(told == (1...10).map { Double($0) / 10 })
        #expect(try storage.picture(of: "dish-inverted.pgm") == picture.applying(.invert))
        #expect(try storage.photoNames() == ["dish.pgm"])
        try storage.finishJobs { _, _ in Issue.record("done already") }
    }

    @Test(arguments: ["../secret.pgm", ".hidden.pgm", "a/b.pgm"])
    func aNameIsNoPath(_ name: String) { #expect(throws: Picture.Malformed.self) { try storage.picture(of: name) } }
}

struct MenuTests {
    @Test(arguments: [
        ("tomato soups", ["tomato"]), ("Tomato", ["tomato"]), ("番茄汤", ["tomato"]), ("番茄", ["tomato", "gazpacho"]), ("soup", ["tomato", "corn", "miso", "pumpkin", "lentil", "cucumber"]),
        ("冷汤", ["gazpacho", "cucumber"]), ("pizza", []), ("", []),
    ])
    func soupsByName(_ words: String, _ identifiers: [String]) { #expect(Menu.soups(named: words).map(\.identifier) == identifiers) }
}
