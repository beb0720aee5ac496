"""The last question with another player, colour, place or round: "and Ben?", "and whites?".

The question is the one that was answered, so that all else that it asked for stays as it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

from azul_access.games.asked_parts import Place
from azul_access.games.asking import FILLER, Asked, Vocabulary
from azul_access.games.follow_ups import is_part
from azul_access.games.questions import AboutSeveral
from azul_access.games.subject_questions import read_parts
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import Item
from azul_access.language.stripping import strip_phrases
from azul_access.session.meaning.question_lines import find_asker
from azul_access.session.meaning.subjects import divide
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words


def vary_asked(session: Session, text: str, *, asker: int | None = None) -> object | None:
    """The question before with what a line names, and nothing else; None for another line."""
    vocabulary, before = session.setup.system.asking, session.memory.asked
    if vocabulary is None or before is None or session.memory.is_open:
        return None
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    tokens = tokenize(text)
    *_, rest = strip_phrases(tokens, words.phrases.follow, first=True)
    if not rest or (len(rest) == len(tokens) and not text.rstrip().endswith("?")):
        return None
    entries = divide(session, " ".join(rest))
    if not all(_only_names(vocabulary, item) for item, _ in entries):
        return None
    for asked in read_parts(entries, vocabulary, find_asker(session, asker)):
        varied = _vary(before, asked)
        if varied is not None and varied != before:
            return varied
    return None


def _only_names(vocabulary: Vocabulary, item: Item | None) -> bool:
    return item is not None and (
        FILLER in item.symbols or "me" in item.symbols or is_part(vocabulary, item)
    )


def _vary(question: object, asked: Asked) -> object | None:
    """The question with every part that a line names; None if it has no place for one of them."""
    if isinstance(question, AboutSeveral):
        return _vary_several(question.questions, asked)
    if not is_dataclass(question) or asked.count is not None or asked.space is not None:
        return None
    changed = dict(_list_changes(question, asked))
    of_whom_or_what = bool(asked.named_seats() or asked.places)
    named = (bool(asked.colours), of_whom_or_what, asked.round is not None)
    if not changed or len(changed) != sum(named) or asked.points is not None:
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
    if new is not None and named and named[0].kind == new.kind and named[0].number is not None:
        seat = new.seat if not seats or new.seat is None else seats[0]
        yield "place", replace(named[0], seat=seat)
    elif len(seats) == 1 and old.get("seat") is not None:
        yield "seat", seats[0]
    elif len(seats) == 1 and new is not None and new.seat is not None and not named:
        yield "place", replace(new, seat=seats[0])
    if asked.round is not None and type(old.get("round")) is int:
        yield "round", asked.round
