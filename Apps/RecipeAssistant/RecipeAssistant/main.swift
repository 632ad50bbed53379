import UIKit

AppDelegate.main()
