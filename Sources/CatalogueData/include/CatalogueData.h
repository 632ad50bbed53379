#pragma once

#include <stddef.h>

/// The bytes of a file of the catalogue, by its path without the extension (`Facts/Messages`, `Behaviour/Messages`).
/// They live as long as the process. NULL and a length of 0 when there is no such file.
const unsigned char *_Nullable hark_catalogue_file(const char *_Nonnull name, size_t *_Nonnull length);
