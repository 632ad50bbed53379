#include "lock.h"

#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

// A futex with three states: free, held, and held with somebody asleep.
enum { released, held, contended };

static _Atomic uint32_t *word(os_unfair_lock_t lock) { return (_Atomic uint32_t *)&lock->_os_unfair_lock_opaque; }

void os_unfair_lock_lock(os_unfair_lock_t lock) {
    uint32_t seen = released;
    if (atomic_compare_exchange_strong(word(lock), &seen, held)) return;
    if (seen != contended) seen = atomic_exchange(word(lock), contended);
    while (seen != released) {
        syscall(SYS_futex, word(lock), FUTEX_WAIT_PRIVATE, contended, 0, 0, 0);
        seen = atomic_exchange(word(lock), contended);
    }
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t seen = released;
    return atomic_compare_exchange_strong(word(lock), &seen, held);
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    if (atomic_exchange(word(lock), released) == contended)
        syscall(SYS_futex, word(lock), FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
}
