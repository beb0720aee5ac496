"""The levels of the computer player."""

LEVELS = range(1, 7)
