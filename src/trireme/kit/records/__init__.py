"""Records of games, their formats, drafts, undo and verification."""
