"""Leaves that every other package may use: clock, log, rate limits, tokens and problems."""
