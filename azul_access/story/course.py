"""The course of a game: its events by round, the scores, and the chances to win."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from azul_access.games.story import Happening, best_of
from azul_access.games.system import Event, State, System
from azul_access.record.ledger import Ledger
from azul_access.values import frozen

Played = Happening[State, Event]


@frozen
class Round:
    """A round: its events, and the scores and the state after it.

    `is_over` is False for a last round that was not finished. `chances` are those of each seat to
    win, empty where they are unknown.
    """

    number: int
    played: Sequence[Played]
    scores: Sequence[int]
    chances: Sequence[float]
    is_over: bool


@frozen
class Course:
    """`ending` are the events after the last round; `winners` is empty in an unfinished game.

    `opening_scores` are those before the first round. `leaders` are the seats with the most points
    after each round, None where it was more than one. `agreed_in` is the round in which a game was
    ended by agreement; it is not among the rounds.
    """

    opening_scores: Sequence[int]
    rounds: Sequence[Round]
    ending: Sequence[Played]
    scores: Sequence[int]
    winners: Sequence[int]
    leaders: Sequence[int | None]
    agreed_in: int | None

    @property
    def before_ending(self) -> Sequence[int]:
        """The scores after the last round."""
        return self.rounds[-1].scores if self.rounds else self.opening_scores

    def scores_before(self, index: int) -> Sequence[int]:
        """The scores before the round with an index from 0."""
        return self.rounds[index - 1].scores if index else self.opening_scores

    def chance_change(self, index: int, seat: int) -> float:
        """How much a player's chance to win changed in a round; 0.0 where it is unknown."""
        if index == 0 or not self.rounds[index].chances or not self.rounds[index - 1].chances:
            return 0.0
        return self.rounds[index].chances[seat] - self.rounds[index - 1].chances[seat]


@dataclass(slots=True)
class _Draft:
    number: int
    played: list[Played] = field(default_factory=list)
    scores: Sequence[int] | None = None
    state: State = None


def read_course(ledger: Ledger) -> Course:
    """Divide the applied commands of a game into rounds."""
    facts = ledger.system.facts
    drafts: list[_Draft] = []
    winners: Sequence[int] = ()
    ending: list[Played] = []
    for before, after, events in _commands(ledger):
        for event in events:
            milestone = facts.milestone(event)
            if milestone.round_begun is not None:
                drafts.append(_Draft(milestone.round_begun))
            if milestone.winners is not None:
                winners = milestone.winners
            target = drafts[-1].played if drafts[-1].scores is None else ending
            target.append(Happening(before, event))
            if milestone.round_scores is not None:
                drafts[-1].scores = milestone.round_scores
        drafts[-1].state = after
    scores = facts.scores(ledger.state)
    agreed_in = None
    if winners and drafts[-1].scores is None:  # that round does not count
        agreed_in = drafts[-1].number
        ending = drafts.pop().played
    rounds = [_finish(ledger.system, draft, scores) for draft in drafts]
    leaders = [_find_leader(played.scores) for played in rounds]
    opening = facts.scores(ledger.opening)
    return Course(opening, rounds, ending, scores, winners, leaders, agreed_in)


def _find_leader(scores: Sequence[int]) -> int | None:
    """The only seat with the most points; None if there is more than one."""
    best = best_of(scores)
    return next(iter(best)) if len(best) == 1 else None


def _commands(ledger: Ledger) -> Sequence[tuple[State, State, Sequence[Event]]]:
    return [
        (ledger.opening, ledger.opening, ledger.opening_events),
        *((item.before, item.after, item.events) for item in ledger.applied),
    ]


def _finish(system: System, draft: _Draft, scores: Sequence[int]) -> Round:
    if draft.scores is None:
        return Round(draft.number, draft.played, scores, (), is_over=False)
    chances = win_chances(system, draft.state)
    return Round(draft.number, draft.played, draft.scores, chances, is_over=True)


def win_chances(system: System, state: State) -> Sequence[float]:
    """The chance of each seat to win, from 0.0 to 1.0; they need not add up to 1."""
    assert system.load_story is not None
    story = system.load_story()
    values = list(story.values(state))
    chance = story.CHANCES[len(values) - 2]
    leads = [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]
    return [chance.at(lead) for lead in leads]
