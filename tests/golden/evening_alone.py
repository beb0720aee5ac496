"""Somebody plays alone against the computer: what is typed, what the computer does, what is told.

The first line of a file is the command line. `> …` was typed, `= …` is a command of the computer,
as it stands in a log; the other lines are what was told. The computer's commands are kept, so that
no file changes when it plays better.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from golden_games import read_arguments

from azul_access.cli.game_options import DEFAULT_GAME, game_choices
from azul_access.cli.players import Players
from azul_access.games.system import Command, Expects
from azul_access.language.phrase import Form, Verbosity
from azul_access.player import choose
from azul_access.record.seat_words import name_players, read_player
from azul_access.record.setup import Setup, make_setup
from azul_access.session import Session, Step, begin_game, handle_computer, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.step.hands import can_move

# What somebody says now and then beside moves, by language, with the move before which it is said.
ASIDES = {
    "de": {
        3: "stand",
        5: "u",
        8: "nicht da",
        11: ".",
        14: "l",
        17: "was liegt in der Mitte",
        20: "w",
    },
    "en": {3: "score", 5: "u", 8: "that is not there", 11: ".", 14: "l", 17: "c", 20: "w"},
}
# How a program plays for the person, and how long the level without a limit thinks.
PERSON_LEVEL, SECONDS = 2, 0.1


def read_setup(line: str) -> Setup:
    """The setup of the game that a command line begins."""
    arguments = read_arguments(line.replace(", ", ","))
    seated = tuple(map(read_player, arguments.players.replace("_", " ").split(",")))
    game = arguments.game or DEFAULT_GAME
    names = name_players(seated, arguments.language)
    return make_setup(
        game=game,
        names=names,
        first_seat=0,
        chosen=game_choices(arguments),
        bag=arguments.bag,
        seed=arguments.seed,
        language=arguments.language,
        computers=Players(names, seated).computers(game),
    )


def begin(line: str) -> Step:
    game = read_setup(line)
    verbosity = Verbosity(read_arguments(line).verbosity or "normal")
    return begin_game(game, Settings(game.language, verbosity, speech=SpeechOutput.OFF))


def replay(lines: list[str]) -> Iterator[tuple[str, Step]]:
    """Each input of a file with its step; the first, "", begins the game."""
    step = begin(lines[0])
    yield "", step
    for line in lines:
        if line.startswith(("> ", "= ")) or line == ">":  # Enter alone
            step = enter(step.session, line)
            yield line, step


def enter(session: Session, line: str) -> Step:
    """The step for a line of a file: typed, or the computer's."""
    text = line[2:].strip()
    if line.startswith(">"):
        return handle_line(session, text, "keyboard")
    command = session.setup.system.commands.decode(json.loads(text))
    return handle_computer(session, command, session.ledger.state, "")


def play(first: str, most: int = 400) -> list[str]:
    """The inputs of a new evening with this command line, up to the end of the game."""
    step = begin(first)
    inputs: list[str] = []
    moves = 0
    asides = dict(ASIDES[step.session.settings.language])
    while len(inputs) < most and step.session.expected.kind is not Expects.OVER:
        session = step.session
        if can_move(session):
            line = f"= {_encoded(session)}"
        elif session.walk is not None or session.computer_to_move is not None:
            line = "> "
        elif moves in asides:
            line = f"> {asides.pop(moves)}"
        else:
            moves += 1
            state = session.ledger.state
            chosen = choose(session.setup.system, state, PERSON_LEVEL, moves).command
            line = f"> {_type(session, chosen)}"
        inputs.append(line)
        step = enter(session, line)
    return inputs


def _type(session: Session, command: Command) -> str:
    """A command as a player types it."""
    typed = session.setup.system.dialogue.type_command(session.ledger.state, command)
    return session.settings.phrases.render(typed, Verbosity.NORMAL, Form.SHOW)


def _encoded(session: Session) -> str:
    computer = session.computer_to_move
    assert computer is not None
    system, state = session.setup.system, session.ledger.state
    seed = len(session.ledger.applied)
    seconds = SECONDS if computer.level == 6 else None
    command = choose(system, state, computer.level, seed, seconds).command
    return json.dumps(system.commands.encode(command))


def list_files() -> list[Path]:
    return sorted((Path(__file__).parent / "alone").glob("*.txt"))
