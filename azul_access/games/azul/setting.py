"""Setting the table of base Azul: what players say lies on it counts, whatever the rules expect.

Only what cannot be is refused: tiles that the game does not have, more than a place holds, and
colours that the coloured wall does not print on a space.
"""

from azul_access.games.azul import disc
from azul_access.games.azul.commands import SetTable
from azul_access.games.azul.contents import (
    CentreContent,
    Content,
    FloorContent,
    LidContent,
    LineContent,
    MarkerContent,
    PhaseContent,
    SpaceContent,
    WallContent,
    content_counts,
    decode_content,
    encode_content,
    read_contents,
)
from azul_access.games.azul.editions import Wall, wall_colour, wall_column
from azul_access.games.azul.events import GameEnded, TableSet
from azul_access.games.azul.evolving import Outcome
from azul_access.games.azul.pieces import (
    ALL_COLOURS,
    COLOURS,
    FLOOR_SPACES,
    LINES,
    MARKER,
    Colour,
    Line,
)
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.scoring import complete_rows, winners
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.azul.taking import end_taking
from azul_access.games.azul.tiling import tile_walls
from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.places import next_seats
from azul_access.games.setting import (
    SetReason,
    check_contents,
    check_order,
    check_points,
    check_round,
    check_size,
    remaining_stock,
    settle_stock,
    total_counts,
)
from azul_access.games.sources import FACTORIES, FACTORY_SPACES, tiles_on
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import resolve_seat
from azul_access.games.tiles import Counts, subtract_counts


def set_table(outcome: Outcome, command: SetTable) -> None:
    """Set the places as they are said to be, and what follows from it.

    Where no tile is left to take, the round ends. Places that are not named keep what they hold;
    tiles that come or go are taken from and put into the bag and the lid.

    Raises: IllegalCommand.
    """
    check_contents(command.contents, encode_content, decode_content)
    state = outcome.state
    if state.phase is Phase.OVER:
        _set_final_scores(outcome, command)
        return
    phases = [content.phase for content in command.contents if isinstance(content, PhaseContent)]
    draft = state._replace(phase=phases[-1]) if phases else state
    for content in command.contents:
        draft = _set_place(draft, content)
    draft = _settle_marker(state, draft)
    draft = _settle_stock(state, draft, command)
    draft = _settle_phase(draft)
    if draft == state:
        raise IllegalCommand(SetReason.ALREADY_SO)
    outcome.add(TableSet(state, draft))
    if draft.phase is Phase.TILE:
        tile_walls(outcome)
    elif draft.phase is Phase.TAKE:
        end_taking(outcome)


def _set_final_scores(outcome: Outcome, command: SetTable) -> None:
    """After the end only scores can be set; the winners follow from them."""
    state = draft = outcome.state
    for content in command.contents:
        if not isinstance(content, ScoreContent):
            raise IllegalCommand(SetReason.ONLY_SCORES)
        draft = _set_place(draft, content)
    if draft == state:
        raise IllegalCommand(SetReason.ALREADY_SO)
    scores = tuple([player.score for player in draft.players])
    rows = tuple([len(complete_rows(player.wall)) for player in draft.players])
    outcome.add(TableSet(state, draft))
    outcome.add(GameEnded(winners(scores, rows), scores, rows, agreed=False))


def _set_place(state: State, content: Content) -> State:
    match content:
        case FactoryContent(factory, tiles):
            tiles_on(state.factories, factory)
            check_size(SetReason.FACTORY_SIZE, count=len(tiles), size=FACTORY_SPACES)
            index = factory.index
            factories = (*state.factories[:index], tiles, *state.factories[index + 1 :])
            return state._replace(factories=factories)
        case CentreContent(centre):
            if sorted(disc.tiles(centre)) == sorted(disc.tiles(state.centre)):
                return state
            return state._replace(centre=centre)
        case LineContent() | WallContent() | SpaceContent() | FloorContent() | ScoreContent():
            seat = resolve_seat(state.players, content.seat, state.turn)
            player = _set_board(state, state.players[seat], content)
            players = (*state.players[:seat], player, *state.players[seat + 1 :])
            state = state._replace(players=players)
            if isinstance(content, FloorContent) and MARKER in content.pieces:
                state = state._replace(holder=seat)
            return state
        case MarkerContent(seat):
            if seat is not None:
                resolve_seat(state.players, seat, seat)
                if state.phase is Phase.FILL:  # who had the marker begins the round
                    return state._replace(turn=seat, starter=seat)
            return state._replace(holder=seat)
        case RoundContent(number):
            check_round(number)
            return state._replace(round=number)
        case SeatsContent(order):
            check_order(order, len(state.players))
            return state._replace(next_seat=next_seats(order))
        case TurnContent(seat):
            resolve_seat(state.players, seat, seat)
            if state.phase is Phase.TILE:
                raise IllegalCommand(SetReason.TURN_FOLLOWS)
            starter = seat if state.phase is Phase.FILL else state.starter
            return state._replace(turn=seat, starter=starter)
        case LidContent() | BagContent() | PhaseContent():
            return state  # these follow from all places together


