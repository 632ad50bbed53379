#include "CHarkIntents.h"

// Generated files put a pointer to a function into the section `hark_intents`, so that an app's classes are found by name
// without anybody registering them. The linker makes these two symbols where the section exists; elsewhere they are null.
extern hark_intents_entry __start_hark_intents[] __attribute__((weak));
extern hark_intents_entry __stop_hark_intents[] __attribute__((weak));

void hark_each_linked_entry(void (*each)(hark_intents_entry entry, void *context), void *context) {
    if (__start_hark_intents == 0) return;
    for (hark_intents_entry *entry = __start_hark_intents; entry < __stop_hark_intents; entry++)
        if (*entry != 0) each(*entry, context);
}
