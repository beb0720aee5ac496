"""BrlAPI: every display that BRLTTY drives by USB, Bluetooth or a serial port.

`wire` has the packets, `commands` the key codes, `host` the computer's half of a codec, `server`
the connection to BRLTTY in place of a port; `codec` joins them. The protocol is documented in
BRLTTY's BrlAPI manual, chapter "Protocol reference"; see also docs/displays/brlapi.md.
"""
