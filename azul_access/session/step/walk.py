"""Walks through the table: place by place, to check it or to lay it again.

A step of a walk is one place, or several empty ones of a kind. Its contents are read from the
ledger whenever it is announced, so that they are right after anything that players set meanwhile.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.set_checks import SetReason
from azul_access.games.system import Command, Commands, IllegalCommand
from azul_access.games.table import Area, Content
from azul_access.language.grammar import Rule
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.session.change.commands import enter_commands
from azul_access.session.change.history import undo_commands
from azul_access.session.control.controls import (
    SimpleControl,
    UndoRequest,
    WalkKind,
    WalkPart,
    WalkRequest,
)
from azul_access.session.output.announcements import (
    GameEvents,
    Message,
    Refusal,
    TurnReminder,
    WalkStep,
    make_message,
)
from azul_access.session.session import Meaning, Session, Step, Walk, WalkCorrection

# A place that can only be set together with others is set when these have been checked, too.
_WAITS = (
    SetReason.TILES_MISSING,
    SetReason.FACTORY_GAP,
    SetReason.NOT_WHILE_FILLING,
    SetReason.NOT_WHILE_PLACING,
    SetReason.PASSED_TOO_EARLY,
    SetReason.HAS_PASSED,
)
_AREAS = {
    WalkPart.FACTORIES: (Area.FACTORIES,),
    WalkPart.CENTRE: (Area.CENTRE, Area.SUPPLY),
    WalkPart.STOCK: (Area.STOCK,),
}


def start_walk(session: Session, request: WalkRequest) -> Step:
    """Begin a walk through the table or a part of it."""
    places = session.setup.system.places
    contents = places.contents(session.ledger.state)
    areas = _areas(session, request)
    chosen = [content for content in contents if places.area(content) in areas]
    if request.kind is WalkKind.LAY:
        chosen = [content for content in chosen if not places.is_empty(content)]
    indexes = {content: index for index, content in enumerate(contents)}
    chosen_indexes = [indexes[content] for content in chosen]
    seat = _seat(session, request)
    return begin_walk(session, request.kind, chosen_indexes, request.part, seat)


def begin_walk(
    session: Session, kind: WalkKind, chosen: Sequence[int], part: WalkPart, seat: int
) -> Step:
    """Begin a walk through the places with these indexes.

    They are the `part` of the table, or the board of `seat`.
    """
    places = session.setup.system.places
    contents = places.contents(session.ledger.state)
    indexes = {contents[index]: index for index in chosen}
    groups = places.steps([contents[index] for index in chosen])
    steps = tuple(tuple(indexes[content] for content in group) for group in groups)
    waiting = session.queued_announcements
    session = session.replace_queue(())
    if not steps:
        return session.announce(*waiting, make_message("walk-nothing"))
    walk = Walk(kind, steps)
    session = replace(session, walk=walk)
    player = session.setup.names[seat]
    begins = make_message(
        f"walk-{walk.kind.value}-begins", count=len(steps), part=part.value, player=player
    )
    return session.announce(*waiting, begins, announce_place(session, walk))


def execute_in_walk(session: Session, meaning: Meaning, source: str) -> Step | None:
    """The step for a meaning during a walk; None for a meaning that is not about the walk.

    A move, a correction or a redo ends the walk.
    """
    walk = session.walk
    if walk is None:
        return None
    match meaning:
        case Commands((command,)) if _sets_table(session, command):
            return set_places(session, command, source)
        case SimpleControl.GO_ON | SimpleControl.NEXT | SimpleControl.YES:
            return go_on(session, source)
        case SimpleControl.NO:
            return _deny(session, walk)
        case SimpleControl.PREVIOUS:
            return _go_back(session, walk)
        case SimpleControl.REPEAT:
            return Step(session, announcements=(announce_place(session, walk),), is_repeat=True)
        case SimpleControl.FINISH:
            return _finish(session, walk, source, is_whole=False)
        case UndoRequest(1):
            return _undo(session, walk)
    return None


def go_on(session: Session, source: str) -> Step:
    """Go to the next step of the walk, or end it after the last one."""
    walk = session.walk
    assert walk is not None
    if walk.position + 1 == len(walk.steps):
        return _finish(session, walk, source, is_whole=True)
    return _announce(session, replace(walk, position=walk.position + 1))


def leave_walk(walk: Walk, step: Step) -> Step:
    """A step that ends the walk, with a message if places were said that are not set yet.

    A refused step does not end it. A move that is refused may have been meant for the walk.
    """
    if not step.understood:
        is_move = any(isinstance(each, Refusal) for each in step.announcements)
        told = (_explain(walk),) if is_move else step.announcements
        return replace(step, session=replace(step.session, walk=walk), announcements=told)
    ends = make_message(f"walk-{walk.kind.value}-interrupted")
    return replace(step, announcements=(*step.announcements, ends, *report_held(walk)))


def refuse_in_walk(session: Session) -> Step:
    """The step for a line that means nothing in a walk: what can be said there."""
    assert session.walk is not None
    return session.refuse(_explain(session.walk), announce_place(session, session.walk))


def _explain(walk: Walk) -> Message:
    return make_message(f"walk-{walk.kind.value}-help")


def report_held(walk: Walk | None) -> tuple[Message, ...]:
    """Says how many places wait that are not set yet, if there are any."""
    return (make_message("walk-left", count=len(walk.held)),) if walk and walk.held else ()


def set_places(session: Session, command: Command, source: str) -> Step:
    """Set what players say in a walk, and go on; after another place, tell the step's again."""
    walk, statements = session.walk, session.setup.system.statements
    assert walk is not None
    assert statements is not None
    said = statements.set_contents(command)
    assert said is not None
    contents = statements.for_seat(said, _seat_of_step(session, walk))
    command = statements.set_command([*walk.held, *contents])
    before = session.ledger.state
    entry = CommandEntry(command, source)
    try:
        ledger, change = add_entry(session.ledger, entry)
    except IllegalCommand as why:
        if why.reason is SetReason.ALREADY_SO:
            return _agree(session, walk, statements.current(before, contents), source)
        if walk.kind is WalkKind.CHECK and why.reason in _WAITS:
            return _hold(session, walk, contents, source)
        return session.refuse(Refusal(command, why, before))
    if walk.kind is WalkKind.CHECK and len(change.events) > 1:
        return _hold(session, walk, contents, source)  # no round ends before all is checked
    told = GameEvents(change.events, before, ledger.state, with_next_turn=False)
    correction = WalkCorrection(walk.position, len(walk.held) + len(contents))
    after = replace(session, ledger=ledger)
    is_elsewhere = not walk.held and _contents(session, walk) == _contents(after, walk)
    walk = replace(walk, held=(), corrections=(*walk.corrections, correction))
    after = replace(after, walk=walk)
    step = _announce(after, walk) if is_elsewhere else go_on(after, source)
    return replace(step, entries=(entry, *step.entries), announcements=(told, *step.announcements))


