"""The command `replay`: a saved game narrated again, forwards and backwards. Saves nothing."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import cast

from azul_access.cli.end_requests import EndRequested
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.output_language import output_language
from azul_access.cli.parser import Parser
from azul_access.cli.play import PIPED_DRAIN_SECONDS
from azul_access.cli.saved_games import describe_newer
from azul_access.cli.silencer import Silencer
from azul_access.cli.table_settings import choose_settings
from azul_access.cli.typed_lines import typed_lines
from azul_access.cli.web_pages import add_web_option, open_pages
from azul_access.export.errors import ExportError, ExportReason
from azul_access.keyboard import Console, open_console
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.saved_game import load_game
from azul_access.record.timeline import build_timeline
from azul_access.session.control.controls import Pace, SpeechOutput
from azul_access.session.replay.replay import (
    ReplaySession,
    begin_replay,
    describe_position,
    handle_replay_line,
)
from azul_access.table.companion import DRAIN_SECONDS, Companion


def add_options(parser: Parser) -> None:
    parser.add_file("file", phrase("cli-show-file"))
    parser.add_number("from", dest="start")
    parser.add_member("verbosity", Verbosity)
    parser.add_member("pace", Pace)
    parser.add_member("speech", SpeechOutput)
    add_web_option(parser)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if the file cannot be read as a game."""
    saved = load_game(Path(arguments.file))
    timeline = build_timeline(saved.setup, saved.ledger)
    if arguments.start is not None and arguments.start not in timeline.rounds:
        rounds = len(timeline.rounds)
        raise ExportError(ExportReason.NO_ROUND, round=arguments.start, rounds=rounds)
    silencer = Silencer()
    console = open_console(silencer.skip, on_text=silencer.silence)
    is_piped = console.kind == "piped"
    settings = choose_settings(arguments, console, language, silencer)
    language = output_language(arguments.language, saved.setup, settings.language)
    settings = replace(settings, language=language)
    companion = ReplayCompanion(console)
    if not is_piped:  # a piped line is not a key press
        silencer.add(companion)
    pages = None
    drain_seconds = PIPED_DRAIN_SECONDS if is_piped else DRAIN_SECONDS
    try:
        newer = describe_newer(Path(arguments.file), saved.contents)
        first_step = begin_replay(saved.setup, timeline, settings, arguments.start)
        companion.start(first_step.announce_before(describe_incomplete(saved) + newer))
        pages = open_pages(arguments.web, companion, console)
        lines = typed_lines(console, companion.render_prompt)
        has_quit = any(not companion.handle_line(line, "keyboard") for line in lines)
        if not has_quit:
            companion.show_only([phrase("replay-end")])
    except EndRequested:
        drain_seconds = 0.0
        raise
    finally:
        if pages is not None:
            pages.close()
        companion.close(drain_seconds)
        console.close()
    if console.is_output_closed:
        return ExitCode.FAILED
    if is_piped and companion.refused_lines:
        return ExitCode.REFUSED
    return ExitCode.LEFT_OUT if saved.left_out else ExitCode.OK


class ReplayCompanion(Companion):
    """A companion for a replay: its prompt is the position in the game.

    What is set while listening again is not meant for later games and exports.
    """

    def __init__(self, console: Console) -> None:
        super().__init__(console, None, handle_replay_line, keeps_settings=False)

    def render_prompt(self) -> str:
        session = cast(ReplaySession, self.session)
        phrases = load_phrases(session.settings.language)
        return phrases.render(describe_position(session), Verbosity.NORMAL, Form.SHOW) + ": "
