"""The command `play`: set up or resume a game, then take lines until it is left."""

import argparse
import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from azul_access.cli.answer_keys import AnswerKeys
from azul_access.cli.braille_options import list_places, open_displays, open_question_displays
from azul_access.cli.computer_seats import ComputerSeats
from azul_access.cli.end_requests import EndRequested
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import add_game_options
from azul_access.cli.listening import LISTENING_MODES, PushToTalk, open_listener
from azul_access.cli.new_game import begin_new_game
from azul_access.cli.num_lock import NumLock
from azul_access.cli.parser import Parser
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import WentBack
from azul_access.cli.storytelling import review_moves, tell_so_far
from azul_access.cli.table_settings import choose_language, choose_settings
from azul_access.cli.typed_lines import typed_lines
from azul_access.cli.web_pages import add_web_option, open_pages
from azul_access.keyboard import Console, open_console
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.record.setup import BAGS
from azul_access.session import Step
from azul_access.session.control.controls import Pace, SpeechOutput
from azul_access.storage import GameLog
from azul_access.table.companion import DRAIN_SECONDS, Companion
from azul_access.table.devices import OutputChannel
from azul_access.table.stories import Stories

if TYPE_CHECKING:
    from azul_access.braille.displays import Displays
    from azul_access.braille.question_displays import QuestionDisplays
    from azul_access.hearing.listener import Listener
    from azul_access.terminals.server import Terminals
    from azul_access.web.host import PageHost

# A piped game is spoken to its end, however long that takes.
PIPED_DRAIN_SECONDS = 3600.0
# The families of displays by their protocols. Named here, because the protocols take time to load.
DISPLAYS = ("baum", "humanware", "handytech", "canute", "dotpad")


# Makes the log of a game and its first step, from what the command line leaves open.
Begin = Callable[
    [argparse.Namespace, Console, str, Silencer, "QuestionDisplays | None"], tuple[GameLog, Step]
]


def add_options(parser: Parser) -> None:
    add_game_options(parser)
    parser.add_text("players", "ANNA,BEN")
    parser.add_text("starts", "ANNA")
    parser.add_member("verbosity", Verbosity)
    parser.add_choice("bag", BAGS)
    parser.add_number("seed")
    parser.add_member("pace", Pace)
    add_device_options(parser)
    parser.add_text("log", "FILE")
    parser.add_text("position", "FILE")
    parser.add_flag("take-over")
    parser.add_text("resume", "FILE", nargs="?", const="")


def add_device_options(parser: Parser) -> None:
    """Add what says by which devices people take part."""
    parser.add_member("speech", SpeechOutput)
    add_braille_options(parser, "PORT|auto|brlapi|off[=ANNA]")
    parser.add_text("braille-table", "de-g2.ctb")
    parser.add_choice("listen", LISTENING_MODES, nargs="?", const=next(iter(LISTENING_MODES)))
    parser.add_text("microphone", "NAME")
    parser.add_text("speech-model", "DIR")
    add_web_option(parser)
    parser.add_flag("web-anyone")


