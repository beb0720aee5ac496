"""The frames of Baum's keys; see `golden_baum` for their sources."""

from golden_frames import KeyFrames

# Cells of a display, cells for text, status cells.
STATUS_CELLS = [(44, 40, 4), (56, 40, 16), (68, 64, 4), (84, 80, 4)]

# Cells of a display, bytes in its bitmap of routing keys: one for 8 cells, but 5 for 3 and 4.
BITMAP_BYTES = {
    **dict.fromkeys((2, 8), 1),
    **dict.fromkeys((9, 12, 14, 16), 2),
    **dict.fromkeys((17, 18, 20, 24, 25, 32, 33, 40), 5),
    **dict.fromkeys((41, 44), 6),
    **dict.fromkeys((56,), 7),
    **dict.fromkeys((68,), 9),
    **dict.fromkeys((80,), 10),
    **dict.fromkeys((84,), 11),
}

# Command, bytes of state, and the bits of the keys; 1: the lowest bit of the last byte.
DISPLAY = {
    "display 1": KeyFrames("1b2401", "1b2400"),
    "pan back": KeyFrames("1b2402", "1b2400"),
    "display 3": KeyFrames("1b2404", "1b2400"),
    "display 4": KeyFrames("1b2408", "1b2400"),
    "pan on": KeyFrames("1b2410", "1b2400"),
    "display 6": KeyFrames("1b2420", "1b2400"),
    "display 7": KeyFrames("1b2440", "1b2400"),
    "display 8": KeyFrames("1b2480", "1b2400"),
}
COMMAND = {
    "command 1": KeyFrames("1b2b01", "1b2b00"),
    "command 2": KeyFrames("1b2b02", "1b2b00"),
    "command 3": KeyFrames("1b2b04", "1b2b00"),
    "command 4": KeyFrames("1b2b08", "1b2b00"),
    "command 5": KeyFrames("1b2b10", "1b2b00"),
    "command 6": KeyFrames("1b2b20", "1b2b00"),
    "command 7": KeyFrames("1b2b40", "1b2b00"),
}
# Displays have six or ten front and back keys and a command for each kind. Our device sends keys 1
# to 6 with the command for six.
FRONT_AND_BACK = {
    "front 1": KeyFrames("1b2801", "1b2800"),
    "front 2": KeyFrames("1b2802", "1b2800"),
    "front 3": KeyFrames("1b2804", "1b2800"),
    "front 4": KeyFrames("1b2808", "1b2800"),
    "front 5": KeyFrames("1b2810", "1b2800"),
    "front 6": KeyFrames("1b2820", "1b2800"),
    "front 7": KeyFrames("1b2c0040", "1b2c0000"),
    "front 8": KeyFrames("1b2c0080", "1b2c0000"),
    "front 9": KeyFrames("1b2c0100", "1b2c0000"),
    "front 10": KeyFrames("1b2c0200", "1b2c0000"),
    "back 1": KeyFrames("1b2901", "1b2900"),
    "back 2": KeyFrames("1b2902", "1b2900"),
    "back 3": KeyFrames("1b2904", "1b2900"),
    "back 4": KeyFrames("1b2908", "1b2900"),
    "back 5": KeyFrames("1b2910", "1b2900"),
    "back 6": KeyFrames("1b2920", "1b2900"),
    "back 7": KeyFrames("1b2d0040", "1b2d0000"),
    "back 8": KeyFrames("1b2d0080", "1b2d0000"),
    "back 9": KeyFrames("1b2d0100", "1b2d0000"),
    "back 10": KeyFrames("1b2d0200", "1b2d0000"),
}
OF_TEN = {
    "front 1": KeyFrames("1b2c0001", "1b2c0000"),
    "front 2": KeyFrames("1b2c0002", "1b2c0000"),
    "front 3": KeyFrames("1b2c0004", "1b2c0000"),
    "front 4": KeyFrames("1b2c0008", "1b2c0000"),
    "front 5": KeyFrames("1b2c0010", "1b2c0000"),
    "front 6": KeyFrames("1b2c0020", "1b2c0000"),
    "back 1": KeyFrames("1b2d0001", "1b2d0000"),
    "back 2": KeyFrames("1b2d0002", "1b2d0000"),
    "back 3": KeyFrames("1b2d0004", "1b2d0000"),
    "back 4": KeyFrames("1b2d0008", "1b2d0000"),
    "back 5": KeyFrames("1b2d0010", "1b2d0000"),
    "back 6": KeyFrames("1b2d0020", "1b2d0000"),
}
ENTRY = {
    "function 1": KeyFrames("1b331000", "1b330000"),
    "function 2": KeyFrames("1b332000", "1b330000"),
    "function 3": KeyFrames("1b334000", "1b330000"),
    "function 4": KeyFrames("1b338000", "1b330000"),
    "dot 1": KeyFrames("1b330001", "1b330000"),
    "dot 2": KeyFrames("1b330002", "1b330000"),
    "dot 3": KeyFrames("1b330004", "1b330000"),
    "dot 4": KeyFrames("1b330008", "1b330000"),
    "dot 5": KeyFrames("1b330010", "1b330000"),
    "dot 6": KeyFrames("1b330020", "1b330000"),
    "dot 7": KeyFrames("1b330040", "1b330000"),
    "dot 8": KeyFrames("1b330080", "1b330000"),
}
JOYSTICK = {
    "up": KeyFrames("1b3401", "1b3400"),
    "left": KeyFrames("1b3402", "1b3400"),
    "down": KeyFrames("1b3404", "1b3400"),
    "right": KeyFrames("1b3408", "1b3400"),
    "select": KeyFrames("1b3410", "1b3400"),
}
KEYS = DISPLAY | COMMAND | FRONT_AND_BACK | ENTRY | JOYSTICK
# B9, B10 and B11 are parts of the space bar: one of them on most displays, all on the Zoomax.
SPACE = {"space": KeyFrames("1b330100", "1b330000")}
SPACE_OF_THREE = {"space": KeyFrames("1b330700", "1b330000")}
OTHER_SPACES = [KeyFrames("1b330200", "1b330000"), KeyFrames("1b330400", "1b330000")]


def routing_names(columns: int) -> list[str]:
    text = {cells: text for cells, text, _ in STATUS_CELLS}.get(columns, columns)
    routing = [f"routing {number + 1}" for number in range(text)]
    return routing + [f"status {number + 1}" for number in range(columns - text)]


def routing_frames(columns: int, model: str = "") -> dict[str, KeyFrames]:
    """A bit for each key, the lowest bit of the first byte first; from QEMU the key's number."""
    if model == "QEMU":
        return {
            name: KeyFrames("1b27" + f"{number:02x}".replace("1b", "1b1b"), "1b2700")
            for number, name in enumerate(routing_names(columns), 1)
        }
    size = BITMAP_BYTES[columns]
    return {
        name: KeyFrames("1b22" + (1 << place).to_bytes(size, "little").hex(), "1b22" + "00" * size)
        for place, name in enumerate(routing_names(columns))
    }
