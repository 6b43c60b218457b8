"""How the exchange games are shown: one card each, lives as tokens, a reveal at the end of a round."""
