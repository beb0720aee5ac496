"""The command `games`: the saved games in the default folder. Changes nothing."""

import argparse
import sys
from pathlib import Path
from typing import cast

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.keyboard import TextOutput
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import (
    Form,
    Paragraph,
    Phrase,
    Verbosity,
    describe_error,
    join_with_and,
    phrase,
)
from azul_access.language.phrases import load_phrases
from azul_access.record.dates import describe_date
from azul_access.record.incomplete import describe_incomplete
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.storage import LogError, default_folder, saved_logs


def add_options(_: Parser) -> None:
    """There are none."""


def run(_: argparse.Namespace, language: str) -> int:
    """Write a line for each game, the one that was played last first."""
    phrases = load_phrases(language)
    output = TextOutput(sys.stdout)

    def write(*texts: Phrase) -> None:
        # The name of a file may have any characters in it.
        line = as_one_line(phrases.render_all(texts, Verbosity.NORMAL, Form.SHOW))
        output.write(line + "\n")

    paths = saved_logs()
    folder = str(default_folder())
    write(phrase("games-in-folder", folder=folder, count=len(paths)))
    open_games: list[int] = []
    has_left_out = False
    for number, path in enumerate(paths, 1):
        try:
            saved = load_game(path)
        except LogError as why:
            write(phrase("listed-unreadable", number=number, why=describe_error(why)))
            has_left_out = True
            continue
        has_left_out |= bool(saved.left_out)
        write(*_describe(number, path, saved))
        if not saved.is_over:
            open_games.append(number)
    if open_games:
        write(phrase("games-how-to-resume", number=open_games[0]))
    if output.is_closed:
        return ExitCode.FAILED
    return ExitCode.LEFT_OUT if has_left_out else ExitCode.OK


def _describe(number: int, path: Path, saved: SavedGame) -> Paragraph:
    """A saved game with its number in the list, and what is missing at its end."""
    game, ledger = saved.setup, saved.ledger
    listed = phrase(
        "listed-over" if saved.is_over else "listed-game",
        number=number,
        date=phrase("date-unknown") if saved.played_on is None else describe_date(saved.played_on),
        players=join_with_and(_players(saved)),
        round=game.system.facts.round_number(ledger.state),
        name=path.name,
    )
    return [listed, *describe_incomplete(saved)[:1]]


def _players(saved: SavedGame) -> list[Phrase]:
    """The players with their present scores."""
    names = saved.setup.names
    players = saved.setup.system.facts.encode_state(names, saved.ledger.state)["players"]
    return [
        phrase("score-of", player=name, points=cast(int, player["score"]))
        for name, player in zip(names, cast("list[dict[str, object]]", players), strict=True)
    ]
