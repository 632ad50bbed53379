import Foundation

/// Reads formats such as `H:|-[title(>=20)]-8-[value]-|`.
@MainActor enum VisualFormat {
    private struct Piece {
        let view: UIView
        var isSuperview = false
        var sizes: [(NSLayoutConstraint.Relation, CGFloat, UIView?)] = []
    }

    static func constraints(_ format: String, metrics: [String: Any], views: [String: Any]) -> [NSLayoutConstraint] {
        var text = Substring(format.filter { !$0.isWhitespace })
        let isVertical = text.hasPrefix("V:")
        if isVertical || text.hasPrefix("H:") { text = text.dropFirst(2) }
        var made: [NSLayoutConstraint] = []
        var last: Piece?
        var gap: (NSLayoutConstraint.Relation, CGFloat)?
        var startsAtEdge = false
        func fail() -> [NSLayoutConstraint] {
            HostLink.shared.diagnose(.init("layout.visual-format", detail: "'\(format)' at '\(text)'"))
            return []
        }
        func number(_ text: Substring) -> CGFloat? {
            Double(text).map { CGFloat($0) } ?? (metrics[String(text)] as? NSNumber).map { CGFloat($0.doubleValue) }
                ?? (metrics[String(text)] as? CGFloat) ?? (metrics[String(text)] as? Double).map { CGFloat($0) }
                ?? (metrics[String(text)] as? Int).map { CGFloat($0) }
        }
        func relation(_ text: inout Substring) -> NSLayoutConstraint.Relation {
            if text.hasPrefix(">=") { text = text.dropFirst(2); return .greaterThanOrEqual }
            if text.hasPrefix("<=") { text = text.dropFirst(2); return .lessThanOrEqual }
            if text.hasPrefix("==") { text = text.dropFirst(2) }
            return .equal
        }
        func add(_ piece: Piece) {
            guard let before = last else { return }
            let near: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
            let far: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
            let (how, distance) = gap ?? (.equal, 0)
            made.append(
                NSLayoutConstraint(
                    item: piece.view, attribute: piece.isSuperview ? far : near, relatedBy: how, toItem: before.view,
                    attribute: before.isSuperview ? near : far, multiplier: 1, constant: piece.isSuperview ? -distance : distance))
        }
        while let character = text.first {
            switch character {
            case "|":
                text = text.dropFirst()
                if let before = last {
                    guard let parent = before.view.superview else { return fail() }
                    add(Piece(view: parent, isSuperview: true))
                } else {
                    startsAtEdge = true
                }
            case "-":
                text = text.dropFirst()
                guard let next = text.first else { return fail() }
                if next == "[" || next == "|" {
                    gap = (.equal, startsAtEdge && last == nil || next == "|" ? 20 : 8)
                } else {
                    guard let end = text.firstIndex(of: "-") else { return fail() }
                    var inner = text[..<end]
                    if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
                    let how = relation(&inner)
                    guard let value = number(inner.split(separator: "@").first ?? inner) else { return fail() }
                    gap = (how, value)
                    text = text[text.index(after: end)...]
                }
                continue
            case "[":
                guard let end = text.firstIndex(of: "]") else { return fail() }
                let inner = text[text.index(after: text.startIndex)..<end]
                let parts = inner.split(separator: "(", maxSplits: 1)
                guard let name = parts.first, let view = views[String(name)] as? UIView else { return fail() }
                text = text[text.index(after: end)...]
                let piece = Piece(view: view)
                if startsAtEdge, last == nil {
                    guard let parent = view.superview else { return fail() }
                    last = Piece(view: parent, isSuperview: true)
                }
                add(piece)
                for var size in parts.dropFirst().first?.dropLast().split(separator: ",") ?? [] {
                    let how = relation(&size)
                    let plain = size.split(separator: "@").first ?? size
                    let side: NSLayoutConstraint.Attribute = isVertical ? .height : .width
                    let other = views[String(plain)] as? UIView
                    guard other != nil || number(plain) != nil else { return fail() }
                    made.append(
                        NSLayoutConstraint(
                            item: view, attribute: side, relatedBy: how, toItem: other,
                            attribute: other == nil ? .notAnAttribute : side, multiplier: 1, constant: number(plain) ?? 0))
                }
                last = piece
            default: return fail()
            }
            gap = nil
        }
        return made
    }
}
