"""Moves, draws and statements in free words."""
