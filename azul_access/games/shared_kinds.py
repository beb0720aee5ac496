"""Kinds of places that say how a game stands, for every game of the family."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from azul_access.games.grammar import groups_of, seat_of
from azul_access.games.kinds import (
    HOLDS,
    AnyContext,
    AnyOptions,
    AnyState,
    Content,
    Kind,
    name_of,
    of_player,
)
from azul_access.games.place_json import decode_list, decode_number, decode_seat, encode_seat
from azul_access.games.set_checks import MOST_ROUNDS, check_order, check_points, check_round
from azul_access.games.table import Area
from azul_access.games.terms import describe_score, resolve_seat
from azul_access.games.turn_order import next_seats, order_of
from azul_access.language.grammar import (
    Captures,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Seat,
    Typed,
    alt,
    maybe,
    one_of,
    seq,
    word,
)
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.values import frozen

PhaseT = TypeVar("PhaseT", bound=Enum)

# Scores are spoken as far as there are words for numbers.
# Points below 0 are refused with the reason.
_POINTS = seq(Opt(Typed(one_of("minus", "minus"))), Number("points", 0, 9999, spoken=99))
_MARKER_PLACE = alt(
    seq(maybe("of", "to"), Name("seat")), seq(maybe("to"), one_of("centre", "centre"))
)


@frozen(eq=False, slots=False, kw_only=True)
class Scores(Kind[int]):
    """The points of each player, `least` or more, which depends on the options."""

    name: str = "score"
    field: str = "score"
    asked_for: ClassVar[str] = "score"
    # "Anna has 23 points"
    bare_node: ClassVar[Node | None] = seq(Name("seat"), word("holds"), _POINTS, word("score"))
    least: Callable[[Any], int] = lambda _options: 0

    def check(self, state: AnyState, content: Content[int]) -> int:
        check_points(content.value, self.least(state.options))
        return content.value

    def encode_value(self, value: int) -> dict[str, object]:
        return {"points": value}

    def decode_value(self, data: Mapping[str, object]) -> int:
        return decode_number(data["points"], -9999)

    def describe(self, context: AnyContext, step: Sequence[Content[int]]) -> list[Phrase]:
        return [describe_score(name_of(context, step[0].seat), step[0].value)]

    def node(self, options: AnyOptions) -> Node:
        # "score Anna 23", "Anna 23 points", "Anna has 23 points"
        return alt(
            seq(of_player(word("score")), HOLDS, _POINTS),
            seq(Name("seat"), HOLDS, _POINTS, maybe("score")),
        )

    def value_node(self, options: AnyOptions) -> Node:
        return seq(_POINTS, maybe("score"))

    def value_of(self, captures: Captures) -> int:
        points = cast(int, captures["points"])
        return -points if "minus" in captures else points


@frozen(eq=False, slots=False, kw_only=True)
class Round(Kind[int]):
    """The number of the round, from 1 to `most`, which depends on the options."""

    name: str = "round"
    field: str = "round"
    area: Area | None = Area.COURSE
    most: Callable[[Any], int] = lambda _options: MOST_ROUNDS

    def check(self, state: AnyState, content: Content[int]) -> int:
        check_round(content.value, self.most(state.options))
        return content.value

    def encode_value(self, value: int) -> dict[str, object]:
        return {"number": value}

    def decode_value(self, data: Mapping[str, object]) -> int:
        return decode_number(data["number"])

    def describe(self, context: AnyContext, step: Sequence[Content[int]]) -> list[Phrase]:
        return [phrase("round-begun", round=step[0].value)]

    def node(self, options: AnyOptions) -> Node:
        return seq(word("round"), self.value_node(options))

    def value_node(self, options: AnyOptions) -> Node:
        return Number("round", 0, 9999, spoken=9)

    def value_of(self, captures: Captures) -> int:
        return cast(int, captures["round"])


@frozen(eq=False, slots=False, kw_only=True)
class Order(Kind[tuple[int, ...]]):
    """The seats in the order of their turns; no place where two people take turns."""

    name: str = "seats"
    field: str = "next_seat"
    area: Area | None = Area.COURSE

    def read_from(self, holder: AnyState, seat: int | None) -> list[Content[tuple[int, ...]]]:
        following = holder.next_seat
        return [self.content(order_of(following))] if len(following) > 2 else []

    def check(self, state: AnyState, content: Content[tuple[int, ...]]) -> tuple[int, ...]:
        check_order(content.value, len(state.players))
        return next_seats(content.value)

    def encode_value(self, value: tuple[int, ...]) -> dict[str, object]:
        return {"players": [seat + 1 for seat in value]}

    def decode_value(self, data: Mapping[str, object]) -> tuple[int, ...]:
        return tuple([decode_number(seat) - 1 for seat in decode_list(data["players"])])

    def describe(
        self, context: AnyContext, step: Sequence[Content[tuple[int, ...]]]
    ) -> list[Phrase]:
        players = [phrase("name", name=context.names[seat]) for seat in step[0].value]
        return [phrase("places-seats", players=join_with_and(players))]

    def node(self, options: AnyOptions) -> Node:
        return seq(word("order"), self.value_node(options))

    def value_node(self, options: AnyOptions) -> Node:
        return Many("players", seq(maybe("and"), Name("seat")))

    def value_of(self, captures: Captures) -> tuple[int, ...]:
        return tuple(cast(Seat, item["seat"]).index for item in groups_of(captures, "players"))


ORDER = Order()


@frozen(eq=False, slots=False, kw_only=True)
class Turn(Kind[int]):
    """Whose turn it is; while tiles are drawn for a round, who begins it."""

    name: str = "turn"
    field: str = "turn"
    area: Area | None = Area.TURN
    asked_for: ClassVar[str] = "turn"
    bare_node: ClassVar[Node | None] = seq(Name("seat"), word("is", "holds"), word("on-turn"))

    def check(self, state: AnyState, content: Content[int]) -> int:
        return resolve_seat(state.players, content.value, content.value)

    def encode_value(self, value: int) -> dict[str, object]:
        return encode_seat(value)

    def decode_value(self, data: Mapping[str, object]) -> int:
        return decode_number(data["player"], 1) - 1

    def describe(self, context: AnyContext, step: Sequence[Content[int]]) -> list[Phrase]:
        return [phrase("places-turn", player=context.names[step[0].value])]

    def node(self, options: AnyOptions) -> Node:
        return alt(seq(word("on-turn"), Name("seat")), seq(Name("seat"), word("on-turn")))

    def value_node(self, options: AnyOptions) -> Node:
        return Name("seat")

    def value_of(self, captures: Captures) -> int:
        return cast(Seat, captures["seat"]).index


class Holder(NamedTuple):
    """The seat that has the start marker; None: it is in the centre.

    `beside`: it lies beside the board and on none of its spaces. Setting the table ignores that.
    """

    seat: int | None
    beside: bool = False


@frozen(eq=False, slots=False, kw_only=True)
class StartMarker(Kind[Holder]):
    """The start marker or start stone; `in_words` describes it for a player, None in the centre."""

    field: str = "holder"
    area: Area | None = Area.CENTRE
    in_words: Callable[[str | None], Phrase]

    def read_from(self, holder: AnyState, seat: int | None) -> list[Content[Holder]]:
        return [self.content(Holder(holder.holder))]

    def put(self, state: AnyState, content: Content[Holder]) -> AnyState:
        seat = content.value.seat
        if seat is not None:
            resolve_seat(state.players, seat, seat)
        return state._replace(holder=seat)

    def encode_value(self, value: Holder) -> dict[str, object]:
        return {**encode_seat(value.seat), **({"beside": True} if value.beside else {})}

    def decode_value(self, data: Mapping[str, object]) -> Holder:
        return Holder(decode_seat(data), data.get("beside", False) is True)

    def describe(self, context: AnyContext, step: Sequence[Content[Holder]]) -> list[Phrase]:
        return [self.describe_holder(context, step[0].value.seat)]

    def describe_holder(self, context: AnyContext, seat: int | None) -> Phrase:
        """Who has the marker; None: it is in the centre."""
        return self.in_words(None if seat is None else context.names[seat])

    def node(self, options: AnyOptions) -> Node:
        return alt(
            seq(word("start-marker"), HOLDS, _MARKER_PLACE),
            seq(Name("seat"), HOLDS, maybe("the"), word("start-marker")),
        )

    def value_node(self, options: AnyOptions) -> Node:
        return _MARKER_PLACE

    def value_of(self, captures: Captures) -> Holder:
        return Holder(None if "centre" in captures else seat_of(captures))


def began(context: AnyContext, state: AnyState, seat: int) -> Phrase | None:
    """Who began the round, where it was not the player of a seat."""
    if state.starter == seat:
        return None
    return phrase("claim-began", player=context.names[state.starter])


class SaidPhase(NamedTuple, Generic[PhaseT]):
    """What players say that the game waits for.

    `due` is how many tiles the player on turn has still to choose, in phases that have that.
    """

    phase: PhaseT
    due: int = 0


@frozen(eq=False, slots=False, kw_only=True)
class Phases(Kind[SaidPhase[PhaseT]]):
    """The phase, which players can only say; what is set follows from all places together.

    `of_concept` has the phases that can be named, `phases` is the enumeration of all.
    """

    name: str = "phase"
    field: str = "phase"
    area: Area | None = Area.COURSE
    phases: type[PhaseT]
    of_concept: Mapping[str, PhaseT]
    said_with: Node | None = None

    def put(self, state: AnyState, content: Content[SaidPhase[PhaseT]]) -> AnyState:
        return state

    def encode_value(self, value: SaidPhase[PhaseT]) -> dict[str, object]:
        return {"phase": value.phase.value, **({"due": value.due} if value.due else {})}

    def decode_value(self, data: Mapping[str, object]) -> SaidPhase[PhaseT]:
        return SaidPhase(self.phases(data["phase"]), decode_number(data.get("due", 0)))

    def node(self, options: AnyOptions) -> Node:
        return self.said_with or phase_node(*self.of_concept)

    def value_of(self, captures: Captures) -> SaidPhase[PhaseT]:
        return SaidPhase(self.of_concept[cast(str, captures["phase"])])


def phase_node(*phases: str) -> Node:
    """One of the phases that players can name."""
    return seq(maybe("phase"), one_of("phase", *phases))
