import Foundation
import IntentSchema
import PropertyLists

/// What a bundle is entitled to, as the file beside its `Info.plist` says. Hark reads the app groups.
enum Entitlements {
    static let groupsKey = "com.apple.security.application-groups"
    static let maximumBytes = 256 << 10

    /// The declared app groups. A file that cannot be read grants nothing and is a warning.
    static func groups(
        _ files: BundleFiles, _ layout: BundleReader.Layout, _ name: String, _ infoFile: String,
        _ variables: [String: String], _ warnings: inout [BundleWarning]
    ) throws(HarkError) -> [String] {
        let directory = String(layout.infoPlist.dropLast("Info.plist".count))
        for candidate in ["Entitlements.plist", "archived-expanded-entitlements.xcent", "\(name).entitlements"] {
            let file = directory + candidate
            func warn(_ identifier: String, _ reason: String) {
                warnings.append(BundleWarning(identifier, "\(file): \(reason)"))
            }
            let bytes: Data
            switch try files.contents(file, limit: maximumBytes) {
            case .missing: continue
            case .tooLarge(let size):
                warn("bundle.unreadable-entitlements", "\(size) bytes or more; the limit is \(maximumBytes)")
                return []
            case .unreadable(let reason):
                warn("bundle.unreadable-entitlements", reason)
                return []
            case .data(let data): bytes = data
            }
            do throws(PropertyList.Unreadable) {
                let reader = InfoReader(
                    try PropertyList.dictionary(bytes), file: file,
                    variables: BuildVariables(name: name, given: variables))
                do throws(HarkError) {
                    return try reader.strings(groupsKey).filter { group in
                        let isOpen = group.contains("$")
                        guard let fault = isOpen ? "a variable without a value" : BundleIdentifier.fault(group) else {
                            return true
                        }
                        warn("bundle.bad-group", "\(group): \(fault)")
                        return false
                    }
                } catch {
                    warn("bundle.unreadable-entitlements", error.detail)
                }
            } catch {
                warn("bundle.unreadable-entitlements", error.reason)
            }
            return []
        }
        return []
    }
}
