"""Whole games with their right results, played through typed commands in every language.

The games and their results were agreed on by implementations that are independent of this one; the
README beside them tells their form.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from azul_access import session
from azul_access.games.azul import rules
from azul_access.games.azul.events import (
    Blocked,
    Event,
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
from azul_access.record import ledger, setup
from azul_access.record.setup import Setup
from azul_access.session import Session
from azul_access.session.settings import Settings

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
FILES = ("azul-coloured", "azul-grey", "azul-edge")
NAMES = ("Anna", "Bruno", "Clara", "Dirk")
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
    """How a table types: the letter of the centre, the label of black written out or short, and
    how many factories in one line.
    """

    language: str
    centre: str
    black: str
    factories: int


TABLES = (
    Typing("de", "z", "s", 1),
    Typing("de", "z", "sch", 9),
    Typing("en", "c", "s", 9),
    Typing("en", "c", "sch", 1),
    Typing("nl", "c", "sch", 9),
    Typing("nl", "m", "s", 1),
)


@cache
def load_games() -> dict[str, Any]:
    """Every game by its name."""
    lines = [
        line
        for name in FILES
        for line in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    return {game["id"]: game for game in map(json.loads, lines)}


class Typist:
    """A table that types a whole game, each command in its shortest form."""

    def __init__(self, game: Any, typing: Typing) -> None:
        chosen = {"edition": "publisher", "wall": WALLS[game["wall"]]}
        self.setup: Setup = setup.make_setup(
            game="azul",
            names=NAMES[: game["players"]],
            first_seat=game["rounds"][0]["start"],
            chosen=chosen,
            language=typing.language,
        )
        labels = {"red": "r", "blue": "b", "white": "x", "yellow": "o", "black": typing.black}
        self.labels = labels
        self.centre = typing.centre
        self.factories = typing.factories
        self.session: Session = session.begin_game(self.setup, Settings(typing.language)).session
        self.entries: list[ledger.Entry] = []
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        state = self.session.ledger.state
        assert isinstance(state, State)
        return state

    @property
    def waits_for(self) -> Expects:
        return rules.expects(self.state).kind

    def type(self, text: str, commands: int = 1) -> None:
        step = session.handle_line(self.session, text, "keyboard")
        assert len(step.entries) == commands, (text, step.announcements)
        assert step.understood
        self.session = step.session
        self.entries += step.entries
        for turn in self.session.ledger.applied[-commands:]:
            self.events += turn.events

    def fill(self, factories: list[list[str]]) -> None:
        """The colours drawn for each factory, one or more factories in a line."""
        typed = ["".join(self.labels[colour] for colour in colours) for colours in factories]
        for start in range(0, len(typed), self.factories):
            assert self.waits_for is Expects.FILL
            line = typed[start : start + self.factories]
            self.type(" ".join(line), len(line))

    def take(self, move: Any) -> None:
        source = self.centre if move["source"] == "centre" else move["source"]
        line = 0 if move["line"] == "floor" else move["line"]
        self.type(f"{source}{self.labels[move['colour']]}{line}")


def counts(of: dict[str, int]) -> Counts:
    found = {PIECES[name]: count for name, count in of.items()}
    return tuple(found[colour] for colour in Colour)


def walls(result: Any) -> list[list[list[Piece | None]]]:
    return [
        [[PIECES[tile] if tile else None for tile in row] for row in wall]
        for wall in result["walls"]
    ]


def lines(result: Any) -> list[list[tuple[Piece, int] | None]]:
    return [
        [(PIECES[row["colour"]], row["count"]) if row else None for row in own]
        for own in result["lines"]
    ]


def scored_floors(events: list[Event], players: int) -> list[list[Piece]]:
    floors: list[list[Piece]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, FloorCleared):
            floors[event.player] = list(event.floor)
    return floors


def overflows(events: list[Event], players: int) -> list[list[Piece]]:
    """What found no space on the floor line, the start marker included."""
    over: list[list[Piece]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, MarkerTaken) and event.space is None:
            over[event.player].append(MARKER)
        if isinstance(event, Taken | Blocked):
            over[event.player] += [event.colour] * event.lid
    return over


def choose_columns(typist: Typist, columns: Any) -> None:
    """The typed columns of a grey wall, only where the rules leave a choice."""
    left = [{own["line"]: own["column"] for own in player} for player in columns]
    while typist.waits_for is Expects.CHOICE:
        state = typist.state
        assert len(rules.legal_commands(state)) > 1
        typist.type(str(left[state.turn][state.line + 1]))


def tiled_columns(events: list[Event], players: int) -> list[list[dict[str, int | str]]]:
    """Where each complete line's tile went, chosen or not, in the order of the tiling."""
    found: list[list[dict[str, int | str]]] = [[] for _ in range(players)]
    for event in events:
        if isinstance(event, Tiled):
            tiled = {"line": event.line.index + 1, "column": event.column + 1}
            found[event.player].append({**tiled})
        if isinstance(event, Blocked):
            found[event.player].append({"line": event.line.index + 1, "column": "floor"})
    return found


