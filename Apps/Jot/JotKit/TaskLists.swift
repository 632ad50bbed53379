import Foundation
import PlainFiles

/// A task of a list.
public struct TodoTask: Hashable, Sendable {
    /// The list's folder and the file's name without its ending: `Groceries/3F2A`.
    public var identifier: String
    public var title: String
    public var isDone: Bool
    public var isFlagged: Bool
    public var due: Due?
}

/// A list of tasks.
public struct TaskList: Hashable, Sendable {
    /// The folder's name.
    public var identifier: String
    public var title: String
    /// Those to be done first, in the order in which they are due, then by title.
    public var tasks: [TodoTask]
}

/// The lists: folders as `vdirsyncer` keeps them, an iCalendar file for each task. `displayname` in a folder is the list's title, if it is
/// not the folder's name.
public struct TaskLists: Sendable {
    /// Where tasks go without a list.
    public static let standard = "Reminders"

    let folder: PlainFolder

    public init(_ folder: PlainFolder) { self.folder = folder }

    // MARK: Reading

    public func all() throws -> [TaskList] {
        try folder.names().compactMap { name in
            let list = folder.folder(name)
            guard isFolder(list.url) else { return nil }
            let title = (try? list.text("displayname"))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return TaskList(identifier: name, title: title.isEmpty ? name : title, tasks: try tasks(of: name))
        }
    }

    private func tasks(of list: String) throws -> [TodoTask] {
        let tasks = try folder.folder(list).names(ending: ".ics").compactMap { file -> TodoTask? in
            // A file that is no task, or went meanwhile, is none.
            guard let text = try? folder.folder(list).text(file), let todo = TodoFile(text) else { return nil }
            return Self.task("\(list)/\(file.dropLast(4))", todo)
        }
        return tasks.sorted {
            ($0.isDone ? 1 : 0, $0.due?.date ?? .distantFuture, $0.title) < ($1.isDone ? 1 : 0, $1.due?.date ?? .distantFuture, $1.title)
        }
    }

    /// The lists that a title may mean; the word "list" in it does not count.
    public func named(_ title: String) throws -> [TaskList] {
        let lists = try all()
        let found = lists.named(title) { [$0.title, $0.identifier] }
        return found.isEmpty ? lists.named(Self.withoutList(title)) { [$0.title, Self.withoutList($0.title)] } : found
    }

    private static func withoutList(_ title: String) -> String {
        var words = title.trimmingCharacters(in: .whitespaces)
        for ending in ["list", "清单", "列表"] where words.lowercased().hasSuffix(ending) && words.count > ending.count {
            words = String(words.dropLast(ending.count)).trimmingCharacters(in: .whitespaces)
        }
        return words
    }

    /// The tasks that a title may mean, in one list or all. Those to be done come before those that are done.
    public func tasks(named title: String, in list: String? = nil) throws -> [TodoTask] {
        let tasks = try all().filter { list == nil || $0.identifier == list }.flatMap(\.tasks)
        let found = tasks.named(title) { [$0.title] }
        let open = found.filter { !$0.isDone }
        return open.isEmpty ? found : open
    }

    // MARK: Writing

    /// Makes a list; one of this title is taken as it is.
    public func create(_ title: String) throws -> TaskList {
        try folder.locked {
            if let list = try all().first(where: { $0.title.asSpokenName == title.asSpokenName }) { return list }
            let name = title.asFileName
            let list = folder.folder(name)
            // Whatever other folder has the name is another list.
            let place = isFolder(list.url) ? "\(name) \(UUID().uuidString.prefix(4))" : name
            _ = try folder.folder(place).create("displayname", title + "\n")
            return TaskList(identifier: place, title: title, tasks: [])
        }
    }

    /// Adds tasks to a list. Each file is named after the request: what a request added already is left as it is, so that an
    /// interrupted one is completed and nothing is added twice.
    public func add(
        _ titles: [String], to list: String, due: Due? = nil, isFlagged: Bool = false, request: String, at time: Date = Date()
    ) throws -> [TodoTask] {
        let folder = folder.folder(list)
        return try titles.enumerated().map { number, title in
            let name = "\(request)-\(number + 1)".asFileName
            var todo = TodoFile(identifier: name, title: title, created: time)
            todo.isFlagged = isFlagged
            todo.setDue(due)
            if try folder.create("\(name).ics", todo.file) { return Self.task("\(list)/\(name)", todo) }
            guard let text = try folder.text("\(name).ics"), let first = TodoFile(text) else { throw FileProblem.notText }
            return Self.task("\(list)/\(name)", first)
        }
    }

    /// Changes a task.
    /// - Returns: the task as it is then; nil when it is gone.
    public func change(_ identifier: String, at time: Date = Date(), _ change: (inout TodoFile) -> Void) throws -> TodoTask? {
        guard let (list, file) = place(of: identifier) else { return nil }
        var changed: TodoTask?
        let isThere = try list.locked {
            try list.change(file) { old in
                guard var todo = TodoFile(old) else { throw FileProblem.notText }
                let before = todo
                change(&todo)
                changed = Self.task(identifier, todo)
                guard todo != before else { return nil }
                todo.setModified(time)
                return todo.file
            }
        }
        return isThere ? changed : nil
    }

    /// Removes a task; one that is gone already is no mistake.
    /// - Returns: false when another program gave the task another title: it is not the one that was meant, and stays.
    public func remove(_ identifier: String, titled title: String) throws -> Bool {
        guard let (list, file) = place(of: identifier) else { return true }
        return try list.locked {
            guard let text = try list.text(file) else { return true }
            guard TodoFile(text)?.title == title else { return false }
            try list.remove(file)
            return true
        }
    }

    public func check() throws { try folder.check() }

    /// The folder and file of a task. An identifier that leads elsewhere is none.
    private func place(of identifier: String) -> (PlainFolder, String)? {
        let parts = identifier.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
        return (folder.folder(parts[0]), "\(parts[1]).ics")
    }

    private func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func task(_ identifier: String, _ todo: TodoFile) -> TodoTask {
        TodoTask(identifier: identifier, title: todo.title, isDone: todo.isDone, isFlagged: todo.isFlagged, due: todo.due)
    }
}
