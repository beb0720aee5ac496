"""A whole game of base Azul in few moves: somebody who wants to be done, with the virtual bag."""

from collections.abc import Iterable, Set
from itertools import product
from random import Random
from typing import cast

from azul_access.games.azul import disc, rules, virtual_bag
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour
from azul_access.games.azul.state import Phase, State
from azul_access.games.sources import Factory
from azul_access.record import setup
from azul_access.record.setup import Setup

NAMES = ("Anna", "Ben")
# Whoever tiles the first line in every round ends the game after five of them.
HURRIED = 0


def make_game(seed: int, language: str) -> Setup:
    return setup.make_setup(
        game="azul",
        names=NAMES,
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=seed,
        language=language,
    )


def short_game(seed: int) -> list[Take]:
    """Everything that the players do."""
    state, turns = setup.start_ledger(make_game(seed, "en")).state, 0
    takes: list[Take] = []
    wanted: Set[tuple[int, Colour]] = set()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.FILL:
            # As the session seeds each draw.
            state, _ = rules.apply(state, virtual_bag.draw(state, Random(f"{seed}:{turns}")))
            if state.phase is Phase.TAKE:
                wanted = _fewest(state)
        else:
            takes.append(_next(state, wanted))
            state, _ = rules.apply(state, takes[-1])
        turns += 1
    return takes


def count(state: State, take: Take) -> int:
    """How many tiles it is about."""
    if isinstance(take.source, Factory):
        return state.factories[take.source.index].count(take.colour)
    return disc.count(state.centre, take.colour)


def _fewest(state: State) -> Set[tuple[int, Colour]]:
    """One colour of each factory, so that few colours are pushed to the centre."""
    full = [sorted(set(tiles)) for tiles in state.factories]

    def pushed(chosen: Iterable[Colour]) -> int:
        return len({c for has, taken in zip(full, chosen, strict=True) for c in has if c != taken})

    return set(enumerate(min(product(*full), key=pushed)))


def _next(state: State, wanted: Set[tuple[int, Colour]]) -> Take:
    """First what is wanted of the factories, where it fits best; the centre is cleared at last."""
    board = state.players[state.turn]

    def cost(take: Take) -> tuple[bool, bool, int, int]:
        planned = isinstance(take.source, Factory) and (take.source.index, take.colour) in wanted
        number = count(state, take)
        if take.target is FLOOR:
            return not planned, state.turn == HURRIED, number, 0
        row = board.lines[take.target.index]
        room = take.target.index + 1 - (row.count if row else 0)
        other = (take.target.index == 0) != (state.turn == HURRIED)
        return not planned, other, max(0, number - room), -take.target.index

    return min(cast("list[Take]", rules.legal_commands(state)), key=cost)
