"""Whole games of base Azul with known results, typed in all styles of all languages.

Independent implementations agreed on the games and their results; the README beside them describes
their form.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import pytest
from azul_checks import find_problems
from typed_game import TypedGame, load_games

from azul_access.games.azul import rules
from azul_access.games.azul.events import (
    Blocked,
    Filled,
    FloorCleared,
    GameEnded,
    MarkerTaken,
    RoundEnded,
    Taken,
    Tiled,
)
from azul_access.games.azul.pieces import MARKER, Colour, Piece
from azul_access.games.azul.state import State
from azul_access.games.system import Expects
from azul_access.games.tiles import Counts

GAMES = load_games("azul-coloured", "azul-grey", "azul-edge")
WALLS = {"colour": "coloured", "grey": "grey"}
PIECES: dict[str, Piece] = {
    "red": Colour.RED,
    "blue": Colour.BLUE,
    "black": Colour.BLACK,
    "white": Colour.TURQUOISE,
    "yellow": Colour.ORANGE,
    "start": MARKER,
}


class Typing(NamedTuple):
    """A style of typing: centre, black, floor line, and the number of factories in a line."""

    language: str
    centre: str
    black: str
    floor: str
    factories: int

    @property
    def id(self) -> str:
        return f"{self.language}-{self.centre}-{self.black}"


TABLES = (
    Typing("de", "z", "s", "0", 1),
    Typing("de", "z", "sch", " auf den boden", 9),
    Typing("en", "c", "s", " floor", 9),
    Typing("en", "c", "sch", "0", 1),
    Typing("nl", "c", "sch", "0", 9),
    Typing("nl", "m", "s", " vloerlijn", 1),
)


# Each game in one style of typing.
CASES = [(name, TABLES[number % len(TABLES)]) for number, name in enumerate(GAMES)]


class TypedAzul(TypedGame):
    """A game whose commands are typed in their shortest form."""

    def __init__(self, game: Any, typing: Typing) -> None:
        chosen = {"edition": "publisher", "wall": WALLS[game["wall"]]}
        super().__init__(
            "azul", game["players"], game["rounds"][0]["start"], chosen, typing.language
        )
        self.labels = {"red": "r", "blue": "b", "white": "x", "yellow": "o", "black": typing.black}
        self.centre = typing.centre
        self.floor = typing.floor
        self.factories = typing.factories

    @property
    def state(self) -> State:
        return cast(State, self.ledger_state)

    @property
    def expected(self) -> Expects:
        return rules.expects(self.state).kind

    def fill(self, factories: list[list[str]]) -> None:
        """Type the colours drawn for each factory, one or more factories in a line."""
        typed = ["".join(self.labels[colour] for colour in colours) for colours in factories]
        for start in range(0, len(typed), self.factories):
            assert self.expected is Expects.FILL
            line = typed[start : start + self.factories]
            self.type(" ".join(line), len(line))

    def take(self, move: Any) -> None:
        source = self.centre if move["source"] == "centre" else move["source"]
        line = self.floor if move["line"] == "floor" else move["line"]
        self.type(f"{source}{self.labels[move['colour']]}{line}")


def counts(colours: dict[str, int]) -> Counts:
    totals = {PIECES[name]: count for name, count in colours.items()}
    return tuple(totals[colour] for colour in Colour)


def walls(result: Any) -> list[list[list[Piece | None]]]:
    return [
        [[PIECES[tile] if tile else None for tile in row] for row in wall]
        for wall in result["walls"]
    ]


def lines(result: Any) -> list[list[tuple[Piece, int] | None]]:
    return [
        [(PIECES[row["colour"]], row["count"]) if row else None for row in board]
        for board in result["lines"]
    ]


def scored_floors(events: Sequence[object], players: int) -> list[list[Piece]]:
    floors: list[list[Piece]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, FloorCleared):
            floors[event.player] = list(event.floor)
    return floors


def overflows(events: Sequence[object], players: int) -> list[list[Piece]]:
    """The pieces that found no space on the floor line, with the start marker."""
    surplus: list[list[Piece]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, MarkerTaken) and event.space is None:
            surplus[event.player].append(MARKER)
        if isinstance(event, Taken | Blocked):
            surplus[event.player] += [event.colour] * event.to_lid
    return surplus


def choose_columns(game: TypedAzul, columns: Any) -> None:
    """Type the columns of a grey wall, only where the rules leave a choice."""
    chosen = [{choice["line"]: choice["column"] for choice in player} for player in columns]
    while game.expected is Expects.CHOICE:
        state = game.state
        assert len(rules.legal_commands(state)) > 1
        game.type(str(chosen[state.turn][state.line + 1]))


def tiled_columns(events: Sequence[object], players: int) -> list[list[dict[str, int | str]]]:
    """The column of each complete line's tile, chosen or not, in the order of the tiling."""
    columns: list[list[dict[str, int | str]]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Tiled):
            columns[event.player].append({"line": event.line.index + 1, "column": event.column + 1})
        if isinstance(event, Blocked):
            columns[event.player].append({"line": event.line.index + 1, "column": "floor"})
    return columns


