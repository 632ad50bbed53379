// As on Apple's systems, importing a surface module brings Foundation along.
@_exported import Foundation
