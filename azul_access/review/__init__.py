"""A look back at finished games: which moves changed most, and what was better there."""
