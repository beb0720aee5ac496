"""Parts of sentences in base Azul: tiles, moves and places, as nodes over concepts."""

from collections.abc import Mapping
from typing import cast

from azul_access.games.azul.editions import EDITIONS
from azul_access.games.azul.pieces import COLOUR_OF_LABEL, LABELS, LINES, MARKER, Colour, Piece
from azul_access.games.azul.terms import counts, grouped, label
from azul_access.games.grammar import FROM_SOURCE, SOURCE, count_of, named_factories
from azul_access.games.kinds import EMPTY
from azul_access.games.sources import FACTORY_SPACES
from azul_access.games.tile_names import TileNames
from azul_access.language.grammar import (
    CARDINAL,
    COUNT,
    ORDINAL,
    Captures,
    Many,
    Number,
    Opt,
    Typed,
    alt,
    keyword,
    maybe,
    one_of,
    seq,
    word,
)

# The concepts that name a colour in any edition: other words for the same tiles.
COLOURS_OF_CONCEPTS: dict[str, Colour] = {
    edition.colours[colour]: colour for colour in Colour for edition in EDITIONS
}

# The labels on the tiles mean their colour in every language; S stands for SCH, one braille cell.
SYMBOLS: Mapping[str, str] = {
    **{LABELS[colour].lower(): EDITIONS[0].colours[colour] for colour in Colour},
    **dict.fromkeys(("s", "⠱"), EDITIONS[0].colours[Colour.BLACK]),
}

COLOUR = one_of("colour", *COLOURS_OF_CONCEPTS)
# "2 red R": the colour and its label, or one of them.
NAMED_COLOUR = seq(COLOUR, Opt(Typed(one_of("again", *COLOURS_OF_CONCEPTS))), maybe("tile"))
# A factory has at most four tiles of a colour, but the centre may have more; numbers that no place
# holds are refused with a reason.
TILE_COUNT = Number("count", 1, 99, 9, (CARDINAL, COUNT))
DRAWN_COUNT = Number("count", 1, 99, FACTORY_SPACES, (CARDINAL, COUNT))
LINE_NUMBER = Number("line", 0, 99, spoken=LINES)
LINE = alt(
    seq(keyword("line"), LINE_NUMBER),
    seq(Number("line", 1, LINES, forms=(ORDINAL,)), word("line")),
)
TARGET = alt(one_of("floor", "floor"), LINE)
_TO_TARGET = seq(keyword("to"), maybe("the"), TARGET)
_PUT_TO_TARGET = alt(seq(maybe("put"), _TO_TARGET), TARGET)
_NAMED_TARGET = alt(
    one_of("floor", "floor"),
    seq(word("line"), Number("line", 0, 99)),
    seq(Number("line", 1, LINES, forms=(ORDINAL,)), word("line")),
)
_SHORT_TARGET = alt(_TO_TARGET, TARGET)
_COUNTED = seq(maybe("the-tiles"), Opt(TILE_COUNT), Opt(Typed(word("the-tiles"))), NAMED_COLOUR)
# "Into row 3 go the blue ones from factory 2": with all words, since the numbers change places.
_TARGET_FIRST = seq(
    *(word("to"), maybe("the"), _NAMED_TARGET, maybe("put", "take")),
    *(_COUNTED, word("from"), maybe("the"), SOURCE),
)
# Small words may be missing, but not anywhere: a recogniser that expects any words in any order
# finds a move in any conversation.
TAKE = seq(
    alt(
        seq(
            maybe("take", "put"),
            alt(
                seq(_COUNTED, FROM_SOURCE, _PUT_TO_TARGET),
                seq(FROM_SOURCE, Opt(Typed(word("take"))), _COUNTED, _PUT_TO_TARGET),
                seq(_COUNTED, _PUT_TO_TARGET, word("from"), maybe("the"), SOURCE),
                Typed(_TARGET_FIRST),
            ),
        ),
        # The short forms.
        seq(SOURCE, _COUNTED, _SHORT_TARGET),
        seq(Opt(TILE_COUNT), NAMED_COLOUR, SOURCE, _SHORT_TARGET),
    ),
    maybe("please"),
)
# A turn without its row, which is refused with the rows that are possible.
TAKE_WITHOUT_LINE = seq(
    maybe("take"),
    alt(
        seq(FROM_SOURCE, _COUNTED),
        seq(SOURCE, _COUNTED),
        seq(_COUNTED, word("from"), maybe("the"), SOURCE),
    ),
)
TILE = seq(maybe("and"), Opt(DRAWN_COUNT), COLOUR, maybe("tile"))
# Tiles and the start marker, in their order, or nothing.
PIECES = alt(
    EMPTY, Many("tiles", alt(TILE, seq(maybe("and", "the"), one_of("marker", "start-marker"))))
)
TILE_NAMES = TileNames(COLOUR_OF_LABEL, COLOURS_OF_CONCEPTS, TILE, label, counts, grouped)
FILL = seq(maybe("fill"), alt(Many("tiles", TILE), named_factories(TILE)))
COLUMN = seq(word("column"), Number("column", 1, 99, spoken=LINES))
CHOOSE = seq(maybe("put"), maybe("to"), keyword("column"), Number("column", 1, 99, spoken=LINES))


def pieces_of(captures: Captures) -> tuple[Piece, ...]:
    """The pieces that `PIECES` matched."""
    pieces: list[Piece] = []
    for item in cast("tuple[Captures, ...]", captures.get("tiles", ())):
        if "marker" in item:
            pieces.append(MARKER)
        else:
            colour = COLOURS_OF_CONCEPTS[cast(str, item["colour"])]
            pieces += [colour] * (count_of(item) or 1)
    return tuple(pieces)
