"""What is certain and short about a place, a colour or a player of base Azul; see `overviews`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from azul_access.games.asked_parts import Place
from azul_access.games.azul import possible, scoring, terms
from azul_access.games.azul.editions import Context, Wall, wall_colour, wall_column
from azul_access.games.azul.pieces import ALL_COLOURS, PATTERN_LINES, Colour
from azul_access.games.azul.places import TABLE
from azul_access.games.azul.refusals import line_refusal
from azul_access.games.azul.state import Phase, State
from azul_access.games.kinds import AnyContent
from azul_access.games.overviews import list_missing, sum_up_points, tell_content
from azul_access.games.places import BEGUN
from azul_access.games.question_builders import SOURCES
from azul_access.language.phrase import Phrase, Series, phrase


def _line(context: Context, state: State, content: AnyContent) -> list[Phrase]:
    """What lies there, and from where it gets full, or what can be put there; what it is worth."""
    told = content.kind.describe_one(context, content)
    player, row = state.players[content.seat or 0], content.value
    if row is None:
        line = PATTERN_LINES[content.number]
        open_to = [each for each in ALL_COLOURS if line_refusal(player, line, each) is None]
        return [*told, phrase("azul-overview-open", labels=tuple(map(terms.label, open_to)))]
    free = content.kind.free(content) or 0
    if free and state.phase is Phase.TAKE:
        told += _sources(context, state, row.colour, free)
    if context.options.wall is not Wall.COLOURED:
        return [*told]
    runs = scoring.runs(player.wall, content.number, wall_column(content.number, row.colour))
    return [*told, phrase("azul-overview-worth", points=scoring.placement_points(*runs))]


def _sources(context: Context, state: State, colour: Colour, count: int) -> list[Phrase]:
    """The sources with exactly as many tiles, or else all that have some."""
    sources = TABLE.find(state, Place(SOURCES))
    exact = [each for each in sources if each.kind.counts(each)[colour] == count]
    if not exact:
        return [TABLE.describe_sources(context, state, colour)]
    places = tuple(each.kind.where(context, each) for each in exact)
    return [phrase("azul-overview-exact", places=Series(places))]


def _wall(context: Context, state: State, content: AnyContent) -> list[Phrase]:
    """What lies there, and what is missing, with its places on the coloured wall."""
    told = content.kind.describe_one(context, content)
    missing = content.kind.missing(context, content)
    if context.options.wall is Wall.COLOURED and content.kind.name == "wall":
        missing = tuple(
            phrase("azul-label-at", label=terms.label(wall_colour(content.number, index)), place=at)
            for index, tile in enumerate(content.value)
            for at in [index + 1]
            if tile is None
        )
    return [*told, *list_missing(missing)]


OF_PLAYER = ("board", "line")
OVERVIEWS: Mapping[str, Callable[[Context, State, Any], Sequence[Phrase]]] = {
    "line": _line,
    "wall": _wall,
    "column": _wall,
}


def sum_up_place(context: Context, state: State, content: AnyContent) -> Sequence[Phrase]:
    sum_up = OVERVIEWS.get(content.kind.name)
    if sum_up is None:
        return tell_content(TABLE, context, content)
    return sum_up(context, state, content)


def sum_up_colour(context: Context, state: State, colour: int, seat: int) -> Sequence[Phrase]:
    """Where it can be taken, and in which rows of a player it can go; or where it lies."""
    if state.phase is not Phase.TAKE:
        return [TABLE.describe_colour(context, state, colour)]
    own = state._replace(turn=seat)
    return possible.describe_moves(context, own, Colour(colour))[0]


def sum_up_player(context: Context, state: State, seat: int) -> Sequence[Phrase]:
    """The points, and what is missing in the rows that are begun."""
    lacking = [
        phrase("answer-tiles-at", tiles=tiles, place=each.kind.inside(context, each))
        for each in TABLE.find(state, Place(BEGUN, None, seat))
        for tiles in each.kind.missing(context, each)
    ]
    return [sum_up_points(context, state, seat), *list_missing(tuple(lacking))]
