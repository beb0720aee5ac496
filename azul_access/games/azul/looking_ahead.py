"""What players could do in their next turns of a round of base Azul: all tiles lie open."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from azul_access.games.azul import disc, pieces, rules, scoring
from azul_access.games.azul.editions import Options, Wall, wall_column
from azul_access.games.azul.events import Bonus
from azul_access.games.azul.state import Player, Row, State
from azul_access.games.tiles import Counts, add_counts, count_tiles
from azul_access.games.tuples import replace_item

# The tiles of each colour at each factory, and in the centre at the end.
Sources = tuple[Counts, ...]
# A longer row takes more tiles, so more hangs on it; where the points are not known, these do.
_WORTH_OF_LENGTH, _USUAL_POINTS = 0.6, 2
# With more takes left than these it is not worked out who has to put tiles onto the floor.
_MOST_TAKES = 6


class Fill(NamedTuple):
    """A pattern line, from 0, that a player could fill with one take; about what that is worth.

    `points` are those for its tile at least; None if the column is chosen later. `bonus` is what a
    column, row or colour that it completes counts at the end. Both are parts of the worth.
    `completed` are the kinds of what it completes.
    """

    line: int
    points: int | None
    worth: float
    bonus: int
    completed: tuple[Bonus, ...] = ()

    @property
    def all_points(self) -> int | None:
        """The points for the tile and the bonus, at least."""
        return None if self.points is None else self.points + self.bonus


def list_sources(state: State) -> Sources:
    factories = [count_tiles(tiles, pieces.COLOURS) for tiles in state.factories]
    return (*factories, count_tiles(disc.tiles(state.centre), pieces.COLOURS))


def list_takes(sources: Sources) -> Iterator[tuple[int, pieces.Colour]]:
    for at, counts in enumerate(sources):
        yield from ((at, colour) for colour in pieces.ALL_COLOURS if counts[colour])


def take_from(sources: Sources, at: int, colour: pieces.Colour) -> Sources:
    """What lies there after a take."""
    left = replace_item(sources[at], colour, 0)
    centre = len(sources) - 1
    if at == centre:
        return (*sources[:-1], left)
    emptied = replace_item(sources, at, (0,) * pieces.COLOURS)
    return replace_item(emptied, centre, add_counts(sources[-1], left))


def tiled_wall(options: Options, player: Player) -> list[Row]:
    """The wall once all full lines are tiled; on the grey wall as it is."""
    wall = [list(row) for row in player.wall]
    for line, row in enumerate(player.lines if options.wall is Wall.COLOURED else ()):
        if row is not None and row.count > line:
            wall[line][wall_column(line, row.colour)] = row.colour
    return [tuple(row) for row in wall]


def is_last_round(state: State) -> bool:
    """Whether it is certain that the game ends after this round."""
    walls = (tiled_wall(state.options, player) for player in state.players)
    return any(scoring.complete_rows(wall) for wall in walls)


def judge_fill(options: Options, player: Player, line: int, colour: pieces.Colour) -> Fill:
    """What a line brings once it is full of a colour, with the full lines above it tiled first."""
    length = _WORTH_OF_LENGTH * line
    if options.wall is not Wall.COLOURED:
        return Fill(line, None, _USUAL_POINTS + length, 0)
    full = [row if row and row.count > at else None for at, row in enumerate(player.lines)]
    above = player._replace(lines=(*full[:line], *[None] * (pieces.LINES - line)))
    wall, column = tiled_wall(options, above), wall_column(line, colour)
    points = scoring.placement_points(*scoring.runs(wall, line, column))
    had = scoring.bonuses(options.edition, wall)
    wall[line] = replace_item(wall[line], column, colour)
    new = [each for each in scoring.bonuses(options.edition, wall) if each not in had]
    bonus = sum(each for *_, each in new)
    return Fill(line, points, points + length + bonus, bonus, tuple(kind for kind, *_ in new))


def list_fills(options: Options, player: Player, sources: Sources) -> list[Fill]:
    """What a player could fill with one take, for each line the best, the best line first."""
    return _list_fills(options, player, sources, 1)


def fillable_lines(state: State, seat: int) -> set[int]:
    """The lines, from 0, that a player could fill with one take of what lies there."""
    fills = list_fills(state.options, state.players[seat], list_sources(state))
    return {fill.line for fill in fills}


def list_certain_fills(
    options: Options, player: Player, sources: Sources, seats: int
) -> list[Fill]:
    """What a player can fill in the next turn, whatever all others take first.

    Each of them makes at most one source less that has enough: by taking the colour, or by taking
    another one from a factory whose tiles then join those in the centre.
    """
    return _list_fills(options, player, sources, seats)


def count_room(player: Player, line: int) -> int:
    """How many more tiles a line, from 0, has room for."""
    held = player.lines[line]
    return line + 1 - (held.count if held else 0)


def _list_fills(options: Options, player: Player, sources: Sources, least: int) -> list[Fill]:
    """What a player could fill from at least so many sources."""
    found: dict[int, Fill] = {}
    for colour in pieces.ALL_COLOURS:
        counts = sorted((each[colour] for each in sources), reverse=True)
        most = counts[least - 1] if least <= len(counts) else 0
        for line in rules.open_lines(player, colour) if most else ():
            if most >= count_room(player, line.index):
                fill = judge_fill(options, player, line.index, colour)
                if line.index not in found or found[line.index].worth < fill.worth:
                    found[line.index] = fill
    return sorted(found.values(), key=lambda fill: -fill.worth)


@lru_cache(maxsize=64)
def least_fill(options: Options, player: Player, sources: Sources) -> float:
    """What the best line is worth that a player could fill after the take that leaves least."""
    return min(
        max((fill.worth for fill in list_fills(options, player, after)), default=0.0)
        for after in {take_from(sources, at, colour) for at, colour in list_takes(sources)}
    )


def floor_costs(
    state: State, seat: int, sources: Sources, *, with_marker: bool
) -> dict[tuple[int, pieces.Colour], int]:
    """What each take of a player costs on the floor line at least.

    `with_marker` is whether the start marker still lies in the centre.
    """
    player, edition = state.players[seat], state.options.edition
    found = {}
    for at, colour in list_takes(sources):
        lines = rules.open_lines(player, colour)
        room = max((count_room(player, line.index) for line in lines), default=0)
        dropped = max(0, sources[at][colour] - room) + (with_marker and at == len(sources) - 1)
        found[at, colour] = scoring.floor_cost(edition, len(player.floor), dropped)
    return found


def least_floor(state: State, seat: int, sources: Sources, *, with_marker: bool) -> int:
    """What the next take of a player costs on the floor line at least; 0 if nothing is left."""
    costs = floor_costs(state, seat, sources, with_marker=with_marker)
    return min(costs.values(), default=0)


def least_later_floor(state: State, seat: int, sources: Sources, *, with_marker: bool) -> int:
    """What the next take of a player costs at least after one take of each of the others.

    0 if nothing may be left by then, or if too much is left to see.
    """
    if sum(1 for _ in list_takes(sources)) > _MOST_TAKES:
        return 0
    tables = {(sources, with_marker)}
    for _ in range(len(state.players) - 1):
        tables = {
            (take_from(table, at, colour), has_marker and at != len(table) - 1)
            for table, has_marker in tables
            for at, colour in list_takes(table)
        }
    return min(
        (least_floor(state, seat, table, with_marker=marker) for table, marker in tables), default=0
    )
