"""What a line asserts about the table, in a session."""

from collections.abc import Sequence
from functools import lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.asked_parts import Place
from azul_access.games.asking import Vocabulary
from azul_access.games.assertion_builder import Made, find_assertions
from azul_access.games.assertion_clause import NamedPlace
from azul_access.games.sayings import SOURCES
from azul_access.games.system import Commands, Expects
from azul_access.language.lexicon import tokenize
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.sayings.free_moves import find_moves, load_passed
from azul_access.session.meaning.sayings.saying_words import load_statement_words
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.comparing import are_right, compare
from azul_access.session.step.execution import execute

_MOST_WORDS = 60


def find_asserted(
    session: Session, text: str, known: Place | None = None, *, of_factories: bool = False
) -> Made | None:
    """What a line asserts; None for another line. `known` is the place that was asked about.

    If `of_factories`, a number behind "in" is that of a factory, and no row: "in the one". A tag
    at the end says nothing: "Ben has seven points, hasn't he".
    """
    setup = session.setup
    if setup.system.asking is None or setup.system.statements is None:
        return None
    language, game, names = session.settings.language, setup.system.name, setup.names
    words = text.rstrip("? ").split()
    if len(words) > _MOST_WORDS or "?" in text.rstrip("? "):
        return None
    if all(len(token) == 1 for token in tokenize(text)):  # a short command: "r z b"
        return None
    kept = " ".join(words[: _find_tag(session, words)]).rstrip(" ,")
    me = find_asker(session, None).seat
    made = _read(language, game, names, me, kept, known, of_factories)
    if made is None or not made.unknown:
        return made
    is_marked = text.rstrip().endswith("?") and not has_tag(session, text)
    if is_marked or not made.has_verb or not made.is_named:
        return None
    passed = load_passed(language, game, names)
    (first, *_) = tokenize(kept) or ("",)
    can_pass = all(passed.can_pass(word, is_first=word == first) for word in made.unknown)
    return made if can_pass else None


def _find_tag(session: Session, words: Sequence[str]) -> int:
    """Where the tag of a line begins; behind its last word if it has none."""
    setup = session.setup
    known = load_statement_words(session.settings.language, setup.system.name, setup.names)
    tags = known.phrases.tag
    found = (at for at in range(1, len(words)) if tokenize(" ".join(words[at:])) in tags)
    return next(found, len(words))


def has_tag(session: Session, text: str) -> bool:
    """Whether a line states something and asks whether that is right: "..., isn't it?"."""
    words = text.rstrip("? ").split()
    tag = 0 if session.setup.system.asking is None else _find_tag(session, words)
    return 0 < tag < len(words) and words[tag - 1].endswith(",")


def answer_sentence(
    session: Session, text: str, meanings: Sequence[Meaning], *, asks: bool
) -> tuple[Step, Commands] | None:
    """The answer to a whole sentence that says what lies on the table; see `compare`.

    A sentence without a verb may be a move, a draw or one of its `meanings` instead.
    """
    if session.walk is not None:
        return None
    made = find_asserted(session, text)
    if made is None:
        return None
    if not made.has_verb:
        is_possible = any(execute(session, each, "").understood for each in meanings)
        if is_possible or _may_move(session, made) or find_moves(session, text).meanings:
            return None
    if session.expected.kind is Expects.FILL and find_moves(session, text).meanings:
        return None
    return _compare(session, text, made, None, asks=asks)


def _compare(
    session: Session, text: str, made: Made, known: Place | None, *, asks: bool
) -> tuple[Step, Commands] | None:
    """The answer to assertions; of a number that is that of a row or a factory, if one is right."""
    other = find_asserted(session, text, known, of_factories=True)
    if other is not None and other != made and are_right(session, other.assertions):
        made = other
    return compare(session, made.assertions, asks=asks)


def answer_asserted(
    session: Session,
    text: str,
    *,
    known: Place | None = None,
    asks: bool = True,
    is_free: bool = False,
) -> tuple[Step, Commands] | None:
    """The answer to what a line asserts; see `compare`. One that `is_free` must be no move."""
    made = find_asserted(session, text, known)
    if made is None or (is_free and not made.has_verb and _may_move(session, made)):
        return None
    return _compare(session, text, made, known, asks=asks)


def _may_move(session: Session, made: Made) -> bool:
    """Whether a line without a verb may as well be a move."""
    asking = session.setup.system.asking
    assert asking is not None  # else nothing is asserted
    moves = asking.moves
    concepts = (*SOURCES, moves.target, moves.placed_on, *moves.targets)
    kinds = [asking.places[concept].kind for concept in concepts if concept in asking.places]
    return made.may_move(kinds, find_asker(session, None).seat)


# A line is read for each thing that it may be.
@lru_cache(maxsize=16)
def _read(
    language: str,
    game: str,
    names: tuple[str, ...],
    me: int | None,
    text: str,
    known: Place | None,
    of_factories: bool,
) -> Made | None:
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None  # only games with questions come here
    if of_factories:
        vocabulary = vocabulary._replace(by_preposition=dict.fromkeys(("in", "on"), SOURCES[1]))
    items = load_statement_words(language, game, names).divide_sentence(text)
    place = None if known is None else _name_place(vocabulary, known)
    seat = None if known is None else known.seat
    return find_assertions(items, vocabulary, me, len(names), place, seat)


def _name_place(vocabulary: Vocabulary, place: Place) -> NamedPlace | None:
    concepts = [
        concept
        for concept, kind in vocabulary.places.items()
        if kind.kind == place.kind and not kind.plural and not kind.named_by_colour
    ]
    numbers = () if place.number is None else (place.number,)
    return NamedPlace(concepts[0], numbers) if concepts else None
