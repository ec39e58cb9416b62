"""The rules of Talos."""
