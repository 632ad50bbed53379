public import IntentSchema

/// Renders the app-side `Intents` module from the catalogue: parse, translate, render.
public enum SurfaceBuilder {
    public struct Output: Sendable {
        /// In a fixed order; paths are relative to the output folder.
        public var files: [SourceFile]
        public var diagnostics: [Diagnostic]
    }

    /// Reads the catalogue inside the binary. Diagnostics of severity `error` mean that the files lack something.
    /// - Throws: `catalogue.malformed`.
    public static func build() throws(HarkError) -> Output {
        var domains: [DomainFacts] = []
        for name in Catalogue.shared.domains { domains.append(try Catalogue.Facts.domain(name)) }
        var translator = SurfaceTranslator(
            SurfaceTranslator.Facts(
                domains: domains, types: try Catalogue.Facts.types(), enumerations: try Catalogue.Facts.enumerations(),
                resolutionResults: try Catalogue.Facts.resolutionResults(), protocols: try Catalogue.Facts.protocols(),
                constants: try Catalogue.Facts.constants()))
        let surface = translator.translate()
        return Output(files: SurfaceRenderer(surface: surface).render(), diagnostics: translator.diagnostics)
    }
}
