#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes; zero is free. Waiting threads sleep in the kernel.
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;
typedef os_unfair_lock os_unfair_lock_s;
typedef os_unfair_lock *os_unfair_lock_t;

void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
