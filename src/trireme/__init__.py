"""Trireme: Cyclades, Peloponnes and Archipelago, for people in a browser and for researchers from Python."""

__version__ = "0.1.0"
