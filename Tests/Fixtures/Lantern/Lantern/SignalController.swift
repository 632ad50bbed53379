import UIKit

class SignalController: UIViewController {
    @IBOutlet weak var text: UILabel!
    @IBOutlet weak var recipient: UILabel!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("lantern: appears")
        NotificationCenter.default.addObserver(self, selector: #selector(lit), name: .lanternLit, object: nil)
    }

    @objc private func lit() {
        guard let last = UserDefaults(suiteName: "group.org.example.lantern")?.dictionary(forKey: "last") else { return }
        text.text = last["text"] as? String
        recipient.text = last["to"] as? String
    }
}
