"""Hearing: a line of text becomes its one meaning at this moment, and what follows from it.

Nothing here saves anything or speaks to anybody, so that a move that could not be saved never
happened. Views (repeat, verbosity, pace, language) live in the session and never enter the log.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.system import Command, Commands, State
from azul_access.record import ledger, setup
from azul_access.record.ledger import Entry
from azul_access.record.setup import Setup
from azul_access.session.commands import draw_tiles, enter_commands
from azul_access.session.controls import Pace
from azul_access.session.interpretation import Interpretation, choose_or_ask, interpret
from azul_access.session.narration import (
    Announcement,
    CorrectionReport,
    GameEvents,
    GameStart,
    TurnReminder,
    UndoReport,
    make_message,
)
from azul_access.session.replies import announce_next, repeat_announcement
from azul_access.session.settings import Settings
from azul_access.session.values import Session, Step

# How many announcements can be heard again.
MAX_ANNOUNCEMENTS = 200


def begin_game(game: Setup, settings: Settings) -> Step:
    """A new game: what is in force, and the first draws where the program draws."""
    session = Session(game, setup.start_ledger(game), settings)
    state = session.ledger.state
    opening = GameStart(session.ledger.opening_events, state)
    return _remember(draw_tiles(Step(session, announcements=(opening,))))


def resume_game(game: Setup, entries: Sequence[Entry], settings: Settings) -> Step:
    """A saved game goes on.

    Raises: AccessError at an entry that the rules do not allow.
    """
    session = Session(game, ledger.add_entries(setup.start_ledger(game), entries), settings)
    state = session.ledger.state
    back = make_message("game-resumed", number=len(session.ledger.applied))
    told = (back, TurnReminder(state))
    last = session.ledger.applied[-1] if session.ledger.applied else None
    if last is not None:
        session = replace(
            session, last_game_announcement=GameEvents(last.events, state, then=False)
        )
    return _remember(draw_tiles(Step(session, announcements=told)))


def handle_line(session: Session, text: str, source: str) -> Step:
    """What `text` means at this moment. `by` says where it came from, for the log.

    Never raises for any text: what cannot be done is told.
    """
    if not text.strip():
        # One key: the next step, or what was told last once more, for whoever cut it short.
        return (
            _remember(announce_next(session))
            if session.queued_announcements
            else repeat_announcement(session, 0)
        )
    return finish_step(session, interpret(session, text, source).step)


def finish_step(session: Session, step: Step) -> Step:
    """What follows a step in any case: steps not told yet, the bag's draws, the memory."""
    if session.queued_announcements and step.entries:
        # Nothing that happened goes untold because somebody was faster than the telling.
        step = replace(
            step,
            session=replace(step.session, queued_announcements=()),
            announcements=(*session.queued_announcements, *step.announcements),
        )
    return _remember(_stepwise(draw_tiles(step)))


def handle_readings(session: Session, readings: Sequence[str], source: str) -> Step:
    """The first reading that is understood; else what is said to the first of all.

    The first reading is what is plainly written. The others are guesses: where several of them
    are different moves that could be made, it is asked which is meant.
    """
    plain = interpret(session, readings[0], source)
    if plain.possible:
        return handle_line(session, readings[0], source)
    guesses = [
        sense for text in readings[1:] if (sense := interpret(session, text, source)).possible
    ]
    if not guesses:
        return handle_line(session, readings[0], source)
    found, moves = guesses[0], [guess for guess in guesses if _is_one_move(guess)]
    if found in moves:
        found = choose_or_ask(session, moves)
    return finish_step(session, found.step)


def _is_one_move(sense: Interpretation) -> bool:
    return all(isinstance(meant, Commands) and len(meant.commands) == 1 for meant in sense.meanings)


def handle_touch(session: Session, command: Command, state: State, source: str) -> Step:
    """A command that needs no words: it was touched. Never raises.

    It was meant for `state`: when somebody else was faster, nothing is done and the turn is told.
    """
    if session.ledger.state is not state:
        return Step(session, announcements=(TurnReminder(session.ledger.state),), understood=False)
    return finish_step(session, enter_commands(replace(session, pending=()), (command,), source))


def _stepwise(step: Step) -> Step:
    """At the pace STEP, what follows the end of taking is told one event at a time."""
    session = step.session
    if session.settings.pace is not Pace.STEP or not step.announcements:
        return step
    last = step.announcements[-1]
    if not isinstance(last, GameEvents):
        return step
    milestone = session.setup.system.facts.milestone
    cut = next((at for at, event in enumerate(last.events) if milestone(event).starts_steps), None)
    if cut is None or cut == len(last.events) - 1:
        return step
    first = GameEvents(last.events[: cut + 1], last.state, then=False)
    table = session.context
    later = [
        event
        for event in last.events[cut + 1 :]
        if session.setup.system.narration.narrate(table, event)
    ]
    steps: list[Announcement] = [GameEvents((event,), last.state, then=False) for event in later]
    if steps:
        steps[-1] = GameEvents((later[-1],), last.state)
    more = make_message("steps-wait", count=len(steps))
    return replace(
        step,
        session=replace(session, queued_announcements=tuple(steps)),
        announcements=(*step.announcements[:-1], first, more),
    )


def _remember(step: Step) -> Step:
    """Keep what is told, so that it can be heard again whole."""
    if step.is_repeat or not step.announcements:
        return step
    happened = [
        told
        for told in step.announcements
        if isinstance(told, GameEvents | UndoReport | CorrectionReport | GameStart)
    ]
    session = replace(
        step.session,
        announcements=(*step.session.announcements, *step.announcements)[-MAX_ANNOUNCEMENTS:],
        repeat_position=0,
        last_game_announcement=happened[-1] if happened else step.session.last_game_announcement,
    )
    return replace(step, session=session)
