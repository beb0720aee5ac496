"""What players say that lies on the table of Summer Pavilion, and the command that sets it."""

from collections.abc import Sequence
from functools import cache, partial
from typing import cast

from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.grammar import FACTORY_NUMBER, factory_of, groups_of, seat_of
from azul_access.games.statements import (
    EMPTY,
    HOLDS,
    MARKER_NODE,
    MARKER_PLACE,
    SHARED_STATEMENTS,
    BuildContents,
    Statement,
    build_place_rules,
    build_spoken_rules,
    build_typed_rules,
    build_value_rule,
    marker_seat,
    of_player,
    phase_node,
    shared_value,
)
from azul_access.games.summer_pavilion.commands import Command, SetTable
from azul_access.games.summer_pavilion.contents import (
    CentreContent,
    Content,
    CornersContent,
    HandContent,
    PassedContent,
    PhaseContent,
    SpaceContent,
    StarContent,
    StoneContent,
    SupplyContent,
    TowerContent,
)
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.nodes import (
    COLOUR,
    NAMED_STAR,
    SPACE_NUMBER,
    TILE,
    colour_of,
    colours_of,
    star_of,
)
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, COLOURS, SPACES, STARS, Colour
from azul_access.games.summer_pavilion.position import decode_position as decode_position
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import space_index
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.grammar import (
    Captures,
    Many,
    Name,
    Node,
    Opt,
    Rule,
    alt,
    maybe,
    one_of,
    seq,
    word,
)

_TILES_VALUE = alt(EMPTY, Many("tiles", TILE))
_SPACE_TILE = seq(maybe("and"), SPACE_NUMBER, Opt(COLOUR))
_STAR_VALUE = alt(EMPTY, Many("spaces", _SPACE_TILE))
_SPACE = seq(maybe("to"), word("space"), SPACE_NUMBER)
_PASSED = one_of("passed", "has-passed", "has-not-passed")
_PHASES = {
    "supply": Phase.SUPPLY,
    "filling": Phase.FILL,
    "taking": Phase.TAKE,
    "placing": Phase.PLACE,
}
_PHASE_NODE = alt(
    phase_node(*[name for name in _PHASES if name != "supply"]),
    seq(word("phase"), one_of("phase", "supply")),
)


def set_command(contents: Sequence[Content], *, whole: bool = False) -> SetTable:
    """The command that sets `contents`.

    With `whole` the players have gone through the whole table: where tiles lie that are to be
    taken, they are taking tiles; else, where somebody has passed, they are placing them.
    """
    if whole:
        sources = [
            content for content in contents if isinstance(content, FactoryContent | CentreContent)
        ]
        passed = [content for content in contents if isinstance(content, PassedContent)]
        if any(any(_held(content)) for content in sources):
            contents = (*contents, PhaseContent(Phase.TAKE))
        elif any(content.passed for content in passed):
            contents = (*contents, PhaseContent(Phase.PLACE))
    return SetTable(tuple(contents))


def turn_command(seat: int) -> SetTable:
    """The command that sets whose turn it is."""
    return SetTable((TurnContent(seat),))


def set_contents(command: Command) -> tuple[Content, ...] | None:
    """What a command sets; None for other commands."""
    return command.contents if isinstance(command, SetTable) else None


def typed_rules(state: State) -> Sequence[Rule]:
    return _rules(state.options)[0]


def spoken_rules(state: State) -> Sequence[Rule]:
    return _rules(state.options)[1]


def place_rules(state: State) -> Sequence[Rule]:
    """What can be said about any place where every line tells what lies somewhere."""
    return _rules(state.options)[2]


def value_rules(state: State, content: Content) -> Sequence[Rule]:
    """What can be said about the place of `content` when it is known which place is meant."""
    node, build = _value(state.options, content)
    return (build_value_rule(node, build, set_command),)


@cache
def _rules(options: Options) -> tuple[tuple[Rule, ...], ...]:
    """The typed and the spoken rules for a board and an edition, and those about any place."""
    star = NAMED_STAR[options.grey]
    owned_star = of_player(star)
    statements = (
        *SHARED_STATEMENTS,
        Statement(
            "space",
            alt(
                seq(owned_star, _SPACE, HOLDS, Opt(alt(COLOUR, EMPTY))),
                seq(of_player(seq(star, _SPACE)), HOLDS, Opt(alt(COLOUR, EMPTY))),
            ),
            partial(_space, options),
        ),
        Statement("star", seq(owned_star, HOLDS, _STAR_VALUE), partial(_star, options)),
        Statement("hand", seq(of_player(word("hand")), HOLDS, _TILES_VALUE), _hand),
        Statement("corners", seq(of_player(word("keep")), HOLDS, _TILES_VALUE), _corners),
        Statement("passed", alt(seq(Name("seat"), _PASSED), seq(_PASSED, Name("seat"))), _passed),
        Statement(
            "factory",
            seq(maybe("to"), word("factory"), FACTORY_NUMBER, HOLDS, _TILES_VALUE),
            lambda c: [FactoryContent(factory_of(c), colours_of(c))],
        ),
        Statement("centre", seq(maybe("to"), word("centre"), HOLDS, _TILES_VALUE), _centre),
        Statement("supply", seq(word("supply"), HOLDS, _TILES_VALUE), _supply),
        Statement("stone", MARKER_NODE, _stone),
        Statement("tower", seq(word("tower"), HOLDS, _TILES_VALUE), _tower),
        Statement("bag", seq(word("bag"), HOLDS, _TILES_VALUE), _bag),
        Statement("phase", _PHASE_NODE, _phase),
    )
    builders = (build_typed_rules, build_spoken_rules, build_place_rules)
    return tuple([build(statements, set_command) for build in builders])


