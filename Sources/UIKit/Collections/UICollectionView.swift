import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    convenience init(_freshReusable: ()) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        reuseIdentifier = element["reuseIdentifier"]
    }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open private(set) var contentView = UIView(frame: .zero)
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        if let content = element.children.first(where: { $0["key"] == "contentView" }), let view = file.makeView(content) {
            contentView = view
        }
        addSubview(contentView)
    }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var selection: [IndexPath] = []
    private var makers: [String: () -> UICollectionReusableView?] = [:]

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard let dataSource, indexPath.section < numberOfSections, indexPath.item < numberOfItems(inSection: indexPath.section)
        else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        cells[indexPath] = cell
        addSubview(cell)
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        return cell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }
    open var indexPathsForVisibleItems: [IndexPath] {
        (0..<numberOfSections).flatMap { section in (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) } }
    }
    private func forget() {
        cells.values.forEach { $0.removeFromSuperview() }
        cells = [:]
    }
    open func reloadData() {
        forget()
        selection = []
    }
    open func reloadItems(at indexPaths: [IndexPath]) { forget() }
    open func reloadSections(_ sections: IndexSet) { forget() }
    open func insertItems(at indexPaths: [IndexPath]) { forget() }
    open func deleteItems(at indexPaths: [IndexPath]) { forget() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath { selection.append(indexPath) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        makers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in { type.fresh() } }
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        makers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first }
        }
    }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        makers[elementKind + identifier] = (viewClass as? UICollectionReusableView.Type).map { type in { type.fresh() } }
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = makers[identifier]?() as? UICollectionViewCell else {
            fatalError("could not dequeue a cell with identifier \(identifier): register a nib or a class, or give a prototype cell of the storyboard that identifier")
        }
        cell.reuseIdentifier = identifier
        return cell
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { makers[elementKind + identifier]?() ?? UICollectionReusableView(frame: .zero) }

    override func connect(_ outlet: String, to value: Any?) -> Bool {
        guard outlet == "dataSource" else { return super.connect(outlet, to: value) }
        dataSource = value as? any UICollectionViewDataSource
        return true
    }
    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        if let layout = element.child("collectionViewFlowLayout"), let flow = collectionViewLayout as? UICollectionViewFlowLayout {
            flow.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
            flow.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
            if layout["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
            if let size = layout.child("size", key: "itemSize") { flow.itemSize = size.size }
        }
        for prototype in element.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            makers[identifier] = {
                let copy = InterfaceScene(copyOf: file)
                let cell = copy.makeView(prototype) as? UICollectionReusableView
                copy.finish(in: prototype)
                return cell
            }
        }
    }
}
