"""Keys that answer questions and take back what was misheard, in the terminal of a game."""

import pytest
from fake_table import start_game

from azul_access.cli.answer_keys import AnswerKeys
from azul_access.keyboard import AnswerKey
from azul_access.record.setup import make_setup
from azul_access.session.recognition import Certainty, Guess, Recognition
from azul_access.speech import NullSpeaker
from azul_access.table import screen_and_voice
from azul_access.table.companion import Companion


class Voice(NullSpeaker):
    """A voice that sounds, or has been silent for `quiet` seconds."""

    def __init__(self) -> None:
        self.quiet = 5.0

    def quiet_seconds(self) -> float:
        return self.quiet


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Voice:
    voice = Voice()
    monkeypatch.setattr(screen_and_voice, "open_speaker", lambda *_: voice)
    return voice


@pytest.fixture
def companion(voice: Voice) -> Companion:
    setup = make_setup(
        game="azul",
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="table",
        language="de",
    )
    companion, _, _ = start_game(setup)
    companion.handle_line("rrbs bxox rrrr xxoo bbss", "keyboard")
    return companion


@pytest.fixture
def keys(companion: Companion) -> AnswerKeys:
    keys = AnswerKeys()
    assert keys.word(AnswerKey.YES) == ""
    keys.attach(companion)
    return keys


def words(keys: AnswerKeys) -> list[str]:
    return [keys.word(key) for key in AnswerKey]


def say(companion: Companion, *texts: str) -> None:
    guesses = tuple(Guess(text, 0.0) for text in texts)
    companion.handle_recognition(Recognition(guesses, Certainty.LIKELY))


def test_keys_mean_something_only_while_a_question_waits(
    companion: Companion, keys: AnswerKeys
) -> None:
    assert words(keys) == ["", "", ""]
    companion.handle_line("Ende", "keyboard")
    assert words(keys) == ["ja", "nein", ""]
    companion.handle_line("nein", "keyboard")
    assert words(keys) == ["", "", ""]


def test_the_key_for_wrong_is_about_a_move_by_voice(companion: Companion, keys: AnswerKeys) -> None:
    """With a keypad the same key may be its dot."""
    companion.handle_line("1r2", "keyboard")
    assert words(keys) == ["", "", ""]
    say(companion, "3r4", "3r5")
    assert words(keys) == ["", "", "falsch"]
    companion.handle_line("Ziffern", "keyboard")
    assert words(keys) == ["", "", ""]


def test_a_key_that_cuts_the_question_short_does_not_answer_it(
    companion: Companion, keys: AnswerKeys, voice: Voice
) -> None:
    """Nor a second one in the pause after it; one in silence does."""
    companion.handle_line("Ende", "keyboard")
    for quiet, words_then in ((0.0, ["", "", ""]), (0.3, ["", "", ""]), (2.0, ["ja", "nein", ""])):
        voice.quiet = quiet
        companion.skip()
        assert words(keys) == words_then
        entries = len(companion.session.ledger.history)
        companion.handle_line("", "keyboard")
        assert (len(companion.session.ledger.history) > entries) is (quiet == 2.0)


@pytest.mark.parametrize(("quiet", "is_done"), [(1.0, True), (30.0, False)])
def test_wrong_counts_at_the_next_breath(
    companion: Companion, voice: Voice, quiet: float, *, is_done: bool
) -> None:
    """Later it is asked, unless the microphone was asked to listen."""
    say(companion, "3r4", "3r5")
    count = len(companion.session.ledger.applied)
    voice.quiet = quiet
    say(companion, "falsch")
    assert (len(companion.session.ledger.applied) < count) is is_done
    assert companion.session.asks_yes_or_no
