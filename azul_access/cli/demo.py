"""The command `demo`: a short prepared game, shown and spoken. It saves nothing."""

import argparse

from azul_access import session
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import DEFAULT_GAME
from azul_access.cli.parser import Parser
from azul_access.cli.silencer import Silencer
from azul_access.games import SYSTEMS
from azul_access.keyboard import open_console
from azul_access.language.languages import LANGUAGES
from azul_access.record import setup
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
from azul_access.table.companion import Companion

SEED = 7
DRAIN_SECONDS = 600.0


def add_options(parser: Parser) -> None:
    parser.add_choice("game", SYSTEMS, DEFAULT_GAME)
    parser.add_member("speech", SpeechOutput)


def run(arguments: argparse.Namespace, language: str) -> int:
    silencer = Silencer()
    console = open_console(silencer.skip, on_text=silencer.silence)
    settings = Settings(language, speech=SpeechOutput(arguments.speech or SpeechOutput.OWN))
    game = setup.make_setup(
        game=arguments.game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag=setup.choose_practice_bag(SYSTEMS[arguments.game]),
        seed=SEED,
        language=language,
    )
    companion = Companion(console, log=None)
    silencer.add(companion)
    try:
        companion.start(session.begin_game(game, settings))
        for line in load_demo(arguments.game, language):
            companion.handle_line(line, "demo")
    finally:
        # A key press silences the voice and so ends this wait.
        companion.close(DRAIN_SECONDS)
        console.close()
    return ExitCode.REFUSED if companion.refused_lines else ExitCode.OK


def load_demo(game: str, language: str) -> list[str]:
    """The lines of a game's demo, as they are typed in a language."""
    text = LANGUAGES[language].read_text(f"{game}.demo.txt")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
