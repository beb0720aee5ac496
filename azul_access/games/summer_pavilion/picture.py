"""The table of Summer Pavilion as a picture: factories, centre, supply, boards."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin

from azul_access.games import picture
from azul_access.games.factories import Pile, factories_part
from azul_access.games.sources import CENTRE, Source
from azul_access.games.summer_pavilion import pieces, terms
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Phrase, phrase

PILES_WIDTH = 3
SUPPLY_WIDTH = 5
KEPT_WIDTH = 4
_STONE = picture.Tile("1", "", phrase("label-1"))
# From the middle of the board to the middle of an outer star, in tile widths; the spaces of a star
# are one tile width from its middle.
_STAR_DISTANCE = 3.0
_MIDDLE = _STAR_DISTANCE + 1


def draw_table(context: Context, state: State) -> picture.Picture:
    """The factories, centre and supply, each board with its stars and the tiles beside it."""
    boards = [
        _board(
            *(context.options, context.names, seat, player),
            is_placing=state.phase is Phase.PLACE and seat == state.turn,
        )
        for seat, player in enumerate(state.players)
    ]
    factories = factories_part(
        [[_tile(tile) for tile in tiles] for tiles in state.factories], _picks_from
    )
    sources = factories, _centre(state), _supply(state)
    notes = tuple(_notes(context, state))
    return picture.Picture(sources, tuple(boards), notes, (*_TILES, _STONE))


def _tile(colour: pieces.Colour) -> picture.Tile:
    return picture.Tile(pieces.LABELS[colour], colour.name.lower(), terms.label(colour))


_TILES = tuple(_tile(colour) for colour in pieces.ALL_COLOURS)
_COLOUR_PICKS = dict(zip(_TILES, pieces.ALL_COLOURS, strict=True))


def _picks_from(source: Source) -> Mapping[picture.Tile, object]:
    """What touching a tile at a source picks."""
    return {tile: Pile(source, colour) for tile, colour in _COLOUR_PICKS.items()}


def _notes(context: Context, state: State) -> Iterator[Phrase]:
    yield phrase("game-round", round=state.round, player=context.names[state.starter])
    yield phrase("sp-wild-now", wild=terms.colour_name(state.wild))
    if state.holder is not None and state.phase is not Phase.OVER:
        yield phrase("sp-game-stone", player=context.names[state.holder])


def _centre(state: State) -> picture.Part:
    stone = [_STONE] if state.holder is None else []
    grids = (
        picture.with_picks(
            _piles("tiles", phrase("picture-centre"), state.centre), _picks_from(CENTRE)
        ),
        picture.tile_list("stone", phrase("sp-picture-stone"), stone, 1),
    )
    return picture.Part("centre", phrase("picture-centre"), grids)


def _supply(state: State) -> picture.Part:
    tiles = _list_tiles(state.supply)
    free = [None] * (pieces.SUPPLY_SPACES - len(tiles))
    grid = picture.tile_list("supply", phrase("sp-picture-supply"), [*tiles, *free], SUPPLY_WIDTH)
    if state.phase is Phase.BONUS:
        grid = picture.with_picks(grid, _COLOUR_PICKS)
    return picture.Part("supply", phrase("sp-picture-supply"), (grid,))


# A move changes one board, and pages draw the table before and after it.
@lru_cache(picture.CACHED_BOARDS)
def _board(
    options: Options, names: tuple[str, ...], seat: int, player: Player, *, is_placing: bool
) -> picture.Part:
    corners = options.edition.corners
    kept = _list_tiles(player.corners)
    free = [None] * (corners - len(kept))
    hand = _piles("hand", phrase("sp-picture-hand"), player.hand)
    grids = (
        _stars(options, player),
        picture.with_picks(hand, _COLOUR_PICKS) if is_placing else hand,
        picture.tile_list("kept", phrase("sp-picture-kept"), [*kept, *free], KEPT_WIDTH),
    )
    notes = [phrase("sp-picture-passed")] if player.passed else []
    return picture.board_part(names, seat, player.score, grids, notes)


def _list_tiles(counts: Counts) -> list[picture.Tile | None]:
    return [tile for tile, count in zip(_TILES, counts, strict=True) for _ in range(count)]


def _piles(name: str, title: Phrase, counts: Counts) -> picture.Grid:
    return picture.tile_piles(name, title, _TILES, counts, PILES_WIDTH)


def _stars(options: Options, player: Player) -> picture.Grid:
    """A row for each star, a column for each number that players call a space."""
    spaces = []
    for star in range(pieces.STARS):
        in_order = sorted(
            [pieces.Space(star, index) for index in range(pieces.SPACES)],
            key=lambda space: terms.space_number(options, space),
        )
        spaces += [_space(options, player, space, column) for column, space in enumerate(in_order)]
    rows = tuple([_star_header(options, star) for star in range(pieces.STARS)])
    columns = picture.number_headers("sp-picture-space", "space", pieces.SPACES)
    title = phrase("sp-picture-stars")
    return picture.Grid("stars", title, tuple(spaces), rows, columns, is_final=True)


def _space(options: Options, player: Player, space: pieces.Space, column: int) -> picture.Space:
    x, y = _MIDDLE, _MIDDLE
    if space.star != pieces.CENTRE_STAR:
        x, y = _at_hour(x, y, terms.star_clock(space.star), _STAR_DISTANCE)
    x, y = _at_hour(x, y, terms.space_clock(space), 1)
    lying = player.stars[space.star][space.index]
    is_open = options.grey or space.star == pieces.CENTRE_STAR
    return picture.Space(
        phrase("sp-picture-space", space=column + 1),
        *(space.star, column, x, y),
        None if lying is None else _tile(lying),
        accepts=None if is_open else _tile(pieces.Colour(space.star - 1)),
        printed=phrase("number", number=options.numbers[space.star][space.index]),
        pick=space,
    )


def _at_hour(x: float, y: float, hour: int, distance: float) -> tuple[float, float]:
    """The place at an hour of a clock around (x, y), in hundredths of a tile width."""
    angle = radians(360 / terms.HOURS * hour)
    return round(x + distance * sin(angle), 2), round(y - distance * cos(angle), 2)


def _star_header(options: Options, star: int) -> picture.Header:
    name = terms.star_name(options, star)
    if star == pieces.CENTRE_STAR:
        return picture.Header(name, phrase("sp-picture-middle"))
    if options.grey:
        return picture.Header(name, phrase("number", number=star))
    colour = pieces.Colour(star - 1)
    return picture.Header(name, terms.label(colour), colour.name.lower())
