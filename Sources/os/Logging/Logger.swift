/// Writes messages of one subsystem and category.
public struct Logger: Sendable {
    let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { log.write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { log.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

// MARK: os_log, with a format

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
    log.write(type, FormatString.render("\(message)", args))
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.write(type, FormatString.render("\(message)", args))
}

// MARK: os_log, with an interpolated message

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(logLevel, message.text) }

@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(logLevel, message.text) }

@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog, type: OSLogType = .default) { log.write(type, message.text) }
