#pragma once
// The generated intents that are linked into this program.

/// Adds what one generated file declares to the collection at `context`.
typedef void (*hark_intents_entry)(void *context);

/// Calls `each` with every entry, in the order in which the program was linked.
void hark_each_linked_entry(void (*each)(hark_intents_entry entry, void *context), void *context);
