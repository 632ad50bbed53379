/// Where a project's files are: each takes its path from the group it lies in, from the project's folder, or from nowhere
/// here.
struct ProjectTree {
    enum Place: Hashable {
        /// Absolute and normal.
        case disk(String)
        /// Something that a build makes, by file name.
        case product(String)
        /// Something of Xcode's.
        case system(String)
    }

    private let graph: ObjectGraph
    /// The group that each element lies in.
    private var parents: [ObjectGraph.ID: ObjectGraph.ID] = [:]
    /// The project's folder, `SRCROOT`.
    let folder: String

    /// Groups that contain themselves are noted and cut.
    init(_ graph: ObjectGraph, folder: String, file: String, _ notes: inout ProjectNotes) {
        self.graph = graph
        self.folder = folder
        var pending = graph.project.mainGroup.map { [$0] } ?? []
        var seen = Set(pending)
        while let id = pending.popLast() {
            for child in graph.elements[id]?.children ?? [] {
                guard seen.insert(child).inserted else {
                    // Two groups that name one file are no cycle: the first counts. A group that is met again is.
                    if case .group? = graph.elements[child]?.kind {
                        notes.add(
                            .groupCycle, "groups that lie in themselves, or in two places; the first counts", subject: file,
                            example: graph.elements[child]?.label, file: file)
                    }
                    continue
                }
                parents[child] = id
                pending.append(child)
            }
        }
    }

    func place(_ id: ObjectGraph.ID) -> Place? {
        guard let element = graph.elements[id] else { return nil }
        if case .proxy = element.kind { return .product(element.path.map(FilePath.name) ?? element.label) }
        switch element.tree {
        case "<absolute>": return .disk(FilePath.normal("/" + (element.path ?? "")))
        case "BUILT_PRODUCTS_DIR": return .product(FilePath.name(element.path ?? element.label))
        case "<group>", "SOURCE_ROOT": return folder(of: id).map { .disk($0) }
        default: return .system(FilePath.name(element.path ?? element.label))
        }
    }

    /// The absolute path of an element on the disk.
    private func folder(of id: ObjectGraph.ID) -> String? {
        var parts: [String] = []
        var current: ObjectGraph.ID? = id
        // The parents were cut from cycles, so this ends.
        while let here = current, let element = graph.elements[here] {
            if let path = element.path, !path.isEmpty { parts.append(path) }
            switch element.tree {
            case "<group>": current = parents[here]
            case "SOURCE_ROOT": current = nil
            case "<absolute>": return FilePath.normal("/" + parts.reversed().joined(separator: "/"))
            default: return nil
            }
        }
        return FilePath.join(folder, parts.reversed().joined(separator: "/"))
    }
}
