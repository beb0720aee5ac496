"""Kinds of places for tiles: rows of a table where they differ only in names and numbers."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from azul_access.games import kinds, place_json, sources, terms, tile_names, tuples
from azul_access.games.factories import factory_grid
from azul_access.games.grammar import FACTORY_NUMBER, factory_of
from azul_access.games.set_checks import SetReason, check_size
from azul_access.games.table import Area
from azul_access.games.tiles import Counts
from azul_access.language.grammar import Captures, Many, Node, alt, maybe, seq, word
from azul_access.language.phrase import Phrase, describe_numbers, phrase
from azul_access.values import frozen

ColourT = TypeVar("ColourT", bound=IntEnum)
ValueT = TypeVar("ValueT")
_Row = kinds.Content[tuple[ColourT | None, ...]]
_Factory = kinds.Content[tuple[ColourT, ...]]

_WORDS = seq(maybe("to"), word("factory"), FACTORY_NUMBER)


@frozen(eq=False, slots=False, kw_only=True)
class TileKind(kinds.Kind[ValueT]):
    """A kind of place for tiles, with their names."""

    tiles: tile_names.TileNames[Any]

    def is_empty(self, content: kinds.Content[ValueT]) -> bool:
        return not any(self.counts(content))

    def value_node(self, options: kinds.AnyOptions) -> Node:
        return alt(kinds.EMPTY, Many("tiles", self.tiles.node))


class _CountsKind(TileKind[Counts]):
    """Tiles whose order does not matter, as how many there are of each colour."""

    def counts(self, content: kinds.Content[Counts]) -> Counts:
        return content.value

    def value_of(self, captures: Captures) -> Counts:
        return self.tiles.count(self.tiles.of(captures))


@frozen(eq=False, slots=False, kw_only=True)
class Tally(_CountsKind):
    """Tiles that everybody can see, listed in JSON.

    `called` is the place by itself; `at` is where it is and `in_words` what is there, both for the
    name of its player, "" where it is nobody's. `limit` raises IllegalCommand for more tiles than
    the place can hold, and gets the game's options.
    """

    called: Phrase
    at: Callable[[str], Phrase]
    in_words: Callable[[str, Counts], Sequence[Phrase]]
    limit: Callable[[Any, Counts], None] = lambda _options, _counts: None

    def check(self, state: kinds.AnyState, content: kinds.Content[Counts]) -> Counts:
        self.limit(state.options, content.value)
        return content.value

    def encode_value(self, value: Counts) -> dict[str, object]:
        return {"tiles": self.tiles.list_counts(value)}

    def decode_value(self, data: Mapping[str, object]) -> Counts:
        return self.tiles.count(self.tiles.decode(data["tiles"]))

    def describe(
        self, context: kinds.AnyContext, step: Sequence[kinds.Content[Counts]]
    ) -> list[Phrase]:
        return list(self.in_words(kinds.name_of(context, step[0].seat), step[0].value))

    def title(self, context: kinds.AnyContext, content: kinds.Content[Counts]) -> Phrase:
        return self.called

    def where(self, context: kinds.AnyContext, content: kinds.Content[Counts]) -> Phrase:
        return self.at(kinds.name_of(context, content.seat))


@frozen(eq=False, slots=False, kw_only=True)
class Stock(_CountsKind):
    """The bag, and where used tiles go: what is set follows from all places together.

    `at` is where it is; `in_words` is what is there, for tiles as phrases and their number.
    """

    area: Area | None = Area.STOCK
    at: Phrase
    in_words: Callable[[tuple[Phrase, ...], int], list[Phrase]]

    def place_node(self, options: kinds.AnyOptions) -> Node:
        return word(self.name)

    def put(self, state: kinds.AnyState, content: kinds.Content[Counts]) -> kinds.AnyState:
        return state

    def encode_value(self, value: Counts) -> dict[str, object]:
        return {"tiles": self.tiles.encode_counts(value)}

    def decode_value(self, data: Mapping[str, object]) -> Counts:
        return self.tiles.decode_counts(data["tiles"])

    def describe(
        self, context: kinds.AnyContext, step: Sequence[kinds.Content[Counts]]
    ) -> list[Phrase]:
        counts = step[0].value
        return self.in_words(self.tiles.describe(context, counts), sum(counts))

    def title(self, context: kinds.AnyContext, content: kinds.Content[Counts]) -> Phrase:
        return self.at

    def where(self, context: kinds.AnyContext, content: kinds.Content[Counts]) -> Phrase:
        return self.at


@frozen(eq=False, slots=False, kw_only=True)
class SpacesKind(TileKind[tuple[ColourT | None, ...]]):
    """A row of spaces; None for a free one."""

    def encode_value(self, value: tuple[ColourT | None, ...]) -> dict[str, object]:
        return {"tiles": self.tiles.encode_spaces(value)}

    def decode_value(self, data: Mapping[str, object]) -> tuple[ColourT | None, ...]:
        return self.tiles.decode_spaces(data["tiles"])

    def counts(self, content: _Row[ColourT]) -> Counts:
        return self.tiles.count(content.value)

    def free(self, content: _Row[ColourT]) -> int | None:
        return content.value.count(None)


class OneSpace(NamedTuple):
    """One space and its tile, None where it is free; without a number, the space of the colour."""

    space: int | None
    colour: IntEnum | None


@frozen(eq=False, slots=False, kw_only=True)
class SingleSpaces(kinds.Kind[OneSpace]):
    """Single spaces of `rows`, which players can only say; their number is that of the row.

    `space_key` is the key of a space in JSON. `find` is the space that is meant, from 0; it gets
    the state, the number of the row and what is said, and raises IllegalCommand for none.
    """

    rows: SpacesKind[Any]
    space_key: str
    find: Callable[[Any, int, OneSpace], int]

    def put(self, state: kinds.AnyState, content: kinds.Content[OneSpace]) -> kinds.AnyState:
        row, said = content.number, content.value
        seat = terms.resolve_seat(state.players, content.seat, state.turn)
        self.rows.check_number(state, row)
        index = self.find(state, row, said)
        spaces = getattr(state.players[seat], self.field)[row]
        changed = tuples.replace_item(spaces, index, said.colour)
        return self.rows.put(state, self.rows.content(changed, seat, row))

    def encode_value(self, value: OneSpace) -> dict[str, object]:
        data: dict[str, object] = {}
        if value.space is not None:
            data[self.space_key] = value.space + 1
        if value.colour is not None:
            [data["label"]] = self.rows.tiles.labels([value.colour])
        return data

    def decode_value(self, data: Mapping[str, object]) -> OneSpace:
        space = (
            place_json.decode_number(data[self.space_key], 1) - 1
            if self.space_key in data
            else None
        )
        label = str(data["label"]) if "label" in data else None
        return OneSpace(space, None if label is None else self.rows.tiles.of_label[label])

    def is_empty(self, content: kinds.Content[OneSpace]) -> bool:
        return content.value.colour is None


@frozen(eq=False, slots=False, kw_only=True)
class Factories(TileKind[tuple[ColourT, ...]]):
    """The factories, each with tiles in the order of its spaces."""

    name: str = "factory"
    field: str = "factories"
    area: Area | None = Area.FACTORIES
    first: int | None = 1
    words: Node | None = _WORDS

    def check_number(self, state: kinds.AnyState, number: int) -> None:
        sources.tiles_on(state.factories, sources.Factory(number))

    def check(self, state: kinds.AnyState, content: _Factory[ColourT]) -> tuple[ColourT, ...]:
        check_size(SetReason.FACTORY_SIZE, count=len(content.value), size=sources.FACTORY_SPACES)
        return content.value

    def encode_value(self, value: tuple[ColourT, ...]) -> dict[str, object]:
        return {"tiles": self.tiles.labels(value)}

    def decode_value(self, data: Mapping[str, object]) -> tuple[ColourT, ...]:
        return self.tiles.decode(data["tiles"])

    def describe(
        self, context: kinds.AnyContext, step: Sequence[_Factory[ColourT]]
    ) -> list[Phrase]:
        name, tiles = self.title(context, step[0]), step[0].value
        if not tiles and len(step) == 1:
            return [phrase("factory-empty", factory=name)]
        if not tiles:
            return [phrase("factories-empty", factories=describe_numbers(kinds.numbers(step)))]
        sentence = phrase("filled", factory=name, tiles=self.tiles.group(context, tiles))
        return [sentence, *factory_grid(context, [self.tiles.label(tile) for tile in tiles])]

    def title(self, context: kinds.AnyContext, content: _Factory[ColourT]) -> Phrase:
        return terms.factory_name(sources.Factory(content.number))

    def where(self, context: kinds.AnyContext, content: _Factory[ColourT]) -> Phrase:
        return terms.at_source(sources.Factory(content.number))

    def counts(self, content: _Factory[ColourT]) -> Counts:
        return self.tiles.count(content.value)

    def number_of(self, captures: Captures) -> int:
        return factory_of(captures).index

    def value_of(self, captures: Captures) -> tuple[ColourT, ...]:
        return self.tiles.of(captures)
