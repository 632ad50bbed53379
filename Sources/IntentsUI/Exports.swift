// As on Apple's systems, importing IntentsUI brings UIKit, Foundation and Intents along.
@_exported import Foundation
@_exported import Intents
@_exported import UIKit
