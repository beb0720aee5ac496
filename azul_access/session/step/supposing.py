"""Answers to questions about a table that is only supposed: after moves that nobody has made."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from azul_access.games.milestone import NO_MILESTONE
from azul_access.games.places import Table
from azul_access.games.questions import AboutGains, AboutNext, AboutSeveral, AboutTurn
from azul_access.games.supposing import (
    ROUND_SCORED,
    AboutSupposed,
    SupposedStep,
    Supposition,
)
from azul_access.games.system import IllegalCommand, State, System
from azul_access.language.phrase import (
    Form,
    Paragraph,
    Phrase,
    Series,
    Verbosity,
    join_with_or,
    phrase,
)
from azul_access.record.ledger import AppliedCommand
from azul_access.session.output.announcements import Message
from azul_access.session.session import Owner, Session, Step

# So many different answers are told, and so many moves named for one of them.
_MOST_ANSWERS = 3
_MOST_NAMED = 3


def follow(system: System, state: State, supposed: Supposition) -> State:
    """The state after what is supposed, before anything that follows by itself.

    Raises: IllegalCommand.
    """
    for step in supposed:
        state = _take_step(system, state, step)
    return state


def is_legal(system: System, state: State, command: object) -> bool:
    """Whether the rules allow a command."""
    try:
        system.rules.apply(state, command)
    except IllegalCommand:
        return False
    return True


def _take_step(system: System, state: State, step: SupposedStep) -> State:
    supposing = system.supposing
    assert supposing is not None  # else nothing is supposed
    if step.seat is None:
        return supposing.score_round(state) or state
    state = supposing.give_turn(state, step.seat)
    if step.command is None or system.evolve is None:
        return state
    _, events = system.rules.apply(state, step.command)
    for event in events:
        if system.facts.milestone(event) != NO_MILESTONE:
            break
        state = system.evolve(state, event)
    return state


def suppose_state(session: Session, state: State, seat: int | None = None) -> Session:
    """The session at a table that is only supposed, where the player at `seat` asks."""
    before = session.ledger.state
    if state is not before:
        made = AppliedCommand(None, "", before, state, ())
        ledger = replace(session.ledger, applied=(*session.ledger.applied, made))
        session = replace(session, ledger=ledger)
    session = replace(session, is_supposed=True)
    return session if seat is None else replace(session, owner=Owner(seat, moves_for_all=True))


def name_target(session: Session, ways: Sequence[Supposition]) -> str:
    """Where the last move of each way puts tiles, in the players' words; "" if they differ."""
    system = session.setup.system
    assert system.supposing is not None  # else nothing is supposed
    targets = {
        system.supposing.find_target(way[-1].command, way[-1].seat)
        for way in ways
        if way and way[-1].command is not None and way[-1].seat is not None
    }
    place = targets.pop() if len(targets) == 1 else None
    if place is None:
        return ""
    found = cast("Table", system.places).find(session.ledger.state, place)
    named = found[0].kind.where(session.context, found[0])
    return session.settings.phrases.render(named, Verbosity.TERSE, Form.SHOW)


def tell_supposed(session: Session, asked: AboutSupposed) -> Step:
    """The step that tells the answer, which names what is supposed.

    Where it leaves something open and the answer depends on that, each is told, or the players are
    asked for the move.
    """
    if session.told is not None:
        return session.announce(session.reminder)
    answers: dict[tuple[tuple[Phrase, ...], ...], list[Supposition]] = {}
    for way in asked.ways:
        told = tuple(map(tuple, _answer(session, way, asked)))
        answers.setdefault(told, []).append(way)
    if len(answers) > _MOST_ANSWERS:
        example = _name_steps(session, asked.ways[0])[-1]
        return session.refuse(Message((phrase("suppose-which", move=example),)))
    messages: list[Message] = []
    for paragraphs, ways in sorted(answers.items(), key=lambda item: len(item[1])):
        lead = _lead(session, ways, asked.ways)
        first, *more = paragraphs or ((),)
        messages += [Message((*lead, *first)), *map(Message, more)]
    return session.announce(*messages)


def _answer(session: Session, way: Supposition, asked: AboutSupposed) -> list[Paragraph]:
    system = session.setup.system
    assert system.supposing is not None  # else nothing is supposed
    state = follow(system, session.ledger.state, way)
    there, question = suppose_state(session, state, asked.asker), asked.question
    is_scored = ROUND_SCORED in way
    question = _adapt(there, question, asked.asker, after_move=bool(way) and not is_scored)
    try:
        return system.facts.answer(there.context, state, question)
    except IllegalCommand as why:
        return [system.dialogue.explain_refusal(there.context, state, question, why)]


def _adapt(session: Session, question: object, asker: int, *, after_move: bool) -> object:
    """The question as it is meant: of the moves of whoever asks, and of the points after a move."""
    if isinstance(question, AboutSeveral):
        parts = (_adapt(session, each, asker, after_move=after_move) for each in question.questions)
        return AboutSeveral(tuple(parts))
    if isinstance(question, AboutGains) and question.seat is None:
        return replace(question, seat=asker)
    if after_move and question == AboutNext():
        return AboutTurn()  # whoever is next after the move
    supposing = session.setup.system.supposing
    if after_move and supposing is not None:
        return supposing.ask_after_move(session.ledger.state, question)
    return question


def _lead(
    session: Session, ways: Sequence[Supposition], all_ways: Sequence[Supposition]
) -> Sequence[Phrase]:
    """The sentence that names what is supposed: some of `all_ways`."""
    if not ways[0]:
        return [phrase("suppose-left")]
    named = _name_together(session, ways, all_ways)
    if named is not None:
        return [phrase("suppose", moves=Series(tuple(named)))]
    if len(ways) > len(all_ways) // 2 and len(ways) < len(all_ways):  # told last
        return [phrase("suppose-else")]
    moves = [_name_steps(session, way)[-1] for way in ways[:_MOST_NAMED]]
    return [phrase("suppose", moves=join_with_or(moves))]


def _name_together(
    session: Session, ways: Sequence[Supposition], all_ways: Sequence[Supposition]
) -> list[Phrase] | None:
    """What the ways suppose if they have all that they leave open in common."""
    if len(ways) == 1:
        return _name_steps(session, ways[0])
    shorter = {_leave_open(session, way) for way in ways}
    alike = [way for way in all_ways if _leave_open(session, way) in shorter]
    if len(shorter) != 1 or len(alike) != len(ways):
        return None
    return _name_steps(session, shorter.pop())


def _leave_open(session: Session, way: Supposition) -> Supposition:
    """The way without the target of its last move."""
    *before, last = way
    supposing = session.setup.system.supposing
    if supposing is None or last.command is None:
        return way
    return (*before, SupposedStep(last.seat, supposing.leave_open(last.command)))


def _name_steps(session: Session, way: Supposition) -> list[Phrase]:
    system, state = session.setup.system, session.ledger.state
    mover, named = session.expected.player, list[Phrase]()
    for step in way:
        if step.seat is None:
            named.append(phrase("suppose-scored"))
        elif step.command is None:
            named.append(phrase("suppose-turn", player=session.setup.names[step.seat]))
        else:
            before = follow(system, state, (SupposedStep(step.seat),))
            move = system.dialogue.read_back(session.context, before, step.command)
            player = session.setup.names[step.seat]
            is_other = step.seat != mover
            named.append(phrase("suppose-by", player=player, move=move) if is_other else move)
        if step is not way[-1]:
            state = follow(system, state, (step,))
    return named
