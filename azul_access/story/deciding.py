"""Tells the move that decided a game, at its place in the last round."""

from collections.abc import Sequence
from typing import Any

from azul_access.games.context import NarrationContext
from azul_access.games.story import Fact, Story
from azul_access.games.system import Event, State
from azul_access.record.ledger import Ledger
from azul_access.story.leads import Leads
from azul_access.story.turning import Decision, find_decision
from azul_access.values import frozen


@frozen
class Decided:
    """A move that decided the last round, and the fact that tells it."""

    decision: Decision
    fact: Fact


def find_decided(
    leads: Leads, ledger: Ledger, story: Story[State, Event, Any], context: NarrationContext
) -> Decided | None:
    """The proved move that decided the last round, if only one player won."""
    if len(leads.course.winners) != 1 or leads.course.agreed_in is not None:
        return None
    winner = leads.course.winners[0]
    decision = find_decision(ledger, winner)
    if decision is None or (tiles := story.name_move(context, decision.events)) is None:
        return None
    if decision.is_only:
        return Decided(decision, leads.needed_fact("story-only-move", winner, tiles=tiles))
    mover = leads.names[decision.seat]
    fact = leads.needed_fact("story-sure-after", winner, tiles=tiles, mover=mover)
    return Decided(decision, fact)


def insert_decision(facts: Sequence[Fact], decided: Fact) -> list[Fact]:
    """The facts of the last round with the decision before what players won, and not told twice."""
    kept = [fact for fact in facts if not _tells_same_move(fact, decided)]
    won = [at for at, fact in enumerate(kept) if any(own.won for own in fact.accounts)]
    kept.insert(min(won, default=len(kept)), decided)
    return kept


def _tells_same_move(fact: Fact, decided: Fact) -> bool:
    """Whether a fact tells who took the same tiles."""
    one, other = dict(fact.phrase.slots), dict(decided.phrase.slots)
    is_same = one.get("tiles") == other["tiles"] and not fact.accounts
    return is_same and one.get("player") == other.get("mover", other["player"])
