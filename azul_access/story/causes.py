"""Adds causes to a story: what a player won to take the lead, and lost where a score fell."""

from collections import Counter
from collections.abc import Sequence

from azul_access.games.story import Fact, Tellings
from azul_access.story.selection import Chosen

FALL = "story-fell"
NEW_LEADS = {"story-lead-first", "story-lead-back", "story-from-last"}


def add_causes(
    rounds: Sequence[Sequence[Fact]], chosen: Sequence[list[Chosen]], tellings: Tellings
) -> None:
    """Add a cause to each new lead and each fall that is told without one.

    `rounds` have all facts of each round, `chosen` those that are told.
    """
    used = Counter(
        told.phrase.name
        for picked in chosen
        for item in picked
        for told in (item.fact, *item.details)
    )
    for facts, picked in zip(rounds, chosen, strict=True):
        for effect in [item.fact for item in picked]:
            if effect.phrase.name == FALL:
                _add_cause(effect, facts, picked, used, tellings, is_loss=True)
            elif effect.phrase.name in NEW_LEADS:
                _add_cause(effect, facts, picked, used, tellings, is_loss=False)


def _add_cause(
    effect: Fact,
    facts: Sequence[Fact],
    picked: list[Chosen],
    used: Counter[str],
    tellings: Tellings,
    *,
    is_loss: bool,
) -> None:
    """Add the heaviest cause, a loss or a gain, among the facts of the player before an effect."""

    def is_cause(fact: Fact) -> bool:
        if tellings[fact.phrase.name].is_loss:
            return is_loss
        return not is_loss and _is_gain(fact)

    own = [item for item in picked if item.fact.seat == effect.seat]
    if any(is_cause(told) for item in own for told in (item.fact, *item.details)):
        return

    def is_free(fact: Fact) -> bool:
        return is_cause(fact) and used[fact.phrase.name] < tellings[fact.phrase.name].most_told

    before = [fact for fact in facts[: facts.index(effect)] if fact.seat == effect.seat]
    alone = sorted(filter(is_free, before), key=lambda fact: -fact.weight)
    details = [(item, detail) for item in own for detail in item.fact.details if is_free(detail)]
    if alone:
        _insert(alone[0], facts, picked)
        used[alone[0].phrase.name] += 1
    elif details:
        item, detail = details[0]
        item.details.append(detail)
        used[detail.phrase.name] += 1


def _insert(fact: Fact, facts: Sequence[Fact], picked: list[Chosen]) -> None:
    """Insert a fact among the chosen ones of a round, at its place in the order of telling."""
    at = facts.index(fact)
    later = [index for index, item in enumerate(picked) if facts.index(item.fact) > at]
    picked.insert(later[0] if later else len(picked), Chosen(fact))


def _is_gain(fact: Fact) -> bool:
    """Whether a fact of the game that is no loss tells points that its player won."""
    return not fact.phrase.name.startswith("story-") and "points" in dict(fact.phrase.slots)
