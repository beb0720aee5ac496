"""What can be done now in Summer Pavilion, and what would follow from it."""

from typing import assert_never

from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import (
    commands,
    events,
    narration,
    placing,
    rules,
    scoring,
    terms,
)
from azul_access.games.summer_pavilion.dialogue import explain_refusal
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, Colour, Space
from azul_access.games.summer_pavilion.places import TABLE, describe_hand, describe_supply
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.taking import legal_takes
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import at_source, describe_places
from azul_access.games.tuples import replace_item
from azul_access.language.phrase import Paragraph, Phrase, Series, describe_numbers, phrase


def describe_moves(context: Context, state: State, colour: Colour | None) -> list[Paragraph]:
    """The legal moves, or those with one colour."""
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return [[phrase("sp-moves-supply", count=rules.draw_size(state))]]
        case Phase.FILL:
            return [[phrase("moves-fill", factory=state.filled + 1)]]
        case Phase.BONUS:
            return [describe_supply(state.supply)]
        case Phase.OVER:
            return [[phrase("moves-over")]]
        case Phase.TAKE if colour is not None:
            return [[TABLE.describe_sources(context, state, colour)]]
        case Phase.TAKE:
            return _all_takes(state)
        case Phase.PLACE if colour is not None:
            return _places_of_colour(state, colour)
        case Phase.PLACE:
            return _all_places(context, state)
        case _:
            assert_never(state.phase)


def describe_result(context: Context, state: State, command: commands.Command) -> list[Phrase]:
    """What would follow from a command, or why it is refused."""
    try:
        _, happened = rules.apply(state, command)
    except IllegalCommand as why:
        return explain_refusal(context, state, command, why)
    phrases: list[Phrase] = []
    for event in happened:
        match event:
            case events.Taken():
                phrases += [
                    phrase("sp-what-if-take", **narration.taken_slots(event)),
                    *narration.to_centre(context, event),
                ]
            case events.Placed():
                space = terms.onto_space(state.options, event.space)
                phrases.append(
                    phrase("sp-what-if-place", tiles=terms.tiles(event.colour, 1), space=space)
                )
                phrases += [
                    *narration.to_tower(context, event),
                    phrase("sp-points", points=event.run),
                ]
            case events.Surrounded():
                phrases += [
                    *narration.describe_surrounded(state.options, event),
                    phrase("sp-earns", count=event.due),
                ]
            case events.StoneTaken() | events.BonusTaken() | events.Passed():
                phrases += narration.narrate(context, event)
            case _:
                break
    if isinstance(command, commands.Place):
        phrases += _other_payments(state, command, happened[0])
    return phrases


def _all_takes(state: State) -> list[Paragraph]:
    """For each colour its sources; the wild colour only where it is alone."""
    moves = legal_takes(state)
    sources: dict[Colour, dict[Phrase, int]] = {}
    for move in moves:
        if move.colour is state.wild:
            count = 1
        elif isinstance(move.source, Factory):
            count = state.factories[move.source.index].count(move.colour)
        else:
            count = state.centre[move.colour]
        sources.setdefault(move.colour, {})[at_source(move.source)] = count
    wild = phrase("sp-wild-now", wild=terms.colour_name(state.wild))
    lists = [[describe_places(terms.label(colour), sources[colour])] for colour in sorted(sources)]
    return [[phrase("moves-count", count=len(moves)), wild], *lists]


def _all_places(context: Context, state: State) -> list[Paragraph]:
    """For each colour of the player the stars and spaces that accept it."""
    hand = state.players[state.turn].hand
    paragraphs: list[Paragraph] = [[describe_hand(context.names[state.turn], hand)]]
    spaces: dict[Colour, dict[int, set[int]]] = {}
    for place in placing.legal_places(state):
        assert place.colour is not None  # legal moves are complete
        spaces.setdefault(place.colour, {}).setdefault(place.star, set()).add(place.space)
    if not spaces:
        return [*paragraphs, [phrase("sp-only-pass")]]
    for colour, stars in spaces.items():
        places = Series(tuple(_stars_with_spaces(state, stars)))
        paragraphs.append([phrase("sp-places-with", label=terms.label(colour), places=places)])
    return paragraphs


def _stars_with_spaces(state: State, stars: dict[int, set[int]]) -> list[Phrase]:
    """Stars and their spaces; on the grey board, stars with the same spaces are grouped."""
    options = state.options
    groups: dict[frozenset[int], list[int]] = {}
    for star in sorted(stars):
        if star != CENTRE_STAR:
            groups.setdefault(frozenset(stars[star]), []).append(star)
    phrases = []
    for spaces, group in groups.items():
        named = terms.space_numbers(options, group[0], spaces)
        if options.grey and len(group) > 1:
            phrases.append(phrase("sp-stars-spaces", stars=describe_numbers(group), spaces=named))
            continue
        # On the coloured board each star has its own colour, so a group is one star.
        name = terms.star_name(options, group[0])
        phrases.append(phrase("sp-spaces-of", star=name, spaces=named))
    if CENTRE_STAR in stars:
        named = terms.space_numbers(options, CENTRE_STAR, stars[CENTRE_STAR])
        name = terms.star_name(options, CENTRE_STAR)
        phrases.append(phrase("sp-spaces-of", star=name, spaces=named))
    return phrases


def _places_of_colour(state: State, colour: Colour) -> list[Paragraph]:
    """Every space for one colour, star by star: its price, its points and what it completes."""
    paragraphs: dict[int, Paragraph] = {}
    options, stars = state.options, state.players[state.turn].stars
    places = [place for place in placing.legal_places(state) if place.colour is colour]
    for star, index in dict.fromkeys((place.star, place.space) for place in places):
        space = Space(star, index)
        number, clock = terms.space_number(options, space), terms.space_clock(space)
        changed = replace_item(stars[star], index, colour)
        price, points = options.numbers[star][index], scoring.run_length(changed, index)
        head = phrase("sp-at-star", star=terms.star_name(options, star))
        paragraph = paragraphs.setdefault(star, [head])
        paragraph.append(
            phrase("sp-place-brings", space=number, clock=clock, price=price, points=points)
        )
        surrounded = placing.surrounded_features(replace_item(stars, star, changed), star, index)
        if surrounded:
            features = tuple(terms.feature_name(options, feature) for feature in surrounded)
            paragraph.append(phrase("sp-place-surrounds", features=Series(features)))
    return list(paragraphs.values()) or [[phrase("sp-no-place-with", label=terms.label(colour))]]


def _other_payments(state: State, command: commands.Place, placed: events.Event) -> list[Phrase]:
    """The other payments for the same space."""
    assert isinstance(placed, events.Placed)
    paid = (placed.colour,) * placed.natural + (placed.wild_colour,) * placed.wild
    payments = placing.possible_payments(state, command, placed.colour)
    others = [place.paid or () for place in payments if place.paid != paid]
    if not others:
        return []
    phrases = tuple(terms.list_grouped(other) for other in others)
    return [phrase("sp-other-payments", payments=Series(phrases))]
