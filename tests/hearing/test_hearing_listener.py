"""What counts in each mode, and what is told when listening is not possible."""

import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hearing_room import FAKE_CAPTURE, NET, Room, heard, tone
from speech_processes import children
from speech_sound_card import wait_until

from azul_access.hearing import listener, microphone
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser_process import RefusedError
from azul_access.session import Session
from azul_access.session.controls import ListeningMode
from azul_access.session.recognition import NOTHING, Recognition
from azul_access.table.companion import MicrophoneControl

LOST = HearingError(HearingFault.RECOGNISER_LOST)
SAID = "000.raw"


def ready(room: Room) -> MicrophoneControl:
    """The room was measured."""
    assert room.listener is not None
    assert wait_until(lambda: room.listener._threshold is not None)
    return room.listener


def say(room: Room, seconds: float = 0.5) -> None:
    """Something that the listener asks the recogniser about."""
    before = len(room.recogniser.asked)
    room.speak(seconds)
    assert wait_until(lambda: len(room.recogniser.asked) > before)


def settle(room: Room) -> None:
    """Whatever was said by now was dealt with."""
    assert wait_until(lambda: not list(room.folder.glob("*.raw")))
    time.sleep(0.5)


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "ASKED_SECONDS", 1.5)
    monkeypatch.setattr(listener, "TRY_AGAIN_SECONDS", 0.5)
    monkeypatch.setattr(microphone, "STALL_SECONDS", 2.0)


def test_always_everything_that_is_understood_counts(room: Room) -> None:
    room.recogniser.answers = [heard("2r3"), NOTHING, heard("u")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    for _ in range(3):
        say(room)
    assert wait_until(lambda: len(room.heard) == 2)
    assert room.heard == [heard("2r3"), heard("u")]
    assert room.told == []


def test_clatter_is_no_phrase(room: Room) -> None:
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.rattle()
    settle(room)
    assert room.recogniser.asked == []
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])


def test_key_whoever_asks_to_be_heard_may_whisper(room: Room) -> None:
    """What has no voice is recognised all the same."""
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.KEY)
    ready(room).listen_once()
    room.rattle()
    assert wait_until(lambda: room.heard == [heard("2r3")])


def test_wake_clatter_after_the_wake_word_uses_nothing_up(room: Room) -> None:
    room.recogniser.answers = [heard(woken=True), heard("2r3")]
    room.listen(ListeningMode.WAKE)
    ready(room)
    say(room)
    room.rattle()
    settle(room)
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])


def doubtful(text: str, *, woken: bool = False) -> Recognition:
    return replace(heard(text, woken=woken), doubtful=True)


