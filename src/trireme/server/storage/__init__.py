"""SQLite or PostgreSQL: the schema, its migrations and every query. The only package that knows SQL."""
