"""The files from which people make a tactile set: labels, raised grids, score cards, a guide."""
