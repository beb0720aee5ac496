"""A table of Summer Pavilion that is changed only as the sentences say, without any rules.

The sentences are verbose ones, because only these name the order of a factory's tiles.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from azul_access.games.summer_pavilion.pieces import COLOUR_OF_LABEL, Colour
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.terms import space_index
from azul_access.language.phrase import Phrase, Slot
from azul_access.tactile.cards import CARDS_END

Tiles = Counter[Colour]
Slots = Mapping[str, Slot]

_STARS = {
    f"star-{colour}": number
    for number, colour in enumerate(
        ("centre", "purple", "orange", "red", "blue", "yellow", "green")
    )
}
_TILES = {
    "tiles-purple": Colour.PURPLE,
    "tiles-orange": Colour.ORANGE,
    "tiles-red": Colour.RED,
    "sp-tiles-blue": Colour.BLUE,
    "tiles-yellow-y": Colour.YELLOW,
    "tiles-green": Colour.GREEN,
}
# Messages about tiles that move from one place to another: from, to.
_MOVES = {
    "sp-to-tower": ("hand", "tower"),
    "sp-thrown": ("hand", "tower"),
    "sp-passed-keeps": ("hand", "corners"),
    "sp-kept-back": ("corners", "hand"),
    "sp-bonus-taken": ("supply", "hand"),
    "sp-stocked": ("bag", "supply"),
    "sp-restocked": ("bag", "supply"),
    "sp-corners-paid": ("corners", "tower"),
    "sp-back-kept": ("hand", "corners"),
    "sp-back-kept-out": ("corners", "hand"),
    "sp-back-bonus": ("hand", "supply"),
    "sp-back-to-centre": ("hand", "centre"),
    "sp-back-tower": ("tower", "hand"),
    "sp-back-stocked": ("supply", "bag"),
    "sp-back-poured": ("bag", "tower"),
    "sp-back-corners": ("tower", "corners"),
}
# Messages after which nothing moves on the table.
_NOTHING_MOVES = {
    *("round-begun", "sp-round-wild", "sp-begins-again", "sp-ran-out", "sp-taking-ended"),
    *("sp-points", "sp-surrounded", "sp-supply-short", "sp-passed", "round-ended"),
    *("sp-star-scored", "sp-mixed-star-scored", "sp-number-scored"),
    *("game-over", "game-agreed", "final-scores", "win", "shared-win"),
    *("sp-back-round", "back-game-ended"),
}


class InstructedTable:
    """The tiles, cards and start stone on a table."""

    def __init__(self, names: Sequence[str], state: State) -> None:
        self._options = state.options
        self._common = {
            "bag": _tiles_in(state.bag),
            "tower": _tiles_in(state.tower),
            "supply": _tiles_in(state.supply),
            "centre": _tiles_in(state.centre),
        }
        self._own: dict[str, dict[str, Tiles]] = {}
        self._factories = [dict(enumerate(factory)) for factory in state.factories]
        self._stars: dict[tuple[str, int, int], Colour] = {}
        self._cards: dict[str, int] = {}
        self._stone = "centre" if state.holder is None else names[state.holder]
        for name, player in zip(names, state.players, strict=True):
            self._own[name] = {"hand": _tiles_in(player.hand), "corners": _tiles_in(player.corners)}
            self._cards[name] = player.score % CARDS_END
            for star, tiles in enumerate(player.stars):
                for index, tile in enumerate(tiles):
                    if tile is not None:
                        self._stars[name, star, index] = tile
        # The factory and the player of the last sentence that named one.
        self._factory = 0
        self._player = names[0]

    def contents(self) -> object:
        """Everything on the table, for comparison."""
        common = {place: dict(+tiles) for place, tiles in self._common.items()}
        own = {
            (name, place): dict(+tiles)
            for name, places in self._own.items()
            for place, tiles in places.items()
        }
        return common, own, self._factories, self._stars, self._cards, self._stone

    def follow(self, phrases: Iterable[Phrase]) -> None:
        """Do what the sentences say."""
        for phrase in phrases:
            slots = dict(phrase.slots)
            if "player" in slots:
                self._player = str(slots["player"])
            if phrase.name in _NOTHING_MOVES:
                continue
            if phrase.name in _MOVES:
                origin, target = _MOVES[phrase.name]
                self._move(self._tiles(origin), self._tiles(target), _tiles_of(slots["tiles"]))
            elif phrase.name.startswith("cards"):
                self._turn_cards(phrase.name, slots)
            elif "stone" in phrase.name or phrase.name == "sp-begins":
                self._move_stone(phrase.name)
            elif phrase.name in ("sp-placed", "sp-back-placed"):
                self._place(phrase.name, slots)
            else:
                self._move_factory_tiles(phrase.name, slots)

    def _tiles(self, place: str) -> Tiles:
        return self._common[place] if place in self._common else self._own[self._player][place]

    def _move(self, origin: Tiles, target: Tiles, tiles: Tiles) -> None:
        _take_out(origin, tiles)
        target.update(tiles)

    def _turn_cards(self, message: str, slots: Slots) -> None:
        if message == "cards-whole-score":
            score = slots["score"]
            assert isinstance(score, int)
            assert self._cards[self._player] == score % CARDS_END
            return
        assert message == "cards"
        for card in _items(slots["turns"]):
            digit = dict(card.slots)["digit"]
            assert isinstance(digit, int)
            tens, ones = divmod(self._cards[self._player], 10)
            tens, ones = (digit, ones) if card.name == "card-tens" else (tens, digit)
            self._cards[self._player] = tens * 10 + ones

    def _move_stone(self, message: str) -> None:
        match message:
            case "sp-begins":
                self._stone = "centre"
            case "sp-stone-taken" | "sp-back-stone-out":
                assert self._stone == "centre"
                self._stone = self._player
            case "sp-back-stone":
                assert self._stone == self._player
                self._stone = "centre"
            case _:
                raise AssertionError(message)

    def _place(self, message: str, slots: Slots) -> None:
        [(colour, _)] = _tiles_of(slots["tiles"]).items()
        space = self._space(slots["space"])
        if message == "sp-placed":
            _take_out(self._tiles("hand"), Counter({colour: 1}))
            assert space not in self._stars
            self._stars[space] = colour
        else:
            assert self._stars.pop(space) is colour
            self._tiles("hand")[colour] += 1

    def _move_factory_tiles(self, message: str, slots: Slots) -> None:
        match message:
            case "sp-poured":
                tower = self._tiles("tower")
                assert tower.total() == slots["count"]
                self._move(tower, self._tiles("bag"), Counter(tower))
            case "filled":
                self._factory = _number(slots["factory"]) - 1
                assert not self._factories[self._factory]
                _take_out(self._tiles("bag"), _tiles_of(slots["tiles"]))
            case "grid-row":
                self._lay_row(slots)
            case "back-filled":
                factory = self._factories[_number(slots["factory"]) - 1]
                assert Counter(factory.values()) == _tiles_of(slots["tiles"])
                self._tiles("bag").update(factory.values())
                factory.clear()
            case "sp-taken":
                self._take(slots["source"], _tiles_of(slots["tiles"]))
            case "to-centre":
                rest = self._factories[self._factory]
                assert Counter(rest.values()) == _tiles_of(slots["tiles"])
                self._tiles("centre").update(rest.values())
                rest.clear()
            case "sp-back-rest":
                self._lay_back(slots["factory"], self._tiles("centre"), slots["tiles"])
            case "sp-back-to-factory":
                self._lay_back(slots["factory"], self._tiles("hand"), slots["tiles"])
            case _:
                raise AssertionError(message)

    def _lay_row(self, slots: Slots) -> None:
        """Lay a row of the factory that is filled now."""
        row = slots["row"]
        assert isinstance(row, int)
        for column, label in enumerate(_items(slots["labels"])):
            colour = COLOUR_OF_LABEL[label.name.removeprefix("label-").upper()]
            self._factories[self._factory][2 * (row - 1) + column] = colour

    def _take(self, source: Slot, tiles: Tiles) -> None:
        assert isinstance(source, Phrase)
        hand = self._tiles("hand")
        if source.name == "from-centre":
            self._move(self._tiles("centre"), hand, tiles)
            return
        self._factory = _number(source) - 1
        factory = self._factories[self._factory]
        for colour in tiles.elements():
            space = next(space for space, tile in factory.items() if tile is colour)
            del factory[space]
        hand.update(tiles)

    def _lay_back(self, number: Slot, origin: Tiles, tiles: Slot) -> None:
        """Lay tiles on the spaces of a factory that they came from."""
        assert isinstance(number, int)
        factory = self._factories[number - 1]
        for item in _items(tiles):
            slots = dict(item.slots)
            moved = _tiles_of(slots["tiles"])
            spaces = _spaces(slots["places"])
            assert moved.total() == len(spaces)
            _take_out(origin, moved)
            for colour, space in zip(moved.elements(), spaces, strict=True):
                assert space not in factory
                factory[space] = colour
        # The order in which the spaces were filled cannot be seen on a table.
        self._factories[number - 1] = dict(sorted(factory.items()))

    def _space(self, slot: Slot) -> tuple[str, int, int]:
        """The player, the star and the space that a phrase names."""
        assert isinstance(slot, Phrase)
        slots = dict(slot.slots)
        star, space = slots["star"], slots["space"]
        assert isinstance(star, Phrase)
        assert isinstance(space, int)
        number = _STARS[star.name] if star.name in _STARS else _number(star)
        return self._player, number, space_index(self._options, number, space)


def _tiles_in(counts: Sequence[int]) -> Tiles:
    return Counter({colour: counts[colour] for colour in Colour})


def _take_out(origin: Tiles, tiles: Tiles) -> None:
    assert origin >= tiles, (origin, tiles)
    origin.subtract(tiles)


def _number(slot: Slot) -> int:
    """The number of a phrase that names a factory or a star."""
    assert isinstance(slot, Phrase)
    [number] = [value for name, value in slot.slots if name in ("factory", "star")]
    assert isinstance(number, int)
    return number


def _items(slot: Slot) -> list[Phrase]:
    """The items of a list."""
    if isinstance(slot, tuple):
        return list(slot)
    assert isinstance(slot, Phrase)
    if slot.name == "list-and":
        slots = dict(slot.slots)
        return [*_items(slots["items"]), *_items(slots["last"])]
    return [slot]


def _tiles_of(slot: Slot) -> Tiles:
    tiles: Tiles = Counter()
    for item in _items(slot):
        slots = dict(item.slots)
        if item.name == "sp-with-wild":
            tiles += _tiles_of(slots["tiles"]) + _tiles_of(slots["wild"])
            continue
        count = slots["count"]
        assert isinstance(count, int)
        assert count > 0
        tiles[_TILES[item.name]] += count
    return tiles


def _spaces(slot: Slot) -> list[int]:
    """Places on a grid, from 0."""
    assert isinstance(slot, Phrase)
    slots = dict(slot.slots)
    if slot.name == "place":
        place = slots["place"]
        assert isinstance(place, int)
        return [place - 1]
    spaces: list[int] = []
    for item in _items(slots["places"]):
        item_slots = dict(item.slots)
        is_range = item.name == "number-range"
        first, last = (
            item_slots["first" if is_range else "number"],
            item_slots["last" if is_range else "number"],
        )
        assert isinstance(first, int)
        assert isinstance(last, int)
        spaces += range(first - 1, last)
    return spaces
