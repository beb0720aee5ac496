"""Questions that go on with the one before: "and Ben?", "and into row 2?", "does it fit there?"."""

from collections.abc import Collection
from dataclasses import replace

from azul_access.games.asking import FILLER, LIGHT, Vocabulary
from azul_access.games.follow_ups import find_follow_up, is_part
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.games.subject_questions import read_parts
from azul_access.games.system import Ask
from azul_access.language.grammar import Symbol
from azul_access.language.question_words import QuestionWords
from azul_access.session.meaning.asking import (
    ask_freely,
    continues,
    goes_on,
    names_part,
    parts_of,
)
from azul_access.session.meaning.question_lines import find_asker
from azul_access.session.meaning.subjects import continue_subject, divide, find_subject, read_before
from azul_access.session.meaning.varying import vary_asked
from azul_access.session.session import Memory, Session
from azul_access.session.step.question_words import load_words

_PREDICATES = frozenset(("fits", "brings", "costs", "missing", "needs", "full", "empty", "score"))
_PERSONS = frozenset(("me", "other", "others", "everybody"))


def follow_up(session: Session, text: str, *, asker: int | None = None) -> Ask | None:
    """The question of a line that goes on with the one before: "and Ben?", "and in row 5?".

    After the program has asked back, every question goes on with what was understood.
    """
    system, memory = session.setup.system, session.memory
    varied = vary_asked(session, text, asker=asker)
    if varied is not None:
        return Ask(varied)
    if system.asking is None or not memory.questions:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    if not memory.is_open and not (continues(words, text) or _repeats(session, words, text)):
        if not _is_fragment(system.asking, words, text):
            return None
        continued = continue_subject(session, memory.questions, text, asker=asker)
        return None if continued is None else Ask(continued)
    items = words.divide(text)
    if not items:
        return None
    if all(FILLER in item.symbols for item in items):  # "thanks" goes on with nothing
        return None
    varied = _vary(session, text, asker=asker)
    if varied is not None:
        return Ask(varied)
    said = {symbol for item in items for symbol in item.symbols}
    if "if" in said and "put" not in said:  # what would be, if something were otherwise
        return None
    own = _ask_of_before(session, said, text, asker=asker)
    if own is not None:
        return own
    is_part = names_part(words, text)
    continued = continue_subject(session, memory.questions, text, asker=asker, is_part=is_part)
    if continued is not None and not memory.is_open:
        return Ask(continued)
    lines = [words.divide(line, skips_unknown=True) or [] for line in memory.questions]
    if memory.is_open:
        lines = [parts_of(system.asking, line) for line in lines]
    forms = (*system.asking.forms, *SHARED_FORMS)
    question = find_follow_up([*lines, items], system.asking, forms, find_asker(session, asker))
    return None if question is None else Ask(question)


def _vary(session: Session, text: str, *, asker: int | None) -> object | None:
    """The question about a move or a space with what a line names: "and into row 2?"."""
    vocabulary, question = session.setup.system.asking, None
    if vocabulary is None or vocabulary.vary is None:
        return None
    alone = replace(session, memory=Memory())
    for line in (*session.memory.questions, text):
        varied = None
        for asked in read_parts(divide(session, line), vocabulary, find_asker(session, asker)):
            asked.used.clear()
            varied = varied or vocabulary.vary(question, asked)
        if line is text:
            return varied
        if varied is None:
            meaning = ask_freely(alone, line, asker=asker, is_marked=True)
            varied = meaning.question if isinstance(meaning, Ask) else None
        question = varied
    return None


def _repeats(session: Session, words: QuestionWords, text: str) -> bool:
    """Whether a line asks the question before about somebody else: "and how many has Ben?"."""
    if not goes_on(session, text):
        return False
    symbols, before = (
        {symbol for item in words.divide(line, skips_unknown=True) or () for symbol in item.symbols}
        for line in (text, session.memory.questions[-1])
    )
    said = {symbol for symbol in symbols if isinstance(symbol, str)} - LIGHT - _PERSONS
    is_known = words.divide(text) is not None
    return is_known and said == {"how-many"} and "how-many" in before


def _ask_of_before(
    session: Session, said: Collection[Symbol], text: str, *, asker: int | None
) -> Ask | None:
    """What a line asks by a word of its own about what the question before named."""
    lines = session.memory.questions
    before = {symbol for item, _ in divide(session, lines[-1]) if item for symbol in item.symbols}
    if session.memory.is_open or not (_PREDICATES & set(said)) - before:
        return None
    named = read_before(session, lines, asker=asker)
    reading = find_subject(session, text, asker=asker, before=named)
    is_own = reading is not None and reading.is_sure and not reading.is_rule
    return Ask(reading.question) if reading is not None and is_own else None


def continues_unknown(session: Session, text: str) -> bool:
    """Whether a line goes on with a question that was not understood: "and Ben?"."""
    system, memory = session.setup.system, session.memory
    if system.asking is None or not (memory.is_open or memory.is_lost):
        return False
    words = load_words(session.settings.language, system.name, session.setup.names)
    return continues(words, text)


def _is_fragment(vocabulary: Vocabulary, words: QuestionWords, text: str) -> bool:
    """Whether a line only names something, with a question mark: "blacks?", "row 3?"."""
    items = words.divide(text) if text.rstrip().endswith("?") else None
    return bool(items) and all(
        FILLER in item.symbols or is_part(vocabulary, item) for item in items or ()
    )