def test_always_what_is_doubtful_was_said_to_somebody_else(room: Room) -> None:
    room.recogniser.answers = [doubtful("2r3"), heard("u")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    say(room)
    say(room)
    assert wait_until(lambda: room.heard == [heard("u")])


def test_key_what_is_doubtful_counts(room: Room) -> None:
    """Who asks to be heard means the program."""
    room.recogniser.answers = [doubtful("2r3")]
    room.listen(ListeningMode.KEY)
    ready(room).listen_once()
    say(room)
    assert wait_until(lambda: room.heard == [doubtful("2r3")])


def test_wake_a_doubtful_wake_word_wakes_nobody(room: Room) -> None:
    """After a clear one a doubtful phrase counts."""
    room.recogniser.answers = [
        doubtful("3b1", woken=True),
        heard(woken=True),
        doubtful("2r3"),
    ]
    room.listen(ListeningMode.WAKE)
    ready(room)
    for _ in range(3):
        say(room)
    assert wait_until(lambda: room.heard == [doubtful("2r3")])


def test_key_only_the_phrase_after_the_key_counts(room: Room) -> None:
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    room.speak()
    settle(room)
    assert room.recogniser.asked == []
    ear.listen_once()
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    room.speak()
    settle(room)
    assert len(room.recogniser.asked) == 1


def test_key_what_was_said_before_the_key_is_dropped(room: Room) -> None:
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    room.speak()
    time.sleep(1.2)
    ear.listen_once()
    assert wait_until(lambda: room.heard == [NOTHING])
    assert room.recogniser.asked == []


@pytest.mark.parametrize("speaks", [True, False])
def test_key_nothing_understood_is_told(room: Room, speaks: bool) -> None:
    """Whether nothing was said or nothing that is a command."""
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    ear.listen_once()
    if speaks:
        say(room)
    assert wait_until(lambda: room.heard == [NOTHING])


def test_wake_only_what_begins_with_the_wake_word_counts(room: Room) -> None:
    room.recogniser.answers = [heard("2r3"), heard("3b1", woken=True), heard("u")]
    room.listen(ListeningMode.WAKE)
    ready(room)
    for _ in range(3):
        say(room)
    settle(room)
    assert room.heard == [heard("3b1", woken=True)]


def test_wake_word_alone_opens_the_ear_for_the_next_phrase(room: Room) -> None:
    room.recogniser.answers = [heard(woken=True), heard("2r3"), heard("u")]
    room.listen(ListeningMode.WAKE)
    ready(room)
    for _ in range(3):
        say(room)
    settle(room)
    assert room.heard == [heard("2r3")]


def test_wake_word_alone_and_nothing_after_it_is_silence(room: Room) -> None:
    room.recogniser.answers = [heard(woken=True), heard("2r3")]
    room.listen(ListeningMode.WAKE)
    ready(room)
    say(room)
    time.sleep(2.5)
    say(room)
    settle(room)
    assert room.heard == []


def test_wake_an_open_question_is_answered_without_the_wake_word(room: Room) -> None:
    room.recogniser.answers = [heard("2r3", woken=True), heard("ja")]
    room.listen(ListeningMode.WAKE)
    ready(room)
    room.session.pending = ("one", "other")
    say(room)
    assert wait_until(lambda: room.heard)
    room.session.pending = ()
    say(room)
    assert wait_until(lambda: len(room.heard) == 2)
    room.recogniser.answers = [heard("u")]
    say(room)
    settle(room)
    assert room.heard[1:] == [heard("ja")]


def test_the_key_works_in_every_mode(room: Room) -> None:
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.WAKE)
    ready(room).listen_once()
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])


def test_the_mode_can_be_changed_at_any_time(room: Room) -> None:
    room.recogniser.answers = [heard("2r3"), heard("u")]
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    ear.set_mode(ListeningMode.ALWAYS)
    say(room)
    ear.set_mode(ListeningMode.WAKE)
    say(room)
    settle(room)
    assert room.heard == [heard("2r3")]


def test_off_the_microphone_is_closed_until_it_is_wanted_again(room: Room) -> None:
    room.listen(ListeningMode.ALWAYS)
    ear = ready(room)
    ear.set_mode(ListeningMode.OFF)
    assert wait_until(lambda: not list(children(FAKE_CAPTURE)))
    ear.listen_once()
    assert wait_until(lambda: room.told == ["set-listening-off"])
    assert not list(children(FAKE_CAPTURE))
    ear.set_mode(ListeningMode.ALWAYS)
    assert wait_until(lambda: room.starts() == 2)
    room.recogniser.answers = [heard("2r3")]
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    assert room.told == ["set-listening-off"]


def test_more_meanings_are_asked_for_where_the_first_is_impossible(room: Room) -> None:
    room.impossible = {"1r1"}
    room.recogniser.answers = [heard("1r1", "2r3"), heard("1r1", "2r3", "3b1"), heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    say(room)
    assert wait_until(lambda: room.heard == [heard("1r1", "2r3", "3b1")])
    say(room)
    assert [most for _, most in room.recogniser.asked] == [2, 5, 2]


def test_at_a_breath_the_recogniser_begins_already(room: Room) -> None:
    """And what it gets at the last breath is what it is asked for; one net serves them all."""
    nets: list[Session] = []

    def net_of(session: Session) -> Net:
        nets.append(session)
        return NET

    room.net_of = net_of
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    breath, silence = tone(0.3, loudness=1), tone(0.8, loudness=1)
    room.play(tone(0.5) + breath + tone(0.5) + silence)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    begun, first, whole = room.recogniser.prefetched
    assert begun < first < whole
    assert room.recogniser.asked == [(whole, 2)]
    assert nets == [room.session]


def test_our_own_voice_is_not_heard(room: Room) -> None:
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.quiet = 0.2  # it has ended, but the room still sounds
    time.sleep(0.1)
    room.speak()
    time.sleep(1.8)
    room.quiet = 0.3
    settle(room)
    assert room.recogniser.asked == []
    say(room)


def test_leaving_by_voice(room: Room) -> None:
    room.stays = False
    room.recogniser.answers = [heard("q")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    say(room)
    assert wait_until(lambda: room.told == ["left"])
    assert room.listener is not None
    assert room.listener.left


def test_another_language_is_told_to_the_recogniser(room: Room) -> None:
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.session.settings = SimpleNamespace(language="nl")
    say(room)
    assert room.recogniser.languages[-1] == "nl"


def test_calibration_by_command_says_when_it_is_done(room: Room) -> None:
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    assert room.told == []
    ear.calibrate()
    assert wait_until(lambda: room.told == ["microphone-calibrated"])


def test_a_microphone_that_comes_and_goes_is_told_once_each_time(room: Room) -> None:
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.let("fault", '{"fault": "unknown-microphone", "slots": {"name": "x", "known": "y"}}')
    room.let("gone")
    starts = room.starts()
    assert wait_until(lambda: room.starts() >= starts + 2)
    assert room.told == ["fault-microphone-lost"]
    room.end("gone")
    room.end("fault")
    assert wait_until(lambda: room.told == ["fault-microphone-lost", "microphone-back"])
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])


