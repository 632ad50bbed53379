import IntentSchema
import PropertyLists

/// A target's entitlements, filled. What signing would add is empty: Hark's apps have no team.
enum EntitlementFile {
    /// Nil with a note when it cannot be read.
    static func read(
        _ path: String, _ settings: BuildSettings, bundleIdentifier: String?, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) -> TargetPropertyList? {
        let path = disk.find(path, &notes, from: path) ?? path
        do {
            let raw = try disk.propertyList(path)
            var settings = settings
            settings.add(["CFBundleIdentifier": bundleIdentifier ?? ""])
            return TargetPropertyList(path: path, raw: raw, values: settings.expand(raw, file: path, &notes))
        } catch {
            notes.add(.unreadablePropertyList, error.detail, subject: path, file: path)
            return nil
        }
    }
}