def _agree(session: Session, walk: Walk, said: Sequence[Content], source: str) -> Step:
    """Go on if the step's own place is as players say; another place is no answer to the step."""
    if set(said) & set(_contents(session, walk)):
        return go_on(session, source)
    return session.announce(make_message("claim-right"), announce_place(session, walk))


def _seat_of_step(session: Session, walk: Walk) -> int:
    """The player whose board a step is about; else the one whose turn it is."""
    places = session.setup.system.places
    area = places.area(_contents(session, walk)[0])
    return (session.expected.player or 0) if isinstance(area, Area) else area


def value_rules(session: Session) -> Sequence[Rule]:
    """What can be said about the place of the current step; nothing outside a walk."""
    walk, system = session.walk, session.setup.system
    if walk is None or walk.kind is not WalkKind.CHECK or system.statements is None:
        return ()
    contents = _contents(session, walk)
    if len(contents) > 1:
        return ()
    return system.statements.value_rules(session.ledger.state, contents[0])


def place_rules(session: Session) -> Sequence[Rule]:
    """What can be said about other places than that of the step; nothing outside a walk."""
    walk, statements = session.walk, session.setup.system.statements
    if walk is None or walk.kind is not WalkKind.CHECK or statements is None:
        return ()
    return statements.place_rules(session.ledger.state)


