"""Positions of Summer Pavilion for tests, written as short texts of the labels l o r b y g.

A tile that lies nowhere else is in the bag, so that a position holds all 132 tiles.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

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
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.tiles import Counts, count_tiles, subtract_counts

COLOUR = dict(zip("lorbyg", Colour, strict=True))
EMPTY_STAR = "......"


def tiles(text: str) -> tuple[Colour, ...]:
    """The colours of these labels: rrbg."""
    return tuple(COLOUR[sign] for sign in text)


def counts(text: str) -> Counts:
    return count_tiles(tiles(text), COLOURS)


def fill(text: str) -> Fill:
    return Fill(tiles(text))


def stock(text: str) -> Stock:
    return Stock(tiles(text))


def take(text: str) -> Take:
    """A turn: 2r is red from factory 2, cr red from the centre."""
    source, colour = tuple(text)
    return Take(CENTRE if source == "c" else Factory(int(source) - 1), COLOUR[colour])


def put(text: str, paid: str | None = None) -> Place:
    """A placement: r34 is red on star 3, space 4; the centre star is 0."""
    colour, star, space = tuple(text)
    own = None if paid is None else tiles(paid)
    return Place(int(star), int(space) - 1, COLOUR[colour], own)


def bonus(text: str) -> Bonus:
    return Bonus(tiles(text))


def leave(keep: str | None = None) -> Pass:
    return Pass(None if keep is None else tiles(keep))


def board(
    stars: Mapping[int, str] | None = None,
    hand: str = "",
    kept: str = "",
    score: int = 5,
    passed: bool = False,
) -> Player:
    """A player's board: stars by number, six spaces each, with "." for a free one."""
    rows = [(stars or {}).get(star, EMPTY_STAR) for star in range(STARS)]
    assert all(len(row) == SPACES for row in rows)
    laid = tuple(tuple(COLOUR.get(sign) for sign in row) for row in rows)
    return Player(laid, counts(hand), counts(kept), score, passed)


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
    """A moment of a game; boards that are not given are empty, and two players sit down at least.

    With `factories` or `centre` it is the phase of taking.
    """
    boards += (board(),) * (2 - len(boards))
    lying = tiles("".join((*factories, centre, supply, tower)))
    held = count_tiles(lying, COLOURS)
    for player in boards:
        on_stars = [tile for star in player.stars for tile in star if tile is not None]
        for own in (count_tiles(on_stars, COLOURS), player.hand, player.kept):
            held = tuple(a + b for a, b in zip(held, own, strict=True))
    given = tuple(tiles(text) for text in factories)
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
        bag=subtract_counts((TILES_OF_A_COLOUR,) * COLOURS, held),
        tower=counts(tower),
        supply=counts(supply),
        factories=(*given, *((),) * (total - len(given))),
        centre=counts(centre),
        players=boards,
    )
    assert find_problems(state) == []
    return state


def placing(*boards: Player, supply: str = "llllloooog", **chosen: object) -> State:
    """The first player, who holds the start stone, places; the supply is full."""
    fields = {"holder": 0, **chosen}
    return position(*boards, supply=supply, **fields)  # type: ignore[arg-type]


def with_stock(state: State, bag: str, tower: str = "") -> State:
    """The same table with no more than this in bag and tower."""
    return replace(state, bag=counts(bag), tower=counts(tower))


def before_fill(state: State, bag: str, tower: str = "") -> State:
    """The same table about to fill its first factory, with no more than this in bag and tower."""
    state = replace(
        state,
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


def play(state: State, *commands: Command) -> State:
    return played(state, *commands)[0]


def played(state: State, *commands: Command) -> tuple[State, list[Event]]:
    """The state after the commands, and all that happened."""
    happened: list[Event] = []
    for command in commands:
        state, events = rules.apply(state, command)
        happened += events
    return state, happened
