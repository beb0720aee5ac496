"""Late workers and the spare ones that replace them, simulated without a process or a clock."""

from speech_simulation import READY, Simulation

from azul_access.speech.effects import (
    KillWorker,
    Send,
    StartWorker,
    Stop,
    WorkerEnded,
)
from azul_access.speech.protocol import (
    Begun,
    Ended,
    Loaded,
    Open,
    Ping,
    Pong,
    Silenced,
)
from azul_access.speech.reply_times import STRETCH, Awaited
from azul_access.speech.requests import Finish

LOADED = Loaded("fake", "", "", "", {})
SILENCED = Awaited.SILENCED.value


def make_spare(simulation: Simulation) -> None:
    """Say "one" with a worker that is late once, so that there is a spare one."""
    simulation.say("one")
    simulation.receive(Begun(1, 1.0))
    simulation.wait(Awaited.PONG.value)
    simulation.receive(Pong(1), worker=1)
    simulation.receive(LOADED, worker=2)
    simulation.receive(Ended(1), worker=1)


def test_worker_that_ignores_silence_is_replaced_by_its_spare(simulation: Simulation) -> None:
    """A worker that is late gets a spare one, which replaces it, without a notice."""
    simulation.say("one")
    simulation.receive(Begun(1, 1.0))
    simulation.silence()
    simulation.say("two")
    simulation.wait(SILENCED * 0.9)
    assert simulation.count(StartWorker) == 1
    simulation.wait(SILENCED * 0.2)
    assert simulation.effects[-1] == StartWorker(2)
    simulation.receive(LOADED)
    assert simulation.effects[-2:] == [KillWorker(1), Send(2, Open())]
    simulation.receive(READY)
    assert simulation.texts() == ["one", "two", "two"]
    assert simulation.notices() == []


def test_late_worker_that_answers_before_its_spare_is_kept(simulation: Simulation) -> None:
    """A worker that is only late goes on, and the spare one stays for later."""
    simulation.say("one")
    simulation.receive(Pong(1))
    simulation.silence()
    simulation.say("two")
    simulation.wait(SILENCED * 3)
    simulation.receive(Silenced(1), worker=1)
    simulation.receive(LOADED, worker=2)
    simulation.receive(Begun(2, 1.0), worker=1)
    simulation.receive(Pong(1), worker=1)
    simulation.wait(1)
    assert simulation.count(KillWorker) == 0
    assert simulation.texts() == ["one", "two"]


def test_warm_spare_must_answer_before_it_replaces_a_late_worker(simulation: Simulation) -> None:
    """A spare one that is loaded already shows by a `Pong` that the machine is not the reason."""
    make_spare(simulation)
    simulation.say("two")
    simulation.wait(Awaited.PONG.value * STRETCH)
    assert simulation.effects[-1] == Send(2, Ping(2))
    assert simulation.count(KillWorker) == 0
    simulation.receive(Pong(2), worker=2)
    assert KillWorker(1) in simulation.effects
    simulation.receive(READY, worker=2)
    assert simulation.texts() == ["one", "two", "two"]


def test_spare_takes_over_at_once_when_the_worker_ends(simulation: Simulation) -> None:
    """The text of a worker that ends is said by the spare one, which is loaded already."""
    make_spare(simulation)
    simulation.say("two")
    simulation.effects += simulation.conductor.handle(WorkerEnded(1), simulation.now)
    assert simulation.effects[-1] == Send(2, Open())
    simulation.receive(READY, worker=2)
    assert simulation.texts() == ["one", "two", "two"]
    assert simulation.count(StartWorker) == 2


def test_spare_that_is_silent_itself_is_replaced_by_a_third(simulation: Simulation) -> None:
    """If neither the late worker nor its spare answers, a third one takes over."""
    make_spare(simulation)
    simulation.say("two")
    simulation.wait(Awaited.PONG.value * STRETCH * 2)
    assert simulation.effects[-2:] == [KillWorker(2), StartWorker(3)]
    simulation.receive(LOADED, worker=3)
    simulation.receive(READY, worker=3)
    assert simulation.texts() == ["one", "two", "two"]


def test_limits_stretch_with_the_longest_recent_delay(simulation: Simulation) -> None:
    """On a machine that answers slowly a worker has more time."""
    for number in (1, 2):
        simulation.say("text")
        simulation.wait(SILENCED * 0.8 * number)
        simulation.receive(Pong(number))
        simulation.silence()
        simulation.receive(Silenced(number))
    simulation.say("text")
    simulation.receive(Pong(3))
    simulation.silence()
    simulation.wait(SILENCED * 1.6 * STRETCH * 0.9)
    assert simulation.count(StartWorker) == 1
    simulation.wait(SILENCED * 1.6 * STRETCH * 0.2)
    assert simulation.count(StartWorker) == 2


def test_spare_that_cannot_start_fails_with_the_late_worker(simulation: Simulation) -> None:
    """A late worker whose spare cannot start is replaced as if it had ended."""
    simulation.say("one")
    simulation.wait(Awaited.PONG.value)
    simulation.effects += simulation.conductor.handle(WorkerEnded(2), simulation.now)
    assert simulation.effects[-3:] == [KillWorker(1), StartWorker(3), Send(3, Open())]
    simulation.receive(READY, worker=3)
    assert simulation.texts() == ["one", "one"]


def test_closing_ends_the_spare_worker(simulation: Simulation) -> None:
    """`Finish` kills both workers."""
    make_spare(simulation)
    simulation.effects += simulation.conductor.handle(Finish(0), simulation.now)
    simulation.wait(0)
    assert simulation.effects[-3:] == [KillWorker(1), KillWorker(2), Stop()]
