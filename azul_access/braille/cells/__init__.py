"""Cells: print to braille and back, by liblouis or built in, and how cells fit a display."""
