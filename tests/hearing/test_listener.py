"""Which utterances count in each mode, and what is announced when listening is not possible."""

from types import SimpleNamespace

import pytest
from hearing_fake_game import BEFORE_SECONDS, NET, PAUSE_SECONDS, FakeGame, tone, understood
from speech_sound_card import wait_until

from azul_access.hearing import listener, room
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser import RefusedError
from azul_access.session import Session
from azul_access.session.control.controls import ListeningMode
from azul_access.session.recognition import NOTHING, Guess

ALWAYS, KEY, WAKE, OFF = (
    ListeningMode.ALWAYS,
    ListeningMode.KEY,
    ListeningMode.WAKE,
    ListeningMode.OFF,
)
MOVE, UNDO, WOKEN = understood("2r3"), understood("u"), understood(woken=True)
WOKEN_MOVE = understood("2r3", woken=True)
LOST = HearingError(HearingFault.RECOGNISER_LOST)
BUSY = HearingError(HearingFault.MICROPHONE_BUSY)


def test_always_everything_recognised_counts(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE, NOTHING, UNDO]
    game.listen(ALWAYS)
    game.speak(times=3)
    assert game.recognitions == [MOVE, UNDO]
    assert game.announced == []


def test_always_clatter_is_not_recognised(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE]
    game.listen(ALWAYS)
    game.clatter()
    assert game.recogniser.requests == []
    game.speak()
    assert game.recognitions == [MOVE]


def test_after_the_key_a_whisper_counts(game: FakeGame) -> None:
    """Audio without a voice is recognised, too."""
    game.recogniser.answers = [MOVE]
    game.listen(KEY).listen_once()
    game.clatter()
    assert game.recognitions == [MOVE]


def test_after_the_wake_word_clatter_is_ignored(game: FakeGame) -> None:
    """The utterance after it still counts."""
    game.recogniser.answers = [WOKEN, MOVE]
    game.listen(WAKE)
    game.speak()
    game.clatter()
    game.speak()
    assert game.recognitions == [MOVE]


def test_always_a_doubtful_utterance_is_ignored(game: FakeGame) -> None:
    game.recogniser.answers = [understood("2r3", doubtful=True), UNDO]
    game.listen(ALWAYS)
    game.speak(times=2)
    assert game.recognitions == [UNDO]


def test_after_the_key_a_doubtful_utterance_counts(game: FakeGame) -> None:
    doubtful = understood("2r3", doubtful=True)
    game.recogniser.answers = [doubtful]
    game.listen(KEY).listen_once()
    game.speak()
    assert game.recognitions == [doubtful]


def test_a_doubtful_wake_word_is_ignored(game: FakeGame) -> None:
    """After a clear one a doubtful utterance counts."""
    doubtful = understood("2r3", doubtful=True)
    game.recogniser.answers = [understood("3b1", woken=True, doubtful=True), WOKEN, doubtful]
    game.listen(WAKE)
    game.speak(times=3)
    assert game.recognitions == [doubtful]


def test_key_only_the_utterance_after_the_key_counts(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE]
    control = game.listen(KEY)
    game.speak()
    assert game.recogniser.requests == []
    control.listen_once()
    game.speak()
    assert game.recognitions == [MOVE]
    game.speak()
    assert len(game.recogniser.requests) == 1


def test_key_the_device_is_stopped_until_the_key(game: FakeGame) -> None:
    """In the other modes it never is."""
    control = game.listen(KEY)
    game.room.wait(1.0)
    assert game.room.is_open
    assert not game.room.is_listened_to
    control.listen_once()
    game.room.wait(0.1)
    assert game.room.is_listened_to
    game.speak()
    game.room.wait(0.1)
    assert not game.room.is_listened_to
    for mode in (WAKE, ALWAYS):
        control.set_mode(mode)
        game.room.wait(1.0)
        assert game.room.is_listened_to