def test_the_key_without_a_microphone_says_why_nothing_happens(room: Room) -> None:
    room.let("fault", '{"fault": "microphone-busy", "slots": {}}')
    room.listen(ListeningMode.KEY)
    assert wait_until(lambda: room.starts() > 1)
    assert room.told == ["fault-microphone-busy"]
    assert room.listener is not None
    room.listener.listen_once()
    assert wait_until(lambda: room.told == ["fault-microphone-busy"] * 2)
    starts = room.starts()
    assert wait_until(lambda: room.starts() > starts + 1)
    assert len(room.told) == 2


def test_endless_noise_is_told_once_and_measured(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And once it is quiet, soft voices are heard again."""
    monkeypatch.setattr("azul_access.hearing.utterances.LONGEST_SECONDS", 1.5)
    monkeypatch.setattr(listener, "TICK_SECONDS", 1.5)
    room.recogniser.answers = [heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.let("loud")
    assert wait_until(lambda: room.told == ["fault-noise"])
    assert wait_until(lambda: room.listener._threshold > 3000)
    room.end("loud")
    assert wait_until(lambda: room.listener._threshold < 200)
    room.speak(0.3)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    assert room.told == ["fault-noise"]


def test_a_lost_recogniser_is_told_once_until_it_works_again(room: Room) -> None:
    room.fail(LOST, times=2)
    room.recogniser.answers += [heard("2r3"), LOST]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    for _ in range(4):
        say(room)
    settle(room)
    assert room.heard == [heard("2r3")]
    assert room.told == ["fault-recogniser-lost"] * 2


def test_by_key_a_lost_recogniser_is_told_each_time(room: Room) -> None:
    """Whoever presses a key and speaks waits for an answer."""
    room.fail(LOST, times=2)
    room.listen(ListeningMode.KEY)
    ear = ready(room)
    for _ in range(2):
        ear.listen_once()
        say(room)
    settle(room)
    assert room.told == ["fault-recogniser-lost"] * 2


def test_a_broken_model_is_told_with_its_own_reason(room: Room) -> None:
    room.recogniser.answers = [RefusedError("log-no-game", {"name": "x"}), heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    say(room)
    say(room)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    assert room.told == ["error-log-no-game"]


def test_a_mistake_of_ours_is_told_once_and_listening_goes_on(room: Room) -> None:
    room.recogniser.answers = [KeyError("a mistake"), KeyError("a mistake"), heard("2r3")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    for _ in range(3):
        say(room)
        time.sleep(1.5)
    assert wait_until(lambda: room.heard == [heard("2r3")])
    assert room.told == ["fault-hearing-internal"]


def test_closing_is_silent_also_in_the_midst(room: Room) -> None:
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    room.speak(2.0)
    room.close()
    assert room.told == []


def test_words_that_the_model_lacks_are_named_once(room: Room) -> None:
    """The same words at the next sentence are no news; others are."""
    room.recogniser.missing = frozenset({"zwo"})
    room.recogniser.answers = [heard("2r3"), heard("u"), heard("u")]
    room.listen(ListeningMode.ALWAYS)
    ready(room)
    for number in (1, 2):
        say(room)
        assert wait_until(lambda wanted=number: len(room.heard) == wanted)  # type: ignore[misc]
    assert room.told == ["model-missing"]
    room.recogniser.missing = frozenset({"zwo", "dran"})
    say(room)
    assert wait_until(lambda: room.told == ["model-missing"] * 2)
