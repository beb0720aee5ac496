"""Stale texts, earcons and urgent voices: which of them reach the worker, and in which order."""

from dataclasses import replace

from speech_play import Play

from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.requests import Change


def test_newest_text_of_a_topic_is_said_and_the_one_being_said_is_left(play: Play) -> None:
    for number in range(3):
        play.say(f"turn {number}", topic="turn")
    play.say("move")
    for _ in range(3):
        play.finish_text()
    assert play.texts() == ["turn 0", "turn 2", "move"]


def test_earcon_goes_before_its_text_without_waiting(play: Play) -> None:
    play.play(Earcon.OK)
    play.say("done")
    assert play.sounds() == ["ok", "done"]


def test_earcon_waits_for_its_turn_with_its_text(play: Play) -> None:
    play.say("one")
    play.play(Earcon.OK)
    play.say("two")
    play.play(Earcon.WRONG)
    play.say("urgent", Priority.URGENT)
    play.finish_text()
    play.finish_text()
    play.finish_text()
    assert play.sounds() == ["one", "wrong", "urgent", "one", "ok", "two"]


def test_earcon_without_a_text_is_heard_when_it_is_quiet(play: Play) -> None:
    play.say("one")
    play.play(Earcon.YOUR_TURN)
    play.finish_text()
    assert play.sounds() == ["one", "your-turn"]
    play.silence()
    assert play.silence_requests() == [1]


def test_earcons_can_be_off(play: Play) -> None:
    off = Change(lambda settings: replace(settings, earcons=False))
    play.effects += play.conductor.handle(off, play.now)
    play.play(Earcon.OK)
    play.say("done")
    assert play.sounds() == ["done"]


def test_hush_drops_waiting_earcons(play: Play) -> None:
    play.say("one")
    play.play(Earcon.OK)
    play.silence()
    play.say("two")
    assert play.sounds() == ["one", "two"]


def test_urgent_text_is_sent_with_its_own_pitch(play: Play) -> None:
    play.say("urgent", Priority.URGENT)
    play.finish_text()
    play.say("game")
    assert [say.pitch for say in play.says()] == [60, None]
