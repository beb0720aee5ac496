"""The end of a game of Summer Pavilion: complete stars and numbers, corners, winners."""

from dataclasses import replace

from azul_access.games.summer_pavilion import scoring
from azul_access.games.summer_pavilion.events import (
    CornersPaid,
    Event,
    GameEnded,
    NumberScored,
    StarScored,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, State
from azul_access.games.system import IllegalCommand
from azul_access.games.tiles import add_counts


def end(state: State) -> tuple[State, tuple[Event, ...]]:
    """By agreement the game ends as it stands, and the bonuses are scored."""
    if state.phase is Phase.OVER:
        raise IllegalCommand(Reason.OVER)
    events: list[Event] = []
    return finish(state, events, agreed=True), tuple(events)


def finish(state: State, events: list[Event], *, agreed: bool) -> State:
    """Rules 3, "End": stars, then numbers, then a point for each tile left in the corners."""
    players = []
    tower = state.tower
    for seat, player in enumerate(state.players):
        score = player.score
        for star, colour, points in scoring.complete_stars(player.stars):
            events.append(StarScored(seat, star, colour, score, score + points))
            score += points
        for number, points in scoring.complete_numbers(state.options, player.stars):
            events.append(NumberScored(seat, number, score, score + points))
            score += points
        if any(player.kept):
            after = max(state.options.lowest, score - sum(player.kept))
            events.append(CornersPaid(seat, player.kept, score, after))
            tower, score = add_counts(tower, player.kept), after
        players.append(replace(player, kept=NO_TILES, score=score))
    scores = tuple([player.score for player in players])
    events.append(GameEnded(scoring.winners(scores), scores, agreed))
    return replace(state, phase=Phase.OVER, due=0, tower=tower, players=tuple(players))
