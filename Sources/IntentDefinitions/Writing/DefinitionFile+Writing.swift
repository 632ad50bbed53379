public import Foundation
public import PropertyLists

extension DefinitionFile {
    /// The file as a property list: every key and value that was read, unknown ones included, and what was changed since.
    public var propertyList: PropertyList { .dictionary(Self.table.write(self)) }

    /// The file in XML. The same definition gives the same bytes.
    public func write() -> Data { propertyList.xml() }
}
