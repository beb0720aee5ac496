"""What can be done now in base Azul, and what would follow from it."""

from functools import partial
from typing import assert_never

from azul_access.games.azul import dialogue, disc, narration, pieces, refusals, rules, scoring
from azul_access.games.azul.commands import Choose, Command, Take, TakeWithoutLine
from azul_access.games.azul.editions import Context, Wall, wall_column
from azul_access.games.azul.events import MarkerTaken, Taken, Tiled
from azul_access.games.azul.places import TABLE
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.terms import tiles
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import from_source
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase


def describe_moves(context: Context, state: State, colour: pieces.Colour | None) -> list[Paragraph]:
    """The legal moves, or those with one colour."""
    match state.phase:
        case Phase.FILL if refusals.is_stuck(state):
            return [[phrase("azul-expect-stuck")]]
        case Phase.FILL:
            return [[phrase("moves-fill", factory=state.filled + 1)]]
        case Phase.TILE:
            return [[dialogue.describe_open_columns(state)]]
        case Phase.OVER:
            return [[phrase("moves-over")]]
        case Phase.TAKE if colour is None:
            return _all_takes(context, state)
        case Phase.TAKE:
            sources = TABLE.describe_sources(context, state, colour)
            if not _is_there(state, colour):
                return [[sources]]
            lines = rules.open_lines(state.players[state.turn], colour)
            return [[sources, dialogue.describe_targets(lines)]]
        case _:
            assert_never(state.phase)


def describe_result(context: Context, state: State, command: Command) -> list[Paragraph]:
    """What would follow from a command, or why it is refused."""
    try:
        if isinstance(command, TakeWithoutLine):
            return _targets_of(context, state, command)
        _, events = rules.apply(state, command)
    except IllegalCommand as why:
        return [dialogue.explain_refusal(context, state, command, why)]
    phrases: list[Phrase] = []
    marker: list[Phrase] = []
    total: list[Phrase] = []
    for event in events:
        match event:
            case MarkerTaken():
                marker = narration.narrate(context, event)
            case Taken():
                taken, source = tiles(context, event.colour, event.size), from_source(event.source)
                landing = narration.describe_landing(context, event)
                phrases.append(phrase("azul-what-if", tiles=taken, source=source, landing=landing))
                phrases += narration.describe_consequences(context, event)
                total = _sum_up(context, state, event, takes_marker=bool(marker))
            case Tiled() if isinstance(command, Choose) and event is events[0]:
                phrases.append(phrase("azul-what-if-column", column=event.column + 1))
                points = event.after - event.before
                phrases.append(phrase("azul-what-if-points", points=points))
            case _:
                break
    return [[*phrases, *marker, *total]]


def _sum_up(context: Context, state: State, taken: Taken, *, takes_marker: bool) -> list[Phrase]:
    """The points of the wall, of the floor line and of the start marker, and what they make."""
    edition, floor = context.options.edition, len(state.players[taken.player].floor)
    points = wall_points(state, taken)
    parts = {
        "wall": points,
        "floor": -scoring.floor_cost(edition, taken.floor_before, taken.dropped) or None,
        "marker": -scoring.floor_cost(edition, floor, 1) or None if takes_marker else None,
    }
    named = [
        phrase(f"azul-sum-{part}", points=abs(each))
        for part, each in parts.items()
        if each is not None
    ]
    if len(named) < 2:
        return _wall_points(state, taken)
    net = sum(each for each in parts.values() if each is not None)
    kind = "loss" if net < 0 else "gain"
    return [phrase("azul-sum", parts=Series(tuple(named)), net=abs(net), kind=kind)]


def _targets_of(context: Context, state: State, command: TakeWithoutLine) -> list[Paragraph]:
    """What a take would bring in each line and on the floor line.

    Raises: IllegalCommand if the tiles cannot be taken.
    """
    source, colour, count = command.source, command.colour, command.count
    lines = rules.open_lines(state.players[state.turn], colour)
    paragraphs: list[Paragraph] = []
    rest: list[Phrase] = []
    targets: list[pieces.Target] = [*lines, pieces.FLOOR]
    for target in targets:
        _, events = rules.apply(state, Take(source, colour, target, count))
        taken = next(event for event in events if isinstance(event, Taken))
        marker = [event for event in events if isinstance(event, MarkerTaken)]
        rest = [
            *narration.describe_rest(context, taken),
            *(narration.narrate(context, *marker) if marker else ()),
        ]
        if not paragraphs:
            counted = tiles(context, colour, taken.size)
            paragraphs = [[phrase("azul-what-if-take", tiles=counted, source=from_source(source))]]
        paragraphs.append(_describe_target(context, state, taken))
    return [*paragraphs, *([rest] if rest else [])]


def _describe_target(context: Context, state: State, taken: Taken) -> Paragraph:
    overflow = narration.describe_overflow(context, taken)
    if isinstance(taken.target, pieces.Line):
        length = taken.target.index + 1
        status = narration.line_status(taken.line_before + taken.placed, length)
        filled = phrase("azul-what-if-row", line=length, status=status)
        return [filled, *overflow, *_wall_points(state, taken)]
    points = scoring.floor_cost(context.options.edition, taken.floor_before, taken.dropped)
    return [phrase("azul-what-if-floor", points=points), *overflow]


def _all_takes(context: Context, state: State) -> list[Paragraph]:
    """For each colour its sources and the lines that accept it."""
    player = state.players[state.turn]
    count = phrase("moves-count", count=len(rules.legal_commands(state)))
    paragraphs = [[count, phrase("azul-floor-always")]]
    for colour in filter(partial(_is_there, state), pieces.Colour):
        sources = TABLE.describe_sources(context, state, colour)
        paragraphs.append([sources, dialogue.describe_open_lines(rules.open_lines(player, colour))])
    return paragraphs


def _is_there(state: State, colour: pieces.Colour) -> bool:
    return any(colour in tiles for tiles in state.factories) or disc.holds(state.centre, colour)


def _wall_points(state: State, taken: Taken) -> list[Phrase]:
    points = wall_points(state, taken)
    return [] if points is None else [phrase("azul-what-if-points", points=points)]


def wall_points(state: State, taken: Taken) -> int | None:
    """The points for a line that becomes full, with the complete lines above it tiled first.

    None where the line does not become full, and on the grey wall, where a column is chosen later.
    """
    if not isinstance(taken.target, pieces.Line) or state.options.wall is not Wall.COLOURED:
        return None
    target = taken.target.index
    if taken.line_before + taken.placed <= target:
        return None
    player = state.players[taken.player]
    full = [
        (line.index, row.colour)
        for line, row in zip(pieces.PATTERN_LINES, player.lines, strict=True)
        if row is not None and line.index < target and row.count > line.index
    ]
    wall = [list(row) for row in player.wall]
    for line, colour in [*full, (target, taken.colour)]:
        wall[line][wall_column(line, colour)] = colour
    rows = [tuple(row) for row in wall]
    runs = scoring.runs(rows, target, wall_column(target, taken.colour))
    return scoring.placement_points(*runs)
