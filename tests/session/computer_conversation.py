"""A conversation in which the computer plays: its moves are entered as the device enters them."""

from scripted_conversation import Conversation

from azul_access.games.system import Command
from azul_access.player import choose
from azul_access.record.seats import Computer
from azul_access.record.setup import make_setup
from azul_access.session import Step, begin_game, handle_computer
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.step.hands import can_move

VERSION = "1.2.3"


def begin_with_computers(
    *lines: str,
    language: str = "en",
    names: tuple[str, ...] = ("Anna", "Computer"),
    levels: tuple[int | None, ...] = (None, 2),
    game: str = "azul",
    bag: str = "table",
    chosen: dict[str, object] | None = None,
    **settings: object,
) -> Conversation:
    """A new game in which `lines` were entered; `levels` are those of the computers, by seat."""
    setup = make_setup(
        game=game,
        names=names,
        first_seat=0,
        chosen=chosen or {},
        bag=bag,
        seed=1,
        language=language,
        computers=tuple(None if level is None else Computer(level) for level in levels),
    )
    chosen_settings = {"speech": SpeechOutput.OFF, **settings}
    step = begin_game(setup, Settings(language, **chosen_settings))  # type: ignore[arg-type]
    conversation = Conversation(step.session)
    conversation.use(step)
    if lines:
        conversation.enter(*lines)
    return conversation


def let_computer_move(conversation: Conversation, command: Command | None = None) -> Step:
    """Enter the computer's move: a command, or the one that it chooses."""
    session = conversation.session
    computer, state = session.computer_to_move, session.ledger.state
    assert computer is not None
    assert can_move(session)
    if command is None:
        seed = len(session.ledger.applied)
        command = choose(session.setup.system, state, computer.level, seed).command
    step = handle_computer(session, command, state, VERSION)
    conversation.use(step)
    return step
