"""Answers to questions about a game of Summer Pavilion, in sentences and as data."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from azul_access.games.answers import answer_shared
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
from azul_access.games.summer_pavilion import (
    events,
    look,
    nodes,
    overview,
    pieces,
    questions,
    scoring,
    terms,
)
from azul_access.games.summer_pavilion.boards import board_questions, describe_board
from azul_access.games.summer_pavilion.editions import Context, encode_options
from azul_access.games.summer_pavilion.goal_answers import (
    describe_features,
    describe_number,
    describe_star_goal,
    describe_worth,
)
from azul_access.games.summer_pavilion.places import TABLE, describe_supply
from azul_access.games.summer_pavilion.placing import free_corners
from azul_access.games.summer_pavilion.possible import describe_moves, describe_result
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.stars import describe_star
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import seat_asked
from azul_access.games.turn_order import order_of
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase


def answer(context: Context, state: State, question: questions.Question) -> list[Paragraph]:
    """One paragraph for each thing in the answer.

    Raises: IllegalCommand for a question about a player, factory or star that is not in this game.
    """
    match question:
        case AboutCentre():
            return [_centre(state)]
        case questions.AboutSupply():
            return [describe_supply(state.supply)]
        case questions.AboutColour(colour):
            return [[TABLE.describe_sources(context, state, colour)]]
        case questions.AboutBoard(part, seat):
            return describe_board(context, state, part, seat_asked(context, seat, state.turn))
        case questions.AboutStar(number, seat):
            return [_star(context, state, number, seat)]
        case questions.AboutSpace():
            return [_space(context, state, question)]
        case questions.AboutMoves(colour):
            return describe_moves(context, state, colour)
        case questions.AboutStarGoal():
            return describe_star_goal(context, state, question)
        case questions.AboutFeatures():
            return describe_features(context, state, question)
        case questions.AboutNumber():
            return describe_number(context, state, question)
        case questions.AboutPassing(seat):
            return _passing(context, state, state.turn if seat is None else seat)
        case questions.AboutWild():
            return [_wild_colours(state)]
        case questions.AboutPassed():
            return [[_passed(context, state)]]
        case AboutGame():
            return [_game(context, state)]
        case questions.WhatIf(command):
            return [describe_result(context, state, command)]
        case questions.AboutJokers(seat):
            player = state.players[seat_asked(context, seat, state.turn)]
            return [[phrase("answer-count", count=player.hand[state.wild])]]
        case questions.AboutWildTiles(asked):
            wild = replace(asked, colour=int(state.wild))
            return answer_shared(look, context, state, wild)
        case AboutUnclear():
            return [describe_unclear(TABLE, overview, context, state, question)]
        case AboutTable():
            return _answer_all(context, state, overview_questions(state))
        case AboutSeveral(several):
            return _answer_all(context, state, cast("Sequence[questions.Question]", several))
        case _:
            return answer_shared(look, context, state, question)


def _answer_all(
    context: Context, state: State, asked: Sequence[questions.Question]
) -> list[Paragraph]:
    return [paragraph for each in asked for paragraph in answer(context, state, each)]


def overview_questions(state: State) -> list[questions.Question]:
    """Questions whose answers together describe the whole table."""
    return [
        *(AboutGame(), AboutFactories(), AboutCentre(), questions.AboutSupply()),
        *board_questions(state),
        *(
            [questions.AboutPassed()]
            if state.phase in (Phase.PLACE, Phase.BONUS, Phase.REFILL)
            else []
        ),
        AboutBag(),
    ]


def round_number(state: State) -> int:
    """The round of a state, from 1."""
    return state.round


def results(state: State) -> object:
    """Scores and stars."""
    return [(player.score, player.stars) for player in state.players]


def encode_state(names: Sequence[str], state: State) -> dict[str, object]:
    """The state as one JSON object, with printed labels.

    `stars` are seven rows of six, the centre star first. A player's `bonus` is what the board is
    worth at the end as it stands; it is part of the score only when the game is over.
    """
    over = state.phase is Phase.OVER
    return {
        **encode_options(state.options),
        "round": state.round,
        "phase": state.phase.value,
        "turn": None if over else names[state.turn],
        "starter": names[state.starter],
        "wild": pieces.LABELS[state.wild],
        "wilds": [pieces.LABELS[colour] for colour in state.options.wilds],
        "bag": nodes.TILE_NAMES.encode_counts(state.bag),
        "tower": nodes.TILE_NAMES.encode_counts(state.tower),
        "supply": nodes.TILE_NAMES.list_counts(state.supply),
        "factories": [nodes.TILE_NAMES.labels(tiles) for tiles in state.factories],
        "centre": nodes.TILE_NAMES.list_counts(state.centre),
        "order": [names[seat] for seat in order_of(state.next_seat)],
        "due": state.due,
        "stone": "centre" if state.holder is None else names[state.holder],
        "players": [
            {"name": name, **_encode_player(state, player)}
            for name, player in zip(names, state.players, strict=True)
        ],
    }


def milestone(event: events.Event) -> Milestone:
    match event:
        case events.RoundStarted(number):
            return Milestone(round_begun=number)
        case events.RoundEnded(_, scores, last):
            return Milestone(round_scores=scores, starts_steps=last)
        case events.StarScored() | events.NumberScored() | events.CornersPaid():
            return Milestone(starts_steps=True)
        case events.GameEnded(winners):
            return Milestone(winners=winners)
        case events.TableSet():
            return Milestone(sets_table=True)
    return NO_MILESTONE


def _encode_player(state: State, player: Player) -> dict[str, object]:
    stars = scoring.complete_stars(state.options.edition, player.stars)
    numbers = scoring.complete_numbers(state.options, player.stars)
    return {
        "score": player.score,
        "stars": [nodes.TILE_NAMES.encode_spaces(star) for star in player.stars],
        "tiles": nodes.TILE_NAMES.list_counts(player.hand),
        "kept": nodes.TILE_NAMES.list_counts(player.corners),
        "passed": player.passed,
        "bonus": sum(points for _, _, points in stars) + sum(points for _, points in numbers),
    }


def _centre(state: State) -> list[Phrase]:
    phrases = [terms.describe_centre(state.centre)]
    if state.holder is None and state.phase is not Phase.OVER:
        phrases.append(phrase("sp-centre-stone"))
    return phrases


def _star(context: Context, state: State, number: int, seat: int | None) -> list[Phrase]:
    seat = seat_asked(context, seat, state.turn)
    if not 0 <= number < pieces.STARS:
        raise IllegalCommand(Reason.NO_STAR, star=number)
    return describe_star(
        state.options, context.names[seat], number, state.players[seat].stars[number]
    )


def _space(context: Context, state: State, question: questions.AboutSpace) -> list[Phrase]:
    """The tile or the price of a space. Raises: IllegalCommand if there is no such space."""
    options, star = state.options, question.star
    if star is None:
        if not 1 <= question.space <= pieces.SPACES:
            raise IllegalCommand(Reason.NO_SPACE, space=question.space - 1)
        return [phrase("sp-space-price", space=question.space)]
    if not 0 <= star < pieces.STARS:
        raise IllegalCommand(Reason.NO_STAR, star=star)
    index = terms.space_index(options, star, question.space)
    if not 0 <= index < pieces.SPACES:
        raise IllegalCommand(Reason.NO_SPACE, space=index)
    return describe_worth(context, state, question, index)


def _wild_colours(state: State) -> list[Phrase]:
    phrases = [phrase("sp-wild-now", wild=terms.colour_name(state.wild))]
    later = state.options.wilds[state.round :]
    if later:
        phrases.append(phrase("sp-wild-next", wild=terms.colour_name(later[0])))
    if len(later) > 1:
        phrases.append(phrase("sp-wild-later", labels=terms.labels(later[1:])))
    return phrases


def _passed(context: Context, state: State) -> Phrase:
    passed = [seat for seat, player in enumerate(state.players) if player.passed]
    placing = [seat for seat, player in enumerate(state.players) if not player.passed]
    if not passed:
        return phrase("sp-passed-nobody")
    if not placing:
        return phrase("sp-passed-all")
    return phrase(
        "sp-passed-who",
        players=join_with_and(terms.player_names(context.names, passed)),
        count=len(passed),
        others=join_with_and(terms.player_names(context.names, placing)),
        left=len(placing),
    )


def _passing(context: Context, state: State, seat: int) -> list[Paragraph]:
    if state.phase is not Phase.PLACE:
        return []
    player, edition = state.players[seat], context.options.edition
    lost = max(sum(player.hand) - free_corners(edition, player), 0)
    then = max(edition.lowest_score, player.score - edition.surplus_cost * lost)
    return [[phrase("sp-passing-now", player=context.names[seat], lost=lost, score=then)]]


def _game(context: Context, state: State) -> list[Phrase]:
    phrases = [
        phrase("game-round", round=state.round, player=context.names[state.starter]),
        phrase("sp-wild-now", wild=terms.colour_name(state.wild)),
        *terms.describe_rules(state.options),
    ]
    if state.holder is not None and state.phase is not Phase.OVER:
        phrases.append(phrase("sp-game-stone", player=context.names[state.holder]))
    return phrases
