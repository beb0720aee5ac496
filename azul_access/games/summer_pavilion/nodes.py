"""The nodes of the grammar of Summer Pavilion: what the typed and spoken sentences consist of."""

from typing import cast

from azul_access.games.grammar import FROM_SOURCE, SOURCE, named_factories, tiles_of
from azul_access.games.summer_pavilion.editions import COLOUR_OF_NAME, EDITIONS
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, COLOUR_OF_LABEL, STARS, Colour
from azul_access.games.summer_pavilion.terms import counts, grouped, label, star_at
from azul_access.games.tile_names import TileNames
from azul_access.language.grammar import (
    CARDINAL,
    COUNT,
    Captures,
    Many,
    Node,
    Number,
    Opt,
    Typed,
    alt,
    maybe,
    one_of,
    seq,
    word,
)

# The largest number that is printed on a space.
_LARGEST_NUMBER = max(
    number
    for edition in EDITIONS
    for star in (*edition.coloured_numbers, *edition.grey_numbers)
    for number in star
)

COLOUR = one_of("colour", *COLOUR_OF_NAME)
# "2 red R": the colour and its label, or one of them.
_NAMED_COLOUR = seq(COLOUR, Opt(Typed(one_of("again", *COLOUR_OF_NAME))), maybe("tile"))
_COUNT = Number("count", 1, 99, 9, (CARDINAL, COUNT))
TILE = seq(maybe("and"), Opt(_COUNT), COLOUR, maybe("tile"))
TILE_NAMES = TileNames(
    COLOUR_OF_LABEL,
    COLOUR_OF_NAME,
    TILE,
    label,
    lambda _, held: counts(held),
    lambda _, tiles: grouped(tiles),
)
_COUNTED = seq(maybe("the-tiles"), Opt(_COUNT), Opt(Typed(word("the-tiles"))), _NAMED_COLOUR)
_WITH_WILD = Opt(
    seq(maybe("and", "with"), Opt(Number("one", 1, 1, forms=(CARDINAL, COUNT))), word("wild"))
)
# As in base Azul: small words may be missing where people leave them out, but not anywhere.
TAKE = seq(
    alt(
        seq(
            maybe("take"),
            alt(
                seq(_COUNTED, _WITH_WILD, FROM_SOURCE),
                seq(FROM_SOURCE, Opt(Typed(word("take"))), _COUNTED, _WITH_WILD),
            ),
        ),
        seq(SOURCE, _COUNTED, _WITH_WILD),
        seq(Opt(_COUNT), _NAMED_COLOUR, _WITH_WILD, SOURCE),
    ),
    maybe("please"),
)

_ONTO = seq(maybe("to"), maybe("the"))
SPACE_NUMBER = Number("space", 0, 99, spoken=_LARGEST_NUMBER)
_SPACE = seq(
    *(maybe("to"), maybe("space"), SPACE_NUMBER),
    Opt(seq(maybe("at"), Number("space-hour", 1, 12), word("o-clock"))),
)
_PAID = Opt(seq(maybe("with"), Many("paid", TILE)))
_BARE_STAR = Number("star", 0, 99, spoken=STARS - 1)
_COLOURED_STAR = one_of("star-colour", *COLOUR_OF_NAME)
_STAR_HOUR = seq(maybe("at"), Number("hour", 1, 12), word("o-clock"))


def _star_node(grey: bool, *, centre_alone: bool = True) -> Node:
    """A star by its number or its hour, or the centre star; on the coloured board by its colour.

    `centre_alone` is whether "centre" without "star" can be the centre star.
    """
    named = [
        seq(word("star"), _BARE_STAR),
        seq(word("star"), one_of("centre-star", "centre")),
        seq(one_of("centre-star", "centre"), maybe("star") if centre_alone else word("star")),
    ]
    if not grey:
        named += [seq(word("star"), _COLOURED_STAR), seq(_COLOURED_STAR, word("star"))]
    return seq(maybe("the"), alt(seq(alt(*named), Opt(_STAR_HOUR)), seq(maybe("star"), _STAR_HOUR)))


def _place_node(grey: bool, star: Node) -> Node:
    sentences: list[Node] = [
        # "red on the centre star, space 3", "r z 3", "r 2 4"
        seq(maybe("the-tiles"), COLOUR, maybe("tile"), _ONTO, alt(star, Typed(_BARE_STAR)), _SPACE),
        # "centre 3 red", "2 4 r", "star 2 space 4"
        seq(star, _SPACE, Opt(seq(maybe("with"), COLOUR))),
        Typed(seq(_BARE_STAR, _SPACE, COLOUR)),
        # "red on space 3 of the centre star"
        Typed(
            seq(maybe("the-tiles"), COLOUR, maybe("tile"), _ONTO, _SPACE, maybe("from", "of"), star)
        ),
    ]
    if not grey:
        # "orange 4": on the coloured board the star determines the tile.
        count = Opt(Number("count", 1, 1, forms=(CARDINAL, COUNT)))
        sentences.insert(0, seq(count, _COLOURED_STAR, maybe("star"), Opt(_STAR_HOUR), _SPACE))
    return seq(maybe("put"), alt(*sentences), _PAID, maybe("please"))


STAR = {grey: _star_node(grey) for grey in (False, True)}
# Where the centre of the table can be meant, too.
NAMED_STAR = {grey: _star_node(grey, centre_alone=False) for grey in (False, True)}
PLACE = {grey: _place_node(grey, STAR[grey]) for grey in (False, True)}
_KEEP = seq(
    word("keep"),
    maybe("the-tiles"),
    alt(one_of("nothing", "nothing"), Number("none", 0, 0), Many("kept", TILE)),
)
PASS = alt(
    seq(word("pass"), Opt(seq(maybe("and"), _KEEP))),
    seq(word("pass"), Many("kept", TILE)),
    _KEEP,
)
STOCK = seq(word("supply"), Many("tiles", TILE))
BONUS = seq(word("bonus"), Many("tiles", TILE))
FILL = seq(maybe("fill"), named_factories(TILE))
TILES = seq(maybe("fill", "take"), Many("tiles", TILE))


def colour_of(captures: Captures, slot: str = "colour") -> Colour:
    return COLOUR_OF_NAME[cast(str, captures[slot])]


def colours_of(captures: Captures, slot: str = "tiles") -> tuple[Colour, ...]:
    return tiles_of(captures, slot, COLOUR_OF_NAME)


def star_of(captures: Captures) -> int | None:
    """A star; -1 for an hour without a star, None where name and hour contradict each other."""
    hour = captures.get("hour")
    at_hour = None if hour is None else star_at(cast(int, hour))
    if "centre-star" in captures:
        return CENTRE_STAR if hour is None else None
    if "star-colour" in captures:
        named = colour_of(captures, "star-colour") + 1
    elif "star" in captures:
        named = cast(int, captures["star"])
    else:
        return -1 if at_hour is None else at_hour
    return named if hour is None or at_hour == named else None
