"""An evening alone against the computer, by nothing but speech: all of it is listened for."""

from functools import cache
from pathlib import Path

import pytest
from evening_alone import list_files, replay
from hearing_short_game import count_tiles
from hearing_wordings import wordings

from azul_access.games.azul.commands import Take
from azul_access.games.system import Expects
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.net import Net
from azul_access.record.ledger import CommandEntry
from azul_access.session import Session, Step

# One of each language.
EVENINGS = [path for path in list_files() if path.stem in ("azul_level_1_de", "azul_level_3_en")]
# What is said where Enter alone is typed, and where the words of a line are typed in short.
LAID = {"de": "fertig", "en": "finished"}
SAID = {
    "de": {
        "stand": "spielstand",
        "u": "rückgängig",
        ".": "wiederholen",
        "l": "was war",
        "was liegt in der Mitte": "die mitte",
        "w": "wer ist dran",
    },
    "en": {"u": "undo", ".": "repeat", "l": "what happened", "c": "the centre", "w": "whose turn"},
}


@cache
def ways(net: Net) -> dict[tuple[int, str], set[int]]:
    found: dict[tuple[int, str], set[int]] = {}
    for step in net.transitions:
        found.setdefault((step.start, step.word), set()).add(step.end)
    return found


def is_heard(session: Session, text: str) -> bool:
    """Whether the net of what can be said now has a path with these words."""
    net = net_of(session)
    places = {0}
    for word in text.lower().split():
        places = {end for place in places for end in ways(net).get((place, word), ())}
    return net.last in places


def spoken(before: Session, line: str, step: Step) -> list[str]:
    """How somebody says what was typed; one of these sentences is enough."""
    language = before.settings.language
    text = line[2:].strip()
    entry = step.entries[0] if step.entries else None
    if isinstance(entry, CommandEntry) and isinstance(entry.command, Take):
        return wordings(language, entry.command, count_tiles(before, entry.command))
    return [SAID[language].get(text, text) if text else LAID[language]]


@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_an_evening_alone_can_be_spoken(path: Path) -> None:
    """Moves, undo, repetition, "not there" and that a move is laid, up to the result."""
    lines = path.read_text(encoding="utf-8").splitlines()
    before: Session | None = None
    for line, step in replay(lines):
        if before is not None and line.startswith(">"):
            texts = spoken(before, line, step)
            assert any(is_heard(before, text) for text in texts), texts
        before = step.session
    assert before is not None
    assert before.expected.kind is Expects.OVER
