"""What a conversation remembers of a line: the last question, and how a move was refused."""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.question_builders import ask_content
from azul_access.games.questions import AboutPlace, AboutRule, AboutTurn, Aspect
from azul_access.games.questions_of_talk import AboutTalk, Talk
from azul_access.games.supposing import SupposedStep
from azul_access.games.system import Ask, Command, Commands, Expects
from azul_access.language.lexicon import tokenize
from azul_access.session.control.controls import CompareMoves, SimpleControl, TellRule
from azul_access.session.meaning.asking import is_question
from azul_access.session.meaning.asking_back import MOST_LINES
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.continuing import continues_unknown
from azul_access.session.meaning.question_lines import find_named
from azul_access.session.meaning.set_places import list_set
from azul_access.session.meaning.subjects import read_before
from azul_access.session.meaning.supposed_memory import remember_better, remember_supposed
from azul_access.session.meaning.varying import read_fragment
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Meaning, Memory, Session, Step, Suggestion

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
    elif interpretation.is_statement or _sets(before, meanings):
        memory = Memory((text,), refusal=memory.refusal, asked=_ask_of_stated(before, text))
    elif step.understood:
        refusal = () if step.entries else memory.refusal
        moved, told = _find_moved(before, meanings[0]), _find_told(step, meanings[0])
        memory = Memory(refusal=refusal, asked=told, moved=moved)
        if isinstance(told, AboutRule | AboutTurn):
            memory = replace(memory, answer=step.announcements)
    elif any(isinstance(meaning, Commands) for meaning in meanings):
        refused = None if interpretation.is_statement else _ask_of_refused(before, meanings[0])
        memory = Memory(refusal=interpretation.step.announcements, asked=refused)
    return replace(step, session=replace(step.session, memory=memory))


def _ask_of_stated(session: Session, text: str) -> object | None:
    """The question whose answer a statement is, for lines that go on: "and on two?"."""
    read = [each for each in read_before(session, (text,)) if each.named_places()]
    if not read:
        return None
    places, colour = read[0].named_places(), read[0].colour
    if len(places) != 1:
        return None
    return ask_content(places[0]) if colour is None else AboutPlace(places[0], Aspect.COUNT, colour)


def _sets(session: Session, meanings: Sequence[Meaning]) -> bool:
    """Whether meanings only say what lies on the table."""
    return bool(meanings) and all(list_set(session, meaning) for meaning in meanings)


def _ask_of_refused(session: Session, meaning: Meaning) -> object | None:
    """What a move would bring that was refused, for lines that go on: "and in row 5?"."""
    is_move = isinstance(meaning, Commands) and not list_set(session, meaning)
    if not is_move or session.expected.kind is not Expects.TURN or session.walk is not None:
        return None
    assert isinstance(meaning, Commands)
    return _ask_result(session, meaning.commands[0]) if len(meaning.commands) == 1 else None


def _find_told(step: Step, meaning: Meaning) -> object | None:
    """The question that a tip, the turn or a paragraph of the rules has answered."""
    advice = step.session.advice
    if meaning is SimpleControl.WHOSE_TURN:
        return AboutTurn()
    if isinstance(meaning, TellRule):
        return AboutRule(meaning.topic)
    is_tip = meaning is SimpleControl.TIP and advice is not None
    return _ask_result(step.session, advice.command) if is_tip and advice is not None else None


def _ask_result(session: Session, command: Command) -> object | None:
    supposing = session.setup.system.supposing
    return None if supposing is None else supposing.ask_result(command)


def _find_moved(session: Session, meaning: Meaning) -> SupposedStep | None:
    """The move that was made."""
    seat = session.expected.player
    is_move = isinstance(meaning, Commands) and not list_set(session, meaning)
    if not is_move or seat is None or not isinstance(meaning, Commands):
        return None
    return SupposedStep(seat, meaning.commands[0]) if len(meaning.commands) == 1 else None


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
