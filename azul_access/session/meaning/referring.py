"""Lines that point at what was said before: "which spaces are free there", "what does that cost".

Such a line is never answered by itself. It goes on with the question before, or the program asks
back with what it has understood.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import cast

from azul_access.games.asked_parts import AskedPlace
from azul_access.games.asking import FILLER, LIGHT, Asked, Vocabulary
from azul_access.games.follow_ups import find_follow_up
from azul_access.games.places import Table
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.games.questions_of_talk import AboutTalk
from azul_access.games.subject_model import Entries
from azul_access.games.subject_questions import LEAST_SURE
from azul_access.games.system import Ask
from azul_access.games.table_answers import find_answered
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.question_words import Item
from azul_access.session.meaning.asking import ask_freely, is_question, parts_of
from azul_access.session.meaning.question_lines import find_asker
from azul_access.session.meaning.subjects import (
    begins_as_question,
    continue_subject,
    divide,
    find_subject,
    is_known_phrase,
    read_before,
)
from azul_access.session.session import Meaning, Memory, Session
from azul_access.session.step.question_words import load_words

# What may follow a pronoun; before anything else such a word is an article.
_AFTER_PRONOUN = frozenset(
    (
        *(FILLER, "is", "can", "must", "not", "me", "everybody", "again", "if", "do", "whether"),
        *("brings", "costs", "put", "take", "fits", "needs", "score", "long", "pass"),
        *("use", "find"),
        *("this-round", "last-round", "since", "at-end"),
        *("full", "empty", "missing", "used", "started", "nearly", "placed", "taken"),
    )
)
# What a relative pronoun follows: "the tiles that are left", "a colour that fits".
_BEFORE_RELATIVE = frozenset(
    ("tile", "space", "colour", "score", "players", "moves", "round", "more", "most", "everything")
)
# What a later word of the same line can point at, beside places, colours and numbers.
_ANTECEDENTS = frozenset(("marker", "round", "turn", "moves", "this-round", "last-round"))
_CLAUSE_ENDS = re.compile(r"[,;:.!?\u2013\u2014]+(?=\s|$)")
# What a question about a move asks that can be asked again: "what would that cost".
_OF_MOVE = frozenset(("brings", "costs", "score", "net", "minus"))
# What a line has that only asks how many those are.
_COUNTING = frozenset(("how-many", "is", FILLER, "tile"))
_WHERE = frozenset(("where", "where-to"))
_VERB = "is"


def points_back(session: Session, text: str, *, is_clear: bool = True) -> bool:
    """Whether a question has a word for what was said before, which the line itself does not name.

    Words that examples of whole questions have between the same neighbours point at nothing, if a
    line `is_clear` without the one before.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None or not (is_question(session, text) or begins_as_question(session, text)):
        return False
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    phrases, whole = words.phrases, divide(session, text)
    if any(_names(item, vocabulary.places) for item, _ in whole):
        return False
    # What a later clause points at is most often in the first one.
    clause = next(filter(None, map(str.strip, _CLAUSE_ENDS.split(text))), "")
    entries = divide(session, clause)
    names_colour = any(_names(item, vocabulary.colours) for item, _ in whole)
    for at, (_, key) in enumerate(entries):
        if any(_is_antecedent(item) for item, _ in entries[:at]):
            return False
        if key in phrases.there:
            points = not _is_existential(entries, at)
        elif key in phrases.thereby:
            points = not names_colour
        else:
            points = key in phrases.that and not names_colour and is_pronoun(entries, at)
        if points and not (is_clear and is_known_phrase(session, clause, key)):
            return True
    return False


def _is_antecedent(item: Item | None) -> bool:
    """Whether a later word of the line can point at an item: a number, a round, the marker."""
    if item is None:
        return False
    is_number = any(type(symbol) is int for symbol in item.symbols)
    return not _ANTECEDENTS.isdisjoint(item.symbols) or (is_number and FILLER not in item.symbols)


def _names(item: Item | None, concepts: Collection[str]) -> bool:
    return item is not None and any(symbol in concepts for symbol in item.symbols)


def _is_existential(entries: Entries, at: int) -> bool:
    """Whether a word for a place is only part of a verb: "is there a row", but "what is there"."""
    beside = (entries[index][0] for index in (at - 1, at + 1) if 0 <= index < len(entries))
    asks_what = any(_names(item, ("what", "which")) for item, _ in entries[:at])
    is_place = asks_what and at + 1 == len(entries)
    return not is_place and _is_verb(entries[at][0]) and any(map(_is_verb, beside))


def _is_verb(item: Item | None) -> bool:
    return item is not None and _VERB in item.symbols


def is_pronoun(entries: Entries, at: int) -> bool:
    """Whether a word that can be an article or a relative pronoun is a pronoun here."""
    before = entries[at - 1][0] if at else Item(())
    if before is not None and not _BEFORE_RELATIVE.isdisjoint(before.symbols):
        return False
    if at + 1 == len(entries):
        return True
    after = entries[at + 1][0]
    if after is not None:
        return not _AFTER_PRONOUN.isdisjoint(after.symbols) and "other" not in after.symbols
    # An unknown word at the end is a verb, if one that needs another came before: "can he stop".
    is_last = at + 2 == len(entries)
    return is_last and any(
        item is not None and not {"can", "must"}.isdisjoint(item.symbols)
        for item, _ in entries[:at]
    )


