#include "TextData.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en_dialogue[] = {
#embed "en/Dialogue.strings"
};
static const unsigned char en_errors[] = {
#embed "en/Errors.strings"
};
static const unsigned char en_terminal[] = {
#embed "en/Terminal.strings"
};
static const unsigned char en_lint[] = {
#embed "en/Lint.strings"
};
static const unsigned char zh_dialogue[] = {
#embed "zh-Hans/Dialogue.strings"
};
static const unsigned char zh_errors[] = {
#embed "zh-Hans/Errors.strings"
};
static const unsigned char zh_terminal[] = {
#embed "zh-Hans/Terminal.strings"
};
static const unsigned char zh_lint[] = {
#embed "zh-Hans/Lint.strings"
};

static const HarkTextTable tables[] = {
    {"en", "Dialogue", en_dialogue, sizeof en_dialogue},
    {"en", "Errors", en_errors, sizeof en_errors},
    {"en", "Terminal", en_terminal, sizeof en_terminal},
    {"en", "Lint", en_lint, sizeof en_lint},
    {"zh-Hans", "Dialogue", zh_dialogue, sizeof zh_dialogue},
    {"zh-Hans", "Errors", zh_errors, sizeof zh_errors},
    {"zh-Hans", "Terminal", zh_terminal, sizeof zh_terminal},
    {"zh-Hans", "Lint", zh_lint, sizeof zh_lint},
};

const HarkTextTable *hark_text_table(const char *language, const char *name) {
    for (size_t index = 0; index < sizeof tables / sizeof tables[0]; index++) {
        const HarkTextTable *table = &tables[index];
        if (strcmp(table->language, language) == 0 && strcmp(table->name, name) == 0) return table;
    }
    return NULL;
}
