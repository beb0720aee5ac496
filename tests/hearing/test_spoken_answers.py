"""Answers and "wrong" in a simulated room, in which the program's voice and its echo sound, too.

The microphone hears only the end of an answer that begins while the program still speaks. The end
of "no" sounds like "okay", that of "not right" is "right". No answer may be turned round, wherever
it is cut.
"""

from collections.abc import Iterator

import pytest
from hearing_short_game import count_tiles, short_game
from hearing_simulated_table import SimulatedTable
from hearing_speech import PAUSE_SECONDS, at_table, spoken
from hearing_wordings import SPEAKERS, wordings
from speech_sound_card import require_tools

from azul_access.hearing.utterances import CALIBRATION_SECONDS

END = {"de": "Ende", "en": "end game", "nl": "einde"}
NO = {"de": "nein", "en": "no", "nl": "nee"}
YES = {"de": "ja", "en": "yes", "nl": "ja"}
VOICES = {"de": ("de+m1", "de+f4"), "en": ("flite:slt", "flite:rms"), "nl": ("nl+m1", "nl+f4")}
# All of them with --thorough; the first two otherwise.
DENIALS = {
    "de": ("nein", "nicht richtig", "das stimmt nicht", "falsch", "abbrechen"),
    "en": ("no", "not right", "cancel", "incorrect", "not correct"),
    "nl": ("nee", "annuleren", "neen", "niet juist", "dat klopt niet"),
}
# Seconds; the samples are where the recogniser turned answers round when it trusted their ends.
ALL_CUTS = [step / 50 for step in range(21)]
SAMPLES = {"de": (0.25, 0.3), "en": (0.3, 0.35), "nl": (0.25, 0.3)}
# So long after the microphone hears again, an answer is whole.
AFTERWARDS = -0.3


@pytest.fixture(scope="module", params=sorted(END))
def table(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SimulatedTable]:
    require_tools("espeak-ng", "flite")
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("AZUL_ACCESS_HOME", str(home))
        with SimulatedTable(request.param, home / "game.azul", monkeypatch) as table:
            table.wait_for_silence()
            table.pause(2 * CALIBRATION_SECONDS)  # the program measures the noise first
            yield table


def answer(table: SimulatedTable, text: str, voice: str, cut: float) -> bool | None:
    """Whether the program took the answer to its question as a yes; None if it still waits."""
    language = table.session.settings.language
    entries = len(table.entries())
    table.type(END[language])
    assert table.session.asks_yes_or_no
    audio = at_table(spoken(text, voice), 40.0, 1)
    table.say_when_heard(audio, PAUSE_SECONDS, cut)
    is_done = len(table.entries()) > entries
    waits = table.session.asks_yes_or_no
    table.type("u" if is_done else NO[language])
    table.wait_for_silence()
    return None if waits else is_done


def test_no_answer_is_turned_round(table: SimulatedTable, request: pytest.FixtureRequest) -> None:
    """At every offset: with --thorough in steps of 20 ms."""
    language = table.session.settings.language
    is_thorough = request.config.getoption("--thorough", default=False)
    voices, denials = VOICES[language], DENIALS[language]
    for voice in voices if is_thorough else voices[:1]:
        for text in denials if is_thorough else denials[:2]:
            for cut in ALL_CUTS if is_thorough else SAMPLES[language]:
                assert answer(table, text, voice, cut) is not True, (text, voice, cut)
        for cut in ALL_CUTS if is_thorough else (0.15,):
            assert answer(table, YES[language], voice, cut) is not False, (voice, cut)


def test_a_spoken_wrong_takes_back_the_spoken_move(table: SimulatedTable) -> None:
    """In the same voice, again in more words if it is not heard; what it offers is declined."""
    language = table.session.settings.language
    take = short_game(language)[0]
    text = wordings(language, take, count_tiles(table.session, take))[0]
    voice, commands = SPEAKERS[language].voices[0], table.commands()
    say(table, text, voice)
    if table.session.asks_yes_or_no:  # without a model of the language, most moves are asked about
        table.type(YES[language])
    moved = table.commands()
    assert moved != commands, table.lines[-2:]
    for words in SPEAKERS[language].wrong:
        say(table, words, voice)
        if table.commands() != moved:
            break
    assert table.commands() == commands, table.lines[-2:]
    if table.session.asks_yes_or_no:
        table.type(NO[language])


def say(table: SimulatedTable, text: str, voice: str) -> None:
    """Say something while the program is silent."""
    table.wait_for_silence()
    table.say(at_table(spoken(text, voice), 40.0, 1))


def test_an_answer_after_the_voice_counts(table: SimulatedTable) -> None:
    language = table.session.settings.language
    voice = VOICES[language][0]
    assert answer(table, NO[language], voice, AFTERWARDS) is False
    assert answer(table, YES[language], voice, AFTERWARDS) is True
