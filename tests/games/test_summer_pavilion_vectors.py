"""Whole games of Summer Pavilion with known results, typed in all styles of all languages.

Independent implementations agreed on the games and their results; the README beside them describes
their form.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import pytest
from summer_pavilion_checks import find_problems
from typed_game import TypedGame, load_games

from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Filled,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RoundEnded,
    StarScored,
    Stocked,
)
from azul_access.games.summer_pavilion.pieces import COLOURS, LABELS, Colour, Space
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import space_number
from azul_access.games.tiles import Counts, count_tiles

GAMES = load_games("summer-pavilion-coloured", "summer-pavilion-grey")
BOARDS = {"colour": "coloured", "grey": "grey"}
COLOUR_OF_NAME = {colour.name.lower(): colour for colour in Colour}


class Typing(NamedTuple):
    """A style of typing.

    `centre` is the letter of the centre; `paying` is typed before a payment, `nothing` to keep no
    tiles. With `joined`, letters and numbers are not separated; with `counted`, tiles are typed as
    "2r b", else as "rrb". `factories` is the number of factories in a line.
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


# Each game in one style of typing.
CASES = [(name, TABLES[number % len(TABLES)]) for number, name in enumerate(GAMES)]


def count_names(names: Sequence[str]) -> Counts:
    return count_tiles([COLOUR_OF_NAME[name] for name in names], COLOURS)


def counts(colours: dict[str, int]) -> Counts:
    return tuple(colours[colour.name.lower()] for colour in Colour)


def letter(colour: str) -> str:
    return LABELS[COLOUR_OF_NAME[colour]].lower()


class TypedPavilion(TypedGame):
    """A game whose commands are typed in a short form."""

    def __init__(self, game: Any, typing: Typing) -> None:
        chosen = {"edition": "original", "board": BOARDS[game["board"]]}
        super().__init__(
            "summer-pavilion",
            game["players"],
            game["rounds"][0]["start"],
            chosen,
            typing.language,
        )
        self.typing = typing

    @property
    def state(self) -> State:
        return cast(State, self.ledger_state)

    def join(self, *parts: str) -> str:
        return ("" if self.typing.joined else " ").join(parts)

    def tiles(self, names: Sequence[str]) -> str:
        """Tiles in this style of typing."""
        if not self.typing.counted:
            return self.join(*[letter(name) for name in names])
        totals = count_names(names)
        texts = [
            (f"{totals[colour]}" if totals[colour] > 1 else "") + LABELS[colour].lower()
            for colour in Colour
            if totals[colour]
        ]
        return " ".join(texts)

    def prepare(self, supply: Sequence[str], factories: list[list[str]]) -> None:
        """Type the tiles of the supply, if there are any, then those of each factory."""
        typed = [self.tiles(names) for names in factories]
        if supply and self.typing.factories == 9:
            # Ten tiles for the supply, then four for each factory, in one line.
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
        """Type the payment only where it is not the proposed one."""
        state = self.state
        colour = COLOUR_OF_NAME[move["colour"]]
        space = str(space_number(state.options, Space(move["star"], move["space"] - 1)))
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

    def pass_turn(self, keep: list[str]) -> Passed:
        hand = self.state.players[self.state.turn].hand
        if keep:
            typed = f"p {self.tiles(keep)}"
        else:
            typed = self.typing.nothing if any(hand) else "p"
        passed = self.type(typed)[0]
        assert isinstance(passed, Passed)
        assert passed.kept == count_names(keep)
        return passed


def play_turn(game: TypedPavilion, move: Any, points: int) -> None:
    """Play one turn of placing, with bonus tiles and the new supply."""
    bonus, refill = move.get("bonus"), move.get("refill")
    if move.get("pass"):
        game.pass_turn(move["keep"])
        assert points == 0
    else:
        before = len(game.events)
        placed = game.place(move)
        assert placed.run == placed.after - placed.before == points
        if game.state.phase is Phase.BONUS:
            game.type(game.tiles(bonus))
        taken = [event.tiles for event in game.events[before:] if isinstance(event, BonusTaken)]
        assert taken == ([count_names(bonus)] if bonus else [])
    assert (game.state.phase is Phase.REFILL) == bool(refill)
    if refill:
        game.type(game.tiles(refill))


