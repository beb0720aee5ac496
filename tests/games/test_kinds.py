"""A simple place of a game is one row: all that is done with places follows from the row."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from azul_access.games.asked_parts import Place
from azul_access.games.kinds import SetTable
from azul_access.games.set_checks import SetReason, check_size
from azul_access.games.statements import TableStatements
from azul_access.games.summer_pavilion.editions import Context, Options, decode_options
from azul_access.games.summer_pavilion.grammar import SYMBOLS
from azul_access.games.summer_pavilion.nodes import TILE_NAMES
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.places import TABLE
from azul_access.games.summer_pavilion.state import NO_TILES
from azul_access.games.summer_pavilion.terms import counts
from azul_access.games.system import Commands, IllegalCommand
from azul_access.games.table_setting import check_contents, set_places
from azul_access.games.tile_kinds import Tally
from azul_access.games.tiles import Counts
from azul_access.language.grammar import match_rules, word
from azul_access.language.lexicon import Lexicon
from azul_access.language.phrase import Verbosity, phrase


class Board(NamedTuple):
    shelf: Counts


class State(NamedTuple):
    """What a table needs to know of a state, and a place of its own on each board."""

    players: tuple[Board, ...]
    turn: int
    options: Options


NAMES = ("Anna", "Ben")
OPTIONS = decode_options({})
CONTEXT: Context = Context(NAMES, OPTIONS, Verbosity.NORMAL)
# The row, in a table of its own. The words and messages are those of the hand.
SHELF = Tally(
    "shelf",
    "shelf",
    words=word("hand"),
    tiles=TILE_NAMES,
    called=phrase("sp-place-hand"),
    at=lambda player: phrase("sp-at-hand", player=player),
    in_words=lambda player, tiles: [phrase("sp-hand", player=player, tiles=counts(tiles))],
    limit=lambda _, tiles: check_size(SetReason.LINE_SIZE, count=sum(tiles), size=3),
)
SHELVES = replace(TABLE, kinds=(SHELF,), said=(), asked={})
TWO_RED: Counts = (0, 0, 2, 0, 0, 0)
EMPTY = State((Board(NO_TILES), Board(NO_TILES)), 0, OPTIONS)
FILLED = State((Board(NO_TILES), Board(TWO_RED)), 0, OPTIONS)


def test_row_is_read_set_and_limited() -> None:
    """The value goes to the board of the player, or of the one on turn where nobody is named."""
    assert SHELVES.contents(FILLED) == (SHELF.content(NO_TILES, 0), SHELF.content(TWO_RED, 1))
    assert set_places(EMPTY, [SHELF.content(TWO_RED, 1)]) == FILLED
    assert set_places(EMPTY._replace(turn=1), [SHELF.content(TWO_RED)]) == FILLED._replace(turn=1)
    with pytest.raises(IllegalCommand) as refused:
        set_places(EMPTY, [SHELF.content((0, 0, 4, 0, 0, 0), 1)])
    assert (refused.value.reason, refused.value.slots["count"]) == (SetReason.LINE_SIZE, 4)


def test_row_is_written_and_read_as_json() -> None:
    command = SetTable((SHELF.content(TWO_RED, 1), SHELF.content(NO_TILES)))
    data = [
        {"place": "shelf", "player": 2, "tiles": ["R", "R"]},
        {"place": "shelf", "tiles": []},
    ]
    assert SHELVES.encode(command) == data
    assert SHELVES.decode(data) == command
    check_contents(SHELVES, command)
    with pytest.raises(IllegalCommand):
        check_contents(SHELVES, SetTable((SHELF.content((2,), 1),)))


def test_row_is_told_named_and_counted() -> None:
    """Sentences after a setting, the places of a colour, and what questions find."""
    told = phrase("sp-hand", player="Ben", tiles=counts(TWO_RED))
    assert SHELVES.describe_changes(CONTEXT, EMPTY, FILLED) == [told]
    at = phrase("count-at", count=2, source=phrase("sp-at-hand", player="Ben"))
    label = phrase("label-r")
    where = phrase("colour-at", label=label, sources=(at,))
    assert SHELVES.describe_colour(CONTEXT, FILLED, Colour.RED) == where
    [found] = SHELVES.find(FILLED, Place("shelf", None, 1))
    assert SHELF.title(CONTEXT, found) == phrase("sp-place-hand")
    assert [SHELVES.is_empty(content) for content in SHELVES.contents(FILLED)] == [True, False]
    assert SHELVES.counts_on_table(FILLED) == (NO_TILES, TWO_RED)


@pytest.mark.parametrize("line", ["ist Hand Ben 2 r", "ist Ben Hand r r"])
def test_row_is_said(line: str) -> None:
    """Players say what lies there, and in a stock-taking only the tiles."""
    statements = TableStatements(SHELVES, lambda _: None, lambda _names, _data: [])
    lexicon = Lexicon("de", "summer-pavilion", SYMBOLS, NAMES)
    meant = [Commands((SetTable((SHELF.content(TWO_RED, 1),)),))]
    assert match_rules(statements.typed_rules(FILLED), lexicon.build_lattice(line)) == meant
    rules = statements.value_rules(FILLED, SHELF.content(NO_TILES, 1))
    assert match_rules(rules, lexicon.build_lattice("2 r")) == meant
