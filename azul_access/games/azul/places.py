"""The table of base Azul place by place, in sentences that hold until something changes."""

from collections.abc import Sequence
from functools import partial

from azul_access.games.azul import disc
from azul_access.games.azul.boards import describe_floor, wall_row_tiles
from azul_access.games.azul.contents import (
    CentreContent,
    Content,
    FloorContent,
    LidContent,
    LineContent,
    MarkerContent,
    PhaseContent,
    SpaceContent,
    WallContent,
    content_counts,
    read_contents,
)
from azul_access.games.azul.disc import Disc
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.events import TableSet
from azul_access.games.azul.pieces import Colour
from azul_access.games.azul.state import State
from azul_access.games.azul.terms import counts, grouped, label, tiles
from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.places import (
    describe_changes,
    describe_course,
    describe_factory_step,
    describe_whereabouts,
    group_steps,
    stock_change,
)
from azul_access.games.sources import CENTRE
from azul_access.games.table import Area
from azul_access.games.terms import (
    at_source,
    describe_score,
    describe_setting,
    describe_stock,
)
from azul_access.language.phrase import Phrase, describe_numbers, phrase
from azul_access.tactile.grid import grid_rows


def contents(state: State) -> tuple[Content, ...]:
    """What lies at each place; the same places in the same order in every state of a game."""
    return read_contents(state)


def area(content: Content) -> int | Area:
    """The seat whose board the place is on, or another part of the table."""
    match content:
        case FactoryContent():
            return Area.FACTORIES
        case CentreContent() | MarkerContent():
            return Area.CENTRE
        case BagContent() | LidContent():
            return Area.STOCK
        case RoundContent() | PhaseContent() | SeatsContent():
            return Area.COURSE
        case TurnContent():
            return Area.TURN
        case _:
            assert content.seat is not None  # only players leave out the seat
            return content.seat


def steps(contents: Sequence[Content]) -> list[tuple[Content, ...]]:
    """Contents in steps for hands: one place, or several of a kind that are empty."""
    return group_steps(contents, lambda content: (type(content), area(content)), is_empty)


def is_empty(content: Content) -> bool:
    """Whether nothing lies at the place."""
    match content:
        case FactoryContent(_, tiles_there):
            return not tiles_there
        case LineContent(_, _, colour, _):
            return colour is None
        case WallContent(_, _, spaces):
            return not any(tile is not None for tile in spaces)
        case FloorContent(_, pieces):
            return not pieces
        case CentreContent(centre):
            return not disc.tiles(centre)
        case SpaceContent():
            return content.colour is None
        case BagContent(held) | LidContent(held):
            return not any(held)
        case _:
            return False


def describe(context: NarrationContext, step: Sequence[Content]) -> list[Phrase]:
    """One step of `steps` in sentences, with the names of the places and the players."""
    first = step[0]
    match first:
        case FactoryContent():
            factories = [place for place in step if isinstance(place, FactoryContent)]
            return describe_factory_step(context, factories, partial(grouped, context), label)
        case CentreContent(centre):
            return describe_centre(context, centre, names_marker_space=False)
        case MarkerContent(seat, True):
            return [phrase("azul-marker-beside", player=_name(context, seat))]
        case MarkerContent(seat):
            if seat is None:
                return [phrase("azul-marker-in-centre")]
            return [phrase("azul-game-marker", player=context.names[seat])]
        case LineContent(seat, line, colour, count):
            player = _name(context, seat)
            if colour is None:
                lines = describe_numbers(_numbers(step))
                return [
                    phrase("azul-player-lines-empty", player=player, lines=lines, count=len(step))
                ]
            held = tiles(context, colour, count)
            return [phrase("azul-player-line", player=player, line=line + 1, tiles=held)]
        case WallContent(seat, row, spaces):
            player = _name(context, seat)
            if is_empty(first):
                rows = describe_numbers(_numbers(step))
                return [phrase("azul-player-wall-empty", player=player, rows=rows, count=len(step))]
            laid = wall_row_tiles(spaces)
            return [phrase("azul-player-wall-row", player=player, row=row + 1, tiles=laid)]
        case FloorContent(seat, pieces):
            player = _name(context, seat)
            return [phrase("azul-floor-of", player=player), *describe_floor(context, pieces)]
        case ScoreContent(seat, points):
            return [describe_score(_name(context, seat), points)]
        case BagContent(held_counts):
            return describe_stock("bag", counts(context, held_counts), sum(held_counts))
        case LidContent(held_counts):
            return describe_stock("azul-lid", counts(context, held_counts), sum(held_counts))
        case RoundContent() | SeatsContent() | TurnContent():
            return [describe_course(context.names, first)]
        case PhaseContent() | SpaceContent():
            return []  # `contents` has neither


def describe_centre(
    context: NarrationContext, centre: Disc, *, names_marker_space: bool = True
) -> list[Phrase]:
    """The tiles on and beside the disc; except in terse narrations, where they lie on it.

    Without `names_marker_space` the last space is not called empty: the start marker may be there.
    """
    in_centre = disc.tiles(centre)
    if not in_centre:
        return [phrase("centre-empty")]
    phrases = [phrase("centre", tiles=grouped(context, sorted(in_centre)))]
    if not context.terse:
        labels = [None if piece is None else label(piece) for piece in centre.spaces]
        if not names_marker_space and labels[disc.MARKER_SPACE] is None:
            del labels[disc.MARKER_SPACE]
        phrases += grid_rows(labels, disc.WIDTH)
    if centre.beside:
        phrases.append(phrase("azul-centre-beside", tiles=grouped(context, centre.beside)))
    return phrases


def place_name(context: NarrationContext, content: Content) -> Phrase:
    """Where the tiles of a content lie, within a sentence."""
    match content:
        case FactoryContent(factory, _):
            return at_source(factory)
        case CentreContent():
            return at_source(CENTRE)
        case LineContent(seat, line, _, _):
            return phrase("azul-at-line", player=_name(context, seat), line=line + 1)
        case WallContent(seat, _, _):
            return phrase("azul-at-wall", player=_name(context, seat))
        case FloorContent(seat, _):
            return phrase("azul-at-floor", player=_name(context, seat))
        case _:
            raise TypeError(content)


def describe_colour(context: NarrationContext, state: State, colour: Colour) -> Phrase:
    """Every place on the table with tiles of a colour, and how many."""
    return describe_whereabouts(
        label(colour),
        [
            (place_name(context, content), count)
            for content in read_contents(state)
            if area(content) is not Area.STOCK and (count := content_counts(content)[colour])
        ],
    )


def _name(context: NarrationContext, seat: int | None) -> str:
    assert seat is not None  # only players leave out the seat
    return context.names[seat]


def _numbers(step: Sequence[Content]) -> list[int]:
    """The numbers, from 1, of the lines or wall rows of a step."""
    return [
        (content.line if isinstance(content, LineContent) else content.row) + 1
        for content in step
        if isinstance(content, LineContent | WallContent)
    ]


def table_set(context: NarrationContext, event: TableSet) -> list[Phrase]:
    """The places that players have set, as they are now, and where their tiles went."""
    before, after = event.before, event.after
    sentences = describe_changes(
        read_contents(before), read_contents(after), area, steps, partial(describe, context)
    )
    stock = stock_change(before.bag, after.bag, before.lid, after.lid)
    return describe_setting("azul", sentences, [counts(context, part) for part in stock])
