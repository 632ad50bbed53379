#include "WordData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "words.bin"
};

const unsigned char *hark_word_data(long *length) {
    *length = sizeof words;
    return words;
}
