"""What a player may do in a conversation of their own, beside the one at the table.

Everybody may ask, undo and write notes everywhere. They move for themselves, and change no
settings of the table.
"""

from azul_access.games.system import Command, Commands, CorrectionRequest
from azul_access.session.change.corrections import find_correction
from azul_access.session.change.moves import find_set_contents, refuse_player
from azul_access.session.change.past import find_mover
from azul_access.session.control import controls
from azul_access.session.control.settings import SETTINGS
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.session import Meaning, Session


def refuse_for_owner(session: Session, meaning: Meaning) -> Message | None:
    """Why a meaning is not possible for the session's owner; None if it is, and at the table."""
    owner = session.owner
    if owner is None:
        return None
    if meaning is controls.SimpleControl.QUIT:
        return None if owner.can_leave else make_message("page-goes-on")
    if _is_for_table(meaning):
        return make_message("page-set-at-table")
    own = session.setup.names[owner.seat]
    if isinstance(meaning, controls.SitAt) and meaning.player != owner.seat:
        return make_message("page-of-player", player=own)
    if owner.moves_for_all:
        return None
    match meaning:
        case Commands(_, player) if player not in (None, owner.seat):
            return refuse_player(session, owner.seat)
        case Commands(commands):
            is_own = all(_sets_own_board(session, command, owner.seat) for command in commands)
            return None if is_own else make_message("page-own-board", player=own)
        case controls.LastMover():
            return make_message("page-own-board", player=own)
        case CorrectionRequest():
            index = find_correction(session, meaning)
            applied = session.ledger.applied
            mover = None if index is None else find_mover(session.setup.system, applied[index])
            if mover not in (None, owner.seat):
                return make_message("page-own-corrections", player=session.setup.names[mover])
    return None


def _is_for_table(meaning: Meaning) -> bool:
    """Whether a control sets something at the table, or asks a device of the table."""
    if isinstance(meaning, controls.ChangeSetting):
        return not SETTINGS[meaning.field].is_own
    is_own = isinstance(
        meaning,
        controls.Profile
        | controls.SetAmount
        | controls.SitAt
        | controls.BrailleTableRequest
        | controls.DisplayRequest
        | controls.TellStory
        | controls.TellReview,
    )
    if isinstance(meaning, controls.SeatRequest):
        return meaning.action is not controls.SeatAction.TOLD
    for_table = controls.SettingRequest | controls.DeviceRequest
    return isinstance(meaning, for_table) and not is_own


def _sets_own_board(session: Session, command: Command, seat: int) -> bool:
    """Whether a command, if it sets the table, sets the board of one player only."""
    system = session.setup.system
    contents = find_set_contents(system, command) or ()
    return all(system.places.area(content) == seat for content in contents)
