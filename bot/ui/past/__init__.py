"""Matches that are over: finding them, telling them round by round, and being forgotten."""
