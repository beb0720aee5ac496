"""The commands `demo` and `doctor`."""

import math
import re
import sys
from pathlib import Path

import pytest
from case_samples import first
from needed import is_installed
from program_runs import LANGUAGES, ProgramRunner, sentence

from azul_access.__main__ import main
from azul_access.cli import demo, doctor
from azul_access.games import SYSTEMS
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
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
def test_demo(program: ProgramRunner, language: str, game: str) -> None:
    """Every prepared line is understood, the game ends with a winner, and nothing is saved."""
    result = program.run("demo", "--game", game, "--language", language, "--speech", "off")
    assert (result.code, result.err) == (0, "")
    names = [line for line in result.out.splitlines() if "Anna" in line]
    assert len(names) > 10
    last = result.out.splitlines()[-1]
    assert sentence(language, "game-agreed") in last
    assert re.search(r"\b(Anna|Ben) (gewinnt|wins|wint)\b", last)
    assert not program.home.exists()


def test_demo_of_the_first_game(program: ProgramRunner) -> None:
    """Without a game's name `demo` plays base Azul."""
    named = program.run("demo", "--game", "azul", "--language", "de", "--speech", "off")
    assert program.run("demo", "--language", "de", "--speech", "off") == named


@pytest.mark.parametrize("game", SYSTEMS)
def test_demos_are_the_same_game(program: ProgramRunner, game: str) -> None:
    """The demo differs by language in its words only: the same lines, digit for digit."""
    words = ("demo", "--game", game, "--speech", "off", "--language")
    output = [program.run(*words, code).out for code in LANGUAGES]
    assert len({len(text.splitlines()) for text in output}) == 1
    assert len({len(demo.load_demo(game, code)) for code in LANGUAGES}) == 1
    assert len(set(output)) == len(LANGUAGES)


@pytest.mark.parametrize("game", SYSTEMS)
def test_demo_shows_what_can_be_done(game: str) -> None:
    """The lines of the demo include a question, a what-if question and an undo."""
    for language in LANGUAGES:
        typed = demo.load_demo(game, language)
        assert any(line.startswith("?") for line in typed)
        assert "u" in typed


@pytest.mark.parametrize("game", SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_demo_shows_what_is_typed(program: ProgramRunner, language: str, game: str) -> None:
    """Each line stands behind the prompt, before its answer, as it would in a game."""
    result = program.run("demo", "--game", game, "--language", language, "--speech", "off")
    shown = result.out.splitlines()
    at = 0
    for line in demo.load_demo(game, language):
        following = [index for index in range(at, len(shown)) if shown[index].endswith(f": {line}")]
        assert following, f"{line} after line {at}"
        at = following[0] + 1
        assert at < len(shown)
        assert shown[at] != line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1r2", "Typed: 1 r 2."),
        ("?3g", "Typed: question mark 3 g."),
        ("m g", "Typed: m g."),
        ("zb", "Typed: z b."),
        ("hand", "Typed: hand."),
    ],
)
def test_demo_says_what_is_typed(line: str, said: str) -> None:
    """Short codes are spelled, words are said."""
    typed = demo.typed_line("Anna: ", line)
    assert load_phrases("en").render(typed, Verbosity.NORMAL, Form.SAY) == said
    assert load_phrases("en").render(typed, Verbosity.NORMAL, Form.SHOW) == f"Anna: {line}"


@pytest.mark.parametrize(
    ("quiet", "polls", "heard"),
    [
        ([math.inf], 60, False),  # no voice: three seconds at most
        ([math.inf, math.inf, 0, 0, 0.1, 0.6], 5, True),
        ([0.9], 0, True),
    ],
)
def test_demo_waits_for_the_voice(quiet: list[float], polls: int, heard: bool) -> None:
    """The next line is typed when the voice is quiet again."""
    slept: list[float] = []
    result = demo.wait_until_said(lambda: quiet[min(len(slept), len(quiet) - 1)], slept.append)
    assert result is heard
    assert len(slept) == pytest.approx(polls, abs=1)


@pytest.mark.parametrize("language", first(LANGUAGES))
def test_doctor(program: ProgramRunner, language: str) -> None:
    """`doctor` ends with a verdict that agrees with its exit code, on any computer."""
    result = program.run("doctor", "--language", language)
    assert result.err == ""
    output = result.out.splitlines()
    verdict = {0: "doctor-well", 1: "doctor-trouble"}[result.code]
    assert output[-1] == sentence(language, verdict)
    assert sentence(language, "doctor-language", language=phrase(f"language-{language}")) in output
    assert sentence(language, "doctor-terminal-piped") in output
    folder = str(program.home / "games")
    assert sentence(language, "doctor-folder", folder=folder, count=0) in output
    assert "azul" in output[0].casefold()
    for fault in SpeechFault:
        if sentence(language, f"fault-{fault.value}") in output:
            assert sentence(language, f"remedy-{fault.value}") in output
            assert result.code == 1


