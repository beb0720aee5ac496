"""Answers to questions about a game of base Azul, in sentences and as data."""

from collections.abc import Sequence
from typing import cast

from azul_access.games.answers import answer_shared
from azul_access.games.azul import (
    disc,
    events,
    look,
    nodes,
    outlook,
    overview,
    pieces,
    possible,
    questions,
    scoring,
)
from azul_access.games.azul.boards import board_questions, describe_board
from azul_access.games.azul.centre import describe_centre
from azul_access.games.azul.editions import Context, encode_options
from azul_access.games.azul.places import TABLE
from azul_access.games.azul.projection import describe_projection
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.terms import describe_rules
from azul_access.games.azul.wall_answers import (
    describe_neighbours,
    describe_row_worth,
    describe_wall_space,
)
from azul_access.games.look import scores as scores
from azul_access.games.milestone import NO_MILESTONE, Milestone
from azul_access.games.overviews import describe_unclear
from azul_access.games.questions import (
    AboutBag,
    AboutCentre,
    AboutFactories,
    AboutGame,
    AboutSeveral,
    AboutTable,
    AboutUnclear,
)
from azul_access.games.terms import seat_asked
from azul_access.games.turn_order import order_of
from azul_access.language.phrase import Paragraph, Phrase, phrase


def answer(context: Context, state: State, question: questions.Question) -> list[Paragraph]:
    """One paragraph for each thing in the answer.

    Raises: IllegalCommand for a question about a player or factory that is not in this game.
    """
    match question:
        case AboutCentre():
            return [_centre(context, state)]
        case questions.AboutBoard(part, seat):
            return describe_board(context, state, part, seat_asked(context, seat, state.turn))
        case questions.AboutMoves(colour):
            return possible.describe_moves(context, state, colour)
        case questions.AboutColour(colour):
            return [[TABLE.describe_sources(context, state, colour)]]
        case AboutGame():
            return [_game(context, state)]
        case questions.WhatIf(command):
            return possible.describe_result(context, state, command)
        case questions.AboutFloorCost(seat, is_narrow):
            seat = seat_asked(context, seat, state.turn)
            floor = state.players[seat].floor
            cost = scoring.floor_cost(state.options.edition, 0, len(floor))
            if is_narrow:
                return [[phrase("answer-count", count=cost)]]
            told = phrase("azul-floor-cost", player=context.names[seat], cost=cost)
            return [[told, *_next_on_floor(context, floor)]]
        case questions.AboutWallSpace():
            return describe_wall_space(context, state, question)
        case questions.AboutNeighbours():
            return [describe_neighbours(context, state, question)]
        case questions.AboutRowWorth():
            return [describe_row_worth(context, state, question)]
        case questions.AboutProjection(seat):
            return describe_projection(context, state, seat)
        case questions.AboutTurnsLeft():
            return outlook.describe_turns_left(context, state)
        case questions.AboutWorst(seat):
            return outlook.describe_worst(context, state, seat)
        case questions.AboutFillable(seat):
            return outlook.describe_fillable(context, state, seat)
        case AboutUnclear():
            return [describe_unclear(TABLE, overview, context, state, question)]
        case AboutTable():
            return _answer_all(context, state, overview_questions(state))
        case AboutSeveral(several):
            return _answer_all(context, state, cast("Sequence[questions.Question]", several))
        case _:
            return answer_shared(look, context, state, question)


def _next_on_floor(context: Context, floor: Sequence[object]) -> list[Phrase]:
    """What one more tile would cost, while there is room for one."""
    costs = context.options.edition.floor_costs
    return [phrase("azul-floor-next", cost=costs[len(floor)])] if len(floor) < len(costs) else []


def _answer_all(
    context: Context, state: State, asked: Sequence[questions.Question]
) -> list[Paragraph]:
    return [paragraph for each in asked for paragraph in answer(context, state, each)]


def overview_questions(state: State) -> list[questions.Question]:
    """Questions whose answers together describe the whole table."""
    return [AboutGame(), AboutFactories(), AboutCentre(), *board_questions(state), AboutBag()]


def round_number(state: State) -> int:
    """The round of a state, from 1."""
    return state.round


def results(state: State) -> object:
    """Scores and walls."""
    return [(player.score, player.wall) for player in state.players]


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
        "starter": names[state.starter],
        "bag": nodes.TILE_NAMES.encode_counts(state.bag),
        "lid": nodes.TILE_NAMES.encode_counts(state.lid),
        "factories": [nodes.TILE_NAMES.labels(tiles) for tiles in state.factories],
        "centre": nodes.TILE_NAMES.labels(disc.tiles(state.centre)),
        "order": [names[seat] for seat in order_of(state.next_seat)],
        "marker": "centre" if state.holder is None else names[state.holder],
        "players": [
            {"name": name, **_encode_player(state, player)}
            for name, player in zip(names, state.players, strict=True)
        ],
    }


def milestone(event: events.Event) -> Milestone:
    match event:
        case events.RoundStarted(number):
            return Milestone(round_begun=number)
        case events.RoundEnded(scores=scores):
            return Milestone(round_scores=scores)
        case events.GameEnded(winners):
            return Milestone(winners=winners)
        case events.TableSet():
            return Milestone(sets_table=True)
    is_step = isinstance(event, events.Tiling | events.BonusScored | events.TakingEnded)
    return Milestone(starts_steps=True) if is_step else NO_MILESTONE


def _encode_player(state: State, player: Player) -> dict[str, object]:
    bonuses = scoring.bonuses(state.options.edition, player.wall)
    return {
        "score": player.score,
        "wall": [nodes.TILE_NAMES.encode_spaces(row) for row in player.wall],
        "lines": [
            None if row is None else {"label": pieces.LABELS[row.colour], "count": row.count}
            for row in player.lines
        ],
        "floor": [pieces.LABELS[piece] for piece in player.floor],
        "bonus": sum(points for _, _, points in bonuses),
    }


def _centre(context: Context, state: State) -> list[Phrase]:
    has_marker = [phrase("azul-centre-marker")] if pieces.MARKER in state.centre.spaces else []
    first, *more = describe_centre(context, state.centre)
    return [first, *has_marker, *more]


def _game(context: Context, state: State) -> list[Phrase]:
    phrases = [
        phrase("game-round", round=state.round, player=context.names[state.starter]),
        *describe_rules(state.options),
    ]
    if state.holder is not None and state.phase is not Phase.OVER:
        phrases.append(phrase("azul-game-marker", player=context.names[state.holder]))
    return phrases
