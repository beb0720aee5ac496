"""Tips and their reasons: one move, facts that are certain, and an opinion that sounds like one.

Nothing is told unasked. The move is that of the computer player at a level that knows no clock, so
a tip is the same everywhere and takes a fraction of a second.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from azul_access.games import SYSTEMS
from azul_access.games.certainties import Fact
from azul_access.games.coach import describe_reason
from azul_access.games.system import Command, Expects, State
from azul_access.language.phrase import Form, Phrase, phrase
from azul_access.player import Choice, reasons
from azul_access.record.ledger import AppliedCommand, add_entry
from azul_access.record.tips import Tip, TipSwitch
from azul_access.session.change.movers import find_last_move
from azul_access.session.change.past import find_mover
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.session import Advice, Session, Step

# A fact that is worth so much may stand beside another one, in a tip of so many words at most.
_STRONG, _MOST_WORDS = 4.0, 30


def tell_tip(session: Session, source: str) -> Step:
    """The step that tells a move for the player on turn, and counts it as a tip."""
    refusal = _refuse(session)
    if refusal is not None:
        return session.refuse(refusal)
    state = session.ledger.state
    choice = _think(session.setup.system.name, state)
    found = _list_reasons(session, state, choice.command)
    costs = _list_costs(session, state, choice)
    move = phrase("coach-tip", move=_name(session, state, choice.command))
    opinion = _rate(choice, has_reason=bool(found))
    for chosen, against in _list_ways(session, state, choice, found, is_free=not costs):
        # What the move costs is told before what others could do then.
        is_own = not any(fact.looks_further for fact in chosen)
        told = [*chosen, *costs] if is_own else [*costs, *chosen]
        phrases = [move, *_tell(session, told), *against, opinion]
        if _count_words(session, phrases) <= _MOST_WORDS:
            break
    advice = _advise(session, state, choice.command, told, is_complete=choice.is_complete)
    return _count_tip(replace(session, advice=advice), source, phrases)


def _list_ways(
    session: Session, state: State, choice: Choice, found: Sequence[Fact], *, is_free: bool
) -> Iterator[tuple[Sequence[Fact], list[Phrase]]]:
    """The facts that a tip may tell, and a sentence after them, the best way first."""
    system, command = session.setup.system, choice.command
    second = None if choice.second is None else choice.second.command
    if is_free and any(fact.worth >= _STRONG for fact in found[1:2]):
        yield found[:2], []
    yield from (([fact], []) for fact in found)
    if second is not None and not found:
        course, against = None, _tell_against(session, state, command, second, "coach-next-fact")
        if _grade(choice) != "equal":
            course = reasons.find_course(system, state, command, second)
        after = against if course is None else [course.describe(session.context)]
        yield from [([], after)] if after else []
    yield from (([fact], []) for fact in _list_best(session, state, command))
    yield [], []


def tell_why(session: Session, source: str) -> Step | None:
    """One sentence more about the move told of last, or about the last one made if it is later.

    A reason for a move that can still be made counts as a tip, also if no tip was asked for: after
    a better move was told and the own one taken back. None where there is nothing to explain.
    """
    advice = session.advice
    naming: list[Phrase] = []
    is_fresh = advice is not None and advice.moves == len(session.ledger.applied)
    if advice is None or not (is_fresh or advice.state is session.ledger.state):
        last = find_last_move(session)
        if last is None or session.setup.system.load_coach is None:
            return None
        if advice is None or advice.state is not last.applied.before:
            advice = _advise(session, last.applied.before, last.applied.command)
            naming = [_name_move_of(session, last.applied)]
    if not session.settings.tips:
        return session.refuse(make_message("coach-off"))
    advice, told = _tell_more(session, advice)
    session = replace(session, advice=advice)
    if advice.state is session.ledger.state:
        return _count_tip(session, source, [*naming, *told])
    return session.announce(Message((*naming, *told)))


def _tell_more(session: Session, advice: Advice) -> tuple[Advice, list[Phrase]]:
    """A fact that was not told, then the next best move, at last that there is no more."""
    state, command = advice.state, advice.command
    facts = [*_list_reasons(session, state, command), *_list_drawbacks(session, state, command)]
    for fact in facts:
        if fact not in advice.told:
            lead = [phrase("coach-drawback")] if fact.speaks_against else []
            told = [*lead, fact.describe(session.context)]
            return replace(advice, told=(*advice.told, fact)), told
    other = _next_best(session.setup.system.name, state, command)
    if other is not None and advice.other is None:
        told = [phrase("coach-next", move=_name(session, state, other))]
        told += _tell_against(session, state, command, other, "coach-drawback") or _tell(
            session, _list_best(session, state, other)
        )
        return replace(advice, other=other), told
    rest = phrase("coach-reckoned" if advice.is_complete else "coach-why-all")
    return replace(advice, is_complete=False), [rest]


def _tell_against(
    session: Session, state: State, better: Command, other: Command, lead: str
) -> list[Phrase]:
    """What speaks against another move, and not against the better one, if anything."""
    facts = reasons.list_drawbacks(session.setup.system, state, other, better)
    return [phrase(lead), *_tell(session, facts[:1])] if facts else []


def _advise(
    session: Session,
    state: State,
    command: Command,
    told: Sequence[Fact] = (),
    *,
    is_complete: bool = False,
) -> Advice:
    return Advice(state, command, tuple(told), is_complete, len(session.ledger.applied))


def tell_better(session: Session) -> Step:
    """What the player would have done in place of the last own move, and why."""
    if not session.settings.tips:
        return session.refuse(make_message("coach-off"))
    item = _find_own_move(session)
    if item is None:
        return session.refuse(make_message("coach-no-move"))
    best, told = compare_with_best(session, item)
    facts = _list_facts(session, item.before, best)
    said = [fact for fact in facts if fact.describe(session.context) in told]
    advice = _advise(session, item.before, best, said)  # "why" tells more about the better move
    return replace(session, advice=advice).announce(Message(tuple(told)))


def compare_with_best(session: Session, item: AppliedCommand) -> tuple[Command, list[Phrase]]:
    """What the computer player would have done in place of a move, and the sentences about both."""
    system, state = session.setup.system, item.before
    assert system.load_coach is not None
    made = system.load_coach().simplify(state, item.command)
    best = _think(system.name, state).command
    if made == best:
        facts = _list_best(session, state, best)
        return best, [phrase("coach-same"), *_tell(session, facts)]
    first, gap = _compare(system.name, state, (best, made))
    amount = reasons.grade_gap(0.0 if first == made else gap)
    move = _name(session, state, best)
    opinion = phrase(f"coach-better-{amount}", move=move)
    return best, [opinion, *_explain(session, state, best, made)]


def compare_two(session: Session, moves: Sequence[Sequence[Command]], source: str) -> Step:
    """Which of two legal moves of the player on turn is better, as an opinion with a fact.

    Each is the best one of several `moves`.
    """
    refusal = _refuse(session)
    if refusal is not None:
        return session.refuse(refusal)
    system, state = session.setup.system, session.ledger.state
    one, other = (_choose_best(session, state, commands) for commands in moves)
    if one == other:
        return session.refuse(make_message("coach-two-same"))
    better, gap = _compare(system.name, state, (one, other))
    worse = other if better == one else one
    amount = reasons.grade_gap(gap)
    if amount == "equal":
        each = [told for move in (one, other) for told in _tell_of(session, state, move)]
        return _count_tip(session, source, [phrase("coach-two-equal"), *each])
    opinion = phrase(f"coach-two-{amount}", move=_name(session, state, better))
    told = _explain(session, state, better, worse)
    facts = _list_facts(session, state, better)
    said = [fact for fact in facts if fact.describe(session.context) in told]
    session = replace(session, advice=_advise(session, state, better, said))
    return _count_tip(session, source, [opinion, *told])


def _tell_of(session: Session, state: State, command: Command) -> list[Phrase]:
    """The name of a move with the fact about it that tells most."""
    facts = _list_best(session, state, command)
    named = _name(session, state, command)
    return [phrase("coach-of-move", move=named, fact=told) for told in _tell(session, facts)]


def facts_of_question(session: Session, question: object) -> list[Phrase]:
    """What is certain and worth a word about the move that a question supposes."""
    system = session.setup.system
    if system.load_coach is None or not session.settings.tips:
        return []
    state, command = session.ledger.state, system.load_coach().command_of(question)
    if command is None or command not in system.rules.legal_commands(state):
        return []
    found = [fact for fact in _list_facts(session, state, command) if fact.looks_further]
    return _tell(session, [fact for fact in found if fact.worth >= reasons.REASON][:1])


def _refuse(session: Session) -> Message | None:
    """Why there is no tip now."""
    if session.queued_announcements:
        return make_message("steps-remaining", count=len(session.queued_announcements))
    expected, owner = session.expected, session.owner
    if not session.settings.tips:
        return make_message("coach-off")
    is_decision = expected.kind in (Expects.TURN, Expects.CHOICE)
    if not is_decision or expected.player is None or session.setup.system.load_coach is None:
        return make_message("coach-nothing")
    player = session.setup.names[expected.player]
    if session.computer_to_move is not None:
        return make_message("coach-other-turn", player=player)
    if owner is not None and not owner.moves_for_all and owner.seat != expected.player:
        return make_message("coach-other-turn", player=player)
    return None


def _count_tip(session: Session, source: str, phrases: Sequence[Phrase]) -> Step:
    """The step that tells a tip. A second one in the same state is the same tip."""
    seat, state = session.expected.player, session.ledger.state
    assert seat is not None
    told = (Message(tuple(phrases)),)
    if (state, seat) in session.ledger.tips:
        return Step(session, announcements=told)
    entry = Tip(seat, source)
    ledger, _ = add_entry(session.ledger, entry)
    return Step(replace(session, ledger=ledger), (entry,), told)


def record_switch(step: Step, source: str) -> Step:
    """The step that switches tips on or off, kept in the log: a table that goes on plays as before.

    Without a change it stays as it is.
    """
    session = step.session
    if session.settings.tips is session.ledger.allows_tips:
        return step
    entry = TipSwitch(session.settings.tips, source)
    ledger, _ = add_entry(session.ledger, entry)
    return replace(step, session=replace(session, ledger=ledger), entries=(entry,))


def _find_own_move(session: Session) -> AppliedCommand | None:
    """The last move of the owner, or of a person at the table."""
    system, owner = session.setup.system, session.owner
    if system.load_coach is None:
        return None
    coach = system.load_coach()
    for item in reversed(session.ledger.applied):
        if system.rules.expects(item.before).kind not in (Expects.TURN, Expects.CHOICE):
            continue
        seat = find_mover(system, item)
        if seat is None:
            continue
        # A command may leave out what a space is paid with, or name how many tiles there are.
        made = coach.simplify(item.before, item.command)
        if made not in system.rules.legal_commands(item.before):
            continue
        computers = session.setup.computers
        is_person = not computers or computers[seat] is None
        if seat == owner.seat if owner is not None and not owner.moves_for_all else is_person:
            return item
    return None


@lru_cache(maxsize=8)
def _think(game: str, state: State) -> Choice:
    return reasons.suggest(SYSTEMS[game], state)


@lru_cache(maxsize=8)
def _compare(game: str, state: State, commands: tuple[Command, ...]) -> tuple[Command, float]:
    return reasons.compare_moves(SYSTEMS[game], state, commands)


def _explain(session: Session, state: State, better: Command, worse: Command) -> list[Phrase]:
    """A fact for the better move that the other one has not, or one against the other."""
    reason = reasons.find_reason(session.setup.system, state, better, worse)
    return describe_reason(session.context, reason, "coach-other")


def _choose_best(session: Session, state: State, commands: Sequence[Command]) -> Command:
    system = session.setup.system
    assert system.load_coach is not None
    simple = dict.fromkeys(system.load_coach().simplify(state, each) for each in commands)
    if len(simple) == 1:
        return next(iter(simple))
    return _compare(system.name, state, tuple(simple))[0]


def _list_facts(session: Session, state: State, command: Command) -> Sequence[Fact]:
    return reasons.list_facts(session.setup.system, state, command)


def _list_reasons(session: Session, state: State, command: Command) -> list[Fact]:
    """What tells a move apart from the next best one and from all others."""
    system = session.setup.system
    return reasons.list_reasons(system, state, command, _next_best(system.name, state, command))


def _list_best(session: Session, state: State, command: Command) -> list[Fact]:
    """The best reason for a move, or what speaks for it if little; none where nothing does."""
    plain = reasons.list_plain_facts(session.setup.system, state, command)
    return [*_list_reasons(session, state, command), *plain][:1]


def _list_drawbacks(session: Session, state: State, command: Command) -> list[Fact]:
    system = session.setup.system
    return reasons.list_drawbacks(system, state, command, _next_best(system.name, state, command))


def _list_costs(session: Session, state: State, choice: Choice) -> list[Fact]:
    facts = _list_facts(session, state, choice.command)
    return [fact for fact in facts if fact.is_cost and fact.worth]


def _next_best(game: str, state: State, command: Command) -> Command | None:
    """The best move but for `command`, if there is one."""
    choice = _think(game, state)
    if choice.command != command:
        return choice.command
    return None if choice.second is None else choice.second.command


def _count_words(session: Session, phrases: Sequence[Phrase]) -> int:
    settings = session.settings
    text = settings.phrases.render_all(phrases, settings.verbosity, Form.SHOW)
    return len(text.split())


def _name_move_of(session: Session, item: AppliedCommand) -> Phrase:
    """Whose move is spoken of, and which."""
    seat = find_mover(session.setup.system, item)
    assert seat is not None  # a draw has no reasons
    move = _name(session, item.before, item.command)
    return phrase("coach-about", player=session.setup.names[seat], move=move)


def _tell(session: Session, facts: Sequence[Fact]) -> list[Phrase]:
    return [fact.describe(session.context) for fact in facts]


def _name(session: Session, state: State, command: Command) -> Phrase:
    system = session.setup.system
    assert system.load_coach is not None
    short = system.load_coach().shorten(state, command)
    if short != command:
        return system.dialogue.describe_command(state, short)
    return system.dialogue.read_back(session.context, state, command)


def _rate(choice: Choice, *, has_reason: bool) -> Phrase:
    """How far the move is ahead of the next best, as an opinion."""
    if choice.second is None:
        return phrase("coach-only")
    grade = _grade(choice)
    return phrase("coach-choice" if grade == "equal" and has_reason else f"coach-opinion-{grade}")


def _grade(choice: Choice) -> str:
    """By how much a move is better than the next best one."""
    if choice.second is None:
        return "clear"
    return reasons.grade_gap(choice.value - choice.second.value, reasons.SAME)
