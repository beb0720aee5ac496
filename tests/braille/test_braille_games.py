"""Whole games played by nothing but the keys of a display, through each protocol.

A game that was played by the display alone leaves the same log as the same game typed at the
keyboard, but for who gave the entries.
"""

from typing import Any, NamedTuple

import pytest
from braille_games import Column, columns, moves, recorded, set_up
from braille_hand import Hand, whole_game
from braille_table import Table, companion, quick_canute

from azul_access.games.system import Expects


class Case(NamedTuple):
    """`columns` and `rows` of 0 are the usual size; `port` goes through the finder and pyserial."""

    name: str
    way: str
    file: str
    language: str
    players: int = 2
    rounds: int = 99
    columns: int = 0
    model: str = ""
    port: str = ""

    @property
    def id(self) -> str:
        told = (self.name, self.model, self.way, self.file, self.language, self.players)
        return "-".join(str(part) for part in told if part)


CASES = [
    Case("baum", "routing", "azul-coloured", "de", rounds=1, port="emu://baum?cells=40"),
    Case("baum", "routing", "azul-coloured", "nl"),
    Case("baum", "two", "azul-grey", "en", columns=20, model="Refreshabraille"),
    Case("baum", "dropped", "azul-coloured", "nl", 4, 2),
    Case("baum", "one-hand", "azul-coloured", "en", rounds=1),
    Case("baum", "routing", "summer-pavilion-coloured", "nl", rounds=2),
    Case("humanware", "marked", "azul-grey", "nl"),
    Case("humanware", "bare", "azul-grey", "de", rounds=2),
    Case("humanware", "routing", "azul-grey", "de", 3, 2, columns=14),
    Case("humanware", "two", "summer-pavilion-coloured", "de", rounds=3),
    Case("handytech", "eight-sch", "azul-coloured", "de"),
    Case("handytech", "marked", "summer-pavilion-grey", "en"),
    Case(
        "handytech",
        "routing",
        "summer-pavilion-grey",
        "nl",
        3,
        2,
        columns=80,
        model="Braille Star 80",
    ),
    # Routing keys and no braille keyboard; nothing but two keys; status cells.
    Case("handytech", "routing", "azul-coloured", "en", rounds=1, model="Basic Braille 40"),
    Case("handytech", "two", "summer-pavilion-coloured", "en", rounds=1, model="Easy Braille"),
    Case("handytech", "two", "azul-coloured", "nl", rounds=1, model="Modular 40+4"),
    Case("canute", "lines", "azul-coloured", "en"),
    Case("canute", "lines", "summer-pavilion-coloured", "nl"),
    Case("canute", "lines", "summer-pavilion-grey", "de", rounds=1),
    Case("dotpad", "routing", "azul-grey", "nl", rounds=1),
    Case("dotpad", "routing", "summer-pavilion-grey", "en"),
    Case("dotpad", "bare", "summer-pavilion-coloured", "de", rounds=1),
    Case("dotpad", "two", "azul-coloured", "de", rounds=1),
]


def typed(game: Any, language: str, rounds: int) -> tuple[list[dict[str, object]], str]:
    """The log of the same moves at the keyboard, and all that was told."""
    here, console, log = companion(set_up(game, language))
    rules = here.session.setup.system.rules
    for move in moves(game, rounds):
        number = getattr(here.session.ledger.state, "round", 0)
        assert here.handle_line(move.typed(language), "keyboard")
        while "columns" in game["rounds"][0] and _choosing(rules, here):
            state = here.session.ledger.state
            column = columns(game, number - 1)[state.turn][state.line + 1]
            here.handle_line(Column(column).typed(language), "keyboard")
    assert here.refused_lines == 0
    return log.entries, console.told


def _choosing(rules: Any, here: Any) -> bool:
    return rules.expects(here.session.ledger.state).kind is Expects.CHOICE


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_played_by_the_display_alone(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same log and the same words for all others as when it is typed."""
    quick_canute(monkeypatch)
    game = recorded(case.file, case.players)
    column = None
    if case.file == "azul-grey":

        def column(number: int, player: int, line: int) -> int:
            return columns(game, number - 1)[player][line]

    with Table(
        set_up(game, case.language), case.name, case.columns, model=case.model, port=case.port
    ) as table:
        hand = Hand(table, case.language, case.way)
        whole_game(hand, list(moves(game, case.rounds)), column)
        entries, told = typed(game, case.language, case.rounds)
        assert table.log.entries == entries
        assert told in table.console.told + told
        assert table.companion.refused_lines == 0
        if case.rounds == 99:
            final = game["result"]["final"]
            assert [player.score for player in table.state.players] == final
