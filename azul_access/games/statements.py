"""What players say that lies on the table, as rules over concepts, for every game of the family.

"is" begins a statement ("ist Reihe 3 Ben 2 x", "set score Anna 23"); several can follow each other
in one typed line. Where nobody is named, the player whose turn it is is meant: seat None.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from azul_access.games.contents import (
    CourseContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.grammar import groups_of, seat_of
from azul_access.games.system import Command, Commands
from azul_access.games.table import Content
from azul_access.language.grammar import (
    Captures,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Rule,
    Seat,
    Typed,
    alt,
    maybe,
    one_of,
    seq,
    word,
)

# Builds the contents of a statement; None where its captures contradict each other.
BuildContents = Callable[[Captures], Sequence[Content] | None]
MakeCommand = Callable[[Sequence[Any]], Command]

# Scores are spoken as far as there are words for numbers.
# Points below 0 are refused with the reason.
POINTS = seq(Opt(Typed(one_of("minus", "minus"))), Number("points", 0, 9999, spoken=99))
EMPTY = one_of("empty", "empty")
HOLDS = maybe("holds")
_OWNER = Opt(seq(maybe("of"), Name("seat")))


@dataclass(frozen=True, slots=True)
class Statement:
    """One kind of statement; a `bare` one needs no word before it to be told from other lines."""

    name: str
    node: Node
    build: BuildContents
    bare: bool = False


def of_player(place: Node) -> Node:
    """A place on the board of a named player, or of the one whose turn it is."""
    return seq(maybe("to"), alt(seq(place, _OWNER), seq(Name("seat"), place)))


def players_of(captures: Captures) -> tuple[int, ...]:
    """The seats of a list of names."""
    return tuple(cast(Seat, item["seat"]).index for item in groups_of(captures, "players"))


def points_of(captures: Captures) -> int:
    points = cast(int, captures["points"])
    return -points if "minus" in captures else points


def round_of(captures: Captures) -> int:
    return cast(int, captures["round"])


def marker_seat(captures: Captures) -> int | None:
    """The seat that has the start marker; None where it is in the centre."""
    return None if "centre" in captures else seat_of(captures)


# "score Anna 23", "Anna 23 points", "Anna has 23 points"
SCORE_NODE = alt(
    seq(of_player(word("score")), HOLDS, POINTS),
    seq(Name("seat"), HOLDS, POINTS, maybe("score")),
)
BARE_SCORE_NODE = seq(Name("seat"), word("holds"), POINTS, word("score"))
TURN_NODE = alt(seq(word("on-turn"), Name("seat")), seq(Name("seat"), word("on-turn")))
BARE_TURN_NODE = seq(Name("seat"), word("is", "holds"), word("on-turn"))
MARKER_PLACE = alt(
    seq(maybe("of", "to"), Name("seat")), seq(maybe("to"), one_of("centre", "centre"))
)
MARKER_NODE = alt(
    seq(word("start-marker"), HOLDS, MARKER_PLACE),
    seq(Name("seat"), HOLDS, maybe("the"), word("start-marker")),
)
ROUND_NODE = seq(word("round"), Number("round", 0, 9999, spoken=9))
SEATS_NODE = seq(word("order"), Many("players", seq(maybe("and"), Name("seat"))))


def phase_node(*phases: str) -> Node:
    """One of the phases that players can name."""
    return seq(maybe("phase"), one_of("phase", *phases))


def _score(captures: Captures) -> Sequence[Content]:
    return [ScoreContent(seat_of(captures), points_of(captures))]


def _turn(captures: Captures) -> Sequence[Content]:
    return [TurnContent(cast(int, seat_of(captures)))]


def _seats(captures: Captures) -> Sequence[Content]:
    return [SeatsContent(players_of(captures))]


def _round(captures: Captures) -> Sequence[Content]:
    return [RoundContent(round_of(captures))]


# What can be said in every game of the family.
SHARED_STATEMENTS = (
    Statement("score", SCORE_NODE, _score),
    Statement("bare-score", BARE_SCORE_NODE, _score, bare=True),
    Statement("turn", TURN_NODE, _turn),
    Statement("bare-turn", BARE_TURN_NODE, _turn, bare=True),
    Statement("round", ROUND_NODE, _round),
    Statement("seats", SEATS_NODE, _seats),
)


def shared_value(content: ScoreContent | CourseContent) -> tuple[Node, BuildContents]:
    """The node of a place's value, and its build, which adds what is known of the place."""
    match content:
        case ScoreContent(seat, _):
            return seq(POINTS, maybe("score")), lambda c: [ScoreContent(seat, points_of(c))]
        case RoundContent():
            return Number("round", 0, 9999, spoken=9), _round
        case TurnContent():
            return Name("seat"), _turn
        case SeatsContent():
            return Many("players", seq(maybe("and"), Name("seat"))), _seats


def build_typed_rules(statements: Iterable[Statement], command: MakeCommand) -> tuple[Rule, ...]:
    """The rules for typed lines, in which one or more statements follow each other."""
    bare = [_rule(statement, statement.node, command) for statement in statements if statement.bare]
    return (_several_rule(word("is"), statements, command), *bare)


def build_place_rules(statements: Iterable[Statement], command: MakeCommand) -> tuple[Rule, ...]:
    """The rules for typed lines where every line tells what lies somewhere: "is" can be left out.

    "f3 empty", "no, row 2 Ben 1 x"
    """
    return (_several_rule(maybe("no"), statements, command),)


def _several_rule(begin: Node, statements: Iterable[Statement], command: MakeCommand) -> Rule:
    by_name = {statement.name: statement for statement in statements}

    def build(captures: Captures) -> Commands | None:
        contents: list[Content] = []
        for group in groups_of(captures, "statements"):
            for name, items in group.items():
                for item in cast("tuple[Captures, ...]", items):
                    more = by_name[name].build(item)
                    if more is None:
                        return None
                    contents += more
        return Commands((command(contents),))

    each = alt(*(Many(statement.name, statement.node) for statement in by_name.values()))
    node = seq(begin, Many("statements", seq(maybe("and"), maybe("is"), HOLDS, each)))
    return Rule("set", node, build)


def build_spoken_rules(statements: Iterable[Statement], command: MakeCommand) -> tuple[Rule, ...]:
    """The rules for spoken statements: one at a time, which the recogniser tells apart better."""
    return tuple(
        _rule(
            statement,
            statement.node if statement.bare else seq(word("is"), HOLDS, statement.node),
            command,
        )
        for statement in statements
    )


def _rule(statement: Statement, node: Node, command: MakeCommand) -> Rule:
    def build(captures: Captures) -> Commands | None:
        contents = statement.build(captures)
        return None if contents is None else Commands((command(contents),))

    return Rule(f"set-{statement.name}", node, build)


def build_value_rule(node: Node, build: BuildContents, command: MakeCommand) -> Rule:
    """What is said about a place that is known already: "2 x", "no, 2 x", "empty"."""
    value = Statement("value", seq(maybe("no"), HOLDS, node), build)
    return _rule(value, value.node, command)
