import Foundation
import Testing
import UIKit

@MainActor @Suite struct StoryboardTests {
    private func storyboard() throws -> UIStoryboard {
        ObjectClasses.shared.register(OrderController.objectClass())
        let url = try #require(Bundle.module.url(forResource: "Orders", withExtension: "storyboard", subdirectory: "Interface"))
        return try UIStoryboard(contentsOf: url, bundle: .module)
    }
    private func order() throws -> OrderController {
        try #require(try storyboard().instantiateViewController(withIdentifier: "Order") as? OrderController)
    }

    @Test func framesTextsAndColoursAreThoseOfTheFile() throws {
        let view: UIView = try #require(try order().view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 150))
        #expect(view.backgroundColor == .systemBackground)
        let label = try #require(view.viewWithTag(7) as? UILabel)
        #expect(label.frame == CGRect(x: 20, y: 30, width: 280, height: 21))
        #expect(label.text == "Total")
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 2)
        #expect(label.font == .boldSystemFont(ofSize: 19))
        #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
        #expect(view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["Pay"])
        let toggle = try #require(view.subviews.compactMap { $0 as? UISwitch }.first)
        #expect(toggle.isOn)
        #expect(toggle.layer.cornerRadius == 6)
        #expect(view.constraints.count == 3)
    }

    @Test func outletsAreConnectedBeforeViewDidLoad() throws {
        let controller = try order()
        #expect(controller.outlets.0 == nil)
        controller.loadViewIfNeeded()
        #expect(controller.outlets.0?.text == "Total")
        #expect(controller.outlets.1?.constant == 20)
        #expect(controller.outlets.2?.map(\.text) == ["One", "Two"])
        #expect(controller.steps.contains("loaded Total"))
    }

    @Test func actionsReachTheControllersMethods() throws {
        let controller = try order()
        let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchDown)
        #expect(controller.payers.isEmpty)
        button.sendActions(for: .touchUpInside)
        #expect(controller.payers == [button])
        controller.navigationItem.rightBarButtonItem?.tap()
        #expect(controller.steps.last == "reset")
    }

    @Test func constraintsMoveAndStretch() throws {
        let view: UIView = try #require(try order().view)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect(view.viewWithTag(7)?.frame == CGRect(x: 20, y: 30, width: 360, height: 23))
    }

    @Test func aSegueIsPreparedAndShowsItsDestination() throws {
        let navigation = try #require(try storyboard().instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let controller = try #require(navigation.topViewController as? OrderController)
        #expect(controller.navigationController === navigation)
        #expect(controller.steps.filter { $0.hasSuffix("appear") } == ["will appear", "did appear"])
        controller.performSegue(withIdentifier: "list", sender: nil)
        #expect(controller.steps.suffix(2) == ["segue list", "did disappear"])
        let list = try #require(navigation.topViewController as? ListController)
        #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Tea", "Milk"])
        #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 44])
        navigation.popViewController(animated: false)
        #expect(controller.steps.last == "did appear")
    }

    @Test func aNibConnectsItsOwner() throws {
        ObjectClasses.shared.register(
            ObjectClass(BadgeOwner.self, named: "SurfaceTests.BadgeOwner", outlets: ["badge": { $0.badge = $1 as? UILabel }]))
        let owner = BadgeOwner()
        let folder = try #require(Bundle.module.url(forResource: "Interface", withExtension: nil))
        let bundle = try #require(Bundle(path: folder.path))
        let objects = try #require(bundle.loadNibNamed("Badge", owner: owner))
        #expect((objects.first as? UIView)?.frame.size == CGSize(width: 200, height: 80))
        #expect(owner.badge?.text == "New")
        #expect(bundle.loadNibNamed("Nothing", owner: owner) == nil)
    }

    @Test func aFileThatIsNoInterfaceIsRefusedWithItsPlace() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).storyboard")
        try Data("<document>\n<scenes>\n</document>".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect { try UIStoryboard(contentsOf: url, bundle: .module) } throws: { "\($0)".contains("interface.malformed") }
    }

    @Test func cellsOfCodeAreMadeByTheirOwnInitialiser() {
        let table = UITableView()
        table.register(CodeCell.self, forCellReuseIdentifier: "code")
        let cell = table.dequeueReusableCell(withIdentifier: "code") as? CodeCell
        #expect(cell?.mark.text == "made")
        #expect(cell?.reuseIdentifier == "code")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func dismissingTakesWhatIsAboveAlongToo() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        first.present(second, animated: false)
        second.present(third, animated: false)
        third.dismiss(animated: false)
        #expect(second.presentedViewController == nil)
        #expect(first.presentedViewController === second)
        second.present(third, animated: false)
        first.dismiss(animated: false)
        #expect(first.presentedViewController == nil)
        #expect(third.presentingViewController == nil)
    }
}
