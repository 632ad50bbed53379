// As on Apple's systems, importing UIKit brings Foundation along.
@_exported import AppSupport
@_exported import Foundation
