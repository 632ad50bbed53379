import Foundation

/// A picture in the binary forms of Netpbm: grey (P5) or colour (P6), a byte for each sample.
public struct Picture: Hashable, Sendable {
    public struct Malformed: Error {}

    public private(set) var width: Int
    public private(set) var height: Int
    /// 1 for grey, 3 for colour.
    public private(set) var channels: Int
    public private(set) var samples: [UInt8]

    /// A larger picture is refused before anything is allocated.
    public static let pixelLimit = 64_000_000

    public init(width: Int, height: Int, channels: Int, samples: [UInt8]) {
        precondition(samples.count == width * height * channels)
        (self.width, self.height, self.channels, self.samples) = (width, height, channels, samples)
    }

    public init(_ data: Data) throws {
        let bytes = [UInt8](data)
        guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { throw Malformed() }
        switch bytes[1] {
        case UInt8(ascii: "5"): channels = 1
        case UInt8(ascii: "6"): channels = 3
        default: throw Malformed()
        }
        var position = 2
        width = try Self.number(bytes, &position)
        height = try Self.number(bytes, &position)
        let maximum = try Self.number(bytes, &position)
        guard (1...255).contains(maximum), width > 0, height > 0, width <= Self.pixelLimit / height, position < bytes.count else { throw Malformed() }
        // One blank stands before the samples.
        position += 1
        let count = width * height * channels
        guard bytes.count - position >= count else { throw Malformed() }
        samples = Array(bytes[position..<position + count])
        if maximum < 255 { samples = samples.map { UInt8(min(255, Int($0) * 255 / maximum)) } }
    }

    private static func number(_ bytes: [UInt8], _ position: inout Int) throws -> Int {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "#") {
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
                position += 1
            } else {
                break
            }
        }
        var value = 0
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]), position - start < 9 {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        guard position > start else { throw Malformed() }
        return value
    }

    public var data: Data {
        var data = Data("P\(channels == 1 ? 5 : 6)\n\(width) \(height)\n255\n".utf8)
        data.append(contentsOf: samples)
        return data
    }

    public var pixels: Int { width * height }

    /// The picture with an effect, a row at a time.
    /// - Parameter rowDone: called after each row.
    public func applying(_ effect: PhotoEffect, rowDone: () -> Void = {}) -> Picture {
        switch effect {
        case .grayscale: rows(channels: 1, rowDone) { grey($0) }
        case .invert: rows(channels: channels, rowDone) { $0.map { 255 - $0 } }
        case .rotate: rotated(rowDone)
        case .unknown: self
        }
    }

    private func rows(channels: Int, _ rowDone: () -> Void, _ change: (ArraySlice<UInt8>) -> [UInt8]) -> Picture {
        var changed: [UInt8] = []
        changed.reserveCapacity(pixels * channels)
        let length = width * self.channels
        for row in 0..<height {
            changed += change(samples[row * length..<(row + 1) * length])
            rowDone()
        }
        return Picture(width: width, height: height, channels: channels, samples: changed)
    }

    /// Brightness as ITU-R BT.601 weighs the colours.
    private func grey(_ row: ArraySlice<UInt8>) -> [UInt8] {
        guard channels == 3 else { return Array(row) }
        var grey: [UInt8] = []
        grey.reserveCapacity(width)
        for index in stride(from: row.startIndex, to: row.endIndex, by: 3) {
            let (red, green, blue) = (Int(row[index]), Int(row[index + 1]), Int(row[index + 2]))
            let sum = red * 299 + green * 587 + blue * 114
            grey.append(UInt8((sum + 500) / 1000))
        }
        return grey
    }

    /// A quarter turn clockwise.
    private func rotated(_ rowDone: () -> Void) -> Picture {
        var turned = [UInt8](repeating: 0, count: samples.count)
        for row in 0..<height {
            for column in 0..<width {
                let from = (row * width + column) * channels
                let to = (column * height + height - 1 - row) * channels
                for channel in 0..<channels { turned[to + channel] = samples[from + channel] }
            }
            rowDone()
        }
        return Picture(width: height, height: width, channels: channels, samples: turned)
    }
}
