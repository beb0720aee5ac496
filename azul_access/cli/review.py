"""The command `review`: a look back at finished games. Changes no game."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from azul_access.cli.document_writer import DocumentWriter
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.output_language import output_language
from azul_access.cli.output_paths import STDOUT
from azul_access.cli.parser import Parser
from azul_access.cli.writing_options import add_writing_options, read_writing_options
from azul_access.export.document import Document
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import TEXTS, Format
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.review_document import ReviewedGame, build_review
from azul_access.games.context import NarrationContext
from azul_access.keyboard import Progress, TextOutput, open_progress
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.review.judging import judge_game, list_turns
from azul_access.storage import is_locked


def add_options(parser: Parser) -> None:
    parser.add_file("file", phrase("cli-review-files"), nargs="+")
    add_writing_options(parser, required=False)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if a game cannot be read, or the review not be written."""
    paths = [Path(file) for file in arguments.file]
    options = read_writing_options(arguments)
    to_stdout = arguments.output == STDOUT or arguments.to is None
    if to_stdout and options.format not in TEXTS:
        raise ExportError(ExportReason.NO_STDOUT)
    saved = [_load(path) for path in paths]
    language = output_language(arguments.language, saved[0].setup, language)
    document = _review(paths, saved, language, options.format)
    renderer = PhraseRenderer(language, Verbosity.NORMAL)
    writer = DocumentWriter(options, language)
    has_left_out = any(each.left_out for each in saved)
    if to_stdout:
        is_written = writer.write_to_stdout(document, renderer)
        return _exit_code(is_written=is_written, has_left_out=has_left_out)
    target = _choose_target(arguments.output, paths, options.format)
    try:
        writer.write_to_file(document, renderer, target)
    except KeyboardInterrupt:
        raise ExportError(ExportReason.INTERRUPTED) from None
    written = _render(language, phrase("transcript-written", path=str(target)))
    TextOutput(sys.stdout).write(written + "\n")
    return _exit_code(is_written=True, has_left_out=has_left_out)


def _exit_code(*, is_written: bool, has_left_out: bool) -> int:
    if not is_written:
        return ExitCode.FAILED
    return ExitCode.LEFT_OUT if has_left_out else ExitCode.OK


def _load(path: Path) -> SavedGame:
    """Raises: LogError; ExportError for a game that is being played."""
    saved = load_game(path)
    if is_locked(path) and not saved.is_over:
        raise ExportError(ExportReason.REVIEW_RUNNING, name=path.name)
    return saved


def _review(
    paths: Sequence[Path], saved: Sequence[SavedGame], language: str, file_format: Format
) -> Document:
    """Judge the moves of all games, and show how far that is."""
    progress = open_progress(sys.stderr, os.environ)
    games = []
    try:
        for number, (path, game) in enumerate(zip(paths, saved, strict=True)):
            report = _reporter(progress, language, path.name, number, len(paths))
            names, options = game.setup.names, game.setup.options
            games.append(
                ReviewedGame(
                    name=f"{path.name} {game.contents.header}",
                    ledger=game.ledger,
                    context=NarrationContext(names, options, Verbosity.NORMAL),
                    judged=judge_game(game.ledger, report),
                    seats=sorted({turn.seat for turn in list_turns(game.ledger)}),
                )
            )
    finally:
        progress.close()
    return build_review(games, language, file_format.figures)


def _reporter(
    progress: Progress, language: str, name: str, before: int, count: int
) -> Callable[[int, int], None]:
    """Shows how much of a game is done; `before` games of `count` are done already."""

    def report(done: int, total: int) -> None:
        percent = 100 * done // max(total, 1)
        part = _render(language, phrase("review-progress", name=name, percent=percent // 25 * 25))
        progress.show(before * 100 + percent, count * 100, part)

    return report


def _choose_target(output: str | None, games: Sequence[Path], file_format: Format) -> Path:
    """The file that `--output` names, or one in its folder with a name of its own.

    Raises: ExportError if it would be a saved game.
    """
    stem = f"{games[0].stem}-review" if len(games) == 1 else "review"
    name = f"{stem}.{file_format.extension}"
    path = Path(name) if output is None else Path(output)
    if path.is_dir():
        path /= name
    if path.suffix == ".azul" or any(path.exists() and path.samefile(game) for game in games):
        raise ExportError(ExportReason.IS_A_LOG, path=str(path))
    return path


def _render(language: str, text: Phrase) -> str:
    return as_one_line(load_phrases(language).render(text, Verbosity.NORMAL, Form.SHOW))
