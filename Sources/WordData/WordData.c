#include "WordData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "words.bin"
};

static const unsigned char han[] = {
#embed "han.bin"
};

const unsigned char *hark_word_data(long *length) {
    *length = sizeof words;
    return words;
}

const unsigned char *hark_han_data(long *length) {
    *length = sizeof han;
    return han;
}
