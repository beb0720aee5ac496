"""Questions in free words: what they mean in a session. `games.asking` has their grammar."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from azul_access.games.answer_kinds import is_as_precise, tells_among_others
from azul_access.games.asked_parts import Place
from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.follow_ups import find_parts, is_named, is_part
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.games.question_numbers import list_named
from azul_access.games.question_parser import find_question
from azul_access.games.questions import AboutSeveral
from azul_access.games.subject_questions import ALIKE, drop_counts, name_places, names_round
from azul_access.games.subjects import TABLE_TALK
from azul_access.games.system import Ask, Commands, CorrectionRequest, Expects
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import Item, QuestionWords
from azul_access.language.stripping import drop_phrases, strip_phrases
from azul_access.session.control.controls import LastMover, SimpleControl, TellRule
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.meaning.questions.negating import strip_not, turn_round
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subjects import (
    begins_as_question,
    divide,
    find_subject,
    is_aside,
    is_example,
    read_before,
)
from azul_access.session.meaning.sayings.asserting import find_asserted
from azul_access.session.meaning.sayings.free_moves import find_what_if, is_move_of_now
from azul_access.session.session import Meaning, Session
from azul_access.session.step.question_words import load_words

# What politeness changes nothing about; a move is never guessed behind other words.
_NEVER_GUESSED = (Commands, CorrectionRequest, LastMover)
# From which margin on a subject counts more than a form; the same of a line that has no word of the
# subject, or that the form reads as a more precise question.
_SURE_OF_SUBJECT, _SURE_OF_ANY = 0.6, 1.1
# What divides a line into clauses, and how many are looked at.
_PARTS = re.compile(r"[,;:.!?\u2013\u2014]+(?=\s|$)")
_PART = re.compile(r"[^,;:.!?\u2013\u2014]+[,;:.!?\u2013\u2014]*")
_MOST_PARTS = 5
_ANSWERS = (SimpleControl.YES, SimpleControl.NO, SimpleControl.WRONG, SimpleControl.QUIT)


def ask_freely(
    session: Session,
    text: str,
    *,
    asker: int | None = None,
    is_marked: bool = False,
    is_bare: bool = True,
) -> Meaning | None:
    """The question that a line asks in free words; None if it is no such question.

    `asker` is the seat of the player who asks, where that is known; in a conversation of a
    player's own it is that player. `is_marked` is whether the line is a question beyond doubt;
    else a line without a question word is one only if `is_bare`.
    """
    system = session.setup.system
    vocabulary = system.asking
    if vocabulary is None or is_example(session, text, (TABLE_TALK,)):
        return None
    positive = strip_not(session, text) if is_bare else None
    if positive is not None:
        asked = ask_freely(session, positive.text, asker=asker, is_marked=True)
        turned = turn_round(session, asked, positive) if isinstance(asked, Ask) else None
        if turned is not None:
            return turned
        found = _ask_as_said(session, text, asker=asker, is_marked=is_marked, is_bare=is_bare)
        # Only an answer that tells everything is right with and without "not".
        question = found.question if isinstance(found, Ask) else None
        is_other = found == asked and is_dataclass(question) and bool(fields(question))
        return None if is_other else found
    return _ask_as_said(session, text, asker=asker, is_marked=is_marked, is_bare=is_bare)


def _ask_as_said(
    session: Session, text: str, *, asker: int | None, is_marked: bool, is_bare: bool
) -> Meaning | None:
    """The question of a line with all its words."""
    system = session.setup.system
    words = load_words(session.settings.language, system.name, session.setup.names)
    formed = _of_form(session, text, words, asker=asker, is_marked=is_marked, is_bare=is_bare)
    if formed is not None and not is_example(session, text):
        return _agree(session, text, formed, asker=asker, is_marked=is_marked)
    if not is_bare:
        return None
    what_if = _what_if(session, text, words)
    if what_if is not None:
        if is_move_of_now(session, what_if):
            return what_if
        # "What does the blue six cost" is a move, too, for which it is not the time.
        return _of_subject(session, text, asker=asker, is_marked=is_marked) or what_if
    return (
        _politely(session, text, words)
        or _of_subject(session, text, asker=asker, is_marked=is_marked)
        or _without_asides(session, text, asker=asker, is_marked=is_marked)
    )


def _agree(
    session: Session, text: str, formed: object, *, asker: int | None, is_marked: bool
) -> Ask:
    """The question of a form, or of a subject whose examples the line is like.

    Where they differ, forms have mostly read over words, as `tests/benchmarks/bench_subjects.py`
    shows. But the number of a place is not read over, and the whole table is told only if nothing
    narrower is.
    """
    reading = find_subject(session, text, asker=asker, is_marked=is_marked)
    if reading is None or not reading.is_sure or reading.is_rule:
        return Ask(formed)  # `checking` compares it with the rule book
    question = reading.question
    dropped = set(list_named(formed)) - set(list_named(question))
    is_less = any(kind == "number" for kind, _ in dropped) or tells_among_others(question, formed)
    is_open = reading.has_predicate and is_as_precise(question, formed)
    least = _SURE_OF_SUBJECT if is_open else _SURE_OF_ANY
    if is_less or reading.margin < least or type(question) is type(formed):
        return Ask(formed)
    return Ask(name_places(question))


def _of_form(
    session: Session,
    text: str,
    words: QuestionWords,
    *,
    asker: int | None,
    is_marked: bool,
    is_bare: bool,
) -> object | None:
    """The question whose form a line has."""
    vocabulary, items = session.setup.system.asking, words.divide(text)
    if vocabulary is None or not items or names_round(list(words.split(text))):
        return None
    if any(item.talk for item in items):
        asks = is_marked or any(item.asks for item in items) or "is" in items[0].symbols
        if not (asks and any(is_named(vocabulary, item) for item in items)):
            return None  # "just a moment"
    return find_question(
        items,
        vocabulary,
        (*vocabulary.forms, *SHARED_FORMS),
        find_asker(session, asker),
        is_marked=is_marked,
        is_bare=is_bare,
        # Tiles alone are those that were drawn, while tiles are drawn.
        beside_moves=session.expected.kind is not Expects.FILL,
    )


def _of_subject(
    session: Session, text: str, *, asker: int | None, is_marked: bool
) -> Ask | TellRule | None:
    """The question of a line whose subject is like that of examples; a claim is none."""
    if is_marked and find_asserted(session, text) is not None:
        return None
    reading = find_subject(session, text, asker=asker, is_marked=is_marked)
    if reading is not None and reading.question is None and session.memory.questions:
        before = read_before(session, session.memory.questions, asker=asker)
        reading = find_subject(session, text, asker=asker, is_marked=is_marked, before=before)
    if reading is None or not reading.is_sure:
        return None
    if reading.is_rule:
        return None if goes_on(session, text) else TellRule(text.rstrip(" ?"))
    return Ask(name_places(reading.question) if reading.likeness < ALIKE else reading.question)


def goes_on(session: Session, text: str, *, is_first: bool = False) -> bool:
    """Whether a line begins as one that goes on with the question before: "and the rest?".

    If it may be the first, there need not be a question before.
    """
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    tokens = tokenize(text)
    *_, rest = strip_phrases(tokens, words.phrases.follow, first=True)
    return (is_first or bool(session.memory.questions)) and len(rest) < len(tokens)


def _without_asides(
    session: Session, text: str, *, asker: int | None, is_marked: bool
) -> Meaning | None:
    """The question of a line without a remark before or after it: "love", "that is mean"."""
    parts = [part for part in _PART.findall(text) if part.strip(" ,;:.!?")]
    if "?" not in text or not 1 < len(parts) <= _MOST_PARTS:
        return None
    for first, last in ((1, 0), (0, 1), (1, 1), (2, 0), (0, 2)):
        asides = (*parts[:first], *parts[len(parts) - last :])
        rest = parts[first : len(parts) - last]
        is_whole = not any("?" in aside for aside in asides)
        if rest and is_whole and all(is_aside(session, aside) for aside in asides):
            found = ask_freely(session, "".join(rest).strip(), asker=asker, is_marked=True)
            if found is not None:
                return found
    return None


def asks_for_emptiness(session: Session, text: str) -> bool:
    """Whether a line begins with the verb of a question and says "empty": "ist Reihe 3 leer"."""
    system = session.setup.system
    if system.asking is None:
        return False
    words = load_words(session.settings.language, system.name, session.setup.names)
    first, *others = [words.divide(token) or [] for token in text.split()]
    begins = any("is" in item.symbols for item in first[:1])
    return begins and any("empty" in item.symbols for items in others for item in items)


def is_question(session: Session, text: str) -> bool:
    """Whether a line asks something, or goes on with a question, as far as its words show."""
    system = session.setup.system
    if system.asking is None:
        return False
    if text.rstrip().endswith("?"):
        return True
    words = load_words(session.settings.language, system.name, session.setup.names)
    items = words.divide(text, skips_unknown=True) or []
    return any(item.asks for item in items) or continues(words, text)


def names_something(session: Session, text: str) -> bool:
    """Whether a line names a place, a colour, a number or a player."""
    vocabulary = session.setup.system.asking
    return vocabulary is not None and any(
        item is not None and is_named(vocabulary, item) for item, _ in divide(session, text)
    )


def follow_joiner(session: Session) -> str | None:
    """The word that joins questions: "and"."""
    system = session.setup.system
    if system.asking is None:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    return next((key[0] for key in sorted(words.phrases.follow) if len(key) == 1), None)


def continues(words: QuestionWords, text: str) -> bool:
    """Whether a line begins as one that goes on with another, and asks nothing by itself."""
    tokens = tokenize(text)
    *_, rest = strip_phrases(tokens, words.phrases.follow, first=True)
    asks = any(item.asks for item in words.divide(" ".join(rest), skips_unknown=True) or ())
    return 0 < len(rest) < len(tokens) and not asks


def understand_in_part(session: Session, text: str) -> Ask | None:
    """What a question that was not understood is about; None if the line names nothing."""
    system = session.setup.system
    if system.asking is None:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    items = words.divide(text, skips_unknown=True) or []
    if not (is_question(session, text) or begins_as_question(session, text)):
        return None
    items = drop_counts(items, system.asking)
    # "Which factory" has no number that stands elsewhere in the line.
    parts = parts_of(system.asking, items)
    kept = [
        item if "which" in item.symbols else part for item, part in zip(items, parts, strict=True)
    ]
    question = find_parts(kept, system.asking, find_asker(session, None))
    return None if question is None else Ask(question)


def find_known_place(session: Session) -> Place | None:
    """The place that the last question of the conversation was about."""
    system, memory = session.setup.system, session.memory
    if system.asking is None or not memory.questions:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    items = words.divide(memory.questions[-1], skips_unknown=True) or []
    parts = find_parts(parts_of(system.asking, items), system.asking, find_asker(session, None))
    return None if parts is None else parts.place


def parts_of(vocabulary: Vocabulary, items: Sequence[Item]) -> list[Item]:
    """The items that name something; all others are empty talk."""
    return [item if is_part(vocabulary, item) else Item((FILLER,)) for item in items]


def _what_if(session: Session, text: str, words: QuestionWords) -> Ask | None:
    """What a move would bring: "what happens if I take black from 4 to row 3"."""
    compared = _compare(session, text, words)
    if compared is not None:
        return compared
    phrases, tokens = words.phrases, tokenize(text)
    for clause in _clauses(text, words):
        for part in strip_phrases(clause, phrases.after, first=False):
            asked = find_what_if(session, " ".join(part))
            if asked is not None:
                return asked
        *_, move = strip_phrases(clause, phrases.between, first=True)
        asked = _find_what_if(session, drop_phrases(move, phrases.inside)) if move else None
        if asked is not None:
            return asked
    for index, token in enumerate(tokens):
        if token in phrases.clause and words.is_talk(tokens[:index]):
            for part in strip_phrases(tokens[index + 1 :], phrases.after, first=False):
                asked = find_what_if(session, " ".join(part))
                if asked is not None:
                    return asked
    *_, move = strip_phrases(tokens, phrases.what_if, first=True)
    if len(move) == len(tokens):
        return _what_if_after(session, tokens, words)
    *_, move = strip_phrases(move, phrases.between, first=True)
    for part in strip_phrases(move, phrases.after, first=False):
        asked = _find_what_if(session, part)
        if asked is not None:
            return asked
        asked = _find_what_if(session, drop_phrases(part, phrases.inside))
        if asked is not None:
            return asked
    return None


def _what_if_after(session: Session, tokens: Sequence[str], words: QuestionWords) -> Ask | None:
    """What a move would bring that stands before the question: "two reds to 3, what then?"."""
    for part in strip_phrases(tokens, words.phrases.after, first=False):
        asks = any(item.asks for item in words.divide(" ".join(tokens[len(part) :])) or ())
        asked = _find_what_if(session, part) if asks else None
        if asked is not None:
            return asked
    return None


def _compare(session: Session, text: str, words: QuestionWords) -> Ask | None:
    """What each of two moves would bring: "which is better, 1r5 or 2r5"."""
    tokens = tokenize(text.rstrip(" ?"))
    joiners = [at for at, token in enumerate(tokens) if (token,) in words.phrases.either]
    if len(joiners) != 1 or not any(map(str.isdecimal, tokens)):
        return None
    second = _find_what_if(session, tokens[joiners[0] + 1 :])
    if second is None:
        return None
    for start in range(joiners[0]):
        first = _find_what_if(session, tokens[start : joiners[0]])
        if first is not None:
            return Ask(AboutSeveral((first.question, second.question)))
    return None


def _clauses(text: str, words: QuestionWords) -> Iterator[Sequence[str]]:
    """Yield what follows a word such as "if", up to a comma, or up to a question word."""
    for part in _PARTS.split(text):
        tokens = tokenize(part)
        for index, token in enumerate(tokens):
            if token not in words.phrases.clause:
                continue
            rest = tokens[index + 1 :]
            yield rest
            for end in range(1, len(rest)):
                items = words.divide(rest[end]) or ()
                if any(item.asks for item in items):
                    yield rest[:end]


def _find_what_if(session: Session, move: Sequence[str]) -> Ask | None:
    meanings = find_meanings(session, "? " + " ".join(move)) if move else []
    asks = [meaning for meaning in meanings if isinstance(meaning, Ask)]
    if not meanings:
        return find_what_if(session, " ".join(move))
    return asks[0] if len(asks) == len(meanings) else None


def _politely(session: Session, text: str, words: QuestionWords) -> Meaning | None:
    """A question or a control among polite words: "say that again, please"."""
    polite, tokens = words.phrases.polite, tokenize(text)
    for without_first in strip_phrases(tokens, polite, first=True):
        for without in strip_phrases(without_first, polite, first=False):
            if not without or len(without) == len(tokens):
                continue
            meanings = find_meanings(session, " ".join(without))
            if meanings and not any(isinstance(meaning, _NEVER_GUESSED) for meaning in meanings):
                return None if meanings[0] in _ANSWERS else meanings[0]
    return None
