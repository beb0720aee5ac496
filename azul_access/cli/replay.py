"""The command `replay`: a saved game narrated again, forwards and backwards. Saves nothing."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import cast

from azul_access.cli.asking import COMMENT
from azul_access.cli.play import (
    PIPED_DRAIN_SECONDS,
    REFUSED_EXIT,
    Silencer,
    table_settings,
)
from azul_access.export.errors import ExportError, ExportReason
from azul_access.keyboard import Console, EndOfInput, open_console
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import ledger, setup
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.timeline import build_timeline
from azul_access.session import replay
from azul_access.session.replay import ReplaySession
from azul_access.storage import read_log
from azul_access.table.companion import DRAIN_SECONDS, Companion


def run(chosen: argparse.Namespace, language: str) -> int:
    """Raises: AccessError when the file cannot be read as a game."""
    path = Path(chosen.file)
    contents = read_log(path, partial=chosen.partial)
    if contents.torn_bytes and not chosen.partial:
        raise ExportError(ExportReason.TORN, name=path.name)
    with as_log_errors(path):
        game, entries = read_game(contents)
        timeline = build_timeline(game, ledger.add_entries(setup.start_ledger(game), entries))
    if chosen.start is not None and chosen.start not in timeline.rounds:
        rounds = len(timeline.rounds)
        raise ExportError(ExportReason.NO_ROUND, round=chosen.start, rounds=rounds)
    hush: Silencer = []

    def silence() -> None:
        for each in hush:
            each()

    console = open_console(silence)
    settings = table_settings(chosen, console, language, hush)
    if not chosen.language and game.language in LANGUAGES:
        settings = replace(settings, language=game.language)
    companion = ReplayCompanion(console)
    piped = console.kind == "piped"
    if not piped:
        hush.append(companion.silence)
    try:
        companion.start(replay.begin(game, timeline, settings, chosen.start))
        if not _listen(companion, console):
            companion.show_only([phrase("replay-bye")])
    finally:
        companion.close(PIPED_DRAIN_SECONDS if piped else DRAIN_SECONDS)
        console.close()
    return REFUSED_EXIT if piped and companion.refused_lines else 0


def _listen(companion: Companion, console: Console) -> bool:
    """Hear lines until somebody leaves (True) or input ends (False)."""
    while True:
        try:
            line = console.read_line(companion.render_prompt)
        except EndOfInput:
            return False
        if not line.lstrip().startswith(COMMENT) and not companion.handle_line(line, "keyboard"):
            return True


class ReplayCompanion(Companion):
    """A companion for a replay: its prompt is the place in the game."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, None, replay.handle)

    def prompt(self) -> str:
        session = cast(ReplaySession, self.session)
        phrases = load_phrases(session.settings.language)
        return phrases.render(replay.location(session), Verbosity.NORMAL, Form.SHOW) + ": "
