"""What a conversation remembers of what was supposed, for lines that go on with it."""

from collections.abc import Sequence

from azul_access.games.supposing import AboutSupposed, SupposedStep
from azul_access.session.meaning.supposing.clauses import divide_supposed
from azul_access.session.session import Session, Supposed
from azul_access.session.step.question_words import load_words
from azul_access.session.step.supposing import is_legal


def remember_supposed(session: Session, text: str, question: object) -> Supposed | None:
    """What a question supposes, for lines that go on with it; None for any other question."""
    system = session.setup.system
    if isinstance(question, AboutSupposed):
        words = load_words(session.settings.language, system.name, session.setup.names)
        for _, clause, asked in divide_supposed(session, words, text):
            return Supposed(question.ways, f"{' '.join(clause)}?", f"{' '.join(asked)}?")
        old = session.memory.supposed
        clause = "" if old is None else old.clause
        return Supposed(question.ways, clause, text)
    supposing, asker = system.supposing, session.expected.player
    if supposing is None or system.load_coach is None or asker is None:
        return None
    command = system.load_coach().command_of(question)
    if command is None:
        return None
    state = session.ledger.state
    ways = tuple(
        (SupposedStep(asker, each),)
        for each in supposing.complete(state, command)
        if is_legal(system, state, each)
    )
    return Supposed(ways, text) if ways else None


def remember_better(
    session: Session, text: str, moves: Sequence[Sequence[object]]
) -> Supposed | None:
    """The better one of two compared moves, or the first one, for lines that go on with it."""
    advice, asker = session.advice, session.expected.player
    if asker is None:
        return None
    is_told = advice is not None and advice.state is session.ledger.state
    better = [advice.command] if advice is not None and is_told else moves[0]
    return Supposed(tuple((SupposedStep(asker, each),) for each in better), text)