def test_key_audio_from_before_the_key_is_dropped(game: FakeGame) -> None:
    control = game.listen(KEY)
    game.speak()
    control.listen_once()
    game.room.wait(listener.REQUEST_SECONDS + 1)
    assert game.recognitions == [NOTHING]
    assert game.recogniser.requests == []


@pytest.mark.parametrize("speaks", [True, False])
def test_key_even_nothing_is_passed_on(game: FakeGame, *, speaks: bool) -> None:
    """Whether nobody spoke or the utterance was no command, so that the game can answer."""
    game.listen(KEY).listen_once()
    if speaks:
        game.speak()
    else:
        game.room.wait(listener.REQUEST_SECONDS + 1)
    assert game.recognitions == [NOTHING]


def test_wake_only_utterances_with_the_wake_word_count(game: FakeGame) -> None:
    woken = understood("3b1", woken=True)
    game.recogniser.answers = [MOVE, woken, UNDO]
    game.listen(WAKE)
    game.speak(times=3)
    assert game.recognitions == [woken]


def test_after_the_wake_word_alone_the_next_utterance_counts(game: FakeGame) -> None:
    game.recogniser.answers = [WOKEN, MOVE, UNDO]
    game.listen(WAKE)
    game.speak(times=3)
    assert game.recognitions == [MOVE]


def test_the_wake_word_alone_expires(game: FakeGame) -> None:
    game.recogniser.answers = [WOKEN, MOVE]
    game.listen(WAKE)
    game.speak()
    game.room.wait(listener.REQUEST_SECONDS + 1)
    game.speak()
    assert len(game.recogniser.requests) == 2
    assert game.recognitions == []


def test_wake_a_question_is_answered_without_the_wake_word(game: FakeGame) -> None:
    woken, yes = understood("2r3", woken=True), understood("ja")
    game.recogniser.answers = [woken, yes, UNDO]
    game.listen(WAKE)
    game.session.pending = ("one", "other")
    game.speak()
    game.session.pending = ()
    game.speak(times=2)
    assert game.recognitions == [woken, yes]


def test_wake_the_key_works_as_well(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE]
    game.listen(WAKE).listen_once()
    game.speak()
    assert game.recognitions == [MOVE]


def test_the_mode_can_be_changed_at_any_time(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE, UNDO]
    control = game.listen(KEY)
    control.set_mode(ALWAYS)
    game.speak()
    control.set_mode(WAKE)
    game.speak()
    assert game.recognitions == [MOVE]


def test_off_closes_the_microphone_until_another_mode(game: FakeGame) -> None:
    control = game.listen(ALWAYS)
    control.set_mode(OFF)
    assert wait_until(lambda: not game.room.is_open)
    control.listen_once()
    game.wait_for("set-listening-off")
    assert game.room.opened == 1
    control.set_mode(ALWAYS)
    game.recogniser.answers = [MOVE]
    game.speak()
    assert game.room.opened == 2
    assert game.recognitions == [MOVE]
    assert game.announced == ["set-listening-off"]


def test_more_guesses_are_requested_if_the_first_is_impossible(game: FakeGame) -> None:
    game.impossible = {"1r1"}
    more = understood("1r1", "2r3", "3b1")
    game.recogniser.answers = [understood("1r1", "2r3"), more, MOVE]
    game.listen(ALWAYS)
    game.speak()
    assert game.recognitions == [more]
    game.speak()
    assert [max_guesses for _, max_guesses in game.recogniser.requests] == [2, 5, 2]


def test_a_second_opinion_is_passed_on_where_it_is_wanted(game: FakeGame) -> None:
    """With what was not understood; after a move at once, in the session before it."""
    game.recogniser.answers = [NOTHING, MOVE]
    game.recogniser.opinions = (Guess("2r4", -1.0),)
    game.listen(KEY).listen_once()
    game.speak()
    assert [it.opinions for it in game.recognitions] == [game.recogniser.opinions]
    game.moves_at_once = True
    game.listener.listen_once()
    before = game.session
    game.speak()
    assert game.recognitions[-1] == MOVE
    assert game.opinions == [(before, game.recogniser.opinions)]


