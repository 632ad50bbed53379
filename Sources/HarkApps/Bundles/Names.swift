import Foundation
import IntentSchema
import PropertyLists

/// The names by which a person may call an app.
struct Names {
    let displayName: String
    let alternatives: [String]

    init(_ info: InfoReader, _ product: String, _ localized: [String: [String: String]]) throws(HarkError) {
        let bundleName = try info.string("CFBundleName")
        displayName = try info.string("CFBundleDisplayName") ?? bundleName ?? product
        var names: [String?] = [try info.string("CFBundleSpokenName")]
        for entry in try info.dictionaries("INAlternativeAppNames") {
            names.append(try entry.string("INAlternativeAppName"))
        }
        names.append(bundleName)
        for (_, texts) in localized.sorted(by: { $0.key < $1.key }) {
            names += ["CFBundleDisplayName", "CFBundleSpokenName", "CFBundleName"].map { texts[$0] }
        }
        var seen: Set = [displayName]
        alternatives = names.compactMap { $0 }.filter { seen.insert($0).inserted }
    }
}

/// `InfoPlist.strings` of every language: names and usage texts.
enum LocalizedNames {
    static let maximumStrings = 256 << 10
    static let maximumLanguages = 200

    /// A file that cannot be read is a warning: the app still works under its other names.
    static func read(
        _ files: BundleFiles, resources: String, _ warnings: inout [BundleWarning]
    ) throws(HarkError) -> [String: [String: String]] {
        var localized: [String: [String: String]] = [:]
        for directory in try files.names(in: resources, suffix: ".lproj", limit: maximumLanguages) {
            let file = (resources.isEmpty ? "" : resources + "/") + directory + "/InfoPlist.strings"
            func warn(_ reason: String) {
                warnings.append(BundleWarning("bundle.unreadable-strings", "\(file): \(reason)"))
            }
            switch try files.contents(file, limit: maximumStrings) {
            case .missing: continue
            case .tooLarge(let size): warn("\(size) bytes or more; the limit is \(maximumStrings)")
            case .unreadable(let reason): warn(reason)
            case .data(let bytes):
                do throws(PropertyList.Unreadable) {
                    let values = try PropertyList.dictionary(bytes)
                    do throws(HarkError) {
                        let reader = InfoReader(values, file: file, variables: BuildVariables(name: ""))
                        var texts: [String: String] = [:]
                        for key in BundleReader.localizedKeys { texts[key] = try reader.rawString(key) }
                        if !texts.isEmpty { localized[String(directory.dropLast(".lproj".count))] = texts }
                    } catch {
                        warn(error.detail)
                    }
                } catch {
                    warn(error.reason)
                }
            }
        }
        return localized
    }
}
