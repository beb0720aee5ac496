"""Questions that a line is like which is not understood: examples with what the line names.

They are asked about and never answered at once, so that nobody is told something else.
"""

import re
from collections.abc import Iterator, Sequence

from azul_access.games.asking import Asked, Vocabulary
from azul_access.games.subject_model import RULE, Entries
from azul_access.games.subject_questions import REMARKS, build_question, read_parts
from azul_access.games.subjects import TABLE_TALK
from azul_access.games.system import Ask
from azul_access.language.question_words import Item
from azul_access.session.meaning.questions.asking import is_question
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subject_models import load_lines, load_model
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Session, Suggestion
from azul_access.session.step.question_words import EXAMPLE_NAMES

# How like an example a line is that is hardly anything else, and one that is like it at all.
VERY_LIKE, LIKE = 0.5, 0.3
# How much less likely another subject may be.
_NARROW = 0.15
_MOST_SUBJECTS = 3
# So many of the likest examples of a subject are tried.
_MOST_EXAMPLES = 12


def find_similar(session: Session, text: str, least: float) -> list[Suggestion]:
    """The questions of the likeliest subjects about what a line names, each as a sentence.

    The line is at `least` so like an example, from 0 to 1. Rules are asked about by their names.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None or not is_question(session, text):
        return []
    entries = divide(session, text)
    model = load_model(session.settings.language, session.setup.system.name)
    readings = list(read_parts(entries, vocabulary, find_asker(session, None)))
    found: list[Suggestion] = []
    ranked = model.rank(entries)[:_MOST_SUBJECTS]
    for score, subject in ranked:
        if subject == TABLE_TALK or score < ranked[0].score - _NARROW:
            break
        if subject in REMARKS or subject.startswith(RULE):
            continue
        if model.likeness(entries, subject) < least:
            continue
        question = build_question(subject, readings, vocabulary)
        if question is None or not model.has_evidence(entries, subject):
            continue
        nearest = model.find_nearest(entries, subject)[:_MOST_EXAMPLES]
        sentence = _find_sentence(session, entries, vocabulary, subject, question, nearest)
        if sentence is not None and all(one.meaning != Ask(question) for one in found):
            found.append(Suggestion(Ask(question), sentence))
    return found


def _find_sentence(
    session: Session,
    entries: Entries,
    vocabulary: Vocabulary,
    subject: str,
    question: object,
    nearest: Sequence[int],
) -> str | None:
    """The likest example that asks this question with the parts of the line."""
    lines = load_lines(session.settings.language, session.setup.system.name, subject)
    for index in nearest:
        example = _name_players(session, lines[index])
        for sentence in (example, _replace_parts(session, entries, vocabulary, example)):
            read = read_parts(divide(session, sentence), vocabulary, find_asker(session, None))
            if sentence and build_question(subject, list[Asked](read), vocabulary) == question:
                return sentence
    return None


def _name_players(session: Session, example: str) -> str:
    """An example with names of this game: the asker's for Anna, and the next player's for Ben."""
    names, asker = session.setup.names, find_asker(session, None).seat or 0
    playing = (names[asker], names[(asker + 1) % len(names)])
    named = dict(zip(EXAMPLE_NAMES, playing, strict=True))
    return re.sub(r"\b(" + "|".join(named) + r")\b", lambda found: named[found[0]], example)


def _replace_parts(session: Session, entries: Entries, vocabulary: Vocabulary, example: str) -> str:
    """An example with the numbers and colours of a line in place of its own."""
    said = list(_list_parts(entries, vocabulary))
    own = list(_list_parts(divide(session, example), vocabulary))
    if [kind for kind, _ in said] != [kind for kind, _ in own]:
        return ""
    for (_, old), (_, new) in zip(own, said, strict=True):
        pattern = r"\b" + r"\W+".join(map(re.escape, old)) + r"\b"
        example = re.sub(pattern, " ".join(new), example, count=1, flags=re.IGNORECASE)
    return example


def _list_parts(entries: Entries, vocabulary: Vocabulary) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the kind and the words of each number and colour."""
    for item, tokens in entries:
        kind = "" if item is None else _kind_of(item, vocabulary)
        if kind:
            yield kind, tokens


def _kind_of(item: Item, vocabulary: Vocabulary) -> str:
    for symbol in item.symbols:
        if type(symbol) is int:
            return "ordinal" if item.ordinal else "number"
        if symbol in vocabulary.colours:
            return "colour"
    return ""
