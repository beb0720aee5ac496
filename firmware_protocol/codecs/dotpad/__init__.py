"""The protocol of the Dot Pad: a line of text and a field of pins; see docs/displays/dotpad.md."""
