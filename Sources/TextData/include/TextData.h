// The string tables of Hark, embedded: no file has to be found at run time.
#pragma once
#include <stddef.h>

typedef struct {
    const char *_Nonnull language; // BCP 47, as the folder is named
    const char *_Nonnull name;     // the file's name without ".strings"
    const unsigned char *_Nonnull bytes;
    size_t count;
} HarkTextTable;

/// The table of a language, or NULL.
const HarkTextTable *_Nullable hark_text_table(const char *_Nonnull language, const char *_Nonnull name);
