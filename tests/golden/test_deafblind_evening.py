"""An evening of two players of whom one reads braille, with a display as the only device.

From nothing to the told story: the game is set up, played to its end, told and left on the display.
The files show every key and, indented, what then stands on the display: on several lines the first
one, and the others where they are new. Run with UPDATE_GOLDEN=1 and --thorough to write all of them
anew, and read them.
"""

import os
from pathlib import Path

import pytest
from braille_player import BraillePlayer
from case_samples import sample
from recorded_moves import Take
from silent_evening import SilentEvening

from azul_access.braille.actions import KeyAction
from azul_access.games.azul import commands
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.sources import Factory
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES

FOLDER = Path(__file__).parent / "readings"
# The language, who begins, who draws, whose display it is; the score, the story, the record.
WORDS = {
    "de": (
        "Deutsch",
        "ben",
        "das Programm",
        "alle",
        "stand",
        "erzähl das spiel",
        "protokoll runde 1",
    ),
    "en": (
        "English",
        "ben",
        "the program",
        "everybody",
        "score",
        "tell the story",
        "record of round 1",
    ),
    "nl": (
        "Nederlands",
        "ben",
        "het programma",
        "iedereen",
        "stand",
        "vertel het verhaal",
        "verslag ronde 1",
    ),
}
LEAVE = {"de": "verlassen", "en": "quit", "nl": "doei"}
LABELS = dict(zip(Colour, "rbsxo", strict=True))


def choose_take(evening: SilentEvening) -> Take:
    """A take that fills a row if there is one, without tiles on the floor if possible."""
    session = evening.companion.session
    state = evening.state
    takes = [
        it for it in session.setup.system.rules.legal_commands(state) if type(it) is commands.Take
    ]

    def rate(take: commands.Take) -> tuple[int, int]:
        player = state.players[state.turn]
        count = (
            state.factories[take.source.index].count(take.colour)
            if isinstance(take.source, Factory)
            else state.centre.spaces.count(take.colour)
        )
        if not isinstance(take.target, Line):
            return 50 + count, 0
        row = player.lines[take.target.index]
        free = take.target.index + 1 - (0 if row is None else row.count)
        return abs(free - count) + 3 * max(0, count - free), take.target.index

    best = min(takes, key=rate)
    source = best.source.index + 1 if isinstance(best.source, Factory) else 0
    line = best.target.index + 1 if isinstance(best.target, Line) else 0
    return Take(source, LABELS[best.colour], line)


def play_evening(evening: SilentEvening, language: str) -> None:
    own_name, ben, program, everybody, score, story, record = WORDS[language]
    evening.choose(own_name)
    evening.perform(KeyAction.UNDO)  # back to the language
    evening.choose(own_name)
    evening.perform(KeyAction.HELP)
    evening.choose("Azul")
    evening.type("anna, ben")
    evening.choose(ben)
    evening.choose(program)
    evening.choose(everybody)
    evening.read_messages()
    player = BraillePlayer(evening, language, "routing")  # type: ignore[arg-type]
    made = 0
    while evening.companion.session.expected.kind is Expects.TURN:
        player.play(choose_take(evening))
        made += 1
        if made == 2:
            evening.perform(KeyAction.UNDO)
        if made == 3:
            evening.type(score)
            evening.perform(KeyAction.WHOSE_TURN)
    assert evening.companion.session.expected.kind is Expects.OVER
    evening.read_messages()
    for question in (story, record):
        evening.type(question)
        evening.read_messages()
    evening.leave(LEAVE[language])


@pytest.mark.parametrize(("language", "codec"), sample(LANGUAGES, ["baum", "dotpad"]))
def test_an_evening_on_a_display_alone(
    language: str, codec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SilentEvening(monkeypatch, tmp_path, codec, language) as evening:
        play_evening(evening, language)
    file = FOLDER / f"evening_{codec}_{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text("\n".join(evening.lines) + "\n", encoding="utf-8")
        return
    assert evening.lines == file.read_text(encoding="utf-8").splitlines()
