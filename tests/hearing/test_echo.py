"""What another device says of the game is no command of a player."""

import pytest
from hearing_fake_game import FakeGame, understood
from hearing_speech import at_table, spoken

from azul_access.cli.hear import open_session
from azul_access.hearing.echo import echo_net, is_announced, is_echo
from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine
from azul_access.hearing.grammar_net import net_of
from azul_access.session.control.controls import ListeningMode
from azul_access.session.recognition import Certainty, Guess, Recognition, Written

ANNOUNCED = [
    "Anna: 2 red R from factory 2 into row 3. Ben's turn.",
    "Factory 2: one R, one X, 2 O.",
]
# What the announcement says, but about other tiles.
MOVE = "two blue from factory three to row three"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return open_engine("en", None, None)


@pytest.mark.parametrize(
    ("said", "is_heard"), [(ANNOUNCED[0], False), (ANNOUNCED[1], False), (MOVE, True)]
)
def test_the_sound_tells_an_echo_from_a_similar_move(
    engine: Engine, said: str, *, is_heard: bool
) -> None:
    audio = at_table(spoken(said, "flite:slt"), 40, 1)
    heard = engine.recognise(audio, net_of(open_session(None, "en", "en")))
    echo = engine.recognise(audio, echo_net(ANNOUNCED, "en"))
    assert echo.guesses
    assert (bool(heard.guesses) and not is_echo(heard.guesses[0], echo)) is is_heard


def test_a_short_command_is_no_echo() -> None:
    """Players say what an announcement proposes: "help", "undo"."""
    assert not is_echo(Guess("help", -9.0), Recognition((Guess("help", -1.0),)))
    assert is_echo(Guess("undo", -9.0), Recognition((Guess("one x two", -1.0),)))
    assert not is_echo(Guess("undo", -9.0), Recognition((Guess("one x two", -90.0),)))
    assert not is_echo(Guess("undo", -9.0), Recognition())


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("Anna, two red R from factory 2 into row 3.", True),
        ("Factory two: one R, one X, two O. Anna's turn.", False),
        ("Two red from factory 4 into row 3.", False),
        ("Ben's turn", True),
        ("Row 3.", False),
        ("", False),
    ],
)
def test_a_written_echo_has_the_numbers_of_the_announcement(written: str, *, found: bool) -> None:
    assert is_announced(written, ANNOUNCED, "en") is found


def test_while_listening_always_an_echo_is_dropped(game: FakeGame) -> None:
    """After the key, and when nothing was announced, it counts."""
    move = understood("2r3")
    echo = Recognition((Guess("two red r from factory two", 0.0),), Certainty.SURE)
    written = Recognition(written=Written("Factory 2, one R, one X.", -0.2))
    game.recogniser.answers = [move, echo, written, move, move]
    game.recent = ANNOUNCED
    listener = game.listen(ListeningMode.ALWAYS)
    game.session.settings.language = "en"
    game.speak(times=2)
    assert game.recognitions == []
    listener.listen_once()
    game.speak()
    assert game.recognitions == [move]
    game.recent = []
    game.speak()
    assert game.recognitions == [move, move]
