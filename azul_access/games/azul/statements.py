"""What players say that lies on the table of base Azul, and the command that sets it."""

from collections.abc import Sequence
from functools import cache, partial
from typing import cast

from azul_access.games.azul.commands import Command, SetTable
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
    lay_centre,
)
from azul_access.games.azul.editions import Wall, wall_column
from azul_access.games.azul.nodes import COLOUR, COLOURS_OF_CONCEPTS, TILE, TILE_COUNT
from azul_access.games.azul.pieces import COLOURS, LINES, MARKER, Colour, Piece
from azul_access.games.azul.position import decode_position as decode_position
from azul_access.games.azul.state import Phase, State
from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.grammar import FACTORY_NUMBER, count_of, factory_of, groups_of, seat_of
from azul_access.games.statements import (
    EMPTY,
    HOLDS,
    MARKER_NODE,
    MARKER_PLACE,
    SHARED_STATEMENTS,
    BuildContents,
    Statement,
    build_place_rules,
    build_spoken_rules,
    build_typed_rules,
    build_value_rule,
    marker_seat,
    of_player,
    phase_node,
    shared_value,
)
from azul_access.games.tiles import count_tiles
from azul_access.language.grammar import (
    Captures,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Rule,
    Typed,
    alt,
    keyword,
    maybe,
    one_of,
    seq,
    word,
)

_MARKER_OR_TILE = alt(TILE, seq(maybe("and", "the"), one_of("marker", "start-marker")))
_SPACE_TILE = alt(seq(maybe("and"), COLOUR), EMPTY)
_LINE_NUMBER = Number("line", 0, 99, spoken=LINES)
_COLUMN = seq(alt(word("column"), Typed(word("space"))), Number("column", 1, 99, spoken=LINES))
_LINE_VALUE = alt(EMPTY, seq(Opt(TILE_COUNT), COLOUR, maybe("tile")))
_TILES_VALUE = alt(EMPTY, Many("tiles", TILE))
_FLOOR_VALUE = alt(EMPTY, Many("tiles", _MARKER_OR_TILE))
_WALL_VALUE = Many("tiles", _SPACE_TILE)
_WALL_ROW = seq(word("wall", "wall-row"), maybe("line"), _LINE_NUMBER)
_FLOOR = word("floor", "floor-line")
_FACTORY = seq(word("factory"), FACTORY_NUMBER)
_PHASES = {"filling": Phase.FILL, "taking": Phase.TAKE}


def set_command(contents: Sequence[Content], *, whole: bool = False) -> SetTable:
    """The command that sets `contents`.

    With `whole` the players have gone through the whole table: where tiles lie that cannot lie
    there while the factories are filled, they are taking tiles already.
    """
    if whole:
        tiles = [content for content in contents if isinstance(content, FactoryContent)]
        centre = [content for content in contents if isinstance(content, CentreContent)]
        if tiles or centre:
            contents = (*contents, PhaseContent(Phase.TAKE))
    return SetTable(tuple(contents))


def turn_command(seat: int) -> SetTable:
    """The command that sets whose turn it is."""
    return SetTable((TurnContent(seat),))


def set_contents(command: Command) -> tuple[Content, ...] | None:
    """What a command sets; None for other commands."""
    return command.contents if isinstance(command, SetTable) else None


def typed_rules(state: State) -> Sequence[Rule]:
    return _rules(state.options.wall)[0]


def spoken_rules(state: State) -> Sequence[Rule]:
    return _rules(state.options.wall)[1]


def place_rules(state: State) -> Sequence[Rule]:
    """What can be said about any place where every line tells what lies somewhere."""
    return _rules(state.options.wall)[2]


def value_rules(state: State, content: Content) -> Sequence[Rule]:
    """What can be said about the place of `content` when it is known which place is meant."""
    node, build = _value(state.options.wall, content)
    return (build_value_rule(node, build, set_command),)


@cache
def _rules(wall: Wall) -> tuple[tuple[Rule, ...], ...]:
    """The typed and the spoken rules for one kind of wall, and those about any place."""
    statements = (
        *SHARED_STATEMENTS,
        Statement(
            "line",
            alt(
                seq(of_player(seq(keyword("line"), _LINE_NUMBER)), HOLDS, _LINE_VALUE),
                seq(Name("seat"), HOLDS, maybe("to"), word("line"), _LINE_NUMBER, _LINE_VALUE),
            ),
            _line,
        ),
        Statement(
            "wall",
            alt(
                seq(of_player(_WALL_ROW), HOLDS, _WALL_VALUE),
                seq(of_player(word("wall")), maybe("line"), _LINE_NUMBER, HOLDS, _WALL_VALUE),
                seq(
                    of_player(word("wall", "wall-row")),
                    maybe("line"),
                    _LINE_NUMBER,
                    _COLUMN,
                    HOLDS,
                    _SPACE_TILE,
                ),
                seq(of_player(_WALL_ROW), _COLUMN, HOLDS, _SPACE_TILE),
            ),
            partial(_wall, wall),
        ),
        Statement(
            "floor", seq(of_player(word("floor", "floor-line")), HOLDS, _FLOOR_VALUE), _floor
        ),
        Statement(
            "factory",
            seq(maybe("to"), word("factory"), FACTORY_NUMBER, HOLDS, _TILES_VALUE),
            _factory,
        ),
        Statement("centre", seq(maybe("to"), word("centre"), HOLDS, _FLOOR_VALUE), _centre),
        Statement("marker", MARKER_NODE, lambda captures: [MarkerContent(marker_seat(captures))]),
        Statement("lid", seq(word("lid"), HOLDS, _TILES_VALUE), lambda c: [LidContent(_counts(c))]),
        Statement("bag", seq(word("bag"), HOLDS, _TILES_VALUE), lambda c: [BagContent(_counts(c))]),
        Statement("phase", phase_node(*_PHASES), _phase),
    )
    builders = (build_typed_rules, build_spoken_rules, build_place_rules)
    return tuple([build(statements, set_command) for build in builders])


