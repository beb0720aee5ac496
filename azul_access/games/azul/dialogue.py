"""What the companion asks for, reads back and refuses in base Azul, as phrases."""

from collections.abc import Sequence
from typing import assert_never, cast

from azul_access.games.azul import choosing, commands, pieces, refusals, rules, terms
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import Taken
from azul_access.games.azul.places import TABLE
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import Phase, State
from azul_access.games.drawing import DrawReason
from azul_access.games.factories import full_factories
from azul_access.games.set_checks import SetReason
from azul_access.games.sources import FACTORY_SPACES, Centre, Factory, SourceReason
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import at_source, factory_name, from_source
from azul_access.games.waiting import Waiting, expect_fill, expect_turn
from azul_access.language.phrase import Phrase, Slot, describe_numbers, phrase


def describe_setup(context: Context) -> list[Phrase]:
    """The options in force and the letters of the tiles, for the beginning of a game."""
    letters = tuple(terms.tiles(context, colour, 1) for colour in pieces.Colour)
    shown = [] if context.terse else [phrase("tile-letters", tiles=letters)]
    return [*terms.describe_rules(context.options), *shown]


def wait(context: Context, state: State, *, named: bool = False) -> Waiting:
    """What is said while players are waited for; `named` always names the player."""
    player, factory, line = context.names[state.turn], state.filled + 1, state.line + 1
    boards = _help_with_boards(context, state)
    match state.phase:
        case Phase.FILL if refusals.is_stuck(state):
            stuck = [phrase("azul-expect-stuck")]
            return Waiting(stuck, phrase("azul-prompt-stuck"), hint=stuck, help=stuck)
        case Phase.FILL:
            return Waiting(
                _expect_fill(context, state, named=named),
                phrase("prompt-fill", factory=factory),
                hint=[phrase("azul-hint-fill", factory=factory)],
                help=[phrase("azul-help-fill", factory=factory), boards],
            )
        case Phase.TAKE:
            told, begins = (
                phrase("expect-turn", player=player),
                all(state.factories[: state.filled]),
            )
            return Waiting(
                expect_turn(context, told, begins=begins, named=named),
                phrase("prompt-turn", player=player),
                hint=[phrase("azul-hint-take")],
                help=[phrase("azul-help-take", player=player), boards],
            )
        case Phase.TILE:
            columns = [describe_open_columns(state)]
            return Waiting(
                [_expect_choice(player, state)],
                phrase("azul-prompt-choice", player=player, line=line),
                hint=[phrase("azul-hint-choice"), *columns],
                help=[phrase("azul-help-choice", player=player), *columns, boards],
            )
        case Phase.OVER:
            over = [phrase("help-over")]
            return Waiting([], phrase("prompt-over"), hint=over, help=over)
        case _:
            assert_never(state.phase)


def _expect_choice(player: str, state: State) -> Phrase:
    row, columns = state.players[state.turn].lines[state.line], _column_numbers(state)
    assert row is not None  # the phase is only entered at a complete line
    line, label = state.line + 1, terms.label(row.colour)
    return phrase("azul-expect-choice", player=player, line=line, label=label, columns=columns)


def _help_with_boards(context: Context, state: State) -> Phrase:
    """How to ask for the board of the player whose turn it is, and for that of another player."""
    other = 1 if state.turn == 0 else 0
    return phrase(
        "azul-help-boards",
        player=context.names[state.turn],
        number=other + 1,
        other=context.names[other],
    )


def describe_command(state: State, command: commands.Command) -> Phrase:
    """A command as it is meant in `state`; without a full stop."""
    match command:
        case commands.Fill(colours, _):
            labels = tuple(terms.label(colour) for colour in colours)
            return phrase("command-fill", factory=state.filled + 1, labels=labels)
        case commands.TakeWithoutLine(source, colour, _):
            label = terms.label(colour)
            return phrase("azul-command-take-open", label=label, source=from_source(source))
        case commands.Take(source, colour, target, _):
            label, origin, to = terms.label(colour), from_source(source), terms.to_target(target)
            return phrase("azul-command-take", label=label, source=origin, target=to)
        case commands.Choose(column):
            return phrase("azul-command-choose", line=state.line + 1, column=column + 1)
        case commands.End():
            return phrase("command-end")
        case commands.SetTable():
            return phrase("command-set")
        case _:
            assert_never(command)


def type_command(state: State, command: commands.Command) -> Phrase:
    """What a player can type to give a legal command in `state`."""
    if isinstance(command, commands.Choose):
        return phrase("azul-type-choose", column=command.column + 1)
    return describe_command(state, command)


