"""Answers that any game can give from its table of places alone.

They are about holders, frequent colours, labels and places.
"""

from collections.abc import Sequence

from azul_access.games.asked_parts import Place
from azul_access.games.kinds import AnyContent, AnyContext, AnyState
from azul_access.games.leads import describe_gap
from azul_access.games.look import scores
from azul_access.games.places import BOARD, Table
from azul_access.games.questions import (
    AboutDifference,
    AboutFrequent,
    AboutHolders,
    AboutNearest,
    AboutWhere,
    AboutWhich,
    Condition,
    Rank,
)
from azul_access.games.terms import resolve_seat
from azul_access.games.tiles import Counts, add_counts
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase


def describe_holders(
    table: Table, context: AnyContext, state: AnyState, question: AboutHolders
) -> list[Paragraph]:
    """Each player with the places that count; "nobody" if there are none."""

    def counts(content: AnyContent) -> bool:
        if question.colour is None:
            return meets(content, question.condition)
        return bool(content.kind.counts(content)[question.colour])

    paragraphs: list[Paragraph] = []
    without: list[Phrase] = []
    for place in question.places:
        items = tuple(
            content.kind.title(context, content)
            for content in table.find(state, place)
            if counts(content)
        )
        if items:
            name = context.names[place.seat or 0]
            paragraphs.append([phrase("difference-of", player=name, items=items)])
        else:
            without.append(phrase("name", name=context.names[place.seat or 0]))
    if question.negated:
        return [list_names(without)]
    return paragraphs or [[phrase("needs-nobody")]]


def list_names(names: Sequence[Phrase]) -> list[Phrase]:
    return [phrase("answer-list", items=tuple(names)) if names else phrase("needs-nobody")]


def describe_nearest(
    table: Table, context: AnyContext, state: AnyState, question: AboutNearest
) -> list[Paragraph]:
    """The place of a kind where a player lacks the fewest tiles, or that of each player."""
    seats = range(len(context.names)) if question.seat is None else (question.seat,)
    paragraphs: list[Paragraph] = []
    for seat in seats:
        contents = table.find(state, Place(question.kind, None, seat))
        free = [content.kind.free(content) or 0 for content in contents]
        least = min(filter(None, free), default=0)
        named = tuple(
            content.kind.title(context, content)
            for content, count in zip(contents, free, strict=True)
            if count == least
        )
        told = phrase("nearest", player=context.names[seat], count=least, places=named)
        paragraphs.append([told])
    return paragraphs


def describe_difference(
    table: Table, context: AnyContext, state: AnyState, question: AboutDifference
) -> list[Paragraph]:
    """The places that are not alike, first of the one player and then of the other."""
    names = context.names
    seats = [resolve_seat(names, seat, seat) for seat in (question.one, question.other)]
    different: list[list[tuple[AnyContent, Counts]]] = [[], []]
    found = [table.find(state, Place(question.kind or BOARD, None, seat)) for seat in seats]
    for contents in zip(*found, strict=True):
        held = [(content, content.kind.counts(content)) for content in contents]
        if held[0][1] != held[1][1]:
            for index in (0, 1):
                different[index].append(held[index])
    paragraphs: list[Paragraph] = []
    if question.kind is None:
        paragraphs.append([describe_gap(names, scores(state), seats[0], seats[1])])
    if not different[0]:
        return [*paragraphs, [phrase("difference-none")]]
    for seat, held in zip(seats, different, strict=True):
        items = tuple(
            phrase(
                "difference-at",
                place=content.kind.title(context, content),
                tiles=table.tiles.describe(context, counts) or (phrase("space-empty"),),
            )
            for content, counts in held
        )
        paragraphs.append([phrase("difference-of", player=names[seat], items=Series(items))])
    return paragraphs


def find_answered(table: Table, state: AnyState, question: object) -> Place | None:
    """The one place that the answer to a question names; None for several, or for none."""
    match question:
        case AboutNearest(kind, int(seat)):
            found = table.find(state, Place(kind, None, seat))
            free = [each.kind.free(each) or 0 for each in found]
            least = min(filter(None, free), default=0)
            found = [each for each, count in zip(found, free, strict=True) if count == least]
        case AboutWhich(place, condition):
            found = [each for each in table.find(state, place) if meets(each, condition)]
        case AboutWhere(int(colour)) if len(question.places) == 1:
            found = table.find(state, question.places[0])
            found = [each for each in found if each.kind.counts(each)[colour]]
        case _:
            return None
    if len(found) != 1 or found[0].number is None:
        return None
    return Place(found[0].kind.name, found[0].number + (found[0].kind.first or 0), found[0].seat)


def describe_frequent(
    table: Table, context: AnyContext, state: AnyState, question: AboutFrequent
) -> list[Phrase]:
    """The colour of which most or fewest tiles lie at some places, and how many.

    With colours in the question, the number of tiles of each.
    """
    totals = table.no_tiles
    for place in question.places:
        for content in table.find(state, place):
            totals = add_counts(totals, content.kind.counts(content) or table.no_tiles)
    if question.colours:
        totals = tuple(
            total if each in question.colours else 0 for each, total in enumerate(totals)
        )
    if not any(totals):
        return [phrase("answer-nothing")]
    if question.colours:
        described = Series(table.tiles.describe(context, totals))
        together = [phrase("answer-together", count=sum(totals))] if question.rank is None else []
        return [phrase("answer-list", items=described), *together]
    best = (max if question.rank is Rank.MOST else min)(filter(None, totals))
    counts = tuple(total if total == best else 0 for total in totals)
    return [phrase("answer-list", items=Series(table.tiles.describe(context, counts)))]


def describe_absent(table: Table, contents: Sequence[AnyContent]) -> list[Phrase]:
    """The colours of which no tile lies at some places."""
    totals = table.no_tiles
    for content in contents:
        totals = add_counts(totals, content.kind.counts(content) or table.no_tiles)
    labels = tuple(table.label(colour) for colour, count in enumerate(totals) if not count)
    return [phrase("answer-list", items=labels) if labels else phrase("answer-none")]


def name_topic(
    table: Table, context: AnyContext, contents: Sequence[AnyContent], colour: int | None
) -> Phrase:
    """What an answer is about: a single place, its owner, and a colour."""
    (first, *others) = contents
    parts = [] if others else [first.kind.title(context, first)]
    if first.seat is not None:
        parts.append(phrase("name", name=context.names[first.seat]))
    elif others and first.kind.name == "factory":
        parts.append(phrase("answer-about-factories"))
    topic = (*parts, *(() if colour is None else (table.label(colour),)))
    return phrase("answer-about", topic=topic) if topic else phrase("answer-about-all")


def describe_in_game(
    table: Table, context: AnyContext, state: AnyState, colour: int
) -> list[Phrase]:
    """Where the tiles of a colour are that are not out of the game."""
    in_bag = getattr(state, table.bag.field)[colour]
    return [phrase("in-bag", count=in_bag), table.describe_colour(context, state, colour)]


def describe_label(table: Table, context: AnyContext, colour: int | None) -> list[Phrase]:
    """What a label stands for, or all of them: one tile of its colour."""
    colours = range(len(table.no_tiles))
    described: list[Phrase] = []
    for shown in colours if colour is None else (colour,):
        (tiles,) = table.tiles.describe(context, tuple(int(each == shown) for each in colours))
        described.append(phrase("label-means", label=table.label(shown), tiles=tiles))
    return described


def meets(content: AnyContent, condition: Condition) -> bool:
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
