import Foundation

/// Colour sets of asset catalogues in their source form (`Name.colorset/Contents.json`), as a bundle made from an Xcode
/// project's folders has them.
enum ColorSets {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable { let appearance: String, value: String }
            struct Color: Decodable { let components: [String: String]? }
            let appearances: [Appearance]?
            let color: Color?
        }
        let colors: [Entry]
    }

    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        guard let folder = AssetFolders.folder(name, "colorset", in: bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        func color(_ entry: Contents.Entry?) -> UIColor? {
            guard let parts = entry?.color?.components else { return nil }
            func part(_ key: String, _ otherwise: String) -> CGFloat {
                let text = parts[key] ?? parts[otherwise] ?? "0"
                if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
                let number = Double(text) ?? 0
                return CGFloat(text.contains(".") || number <= 1 ? number : number / 255)
            }
            return UIColor(
                red: part("red", "white"), green: part("green", "white"), blue: part("blue", "white"),
                alpha: CGFloat(Double(parts["alpha"] ?? "1") ?? 1))
        }
        guard let light = color(contents.colors.first { $0.appearances == nil } ?? contents.colors.first) else { return nil }
        let dark = color(contents.colors.first { $0.appearances?.contains { $0.value == "dark" } == true }) ?? light
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// Where a bundle keeps what an asset catalogue names.
enum AssetFolders {
    /// The folder `name.kind` in one of the bundle's catalogues; groups are searched up to four deep.
    static func folder(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
        let places = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
        for place in places {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
            for catalogue in names where catalogue.hasSuffix(".xcassets") {
                if let found = find("\(name).\(kind)", in: place.appendingPathComponent(catalogue), depth: 4) { return found }
            }
        }
        return nil
    }

    private static func find(_ name: String, in folder: URL, depth: Int) -> URL? {
        let direct = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        guard depth > 0 else { return nil }
        for child in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
            // Sets hold no groups.
            guard !child.contains(".") else { continue }
            if let found = find(name, in: folder.appendingPathComponent(child), depth: depth - 1) { return found }
        }
        return nil
    }
}