def add_braille_options(parser: Parser, places: str) -> None:
    """Add where displays are, in words of the help, and what they are."""
    parser.add_text("braille", places, action="append")
    parser.add_choice("display", DISPLAYS)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if the game cannot be set up, read or saved."""
    return run_table(arguments, language, _begin, _tell_resume)


def _tell_resume(log: GameLog) -> Phrase:
    return phrase("how-to-resume", path=str(log.path))


def run_table(
    arguments: argparse.Namespace,
    language: str,
    begin: Begin,
    tell_end: Callable[[GameLog], Phrase],
    outputs: Sequence[OutputChannel] = (),
) -> int:
    """Sit at the table with all devices of the command line, until the game is left.

    `begin` makes the log and the first step; `outputs` are told all that the table is told.

    Raises: AccessError as `begin`.
    """
    silencer, push_to_talk, num_lock = Silencer(), PushToTalk(), NumLock()
    answer_keys = AnswerKeys()
    console = open_console(
        silencer.skip,
        on_listen=push_to_talk.press,
        on_text=silencer.silence,
        num_lock=num_lock,
        key_word=answer_keys.word,
    )
    is_piped = console.kind == "piped"
    is_new = arguments.resume is None
    asked = open_question_displays(arguments, console) if is_new else None
    try:
        log, first_step = begin(arguments, console, language, silencer, asked)
        places = list_places(arguments, first_step.session.setup.people, is_piped=is_piped)
    except BaseException:
        if asked is not None:
            asked.close()
        raise
    stories = Stories(tell_so_far, review_moves, waits=is_piped)
    companion = Companion(console, log, stories=stories)
    if not is_piped:  # a piped line is not a key press
        silencer.add(companion)
    devices: list[Displays | Listener] = []  # players can quit with them, too
    pages: PageHost | None = None
    terminals: Terminals | None = None
    computers: ComputerSeats | None = None
    drain_seconds = PIPED_DRAIN_SECONDS if is_piped else DRAIN_SECONDS
    try:
        companion.start(first_step)
        for output in outputs:
            companion.add_output(output)
        computers = ComputerSeats(companion, is_piped=is_piped)
        num_lock.attach(companion)
        answer_keys.attach(companion)
        if places:
            devices.append(
                open_displays(arguments, places, companion, console, push_to_talk, asked)
            )
        if arguments.listen is not None:
            listener = open_listener(arguments, companion, on_quit=console.close)
            push_to_talk.attach(listener, companion.silence)
            devices.append(listener)
        pages = open_pages(
            arguments.web, companion, console, log, moves_for_all=arguments.web_anyone
        )
        terminals = None if is_piped else _open_terminals(companion)
        # A full garbage collection need not look through what is loaded by now and stays; that
        # takes tens of milliseconds, for which keys would wait.
        gc.freeze()
        is_saved = True
        has_quit = _take_lines(companion, console, computers)
        if not has_quit and not any(device.has_quit for device in devices):
            is_saved = companion.leave()
        companion.show_only([tell_end(log)])
    except EndRequested:
        drain_seconds = 0.0
        raise
    finally:
        if computers is not None:
            computers.close()
        for device in devices:
            device.close()
        if asked is not None:
            asked.close()
        if pages is not None:
            pages.close()
        if terminals is not None:
            terminals.close()
        companion.close(drain_seconds)
        console.close()
    if not is_saved or console.is_output_closed:
        return ExitCode.FAILED
    return ExitCode.REFUSED if is_piped and companion.refused_lines else ExitCode.OK


def _open_terminals(companion: Companion) -> "Terminals":
    """Let players take part from other terminals."""
    from azul_access.terminals.server import Terminals  # of no use to a file of commands

    return Terminals(companion)


def _begin(
    arguments: argparse.Namespace,
    console: Console,
    language: str,
    silencer: Silencer,
    displays: "QuestionDisplays | None",
) -> tuple[GameLog, Step]:
    """Set up a new game or resume one; on `displays`, what the command line leaves open is asked.

    Raises: AccessError; Left if the user leaves at a question.
    """
    is_open = arguments.language is None and arguments.players is None
    asks_language = displays is not None and is_open and arguments.position is None
    while True:
        try:
            if displays is not None and asks_language:
                language = choose_language(console, language, silencer, displays)
            settings = choose_settings(
                *(arguments, console, language, silencer, displays), can_go_back=asks_language
            )
            if arguments.resume is None:
                return begin_new_game(
                    *(arguments, console, settings, silencer, displays), can_go_back=asks_language
                )
        except WentBack:
            continue
        from azul_access.cli.resumed_game import resume_game  # of no use to a new game

        return resume_game(arguments, console, settings, silencer)


def _take_lines(companion: Companion, console: Console, computers: ComputerSeats) -> bool:
    """Handle lines until the user quits (True) or the input ends (False)."""
    computers.settle()
    for line in typed_lines(console, companion.render_brief_prompt):
        # In a file an empty line is only a separator; at the table, Enter means "repeat".
        is_separator = console.kind == "piped" and not line.strip()
        current = companion.session
        waits = current.queued_announcements or current.walk is not None or current.awaits_hands
        waits = waits or current.lesson is not None
        if is_separator and not waits:
            continue
        if not companion.handle_line(line, "keyboard"):
            return True
        computers.settle()
    return False
