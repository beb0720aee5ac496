"""The last moves of a game by voice, in real time on a software sound card.

The whole program runs, and its microphone hears its own voice. See test_spoken_games.py for whole
games.
"""

from pathlib import Path

import pytest
from hearing_real_table import RealTable
from hearing_short_game import (
    commands_by_voice,
    logged_commands,
    short_game,
    start_session,
    typed_lines,
    write_typed_game,
)
from hearing_voice_player import VoicePlayer
from speech_sound_card import SoundCard, require_tools

from azul_access import session as conversation
from azul_access.language.phrase import Verbosity
from azul_access.session.control.settings import Settings

LANGUAGE = "de"
SPOKEN_MOVES = 4


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_saved_game_is_finished_by_voice(card: SoundCard, tmp_path: Path) -> None:
    """The log is that of typed play; no other move is made, not even one that is taken back."""
    require_tools("espeak-ng")
    card.start()
    lines = typed_lines(LANGUAGE)
    log, typed = tmp_path / "spoken.azul", tmp_path / "typed.azul"
    write_typed_game(LANGUAGE, log, lines[:-SPOKEN_MOVES])
    session = start_session(LANGUAGE, Settings(LANGUAGE, verbosity=Verbosity.TERSE))
    for line in lines[:-SPOKEN_MOVES]:
        session = conversation.handle_line(session, line, "keyboard").session
    with RealTable(card, tmp_path, log, LANGUAGE) as table:
        player = VoicePlayer(table, session)
        for take in short_game(LANGUAGE)[-SPOKEN_MOVES:]:
            player.play(take)
        assert not table.error_output()
    assert not player.report.taken_back, str(player.report)
    write_typed_game(LANGUAGE, typed, lines)
    spoken_moves = range(len(lines))[-SPOKEN_MOVES:]
    assert logged_commands(log) == commands_by_voice(logged_commands(typed), spoken_moves)
