"""The two commands that ask nothing: the prepared game, and the look at what works here."""

import re
import sys
from pathlib import Path

import pytest
from program_runs import LANGUAGES, Azul, said

from azul_access.__main__ import main
from azul_access.cli import demo, doctor
from azul_access.games import SYSTEMS
from azul_access.language.phrase import phrase
from azul_access.speech import SpeechFault
from azul_access.speech.probe import Probe

WORKING = Probe(
    engine="espeak-ng",
    version="1.0",
    library="wheel",
    voices=dict.fromkeys(LANGUAGES, ("voice",)),
    backend="pulse",
    device_opened=True,
    start_ms=100.0,
    first_sound_ms=50.0,
)


@pytest.mark.parametrize("game", SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_demo(azul: Azul, language: str, game: str) -> None:
    """Every prepared line is understood, the game ends with a winner, and nothing is saved."""
    done = azul.run("demo", "--game", game, "--language", language, "--speech", "off")
    assert (done.code, done.err) == (0, "")
    names = [line for line in done.out.splitlines() if "Anna" in line]
    assert len(names) > 10
    last = done.out.splitlines()[-1]
    assert said(language, "game-agreed") in last
    assert re.search(r"\b(Anna|Ben) (gewinnt|wins|wint)\b", last)
    assert not azul.home.exists()


def test_demo_of_the_first_game(azul: Azul) -> None:
    """Without a game's name it is the demo of base Azul."""
    named = azul.run("demo", "--game", "azul", "--language", "de", "--speech", "off")
    assert azul.run("demo", "--language", "de", "--speech", "off") == named


@pytest.mark.parametrize("game", SYSTEMS)
def test_demos_are_the_same_game(azul: Azul, game: str) -> None:
    """The demo differs by language in its words only: the same lines, digit for digit."""
    words = ("demo", "--game", game, "--speech", "off", "--language")
    told = [azul.run(*words, code).out for code in LANGUAGES]
    assert len({len(text.splitlines()) for text in told}) == 1
    assert len({len(demo.load_demo(game, code)) for code in LANGUAGES}) == 1
    assert len(set(told)) == len(LANGUAGES)


@pytest.mark.parametrize("game", SYSTEMS)
def test_demo_shows_what_can_be_done(game: str) -> None:
    """Among its lines are a question, a what-if and an undo."""
    for language in LANGUAGES:
        typed = demo.load_demo(game, language)
        assert any(line.startswith("?") for line in typed)
        assert "u" in typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor(azul: Azul, language: str) -> None:
    """It ends with a verdict that its exit code repeats, whatever this computer has."""
    done = azul.run("doctor", "--language", language)
    assert done.err == ""
    told = done.out.splitlines()
    verdict = {0: "doctor-well", 1: "doctor-trouble"}[done.code]
    assert told[-1] == said(language, verdict)
    assert said(language, "doctor-language", language=phrase(f"language-{language}")) in told
    assert said(language, "doctor-terminal-piped") in told
    folder = str(azul.home / "games")
    assert said(language, "doctor-folder", folder=folder, count=0) in told
    assert "azul" in told[0].casefold()
    for fault in SpeechFault:
        if said(language, f"fault-{fault.value}") in told:
            assert said(language, f"remedy-{fault.value}") in told
            assert done.code == 1


def test_doctor_tells_of_the_ears(azul: Azul) -> None:
    """Without a microphone, with the recogniser, and with a voice that was taught."""
    azul.home.mkdir()
    (azul.home / "pronunciations-nl.toml").write_text('"rood" = ["R OW T"]\n"een" = ["EY N"]\n')
    nowhere = {"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/dev/null"}
    told = azul.run("doctor", "--language", "en", **nowhere).out.splitlines()
    if sys.platform == "linux":  # elsewhere the system chooses the device
        assert said("en", "standalone-no-microphone") in told
    assert any("pocketsphinx" in line and "German, English, Dutch" in line for line in told)
    assert said("en", "doctor-taught", language=phrase("language-nl"), count=2) in told
    assert not any("for German: " in line and "learned" in line for line in told)


def test_doctor_counts_saved_games(azul: Azul) -> None:
    """What lies in the folder is counted, and looking there leaves no trace."""
    words = ("play", "--players", "Anna,Ben", "--starts", "Anna", "--language", "de")
    azul.run(*words)
    before = sorted((azul.home / "games").iterdir())
    done = azul.run("doctor", "--language", "de")
    folder = str(azul.home / "games")
    assert said("de", "doctor-folder", folder=folder, count=1) in done.out.splitlines()
    assert sorted((azul.home / "games").iterdir()) == before


def look(
    found: Probe,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[int, list[str]]:
    """The doctor in this process, with a voice that was found to be like this."""
    monkeypatch.setattr(doctor, "probe", lambda **_: found)
    code = main(["doctor", "--language", language])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_when_all_is_well(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Every language's voice, the sound and its delay; exit code 0."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    code, told = look(WORKING, language, capsys, monkeypatch)
    assert (code, told[-1]) == (0, said(language, "doctor-well"))
    assert said(language, "doctor-sound", backend="pulse", duration=50) in told
    for other in LANGUAGES:
        named = phrase(f"language-{other}")
        assert said(language, "doctor-voices", language=named, count=1) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", SpeechFault)
def test_doctor_names_the_remedy(
    fault: SpeechFault,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Each thing that can be wrong with the voice comes with what helps, and exit code 1."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    code, told = look(Probe(fault=fault), language, capsys, monkeypatch)
    assert code == 1
    wanted = [said(language, f"{kind}-{fault.value}") for kind in ("fault", "remedy")]
    assert told[-3:] == [*wanted, said(language, "doctor-trouble")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_misses_a_language(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A voice that is missing for one language is named with what helps."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    found = Probe(engine="SAPI", voices={"de": ("Hedda",), "en": ("Zira",)}, device_opened=True)
    code, told = look(found, language, capsys, monkeypatch)
    assert code == 1
    assert said(language, "doctor-no-voice", language=phrase("language-nl")) in told
    assert told[-1] == said(language, "doctor-trouble")
    assert not any(" ," in line for line in told)  # SAPI tells no version


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_when_games_cannot_be_saved(azul: Azul, language: str) -> None:
    """A folder that cannot be: named with its remedy, exit code 1, nothing thrown."""
    azul.home.write_text("a file where the folder should be", encoding="utf-8")
    done = azul.run("doctor", "--language", language)
    assert (done.code, done.err) == (1, "")
    told = said(language, "doctor-folder-closed", folder=str(azul.home / "games"))
    assert told in done.out.splitlines()


@pytest.mark.skipif(sys.platform != "linux", reason="speaks through what Linux has")
def test_doctor_without_audio(azul: Azul) -> None:
    """No sound service and no device: still an answer, with its remedy where there is none."""
    nowhere = str(azul.folder / "nothing")
    done = azul.run(
        *("doctor", "--language", "de"),
        PULSE_SERVER=f"unix:{nowhere}",
        XDG_RUNTIME_DIR=nowhere,
        ALSA_CONFIG_PATH=nowhere,
        HOME=nowhere,
    )
    assert done.err == ""
    assert done.out.splitlines()[-1] in (said("de", "doctor-well"), said("de", "doctor-trouble"))
    assert done.code in (0, 1)
    if done.code:
        assert "Abhilfe" in done.out
