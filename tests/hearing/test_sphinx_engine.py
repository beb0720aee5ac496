"""The bundled engine: what a result depends on."""

from dataclasses import replace

import pytest
from hearing_speech import at_table, spoken

from azul_access.cli.hear import open_session
from azul_access.hearing.engine import Engine
from azul_access.hearing.engines import open_engine
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.net import Net, Transition
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import read_entries
from azul_access.session.control.controls import SimpleControl

COLOURS, NUMBERS = ("red", "blue", "black", "orange"), ("one", "two", "three")
NET = Net(
    2,
    (
        *(Transition(0, 1, word, marks=(f"colour={word}",)) for word in COLOURS),
        *(Transition(1, 2, word, marks=(f"line={word}",)) for word in NUMBERS),
    ),
)
OTHER_NET = Net(1, tuple(Transition(0, 1, word, marks=(word,)) for word in NUMBERS))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return open_engine("en", None, None)


def test_a_result_does_not_depend_on_earlier_audio_or_nets(engine: Engine) -> None:
    """Scores of different audio and nets are compared, and a repeated prefetch must agree."""
    audio = at_table(spoken("blue three", "flite:slt"), 30, 1)
    noisy = at_table(spoken("orange one", "flite:rms"), 10, 2)
    first = engine.recognise(audio, NET)
    assert first.guesses[0].text == "blue three"
    engine.recognise(noisy, OTHER_NET)
    engine.recognise(bytes(len(audio)), NET)
    assert engine.recognise(audio, NET) == first


def test_further_guesses_mean_something_else(engine: Engine) -> None:
    audio = at_table(spoken("blue three", "flite:slt"), 40, 1)
    guesses = engine.recognise(audio, NET, max_guesses=4).guesses
    assert guesses[0].text == "blue three"
    assert len({guess.text for guess in guesses}) == len(guesses) == 4


def test_more_guesses_of_a_sound_go_on_where_the_first_ones_ended(engine: Engine) -> None:
    audio = at_table(spoken("orange two", "flite:slt"), 40, 1)
    (first,) = engine.recognise(audio, NET, max_guesses=1).guesses
    later = engine.recognise(audio, NET, max_guesses=3)
    engine.recognise(audio[3200:], NET)
    assert engine.recognise(audio, NET, max_guesses=3) == later
    assert later.guesses[0] == first
    assert len(later.guesses) == 3


def test_audio_without_a_command_has_no_guesses(engine: Engine) -> None:
    audio = at_table(spoken("would you like another cup of coffee", "flite:slt"), 40, 1)
    assert not engine.recognise(audio, NET).guesses


@pytest.mark.parametrize(
    ("said", "heard"), [("yes", ["yes"]), ("not right", ["not right"]), ("where", []), ("snow", [])]
)
def test_talk_wins_against_the_answers_that_sound_like_it(
    engine: Engine, said: str, heard: list[str]
) -> None:
    """While a yes or a no is awaited; a word of an answer is no talk."""
    session = replace(open_session(None, "en", "en"), pending=(SimpleControl.QUIT,))
    net = net_of(session)
    assert {"where", "snow"} <= net.talk
    assert not net.talk & net.words
    audio = at_table(spoken(said, "flite:slt"), 40, 1)
    assert [guess.text for guess in engine.recognise(audio, net).guesses[:1]] == heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_talk_is_a_whole_answer(language: str) -> None:
    """A typed one neither: it may be listened for one day."""
    answers = {"yes", "no", "wrong"}
    whole = {text for _, concept, text in read_entries(language, "words") if concept in answers}
    assert not load_hearing_data(language).talk & whole
