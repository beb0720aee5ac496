"""What a space, a star or a number brings in Summer Pavilion, and what a player lacks for it."""

from collections.abc import Sequence

from azul_access.games.summer_pavilion import pieces, placing, scoring, terms
from azul_access.games.summer_pavilion.commands import Place
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.questions import (
    AboutFeatures,
    AboutNumber,
    AboutSpace,
    AboutStarGoal,
)
from azul_access.games.summer_pavilion.stars import accepted_colours, describe_star, spaces_in_order
from azul_access.games.summer_pavilion.state import State
from azul_access.games.terms import seat_asked
from azul_access.games.tuples import replace_item
from azul_access.language.phrase import Paragraph, Phrase, Series, join_with_and, phrase


def describe_worth(context: Context, state: State, asked: AboutSpace, index: int) -> Paragraph:
    """A space of a star with its points, and whether the player can pay for it.

    `index` is the place of the space among those of the star, which the question names.
    """
    star, options = asked.star or 0, state.options
    seat = seat_asked(context, asked.seat, state.turn)
    spaces = state.players[seat].stars[star]
    told = describe_star(options, context.names[seat], star, spaces)
    position = [space.index for space in spaces_in_order(options, star)].index(index)
    is_free, payments = (
        spaces[index] is None,
        _list_payments(state, seat, star, index, asked.colour),
    )
    whether = phrase("answer-yes" if payments else "answer-no")
    head = [*([whether] if asked.asks_whether else []), told[0], told[position + 1]]
    if not is_free:
        return head
    points = phrase("sp-points", points=scoring.run_length(spaces, index))
    return [
        *head,
        points,
        *_surrounded(context, state, seat, star, index),
        payments or _lacks(context, state, seat, star, asked.colour),
    ]


def _surrounded(context: Context, state: State, seat: int, star: int, index: int) -> list[Phrase]:
    """What a tile on a space would surround."""
    stars = state.players[seat].stars
    covered = replace_item(stars, star, replace_item(stars[star], index, pieces.ALL_COLOURS[0]))
    found = placing.surrounded_features(covered, star, index)
    named = tuple(terms.feature_name(context.options, feature) for feature in found)
    return [phrase("sp-place-surrounds", features=Series(named))] if named else []


def _colours(state: State, seat: int, star: int, colour: int | None) -> list[pieces.Colour]:
    """The colours that a star accepts; of them the one that is asked about."""
    accepted = accepted_colours(state.options.grey, star, state.players[seat].stars[star])
    return [each for each in accepted if colour in (None, each)]


def _list_payments(
    state: State, seat: int, star: int, index: int, colour: int | None
) -> Phrase | None:
    """With which tiles a space can be paid, for each colour the cheapest; None if it cannot."""
    own = state._replace(turn=seat)
    found = [
        payments[0].paid or ()
        for each in _colours(state, seat, star, colour)
        if state.players[seat].hand[each]
        for payments in [placing.possible_payments(own, Place(star, index), each)]
        if payments
    ]
    return (
        phrase("sp-space-payable", payments=Series(tuple(map(terms.list_grouped, found))))
        if found
        else None
    )


def _lacks(context: Context, state: State, seat: int, star: int, colour: int | None) -> Phrase:
    hand, wild = state.players[seat].hand, state.wild
    held = [
        hand[each] + (0 if each is wild else hand[wild])
        for each in _colours(state, seat, star, colour)
        if hand[each]
    ]
    return phrase("sp-space-short", player=context.names[seat], count=max(held, default=0))


def describe_on_star(
    context: Context, state: State, star: int, colour: int | None, *, whether: bool
) -> list[Paragraph]:
    """The spaces of a star that can be covered now, each with its price and its points."""
    options, stars = state.options, state.players[state.turn].stars
    places = [
        place
        for place in placing.legal_places(state)
        if place.star == star and colour in (None, place.colour)
    ]
    if not places:
        return [[phrase("answer-no"), *_why_not(context, state, star, colour)]]
    told: list[Phrase] = [phrase("sp-at-star", star=terms.star_name(options, star))]
    for index in dict.fromkeys(place.space for place in places):
        space = pieces.Space(star, index)
        told.append(
            phrase(
                "sp-place-brings",
                space=terms.space_number(options, space),
                clock=terms.space_clock(space),
                price=options.numbers[star][index],
                points=scoring.run_length(stars[star], index),
            )
        )
        told += _surrounded(context, state, state.turn, star, index)
    return [[*([phrase("answer-yes")] if whether else []), *told]]


