"""The settings that a command starts with, and the question for a reader at the first start."""

import argparse
import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from azul_access.cli.numbered_choices import NumberedChoices
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import open_spoken_console
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import CHOICES, Settings
from azul_access.speech import find_reader
from azul_access.table import preferences

if TYPE_CHECKING:
    from azul_access.braille.question_displays import QuestionDisplays

# The settings that are options of commands, under the same names.
_OPTIONS = ("verbosity", "pace", "speech")


def choose_language(
    console: Console, language: str, silencer: Silencer, displays: "QuestionDisplays"
) -> str:
    """Ask for the language, each named in itself; that of the system comes first."""
    others = [tag for tag in LANGUAGES if tag != language]
    labels = {tag: phrase("name", name=LANGUAGES[tag].name) for tag in (language, *others)}
    settings = replace(Settings(language), **preferences.load_preferences())
    if is_read_by_others(console):
        settings = replace(settings, speech=SpeechOutput.OFF)
    with open_spoken_console(console, settings, silencer, displays=displays) as questions:
        languages = NumberedChoices(questions, labels)
        return questions.ask(
            "language", languages.read, choices=languages.touched, values=languages.listed
        )


def is_read_by_others(console: Console) -> bool:
    """Whether the text of the console is read by a script or a screen reader."""
    return console.kind == "piped" or os.environ.get("ACCESSIBLE", "") not in ("", "0")


def choose_settings(
    arguments: argparse.Namespace,
    console: Console,
    language: str,
    silencer: Silencer,
    displays: "QuestionDisplays | None" = None,
    *,
    can_go_back: bool = False,
) -> Settings:
    """The options of the command line, or else the settings kept from earlier games.

    A question stands on `displays`, too. Raises: WentBack, if the user `can_go_back` from it.
    """
    kept = preferences.load_preferences()
    settings = replace(Settings(language), **kept)
    table = getattr(arguments, "braille_table", None)
    if table is not None:
        settings = settings.with_braille_table(language, table)
    if not preferences.are_readable():
        message = phrase("settings-left-aside", path=str(preferences.preferences_path()))
        console.write(load_phrases(language).render(message, Verbosity.NORMAL, Form.SHOW))
    given: dict[str, Any] = {
        name: CHOICES[name].decode(text)
        for name in _OPTIONS
        if (text := getattr(arguments, name, None))
    }
    settings = replace(settings, **given)
    if "speech" in given:
        return settings
    if console.kind == "piped":
        # The output of a piped game is read as text; a voice would be a surprise.
        return replace(settings, speech=SpeechOutput.OFF)
    if "speech" in kept:
        return settings
    if os.environ.get("ACCESSIBLE", "") not in ("", "0"):
        return replace(settings, speech=SpeechOutput.OFF)  # a screen reader reads this terminal
    output = _ask_for_speech_output(
        *(console, settings, silencer, displays), can_go_back=can_go_back
    )
    preferences.save_preferences({"speech": output})
    return replace(settings, speech=output)


def _ask_for_speech_output(
    console: Console,
    settings: Settings,
    silencer: Silencer,
    displays: "QuestionDisplays | None",
    *,
    can_go_back: bool,
) -> SpeechOutput:
    """Ask at the first start how to read aloud, in text and with a voice.

    A screen reader that runs and takes texts asks, and is what Enter means.
    """
    reader = find_reader()
    usual = "3" if reader else "1"
    outputs = {
        "1": SpeechOutput.OWN,
        "2": SpeechOutput.OFF,
        "3": SpeechOutput.SCREENREADER,
    }

    def read(answer: str) -> SpeechOutput:
        number = answer.strip() or usual
        if number not in outputs:
            raise InvalidSetup(SetupReason.SPEECH)
        return outputs[number]

    spoken = replace(settings, speech=outputs[usual])
    choices = [(phrase(f"ask-speech-{output.value}"), number) for number, output in outputs.items()]
    with open_spoken_console(console, spoken, silencer, displays=displays) as questions:
        return questions.ask(
            "speech",
            read,
            can_go_back=can_go_back,
            choices=choices,
            reader=reader or "none",
            number=int(usual),
        )
