"""Whole games, played by nothing but the keys of a display, through each protocol.

Such a game leaves the same log, except for the source of its entries, and the same output as the
game typed at the keyboard.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from braille_player import BraillePlayer
from display_table import DisplayTable, speed_up_canute
from fake_table import start_game
from recorded_moves import ALL_ROUNDS, Column, list_columns, list_moves, load_game, make_setup

from azul_access.games.system import Expects


class Case(NamedTuple):
    """`columns` 0 is the usual size; with a `port` the display is found by its address."""

    codec: str
    method: str
    file: str
    language: str
    players: int = 2
    rounds: int = ALL_ROUNDS
    columns: int = 0
    model: str = ""
    port: str = ""

    @property
    def id(self) -> str:
        parts = (self.codec, self.model, self.method, self.file, self.language, self.players)
        return "-".join(str(part) for part in parts if part)


# Questions about a letter that can be a number.
WHICH_ONE = ("Did you mean 1:", "Bedoel je 1:")
CASES = [
    Case("baum", "routing", "azul-coloured", "de", rounds=1, port="emu://baum?cells=40"),
    Case("baum", "two keys", "azul-grey", "en", rounds=1, columns=20, model="Refreshabraille"),
    Case("baum", "dropped", "azul-coloured", "nl", 4, 1),
    Case("baum", "one-handed", "azul-coloured", "en", rounds=1),
    # Games with payments that are not the proposed ones.
    Case("baum", "routing", "summer-pavilion-coloured", "de", 4),
    Case("humanware", "marked", "azul-grey", "nl"),
    Case("humanware", "bare", "azul-grey", "de", rounds=1),
    Case("humanware", "routing", "azul-grey", "de", 3, 1, columns=14),
    Case("handytech", "eight-sch", "azul-coloured", "de", rounds=1),
    Case(
        "handytech",
        "routing",
        "summer-pavilion-grey",
        "nl",
        3,
        rounds=1,
        columns=80,
        model="Braille Star 80",
    ),
    # Routing keys without a braille keyboard; two keys only; status cells.
    Case("handytech", "routing", "azul-coloured", "en", rounds=1, model="Basic Braille 40"),
    Case("handytech", "two keys", "summer-pavilion-coloured", "en", rounds=1, model="Easy Braille"),
    Case("handytech", "two keys", "azul-coloured", "nl", rounds=1, model="Modular 40+4"),
    Case("canute", "lines", "azul-coloured", "en", rounds=1),
    Case("canute", "lines", "summer-pavilion-coloured", "nl", rounds=1),
    Case("dotpad", "routing", "azul-grey", "nl", rounds=1),
    Case("dotpad", "routing", "summer-pavilion-grey", "en", rounds=1),
    Case("dotpad", "bare", "summer-pavilion-coloured", "de", rounds=1),
    Case("dotpad", "two keys", "azul-coloured", "de", rounds=1),
]
# Whole games with protocols and methods of which a part of a game is played above.
MORE_CASES = [
    Case("baum", "routing", "azul-coloured", "nl"),
    Case("canute", "lines", "azul-coloured", "en"),
    Case("canute", "lines", "summer-pavilion-grey", "de", rounds=1),
    Case("dotpad", "bare", "summer-pavilion-coloured", "de"),
    Case(
        "handytech", "routing", "summer-pavilion-grey", "nl", 3, columns=80, model="Braille Star 80"
    ),
    Case("baum", "routing", "summer-pavilion-coloured", "nl"),
    Case("baum", "two keys", "summer-pavilion-grey", "en", 3),
    Case("humanware", "two keys", "summer-pavilion-coloured", "de"),
    Case("handytech", "marked", "summer-pavilion-grey", "en"),
]


def type_game(case: Case) -> tuple[Sequence[Mapping[str, object]], str]:
    """Type the moves at the keyboard; returns the log and the output after the beginning."""
    game = load_game(case.file, case.players)
    companion, console, log = start_game(make_setup(game, case.language))
    beginning = len(console.output)
    rules = companion.session.setup.system.rules
    for move in list_moves(game, case.rounds):
        round_number = getattr(companion.session.ledger.state, "round", 0)
        assert companion.handle_line(move.text(case.language), "keyboard")
        while case.file == "azul-grey":
            state: Any = companion.session.ledger.state
            if rules.expects(state).kind is not Expects.CHOICE:
                break
            column = Column(list_columns(game, round_number - 1)[state.turn][state.line + 1])
            companion.handle_line(column.text(case.language), "keyboard")
    assert companion.refused_lines == 0
    return log.entries, console.output[beginning:]


def without_source(entries: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
    """Leave out the source, and empty lists: nothing kept, which goes without saying at the end."""
    return [
        {key: value for key, value in entry.items() if key != "by" and value != []}
        for entry in entries
    ]


def without_questions(output: str) -> str:
    """Leave out the questions about a c without number sign, which the keyboard does not ask."""
    return "".join(line for line in output.splitlines(True) if not line.startswith(WHICH_ONE))


@pytest.mark.long
@pytest.mark.parametrize(
    "case",
    [*CASES, *(pytest.param(case, marks=pytest.mark.thorough) for case in MORE_CASES)],
    ids=lambda case: case.id,
)
def test_played_with_the_display_alone(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log and the output are those of the typed game."""
    speed_up_canute(monkeypatch)
    game = load_game(case.file, case.players)

    def column_of(round_number: int, player: int, line: int) -> int:
        return list_columns(game, round_number - 1)[player][line]

    with DisplayTable(
        make_setup(game, case.language),
        case.codec,
        case.columns,
        model=case.model,
        port=case.port,
    ) as table:
        beginning = len(table.console.output)
        BraillePlayer(table, case.language, case.method).play_game(
            list_moves(game, case.rounds), column_of if case.file == "azul-grey" else None
        )
        entries, output = type_game(case)
        assert without_source(table.log.entries) == without_source(entries)
        assert without_questions(table.console.output[beginning:]) == output
        assert table.companion.refused_lines == 0
        if case.rounds == ALL_ROUNDS:
            scores = [player.score for player in table.state.players]
            assert scores == game["result"]["final"]
