"""BrlAPI, the way to every display that BRLTTY drives: USB, Bluetooth, serial.

`wire` are the packets, `commands` what BRLTTY makes of keys, `host` the conversation (a codec's
host), `server` opens the socket as others open a port, `codec` puts them together. The protocol is
documented in BRLTTY's BrlAPI manual, chapter "Protocol reference"; docs/displays/brlapi.md.
"""
