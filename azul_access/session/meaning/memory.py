"""What a conversation remembers of a line: the last question, and how a move was refused."""

from dataclasses import replace

from azul_access.games.questions import AboutRule, AboutTurn
from azul_access.games.questions_of_talk import AboutTalk, Talk
from azul_access.games.system import Ask, Commands
from azul_access.language.lexicon import tokenize
from azul_access.session.control.controls import CompareMoves
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.following.answered import (
    ask_of_refused,
    ask_of_stated,
    find_moved,
    find_told,
    sets,
)
from azul_access.session.meaning.following.asking_back import MOST_LINES
from azul_access.session.meaning.following.continuing import continues_unknown
from azul_access.session.meaning.following.fragments import read_fragment
from azul_access.session.meaning.questions.asking import is_question
from azul_access.session.meaning.questions.question_lines import find_named
from azul_access.session.meaning.supposing.memory import remember_better, remember_supposed
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Memory, Session, Step, Suggestion

# What is told of the conversation for one player.
_WITH_FIGURES = (Talk.WHY_MINUS, Talk.GAINED, Talk.GAINED_NOW, Talk.NET)
# The share of words that a line has in common with itself in another spelling.
_LEAST_SHARED = 0.75


def remember(before: Session, text: str, interpretation: Interpretation, step: Step) -> Step:
    """The step of a line, with what its session remembers of it."""
    memory, meanings = before.memory, interpretation.meanings
    asked = next((each.question for each in meanings if isinstance(each, Ask)), None)
    if isinstance(asked, AboutTalk):
        # What was said before stays what the next line is about, but "and Ben?" asks that of Ben.
        if asked.talk in _WITH_FIGURES:
            memory = replace(memory, asked=asked, answer=step.announcements)
        return replace(step, session=replace(step.session, memory=memory))
    if step.understood and any(isinstance(meaning, Ask) for meaning in meanings):
        earlier = memory.questions if interpretation.goes_on else ()
        lines = (*earlier, text)[-MOST_LINES:]
        answer = step.announcements
        named = find_named(before, lines, answer)
        memory = Memory(
            lines,
            answer=answer,
            refusal=memory.refusal,
            named=named,
            supposed=remember_supposed(before, text, asked),
            asked=asked,
        )
    elif step.understood and isinstance(meanings[0], CompareMoves):
        supposed = remember_better(step.session, text, meanings[0].moves)
        memory = Memory(
            (text,), answer=step.announcements, refusal=memory.refusal, supposed=supposed
        )
    elif interpretation.is_statement or sets(before, meanings):
        memory = Memory((text,), refusal=memory.refusal, asked=ask_of_stated(before, text))
    elif step.understood:
        refusal = () if step.entries else memory.refusal
        moved, told = find_moved(before, meanings[0]), find_told(step, meanings[0])
        memory = Memory(refusal=refusal, asked=told, moved=moved)
        if isinstance(told, AboutRule | AboutTurn):
            memory = replace(memory, answer=step.announcements)
    elif any(isinstance(meaning, Commands) for meaning in meanings):
        refused = None if interpretation.is_statement else ask_of_refused(before, meanings[0])
        memory = Memory(refusal=interpretation.step.announcements, asked=refused)
    return replace(step, session=replace(step.session, memory=memory))


def lose(step: Step, text: str) -> Step:
    """The step of a line that was not understood: what goes on with it cannot be answered.

    It goes on with the only question that is suggested, if that is the line in another spelling.
    """
    if step.session.memory.answer == step.announcements or not is_question(step.session, text):
        return step
    meant = _find_respelt(step.session, text)
    questions = () if meant is None else (meant,)
    memory = replace(step.session.memory, questions=questions, is_open=False, is_lost=meant is None)
    return replace(step, session=replace(step.session, memory=memory))


def _find_respelt(session: Session, text: str) -> str | None:
    if len(session.pending) != 1:
        return None
    suggested = session.pending[0]
    if not isinstance(suggested, Suggestion) or not isinstance(suggested.meaning, Ask):
        return None
    tokens, others = set(tokenize(text)), set(tokenize(suggested.text))
    is_near = len(tokens & others) >= _LEAST_SHARED * max(len(tokens), len(others))
    return suggested.text if is_near else None


def refuse_to_go_on(session: Session, text: str, interpretation: Interpretation) -> Step | None:
    """The refusal of a line that goes on with a question that was not understood, or lacks a name.

    What names a player next goes on with such a line.
    """
    if interpretation.lacks_player:
        memory = replace(session.memory, questions=(text,), is_open=False, is_lost=False)
        asked = interpretation.step
        return replace(asked, session=replace(asked.session, memory=memory))
    points = interpretation.goes_on and session.memory.is_open and not read_fragment(session, text)
    is_meant = interpretation.is_possible and (
        not interpretation.is_free or points or _is_whole(session, text, interpretation)
    )
    if is_meant or session.walk is not None or not continues_unknown(session, text):
        return None
    return session.refuse(make_message("error-goes-on"))


def _is_whole(session: Session, text: str, interpretation: Interpretation) -> bool:
    """Whether a line asks what a move would bring, whatever was asked before it."""
    return any(
        isinstance(meaning, Ask) and remember_supposed(session, text, meaning.question) is not None
        for meaning in interpretation.meanings
    )
