"""Content files and rulebooks: reading, checking and hashing what is printed."""
