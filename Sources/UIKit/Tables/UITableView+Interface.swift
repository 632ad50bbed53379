import Foundation

extension UITableView {
    /// Style, static cells and prototypes of an interface file.
    func decodeTable(_ element: InterfaceElement, _ file: InterfaceScene) {
        setStyle(element["style"] == "grouped" ? .grouped : element["style"] == "insetGrouped" ? .insetGrouped : .plain)
        if let height = element.number("rowHeight"), height > 0 { rowHeight = height }
        if element["separatorStyle"] == "none" { separatorStyle = .none }
        if element["allowsSelection"] == "NO" { allowsSelection = false }
        for (key, path) in [("tableHeaderView", \UITableView.tableHeaderView), ("tableFooterView", \UITableView.tableFooterView)] {
            if let child = element.children.first(where: { $0["key"] == key }) { self[keyPath: path] = file.makeView(child) }
        }
        for prototype in element.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            // A prototype is made anew for each cell, with its own objects; outlets to what is outside find the scene's.
            addPrototype(identifier) { [weak self] in
                let copy = InterfaceScene(copyOf: file)
                let cell = copy.makeView(prototype) as? UITableViewCell
                copy.finish(in: prototype)
                if let self { cell?.frame.size.width = self.bounds.width }
                return cell
            }
        }
        staticSections = (element.child("sections")?.children(named: "tableViewSection") ?? []).map { section in
            StaticSection(
                header: file.text(section, "headerTitle"), footer: file.text(section, "footerTitle"),
                cells: (section.child("cells")?.children ?? []).compactMap { file.makeView($0) as? UITableViewCell })
        }
    }

}
