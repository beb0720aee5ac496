"""What lies at the places of Summer Pavilion that people ask about."""

from collections.abc import Sequence

from azul_access.games.asking import Place
from azul_access.games.contents import BagContent, FactoryContent
from azul_access.games.questions import AboutGains
from azul_access.games.sources import Factory, tiles_on
from azul_access.games.summer_pavilion import rules, scoring
from azul_access.games.summer_pavilion.boards import describe_board, describe_star
from azul_access.games.summer_pavilion.contents import (
    CentreContent,
    Content,
    CornersContent,
    HandContent,
    StarContent,
    SupplyContent,
    TowerContent,
    content_counts,
    read_contents,
)
from azul_access.games.summer_pavilion.dialogue import describe_expectation
from azul_access.games.summer_pavilion.editions import NarrationContext
from azul_access.games.summer_pavilion.pieces import STARS, Colour, FeatureKind, Space
from azul_access.games.summer_pavilion.places import describe, steps
from azul_access.games.summer_pavilion.places import is_empty as is_empty
from azul_access.games.summer_pavilion.places import place_name as name_of_place
from azul_access.games.summer_pavilion.placing import accepted_colours, legal_places
from azul_access.games.summer_pavilion.possible import describe_moves
from azul_access.games.summer_pavilion.questions import Part
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import (
    counts as counts_of_tiles,
)
from azul_access.games.summer_pavilion.terms import (
    label,
    space_name,
    space_numbers,
    star_name,
)
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import factory_name, resolve_seat
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase

# The parts of a board that are described as a whole, by kind.
_PARTS = {"board": Part.BOARD, "star": Part.STARS, "hand": Part.TILES}
_SHARED = {
    "factory": FactoryContent,
    "centre": CentreContent,
    "bag": BagContent,
    "tower": TowerContent,
    "supply": SupplyContent,
}
# No more moves are named at once; all others are only counted.
_MOST_NAMED = 4


def find(state: State, place: Place) -> list[Content]:
    """What lies at a place, or at all places of a kind.

    Raises: IllegalCommand if there is no such place.
    """
    contents, number = read_contents(state), place.number
    if place.kind == "sources":
        return [
            content for content in contents if isinstance(content, FactoryContent | CentreContent)
        ]
    if place.kind == "factory" and number is not None:
        factory = Factory(number - 1)
        tiles_on(state.factories, factory)
        return [
            content
            for content in contents
            if content == FactoryContent(factory, state.factories[factory.index])
        ]
    if place.kind in _SHARED:
        return [content for content in contents if isinstance(content, _SHARED[place.kind])]
    seat = resolve_seat(state.players, place.seat, state.turn)
    if number is not None and not 0 <= number < STARS:
        raise IllegalCommand(Reason.NO_STAR, star=number)
    return [content for content in contents if _is_at(content, place.kind, number, seat)]


def _is_at(content: Content, kind: str, number: int | None, seat: int) -> bool:
    """Whether a content is at a place of the board at `seat`."""
    match content:
        case StarContent(owner, star, spaces):
            if owner != seat or number not in (None, star):
                return False
            is_begun = any(tile is not None for tile in spaces) and None in spaces
            return kind in ("star", "board") or (kind == "begun" and is_begun)
        case HandContent(owner, _):
            return owner == seat and kind in ("hand", "board")
        case CornersContent(owner, _):
            return owner == seat and kind in ("corners", "board")
    return False


def counts(content: Content) -> Counts:
    """The tiles of a content by colour."""
    return content_counts(content)


def free(content: Content) -> int | None:
    """How many spaces of a content are free; None where their number does not matter."""
    return content.spaces.count(None) if isinstance(content, StarContent) else None


def missing(context: NarrationContext, state: State, content: Content) -> tuple[Phrase, ...]:
    """The free spaces of a star; nothing for other places."""
    if not isinstance(content, StarContent) or None not in content.spaces:
        return ()
    indexes = [index for index, tile in enumerate(content.spaces) if tile is None]
    spaces = space_numbers(state.options, content.star, indexes)
    return (phrase("sp-free-spaces", spaces=spaces, count=len(indexes)),)


def lacks(state: State, content: Content, colour: int) -> bool:
    """Whether a star would need tiles of a colour to be complete."""
    if not isinstance(content, StarContent) or None not in content.spaces:
        return False
    return Colour(colour) in accepted_colours(state.options.grey, content.star, content.spaces)


def name(context: NarrationContext, content: Content) -> Phrase:
    """A place by itself."""
    match content:
        case FactoryContent(factory, _):
            return factory_name(factory)
        case CentreContent():
            return phrase("place-centre")
        case SupplyContent():
            return phrase("sp-the-supply")
        case StarContent(_, star, _):
            return star_name(context.options, star)
        case HandContent():
            return phrase("sp-place-hand")
        case CornersContent():
            return phrase("sp-place-corners")
        case _:
            raise TypeError(content)


