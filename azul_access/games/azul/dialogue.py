"""What the companion asks for, reads back and refuses in base Azul, as phrases."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import rules
from azul_access.games.azul.commands import Choose, Command, End, Fill, Take
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.events import Taken
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.azul.rules import Reason
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.terms import counts, grouped, label, tiles, to_target, where_colour
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import FACTORY_SPACES, Centre, Factory
from azul_access.games.system import Expects, IllegalCommand
from azul_access.games.terms import at_source, factory_name, from_source
from azul_access.language.phrase import Phrase, Slot, numbers, phrase


def describe_setup(context: NarrationContext) -> list[Phrase]:
    """What is in force, said when a game begins."""
    options = context.options
    return [
        phrase(
            "azul-game-rules",
            edition=phrase(f"azul-edition-{options.edition}"),
            wall=phrase(f"azul-wall-{options.wall.value}"),
            points=options.column_bonus,
        )
    ]


def describe_expectation(
    context: NarrationContext, state: State, *, named: bool = False
) -> list[Phrase]:
    """Who must do what now; `named` where nobody was named just before."""
    expected = rules.expects(state)
    match expected.kind:
        case Expects.FILL:
            return [_expect_fill(context, state, named=named)]
        case Expects.TURN:
            return [phrase("expect-turn", player=context.names[state.turn])]
        case Expects.CHOICE:
            row = state.players[state.turn].lines[state.line]
            assert row is not None  # the phase is only entered at a complete line
            return [
                phrase(
                    "azul-expect-choice",
                    player=context.names[state.turn],
                    line=state.line + 1,
                    label=label(row.colour),
                    columns=_numbers(rules.allowed_columns(state)),
                )
            ]
        case Expects.STUCK:
            return [phrase("azul-expect-stuck")]
        case Expects.OVER:
            return []
        case _:
            assert_never(expected.kind)


def prompt(context: NarrationContext, state: State) -> Phrase:
    """What stands before the cursor."""
    match state.phase:
        case Phase.FILL:
            return phrase("prompt-fill", factory=state.filled + 1)
        case Phase.TAKE:
            return phrase("prompt-turn", player=context.names[state.turn])
        case Phase.TILE:
            return phrase(
                "azul-prompt-choice", player=context.names[state.turn], line=state.line + 1
            )
        case Phase.OVER:
            return phrase("prompt-over")
        case _:
            assert_never(state.phase)


def give_help(context: NarrationContext, state: State) -> list[Phrase]:
    """What can be done at this moment, and how it is typed."""
    boards = phrase("azul-help-boards")
    match state.phase:
        case Phase.FILL:
            return [phrase("azul-help-fill", factory=state.filled + 1), boards]
        case Phase.TAKE:
            return [phrase("azul-help-take", player=context.names[state.turn]), boards]
        case Phase.TILE:
            return [
                phrase("azul-help-choice", player=context.names[state.turn]),
                columns(state),
                boards,
            ]
        case Phase.OVER:
            return [phrase("help-over")]
        case _:
            assert_never(state.phase)


def give_hint(context: NarrationContext, state: State) -> list[Phrase]:
    """An example for this moment, for somebody who mistyped."""
    match state.phase:
        case Phase.FILL:
            return [phrase("azul-hint-fill", factory=state.filled + 1)]
        case Phase.TAKE:
            return [phrase("azul-hint-take")]
        case Phase.TILE:
            return [phrase("azul-hint-choice"), columns(state)]
        case Phase.OVER:
            return [phrase("help-over")]
        case _:
            assert_never(state.phase)


def describe_command(state: State, command: Command) -> Phrase:
    """A command read back, as it is meant in `state`; without a full stop."""
    match command:
        case Fill(drawn, _):
            return phrase(
                "command-fill",
                factory=state.filled + 1,
                labels=tuple(label(tile) for tile in drawn),
            )
        case Take(source, colour, target, _):
            return phrase(
                "azul-command-take",
                label=label(colour),
                source=from_source(source),
                target=to_target(target),
            )
        case Choose(column):
            return phrase("azul-command-choose", line=state.line + 1, column=column + 1)
        case End():
            return phrase("command-end")
        case _:
            assert_never(command)


def read_back(context: NarrationContext, state: State, command: Command) -> Phrase:
    """A command as it would be done: with the tiles that lie there."""
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand:
        return describe_command(state, command)
    if isinstance(command, Fill):
        drawn = grouped(context, command.tiles)
        return phrase("read-back-fill", factory=state.filled + 1, tiles=drawn)
    for event in events:
        if isinstance(event, Taken):
            return phrase(
                "azul-read-back-take",
                tiles=tiles(context, event.colour, event.count),
                source=from_source(event.source),
                target=to_target(event.target),
            )
    return describe_command(state, command)


def explain_refusal(
    context: NarrationContext, state: State, command: Command, why: IllegalCommand
) -> list[Phrase]:
    """Why `command` is refused, and what is possible instead."""
    slots = {name: _worded(context, name, value) for name, value in why.slots.items()}
    told = phrase(f"error-{why.reason.value}", **slots)
    return [told, *_instead(context, state, command, why)]


def open_for(lines: Sequence[Line]) -> Phrase:
    """The lines that accept a colour; the floor line always does."""
    if not lines:
        return phrase("azul-open-floor-only")
    return phrase("azul-open-lines", lines=_numbers([line.index for line in lines]))


def open_rows(lines: Sequence[Line]) -> Phrase:
    """The lines that accept a colour, where the floor line was named already."""
    if not lines:
        return phrase("azul-open-no-row")
    return phrase("azul-open-rows", lines=_numbers([line.index for line in lines]))


def columns(state: State) -> Phrase:
    return phrase("azul-open-columns", columns=_numbers(rules.allowed_columns(state)))


def _expect_fill(context: NarrationContext, state: State, *, named: bool) -> Phrase:
    """The next factory; and what to do when the bag does not hold enough for it."""
    in_bag, in_lid = sum(state.bag), sum(state.lid)
    if in_bag >= FACTORY_SPACES:
        if named or state.filled == 0:
            player = context.names[state.turn]
            return phrase("expect-fill-first", player=player, factory=state.filled + 1)
        return phrase("expect-fill", factory=state.filled + 1)
    if in_lid:
        return phrase("azul-expect-fill-pour", factory=state.filled + 1, bag=in_bag, lid=in_lid)
    return phrase("azul-expect-fill-rest", factory=state.filled + 1, count=in_bag)


def _instead(
    context: NarrationContext, state: State, command: Command, why: IllegalCommand
) -> list[Phrase]:
    match why.reason:
        case Reason.NO_FACTORY | Reason.FACTORY_EMPTY | Reason.CENTRE_EMPTY:
            full = [index for index, on_it in enumerate(state.factories) if on_it]
            return [phrase("factories-full", factories=_numbers(full))] if full else []
        case Reason.COLOUR_NOT_THERE if isinstance(command, Take):
            return [where_colour(context, state, command.colour)]
        case Reason.LINE_FULL | Reason.LINE_OTHER_COLOUR | Reason.WALL_HAS_COLOUR if isinstance(
            command, Take
        ):
            return [open_for(rules.open_lines(state.players[state.turn], command.colour))]
        case Reason.NO_COLUMN | Reason.COLUMN_TAKEN | Reason.COLUMN_HAS_COLOUR:
            return [columns(state)]
        case DrawReason.BAG_LACKS:
            return [phrase("bag", count=sum(state.bag), tiles=counts(context, state.bag))]
        case _:
            return []


def _worded(context: NarrationContext, name: str, value: object) -> Slot:
    """A refusal's plain slot as people count and name it."""
    match name, value:
        case "place", Factory():
            return factory_name(value)
        case (("factory" | "line"), Factory(index) | Line(index)):
            return index + 1
        case "column", int(index):
            return index + 1
        case "player", int(seat):
            return context.names[seat]
        case (("colour" | "other"), Colour()):
            return label(value)
        case "source", Factory() | Centre():
            return at_source(value)
        case "tiles", tuple():
            return grouped(context, value)
        case "bag", tuple():
            return counts(context, value)
        case _, int() | str():
            return value
    raise TypeError(name, value)


def _numbers(indexes: Sequence[int]) -> tuple[Phrase, ...]:
    return numbers(index + 1 for index in indexes)
