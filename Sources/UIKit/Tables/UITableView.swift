import Foundation

/// Rows from a data source. There is no screen to scroll: all rows count as visible once they were asked for.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open private(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)? { didSet { cells = [:] } }
    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var sectionIndexColor: UIColor?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var isEditing = false
    open var dragInteractionEnabled = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Rows

    private var cells: [IndexPath: UITableViewCell] = [:]
    private var selection: [IndexPath] = []
    /// Cells of a static table, by section.
    var staticSections: [StaticSection] = []
    struct StaticSection {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? staticSections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section)
            ?? (staticSections.indices.contains(section) ? staticSections[section].cells.count : 0)
    }
    /// The row's cell, made by the data source when it is asked for first.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard indexPath.section >= 0, indexPath.section < numberOfSections, indexPath.row >= 0,
            indexPath.row < numberOfRows(inSection: indexPath.section)
        else { return nil }
        let cell: UITableViewCell
        if let dataSource { cell = dataSource.tableView(self, cellForRowAt: indexPath) } else {
            cell = staticSections[indexPath.section].cells[indexPath.row]
        }
        cells[indexPath] = cell
        if cell.superview !== self { addSubview(cell) }
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.first { $0.value.frame.contains(point) }?.key }
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }
    open var indexPathsForVisibleRows: [IndexPath]? {
        (0..<max(numberOfSections, 0)).flatMap { section in
            (0..<max(numberOfRows(inSection: section), 0)).map { IndexPath(row: $0, section: section) }
        }
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tableDelegate?.tableView(self, viewForHeaderInSection: section) as? UITableViewHeaderFooterView
    }
    open func rect(forSection section: Int) -> CGRect { .zero }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { cells[indexPath]?.frame ?? .zero }

    private func forget() {
        cells.values.forEach { $0.removeFromSuperview() }
        cells = [:]
        setNeedsLayout()
    }
    open func reloadData() {
        forget()
        selection = []
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forget() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forget() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { forget() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forget() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forget() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forget() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forget() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forget() }
    open func moveSection(_ section: Int, toSection newSection: Int) { forget() }
    open func beginUpdates() {}
    open func endUpdates() { setNeedsLayout() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath, !selection.contains(indexPath) {
            selection.append(indexPath)
            cells[indexPath]?.setSelected(true, animated: animated)
        }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// The person taps a row: selection and delegate, and the segue of its prototype if it has one.
    package func tapRow(at indexPath: IndexPath) {
        guard allowsSelection, tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true,
            let chosen = tableDelegate == nil ? indexPath : tableDelegate?.tableView(self, willSelectRowAt: indexPath)
        else { return }
        selectRow(at: chosen, animated: true, scrollPosition: .none)
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
        if let cell = cellForRow(at: chosen), let segue = cell.selectionSegue { segue.controller?.perform(segue, sender: cell) }
    }

    // MARK: Reuse

    private var makers: [String: () -> UIView?] = [:]
    private var prototypes: [String: () -> UITableViewCell?] = [:]

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        makers["cell:" + identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { type.fresh() }
        }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        makers["cell:" + identifier] = nib.map { nib in { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UITableViewCell }.first } }
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        makers["header:" + identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { type.fresh() }
        }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        makers["header:" + identifier] = nib.map { nib in { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first } }
    }
    func addPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell?) { prototypes[identifier] = make }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell = prototypes[identifier]?() ?? makers["cell:" + identifier]?() as? UITableViewCell
        cell?.reuseName = identifier
        return cell
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("unable to dequeue a cell with identifier \(identifier): register a nib or a class, or give a prototype cell of the storyboard that identifier")
        }
        return cell
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        makers["header:" + identifier]?() as? UITableViewHeaderFooterView
    }

    // MARK: Layout and interface files

    open override func layoutSubviews() {
        super.layoutSubviews()
        var top = tableHeaderView?.frame.height ?? 0
        for path in indexPathsForVisibleRows ?? [] {
            guard let cell = cellForRow(at: path) else { continue }
            let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            let height = asked >= 0 ? asked : rowHeight >= 0 ? rowHeight : cell.frame.height > 0 ? cell.frame.height : 44
            cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        contentSize = CGSize(width: bounds.width, height: top + (tableFooterView?.frame.height ?? 0))
    }

    override func connect(_ outlet: String, to value: Any?) -> Bool {
        guard outlet == "dataSource" else { return super.connect(outlet, to: value) }
        dataSource = value as? any UITableViewDataSource
        return true
    }
    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        decodeTable(element, file)
    }
    func setStyle(_ style: Style) { self.style = style }
}
