"""The rules of the Treasury."""
