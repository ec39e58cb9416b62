"""What happens before and beside a game: the catalogue, new tables, lists and imported records."""
