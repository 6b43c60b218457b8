"""Matches that are over: finding them, telling them again, counting them, and being forgotten."""
