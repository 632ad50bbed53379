#include "UnderstandingModel.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// Aligned, so that it is read where it lies.
_Alignas(16) static const unsigned char model[] = {
#embed "Model/model.bin" if_empty(0)
};
static const unsigned char deciding_words[] = {
#embed "Model/deciding-words.txt" if_empty(0)
};

struct HarkModelFile hark_model_file(const char *name) {
    struct HarkModelFile found = {0, 0};
    if (strcmp(name, "model") == 0) {
        found.bytes = model;
        found.length = (long)sizeof model;
    } else if (strcmp(name, "deciding-words") == 0) {
        found.bytes = deciding_words;
        found.length = (long)sizeof deciding_words;
    }
    return found;
}
