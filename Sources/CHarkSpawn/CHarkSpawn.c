#include "CHarkSpawn.h"
