"""What every game shares. Imports nothing else of ours."""
