import Foundation
import Testing
import UIKit

@Suite struct DrawingTests {
    /// The parts of a pixel of a PNG whose data is stored in one piece.
    private func pixel(_ png: Data, _ column: Int, _ row: Int, width: Int) throws -> [UInt8] {
        let marker = try #require(png.range(of: Data("IDAT".utf8)))
        let start = marker.upperBound + 2 + 5 + row * (width * 4 + 1) + 1 + column * 4
        return Array(png[start..<(start + 4)])
    }

    @Test func filledRectanglesAreDrawn() throws {
        let png = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
            context.fill(CGRect(x: 2, y: 0, width: 4, height: 2))
        }
        #expect(try pixel(png, 1, 1, width: 8) == [255, 0, 0, 255])
        #expect(try pixel(png, 3, 1, width: 8) == [128, 0, 128, 255])
        #expect(try pixel(png, 5, 1, width: 8) == [0, 0, 255, 128])
        #expect(try pixel(png, 5, 3, width: 8) == [0, 0, 0, 0])
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 8, height: 4))
    }

    /// What zlib's own checksums and layout make of two red pixels.
    @Test func aPictureIsAValidFile() throws {
        let png = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).pngData { _ in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(
            png.base64EncodedString()
                == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAFElEQVR4AQEJAPb/AP8AAP//AAD/EfcD/d750N0AAAAASUVORK5CYII=")
    }

    @Test func aLargerPictureHasItsDataInSeveralPieces() throws {
        let png = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 300)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 200, height: 300)) }
        // Two checksums of the stream, a head of five bytes for each piece of 65,535, and the chunks' own.
        let raw = 300 * 801
        #expect(png.count == 8 + 25 + 12 + 12 + 2 + 4 + raw + 5 * ((raw + 65_534) / 65_535))
    }

    @Test func whatIsTooLargeOrNoSizeIsEmpty() {
        for size in [CGSize(width: 1e9, height: 1e9), CGSize(width: -3, height: 4), CGSize(width: CGFloat.nan, height: 1)] {
            let png = UIGraphicsImageRenderer(size: size).pngData { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1e12, height: 1e12)) }
            #expect(png.count < 200)
        }
    }

    @Test func aContextIsOpenUntilItIsEnded() throws {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(try pixel(try #require(image.pngData()), 1, 1, width: 2) == [255, 255, 255, 255])
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
}