def check_round(typist: Typist, given: Any, expected: Any) -> None:
    """One round from its first draw to its last tile on a wall, compared with what is right."""
    players = len(typist.state.players)
    typist.events.clear()
    assert typist.state.turn == given["start"]
    typist.fill([colours for colours in given["factories"] if colours])
    for move, legal in zip(given["moves"], expected["legal"], strict=True):
        assert typist.waits_for is Expects.TURN
        assert typist.state.turn == move["player"]
        assert len(rules.legal_commands(typist.state)) == legal
        typist.take(move)
    if "columns" in given:
        choose_columns(typist, given["columns"])
        assert tiled_columns(typist.events, players) == given["columns"]

    state, events = typist.state, typist.events
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
        [PIECES[piece] for piece in over] for over in expected["overflow"]
    ]
    assert state.bag == counts(expected["bag"])
    assert state.lid == counts(expected["lid"])
    assert rules.find_problems(state) == ()


def play_game(game: Any, typing: Typing) -> Typist:
    typist = Typist(game, typing)
    result = game["result"]
    for given, expected in zip(game["rounds"], result["rounds"], strict=True):
        check_round(typist, given, expected)
    assert typist.waits_for is Expects.OVER
    ended = typist.events[-1]
    assert isinstance(ended, GameEnded)
    assert list(ended.scores) == result["final"]
    assert list(ended.rows) == result["rows"]
    assert list(ended.winners) == result["winners"]
    happened = [event for turn in typist.session.ledger.applied for event in turn.events]
    poured = [event for event in happened if isinstance(event, Filled) and event.poured]
    assert len(poured) == result["refills"]
    return typist


@pytest.mark.parametrize(
    "typing", TABLES, ids=lambda typing: f"{typing.language}-{typing.centre}-{typing.black}"
)
@pytest.mark.parametrize("name", load_games())
def test_typed_game_has_the_right_results(name: str, typing: Typing) -> None:
    """Rules, section 1 whole: every round and the end, as independent implementations played it."""
    play_game(load_games()[name], typing)


@pytest.mark.parametrize("name", load_games())
def test_typed_game_is_the_same_after_its_log(name: str) -> None:
    """The commands, as lines of JSON and read again, fold to the same game."""
    typist = play_game(load_games()[name], TABLES[0])
    written = [
        json.dumps(ledger.encode_entry(typist.setup.system, entry)) for entry in typist.entries
    ]
    header = json.loads(json.dumps(setup.encode_setup(typist.setup)))
    game = setup.decode_setup(header)
    assert game == typist.setup
    entries = [ledger.decode_entry(game.system, json.loads(line)) for line in written]
    assert entries == typist.entries
    resumed = session.resume_game(game, entries, Settings("en")).session
    assert resumed.ledger == typist.session.ledger


def test_vectors_cover_what_they_are_for() -> None:
    """A test that skips games by mistake would pass: count them, by wall and players."""
    games = load_games().values()
    assert len(games) == 44
    assert {(game["wall"], game["players"]) for game in games} == {
        (wall, players) for wall in WALLS for players in (2, 3, 4)
    }