def read_back(context: Context, state: State, command: commands.Command) -> Phrase:
    """A command with the tiles that it would move; without a full stop."""
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand:
        return describe_command(state, command)
    if isinstance(command, commands.Fill):
        drawn = terms.grouped(context, command.tiles)
        return phrase("read-back-fill", factory=state.filled + 1, tiles=drawn)
    for event in events:
        if isinstance(event, Taken):
            taken = terms.tiles(context, event.colour, event.size)
            source, to = from_source(event.source), terms.to_target(event.target)
            return phrase("azul-read-back-take", tiles=taken, source=source, target=to)
    return describe_command(state, command)


def explain_consent(context: Context, state: State, command: commands.Command) -> list[Phrase]:
    """What an end by agreement scores, and what is left on the boards."""
    phrases = [phrase("azul-end-walls")]
    if any(row is not None for player in state.players for row in player.lines):
        phrases.append(phrase("azul-end-lines"))
    if any(player.floor for player in state.players):
        phrases.append(phrase("azul-end-floors"))
    return phrases


def explain_refusal(
    context: Context, state: State, command: commands.Command, why: IllegalCommand
) -> list[Phrase]:
    """Why `command` is refused, and what is possible instead."""
    slots = {name: _slot(context, name, value) for name, value in why.slots.items()}
    reason = phrase(f"error-{why.reason.value}", **slots)
    return [reason, *_alternatives(context, state, command, why)]


def describe_targets(lines: Sequence[pieces.Line]) -> Phrase:
    """The lines that accept a colour; the floor line always does."""
    if not lines:
        return phrase("azul-open-floor-only")
    return phrase("azul-open-lines", count=len(lines), lines=terms.line_numbers(lines))


def describe_open_lines(lines: Sequence[pieces.Line]) -> Phrase:
    """The lines that accept a colour, without the floor line."""
    if not lines:
        return phrase("azul-open-no-row")
    return phrase("azul-open-rows", count=len(lines), lines=terms.line_numbers(lines))


def describe_open_columns(state: State) -> Phrase:
    count = len(choosing.allowed_columns(state))
    return phrase("azul-open-columns", count=count, columns=_column_numbers(state))


def _column_numbers(state: State) -> tuple[Phrase, ...]:
    return describe_numbers(column + 1 for column in choosing.allowed_columns(state))


def _expect_fill(context: Context, state: State, *, named: bool) -> list[Phrase]:
    """The next factory, and what to do when the bag does not hold enough tiles for it."""
    in_bag, in_lid = sum(state.bag), sum(state.lid)
    if in_bag >= FACTORY_SPACES:
        factory, player = state.filled + 1, context.names[state.turn]
        return expect_fill(context, player, factory, named=named)
    if in_lid:
        return [phrase("azul-expect-fill-pour", factory=state.filled + 1, bag=in_bag, lid=in_lid)]
    return [phrase("azul-expect-fill-rest", factory=state.filled + 1, count=in_bag)]


def _alternatives(
    context: Context, state: State, command: commands.Command, why: IllegalCommand
) -> list[Phrase]:
    """What is possible instead of a refused command."""
    match why.reason:
        case SourceReason.NO_FACTORY | SourceReason.FACTORY_EMPTY | SourceReason.CENTRE_EMPTY:
            return full_factories(state.factories)
        case SourceReason.COLOUR_NOT_THERE if isinstance(
            command, commands.Take | commands.TakeWithoutLine
        ):
            return [TABLE.describe_sources(context, state, command.colour)]
        case (
            Reason.WHICH_LINE | Reason.LINE_FULL | Reason.LINE_OTHER_COLOUR | Reason.WALL_HAS_COLOUR
        ) if isinstance(command, commands.Take | commands.TakeWithoutLine):
            lines = rules.open_lines(state.players[state.turn], command.colour)
            return [describe_targets(lines)]
        case Reason.NO_COLUMN | Reason.COLUMN_TAKEN | Reason.COLUMN_HAS_COLOUR:
            return [describe_open_columns(state)]
        case SetReason.TILES_MISSING:
            return [TABLE.describe_colour(context, state, cast(pieces.Colour, why.slots["colour"]))]
        case DrawReason.BAG_LACKS:
            return [phrase("bag", count=sum(state.bag), tiles=terms.counts(context, state.bag))]
        case _:
            return []


def _slot(context: Context, name: str, value: object) -> Slot:
    """A value of a refusal as people name it; numbers count from 1."""
    match name, value:
        case "place", Factory():
            return factory_name(value)
        case (("factory" | "line"), Factory(index) | pieces.Line(index)):
            return index + 1
        case (("column" | "row"), int(index)):
            return index + 1
        case "player", int(seat):
            return context.names[seat]
        case (("colour" | "other" | "printed"), pieces.Colour()):
            return terms.label(value)
        case "source", Factory() | Centre():
            return at_source(value)
        case "tiles", tuple():
            return terms.grouped(context, value)
        case "bag", tuple():
            return terms.counts(context, value)
        case _, int() | str():
            return value
    raise TypeError(name, value)
