"""The command `learn-voice`: teach the recogniser how the user pronounces the words of games.

Recordings stay on this computer, and are deleted unless --keep-audio is set. Kept ones can be made
a gift to the project.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import open_spoken_console
from azul_access.cli.table_settings import choose_settings
from azul_access.cli.voice_training import VoiceTraining
from azul_access.errors import AccessError
from azul_access.hearing import taught_words
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.error_phrases import error_phrase
from azul_access.hearing.teaching_words import teachable_words, words_to_teach
from azul_access.keyboard import open_console
from azul_access.language.phrase import Verbosity, phrase
from azul_access.session.control.controls import SpeechOutput
from azul_access.table import preferences
from azul_access.table.companion import DRAIN_SECONDS

# Limits of `--words`.
_WORD_COUNTS = range(1, 100)


def add_options(parser: Parser) -> None:
    parser.add_text("microphone", "NAME")
    parser.add_number("words", _WORD_COUNTS)
    parser.add_text("from", "DIR", phrase("cli-learn-from"), dest="source")
    parser.add_text("keep-audio", "DIR")
    parser.add_text("delete-audio", "DIR")
    parser.add_flag("forget")
    parser.add_member("speech", SpeechOutput)


def run(arguments: argparse.Namespace, language: str) -> int:
    """The exit code is FAILED if nothing could be recorded, learned or saved."""
    silencer = Silencer()
    console = open_console(silencer.skip, on_text=silencer.silence)
    settings = choose_settings(arguments, console, language, silencer)
    settings = replace(settings, language=language, verbosity=Verbosity.NORMAL)
    path = taught_words.taught_path(preferences.preferences_path().parent, language)
    try:
        with open_spoken_console(console, settings, silencer, DRAIN_SECONDS) as spoken:
            try:
                _train(arguments, VoiceTraining(spoken), path)
            except AccessError as error:
                spoken.announce(error_phrase(error))
                return ExitCode.FAILED
    finally:
        console.close()
    return ExitCode.OK


def _train(arguments: argparse.Namespace, training: VoiceTraining, path: Path) -> None:
    """Raises: AccessError."""
    if arguments.forget:
        training.forget(path)
        return
    language = training.language
    if arguments.delete_audio is not None:
        training.delete_audio(Path(arguments.delete_audio), teachable_words(language))
        return
    words = words_to_teach(language, Dictionary(language).pronounce)
    if arguments.source is not None:
        recordings = training.read_folder(Path(arguments.source), words, arguments.words)
    else:
        keep_folder = None if arguments.keep_audio is None else Path(arguments.keep_audio)
        microphone = arguments.microphone or ""
        recordings = training.record(words[: arguments.words], microphone, keep_folder)
    training.learn(recordings, path)
