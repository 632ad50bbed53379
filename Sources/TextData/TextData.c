#include "TextData.h"
