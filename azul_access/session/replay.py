"""The conversation during a replay: move through a recorded game and ask about each moment.

Nothing is added to the game. The position is part of the session, so it changes only when the
caller uses the session of the returned step.
"""

from dataclasses import dataclass, replace
from typing import cast

from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.language.grammar import Captures, Number, Rule, match_rules, seq, word
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.setup import TABLE_BAG, Setup
from azul_access.record.timeline import Span, Timeline
from azul_access.session.announcements import Announcement, GameEvents, Message, make_message
from azul_access.session.completion import complete_step, keep_announcements
from azul_access.session.controls import Pace, RedoRequest, SimpleControl, UndoRequest
from azul_access.session.interpretation import interpret, quote
from azul_access.session.meanings import find_meanings, get_lexicon
from azul_access.session.narration import join_names
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.settings import Settings
from azul_access.session.telling import told_state_at

_MOST_ROUNDS = 99


@dataclass(frozen=True, slots=True)
class _RoundRequest:
    number: int


def _round_request(captures: Captures) -> _RoundRequest:
    return _RoundRequest(cast(int, captures["round"]))


# "Round" is already a word for the game, so only a replay has this rule.
_ROUND_RULE = Rule("round", seq(word("game"), Number("round", 0, _MOST_ROUNDS)), _round_request)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaySession(Session):
    """A session at one position of a recorded game; its ledger is the game up to there."""

    timeline: Timeline
    position: int


def begin_replay(
    setup: Setup, timeline: Timeline, settings: Settings, start: int | None = None
) -> Step:
    """Introduce the replay and narrate the first step, or that of round `start`.

    Raises: KeyError if the game has no round `start`.
    """
    session = ReplaySession(
        replace(setup, bag=TABLE_BAG),  # so that the virtual bag draws nothing
        replace(timeline.ledger, applied=(), history=(), undone=()),
        settings,
        timeline=timeline,
        position=0 if start is None else timeline.rounds[start],
    )
    title = make_message(
        "replay-begins", players=join_names(setup.names), rounds=len(timeline.rounds)
    )
    introduction = Message((*title.phrases, phrase("replay-help")))
    step = _forward(session, 1)
    return replace(step, announcements=(introduction, *step.announcements))


def describe_position(session: ReplaySession) -> Phrase:
    """The round and the position in the game, for the prompt."""
    timeline, position = session.timeline, session.position
    number = timeline.round_at(position)
    place = (
        phrase("transcript-ending") if number is None else phrase("transcript-round", round=number)
    )
    return phrase("replay-prompt", place=place, at=position, total=len(timeline.events))


def handle_replay_line(session: Session, text: str, source: str) -> Step:
    """The step for a line of text; `source` is the device it came from. Never raises."""
    assert isinstance(session, ReplaySession)
    if not text.strip():
        return _forward(session, 1)
    requests = match_rules([_ROUND_RULE], get_lexicon(session).build_lattice(text))
    if requests:
        return _go_to_round(session, cast(_RoundRequest, requests[0]).number)
    matches = find_meanings(session, text)
    is_question = text.rstrip().endswith("?")  # "2b3?" asks what would happen
    if not matches and not is_question:
        failure = make_message("error-not-understood", text=quote(text))
        return _refuse(session, Message((*failure.phrases, phrase("replay-help"))))
    for meaning in matches:
        if isinstance(meaning, Ask):
            break
        if (step := _navigate(session, meaning)) is not None:
            return step
    if (
        not is_question
        and matches
        and all(isinstance(meaning, Commands | CorrectionRequest) for meaning in matches)
    ):
        return _refuse(session, make_message("replay-changes-nothing"))
    step = complete_step(interpret(session, text, source).step)
    if step.entries or step.session.pending or step.session.ledger is not session.ledger:
        return _refuse(session, make_message("replay-changes-nothing"))
    return step


def _navigate(session: ReplaySession, meaning: Meaning) -> Step | None:
    """The step for a control that moves or ends a replay or explains it; None for any other."""
    match meaning:
        case SimpleControl.GO_ON | SimpleControl.NEXT:
            return _forward(session, 1)
        case SimpleControl.PREVIOUS:
            return _back(session, 1)
        case RedoRequest(count):
            return _forward(session, count)
        case UndoRequest(count):
            return _back(session, count)
        case SimpleControl.HELP:
            return Step(session, announcements=(make_message("replay-help"),))
        case SimpleControl.QUIT:
            return Step(session, announcements=(make_message("replay-end"),), quits=True)
        case _:
            return None


def _forward(session: ReplaySession, count: int) -> Step:
    span = session.timeline.forward(session.position, count, by_event=_by_event(session))
    if span is None:
        return _refuse(session, make_message("replay-at-end"))
    return _narrate(session, span)


def _back(session: ReplaySession, count: int) -> Step:
    span = session.timeline.back(session.position, count, by_event=_by_event(session))
    if span is None:
        return _refuse(session, make_message("replay-at-start"))
    return _narrate(session, span, make_message("replay-back-to"))


def _go_to_round(session: ReplaySession, number: int) -> Step:
    rounds = session.timeline.rounds
    if number not in rounds:
        return _refuse(session, make_message("replay-no-round", round=number, rounds=len(rounds)))
    return _forward(replace(session, position=rounds[number]), 1)


def _by_event(session: ReplaySession) -> bool:
    return session.settings.pace is Pace.STEP


def _refuse(session: ReplaySession, announcement: Announcement) -> Step:
    return Step(session, announcements=(announcement,), understood=False)


def _narrate(session: ReplaySession, span: Span, *introduction: Announcement) -> Step:
    """Move to the end of a span and narrate its events."""
    events = tuple(item.event for item in session.timeline.events[span.start : span.end])
    ledger = session.timeline.ledger_at(span.end)
    told = told_state_at(ledger, events[-1])
    report = GameEvents(events, session.told_state, told, with_next_turn=False)
    announcements = (*introduction, report)
    session = replace(
        session,
        ledger=ledger,
        told=None if told == ledger.state else told,
        position=span.end,
        pending=(),
    )
    return Step(keep_announcements(session, announcements), announcements=announcements)
