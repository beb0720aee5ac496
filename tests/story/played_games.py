"""Whole games that the computer player plays against itself: nobody has seen them before."""

from collections.abc import Mapping
from random import Random

from azul_access.games.context import NarrationContext
from azul_access.games.system import Expects
from azul_access.language.phrase import Verbosity
from azul_access.player import choose
from azul_access.record.ledger import CommandEntry, Ledger, add_entries
from azul_access.record.setup import make_setup, start_ledger

NAMES = ("Anna", "Ben", "Carla", "Dirk")


def play_game(
    game: str, players: int, seed: int, levels: tuple[int, ...], chosen: Mapping[str, object]
) -> tuple[Ledger, NarrationContext]:
    """A finished game; `levels` are those of the computer by seat, 0 for moves by chance."""
    setup = make_setup(
        game=game, names=NAMES[:players], first_seat=0, chosen=dict(chosen), language="en"
    )
    ledger, random = start_ledger(setup), Random(seed)
    system = setup.system
    assert system.virtual_bag is not None
    while (expected := system.rules.expects(ledger.state)).kind is not Expects.OVER:
        if expected.player is None or expected.kind not in (Expects.TURN, Expects.CHOICE):
            command = system.virtual_bag.draw(ledger.state, random)
        elif level := levels[expected.player]:
            command = choose(system, ledger.state, level, random.randrange(1000)).command
        else:
            command = random.choice(list(system.rules.legal_commands(ledger.state)))
        ledger = add_entries(ledger, [CommandEntry(command, "test")])
    return ledger, NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
