import CoreSpotlight
import LocalAuthentication
import MobileCoreServices
import Testing
import UIKit

/// Modules that apps use in passing, and names that Swift makes of literals.
@MainActor @Suite struct SmallModulesTests {
    @Test func whatAnActivityShowsInASearchIsKept() {
        let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeContent as String)
        attributes.contentDescription = "A pot of tea"
        if let leaf = CSCustomAttributeKey(keyName: "leaf") { attributes.setValue("green" as NSString, forCustomKey: leaf) }
        let activity = NSUserActivity(activityType: "org.example.tea")
        #expect(activity.contentAttributeSet == nil)
        activity.contentAttributeSet = attributes
        #expect(activity.contentAttributeSet?.contentDescription == "A pot of tea")
        #expect(CSCustomAttributeKey(keyName: "leaf").flatMap { attributes.value(forCustomKey: $0) as? NSString } == "green")
        #expect(activity.contentAttributeSet?.contentType == UTType.content.identifier)
    }

    @Test func theIndexKeepsNothingAndSaysSo() async throws {
        let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: "tea", attributeSet: .init(contentType: .text))
        #expect(!item.uniqueIdentifier.isEmpty)
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let isDone = await withCheckedContinuation { continuation in
            CSSearchableIndex.default().indexSearchableItems([item]) { continuation.resume(returning: $0 == nil) }
        }
        #expect(isDone)
        try await CSSearchableIndex.default().deleteAllSearchableItems()
    }

    @Test("Nobody can prove who they are here", arguments: [
        (LAPolicy.deviceOwnerAuthentication, LAError.Code.passcodeNotSet),
        (.deviceOwnerAuthenticationWithBiometrics, .biometryNotAvailable),
    ])
    func authentication(_ policy: LAPolicy, _ code: LAError.Code) async throws {
        var reason: NSError?
        #expect(!LAContext().canEvaluatePolicy(policy, error: &reason))
        #expect(reason?.domain == LAErrorDomain)
        #expect(reason?.code == code.rawValue)
        let context = LAContext()
        let error = await #expect(throws: LAError.self) { try await context.evaluatePolicy(policy, localizedReason: "to pay") }
        #expect(error?.code == code)
        context.invalidate()
        let later = await #expect(throws: LAError.self) { try await context.evaluatePolicy(policy, localizedReason: "to pay") }
        #expect(later?.code == .invalidContext)
    }

    @Test func literalsMakeColoursAndPictures() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        var (red, green) = (CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == 1 && green == 0.5)
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(layer.borderColor?.components == [0, 0, 1, 1])
        #expect(#imageLiteral(resourceName: "not there").size == .zero)
    }

    @Test func viewsOfTablesAreMadeWithoutAStyle() {
        #expect(UITableViewCell().reuseIdentifier == nil)
        #expect(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.height == 20)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
        let view = UIView()
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }
}
