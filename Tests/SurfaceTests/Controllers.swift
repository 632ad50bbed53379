import UIKit

/// What a prepared source would be: a controller with outlets and actions, and its registration in an extension.
final class OrderController: UIViewController {
    private var total: UILabel!
    private weak var leading: NSLayoutConstraint!
    private var lines: [UILabel]!
    var steps: [String] = []
    var payers: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        steps.append("loaded \(total.text ?? "nothing")")
    }
    override func viewWillAppear(_ animated: Bool) { steps.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { steps.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { steps.append("did disappear") }
    override func awakeFromNib() { steps.append("awake") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ListController)?.rows = ["Tea", "Milk"]
        steps.append("segue \(segue.identifier ?? "")")
    }
    private func pay(_ sender: UIButton) { payers.append(sender) }
    private func reset() { steps.append("reset") }

    var outlets: (UILabel?, NSLayoutConstraint?, [UILabel]?) { (total, leading, lines) }
}

extension OrderController {
    static func objectClass() -> ObjectClass {
        ObjectClass(
            OrderController.self, named: "SurfaceTests.OrderController",
            outlets: [
                "total": { $0.total = $1 as? UILabel }, "leading": { $0.leading = $1 as? NSLayoutConstraint },
                "lines": { $0.lines = $1 as? [UILabel] },
            ],
            values: ["steps": { $0.steps }],
            actions: [
                "pay:": { me, sender, _ in if let sender = sender as? UIButton { me.pay(sender) } },
                "reset": { me, _, _ in me.reset() },
            ])
    }
}

/// No outlets: found by its name alone.
final class ListController: UITableViewController {
    var rows: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

final class BadgeOwner: NSObject {
    var badge: UILabel?
}

/// A cell that is made in code only, as apps write them.
final class CodeCell: UITableViewCell {
    let mark = UILabel(frame: .zero)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.text = "made"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
