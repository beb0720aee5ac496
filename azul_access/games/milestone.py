"""What an event means for the course of a game, told to rooms that know no event."""

from collections.abc import Sequence

from azul_access.values import frozen


@frozen
class Milestone:
    """What an event means for the course of the game; nothing for most events.

    `round_begun` is the number of the round that the event begins, `round_scores` the scores by
    seat after the round that it ends, `winners` the seats that won where it ends the game.
    `starts_steps` says that the events after it may be announced one at a time, so that players
    can follow on their boards. `sets_table` says that players have said what lies on the table.
    """

    round_begun: int | None = None
    round_scores: Sequence[int] | None = None
    winners: Sequence[int] | None = None
    starts_steps: bool = False
    sets_table: bool = False


NO_MILESTONE = Milestone()
