// Filled in by the first change to HarkStore.