def _why_not(context: Context, state: State, star: int, colour: int | None) -> list[Phrase]:
    tiles = state.players[state.turn].stars[star]
    if colour is not None and star == pieces.CENTRE_STAR and pieces.Colour(colour) in tiles:
        return [phrase("sp-star-has", label=terms.label(pieces.Colour(colour)))]
    return [_cheapest(context, state, star), _lacks(context, state, state.turn, star, colour)]


def _cheapest(context: Context, state: State, star: int) -> Phrase:
    options, tiles = state.options, state.players[state.turn].stars[star]
    free = [index for index, tile in enumerate(tiles) if tile is None]
    spaces = terms.space_numbers(options, star, free)
    return phrase(
        "sp-star-open", star=terms.star_name(options, star), spaces=spaces, count=len(free)
    )


def describe_star_goal(context: Context, state: State, asked: AboutStarGoal) -> list[Paragraph]:
    """What a full star brings at the end, and what a player lacks for it."""
    return [
        paragraph
        for seat in [seat_asked(context, asked.seat, state.turn)]
        for paragraph in [_star_goal(context, state, asked.star, seat)]
    ]


def _star_goal(context: Context, state: State, star: int, seat: int) -> Paragraph:
    options, tiles = state.options, state.players[seat].stars[star]
    edition = options.edition
    free = [index for index, tile in enumerate(tiles) if tile is None]
    colours = accepted_colours(options.grey, star, tiles)
    points = edition.mixed_star_points
    if star != pieces.CENTRE_STAR and not options.grey:
        points = edition.star_points[pieces.Colour(star - 1)]
    name = terms.star_name(options, star)
    worth = (
        []
        if options.grey and star != pieces.CENTRE_STAR
        else [phrase("sp-star-goal", star=name, points=points)]
    )
    if not free:
        return [*worth, phrase("answer-nothing-missing")]
    lacking = phrase(
        "sp-star-lacks",
        player=context.names[seat],
        count=len(free),
        spaces=terms.space_numbers(options, star, free),
        price=sum(options.numbers[star][index] for index in free),
        labels=join_with_and(terms.labels(colours)),
    )
    return [*worth, lacking]


def describe_features(context: Context, state: State, asked: AboutFeatures) -> list[Paragraph]:
    """What is missing round each pillar, statue and window beside the stars."""
    options, seat = state.options, seat_asked(context, asked.seat, state.turn)
    stars = state.players[seat].stars
    told: list[Paragraph] = []
    for feature in pieces.FEATURES:
        if not {space.star for space in feature.spaces}.issuperset(asked.stars):
            continue
        missing = tuple(
            terms.space_name(options, space)
            for space in feature.spaces
            if stars[space.star][space.index] is None
        )
        named = terms.feature_name(options, feature)
        lacking = Series(missing) if missing else phrase("sp-feature-done")
        told.append([phrase("sp-near-feature", feature=named, space=lacking)])
    return [[phrase("sp-features-of", player=context.names[seat])], *told]


def describe_number(context: Context, state: State, asked: AboutNumber) -> list[Paragraph]:
    """What all spaces with a number bring at the end, and which of them a player lacks."""
    options, seat = state.options, seat_asked(context, asked.seat, state.turn)
    points = options.edition.number_points.get(asked.number, 0)
    lacking: Sequence[Phrase] = [
        terms.star_name(options, star)
        for star, tiles in enumerate(state.players[seat].stars)
        if any(
            tile is None and options.numbers[star][index] == asked.number
            for index, tile in enumerate(tiles)
        )
    ]
    worth = phrase("sp-number-goal", number=asked.number, points=points)
    if not lacking:
        return [[worth, phrase("answer-nothing-missing")]]
    name = context.names[seat]
    return [[worth, phrase("sp-number-lacks", player=name, stars=Series(tuple(lacking)))]]
