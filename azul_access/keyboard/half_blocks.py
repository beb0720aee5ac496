"""Pictures of dark and light squares as text: each character stands for two squares, one above."""

from collections.abc import Sequence

# Not broken or trimmed where lines are wrapped; written as a space.
NO_BREAK_SPACE = "\xa0"
_BLOCKS = {(False, False): NO_BREAK_SPACE, (True, False): "▀", (False, True): "▄"}


def draw(rows: Sequence[Sequence[bool]]) -> list[str]:
    """The lines of a picture whose true squares have the colour of text."""
    below = [*rows[1::2], *([] if len(rows) % 2 == 0 else [[False] * len(rows[0])])]
    return [
        "".join(_BLOCKS.get(pair, "█") for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], below, strict=True)
    ]


def draw_light(rows: Sequence[Sequence[bool]]) -> str:
    """The lines of a picture of dark squares for a terminal with light text on a dark ground."""
    return "\n".join(draw([[not is_dark for is_dark in row] for row in rows]))
