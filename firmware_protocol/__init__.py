"""The serial protocols of refreshable braille displays: cells and keys, and nothing of Azul.

`cells`, `keys` and `events` are the vocabulary. Each codec in `codecs` implements one protocol,
without any input or output; `link` and `connection` drive a codec over a `transport`. The package
imports nothing of `azul_access` and could be published by itself.
"""
