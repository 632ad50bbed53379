#pragma once
#include <stdint.h>
// The generated intents that are linked into this program.

/// Adds what one generated file declares to the collection at `context`.
typedef void (*hark_intents_entry)(void *context);

/// Calls `each` with every entry, in the order in which the program was linked.
void hark_each_linked_entry(void (*each)(hark_intents_entry entry, void *context), void *context);

/// The system's monotonic clock.
int64_t hark_monotonic_nanoseconds(void);

/// When the loader was done with this program and its libraries, by that clock.
int64_t hark_loaded_nanoseconds(void);
