#pragma once

/// Kinds of English words and phrases, made by Scripts/make-word-classes.py; embedded when this target is compiled. Read by HarkLearning
/// only.
const unsigned char *hark_word_data(long *length);

/// Chinese words with their frequency and part of speech, made by Scripts/make-han-words.py.
const unsigned char *hark_han_data(long *length);
