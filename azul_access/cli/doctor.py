"""The command `doctor`: check what works on this computer, with a remedy for each problem."""

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
from typing import NamedTuple

from azul_access import __version__
from azul_access.braille.cells.translation import find_liblouis_table
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.hearing.models.errors import megabytes
from azul_access.hearing.models.store import best_model, best_offer
from azul_access.hearing.taught_words import load, taught_file
from azul_access.keyboard import TextOutput, choose_kind
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.speech import probe
from azul_access.storage import default_folder
from azul_access.subprocesses import child_environment, python_command
from azul_access.table.preferences import preferences_path

LIST_SECONDS = 15.0


class Finding(NamedTuple):
    """The result of one check; after a failed one comes its remedy, in this text or the next."""

    works: bool
    text: Phrase


def add_options(_: Parser) -> None:
    """There are none."""


def run(_: argparse.Namespace, language: str) -> int:
    """Print all findings; the exit code is REFUSED if something does not work."""
    phrases = load_phrases(language)
    output = TextOutput(sys.stdout)

    def write(text: Phrase) -> None:
        output.write(phrases.render(text, Verbosity.NORMAL, Form.SHOW) + "\n")

    all_work = True
    for finding in check_all(language):
        all_work = all_work and finding.works
        write(finding.text)
    write(phrase("doctor-well" if all_work else "doctor-trouble"))
    if output.is_closed:
        return ExitCode.FAILED
    return ExitCode.OK if all_work else ExitCode.REFUSED


def check_all(language: str) -> Iterator[Finding]:
    """All checks in the order of their output, each when it is asked for."""
    system = f"{platform.system()} {platform.release()}".strip()
    python = platform.python_version()
    yield Finding(
        True, phrase("doctor-versions", version=__version__, python=python, system=system)
    )
    yield Finding(True, phrase("doctor-language", language=phrase(f"language-{language}")))
    kind = choose_kind(sys.stdin, sys.stdout, os.environ, sys.platform == "win32")
    yield Finding(True, phrase(f"doctor-terminal-{kind}"))
    yield _check_folder()
    yield from _check_braille()
    yield from _check_hearing()
    yield from _check_voice(language)


def _check_folder() -> Finding:
    """Whether games can be saved in the default folder."""
    folder = default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return Finding(False, phrase("doctor-folder-closed", folder=str(folder)))
    count = len([path for path in folder.iterdir() if not path.name.startswith(".")])
    return Finding(True, phrase("doctor-folder", folder=str(folder), count=count))


def _check_braille() -> Iterator[Finding]:
    """The braille table of each language; the program's own is good enough for all it says."""
    for language in LANGUAGES:
        table, name = find_liblouis_table(language), phrase(f"language-{language}")
        if table is None:
            text = phrase("doctor-braille-own", language=name)
        else:
            text = phrase("doctor-braille", language=name, table=table.name, version=table.version)
        yield Finding(True, text)


def _check_hearing() -> Iterator[Finding]:
    """Microphones, the recogniser and taught words. A typed game needs none of them."""
    names = _list_microphones()
    if names:
        text = phrase("doctor-microphones", count=len(names), names=", ".join(names))
        yield Finding(True, text)
    else:
        yield Finding(True, phrase("standalone-no-microphone"))
    if find_spec("pocketsphinx") is None:
        yield Finding(False, phrase("error-model-no-sphinx"))
        return
    languages = tuple(phrase(f"language-{language}") for language in LANGUAGES)
    recogniser = version("pocketsphinx")
    yield Finding(True, phrase("doctor-recogniser", version=recogniser, languages=languages))
    folder = preferences_path().parent
    for language in LANGUAGES:
        name = phrase(f"language-{language}")
        yield check_model(language)
        path = taught_file(folder, language)
        if path is not None:
            yield Finding(True, phrase("doctor-taught", language=name, count=len(load(path))))


def check_model(language: str) -> Finding:
    """The model that a language is heard with, or the one that can be fetched for it."""
    name, model = phrase(f"language-{language}"), best_model(language)
    if model is not None:
        return Finding(True, phrase("doctor-models", language=name, name=model.name))
    offer = best_offer(language)
    if offer is None:
        return Finding(True, phrase("doctor-models-bundled", language=name))
    size = megabytes(offer.size)
    return Finding(True, phrase("doctor-models-offer", language=name, size=size, tag=language))


def _list_microphones() -> list[str]:
    """Their names, from a process of its own: audio libraries may hang, crash or print."""
    try:
        listing = subprocess.run(
            python_command("azul_access.hearing.capture", "--list"),
            env=child_environment(),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=LIST_SECONDS,
            check=False,
        )
        return [str(name) for name in json.loads(listing.stdout or b"[]")]
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return []


def _check_voice(language: str) -> Iterator[Finding]:
    """Let the voice say a word, and measure the time until its first sound."""
    word = load_phrases(language).render(phrase("doctor-word"), Verbosity.NORMAL, Form.SAY)
    voices = [record.voice for record in LANGUAGES.values()]
    result = probe(language=LANGUAGES[language].voice, text=word, languages=voices)
    if result.engine:
        engine = f"{result.engine} {result.version}".strip()
        library = phrase(f"doctor-library-{result.library_reason or 'system'}")
        yield Finding(True, phrase("doctor-engine", engine=engine, library=library))
    for tag, record in LANGUAGES.items():
        name = phrase(f"language-{tag}")
        count = len(result.voices.get(record.voice, ()))
        if count:
            yield Finding(True, phrase("doctor-voices", language=name, count=count))
        elif result.engine:
            yield Finding(False, phrase("doctor-no-voice", language=name))
    if result.device_opened and result.first_sound_ms is not None:
        duration = round(result.first_sound_ms)
        yield Finding(True, phrase("doctor-sound", backend=result.backend, duration=duration))
    if result.fault is not None:
        yield Finding(False, phrase(f"fault-{result.fault.value}"))
        yield Finding(False, phrase(f"remedy-{result.fault.value}"))
