"""The command `demo`: a short prepared game, shown and spoken. It saves nothing."""

import argparse
from collections.abc import Callable

from azul_access import session
from azul_access.keyboard import open_console
from azul_access.language.languages import LANGUAGES
from azul_access.record import setup
from azul_access.session.controls import SpeechOutput
from azul_access.session.settings import Settings
from azul_access.table.companion import Companion

SEED = 7
DRAIN_SECONDS = 600.0


def run(chosen: argparse.Namespace, language: str) -> int:
    """The moves come from a file of commands in the player's language, as people type them."""
    hush: list[Callable[[], None]] = []
    console = open_console(lambda: hush[0]() if hush else None)
    settings = Settings(language, speech=SpeechOutput(chosen.speech or SpeechOutput.OWN.value))
    game = setup.make_setup(
        game=chosen.game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=SEED,
        language=language,
    )
    companion = Companion(console, log=None)
    hush.append(companion.silence)
    try:
        companion.start(session.begin_game(game, settings))
        for line in commands(chosen.game, language):
            companion.handle_line(line, "demo")
    finally:
        # Any key that cuts the voice short ends the waiting too.
        companion.close(DRAIN_SECONDS)
        console.close()
    return 1 if companion.refused_lines else 0


def commands(game: str, language: str) -> list[str]:
    """The moves of a game's demo as they are typed in a language."""
    text = next(LANGUAGES[language].read(f"{game}.demo.txt"))
    return [line for line in text.splitlines() if line and not line.startswith("#")]