def place_name(context: NarrationContext, content: Content) -> Phrase:
    """Where the tiles of a content lie, within a sentence."""
    if isinstance(content, FactoryContent | CentreContent | SupplyContent):
        return name_of_place(context, content)
    return name(context, content)


def tiles(context: NarrationContext, tile_counts: Counts) -> tuple[Phrase, ...]:
    return counts_of_tiles(tile_counts)


def label_of(colour: int) -> Phrase:
    return label(Colour(colour))


def describe_place(context: NarrationContext, state: State, place: Place) -> list[Paragraph]:
    """What lies at a place, in sentences."""
    found = find(state, place)
    seat = resolve_seat(state.players, place.seat, state.turn)
    if place.number is None and place.kind in _PARTS:
        return describe_board(context, state, _PARTS[place.kind], seat)
    if place.kind == "star" and place.number is not None:
        star = state.players[seat].stars[place.number]
        return [describe_star(state, context.names[seat], place.number, star)]
    return [describe(context, step) for content in found for step in steps([content])]


def holder(state: State) -> int | None:
    """The seat that has the start stone; None where it is in the centre."""
    return state.holder


def scores(state: State) -> list[int]:
    """The points by seat."""
    return [player.score for player in state.players]


# Which player has to act, and how.
expected = rules.expects


def next_seat(state: State, seat: int) -> int | None:
    """The seat whose turn is after that of `seat`; None where nobody follows in this round."""
    if state.phase is Phase.OVER:
        return None
    following = state.next_seat[seat]
    while state.players[following].passed and following != seat:
        following = state.next_seat[following]
    return None if following == seat else following


def describe_turn(context: NarrationContext, state: State) -> list[Phrase]:
    described = describe_expectation(context, state, named=True)
    return described or [phrase("moves-over")]


def describe_marker(context: NarrationContext, state: State) -> list[Phrase]:
    if state.holder is None:
        return [phrase("sp-stone-in-centre")]
    return [phrase("sp-game-stone", player=context.names[state.holder])]


def describe_round(context: NarrationContext, state: State, *, counts: bool) -> list[Phrase]:
    """The round, and how many there are, whether or not anybody `counts`."""
    name = context.names[state.starter]
    count = len(context.options.order)
    return [phrase("sp-round-of", round=state.round, count=count, player=name)]


def describe_gains(
    context: NarrationContext, state: State, question: AboutGains
) -> list[Paragraph]:
    """Raises: IllegalCommand for a player or a place that is not in this game."""
    place = question.place
    state = state._replace(turn=resolve_seat(context.names, question.seat, state.turn))
    if place is not None and place.kind != "star":
        return describe_place(context, state, place)
    return describe_moves(
        context, state, None if question.colour is None else Colour(question.colour)
    )


def describe_best(context: NarrationContext, state: State) -> list[Paragraph]:
    """The spaces with the most points at once."""
    if state.phase is not Phase.PLACE:
        return [[phrase("sp-best-none")]]
    stars = state.players[state.turn].stars
    points: dict[tuple[Colour, Space], int] = {}
    for place in legal_places(state):
        assert place.colour is not None  # legal moves are complete
        star = stars[place.star]
        changed = (*star[: place.space], place.colour, *star[place.space + 1 :])
        space = Space(place.star, place.space)
        points[place.colour, space] = scoring.run_length(changed, place.space)
    if not points:
        return describe_moves(context, state, None)
    best = max(points.values())
    moves = [
        phrase("sp-command-place", label=label(colour), space=space_name(context.options, space))
        for (colour, space), each in points.items()
        if each == best
    ]
    sentences = [phrase("best-moves", points=best, moves=Series(tuple(moves[:_MOST_NAMED])))]
    if len(moves) > _MOST_NAMED:
        sentences.append(phrase("best-more", count=len(moves) - _MOST_NAMED))
    return [sentences]


def describe_bonus(context: NarrationContext, kind: str | None) -> list[Phrase]:
    """The bonus tiles, and the points at the end for full stars and for numbers."""
    edition = context.options.edition
    stars = tuple(
        phrase("sp-label-points", label=label(colour), points=points)
        for colour, points in edition.star_points.items()
    )
    of_stars = phrase("sp-game-stars", stars=stars, mixed=edition.mixed_star_points)
    if kind == "star":
        return [of_stars]
    numbers = tuple(
        phrase("sp-number-points", number=number, points=points)
        for number, points in edition.number_points.items()
    )
    return [
        phrase(
            "sp-game-bonus-tiles",
            pillar=edition.bonus_tiles[FeatureKind.PILLAR],
            statue=edition.bonus_tiles[FeatureKind.STATUE],
            window=edition.bonus_tiles[FeatureKind.WINDOW],
        ),
        of_stars,
        phrase("sp-game-numbers", points=numbers),
    ]


def described_kinds(kind: str | None) -> Sequence[str]:
    """The kinds of places to compare on two boards."""
    if kind in (None, "board"):
        return ("star", "hand", "corners")
    return (kind or "",)
