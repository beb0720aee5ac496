"""Answers to questions about a game of Summer Pavilion, in sentences and as data."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.sources import FACTORIES, FACTORY_SPACES, Factory
from azul_access.games.summer_pavilion import rules, scoring
from azul_access.games.summer_pavilion.boards import board, board_questions, star, supply
from azul_access.games.summer_pavilion.dialogue import game_rules
from azul_access.games.summer_pavilion.editions import NarrationContext, encode_options
from azul_access.games.summer_pavilion.events import (
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
)
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    LABELS,
    ROUNDS,
    STARS,
)
from azul_access.games.summer_pavilion.possible import moves, suppose
from azul_access.games.summer_pavilion.questions import (
    AboutBag,
    AboutBoard,
    AboutCentre,
    AboutColour,
    AboutFactories,
    AboutGame,
    AboutMoves,
    AboutPassed,
    AboutScore,
    AboutStar,
    AboutSupply,
    AboutWild,
    Part,
    Question,
    WhatIf,
)
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.summer_pavilion.terms import (
    FACTORY_WIDTH,
    colour_name,
    counts,
    grouped,
    labels,
    seats,
    where_colour,
)
from azul_access.games.system import NO_MILESTONE, IllegalCommand, Milestone
from azul_access.games.terms import describe_score, factory_name, resolve_seat
from azul_access.games.tiles import Counts
from azul_access.language.phrase import Paragraph, Phrase, describe_numbers, join_with_and, phrase


def answer(context: NarrationContext, state: State, question: Question) -> list[Paragraph]:
    """A paragraph for each thing that is told.

    Raises: IllegalCommand for a question about a player, factory or star that is not in this game.
    """
    match question:
        case AboutFactories(factory):
            return _factories(state) if factory is None else [_factory(context, state, factory)]
        case AboutCentre():
            return [_centre(state)]
        case AboutSupply():
            return [supply(state)]
        case AboutBoard(part, seat):
            return board(context, state, part, resolve_seat(context.names, seat, state.turn))
        case AboutStar(index, seat):
            asked = resolve_seat(context.names, seat, state.turn)
            if not 0 <= index < STARS:
                raise IllegalCommand(rules.Reason.NO_STAR, star=index)
            return [star(state, context.names[asked], index, state.players[asked].stars[index])]
        case AboutScore(None):
            return [[_score(context, state, seat)] for seat in range(len(context.names))]
        case AboutScore(seat):
            return [[_score(context, state, resolve_seat(context.names, seat, state.turn))]]
        case AboutBag():
            return [_stock("bag", state.bag), _stock("sp-tower", state.tower)]
        case AboutMoves(colour):
            return moves(context, state, colour)
        case AboutColour(colour):
            return [[where_colour(state, colour)]]
        case AboutWild():
            return [_wild(state)]
        case AboutPassed():
            return [[_passed(context, state)]]
        case AboutGame():
            return [_game(context, state)]
        case WhatIf(command):
            return [suppose(context, state, command)]
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
    if before.supply != after.supply:
        found.append(AboutSupply())
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        found += [
            AboutStar(index, seat) for index in range(STARS) if old.stars[index] != new.stars[index]
        ]
        if (old.hand, old.kept) != (new.hand, new.kept):
            found.append(AboutBoard(Part.TILES, seat))
        if old.score != new.score:
            found.append(AboutScore(seat))
    if (before.bag, before.tower) != (after.bag, after.tower):
        found.append(AboutBag())
    if [each.passed for each in before.players] != [each.passed for each in after.players]:
        found.append(AboutPassed())
    if (before.holder, before.round) != (after.holder, after.round):
        found.append(AboutGame())
    return found


def overview_questions(state: State) -> list[Question]:
    """Questions whose answers together tell the whole table."""
    return [
        *(AboutGame(), AboutFactories(), AboutCentre(), AboutSupply()),
        *board_questions(state),
        *([AboutPassed()] if state.phase in (Phase.PLACE, Phase.BONUS, Phase.REFILL) else []),
        AboutBag(),
    ]


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
        "wild": LABELS[state.wild],
        "wilds": [LABELS[colour] for colour in state.options.wilds],
        "bag": _labelled(state.bag),
        "tower": _labelled(state.tower),
        "supply": _listed(state.supply),
        "factories": [[LABELS[tile] for tile in factory] for factory in state.factories],
        "centre": _listed(state.centre),
        "stone": "centre" if state.holder is None else names[state.holder],
        "players": [
            {"name": name, **_player_data(state, player)}
            for name, player in zip(names, state.players, strict=True)
        ],
    }


def milestone(event: Event) -> Milestone:
    match event:
        case RoundStarted(number):
            return Milestone(round_begun=number)
        case RoundEnded(number, scores):
            # After the last round the final scoring follows.
            return Milestone(round_scores=scores, starts_steps=number == ROUNDS)
        case GameEnded(winners):
            return Milestone(winners=winners)
    return NO_MILESTONE


def _player_data(state: State, player: Player) -> dict[str, object]:
    stars = sum(points for _, _, points in scoring.complete_stars(player.stars))
    complete = scoring.complete_numbers(state.options, player.stars)
    return {
        "score": player.score,
        "stars": [
            [None if tile is None else LABELS[tile] for tile in tiles] for tiles in player.stars
        ],
        "tiles": _listed(player.hand),
        "kept": _listed(player.kept),
        "passed": player.passed,
        "bonus": stars + sum(points for _, points in complete),
    }


def _labelled(held: Counts) -> dict[str, int]:
    return {LABELS[colour]: held[colour] for colour in ALL_COLOURS}


def _listed(held: Counts) -> list[str]:
    return [LABELS[colour] for colour in ALL_COLOURS for _ in range(held[colour])]


# The middle of the table


def _factories(state: State) -> list[Paragraph]:
    told: list[Paragraph] = [
        [phrase("filled", factory=factory_name(factory), tiles=grouped(on_it))]
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
        if on_it
    ]
    if not told:
        return [[phrase("factories-all-empty")]]
    empty = [number for number, on_it in enumerate(state.factories, 1) if not on_it]
    return (
        [*told, [phrase("factories-empty", factories=describe_numbers(empty))]] if empty else told
    )


def _factory(context: NarrationContext, state: State, factory: Factory) -> list[Phrase]:
    if not 0 <= factory.index < len(state.factories):
        raise IllegalCommand(
            rules.Reason.NO_FACTORY, factory=factory, factories=len(state.factories)
        )
    on_it = state.factories[factory.index]
    if not on_it:
        return [phrase("factory-empty", factory=factory_name(factory))]
    told = [phrase("filled", factory=factory_name(factory), tiles=grouped(on_it))]
    if context.terse:
        return told
    spaces_on = [*labels(on_it), *[phrase("space-empty")] * (FACTORY_SPACES - len(on_it))]
    return [
        *told,
        *[
            phrase("grid-row", row=row, labels=tuple(spaces_on[start : start + FACTORY_WIDTH]))
            for row, start in enumerate(range(0, FACTORY_SPACES, FACTORY_WIDTH), 1)
        ],
    ]


def _centre(state: State) -> list[Phrase]:
    on_it = counts(state.centre)
    told = [phrase("centre", tiles=on_it) if on_it else phrase("centre-empty")]
    if state.holder is None and state.phase is not Phase.OVER:
        told.append(phrase("sp-centre-stone"))
    return told


def _stock(place: str, held: Counts) -> Paragraph:
    if not any(held):
        return [phrase(f"{place}-empty")]
    return [phrase(place, count=sum(held), tiles=counts(held))]


def _score(context: NarrationContext, state: State, seat: int) -> Phrase:
    return describe_score(context.names[seat], state.players[seat].score)


def _wild(state: State) -> list[Phrase]:
    told = [phrase("sp-wild-now", wild=colour_name(state.wild))]
    later = state.options.wilds[state.round :]
    if later:
        told.append(phrase("sp-wild-next", wild=colour_name(later[0])))
    if len(later) > 1:
        told.append(phrase("sp-wild-later", labels=labels(later[1:])))
    return told


def _passed(context: NarrationContext, state: State) -> Phrase:
    out = [seat for seat, player in enumerate(state.players) if player.passed]
    playing = [seat for seat, player in enumerate(state.players) if not player.passed]
    if not out:
        return phrase("sp-passed-nobody")
    if not playing:
        return phrase("sp-passed-all")
    return phrase(
        "sp-passed-who",
        players=join_with_and(seats(context.names, out)),
        count=len(out),
        others=join_with_and(seats(context.names, playing)),
        left=len(playing),
    )


def _game(context: NarrationContext, state: State) -> list[Phrase]:
    told = [
        phrase("game-round", round=state.round, player=context.names[state.starter]),
        phrase("sp-wild-now", wild=colour_name(state.wild)),
        game_rules(state.options),
    ]
    if state.holder is not None and state.phase is not Phase.OVER:
        told.append(phrase("sp-game-stone", player=context.names[state.holder]))
    return told
