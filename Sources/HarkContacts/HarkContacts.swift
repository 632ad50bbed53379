// Filled in by the first change to HarkContacts.
