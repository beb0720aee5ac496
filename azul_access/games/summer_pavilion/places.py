"""The table of Summer Pavilion place by place, in sentences that hold until something changes."""

from collections.abc import Sequence
from functools import partial

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
from azul_access.games.summer_pavilion.boards import (
    describe_corners,
    describe_hand,
    describe_star_tiles,
    describe_supply,
)
from azul_access.games.summer_pavilion.contents import (
    CentreContent,
    Content,
    CornersContent,
    HandContent,
    PassedContent,
    PhaseContent,
    SpaceContent,
    StarContent,
    StoneContent,
    SupplyContent,
    TowerContent,
    content_counts,
    read_contents,
)
from azul_access.games.summer_pavilion.editions import NarrationContext
from azul_access.games.summer_pavilion.events import TableSet
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.terms import (
    colour_name,
    counts,
    describe_centre,
    grouped,
    label,
    player_names,
    star_name,
)
from azul_access.games.table import Area
from azul_access.games.terms import (
    at_source,
    describe_score,
    describe_setting,
    describe_stock,
)
from azul_access.language.phrase import Phrase, join_with_and, phrase


def contents(state: State) -> tuple[Content, ...]:
    """What lies at each place; the same places in the same order in every state of a game."""
    return read_contents(state)


def area(content: Content) -> int | Area:
    """The seat whose board the place is on, or another part of the table."""
    match content:
        case FactoryContent():
            return Area.FACTORIES
        case CentreContent() | StoneContent():
            return Area.CENTRE
        case SupplyContent():
            return Area.SUPPLY
        case BagContent() | TowerContent():
            return Area.STOCK
        case RoundContent() | PhaseContent() | SeatsContent() | PassedContent():
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
    """Whether nothing lies at the place, or nothing has happened there."""
    match content:
        case FactoryContent(_, tiles):
            return not tiles
        case StarContent(_, _, spaces):
            return not any(tile is not None for tile in spaces)
        case CentreContent(held) | SupplyContent(held):
            return not any(held)
        case HandContent(_, held) | CornersContent(_, held):
            return not any(held)
        case BagContent(held) | TowerContent(held):
            return not any(held)
        case PassedContent(_, passed):
            return not passed
        case SpaceContent():
            return content.colour is None
        case _:
            return False


def describe(context: NarrationContext, step: Sequence[Content]) -> list[Phrase]:
    """One step of `steps` in sentences, with the names of the places and the players."""
    first = step[0]
    match first:
        case FactoryContent():
            factories = [place for place in step if isinstance(place, FactoryContent)]
            return describe_factory_step(context, factories, grouped, label)
        case CentreContent(held):
            return [describe_centre(held)]
        case SupplyContent(held):
            return describe_supply(held)
        case StoneContent(seat):
            if seat is None:
                return [phrase("sp-stone-in-centre")]
            return [phrase("sp-game-stone", player=context.names[seat])]
        case StarContent(seat, star, spaces):
            player = _name(context, seat)
            if is_empty(first):
                empty = [place.star for place in step if isinstance(place, StarContent)]
                names = join_with_and([star_name(context.options, number) for number in empty])
                return [phrase("sp-player-stars-empty", player=player, stars=names)]
            return [describe_star_tiles(context.options, star, spaces, player)]
        case HandContent(seat, held):
            return [describe_hand(_name(context, seat), held)]
        case CornersContent(seat, held):
            if not any(held):
                return [phrase("sp-player-corners-empty", player=_name(context, seat))]
            return [describe_corners(_name(context, seat), held)]
        case ScoreContent(seat, points):
            return [describe_score(_name(context, seat), points)]
        case BagContent(held):
            return describe_stock("bag", counts(held), sum(held))
        case TowerContent(held):
            return describe_stock("sp-tower", counts(held), sum(held))
        case PassedContent(_, passed):
            seats = [place.seat for place in step if isinstance(place, PassedContent)]
            players = [seat for seat in seats if seat is not None]
            return [
                phrase(
                    "sp-has-passed" if passed else "sp-has-not-passed",
                    players=join_with_and(player_names(context.names, players)),
                    count=len(players),
                )
            ]
        case RoundContent(number):
            wild = colour_name(context.options.wilds[number - 1])
            return [describe_course(context.names, first), phrase("sp-wild-now", wild=wild)]
        case SeatsContent() | TurnContent():
            return [describe_course(context.names, first)]
        case PhaseContent() | SpaceContent():
            return []  # `contents` has neither


def _name(context: NarrationContext, seat: int | None) -> str:
    assert seat is not None  # only players leave out the seat
    return context.names[seat]


def place_name(context: NarrationContext, content: Content) -> Phrase:
    """Where the tiles of a content lie, within a sentence."""
    match content:
        case FactoryContent(factory, _):
            return at_source(factory)
        case CentreContent():
            return at_source(CENTRE)
        case SupplyContent():
            return phrase("sp-at-supply")
        case StarContent(seat, star, _):
            name = star_name(context.options, star)
            return phrase("sp-at-star-of", player=_name(context, seat), star=name)
        case HandContent(seat, _):
            return phrase("sp-at-hand", player=_name(context, seat))
        case CornersContent(seat, _):
            return phrase("sp-at-corners", player=_name(context, seat))
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


def table_set(context: NarrationContext, event: TableSet) -> list[Phrase]:
    """The places that players have set, as they are now, and where their tiles went."""
    before, after = event.before, event.after
    sentences = describe_changes(
        read_contents(before), read_contents(after), area, steps, partial(describe, context)
    )
    stock = stock_change(before.bag, after.bag, before.tower, after.tower)
    return describe_setting("sp", sentences, [counts(part) for part in stock])
