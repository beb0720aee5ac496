"""Questions for what a supposed move would bring, and no more."""

from collections.abc import Sequence

from azul_access.games.asking import LIGHT
from azul_access.games.questions import AboutSeveral
from azul_access.games.supposing import AboutSupposed, SupposedStep, Supposition
from azul_access.games.system import Ask
from azul_access.language.grammar import Seat
from azul_access.language.stripping import strip_phrases
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

# The words of a question for what a move would bring.
_BRINGS = frozenset(("brings", "costs", "net", "happen"))
_OF_RESULT = LIGHT | {
    *(
        "brings",
        "costs",
        "score",
        "how-many",
        "net",
        "minus",
        "happen",
        "me",
        "other",
        "find",
        "do",
    ),
    *("can", "take", "taken", "used", "use", "something"),
}
_MOST_RESULTS = 3


def is_of_other(ways: Sequence[Supposition], asker: int) -> bool:
    return any(way and way[-1].seat not in (None, asker) for way in ways)


def ask_result(session: Session, ways: Sequence[Supposition], asker: int) -> AboutSupposed | None:
    """What the last of the supposed moves would bring."""
    supposing = session.setup.system.supposing
    if supposing is None or len(ways) != 1 or not ways[0]:
        return None
    *before, last = ways[0]
    question = supposing.ask_result(last.command)
    return AboutSupposed(((*before, SupposedStep(last.seat)),), question, asker)


def asks_result(session: Session, question: Sequence[str]) -> bool:
    """Whether a question asks no more than what a move would bring; also one without a word."""
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    *_, rest = strip_phrases(question, words.phrases.after, first=False)
    if not rest:
        return True
    items = [item for item, _ in divide(session, " ".join(question)) if item is not None]
    # "What would it score" asks what it brings; "how many points would it be" for points.
    asking = [item for item in items if "score" not in item.symbols or "brings" in item.symbols]
    said = {symbol for item in asking for symbol in item.symbols}
    is_only = all(symbol in _OF_RESULT or isinstance(symbol, Seat) for symbol in said)
    return is_only and not _BRINGS.isdisjoint(said)


def ask_results(session: Session, ways: Sequence[Supposition]) -> Ask | None:
    """What each of a few moves would bring; None for a single one, which needs no more words."""
    supposing = session.setup.system.supposing
    commands = [way[-1].command for way in ways if len(way) == 1]
    if supposing is None or not 1 < len(commands) <= _MOST_RESULTS or len(commands) < len(ways):
        return None
    return Ask(AboutSeveral(tuple(supposing.ask_result(each) for each in commands)))
