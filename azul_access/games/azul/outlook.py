"""What the rest of a round can bring in base Azul: how many turns, which rows, and at worst what.

Facts that hold whatever the players do, and no advice.
"""

from azul_access.games.azul import disc, pieces, scoring
from azul_access.games.azul.editions import Context
from azul_access.games.azul.gains import describe_fillings
from azul_access.games.azul.possible import describe_moves
from azul_access.games.azul.refusals import line_refusal
from azul_access.games.azul.state import Phase, State
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Paragraph, phrase


def describe_turns_left(context: Context, state: State) -> list[Paragraph]:
    """How many turns there can still be in this round, at least and at most.

    Each factory needs a turn, and so does each colour in the centre; no turn takes two groups.
    """
    if state.phase is not Phase.TAKE:
        return describe_moves(context, state, None)
    sources = [set(tiles) for tiles in state.factories if tiles]
    centre = set(disc.tiles(state.centre))
    goes_to_centre = any(len(colours) > 1 for colours in sources)
    least = len(sources) + max(len(centre), int(goes_to_centre))
    most = sum(map(len, sources)) + len(centre)
    if least == most:
        return [[phrase("azul-turns-left", count=most)]]
    return [[phrase("azul-turns-between", least=least, most=most)]]


def describe_worst(context: Context, state: State, seat: int | None) -> list[Paragraph]:
    """The most minus points that a player can get in this round, and those that lie there.

    Raises: IllegalCommand for a player who is not in this game.
    """
    seat = resolve_seat(context.names, seat, state.turn)
    edition, floor = state.options.edition, len(state.players[seat].floor)
    left = sum(len(tiles) for tiles in state.factories) + len(disc.tiles(state.centre))
    marker = int(state.holder is None)
    spaces = min(pieces.FLOOR_SPACES, floor + left + marker)
    slots = {
        "points": scoring.floor_cost(edition, 0, spaces),
        "cost": scoring.floor_cost(edition, 0, floor),
        "left": left,
    }
    return [[phrase("azul-worst", player=context.names[seat], **slots)]]


def describe_fillable(context: Context, state: State, seat: int | None) -> list[Paragraph]:
    """The rows of a player that one take makes full now, and those that need several.

    Raises: IllegalCommand for a player who is not in this game.
    """
    state = state._replace(turn=resolve_seat(context.names, seat, state.turn))
    if state.phase is not Phase.TAKE:
        return describe_moves(context, state, None)
    filled, lines = describe_fillings(state)
    later = [
        str(line.index + 1)
        for line in pieces.PATTERN_LINES
        if line.index + 1 not in lines and _is_enough(state, line)
    ]
    paragraphs = filled or [[phrase("azul-best-none")]]
    more = [[phrase("azul-lines-later", lines=", ".join(later))]] if later else []
    return [*paragraphs, *more]


def _is_enough(state: State, line: pieces.Line) -> bool:
    """Whether enough tiles of a colour are left for a line that is not full."""
    player = state.players[state.turn]
    row = player.lines[line.index]
    missing = line.index + 1 - (0 if row is None else row.count)
    left = [tile for tiles in (*state.factories, disc.tiles(state.centre)) for tile in tiles]
    return missing > 0 and any(
        left.count(colour) >= missing
        for colour in pieces.ALL_COLOURS
        if line_refusal(player, line, colour) is None
    )
