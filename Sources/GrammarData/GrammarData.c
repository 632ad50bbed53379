#include "GrammarData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char variants[] = {
#embed "Grammar/variants.txt"
};
static const unsigned char pinyin[] = {
#embed "Grammar/pinyin.txt"
};
static const unsigned char ordinary[] = {
#embed "Grammar/ordinary.txt"
};
static const unsigned char values[] = {
#embed "Grammar/values.txt"
};
static const unsigned char currencies[] = {
#embed "Grammar/currencies.txt"
};
static const unsigned char words[] = {
#embed "Grammar/words.grammar"
};
static const unsigned char names[] = {
#embed "Grammar/names.grammar"
};
static const unsigned char messages[] = {
#embed "Grammar/messages.grammar"
};
static const unsigned char calls[] = {
#embed "Grammar/calls.grammar"
};
static const unsigned char others[] = {
#embed "Grammar/others.grammar"
};
static const unsigned char errands[] = {
#embed "Grammar/errands.grammar"
};
static const unsigned char fields[] = {
#embed "Grammar/fields.grammar"
};
static const unsigned char custom[] = {
#embed "Grammar/custom.grammar"
};
static const unsigned char several[] = {
#embed "Grammar/several.grammar"
};
static const unsigned char replies[] = {
#embed "Grammar/replies.grammar"
};

#define FILE_ENTRY(name) {#name, name, (long)sizeof name}
static const struct HarkGrammarFile files[] = {
    FILE_ENTRY(variants), FILE_ENTRY(pinyin), FILE_ENTRY(ordinary), FILE_ENTRY(words), FILE_ENTRY(names), FILE_ENTRY(messages), FILE_ENTRY(calls),
    FILE_ENTRY(others), FILE_ENTRY(errands), FILE_ENTRY(fields), FILE_ENTRY(custom), FILE_ENTRY(several), FILE_ENTRY(replies), FILE_ENTRY(values),
    FILE_ENTRY(currencies),
};

struct HarkGrammarFile hark_grammar_file(long index) {
    struct HarkGrammarFile none = {0, 0, 0};
    return index >= 0 && index < (long)(sizeof files / sizeof files[0]) ? files[index] : none;
}
