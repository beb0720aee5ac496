"""Matches of two players in many games, each played from every seat with the same draws."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from opponents import NAMES, Opponent

from azul_access.games import SYSTEMS
from azul_access.games.system import Command, Expects, State, System

# A game in which nobody comes to an end is ended after this round.
MOST_ROUNDS = 15


class Table(NamedTuple):
    """What is played: the game, its options and the number of players."""

    game: str
    chosen: Mapping[str, object]
    players: int

    @property
    def system(self) -> System:
        return SYSTEMS[self.game]


class Result(NamedTuple):
    """What the first player of a match won; a game that several win counts for each by its share.

    The points are means, those of `others` of all other players. `moves` are those of both sides.
    """

    games: int
    wins: float
    points: float
    others: float
    moves: tuple[int, int]

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The share of games won in the long run, with 95 % certainty (Wilson)."""
        square = 1.96**2 / self.games
        middle = (self.share + square / 2) / (1 + square)
        spread = self.share * (1 - self.share) + square / 4
        width = 1.96 / math.sqrt(self.games) * math.sqrt(spread) / (1 + square)
        return middle - width, middle + width


def play_match(table: Table, first: Opponent, second: Opponent, games: int, seed: int) -> Result:
    """`games` games; the first player sits at each seat in turn, the second at all others."""
    wins = points = others = 0.0
    moves = [0, 0]
    for number in range(games):
        seat = number % table.players
        seats = [second] * table.players
        seats[seat] = first
        scores, winners, counts = play_game(table, seats, seed + number // table.players)
        wins += (seat in winners) / len(winners)
        points += scores[seat]
        others += (sum(scores) - scores[seat]) / (table.players - 1)
        moves[0] += counts[seat]
        moves[1] += sum(counts) - counts[seat]
    return Result(games, wins, points / games, others / games, (moves[0], moves[1]))


def play_game(
    table: Table, seats: Sequence[Opponent], seed: int
) -> tuple[Sequence[int], Sequence[int], list[int]]:
    """The scores, the seats that won, and the number of moves of each seat."""
    system, random = table.system, Random(seed)
    rules = system.rules
    state, events = rules.new_game(table.players, 0, system.editions.decode_options(table.chosen))
    counts = [0] * table.players
    while (expected := rules.expects(state)).kind is not Expects.OVER:
        if expected.kind is Expects.STUCK or system.facts.round_number(state) > MOST_ROUNDS:
            command = end_command(system)
        elif expected.kind is Expects.FILL:
            assert system.virtual_bag is not None
            command = system.virtual_bag.draw(state, random)
        else:
            assert expected.player is not None
            counts[expected.player] += 1
            command = seats[expected.player].choose(system, state)
        state, events = rules.apply(state, command)
    winners = [system.facts.milestone(event).winners for event in events]
    return system.facts.scores(state), next(each for each in winners if each is not None), counts


def end_command(system: System) -> Command:
    return system.commands.decode({"do": "end"})


def encode(table: Table, state: State) -> dict[str, object]:
    """A position as `azul-access show --json` prints it."""
    names = NAMES[: table.players]
    position = table.system.facts.encode_state(names, state)
    return {"game": table.game, "language": "en", **position}
