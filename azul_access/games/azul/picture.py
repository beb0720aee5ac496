"""The table of base Azul as a picture: factories, centre disc, boards."""

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial

from azul_access.games import picture
from azul_access.games.azul import disc, pieces, terms
from azul_access.games.azul.editions import Context, Options, Wall, wall_colour
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.touch import Column
from azul_access.games.factories import Pile, factories_part
from azul_access.games.sources import CENTRE, Source
from azul_access.language.phrase import Phrase, phrase

BESIDE_WIDTH = 6


def draw_table(context: Context, state: State) -> picture.Picture:
    """The factories, the centre, each board with pattern lines, wall and floor line."""
    boards = [
        _board(context.options, context.names, seat, player, _choosing_line(state, seat))
        for seat, player in enumerate(state.players)
    ]
    factories = [[_tile(context.options, tile) for tile in tiles] for tiles in state.factories]
    picks = partial(_picks, context.options)
    sources = (factories_part(factories, picks), _centre(context.options, state.centre))
    tiles = tuple([_tile(context.options, piece) for piece in pieces.LABELS])
    return picture.Picture(sources, tuple(boards), tuple(_notes(context, state)), tiles)


def _picks(options: Options, source: Source) -> Mapping[picture.Tile, object]:
    """What touching a tile at a source picks."""
    return {_tile(options, colour): Pile(source, colour) for colour in pieces.ALL_COLOURS}


def _choosing_line(state: State, seat: int) -> int | None:
    """The line whose tile a player puts into a column of their choice; from 0."""
    return state.line if state.phase is Phase.TILE and seat == state.turn else None


def _tile(options: Options, piece: pieces.Piece) -> picture.Tile:
    colour = options.edition.colours[piece] if isinstance(piece, pieces.Colour) else ""
    return picture.Tile(pieces.LABELS[piece], colour, terms.label(piece))


def _notes(context: Context, state: State) -> Iterator[Phrase]:
    yield phrase("game-round", round=state.round, player=context.names[state.starter])
    if state.holder is not None and state.phase is not Phase.OVER:
        yield phrase("azul-game-marker", player=context.names[state.holder])


def _centre(options: Options, centre: disc.Disc) -> picture.Part:
    on_disc = [None if piece is None else _tile(options, piece) for piece in centre.spaces]
    beside = [_tile(options, colour) for colour in centre.beside]
    lists = (
        picture.square_grid("disc", phrase("azul-picture-disc"), on_disc, disc.WIDTH),
        picture.tile_list("beside", phrase("azul-picture-beside"), beside, BESIDE_WIDTH),
    )
    picks = _picks(options, CENTRE)
    grids = tuple([picture.with_picks(grid, picks) for grid in lists])
    return picture.Part("centre", phrase("picture-centre"), grids)


# A move changes one board, and pages draw the table before and after it.
@lru_cache(picture.CACHED_BOARDS)
def _board(
    options: Options, names: tuple[str, ...], seat: int, player: Player, choosing: int | None
) -> picture.Part:
    grids = (_lines(options, player), _wall(options, player, choosing), _floor(options, player))
    return picture.board_part(names, seat, player.score, grids)


def _lines(options: Options, player: Player) -> picture.Grid:
    """Line 1 has one space, beside the wall; place 1 of each line is the one beside the wall."""
    spaces = []
    for line, row in enumerate(player.lines):
        kind = None if row is None else _tile(options, row.colour)
        for column in range(pieces.LINES - 1 - line, pieces.LINES):
            place = pieces.LINES - column
            lying = kind if row is not None and place <= row.count else None
            name = phrase("picture-place", row=line + 1, place=place)
            at, pick = (line, column, column, line), pieces.Line(line)
            spaces.append(picture.Space(name, *at, lying, accepts=kind, pick=pick))
    rows = picture.number_headers("azul-place-line", "line", pieces.LINES)
    columns = picture.number_headers("picture-column", "place", pieces.LINES)[::-1]
    title = phrase("azul-picture-lines")
    return picture.Grid("lines", title, tuple(spaces), rows, columns, is_gathering=True)


def _wall(options: Options, player: Player, choosing: int | None) -> picture.Grid:
    spaces = []
    for row, tiles in enumerate(player.wall):
        for column, lying in enumerate(tiles):
            accepts = printed = None
            if options.wall is Wall.COLOURED:
                accepts = _tile(options, wall_colour(row, column))
                printed = accepts.name
            place = phrase("picture-place", row=row + 1, place=column + 1)
            tile, at = None if lying is None else _tile(options, lying), (row, column, column, row)
            pick = Column(column) if row == choosing else None
            space = picture.Space(place, *at, tile, accepts=accepts, printed=printed, pick=pick)
            spaces.append(space)
    rows = picture.number_headers("azul-place-wall-row", "row", pieces.LINES)
    columns = picture.number_headers("azul-place-column", "column", pieces.LINES)
    title = phrase("azul-picture-wall")
    return picture.Grid("wall", title, tuple(spaces), rows, columns, is_final=True)


def _floor(options: Options, player: Player) -> picture.Grid:
    """The floor line; its spaces are named and printed by what they cost."""
    spaces, columns = [], []
    for column, points in enumerate(options.edition.floor_costs):
        cost = phrase("picture-cost", points=points)
        lying = _tile(options, player.floor[column]) if column < len(player.floor) else None
        place = phrase("picture-column", place=column + 1)
        at, pick = (0, column, column, 0), pieces.FLOOR
        spaces.append(picture.Space(place, *at, lying, printed=cost, pick=pick))
        name = phrase("azul-picture-floor-place", place=column + 1, points=points)
        columns.append(picture.Header(name, cost))
    row = picture.number_header(phrase("azul-place-floor"), 0)
    title = phrase("azul-picture-floor")
    return picture.Grid("floor", title, tuple(spaces), (row,), tuple(columns))
