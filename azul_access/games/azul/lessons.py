"""The nine lessons of base Azul: their tables, moves and checks."""

from collections.abc import Sequence
from functools import cache

from azul_access.games.azul import disc, facts, rules, scoring
from azul_access.games.azul.commands import Choose, Fill, Take
from azul_access.games.azul.editions import EDITIONS, Options, Wall, wall_colour, wall_column
from azul_access.games.azul.events import Tiled
from azul_access.games.azul.exercises import exercises as exercises
from azul_access.games.azul.pieces import (
    COLOURS,
    FLOOR,
    FLOOR_SPACES,
    LINES,
    TILES_OF_A_COLOUR,
    Colour,
    Line,
)
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.azul.terms import label
from azul_access.games.lessons import LEARNER, OTHER, Expected, Lesson, Part, yes_or_no
from azul_access.games.sources import CENTRE, FACTORIES, FACTORIES_FOR
from azul_access.language.phrase import Phrase, describe_numbers

PREFIX = "azul"
_R, _B, _S, _X, _O = Colour
_PLAYERS = 2
_COLOURED = Options(EDITIONS[0], Wall.COLOURED)
_GREY = Options(EDITIONS[0], Wall.GREY)
_WallTiles = tuple[tuple[int, int, Colour], ...]


@cache
def lessons() -> tuple[Lesson[State, Options], ...]:
    return (
        _places(),
        _drawing(),
        _taking(),
        _rows(),
        _floor(),
        _tiling(),
        _end(),
        _round(),
        _grey(),
    )


def _places() -> Lesson[State, Options]:
    row, wall_row, column = 4, 1, 3
    printed = wall_colour(wall_row - 1, column - 1)
    return Lesson(
        "places",
        _COLOURED,
        _start(_COLOURED),
        (
            Part("welcome", rule="ready"),
            Part("factory", rule="factories"),
            Part("centre", {"places": len(disc.EMPTY.spaces)}, rule="centre"),
            Part("board", rule="board"),
            Part("rows", {"rows": LINES}, rule="lines"),
            Part("row-check", {"row": row}, ask=lambda _: Expected(Line(row - 1).index + 1)),
            Part("wall", {"first": _printed(1), "second": _printed(2)}, rule="wall"),
            Part(
                "wall-check",
                {"row": wall_row, "place": column},
                ask=lambda _: _tile(printed),
            ),
            Part("floor", {"costs": _costs()}, rule="floor"),
            Part("floor-check", ask=lambda _: Expected(FLOOR_SPACES)),
            Part("cards", rule="cards"),
        ),
    )


def _drawing() -> Lesson[State, Options]:
    first, second = (_R, _R, _B, _X), (_O, _S, _O, _R)
    return Lesson(
        "drawing",
        _COLOURED,
        _start(_COLOURED),
        (
            Part("bag", rule="bag"),
            Part("first", {"tiles": _labels(first)}, do=Fill(first), rule="order"),
            Part("first-check", ask=lambda state: _count(state.factories[0], _R)),
            Part("second", do=Fill(second), is_free=True, rule="filling"),
            Part("bag-check", ask=lambda state: Expected(sum(state.bag))),
            Part("end", {"factories": FACTORIES_FOR[_PLAYERS]}, rule="empty-bag"),
        ),
    )


def _taking() -> Lesson[State, Options]:
    factories = ((_R, _R, _B, _X), (_O, _O, _S, _R), (_S, _X, _X, _O))
    return Lesson(
        "taking",
        _COLOURED,
        _table(_COLOURED, factories),
        (
            Part("lay", _layout(factories), rule="turn"),
            Part("take", do=Take(FACTORIES[0], _R, Line(1)), rule="from-factory"),
            Part("centre-check", ask=lambda state: Expected(len(disc.tiles(state.centre)))),
            Part("row-check", ask=lambda state: _row(state, LEARNER, 2)),
            Part("watch", watch=Take(CENTRE, _B, Line(0)), rule="first"),
            Part("marker-check", ask=lambda state: Expected(len(state.players[OTHER].floor))),
            Part("begins-check", ask=lambda state: yes_or_no(state.holder == LEARNER)),
            Part("end", rule="taken"),
        ),
    )


