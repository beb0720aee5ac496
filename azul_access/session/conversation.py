"""Hearing: a line of text becomes its one meaning at this moment, and what follows from it.

Nothing here saves anything or speaks to anybody, so that a move that could not be saved never
happened. Views (repeat, verbosity, pace, language) live in the session and never enter the log.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from azul_access import controls, ledger, setup
from azul_access.controls import Pace
from azul_access.games import SYSTEMS
from azul_access.games.system import Ask, Command, Do, IllegalCommand, Mend, State
from azul_access.grammar import parses
from azul_access.language.lexicon import Lexicon
from azul_access.ledger import Did, Entry
from azul_access.narration import (
    Announcement,
    Answered,
    Began,
    Corrected,
    Happened,
    Said,
    TakenBack,
    Unsure,
    Waiting,
    say,
)
from azul_access.session.deeds import do, draw, mend, mended
from azul_access.session.replies import hear_again, next_step, reply
from azul_access.session.values import Session, Step
from azul_access.settings import Settings
from azul_access.setup import Setup

# How many announcements can be heard again.
HISTORY = 200
LONGEST_ECHO = 60


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
    back = say("game-resumed", number=len(session.ledger.turns))
    told = (back, Waiting(state))
    last = session.ledger.turns[-1] if session.ledger.turns else None
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
    found = meanings(session, text)
    if text.rstrip().endswith("?") and not all(isinstance(meaning, Ask) for meaning in found):
        # "2b3?" asks what would happen; a question never makes a move.
        asked = meanings(session, f"? {text}")
        found = asked or [meaning for meaning in found if not isinstance(meaning, Do | Mend)]
    if not found:
        unknown = lexicon(session).unknown(text)
        name = "error-unknown-word" if unknown else "error-not-understood"
        failed = say(name, text=shortened(unknown or text))
        hint = session.setup.system.dialogue.hint(session.table, session.ledger.state)
        return _remember(Step(session, told=(Said((*failed.phrases, *hint)),), understood=False))
    return _done(session, _mean(session, found, by))


def _done(session: Session, step: Step) -> Step:
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
    first = handle(session, readings[0], by)
    if first.understood:
        return first
    steps = [handle(session, text, by) for text in readings[1:]]
    step = next((step for step in steps if step.understood), first)
    moves = tuple(dict.fromkeys(move for each in steps if (move := _move(each, by)) is not None))
    if len(moves) < 2 or _move(step, by) is None:
        return step
    told = (Unsure(moves, session.ledger.state),)
    return _remember(Step(replace(session, pending=moves), told=told))


def _move(step: Step, by: str) -> Command | None:
    """The one command that a step carried out, if it did nothing else."""
    made = [entry for entry in step.entries if not isinstance(entry, Did) or entry.by == by]
    return made[0].command if len(made) == 1 and isinstance(made[0], Did) else None


def act(session: Session, command: Command, state: State, by: str) -> Step:
    """A command that needs no words: it was touched. Never raises.

    It was meant for `state`: when somebody else was faster, nothing is done and the turn is told.
    """
    if session.ledger.state is not state:
        return Step(session, told=(Waiting(session.ledger.state),), understood=False)
    return _done(session, do(replace(session, pending=()), (command,), by))


@lru_cache(maxsize=8)
def _lexicon_for(language: str, game: str, names: tuple[str, ...]) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].grammar.SYMBOLS, names)


def lexicon(session: Session) -> Lexicon:
    return _lexicon_for(session.settings.language, session.setup.system.name, session.setup.names)


def shortened(text: str) -> str:
    """What was heard, short enough to be said back."""
    cleaned = " ".join(text.split())
    return cleaned if len(cleaned) <= LONGEST_ECHO else cleaned[:LONGEST_ECHO] + " …"


def meanings(session: Session, text: str) -> list[object]:
    lattice = lexicon(session).lattice(text)
    rules = [*session.setup.system.grammar.rules(session.ledger.state), *controls.RULES]
    found = parses(rules, lattice)
    if session.pending and text.strip().isdecimal():
        number = int(text)
        if len(session.pending) > 1 and number <= len(session.pending):
            return [Do((session.pending[number - 1],))]
    return found


def _mean(session: Session, meanings: Sequence[object], by: str) -> Step:
    """The one meaning that can be: a legal command, else a question or control, else a refusal."""
    pending, session = session.pending, replace(session, pending=())
    refused: Step | None = None
    possible: list[Step] = []
    others: list[object] = []
    for meaning in meanings:
        if not isinstance(meaning, Do):
            others.append(meaning)
            continue
        step = do(session, meaning.commands, by)
        if step.understood:
            possible.append(step)
        else:
            refused = refused or step
    if len(possible) > 1:
        commands = tuple(
            meaning.commands[0]
            for meaning in meanings
            if isinstance(meaning, Do) and len(meaning.commands) == 1
        )
        return Step(
            replace(session, pending=commands), told=(Unsure(commands, session.ledger.state),)
        )
    if possible:
        return possible[0]
    # "fix o4" may mean a tile that was taken or one that was placed: the newer one.
    others.sort(key=lambda other: -mended(session, other) if isinstance(other, Mend) else 0)
    # A question about what is not there gives way to the reason why a move cannot be made.
    for other in others:
        step = _other(session, other, pending, by)
        if step.understood or refused is None:
            return step
    assert refused is not None
    return refused


def _other(session: Session, meaning: object, pending: tuple[Command, ...], by: str) -> Step:
    match meaning:
        case Ask(question):
            state = session.ledger.state
            try:
                session.setup.system.facts.answer(session.table, state, question)
            except IllegalCommand as why:
                refused = session.setup.system.dialogue.refusal(session.table, state, question, why)
                return Step(session, told=(Said(tuple(refused)),), understood=False)
            return Step(session, told=(Answered(question, state),))
        case Mend():
            return mend(session, meaning)
        case _:
            return reply(session, meaning, pending, by)  # type: ignore[arg-type]


def _stepwise(step: Step) -> Step:
    """At the pace STEP, what follows the end of taking is told one event at a time."""
    session = step.session
    if session.settings.pace is not Pace.STEP or not step.told:
        return step
    last = step.told[-1]
    if not isinstance(last, Happened):
        return step
    starts = session.setup.system.telling.starts_steps
    cut = next((at for at, event in enumerate(last.events) if starts(event)), None)
    if cut is None or cut == len(last.events) - 1:
        return step
    first = Happened(last.events[: cut + 1], last.state, then=False)
    table = session.table
    later = [
        event
        for event in last.events[cut + 1 :]
        if session.setup.system.telling.event(table, event)
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
