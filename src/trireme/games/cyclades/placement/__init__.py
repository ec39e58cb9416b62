"""Starting placement of expansions: an auction before the first cycle, then deployment in the order of the gods."""
