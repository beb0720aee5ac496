"""The protocols, one folder each; `registry.CODECS` lists them.

A folder holds `wire` (the table of constants and the framing, used by both halves), `host` (the
computer's half) and `device` (the display's half). Both halves have no input or output, no clock
and no thread. No received bytes make them raise an exception; they keep a bounded number of bytes,
and after noise they find the next packet. `codec.py` describes both halves as types, `framing.py`
is the code that they share, and `docs/displays/` describes the protocols in words.

Both halves:

- `receive(data)` takes any bytes, in any pieces, and returns a list of events, in order. Bytes that
  must go on the line are among them, as `Send`.
- `tick(now)` takes a time in seconds that never decreases, and returns a list of events, too. Call
  it regularly, at the latest at `deadline`.

Host: `hello()` returns the bytes that ask for the display, and drops an unfinished packet. When the
display has answered, the host reports `Identified`. `show({row: cells})` returns the bytes that
show these rows, one packet a row; rows are cut or filled up, and rows that the display does not
have are ignored. `goodbye()` returns the last bytes. If `acks` is true, the host reports `Ack` or
`Refused` for every row, sometimes from `tick`, and the caller must not show another row before
that. `ready` is false while the host needs another answer first.

Device: `rows` is a list of bytearrays, the cells that it shows now. `hello()` returns the bytes
that a display sends when it is switched on, `press(key)` and `release(key)` those for a key (empty
if it has no such key, or sends keys only when asked), `power_off()` those before it switches itself
off. A device imports only `wire`, `framing`, `cells`, `keys` and `events`, and nothing of the
standard library, so that it runs in MicroPython.
"""
