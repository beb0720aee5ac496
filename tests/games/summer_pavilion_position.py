"""Positions of Summer Pavilion for tests, written as short texts of the labels l o r b y g.

All tiles that are nowhere else are in the bag, so that a position has all 132 tiles.
"""

from collections.abc import Mapping, Sequence

import pytest
from summer_pavilion_checks import find_problems

from azul_access.games.sources import CENTRE, FACTORIES_FOR, Factory
from azul_access.games.summer_pavilion import editions, rules
from azul_access.games.summer_pavilion.commands import (
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.pieces import (
    COLOURS,
    SPACES,
    STARS,
    TILES_OF_A_COLOUR,
    Colour,
)
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.system import IllegalCommand
from azul_access.games.tiles import Counts, add_counts, count_tiles, subtract_counts
from azul_access.games.turn_order import next_seats

COLOUR_OF_LETTER = dict(zip("lorbyg", Colour, strict=True))
EMPTY_STAR = "......"


def tiles(text: str) -> tuple[Colour, ...]:
    """The colours of these labels: rrbg."""
    return tuple(COLOUR_OF_LETTER[letter] for letter in text)


def counts(text: str) -> Counts:
    return count_tiles(tiles(text), COLOURS)


def fill(text: str) -> Fill:
    return Fill(tiles(text))


def stock(text: str) -> Stock:
    return Stock(tiles(text))


def take(text: str) -> Take:
    """A turn: 2r is red from factory 2, cr red from the centre."""
    source, colour = tuple(text)
    return Take(CENTRE if source == "c" else Factory(int(source) - 1), COLOUR_OF_LETTER[colour])


def place(text: str, paid: str | None = None) -> Place:
    """A placement: r34 is red on star 3, space 4; the centre star is 0."""
    colour, star, space = tuple(text)
    payment = None if paid is None else tiles(paid)
    return Place(int(star), int(space) - 1, COLOUR_OF_LETTER[colour], payment)


def bonus(text: str) -> Bonus:
    return Bonus(tiles(text))


def pass_turn(keep: str | None = None) -> Pass:
    return Pass(None if keep is None else tiles(keep))


def board(
    stars: Mapping[int, str] | None = None,
    hand: str = "",
    corners: str = "",
    score: int = 5,
    passed: bool = False,
) -> Player:
    """A player's board: stars by number, six spaces each, with "." for a free one."""
    rows = [(stars or {}).get(star, EMPTY_STAR) for star in range(STARS)]
    assert all(len(row) == SPACES for row in rows)
    spaces = tuple(tuple(COLOUR_OF_LETTER.get(letter) for letter in row) for row in rows)
    return Player(spaces, counts(hand), counts(corners), score, passed)


def position(
    *boards: Player,
    phase: Phase = Phase.PLACE,
    factories: Sequence[str] = (),
    centre: str = "",
    supply: str = "",
    tower: str = "",
    turn: int = 0,
    starter: int = 0,
    holder: int | None = None,
    round_number: int = 1,
    due: int = 0,
    **chosen: object,
) -> State:
    """A moment of a game; with `factories` or `centre` in the phase of taking.

    There are at least two players; missing boards are empty.
    """
    boards += (board(),) * (2 - len(boards))
    outside_bag = counts("".join((*factories, centre, supply, tower)))
    for player in boards:
        on_stars = [tile for star in player.stars for tile in star if tile is not None]
        for tile_counts in (count_tiles(on_stars, COLOURS), player.hand, player.corners):
            outside_bag = add_counts(outside_bag, tile_counts)
    filled = tuple(tiles(text) for text in factories)
    total = FACTORIES_FOR[len(boards)]
    state = State(
        options=editions.decode_options(chosen),
        round=round_number,
        phase=Phase.TAKE if factories or centre else phase,
        turn=turn,
        due=due,
        starter=starter,
        holder=holder,
        filled=total,
        bag=subtract_counts((TILES_OF_A_COLOUR,) * COLOURS, outside_bag),
        tower=counts(tower),
        supply=counts(supply),
        factories=(*filled, *((),) * (total - len(filled))),
        centre=counts(centre),
        players=boards,
        next_seat=next_seats(range(len(boards))),
    )
    assert find_problems(state) == []
    return state


def placing(
    *boards: Player,
    supply: str = "llllloooog",
    turn: int = 0,
    starter: int = 0,
    holder: int = 0,
    round_number: int = 1,
    edition: str = "mini",
    board: str = "coloured",
) -> State:
    """The phase of placing; the first player has the start stone, and the supply is full."""
    return position(
        *boards,
        supply=supply,
        turn=turn,
        starter=starter,
        holder=holder,
        round_number=round_number,
        edition=edition,
        board=board,
    )


def with_stock(state: State, bag: str, tower: str = "") -> State:
    """The same table with only these tiles in bag and tower."""
    return state._replace(bag=counts(bag), tower=counts(tower))


def before_fill(state: State, bag: str, tower: str = "") -> State:
    """The same table before the first factory is filled, with only these tiles in bag and tower."""
    state = state._replace(
        phase=Phase.FILL,
        filled=0,
        holder=None,
        factories=((),) * len(state.factories),
        centre=(0,) * COLOURS,
    )
    return with_stock(state, bag, tower)


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


def spaces_for(state: State, colour: str) -> set[tuple[int, int]]:
    """Stars and spaces (from 1) that accept a colour."""
    moves = [move for move in legal_places(state) if move.colour is COLOUR_OF_LETTER[colour]]
    return {(move.star, move.space + 1) for move in moves}
