"""Queueing, silence and faults, simulated without a process or a clock."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from speech_simulation import READY, Simulation

from azul_access.speech.conductor import FAILURES_IN_A_ROW, REST_SECONDS
from azul_access.speech.effects import (
    KillWorker,
    Send,
    StartWorker,
    Stop,
    WorkerEnded,
    WorkerReplied,
)
from azul_access.speech.fault import SpeechFault
from azul_access.speech.outage import KEPT_AFTER_OUTAGE, LONGEST_SECONDS
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import (
    Begun,
    Ended,
    Failed,
    Loaded,
    Open,
    Ping,
    Pong,
    Say,
    Silenced,
    Warned,
)
from azul_access.speech.reply_times import Awaited
from azul_access.speech.requests import Change, Finish, SayText
from azul_access.speech.settings import VoiceSettings

LOADED = Loaded("fake", "", "", "", {})
SILENCED = Awaited.SILENCED.value


def test_worker_starts_before_the_first_text() -> None:
    """The worker starts with the program, so that the first text need not wait for it."""
    assert Simulation().effects == [StartWorker(1), Send(1, Open())]


def test_texts_wait_until_the_worker_is_ready() -> None:
    """Texts are sent only after the worker has reported that it is ready."""
    simulation = Simulation()
    simulation.say("one")
    assert simulation.texts() == []
    simulation.receive(READY)
    assert simulation.texts() == ["one"]


def test_texts_are_sent_one_at_a_time_in_order(simulation: Simulation) -> None:
    """Texts of equal priority are sent one at a time, in the order they were queued."""
    for text in ("one", "two", "three"):
        simulation.say(text)
    assert simulation.texts() == ["one"]
    simulation.finish_text()
    simulation.finish_text()
    assert simulation.texts() == ["one", "two", "three"]


def test_end_of_an_older_text_does_not_end_the_current_one(simulation: Simulation) -> None:
    """A late `Ended` of an older text is ignored."""
    simulation.say("one")
    simulation.silence()
    simulation.say("two")
    simulation.say("three")
    simulation.receive(Ended(1))
    assert simulation.texts() == ["one", "two"]


def test_higher_priority_goes_first_but_does_not_interrupt(simulation: Simulation) -> None:
    """A game message overtakes queued answers, but lets the current one finish."""
    simulation.say("speaking", Priority.NORMAL)
    simulation.say("answer", Priority.NORMAL)
    simulation.say("game", Priority.GAME)
    assert simulation.silence_requests() == []
    simulation.finish_text()
    simulation.finish_text()
    assert simulation.texts() == ["speaking", "game", "answer"]


def test_urgent_text_interrupts_a_game_message_which_is_repeated(simulation: Simulation) -> None:
    """An urgent text interrupts a game message, which is spoken again afterwards."""
    simulation.say("game")
    simulation.say("later")
    simulation.say("urgent", Priority.URGENT)
    assert simulation.silence_requests() == [1]
    assert simulation.texts() == ["game", "urgent"]
    simulation.receive(Silenced(1))
    simulation.finish_text()
    simulation.finish_text()
    assert simulation.texts() == ["game", "urgent", "game", "later"]


def test_urgent_text_drops_the_answer_it_interrupts(simulation: Simulation) -> None:
    """An answer that an urgent text interrupts is not repeated."""
    simulation.say("answer", Priority.NORMAL)
    simulation.say("urgent", Priority.URGENT)
    simulation.finish_text()
    assert simulation.texts() == ["answer", "urgent"]


def test_hints_give_way_to_everything(simulation: Simulation) -> None:
    """Any other text interrupts a hint and drops queued hints."""
    simulation.say("hint", Priority.HINT)
    simulation.say("second hint", Priority.HINT)
    simulation.say("answer", Priority.NORMAL)
    assert simulation.silence_requests() == [1]
    simulation.finish_text()
    assert simulation.texts() == ["hint", "answer"]


def test_silence_empties_the_queue_and_increments_the_generation(simulation: Simulation) -> None:
    """`silence` drops queued texts, and each request has the next generation number."""
    simulation.say("one")
    simulation.say("two")
    simulation.silence()
    simulation.say("three")
    simulation.silence()
    assert simulation.silence_requests() == [1, 2]
    assert simulation.texts() == ["one", "three"]


def test_silence_without_sound_sends_nothing(simulation: Simulation) -> None:
    """`silence` sends no request while nothing is spoken."""
    simulation.silence()
    assert simulation.silence_requests() == []
    assert simulation.conductor.deadline() is None


def test_second_silence_does_not_extend_the_deadline(simulation: Simulation) -> None:
    """Repeating `silence` gives a hung worker no more time."""
    simulation.say("one")
    simulation.silence()
    simulation.wait(SILENCED * 0.8)
    simulation.say("two")
    simulation.silence()
    simulation.wait(SILENCED * 0.3)
    assert simulation.count(StartWorker) == 2


def test_worker_that_confirms_silence_is_kept(simulation: Simulation) -> None:
    """A worker that confirms `Silence` is not replaced."""
    simulation.say("one")
    simulation.receive(Pong(1))
    simulation.silence()
    simulation.receive(Silenced(1))
    simulation.wait(60)
    assert simulation.count(KillWorker) == 0


def test_worker_that_does_not_answer_a_ping_is_replaced(simulation: Simulation) -> None:
    """During a long text the worker is pinged, and replaced if it does not answer."""
    simulation.say("long")
    simulation.receive(Begun(1, 1.0))
    simulation.receive(Pong(1))
    simulation.wait(5)
    simulation.receive(LOADED)
    assert simulation.count(KillWorker) == 1
    pings = [e for e in simulation.effects if isinstance(e, Send) and isinstance(e.request, Ping)]
    assert len(pings) == 2


def test_text_that_ends_two_workers_is_dropped(simulation: Simulation) -> None:
    """A new worker repeats the text of the last one; a text that ends two workers is dropped."""
    simulation.say("crashing")
    for worker in (1, 2):
        simulation.receive(Begun(1, 1.0))
        simulation.effects += simulation.conductor.handle(WorkerEnded(worker), simulation.now)
        simulation.receive(READY)
    simulation.say("next")
    assert simulation.texts() == ["crashing", "crashing", "next"]


def test_messages_of_a_replaced_worker_are_ignored(simulation: Simulation) -> None:
    """Replies and the end of a worker that has been replaced have no effect."""
    simulation.effects += simulation.conductor.handle(WorkerEnded(1), simulation.now)
    before = list(simulation.effects)
    simulation.effects += simulation.conductor.handle(WorkerEnded(1), simulation.now)
    simulation.effects += simulation.conductor.handle(WorkerReplied(1, READY), simulation.now)
    assert simulation.effects == before


def test_repeated_failures_give_one_notice_and_then_rest() -> None:
    """After several failures in a row there is one notice, and no further worker is started."""
    simulation = Simulation()
    simulation.wait(Awaited.STARTED.value * 10)
    assert simulation.count(StartWorker) == FAILURES_IN_A_ROW
    assert simulation.notices() == [SpeechFault.VOICE_LOST]
    assert simulation.conductor.deadline() is None


def test_resting_voice_retries_when_a_text_is_queued() -> None:
    """After a failure a queued text makes the conductor try again when the rest is over."""
    simulation = Simulation()
    simulation.say("waiting")
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    simulation.wait(REST_SECONDS - 1)
    simulation.say("later")
    assert simulation.count(StartWorker) == 1
    simulation.wait(2)
    assert simulation.count(StartWorker) == 2
    simulation.receive(READY)
    simulation.finish_text()
    assert simulation.texts() == ["waiting", "later"]
    assert simulation.notices() == [SpeechFault.NO_AUDIO]


def test_resting_voice_with_nothing_to_say_waits_for_a_text() -> None:
    """With an empty queue a failed voice is not tried again before the next text."""
    simulation = Simulation()
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    simulation.wait(REST_SECONDS * 5)
    assert simulation.count(StartWorker) == 1
    simulation.say("heard")
    simulation.receive(READY)
    assert simulation.texts() == ["heard"]


def lose_sound(simulation: Simulation) -> None:
    """The sound server is gone: a worker that has spoken fails, and so does the next one."""
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))


def bring_back_sound(simulation: Simulation) -> None:
    simulation.wait(REST_SECONDS)
    simulation.receive(READY)


def finish_all(simulation: Simulation) -> list[str]:
    """Let the worker say everything; returns the texts, the current one first."""
    first = len(simulation.texts()) - 1
    while simulation.conductor.unsaid:
        simulation.finish_text()
    return simulation.texts()[first:]


def test_what_was_missed_is_told_in_order(simulation: Simulation) -> None:
    """What was announced while the sound was gone is told then, though keys were pressed."""
    simulation.say("before")
    simulation.finish_text()
    simulation.say("lost")
    lose_sound(simulation)
    for text in ("one", "two", "three"):
        simulation.silence()
        simulation.say(text)
    assert simulation.conductor.unsaid == 4
    bring_back_sound(simulation)
    assert finish_all(simulation) == ["lost", "one", "two", "three"]


def test_a_second_outage_loses_nothing(simulation: Simulation) -> None:
    """A game that is queued whole is told whole, however often the sound goes."""
    texts = [str(number) for number in range(97)]
    for text in texts:
        simulation.say(text)
    simulation.effects += simulation.conductor.handle(Finish(3600), simulation.now)
    for _ in range(2):
        for _ in range(5):
            simulation.finish_text()
        lose_sound(simulation)
        bring_back_sound(simulation)
    finish_all(simulation)
    simulation.finish_text()
    assert list(dict.fromkeys(simulation.texts())) == texts
    assert (simulation.count(Stop), simulation.conductor.outage.unheard) == (1, 0)


def test_of_much_that_was_missed_the_newest_is_told() -> None:
    """The oldest of many missed texts are one sentence with their number."""
    simulation = Simulation()
    describe = Change(lambda settings: replace(settings, describe_missed="{} missed".format))
    simulation.effects += simulation.conductor.handle(describe, simulation.now)
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    for number in range(100):
        simulation.say(str(number))
    bring_back_sound(simulation)
    newest = [str(number) for number in range(100 - KEPT_AFTER_OUTAGE, 100)]
    assert finish_all(simulation) == [f"{100 - KEPT_AFTER_OUTAGE} missed", *newest]


def test_missed_texts_survive_a_key_and_a_new_text(simulation: Simulation) -> None:
    """Who silences what was missed can still have it told, also after a new text."""
    simulation.say("before")
    simulation.finish_text()
    simulation.say("lost")
    lose_sound(simulation)
    simulation.say("missed")
    simulation.say("missed too")
    bring_back_sound(simulation)
    simulation.silence()
    simulation.say("new")
    assert simulation.conductor.unsaid == 2
    simulation.finish_text()
    simulation.go_on()
    assert finish_all(simulation) == ["missed", "missed too"]


def test_closing_waits_for_a_voice_that_was_there(simulation: Simulation) -> None:
    """At the end a voice that comes back says what is left; else it is counted as unheard."""
    simulation.say("heard")
    simulation.finish_text()
    simulation.say("unheard")
    lose_sound(simulation)
    simulation.effects += simulation.conductor.handle(Finish(3600), simulation.now)
    assert simulation.count(Stop) == 0
    while not simulation.count(Stop):
        simulation.wait(1)
        if simulation.conductor.deadline() is not None:
            simulation.effects += simulation.conductor.handle(
                WorkerEnded(simulation.count(StartWorker)), simulation.now
            )
    assert simulation.now <= LONGEST_SECONDS + 1
    assert simulation.conductor.outage.unheard == 1


@pytest.mark.parametrize("is_closing_first", [True, False])
def test_closing_does_not_wait_for_a_voice_that_rests(is_closing_first: bool) -> None:
    """Closing stops at once if the voice was never there, before or after the request."""
    simulation = Simulation()
    simulation.say("unheard")
    steps: list[Callable[[], None]] = [
        lambda: simulation.receive(Failed(SpeechFault.NO_AUDIO, "")),
        lambda: simulation.effects.extend(simulation.conductor.handle(Finish(600), simulation.now)),
    ]
    for step in reversed(steps) if is_closing_first else steps:
        step()
    assert simulation.count(Stop) == 1


def test_fault_is_reported_again_only_after_recovery() -> None:
    """The same fault gives a second notice only if the voice has worked in between."""
    simulation = Simulation()
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    for _ in range(3):
        simulation.wait(REST_SECONDS)
        simulation.say("try")
        simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    assert simulation.notices() == [SpeechFault.NO_AUDIO]
    simulation.wait(REST_SECONDS)
    simulation.say("works")
    simulation.receive(READY)
    simulation.finish_text()
    simulation.say("device vanishes")
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    assert simulation.notices() == [SpeechFault.NO_AUDIO, SpeechFault.NO_AUDIO]


def test_worker_whose_device_vanished_is_replaced_once_before_giving_up(
    simulation: Simulation,
) -> None:
    """If the device vanishes, one new worker is tried before there is a notice."""
    simulation.say("one")
    simulation.receive(Failed(SpeechFault.NO_AUDIO, ""))
    assert simulation.notices() == []
    simulation.receive(READY)
    assert simulation.texts() == ["one", "one"]


def test_warnings_are_reported_once_until_settings_change(simulation: Simulation) -> None:
    """The same warning gives a second notice only after the settings have changed."""
    simulation.receive(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    simulation.receive(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    assert simulation.notices() == [SpeechFault.NO_LANGUAGE_VOICE]
    simulation.effects += simulation.conductor.handle(
        Change(lambda _: VoiceSettings("nl")), simulation.now
    )
    simulation.receive(Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl"))
    assert simulation.notices() == [SpeechFault.NO_LANGUAGE_VOICE] * 2


def test_each_text_carries_the_settings(simulation: Simulation) -> None:
    """Each `Say` contains the settings; a chosen voice stays with its own language."""
    settings = VoiceSettings("de", rate=300, voice="gmw/de", volume=0.5, pitch=60)
    simulation.effects += simulation.conductor.handle(Change(lambda _: settings), simulation.now)
    simulation.say("eins")
    simulation.silence()
    simulation.effects += simulation.conductor.handle(
        SayText("één", "nl", Priority.GAME), simulation.now
    )
    assert simulation.says()[0] == Say(1, "eins", "de", "gmw/de", 300, 0.5, 60)
    assert simulation.says()[1] == Say(2, "één", "nl", None, 300, 0.5, 60)


def test_closing_without_drain_kills_the_worker_at_once(simulation: Simulation) -> None:
    """With no drain time `Finish` kills the worker, and later texts are ignored."""
    simulation.say("one")
    simulation.effects += simulation.conductor.handle(Finish(0), simulation.now)
    simulation.wait(0)
    assert simulation.effects[-2:] == [KillWorker(1), Stop()]
    simulation.say("too late")
    assert simulation.texts() == ["one"]


def test_drain_speaks_the_queue_and_then_stops(simulation: Simulation) -> None:
    """With drain time the queue is spoken before the worker is killed."""
    simulation.say("one")
    simulation.say("two")
    simulation.effects += simulation.conductor.handle(Finish(10), simulation.now)
    simulation.finish_text()
    assert simulation.count(Stop) == 0
    simulation.finish_text()
    assert simulation.texts() == ["one", "two"]
    assert simulation.effects[-2:] == [KillWorker(1), Stop()]


def test_drain_is_bounded(simulation: Simulation) -> None:
    """A text that outlasts the drain time does not delay the end."""
    simulation.say("long")
    simulation.receive(Pong(1))
    simulation.receive(Begun(1, 1.0))
    simulation.effects += simulation.conductor.handle(Finish(1), simulation.now)
    simulation.wait(1)
    assert simulation.count(Stop) == 1
