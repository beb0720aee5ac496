"""Setting the table of base Azul: what players say lies on it counts, whatever the rules expect.

Only what cannot be is refused: tiles that the game does not have, more than a place holds, and
colours that the coloured wall does not print on a space.
"""

from azul_access.games import kinds, set_checks, table_setting
from azul_access.games.azul import disc, events, evolving, places, scoring, taking, tiling
from azul_access.games.azul.pieces import FLOOR_SPACES, MARKER
from azul_access.games.azul.state import Phase, State
from azul_access.games.system import IllegalCommand


def set_table(outcome: evolving.Outcome, command: kinds.SetTable) -> None:
    """Set the places as they are said to be, and what follows from it.

    Where no tile is left to take, the round ends. Places that are not named keep what they hold;
    tiles that come or go are taken from and put into the bag and the lid. After the end only scores
    can be set; the winners follow from them.

    Raises: IllegalCommand.
    """
    table_setting.check_contents(places.TABLE, command)
    contents = command.contents
    state = outcome.state
    if state.phase is Phase.OVER:
        draft = table_setting.set_final_scores(state, contents)
        scores = tuple([player.score for player in draft.players])
        rows = tuple([len(scoring.complete_rows(player.wall)) for player in draft.players])
        outcome.add(events.TableSet(state, draft))
        outcome.add(events.GameEnded(scoring.winners(scores, rows), scores, rows, agreed=False))
        return
    said = places.PHASE.among(contents)
    draft = state._replace(phase=said[-1].value.phase) if said else state
    draft = _settle_marker(state, table_setting.set_places(draft, contents))
    draft = table_setting.settle_stock(places.TABLE, state, draft, contents)
    draft = table_setting.check_changed(state, _settle_phase(draft))
    outcome.add(events.TableSet(state, draft))
    if draft.phase is Phase.TILE:
        tiling.tile_walls(outcome)
    elif draft.phase is Phase.TAKE:
        taking.end_taking(outcome)


def _settle_marker(before: State, draft: State) -> State:
    """The draft with the marker at one place: the disc, the holder's floor line, or beside it."""
    players = []
    for seat, player in enumerate(draft.players):
        floor = player.floor
        tiles = tuple([piece for piece in floor if piece is not MARKER])
        if seat != draft.holder:
            floor = tiles
        elif MARKER not in floor and len(floor) < FLOOR_SPACES and draft.phase is Phase.TAKE:
            old = before.players[seat].floor
            place = min(old.index(MARKER) if MARKER in old else len(floor), len(floor))
            floor = (*floor[:place], MARKER, *floor[place:])
        players.append(player._replace(floor=floor))
    centre = draft.centre
    has_marker = centre.spaces[disc.MARKER_SPACE] is MARKER
    if centre is not before.centre or has_marker != (draft.holder is None):
        empty = disc.WITH_MARKER if draft.holder is None else disc.EMPTY
        centre, _ = disc.lay(empty, sorted(disc.tiles(centre)))
    return draft._replace(players=tuple(players), centre=centre)


def _settle_phase(draft: State) -> State:
    """The draft with as many factories as are filled, in the phase that follows from them.

    Raises: IllegalCommand if tiles lie where none can be while the factories are filled.
    """
    phase = draft.phase
    if phase is Phase.OVER:
        raise IllegalCommand(set_checks.SetReason.NOT_OVER)
    if phase is Phase.TILE and (any(draft.factories) or disc.has_tiles(draft.centre)):
        phase = Phase.TAKE  # there are tiles to take, so the tiling comes later
    if phase is not Phase.FILL:
        return draft._replace(phase=phase, filled=len(draft.factories))
    filled = table_setting.count_filled(draft.factories)
    if disc.has_tiles(draft.centre) or draft.holder is not None:
        raise IllegalCommand(set_checks.SetReason.NOT_WHILE_FILLING)
    left = any(draft.bag) or any(draft.lid)
    if filled == len(draft.factories) or (filled and not left):
        phase = Phase.TAKE
    return draft._replace(phase=phase, filled=filled)
