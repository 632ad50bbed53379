#ifndef C_FUZZ_DRIVER_H
#define C_FUZZ_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry for programs that keep their own main; defined by -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test_one)(const uint8_t *bytes, size_t length));

#endif
