"""The protocols, one folder each; `registry.CODECS` lists them.

A folder holds `wire` (one table of constants and the framing, used by both halves), `host` (what
a computer says and understands) and `device` (what a display says and understands). Both halves
have no input or output, no clock and no thread; nothing that comes in makes them raise; what they
keep is bounded by limits with names; after noise they find the next packet again.
`codec.py` describes both as types, `docs/displays/` in words.

Both halves:

- `receive(data)` takes any bytes, in any pieces, and returns a list of events, in order. Answers
  that belong on the line are among them, as `Send`.
- `tick(now)` is called every so often, at the latest when `deadline` has come, with a clock in
  seconds that never goes back. It returns events too.

Host: `hello()` are the bytes that ask "who is there?", and forgets what was half done. When the
display has answered, `Identified` comes out. `show({row: cells})` are the bytes for these rows,
one packet a row; rows that do not fit are cut, filled up or left out. `goodbye()` ends politely.
If `acks` is true, every row shown is answered by `Ack` or `Refused`, also where the protocol has
to ask for it by itself (in `tick`), and nothing more may be shown before that; so a caller shows
one row at a time. `ready` is false while any other answer must come first; a protocol in which
nothing has to wait says `ready = True`.

Device: `rows` is what is shown now, a list of bytearrays. `hello()` are the bytes a display sends
by itself when it is switched on, `press(key)` and `release(key)` those when a key moves (none if
it has no such key or only speaks when asked), `power_off()` its last ones. A device imports only
`wire`, `cells`, `keys`, `events`, and nothing of the standard library, so that it runs in
MicroPython.
"""
