"""What a conversation remembers of a line: the last question, and how a move was refused."""

from dataclasses import replace

from azul_access.games.questions_of_talk import AboutTalk
from azul_access.games.system import Ask, Commands
from azul_access.session.meaning.asking import is_question, understand_in_part
from azul_access.session.meaning.continuing import continues_unknown
from azul_access.session.meaning.interpretation import Interpretation
from azul_access.session.meaning.referring import needs_question_before
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Memory, Session, Step
from azul_access.session.step.execution import execute

# A question goes on no longer than this.
_MOST_LINES = 4


def remember(before: Session, text: str, interpretation: Interpretation, step: Step) -> Step:
    """The step of a line, with what its session remembers of it."""
    memory, meanings = before.memory, interpretation.meanings
    if any(
        isinstance(meaning, Ask) and isinstance(meaning.question, AboutTalk) for meaning in meanings
    ):
        return step  # what was said before stays what the next line is about
    if step.understood and any(isinstance(meaning, Ask) for meaning in meanings):
        earlier = memory.questions if interpretation.goes_on else ()
        lines = (*earlier, text)[-_MOST_LINES:]
        memory = Memory(lines, answer=step.announcements, refusal=memory.refusal)
    elif step.understood:
        memory = Memory(refusal=() if step.entries else memory.refusal)
    elif any(isinstance(meaning, Commands) for meaning in meanings):
        memory = Memory(refusal=interpretation.step.announcements)
    return replace(step, session=replace(step.session, memory=memory))


def ask_back(session: Session, text: str, source: str) -> Step | None:
    """What was understood of a question that was not, and what can be asked; None for nothing.

    A line that points back is about what the question before was about.
    """
    unclear = understand_in_part(session, text)
    earlier: tuple[str, ...] = ()
    if needs_question_before(session, text):
        earlier = session.memory.questions
        unclear = unclear or understand_in_part(session, f"{earlier[-1]}?")
    if unclear is None or session.pending or session.walk is not None:
        return None
    step = execute(session, unclear, source)
    if not step.understood:
        return None
    lines = (*earlier, text)[-_MOST_LINES:]
    memory = replace(session.memory, questions=lines, is_open=True, is_lost=False)
    return replace(step, session=replace(step.session, memory=memory), understood=False)


def ask_back_at_once(session: Session, text: str, source: str) -> Step | None:
    """As `ask_back`, for a line that points back; None for another one."""
    return ask_back(session, text, source) if needs_question_before(session, text) else None


def lose(step: Step, text: str) -> Step:
    """The step of a line that was not understood: what goes on with it cannot be answered."""
    if not is_question(step.session, text):
        return step
    memory = replace(step.session.memory, questions=(), is_open=False, is_lost=True)
    return replace(step, session=replace(step.session, memory=memory))


def refuse_to_go_on(session: Session, text: str, interpretation: Interpretation) -> Step | None:
    """The refusal of a line that goes on with a question that was not understood."""
    is_meant = interpretation.is_possible and not interpretation.is_free
    if is_meant or session.walk is not None or not continues_unknown(session, text):
        return None
    return session.refuse(make_message("error-goes-on"))
