"""The command `demo`: a short prepared game, shown and spoken. It saves nothing."""

import argparse
import math
import time
from collections.abc import Callable

from azul_access import session
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import DEFAULT_GAME
from azul_access.cli.parser import Parser
from azul_access.cli.silencer import Silencer
from azul_access.cli.web_pages import add_web_option, open_pages
from azul_access.games import SYSTEMS
from azul_access.keyboard import open_console
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase, phrase
from azul_access.record import setup
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.table.companion import Companion

SEED = 7
DRAIN_SECONDS = 600.0
# How long the voice may take until it sounds, is quiet between two texts, and speaks of one line.
_START_SECONDS = 3.0
_GAP_SECONDS = 0.5
_LINE_SECONDS = 120.0
_POLL_SECONDS = 0.05
# So many letters or fewer are spelled by the voice, as in "zb" or "m g".
_SPELLED_LETTERS = 2


def add_options(parser: Parser) -> None:
    parser.add_choice("game", SYSTEMS, DEFAULT_GAME)
    parser.add_member("speech", SpeechOutput)
    add_web_option(parser)


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
    is_heard = settings.speech is not SpeechOutput.OFF
    pages = None
    try:
        companion.start(session.begin_game(game, settings))
        pages = open_pages(arguments.web, companion, console)
        for line in load_demo(arguments.game, language):
            is_heard = is_heard and wait_until_said(companion.quiet_seconds)
            companion.say_in_turn([typed_line(companion.render_prompt(), line)])
            companion.handle_line(line, "demo")
    finally:
        # A key press silences the voice and so ends this wait.
        companion.close(DRAIN_SECONDS)
        if pages is not None:
            pages.close()
        console.close()
    if console.is_output_closed:
        return ExitCode.FAILED
    return ExitCode.REFUSED if companion.refused_lines else ExitCode.OK


def typed_line(prompt: str, line: str) -> Phrase:
    """What somebody types: shown behind the prompt as in a game, and spelled by the voice."""
    asked = line.removeprefix("?")
    words = [
        " ".join(word) if len(word) <= _SPELLED_LETTERS or not word.isalpha() else word
        for word in asked.split()
    ]
    kind = "text" if asked == line else "question"
    return phrase("typed-line", prompt=prompt, text=line, spelled=" ".join(words), kind=kind)


def wait_until_said(
    quiet_seconds: Callable[[], float], sleep: Callable[[float], None] = time.sleep
) -> bool:
    """Wait until the voice has said what it was told; False if it does not sound at all.

    So the text does not run ahead of the voice. `quiet_seconds` is 0 while the voice sounds, and
    infinite if it never did.
    """
    waited = 0.0
    while quiet_seconds() == math.inf:
        if waited >= _START_SECONDS:
            return False
        sleep(_POLL_SECONDS)
        waited += _POLL_SECONDS
    while quiet_seconds() < _GAP_SECONDS and waited < _LINE_SECONDS:
        sleep(_POLL_SECONDS)
        waited += _POLL_SECONDS
    return True


def load_demo(game: str, language: str) -> list[str]:
    """The lines of a game's demo, as they are typed in a language."""
    text = LANGUAGES[language].read_text(f"{game}.demo.txt")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
