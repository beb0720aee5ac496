"""Adds causes to a story: what a player won to take the lead, and lost where a score fell."""

from collections import Counter
from collections.abc import Callable, Sequence

from azul_access.games.story import Fact, most_told
from azul_access.story.selection import Chosen

FALL = "story-fell"
NEW_LEADS = {"story-lead-first", "story-lead-back", "story-from-last"}
_LOSSES = {
    "azul-story-floor",
    "azul-story-floor-cost",
    "azul-story-floor-limit",
    "azul-story-floor-then",
    "azul-story-stuck",
    "sp-story-left-over",
    "sp-story-left-over-cost",
    "sp-story-stone",
}


def add_causes(rounds: Sequence[Sequence[Fact]], chosen: Sequence[list[Chosen]]) -> None:
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
                _add_cause(effect, facts, picked, used, _is_loss)
            elif effect.phrase.name in NEW_LEADS:
                _add_cause(effect, facts, picked, used, _is_gain)


def _add_cause(
    effect: Fact,
    facts: Sequence[Fact],
    picked: list[Chosen],
    used: Counter[str],
    is_cause: Callable[[Fact], bool],
) -> None:
    """Add the heaviest cause among the facts of the same player before an effect."""
    own = [item for item in picked if item.fact.seat == effect.seat]
    if any(is_cause(told) for item in own for told in (item.fact, *item.details)):
        return

    def is_free(fact: Fact) -> bool:
        return is_cause(fact) and used[fact.phrase.name] < most_told(fact.phrase.name)

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


def _is_loss(fact: Fact) -> bool:
    return fact.phrase.name in _LOSSES


def _is_gain(fact: Fact) -> bool:
    """Whether a fact of the game tells points that its player won."""
    name, slots = fact.phrase.name, dict(fact.phrase.slots)
    return not name.startswith("story-") and name not in _LOSSES and "points" in slots
