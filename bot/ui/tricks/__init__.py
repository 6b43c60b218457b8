"""How the trick games are shown: hands of many cards, the trick as it grows, bids, points and a score pad."""
