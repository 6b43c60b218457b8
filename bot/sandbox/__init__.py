"""A Discord-compatible server on loopback and the page to play on."""
