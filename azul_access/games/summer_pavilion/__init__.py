"""Azul: Summer Pavilion, in the Mini and the original edition, on the coloured and grey board."""
