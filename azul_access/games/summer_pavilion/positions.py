"""Small positions of a round for the computer player: whole numbers instead of tuples of tiles.

The rules stay the judge: a test plays random rounds here and there in lockstep.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.summer_pavilion import commands
from azul_access.games.summer_pavilion.packing import (
    ALL_OF_A_STAR,
    ONE,
    ONE_COLOUR,
    SHIFT,
    bit,
    list_tiles,
    pack,
    run_lengths,
    selections,
    spaces_with,
    total,
)
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    COLOURS,
    FEATURES,
    SPACES,
    STARS,
    Colour,
)
from azul_access.games.summer_pavilion.state import Phase, Player, Star, State

# The stone is still in the centre.
NOBODY = -1
FROM_CENTRE = -1


class TakeMove(NamedTuple):
    """All tiles of a colour from a factory, or from the centre; the wild tile comes along."""

    source: int
    colour: int


class PlaceMove(NamedTuple):
    """A tile of `colour` on a space; `wilds` of the tiles that it costs are wild."""

    star: int
    space: int
    colour: int
    wilds: int


class BonusMove(NamedTuple):
    """Tiles chosen from the supply, as a packed count."""

    tiles: int


class PassMove(NamedTuple):
    """Out for this round; `kept` tiles go to the corners, as a packed count."""

    kept: int


Move = TakeMove | PlaceMove | BonusMove | PassMove


class Board(NamedTuple):
    """What a player has; `colours` are those that each star holds."""

    spaces: int
    colours: int
    hand: int
    kept: int
    score: int
    passed: bool


class Position(NamedTuple):
    """A moment of a round in which `turn` has to move, or its end.

    `stone` is the seat that has taken the start stone, or NOBODY. `due` is how many bonus tiles
    `turn` has to choose. The supply is not filled before the round ends: nobody knows with what.
    """

    turn: int
    taking: bool
    stone: int
    due: int
    supply: int
    factories: tuple[int, ...]
    centre: int
    boards: tuple[Board, ...]

    @property
    def is_over(self) -> bool:
        """Whether all players have passed."""
        return all(board.passed for board in self.boards)


class Surroundings(NamedTuple):
    """A pillar, statue or window as bits of its spaces, and the bonus tiles that it earns."""

    spaces: int
    tiles: int


@cache
def payments(star: int, space: int, colour: int, price: int) -> tuple[PlaceMove, ...]:
    """A placement with none, one, two … wild tiles."""
    return tuple([PlaceMove(star, space, colour, wilds) for wilds in range(price)])


def accepted_bits(grey: bool, star: int, colours: int, tiles: int) -> int:
    """The colours that a star's free spaces accept, by the colours and tiles it holds; as bits."""
    if not grey:
        return ALL_OF_A_STAR & ~colours if star == CENTRE_STAR else 1 << star - 1
    if tiles.bit_count() < 2:
        return ALL_OF_A_STAR
    # Two or more tiles make it a star of one colour, or of six different ones.
    return colours if colours.bit_count() == 1 else ALL_OF_A_STAR & ~colours


