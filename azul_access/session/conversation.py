"""The conversation: a game begins or is resumed, and typed or touched inputs lead to steps.

Nothing here saves or announces anything: a step takes effect when its caller uses it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from azul_access.games.lessons import LessonPlace
from azul_access.games.system import Command, Commands, Expects, State
from azul_access.games.terms import list_scores
from azul_access.language.phrase import phrase
from azul_access.record.ledger import (
    CommandEntry,
    Ledger,
    LedgerError,
    LedgerReason,
    add_entry,
)
from azul_access.record.setup import TABLE_BAG, Setup, start_ledger
from azul_access.session.change.commands import POSITION_SOURCE, enter_commands
from azul_access.session.control.controls import SimpleControl, WalkKind, WalkRequest
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.choosing import Interpretation, choose_or_ask
from azul_access.session.meaning.following.asking_back import (
    ask_back,
    ask_back_at_once,
    names_one_place,
)
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.lines import (
    MOST_PARTS,
    join_steps,
    must_stop,
    report_rest,
    split_line,
)
from azul_access.session.meaning.memory import lose, refuse_to_go_on, remember
from azul_access.session.meaning.questions.rule_answers import ask_which_rule, tell_likely_rule
from azul_access.session.meaning.questions.similar import LIKE, VERY_LIKE
from azul_access.session.meaning.suggestions import suggest, suggest_instead, suggest_similar
from azul_access.session.output.announcements import (
    GameEvents,
    GameStart,
    LessonMessage,
    Message,
    TurnReminder,
    make_message,
)
from azul_access.session.output.seat_narration import describe_computers
from azul_access.session.session import RefusedLine, Session, Step
from azul_access.session.step.completion import complete_step
from azul_access.session.step.execution import announce_next, execute, repeat_announcement
from azul_access.session.step.hands import end_waiting, find_last, make_move
from azul_access.session.step.lesson_checks import list_lessons
from azul_access.session.step.lessons import continue_lesson, go_to, help_phrase
from azul_access.session.step.walk import go_on, start_walk

# "zsch0" has the longest label; a question mark may stand before it.
_MOVE_LETTERS = 6


def begin_game(setup: Setup, settings: Settings, *, take_over: bool = False) -> Step:
    """Begin a new game, with the first draws of the virtual bag.

    To `take_over` a game that is played already, the players go through the table first.
    """
    session = Session(setup, start_ledger(setup), settings)
    offers_drawing = setup.bag == TABLE_BAG and setup.system.virtual_bag is not None
    opening = GameStart(
        session.ledger.opening_events,
        session.ledger.state,
        offers_drawing=offers_drawing,
        computers=setup.computers,
    )
    if not take_over:
        return complete_step(session.announce(opening))
    step = start_walk(session, WalkRequest(WalkKind.CHECK))
    announcements = (replace(opening, with_next_turn=False), *step.announcements)
    return complete_step(replace(step, announcements=announcements))


def begin_at_position(setup: Setup, settings: Settings, position: Mapping[str, object]) -> Step:
    """Begin a game in the position of an object of the game's `encode_state`.

    Raises: IllegalCommand if it is no position of this game; LedgerError if the game has none.
    """
    ledger, statements = start_ledger(setup), setup.system.statements
    if statements is None:
        raise LedgerError(LedgerReason.NOT_AN_ENTRY)
    entry = CommandEntry(statements.decode_position(setup.names, position), POSITION_SOURCE)
    opening = GameStart((), ledger.state, with_next_turn=False, computers=setup.computers)
    ledger, _ = add_entry(ledger, entry)
    session = Session(setup, ledger, settings)
    offer = make_message("position-set")  # the whole table would be minutes of speech
    return complete_step(Step(session, (entry,), (opening, offer, TurnReminder(ledger.state))))


def begin_lessons(
    setup: Setup, settings: Settings, place: LessonPlace, *, goes_on: bool = False
) -> Step:
    """Begin the lessons of a game at a place; `goes_on` is whether the learner left there."""
    session = Session(setup, start_ledger(setup), settings, lesson=place)
    course = place.course
    is_further = goes_on and place != LessonPlace(course=course)
    welcome = "lessons-go-on" if is_further else "lessons-begin"
    count = len(list_lessons(setup.system, course))
    title = phrase(f"title-{setup.system.name}")
    greeting = phrase(welcome, course=course.value, game=title, count=count)
    told = LessonMessage((greeting, help_phrase(course)))
    return complete_step(go_to(session, place, before=(told,)))


def resume_game(setup: Setup, ledger: Ledger, settings: Settings) -> Step:
    """Resume a saved game."""
    last = None
    if ledger.applied:
        newest = ledger.applied[-1]
        last = GameEvents(newest.events, newest.before, newest.after, with_next_turn=False)
    settings = replace(settings, tips=ledger.allows_tips)
    session = Session(setup, ledger, settings, last_game_announcement=last)
    facts, state = setup.system.facts, ledger.state
    scores = list_scores(setup.names, facts.scores(state))
    title, number = phrase(f"title-{setup.system.name}"), facts.round_number(state)
    resumed = Message(
        (
            phrase("game-resumed"),
            phrase("resumed-at", game=title, round=number, scores=scores),
        )
    )
    offer = [make_message("rebuild-offer")] if ledger.applied else []
    computers = describe_computers(session.context, setup.computers)
    offer += [Message(tuple(computers))] if computers else []
    if find_last(ledger) is not None:  # nobody knows whether that move was laid
        session = replace(session, awaits_hands=True)
    step = session.announce(resumed, *offer, TurnReminder(ledger.state))
    return complete_step(step)


def handle_line(session: Session, text: str, source: str) -> Step:
    """The step for a line of text; `source` is the device it came from. Never raises.

    An empty line means yes to a question that waits for a yes or a no; else it asks for the next
    queued announcement, or repeats the last one. Several commands in one line are executed up to
    the first one that is refused or asks something.
    """
    if text.strip():
        return _handle_parts(session, split_line(session, text, source), source)
    if session.asks_yes_or_no:
        return replace(complete_step(execute(session, SimpleControl.YES, source)), goes_on=True)
    if session.pending:
        return replace(repeat_announcement(session), goes_on=True)
    if session.queued_announcements:
        return complete_step(announce_next(session))
    if session.walk is not None:
        return complete_step(go_on(session, source))
    if session.awaits_hands:
        return complete_step(end_waiting(session))
    learnt = continue_lesson(session)
    if learnt is not None:
        return complete_step(learnt)
    return replace(repeat_announcement(session), goes_on=True)


def _handle_parts(session: Session, parts: list[str], source: str) -> Step:
    """The step for the commands of a line, of which each begins where the one before ends."""
    first, *rest = parts
    step = complete_step(_handle_text(session, first, source))
    before = session
    while rest:
        done = len(parts) - len(rest)
        stops = must_stop(before, step)
        if stops or done == MOST_PARTS:
            return join_steps(step, report_rest(step.session, done - stops, rest))
        before = step.session
        part = complete_step(_handle_text(before, rest.pop(0), source))
        step = join_steps(step, part)
    return step


def _handle_text(session: Session, text: str, source: str) -> Step:
    """The step for a text; it may complete a refused one, or be spelt wrongly."""
    refused, session = session.refused_line, replace(session, refused_line=None)
    interpretation = interpret(session, text, source)
    unknown = refuse_to_go_on(session, text, interpretation)
    if unknown is not None:
        return unknown
    step = remember(session, text, interpretation, interpretation.step)
    interpretation = replace(interpretation, step=step)
    is_move = bool(interpretation.meanings) and _is_single_command(interpretation)
    if refused is not None and not (is_move and step.understood):
        # "1r" was answered by "Into which row?", and "row 2", otherwise a question, says that.
        completed = _complete(session, refused, interpretation, text, source)
        if completed is not None:
            return completed
    if step.understood or interpretation.is_statement:
        return step
    if is_move and session.walk is None:
        session = replace(session, refused_line=RefusedLine(text, session.ledger.state))
        step = replace(step, session=replace(step.session, refused_line=session.refused_line))
        interpretation = replace(interpretation, step=step)
    # Suggestions that were not accepted are forgotten: no later line must accept them.
    session = replace(session, pending=()) if session.asks_by_suggestions else session
    if interpretation.meanings:
        return suggest_instead(session, interpretation, text, source)
    asked = ask_back_at_once(session, text, source)
    if asked is not None:
        return asked
    suggested = tell_likely_rule(session, text)
    if not suggested and names_one_place(session, text):
        # What is certain about the place helps more than a question that is a little like it.
        suggested = suggest(session, text, source)
        asked = None if suggested else ask_back(session, text, source)
        if asked is not None:
            return asked
    suggested = (
        suggested
        or suggest_similar(session, text, VERY_LIKE)
        or suggest(session, text, source)
        or ask_which_rule(session, text)
    )
    asked = None if suggested else ask_back(session, text, source)
    if asked is not None:
        return asked
    suggested = (
        suggested
        or suggest_similar(session, text, LIKE)
        or ask_which_rule(session, text, at_last=True)
    )
    return lose(suggested or replace(step, session=session), text)


def _complete(
    session: Session, refused: RefusedLine, alone: Interpretation, text: str, source: str
) -> Step | None:
    """The step for a refused line and the text as one move; None if that is not possible.

    A text that is such a command itself, what it means `alone`, is another try and completes
    nothing.
    """
    if refused.state is not session.ledger.state:
        return None
    begun = refused.text.rstrip(" .!")
    for pause in ("", ","):  # a number is none of a full stop before it
        completed = interpret(session, f"{begun}{pause} {text}", source)
        is_done = completed.is_possible and _is_single_command(completed)
        if is_done and completed.step.entries:
            is_retry = not _command_types(completed).isdisjoint(_command_types(alone))
            return None if is_retry else completed.step
    return None


def _command_types(interpretation: Interpretation) -> set[type]:
    return {
        type(command)
        for meaning in interpretation.meanings
        if isinstance(meaning, Commands)
        for command in meaning.commands
    }


def handle_candidates(session: Session, candidates: Sequence[str], source: str) -> Step:
    """The step for a line that may mean one of several texts, the likeliest first. Never raises.

    The first text counts if it is possible, unless it is a short move without digits: that may lack
    its number signs, so if several texts are different moves that are possible now, the step asks
    which one is meant. If no text is possible, the step is that of the first one.
    """
    first, *others = candidates
    if others:
        reading = interpret(session, first, source)
        if reading.is_possible and (
            session.expected.kind is Expects.FILL or not _may_lack_number_signs(first)
        ):
            return complete_step(reading.step)
        readings = [reading, *[interpret(session, text, source) for text in others]]
        understood = [reading for reading in readings if reading.is_possible]
        possible = [reading for reading in understood if not reading.is_free] or understood
        if possible and not _is_single_command(possible[0]):
            return complete_step(possible[0].step)
        if possible:
            commands = [reading for reading in possible if _is_single_command(reading)]
            return complete_step(choose_or_ask(session, commands).step)
    return handle_line(session, first, source)


def handle_touch(session: Session, command: Command, state: State, source: str) -> Step:
    """The step for a command that was touched on a display that showed `state`. Never raises.

    If the game has changed since, or is not announced up to its end, the step is a reminder.
    """
    if session.queued_announcements or session.ledger.state is not state:
        return session.refuse(session.reminder)
    session = replace(session, pending=())
    if session.lesson is not None:
        return complete_step(execute(session, Commands((command,)), source))
    step = enter_commands(session, (command,), source)
    return complete_step(step)


def handle_computer(session: Session, command: Command, state: State, version: str) -> Step:
    """The step for a command that the computer, in a `version`, has found for `state`.

    If the game has changed since, nothing happens. Never raises.
    """
    step = make_move(session, command, state, version)
    return complete_step(step) if step.entries else step


def _may_lack_number_signs(text: str) -> bool:
    """Whether a text is as short as a move and has no digit."""
    return len("".join(text.split())) <= _MOVE_LETTERS and not any(map(str.isdecimal, text))


def _is_single_command(interpretation: Interpretation) -> bool:
    return all(
        isinstance(meaning, Commands) and len(meaning.commands) == 1
        for meaning in interpretation.meanings
    )