def _value(options: Options, content: Content) -> tuple[Node, BuildContents]:
    """The node of a place's value, and its build, which adds what is known of the place."""
    match content:
        case FactoryContent(factory, _):
            return _TILES_VALUE, lambda c: [FactoryContent(factory, colours_of(c))]
        case CentreContent():
            return _TILES_VALUE, _centre
        case SupplyContent():
            return _TILES_VALUE, _supply
        case StoneContent():
            return MARKER_PLACE, _stone
        case StarContent(seat, star, _):
            return _STAR_VALUE, lambda c: _star_contents(options, seat, star, c)
        case HandContent(seat, _):
            return _TILES_VALUE, lambda c: [HandContent(seat, _counts(c))]
        case CornersContent(seat, _):
            return _TILES_VALUE, lambda c: [CornersContent(seat, _counts(c))]
        case PassedContent(seat, _):
            return _PASSED, lambda c: [PassedContent(seat, _is_passed(c))]
        case TowerContent():
            return _TILES_VALUE, _tower
        case BagContent():
            return _TILES_VALUE, _bag
        case ScoreContent() | RoundContent() | TurnContent() | SeatsContent():
            return shared_value(content)
        case PhaseContent() | SpaceContent():
            raise TypeError(content)  # no place of a table


def _held(content: FactoryContent[Colour] | CentreContent) -> Sequence[object]:
    """Nothing true if the place is empty."""
    return [True for _ in content.tiles] if isinstance(content, FactoryContent) else content.counts


def _phase(captures: Captures) -> Sequence[Content]:
    return [PhaseContent(_PHASES[cast(str, captures["phase"])])]


def _space(options: Options, captures: Captures) -> Sequence[Content] | None:
    """One space. Without a colour it holds the colour of its star, where that is known."""
    star = star_of(captures)
    if star is None:
        return None
    index = space_index(options, star, cast(int, captures["space"]))
    colour = None if "empty" in captures else _tile_of(options, star, captures)
    if colour is None and "empty" not in captures:
        return None
    return [SpaceContent(seat_of(captures), _existing(star), index, colour)]


def _star(options: Options, captures: Captures) -> Sequence[Content] | None:
    star = star_of(captures)
    return None if star is None else _star_contents(options, seat_of(captures), star, captures)


def _star_contents(
    options: Options, seat: int | None, star: int, captures: Captures
) -> Sequence[Content] | None:
    """A whole star by the spaces that hold a tile; all others are free."""
    spaces: list[Colour | None] = [None] * SPACES
    items = () if "empty" in captures else groups_of(captures, "spaces")
    for item in items:
        index = space_index(options, star, cast(int, item["space"]))
        colour = _tile_of(options, star, item)
        if colour is None:
            return None
        if not 0 <= index < SPACES:
            return [SpaceContent(seat, _existing(star), index, colour)]  # refused: no such space
        spaces[index] = colour
    return [StarContent(seat, _existing(star), tuple(spaces))]


def _existing(star: int) -> int:
    """The star, or one that no board has where an hour has no star."""
    return star if star >= 0 else STARS


def _tile_of(options: Options, star: int, captures: Captures) -> Colour | None:
    """The colour that was named, else that of an outer star of the coloured board."""
    if "colour" in captures:
        return colour_of(captures)
    if options.grey or not CENTRE_STAR < star < STARS:
        return None
    return Colour(star - 1)


def _hand(captures: Captures) -> Sequence[Content]:
    return [HandContent(seat_of(captures), _counts(captures))]


def _corners(captures: Captures) -> Sequence[Content]:
    return [CornersContent(seat_of(captures), _counts(captures))]


def _passed(captures: Captures) -> Sequence[Content]:
    return [PassedContent(seat_of(captures), _is_passed(captures))]


def _is_passed(captures: Captures) -> bool:
    return captures["passed"] == "has-passed"


def _centre(captures: Captures) -> Sequence[Content]:
    return [CentreContent(_counts(captures))]


def _supply(captures: Captures) -> Sequence[Content]:
    return [SupplyContent(_counts(captures))]


def _stone(captures: Captures) -> Sequence[Content]:
    return [StoneContent(marker_seat(captures))]


def _tower(captures: Captures) -> Sequence[Content]:
    return [TowerContent(_counts(captures))]


def _bag(captures: Captures) -> Sequence[Content]:
    return [BagContent(_counts(captures))]


def _counts(captures: Captures) -> Counts:
    return count_tiles(colours_of(captures), COLOURS)
