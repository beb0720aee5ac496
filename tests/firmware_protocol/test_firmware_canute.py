"""Canute's frames, beyond what the golden frames state."""

from firmware_protocol.codecs.canute import wire
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import Shown


def test_all_checksums_are_escaped() -> None:
    """Among all short rows some have a flag or an escape as a byte of their checksum."""
    device = CODECS["canute"].device(2, 64)
    escaped = 0
    for row in range(64):
        for cell in range(64):
            payload = bytes([6, row, cell, cell])
            frame = wire.frame(payload)
            escaped += bool({0x7D, 0x7E} & set(wire.checksum(payload).to_bytes(2, "little")))
            assert frame.count(0x7E) == 2
            assert device.receive(frame)[0] == Shown(row, bytes([cell, cell]))
    assert escaped
