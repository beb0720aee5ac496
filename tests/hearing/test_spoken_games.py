"""Games by voice, in a simulated room whose microphone hears the program, too.

Their logs are those of typed play. See test_spoken_program.py for the sound card.
"""

from pathlib import Path
from typing import cast

import pytest
from hearing_short_game import (
    SEEDS,
    commands_by_voice,
    count_tiles,
    logged_commands,
    short_game,
    start_session,
    typed_lines,
    without_count,
    write_typed_game,
)
from hearing_simulated_table import SimulatedTable
from hearing_voice_player import VoicePlayer
from hearing_wordings import CHAT, wordings
from speech_sound_card import require_tools

from azul_access import session as conversation
from azul_access.games.azul.state import Phase, State
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import CommandEntry
from azul_access.session.control.settings import Settings

LANGUAGES = tuple(SEEDS)
# A move, with what is said to confirm it or to take it back.
# Without a model of their own language, German and Dutch moves are asked about.
MOST_UTTERANCES = {"de": 2.2, "en": 1.3, "nl": 2.2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_wordings_of_a_move_mean_the_move(language: str) -> None:
    session = start_session(language)
    for take in short_game(language):
        texts = wordings(language, take, count_tiles(session, take))
        for text in texts:
            first = conversation.handle_line(session, text, "keyboard").entries[0]
            assert isinstance(first, CommandEntry), text
            assert without_count(first.command) == take, text
        session = conversation.handle_line(session, texts[0], "keyboard").session
    assert cast("State", session.ledger.state).phase is Phase.OVER


@pytest.mark.long
class SpokenGame:
    """A game by voice in one language."""

    language: str
    # Listening takes most of the time: usually so many moves are played, of which every fourth one
    # is spoken and the others are typed; with --thorough a whole game, all of it spoken.
    moves, step = 13, 4

    @pytest.mark.timeout(900)
    def test_the_log_is_that_of_typed_play(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
    ) -> None:
        """No unwanted move stands, few words are needed, and chat has no answer."""
        require_tools("espeak-ng", "flite")
        monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
        thorough = request.config.getoption("--thorough", default=False)
        takes = short_game(self.language)[: None if thorough else self.moves]
        spoken_moves = range(len(takes))[:: 1 if thorough else self.step]
        typed, spoken = tmp_path / "typed.azul", tmp_path / "spoken.azul"
        settings = Settings(self.language, verbosity=Verbosity.TERSE)
        with SimulatedTable(self.language, spoken, monkeypatch) as table:
            player = VoicePlayer(table, start_session(self.language, settings))
            for number, take in enumerate(takes):
                if number == spoken_moves[-1]:
                    player.chat(CHAT[self.language])
                if number in spoken_moves:
                    player.play(take)
                else:
                    table.type(player.follow(take, "keyboard")[0])
                    player.read_lines()
        report = player.report
        print(f"{self.language}: {str(report).splitlines()[0]}")
        assert report.utterances_a_move <= MOST_UTTERANCES[self.language], str(report)
        assert report.ignored_chat == list(CHAT[self.language]), str(report)
        write_typed_game(self.language, typed, typed_lines(self.language)[: len(takes)])
        assert logged_commands(spoken) == commands_by_voice(logged_commands(typed), spoken_moves)


# Classes, so that parallel processes can each take one.
class TestGerman(SpokenGame):
    language = "de"


class TestEnglish(SpokenGame):
    language = "en"


class TestDutch(SpokenGame):
    language = "nl"
