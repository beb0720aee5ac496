"""The last question with another player, colour, place or round: "and Ben?", "and the next one?".

The question is the one that was answered, so that all else that it asked for stays as it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

from azul_access.games.asked_parts import Place
from azul_access.games.asking import FILLER, Asked, Vocabulary
from azul_access.games.question_numbers import list_named
from azul_access.games.questions import (
    AboutLead,
    AboutNext,
    AboutPlace,
    AboutScore,
    AboutSeveral,
    AboutTurn,
    Aspect,
)
from azul_access.games.questions_of_talk import THIS_ROUND
from azul_access.games.sources import Factory
from azul_access.games.subject_model import Entries
from azul_access.games.subject_questions import read_parts
from azul_access.language.grammar import Seat, Symbol
from azul_access.session.meaning.following.fragments import NEXT, read_fragment
from azul_access.session.meaning.following.items import has
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.session import Session

# What a question for the number of tiles asks after one for an aspect.
_COUNTS = {
    Aspect.COUNT: Aspect.COUNT,
    Aspect.COUNT_MISSING: Aspect.COUNT_MISSING,
    Aspect.MISSING: Aspect.COUNT_MISSING,
}
_TWO = 2  # players, of whom one is the other one


def vary_asked(session: Session, text: str, *, asker: int | None = None) -> object | None:
    """The question before with what a line names, and nothing else; None for another line."""
    vocabulary, before = session.setup.system.asking, session.memory.asked
    entries = read_fragment(session, text)
    if vocabulary is None or before is None or session.memory.is_open or not entries:
        return None
    if any(has(item, ("how-many",)) for item, _ in entries):
        return _count(session, vocabulary, entries, before, asker)
    if isinstance(before, AboutTurn) and any(has(item, NEXT) for item, _ in entries):
        return AboutNext(before.seat)
    for asked in _read(session, vocabulary, entries, before, asker):
        varied = _vary(before, asked)
        if varied is None and vocabulary.vary is not None:
            asked.used.clear()
            varied = vocabulary.vary(before, asked)
        if varied is not None and varied != before:
            return varied
    return None


def _count(
    session: Session, vocabulary: Vocabulary, entries: Entries, before: object, asker: int | None
) -> object | None:
    """How many tiles of the same colour are somewhere else: "and how many on one?"."""
    if isinstance(before, AboutLead) and all(
        has(item, ("how-many", FILLER)) for item, _ in entries
    ):
        return before  # "by how much?"
    if isinstance(before, AboutScore):
        counted: AboutScore | AboutPlace = before
    elif isinstance(before, AboutPlace) and (before.colour is not None or before.aspect in _COUNTS):
        counted = replace(before, aspect=_COUNTS.get(before.aspect, Aspect.COUNT))
    else:
        return None
    if all(has(item, ("how-many", FILLER)) for item, _ in entries):
        return counted
    found = (_vary(counted, each) for each in _read(session, vocabulary, entries, before, asker))
    return next((each for each in found if each is not None), None)


def _read(
    session: Session, vocabulary: Vocabulary, entries: Entries, before: object, asker: int | None
) -> Iterator[Asked]:
    """Yield the parts of a fragment; a number alone is one of what the question before named."""
    who = find_asker(session, asker)
    items = [item for item, _ in entries if item is not None]
    symbols = {symbol for item in items for symbol in item.symbols}
    names_place = not symbols.isdisjoint(vocabulary.places)
    number = next(_list_numbers(before), None)
    if not symbols.isdisjoint(NEXT) and number is not None:
        yield Asked(points=number + 1, asker=who, vocabulary=vocabulary)
    seats = [symbol for symbol in symbols if isinstance(symbol, Seat)]
    if len(seats) == 1 and all(
        item.symbols == (FILLER,) or seats[0] in item.symbols for item in items
    ):
        yield Asked(seats=(seats[0],), asker=who, vocabulary=vocabulary)
    found = [one for item in items if FILLER not in item.symbols for one in item.symbols]
    numbers = [one for one in found if type(one) is int]
    if len(numbers) == 1 and not names_place and symbols.isdisjoint(vocabulary.colours):
        named: tuple[Symbol, ...] = (
            (*seats, "me") if "me" in symbols else tuple(seats)
        )  # "his fifth" is that of the same
        yield Asked(points=numbers[0], seats=named, asker=who, vocabulary=vocabulary)
    owners = {content for name, content in list_named(before) if name == "seat"}
    if "other" in symbols and who.players == _TWO and len(owners) == 1 and not numbers:
        other = Seat(1 - cast("int", owners.pop()))
        yield Asked(seats=(other,), asker=who, vocabulary=vocabulary)
    for asked in read_parts(entries, vocabulary, who):
        is_alone = asked.points is not None or not asked.places
        if is_alone or names_place or hasattr(before, "command"):
            yield asked


def _vary(question: object, asked: Asked) -> object | None:
    """The question with every part that a line names; None if it has no place for one of them."""
    if isinstance(question, AboutSeveral):
        return _vary_several(question.questions, asked)
    if not is_dataclass(question) or asked.count is not None or asked.space is not None:
        return None
    changed = dict(_list_changes(question, asked))
    of_whom_or_what = bool(asked.named_seats() or asked.places)
    of_number = asked.round is not None or asked.points is not None
    named = (bool(asked.colours), of_whom_or_what, of_number)
    if not changed or len(changed) != sum(named):
        return None
    varied: object = replace(cast("Any", question), **changed)
    return varied


def _vary_several(questions: Sequence[object], asked: Asked) -> object | None:
    """The questions, of which those that are alike but for a player become one."""
    varied = [_vary(each, asked) for each in questions]
    kept = list(dict.fromkeys(varied))
    if not kept or None in kept:
        return None
    return kept[0] if len(kept) == 1 else AboutSeveral(tuple(kept))


def _list_changes(question: object, asked: Asked) -> Iterator[tuple[str, object]]:
    """Yield the name of each field that a part of the line is for, and its new content."""
    old = {each.name: getattr(question, each.name) for each in fields(question)}  # type: ignore[arg-type]
    place, colours, seats = old.get("place"), asked.colours, asked.named_seats()
    new = place if isinstance(place, Place) else None
    named = asked.named_places() if asked.places else []
    if len(colours) == 1 and old.get("colour") is not None:
        yield "colour", type(old["colour"])(colours[0])
    elif len(colours) == 1 and new is not None and _is_named_by_colour(new, asked.vocabulary):
        yield "place", replace(new, number=colours[0] + 1)
    if new is not None and named and named[0].kind == new.kind and named[0].number is not None:
        seat = new.seat if not seats or new.seat is None else seats[0]
        yield "place", replace(named[0], seat=seat)
    elif len(seats) == 1 and old.get("seat") is not None:
        yield "seat", seats[0]
    elif len(seats) == 1 and new is not None and new.seat is not None and not named:
        yield "place", replace(new, seat=seats[0])
    if asked.round is not None and type(old.get("round")) is int:
        yield "round", asked.round
    elif asked.points is not None:
        yield from _renumber(old, asked.points)


def _is_named_by_colour(place: Place, vocabulary: Vocabulary) -> bool:
    """Whether a colour can be the name of such a place: "and the green one?"."""
    kinds = (kind for kind in vocabulary.places.values() if kind.kind == place.kind)
    return place.number is not None and any(kind.named_by_colour for kind in kinds)


def _renumber(old: dict[str, object], number: int) -> Iterator[tuple[str, object]]:
    """Yield the field of the number of what a question is about, with another number."""
    for name, content in old.items():
        match content:
            case Place(number=int()):
                yield name, replace(content, number=number)
            case Factory():
                yield name, Factory(number - 1)
            case int() if name in ("number", "round") and content > THIS_ROUND:
                yield name, number
            case _:
                continue
        return


def _list_numbers(question: object) -> Iterator[int]:
    """Yield the number of what a question is about: a place, a factory, a round."""
    for each in fields(question) if is_dataclass(question) else ():
        match getattr(question, each.name):
            case Place(number=int(number)):
                yield number
            case Factory(index):
                yield index + 1
            case int(number) if each.name in ("number", "round") and number > THIS_ROUND:
                yield number
