"""The golden frames notice a wrong constant in a codec.

Both halves of a codec share one table, so two halves with the same wrong constant understand each
other. Here constants and orders of names are changed one at a time; see `planted_constants`.
"""

import pytest
from golden_families import FAMILIES, Family
from planted_constants import Planted, executed, planted

# The usual run tries one change in so many; --thorough tries all of them.
STEP = 7

# Changes that no bytes can show: source line, constant, and why it does not matter.
WITHOUT_EFFECT = {
    # Any other value means the same.
    ("OPEN = -1  # length of data that ends with the next ESC", "1"): "a mark, never a length",
    ("ROW = -1  # a row number and all cells of the row", "1"): "a mark, never a length",
    ("CELLS = -1  # an offset and at least one cell", "1"): "a mark, never a length",
    ("NO_PACKET = -1", "1"): "a mark, never a length",
    ("return -1", "1"): "callers test for a negative number",
    ('if model not in ("", "Canute"):', "'', 'Canute'"): "a set of two names",
    ('if model not in ("", "Dot Pad"):', "'', 'Dot Pad'"): "a set of two names",
    ("GET = 0x100", "256"): "always combined with bit 0",
    ("SUBSCRIBE = 0x200  # send every change without a request", "512"): "combined with bit 0",
    ("def request(parameter: int, flags: int = 0) -> bytes:", "0"): "combined with bit 0",
    ("flags = 0 if self._subscribed else wire.SUBSCRIBE", "0"): "combined with bit 0",
    # Assigned again before it is read.
    ("self._received_at = 0.0", "0.0"): "set by the first call of expire",
    ("self._now = 0.0", "0.0"): "set by the first tick",
    ("self._still_at = 0.0  # when the last row has risen", "0.0"): "set with the first row",
    ("self._columns = 0", "0"): "set when the display is identified",
    ("self._rise_seconds = 0.0", "0.0"): "set with the first row",
    ("self._dots = 8", "8"): "set with the board information",
    (
        "self._draw_seconds = 0.0  # the longest time for a line, as the display states it",
        "0.0",
    ): "set with the board information",
    # Beyond the last value that occurs.
    ("for value in range(256):", "256"): "a checksum table with unused entries",
    ("for number in range(256):", "256"): "numbers above 255 are no keys",
    ("names = [wire.key_name(number, columns) for number in range(256)]", "256"): "likewise",
    ("numbers = range(1, len(self.rows[0]) + 1)", "1"): "there is no key beyond the last cell",
    ("to_pins = bytearray(256)", "256"): "unused entries",
    ("from_pins = bytearray(256)", "256"): "unused entries",
    ("NONE = (0, 0)  # rows and units of a part that a display has not", "0"): "no units, no rows",
    ("NO_SIZE = (0, 0)", "0"): "no rows, no columns",
    ("self.columns = min(widths) if widths else 0", "0"): "refused for its units, too",
    ("length = buffer[2] << 8 | buffer[3]", "8"): "lengths are below 256",
    (
        "return SYNC + bytes([length >> 8, length & 0xFF]) + body + bytes([checksum(body)])",
        "8",
    ): "lengths are below 256",
    ("if code < 0:", "0"): "no key has the number 0",
    ('return b"" if number < 0 else wire.packet(kind, bytes([number]))', "0"): "likewise",
    # Data that is cut into whole integers.
    ("parameter = unpack(data[4:8])", "8"): "only the first integer is read",
    ("numbers = unpack(data[:8])", "8"): "only two integers are compared",
    ("return HEADER + unpack(bytes(self._held[:4]))[0] - len(self._held)", "4"): "only the first",
    ("return parameter[0] if parameter else -1, data[16:]", "1"): "no parameter has this number",
    ("return numbers[1] if len(numbers) == 2 else 0", "0"): "no packet has this type",
    (
        'columns, rows = (*wire.unpack(self._parameters.get(wire.DISPLAY_SIZE, b"")), 0, 0)[:2]',
        "0",
    ): "one of two factors of 0",
    (
        'columns, rows = (*wire.unpack(self._parameters.get(wire.DISPLAY_SIZE, b"")), 0, 0)[:2]',
        "b''",
    ): "less than an integer",
    ('six = self._parameters.get(wire.CELL_SIZE, b"") == bytes([6])', "b''"): "not 6 either",
    ("_flags, code = (*wire.unpack(data), 0, 0)[:2]", "0"): "no command has the code 0 or 1",
}


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_planted_changes_are_noticed(family: Family, request: pytest.FixtureRequest) -> None:
    """No change goes unnoticed that makes a difference."""
    changes = [change for module in family.tables for change in planted(module)]
    assert len(changes) > 100
    step = 1 if request.config.getoption("--thorough", default=False) else STEP
    unnoticed = [change for change in changes[::step] if not noticed(family, change)]
    assert [str(change) for change in unnoticed if not without_effect(change)] == []


def test_changes_without_effect_exist() -> None:
    """The table above has no line that is no longer in the source."""
    modules = {module for family in FAMILIES.values() for module in family.tables}
    changes = {(change.text, change.before) for module in modules for change in planted(module)}
    assert set(WITHOUT_EFFECT) <= changes


def noticed(family: Family, change: Planted) -> bool:
    try:
        with executed([*family.tables, *family.others], change) as modules:
            family.check(modules)
    except Exception:  # of whatever kind: the codec does not speak the golden frames
        return True
    return False


def without_effect(change: Planted) -> bool:
    return (change.text, change.before) in WITHOUT_EFFECT
