#pragma once

/// Kinds of English words and phrases, made by Scripts/make-word-classes.py; embedded when this target is compiled. Read by HarkLearning
/// only.
const unsigned char *hark_word_data(long *length);
