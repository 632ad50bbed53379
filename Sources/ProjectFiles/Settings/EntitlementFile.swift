import IntentSchema
import PropertyLists

/// A target's entitlements, filled. What signing would add is empty: Hark's apps have no team.
enum EntitlementFile {
    /// Nil with a note when it cannot be read.
    /// - Throws: `project.too-large`.
    static func read(
        _ path: String, _ settings: BuildSettings, bundleIdentifier: String?, _ disk: inout Disk, _ notes: inout ProjectNotes
    ) throws(HarkError) -> TargetPropertyList? {
        let path = disk.find(path, &notes, from: path) ?? path
        guard let raw = try disk.propertyList(path, noting: &notes) else { return nil }
        var settings = settings
        settings.add(["CFBundleIdentifier": bundleIdentifier ?? ""])
        return TargetPropertyList(path: path, raw: raw, values: settings.expand(raw, file: path, &notes))
    }
}