def _value(wall: Wall, content: Content) -> tuple[Node, BuildContents]:
    """The node of a place's value, and its build, which adds what is known of the place."""
    match content:
        case FactoryContent(factory, _):
            return _TILES_VALUE, lambda c: [FactoryContent(factory, _tiles(c))]
        case CentreContent():
            return _FLOOR_VALUE, _centre
        case LineContent(seat, line, _, _):
            return _LINE_VALUE, lambda c: [_line_content(seat, line, c)]
        case WallContent(seat, row, _):
            return _WALL_VALUE, lambda c: [_wall_content(wall, seat, row, c)]
        case FloorContent(seat, _):
            return _FLOOR_VALUE, lambda c: [FloorContent(seat, _pieces(c))]
        case MarkerContent():
            return MARKER_PLACE, lambda c: [MarkerContent(marker_seat(c))]
        case LidContent():
            return _TILES_VALUE, lambda c: [LidContent(_counts(c))]
        case BagContent():
            return _TILES_VALUE, lambda c: [BagContent(_counts(c))]
        case ScoreContent() | RoundContent() | TurnContent() | SeatsContent():
            return shared_value(content)
        case PhaseContent() | SpaceContent():
            raise TypeError(content)  # no place of a table


def _phase(captures: Captures) -> Sequence[Content]:
    return [PhaseContent(_PHASES[cast(str, captures["phase"])])]


def _line(captures: Captures) -> Sequence[Content]:
    line = cast(int, captures["line"])
    if line == 0:  # as in a move, line 0 is the floor line
        count = 0 if "empty" in captures else count_of(captures) or 1
        colour = captures.get("colour")
        pieces = () if colour is None else (COLOURS_OF_CONCEPTS[cast(str, colour)],) * count
        return [FloorContent(seat_of(captures), pieces)]
    return [_line_content(seat_of(captures), line - 1, captures)]


def _line_content(seat: int | None, line: int, captures: Captures) -> LineContent:
    if "empty" in captures:
        return LineContent(seat, line, None, 0)
    colour = COLOURS_OF_CONCEPTS[cast(str, captures["colour"])]
    return LineContent(seat, line, colour, count_of(captures) or 1)


def _wall(wall: Wall, captures: Captures) -> Sequence[Content] | None:
    seat, row = seat_of(captures), cast(int, captures["line"]) - 1
    if row < 0:
        return None
    if "column" in captures:
        column = cast(int, captures["column"]) - 1
        return [SpaceContent(seat, row, column, _space_tile(captures))]
    return [_wall_content(wall, seat, row, captures)]


def _wall_content(wall: Wall, seat: int | None, row: int, captures: Captures) -> Content:
    """A row of a wall.

    The colours on the coloured wall say where they are. On the grey wall people name all five
    spaces; "empty" alone is an empty row.
    """
    tiles = [_space_tile(item) for item in groups_of(captures, "tiles")]
    spaces: list[Colour | None] = [None] * LINES
    if not any(tile is not None for tile in tiles) and len(tiles) == 1:
        return WallContent(seat, row, tuple(spaces))
    if wall is Wall.COLOURED and len(tiles) != LINES and row < LINES:
        for tile in tiles:
            if tile is not None:
                spaces[wall_column(row, tile)] = tile
        return WallContent(seat, row, tuple(spaces))
    return WallContent(seat, row, tuple(tiles))


def _space_tile(captures: Captures) -> Colour | None:
    return None if "empty" in captures else COLOURS_OF_CONCEPTS[cast(str, captures["colour"])]


def _floor(captures: Captures) -> Sequence[Content]:
    return [FloorContent(seat_of(captures), _pieces(captures))]


def _factory(captures: Captures) -> Sequence[Content]:
    return [FactoryContent(factory_of(captures), _tiles(captures))]


def _centre(captures: Captures) -> Sequence[Content]:
    """The tiles in the centre; the start marker only where it is named."""
    pieces = _pieces(captures)
    centre = CentreContent(lay_centre([piece for piece in pieces if isinstance(piece, Colour)]))
    return [centre, MarkerContent(None)] if MARKER in pieces else [centre]


def _pieces(captures: Captures) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for item in cast("tuple[Captures, ...]", captures.get("tiles", ())):
        if "marker" in item:
            pieces.append(MARKER)
        else:
            colour = COLOURS_OF_CONCEPTS[cast(str, item["colour"])]
            pieces += [colour] * (count_of(item) or 1)
    return tuple(pieces)


def _tiles(captures: Captures) -> tuple[Colour, ...]:
    return tuple(piece for piece in _pieces(captures) if isinstance(piece, Colour))


def _counts(captures: Captures) -> tuple[int, ...]:
    return count_tiles(_tiles(captures), COLOURS)
