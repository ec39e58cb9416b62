"""One table in memory: its log, drafts and connections, and the registry of all open tables."""
