"""Where do tables and games live? One interface, kept in SQLite or PostgreSQL."""
