"""Pebbles: take one to three from a heap, in turn; the player who takes the last one wins. Trireme does not know it."""