def test_recognition_starts_at_a_breath(game: FakeGame) -> None:
    """The audio at the last breath is the audio that is recognised; the net is built once."""
    sessions: list[Session] = []

    def net_of(session: Session) -> Net:
        sessions.append(session)
        return NET

    game.net_of = net_of
    game.recogniser.answers = [MOVE]
    game.listen(ALWAYS)
    game.room.play(tone(0.5) + tone(0.3, loudness=1) + tone(0.5))
    game.room.wait(PAUSE_SECONDS)
    assert game.recognitions == [MOVE]
    beginning, first, whole = game.recogniser.prefetched
    assert beginning < first < whole
    assert game.recogniser.requests == [(whole, 2)]
    assert sessions == [game.session]


def test_our_own_voice_is_not_heard(game: FakeGame) -> None:
    """Nor its echo, for a quarter of a second after it has ended."""
    game.recogniser.answers = [MOVE]
    game.listen(ALWAYS)
    game.quiet = 0.2
    game.speak()
    game.quiet = 0.3
    game.room.wait(PAUSE_SECONDS)
    assert game.recogniser.requests == []
    game.speak()
    assert game.recognitions == [MOVE]


def test_an_answer_that_began_before_the_question_is_marked(game: FakeGame) -> None:
    """It was said about something else."""
    game.recogniser.answers = [understood("ja"), understood("ja")]
    game.listen(ALWAYS)

    def ask() -> None:
        game.session.pending = ("question",)

    game.room.after(BEFORE_SECONDS + 0.3, ask)
    game.speak(times=2)
    assert [recognition.cut for recognition in game.recognitions] == [True, False]


def test_leaving_by_voice(game: FakeGame) -> None:
    game.goes_on = False
    game.recogniser.answers = [understood("q")]
    game.listen(ALWAYS)
    game.speak()
    game.wait_for("quit")
    assert game.listener.has_quit


def test_another_language_is_passed_to_the_recogniser(game: FakeGame) -> None:
    game.listen(ALWAYS)
    game.session.settings = SimpleNamespace(language="nl")
    game.speak()
    assert game.recogniser.languages == ["nl"]


def test_a_requested_calibration_is_announced(game: FakeGame) -> None:
    control = game.listen(KEY)
    assert game.announced == []
    control.calibrate()
    game.room.wait(1.5)
    assert game.announced == ["microphone-calibrated"]


def test_a_new_model_is_loaded_at_once(game: FakeGame) -> None:
    """Before the next utterance, also while the key is waited for."""
    game.listen(KEY)
    game.listener.renew_recogniser()
    assert wait_until(lambda: game.recogniser.renewals == 1)


def test_a_lost_microphone_is_announced_once_and_its_return(game: FakeGame) -> None:
    game.recogniser.answers = [MOVE]
    game.listen(ALWAYS)
    game.room.set_fault(HearingError(HearingFault.MICROPHONE_LOST))
    assert wait_until(lambda: game.room.opened >= 3)
    game.room.set_fault(HearingError(HearingFault.UNKNOWN_MICROPHONE, name="x", known="y"))
    attempts = game.room.opened
    assert wait_until(lambda: game.room.opened >= attempts + 2)
    assert game.announced == ["fault-microphone-lost"]
    game.room.set_fault(None)
    game.wait_for("fault-microphone-lost", "microphone-back")
    game.speak()
    assert game.recognitions == [MOVE]