def announce_place(session: Session, walk: Walk) -> WalkStep:
    """The announcement of the walk's current step."""
    return WalkStep(walk.kind, _contents(session, walk))


def _areas(session: Session, request: WalkRequest) -> Sequence[int | Area]:
    """The parts of the table that a walk goes through.

    Bag and reserve are no part of the whole: players would have to count every tile in them.
    """
    if request.part is WalkPart.BOARD:
        return (_seat(session, request),)
    if request.part is not WalkPart.ALL:
        return _AREAS[request.part]
    whole: list[int | Area] = [Area.FACTORIES, Area.SUPPLY, Area.CENTRE]
    whole += range(len(session.setup.names))
    if request.kind is WalkKind.CHECK:
        whole += [Area.COURSE, Area.TURN]
    return whole


def _seat(session: Session, request: WalkRequest) -> int:
    """The seat whose board is meant if a board is."""
    if request.seat is not None:
        return request.seat
    return session.expected.player or 0


def _contents(session: Session, walk: Walk) -> tuple[Content, ...]:
    contents = session.setup.system.places.contents(session.ledger.state)
    return tuple(contents[index] for index in walk.steps[walk.position])


def _announce(session: Session, walk: Walk) -> Step:
    session = replace(session, walk=walk)
    return session.announce(announce_place(session, walk))


def _go_back(session: Session, walk: Walk) -> Step:
    return _announce(session, replace(walk, position=max(walk.position - 1, 0)))


def _deny(session: Session, walk: Walk) -> Step:
    """Ask what lies at the place instead; several places are gone through one by one."""
    step = walk.steps[walk.position]
    if walk.kind is WalkKind.CHECK and len(step) > 1:
        singles = tuple((index,) for index in step)
        steps = (*walk.steps[: walk.position], *singles, *walk.steps[walk.position + 1 :])
        return _announce(session, replace(walk, steps=steps))
    system = session.setup.system
    content = system.places.contents(session.ledger.state)[step[0]]
    asked = "tiles" if system.statements is None else system.statements.asked_for(content)
    return session.announce(make_message("walk-say-what", asked=asked))


def _hold(session: Session, walk: Walk, contents: Sequence[Content], source: str) -> Step:
    """Keep what was said until the rest of the table has been checked."""
    walk = replace(walk, held=(*walk.held, *contents))
    step = go_on(replace(session, walk=walk), source)
    return replace(step, announcements=(make_message("walk-held"), *step.announcements))


def _finish(session: Session, walk: Walk, source: str, *, is_whole: bool) -> Step:
    """End the walk and set what was kept; `is_whole` after the last step.

    If that is refused after the last step, the walk stays there, so that players can say what is
    different. If they stop before it, they hear what is not set.
    """
    outside, kind = replace(session, walk=None), walk.kind.value
    count = sum(correction.places for correction in walk.corrections)
    statements = session.setup.system.statements
    if not walk.held or statements is None:
        name = f"walk-{kind}-ends" if is_whole else f"walk-{kind}-stopped"
        ends = make_message(name, count=count)
        return Step(outside, announcements=(ends, TurnReminder(session.ledger.state)))
    command = statements.set_command(walk.held, whole=is_whole)
    step = enter_commands(outside, (command,), source)
    if step.understood:
        ends = make_message(f"walk-{kind}-ends", count=count + len(walk.held))
        return replace(step, announcements=(ends, *step.announcements))
    if is_whole:
        return replace(step, session=session)
    return leave_walk(walk, replace(step, understood=True))


def _undo(session: Session, walk: Walk) -> Step:
    """Undo what was set at this step or the one before; if nothing was, go back to that one."""
    *earlier, last = walk.corrections or (None,)
    if last is None or last.position not in (walk.position - 1, walk.position):
        return _go_back(session, walk)
    walk = replace(walk, position=last.position, corrections=tuple(earlier))
    undone = undo_commands(session, 1)
    session = replace(undone.session, walk=walk)
    announcements = (*undone.announcements, announce_place(session, walk))
    return replace(undone, session=session, announcements=announcements)


def _sets_table(session: Session, command: Command) -> bool:
    statements = session.setup.system.statements
    return statements is not None and statements.set_contents(command) is not None
