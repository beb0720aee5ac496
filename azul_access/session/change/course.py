"""Answers about the course of a game: who began a round, and how the points came about."""

from collections.abc import Sequence
from typing import cast

from azul_access.games.look import State as TableState
from azul_access.games.questions import AboutStarter
from azul_access.games.questions_of_talk import LAST_ROUND, AboutCourse, Course
from azul_access.games.terms import list_scores, resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase
from azul_access.session.session import Session


def describe_course(session: Session, question: AboutCourse) -> list[Paragraph]:
    """Raises: IllegalCommand for a player who is not in this game."""
    names, seat = session.setup.names, question.seat
    if seat is not None:
        resolve_seat(names, seat, seat)
    now = session.setup.system.facts.round_number(session.told_state)
    number = question.round if question.round > 0 else now + question.round
    if question.course is Course.POINTS:
        return _list_changes(session, question)
    if number < 1:
        return [[phrase("talk-no-round")]]
    if number == now + 1 and question.course is Course.STARTER:
        facts = session.setup.system.facts
        return facts.answer(session.context, session.told_state, AboutStarter())
    if number > now:
        return [[phrase("course-later", round=number)]]
    match question.course:
        case Course.STARTER:
            starter = _states(session, number)[0].starter
            told = phrase("course-starter", round=number, player=names[starter])
            return [[*_whether(question, starter), told]]
        case Course.MARKER:
            holders = [state.holder for state in _states(session, number)]
            taker = next((holder for holder in reversed(holders) if holder is not None), None)
            if taker is None:
                return [[*_whether(question, None), phrase("course-no-marker", round=number)]]
            told = phrase("course-marker", round=number, player=names[taker])
            return [[*_whether(question, taker), told]]
        case Course.GAINS:
            return [_gains_of(session, number)]
        case Course.SCORES:
            return [_scores_after(session, number, now, seat)]


def _whether(question: AboutCourse, seat: int | None) -> list[Phrase]:
    """Yes or no, where the question is about one player."""
    if not question.asks_whether:
        return []
    return [phrase("answer-yes" if question.seat == seat else "answer-no")]


def _states(session: Session, number: int) -> list[TableState]:
    """The states of a round, in order; at least one for a round that was begun."""
    states = [
        session.ledger.opening,
        *(item.after for item in session.ledger.applied),
    ]
    rounds = session.setup.system.facts.round_number
    found = [state for state in states if rounds(state) == number] or [session.told_state]
    return cast("list[TableState]", found)  # only games with such states are asked


def _scores_after(session: Session, number: int, now: int, seat: int | None) -> list[Phrase]:
    """The points after a round; of the round that is played, those so far."""
    facts, names = session.setup.system.facts, session.setup.names
    state = session.told_state if number >= now else _states(session, number + 1)[0]
    scores = facts.scores(state)
    seats = range(len(names)) if seat is None else (seat,)
    shown = list_scores([names[each] for each in seats], [scores[each] for each in seats])
    return [phrase("course-scores", round=number, scores=Series(tuple(shown)))]


def _gains_of(session: Session, number: int) -> list[Phrase]:
    """What a round brought each player, the most first."""
    changes, names = _count_changes(session), session.setup.names
    net = [(gained - lost, seat) for (at, seat), (gained, lost) in changes.items() if at == number]
    net += [(0, seat) for seat in range(len(names)) if (number, seat) not in changes]
    parts = tuple(
        phrase("course-gain", player=names[seat], points=abs(points), kind=kind)
        for points, seat in sorted(net, key=lambda pair: -pair[0])
        for kind in ["loss" if points < 0 else "gain"]
    )
    return [phrase("deeds-in-round", round=number), phrase("answer-list", items=Series(parts))]


def _list_changes(session: Session, question: AboutCourse) -> list[Paragraph]:
    """What each round brought and cost a player, or each of them; one round if one is named."""
    names, seat = session.setup.names, question.seat
    changes = _count_changes(session)
    rounds = sorted({number for number, _ in changes})
    if question.round > 0 or question.round == LAST_ROUND:
        now = session.setup.system.facts.round_number(session.told_state)
        wanted = question.round if question.round > 0 else now + question.round
        rounds = [number for number in rounds if number == wanted]
    scores = session.setup.system.facts.scores(session.told_state)
    paragraphs: list[Paragraph] = []
    for each in range(len(names)) if seat is None else (seat,):
        parts = [
            phrase("course-round", round=number, gained=gained, lost=lost)
            for number in rounds
            for gained, lost in [changes.get((number, each), (0, 0))]
            if gained or lost
        ]
        named = "course-points" if parts else "course-no-points"
        told = phrase(named, player=names[each], score=scores[each], parts=tuple(parts))
        paragraphs.append([told])
    return paragraphs


def _count_changes(session: Session) -> dict[tuple[int, int], tuple[int, int]]:
    """The points that each round and seat gained and lost."""
    system = session.setup.system
    facts, evolve = system.facts, system.evolve
    changes: dict[tuple[int, int], tuple[int, int]] = {}

    def add(number: int, before: Sequence[int], after: Sequence[int]) -> None:
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            gained, lost = changes.get((number, seat), (0, 0))
            step = (gained + max(new - old, 0), lost + max(old - new, 0))
            changes[number, seat] = step

    for item in session.ledger.applied:
        number, state = facts.round_number(item.before), item.before
        if evolve is None:
            add(number, facts.scores(item.before), facts.scores(item.after))
            continue
        for event in item.events:
            after = evolve(state, event)
            add(number, facts.scores(state), facts.scores(after))
            state = after
    return changes