def test_a_far_microphone_is_announced_once(
    game: FakeGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If what is meant for the program sounds so; what others say does not count."""
    falls = iter([20.0, 5.0, 5.0, 5.0, 5.0, 5.0])
    monkeypatch.setattr(room, "quickest_fall", lambda _: next(falls))
    game.recogniser.answers = [NOTHING, MOVE, MOVE, MOVE, MOVE, MOVE, MOVE]
    game.listen(ALWAYS)
    game.speak(times=5)
    assert game.announced == []
    game.speak(times=2)
    assert game.announced == ["microphone-far"]


def test_a_question_waits_for_a_microphone_that_comes_back(game: FakeGame) -> None:
    """It still needs no wake word."""
    game.recogniser.answers = [WOKEN_MOVE, understood("ja")]
    game.session.pending = ("question",)
    game.listen(WAKE)
    game.speak()
    game.room.set_fault(HearingError(HearingFault.MICROPHONE_LOST))
    game.wait_for("fault-microphone-lost")
    game.room.set_fault(None)
    game.wait_for("fault-microphone-lost", "microphone-back")
    game.speak()
    assert [it.guesses[0].text for it in game.recognitions] == ["2r3", "ja"]


def test_the_key_without_a_microphone_is_answered(game: FakeGame) -> None:
    game.room.set_fault(BUSY)
    game.start(KEY)
    game.wait_for("fault-microphone-busy")
    game.listener.listen_once()
    game.wait_for(*["fault-microphone-busy"] * 2)
    attempts = game.room.opened
    assert wait_until(lambda: game.room.opened >= attempts + 2)
    assert len(game.announced) == 2


def test_endless_noise_is_announced_once_and_measured(game: FakeGame) -> None:
    """When it is quiet again, soft voices count."""
    game.recogniser.answers = [MOVE]
    game.listen(ALWAYS)
    game.room.noise = 5000.0
    game.room.wait(40.0)
    assert game.announced == ["fault-noise"]
    assert game.threshold > 3000
    game.room.noise = 0.0
    game.room.wait(2 * listener.QUIET_SECONDS)
    assert game.threshold < 200
    game.speak()
    assert game.recognitions == [MOVE]
    assert game.announced == ["fault-noise"]


def test_a_lost_recogniser_is_announced_once_until_it_works_again(game: FakeGame) -> None:
    game.recogniser.answers = [LOST, LOST, MOVE, LOST]
    game.listen(ALWAYS)
    game.speak(times=4)
    assert game.recognitions == [MOVE]
    assert game.announced == ["fault-recogniser-lost"] * 2


def test_after_the_key_a_lost_recogniser_is_announced_each_time(game: FakeGame) -> None:
    game.recogniser.answers = [LOST, LOST]
    control = game.listen(KEY)
    for _ in range(2):
        control.listen_once()
        game.speak()
    assert game.announced == ["fault-recogniser-lost"] * 2


def test_a_model_that_cannot_be_opened_is_announced_with_the_reason(game: FakeGame) -> None:
    game.recogniser.answers = [RefusedError("log-no-game", {"name": "x"}), MOVE]
    game.listen(ALWAYS)
    game.speak(times=2)
    assert game.recognitions == [MOVE]
    assert game.announced == ["error-log-no-game"]


def test_listening_survives_a_bug(game: FakeGame) -> None:
    """It is announced once; the microphone is opened again."""
    game.recogniser.answers = [KeyError("a bug"), KeyError("a bug"), MOVE]
    game.listen(ALWAYS)
    game.speak(times=3)
    assert game.recognitions == [MOVE]
    assert game.announced == ["fault-hearing-internal"]


def test_closing_during_an_utterance_is_silent(game: FakeGame) -> None:
    game.listen(ALWAYS)
    game.room.play(tone(2.0))
    game.close()
    assert game.announced == []


def test_words_that_the_model_lacks_are_announced_once(game: FakeGame) -> None:
    """Other words that it lacks are announced later."""
    game.recogniser.missing = frozenset({"zwo"})
    game.listen(ALWAYS)
    game.speak(times=2)
    assert game.announced == ["model-missing"]
    game.recogniser.missing = frozenset({"zwo", "dran"})
    game.speak()
    assert game.announced == ["model-missing"] * 2
