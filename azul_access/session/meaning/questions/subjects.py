"""Questions that no form fits exactly: their subject is learned from examples."""

from collections.abc import Sequence
from functools import lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.asking import Asked
from azul_access.games.subject_model import Entries
from azul_access.games.subject_questions import (
    REMARKS,
    Reading,
    build_question,
    read_parts,
    read_subject,
)
from azul_access.games.subjects import TABLE_TALK
from azul_access.language.lexicon import tokenize
from azul_access.language.question_examples import expand, load_examples
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subject_models import list_written, load_model
from azul_access.session.session import Session
from azul_access.session.step.question_words import EXAMPLE_NAMES, load_words

# More readings than this of a line are not combined with those of another one.
_MOST_READINGS = 6
# Subjects whose examples point at what was said before, and talk about anything.
_POINTING = ("that", TABLE_TALK)


def find_subject(
    session: Session,
    text: str,
    *,
    asker: int | None = None,
    is_marked: bool = True,
    before: Sequence[Asked] = (),
) -> Reading | None:
    """The subject of a line and the question that its parts make; None if it is table talk.

    `is_marked` is whether the line is a question beyond doubt. `before` has what it may leave out.
    """
    system = session.setup.system
    entries = divide(session, text) if system.asking is not None else ()
    if not entries or system.asking is None:
        return None
    model = load_model(session.settings.language, system.name)
    who = find_asker(session, asker)
    clauses = text.split(",")[1:]  # "black, who wants that"
    is_marked = is_marked or any(
        map(model.begins_as_question, (divide(session, clause) for clause in clauses))
    )
    allows_rules = not session.is_supposed
    return read_subject(
        entries, model, system.asking, who, before, is_marked=is_marked, allows_rules=allows_rules
    )


def read_before(
    session: Session, lines: Sequence[str], *, asker: int | None = None
) -> Sequence[Asked]:
    """What the parts of the last questions can be, for a line that leaves them out.

    Each of the lines has the parts of those before it that it does not name itself.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return ()
    who, before = find_asker(session, asker), list[Asked]()
    for line in lines:
        read = list(read_parts(divide(session, line), vocabulary, who, before))[:_MOST_READINGS]
        before = [old.followed_by(new) for old in before for new in read] or read or before
        before = before[:_MOST_READINGS]
    return before


def is_example(session: Session, text: str, subjects: Sequence[str] = REMARKS) -> bool:
    """Whether a line is, word for word, an example of some subjects: of a remark."""
    language, game = session.settings.language, session.setup.system.name
    tokens = tokenize(text.rstrip(" ?.!"))
    return any(tokens in _load_written(language, game, subject) for subject in subjects)


@lru_cache(maxsize=64)
def _load_written(language: str, game: str, subject: str) -> frozenset[tuple[str, ...]]:
    written = load_examples(language, game).get(subject, ())
    return frozenset(tokenize(line) for each in written for line in expand(each))


def begins_as_question(session: Session, text: str) -> bool:
    """Whether a line begins with a question word, or with the verb of a question."""
    system = session.setup.system
    model = load_model(session.settings.language, system.name)
    return model.begins_as_question(divide(session, text))


def is_known_phrase(session: Session, text: str, key: Sequence[str]) -> bool:
    """Whether an example of a whole question has words of a line between the same neighbours."""
    language, game = session.settings.language, session.setup.system.name
    known, tokens = _load_neighbours(language, game), ("", *tokenize(text.rstrip(" ?.!")), "")
    size = len(key) + 2
    return all(
        tokens[at : at + size] in known
        for at in range(len(tokens) - size + 1)
        if tokens[at + 1 : at + size - 1] == tuple(key)
    )


@lru_cache(maxsize=8)
def _load_neighbours(language: str, game: str) -> frozenset[tuple[str, ...]]:
    """Every three and four words that follow each other in the examples that name nothing."""
    model_words = load_words(language, game, EXAMPLE_NAMES)
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None  # only games with questions of this kind come here
    concepts = {*vocabulary.places, *vocabulary.colours}
    found: set[tuple[str, ...]] = set()
    whole = [each for name, each in list_written(language, game) if name not in _POINTING]
    for line in (line for written in whole for example in written for line in expand(example)):
        items = model_words.divide(line, skips_unknown=True) or []
        if concepts.isdisjoint(symbol for item in items for symbol in item.symbols):
            tokens = ("", *tokenize(line), "")
            for size in (3, 4):
                found.update(tokens[at : at + size] for at in range(len(tokens) - size + 1))
    return frozenset(found)


def is_aside(session: Session, text: str) -> bool:
    """Whether a part of a line says nothing about the game."""
    system = session.setup.system
    return load_model(session.settings.language, system.name).is_aside(divide(session, text))


def divide(session: Session, text: str) -> Entries:
    """The words of a line, each with what it can mean in a question."""
    if session.setup.system.asking is None:
        return ()  # a game without questions in free words
    names = session.setup.names
    return _divide(session.settings.language, session.setup.system.name, names, text)


# A line is read for each thing that it may be.
@lru_cache(maxsize=16)
def _divide(language: str, game: str, names: tuple[str, ...], text: str) -> Entries:
    return tuple(load_words(language, game, names).split(text))


def continue_subject(
    session: Session,
    lines: Sequence[str],
    text: str,
    *,
    asker: int | None = None,
) -> object | None:
    """The question of the subject of some lines with what another one names: "and Ben?"."""
    vocabulary = session.setup.system.asking
    found = (find_subject(session, line, asker=asker) for line in reversed(lines))
    reading = next((each for each in found if each is not None and each.is_sure), None)
    if reading is None or vocabulary is None:
        return None
    who, old = find_asker(session, asker), read_before(session, lines, asker=asker)
    new = list(read_parts(divide(session, text), vocabulary, who, old))[:_MOST_READINGS]
    combined = [one.followed_by(other) for one in old for other in new]
    question = build_question(reading.subject, combined, vocabulary)
    return None if question == reading.question else question
