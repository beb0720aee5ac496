"""Which short sound follows an input."""

from azul_access.record.tips import Tip, TipSwitch
from azul_access.session import Session, Step
from azul_access.speech import Earcon


def choose_earcon(before: Session, step: Step) -> Earcon | None:
    """Not understood, done, or the next player's turn; None for what needs no sound: a tip."""
    if not step.understood:
        return Earcon.WRONG if step.announcements else Earcon.NO_COMMAND
    if all(isinstance(entry, Tip | TipSwitch) for entry in step.entries):
        return None  # a sound at the table would betray who asked on a page
    expects = before.setup.system.rules.expects
    player = expects(step.session.ledger.state).player
    is_new = player is not None and player != expects(before.ledger.state).player
    return Earcon.YOUR_TURN if is_new else Earcon.OK