def _set_board(
    state: State,
    player: Player,
    content: LineContent | WallContent | SpaceContent | FloorContent | ScoreContent,
) -> Player:
    match content:
        case LineContent(_, line, colour, count):
            if line >= LINES:
                raise IllegalCommand(Reason.NO_LINE, line=Line(line))
            check_size(SetReason.LINE_SIZE, count=count, size=line + 1)
            row = PatternRow(colour, count) if colour is not None and count else None
            return player._replace(lines=(*player.lines[:line], row, *player.lines[line + 1 :]))
        case WallContent(_, row, spaces):
            return _set_wall_row(state, player, row, spaces)
        case SpaceContent(_, row, column, colour):
            if row >= LINES:
                raise IllegalCommand(Reason.NO_ROW, row=row)
            if column is None:
                column = _column_of(state, row, colour)
            elif column >= LINES:
                raise IllegalCommand(Reason.NO_COLUMN, column=column)
            old = player.wall[row]
            return _set_wall_row(state, player, row, (*old[:column], colour, *old[column + 1 :]))
        case FloorContent(_, pieces):
            check_size(SetReason.FLOOR_SIZE, count=len(pieces), size=FLOOR_SPACES)
            if pieces.count(MARKER) > 1:
                raise IllegalCommand(SetReason.ONE_MARKER)
            return player._replace(floor=pieces)
        case ScoreContent(_, points):
            check_points(points)
            return player._replace(score=points)


def _column_of(state: State, row: int, colour: Colour | None) -> int:
    if colour is None or state.options.wall is Wall.GREY:
        raise IllegalCommand(Reason.NEEDS_COLUMN, row=row)
    return wall_column(row, colour)


def _set_wall_row(
    state: State, player: Player, row: int, spaces: tuple[Colour | None, ...]
) -> Player:
    if row >= LINES:
        raise IllegalCommand(Reason.NO_ROW, row=row)
    if len(spaces) != LINES:
        raise IllegalCommand(Reason.ROW_SIZE, row=row, count=len(spaces))
    if state.options.wall is Wall.COLOURED:
        for column, tile in enumerate(spaces):
            if tile is not None and tile is not wall_colour(row, column):
                raise IllegalCommand(
                    Reason.SPACE_OTHER_COLOUR,
                    row=row,
                    column=column,
                    colour=tile,
                    printed=wall_colour(row, column),
                )
    return player._replace(wall=(*player.wall[:row], spaces, *player.wall[row + 1 :]))


def _settle_marker(before: State, draft: State) -> State:
    """The draft with the marker at one place: the disc, the holder's floor line, or beside it."""
    players = []
    for seat, player in enumerate(draft.players):
        floor = player.floor
        tiles = tuple([piece for piece in floor if piece is not MARKER])
        if seat != draft.holder:
            floor = tiles
        elif MARKER not in floor and len(floor) < FLOOR_SPACES and draft.phase is Phase.TAKE:
            old = before.players[seat].floor
            place = min(old.index(MARKER) if MARKER in old else len(floor), len(floor))
            floor = (*floor[:place], MARKER, *floor[place:])
        players.append(player._replace(floor=floor))
    centre = draft.centre
    has_marker = centre.spaces[disc.MARKER_SPACE] is MARKER
    if centre is not before.centre or has_marker != (draft.holder is None):
        empty = disc.WITH_MARKER if draft.holder is None else disc.EMPTY
        centre, _ = disc.lay(empty, sorted(disc.tiles(centre)))
    return draft._replace(players=tuple(players), centre=centre)


def _settle_stock(before: State, draft: State, command: SetTable) -> State:
    """The draft with bag and lid so that every tile is somewhere.

    Raises: IllegalCommand if there are more tiles of a colour than the game has.
    """
    old_drawn, old_played = _counts_on_table(before)
    drawn, played = _counts_on_table(draft)
    bag, lid = draft.bag, draft.lid
    bag, lid = settle_stock(
        bag,
        lid,
        subtract_counts(drawn, old_drawn),
        subtract_counts(played, old_played),
        ALL_COLOURS,
    )
    for content in command.contents:
        if isinstance(content, LidContent):
            bag, lid = remaining_stock(bag, lid, content.counts, ALL_COLOURS), content.counts
        elif isinstance(content, BagContent):
            lid, bag = remaining_stock(bag, lid, content.counts, ALL_COLOURS), content.counts
    return draft._replace(bag=bag, lid=lid)


def _counts_on_table(state: State) -> tuple[Counts, Counts]:
    """The tiles at the sources and on the boards, by colour."""
    sources, boards = [], []
    for content in read_contents(state):
        match content:
            case FactoryContent() | CentreContent():
                sources.append(content_counts(content))
            case LineContent() | WallContent() | FloorContent():
                boards.append(content_counts(content))
    return total_counts(sources, COLOURS), total_counts(boards, COLOURS)


def _settle_phase(draft: State) -> State:
    """The draft with as many factories as are filled, in the phase that follows from them.

    Raises: IllegalCommand if tiles lie where none can be while the factories are filled.
    """
    phase = draft.phase
    if phase is Phase.OVER:
        raise IllegalCommand(SetReason.NOT_OVER)
    if phase is Phase.TILE and (any(draft.factories) or disc.has_tiles(draft.centre)):
        phase = Phase.TAKE  # there are tiles to take, so the tiling comes later
    if phase is not Phase.FILL:
        return draft._replace(phase=phase, filled=len(draft.factories))
    filled = 0
    while filled < len(draft.factories) and draft.factories[filled]:
        filled += 1
    if any(draft.factories[filled:]):
        raise IllegalCommand(SetReason.FACTORY_GAP, factory=FACTORIES[filled])
    if disc.has_tiles(draft.centre) or draft.holder is not None:
        raise IllegalCommand(SetReason.NOT_WHILE_FILLING)
    left = any(draft.bag) or any(draft.lid)
    if filled == len(draft.factories) or (filled and not left):
        phase = Phase.TAKE
    return draft._replace(phase=phase, filled=filled)
