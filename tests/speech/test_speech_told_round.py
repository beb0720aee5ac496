"""A busy laptop tells a whole round of a real game, and no word is lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from program_games import coloured, commands, options
from speech_contention import RATE, WORDS_PER_MINUTE, Result, busy_machine, compare
from speech_sound_card import Recorder, sound_card
from speech_told_game import SAID

PROGRAM = Path(__file__).with_name("speech_told_game.py")
LIMIT_SECONDS = 400.0


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_round_on_a_busy_machine(
    sound_tools: None, no_card: None, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Everything is heard once, in order and whole.

    The draw usually, because the loops slow down all other tests; with --thorough
    everything up to the beginning of the second round.
    """
    game = coloured(2)
    thorough = request.config.getoption("--thorough", default=False)
    lines = commands(game, "de")[: 1 + (len(game["rounds"][0]["moves"]) if thorough else 0)]
    home, folder = tmp_path / "home", tmp_path / "observed"
    home.mkdir()
    folder.mkdir()
    # A fast voice saves time, and earcons are no text.
    (home / "settings.toml").write_text(f"rate = {WORDS_PER_MINUTE}\nearcons = false\n")
    with sound_card(rate=RATE) as card:
        card.start()
        recorder = Recorder(card.server, RATE)
        with busy_machine(2 if thorough else 1):
            told = subprocess.run(
                [
                    *(sys.executable, str(PROGRAM), str(folder), "play", *options(game)),
                    *("--language", "de", "--speech", "own"),
                ],
                input="".join(f"{line}\n" for line in lines),
                env={
                    **os.environ,
                    "AZUL_ACCESS_HOME": str(home),
                    "PULSE_SERVER": card.server,
                    "LANG": "C.UTF-8",
                },
                capture_output=True,
                encoding="utf-8",
                timeout=LIMIT_SECONDS,
                check=False,
            )
            assert recorder.wait_for_silence(0.5)
        recorder.close()
    assert (told.returncode, told.stderr) == (0, "")
    assert ("Runde 2." in told.stdout) == thorough
    said = [json.loads(line) for line in (folder / SAID).read_text().splitlines()]
    result = Result()
    compare(result, [], set(), folder, recorder.samples())
    assert result.begun == said
    assert len(said) > len(lines)
    assert (result.wrong, result.short, result.holes_ms) == ([], [], [])