def test_doctor_reports_on_speech_input(program: ProgramRunner) -> None:
    """doctor names a missing microphone, the recogniser and taught pronunciations."""
    program.home.mkdir()
    (program.home / "pronunciations-nl.toml").write_text('"rood" = ["R OW T"]\n"een" = ["EY N"]\n')
    nowhere = {"PULSE_SERVER": "unix:/nowhere", "ALSA_CONFIG_PATH": "/dev/null"}
    output = program.run("doctor", "--language", "en", **nowhere).out.splitlines()
    if is_installed("ALSA"):  # elsewhere the system chooses the device
        assert sentence("en", "standalone-no-microphone") in output
    assert any("pocketsphinx" in line and "German, English, Dutch" in line for line in output)
    assert sentence("en", "doctor-taught", language=phrase("language-nl"), count=2) in output
    assert not any("for German: " in line and "learned" in line for line in output)


def test_doctor_counts_saved_games(program: ProgramRunner) -> None:
    """doctor counts the saved games and leaves no trace in their folder."""
    words = ("play", "--players", "Anna,Ben", "--starts", "Anna", "--language", "de")
    program.run(*words)
    before = sorted((program.home / "games").iterdir())
    result = program.run("doctor", "--language", "de")
    folder = str(program.home / "games")
    assert sentence("de", "doctor-folder", folder=folder, count=1) in result.out.splitlines()
    assert sorted((program.home / "games").iterdir()) == before


def run_doctor(
    probe: Probe,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[int, list[str]]:
    """Run doctor with a given result of probing the voice, and without looking for microphones."""
    monkeypatch.setattr(doctor, "probe", lambda **_: probe)
    monkeypatch.setattr(doctor, "_list_microphones", list)
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
    """Without faults `doctor` prints every voice and the delay of the sound; exit code 0."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    code, output = run_doctor(WORKING, language, capsys, monkeypatch)
    assert (code, output[-1]) == (0, sentence(language, "doctor-well"))
    assert sentence(language, "doctor-sound", backend="pulse", duration=50) in output
    for other in LANGUAGES:
        named = phrase(f"language-{other}")
        assert sentence(language, "doctor-voices", language=named, count=1) in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", SpeechFault)
def test_doctor_names_the_remedy(
    fault: SpeechFault,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Each fault of the voice has a remedy, and the exit code is 1."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)  # commands in the sentences have full paths there
    code, output = run_doctor(Probe(fault=fault), language, capsys, monkeypatch)
    assert code == 1
    expected_text = [sentence(language, f"{kind}-{fault.value}") for kind in ("fault", "remedy")]
    assert output[-3:] == [*expected_text, sentence(language, "doctor-trouble")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
@pytest.mark.parametrize("fault", [SpeechFault.NO_VOICE, SpeechFault.NO_AUDIO])
def test_remedies_fit_the_system(
    fault: SpeechFault, platform: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told to look for what only other systems have."""
    monkeypatch.setattr(sys, "platform", platform)
    text = sentence(language, f"remedy-{fault.value}")
    others = {"linux": "PulseAudio", "win32": "Windows"}
    assert [name for system, name in others.items() if system != platform and name in text] == []
    assert "Linux" not in text
    if fault is SpeechFault.NO_VOICE:  # a package of Linux is no remedy on Windows
        assert ("Windows" in text, "espeak-ng" in text) == (
            platform == "win32",
            platform not in ("win32", "darwin"),
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_misses_a_language(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """A language without a voice is named with a remedy."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    probe = Probe(engine="SAPI", voices={"de": ("Hedda",), "en": ("Zira",)}, device_opened=True)
    code, output = run_doctor(probe, language, capsys, monkeypatch)
    assert code == 1
    assert sentence(language, "doctor-no-voice", language=phrase("language-nl")) in output
    assert output[-1] == sentence(language, "doctor-trouble")
    assert not any(" ," in line for line in output)  # SAPI tells no version


@pytest.mark.parametrize("language", first(LANGUAGES))
def test_doctor_when_games_cannot_be_saved(program: ProgramRunner, language: str) -> None:
    """A folder that cannot be created is named with a remedy; exit code 1."""
    program.home.write_text("a file where the folder should be", encoding="utf-8")
    result = program.run("doctor", "--language", language)
    assert (result.code, result.err) == (1, "")
    output = sentence(language, "doctor-folder-closed", folder=str(program.home / "games"))
    assert output in result.out.splitlines()


@pytest.mark.needs("ALSA")
def test_doctor_without_audio(program: ProgramRunner) -> None:
    """Without a sound service and devices `doctor` still prints each finding with its remedy."""
    nowhere = str(program.folder / "nothing")
    result = program.run(
        *("doctor", "--language", "de"),
        PULSE_SERVER=f"unix:{nowhere}",
        XDG_RUNTIME_DIR=nowhere,
        ALSA_CONFIG_PATH=nowhere,
        HOME=nowhere,
    )
    assert result.err == ""
    assert result.out.splitlines()[-1] in (
        sentence("de", "doctor-well"),
        sentence("de", "doctor-trouble"),
    )
    assert result.code in (0, 1)
    if result.code:
        assert "Abhilfe" in result.out
