"""A kind of place on the table: the only code that knows how its places are read, set and told.

Each kind of a game is one object: how its places are read from the state and set in it, written as
JSON, described, named, counted, and how people say what lies there. `shared_kinds` has those that
several games need, the module `places` of a game has its own and all of them in a table.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY
from functools import partial
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from azul_access.games import place_json, terms, tuples
from azul_access.games.context import TypedContext
from azul_access.games.grammar import seat_of
from azul_access.games.table import Area
from azul_access.games.tiles import Counts
from azul_access.language.grammar import Captures, Name, Node, Opt, alt, maybe, one_of, seq
from azul_access.language.phrase import Paragraph, Phrase
from azul_access.values import frozen

ValueT = TypeVar("ValueT")
# The state and the options of the game that a kind belongs to. A game's own kinds name its types.
AnyState = Any
AnyOptions = Any
AnyContext = TypedContext[Any]

EMPTY = one_of("empty", "empty")
HOLDS = maybe("holds")
_OWNER = Opt(seq(maybe("of"), Name("seat")))


class Content(NamedTuple, Generic[ValueT]):
    """What lies at one place.

    `seat` is the player whose place it is; None where places of this kind are nobody's, and, where
    players say what lies there, for the player whose turn it is. `number` counts the places of the
    kind from 0; it is 0 where there is one place.
    """

    kind: "Kind[ValueT]"
    seat: int | None
    number: int
    value: ValueT


AnyContent = Content[Any]


@frozen
class SetTable:
    """What players say that lies on the table, place by place."""

    contents: tuple[AnyContent, ...]


# Builds the contents of a statement; None where its captures contradict each other.
BuildContents = Callable[[Captures], Sequence[AnyContent] | None]


@frozen
class Statement:
    """One way to say what lies somewhere; a `bare` one needs no word before it."""

    name: str
    node: Node
    build: BuildContents
    bare: bool = False


@frozen(eq=False, slots=False)
class Kind(ABC, Generic[ValueT]):
    """A kind of place; `value` is what lies at one of its places.

    `name` is the kind's name in JSON and in questions, `field` the field of the state, or of a
    player's board, that holds the value, or the values if the places are numbered: `first` is the
    number of the first one, None for a single place. `area` is the part of the table; None for
    places on the boards. `words` are what players call the place.
    """

    name: str
    field: str
    area: Area | None = None
    _: KW_ONLY
    first: int | None = None
    words: Node | None = None
    # A way to say it that needs no word before it.
    bare_node: ClassVar[Node | None] = None
    # What a walk through the table asks for where the content is not right.
    asked_for: ClassVar[str] = "tiles"
    # Whether a place holds tiles of a single colour.
    one_colour: ClassVar[bool] = False

    def __repr__(self) -> str:
        return self.name

    @property
    def owned(self) -> bool:
        """Whether each player has places of this kind."""
        return self.area is None

    def content(self, value: ValueT, seat: int | None = None, number: int = 0) -> Content[ValueT]:
        return Content(self, seat, number, value)

    def among(self, contents: Sequence[AnyContent]) -> list[Content[ValueT]]:
        """The contents of this kind."""
        return [content for content in contents if content.kind is self]

    # Reading and setting

    def read(self, state: AnyState) -> list[Content[ValueT]]:
        """What lies at all places of this kind."""
        if not self.owned:
            return self.read_from(state, None)
        return [
            content
            for seat, player in enumerate(state.players)
            for content in self.read_from(player, seat)
        ]

    def read_from(self, holder: Any, seat: int | None) -> list[Content[ValueT]]:
        """What lies at the places of one player, whose board is `holder`; or else of the state."""
        value = getattr(holder, self.field)
        if self.first is None:
            return [Content(self, seat, 0, value)]
        return [Content(self, seat, number, each) for number, each in enumerate(value)]

    def put(self, state: AnyState, content: Content[ValueT]) -> AnyState:
        """The state with what players say that lies at a place.

        Raises: IllegalCommand if that place does not exist or cannot hold it.
        """
        if not self.owned:
            return self.put_into(state, state, content)
        seat = terms.resolve_seat(state.players, content.seat, state.turn)
        player = self.put_into(state, state.players[seat], content)
        return state._replace(players=tuples.replace_item(state.players, seat, player))

    def put_into(self, state: AnyState, holder: Any, content: Content[ValueT]) -> Any:
        """The board or the state `holder` with what players say. Raises: IllegalCommand."""
        self.check_number(state, content.number)
        value: object = self.check(state, content)
        if self.first is not None:
            value = tuples.replace_item(getattr(holder, self.field), content.number, value)
        return holder._replace(**{self.field: value})

    def check_number(self, state: AnyState, number: int) -> None:
        """Raises: IllegalCommand if the game has no place of that number, from 0."""

    def check(self, state: AnyState, content: Content[ValueT]) -> ValueT:
        """The value as the state holds it.

        Raises: IllegalCommand if no place of this kind can hold it.
        """
        return content.value

    # JSON

    @property
    def number_key(self) -> str:
        return "number"

    def encode(self, content: Content[ValueT]) -> dict[str, object]:
        """A JSON object with the "place", its player and number, and what lies there."""
        data: dict[str, object] = {"place": self.name, **place_json.encode_seat(content.seat)}
        if self.first is not None:
            data[self.number_key] = content.number + self.first
        return {**data, **self.encode_value(content.value)}

    def decode(self, data: Mapping[str, object]) -> Content[ValueT]:
        """Raises: KeyError, TypeError or ValueError if `data` describes no place of this kind."""
        seat = place_json.decode_seat(data) if self.owned else None
        number = 0
        if self.first is not None:
            number = place_json.decode_number(data[self.number_key], self.first) - self.first
        return Content(self, seat, number, self.decode_value(data))

    @abstractmethod
    def encode_value(self, value: ValueT) -> dict[str, object]: ...

    @abstractmethod
    def decode_value(self, data: Mapping[str, object]) -> ValueT:
        """Raises: KeyError, TypeError or ValueError if `data` has no such value."""

    # Sentences

    def describe(self, context: AnyContext, step: Sequence[Content[ValueT]]) -> list[Phrase]:
        """One place, or several that are empty, with the names of places and players.

        Nothing for what players can say that is no place of the table.
        """
        return []

    def describe_one(self, context: AnyContext, content: Content[ValueT]) -> Paragraph:
        """The answer to what lies at a place."""
        return self.describe(context, [content])

    def title(self, context: AnyContext, content: Content[ValueT]) -> Phrase:
        """The name of a place by itself: "row 2"."""
        raise TypeError(self)

    def inside(self, context: AnyContext, content: Content[ValueT]) -> Phrase:
        """Where a place is, within a sentence that names its player."""
        return (self.title if self.owned else self.where)(context, content)

    def where(self, context: AnyContext, content: Content[ValueT]) -> Phrase:
        """Where a place is, within a sentence, with its player."""
        raise TypeError(self)

    # Questions

    def is_empty(self, content: Content[ValueT]) -> bool:
        """Whether nothing lies at the place, or nothing has happened there."""
        return False

    def counts(self, content: Content[ValueT]) -> Counts:
        """The tiles by colour; () where places of this kind hold no tiles of the game."""
        return ()

    def free(self, content: Content[ValueT]) -> int | None:
        """How many spaces are free; None where their number does not matter."""
        return None

    def missing(self, context: AnyContext, content: Content[ValueT]) -> tuple[Phrase, ...]:
        """The tiles that would complete the place; nothing if it is complete."""
        return ()

    def cost(self, options: AnyOptions, content: Content[ValueT]) -> int:
        """The points that what lies there costs."""
        return 0

    def lacks(self, options: AnyOptions, content: Content[ValueT], colour: int) -> bool:
        """Whether the place would need tiles of a colour to be complete."""
        return False

    # Statements

    def statements(self, options: AnyOptions) -> list[Statement]:
        """How players say what lies at a place of this kind."""
        build = partial(self.build, options)
        told = [Statement(self.name, self.node(options), build)]
        if self.bare_node is not None:
            told.append(Statement(f"bare-{self.name}", self.bare_node, build, bare=True))
        return told

    def node(self, options: AnyOptions) -> Node:
        """A place and what it holds."""
        return seq(self.place_node(options), HOLDS, self.value_node(options))

    def place_node(self, options: AnyOptions) -> Node:
        assert self.words is not None
        return of_player(self.words) if self.owned else self.words

    def value_node(self, options: AnyOptions) -> Node:
        """What a place holds."""
        raise TypeError(self)

    def build(self, options: AnyOptions, captures: Captures) -> Sequence[AnyContent] | None:
        """What `node` says; None where its captures contradict each other."""
        seat = seat_of(captures) if self.owned else None
        return self.build_at(options, seat, self.number_of(captures), captures)

    def number_of(self, captures: Captures) -> int:
        """The number of the place that is named, from 0."""
        return 0

    def build_at(
        self, options: AnyOptions, seat: int | None, number: int, captures: Captures
    ) -> Sequence[AnyContent] | None:
        """What `value_node` says about a place that is known."""
        return [Content(self, seat, number, self.value_of(captures))]

    def value_of(self, captures: Captures) -> ValueT:
        raise TypeError(self)


def of_player(place: Node) -> Node:
    """A place on the board of a named player, or of the one whose turn it is."""
    return seq(maybe("to"), alt(seq(place, _OWNER), seq(Name("seat"), place)))


def name_of(context: AnyContext, seat: int | None) -> str:
    """The player of a place; "" where it is nobody's."""
    return "" if seat is None else context.names[seat]


def numbers(step: Sequence[Content[Any]]) -> list[int]:
    """The numbers of several places, from 1."""
    return [content.number + 1 for content in step]
