"""The cards that this package adds."""