def _rows() -> Lesson[State, Options]:
    factories = ((_B, _B, _S, _O), (_R, _R, _R, _X))
    board = _board({3: (_B, 2)}, wall=((1, 0, _X),))
    return Lesson(
        "rows",
        _COLOURED,
        _table(_COLOURED, factories, board=board),
        (
            Part("lay", _layout(factories), rule="one-colour"),
            Part("missing-check", ask=lambda state: _missing(state, 3)),
            Part("colour-check", ask=lambda _: yes_or_no(False), rule="one-colour"),
            Part("wall-check", ask=_can_take_again, rule="on-wall"),
            Part("take", do=Take(FACTORIES[1], _R, Line(3)), rule="outwards"),
            Part("row-check", ask=lambda state: _row(state, LEARNER, 4)),
            Part("left-check", ask=lambda state: _missing(state, 4)),
            Part("end", rule="one-row"),
        ),
    )


def _floor() -> Lesson[State, Options]:
    centre = (_R, _R, _R, _X)
    board = _board({2: (_R, 1)})
    return Lesson(
        "floor",
        _COLOURED,
        _table(_COLOURED, (), centre=centre, board=board, has_marker=True),
        (
            Part("lay", {"tiles": _labels(centre)}, rule="first"),
            Part("take", do=Take(CENTRE, _R, Line(1)), rule="overflow"),
            Part("floor-check", ask=lambda state: Expected(len(state.players[LEARNER].floor))),
            Part("cost", {"costs": _costs()}, rule="floor-cost"),
            Part("cost-check", ask=lambda state: Expected(_floor_cost(state))),
            Part("end", rule="straight"),
        ),
    )


def _tiling() -> Lesson[State, Options]:
    wall = ((0, 3, _S), (1, 2, _O))
    board = _board({2: (_R, 2), 3: (_B, 2)}, wall=wall, score=10)
    state = _table(_COLOURED, (), centre=(_X,), board=board)
    take = Take(CENTRE, _X, Line(0))
    column = wall_column(1, _R) + 1
    first, second = _points_of(state, take)
    return Lesson(
        "tiling",
        _COLOURED,
        state,
        (
            Part("lay", {"score": board.score}, rule="rows"),
            Part("place-check", ask=lambda _: Expected(column), rule="full-row"),
            Part("take", do=take, rule="at-once"),
            Part("first", {"points": first}, rule="across"),
            Part("points-check", ask=lambda _: Expected(second), rule="both"),
            Part("score-check", ask=lambda state: Expected(state.players[LEARNER].score)),
            Part("rest-check", ask=lambda state: _row(state, LEARNER, 3)),
            Part("end", rule="cleared"),
        ),
    )


def _end() -> Lesson[State, Options]:
    wall = tuple((0, column, wall_colour(0, column)) for column in range(LINES - 1))
    board = _board({}, wall=wall, score=40)
    edition = _COLOURED.edition
    state = _table(_COLOURED, (), centre=(_X,), board=board)
    return Lesson(
        "end",
        _COLOURED,
        state,
        (
            Part("lay", {"score": board.score}, rule="end"),
            Part("ends-check", ask=lambda _: yes_or_no(True), rule="end"),
            Part(
                "bonuses",
                {
                    "row": edition.row_bonus,
                    "column": edition.column_bonus,
                    "colour": edition.colour_bonus,
                    "publisher": EDITIONS[1].column_bonus,
                },
                rule="bonus-row",
            ),
            Part("bonus-check", ask=lambda _: Expected(edition.row_bonus), rule="bonus-row"),
            Part("take", do=Take(CENTRE, _X, Line(0)), rule="winner"),
            Part("score-check", ask=lambda state: Expected(state.players[LEARNER].score)),
            Part("end", rule="winner"),
        ),
    )


def _round() -> Lesson[State, Options]:
    return Lesson(
        "round",
        _COLOURED,
        None,
        (
            Part("lay", {"factories": FACTORIES_FOR[_PLAYERS]}, rule="course"),
            Part("play", plays=True, rule="turn"),
            Part("score-check", ask=lambda state: Expected(facts.scores(state)[LEARNER])),
            Part("end", rule="next"),
        ),
    )


def _grey() -> Lesson[State, Options]:
    board = _board({3: (_R, 3)}, wall=((0, 1, _R), (2, 4, _B)))
    centre = _table(_GREY, (), centre=(_O,), board=board, turn=OTHER)
    state, _ = rules.apply(centre, Take(CENTRE, _O, FLOOR))
    assert state.phase is Phase.TILE
    column = next(it.column for it in rules.legal_commands(state) if isinstance(it, Choose))
    return Lesson(
        "grey",
        _GREY,
        state,
        (
            Part("lay", rule="wall-grey"),
            Part("above-check", ask=lambda state: _may_choose(state, 2), rule="columns"),
            Part("taken-check", ask=lambda state: _may_choose(state, 5), rule="choose"),
            Part("choose", do=Choose(column), is_free=True, rule="choose"),
            Part("column-check", ask=_chosen_column),
            Part("end", rule="blocked"),
        ),
    )


