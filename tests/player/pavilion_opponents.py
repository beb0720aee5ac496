"""Simple players of Summer Pavilion, for matches against the computer player."""

from random import Random
from typing import Any

from azul_access.games.planning import lead
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import Bonus, Command, Pass, Place, Take
from azul_access.games.summer_pavilion.placing import surrounded_features
from azul_access.games.summer_pavilion.planning import RoundOutlook, View
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.worth import POINTS_TABLES, Worth
from azul_access.games.system import System

# A greedy player likes wild tiles a little more than others, and does not like to pay with them.
_WILD, _WILD_PAID, _PAID = 0.5, 0.2, 0.05
_STAR = 16
_PLANNED_BOARDS = 3


def greedy(_: System, state: Any, random: Random) -> Command:
    """Takes the most tiles, and places what brings the most points and bonus tiles at once.

    Points for the start stone count against the tiles. It places as long as it can, and keeps what
    will be wild next.
    """
    moves = list(rules.legal_commands(state))
    random.shuffle(moves)
    return max(moves, key=lambda move: _gain(state, move))


def _gain(state: State, move: Command) -> float:
    before, wild = state.players[state.turn], state.wild
    match move:
        case Take():
            after = rules.apply(state, move)[0].players[state.turn]
            tiles = sum(after.hand) - sum(before.hand)
            wilds = after.hand[wild] - before.hand[wild]
            return tiles + _WILD * wilds + after.score - before.score
        case Place(star, space, _, paid):
            after = rules.apply(state, move)[0].players[state.turn]
            earned = state.options.edition.bonus_tiles
            features = surrounded_features(after.stars, star, space)
            value = 100.0 + after.score - before.score
            value += sum(earned[feature.kind] for feature in features)
            value += _STAR * (None not in after.stars[star])
            paid = paid or ()
            return value - _WILD_PAID * paid.count(wild) - _PAID * len(paid)
        case Pass(keep):
            coming = state.options.wilds[state.round :][:1]
            return sum(tile in coming for tile in keep or ())
        case Bonus(chosen):
            return sum(2 if tile is wild else 0.3 * before.hand[tile] for tile in chosen)
        case _:
            return 0.0


def round_planner(_: System, state: Any, random: Random) -> Command:
    """Plans the placements of this round for its points; a kept tile counts one more."""
    worth = Worth(state.options, state.round, POINTS_TABLES)
    view = View(worth, to_end=False, taking_width=_PLANNED_BOARDS, placing_width=_PLANNED_BOARDS)
    outlook = RoundOutlook(state, view)
    moves = list(outlook.moves(outlook.start))
    random.shuffle(moves)

    def value(move: object) -> float:
        return lead(outlook.values(outlook.apply(outlook.start, move)), state.turn)  # type: ignore[arg-type]

    return outlook.command(max(moves, key=value))
