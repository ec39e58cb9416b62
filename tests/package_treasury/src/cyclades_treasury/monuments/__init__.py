"""The Monuments that this package adds."""
