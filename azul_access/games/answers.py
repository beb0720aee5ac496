"""Answers to the questions that all games share, as short as the question is narrow.

Each game has a module `look` that finds what lies at the places that people name.
"""

from collections.abc import Sequence
from typing import TypeVar, assert_never

from azul_access.games.asking import Place
from azul_access.games.context import TypedContext
from azul_access.games.kinds import AnyContent
from azul_access.games.leads import describe_gap, describe_lead, describe_players
from azul_access.games.look import Look, State, scores
from azul_access.games.places import BEGUN, BOARD
from azul_access.games.question_builders import SOURCES
from azul_access.games.questions import (
    AboutBest,
    AboutBonus,
    AboutDifference,
    AboutGains,
    AboutLead,
    AboutMarker,
    AboutNeeds,
    AboutNext,
    AboutPast,
    AboutPlace,
    AboutPlayers,
    AboutRound,
    AboutTurn,
    AboutWhere,
    AboutWhich,
    Aspect,
    Condition,
    Rank,
    SharedQuestion,
)
from azul_access.games.terms import resolve_seat
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")


def answer_shared(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: SharedQuestion,
) -> list[Paragraph]:
    """One paragraph for each thing in the answer.

    Raises: IllegalCommand for a question about a player or a place that is not in this game.
    """
    match question:
        case AboutPlace():
            return _about_place(look, context, state, question)
        case AboutWhich():
            return [_about_which(look, context, state, question)]
        case AboutWhere():
            return [_about_where(look, context, state, question)]
        case AboutTurn(seat):
            return [_about_turn(look, context, state, seat)]
        case AboutNext(seat):
            acting = look.expected(state).player
            if acting is None:
                return [_describe_turn(look, context, state)]
            following = look.next_seat(state, resolve_seat(context.names, seat, acting))
            if following is None:
                return [_describe_turn(look, context, state)]
            return [[phrase("answer-next", player=context.names[following])]]
        case AboutMarker(seat, in_centre):
            return [_about_marker(look, context, state, seat, in_centre=in_centre)]
        case AboutPlayers(counts):
            return [describe_players(context.names, counts=counts)]
        case AboutRound(counts):
            return [look.describe_round(context, state, counts=counts)]
        case AboutLead():
            return [describe_lead(context.names, scores(state), question)]
        case AboutDifference():
            return _about_difference(look, context, state, question)
        case AboutNeeds():
            return _about_needs(look, context, state, question)
        case AboutGains():
            return look.describe_gains(context, state, question)
        case AboutBest():
            return look.describe_best(context, state)
        case AboutBonus(kind):
            return [look.describe_bonus(context, kind)]
        case AboutPast():
            raise TypeError(question)  # a conversation answers it
        case _:
            assert_never(question)


def _about_place(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutPlace,
) -> list[Paragraph]:
    place, colour = question.place, question.colour
    contents = look.TABLE.find(state, place)
    match question.aspect:
        case Aspect.CONTENT:
            return look.describe_place(context, state, place)
        case Aspect.COUNT:
            return [[_count(_tiles_of(look, contents, colour))]]
        case Aspect.EMPTY:
            return _whether(
                all(content.kind.is_empty(content) for content in contents),
                look.describe_place(context, state, place),
            )
        case Aspect.FULL:
            return _whether(
                all(_meets(look, content, Condition.FULL) for content in contents),
                look.describe_place(context, state, place),
            )
        case Aspect.HOLDS if colour is None:
            if all(content.kind.is_empty(content) for content in contents):
                return [[phrase("answer-no")]]
            described = look.describe_place(context, state, place)
            return [[phrase("answer-yes"), *described[0]], *described[1:]]
        case Aspect.HOLDS:
            count = _tiles_of(look, contents, colour)
            if count < (question.count or 1):
                few = [_count(count)] if count else []
                return [[phrase("answer-no"), *few]]
            return [[phrase("answer-yes"), *([_count(count)] if count > 1 else [])]]
        case Aspect.COUNT_MISSING:
            free = [content.kind.free(content) or 0 for content in contents]
            if colour is not None:
                free = [
                    number if content.kind.lacks(context.options, content, colour) else 0
                    for number, content in zip(free, contents, strict=True)
                ]
            return [[_count(sum(free))]]
        case Aspect.ROOM:
            room = sum(content.kind.free(content) or 0 for content in contents)
            return [[phrase("answer-yes"), _count(room)] if room else [phrase("answer-no")]]
        case Aspect.MISSING:
            return [_missing(look, context, state, contents, colour)]


