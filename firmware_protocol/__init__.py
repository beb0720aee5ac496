"""The serial protocols of refreshable braille displays: cells and keys, and nothing of Azul.

`cells`, `keys` and `events` are the vocabulary; `codecs` speak one protocol each, without any
input or output; `link` and `connection` drive a codec over a `transport`. It imports nothing of
`azul_access` and could be published by itself.
"""
