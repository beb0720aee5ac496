"""Braille displays: translation of text to cells and back, layout, keys, and the device."""
