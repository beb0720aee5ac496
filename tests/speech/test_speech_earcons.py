"""Which stale texts, earcons and urgent texts are sent to the worker, and in which order."""

from dataclasses import replace

from speech_simulation import Simulation

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.requests import Change


def test_only_the_newest_queued_text_of_a_topic_is_spoken(simulation: Simulation) -> None:
    """A text replaces queued ones of its topic, but not the one being spoken."""
    for number in range(3):
        simulation.say(f"turn {number}", topic="turn")
    simulation.say("move")
    for _ in range(3):
        simulation.finish_text()
    assert simulation.texts() == ["turn 0", "turn 2", "move"]


def test_earcon_is_sent_before_its_text(simulation: Simulation) -> None:
    """An earcon is sent directly before the text that follows it."""
    simulation.play(Earcon.OK)
    simulation.say("done")
    assert simulation.sounds() == ["ok", "done"]


def test_earcon_is_queued_with_its_text(simulation: Simulation) -> None:
    """An earcon is queued with its text and takes on its priority."""
    simulation.say("one")
    simulation.play(Earcon.OK)
    simulation.say("two")
    simulation.play(Earcon.WRONG)
    simulation.say("urgent", Priority.URGENT)
    simulation.finish_text()
    simulation.finish_text()
    simulation.finish_text()
    assert simulation.sounds() == ["one", "wrong", "urgent", "one", "ok", "two"]


def test_earcon_without_a_text_waits_for_silence(simulation: Simulation) -> None:
    """An earcon with no text after it is sent when the current text has ended."""
    simulation.say("one")
    simulation.play(Earcon.YOUR_TURN)
    simulation.finish_text()
    assert simulation.sounds() == ["one", "your-turn"]
    simulation.silence()
    assert simulation.silence_requests() == [1]


def test_earcons_can_be_off(simulation: Simulation) -> None:
    """With the setting `earcons` off, earcons are not sent."""
    off = Change(lambda settings: replace(settings, earcons=False))
    simulation.effects += simulation.conductor.handle(off, simulation.now)
    simulation.play(Earcon.OK)
    simulation.say("done")
    assert simulation.sounds() == ["done"]


def test_silence_drops_queued_earcons(simulation: Simulation) -> None:
    """`silence` drops queued earcons."""
    simulation.say("one")
    simulation.play(Earcon.OK)
    simulation.silence()
    simulation.say("two")
    assert simulation.sounds() == ["one", "two"]


def test_urgent_text_is_sent_with_its_own_pitch(simulation: Simulation) -> None:
    """Only urgent texts are sent with a raised pitch."""
    simulation.say("urgent", Priority.URGENT)
    simulation.finish_text()
    simulation.say("game")
    assert [say.pitch for say in simulation.says()] == [60, None]
