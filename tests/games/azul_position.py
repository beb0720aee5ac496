"""Positions of base Azul for tests, written as short texts of the labels r b s x o.

A tile that lies nowhere else is in the bag, so that a position holds all 100 tiles.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.azul import disc, editions, rules
from azul_access.games.azul.commands import Choose, Command, Fill, Take
from azul_access.games.azul.editions import wall_column
from azul_access.games.azul.events import Event
from azul_access.games.azul.pieces import (
    COLOURS,
    FLOOR,
    LINES,
    MARKER,
    TILES_OF_A_COLOUR,
    Colour,
    Line,
    Piece,
)
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.sources import CENTRE, FACTORIES_FOR, Factory
from azul_access.games.tiles import Counts, count_tiles, subtract_counts

_COLOURS = dict(zip("rbsxo", Colour, strict=True))
EMPTY_WALL = (".....",) * LINES
NO_TILES: Counts = (0,) * COLOURS


def tiles(text: str) -> tuple[Colour, ...]:
    """The colours of these labels: rrbs."""
    return tuple(_COLOURS[sign] for sign in text)


def counts(text: str) -> Counts:
    return count_tiles(tiles(text), COLOURS)


def pieces(text: str) -> tuple[Piece, ...]:
    """Tiles and, as 1, the start marker: 1rr."""
    return tuple(MARKER if sign == "1" else _COLOURS[sign] for sign in text)


def fill(text: str) -> Fill:
    return Fill(tiles(text))


def take(text: str) -> Take:
    """A turn: 2r3 is red from factory 2 to line 3, cs0 black from the centre to the floor."""
    source, colour, target = tuple(text)
    return Take(
        CENTRE if source == "c" else Factory(int(source) - 1),
        _COLOURS[colour],
        Line(int(target) - 1) if target != "0" else FLOOR,
    )


def choose(column: int) -> Choose:
    """A wall column, from 1."""
    return Choose(column - 1)


def board(
    lines: Sequence[str] = (),
    wall: Sequence[str] = EMPTY_WALL,
    floor: str = "",
    score: int = 0,
) -> Player:
    """A player's board: up to five lines from the top, five wall rows with "." for a free space."""
    rows = [PatternRow(_COLOURS[text[0]], len(text)) if text else None for text in lines]
    rows += [None] * (LINES - len(rows))
    spaces = tuple(tuple(_COLOURS.get(sign) for sign in row) for row in wall)
    return Player(tuple(rows), spaces, pieces(floor), score)


def coloured_wall(*rows: str) -> tuple[str, ...]:
    """A wall with these colours in its rows, each on the space that is printed for it."""
    wall = []
    for index, row in enumerate(rows):
        spaces = ["."] * LINES
        for sign in row:
            spaces[wall_column(index, _COLOURS[sign])] = sign
        wall.append("".join(spaces))
    return (*wall, *EMPTY_WALL[len(wall) :])


def position(
    *boards: Player,
    factories: Sequence[str] = (),
    centre: str = "",
    marker: bool = True,
    turn: int = 0,
    starter: int = 0,
    lid: str = "",
    round_number: int = 1,
    **chosen: object,
) -> State:
    """A moment in the phase of taking; without `marker` the player on turn has taken it.

    Boards that are not given are empty; two players sit down unless more boards are given.
    """
    boards += (board(),) * (2 - len(boards))
    lying: list[Piece] = [*tiles("".join(factories)), *tiles(centre), *tiles(lid)]
    for player in boards:
        lying += [tile for row in player.wall for tile in row if tile is not None]
        lying += [row.colour for row in player.lines if row for _ in range(row.count)]
        lying += player.floor
    on_disc, _ = disc.lay(disc.WITH_MARKER if marker else disc.EMPTY, tiles(centre))
    given = tuple(tiles(text) for text in factories)
    total = FACTORIES_FOR[len(boards)]
    state = State(
        options=editions.decode_options(chosen),
        round=round_number,
        phase=Phase.TAKE,
        turn=turn,
        line=0,
        starter=starter,
        holder=None if marker else turn,
        filled=total,
        bag=subtract_counts((TILES_OF_A_COLOUR,) * COLOURS, count_tiles(_tiles(lying), COLOURS)),
        lid=counts(lid),
        factories=(*given, *((),) * (total - len(given))),
        centre=on_disc,
        players=boards,
    )
    assert rules.find_problems(state) == ()
    return state


def last_turn(
    *boards: Player,
    wall: str = "coloured",
    edition: str = "tactile",
    column_bonus: str = "",
    starter: int = 0,
    lid: str = "",
) -> State:
    """LAST_TAKE ends the round: the second player, who holds the start marker, takes one tile.

    Where no board is given for the second player, nothing of theirs is tiled or scored.
    """
    return position(
        *boards,
        factories=("r",),
        turn=1,
        marker=False,
        starter=starter,
        lid=lid,
        wall=wall,
        edition=edition,
        column_bonus=column_bonus,
    )


LAST_TAKE = take("1r5")


def before_fill(state: State, bag: str, lid: str) -> State:
    """The same table about to fill its first factory, with no more than this in bag and lid."""
    return replace(
        state,
        phase=Phase.FILL,
        filled=0,
        holder=None,
        centre=disc.WITH_MARKER,
        factories=((),) * len(state.factories),
        bag=counts(bag),
        lid=counts(lid),
    )


def new_game(players: int = 2, starts: int = 0, **chosen: object) -> State:
    state, _ = rules.new_game(players, starts, editions.decode_options(chosen))
    return state


def play(state: State, *commands: Command) -> State:
    return played(state, *commands)[0]


def played(state: State, *commands: Command) -> tuple[State, list[Event]]:
    """The state after the commands, and all that happened."""
    happened: list[Event] = []
    for command in commands:
        state, events = rules.apply(state, command)
        happened += events
    return state, happened


def _tiles(lying: Sequence[Piece]) -> list[Colour]:
    return [piece for piece in lying if isinstance(piece, Colour)]
