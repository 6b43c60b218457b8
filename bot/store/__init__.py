"""The SQLite database: the only importer of aiosqlite."""
