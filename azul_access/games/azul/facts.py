"""Answers to questions about a game of base Azul, in sentences and as data."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import disc, layout, rules, scoring
from azul_access.games.azul.boards import board, board_questions, score
from azul_access.games.azul.commands import Choose, Command
from azul_access.games.azul.dialogue import columns, explain_refusal, open_for, open_rows
from azul_access.games.azul.editions import NarrationContext, Wall, encode_options, wall_column
from azul_access.games.azul.events import (
    Event,
    GameEnded,
    MarkerTaken,
    RoundEnded,
    RoundStarted,
    Taken,
    TakingEnded,
    Tiled,
)
from azul_access.games.azul.narration import consequences, landing
from azul_access.games.azul.narration import narrate as tell
from azul_access.games.azul.pieces import LABELS, MARKER, PATTERN_LINES, Colour, Line
from azul_access.games.azul.questions import (
    AboutBag,
    AboutBoard,
    AboutCentre,
    AboutColour,
    AboutFactories,
    AboutGame,
    AboutMoves,
    AboutScore,
    Part,
    Question,
    WhatIf,
)
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.terms import counts, grouped, tiles, where_colour
from azul_access.games.sources import FACTORIES, Factory
from azul_access.games.system import NO_MILESTONE, IllegalCommand, Milestone
from azul_access.games.terms import factory_name, from_source, resolve_seat
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase, numbers, phrase
from azul_access.tactile.grid import Grid


def answer(context: NarrationContext, state: State, question: Question) -> list[Paragraph]:
    """A paragraph for each thing that is told.

    Raises: IllegalCommand for a question about a player or factory that is not in this game.
    """
    match question:
        case AboutFactories(factory):
            if factory is None:
                return _factories(context, state)
            return [_factory(context, state, factory)]
        case AboutCentre():
            return [_centre(context, state)]
        case AboutBoard(part, seat):
            return board(context, state, part, resolve_seat(context.names, seat, state.turn))
        case AboutScore(None):
            return [[score(context, state, seat)] for seat in range(len(context.names))]
        case AboutScore(seat):
            return [[score(context, state, resolve_seat(context.names, seat, state.turn))]]
        case AboutBag():
            return _bag(context, state)
        case AboutMoves(colour):
            return _moves(context, state, colour)
        case AboutColour(colour):
            return [[where_colour(context, state, colour)]]
        case AboutGame():
            return [_game(context, state)]
        case WhatIf(command):
            return [_what_if(context, state, command)]
        case _:
            assert_never(question)


def questions_about_changes(before: State, after: State) -> list[Question]:
    """Questions whose answers differ between two states, for people to check by hand."""
    found: list[Question] = [
        AboutFactories(FACTORIES[index])
        for index, (old, new) in enumerate(zip(before.factories, after.factories, strict=True))
        if old != new
    ]
    if before.centre != after.centre:
        found.append(AboutCentre())
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        for part, field in ((Part.LINES, "lines"), (Part.WALL, "wall"), (Part.FLOOR, "floor")):
            if getattr(old, field) != getattr(new, field):
                found.append(AboutBoard(part, seat))
        if old.score != new.score:
            found.append(AboutScore(seat))
    if (before.bag, before.lid) != (after.bag, after.lid):
        found.append(AboutBag())
    if before.holder != after.holder:
        found.append(AboutGame())
    return found


def overview_questions(state: State) -> list[Question]:
    """Questions whose answers together tell the whole table."""
    return [AboutGame(), AboutFactories(), AboutCentre(), *board_questions(state), AboutBag()]


def encode_state(names: Sequence[str], state: State) -> dict[str, object]:
    """The state as one JSON object, with printed labels.

    A player's `bonus` is what the wall is worth at the end as it stands; it is part of the score
    only when the game is over.
    """
    return {
        **encode_options(state.options),
        "round": state.round,
        "phase": state.phase.value,
        "turn": None if state.phase is Phase.OVER else names[state.turn],
        "bag": {LABELS[colour]: state.bag[colour] for colour in Colour},
        "lid": {LABELS[colour]: state.lid[colour] for colour in Colour},
        "factories": [[LABELS[tile] for tile in factory] for factory in state.factories],
        "centre": [LABELS[tile] for tile in disc.tiles(state.centre)],
        "marker": "centre" if state.holder is None else names[state.holder],
        "players": [
            {"name": name, **_player_data(state, player)}
            for name, player in zip(names, state.players, strict=True)
        ],
    }


def milestone(event: Event) -> Milestone:
    match event:
        case RoundStarted(number):
            return Milestone(round_begun=number)
        case TakingEnded():
            return Milestone(starts_steps=True)
        case RoundEnded(scores=scores):
            return Milestone(round_scores=scores)
        case GameEnded(winners):
            return Milestone(winners=winners)
    return NO_MILESTONE


def _player_data(state: State, player: Player) -> dict[str, object]:
    bonuses = scoring.bonuses(player.wall, state.options.column_bonus)
    return {
        "score": player.score,
        "wall": _rows(layout.wall_grid(player)),
        "lines": [
            None if row is None else {"label": LABELS[row.colour], "count": row.count}
            for row in player.lines
        ],
        "floor": [LABELS[piece] for piece in player.floor],
        "bonus": sum(points for _, _, points in bonuses),
    }


def _rows(grid: Grid) -> list[list[str | None]]:
    return [list(row) for row in grid.rows]


# The middle of the table


def _factories(context: NarrationContext, state: State) -> list[Paragraph]:
    told: list[Paragraph] = []
    empty: list[int] = []
    for factory, on_it in zip(FACTORIES, state.factories, strict=False):
        if on_it:
            told.append([_filled(context, factory, on_it)])
        else:
            empty.append(factory.index + 1)
    if not told:
        return [[phrase("factories-all-empty")]]
    if empty:
        told.append([phrase("factories-empty", factories=numbers(empty))])
    return told


def _filled(context: NarrationContext, factory: Factory, on_it: Sequence[Colour]) -> Phrase:
    return phrase("filled", factory=factory_name(factory), tiles=grouped(context, on_it))


def _factory(context: NarrationContext, state: State, factory: Factory) -> list[Phrase]:
    if not 0 <= factory.index < len(state.factories):
        raise IllegalCommand(
            rules.Reason.NO_FACTORY, factory=factory, factories=len(state.factories)
        )
    on_it = state.factories[factory.index]
    if not on_it:
        return [phrase("factory-empty", factory=factory_name(factory))]
    phrases = [_filled(context, factory, on_it)]
    if not context.terse:
        phrases += _grid_rows(layout.factory_grid(state, factory.index))
    return phrases


def _centre(context: NarrationContext, state: State) -> list[Phrase]:
    on_it = disc.tiles(state.centre)
    told: list[Phrase] = []
    if on_it:
        told.append(phrase("centre", tiles=grouped(context, sorted(on_it))))
    else:
        told.append(phrase("centre-empty"))
    if MARKER in state.centre.spaces:
        told.append(phrase("azul-centre-marker"))
    if on_it and not context.terse:
        told += _grid_rows(layout.centre_grid(state))
    if state.centre.beside:
        told.append(phrase("azul-centre-beside", tiles=grouped(context, state.centre.beside)))
    return told


def _grid_rows(grid: Grid) -> list[Phrase]:
    """The rows of a grid that hold anything, each with all its spaces."""
    return [
        phrase("grid-row", row=number, labels=tuple(_space(piece) for piece in row))
        for number, row in enumerate(grid.rows, 1)
        if any(row)
    ]


def _space(piece: str | None) -> Phrase:
    return phrase("space-empty") if piece is None else phrase(f"label-{piece.lower()}")


def _bag(context: NarrationContext, state: State) -> list[Paragraph]:
    return [_stock(context, "bag", state.bag), _stock(context, "azul-lid", state.lid)]


def _stock(context: NarrationContext, place: str, held: Counts) -> Paragraph:
    if not any(held):
        return [phrase(f"{place}-empty")]
    return [phrase(place, count=sum(held), tiles=counts(context, held))]


# Moves


def _moves(context: NarrationContext, state: State, colour: Colour | None) -> list[Paragraph]:
    match state.phase:
        case Phase.FILL:
            return [[phrase("moves-fill", factory=state.filled + 1)]]
        case Phase.TILE:
            return [[columns(state)]]
        case Phase.OVER:
            return [[phrase("moves-over")]]
        case Phase.TAKE:
            player = state.players[state.turn]
            if colour is not None:
                where = where_colour(context, state, colour)
                there = _is_there(state, colour)
                lines = rules.open_lines(player, colour)
                return [[where, open_for(lines)] if there else [where]]
            told = [
                [where_colour(context, state, each), open_rows(rules.open_lines(player, each))]
                for each in Colour
                if _is_there(state, each)
            ]
            count = phrase("moves-count", count=len(rules.legal_commands(state)))
            return [[count, phrase("azul-floor-always")], *told]


def _is_there(state: State, colour: Colour) -> bool:
    return any(colour in on_it for on_it in state.factories) or disc.holds(state.centre, colour)


def _what_if(context: NarrationContext, state: State, command: Command) -> list[Phrase]:
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand as why:
        return explain_refusal(context, state, command, why)
    told: list[Phrase] = []
    for event in events:
        match event:
            case MarkerTaken():
                told += tell(context, event)
            case Taken():
                moved = tiles(context, event.colour, event.count)
                told.append(
                    phrase(
                        "azul-what-if",
                        tiles=moved,
                        source=from_source(event.source),
                        landing=landing(event),
                    )
                )
                told += consequences(context, event)
                told += _wall_preview(state, event)
            case Tiled() if isinstance(command, Choose) and event is events[0]:
                told.append(phrase("azul-what-if-column", column=event.column + 1))
                points = event.after - event.before
                told.append(phrase("azul-what-if-points", points=points))
            case _:
                break
    return told


def _wall_preview(state: State, taken: Taken) -> list[Phrase]:
    """What a line that becomes full will score, complete lines above it tiled first."""
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


def _game(context: NarrationContext, state: State) -> list[Phrase]:
    options = state.options
    told = [
        phrase("game-round", round=state.round, player=context.names[state.starter]),
        phrase(
            "azul-game-rules",
            edition=phrase(f"azul-edition-{options.edition}"),
            wall=phrase(f"azul-wall-{options.wall.value}"),
            points=options.column_bonus,
        ),
    ]
    if state.holder is not None and state.phase is not Phase.OVER:
        told.append(phrase("azul-game-marker", player=context.names[state.holder]))
    return told
