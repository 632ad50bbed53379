#pragma once

/// The grammar and its word lists, embedded when this target is compiled. Read by HarkUnderstanding only.
struct HarkGrammarFile {
    const char *name;
    const unsigned char *bytes;
    long length;
};

/// The file at an index, or one whose name is NULL after the last.
struct HarkGrammarFile hark_grammar_file(long index);
