"""Hands at a table of Summer Pavilion: they do what the sentences say, and know no rules.

Sentences are told verbosely, so that the order of a factory's tiles is among them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import COLOUR_OF_LABEL, Colour
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.terms import space_index
from azul_access.language.phrase import Phrase, Slot
from azul_access.tactile.cards import CARDS_END

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
    "tiles-blue": Colour.BLUE,
    "tiles-yellow-y": Colour.YELLOW,
    "tiles-green": Colour.GREEN,
}
Tiles = Counter[Colour]
_FROM_HAND_TO = {
    "sp-to-tower": "tower",
    "sp-thrown": "tower",
    "sp-passed-keeps": "kept",
    "sp-back-kept": "kept",
    "sp-back-bonus": "supply",
    "sp-back-to-centre": "centre",
}
_TO_HAND_FROM = {
    "sp-kept-back": "kept",
    "sp-bonus-taken": "supply",
    "sp-back-tower": "tower",
    "sp-back-kept-out": "kept",
}
_NOTHING_MOVES = {
    *(
        "round-begun",
        "sp-round-wild",
        "sp-begins-again",
        "sp-ran-out",
        "sp-taking-ended",
        "sp-points",
        "sp-surrounded",
    ),
    *("sp-supply-short", "sp-passed", "round-ended", "sp-star-scored", "sp-mixed-star-scored"),
    *("sp-number-scored", "game-over", "game-agreed", "final-scores", "win", "shared-win"),
    *("sp-back-round", "back-game-ended"),
}


class Hands:
    """What lies where, as the hands have laid it. `places` are heaps, some of one player's."""

    def __init__(self, names: Sequence[str], state: State) -> None:
        self._options: Options = state.options
        self._names = names
        self.places: dict[tuple[str, ...], Tiles] = {
            (place,): _heap(getattr(state, place)) for place in ("bag", "tower", "supply", "centre")
        }
        self.factories: list[dict[int, Colour]] = [
            dict(enumerate(factory)) for factory in state.factories
        ]
        self.stars: dict[tuple[str, int, int], Colour] = {}
        self.cards: dict[str, int] = {}
        self.stone = "centre" if state.holder is None else names[state.holder]
        for name, player in zip(names, state.players, strict=True):
            self.places["hand", name] = _heap(player.hand)
            self.places["kept", name] = _heap(player.kept)
            self.cards[name] = player.score % CARDS_END
            for star, row in enumerate(player.stars):
                for space, tile in enumerate(row):
                    if tile is not None:
                        self.stars[name, star, space] = tile
        self._factory = 0
        self._who = names[0]

    def lies(self) -> object:
        """Everything that can be felt, for comparison; empty heaps are nothing."""
        heaps = {place: dict(+heap) for place, heap in self.places.items() if +heap}
        return heaps, self.factories, self.stars, self.cards, self.stone

    def obey(self, told: Iterable[Phrase]) -> None:
        for phrase in told:
            slots = dict(phrase.slots)
            if "player" in slots:
                self._who = str(slots["player"])
            self._do(phrase.name, slots)

    def _do(self, name: str, slots: dict[str, Slot]) -> None:
        who = self._who
        hand = self.places["hand", who]
        if name in _NOTHING_MOVES:
            return
        if name in _FROM_HAND_TO:
            self._move(hand, self._heap(_FROM_HAND_TO[name]), _tiles(slots["tiles"]))
            return
        if name in _TO_HAND_FROM:
            self._move(self._heap(_TO_HAND_FROM[name]), hand, _tiles(slots["tiles"]))
            return
        match name:
            case "cards":
                for turn in _items(slots["turns"]):
                    digit = dict(turn.slots)["digit"]
                    assert isinstance(digit, int)
                    tens, ones = divmod(self.cards[who], 10)
                    tens, ones = (digit, ones) if turn.name == "card-tens" else (tens, digit)
                    self.cards[who] = tens * 10 + ones
            case "cards-whole-score":
                score = slots["score"]
                assert isinstance(score, int)
                assert self.cards[who] == score % CARDS_END
            case "sp-begins":
                self.stone = "centre"
            case "sp-stone-taken":
                assert self.stone == "centre"
                self.stone = who
            case "sp-back-stone":
                assert self.stone == who
                self.stone = "centre"
            case "sp-back-stone-out":
                assert self.stone == "centre"
                self.stone = who
            case "sp-stocked" | "sp-restocked":
                self._move(self._heap("bag"), self._heap("supply"), _tiles(slots["tiles"]))
            case "sp-back-stocked":
                self._move(self._heap("supply"), self._heap("bag"), _tiles(slots["tiles"]))
            case "sp-poured":
                tower = self._heap("tower")
                assert tower.total() == slots["count"]
                self._move(tower, self._heap("bag"), Counter(tower))
            case "sp-back-poured":
                self._move(self._heap("bag"), self._heap("tower"), _tiles(slots["tiles"]))
            case "filled":
                self._factory = _number(slots["factory"]) - 1
                assert not self.factories[self._factory]
                self._take_out(self._heap("bag"), _tiles(slots["tiles"]))
            case "grid-row":
                row = slots["row"]
                assert isinstance(row, int)
                for column, label in enumerate(_items(slots["labels"])):
                    colour = COLOUR_OF_LABEL[label.name.removeprefix("label-").upper()]
                    self.factories[self._factory][2 * (row - 1) + column] = colour
            case "back-filled":
                factory = self.factories[_number(slots["factory"]) - 1]
                assert Counter(factory.values()) == _tiles(slots["tiles"])
                self._heap("bag").update(factory.values())
                factory.clear()
            case "sp-taken":
                self._take(slots["source"], _tiles(slots["tiles"]))
            case "to-centre":
                rest = self.factories[self._factory]
                assert Counter(rest.values()) == _tiles(slots["tiles"])
                self._heap("centre").update(rest.values())
                rest.clear()
            case "sp-back-rest" | "sp-back-to-factory":
                source = self._heap("centre") if name == "sp-back-rest" else hand
                self._lay(slots["factory"], source, slots["tiles"])
            case "sp-placed":
                [(colour, _)] = _tiles(slots["tiles"]).items()
                self._take_out(hand, Counter({colour: 1}))
                spot = self._spot(slots["spot"])
                assert spot not in self.stars
                self.stars[spot] = colour
            case "sp-back-placed":
                [(colour, _)] = _tiles(slots["tiles"]).items()
                assert self.stars.pop(self._spot(slots["spot"])) is colour
                hand[colour] += 1
            case "sp-corners-paid":
                self._move(self._heap("kept"), self._heap("tower"), _tiles(slots["tiles"]))
            case "sp-back-corners":
                self._move(self._heap("tower"), self._heap("kept"), _tiles(slots["tiles"]))
            case _:
                raise AssertionError(name)

    def _heap(self, place: str) -> Tiles:
        return self.places[place, self._who] if place == "kept" else self.places[place,]

    def _take_out(self, heap: Tiles, moved: Tiles) -> None:
        assert heap >= moved, (heap, moved)
        heap.subtract(moved)

    def _move(self, source: Tiles, target: Tiles, moved: Tiles) -> None:
        self._take_out(source, moved)
        target.update(moved)

    def _take(self, source: Slot, taken: Tiles) -> None:
        hand = self.places["hand", self._who]
        assert isinstance(source, Phrase)
        if source.name == "from-centre":
            self._move(self._heap("centre"), hand, taken)
            return
        self._factory = _number(source) - 1
        lying = self.factories[self._factory]
        for colour in taken.elements():
            space = next(space for space, tile in lying.items() if tile is colour)
            del lying[space]
        hand.update(taken)

    def _lay(self, number: Slot, source: Tiles, told: Slot) -> None:
        """Tiles back on the spaces of a factory."""
        assert isinstance(number, int)
        factory = self.factories[number - 1]
        for tile_at in _items(told):
            slots = dict(tile_at.slots)
            found = _tiles(slots["tiles"])
            spaces = _spaces(slots["places"])
            assert found.total() == len(spaces)
            self._take_out(source, found)
            for colour, space in zip(found.elements(), spaces, strict=True):
                assert space not in factory
                factory[space] = colour
        # On a table nobody sees in which order a space was filled.
        self.factories[number - 1] = dict(sorted(factory.items()))

    def _spot(self, spot: Slot) -> tuple[str, int, int]:
        assert isinstance(spot, Phrase)
        slots = dict(spot.slots)
        star, space = slots["star"], slots["space"]
        assert isinstance(star, Phrase)
        assert isinstance(space, int)
        number = _number(star) if star.name == "star-number" else _STARS[star.name]
        return self._who, number, space_index(self._options, number, space)


