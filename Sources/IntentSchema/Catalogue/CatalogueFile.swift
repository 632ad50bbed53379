import CatalogueData
import Foundation

/// A file of the catalogue inside the binary.
enum CatalogueFile {
    /// - Throws: `catalogue.missing` when there is no such file, `catalogue.malformed` with the place when it cannot be
    ///   read. Neither can happen with the files of a tested build; a file being edited can.
    static func decode<T: Decodable>(_ type: T.Type, _ name: String) throws(HarkError) -> T {
        var length = 0
        guard let bytes = hark_catalogue_file(name, &length) else {
            throw HarkError("catalogue.missing", detail: name)
        }
        let data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: length, deallocator: .none)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw HarkError("catalogue.malformed", detail: "\(name): \(error)")
        }
    }
}

extension Catalogue {
    /// The catalogue's files, whole, for generators and checks.
    public enum Facts {
        public static func domain(_ name: String) throws(HarkError) -> DomainFacts {
            try CatalogueFile.decode(DomainFacts.self, "Facts/\(name)")
        }
        public static func types() throws(HarkError) -> [TypeFacts] {
            try CatalogueFile.decode(TypeListFacts.self, "Facts/Types").types
        }
        public static func enumerations() throws(HarkError) -> EnumerationListFacts {
            try CatalogueFile.decode(EnumerationListFacts.self, "Facts/Enumerations")
        }
        public static func resolutionResults() throws(HarkError) -> [ResolutionResultFacts] {
            try CatalogueFile.decode(ResolutionResultListFacts.self, "Facts/ResolutionResults").resolutionResults
        }
        public static func protocols() throws(HarkError) -> [ProtocolFacts] {
            try CatalogueFile.decode(ProtocolListFacts.self, "Facts/Protocols").protocols
        }
        public static func constants() throws(HarkError) -> [ConstantListFacts.Constant] {
            try CatalogueFile.decode(ConstantListFacts.self, "Facts/Constants").constants
        }
    }
}
