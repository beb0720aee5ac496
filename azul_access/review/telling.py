"""The sentences about judged moves: what lay there, what was played, what was better, and why."""

from collections.abc import Sequence

from azul_access.games.coach import describe_reason
from azul_access.games.context import NarrationContext
from azul_access.games.system import Command, State, System
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.player.reasons import grade_gap
from azul_access.review.judging import Judged, select_greatest


def tell_player(
    system: System, context: NarrationContext, judged: Sequence[Judged], seat: int
) -> list[Paragraph]:
    """What the review of a game says aloud about a player's moves."""
    told = select_greatest(judged, seat)
    player = phrase("review-of", player=context.names[seat])
    paragraphs = [[player, describe_count(told)]]
    for each in told:
        paragraphs.append([name_turn(each), *tell_position(system, context, each)])
        paragraphs.append(tell_move(system, context, each))
    return paragraphs


def describe_count(told: Sequence[Judged]) -> Phrase:
    """How many moves of a player are told."""
    return phrase("review-most", count=len(told))


def name_turn(judged: Judged) -> Phrase:
    """When a move was made."""
    return phrase("review-turn", round=judged.turn.round, number=judged.turn.number)


def tell_position(system: System, context: NarrationContext, judged: Judged) -> list[Phrase]:
    """What lay where the two moves take and put tiles."""
    assert system.load_coach is not None
    moves, state = (judged.best, judged.made), judged.turn.item.before
    return system.load_coach().describe_around(context, state, judged.turn.seat, moves)


def tell_move(system: System, context: NarrationContext, judged: Judged) -> list[Phrase]:
    """What was played, what was better, by how much in words, and a fact behind it."""
    state = judged.turn.item.before
    played, better = (
        name_move(system, context, state, command) for command in (judged.made, judged.best)
    )
    grade = grade_gap(judged.gap)
    told = [phrase("review-played", move=played), phrase(f"review-better-{grade}", move=better)]
    return [*told, *describe_reason(context, judged.reason, "review-played-fact")]


def name_move(system: System, context: NarrationContext, state: State, command: Command) -> Phrase:
    """A move with its tiles, without what goes without saying."""
    assert system.load_coach is not None
    short = system.load_coach().shorten(state, command)
    if short != command:
        return system.dialogue.describe_command(state, short)
    return system.dialogue.read_back(context, state, command)
