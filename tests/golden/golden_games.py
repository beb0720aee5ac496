"""The golden games: what players type in them, and the steps of the session that follow."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from azul_access import session
from azul_access.cli.arguments import parse_arguments
from azul_access.cli.game_options import DEFAULT_GAME, game_choices
from azul_access.language.phrase import Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.setup import TABLE_BAG, Setup, make_setup
from azul_access.session import Step
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def read_arguments(line: str) -> argparse.Namespace:
    """The command line of a game, as the first line of a file has it."""
    words = line.removeprefix("# azul-access ").split()
    return parse_arguments(words, load_phrases(words[words.index("--language") + 1]))


def read_setup(line: str) -> Setup:
    """The setup of the game that a command line begins."""
    arguments = read_arguments(line)
    names = arguments.players.split(",")
    return make_setup(
        game=arguments.game or DEFAULT_GAME,
        names=names,
        first_seat=names.index(arguments.starts),
        chosen=game_choices(arguments),
        bag=arguments.bag or TABLE_BAG,
        seed=arguments.seed or 0,
        language=arguments.language,
    )


def replay(lines: list[str]) -> Iterator[tuple[str, Step]]:
    """Yield each typed text with its step; the first text, "", begins the game.

    The first of `lines` is the command line of the game; lines that begin with "> " are typed.
    """
    game = read_setup(lines[0])
    verbosity = Verbosity(read_arguments(lines[0]).verbosity or "normal")
    step = session.begin_game(game, Settings(game.language, verbosity, speech=SpeechOutput.OFF))
    yield "", step
    for line in lines:
        if line.startswith("> "):
            text = line.removeprefix("> ")
            step = session.handle_line(step.session, text, "keyboard")
            yield text, step
