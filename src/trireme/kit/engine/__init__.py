"""What runs a game: frames, questions, windows, views and the checked path."""
