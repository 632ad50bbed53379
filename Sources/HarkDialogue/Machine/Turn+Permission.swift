import HarkEvents
import IntentSchema

// Permissions that the app asks for inside a phase. The phase goes on: its answer comes after the person's.
extension Turn {
    mutating func want(_ permission: PermissionWanted) {
        emit(
            .permission,
            [
                "permission": .string(permission.permission), "status": "asked",
                "app": (state.app?.displayName).map(IntentValue.string),
            ])
        state.permissions.append(permission)
        if state.permissions.count == 1 { askPermission(permission) }
    }

    private mutating func askPermission(_ permission: PermissionWanted) {
        ask(.permission(permission.permission), wording.permission(permission))
    }

    mutating func permissionReply(_ meaning: ReplyMeaning) {
        guard let permission = state.permissions.first, meaning == .yes || meaning == .no else { return unclear() }
        let granted = meaning == .yes
        answered()
        // One answer serves every call that waits for the same permission.
        let calls = state.permissions.count { $0.permission == permission.permission }
        state.permissions.removeAll { $0.permission == permission.permission }
        emit(
            .permission,
            [
                "permission": .string(permission.permission), "status": granted ? "authorized" : "denied",
                "app": (state.app?.displayName).map(IntentValue.string),
            ])
        for _ in 0..<calls {
            effects.append(.answerPermission(permission: permission.permission, granted: granted))
        }
        if let next = state.permissions.first { return askPermission(next) }
        if let answer = state.deferred {
            state.deferred = nil
            accept(answer)
        }
    }
}
