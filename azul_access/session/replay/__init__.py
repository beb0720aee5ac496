"""The conversation about a recorded game."""
