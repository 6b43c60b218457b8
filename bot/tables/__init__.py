"""Running tables: lobby, session, absence, pacing. Knows neither Discord nor SQLite."""
