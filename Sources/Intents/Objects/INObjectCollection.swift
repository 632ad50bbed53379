import Foundation

/// Options of a parameter, in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    open private(set) var sections: [INObjectSection<ObjectType>]
    /// Whether the host sorts the items by the person's language and offers an index.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(sections as NSArray, forKey: "sections")
        coder.encode(usesIndexedCollation, forKey: "usesIndexedCollation")
    }

    public required init?(coder: NSCoder) {
        guard let sections = coder.decodeObject(forKey: "sections") as? [INObjectSection<ObjectType>] else { return nil }
        self.sections = sections
        usesIndexedCollation = coder.decodeBool(forKey: "usesIndexedCollation")
        super.init()
    }
}

/// A titled part of a collection.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    open private(set) var title: String?
    open private(set) var items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { INObjectSection(title: title, items: items) }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "title")
        coder.encode(items as NSArray, forKey: "items")
    }

    public required init?(coder: NSCoder) {
        guard let items = coder.decodeObject(forKey: "items") as? [ObjectType] else { return nil }
        self.items = items
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        super.init()
    }
}
