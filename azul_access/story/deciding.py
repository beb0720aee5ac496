"""Tells the move that decided a game and the take on which most hung, at their places."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from azul_access.games.context import NarrationContext
from azul_access.games.story import Fact, Story
from azul_access.games.system import Event, State
from azul_access.record.ledger import Ledger
from azul_access.story.key_take import find_key_take
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


@frozen
class Weighty:
    """A take in the round with an index, and the fact that tells it with what came of it."""

    index: int
    fact: Fact


def find_weighty(leads: Leads, ledger: Ledger, context: NarrationContext) -> Weighty | None:
    """The take on which most hung before the last round of a finished game, if one stands out."""
    rounds = leads.course.rounds
    if not leads.course.winners or not rounds:
        return None
    key = find_key_take(ledger, context, rounds[-1].number)
    if key is None:
        return None
    index = next(at for at, played in enumerate(rounds) if played.number == key.round)
    outcome = Fact(key.outcome, 0.0, is_needed=True)
    fact = leads.needed_fact("story-key-take", key.seat, tiles=key.tiles)
    return Weighty(index, replace(fact, details=(outcome,)))


def insert_take(facts: Sequence[Fact], decided: Fact) -> list[Fact]:
    """The facts of a round with that of a take before what players won, and not told twice."""
    kept = [fact for fact in facts if not _tells_same_move(fact, decided)]
    won = [at for at, fact in enumerate(kept) if any(own.won for own in fact.accounts)]
    kept.insert(min(won, default=len(kept)), decided)
    return kept


def insert_cause(facts: Sequence[Fact], cause: Fact) -> list[Fact]:
    """The facts of a round with that of a take before what came of it, and not told twice."""
    kept = [fact for fact in facts if not _tells_same_move(fact, cause)]
    of_players = [at for at, fact in enumerate(kept) if fact.seat is not None or fact.accounts]
    kept.insert(min(of_players, default=len(kept)), cause)
    return kept


def _tells_same_move(fact: Fact, decided: Fact) -> bool:
    """Whether a fact tells who took the same tiles."""
    one, other = dict(fact.phrase.slots), dict(decided.phrase.slots)
    is_same = one.get("tiles") == other["tiles"] and not fact.accounts
    return is_same and one.get("player") == other.get("mover", other["player"])
