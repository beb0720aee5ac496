"""Lines that only name something, and go on with the one before: "and in the second?"."""

from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.follow_ups import is_part
from azul_access.games.subject_model import Entries
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import tokenize
from azul_access.language.stripping import strip_phrases
from azul_access.session.meaning.following.items import has
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

# The next one of what was named, and other players and rounds.
NEXT = frozenset(("next", "following"))
_OTHERS = frozenset(("me", "other", "others", "last-round", "this-round"))


def read_fragment(session: Session, text: str) -> Entries:
    """The words of a line that only names something: "and in the second?", "row 3?"."""
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return ()
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    tokens = tokenize(text)
    *_, rest = strip_phrases(tokens, words.phrases.follow, first=True)
    is_marked = len(rest) < len(tokens) or text.rstrip().endswith("?")
    if not rest or not is_marked:
        return ()
    entries = divide(session, " ".join(rest))
    counts = any(has(item, ("how-many",)) for item, _ in entries)
    small = (FILLER, *NEXT, *_OTHERS, *(("how-many", "is") if counts else ()))
    is_fragment = all(
        has(item, small) or (item is not None and is_part(vocabulary, item)) for item, _ in entries
    )
    return entries if is_fragment else ()


def is_bare(session: Session, text: str) -> bool:
    """Whether a line is a fragment with a number, a person or the next one, and no name."""
    vocabulary, entries = session.setup.system.asking, read_fragment(session, text)
    if vocabulary is None or _names_itself(vocabulary, entries):
        return False
    return any(item is not None and item.symbols != (FILLER,) for item, _ in entries)


def _names_itself(vocabulary: Vocabulary, entries: Entries) -> bool:
    """Whether a fragment names something that is the same whatever was said before."""
    return any(
        isinstance(symbol, Seat) or symbol in vocabulary.places or symbol in vocabulary.colours
        for item, _ in entries
        for symbol in (item.symbols if item else ())
    )
