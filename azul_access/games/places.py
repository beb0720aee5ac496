"""The table place by place, for every game of the family: setting, checking and laying it again."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeVar

from azul_access.games.contents import (
    CourseContent,
    FactoryContent,
    RoundContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.context import TypedContext
from azul_access.games.factories import factory_grid
from azul_access.games.table import Area
from azul_access.games.terms import factory_name
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Phrase, describe_numbers, join_with_and, phrase

ColourT = TypeVar("ColourT", bound=IntEnum)
ContentT = TypeVar("ContentT")
OptionsT = TypeVar("OptionsT")


class StockChange(NamedTuple):
    """The tiles that go from and to the bag and the reserve (the lid, the tower) by a setting."""

    from_bag: Counts
    from_reserve: Counts
    to_bag: Counts
    to_reserve: Counts


def stock_change(
    bag_before: Counts, bag_after: Counts, reserve_before: Counts, reserve_after: Counts
) -> StockChange:
    return StockChange(
        _excess(bag_before, bag_after),
        _excess(reserve_before, reserve_after),
        _excess(bag_after, bag_before),
        _excess(reserve_after, reserve_before),
    )


def _excess(one: Counts, other: Counts) -> Counts:
    """How many more tiles of each colour `one` has."""
    return tuple([max(a - b, 0) for a, b in zip(one, other, strict=True)])


def find_changed(before: Sequence[ContentT], after: Sequence[ContentT]) -> list[ContentT]:
    """The contents of `after` that differ from those of `before`; both have the same places."""
    return [new for old, new in zip(before, after, strict=True) if old != new]


def next_seats(order: Sequence[int]) -> tuple[int, ...]:
    """For each seat the one that is next in turn; `order` has every seat once."""
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    return tuple(following[seat] for seat in range(len(order)))


def order_of(next_seat: Sequence[int], first: int = 0) -> tuple[int, ...]:
    """The seats in the order of their turns, from the `first` one on."""
    order = [first]
    while len(order) < len(next_seat):
        order.append(next_seat[order[-1]])
    return tuple(order)


def group_steps(
    contents: Sequence[ContentT],
    place_kind: Callable[[ContentT], Hashable],
    is_empty: Callable[[ContentT], bool],
) -> list[tuple[ContentT, ...]]:
    """Contents in steps that can be followed by hand.

    A place with anything on it is a step of its own. Neighbouring places of one kind that are
    empty are one step, after those of their kind that are not.
    """
    steps: list[tuple[ContentT, ...]] = []
    empty: list[ContentT] = []
    kind: Hashable = None
    for content in contents:
        if place_kind(content) != kind:
            if empty:
                steps.append(tuple(empty))
            empty, kind = [], place_kind(content)
        if is_empty(content):
            empty.append(content)
        else:
            steps.append((content,))
    if empty:
        steps.append(tuple(empty))
    return steps


def describe_changes(
    before: Sequence[ContentT],
    after: Sequence[ContentT],
    area: Callable[[ContentT], int | Area],
    steps: Callable[[Sequence[ContentT]], Sequence[Sequence[ContentT]]],
    describe: Callable[[Sequence[ContentT]], list[Phrase]],
) -> list[Phrase]:
    """The places that players have set, as they are in `after`.

    Not the bag and the reserve, of which the moved tiles are told, and not whose turn it is, which
    follows at the end of the announcement. `area`, `steps` and `describe` are the game's own.
    """
    named = [
        content
        for content in find_changed(before, after)
        if area(content) not in (Area.STOCK, Area.TURN)
    ]
    return [sentence for step in steps(named) for sentence in describe(step)]


def describe_factory_step(
    context: TypedContext[OptionsT],
    step: Sequence[FactoryContent[ColourT]],
    grouped: Callable[[Sequence[ColourT]], tuple[Phrase, ...]],
    label: Callable[[ColourT], Phrase],
) -> list[Phrase]:
    """A factory with its tiles, or the factories that are empty."""
    factory, tiles = step[0].factory, step[0].tiles
    if not tiles and len(step) == 1:
        return [phrase("factory-empty", factory=factory_name(factory))]
    if not tiles:
        numbers = [content.factory.index + 1 for content in step]
        return [phrase("factories-empty", factories=describe_numbers(numbers))]
    sentence = phrase("filled", factory=factory_name(factory), tiles=grouped(tiles))
    return [sentence, *factory_grid(context, [label(tile) for tile in tiles])]


def describe_course(names: Sequence[str], content: CourseContent) -> Phrase:
    match content:
        case RoundContent(number):
            return phrase("round-begun", round=number)
        case SeatsContent(order):
            in_order = join_with_and([phrase("name", name=names[seat]) for seat in order])
            return phrase("places-seats", players=in_order)
        case TurnContent(seat):
            return phrase("places-turn", player=names[seat])


def describe_whereabouts(label: Phrase, places: Iterable[tuple[Phrase, int]]) -> Phrase:
    """Every place with tiles of a colour, and how many; a place may come several times."""
    totals: dict[Phrase, int] = {}
    for name, count in places:
        totals[name] = totals.get(name, 0) + count
    sources = tuple(
        [phrase("count-at", count=count, source=name) for name, count in totals.items()]
    )
    return phrase("colour-at", label=label, sources=sources)