def needs_question_before(session: Session, text: str, *, is_clear: bool = True) -> bool:
    """Whether a line points back, and there is a question that it can go on with."""
    has_before = bool(session.memory.questions) and session.walk is None
    return has_before and points_back(session, text, is_clear=is_clear)


def is_about_talk(meaning: Meaning) -> bool:
    """Whether a question is about the conversation itself, whose words point back by right."""
    return isinstance(meaning, Ask) and isinstance(meaning.question, AboutTalk)


def go_on_with_question(session: Session, text: str) -> Ask | None:
    """The question of a line that points back, with what the questions before it have named.

    What they name takes the place of what the line leaves open, and nothing of it is left over.
    """
    vocabulary, lines = session.setup.system.asking, session.memory.questions
    again = _ask_move_again(session, text)
    if again is not None or vocabulary is None or not lines:
        return again
    before = [
        asked
        for asked in read_before(session, lines)
        if asked.places or asked.tiles or asked.points is not None
    ]
    if before and all(_lacks_number(vocabulary, asked) for asked in before):
        # The answer has named one of several places, and the question none.
        before = [asked for each in before for asked in _name_answered(session, each)]
    meanings = _list_meanings(session, text)
    asks_where = not _WHERE.isdisjoint(meanings)
    if asks_where:  # the place is what is asked for
        before = [replace(asked, places=(), used=set()) for asked in before if asked.tiles]
    if not before:
        return None
    if "how-many" in meanings and meanings <= _COUNTING:
        question = continue_subject(session, lines, text, is_part=True)
        return None if question is None else Ask(question)
    reading = find_subject(session, text, is_marked=True, before=before)
    if reading is not None and not reading.is_rule and reading.is_sure:
        asked = Ask(reading.question)
        return None if is_about_talk(asked) else asked
    # A form without a word of its own is taken only where the subject is not clearly another one.
    is_other = reading is not None and reading.question is None and reading.margin >= LEAST_SURE
    if asks_where or (is_other and meanings <= LIGHT | {"something"}):
        return None
    return _of_forms(session, vocabulary, text)


def _name_answered(session: Session, asked: Asked) -> Iterator[Asked]:
    """The parts of the question before, with the one place that its answer named."""
    system = session.setup.system
    line = session.memory.questions[-1]
    alone = ask_freely(replace(session, memory=Memory()), line, is_marked=True)
    if not isinstance(alone, Ask):
        return
    place = find_answered(cast("Table", system.places), session.ledger.state, alone.question)
    kinds = {} if place is None else asked.vocabulary.places
    for concept, kind in kinds.items():
        if place is not None and kind.kind == place.kind and kind.numbered and not kind.plural:
            seats = asked.seats if place.seat is None else (Seat(place.seat),)
            named = AskedPlace(concept, place.number)
            yield replace(asked, places=(named,), seats=seats, used=set())
            return


def _lacks_number(vocabulary: Vocabulary, asked: Asked) -> bool:
    kinds = [(vocabulary.places[place.concept], place) for place in asked.places]
    return any(kind.numbered and kind.owned and place.is_any for kind, place in kinds)


def _list_meanings(session: Session, text: str) -> set[Symbol]:
    """Everything that the words of a line can mean; an unknown word is an empty text."""
    entries = divide(session, text)
    return {symbol for item, _ in entries for symbol in (("",) if item is None else item.symbols)}


def _of_forms(session: Session, vocabulary: Vocabulary, text: str) -> Ask | None:
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    items = words.divide(text)
    # What "for that" is for stands in the answer, not in the question.
    if items is None or any(key in words.phrases.thereby for _, key in words.split(text)):
        return None
    named = [
        parts_of(vocabulary, words.divide(line, skips_unknown=True) or [])
        for line in session.memory.questions
    ]
    forms = (*vocabulary.forms, *SHARED_FORMS)
    question = find_follow_up([*named, items], vocabulary, forms, find_asker(session, None))
    return None if question is None else Ask(question)


def _ask_move_again(session: Session, text: str) -> Ask | None:
    """The question what a move would bring, for a line that goes on with it: "what's that cost".

    What another player would get of it, or what it would bring otherwise, is another question.
    """
    meanings, lines = _list_meanings(session, text), session.memory.questions
    is_other = any(isinstance(symbol, Seat) for symbol in meanings) or "if" in meanings
    if not lines or is_other or meanings.isdisjoint(_OF_MOVE):
        return None
    asked = ask_freely(replace(session, memory=Memory()), lines[-1], is_marked=True)
    is_move = isinstance(asked, Ask) and hasattr(asked.question, "command")
    return asked if isinstance(asked, Ask) and is_move else None
