import Foundation

/// A picture that code draws: filled rectangles, no more. What else is drawn on it is told to the developer.
final class Canvas {
    /// Pixels of one picture; a larger one stays empty.
    static let greatestPixels = 16 << 20

    let width: Int
    let height: Int
    let scale: CGFloat
    private let size: CGSize
    /// Where the canvas's first point lies in the coordinates that are drawn in.
    private let origin: CGPoint
    /// Red, green, blue and opacity of each pixel, from the upper left.
    private var pixels: [UInt8]
    var fill = UIColor.black
    var stroke = UIColor.black

    init(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        (self.scale, size, origin) = (scale, bounds.size, bounds.origin)
        func side(_ points: CGFloat) -> Int {
            let pixels = (points * scale).rounded(.up)
            return pixels.isFinite && pixels > 0 && pixels < 1e6 ? Int(pixels) : 0
        }
        let (width, height) = (side(bounds.width), side(bounds.height))
        let fits = width * height <= Self.greatestPixels
        (self.width, self.height) = fits ? (width, height) : (0, 0)
        pixels = Array(repeating: 0, count: self.width * self.height * 4)
        if isOpaque { for place in stride(from: 3, to: pixels.count, by: 4) { pixels[place] = 255 } }
    }

    /// Lays the colour over the pixels whose middle lies in the rectangle.
    func paint(_ rect: CGRect, _ color: UIColor) {
        let rect = rect.standardized
        func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
            func pixel(_ value: CGFloat) -> Int { Int(min(max((value * scale - 0.5).rounded(.up), 0), CGFloat(limit))) }
            let first = pixel(low)
            return first..<max(first, pixel(high))
        }
        guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite else { return }
        let columns = range(rect.minX - origin.x, rect.maxX - origin.x, width)
        let parts = color.parts
        let source = [parts.red, parts.green, parts.blue].map { min(max($0, 0), 1) }
        let opacity = min(max(parts.alpha, 0), 1)
        for row in range(rect.minY - origin.y, rect.maxY - origin.y, height) {
            for column in columns {
                let place = (row * width + column) * 4
                let under = CGFloat(pixels[place + 3]) / 255 * (1 - opacity)
                let total = opacity + under
                guard total > 0 else { continue }
                for part in 0..<3 {
                    let mixed = (source[part] * opacity + CGFloat(pixels[place + part]) / 255 * under) / total
                    pixels[place + part] = UInt8((mixed * 255).rounded())
                }
                pixels[place + 3] = UInt8((total * 255).rounded())
            }
        }
    }

    var image: UIImage { UIImage(drawn: png, size: size, scale: scale) }

    // MARK: PNG

    /// The picture as a PNG whose data is stored, not compressed.
    var png: Data {
        // A picture has one pixel at least.
        let (width, height) = (max(width, 1), max(height, 1))
        var raw: [UInt8] = []
        raw.reserveCapacity(height * (width * 4 + 1))
        for row in 0..<height {
            raw.append(0)
            raw += pixels.isEmpty ? [0, 0, 0, 0] : pixels[(row * width * 4)..<((row + 1) * width * 4)]
        }
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: raw.count, by: 65_535) {
            let end = min(start + 65_535, raw.count)
            let count = UInt16(end - start)
            stream.append(end == raw.count ? 1 : 0)
            stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
            stream += raw[start..<end]
        }
        stream += Self.big(Self.adler(raw))
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits a part, colour with opacity.
        file += Self.chunk("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, 6, 0, 0, 0])
        file += Self.chunk("IDAT", stream)
        file += Self.chunk("IEND", [])
        return file
    }

    private static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> Data {
        let checked = Array(name.utf8) + bytes
        let sum = checked.reduce(UInt32.max) { remainders[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
        return Data(big(UInt32(bytes.count)) + checked + big(~sum))
    }
}
