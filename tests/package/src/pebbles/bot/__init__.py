"""The bots of Pebbles."""
