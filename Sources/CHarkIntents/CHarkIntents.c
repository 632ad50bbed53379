#include "CHarkIntents.h"
#include <time.h>

static int64_t loaded;

int64_t hark_monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

// Runs before every other initialiser of the program itself, and after those of its shared libraries.
__attribute__((constructor(101))) static void note_loaded(void) { loaded = hark_monotonic_nanoseconds(); }

int64_t hark_loaded_nanoseconds(void) { return loaded; }

// Generated files put a pointer to a function into the section `hark_intents`, so that an app's classes are found by name
// without anybody registering them. The linker makes these two symbols where the section exists; elsewhere they are null.
extern hark_intents_entry __start_hark_intents[] __attribute__((weak));
extern hark_intents_entry __stop_hark_intents[] __attribute__((weak));

void hark_each_linked_entry(void (*each)(hark_intents_entry entry, void *context), void *context) {
    if (__start_hark_intents == 0) return;
    for (hark_intents_entry *entry = __start_hark_intents; entry < __stop_hark_intents; entry++)
        if (*entry != 0) each(*entry, context);
}
