"""Raised grids and the start marker as files for 3D printers and laser cutters."""