class Round:
    """The rules of the round of a state in small positions; `wild` is its wild colour."""

    def __init__(self, state: State) -> None:
        options, edition = state.options, state.options.edition
        self.options = options
        self.number = state.round
        self.wild = state.wild
        self.is_last = state.is_last_round
        self.prices = options.numbers
        self._starter = state.starter
        self._next_seat = state.next_seat
        # The pillars, statues and windows at each space.
        found: list[list[Surroundings]] = [[] for _ in range(STARS * SPACES)]
        for feature in FEATURES:
            spaces = sum([bit(space.star, space.index) for space in feature.spaces])
            for space in feature.spaces:
                found[space.star * SPACES + space.index].append(
                    Surroundings(spaces, edition.bonus_tiles[feature.kind])
                )
        self.surroundings = tuple([tuple(row) for row in found])

    def make(self, state: State) -> Position:
        """The position of a state in which a player has to move or to choose."""
        return Position(
            turn=state.turn,
            taking=state.phase is Phase.TAKE,
            stone=NOBODY if state.holder is None else state.holder,
            due=state.due,
            supply=pack(state.supply),
            factories=tuple([sum([ONE[tile] for tile in tiles]) for tiles in state.factories]),
            centre=pack(state.centre),
            boards=tuple([self.make_board(player) for player in state.players]),
        )

    def make_board(self, player: Player) -> Board:
        spaces = colours = 0
        for number, star in enumerate(player.stars):
            tiles, held = self._make_star(number, star)
            spaces |= tiles << number * SPACES
            colours |= held << number * SPACES
        hand, corners = pack(player.hand), pack(player.corners)
        return Board(spaces, colours, hand, corners, player.score, player.passed)

    def _make_star(self, number: int, star: Star) -> tuple[int, int]:
        """The tiles and the colours of a star.

        Players may have said that tiles lie on a star of the grey board that cannot lie there
        together. It then accepts the colour of its first tile only, like a star of one colour.
        """
        placed = [tile for tile in star if tile is not None]
        tiles = sum([1 << space for space, tile in enumerate(star) if tile is not None])
        colours = set(placed)
        if self.options.grey and 1 < len(colours) < len(placed):
            colours = {placed[0]}
        return tiles, sum([1 << colour for colour in colours])

    def moves(self, position: Position) -> Sequence[Move]:
        """Every move of the seat on turn; to pass, those that keep as many tiles as possible."""
        if position.taking:
            return self._takes(position)
        if position.due:
            return [BonusMove(tiles) for tiles in selections(position.supply, position.due)]
        board = position.boards[position.turn]
        return [*self.places(board), *self.passes(board)]

    def _takes(self, position: Position) -> list[TakeMove]:
        moves = [
            TakeMove(source, colour)
            for source, tiles in enumerate(position.factories)
            if tiles
            for colour in self._takeable(tiles)
        ]
        return moves + [TakeMove(FROM_CENTRE, colour) for colour in self._takeable(position.centre)]

    def _takeable(self, tiles: int) -> list[int]:
        """The colours that can be taken; the wild one only where it is alone."""
        held = [colour for colour in range(COLOURS) if tiles >> SHIFT[colour] & ONE_COLOUR]
        if len(held) > 1 and self.wild in held:
            held.remove(self.wild)
        return held

    def places(self, board: Board) -> list[PlaceMove]:
        """Every space, colour and payment."""
        moves: list[PlaceMove] = []
        hand, wild = board.hand, self.wild
        free_wilds = hand >> SHIFT[wild] & ONE_COLOUR
        for star, prices in enumerate(self.prices):
            tiles = board.spaces >> star * SPACES & ALL_OF_A_STAR
            if tiles == ALL_OF_A_STAR:
                continue
            held_colours = board.colours >> star * SPACES & ALL_OF_A_STAR
            accepted = accepted_bits(self.options.grey, star, held_colours, tiles)
            for colour in range(COLOURS):
                held = hand >> SHIFT[colour] & ONE_COLOUR
                if not held or not accepted >> colour & 1:
                    continue
                wilds = 0 if colour == wild else free_wilds
                for space, price in enumerate(prices):
                    if price <= held + wilds and not tiles >> space & 1:
                        least = max(0, price - held)
                        moves += payments(star, space, colour, price)[least : wilds + 1]
        return moves

    def passes(self, board: Board) -> list[PassMove]:
        corners = self.options.edition.corners - total(board.kept)
        return [PassMove(kept) for kept in selections(board.hand, min(corners, total(board.hand)))]

    def apply(self, position: Position, move: Move) -> Position:
        match move:
            case TakeMove():
                return self._take(position, move)
            case PlaceMove():
                return self._place(position, move)
            case BonusMove(tiles):
                return self._take_bonus(position, tiles)
            case PassMove(kept):
                return self._pass(position, kept)

    def _take(self, position: Position, move: TakeMove) -> Position:
        turn, _, stone, due, supply, factories, centre, boards = position
        source, colour = move
        board = boards[turn]
        tiles = centre if source == FROM_CENTRE else factories[source]
        wild = ONE[self.wild]
        if colour == self.wild:
            taken = wild
        else:
            taken = tiles & ONE_COLOUR << SHIFT[colour]
            if tiles >> SHIFT[self.wild] & ONE_COLOUR:
                taken += wild
        score = board.score
        if source == FROM_CENTRE:
            centre -= taken
            if stone == NOBODY:
                stone = turn
                edition = self.options.edition
                score = max(edition.lowest_score, score - edition.stone_cost * total(taken))
        else:
            centre += tiles - taken
            factories = (*factories[:source], 0, *factories[source + 1 :])
        boards = _replace(boards, turn, board._replace(hand=board.hand + taken, score=score))
        taking = centre > 0 or any(factories)
        if taking:
            turn = self._next_seat[turn]
        else:
            turn = self._starter if stone == NOBODY else stone
        return Position(turn, taking, stone, due, supply, factories, centre, boards)

    def _place(self, position: Position, move: PlaceMove) -> Position:
        board, earned = self.place(position.boards[position.turn], move)
        boards = _replace(position.boards, position.turn, board)
        due = min(earned, total(position.supply))
        after = position._replace(due=due, boards=boards)
        if not due:
            return self._after_turn(after)
        if due == total(position.supply):
            return self._take_bonus(after, position.supply)
        choices = [one for one in ONE if position.supply & one * ONE_COLOUR]
        return self._take_bonus(after, choices[0] * due) if len(choices) == 1 else after

    def place(self, board: Board, move: PlaceMove) -> tuple[Board, int]:
        """The board after a placement, and the bonus tiles that it earns."""
        star, space, colour, wilds = move
        spaces, colours, hand, kept, score, passed = board
        tiles = spaces >> star * SPACES & ALL_OF_A_STAR
        price = self.prices[star][space]
        spaces |= bit(star, space)
        colours |= bit(star, colour)
        hand -= (price - wilds) * ONE[colour] + wilds * ONE[self.wild]
        score += run_lengths()[tiles][space]
        earned = 0
        for around, bonus in self.surroundings[star * SPACES + space]:
            if spaces & around == around:
                earned += bonus
        return Board(spaces, colours, hand, kept, score, passed), earned

    def _take_bonus(self, position: Position, tiles: int) -> Position:
        board = position.boards[position.turn]
        boards = _replace(position.boards, position.turn, board._replace(hand=board.hand + tiles))
        supply = position.supply - tiles
        return self._after_turn(position._replace(due=0, supply=supply, boards=boards))

    def _pass(self, position: Position, kept: int) -> Position:
        boards = _replace(
            position.boards,
            position.turn,
            self.pass_turn(position.boards[position.turn], kept),
        )
        return self._after_turn(position._replace(boards=boards))

    def _after_turn(self, position: Position) -> Position:
        """The next player who has not passed moves; where all have passed, nobody does."""
        if position.is_over:
            return position
        seat = self._next_seat[position.turn]
        while position.boards[seat].passed:
            seat = self._next_seat[seat]
        return position._replace(turn=seat)

    def pass_turn(self, board: Board, kept: int) -> Board:
        """The board of a player who passes and keeps these tiles."""
        edition = self.options.edition
        surplus = total(board.hand - kept)
        score = max(edition.lowest_score, board.score - edition.surplus_cost * surplus)
        return board._replace(hand=0, kept=board.kept + kept, score=score, passed=True)

    def final_bonus(self, board: Board) -> int:
        """The points for complete stars and numbers at the end of the game."""
        edition = self.options.edition
        points = 0
        for star in range(STARS):
            if board.spaces >> star * SPACES & ALL_OF_A_STAR == ALL_OF_A_STAR:
                held = board.colours >> star * SPACES & ALL_OF_A_STAR
                mixed = held.bit_count() > 1
                colour = Colour(held.bit_length() - 1)
                points += edition.mixed_star_points if mixed else edition.star_points[colour]
        for number, bonus in edition.number_points.items():
            spaces = spaces_with(self.prices, number)
            if board.spaces & spaces == spaces:
                points += bonus
        return points

    def command(self, move: Move) -> commands.Command:
        """The command of the rules for a move."""
        match move:
            case TakeMove(source, colour):
                place = CENTRE if source == FROM_CENTRE else FACTORIES[source]
                return commands.TAKES[place, ALL_COLOURS[colour]]
            case PlaceMove(star, space, colour, wilds):
                own = self.prices[star][space] - wilds
                paid = (ALL_COLOURS[colour],) * own + (self.wild,) * wilds
                return commands.Place(star, space, ALL_COLOURS[colour], paid)
            case BonusMove(tiles):
                return commands.Bonus(list_tiles(tiles))
            case PassMove(kept):
                return commands.Pass(list_tiles(kept))


def _replace(boards: Sequence[Board], seat: int, board: Board) -> tuple[Board, ...]:
    return (*boards[:seat], board, *boards[seat + 1 :])
