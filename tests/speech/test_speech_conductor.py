"""Queueing, hushing and faults, played through without a process or a clock."""

import pytest
from speech_play import READY, Play

from azul_access.speech.conductor import (
    FAILURES_IN_A_ROW,
    KEPT_WHILE_RESTING,
    READY_SECONDS,
    REST_SECONDS,
    SILENCE_REPLY_SECONDS,
    KillWorker,
    Send,
    StartWorker,
    Stop,
    WorkerEnded,
    WorkerReplied,
)
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import (
    Begun,
    Ended,
    Failed,
    Ping,
    Pong,
    Say,
    Silenced,
    Warned,
)
from azul_access.speech.requests import Change, Finish, SayText
from azul_access.speech.settings import Settings


def test_worker_starts_before_the_first_text() -> None:
    assert Play().effects == [StartWorker(1)]


def test_texts_wait_until_the_worker_is_ready() -> None:
    play = Play()
    play.say("one")
    assert play.texts() == []
    play.hear(READY)
    assert play.texts() == ["one"]


def test_one_text_at_a_time_in_the_order_they_came(play: Play) -> None:
    for text in ("one", "two", "three"):
        play.say(text)
    assert play.texts() == ["one"]
    play.finish_text()
    play.finish_text()
    assert play.texts() == ["one", "two", "three"]


def test_end_of_an_older_text_does_not_end_the_present_one(play: Play) -> None:
    play.say("one")
    play.silence()
    play.say("two")
    play.say("three")
    play.hear(Ended(1))
    assert play.texts() == ["one", "two"]


def test_higher_priority_goes_first_but_does_not_cut(play: Play) -> None:
    play.say("speaking", Priority.NORMAL)
    play.say("answer", Priority.NORMAL)
    play.say("game", Priority.GAME)
    assert play.silence_requests() == []
    play.finish_text()
    play.finish_text()
    assert play.texts() == ["speaking", "game", "answer"]


def test_urgent_cuts_and_a_cut_game_message_is_said_again(play: Play) -> None:
    play.say("game")
    play.say("later")
    play.say("urgent", Priority.URGENT)
    assert play.silence_requests() == [1]
    assert play.texts() == ["game", "urgent"]
    play.hear(Silenced(1))
    play.finish_text()
    play.finish_text()
    assert play.texts() == ["game", "urgent", "game", "later"]


def test_urgent_drops_a_cut_answer(play: Play) -> None:
    play.say("answer", Priority.NORMAL)
    play.say("urgent", Priority.URGENT)
    play.finish_text()
    assert play.texts() == ["answer", "urgent"]


def test_hints_give_way_to_everything(play: Play) -> None:
    play.say("hint", Priority.HINT)
    play.say("second hint", Priority.HINT)
    play.say("answer", Priority.NORMAL)
    assert play.silence_requests() == [1]
    play.finish_text()
    assert play.texts() == ["hint", "answer"]


def test_hush_empties_the_queue_and_raises_the_generation(play: Play) -> None:
    play.say("one")
    play.say("two")
    play.silence()
    play.say("three")
    play.silence()
    assert play.silence_requests() == [1, 2]
    assert play.texts() == ["one", "three"]


def test_hush_in_silence_asks_nothing_of_the_worker(play: Play) -> None:
    play.silence()
    assert play.silence_requests() == []
    assert play.conductor.deadline() is None


def test_worker_that_does_not_hush_is_killed_and_replaced(play: Play) -> None:
    play.say("one")
    play.hear(Begun(1, 1.0))
    play.silence()
    play.say("two")
    play.wait(SILENCE_REPLY_SECONDS * 0.9)
    assert play.count(KillWorker) == 0
    play.wait(SILENCE_REPLY_SECONDS * 0.2)
    assert play.effects[-2:] == [KillWorker(1), StartWorker(2)]
    play.hear(READY)
    assert play.texts() == ["one", "two", "two"]
    assert play.notices() == []


def test_second_hush_does_not_give_a_hung_worker_more_time(play: Play) -> None:
    play.say("one")
    play.silence()
    play.wait(SILENCE_REPLY_SECONDS * 0.8)
    play.say("two")
    play.silence()
    play.wait(SILENCE_REPLY_SECONDS * 0.3)
    assert play.count(KillWorker) == 1


def test_hushed_worker_lives(play: Play) -> None:
    play.say("one")
    play.hear(Pong(1))
    play.silence()
    play.hear(Silenced(1))
    play.wait(60)
    assert play.count(KillWorker) == 0


def test_worker_that_does_not_answer_a_ping_is_replaced(play: Play) -> None:
    play.say("long")
    play.hear(Begun(1, 1.0))
    play.hear(Pong(1))
    play.wait(30)
    assert play.count(KillWorker) >= 1
    pings = [e for e in play.effects if isinstance(e, Send) and isinstance(e.request, Ping)]
    assert len(pings) >= 2


def test_text_is_said_again_by_a_new_worker_but_not_for_ever(play: Play) -> None:
    play.say("poison")
    for worker in (1, 2):
        play.hear(Begun(1, 1.0))
        play.effects += play.conductor.handle(WorkerEnded(worker), play.now)
        play.hear(READY)
    play.say("cure")
    assert play.texts() == ["poison", "poison", "cure"]


