"""The end of a game of Summer Pavilion: complete stars and numbers, corners, winners."""

from azul_access.games.summer_pavilion import commands, events, evolving, filling, refusals, scoring
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.summer_pavilion.turns import all_passed
from azul_access.games.system import IllegalCommand


def end_round(outcome: evolving.Outcome) -> None:
    """After the last pass of a round the next one begins, or the game ends."""
    state = outcome.state
    if not all_passed(state):
        return
    last, scores = state.is_last_round, tuple([player.score for player in state.players])
    outcome.add(events.RoundEnded(state.round, scores, last))
    if last:
        _finish(outcome, agreed=False)
    else:
        filling.start_round(outcome, state.first_to_place)


def end(outcome: evolving.Outcome, _: commands.End) -> None:
    """By agreement the game ends as it stands, and the bonuses are scored.

    Raises: IllegalCommand.
    """
    if outcome.state.phase is Phase.OVER:
        raise IllegalCommand(refusals.Reason.OVER)
    _finish(outcome, agreed=True)


def _finish(outcome: evolving.Outcome, *, agreed: bool) -> None:
    """Rules 3, "End": stars, then numbers, then the costs of the tiles left in the corners."""
    state = outcome.state
    options, edition = state.options, state.options.edition
    for seat, player in enumerate(state.players):
        score = player.score
        for star, colour, points in scoring.complete_stars(edition, player.stars):
            outcome.add(events.StarScored(seat, star, colour, score, score + points))
            score += points
        for number, points in scoring.complete_numbers(options, player.stars):
            outcome.add(events.NumberScored(seat, number, score, score + points))
            score += points
        if any(player.corners):
            cost = edition.surplus_cost * sum(player.corners)
            after = max(edition.lowest_score, score - cost)
            outcome.add(events.CornersPaid(seat, player.corners, score, after))
    scores = tuple([player.score for player in outcome.state.players])
    outcome.add(events.GameEnded(scoring.winners(scores), scores, agreed))
