"""Braille displays: text as cells and back, what stands on a display, its keys, and the device.

`cells` translates and lays out, `screen` has what is shown. `reader` is the state of a display: it
reacts to keys and announcements. `display` connects a device with it and with the game.
"""
