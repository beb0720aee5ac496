"""BrlAPI, the way to every display that BRLTTY drives: USB, Bluetooth, serial.

`wire` are the packets, `commands` what BRLTTY makes of keys, `host` the conversation without any
input or output (it satisfies `codecs.codec.Host`), `client` the sockets. The protocol is
documented in BRLTTY's BrlAPI manual, chapter "Protocol reference"; docs/displays/brlapi.md.
"""
