"""Questions that go on with the one before: "and Ben?", "and into row 2?", "does it fit there?"."""

from collections.abc import Collection

from azul_access.games.asking import FILLER
from azul_access.games.follow_ups import find_follow_up
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.games.question_numbers import list_named
from azul_access.games.system import Ask
from azul_access.language.grammar import Symbol
from azul_access.session.meaning.following.fragments import is_bare, read_fragment
from azul_access.session.meaning.following.varying import vary_asked
from azul_access.session.meaning.questions.asking import (
    continues,
    goes_on,
    parts_of,
)
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subjects import (
    continue_subject,
    divide,
    find_subject,
    read_before,
)
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

_PREDICATES = frozenset(("fits", "brings", "costs", "missing", "needs", "full", "empty", "score"))
_MOMENTS = frozenset((FILLER, "next", "round", "this-round", "in", "on"))


def follow_up(session: Session, text: str, *, asker: int | None = None) -> Ask | None:
    """The question of a line that goes on with the one before: "and Ben?", "and in row 5?".

    After the program has asked back, every question goes on with what was understood. What names
    something gives another question than before, and a number alone one of the same kind.
    """
    varied = vary_asked(session, text, asker=asker)
    if varied is not None:
        return Ask(varied)
    found, before = _follow_up(session, text, asker=asker), session.memory.asked
    if found is None or (found.question == before and not _is_moment(session, text)):
        return None
    is_same_kind = session.memory.is_open or _list_kinds(found.question) == _list_kinds(before)
    return found if is_same_kind or not is_bare(session, text) else None


def _is_moment(session: Session, text: str) -> bool:
    """Whether a line only names a time, of which the answer before may tell: "and next round?"."""
    entries = divide(session, text)
    return all(item is not None and not _MOMENTS.isdisjoint(item.symbols) for item, _ in entries)


def _list_kinds(question: object) -> set[object]:
    """The kind of a question, and those of the places that it names."""
    kinds = {content for name, content in list_named(question) if name == "kind"}
    return {type(question), *kinds}


def is_left_open(session: Session, text: str) -> bool:
    """Whether a line goes on with the one before, and names nothing by itself: "and the other?".

    It is about nothing, unless it makes a question with the one before.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None or session.walk is not None or session.pending:
        return False
    return goes_on(session, text, is_first=True) and is_bare(session, text)


def _follow_up(session: Session, text: str, *, asker: int | None) -> Ask | None:
    """As `follow_up`, even if that is the question before."""
    system, memory = session.setup.system, session.memory
    if system.asking is None or not memory.questions:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    if not memory.is_open and not continues(words, text):
        if not read_fragment(session, text):
            return None
        continued = continue_subject(session, memory.questions, text, asker=asker)
        return None if continued is None else Ask(continued)
    items = words.divide(text)
    if not items:
        return None
    if all(FILLER in item.symbols for item in items):  # "thanks" goes on with nothing
        return None
    said = {symbol for item in items for symbol in item.symbols}
    if "if" in said and "put" not in said:  # what would be, if something were otherwise
        return None
    own = _ask_of_before(session, said, text, asker=asker)
    if own is not None:
        return own
    continued = continue_subject(session, memory.questions, text, asker=asker)
    if continued is not None and not memory.is_open:
        return Ask(continued)
    lines = [words.divide(line, skips_unknown=True) or [] for line in memory.questions]
    if memory.is_open:
        lines = [parts_of(system.asking, line) for line in lines]
    forms = (*system.asking.forms, *SHARED_FORMS)
    question = find_follow_up([*lines, items], system.asking, forms, find_asker(session, asker))
    return None if question is None else Ask(question)


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
