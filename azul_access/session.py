"""The conversation at the table: what was heard becomes entries for the log and announcements.

A session is a value. `handle` returns the next session, the entries to be saved and what is to be
told; it saves nothing and speaks to nobody, so that a move that could not be saved never happened.
Views (repeat, verbosity, pace, language) live here and never enter the log.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import assert_never

from azul_access import controls, ledger, setup
from azul_access.controls import Back, Control, Forth, Pace, Plain, Record, Speak, Tongue, Voice
from azul_access.errors import AccessError
from azul_access.games import SYSTEMS
from azul_access.games.system import Ask, Command, Do, IllegalCommand, Kind, Mend, Table
from azul_access.grammar import parses
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import Lexicon
from azul_access.ledger import (
    Amend,
    Deed,
    Did,
    Entry,
    Ledger,
    LedgerError,
    LedgerReason,
    Redo,
    Turn,
    Undo,
)
from azul_access.narration import (
    Announcement,
    Answered,
    Began,
    Consent,
    Corrected,
    Failed,
    Happened,
    Helped,
    Recorded,
    Refused,
    Said,
    TakenBack,
    Unsure,
    Waiting,
    say,
)
from azul_access.phrase import Verbosity, phrase
from azul_access.settings import Settings
from azul_access.setup import Setup

BAG = "bag"
# How many announcements can be heard again.
HISTORY = 200


@dataclass(frozen=True, slots=True)
class Session:
    """`pending` commands wait for a "yes" or a number; `steps` are yet to be told."""

    setup: Setup
    ledger: Ledger
    settings: Settings
    pending: tuple[Command, ...] = ()
    steps: tuple[Announcement, ...] = ()
    told: tuple[Announcement, ...] = ()
    last_event: Announcement | None = None
    heard_again: int = 0

    @property
    def table(self) -> Table:
        return Table(self.setup.names, self.setup.options, self.settings.verbosity)


@dataclass(frozen=True, slots=True)
class Step:
    """What follows from one thing heard.

    `understood` is False where nothing could be done; `again` is True where nothing new is told.
    """

    session: Session
    entries: tuple[Entry, ...] = ()
    told: tuple[Announcement, ...] = ()
    understood: bool = True
    hush: bool = False
    leave: bool = False
    again: bool = False


def begin(game: Setup, settings: Settings) -> Step:
    """A new game: what is in force, and the first draws where the program draws."""
    session = Session(game, setup.open_setup(game), settings)
    state = session.ledger.state
    opening = Began(session.ledger.opening_events, state)
    return _remember(_draw(Step(session, told=(opening,))))


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
    return _remember(_draw(Step(session, told=told)))


def handle(session: Session, text: str, by: str) -> Step:
    """What `text` means at this moment. `by` says where it came from, for the log.

    Never raises for any text: what cannot be done is told.
    """
    if not text.strip():
        return _next_step(session) if session.steps else Step(session)
    meanings = _meanings(session, text)
    if not meanings:
        unknown = _lexicon(session).unknown(text)
        name = "error-unknown-word" if unknown else "error-not-understood"
        failed = say(name, text=(unknown or text).strip())
        help_now = Said(
            tuple(session.setup.system.dialogue.help_now(session.table, session.ledger.state))
        )
        return _remember(Step(session, told=(failed, help_now), understood=False))
    step = _mean(session, meanings, by)
    if session.steps and step.entries:
        # Nothing that happened goes untold because somebody was faster than the telling.
        step = replace(
            step, session=replace(step.session, steps=()), told=(*session.steps, *step.told)
        )
    return _remember(_stepwise(_draw(step)))


# Understanding


@lru_cache(maxsize=8)
def _lexicon_for(language: str, game: str, names: tuple[str, ...]) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].grammar.SYMBOLS, names)


def _lexicon(session: Session) -> Lexicon:
    return _lexicon_for(session.settings.language, session.setup.system.name, session.setup.names)


def _meanings(session: Session, text: str) -> list[object]:
    lattice = _lexicon(session).lattice(text)
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
        step = _do(session, meaning.commands, by)
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
    if others:
        return _other(session, others[0], pending, by)
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
            return _mend(session, meaning)
        case _:
            return _control(session, meaning, pending, by)  # type: ignore[arg-type]


# Commands


def _do(session: Session, commands: Sequence[Command], by: str) -> Step:
    """All commands or none."""
    book = session.ledger
    events: list[object] = []
    for command in commands:
        try:
            book, change = ledger.add(book, Did(command, by))
        except IllegalCommand as why:
            told: tuple[Announcement, ...] = (Refused(command, why, book.state),)
            if len(commands) > 1:
                told = (*told, say("none-of-the-line"))
            return Step(session, told=told, understood=False)
        events += change.events
    if any(session.setup.system.grammar.needs_consent(command) for command in commands):
        asked = replace(session, pending=tuple(commands))
        return Step(asked, told=(Consent(commands[0], session.ledger.state),))
    return _done(session, book, tuple(Did(command, by) for command in commands), tuple(events))


def _done(
    session: Session, book: Ledger, entries: tuple[Entry, ...], events: tuple[object, ...]
) -> Step:
    told = Happened(events, book.state)
    return Step(replace(session, ledger=book), entries, (told,))


def _draw(step: Step) -> Step:
    """The virtual bag fills factories as soon as they wait to be filled."""
    session = step.session
    system = session.setup.system
    if session.setup.bag != "virtual" or step.leave:
        return step
    entries, told = list(step.entries), list(step.told)
    book = session.ledger
    while system.rules.expects(book.state).kind is Kind.FILL:
        # Each draw has its own seed, so that a resumed or retold game draws the same tiles.
        random = Random(f"{session.setup.seed}:{len(book.turns)}")
        entry = Did(system.virtual.draw(book.state, random), BAG)
        book, change = ledger.add(book, entry)
        entries.append(entry)
        told = _joined(told, change.events, book.state)
    return replace(
        step, session=replace(session, ledger=book), entries=tuple(entries), told=tuple(told)
    )


def _joined(
    told: list[Announcement], events: tuple[object, ...], state: object
) -> list[Announcement]:
    """What the bag drew belongs to the announcement of what led to it."""
    match told:
        case [*before, Happened(earlier, _, _)]:
            return [*before, Happened((*earlier, *events), state)]
        case [*before, Began(earlier, _)]:
            return [*before, Began((*earlier, *events), state)]
    return [*told, Happened(events, state)]


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
    if cut is None:
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


def _next_step(session: Session) -> Step:
    if not session.steps:
        return Step(session, told=(say("error-no-step"),), understood=False)
    first, *rest = session.steps
    return _remember(Step(replace(session, steps=tuple(rest)), told=(first,)))


# Controls


def _control(session: Session, control: Control, pending: tuple[Command, ...], by: str) -> Step:
    state = session.ledger.state
    match control:
        case Plain():
            return _plain(session, control, pending, by)
        case Back(count):
            return _undo(session, count)
        case Forth(count):
            return _redo(session, count)
        case Record(count):
            turns = tuple(enumerate(session.ledger.turns, 1))[-count:]
            return Step(session, told=(Recorded(turns),))
        case Verbosity():
            settings = replace(session.settings, verbosity=control)
            return _set(session, settings, f"set-{control.value}")
        case Pace():
            return _set(session, replace(session.settings, pace=control), f"set-{control.value}")
        case Tongue(language):
            settings = replace(session.settings, language=language)
            return Step(
                replace(session, settings=settings), told=(say("set-language"), Waiting(state))
            )
        case Voice(on):
            settings = replace(session.settings, speech=on)
            return _set(session, settings, "set-voice-on" if on else "set-voice-off")
        case Speak():
            return _speak(session, control)
        case _:
            assert_never(control)


def _plain(session: Session, control: Plain, pending: tuple[Command, ...], by: str) -> Step:
    state = session.ledger.state
    match control:
        case Plain.YES:
            if len(pending) != 1:
                return Step(session, told=(say("error-nothing-to-confirm"),), understood=False)
            book, change = ledger.add(session.ledger, Did(pending[0], by))
            return _done(session, book, (Did(pending[0], by),), change.events)
        case Plain.NO:
            name = "not-done" if pending else "error-nothing-to-confirm"
            return Step(session, told=(say(name),), understood=bool(pending))
        case Plain.WHOSE_TURN:
            return Step(session, told=(Waiting(state),))
        case Plain.LAST:
            last = session.last_event
            return Step(session, told=(last if last is not None else say("nothing-yet"),))
        case Plain.REPEAT:
            return _hear_again(session, 0)
        case Plain.PREVIOUS:
            return _hear_again(session, session.heard_again + 1)
        case Plain.NEXT:
            return _hear_again(session, session.heard_again - 1)
        case Plain.GO_ON:
            return _next_step(session)
        case Plain.HUSH:
            return Step(session, hush=True)
        case Plain.HELP:
            return Step(session, told=(Helped(state),))
        case Plain.SETTINGS:
            return Step(session, told=(_settings(session.settings),))
        case Plain.QUIT:
            return Step(session, told=(say("saved-goodbye"),), leave=True)
        case _:
            assert_never(control)


def _set(session: Session, settings: Settings, name: str) -> Step:
    return Step(replace(session, settings=settings), told=(say(name),))


def _speak(session: Session, control: Speak) -> Step:
    settings = session.settings.spoken(control)
    return Step(
        replace(session, settings=settings),
        told=(say(f"set-{control.setting}", value=getattr(settings, control.setting)),),
    )


def _settings(settings: Settings) -> Said:
    return Said(
        (
            phrase(
                "settings-now",
                language=LANGUAGES[settings.language],
                amount=phrase(f"verbosity-{settings.verbosity.value}"),
                pace=phrase(f"pace-{settings.pace.value}"),
                rate=settings.rate,
                volume=settings.volume,
                voice=settings.voice,
            ),
        )
    )


def _hear_again(session: Session, back: int) -> Step:
    """An earlier announcement once more; what is heard again is not remembered twice."""
    if not 0 <= back < len(session.told):
        name = "nothing-yet" if not session.told else "error-no-more-history"
        return Step(session, told=(say(name),), understood=False, again=True)
    told = session.told[-1 - back]
    return Step(replace(session, heard_again=back), told=(told,), again=True)


def _undo(session: Session, count: int) -> Step:
    """Undo counts what people did; what the virtual bag drew in between goes along."""
    deeds = _with_draws(reversed(session.ledger.done), count, before=True)
    return _enter(session, Undo(deeds or count))


def _redo(session: Session, count: int) -> Step:
    deeds = _with_draws(reversed(session.ledger.undone), count, before=False)
    return _enter(session, Redo(deeds or count))


def _with_draws(deeds: Iterable[Deed], count: int, *, before: bool) -> int:
    """How many deeds hold `count` deeds of people; 0 where there are not that many.

    Draws come after the deed that led to them: undoing meets them before it, redoing behind it.
    """
    people = total = 0
    for deed in deeds:
        drawn = isinstance(deed, Turn) and deed.by == BAG
        if not before and people == count and not drawn:
            break
        total += 1
        people += not drawn
        if before and people == count:
            break
    return total if people == count else 0


def _enter(session: Session, entry: Entry) -> Step:
    try:
        book, change = ledger.add(session.ledger, entry)
    except AccessError as why:
        return Step(session, told=(Failed(why),), understood=False)
    told: list[Announcement] = []
    if change.struck:
        told.append(TakenBack(change.struck, book.state))
    for deed in change.restored:
        if isinstance(deed, Turn):
            told.append(Happened(deed.events, book.state, then=False))
        else:
            told.append(_corrected(session.ledger, book, deed.at, deed.old, deed.new))
    if change.restored:
        told = [say("redone"), *told]
        if isinstance(told[-1], Happened):
            told[-1] = Happened(told[-1].events, book.state)
    return Step(replace(session, ledger=book, steps=()), (entry,), tuple(told))


def _mend(session: Session, mend: Mend) -> Step:
    """The newest standing command that fits what is to be corrected."""
    turns = session.ledger.turns
    grammar = session.setup.system.grammar
    numbers = range(len(turns) - 1, -1, -1)
    if mend.number is not None:
        numbers = range(mend.number - 1, mend.number - 2, -1)
    for at in numbers:
        if at < len(turns) and grammar.mends(mend, turns[at].command, turns[at].before):
            break
    else:
        why = LedgerError(LedgerReason.NOTHING_TO_MEND)
        return Step(session, told=(Failed(why),), understood=False)
    old = turns[at]
    entry = Amend(at, mend.command)
    try:
        book, _ = ledger.add(session.ledger, entry)
    except IllegalCommand as illegal:
        refused = Refused(mend.command, illegal, turns[at].before)
        return Step(session, told=(refused,), understood=False)
    except LedgerError as why:
        return Step(session, told=(Failed(why),), understood=False)
    told = _corrected(session.ledger, book, at, old, mend.command)
    return Step(replace(session, ledger=book, steps=()), (entry,), (told,))


def _corrected(before: Ledger, after: Ledger, at: int, old: Turn, new: Command) -> Corrected:
    questions = before.system.facts.differences(before.state, after.state)
    return Corrected(at + 1, old, new, tuple(questions), after.state)


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