def check_round(game: TypedAzul, record: Any, expected: Any) -> None:
    """Play one round from its first draw to its last tile on a wall; compare the results."""
    players = len(game.state.players)
    game.events.clear()
    assert game.state.turn == record["start"]
    game.fill([colours for colours in record["factories"] if colours])
    for move, legal in zip(record["moves"], expected["legal"], strict=True):
        assert game.expected is Expects.TURN
        assert game.state.turn == move["player"]
        assert len(rules.legal_commands(game.state)) == legal
        game.take(move)
    if "columns" in record:
        choose_columns(game, record["columns"])
        assert tiled_columns(game.events, players) == record["columns"]

    state, events = game.state, game.events
    [ended] = [event for event in events if isinstance(event, RoundEnded)]
    assert list(ended.scores) == expected["scores"]
    assert [[list(row) for row in player.wall] for player in state.players] == walls(expected)
    assert [
        [(row.colour, row.count) if row else None for row in player.lines]
        for player in state.players
    ] == lines(expected)
    assert scored_floors(events, players) == [
        [PIECES[piece] for piece in floor] for floor in expected["floors"]
    ]
    assert overflows(events, players) == [
        [PIECES[piece] for piece in surplus] for surplus in expected["overflow"]
    ]
    assert state.bag == counts(expected["bag"])
    assert state.lid == counts(expected["lid"])
    assert find_problems(state) == []


@pytest.mark.parametrize(
    ("name", "typing"), CASES, ids=[f"{name}-{typing.id}" for name, typing in CASES]
)
def test_typed_game_has_the_right_results(name: str, typing: Typing) -> None:
    """Rules, section 1 whole: every round and the end, as independent implementations played it.

    The game is the same after its log is written and read again.
    """
    record = GAMES[name]
    result = record["result"]
    game = TypedAzul(record, typing)
    for round_record, expected in zip(record["rounds"], result["rounds"], strict=True):
        check_round(game, round_record, expected)
    assert game.expected is Expects.OVER
    ended = game.events[-1]
    assert isinstance(ended, GameEnded)
    assert list(ended.scores) == result["final"]
    assert list(ended.rows) == result["rows"]
    assert list(ended.winners) == result["winners"]
    pours = [event for event in game.all_events() if isinstance(event, Filled) and event.poured]
    assert len(pours) == result["refills"]
    game.check_log()


def test_all_vectors_are_played() -> None:
    """The number of games by wall and players, so that none is left out by mistake."""
    assert len(GAMES) == 44
    assert {(game["wall"], game["players"]) for game in GAMES.values()} == {
        (wall, players) for wall in WALLS for players in (2, 3, 4)
    }


def test_every_style_of_typing_has_games() -> None:
    """Two or more with each wall."""
    styles = [(typing, GAMES[name]["wall"]) for name, typing in CASES]
    assert all(styles.count((typing, wall)) >= 2 for typing in TABLES for wall in WALLS)
