"""The conversation during a replay: move through a recorded game and ask about each moment.

Nothing is added to the game. The position is part of the session, so it changes only when the
caller uses the session of the returned step.
"""

from dataclasses import replace
from typing import assert_never, cast

from azul_access.games.context import NarrationContext
from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.language.grammar import match_rules
from azul_access.language.lexicon import normalize
from azul_access.language.phrase import Form, Phrase, phrase
from azul_access.record.setup import TABLE_BAG, Setup
from azul_access.record.timeline import Span, Timeline
from azul_access.session.control.controls import Pace, RedoRequest, SimpleControl, UndoRequest
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.meanings import find_meanings, get_lexicon
from azul_access.session.output.announcements import Announcement, GameEvents, Message, make_message
from azul_access.session.output.narration import join_names
from azul_access.session.output.quotes import quote
from azul_access.session.output.telling import told_state_at
from azul_access.session.replay import replay_requests
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.completion import complete_step, keep_announcements
from azul_access.session.step.notes import find_note
from azul_access.values import frozen


@frozen(slots=False, kw_only=True)
class ReplaySession(Session):
    """A session at one position of a recorded game; its ledger is the game up to there."""

    timeline: Timeline
    position: int

    @property
    def context(self) -> NarrationContext:
        return replace(super().context, is_retold=True)


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
    search = replay_requests.find_search(session.settings.language, text)
    requests = match_rules(replay_requests.RULES, get_lexicon(session).build_lattice(text))
    if search is not None or requests:
        return _go(session, search or cast(replay_requests.Request, requests[0]))
    if find_note(session, text) is not None:
        return session.refuse(make_message("replay-changes-nothing"))
    matches = find_meanings(session, text)
    is_question = text.rstrip().endswith("?")  # "2b3?" asks what would happen
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
        return session.refuse(make_message("replay-changes-nothing"))
    step = complete_step(interpret(session, text, source).step)
    if not matches and not is_question and not (step.understood and not step.session.pending):
        failure = make_message("error-not-understood", text=quote(text))
        return session.refuse(Message((*failure.phrases, phrase("replay-help"))))
    if step.entries or step.session.pending or step.session.ledger is not session.ledger:
        return session.refuse(make_message("replay-changes-nothing"))
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
            return session.announce(make_message("replay-help"))
        case SimpleControl.QUIT:
            return Step(session, announcements=(make_message("replay-end"),), quits=True)
        case _:
            return None


def _forward(session: ReplaySession, count: int) -> Step:
    span = session.timeline.forward(session.position, count, by_event=_by_event(session))
    if span is None:
        return session.refuse(make_message("replay-at-end"))
    return _narrate(session, span)


def _back(session: ReplaySession, count: int) -> Step:
    span = session.timeline.back(session.position, count, by_event=_by_event(session))
    if span is None:
        return session.refuse(make_message("replay-at-start"))
    return _narrate(session, span, make_message("replay-back-to"))


def _go(session: ReplaySession, request: replay_requests.Request) -> Step:
    timeline, position = session.timeline, session.position
    match request:
        case replay_requests.ToNextRound():
            found = replay_requests.find_next_round(timeline, position)
            refusal = make_message("replay-last-round")
        case replay_requests.ToRound(number):
            found = timeline.rounds.get(number)
            refusal = make_message("replay-no-round", round=number, rounds=len(timeline.rounds))
        case replay_requests.ToLastRound():
            found = timeline.rounds[max(timeline.rounds)]
            refusal = make_message("replay-last-round")
        case replay_requests.ToTurn(number, round_number):
            if round_number is not None and round_number not in timeline.rounds:
                return _go(session, replay_requests.ToRound(round_number))
            found = replay_requests.find_turn(timeline, request)
            turns = len(replay_requests.list_turns(timeline, round_number))
            refusal = make_message("replay-no-turn", turn=number, turns=turns)
        case replay_requests.ToNextTurn(seat):
            found = replay_requests.find_next_turn(timeline, position, seat)
            refusal = make_message("replay-no-turn-left")
            if seat is not None:
                refusal = make_message("replay-no-turn-of", player=session.setup.names[seat])
        case replay_requests.ToNextBigScore():
            found = replay_requests.find_big_score(timeline, position)
            refusal = make_message("replay-no-big-score")
        case replay_requests.ToEnd(is_last):
            begun = replace(session, position=0)
            return _forward(begun, len(timeline.events) if is_last else 1)
        case replay_requests.Search(text):
            return _search(session, text)
        case _:
            assert_never(request)
    return session.refuse(refusal) if found is None else _go_to(session, found)


def _go_to(session: ReplaySession, position: int, *introduction: Announcement) -> Step:
    """Narrate the step of the event after a position."""
    start = session.timeline.step_start(position, by_event=_by_event(session))
    step = _forward(replace(session, position=start), 1)
    return replace(step, announcements=(*introduction, *step.announcements))


def _search(session: ReplaySession, text: str) -> Step:
    """Go to the next event whose sentences or notes contain a text, from the beginning again."""
    wanted = normalize(text)
    if not any(map(str.isalnum, wanted)):
        return session.refuse(make_message("replay-search-what"))
    timeline, position = session.timeline, session.position
    narrate, phrases = session.setup.system.narration.narrate, session.settings.phrases
    pattern = replay_requests.search_pattern(
        session.settings.language, session.setup.system.name, wanted
    )

    def contains(at: int) -> bool:
        sentences = narrate(session.context, timeline.events[at].event)
        told = phrases.render_all(sentences, session.settings.verbosity, Form.SHOW)
        texts = [told, *(note.text for note in timeline.notes.get(at + 1, ()))]
        return any(pattern.search(" ".join(normalize(text).split())) for text in texts)

    after = next(filter(contains, range(position, len(timeline.events))), None)
    if after is not None:
        return _go_to(session, after)
    before = next(filter(contains, range(position)), None)
    if before is None:
        return session.refuse(make_message("replay-not-found", text=quote(text)))
    return _go_to(session, before, make_message("replay-back-to"))


def _by_event(session: ReplaySession) -> bool:
    return session.settings.pace is Pace.STEP


def _narrate(session: ReplaySession, span: Span, *introduction: Announcement) -> Step:
    """Move to the end of a span and narrate its events."""
    events = tuple(item.event for item in session.timeline.events[span.start : span.end])
    ledger = session.timeline.ledger_at(span.end)
    told = told_state_at(ledger, events[-1])
    report = GameEvents(events, session.told_state, told, with_next_turn=False)
    notes = [
        make_message("transcript-note", text=note.sentence)
        for position in range(span.start + 1, span.end + 1)
        for note in session.timeline.notes.get(position, ())
    ]
    announcements = (*introduction, report, *notes)
    session = replace(
        session,
        ledger=ledger,
        told=None if told == ledger.state else told,
        position=span.end,
        pending=(),
    )
    return Step(keep_announcements(session, announcements), announcements=announcements)
