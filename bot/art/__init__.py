"""Pictures of cards, drawn by us."""
