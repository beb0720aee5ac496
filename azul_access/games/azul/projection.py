"""What the boards of base Azul would score if the round ended now, and when the game can end."""

from azul_access.games.azul import scoring
from azul_access.games.azul.editions import Context, Wall, wall_column
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, phrase


def describe_projection(context: Context, state: State, seat: int | None) -> list[Paragraph]:
    """The points of each player, or of one, after the tiling of what lies there now.

    Raises: IllegalCommand for a player who is not in this game.
    """
    if state.options.wall is not Wall.COLOURED:
        return [[phrase("azul-projection-open")]]
    seats = range(len(state.players)) if seat is None else (resolve_seat(context.names, seat, 0),)
    paragraphs: list[Paragraph] = []
    for each in seats:
        player = state.players[each]
        wall = _tiling_points(player)
        floor = scoring.floor_cost(state.options.edition, 0, len(player.floor))
        slots = {"wall": wall, "floor": floor, "score": max(player.score + wall - floor, 0)}
        paragraphs.append([phrase("azul-projection", player=context.names[each], **slots)])
    return paragraphs


def _tiling_points(player: Player) -> int:
    """The points of all full lines, tiled from the top."""
    wall, points = list(player.wall), 0
    for index, row in enumerate(player.lines):
        if row is None or row.count <= index:
            continue
        column = wall_column(index, row.colour)
        points += scoring.placement_points(*scoring.runs(wall, index, column))
        spaces = list(wall[index])
        spaces[column] = row.colour
        wall[index] = tuple(spaces)
    return points


def earliest_end(state: State) -> int:
    """The first round after which the game can be over.

    Each round can add one tile to a row of a wall, in the phase of taking still in this round.
    """
    missing = min(row.count(None) for player in state.players for row in player.wall)
    is_taking = state.phase in (Phase.FILL, Phase.TAKE)
    return state.round + missing - is_taking


def describe_end(state: State) -> list[Phrase]:
    """When the game can end at the earliest."""
    if state.phase is Phase.OVER:
        return []
    return [phrase("azul-earliest-end", round=earliest_end(state))]
