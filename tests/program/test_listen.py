"""The program with ears, and what it costs not to have any."""

import subprocess
import sys
from pathlib import Path

import pytest
from program_runs import LANGUAGES, Azul, said

HEAVY = ("azul_access.hearing", "speech_recognition", "pocketsphinx", "miniaudio")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system chooses the device")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_microphone_one_notice_and_the_game_goes_on(azul: Azul, language: str) -> None:
    """No server answers, ALSA knows no device; the typed game does not care."""
    words = ("--language", language, "--players", "Anna,Ben", "--starts", "Anna")
    running = azul.start(
        *("play", *words, "--speech", "off", "--listen"),
        PULSE_SERVER="unix:/nowhere",
        ALSA_CONFIG_PATH="/dev/null",
        PYTHONUNBUFFERED="1",
    )
    wanted = said(language, "fault-no-microphone")
    assert running.expect(wanted).count(wanted) == 1
    running.type("rrbs")
    done = running.finish()
    assert wanted not in done.out.partition(wanted)[2]


def test_ears_cost_nothing_where_nobody_listens() -> None:
    code = f"""
import sys, azul_access.cli.play
assert not [name for name in sys.modules if name.startswith({HEAVY})]
import azul_access.hearing.listener, azul_access.hearing.recogniser_process
assert not [name for name in sys.modules if name.startswith({HEAVY[1:]})]
"""
    root = str(Path(__file__).resolve().parents[2])
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
