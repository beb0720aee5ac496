"""The physical set: raised grids, names of places, flip score cards. No rules of a game."""
