"""Keys while texts are said: one skips a text, two silence the rest, which can be gone on with."""

from speech_simulation import Simulation

from azul_access.speech import PAUSE_SECONDS
from azul_access.speech.earcon import Earcon
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import Pong, Silenced


def say_three(simulation: Simulation) -> None:
    for text in ("one", "two", "three"):
        simulation.say(text)


def test_one_key_skips_one_text(simulation: Simulation) -> None:
    """The next text follows after a pause, without another request."""
    say_three(simulation)
    simulation.skip()
    assert simulation.silence_requests() == [1]
    simulation.wait(PAUSE_SECONDS * 0.9)
    assert simulation.texts() == ["one"]
    simulation.wait(PAUSE_SECONDS * 0.2)
    assert simulation.texts() == ["one", "two"]
    assert simulation.conductor.unsaid == 1


def test_second_quick_key_silences_the_rest(simulation: Simulation) -> None:
    """Nothing more is said before it is asked for; then all that was not begun is said."""
    say_three(simulation)
    simulation.skip()
    simulation.receive(Pong(1))
    simulation.receive(Silenced(1))
    simulation.wait(PAUSE_SECONDS * 0.5)
    simulation.skip()
    simulation.wait(60)
    assert simulation.texts() == ["one"]
    assert simulation.conductor.unsaid == 2
    simulation.go_on()
    simulation.finish_text()
    assert simulation.texts() == ["one", "two", "three"]
    assert simulation.conductor.unsaid == 0


def test_slow_keys_skip_one_text_each(simulation: Simulation) -> None:
    """A key after the pause skips the text that has begun since."""
    say_three(simulation)
    for _ in range(2):
        simulation.skip()
        simulation.wait(PAUSE_SECONDS)
    assert simulation.texts() == ["one", "two", "three"]


def test_going_on_ends_the_pause(simulation: Simulation) -> None:
    """Enter is a key and asks to go on: the next text follows at once."""
    say_three(simulation)
    simulation.skip()
    simulation.go_on()
    assert simulation.texts() == ["one", "two"]


def test_going_on_without_a_key_skips_the_current_text(simulation: Simulation) -> None:
    """Spoken or from a braille display, "go on" passes over the text that is being said."""
    say_three(simulation)
    simulation.go_on()
    assert simulation.texts() == ["one", "two"]


def test_going_on_with_the_last_text_lets_it_end(simulation: Simulation) -> None:
    """With nothing after it, the current text is not interrupted."""
    simulation.say("one")
    simulation.go_on()
    assert simulation.silence_requests() == []


def test_answers_in_between_keep_the_rest(simulation: Simulation) -> None:
    """After a question and its answer the news can still be gone on with."""
    say_three(simulation)
    simulation.silence()
    simulation.say("answer", Priority.NORMAL)
    simulation.finish_text()
    simulation.go_on()
    assert simulation.texts() == ["one", "answer", "two"]


def test_more_keys_keep_the_rest(simulation: Simulation) -> None:
    """Typing a whole line after the first key loses nothing."""
    say_three(simulation)
    for _ in range(5):
        simulation.skip()
        simulation.silence()
    simulation.go_on()
    assert simulation.texts() == ["one", "two"]


def test_newer_news_replaces_the_silenced_rest(simulation: Simulation) -> None:
    """After the next news of the game the older rest is not said any more."""
    say_three(simulation)
    simulation.silence()
    simulation.say("news")
    assert simulation.conductor.unsaid == 0
    simulation.finish_text()
    simulation.go_on()
    assert simulation.texts() == ["one", "news"]


def test_earcons_are_not_repeated_with_the_rest(simulation: Simulation) -> None:
    """A short sound belongs to its moment."""
    simulation.say("one")
    simulation.play(Earcon.OK)
    simulation.say("two")
    simulation.silence()
    simulation.go_on()
    assert simulation.sounds() == ["one", "two"]


def test_key_in_silence_pauses_nothing(simulation: Simulation) -> None:
    """A text after a key in silence is said at once."""
    simulation.skip()
    simulation.say("one")
    assert simulation.texts() == ["one"]


def test_skipping_the_last_text_pauses_nothing(simulation: Simulation) -> None:
    """With nothing after it, the next news is said at once."""
    simulation.say("one")
    simulation.skip()
    simulation.say("two")
    assert simulation.texts() == ["one", "two"]
