"""Whole games of Summer Pavilion with their right results, typed in every language.

The games and their results were agreed on by implementations that are independent of this one; the
README beside them tells their form.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from summer_pavilion_checks import find_problems

from azul_access import session
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Event,
    Filled,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RoundEnded,
    StarScored,
    Stocked,
)
from azul_access.games.summer_pavilion.pieces import COLOURS, LABELS, Colour, Spot
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import space_number
from azul_access.games.tiles import Counts, count_tiles
from azul_access.record import ledger, setup
from azul_access.record.setup import Setup
from azul_access.session import Session
from azul_access.session.settings import Settings

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
BOARDS = {"colour": "coloured", "grey": "grey"}
NAMES = ("Anna", "Bruno", "Clara", "Dirk")
COLOUR = {colour.name.lower(): colour for colour in Colour}


class Typing(NamedTuple):
    """How a table types: the letter of the centre, what stands before a payment and before what is
    kept, whether letters and numbers run together, how many factories stand in one line, and
    whether tiles are counted ("2r b") or said one by one ("rrb").
    """

    language: str
    centre: str
    paying: str
    nothing: str
    joined: bool
    factories: int
    counted: bool

    @property
    def id(self) -> str:
        return f"{self.language}-{self.centre}-{'joined' if self.joined else 'spaced'}"


TABLES = (
    Typing("de", "z", "mit", "p behalte nichts", True, 9, True),
    Typing("en", "c", "with", "p keep nothing", False, 1, False),
    Typing("nl", "m", "met", "p houd niets", True, 2, False),
    Typing("de", "z", "bezahlt mit", "behalte keine", False, 1, False),
    Typing("en", "c", "", "pass and keep nothing", True, 9, True),
    Typing("nl", "c", "betaald met", "houd niets", False, 9, True),
)


@cache
def load_games() -> dict[str, Any]:
    """Every game by its name."""
    lines = [
        line
        for board in ("coloured", "grey")
        for line in (VECTORS / f"summer-pavilion-{board}.jsonl")
        .read_text(encoding="utf-8")
        .splitlines()
    ]
    return {game["id"]: game for game in map(json.loads, lines)}


def tiles_of(names: Sequence[str]) -> Counts:
    return count_tiles([COLOUR[name] for name in names], COLOURS)


def counts(of: dict[str, int]) -> Counts:
    return tuple(of[colour.name.lower()] for colour in Colour)


class Typist:
    """A table that types a whole game, each command in a short form."""

    def __init__(self, game: Any, typing: Typing) -> None:
        self.setup: Setup = setup.make_setup(
            game="summer-pavilion",
            names=NAMES[: game["players"]],
            first_seat=game["rounds"][0]["start"],
            chosen={"edition": "original", "board": BOARDS[game["board"]]},
            language=typing.language,
        )
        self.typing = typing
        self.session: Session = session.begin_game(self.setup, Settings(typing.language)).session
        self.entries: list[ledger.Entry] = []
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        state = self.session.ledger.state
        assert isinstance(state, State)
        return state

    def type(self, text: str, commands: int = 1) -> list[Event]:
        """What happened by this line; it is one command, or as many as are said here."""
        step = session.handle_line(self.session, text, "keyboard")
        assert step.understood, (text, step.announcements)
        assert len(step.entries) == commands, (text, step.announcements)
        self.session = step.session
        self.entries += step.entries
        found = [event for turn in self.session.ledger.applied[-commands:] for event in turn.events]
        self.events += found
        return found

    def join(self, *parts: str) -> str:
        return ("" if self.typing.joined else " ").join(parts)

    def tiles(self, names: Sequence[str]) -> str:
        """Tiles as this table says them."""
        if not self.typing.counted:
            return self.join(*[letter(name) for name in names])
        held = tiles_of(names)
        said = [
            (f"{held[colour]}" if held[colour] > 1 else "") + LABELS[colour].lower()
            for colour in Colour
            if held[colour]
        ]
        return " ".join(said)

    def prepare(self, supply: Sequence[str], factories: list[list[str]]) -> None:
        """The supply where it is to be filled, then the tiles of each factory."""
        typed = [self.tiles(names) for names in factories]
        if supply and self.typing.factories == 9:
            # All in one line: ten tiles for the supply, then four for each factory.
            self.type(" ".join([self.tiles(supply), *typed]), 1 + len(typed))
            return
        if supply:
            self.type(self.tiles(supply))
        for start in range(0, len(typed), self.typing.factories):
            assert self.state.phase is Phase.FILL
            line = typed[start : start + self.typing.factories]
            self.type(" ".join(line), len(line))

    def take(self, move: Any) -> None:
        source = self.typing.centre if move["source"] == "centre" else str(move["source"])
        self.type(self.join(source, letter(move["colour"])))

    def place(self, move: Any) -> Placed:
        """The payment is said where it is not the one that would be proposed."""
        state = self.state
        colour = COLOUR[move["colour"]]
        space = str(space_number(state.options, Spot(move["star"], move["space"] - 1)))
        if move["star"] == 0:
            typed = self.join(letter(move["colour"]), self.typing.centre, space)
        elif state.options.grey:
            typed = self.join(letter(move["colour"]), str(move["star"]), space)
        else:
            typed = self.join(letter(move["colour"]), space)
        price = move["natural"] + move["wild"]
        if move["natural"] != min(price, state.players[state.turn].hand[colour]):
            wild = LABELS[state.wild].lower()
            paying = [f"{move['natural']} {letter(move['colour'])}", f"{move['wild']} {wild}"]
            typed = " ".join([typed, self.typing.paying, *paying])
        placed = self.type(typed)[0]
        assert isinstance(placed, Placed)
        assert (placed.natural, placed.wild) == (move["natural"], move["wild"])
        return placed

    def leave(self, keep: list[str]) -> Passed:
        hand = self.state.players[self.state.turn].hand
        if keep:
            typed = f"p {self.tiles(keep)}"
        else:
            typed = self.typing.nothing if any(hand) else "p"
        passed = self.type(typed)[0]
        assert isinstance(passed, Passed)
        assert passed.kept == tiles_of(keep)
        return passed


def letter(colour: str) -> str:
    return LABELS[COLOUR[colour]].lower()


def play_turn(typist: Typist, move: Any, points: int) -> None:
    """One turn of placing with all that belongs to it: bonus tiles and the new supply."""
    bonus, refill = move.get("bonus"), move.get("refill")
    if move.get("pass"):
        typist.leave(move["keep"])
        assert points == 0
    else:
        before = len(typist.events)
        placed = typist.place(move)
        assert placed.run == placed.after - placed.before == points
        if typist.state.phase is Phase.BONUS:
            typist.type(typist.tiles(bonus))
        taken = [event.tiles for event in typist.events[before:] if isinstance(event, BonusTaken)]
        assert taken == ([tiles_of(bonus)] if bonus else [])
    assert (typist.state.phase is Phase.REFILL) == bool(refill)
    if refill:
        typist.type(typist.tiles(refill))


def check_round(typist: Typist, supply: Sequence[str], given: Any, expected: Any) -> None:
    """One round from its first draw to its last pass, compared with what is right."""
    typist.events.clear()
    assert typist.state.turn == given["start"]
    assert typist.state.wild is COLOUR[given["wild"]]
    typist.prepare(supply, [names for names in given["factories"] if names])
    for move, legal in zip(given["draft"], expected["draft_legal"], strict=True):
        assert (typist.state.phase, typist.state.turn) == (Phase.TAKE, move["player"])
        assert len(rules.legal_commands(typist.state)) == legal
        typist.take(move)
    scores = [player.score for player in typist.state.players]
    assert scores == expected["scores_after_draft"]
    turns = zip(given["play"], expected["points"], expected["play_legal"], strict=True)
    for move, points, legal in turns:
        assert (typist.state.phase, typist.state.turn) == (Phase.PLACE, move["player"])
        assert len(legal_places(typist.state)) == legal
        play_turn(typist, move, points)

    state = typist.state
    [ended] = [event for event in typist.events if isinstance(event, RoundEnded)]
    assert list(ended.scores) == expected["scores"]
    assert [
        [[tile and COLOUR[tile] for tile in star] for star in stars] for stars in expected["boards"]
    ] == [[list(star) for star in player.stars] for player in state.players]
    kept = [event.kept for event in typist.events if isinstance(event, Passed)]
    assert sorted(kept) == sorted(tiles_of(names) for names in expected["kept"])
    if state.phase is not Phase.OVER:
        assert [player.hand for player in state.players] == [
            tiles_of(names) for names in expected["kept"]
        ]
    assert state.supply == tiles_of(expected["supply"])
    assert state.bag == counts(expected["bag"])
    assert state.tower == counts(expected["tower"])
    assert find_problems(state) == []


def bonuses(events: list[Event], players: int) -> list[dict[str, dict[str, int]]]:
    """The points for complete stars and numbers, by player."""
    found: list[dict[str, dict[str, int]]] = [{"stars": {}, "numbers": {}} for _ in range(players)]
    for event in events:
        match event:
            case StarScored(player, star, _, before, after):
                found[player]["stars"][str(star)] = after - before
            case NumberScored(player, number, before, after):
                found[player]["numbers"][str(number)] = after - before
    return found


def play_game(game: Any, typing: Typing) -> Typist:
    typist = Typist(game, typing)
    result = game["result"]
    supply: Sequence[str] = game["supply"]
    for given, expected in zip(game["rounds"], result["rounds"], strict=True):
        check_round(typist, supply, given, expected)
        supply = ()
    assert typist.state.phase is Phase.OVER
    ended = typist.events[-1]
    assert isinstance(ended, GameEnded)
    assert list(ended.scores) == result["final"]
    assert list(ended.winners) == result["winners"]
    assert not ended.agreed
    assert bonuses(typist.events, game["players"]) == result["bonus"]
    happened = [event for turn in typist.session.ledger.applied for event in turn.events]
    poured = [event for event in happened if isinstance(event, Filled | Stocked) and event.poured]
    assert len(poured) == result["refills"]
    return typist


# Every game in every language; every other game in the other typing styles.
CASES = [
    (name, typing)
    for number, name in enumerate(load_games())
    for typing in (TABLES[:3], TABLES[3:])[number % 2]
]


@pytest.mark.parametrize(
    ("name", "typing"), CASES, ids=[f"{name}-{typing.id}" for name, typing in CASES]
)
def test_typed_game_has_the_right_results(name: str, typing: Typing) -> None:
    """Rules 3 whole: every round and the end, as independent implementations played it."""
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
    """A test that skips games by mistake would pass: count them, by board and players."""
    games = load_games().values()
    assert len(games) == 24
    assert {(game["board"], game["players"]) for game in games} == {
        (board, players) for board in BOARDS for players in (2, 3, 4)
    }
