"""A saved game that goes on."""

import argparse
from dataclasses import replace

from azul_access import session
from azul_access.cli.missing_entries import ask_missing, can_ask
from azul_access.cli.output_language import output_language
from azul_access.cli.saved_games import describe_newer, find_game
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import open_spoken_console
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.saved_game import read_game
from azul_access.session import Step
from azul_access.session.control.settings import Settings
from azul_access.storage import GameLog
from azul_access.table.saving import leave_file

# Options that set up a new game, which a resumed game does not allow.
_NEW_GAME_OPTIONS = ("players", "starts", "seed", "log", "position")


def resume_game(
    arguments: argparse.Namespace, console: Console, settings: Settings, silencer: Silencer
) -> tuple[GameLog, Step]:
    """Open a saved game. It goes on in another file if its own is damaged or cannot be written.

    Raises: InvalidSetup, LogError; Left if the user leaves at a question for what is missing.
    """
    if any(getattr(arguments, name) is not None for name in _NEW_GAME_OPTIONS):
        raise InvalidSetup(SetupReason.RESUMED)
    path, notice = find_game(arguments.resume)
    log, contents = GameLog.resume(path)
    try:
        saved = read_game(contents, log.path)
        language = output_language(arguments.language, saved.setup, settings.language)
        settings = replace(settings, language=language)
        texts = [notice + describe_incomplete(saved) + describe_newer(path, contents)]
        if can_ask(saved):
            with open_spoken_console(console, settings, silencer) as questions:
                questions.announce(*texts[0])
                saved, texts = ask_missing(questions, saved)
        if contents.is_damaged or saved.refused_entries:
            texts.append(leave_file(log, "unchanged", saved.encoded))
        elif not log.is_writable:
            texts.append(leave_file(log, "read-only", saved.encoded))
        first_step = session.resume_game(saved.setup, saved.ledger, settings)
    except BaseException:
        log.close()
        raise
    return log, first_step.announce_before(*texts)
