"""Pebbles: take one to three from a heap, in turn; whoever takes the last one wins. Trireme does not know it."""
