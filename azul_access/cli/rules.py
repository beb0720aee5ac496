"""The command `rules`: the rule book, to hear and read paragraph by paragraph, or as a file."""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast

from azul_access.cli.braille_options import open_question_displays
from azul_access.cli.document_writer import DocumentWriter
from azul_access.cli.end_requests import EndRequested
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import DEFAULT_GAME, add_game_options, game_choices
from azul_access.cli.output_paths import STDOUT
from azul_access.cli.parser import Parser
from azul_access.cli.play import PIPED_DRAIN_SECONDS, add_braille_options
from azul_access.cli.reading_displays import ReadingDisplays
from azul_access.cli.silencer import Silencer
from azul_access.cli.table_settings import choose_settings
from azul_access.cli.typed_lines import typed_lines
from azul_access.cli.writing_options import add_writing_options, read_writing_options
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import TEXTS, Format
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.rules_document import build_rule_book
from azul_access.keyboard import Console, TextOutput, open_console
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.setup import Setup, make_setup
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.reading.rule_reading import (
    RuleReading,
    begin_reading,
    describe_reading_position,
    handle_reading_line,
)
from azul_access.table.companion import DRAIN_SECONDS, Companion


def add_options(parser: Parser) -> None:
    parser.add_text("topic", "TEXT")
    add_game_options(parser)
    parser.set_defaults(game=DEFAULT_GAME)
    parser.add_member("speech", SpeechOutput)
    add_braille_options(parser, "PORT|auto|brlapi|off")
    add_writing_options(parser, required=False)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if the rules cannot be written."""
    setup = make_setup(
        game=arguments.game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen=game_choices(arguments),
        language=language,
    )
    if arguments.to is None:
        return _read_aloud(arguments, setup, language)
    return _write(arguments, setup, language)


def _read_aloud(arguments: argparse.Namespace, setup: Setup, language: str) -> int:
    """Paragraph by paragraph; a piped input says which, and without any all are told."""
    silencer = Silencer()
    console = open_console(silencer.skip, on_text=silencer.silence)
    is_piped = console.kind == "piped"
    settings = choose_settings(arguments, console, language, silencer)
    settings = replace(settings, language=language)
    companion = ReadingCompanion(console)
    if not is_piped:  # a piped line is not a key press
        silencer.add(companion)
    drain_seconds = PIPED_DRAIN_SECONDS if is_piped else DRAIN_SECONDS
    found, displays = None, None
    try:
        first_step = begin_reading(setup, settings, arguments.topic or "")
        companion.start(first_step)
        found = open_question_displays(arguments, console, companion.say_in_turn)
        if found is not None:
            displays = ReadingDisplays(found, companion, on_quit=console.close)
            displays.announce(first_step.announcements[0], is_shared=True)
        lines = typed_lines(console, companion.render_prompt)
        has_quit = any(not companion.handle_line(line, "keyboard") for line in lines)
        if not has_quit and (displays is None or not displays.has_quit):
            companion.show_only([phrase("rules-end")])
    except EndRequested:
        drain_seconds = 0.0
        raise
    finally:
        if found is not None:
            found.close()
        companion.close(drain_seconds)
        console.close()
    if console.is_output_closed:
        return ExitCode.FAILED
    return ExitCode.REFUSED if is_piped and companion.refused_lines else ExitCode.OK


class ReadingCompanion(Companion):
    """A companion for the rule book: its prompt is the number of the paragraph."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, None, handle_reading_line, keeps_settings=False)

    def render_prompt(self) -> str:
        session = cast(RuleReading, self.session)
        phrases = load_phrases(session.settings.language)
        position = describe_reading_position(session)
        return phrases.render(position, Verbosity.NORMAL, Form.SHOW) + ": "


def _write(arguments: argparse.Namespace, setup: Setup, language: str) -> int:
    options = read_writing_options(arguments)
    document = build_rule_book(setup.system, setup.options, language)
    renderer = PhraseRenderer(language, Verbosity.NORMAL)
    writer = DocumentWriter(options, language)
    if arguments.output == STDOUT:
        if options.format not in TEXTS:
            raise ExportError(ExportReason.NO_STDOUT)
        return ExitCode.OK if writer.write_to_stdout(document, renderer) else ExitCode.FAILED
    target = _choose_target(arguments.output, setup.system.name, language, options.format)
    try:
        writer.write_to_file(document, renderer, target)
    except KeyboardInterrupt:
        raise ExportError(ExportReason.INTERRUPTED) from None
    written = phrase("transcript-written", path=str(target))
    text = load_phrases(language).render(written, Verbosity.NORMAL, Form.SHOW)
    TextOutput(sys.stdout).write(as_one_line(text) + "\n")
    return ExitCode.OK


def _choose_target(output: str | None, game: str, language: str, file_format: Format) -> Path:
    """The file that `--output` names, or one in its folder with a name of its own."""
    name = f"{game}-rules-{language}.{file_format.extension}"
    if output is None:
        return Path(name)
    path = Path(output)
    return path / name if path.is_dir() else path
