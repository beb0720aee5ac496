"""The command `narrate`: saved games as files to read, hear and emboss. Changes no game."""

import argparse
import sys
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.output_paths import STDOUT, choose_folder, choose_path
from azul_access.cli.parser import Parser
from azul_access.cli.transcript_writer import TranscriptOptions, TranscriptWriter
from azul_access.cli.writing_options import add_writing_options, read_writing_options
from azul_access.errors import AccessError
from azul_access.export.document import Length
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import TEXTS
from azul_access.keyboard import TextOutput
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import Form, Phrase, Verbosity, describe_error, phrase
from azul_access.language.phrases import load_phrases
from azul_access.table import preferences


def add_options(parser: Parser) -> None:
    parser.add_file("file", phrase("cli-narrate-files"), nargs="+")
    add_writing_options(parser, required=True)
    parser.add_choice("length", [length.value for length in Length], Length.STORY.value)
    parser.add_member("verbosity", Verbosity)
    parser.add_text("title", "TEXT")
    parser.add_text("author", "ANNA")
    parser.add_flag("partial")
    parser.add_flag("tables")
    parser.add_flag("no-opinion")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Write a file per game. With several games, print each error and go on.

    Raises: AccessError if the only game cannot be written.
    """
    options = _transcript_options(arguments)
    paths = [Path(file) for file in arguments.file]
    to_stdout = arguments.output == STDOUT
    if to_stdout and (options.writing.format not in TEXTS or len(paths) > 1):
        raise ExportError(ExportReason.NO_STDOUT)
    folder = choose_folder(arguments.output, paths)
    writer = TranscriptWriter(options, language)
    written: list[Path] = []
    errors = 0
    try:
        for path in paths:
            try:
                if to_stdout:
                    errors += not writer.write_to_stdout(path)
                    continue
                target = choose_path(
                    path, options.writing.format, folder, arguments.output, written
                )
                writer.write_to_file(path, target)
                written.append(target)
            except AccessError as error:
                if len(paths) == 1:
                    raise
                errors += 1
                print(_render(language, describe_error(error)), file=sys.stderr)
    except KeyboardInterrupt:
        raise ExportError(ExportReason.INTERRUPTED) from None
    if written:
        summary = phrase("transcript-written", path=str(written[0]))
        if len(paths) > 1:
            folder_name = str(written[0].parent)
            summary = phrase("transcript-written-many", count=len(written), folder=folder_name)
        TextOutput(sys.stdout).write(_render(language, summary) + "\n")
    if errors:
        return ExitCode.FAILED
    return ExitCode.LEFT_OUT if writer.has_left_out else ExitCode.OK


def _transcript_options(arguments: argparse.Namespace) -> TranscriptOptions:
    """The options of the command line, or else the settings kept from earlier games."""
    kept = preferences.load_preferences()
    return TranscriptOptions(
        writing=read_writing_options(arguments),
        language=arguments.language,
        verbosity=Verbosity(arguments.verbosity)
        if arguments.verbosity
        else kept.get("verbosity", Verbosity.NORMAL),
        title=_printable(arguments.title),
        author=_printable(arguments.author),
        partial=arguments.partial,
        tables=arguments.tables,
        length=Length(arguments.length),
        has_opinion=not arguments.no_opinion,
    )


def _printable(text: str | None) -> str:
    """Remove control characters, which some formats cannot hold, and tidy spaces."""
    printable = "".join(character for character in text or "" if character.isprintable())
    return " ".join(printable.split())


def _render(language: str, *phrases: Phrase) -> str:
    text = load_phrases(language).render_all(phrases, Verbosity.NORMAL, Form.SHOW)
    return as_one_line(text)  # the name of a file may have any characters in it
