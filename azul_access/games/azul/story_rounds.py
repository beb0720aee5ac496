"""What each player of base Azul did in a round, counted for a story."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azul_access.games.azul import events, pieces, scoring
from azul_access.games.azul.editions import Context
from azul_access.games.azul.state import State
from azul_access.games.story import Happening


@dataclass(slots=True)
class SeatRound:
    """What one player did in a round.

    `floor_nominal` is what the floor line costs a full score; `short` counts the rows of the wall
    that lack one tile after the tiling.
    """

    takes: list[Happening[State, events.Taken]] = field(default_factory=list)
    marker: bool = False
    tiled: list[events.Tiled] = field(default_factory=list)
    columns: int = 0
    colours: list[pieces.Colour] = field(default_factory=list)
    rows: int = 0
    short: int = 0
    floor: int = 0
    floor_nominal: int = 0

    @property
    def won(self) -> int:
        return sum(tile.after - tile.before for tile in self.tiled)

    @property
    def net(self) -> int:
        return self.won - self.floor


@dataclass(slots=True)
class Round:
    """`takes` are those of all players in the order in which they took."""

    seats: list[SeatRound]
    takes: list[Happening[State, events.Taken]] = field(default_factory=list)
    starter: int = 0
    is_over: bool = False
    poured: int = 0


def count_round(context: Context, played: Sequence[Happening[State, events.Event]]) -> Round:
    result = Round([SeatRound() for _ in context.names])
    for before, event in played:
        match event:
            case events.Taken():
                take = Happening(before, event)
                result.seats[event.player].takes.append(take)
                result.takes.append(take)
            case events.MarkerTaken(player):
                result.seats[player].marker = True
            case events.Tiled():
                result.seats[event.player].tiled.append(event)
            case events.FloorCleared(player, floor, score, after):
                result.seats[player].floor = score - after
                costs = context.options.edition
                result.seats[player].floor_nominal = scoring.floor_cost(costs, 0, len(floor))
            case events.RoundEnded():
                result.is_over = True
            case events.Filled(poured=poured) if poured is not None:
                result.poured += sum(poured)
    if played:
        result.starter = played[0].before.starter
        _count_lines(result, played)
    return result


def _count_lines(counted: Round, played: Sequence[Happening[State, events.Event]]) -> None:
    """Count the columns, rows and colours that each player completes in a round."""
    for seat, of_seat in enumerate(counted.seats):
        if not of_seat.tiled:
            continue
        wall = [list(row) for row in _wall_before(played, seat)]
        for tile in of_seat.tiled:
            wall[tile.line.index][tile.column] = tile.colour
            of_seat.rows += None not in wall[tile.line.index]
            of_seat.columns += all(row[tile.column] is not None for row in wall)
            if all(tile.colour in row for row in wall):
                of_seat.colours.append(tile.colour)
        of_seat.short = sum(row.count(None) == 1 for row in wall)


def _wall_before(
    played: Sequence[Happening[State, events.Event]], seat: int
) -> Sequence[Sequence[pieces.Colour | None]]:
    """A player's wall before the tiling."""
    before = next(
        item.before
        for item in played
        if isinstance(item.event, events.Tiled) and item.event.player == seat
    )
    return before.players[seat].wall
