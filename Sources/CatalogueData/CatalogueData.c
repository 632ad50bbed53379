#include "CatalogueData.h"
