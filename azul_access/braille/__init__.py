"""Braille: text as cells, chords as text, and how cells fit a display. It knows no game."""
