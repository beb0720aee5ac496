"""A new game: its players and options from the command line or from questions, and its log."""

import argparse
import datetime
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access import __version__, session
from azul_access.cli.game_options import DEFAULT_GAME, game_choices
from azul_access.cli.numbered_choices import NumberedChoices
from azul_access.cli.players import Players, ask_players
from azul_access.cli.position import position_setup, read_position
from azul_access.cli.silencer import Silencer
from azul_access.cli.spoken_console import SpokenConsole, WentBack, open_spoken_console
from azul_access.games import SYSTEMS
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console
from azul_access.language.phrase import phrase
from azul_access.record import setup
from azul_access.record.setup import BAGS, Setup
from azul_access.session import Step
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.storage import GameLog, create_unused, default_folder

if TYPE_CHECKING:
    from azul_access.braille.question_displays import QuestionDisplays

# Exclusive upper limit of a random seed.
_SEEDS = 10**9


def begin_new_game(
    arguments: argparse.Namespace,
    console: Console,
    settings: Settings,
    silencer: Silencer,
    displays: "QuestionDisplays | None" = None,
    *,
    can_go_back: bool = False,
) -> tuple[GameLog, Step]:
    """Set up a game and create its log. With `displays`, more is asked, and can be answered there.

    Raises: InvalidSetup, LogError; Left if the user leaves at a question; WentBack, if the users
    `can_go_back` from the first one.
    """
    path = None if arguments.position is None else Path(arguments.position)
    position = None if path is None else read_position(path)
    if path is not None and (arguments.players or arguments.starts):
        raise InvalidSetup(SetupReason.POSITION_HAS_PLAYERS)
    has_players = arguments.players is not None and arguments.starts is not None
    is_complete = has_players or position is not None
    spoken = replace(settings, speech=SpeechOutput.OFF) if is_complete else settings
    with open_spoken_console(console, spoken, silencer, displays=displays) as questions:
        seed = random.SystemRandom().randrange(_SEEDS) if arguments.seed is None else arguments.seed
        if path is not None and position is not None:
            language = questions.settings.language
            bag = arguments.bag or BAGS[0]
            game = position_setup(position, path, bag=bag, seed=seed, language=language)
        else:
            asks_all = displays is not None and arguments.players is None
            game = _set_up(arguments, questions, seed, asks_all=asks_all, can_go_back=can_go_back)
    header = {
        **setup.encode_setup(game),
        "begun": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "program": __version__,
    }
    if position is not None:
        first_step = session.begin_at_position(game, settings, position)
    else:
        first_step = session.begin_game(game, settings, take_over=arguments.take_over)
    return _create_log(arguments.log, game.names, header), first_step


def _create_log(path: str | None, names: tuple[str, ...], header: Mapping[str, object]) -> GameLog:
    """Create the log at `path`, or with today's date and the names in the default folder."""
    if path is not None:
        return GameLog.create(Path(path), header)
    today = datetime.datetime.now().astimezone().date().isoformat()
    stem = "-".join((today, *names))
    return create_unused(default_folder(), stem, lambda path: GameLog.create(path, header))


class _Answers:
    """What a new game is made of; one question after the other fills it."""

    game: str
    bag: str
    players: Players
    first_seat: int


def _set_up(
    arguments: argparse.Namespace,
    questions: SpokenConsole,
    seed: int,
    *,
    asks_all: bool,
    can_go_back: bool,
) -> Setup:
    """Take the options of the command line, and ask for what is missing.

    Where nobody `asks_all`, only the players are asked for; the rest has usual values.
    """
    answers = _ask_in_turn(arguments, questions, asks_all=asks_all, can_go_back=can_go_back)
    return setup.make_setup(
        game=answers.game,
        names=answers.players.names,
        first_seat=answers.first_seat,
        chosen=game_choices(arguments),
        bag=answers.bag,
        seed=seed,
        language=questions.settings.language,
        computers=answers.players.computers(answers.game),
    )


def _ask_in_turn(
    arguments: argparse.Namespace, questions: SpokenConsole, *, asks_all: bool, can_go_back: bool
) -> _Answers:
    """Ask one question after the other; the users can go back to the one before.

    Raises: WentBack, if they `can_go_back` from the first one.
    """
    answers = _Answers()
    answers.game = arguments.game or DEFAULT_GAME
    answers.bag = arguments.bag or BAGS[0]

    def ask_game(can_go_back: bool) -> None:
        labels = {name: phrase(f"title-{name}") for name in SYSTEMS}
        games = NumberedChoices(questions, labels)
        answers.game = questions.ask(
            "game",
            games.read,
            can_go_back=can_go_back,
            choices=games.touched,
            values=games.listed,
        )

    def ask_names(can_go_back: bool) -> None:
        system = SYSTEMS[answers.game]
        given = arguments.players
        answers.players = ask_players(given, system, questions, can_go_back=can_go_back)

    def ask_start(can_go_back: bool) -> None:
        answers.first_seat = _read_start(
            arguments.starts, answers.players.names, questions, can_go_back=can_go_back
        )

    def ask_bag(can_go_back: bool) -> None:
        if SYSTEMS[answers.game].virtual_bag is not None:
            labels = {bag: phrase(f"ask-bag-{bag}") for bag in BAGS}
            bags = NumberedChoices(questions, labels)
            answers.bag = questions.ask(
                "bag",
                bags.read,
                can_go_back=can_go_back,
                choices=bags.touched,
                values=bags.listed,
            )

    steps = [(ask_names, arguments.players is None), (ask_start, arguments.starts is None)]
    if asks_all and arguments.game is None:
        steps.insert(0, (ask_game, True))
    if asks_all and arguments.bag is None:
        steps.append((ask_bag, True))
    position = 0
    while position < len(steps):
        earlier = [at for at, (_, is_asked) in enumerate(steps[:position]) if is_asked]
        try:
            steps[position][0](bool(earlier) or can_go_back)
            position += 1
        except WentBack:
            if not earlier:
                raise
            position = earlier[-1]
    return answers


def _read_start(
    starts: str | None, names: tuple[str, ...], questions: SpokenConsole, *, can_go_back: bool
) -> int:
    """The seat of the player who starts, from 0. A name or a number from 1 is accepted."""

    def read(text: str) -> int:
        answer = text.strip().casefold()
        if not answer:
            return 0
        for number, name in enumerate(names, 1):
            if answer in (name.casefold(), str(number)):
                return number - 1
        raise InvalidSetup(SetupReason.STARTS, players=", ".join(names))

    if starts is not None:
        return read(starts)
    players = tuple(phrase("name", name=name) for name in names)
    choices = [(name, str(number)) for number, name in enumerate(players, 1)]
    return questions.ask(
        "starts",
        read,
        can_go_back=can_go_back,
        choices=choices,
        players=players,
        player=names[0],
    )
