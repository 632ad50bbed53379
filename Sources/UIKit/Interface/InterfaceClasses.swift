import Foundation

/// The standard classes behind the elements of interface files.
@MainActor enum InterfaceClasses {
    private static let types: [String: AnyClass] = [
        "view": UIView.self, "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
        "containerView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "visualEffectView": UIVisualEffectView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "searchBar": UISearchBar.self, "control": UIControl.self,
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
        "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self, "navigationItem": UINavigationItem.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self, "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "customObject": NSObject.self,
    ]
    /// What other modules add, such as a map's view. What is unknown and has a frame is a plain view.
    static func type(of element: String) -> AnyClass? {
        types[element] ?? added[element] ?? (element.hasSuffix("View") ? UIView.self : nil)
    }
    private static var added: [String: AnyClass] = [:]
    static func add(_ element: String, _ type: AnyClass) { added[element] = type }
}

extension UIView {
    /// What every view's element can say, then the views in it.
    func decodeView(_ element: InterfaceElement, _ file: InterfaceScene) {
        if let rect = element.child("rect", key: "frame") ?? element.child("frame", key: "frame") { frame = rect.rect }
        if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
            let names: [(String, AutoresizingMask)] = [
                ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
                ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            autoresizingMask = AutoresizingMask(names.filter { mask.flag($0.0) == true }.map(\.1))
        }
        let modes: [String: ContentMode] = [
            "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center,
            "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        ]
        contentMode = element["contentMode"].flatMap { modes[$0] } ?? .scaleToFill
        tag = element.integer("tag") ?? 0
        isHidden = element.flag("hidden") ?? false
        alpha = element.number("alpha") ?? 1
        isOpaque = element.flag("opaque") ?? true
        clipsToBounds = element.flag("clipsSubviews") ?? false
        isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? isUserInteractionEnabled
        isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? false
        translatesAutoresizingMaskIntoConstraints = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        restorationIdentifier = element["restorationIdentifier"]
        if let color = element.color("backgroundColor") { backgroundColor = color }
        if let color = element.color("tintColor") { tintColor = color }
        for (attribute, key) in [
            ("horizontalHuggingPriority", LayoutPriorityKey(kind: .hugging, axis: .horizontal)),
            ("verticalHuggingPriority", LayoutPriorityKey(kind: .hugging, axis: .vertical)),
            ("horizontalCompressionResistancePriority", LayoutPriorityKey(kind: .compression, axis: .horizontal)),
            ("verticalCompressionResistancePriority", LayoutPriorityKey(kind: .compression, axis: .vertical)),
        ] {
            if let priority = element.number(attribute) { priorities[key] = UILayoutPriority(Float(priority)) }
        }
        if let accessibility = element.child("accessibility") {
            accessibilityIdentifier = accessibility["identifier"]
            accessibilityLabel = file.text(accessibility, "label", owner: element, table: "accessibilityLabel")
            accessibilityHint = file.text(accessibility, "hint", owner: element, table: "accessibilityHint")
            if let isElement = accessibility.child("bool", key: "isElement") { isAccessibilityElement = isElement["value"] == "YES" }
        }
        decodeSubviews(element, file)
        for guide in element.children where guide.name == "viewLayoutGuide" {
            if let id = guide["id"] { file.objects[id] = guide["key"] == "safeArea" ? safeAreaLayoutGuide : layoutMarginsGuide }
        }
        decodeConstraints(element, file)
    }

    private func decodeSubviews(_ element: InterfaceElement, _ file: InterfaceScene) {
        for child in element.child("subviews")?.children ?? [] {
            guard let view = file.makeView(child) else { continue }
            let frame = view.frame
            addSubview(view)
            view.frame = frame
        }
    }

    private func decodeConstraints(_ element: InterfaceElement, _ file: InterfaceScene) {
        for child in element.child("constraints")?.children(named: "constraint") ?? [] {
            file.later { [weak self] objects in
                guard let self, let constraint = child.constraint(objects, owner: self) else { return }
                if let id = child["id"] { file.objects[id] = constraint }
                self.addConstraint(constraint)
            }
        }
    }
}

extension InterfaceElement {
    @MainActor fileprivate func constraint(_ objects: [String: AnyObject], owner: UIView) -> NSLayoutConstraint? {
        let names: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
            "firstBaseline": .firstBaseline, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        ]
        let relations: [String: NSLayoutConstraint.Relation] = ["lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
        guard let first = self["firstAttribute"].flatMap({ names[$0] }) else { return nil }
        let item = self["firstItem"].map { objects[$0] } ?? owner
        let second = self["secondItem"].flatMap { objects[$0] }
        // A constraint to something that is not there is left out.
        guard let item, self["secondItem"] == nil || second != nil else { return nil }
        let multiplier = self["multiplier"].flatMap { text -> CGFloat? in
            let parts = text.split(separator: ":").compactMap { Double($0) }
            return parts.count == 2 && parts[1] != 0 ? CGFloat(parts[0] / parts[1]) : parts.first.map { CGFloat($0) }
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: first, relatedBy: self["relation"].flatMap { relations[$0] } ?? .equal, toItem: second,
            attribute: self["secondAttribute"].flatMap { names[$0] } ?? .notAnAttribute, multiplier: multiplier ?? 1,
            constant: number("constant") ?? 0)
        if let priority = number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = self["identifier"]
        return constraint
    }
}
