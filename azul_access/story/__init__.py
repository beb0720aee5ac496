"""The story of a game: what is worth telling, chosen from facts and put in order. No words."""
