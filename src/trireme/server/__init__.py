"""The table: a server where people and bots play. It knows the Game protocol, never a game."""
