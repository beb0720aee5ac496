"""Answers about the past: what players did or got, selected by player, round, place and colour."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from azul_access.games.asked_parts import Place
from azul_access.games.deeds import Deed, DeedKind
from azul_access.games.questions_of_talk import ANY_ROUND, AboutDeeds
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, Verbosity, at_verbosity, phrase
from azul_access.record.ledger import AppliedCommand
from azul_access.session.change.past import tell_move
from azul_access.session.session import Session

# No more deeds are told at once.
_MOST_TOLD = 6


class _Done(NamedTuple):
    """A deed with its command, its round, and what it follows from."""

    deed: Deed
    item: AppliedCommand
    round: int
    reasons: tuple[Phrase, ...]


def describe_deeds(session: Session, question: AboutDeeds) -> list[Paragraph]:
    """The deeds that a question is about, each with its player; the newest round has them all.

    Raises: IllegalCommand for a player who is not in this game.
    """
    if question.seat is not None:
        resolve_seat(session.setup.names, question.seat, question.seat)
    now = session.setup.system.facts.round_number(session.told_state)
    found = [done for done in _list_done(session) if _fits(done, question)]
    number = question.round if question.round > 0 else now + question.round
    if question.round == ANY_ROUND:
        number = found[-1].round if found else now
    found = [done for done in found if done.round == number]
    sums = _sum_up(session, question, found, number)
    if question.is_largest and found:
        most = max(abs(done.deed.points) for done in found)
        found = [done for done in found if abs(done.deed.points) == most]
    whether = [phrase("answer-yes" if found else "answer-no")] if question.asks_whether else []
    if not found:
        return [[*(whether or [phrase("past-nothing")])]]
    prefix = [phrase("deeds-in-round", round=number)] if number != now and not sums else []
    grouped = (list(same) for _, same in groupby(found[-_MOST_TOLD:], _of_move))
    told = [_tell(session, same, is_alone=not sums) for same in grouped]
    if sums or not all(done.deed.is_move for done in found):
        told = [[each for paragraph in told for each in paragraph]]
    first, *rest = told
    return [[*whether, *prefix, *sums, *first], *rest]


def _sum_up(
    session: Session, question: AboutDeeds, found: Sequence[_Done], number: int
) -> Paragraph:
    """What deeds of points made and cost a player together."""
    if DeedKind.COST not in question.kinds or question.seat is None:
        return []
    points = [done.deed.points for done in found]
    gained = sum(each for each in points if each > 0)
    lost = -sum(each for each in points if each < 0)
    part = phrase("course-round", round=number, gained=gained, lost=lost)
    if question.sign < 0:
        part = phrase("deeds-lost", round=number, points=lost)
    return [phrase("difference-of", player=session.setup.names[question.seat], items=(part,))]


def _of_move(done: _Done) -> int:
    """What the deeds of one move have in common."""
    return id(done.item) if done.deed.is_move else id(done)


def _tell(session: Session, same: Sequence[_Done], *, is_alone: bool) -> Paragraph:
    """The deeds of one move, or a single one."""
    first = same[0]
    phrases = [each for done in same for each in (*done.reasons, *done.deed.told)]
    told = at_verbosity(phrases, Verbosity.TERSE)
    if first.deed.is_move:
        return [*tell_move(session, first.item), *told]
    if is_alone and first.deed.kind is not DeedKind.EXTRA:
        return [phrase("by-player", player=session.setup.names[first.deed.seat]), *told]
    return told


def _fits(done: _Done, question: AboutDeeds) -> bool:
    deed = done.deed
    if deed.kind not in question.kinds or question.seat not in (None, deed.seat):
        return False
    if DeedKind.COST in question.kinds and not deed.points:
        return False
    if question.sign and deed.points * question.sign <= 0:
        return False
    is_there = question.place is None or any(_is_at(place, question.place) for place in deed.places)
    return is_there and (question.colour is None or question.colour in deed.colours)


def _is_at(place: Place, asked: Place) -> bool:
    return place.kind == asked.kind and asked.number in (None, place.number)


def _list_done(session: Session) -> Iterator[_Done]:
    """Yield all deeds of the game so far, those that lead to another one together with it."""
    system = session.setup.system
    evolve, list_deeds = system.evolve, system.list_deeds
    if evolve is None or list_deeds is None:
        return
    reasons: tuple[Phrase, ...] = ()
    for item in session.ledger.applied:
        state = item.before
        number = system.facts.round_number(state)
        for event in item.events:
            for deed in list_deeds(session.context, state, event):
                if deed.leads:
                    reasons = deed.told
                    continue
                is_reason = deed.kind is DeedKind.EXTRA
                yield _Done(deed, item, number, reasons if is_reason else ())
            state = evolve(state, event)
