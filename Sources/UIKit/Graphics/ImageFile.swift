import Foundation

/// What the first bytes of a picture file say.
enum ImageFile {
    /// Larger pictures are refused.
    static let greatestBytes = 64 << 20

    /// Width and height in pixels of a PNG, JPEG, GIF, BMP or WebP; nil for what is none of them.
    static func size(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(256 << 10))
        func big(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
        func little(_ at: Int, _ count: Int) -> Int { bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) } }
        if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return CGSize(width: big(16), height: big(20)) }
        if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) { return CGSize(width: little(6, 2), height: little(8, 2)) }
        if bytes.count >= 26, bytes.starts(with: [0x42, 0x4D]) {
            return CGSize(width: little(18, 4), height: abs(Int(Int32(truncatingIfNeeded: little(22, 4)))))
        }
        if bytes.count >= 30, bytes.starts(with: [0x52, 0x49, 0x46, 0x46]), bytes[8..<12].elementsEqual([0x57, 0x45, 0x42, 0x50]) {
            switch bytes[15] {
            case 0x58: return CGSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
            case 0x4C: return CGSize(width: little(21, 2) & 0x3FFF + 1, height: (little(21, 4) >> 14) & 0x3FFF + 1)
            default: return CGSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
            }
        }
        return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
    }

    private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // A start of frame, except for tables (C4), extensions (C8) and arithmetic conditioning (CC).
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                return CGSize(width: Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]), height: height)
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return nil
    }

    /// The best file for a name in a bundle, with the scale its name says: loose files and image sets.
    static func find(_ name: String, in bundle: Bundle) -> (url: URL, scale: CGFloat)? {
        let scales: [(suffix: String, scale: CGFloat)] = [("@2x", 2), ("", 1), ("@3x", 3)]
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        let kinds = given.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "bmp"] : [given]
        for (suffix, scale) in scales {
            for kind in kinds {
                for folder in [bundle.resourceURL, bundle.bundleURL].compactMap({ $0 }) {
                    let url = folder.appendingPathComponent("\(stem)\(suffix).\(kind)")
                    if FileManager.default.fileExists(atPath: url.path) { return (url, scale) }
                }
            }
        }
        guard let folder = AssetFolders.folder(name, "imageset", in: bundle) else { return nil }
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0 != "Contents.json" }
        for (suffix, scale) in scales where !suffix.isEmpty {
            if let file = files.first(where: { $0.contains(suffix) }) { return (folder.appendingPathComponent(file), scale) }
        }
        return files.first.map { (folder.appendingPathComponent($0), 1) }
    }
}
