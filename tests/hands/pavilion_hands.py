"""Hands at a table of Summer Pavilion: what they do at each told sentence.

They know the set by touch: the stars and the numbers on their spaces, supply, bag and tower. They
do not know the rules: where tiles go and what they are worth is told.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from felt_table import START, Space, Table, check
from hands import Hands, Tiles
from told_sentences import StarSpace

COLOURS = ("L", "O", "R", "B", "Y", "G")
TILES_OF_A_COLOUR = 22
BAG, TOWER, SUPPLY, CENTRE = ("bag",), ("tower",), ("supply",), ("centre",)
# Where the start stone lies in the middle of the table.
STONE_SPACE = ("stone",)

Placed = Sequence[tuple[str, int]]


def new_table(names: Iterable[str], first: str) -> Table:
    """All tiles in the bag; the start stone beside the board of the first player."""
    table = Table(heaps={BAG: Counter(dict.fromkeys(COLOURS, TILES_OF_A_COLOUR))})
    table.pieces["kept", first] = START
    for name in names:
        table.set_score(name, 5)
    return table


@dataclass
class PavilionHands(Hands):
    """`source` is where the last turn took from, `star` the star of a player that is described.

    `clocks` are the hours that were told for the spaces of the stars.
    """

    source: Space = ()
    star: Space = ()
    clocks: dict[tuple[int, int], int] = field(default_factory=dict)

    # The round begins

    def stone_to_centre(self, player: str) -> None:
        self.table.lift(("kept", player), START)
        self.table.lay(STONE_SPACE, START)

    def begins_again(self, **_: object) -> None:
        check(STONE_SPACE in self.table.pieces, "the stone is elsewhere")

    def kept_back(self, player: str, tiles: Tiles) -> None:
        self._move(("corners", player), ("hand", player), tiles)

    def stocked(self, tiles: Tiles) -> None:
        self._move(BAG, SUPPLY, tiles)

    def poured(self, count: int) -> None:
        tower = self.table.heap(*TOWER)
        check(tower.total() == count, "in the tower are", tower)
        self.table.heap(*BAG).update(tower)
        tower.clear()

    # Turns

    def taken(
        self, player: str, tiles: Tiles, wild: Tiles = (), factory: int | None = None
    ) -> None:
        """The tiles of a colour, all of them, and perhaps one wild tile."""
        self.player = player
        self.source = CENTRE if factory is None else ("factory", factory)
        for label, number in tiles:
            there = self._labels_at(self.source)[label]
            # Of a wild colour alone one tile is taken.
            check(there == number or number == 1, "there lie", there, label)
        for label, number in (*tiles, *wild):
            self._lift(self.source, label, number)
            self._drop(("hand", player), [(label, number)])

    def to_centre(self, tiles: Tiles) -> None:
        """Other tiles of the factory that the last turn took from."""
        for label, number in tiles:
            self._lift(self.source, label, number)
        self._drop(CENTRE, tiles)
        check(not self._labels_at(self.source), "tiles are still there:", self.source)

    def stone_taken(self, player: str, points: int = 0, limit: int = 0) -> None:
        self.table.lift(STONE_SPACE, START)
        self.table.lay(("kept", player), START)
        self._claim(player, -points, limit)

    def placed(self, player: str, tiles: Tiles, at: StarSpace) -> None:
        [(label, number)] = tiles
        check(number == 1, "only one tile has room there")
        self._take_from(("hand", player), label, 1)
        self._lay(self._space(player, at), label)
        self.player = player

    def to_tower(self, tiles: Tiles) -> None:
        """Paid for a tile; or from a place that players have set."""
        if self.is_setting:
            self._drop(TOWER, tiles)
        else:
            self._move(("hand", self.player), TOWER, tiles)

    def points(self, points: int) -> None:
        self._claim(self.player, points)

    def bonus_taken(self, player: str, tiles: Tiles) -> None:
        self._move(SUPPLY, ("hand", player), tiles)

    def passed(self, player: str, tiles: Tiles = ()) -> None:
        self.player = player
        self._move(("hand", player), ("corners", player), tiles)

    def thrown(self, tiles: Tiles, points: int = 0, limit: int = 0) -> None:
        self._move(("hand", self.player), TOWER, tiles)
        self._claim(self.player, -points, limit)

    # The game ends

    def bonus(self, player: str, points: int, **_: object) -> None:
        self._claim(player, points)

    def corners_paid(self, player: str, tiles: Tiles, points: int = 0, limit: int = 0) -> None:
        self._move(("corners", player), TOWER, tiles)
        self._claim(player, -points, limit)

    # Turns are taken back

    def back_kept(self, player: str, tiles: Tiles) -> None:
        self._move(("hand", player), ("corners", player), tiles)

    def back_stone_out(self, player: str) -> None:
        self.table.lift(STONE_SPACE, START)
        self.table.lay(("kept", player), START)

    def back_stocked(self, tiles: Tiles) -> None:
        self._move(SUPPLY, BAG, tiles)

    def back_poured(self, tiles: Tiles) -> None:
        self._move(BAG, TOWER, tiles)

    def back_stone(self, player: str) -> None:
        self.table.lift(("kept", player), START)
        self.table.lay(STONE_SPACE, START)

    def back_placed(self, player: str, tiles: Tiles, at: StarSpace) -> None:
        [(label, _)] = tiles
        self.table.lift(self._space(player, at), label)
        self.table.pour(("hand", player), label, 1)

    def back_tower(self, player: str, tiles: Tiles) -> None:
        self._move(TOWER, ("hand", player), tiles)

    def back_bonus(self, player: str, tiles: Tiles) -> None:
        self._move(("hand", player), SUPPLY, tiles)

    def back_kept_out(self, player: str, tiles: Tiles) -> None:
        self._move(("corners", player), ("hand", player), tiles)

    def back_corners(self, player: str, tiles: Tiles) -> None:
        self._move(TOWER, ("corners", player), tiles)

    def back_to_centre(self, player: str, tiles: Tiles) -> None:
        self._move(("hand", player), CENTRE, tiles)

    def back_rest(self, factory: int, at_places: Sequence[tuple[str, int, list[int]]]) -> None:
        self._back_to_factory(CENTRE, factory, at_places)

    def back_to_factory(
        self, player: str, factory: int, at_places: Sequence[tuple[str, int, list[int]]]
    ) -> None:
        self._back_to_factory(("hand", player), factory, at_places)

    # How places are

    def in_centre(self, tiles: Tiles = ()) -> None:
        self._set_heap(CENTRE, tiles)

    def in_supply(self, tiles: Tiles = ()) -> None:
        self._set_heap(SUPPLY, tiles)

    def in_tower(self, tiles: Tiles = (), count: int = 0) -> None:
        self._set_heap(TOWER, tiles, count)

    def from_tower(self, tiles: Tiles) -> None:
        self._fetch(TOWER, tiles)

    def stone_in_centre(self) -> None:
        self._move_marker(STONE_SPACE)

    def has_stone(self, player: str) -> None:
        self._move_marker(("kept", player))

    def in_hand(self, player: str, tiles: Tiles = ()) -> None:
        self._set_heap(("hand", player), tiles)

    def in_corners(self, player: str, tiles: Tiles = ()) -> None:
        self._set_heap(("corners", player), tiles)

    def about_stars(self, player: str) -> None:
        self.star = ("star", player)

    def about_star(self, player: str, star: int) -> None:
        self.star = ("star", player, star)

    def star_holds(
        self, star: int, labels_at: Placed, player: str | None = None, **_: object
    ) -> None:
        if player:
            self.star = ("star", player)
        self._pick_up((*self.star, star))
        for label, number in labels_at:
            self._lay((*self.star, star, number), label)

    def star_taken(self, star: int, taken: Sequence[int], **told: Any) -> None:
        """Tiles of the colour of the star."""
        label = COLOURS[star - 1]
        self.star_holds(star, [(label, number) for number in taken], told.get("player"))

    def stars_empty(self, stars: Sequence[int] = range(7), player: str | None = None) -> None:
        if player:
            self.star = ("star", player)
        for star in stars:
            self._pick_up((*self.star, star))

    def space_holds(self, space: int, clock: int, label: str) -> None:
        self.space_free(space, clock)
        self._lay((*self.star, space), label)

    def space_free(self, space: int, clock: int, **_: object) -> None:
        star = self.star[-1]
        assert isinstance(star, int)
        self._check_clock(star, space, clock)
        self._pick_up((*self.star, space))

    # With hands

    def _labels_at(self, source: Space) -> Counter[str]:
        return +Counter(self.table.on(*source).values()) + self.table.heap(*source)

    def _lift(self, source: Space, label: str, number: int) -> None:
        """Some tiles of a colour from a factory or from the centre into the hand."""
        if source == CENTRE:
            self._take_from(CENTRE, label, number)
            return
        spaces = [space for space, on in self.table.on(*source).items() if on == label]
        check(len(spaces) >= number, "there lie", len(spaces), label)
        for space in spaces[:number]:
            self.hand[self.table.lift(space, label)] += 1

    def _move(self, heap: Space, to_heap: Space, tiles: Tiles) -> None:
        self._fetch(heap, tiles)
        self._drop(to_heap, tiles)

    def _back_to_factory(
        self, heap: Space, factory: int, at_places: Sequence[tuple[str, int, list[int]]]
    ) -> None:
        for label, number, places in at_places:
            check(number == len(places), number, "tiles for the places", *places)
            self._take_from(heap, label, number)
            for place in places:
                self._lay(("factory", factory, place), label)

    def _space(self, player: str, at: StarSpace) -> Space:
        self._check_clock(at.star, at.number, at.clock)
        return ("star", player, at.star, at.number)

    def _check_clock(self, star: int, number: int, clock: int) -> None:
        """A space has the same hour whenever it is told, and no other space of the star has it."""
        for (other_star, other), told in self.clocks.items():
            if other_star == star:
                check((other == number) == (told == clock), "space", other, "was at", told)
        self.clocks[star, number] = clock
