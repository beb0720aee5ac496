"""The labels that a set must have, by the rules, and what liblouis reads from cells."""

from collections import Counter

from liblouis_judge import back_translate

from azul_access.braille.cells.translation import load_translator
from firmware_protocol.cells import cell

SCH = cell((1, 5, 6))
# A table of liblouis reads the cell of SCH back only within a word.
GERMAN = load_translator("de").table
AFTER_SCH = bytes(map(cell, ((2, 4, 5, 6), (1,), (1, 2, 3, 5), (1, 3, 5, 6))))
SCH_WORD = "schwarz"
CASES = {
    "azul": ("--players", "4"),
    "summer-pavilion": ("--game", "summer-pavilion", "--players", "2"),
}
# Labels by the rule documents: tiles and wall, minus points, marker, factories, players.
LABELS = {
    "azul": Counter(
        {
            **dict.fromkeys(("r", "b", "sch", "x", "o"), 20 + 4 * 5),
            "1": 4 * 2 + 1 + 1 + 2,
            "2": 4 * 3 + 1 + 2,
            "3": 4 * 2 + 1 + 2,
            "4": 1 + 2,
            **dict.fromkeys(("5", "6", "7", "8", "9"), 1),
        }
    ),
    "summer-pavilion": Counter(
        {
            **dict.fromkeys(("l", "o", "r", "b", "y", "g"), 22 + 2),
            "1": 2 * 7 + 1 + 1 + 2,
            "2": 2 * 7 + 1 + 2,
            **dict.fromkeys(("3", "4", "5"), 2 * 7 + 1),
            "6": 2 * 7,
        }
    ),
}


def translate_labels(labels: list[bytes]) -> list[str]:
    """The print of each label, by liblouis."""
    assert GERMAN is not None
    kinds = sorted(set(labels))
    lines = [cells + AFTER_SCH if cells == bytes([SCH]) else cells for cells in kinds]
    texts = back_translate(lines, GERMAN)
    prints = ["sch" if text == SCH_WORD else text for text in texts]
    return [dict(zip(kinds, prints, strict=True))[cells] for cells in labels]
