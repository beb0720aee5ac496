"""Parts of a grammar that the games of the family share: sources, players, corrections.

A capture is what a node of a rule matched: a concept, a number or a player (`language.grammar`).
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from azul_access.games.questions import AboutCentre, AboutFactories, AboutGame, AboutScore
from azul_access.games.sources import CENTRE, FACTORIES, FACTORY_SPACES, Factory, Source
from azul_access.games.system import Ask, Command, Commands, CorrectionRequest, Question
from azul_access.language.grammar import (
    ORDINAL,
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
    keyword,
    maybe,
    one_of,
    seq,
    word,
)

ColourT = TypeVar("ColourT")
PartT = TypeVar("PartT")
# Makes a command of captures; None where they contradict each other.
BuildCommand = Callable[[Captures], Command | None]

# 0 and the numbers of factories that this game does not have are refused with a reason.
_ANY_FACTORY = Number("factory", 0, 99, spoken=len(FACTORIES))
FACTORY_NUMBER = Number("factory", 1, 99, spoken=len(FACTORIES))
SOURCE = alt(one_of("centre", "centre"), seq(keyword("factory"), _ANY_FACTORY))
FROM_SOURCE = seq(keyword("from"), maybe("the"), SOURCE)
WHOSE = Opt(seq(maybe("of"), alt(Name("seat"), Number("seat", 1, 99, spoken=4))))
_FACTORY = seq(keyword("factory"), FACTORY_NUMBER)
_ENTRY = seq(word("move"), Number("number", 1, 9999, spoken=20))
_ROUND = seq(
    maybe("to", "from"),
    maybe("the"),
    alt(
        seq(word("round"), Number("round", 1, 99, spoken=9)),
        seq(Number("round", 1, 9, forms=(ORDINAL,)), word("round")),
    ),
)
# The command that a correction replaces: by its number, its player, its factory, its round.
_WHICH_ENTRY = seq(Opt(_ROUND), _ENTRY)
_WHICH = Opt(alt(_WHICH_ENTRY, seq(_ROUND, Opt(Name("seat"))), seq(Name("seat"), Opt(_ROUND))))
_WHICH_FACTORY = alt(_WHICH_ENTRY, seq(Opt(_ROUND), _FACTORY), seq(_FACTORY, _ROUND))


def named_factories(tile: Node) -> Node:
    """Factories with their numbers and tiles; the word for a factory may be left out in typing."""
    tiles = Many("tiles", tile)
    named = seq(word("factory"), FACTORY_NUMBER)
    return alt(
        Many("factories", seq(named, tiles)),
        # "in factory 1 go two red ...", "put two red ... in factory 1"
        Typed(Many("factories", seq(maybe("to"), maybe("the"), named, word("put"), tiles))),
        Typed(Many("factories", seq(maybe("put"), tiles, word("to"), maybe("the"), named))),
        Typed(Many("numbers", seq(FACTORY_NUMBER, tiles))),
    )


def named_draws(
    captures: Captures, colours: Mapping[str, ColourT]
) -> list[tuple[Factory, tuple[ColourT, ...]]] | None:
    """The factories and tiles of `named_factories`.

    None for numbers that are counts and not factories, as in "2r b s" and "one red, one blue"; in
    "2 bbxo" the 2 may be a factory.
    """
    groups = groups_of(captures, "factories" if "factories" in captures else "numbers")
    draws = [(factory_of(group), tiles_of(group, "tiles", colours)) for group in groups]
    if "numbers" in captures:
        is_counted = any(count_of(item) for group in groups for item in groups_of(group, "tiles"))
        if is_counted or any(len(tiles) != FACTORY_SPACES for _, tiles in draws):
            return None
    return draws


def factory_of(captures: Captures) -> Factory:
    return Factory(cast(int, captures["factory"]) - 1)


def source_of(captures: Captures) -> Source:
    return CENTRE if "centre" in captures else factory_of(captures)


def count_of(captures: Captures) -> int | None:
    return cast("int | None", captures.get("count"))


def seat_of(captures: Captures) -> int | None:
    match captures.get("seat"):
        case Seat(index):
            return index
        case int(number):
            return number - 1
    return None


def tiles_of(captures: Captures, slot: str, colours: Mapping[str, ColourT]) -> tuple[ColourT, ...]:
    """The tiles of a repeated node, each item with a colour and perhaps a count."""
    return tuple(
        colours[cast(str, item["colour"])]
        for item in cast("tuple[Captures, ...]", captures.get(slot, ()))
        for _ in range(count_of(item) or 1)
    )


def groups_of(captures: Captures, slot: str) -> tuple[Captures, ...]:
    """The captures of each item of a repeated node."""
    return cast("tuple[Captures, ...]", captures[slot])


def _correction(
    command: Command, captures: Captures, *, of_factory: bool = False
) -> CorrectionRequest:
    number, round_number, factory = (
        cast("int | None", captures.get(slot)) for slot in ("number", "round", "factory")
    )
    place = factory if of_factory else None
    return CorrectionRequest(command, number, seat_of(captures), place, round_number)


def matches_correction(correction: CorrectionRequest, command: Command, state: Any) -> bool:
    """Whether `correction` can replace `command`, which was given in `state`.

    Only the filling of a factory can be named by its place.
    """
    if type(command) is not type(correction.command):
        return False
    if correction.place is not None:
        return bool(correction.place == state.filled + 1)
    return correction.player is None or correction.player == state.turn


def divide_draw(tiles: tuple[ColourT, ...]) -> list[tuple[ColourT, ...]]:
    """A list of tiles, divided into factories of four."""
    starts = range(0, len(tiles), FACTORY_SPACES)
    return [tiles[start : start + FACTORY_SPACES] for start in starts]


def command_rule(
    name: str, node: Node, build: BuildCommand, checks: frozenset[str] = frozenset()
) -> Rule:
    """A command of the player whose turn it is, who may be named: "Anna: 2b3"."""

    def build_commands(captures: Captures) -> Commands | None:
        command = build(captures)
        return None if command is None else Commands((command,), seat_of(captures))

    return Rule(name, seq(Opt(Name("seat")), node), build_commands, checks)


def what_if_rule(
    name: str,
    node: Node,
    build: BuildCommand,
    what_if: Callable[[Any], Question],
    checks: frozenset[str] = frozenset(),
) -> Rule:
    """The question `what_if` about a command."""

    def build_question(captures: Captures) -> Ask | None:
        command = build(captures)
        return None if command is None else Ask(what_if(command))

    return Rule(name, seq(word("what-if"), node), build_question, checks)


def correction_rule(
    name: str, node: Node, build: BuildCommand, checks: frozenset[str] = frozenset()
) -> Rule:
    """A command in place of an earlier one."""

    def build_correction(captures: Captures) -> CorrectionRequest | None:
        command = build(captures)
        return None if command is None else _correction(command, captures)

    return Rule(name, seq(word("correct"), _WHICH, node), build_correction, checks)


def fill_correction_rule(tile: Node, build: Callable[[Captures], Command]) -> Rule:
    """The tiles of a factory, each matched by `tile`, in place of those that it was filled with."""

    def build_correction(captures: Captures) -> CorrectionRequest:
        return _correction(build(captures), captures, of_factory=True)

    return Rule(
        "correct-fill", seq(word("correct"), _WHICH_FACTORY, Many("tiles", tile)), build_correction
    )


def _about_factories(captures: Captures) -> Ask:
    return Ask(AboutFactories(factory_of(captures) if "factory" in captures else None))


def _about_score(captures: Captures) -> Ask:
    return Ask(AboutScore(seat_of(captures)))


FACTORY_RULES = (
    Rule("factories", word("factories", "factory"), _about_factories),
    Rule("factory", seq(word("factory", "factories"), FACTORY_NUMBER), _about_factories),
)
CENTRE_RULE = Rule("centre", word("centre"), lambda _: Ask(AboutCentre()))
SCORE_RULES = (
    Rule("score", seq(word("score"), WHOSE), _about_score),
    Rule("score-of", seq(Name("seat"), word("score")), _about_score),
)


def board_rules(
    parts: Mapping[str, PartT], about: Callable[[PartT, int | None], Question]
) -> tuple[Rule, Rule]:
    """Questions about a part of the board of a player."""

    def build(captures: Captures) -> Ask:
        return Ask(about(parts[cast(str, captures["part"])], seat_of(captures)))

    part = one_of("part", *parts)
    named = seq(Name("seat"), part)
    return Rule("board", seq(part, WHOSE), build), Rule("board-of", named, build)


def where_rule(colour: Node, build: Callable[[Captures], Question]) -> Rule:
    """The question where tiles of a colour can be taken."""
    node = seq(word("where"), maybe("the-tiles"), colour)
    return Rule("where", node, lambda captures: Ask(build(captures)))


GAME_RULE = Rule("game", word("game"), lambda _: Ask(AboutGame()))
