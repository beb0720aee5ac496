"""The command `doctor`: what works on this computer, each thing with its remedy."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from azul_access import __version__
from azul_access.braille.translation import find_liblouis_table
from azul_access.hearing.taught_words import load, taught_file
from azul_access.keyboard import TextOutput, choose_kind
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.speech import probe
from azul_access.storage import default_folder
from azul_access.subprocesses import python_command
from azul_access.table.preferences import preferences_path

TROUBLE_EXIT = 1
LIST_SECONDS = 15.0


def run(_: argparse.Namespace, language: str) -> int:
    """Exit code 1 when something does not work."""
    phrases = load_phrases(language)
    trouble = False
    out = TextOutput(sys.stdout)
    for good, told in findings(language):
        trouble = trouble or not good
        out.write(phrases.render(told, Verbosity.NORMAL, Form.SHOW) + "\n")
    last = phrase("doctor-trouble" if trouble else "doctor-well")
    out.write(phrases.render(last, Verbosity.NORMAL, Form.SHOW) + "\n")
    return TROUBLE_EXIT if trouble else 0


def findings(language: str) -> Iterator[tuple[bool, Phrase]]:
    """What was looked at: whether it works, and a sentence with its remedy."""
    system = f"{platform.system()} {platform.release()}".strip()
    yield (
        True,
        phrase(
            "doctor-versions",
            version=__version__,
            python=platform.python_version(),
            system=system,
        ),
    )
    yield True, phrase("doctor-language", language=phrase(f"language-{language}"))
    kind = choose_kind(sys.stdin, sys.stdout, os.environ, sys.platform == "win32")
    yield True, phrase(f"doctor-terminal-{kind}")
    yield _folder()
    yield from _braille()
    yield from _ears()
    yield from _voice(language)


def _folder() -> tuple[bool, Phrase]:
    folder = default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return False, phrase("doctor-folder-closed", folder=str(folder))
    saved = len([path for path in Path(folder).iterdir() if not path.name.startswith(".")])
    return True, phrase("doctor-folder", folder=str(folder), count=saved)


def _braille() -> Iterator[tuple[bool, Phrase]]:
    """Which table makes a language's braille; our own is as good for what the game says."""
    for code in LANGUAGES:
        table, name = find_liblouis_table(code), phrase(f"language-{code}")
        if table is None:
            yield True, phrase("doctor-braille-own", language=name)
        else:
            yield (
                True,
                phrase("doctor-braille", language=name, table=table.name, version=table.version),
            )


def _ears() -> Iterator[tuple[bool, Phrase]]:
    """Speaking moves is optional: nothing that is missing here is trouble for a typed game."""
    names = _microphones()
    yield (
        True,
        phrase("doctor-microphones", count=len(names), names=", ".join(names))
        if names
        else phrase("standalone-no-microphone"),
    )
    if find_spec("pocketsphinx") is None:
        yield False, phrase("error-model-no-sphinx")
        return
    known = tuple(phrase(f"language-{code}") for code in LANGUAGES)
    yield True, phrase("doctor-recogniser", version=version("pocketsphinx"), languages=known)
    folder = preferences_path().parent
    for code in LANGUAGES:
        path = taught_file(folder, code)
        if path is not None:
            name = phrase(f"language-{code}")
            yield True, phrase("doctor-taught", language=name, count=len(load(path)))


def _microphones() -> list[str]:
    """Asked in a process of its own: audio libraries may hang, crash and complain."""
    try:
        found = subprocess.run(
            python_command("azul_access.hearing.capture", "--list"),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=LIST_SECONDS,
            check=False,
        )
        return [str(name) for name in json.loads(found.stdout or b"[]")]
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return []


def _voice(language: str) -> Iterator[tuple[bool, Phrase]]:
    """A voice is really tried: it says a word and its way to the loudspeaker is timed."""
    told = load_phrases(language).render(phrase("doctor-word"), Verbosity.NORMAL, Form.SAY)
    voices = [known.voice for known in LANGUAGES.values()]
    found = probe(language=LANGUAGES[language].voice, text=told, languages=voices)
    if found.engine:
        yield (
            True,
            phrase(
                "doctor-engine",
                engine=f"{found.engine} {found.version}".strip(),
                library=phrase(f"doctor-library-{found.library_reason or 'system'}"),
            ),
        )
    for code, known in LANGUAGES.items():
        name = phrase(f"language-{code}")
        count = len(found.voices.get(known.voice, ()))
        if count:
            yield True, phrase("doctor-voices", language=name, count=count)
        elif found.engine:
            yield False, phrase("doctor-no-voice", language=name)
    if found.device_opened and found.first_sound_ms is not None:
        yield (
            True,
            phrase("doctor-sound", backend=found.backend, duration=round(found.first_sound_ms)),
        )
    if found.fault is not None:
        yield False, phrase(f"fault-{found.fault.value}")
        yield False, phrase(f"remedy-{found.fault.value}")
