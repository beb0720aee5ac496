"""The serial protocols of refreshable braille displays: cells and keys, and nothing of Azul.

This package is a room prepared, not yet furnished: the codecs, the link and the emulator come
with a later release. It imports nothing of `azul_access` and could be published by itself.
"""
