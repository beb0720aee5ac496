"""The phase of Summer Pavilion after players have set the table, and how the game goes on."""

from collections.abc import Sequence

from azul_access.games.contents import TurnContent
from azul_access.games.setting import SetReason
from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion.contents import Content, PhaseContent, StoneContent
from azul_access.games.summer_pavilion.ending import end_round
from azul_access.games.summer_pavilion.evolving import Outcome
from azul_access.games.summer_pavilion.filling import end_filling
from azul_access.games.summer_pavilion.pieces import SUPPLY_SPACES
from azul_access.games.summer_pavilion.placing import take_due_bonus
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.taking import end_taking
from azul_access.games.summer_pavilion.turns import after_turn, all_passed
from azul_access.games.system import IllegalCommand

PLACING = (Phase.PLACE, Phase.BONUS, Phase.REFILL)


def said_phase(before: State, contents: Sequence[Content]) -> PhaseContent:
    """The phase that players have named, else the one that the game was in."""
    said = [content for content in contents if isinstance(content, PhaseContent)]
    return said[-1] if said else PhaseContent(before.phase, before.due)


def settle_phase(before: State, draft: State, contents: Sequence[Content]) -> State:
    """The draft in the phase that fits what lies on the table and, if one was said, that one.

    Raises: IllegalCommand if tiles lie where none can be in that phase, or if a player who has
    passed is said to be on turn.
    """
    said = said_phase(before, contents)
    if said.phase is Phase.OVER:
        raise IllegalCommand(SetReason.NOT_OVER)
    turn_is_said = any(isinstance(content, TurnContent) for content in contents)
    if said.phase in (Phase.SUPPLY, Phase.FILL):
        stone = [content.seat for content in contents if isinstance(content, StoneContent)]
        if stone and stone[-1] is not None and not turn_is_said:
            draft = draft._replace(turn=stone[-1])  # who had the stone begins the round
        elif before.phase not in (Phase.SUPPLY, Phase.FILL) and not turn_is_said:
            draft = draft._replace(turn=draft.first_to_place)
        return _settle_filling(draft._replace(starter=draft.turn, holder=None), said.phase)
    draft = draft._replace(due=0, filled=len(draft.factories))
    if said.phase is Phase.TAKE:
        return draft._replace(phase=Phase.TAKE)
    if _has_sources(draft):
        raise IllegalCommand(SetReason.NOT_WHILE_PLACING)
    if before.phase not in PLACING and not turn_is_said:
        draft = draft._replace(turn=draft.first_to_place)
    return _settle_placing(before, draft, said, turn_is_said=turn_is_said)


def continue_game(outcome: Outcome) -> None:
    """Go on until somebody has something to do, after a table was set."""
    match outcome.state.phase:
        case Phase.FILL:
            end_filling(outcome)
        case Phase.TAKE:
            end_taking(outcome)
        case Phase.BONUS:
            take_due_bonus(outcome)
        case Phase.PLACE:
            end_round(outcome)


def _settle_filling(draft: State, phase: Phase) -> State:
    """The draft while the supply and the factories are filled; `phase` is the one that was said."""
    filled = 0
    while filled < len(draft.factories) and draft.factories[filled]:
        filled += 1
    if any(draft.factories[filled:]):
        raise IllegalCommand(SetReason.FACTORY_GAP, factory=FACTORIES[filled])
    if any(draft.centre):
        raise IllegalCommand(SetReason.NOT_WHILE_FILLING)
    left = any(draft.bag) or any(draft.tower)
    if filled == len(draft.factories) or (filled and not left):
        phase = Phase.TAKE
    elif filled or sum(draft.supply) == SUPPLY_SPACES or not left:
        phase = Phase.FILL
    return draft._replace(phase=phase, filled=filled, due=0)


def _settle_placing(
    before: State, draft: State, said: PhaseContent, *, turn_is_said: bool
) -> State:
    """The draft in the phase of placing, in which the factories and the centre are empty."""
    placing = draft._replace(phase=Phase.PLACE)
    if all_passed(draft):
        return placing
    passed = draft.players[draft.turn].passed
    goes_on = before.phase is not said.phase or draft.turn == before.turn
    if said.phase is Phase.BONUS and goes_on and not passed:
        due = min(said.due, sum(draft.supply))
        return draft._replace(phase=Phase.BONUS, due=due) if due else after_turn(placing)
    if said.phase is Phase.REFILL and goes_on:
        return after_turn(placing)
    if passed and turn_is_said:
        raise IllegalCommand(SetReason.HAS_PASSED, player=draft.turn)
    if passed or (before.phase is Phase.REFILL and not turn_is_said):
        return after_turn(placing, refilled=True)
    return placing


def _has_sources(state: State) -> bool:
    return any(state.factories) or any(state.centre)
