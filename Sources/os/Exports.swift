// The C half: `os_unfair_lock`.
@_exported import COSLock
