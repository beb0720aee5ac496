"""What can be done now in Summer Pavilion, and what it would bring."""

from typing import assert_never

from azul_access.games.sources import Factory, Source
from azul_access.games.summer_pavilion import rules, scoring
from azul_access.games.summer_pavilion.boards import supply, tiles_of
from azul_access.games.summer_pavilion.commands import Command, Place
from azul_access.games.summer_pavilion.dialogue import explain_refusal
from azul_access.games.summer_pavilion.editions import NUMBERS, NarrationContext
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Event,
    Passed,
    Placed,
    StoneTaken,
    Surrounded,
    Taken,
)
from azul_access.games.summer_pavilion.narration import narrate as tell
from azul_access.games.summer_pavilion.narration import (
    surrounded,
    taken_slots,
    to_centre,
    to_tower,
)
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, CENTRE_STAR, Colour, Spot
from azul_access.games.summer_pavilion.placing import completed_by, legal_places, payments
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.taking import legal_takes
from azul_access.games.summer_pavilion.terms import (
    colour_name,
    feature_name,
    grouped,
    label,
    space_clock,
    space_number,
    spaces,
    spot_name,
    star_name,
    tiles,
    where_colour,
)
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import describe_places
from azul_access.language.phrase import (
    Paragraph,
    Phrase,
    Series,
    describe_numbers,
    join_with_and,
    phrase,
)


def moves(context: NarrationContext, state: State, colour: Colour | None) -> list[Paragraph]:
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return [[phrase("sp-moves-supply", count=rules.draw_size(state))]]
        case Phase.FILL:
            return [[phrase("moves-fill", factory=state.filled + 1)]]
        case Phase.BONUS:
            return [supply(state)]
        case Phase.OVER:
            return [[phrase("moves-over")]]
        case Phase.TAKE if colour is not None:
            return [[where_colour(state, colour)]]
        case Phase.TAKE:
            return _all_takes(state)
        case Phase.PLACE if colour is not None:
            return _places_with(state, colour)
        case Phase.PLACE:
            return _all_places(context, state)
        case _:
            assert_never(state.phase)


def _all_takes(state: State) -> list[Paragraph]:
    """For each colour the places it can be taken from; the wild one only where it lies alone."""
    moves = legal_takes(state)
    found: dict[Colour, list[tuple[Source, int]]] = {}
    for move in moves:
        if isinstance(move.source, Factory):
            lying = state.factories[move.source.index].count(move.colour)
        else:
            lying = state.centre[move.colour]
        taken = 1 if move.colour is state.wild else lying
        found.setdefault(move.colour, []).append((move.source, taken))
    count = phrase("moves-count", count=len(moves))
    wild = phrase("sp-wild-now", wild=colour_name(state.wild))
    return [
        [count, wild],
        *[
            [describe_places(label(colour), found[colour])]
            for colour in ALL_COLOURS
            if colour in found
        ],
    ]


def _all_places(context: NarrationContext, state: State) -> list[Paragraph]:
    """For each colour at hand the stars and spaces that it can go to."""
    hand = state.players[state.turn].hand
    told: list[Paragraph] = [[tiles_of(context.names[state.turn], hand)]]
    found: dict[Colour, dict[int, set[int]]] = {}
    for place in legal_places(state):
        assert place.colour is not None  # legal moves are complete
        found.setdefault(place.colour, {}).setdefault(place.star, set()).add(place.space)
    if not found:
        return [*told, [phrase("sp-only-pass")]]
    for colour, stars in found.items():
        where = tuple(_where(state, stars))
        told.append([phrase("sp-places-with", label=label(colour), places=Series(where))])
    return told


def _where(state: State, stars: dict[int, set[int]]) -> list[Phrase]:
    """Stars and their spaces; on the grey board stars with the same spaces together."""
    options = state.options
    outer: dict[frozenset[int], list[int]] = {}
    for index in sorted(stars):
        if index != CENTRE_STAR:
            outer.setdefault(frozenset(stars[index]), []).append(index)
    told = [
        phrase(
            "sp-stars-spaces", stars=describe_numbers(same), spaces=spaces(options, same[0], free)
        )
        if options.grey and len(same) > 1
        else phrase(
            "sp-spaces-of", star=star_name(options, same[0]), spaces=spaces(options, same[0], free)
        )
        for free, same in outer.items()
    ]
    if CENTRE_STAR in stars:
        free = spaces(options, CENTRE_STAR, stars[CENTRE_STAR])
        told.append(phrase("sp-spaces-of", star=star_name(options, CENTRE_STAR), spaces=free))
    return told


def _places_with(state: State, colour: Colour) -> list[Paragraph]:
    """Every space for one colour, star by star: what it costs, scores and completes."""
    told: dict[int, Paragraph] = {}
    stars = state.players[state.turn].stars
    found = [place for place in legal_places(state) if place.colour is colour]
    for star, space in dict.fromkeys((place.star, place.space) for place in found):
        spot = Spot(star, space)
        with_it = (*stars[star][:space], colour, *stars[star][space + 1 :])
        after = (*stars[:star], with_it, *stars[star + 1 :])
        of_star = told.setdefault(star, [phrase("sp-at-star", star=star_name(state.options, star))])
        of_star.append(
            phrase(
                "sp-place-brings",
                space=space_number(state.options, spot),
                clock=space_clock(spot),
                price=NUMBERS[state.options.grey][star][space],
                points=scoring.run(with_it, space),
            )
        )
        complete = [
            feature_name(state.options, feature) for feature in completed_by(after, star, space)
        ]
        if complete:
            of_star.append(phrase("sp-place-surrounds", features=Series(tuple(complete))))
    return list(told.values()) or [[phrase("sp-no-place-with", label=label(colour))]]


def suppose(context: NarrationContext, state: State, command: Command) -> list[Phrase]:
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand as why:
        return explain_refusal(context, state, command, why)
    told: list[Phrase] = []
    for event in events:
        match event:
            case Taken():
                told += [phrase("sp-what-if-take", **taken_slots(event)), *to_centre(event)]
            case Placed():
                told += [
                    phrase(
                        "sp-what-if-place",
                        tiles=tiles(event.colour, 1),
                        spot=spot_name(state.options, event.spot),
                    ),
                    *to_tower(event),
                    phrase("sp-points", points=event.run),
                ]
            case Surrounded():
                told += [
                    *surrounded(state.options, event),
                    phrase("sp-earns", count=event.due),
                ]
            case StoneTaken() | BonusTaken() | Passed():
                told += tell(context, event)
            case _:
                break
    if isinstance(command, Place):
        told += _other_payments(state, command, events[0])
    return told


def _other_payments(state: State, command: Place, placed: Event) -> list[Phrase]:
    """How else the same space could be paid."""
    assert isinstance(placed, Placed)
    own = (placed.colour,) * placed.natural + (placed.wild_colour,) * placed.wild
    others = [place.paid for place in payments(state, command, placed.colour) if place.paid != own]
    if not others:
        return []
    ways = tuple(join_with_and(grouped(paid or ())) for paid in others)
    return [phrase("sp-other-payments", ways=Series(ways))]
