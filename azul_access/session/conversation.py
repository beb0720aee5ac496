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
from azul_access.session.commands import do, draw
from azul_access.session.controls import Pace
from azul_access.session.interpretation import Interpretation, choice, interpret
from azul_access.session.narration import (
    Announcement,
    Began,
    Corrected,
    Happened,
    TakenBack,
    Waiting,
    say,
)
from azul_access.session.replies import hear_again, next_step
from azul_access.session.settings import Settings
from azul_access.session.values import Session, Step

# How many announcements can be heard again.
HISTORY = 200


def begin(game: Setup, settings: Settings) -> Step:
    """A new game: what is in force, and the first draws where the program draws."""
    session = Session(game, setup.open_setup(game), settings)
    state = session.ledger.state
    opening = Began(session.ledger.opening_events, state)
    return _remember(draw(Step(session, told=(opening,))))


def resume(game: Setup, entries: Sequence[Entry], settings: Settings) -> Step:
    """A saved game goes on.

    Raises: AccessError at an entry that the rules do not allow.
    """
    session = Session(game, ledger.fold(setup.open_setup(game), entries), settings)
    state = session.ledger.state
    back = say("game-resumed", number=len(session.ledger.applied))
    told = (back, Waiting(state))
    last = session.ledger.applied[-1] if session.ledger.applied else None
    if last is not None:
        session = replace(session, last_event=Happened(last.events, state, then=False))
    return _remember(draw(Step(session, told=told)))


def handle(session: Session, text: str, by: str) -> Step:
    """What `text` means at this moment. `by` says where it came from, for the log.

    Never raises for any text: what cannot be done is told.
    """
    if not text.strip():
        # One key: the next step, or what was told last once more, for whoever cut it short.
        return _remember(next_step(session)) if session.steps else hear_again(session, 0)
    return finish(session, interpret(session, text, by).step)


def finish(session: Session, step: Step) -> Step:
    """What follows a step in any case: steps not told yet, the bag's draws, the memory."""
    if session.steps and step.entries:
        # Nothing that happened goes untold because somebody was faster than the telling.
        step = replace(
            step, session=replace(step.session, steps=()), told=(*session.steps, *step.told)
        )
    return _remember(_stepwise(draw(step)))


def handle_any(session: Session, readings: Sequence[str], by: str) -> Step:
    """The first reading that is understood; else what is said to the first of all.

    The first reading is what is plainly written. The others are guesses: where several of them
    are different moves that could be made, it is asked which is meant.
    """
    plain = interpret(session, readings[0], by)
    if plain.possible:
        return handle(session, readings[0], by)
    guesses = [sense for text in readings[1:] if (sense := interpret(session, text, by)).possible]
    if not guesses:
        return handle(session, readings[0], by)
    found, moves = guesses[0], [guess for guess in guesses if _is_one_move(guess)]
    if found in moves:
        found = choice(session, moves)
    return finish(session, found.step)


def _is_one_move(sense: Interpretation) -> bool:
    return all(isinstance(meant, Commands) and len(meant.commands) == 1 for meant in sense.meant)


def act(session: Session, command: Command, state: State, by: str) -> Step:
    """A command that needs no words: it was touched. Never raises.

    It was meant for `state`: when somebody else was faster, nothing is done and the turn is told.
    """
    if session.ledger.state is not state:
        return Step(session, told=(Waiting(session.ledger.state),), understood=False)
    return finish(session, do(replace(session, pending=()), (command,), by))


def _stepwise(step: Step) -> Step:
    """At the pace STEP, what follows the end of taking is told one event at a time."""
    session = step.session
    if session.settings.pace is not Pace.STEP or not step.told:
        return step
    last = step.told[-1]
    if not isinstance(last, Happened):
        return step
    starts = session.setup.system.narration.starts_steps
    cut = next((at for at, event in enumerate(last.events) if starts(event)), None)
    if cut is None or cut == len(last.events) - 1:
        return step
    first = Happened(last.events[: cut + 1], last.state, then=False)
    table = session.context
    later = [
        event
        for event in last.events[cut + 1 :]
        if session.setup.system.narration.narrate(table, event)
    ]
    steps: list[Announcement] = [Happened((event,), last.state, then=False) for event in later]
    if steps:
        steps[-1] = Happened((later[-1],), last.state)
    more = say("steps-wait", count=len(steps))
    return replace(
        step,
        session=replace(session, steps=tuple(steps)),
        told=(*step.told[:-1], first, more),
    )


def _remember(step: Step) -> Step:
    """Keep what is told, so that it can be heard again whole."""
    if step.again or not step.told:
        return step
    happened = [
        told for told in step.told if isinstance(told, Happened | TakenBack | Corrected | Began)
    ]
    session = replace(
        step.session,
        told=(*step.session.told, *step.told)[-HISTORY:],
        heard_again=0,
        last_event=happened[-1] if happened else step.session.last_event,
    )
    return replace(step, session=session)