def _whether(yes: bool, otherwise: list[Paragraph]) -> list[Paragraph]:
    """Yes, or no and what is true instead."""
    if yes:
        return [[phrase("answer-yes")]]
    return [[phrase("answer-no"), *otherwise[0]], *otherwise[1:]]


def _count(count: int) -> Phrase:
    return phrase("answer-count", count=count)


def _tiles_of(
    look: Look[StateT, OptionsT], contents: Sequence[AnyContent], colour: int | None
) -> int:
    counts = [content.kind.counts(content) for content in contents]
    return sum(sum(held) if colour is None else held[colour] for held in counts)


def _missing(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    contents: Sequence[AnyContent],
    colour: int | None,
) -> list[Phrase]:
    """What each place still needs; of one place without its name."""
    if colour is not None:
        places = [
            content for content in contents if content.kind.lacks(context.options, content, colour)
        ]
        return [_list_places(look, context, places)]
    found = [
        (content, missing)
        for content in contents
        if (missing := content.kind.missing(context, content))
    ]
    if not found:
        return [phrase("answer-nothing-missing")]
    if len(contents) == 1:
        return [phrase("answer-list", items=found[0][1])]
    return [
        phrase("answer-missing-at", place=content.kind.title(context, content), tiles=missing)
        for content, missing in found
    ]


def _list_places(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    contents: Sequence[AnyContent],
) -> Phrase:
    if not contents:
        return phrase("answer-none")
    return phrase("answer-list", items=tuple(item.kind.title(context, item) for item in contents))


def _meets(look: Look[StateT, OptionsT], content: AnyContent, condition: Condition) -> bool:
    """Whether a content meets a condition; places without a size are full if anything is there."""
    is_empty, free = content.kind.is_empty(content), content.kind.free(content)
    match condition:
        case Condition.EMPTY:
            return is_empty
        case Condition.USED:
            return not is_empty
        case Condition.FULL:
            return not is_empty and not free
        case Condition.STARTED:
            return not is_empty and bool(free)
        case Condition.NEARLY:
            return not is_empty and free == 1
        case Condition.OPEN:
            return bool(free)


def _about_which(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutWhich,
) -> list[Phrase]:
    found = look.TABLE.find(state, question.place)
    contents = [content for content in found if _meets(look, content, question.condition)]
    if question.asks_whether and len(contents) in (0, len(found)):
        return [phrase("answer-yes" if contents else "answer-no")]
    if question.counts:
        return [_count(len(contents))]
    return [_list_places(look, context, contents)]


def _about_where(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutWhere,
) -> list[Phrase]:
    colour, least = question.colour, question.count or 1
    places = question.places or (Place(SOURCES),)
    contents = [content for place in places for content in look.TABLE.find(state, place)]
    if colour is None:
        together = [
            phrase(
                "answer-tiles-at",
                tiles=look.TABLE.tiles.describe(context, _only(counts, each)),
                place=content.kind.inside(context, content),
            )
            for content in contents
            for counts in [content.kind.counts(content)]
            for each, count in enumerate(counts)
            if count >= least
        ]
        if not together:
            return [phrase("answer-nowhere")]
        return [phrase("answer-list", items=Series(tuple(together)))]
    counted = [
        (content.kind.inside(context, content), content.kind.title(context, content), count)
        for content in contents
        if (count := content.kind.counts(content)[colour])
    ]
    if not counted:
        return [
            phrase(
                "colour-nowhere" if not question.places else "answer-nowhere",
                label=look.TABLE.label(colour),
            )
        ]
    if question.rank is not None:
        best = (max if question.rank is Rank.MOST else min)(count for _, _, count in counted)
        counted = [item for item in counted if item[2] == best]
        return [phrase("answer-list", items=_counts_at(counted))]
    enough = [item for item in counted if item[2] >= least]
    if question.count is None:
        return [phrase("answer-list", items=_counts_at(counted))]
    if not enough:
        return [phrase("answer-nowhere"), phrase("answer-list", items=_counts_at(counted))]
    exact = [name for _, name, count in enough if count == least]
    if exact:
        return [phrase("answer-list", items=tuple(exact))]
    return [phrase("answer-list", items=_counts_at(enough))]


