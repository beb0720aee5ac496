"""Setting the table of Summer Pavilion: what players say that lies on it counts.

Only what cannot be is refused: tiles that the game does not have, more than a place holds, colours
that the coloured board does not print on a star, and tiles where none can lie in the phase.
"""

from collections.abc import Sequence

from azul_access.games import kinds, set_checks, table_setting
from azul_access.games.shared_kinds import SaidPhase
from azul_access.games.summer_pavilion import (
    ending,
    events,
    evolving,
    filling,
    pieces,
    places,
    scoring,
)
from azul_access.games.summer_pavilion.placing import take_due_bonus
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.taking import end_taking
from azul_access.games.summer_pavilion.turns import after_turn, all_passed
from azul_access.games.system import IllegalCommand

_PLACING = (Phase.PLACE, Phase.BONUS, Phase.REFILL)


def set_table(outcome: evolving.Outcome, command: kinds.SetTable) -> None:
    """Set the places as they are said to be, and what follows from it.

    Places that are not named keep what they hold; tiles that come or go are taken from and put
    into the bag and the tower. After the end only scores can be set; the winners follow from them.

    Raises: IllegalCommand.
    """
    table_setting.check_contents(places.TABLE, command)
    contents = command.contents
    state = outcome.state
    if state.phase is Phase.OVER:
        draft = table_setting.set_final_scores(state, contents)
        scores = tuple([player.score for player in draft.players])
        outcome.add(events.TableSet(state, draft))
        outcome.add(events.GameEnded(scoring.winners(scores), scores, agreed=False))
        return
    draft = _set_passed(state, contents)
    draft = table_setting.set_places(
        draft, [content for content in contents if content.kind is not places.PASSED]
    )
    draft = table_setting.settle_stock(places.TABLE, state, draft, contents)
    draft = table_setting.check_changed(state, _settle_phase(state, draft, contents))
    outcome.add(events.TableSet(state, draft))
    _continue_game(outcome)


def _set_passed(state: State, contents: Sequence[kinds.AnyContent]) -> State:
    """The state with the players who have passed, before anything else is set.

    Before the phase of placing nobody has passed.
    """
    said = places.PASSED.among(contents)
    if _said_phase(state, contents).phase not in _PLACING:
        if any(content.value for content in said):
            raise IllegalCommand(set_checks.SetReason.PASSED_TOO_EARLY)
        said = [places.PASSED.content(False, seat) for seat in range(len(state.players))]
    return table_setting.set_places(state, said)


def _said_phase(before: State, contents: Sequence[kinds.AnyContent]) -> SaidPhase[Phase]:
    """The phase that players have named, else the one that the game was in."""
    said = places.PHASE.among(contents)
    return said[-1].value if said else SaidPhase(before.phase, before.due)


def _settle_phase(before: State, draft: State, contents: Sequence[kinds.AnyContent]) -> State:
    """The draft in the phase that fits what lies on the table and, if one was said, that one.

    Raises: IllegalCommand if tiles lie where none can be in that phase, or if a player who has
    passed is said to be on turn.
    """
    said = _said_phase(before, contents)
    if said.phase is Phase.OVER:
        raise IllegalCommand(set_checks.SetReason.NOT_OVER)
    turn_is_said = bool(places.TURN.among(contents))
    if said.phase in (Phase.SUPPLY, Phase.FILL):
        stone = [content.value.seat for content in places.STONE.among(contents)]
        if stone and stone[-1] is not None and not turn_is_said:
            draft = draft._replace(turn=stone[-1])  # who had the stone begins the round
        elif before.phase not in (Phase.SUPPLY, Phase.FILL) and not turn_is_said:
            draft = draft._replace(turn=draft.first_to_place)
        return _settle_filling(draft._replace(starter=draft.turn, holder=None), said.phase)
    draft = draft._replace(due=0, filled=len(draft.factories))
    if said.phase is Phase.TAKE:
        return draft._replace(phase=Phase.TAKE)
    if _has_sources(draft):
        raise IllegalCommand(set_checks.SetReason.NOT_WHILE_PLACING)
    if before.phase not in _PLACING and not turn_is_said:
        draft = draft._replace(turn=draft.first_to_place)
    return _settle_placing(before, draft, said, turn_is_said=turn_is_said)


def _continue_game(outcome: evolving.Outcome) -> None:
    """Go on until somebody has something to do, after a table was set."""
    match outcome.state.phase:
        case Phase.FILL:
            filling.end_filling(outcome)
        case Phase.TAKE:
            end_taking(outcome)
        case Phase.BONUS:
            take_due_bonus(outcome)
        case Phase.PLACE:
            ending.end_round(outcome)


def _settle_filling(draft: State, phase: Phase) -> State:
    """The draft while the supply and the factories are filled; `phase` is the one that was said."""
    filled = table_setting.count_filled(draft.factories)
    if any(draft.centre):
        raise IllegalCommand(set_checks.SetReason.NOT_WHILE_FILLING)
    left = any(draft.bag) or any(draft.tower)
    if filled == len(draft.factories) or (filled and not left):
        phase = Phase.TAKE
    elif filled or sum(draft.supply) == pieces.SUPPLY_SPACES or not left:
        phase = Phase.FILL
    return draft._replace(phase=phase, filled=filled, due=0)


def _settle_placing(
    before: State, draft: State, said: SaidPhase[Phase], *, turn_is_said: bool
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
        raise IllegalCommand(set_checks.SetReason.HAS_PASSED, player=draft.turn)
    if passed or (before.phase is Phase.REFILL and not turn_is_said):
        return after_turn(placing, refilled=True)
    return placing


def _has_sources(state: State) -> bool:
    return any(state.factories) or any(state.centre)
