import Glibc

/// Platform filters of build files.
enum Platform {
    private static let names = [
        "iphoneos": "ios", "macosx": "macos", "watchos": "watchos", "appletvos": "tvos", "xros": "xros", "driverkit": "driverkit",
    ]

    /// Whether a file with these filters is built for an SDK; no filter allows all.
    static func allows(_ filters: [String], _ sdk: String) -> Bool { filters.isEmpty || filters.contains(names[sdk] ?? sdk) }
}

/// `EXCLUDED_SOURCE_FILE_NAMES`, and `INCLUDED_SOURCE_FILE_NAMES`, which takes precedence.
struct FilePatterns {
    private let excluded: [String]
    private let included: [String]

    init(_ settings: [String: String]) {
        excluded = SettingList.elements(settings["EXCLUDED_SOURCE_FILE_NAMES"] ?? "")
        included = SettingList.elements(settings["INCLUDED_SOURCE_FILE_NAMES"] ?? "")
    }

    func contains(_ path: String) -> Bool { !excluded.isEmpty && matches(path, excluded) && !matches(path, included) }

    private func matches(_ path: String, _ patterns: [String]) -> Bool {
        patterns.contains { pattern in
            if pattern.contains("/") { return fnmatch("*/" + pattern, path, 0) == 0 || fnmatch(pattern, path, 0) == 0 }
            return fnmatch(pattern, FilePath.name(path), 0) == 0
        }
    }
}

/// Settings that are lists: elements between blanks, with quotes and backslashes as in a shell.
enum SettingList {
    static func elements(_ text: String) -> [String] {
        var elements: [String] = []
        var element = ""
        var isOpen = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                element.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isOpen = true
            } else if let mark = quote {
                if character == mark { quote = nil } else { element.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isOpen = true
            } else if character.isWhitespace {
                if isOpen { elements.append(element) }
                element = ""
                isOpen = false
            } else {
                element.append(character)
                isOpen = true
            }
        }
        if isOpen { elements.append(element) }
        return elements
    }
}

/// What the Swift compiler is told.
struct CompilerSettings {
    var swiftVersion: String?
    var conditions: [String] = []
    var bridgingHeader: String?

    init(_ settings: BuildSettings, folder: String, _ notes: inout ProjectNotes) {
        let version = settings.value("SWIFT_VERSION", &notes)
        if !version.isEmpty { swiftVersion = version }
        conditions = SettingList.elements(settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS", &notes))
        var flags = SettingList.elements(settings.value("OTHER_SWIFT_FLAGS", &notes))[...]
        while let flag = flags.popFirst() {
            if flag == "-D", let name = flags.popFirst() {
                conditions.append(name)
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                conditions.append(String(flag.dropFirst(2)))
            }
        }
        var seen: Set<String> = []
        conditions = conditions.filter { seen.insert($0).inserted }
        let header = settings.value("SWIFT_OBJC_BRIDGING_HEADER", &notes)
        if !header.isEmpty { bridgingHeader = FilePath.join(folder, header) }
    }
}
