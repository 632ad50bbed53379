import HarkTools
import IntentSchema

/// Makes a program of objects and Hark's library.
struct Linker {
    let toolkit: Toolkit
    let compiler: SwiftCompiler

    /// A static program starts in about two milliseconds. One that uses URLSession or reads XML, as UIKit does, takes the
    /// toolchain's shared libraries and starts in about twenty: the C libraries behind them are not static.
    /// - Throws: `try.does-not-link`, tool errors.
    func link(_ objects: [String], isStatic: Bool, to program: String) throws(HarkError) {
        let arguments =
            (isStatic ? ["-static-executable"] : []) + ["-use-ld=lld", "-o", program]
            + objects + ["-Xlinker", "--whole-archive", toolkit.library] + (isStatic ? [] : [toolkit.sharedLibrary])
            + ["-Xlinker", "--no-whole-archive", "-Xlinker", "--gc-sections"]
        let ending = try ToolRun(compiler.path, arguments, seconds: 300).ended()
        guard ending.status == 0 else {
            let errors = ending.errorText.split(separator: "\n").filter { $0.contains("error:") }.prefix(5).joined(separator: "\n")
            throw HarkError("try.does-not-link", ["program": program], detail: errors.isEmpty ? String(ending.errorText.suffix(2000)) : errors)
        }
    }
}
