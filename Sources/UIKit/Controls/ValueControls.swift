import Foundation

@preconcurrency @MainActor open class UISwitch: UIControl {
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31))) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?
    /// Changes the value without an action, as on Apple's systems.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        isOn = element.flag("on") ?? false
        onTintColor = element.color("onTintColor")
    }
}

@preconcurrency @MainActor open class UISlider: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var stored: Float = 0
    /// From `minimumValue` to `maximumValue`.
    open var value: Float {
        get { stored }
        set { stored = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
    }
    open var minimumValue: Float = 0 { didSet { value = stored } }
    open var maximumValue: Float = 1 { didSet { value = stored } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        minimumValue = Float(element.number("minValue") ?? 0)
        maximumValue = Float(element.number("maxValue") ?? 1)
        value = Float(element.number("value") ?? 0)
    }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var stored = 0.0
    open var value: Double {
        get { stored }
        set { stored = max(minimumValue, min(newValue, max(minimumValue, maximumValue))) }
    }
    open var minimumValue = 0.0 { didSet { value = stored } }
    open var maximumValue = 100.0 { didSet { value = stored } }
    open var stepValue = 1.0
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        minimumValue = element.number("minimumValue").map { Double($0) } ?? 0
        maximumValue = element.number("maximumValue").map { Double($0) } ?? 100
        value = element.number("value").map { Double($0) } ?? 0
        stepValue = element.number("stepValue").map { Double($0) } ?? 1
    }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var segments: [(title: String?, image: UIImage?, isEnabled: Bool)] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { ($0 as? String, $0 as? UIImage, true) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert((title, nil, true), at: max(0, min(segment, segments.count)))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert((nil, image, true), at: max(0, min(segment, segments.count)))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].title = title } }
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].image = image } }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { if segments.indices.contains(segment) { segments[segment].isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        segments = element.child("segments")?.children(named: "segment").map { ($0["title"], $0.image("image", file), $0.flag("enabled") ?? true) } ?? []
        selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var numberOfPages = 0
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, max(numberOfPages - 1, 0))) } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var calendar: Calendar! = .current
    open var locale: Locale?
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        let modes: [String: Mode] = ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
        datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
        minuteInterval = element.integer("minuteInterval") ?? 1
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        case medium = 100, large = 101
    }
    open var style = Style.medium
    open var hidesWhenStopped = true
    open var color: UIColor! = .systemGray
    open private(set) var isAnimating = false
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        self.style = style
        isHidden = true
    }
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { startAnimating() } else if hidesWhenStopped { isHidden = true }
    }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: Style) { self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4)) }
    /// From 0 to 1.
    open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var observedProgress: Progress?
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func decode(_ element: InterfaceElement, _ file: InterfaceScene) {
        super.decode(element, file)
        progress = Float(element.number("progress") ?? 0)
    }
}
