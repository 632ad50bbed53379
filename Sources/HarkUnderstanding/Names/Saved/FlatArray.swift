/// Elements side by side: an array's own, or those of a mapped file, which are copied when one is changed.
struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    // Mapped memory is never written, and `memory` keeps it for as long as anything points there.
    private var own: [Element]
    private var mapped: UnsafePointer<Element>?
    private var mappedCount = 0
    private var memory: NameMemory?

    init(_ elements: [Element] = []) { own = elements }

    init(repeating element: Element, count: Int) { own = [Element](repeating: element, count: count) }

    /// Nil unless the range is in the memory and so many elements fill it.
    init?(_ memory: NameMemory, _ range: Range<Int>, count: Int) {
        guard range.lowerBound >= 0, range.upperBound <= memory.bytes.count, range.count == count * MemoryLayout<Element>.stride,
            let base = memory.bytes.baseAddress, Int(bitPattern: base + range.lowerBound).isMultiple(of: MemoryLayout<Element>.alignment)
        else { return nil }
        own = []
        mapped = (base + range.lowerBound).bindMemory(to: Element.self, capacity: count)
        mappedCount = count
        self.memory = memory
    }

    var count: Int { mapped == nil ? own.count : mappedCount }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            guard let mapped else { return own[index] }
            precondition(index >= 0 && index < mappedCount)
            return mapped[index]
        }
        @inline(__always) _modify {
            if mapped != nil { copy() }
            yield &own[index]
        }
    }

    mutating func append(_ element: Element) {
        if mapped != nil { copy() }
        own.append(element)
    }

    mutating func append(contentsOf elements: some Sequence<Element>) {
        if mapped != nil { copy() }
        own.append(contentsOf: elements)
    }

    mutating func reserveCapacity(_ count: Int) { own.reserveCapacity(count) }

    private mutating func copy() {
        own = Array(UnsafeBufferPointer(start: mapped, count: mappedCount))
        (mapped, memory, mappedCount) = (nil, nil, 0)
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let mapped else { return own.withUnsafeBytes(body) }
        return body(UnsafeRawBufferPointer(start: mapped, count: mappedCount * MemoryLayout<Element>.stride))
    }
}

/// Bytes that stay as they are until nobody needs them: a file that is mapped, or a copy.
public final class NameMemory: @unchecked Sendable {
    // Never written after init.
    let bytes: UnsafeRawBufferPointer
    private let free: @Sendable (UnsafeRawBufferPointer) -> Void

    /// - Parameter free: gives the bytes back when nothing points there any more.
    public init(_ bytes: UnsafeRawBufferPointer, free: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
        self.bytes = bytes
        self.free = free
    }

    /// A copy.
    public convenience init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        copy.copyBytes(from: bytes)
        self.init(UnsafeRawBufferPointer(rebasing: copy[..<bytes.count])) { UnsafeMutableRawPointer(mutating: $0.baseAddress)?.deallocate() }
    }

    deinit { free(bytes) }
}
