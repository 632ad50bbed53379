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
static const unsigned char hans_dialogue[] = {
#embed "zh-Hans/Dialogue.strings"
};
static const unsigned char hans_errors[] = {
#embed "zh-Hans/Errors.strings"
};
static const unsigned char hans_terminal[] = {
#embed "zh-Hans/Terminal.strings"
};
static const unsigned char hans_lint[] = {
#embed "zh-Hans/Lint.strings"
};
static const unsigned char hant_dialogue[] = {
#embed "zh-Hant/Dialogue.strings"
};
static const unsigned char hant_errors[] = {
#embed "zh-Hant/Errors.strings"
};
static const unsigned char hant_terminal[] = {
#embed "zh-Hant/Terminal.strings"
};
static const unsigned char hant_lint[] = {
#embed "zh-Hant/Lint.strings"
};

static const HarkTextTable tables[] = {
    {"en", "Dialogue", en_dialogue, sizeof en_dialogue},
    {"en", "Errors", en_errors, sizeof en_errors},
    {"en", "Terminal", en_terminal, sizeof en_terminal},
    {"en", "Lint", en_lint, sizeof en_lint},
    {"zh-Hans", "Dialogue", hans_dialogue, sizeof hans_dialogue},
    {"zh-Hans", "Errors", hans_errors, sizeof hans_errors},
    {"zh-Hans", "Terminal", hans_terminal, sizeof hans_terminal},
    {"zh-Hans", "Lint", hans_lint, sizeof hans_lint},
    {"zh-Hant", "Dialogue", hant_dialogue, sizeof hant_dialogue},
    {"zh-Hant", "Errors", hant_errors, sizeof hant_errors},
    {"zh-Hant", "Terminal", hant_terminal, sizeof hant_terminal},
    {"zh-Hant", "Lint", hant_lint, sizeof hant_lint},
};

const HarkTextTable *hark_text_table(const char *language, const char *name) {
    for (size_t index = 0; index < sizeof tables / sizeof tables[0]; index++) {
        const HarkTextTable *table = &tables[index];
        if (strcmp(table->language, language) == 0 && strcmp(table->name, name) == 0) return table;
    }
    return NULL;
}
