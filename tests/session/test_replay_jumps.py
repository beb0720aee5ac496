"""Jumps in a replay: to rounds, turns, big scores and words, and what is asked there."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from azul_access.cli.replay import ReplayCompanion
from azul_access.keyboard import Console
from azul_access.language.phrase import Form
from azul_access.record.ledger import AppliedNote, HistoryItem
from azul_access.record.saved_game import load_game
from azul_access.record.setup import Setup
from azul_access.record.timeline import Timeline, build_timeline
from azul_access.session import Step
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Answer, GameEvents, Message
from azul_access.session.output.narration import narrate
from azul_access.session.replay.replay import ReplaySession, begin_replay, handle_replay_line
from azul_access.table import preferences
from azul_access.table.companion import Companion

GAMES = Path(__file__).parent.parent / "export" / "games"
NAMES = ("azul", "summer-pavilion")


def load(name: str) -> tuple[Setup, Timeline]:
    saved = load_game(GAMES / f"{name}.azul")
    return saved.setup, build_timeline(saved.setup, saved.ledger)


LOADED = {name: load(name) for name in NAMES}


def begin(name: str = "azul", language: str = "en") -> ReplaySession:
    step = begin_replay(*LOADED[name], Settings(language, speech=SpeechOutput.OFF))
    assert isinstance(step.session, ReplaySession)
    return step.session


def go(session: ReplaySession, *lines: str) -> ReplaySession:
    for line in lines:
        step = handle_replay_line(session, line, "test")
        assert step.understood, line
        session = cast(ReplaySession, step.session)
    return session


def refused(session: ReplaySession, line: str) -> str:
    """The name of the sentence that refuses a line, which moves nothing."""
    step = handle_replay_line(session, line, "test")
    assert not step.understood
    assert step.session.ledger == session.ledger
    assert cast(ReplaySession, step.session).position == session.position
    [message] = step.announcements
    assert isinstance(message, Message)
    return message.phrases[0].name


def told(step: Step) -> str:
    session = step.session
    return " ".join(
        session.settings.phrases.render_all(paragraph, session.settings.verbosity, Form.SHOW)
        for announcement in step.announcements
        for paragraph in narrate(session.setup.system, session.context, announcement)
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Zug 12", "zum Zug 12", "gehe zu Zug 12"]),
        ("en", ["turn 12", "to turn 12", "go to turn 12"]),
        ("nl", ["beurt 12", "naar beurt 12", "ga naar beurt 12"]),
    ],
)
def test_to_a_turn_of_the_game(name: str, language: str, lines: list[str]) -> None:
    """The twelfth turn is told, and questions are about the table after it."""
    for line in lines:
        session = go(begin(name, language), line)
        turn = session.timeline.turns[11]
        assert session.position > turn.start
        assert not any(
            turn.start < other.start < session.position for other in session.timeline.turns
        )
        newest = session.ledger.applied[-1]
        assert session.setup.system.rules.expects(newest.before).player == turn.seat


@pytest.mark.parametrize("line", ["round 2 turn 3", "go to round 2 turn 3"])
def test_to_a_turn_of_a_round(line: str) -> None:
    session = go(begin(), line)
    turns = [turn for turn in session.timeline.turns if turn.round == 2]
    assert turns[2].start < session.position <= turns[3].start
    assert refused(session, "round 2 turn 99") == "replay-no-turn"
    assert refused(session, "round 99 turn 1") == "replay-no-round"
    assert refused(session, "turn 999") == "replay-no-turn"
    assert refused(session, "turn 0") == "replay-no-turn"


@pytest.mark.parametrize(
    ("language", "start", "end", "on"),
    [
        ("de", "zum Anfang", "zum Ende", "nächste Runde"),
        ("en", "to the beginning", "to the end", "next round"),
        ("nl", "naar het begin", "naar het einde", "volgende ronde"),
    ],
)
def test_ends_and_rounds(language: str, start: str, end: str, on: str) -> None:
    """From round to round up to the last one, to the end, and back to the beginning."""
    session = first = begin(language=language)
    timeline = session.timeline
    for number in sorted(timeline.rounds)[1:]:
        session = go(session, on)
        assert timeline.round_at(session.position) == number
    assert refused(session, on) == "replay-last-round"
    session = go(session, end)
    assert session.position == len(timeline.events)
    assert refused(session, "") == "replay-at-end"
    assert go(session, end).position == session.position
    assert go(session, start).position == first.position
    assert go(session, start).ledger == first.ledger


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "nächster Zug von {}"),
        ("de", "zum nächsten Zug von {}"),
        ("en", "next turn of {}"),
        ("en", "{}'s next turn"),
        ("nl", "volgende beurt van {}"),
        ("nl", "de volgende zet van {}"),
    ],
)
def test_the_next_turn_of_a_player(language: str, line: str) -> None:
    """Every turn of that player in order, and then none."""
    session = begin(language=language)
    seat, player = 1, session.setup.names[1]
    for turn in [turn for turn in session.timeline.turns if turn.seat == seat]:
        session = go(session, line.format(player))
        assert session.timeline.step_start(session.position - 1, by_event=False) == turn.start
    assert refused(session, line.format(player)) == "replay-no-turn-of"


def test_the_next_turn() -> None:
    session = begin()
    for turn in session.timeline.turns:
        session = go(session, "next turn")
        assert session.ledger.applied[-1].events
        assert turn.start < session.position
    assert refused(session, "next turn") == "replay-no-turn-left"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("language", "line"),
    [("de", "nächste große Wertung"), ("en", "next big score"), ("nl", "volgende grote score")],
)
def test_the_next_big_score(name: str, language: str, line: str) -> None:
    """Each jump tells a step in which somebody gets at least five points at once."""
    session = begin(name, language)
    statistics = session.setup.system.statistics
    assert statistics is not None
    jumps = 0
    while (step := handle_replay_line(session, line, "test")).understood:
        session = cast(ReplaySession, step.session)
        happened = step.announcements[-1]
        assert isinstance(happened, GameEvents)
        gains = [gain for event in happened.events for gain in statistics.gains(event)]
        assert max(gain.points for gain in gains) >= 5
        jumps += 1
    assert 0 < jumps < len(session.timeline.turns)
    assert refused(session, line) == "replay-no-big-score"


@pytest.mark.parametrize(
    ("language", "line", "found"),
    [
        ("de", "suche Startmarker", "startmarker"),
        ("en", "search for start MARKER", "start marker"),
        ("nl", "zoek startmarker", "startmarker"),
    ],
)
def test_a_search_goes_on_and_begins_again(language: str, line: str, found: str) -> None:
    """Each search tells the next step with the words; after the last one, the first again."""
    session = begin(language=language)
    places: list[int] = []
    while True:
        step = handle_replay_line(session, line, "test")
        assert step.understood
        assert found in told(step).casefold()
        session = cast(ReplaySession, step.session)
        if session.position in places:
            break
        places.append(session.position)
    assert len(places) > 3
    assert places[-1] < places[0]  # the words are in the first step, too
    assert places[:-1] == sorted(places[:-1])
    assert refused(session, f"{line} zebra") == "replay-not-found"
    assert refused(session, line.split()[0]) == "replay-search-what"


def test_questions_after_a_jump_are_about_that_moment() -> None:
    """The score of a player grows from round to round."""
    session = begin()
    asked = []
    for line in ("round 2", "to the end"):
        session = go(session, line)
        [answer] = handle_replay_line(session, "score", "test").announcements
        assert isinstance(answer, Answer)
        assert answer.state is session.told_state
        asked.append(session.setup.system.facts.scores(answer.state))
    assert asked[0] != asked[1]


def test_a_replay_takes_no_notes() -> None:
    assert refused(begin(), "note Ben laughed?") == "replay-changes-nothing"


def test_jumps_at_the_pace_of_steps() -> None:
    """One event is told, the first one of what was looked for."""
    session = go(begin(), "step", "turn 12")
    assert session.position == session.timeline.turns[11].start + 1


AZUL = LOADED["azul"][1]
# The commands up to the fifth turn, after which there is a note.
NOTED = AZUL.events[AZUL.turns[4].start].command_count


def noted(language: str) -> ReplaySession:
    """A replay of a game with a note after its fifth turn and one at its end."""
    setup, timeline = LOADED["azul"]
    ledger = timeline.ledger
    count = len(ledger.applied)
    notes = (AppliedNote("Ben sang!", "test", NOTED), AppliedNote("Good night", "test", count))
    history: tuple[HistoryItem, ...] = (
        *ledger.applied[:NOTED],
        *notes[:1],
        *ledger.applied[NOTED:],
    )
    timeline = build_timeline(setup, replace(ledger, history=(*history, *notes[1:])))
    settings = Settings(language, speech=SpeechOutput.OFF)
    return cast(ReplaySession, begin_replay(setup, timeline, settings).session)


def test_notes_are_told_where_they_were_written() -> None:
    """Each one once, right after the step of the command before it."""
    session, found = noted("en"), []
    while session.position < len(session.timeline.events):
        step = handle_replay_line(session, "", "test")
        session = cast(ReplaySession, step.session)
        text = told(step)
        found += [
            (len(session.ledger.applied), note)
            for note in ("“Ben sang!”", "“Good night.”")
            if note in text
        ]
    assert found == [(NOTED, "“Ben sang!”"), (len(session.ledger.applied), "“Good night.”")]


@pytest.mark.parametrize(
    ("language", "search"), [("de", "suche"), ("en", "search"), ("nl", "zoek")]
)
def test_notes_are_found(language: str, search: str) -> None:
    session = go(noted(language), f"{search} sang")
    assert len(session.ledger.applied) == NOTED
    assert "Ben sang!" in told(handle_replay_line(session, f"{search} SANG", "test"))
    assert refused(session, f"{search} Kuchen") == "replay-not-found"


@pytest.mark.parametrize(
    ("line", "form"), [("zoek rood", "rode"), ("zoek witte", "witte"), ("zoek zwart", "zwarte")]
)
def test_other_forms_of_a_colour_are_found(line: str, form: str) -> None:
    step = handle_replay_line(begin(language="nl"), line, "test")
    assert step.understood
    assert form in told(step)


@pytest.mark.parametrize("name", NAMES)
def test_hands_are_not_instructed(name: str) -> None:
    """Nobody has to keep the start marker of a game that is over."""
    session = begin(name, "en")
    while session.position < len(session.timeline.events):
        step = handle_replay_line(session, "", "test")
        session = cast(ReplaySession, step.session)
        assert "Keep" not in told(step)


@pytest.mark.parametrize(("is_replay", "kept"), [(True, {}), (False, {"rate": 250})])
def test_settings_of_a_replay_are_not_kept(
    is_replay: bool, kept: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is set while listening again is not meant for games and exports; in a game it is."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    console = cast(Console, _Screen())
    companion = ReplayCompanion(console) if is_replay else Companion(console, None)
    companion.start(begin_replay(*LOADED["azul"], Settings("en", speech=SpeechOutput.OFF)))
    assert companion.handle_line("rate 250", "test")
    assert companion.session.settings.rate == 250
    companion.close()
    assert preferences.load_preferences() == kept


class _Screen:
    is_output_closed = False
    kind = "prompt"

    def write(self, _: str) -> None:
        """Shows nothing."""

    def refresh(self) -> None:
        """Draws no prompt."""

    def close(self) -> None:
        """Has nothing to release."""


@pytest.mark.parametrize(
    ("language", "end", "last_round", "question"),
    [
        ("de", "schluss", "zur letzten runde", "was liegt auf annas wand"),
        ("en", "end", "last round", "what lies on anna's wall at this moment"),
        ("nl", "einde", "de laatste ronde", "wat ligt er op de muur van anna"),
    ],
)
def test_the_end_and_the_last_round_are_said_alone(
    language: str, end: str, last_round: str, question: str
) -> None:
    """Nothing can be ended in a replay, so these words only jump; questions need no sign."""
    session = begin(language=language)
    assert go(session, end).position == len(session.timeline.events)
    there = go(session, last_round)
    assert session.timeline.round_at(there.position) == max(session.timeline.rounds)
    step = handle_replay_line(there, question, "test")
    assert any(isinstance(item, Answer) for item in step.announcements)
    assert step.session.ledger == there.ledger