# Tables


def _start(options: Options) -> State:
    state, _ = rules.new_game(_PLAYERS, LEARNER, options)
    return state


def _board(rows: dict[int, tuple[Colour, int]], wall: _WallTiles = (), score: int = 0) -> Player:
    """`rows` by their numbers from 1; tiles of the wall at rows and columns from 0."""
    at = {(row, column): colour for row, column, colour in wall}
    lines = tuple(PatternRow(*rows[row]) if row in rows else None for row in range(1, LINES + 1))
    filled = tuple(tuple(at.get((row, col)) for col in range(LINES)) for row in range(LINES))
    return Player(lines, filled, (), score)


def _table(
    options: Options,
    factories: Sequence[tuple[Colour, ...]],
    *,
    centre: Sequence[Colour] = (),
    board: Player | None = None,
    has_marker: bool = False,
    turn: int = LEARNER,
) -> State:
    """The learner has the board, and the other player an empty one; all else is in the bag."""
    start = _start(options)
    marked = has_marker or bool(factories)
    laid, _ = disc.lay(disc.WITH_MARKER if marked else disc.EMPTY, centre)
    empty = ((),) * (FACTORIES_FOR[_PLAYERS] - len(factories))
    own = board or start.players[LEARNER]
    lying = [*centre, *(colour for tiles in factories for colour in tiles)]
    lying += [row.colour for row in own.lines if row is not None for _ in range(row.count)]
    lying += [colour for row in own.wall for colour in row if colour is not None]
    bag = tuple(TILES_OF_A_COLOUR - lying.count(colour) for colour in Colour)
    assert len(bag) == COLOURS
    return start._replace(
        phase=Phase.TAKE,
        turn=turn,
        holder=None if marked else LEARNER,
        filled=len(start.factories),
        bag=bag,
        factories=(*factories, *empty),
        centre=laid,
        players=(own, start.players[OTHER]),
    )


# Texts and answers


def _labels(colours: Sequence[Colour]) -> tuple[Phrase, ...]:
    return tuple(label(colour) for colour in colours)


def _layout(factories: Sequence[Sequence[Colour]]) -> dict[str, tuple[Phrase, ...]]:
    names = ("one", "two", "three")
    return {name: _labels(tiles) for name, tiles in zip(names, factories, strict=False)}


def _printed(row: int) -> tuple[Phrase, ...]:
    return _labels([wall_colour(row - 1, column) for column in range(LINES)])


def _costs() -> tuple[Phrase, ...]:
    return tuple(describe_numbers(_COLOURED.edition.floor_costs))


def _tile(colour: Colour, number: int | None = None) -> Expected:
    return Expected(number, _COLOURED.edition.colours[colour], label(colour))


def _count(tiles: Sequence[Colour], colour: Colour) -> Expected:
    return Expected(tiles.count(colour))


def _row(state: State, seat: int, number: int) -> Expected:
    row = state.players[seat].lines[number - 1]
    return Expected(0) if row is None else _tile(row.colour, row.count)


def _missing(state: State, number: int) -> Expected:
    row = state.players[LEARNER].lines[number - 1]
    return Expected(number - (0 if row is None else row.count))


def _can_take_again(state: State) -> Expected:
    """Whether row 2 can take the colour that lies in row 2 of the wall."""
    legal = rules.legal_commands(state)
    return yes_or_no(
        any(isinstance(it, Take) and it.colour is _X and it.target == Line(1) for it in legal)
    )


def _floor_cost(state: State) -> int:
    return scoring.floor_cost(state.options.edition, 0, len(state.players[LEARNER].floor))


def _points_of(state: State, take: Take) -> list[int]:
    """The points of each tile that the learner's full rows bring after the last turn."""
    _, happened = rules.apply(state, take)
    return [it.after - it.before for it in happened if isinstance(it, Tiled)]


def _may_choose(state: State, column: int) -> Expected:
    return yes_or_no(Choose(column - 1) in rules.legal_commands(state))


def _chosen_column(state: State) -> Expected:
    return Expected(state.players[LEARNER].wall[2].index(_R) + 1)
