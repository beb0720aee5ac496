"""A whole game of base Azul in few moves, with the virtual bag, and the log of its typed play."""

from collections.abc import Container, Iterable, Sequence, Set
from dataclasses import replace
from itertools import count, product
from pathlib import Path
from random import Random
from typing import cast

from hearing_wordings import wordings

from azul_access import session as conversation
from azul_access.games.azul import disc, rules, virtual_bag
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour
from azul_access.games.azul.state import Phase, State
from azul_access.games.sources import Factory
from azul_access.games.system import Command
from azul_access.hearing.listener import SOURCE
from azul_access.record import ledger, setup
from azul_access.record.ledger import AppliedCommand
from azul_access.record.saved_game import load_game
from azul_access.record.setup import Setup
from azul_access.session import Session, Step
from azul_access.session.control.settings import Settings
from azul_access.storage import GameLog

NAMES = ("Anna", "Ben")
# Seeds of games with few moves, by language.
SEEDS = {"de": 25, "en": 199, "nl": 75}
# The player who always fills the first line ends the game after five rounds.
HURRIED_PLAYER = 0

# The source of a command and the command. How many tiles were named makes no other move.
LoggedCommand = tuple[str, Command]


def make_game(language: str) -> Setup:
    return setup.make_setup(
        game="azul",
        names=NAMES,
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=SEEDS[language],
        language=language,
    )


def start_session(language: str, settings: Settings | None = None) -> Session:
    return conversation.begin_game(make_game(language), settings or Settings(language)).session


def short_game(language: str) -> list[Take]:
    """All moves of the players."""
    state = cast("State", setup.start_ledger(make_game(language)).state)
    turn = 0
    takes: list[Take] = []
    planned: Set[tuple[int, Colour]] = set()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.FILL:
            # The session seeds each draw in the same way.
            random = Random(f"{SEEDS[language]}:{turn}")
            state, _ = rules.apply(state, virtual_bag.draw(state, random))
            if state.phase is Phase.TAKE:
                planned = _plan_factories(state)
        else:
            takes.append(_choose(state, planned))
            state, _ = rules.apply(state, takes[-1])
        turn += 1
    return takes


def count_tiles(session: Session, take: Take) -> int:
    """The number of tiles that the move takes."""
    return _count(cast("State", session.ledger.state), take)


def typed_lines(language: str) -> list[str]:
    """The moves as they are typed."""
    session = start_session(language)
    lines = []
    for take in short_game(language):
        lines.append(wordings(language, take, count_tiles(session, take))[0])
        session = conversation.handle_line(session, lines[-1], "keyboard").session
    return lines


def write_typed_game(language: str, log: Path, lines: Sequence[str]) -> None:
    """Write the log of a new game in which these lines are typed."""
    game = make_game(language)
    step = conversation.begin_game(game, Settings(language))
    game_log = GameLog.create(log, setup.encode_setup(game))
    try:
        _save(game_log, step)
        for line in lines:
            step = conversation.handle_line(step.session, line, "keyboard")
            assert step.entries, line
            _save(game_log, step)
    finally:
        game_log.close()


def _save(game_log: GameLog, step: Step) -> None:
    system = step.session.setup.system
    game_log.append([ledger.encode_entry(system, entry) for entry in step.entries])


def logged_commands(log: Path) -> list[LoggedCommand]:
    """The commands of a saved game that were not undone."""
    return without_counts(load_game(log).ledger.applied)


def commands_by_voice(
    typed: Sequence[LoggedCommand], spoken_moves: Container[int]
) -> list[LoggedCommand]:
    """The commands of a typed game as they are when moves with these numbers are spoken."""
    numbers = count()
    return [
        (SOURCE if source == "keyboard" and next(numbers) in spoken_moves else source, command)
        for source, command in typed
    ]


def without_counts(commands: Sequence[AppliedCommand]) -> list[LoggedCommand]:
    return [(applied.source, without_count(applied.command)) for applied in commands]


def without_count(command: Command) -> Command:
    return replace(command, count=None) if isinstance(command, Take) else command


def _count(state: State, take: Take) -> int:
    if isinstance(take.source, Factory):
        return state.factories[take.source.index].count(take.colour)
    return disc.count(state.centre, take.colour)


def _plan_factories(state: State) -> Set[tuple[int, Colour]]:
    """One colour of each factory, so that few colours are pushed to the centre."""
    colours = [sorted(set(tiles)) for tiles in state.factories]

    def pushed(taken: Iterable[Colour]) -> int:
        pairs = zip(colours, taken, strict=True)
        return len({colour for offer, taken in pairs for colour in offer if colour != taken})

    return set(enumerate(min(product(*colours), key=pushed)))


def _choose(state: State, planned: Set[tuple[int, Colour]]) -> Take:
    """First what is planned, where it fits best; the centre is cleared at last."""
    board = state.players[state.turn]

    def cost(take: Take) -> tuple[bool, bool, int, int]:
        is_planned = (
            isinstance(take.source, Factory) and (take.source.index, take.colour) in planned
        )
        tiles = _count(state, take)
        if take.target is FLOOR:
            return not is_planned, state.turn == HURRIED_PLAYER, tiles, 0
        line = board.lines[take.target.index]
        room = take.target.index + 1 - (line.count if line else 0)
        wrong_line = (take.target.index == 0) != (state.turn == HURRIED_PLAYER)
        return not is_planned, wrong_line, max(0, tiles - room), -take.target.index

    return min(cast("list[Take]", rules.legal_commands(state)), key=cost)
