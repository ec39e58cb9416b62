"""The revisions, one file each."""
