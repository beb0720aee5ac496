"""Positions of base Azul for tests, written as short texts of the labels r b s x o.

All tiles that are nowhere else are in the bag, so that a position has all 100 tiles.
"""

from collections.abc import Sequence

import pytest
from azul_checks import find_problems

from azul_access.games.azul import disc, editions, rules, touch
from azul_access.games.azul.commands import Choose, Command, Fill, Take
from azul_access.games.azul.editions import Context, wall_column
from azul_access.games.azul.events import Event
from azul_access.games.azul.pieces import (
    COLOURS,
    FLOOR,
    LABELS,
    LINES,
    MARKER,
    TILES_OF_A_COLOUR,
    Colour,
    Line,
    Piece,
)
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.sources import CENTRE, FACTORIES_FOR, Factory
from azul_access.games.system import IllegalCommand
from azul_access.games.tiles import Counts, count_tiles, subtract_counts
from azul_access.games.touch import FREE, Block, Field
from azul_access.games.turn_order import next_seats
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Bruno", "Clara", "Dirk")
_COLOUR_OF_LETTER = dict(zip("rbsxo", Colour, strict=True))
EMPTY_WALL = (".....",) * LINES


def tiles(text: str) -> tuple[Colour, ...]:
    """The colours of these labels: rrbs."""
    return tuple(_COLOUR_OF_LETTER[letter] for letter in text)


def counts(text: str) -> Counts:
    return count_tiles(tiles(text), COLOURS)


def pieces(text: str) -> tuple[Piece, ...]:
    """Tiles and, as 1, the start marker: 1rr."""
    return tuple(MARKER if letter == "1" else _COLOUR_OF_LETTER[letter] for letter in text)


def fill(text: str) -> Fill:
    return Fill(tiles(text))


def take(text: str) -> Take:
    """A turn: 2r3 is red from factory 2 to line 3, cs0 black from the centre to the floor."""
    source, colour, target = tuple(text)
    return Take(
        CENTRE if source == "c" else Factory(int(source) - 1),
        _COLOUR_OF_LETTER[colour],
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
    rows = [PatternRow(_COLOUR_OF_LETTER[text[0]], len(text)) if text else None for text in lines]
    rows += [None] * (LINES - len(rows))
    spaces = tuple(tuple(_COLOUR_OF_LETTER.get(letter) for letter in row) for row in wall)
    return Player(tuple(rows), spaces, pieces(floor), score)


def coloured_wall(*rows: str) -> tuple[str, ...]:
    """A wall with these colours in its rows, each on the space that shows it."""
    wall = []
    for index, row in enumerate(rows):
        spaces = ["."] * LINES
        for letter in row:
            spaces[wall_column(index, _COLOUR_OF_LETTER[letter])] = letter
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

    There are at least two players; missing boards are empty.
    """
    boards += (board(),) * (2 - len(boards))
    outside_bag: list[Piece] = [*tiles("".join(factories)), *tiles(centre), *tiles(lid)]
    for player in boards:
        outside_bag += [tile for row in player.wall for tile in row if tile is not None]
        outside_bag += [row.colour for row in player.lines if row for _ in range(row.count)]
        outside_bag += player.floor
    colours = [piece for piece in outside_bag if isinstance(piece, Colour)]
    on_disc, _ = disc.lay(disc.WITH_MARKER if marker else disc.EMPTY, tiles(centre))
    filled = tuple(tiles(text) for text in factories)
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
        bag=subtract_counts((TILES_OF_A_COLOUR,) * COLOURS, count_tiles(colours, COLOURS)),
        lid=counts(lid),
        factories=(*filled, *((),) * (total - len(filled))),
        centre=on_disc,
        players=boards,
        next_seat=next_seats(range(len(boards))),
    )
    assert find_problems(state) == []
    return state


def last_turn(
    *boards: Player,
    wall: str = "coloured",
    edition: str = "tactile",
    column_bonus: str = "",
    starter: int = 0,
    lid: str = "",
) -> State:
    """LAST_TAKE ends the round: the second player, who has the start marker, takes one tile.

    With the default board of the second player, nothing of theirs is tiled or scored.
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
    """The same table before the first factory is filled, with only these tiles in bag and lid."""
    return state._replace(
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


def apply_all(state: State, *commands: Command) -> tuple[State, list[Event]]:
    """The state after the commands, and all events."""
    events: list[Event] = []
    for command in commands:
        state, new_events = rules.apply(state, command)
        events += new_events
    return state, events


def play(state: State, *commands: Command) -> State:
    return apply_all(state, *commands)[0]


def refuse(state: State, command: Command) -> IllegalCommand:
    """Try a command that is not allowed; return the refusal."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    return caught.value


# The raised grids of the set, as a braille display shows them


def factory_grid(state: State, number: int) -> list[str]:
    """The rows of a factory, with "." for a free space."""
    return _grid(_blocks(state)[number - 1])


def centre_grid(state: State) -> list[str]:
    """The rows of the centre disc, with 1 for the start marker."""
    return _grid(_blocks(state)[len(state.factories)])


def board_grid(state: State, seat: int) -> list[str]:
    """Five pattern lines stepped towards the wall, each beside its wall row; the floor line.

    The player's number is in the first row, as #1.
    """
    return _grid(_blocks(state)[len(state.factories) + 1 + seat])


def _blocks(state: State) -> list[Block]:
    names = NAMES[: len(state.players)]
    return touch.blocks(Context(names, state.options, Verbosity.NORMAL), state)


def _grid(block: Block) -> list[str]:
    return ["".join(map(_cell, row)) for row in block.rows]


def _cell(field: Field) -> str:
    if field.text is None:
        return " "
    if field.text == FREE.text:
        return "."
    if field.text.name == "number":
        return f"#{dict(field.text.slots)['number']}"
    letters = {f"label-{label.lower()}": label[0].lower() for label in LABELS.values()}
    return letters[field.text.name]
