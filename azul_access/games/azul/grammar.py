"""What people say in base Azul, as rules over concepts. The language folders own the words.

Every rule stands in every phase, so that a move at the wrong moment is refused with its reason
instead of not being understood.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from azul_access.games.azul.commands import END, Choose, Command, End, Fill, Take
from azul_access.games.azul.pieces import FLOOR, LINES, Colour, Line, Target
from azul_access.games.azul.questions import (
    AboutBag,
    AboutBoard,
    AboutCentre,
    AboutColour,
    AboutFactories,
    AboutGame,
    AboutMoves,
    AboutScore,
    Part,
    WhatIf,
)
from azul_access.games.azul.state import Phase, State
from azul_access.games.sources import CENTRE, FACTORIES, FACTORY_SPACES, Factory, Source
from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.language.grammar import (
    CARDINAL,
    COUNT,
    ORDINAL,
    Captures,
    Many,
    Name,
    Number,
    Opt,
    Rule,
    Seat,
    Typed,
    alt,
    expected,
    keyword,
    maybe,
    one_of,
    seq,
    word,
)

# The labels on the tiles mean their colour in every language; S stands for SCH, one braille cell.
SYMBOLS: Mapping[str, str] = {
    "r": "red",
    "b": "blue",
    "s": "black",
    "sch": "black",
    "x": "turquoise",
    "o": "orange",
    "⠱": "black",
}

# The publisher calls two of the colours otherwise: the same tiles.
_COLOURS: dict[str, Colour] = {
    "red": Colour.RED,
    "blue": Colour.BLUE,
    "black": Colour.BLACK,
    "turquoise": Colour.TURQUOISE,
    "white": Colour.TURQUOISE,
    "orange": Colour.ORANGE,
    "yellow": Colour.ORANGE,
}

_COLOUR = one_of("colour", *_COLOURS)
# "2 red R": the colour and its label, or either.
_NAMED_COLOUR = seq(_COLOUR, Opt(Typed(one_of("again", *_COLOURS))), maybe("tile"))
# No factory shows more than its four, but the centre may.
_TILE_COUNT = Number("count", 1, 20, 9, (CARDINAL, COUNT))
_DRAWN_COUNT = Number("count", 1, 20, FACTORY_SPACES, (CARDINAL, COUNT))
_FACTORY = seq(keyword("factory"), Number("factory", 0, 99, spoken=len(FACTORIES)))
_PLACE = alt(one_of("centre", "centre"), _FACTORY)
_SOURCE = seq(keyword("from"), maybe("the"), _PLACE)
_ROW = alt(
    seq(keyword("line"), Number("line", 0, 99, spoken=LINES)),
    seq(Number("line", 1, LINES, forms=(ORDINAL,)), word("line")),
)
_GOAL = alt(one_of("floor", "floor"), _ROW)
_TO_GOAL = seq(keyword("to"), maybe("the"), _GOAL)
_TARGET = alt(seq(maybe("put"), _TO_GOAL), _GOAL)
_SHORT_TARGET = alt(_TO_GOAL, _GOAL)
_COUNTED = seq(maybe("the-tiles"), Opt(_TILE_COUNT), Opt(Typed(word("the-tiles"))), _NAMED_COLOUR)
# Small words may be missing, but not anywhere: ears that expect any words in any order find a move
# in whatever is said at a table.
_TAKE = seq(
    alt(
        seq(
            maybe("take", "put"),
            alt(
                seq(_COUNTED, _SOURCE, _TARGET),
                seq(_SOURCE, _COUNTED, _TARGET),
                seq(_COUNTED, _TARGET, word("from"), maybe("the"), _PLACE),
            ),
        ),
        # Briefly, by somebody whose hands are full.
        seq(_PLACE, _COUNTED, _SHORT_TARGET),
        seq(Opt(_TILE_COUNT), _NAMED_COLOUR, _PLACE, _SHORT_TARGET),
    ),
    maybe("please"),
)
_TILE = seq(maybe("and"), Opt(_DRAWN_COUNT), _COLOUR, maybe("tile"))
_NAMED_FACTORY = seq(
    word("factory"), Number("factory", 1, 99, spoken=len(FACTORIES)), Many("tiles", _TILE)
)
_FILL = seq(maybe("fill"), alt(Many("tiles", _TILE), Many("factories", _NAMED_FACTORY)))
_CHOOSE = seq(maybe("put"), maybe("to"), keyword("column"), Number("column", 1, 99, spoken=LINES))
_WHOSE = Opt(seq(maybe("of"), alt(Name("seat"), Number("seat", 1, 99, spoken=4))))

# What is only said at its moment, by the name of its rule; everything else may be said always.
_ONLY_IN: Mapping[str, tuple[Phase, ...]] = {
    "fill": (Phase.FILL,),
    "take": (Phase.TAKE,),
    "choose": (Phase.TILE,),
    "end": (Phase.FILL, Phase.TAKE, Phase.TILE),
    "what-if": (Phase.TAKE,),
    "what-if-column": (Phase.TILE,),
}

_PARTS: dict[str, Part] = {
    "board": Part.BOARD,
    "lines": Part.LINES,
    "wall": Part.WALL,
    "floor-line": Part.FLOOR,
}


def typed_rules(state: State) -> Sequence[Rule]:
    """Commands, questions and corrections; the command that is expected now comes first."""
    commands = [_FILL_RULE, _TAKE_RULE, _CHOOSE_RULE]
    first = {Phase.FILL: _FILL_RULE, Phase.TAKE: _TAKE_RULE, Phase.TILE: _CHOOSE_RULE}
    if state.phase in first:
        commands.remove(first[state.phase])
        commands.insert(0, first[state.phase])
    return [*commands, *_OTHER_RULES]


def spoken_rules(state: State) -> Sequence[Rule]:
    """The rules worth listening for, and no more of them than this table has."""
    phase = state.phase
    there = {
        "factory": len(state.factories),
        "seat": len(state.players),
        "tiles": FACTORY_SPACES,
    }
    return [
        replace(rule, node=expected(rule.node, there))
        for rule in typed_rules(state)
        if phase in _ONLY_IN.get(rule.name, (phase,))
    ]


def matches_correction(correction: CorrectionRequest, command: Command, state: State) -> bool:
    """Whether `correction` may mean `command`, which was given in `state`."""
    if type(command) is not type(correction.command):
        return False
    if correction.place is not None and correction.place != FACTORIES[state.filled]:
        return False
    return correction.player is None or correction.player == state.turn


def needs_consent(command: Command) -> bool:
    return isinstance(command, End)


def _take_of(captures: Captures) -> Take | None:
    """None where colour and label do not belong together."""
    again = captures.get("again")
    if again is not None and _COLOURS[cast(str, again)] != _colour(captures):
        return None
    source: Source = CENTRE if "centre" in captures else _factory(captures["factory"])
    line = cast(int, captures.get("line", 0))
    target: Target = Line(line - 1) if line else FLOOR
    colour = _colour(captures)
    count = cast("int | None", captures.get("count"))
    return Take(source, colour, target, count)


def _factory(number: object) -> Factory:
    return Factory(cast(int, number) - 1)


def _colour(captures: Captures) -> Colour:
    return _COLOURS[cast(str, captures["colour"])]


def _tiles(captures: Captures) -> tuple[Colour, ...]:
    return tuple(
        _colour(turn)
        for turn in cast("tuple[Captures, ...]", captures["tiles"])
        for _ in range(cast(int, turn.get("count", 1)))
    )


def _fills(captures: Captures) -> tuple[Fill, ...]:
    """A line of tiles cut into factories of four, or as the factories are named."""
    if "factories" in captures:
        groups = cast("tuple[Captures, ...]", captures["factories"])
        return tuple(Fill(_tiles(group), _factory(group["factory"])) for group in groups)
    tiles = _tiles(captures)
    return tuple(
        Fill(tiles[start : start + FACTORY_SPACES])
        for start in range(0, len(tiles), FACTORY_SPACES)
    )


def _column_of(captures: Captures) -> Choose:
    return Choose(cast(int, captures["column"]) - 1)


def _do_take(captures: Captures) -> Commands | None:
    take = _take_of(captures)
    return None if take is None else Commands((take,))


def _do_fill(captures: Captures) -> Commands:
    return Commands(_fills(captures))


def _do_choose(captures: Captures) -> Commands:
    return Commands((_column_of(captures),))


def _seat(captures: Captures) -> int | None:
    match captures.get("seat"):
        case Seat(index):
            return index
        case int(number):
            return number - 1
    return None


def _mend(command: Command, captures: Captures, place: Factory | None = None) -> CorrectionRequest:
    number = cast("int | None", captures.get("number"))
    return CorrectionRequest(command, number, _seat(captures), place)


def _mend_fill(captures: Captures) -> CorrectionRequest:
    fill = Fill(_tiles(captures))
    place = _factory(captures["factory"]) if "factory" in captures else None
    return _mend(fill, captures, place)


def _mend_take(captures: Captures) -> CorrectionRequest | None:
    take = _take_of(captures)
    return None if take is None else _mend(take, captures)


def _mend_choose(captures: Captures) -> CorrectionRequest:
    return _mend(_column_of(captures), captures)


def _what_if_take(captures: Captures) -> Ask | None:
    take = _take_of(captures)
    return None if take is None else Ask(WhatIf(take))


def _what_if_choose(captures: Captures) -> Ask:
    return Ask(WhatIf(_column_of(captures)))


def _about_factories(captures: Captures) -> Ask:
    if "factory" in captures:
        return Ask(AboutFactories(_factory(captures["factory"])))
    return Ask(AboutFactories())


def _about_board(captures: Captures) -> Ask:
    return Ask(AboutBoard(_PARTS[cast(str, captures["part"])], _seat(captures)))


def _about_moves(captures: Captures) -> Ask:
    return Ask(AboutMoves(_colour(captures) if "colour" in captures else None))


_FILL_RULE = Rule("fill", _FILL, _do_fill)
# How many tiles are taken is decided by where they lie; a second name of the colour repeats it.
_CHECKS = frozenset({"count", "again"})
_TAKE_RULE = Rule("take", _TAKE, _do_take, _CHECKS)
_CHOOSE_RULE = Rule("choose", _CHOOSE, _do_choose)
_MOVE_NUMBER = seq(word("move"), Number("number", 1, 9999, spoken=20))
_WHICH = Opt(alt(_MOVE_NUMBER, Name("seat")))
_OTHER_RULES = (
    Rule("end", word("end"), lambda _: Commands((END,))),
    Rule(
        "what-if",
        seq(word("what-if"), _TAKE),
        _what_if_take,
        _CHECKS,
    ),
    Rule("what-if-column", seq(word("what-if"), _CHOOSE), _what_if_choose),
    Rule("factories", word("factories", "factory"), _about_factories),
    Rule(
        "factory",
        seq(word("factory", "factories"), Number("factory", 1, 99, spoken=len(FACTORIES))),
        _about_factories,
    ),
    # Before the centre: alone, the Dutch "m" asks for the moves, as help says in every language.
    Rule("moves", seq(word("moves"), Opt(_COLOUR)), _about_moves),
    Rule("centre", word("centre"), lambda _: Ask(AboutCentre())),
    Rule("board", seq(one_of("part", *_PARTS), _WHOSE), _about_board),
    Rule("board-of", seq(Name("seat"), one_of("part", *_PARTS)), _about_board),
    Rule("score", seq(word("score"), _WHOSE), lambda found: Ask(AboutScore(_seat(found)))),
    Rule("score-of", seq(Name("seat"), word("score")), lambda found: Ask(AboutScore(_seat(found)))),
    Rule("bag", word("bag", "lid"), lambda _: Ask(AboutBag())),
    Rule(
        "where",
        seq(word("where"), maybe("the-tiles"), _COLOUR),
        lambda found: Ask(AboutColour(_colour(found))),
    ),
    Rule("game", word("game"), lambda _: Ask(AboutGame())),
    Rule("correct-take", seq(word("correct"), _WHICH, _TAKE), _mend_take, _CHECKS),
    Rule(
        "correct-fill",
        seq(
            word("correct"),
            alt(
                _MOVE_NUMBER,
                seq(keyword("factory"), Number("factory", 1, 99, spoken=len(FACTORIES))),
            ),
            Many("tiles", _TILE),
        ),
        _mend_fill,
    ),
    Rule(
        "correct-column",
        seq(word("correct"), _WHICH, word("column"), Number("column", 1, 99, spoken=LINES)),
        _mend_choose,
    ),
)