def _heap(counts: Sequence[int]) -> Tiles:
    return Counter({colour: counts[colour] for colour in Colour})


def _number(phrase: Slot) -> int:
    """The only number of a phrase that names a factory or a star."""
    assert isinstance(phrase, Phrase)
    [number] = [value for name, value in phrase.slots if name in ("factory", "star")]
    assert isinstance(number, int)
    return number


def _items(slot: Slot) -> list[Phrase]:
    """A list as its items, however it is joined."""
    if isinstance(slot, tuple):
        return list(slot)
    assert isinstance(slot, Phrase)
    if slot.name == "list-and":
        slots = dict(slot.slots)
        return [*_items(slots["items"]), *_items(slots["last"])]
    return [slot]


def _tiles(slot: Slot) -> Tiles:
    found: Tiles = Counter()
    for item in _items(slot):
        slots = dict(item.slots)
        if item.name == "sp-with-wild":
            found += _tiles(slots["tiles"]) + _tiles(slots["wild"])
            continue
        count = slots["count"]
        assert isinstance(count, int)
        assert count > 0
        found[_TILES[item.name]] += count
    return found


def _spaces(slot: Slot) -> list[int]:
    """Places on a grid, from 0."""
    assert isinstance(slot, Phrase)
    slots = dict(slot.slots)
    if slot.name == "place":
        place = slots["place"]
        assert isinstance(place, int)
        return [place - 1]
    found: list[int] = []
    for item in _items(slots["places"]):
        inner = dict(item.slots)
        first, last = (
            (inner["first"], inner["last"])
            if item.name == "number-range"
            else (inner["number"], inner["number"])
        )
        assert isinstance(first, int)
        assert isinstance(last, int)
        found += range(first - 1, last)
    return found
