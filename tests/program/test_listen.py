"""`play --listen` without a microphone, and start-up without it."""

import subprocess
import sys
from pathlib import Path

import pytest
from program_runs import ProgramRunner, sentence

HEAVY = ("azul_access.hearing", "speech_recognition", "pocketsphinx", "miniaudio")


@pytest.mark.needs("ALSA")
@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(other, marks=pytest.mark.thorough) for other in ("en", "nl"))]
)
def test_without_a_microphone_one_notice_and_the_game_goes_on(
    program: ProgramRunner, language: str
) -> None:
    """Without a sound server and devices there is one notice, and the typed game goes on."""
    words = ("--language", language, "--players", "Anna,Ben", "--starts", "Anna")
    running = program.start(
        *("play", *words, "--speech", "off", "--listen"),
        PULSE_SERVER="unix:/nowhere",
        ALSA_CONFIG_PATH="/dev/null",
        PYTHONUNBUFFERED="1",
    )
    expected_text = sentence(language, "fault-no-microphone")
    assert running.expect(expected_text).count(expected_text) == 1
    running.type("rrbs")
    result = running.finish()
    assert expected_text not in result.out.partition(expected_text)[2]


def test_play_imports_no_recogniser() -> None:
    """Playing without --listen loads nothing of speech recognition."""
    code = f"""
import sys, azul_access.cli.play
assert not [name for name in sys.modules if name.startswith({HEAVY})]
import azul_access.hearing.listener, azul_access.hearing.recogniser_process
assert not [name for name in sys.modules if name.startswith({HEAVY[1:]})]
"""
    root = str(Path(__file__).resolve().parents[2])
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
