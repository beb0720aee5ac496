"""What lies at the places of Summer Pavilion that people ask about."""

from azul_access.games.asked_parts import Place
from azul_access.games.places import BOARD
from azul_access.games.questions import AboutGains
from azul_access.games.summer_pavilion import (
    boards,
    pieces,
    placing,
    possible,
    rules,
    scoring,
    terms,
)
from azul_access.games.summer_pavilion.dialogue import wait as wait
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.goal_answers import describe_on_star
from azul_access.games.summer_pavilion.places import TABLE as TABLE
from azul_access.games.summer_pavilion.questions import BoardPart
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.terms import describe_best_moves, resolve_seat
from azul_access.games.tuples import replace_item
from azul_access.language.phrase import Paragraph, Phrase, phrase

# The parts of a board that are described as a whole, by kind.
_PARTS = {BOARD: BoardPart.BOARD, "star": BoardPart.STARS, "hand": BoardPart.TILES}


def describe_place(context: Context, state: State, place: Place) -> list[Paragraph]:
    """What lies at a place, in sentences."""
    found = TABLE.find(state, place)
    seat = resolve_seat(state.players, place.seat, state.turn)
    if place.number is None and place.kind in _PARTS:
        return boards.describe_board(context, state, _PARTS[place.kind], seat)
    return [content.kind.describe_one(context, content) for content in found]


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


def describe_round(context: Context, state: State, *, counts: bool) -> list[Phrase]:
    """The round, and how many there are, whether or not anybody `counts`."""
    name = context.names[state.starter]
    count = len(context.options.order)
    return [phrase("sp-round-of", round=state.round, count=count, player=name)]


def describe_gains(context: Context, state: State, question: AboutGains) -> list[Paragraph]:
    """Raises: IllegalCommand for a player or a place that is not in this game."""
    place = question.place
    state = state._replace(turn=resolve_seat(context.names, question.seat, state.turn))
    is_placing = state.phase is Phase.PLACE
    star = None if place is None or place.kind != "star" else place.number
    if is_placing and place is not None and place.kind == "centre":
        star = pieces.CENTRE_STAR  # tiles are placed in the middle of the board
    if is_placing and star is not None:
        whether = question.asks_whether
        return describe_on_star(context, state, star, question.colour, whether=whether)
    if place is not None and place.kind != "star":
        return describe_place(context, state, place)
    return possible.describe_moves(
        context, state, None if question.colour is None else pieces.Colour(question.colour)
    )


def describe_best(context: Context, state: State) -> list[Paragraph]:
    """The spaces with the most points at once."""
    if state.phase is not Phase.PLACE:
        return [[phrase("sp-best-none")]]
    stars = state.players[state.turn].stars
    points: dict[tuple[pieces.Colour, pieces.Space], int] = {}
    for place in placing.legal_places(state):
        assert place.colour is not None  # legal moves are complete
        changed = replace_item(stars[place.star], place.space, place.colour)
        space = pieces.Space(place.star, place.space)
        points[place.colour, space] = scoring.run_length(changed, place.space)
    if not points:
        return possible.describe_moves(context, state, None)
    best = max(points.values())
    moves = [
        terms.describe_place(context.options, colour, space)
        for (colour, space), each in points.items()
        if each == best
    ]
    return [describe_best_moves(best, moves)]


def describe_bonus(context: Context, kind: str | None) -> list[Phrase]:
    """The bonus tiles, and the points at the end for full stars and for numbers."""
    edition = context.options.edition
    of_stars = terms.describe_star_points(edition)
    if kind == "star":
        return [of_stars]
    of_numbers = terms.describe_number_points(edition)
    return [terms.describe_bonus_tiles(edition), of_stars, of_numbers]