def _only(counts: Counts, colour: int) -> Counts:
    return tuple(count if each == colour else 0 for each, count in enumerate(counts))


def _counts_at(counted: Sequence[tuple[Phrase, Phrase, int]]) -> tuple[Phrase, ...]:
    return tuple(phrase("count-at", count=count, source=place) for place, _, count in counted)


def _about_turn(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    seat: int | None,
) -> list[Phrase]:
    described = _describe_turn(look, context, state)
    if seat is None:
        return described
    resolve_seat(context.names, seat, seat)
    expected = look.expected(state).player
    if expected is None:
        return [phrase("answer-no"), *described]
    if expected == seat:
        return [phrase("answer-yes")]
    return [phrase("answer-no-but", player=context.names[expected])]


def _about_marker(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    seat: int | None,
    *,
    in_centre: bool,
) -> list[Phrase]:
    described = [look.TABLE.marker.describe_holder(context, state.holder)]
    if seat is None and not in_centre:
        return described
    holder = state.holder
    if seat is None:
        return [phrase("answer-yes")] if holder is None else [phrase("answer-no"), *described]
    resolve_seat(context.names, seat, seat)
    return [phrase("answer-yes")] if holder == seat else [phrase("answer-no"), *described]


def _about_difference(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutDifference,
) -> list[Paragraph]:
    """The places that are not alike, first of the one player and then of the other."""
    seats = [resolve_seat(context.names, seat, seat) for seat in (question.one, question.other)]
    different: list[list[tuple[AnyContent, Counts]]] = [[], []]
    found = [look.TABLE.find(state, Place(question.kind or BOARD, None, seat)) for seat in seats]
    for contents in zip(*found, strict=True):
        held = [(content, content.kind.counts(content)) for content in contents]
        if held[0][1] != held[1][1]:
            for index in (0, 1):
                different[index].append(held[index])
    paragraphs: list[Paragraph] = []
    if question.kind is None:
        paragraphs.append([describe_gap(context.names, scores(state), seats[0], seats[1])])
    if not different[0]:
        return [*paragraphs, [phrase("difference-none")]]
    for seat, held in zip(seats, different, strict=True):
        items = tuple(
            phrase(
                "difference-at",
                place=content.kind.title(context, content),
                tiles=look.TABLE.tiles.describe(context, counts) or (phrase("space-empty"),),
            )
            for content, counts in held
        )
        name = context.names[seat]
        paragraphs.append([phrase("difference-of", player=name, items=Series(items))])
    return paragraphs


def _about_needs(
    look: Look[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutNeeds,
) -> list[Paragraph]:
    """What is begun and not complete; with a colour, where it is needed."""
    named = question.seat is not None
    seats = [resolve_seat(context.names, question.seat, 0)] if named else range(len(context.names))
    paragraphs: list[Paragraph] = []
    for seat in seats:
        contents = [
            content
            for content in look.TABLE.find(state, Place(BEGUN, None, seat))
            if question.colour is None
            or content.kind.lacks(context.options, content, question.colour)
        ]
        items = tuple(
            phrase(
                "difference-at",
                place=content.kind.title(context, content),
                tiles=content.kind.missing(context, content),
            )
            for content in contents
        )
        if items:
            name = context.names[seat]
            yes = (
                [phrase("answer-yes")]
                if question.asks_whether and question.colour is not None
                else []
            )
            paragraphs.append([*yes, phrase("difference-of", player=name, items=Series(items))])
    if not paragraphs and named and question.colour is not None:
        return [[phrase("answer-no")]]
    if paragraphs:
        return paragraphs
    if named:
        return [[phrase("needs-nothing", player=context.names[seats[0]])]]
    return [[phrase("needs-nobody")]]


def _describe_turn(
    look: Look[StateT, OptionsT], context: TypedContext[OptionsT], state: StateT
) -> list[Phrase]:
    described = look.describe_expectation(context, state, named=True)
    return described or [phrase("moves-over")]
