"""The end of a game of Summer Pavilion: complete stars and numbers, corners, winners."""

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
    """By agreement the game ends as it stands, and the bonuses are scored.

    Raises: IllegalCommand.
    """
    if state.phase is Phase.OVER:
        raise IllegalCommand(Reason.OVER)
    events: list[Event] = []
    return finish(state, events, agreed=True), tuple(events)


def finish(state: State, events: list[Event], *, agreed: bool) -> State:
    """Rules 3, "End": stars, then numbers, then the costs of the tiles left in the corners."""
    edition = state.options.edition
    players = []
    tower = state.tower
    for seat, player in enumerate(state.players):
        score = player.score
        for star, colour, points in scoring.complete_stars(edition, player.stars):
            events.append(StarScored(seat, star, colour, score, score + points))
            score += points
        for number, points in scoring.complete_numbers(state.options, player.stars):
            events.append(NumberScored(seat, number, score, score + points))
            score += points
        if any(player.corners):
            cost = edition.surplus_cost * sum(player.corners)
            after = max(edition.lowest_score, score - cost)
            events.append(CornersPaid(seat, player.corners, score, after))
            tower, score = add_counts(tower, player.corners), after
        players.append(player._replace(corners=NO_TILES, score=score))
    scores = tuple([player.score for player in players])
    events.append(GameEnded(scoring.winners(scores), scores, agreed))
    return state._replace(phase=Phase.OVER, due=0, tower=tower, players=tuple(players))
