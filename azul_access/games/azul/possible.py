"""What can be done now in base Azul, and what would follow from it."""

from typing import assert_never

from azul_access.games.azul import disc, rules, scoring
from azul_access.games.azul.commands import Choose, Command
from azul_access.games.azul.dialogue import (
    describe_open_columns,
    describe_open_lines,
    describe_targets,
    explain_refusal,
)
from azul_access.games.azul.editions import NarrationContext, Wall, wall_column
from azul_access.games.azul.events import MarkerTaken, Taken, Tiled
from azul_access.games.azul.narration import describe_consequences, describe_landing, narrate
from azul_access.games.azul.pieces import PATTERN_LINES, Colour, Line
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.terms import describe_sources, tiles
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import from_source
from azul_access.language.phrase import Paragraph, Phrase, phrase


def describe_moves(state: State, colour: Colour | None) -> list[Paragraph]:
    """The legal moves, or those with one colour."""
    match state.phase:
        case Phase.FILL if rules.is_stuck(state):
            return [[phrase("azul-expect-stuck")]]
        case Phase.FILL:
            return [[phrase("moves-fill", factory=state.filled + 1)]]
        case Phase.TILE:
            return [[describe_open_columns(state)]]
        case Phase.OVER:
            return [[phrase("moves-over")]]
        case Phase.TAKE if colour is None:
            return _all_takes(state)
        case Phase.TAKE:
            sources = describe_sources(state, colour)
            if not _is_there(state, colour):
                return [[sources]]
            lines = rules.open_lines(state.players[state.turn], colour)
            return [[sources, describe_targets(lines)]]
        case _:
            assert_never(state.phase)


def describe_result(context: NarrationContext, state: State, command: Command) -> list[Phrase]:
    """What would follow from a command, or why it is refused."""
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand as why:
        return explain_refusal(context, state, command, why)
    phrases: list[Phrase] = []
    for event in events:
        match event:
            case MarkerTaken():
                phrases += narrate(context, event)
            case Taken():
                phrases.append(
                    phrase(
                        "azul-what-if",
                        tiles=tiles(context, event.colour, event.count),
                        source=from_source(event.source),
                        landing=describe_landing(context, event),
                    )
                )
                phrases += describe_consequences(context, event)
                phrases += _wall_points(state, event)
            case Tiled() if isinstance(command, Choose) and event is events[0]:
                phrases.append(phrase("azul-what-if-column", column=event.column + 1))
                points = event.after - event.before
                phrases.append(phrase("azul-what-if-points", points=points))
            case _:
                break
    return phrases


def _all_takes(state: State) -> list[Paragraph]:
    """For each colour its sources and the lines that accept it."""
    player = state.players[state.turn]
    count = phrase("moves-count", count=len(rules.legal_commands(state)))
    return [
        [count, phrase("azul-floor-always")],
        *(
            [describe_sources(state, colour), describe_open_lines(rules.open_lines(player, colour))]
            for colour in Colour
            if _is_there(state, colour)
        ),
    ]


def _is_there(state: State, colour: Colour) -> bool:
    return any(colour in tiles for tiles in state.factories) or disc.holds(state.centre, colour)


def _wall_points(state: State, taken: Taken) -> list[Phrase]:
    """The points for a line that becomes full, with the complete lines above it tiled first."""
    if not isinstance(taken.target, Line) or state.options.wall is not Wall.COLOURED:
        return []
    target = taken.target.index
    if taken.line_before + taken.placed <= target:
        return []
    player = state.players[taken.player]
    full = [
        (line.index, row.colour)
        for line, row in zip(PATTERN_LINES, player.lines, strict=True)
        if row is not None and line.index < target and row.count > line.index
    ]
    wall = [list(row) for row in player.wall]
    for line, colour in [*full, (target, taken.colour)]:
        wall[line][wall_column(line, colour)] = colour
    rows = [tuple(row) for row in wall]
    runs = scoring.runs(rows, target, wall_column(target, taken.colour))
    return [phrase("azul-what-if-points", points=scoring.placement_points(*runs))]
