"""What is certain and short about a place, a colour or a player of Summer Pavilion.

See `overviews`.
"""

from collections.abc import Sequence

from azul_access.games.asked_parts import Place
from azul_access.games.kinds import AnyContent
from azul_access.games.overviews import list_missing, sum_up_points, tell_content
from azul_access.games.question_builders import SOURCES
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.places import TABLE, describe_hand
from azul_access.games.summer_pavilion.stars import accepted_colours
from azul_access.games.summer_pavilion.state import State
from azul_access.games.terms import describe_places
from azul_access.language.phrase import Phrase

OF_PLAYER = ("board",)
_STAR, _HAND, _SUPPLY = "star", "hand", "supply"


def sum_up_place(context: Context, state: State, content: AnyContent) -> Sequence[Phrase]:
    """What lies there; of a star also the player's tiles that can go there."""
    told = tell_content(TABLE, context, content)
    if content.kind.name != _STAR:
        return told
    if content.kind.is_empty(content):
        told = [*told, *list_missing(content.kind.missing(context, content))]
    seat = content.seat or 0
    accepted = accepted_colours(context.options.grey, content.number, content.value)
    fitting = tuple(
        count if colour in accepted or colour == state.wild else 0
        for colour, count in enumerate(state.players[seat].hand)
    )
    return [*told, describe_hand(context.names[seat], fitting)] if any(fitting) else told


def sum_up_colour(context: Context, state: State, colour: int, seat: int) -> Sequence[Phrase]:
    """Where it can be taken, and which players have it beside their boards."""
    kinds = [Place(SOURCES), Place(_SUPPLY)]
    kinds += [Place(_HAND, None, each) for each in range(len(context.names))]
    counts = {
        each.kind.where(context, each): each.kind.counts(each)[colour]
        for place in kinds
        for each in TABLE.find(state, place)
        if each.kind.counts(each)[colour]
    }
    return [describe_places(TABLE.label(colour), counts)]


def sum_up_player(context: Context, state: State, seat: int) -> Sequence[Phrase]:
    """The points, and the tiles beside the board."""
    hand = describe_hand(context.names[seat], state.players[seat].hand)
    return [sum_up_points(context, state, seat), hand]