def test_news_of_an_old_worker_count_for_nothing(play: Play) -> None:
    play.effects += play.conductor.handle(WorkerEnded(1), play.now)
    before = list(play.effects)
    play.effects += play.conductor.handle(WorkerEnded(1), play.now)
    play.effects += play.conductor.handle(WorkerReplied(1, READY), play.now)
    assert play.effects == before


def test_repeated_failure_ends_in_one_notice_and_rest() -> None:
    play = Play()
    play.wait(READY_SECONDS * 10)
    assert play.count(StartWorker) == FAILURES_IN_A_ROW
    assert play.notices() == [SpeechFault.VOICE_LOST]
    assert play.conductor.deadline() is None


def test_resting_voice_tries_again_by_itself_when_something_waits() -> None:
    play = Play()
    play.say("waiting")
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    play.wait(REST_SECONDS - 1)
    play.say("later")
    assert play.count(StartWorker) == 1
    play.wait(2)
    assert play.count(StartWorker) == 2
    play.hear(READY)
    play.finish_text()
    assert play.texts() == ["waiting", "later"]
    assert play.notices() == [SpeechFault.NO_AUDIO]


def test_resting_voice_with_nothing_to_say_waits_for_a_text() -> None:
    play = Play()
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    play.wait(REST_SECONDS * 5)
    assert play.count(StartWorker) == 1
    play.say("heard")
    play.hear(READY)
    assert play.texts() == ["heard"]


def test_voice_that_was_away_tells_only_the_latest_news() -> None:
    play = Play()
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    for number in range(100):
        play.say(str(number))
    play.wait(REST_SECONDS)
    play.hear(READY)
    for _ in range(KEPT_WHILE_RESTING):
        play.finish_text()
    assert play.texts() == [str(number) for number in range(100 - KEPT_WHILE_RESTING, 100)]


@pytest.mark.parametrize("is_closing_first", [True, False])
def test_closing_does_not_wait_for_a_voice_that_rests(is_closing_first: bool) -> None:
    play = Play()
    play.say("unheard")
    steps = [
        lambda: play.hear(Failed(SpeechFault.NO_AUDIO, "")),
        lambda: play.effects.extend(play.conductor.handle(Finish(600), play.now)),
    ]
    for step in reversed(steps) if is_closing_first else steps:
        step()
    assert play.count(Stop) == 1


def test_same_fault_is_told_again_only_after_it_had_mended() -> None:
    play = Play()
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    for _ in range(3):
        play.wait(REST_SECONDS)
        play.say("try")
        play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    assert play.notices() == [SpeechFault.NO_AUDIO]
    play.wait(REST_SECONDS)
    play.say("works")
    play.hear(READY)
    play.finish_text()
    play.say("device vanishes")
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    assert play.notices() == [SpeechFault.NO_AUDIO, SpeechFault.NO_AUDIO]


def test_worker_whose_device_vanished_is_replaced_once_before_giving_up(play: Play) -> None:
    play.say("one")
    play.hear(Failed(SpeechFault.NO_AUDIO, ""))
    assert play.notices() == []
    play.hear(READY)
    assert play.texts() == ["one", "one"]


def test_warnings_are_told_once_until_settings_change(play: Play) -> None:
    play.hear(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    play.hear(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    assert play.notices() == [SpeechFault.NO_LANGUAGE_VOICE]
    play.effects += play.conductor.handle(Change(lambda _: Settings("nl")), play.now)
    play.hear(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    assert play.notices() == [SpeechFault.NO_LANGUAGE_VOICE] * 2


def test_settings_travel_with_each_text(play: Play) -> None:
    settings = Settings("de", rate=300, voice="gmw/de", volume=0.5, pitch=60)
    play.effects += play.conductor.handle(Change(lambda _: settings), play.now)
    play.say("eins")
    play.silence()
    play.effects += play.conductor.handle(SayText("één", "nl", Priority.GAME), play.now)
    assert play.says()[0] == Say(1, "eins", "de", "gmw/de", 300, 0.5, 60)
    assert play.says()[1] == Say(2, "één", "nl", None, 300, 0.5, 60)


def test_closing_kills_at_once_without_drain(play: Play) -> None:
    play.say("one")
    play.effects += play.conductor.handle(Finish(0), play.now)
    play.wait(0)
    assert play.effects[-2:] == [KillWorker(1), Stop()]
    play.say("too late")
    assert play.texts() == ["one"]


def test_drain_speaks_the_queue_out_and_then_ends(play: Play) -> None:
    play.say("one")
    play.say("two")
    play.effects += play.conductor.handle(Finish(10), play.now)
    play.finish_text()
    assert play.count(Stop) == 0
    play.finish_text()
    assert play.texts() == ["one", "two"]
    assert play.effects[-2:] == [KillWorker(1), Stop()]


def test_drain_is_bounded(play: Play) -> None:
    play.say("long")
    play.hear(Pong(1))
    play.hear(Begun(1, 1.0))
    play.effects += play.conductor.handle(Finish(1), play.now)
    play.wait(1)
    assert play.count(Stop) == 1
