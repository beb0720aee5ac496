"""Questions for the most and the fewest: which players or places, by what, and their answers."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, starmap
from operator import itemgetter

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked
from azul_access.games.condition_builders import CONDITIONS
from azul_access.games.kinds import AnyContent, AnyContext, AnyState
from azul_access.games.places import Table
from azul_access.games.questions import AboutRanking, Measure, Rank
from azul_access.games.table_answers import meets
from azul_access.language.phrase import Phrase, Series, join_with_and, phrase


def build_ranking(asked: Asked) -> object | None:
    """Who has the most of something at a place, or which of several places has."""
    rank, kind, seats = _rank(asked), asked.kind(), asked.named_seats()
    if rank is None or (asked.places and kind is None) or asked.count is not None:
        return None
    colour, of_players = asked.colour, asked.has("who", "whose")
    is_costly = kind is not None and kind.kind in asked.vocabulary.costly
    if is_costly or (of_players and kind is None and asked.has("minus", "costs")):
        place = Place(asked.vocabulary.costly[0]) if asked.vocabulary.costly else None
        rank = _turn(rank) if asked.has("best") else rank
        asked.named_places()
        if not of_players or place is None or colour is not None:
            return None
        return AboutRanking(place, Measure.COST, rank)
    if asked.has("best", "worst", "score", "brings", "costs", "minus"):
        return None
    if of_players:
        return _of_players(asked, rank, colour)
    if kind is None or not kind.numbered or asked.named_places()[0].number is not None:
        return None
    if not asked.has("which", "what", "where") or (kind.owned and len(seats) > 1):
        return None
    measure = Measure.MISSING if asked.has("missing", "needs") else Measure.TILES
    return AboutRanking(asked.named_places()[0], measure, rank, of_players=False, colour=colour)


def _of_players(asked: Asked, rank: Rank, colour: int | None) -> object | None:
    kind, named = asked.kind(), {seat for seat in asked.seats if seat != "everybody"}
    if named or (kind is not None and not kind.owned):
        return None
    place = Place(asked.vocabulary.own_tiles)
    if kind is not None:
        place = replace(asked.named_places()[0], seat=None)
    elif not asked.tiles:
        return None
    condition = next((CONDITIONS[name] for name in CONDITIONS if asked.has(name)), None)
    if asked.has("missing", "needs"):
        lacks = condition is None and colour is None and place.number is not None
        return AboutRanking(place, Measure.MISSING, rank) if lacks else None
    if condition is not None:
        is_several = kind is not None and kind.numbered and place.number is None
        is_several = is_several and colour is None
        return (
            AboutRanking(place, Measure.PLACES, rank, condition=condition) if is_several else None
        )
    return AboutRanking(place, Measure.TILES, rank, colour=colour)


def _rank(asked: Asked) -> Rank | None:
    if asked.has("most", "best", "worst"):
        return Rank.MOST
    return Rank.FEWEST if asked.has("fewest") else None


def _turn(rank: Rank) -> Rank:
    return Rank.FEWEST if rank is Rank.MOST else Rank.MOST


def describe_ranking(
    table: Table, context: AnyContext, state: AnyState, question: AboutRanking
) -> list[Phrase]:
    """All players with what each has, the first of them first; of places only the first ones."""
    ranked: list[tuple[int, Phrase]] = []
    if question.of_players:
        for seat, name in enumerate(context.names):
            contents = table.find(state, replace(question.place, seat=seat))
            measured = _measure(context, contents, question)
            ranked.append((measured, phrase("name", name=name)))
    else:
        for content in table.find(state, question.place):
            free, is_empty = content.kind.free(content), content.kind.is_empty(content)
            measured = _measure(context, [content], question)
            is_open = bool(free) if question.measure is Measure.MISSING else bool(measured)
            if is_open and not is_empty:
                ranked.append((measured, content.kind.title(context, content)))
    if not ranked:
        return [phrase("answer-none")]
    sign = -1 if question.rank is Rank.MOST else 1
    ranked.sort(key=lambda item: sign * item[0])
    groups = [(count, list(same)) for count, same in groupby(ranked, itemgetter(0))]
    shown = groups if question.of_players else groups[:1]
    return [phrase("answer-list", items=Series(tuple(starmap(partial(_tell, question), shown))))]


def _tell(question: AboutRanking, count: int, ranked: Sequence[tuple[int, Phrase]]) -> Phrase:
    """What all that have as much have."""
    names = join_with_and([name for _, name in ranked])
    measure = question.measure.value if count else Measure.TILES.value  # no "minus 0"
    return phrase("ranked", names=names, count=count, holders=len(ranked), measure=measure)


def _measure(context: AnyContext, contents: Sequence[AnyContent], question: AboutRanking) -> int:
    match question.measure:
        case Measure.COST:
            return sum(each.kind.cost(context.options, each) for each in contents)
        case Measure.MISSING:
            return sum(each.kind.free(each) or 0 for each in contents)
        case Measure.PLACES:
            condition = question.condition
            return sum(condition is not None and meets(each, condition) for each in contents)
        case Measure.TILES:
            counts = [each.kind.counts(each) for each in contents]
            if question.colour is None:
                return sum(map(sum, counts))
            return sum(held[question.colour] for held in counts)
