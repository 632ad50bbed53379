#pragma once

/// What `make train` learned, embedded when this target is compiled. Read by HarkUnderstanding only.
struct HarkModelFile {
    const unsigned char *bytes;
    long length;
};

/// The file of a name, `model` or `deciding-words`; bytes are NULL for any other.
struct HarkModelFile hark_model_file(const char *name);