def check_round(game: TypedPavilion, supply: Sequence[str], record: Any, expected: Any) -> None:
    """Play one round from its first draw to its last pass; compare the results."""
    game.events.clear()
    assert game.state.turn == record["start"]
    assert game.state.wild is COLOUR_OF_NAME[record["wild"]]
    game.prepare(supply, [names for names in record["factories"] if names])
    for move, legal in zip(record["draft"], expected["draft_legal"], strict=True):
        assert (game.state.phase, game.state.turn) == (Phase.TAKE, move["player"])
        assert len(rules.legal_commands(game.state)) == legal
        game.take(move)
    scores = [player.score for player in game.state.players]
    assert scores == expected["scores_after_draft"]
    turns = zip(record["play"], expected["points"], expected["play_legal"], strict=True)
    for move, points, legal in turns:
        assert (game.state.phase, game.state.turn) == (Phase.PLACE, move["player"])
        assert len(legal_places(game.state)) == legal
        play_turn(game, move, points)

    state = game.state
    [ended] = [event for event in game.events if isinstance(event, RoundEnded)]
    assert list(ended.scores) == expected["scores"]
    assert [
        [[tile and COLOUR_OF_NAME[tile] for tile in star] for star in stars]
        for stars in expected["boards"]
    ] == [[list(star) for star in player.stars] for player in state.players]
    kept = [event.kept for event in game.events if isinstance(event, Passed)]
    assert sorted(kept) == sorted(count_names(names) for names in expected["kept"])
    if state.phase is not Phase.OVER:
        assert [player.hand for player in state.players] == [
            count_names(names) for names in expected["kept"]
        ]
    assert state.supply == count_names(expected["supply"])
    assert state.bag == counts(expected["bag"])
    assert state.tower == counts(expected["tower"])
    assert find_problems(state) == []


def bonus_points(events: Sequence[object], players: int) -> list[dict[str, dict[str, int]]]:
    """The points for complete stars and numbers, by player."""
    points: list[dict[str, dict[str, int]]] = [{"stars": {}, "numbers": {}} for _ in range(players)]
    for event in events:
        match event:
            case StarScored(player, star, _, before, after):
                points[player]["stars"][str(star)] = after - before
            case NumberScored(player, number, before, after):
                points[player]["numbers"][str(number)] = after - before
    return points


@pytest.mark.parametrize(
    ("name", "typing"), CASES, ids=[f"{name}-{typing.id}" for name, typing in CASES]
)
def test_typed_game_has_the_right_results(name: str, typing: Typing) -> None:
    """Rules 3 whole: every round and the end, as independent implementations played it.

    The game is the same after its log is written and read again.
    """
    record = GAMES[name]
    result = record["result"]
    game = TypedPavilion(record, typing)
    supply: Sequence[str] = record["supply"]
    for round_record, expected in zip(record["rounds"], result["rounds"], strict=True):
        check_round(game, supply, round_record, expected)
        supply = ()
    assert game.state.phase is Phase.OVER
    ended = game.events[-1]
    assert isinstance(ended, GameEnded)
    assert list(ended.scores) == result["final"]
    assert list(ended.winners) == result["winners"]
    assert not ended.agreed
    assert bonus_points(game.events, record["players"]) == result["bonus"]
    pours = [
        event for event in game.all_events() if isinstance(event, Filled | Stocked) and event.poured
    ]
    assert len(pours) == result["refills"]
    game.check_log()


def test_all_vectors_are_played() -> None:
    """The number of games by board and players, so that none is left out by mistake."""
    assert len(GAMES) == 24
    assert {(game["board"], game["players"]) for game in GAMES.values()} == {
        (board, players) for board in BOARDS for players in (2, 3, 4)
    }


def test_every_style_of_typing_has_games() -> None:
    """Two on each board."""
    styles = [(typing, GAMES[name]["board"]) for name, typing in CASES]
    assert {styles.count((typing, board)) for typing in TABLES for board in BOARDS} == {2}
