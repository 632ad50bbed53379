import IntentSchema
import ProjectFiles
import PropertyLists

/// One Swift module to compile.
struct ModulePlan: Sendable, Hashable {
    var name: String
    /// Absolute paths of Swift sources, in the project's order.
    var sources: [String]
    /// Definitions whose classes become part of the module.
    var definitions: [DefinitionFiles]
    var conditions: [String]
    /// As the project says: "4.2", "5.0".
    var swiftVersion: String?
    /// A library's own: programs are one piece here, so that they lie in the bundle of each.
    var resources: [ResourceFile] = []

    /// Major and minor for `#if swift(…)`. As Xcode's compilers say: mode 5 of a compiler of today calls itself 5.10.
    var conditionVersion: [Int] {
        switch languageMode {
        case "4": return [4, 1]
        case "4.2": return [4, 2]
        default: return [5, 10]
        }
    }

    /// The compiler's language mode: what the project says, but 5 at most, since Hark's modules carry no isolation.
    var languageMode: String {
        let numbers = (swiftVersion ?? "5").split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first, major < 5 else { return "5" }
        return major == 4 && (numbers.dropFirst().first ?? 0) >= 2 ? "4.2" : "4"
    }
}

/// A program of the bundle.
struct ProgramPlan: Sendable, Hashable {
    enum Role: String, Sendable, Hashable { case handler, interface, application }
    var role: Role
    var target: ProjectTarget
    var module: ModulePlan
}

/// What is built for one request: programs, and modules that they may import.
struct TryPlan: Sendable {
    var name: String
    /// One at least; several extensions of one app.
    var handlers: [ProgramPlan]
    var interfaces: [ProgramPlan]
    var application: ProgramPlan?
    /// Modules that programs may import, by name.
    var libraries: [String: ModulePlan]
    var findings: [Finding]

    /// - Throws: what `ProjectReader` throws, `project.…`, `try.no-swift`.
    init(_ request: TryRequest) throws(HarkError) {
        let project = try ProjectReader.read(request.path)
        let targets = try project.handlingTargets(named: request.target)
        let target = targets[0]
        findings = []
        name = project.name
        libraries = [:]

        let main = ModulePlan(target)
        handlers = targets.map { ProgramPlan(role: $0.kind == .application ? .application : .handler, target: $0, module: ModulePlan($0)) }
        var interfaceTargets: [ProjectTarget] = []
        if let folder = request.interface {
            interfaceTargets = [try Self.only(.intentsUIExtension, in: folder, option: "--ui", &findings)]
        } else {
            for found in targets.compactMap({ project.interfaceExtension(for: $0) }) where !interfaceTargets.contains(found) {
                interfaceTargets.append(found)
            }
        }
        var applicationTarget = target.kind == .application ? nil : project.application(of: target)
        if let folder = request.application { applicationTarget = try Self.only(.application, in: folder, option: "--app", &findings) }
        interfaces = interfaceTargets.map { ProgramPlan(role: .interface, target: $0, module: ModulePlan($0)) }
        application = applicationTarget.map { ProgramPlan(role: .application, target: $0, module: ModulePlan($0)) }

        // What was noticed about targets that are not built concerns nobody here.
        let built = Set((targets + interfaceTargets + [applicationTarget].compactMap { $0 }).map(\.identifier))
        findings = project.notes.filter { $0.target.map(built.contains) ?? true }.map { Finding($0) } + findings

        for needed in project.targets where needed.kind == .framework || needed.kind == .library {
            add(library: ModulePlan(needed))
        }
        for package in project.packages {
            guard let path = package.path, path != project.root, let read = try? ProjectReader.read(path) else { continue }
            for target in read.targets where target.kind == .library { add(library: ModulePlan(target)) }
        }
        for addition in request.additions {
            let files = try Self.sources(addition.folder)
            if let module = addition.module {
                libraries[module] = ModulePlan(
                    name: module, sources: files.sources, definitions: files.definitions, conditions: main.conditions,
                    swiftVersion: main.swiftVersion, resources: files.resources)
            } else {
                for index in handlers.indices {
                    let known = Set(handlers[index].module.sources)
                    handlers[index].module.sources += files.sources.filter { !known.contains($0) }
                    handlers[index].module.definitions += files.definitions
                }
            }
        }
        handlers.removeAll { $0.module.sources.isEmpty }
        guard !handlers.isEmpty else { throw HarkError("try.no-swift", ["path": request.path], detail: target.name) }
    }

    private mutating func add(library module: ModulePlan) {
        if libraries[module.name] == nil, !module.sources.isEmpty || !module.definitions.isEmpty { libraries[module.name] = module }
    }

    /// The one target of a kind in a folder that an option names.
    private static func only(
        _ kind: ProjectTarget.Kind, in folder: String, option: String, _ findings: inout [Finding]
    ) throws(HarkError) -> ProjectTarget {
        let project = try ProjectReader.read(folder)
        findings += project.notes.map { Finding($0) }
        let found = project.targets.filter { $0.kind == kind }
        // A folder of sources without a property list can still be the app.
        if found.isEmpty, kind == .application, project.targets.count == 1 { return project.targets[0] }
        guard let target = found.first, found.count == 1 else {
            throw HarkError(
                "try.no-target-in-folder", ["option": option, "path": folder],
                detail: "targets: \(project.targets.map(\.identifier).joined(separator: ", "))")
        }
        return target
    }

    /// Everything in a folder that `--with` names.
    private static func sources(_ folder: String) throws(HarkError) -> ModulePlan {
        let project = try ProjectReader.read(folder)
        guard var all = project.targets.first else { throw HarkError("project.empty", ["path": folder]) }
        for target in project.targets.dropFirst() where target.kind != .tests {
            all.sources += target.sources
            all.resources += target.resources
        }
        var module = ModulePlan(all)
        // Asked for by name: whatever the project says about who generates the classes.
        module.definitions = all.definitions
        return module
    }
}

extension ModulePlan {
    init(_ target: ProjectTarget) {
        self.init(
            name: target.moduleName, sources: target.sources.filter { $0.language == .swift }.map(\.path),
            definitions: target.definitions.filter(\.generatesClasses), conditions: target.compilationConditions,
            swiftVersion: target.swiftVersion, resources: target.resources.filter { $0.kind != .definition })
    }
}

extension Finding {
    init(_ note: ProjectNote) {
        var message = note.detail
        if !note.examples.isEmpty { message += ": \(note.examples.joined(separator: ", "))" }
        self.init(.note, note.cause.rawValue, file: note.file, line: note.line, message: message)
        count = note.count
    }
}
