"""Who asks the question of a line."""

from azul_access.games.asking import Asker
from azul_access.session.session import Session


def find_asker(session: Session, asker: int | None) -> Asker:
    """Who asks: the player of a `seat`, the owner of the conversation, or whoever has to act."""
    players = len(session.setup.names)
    if asker is None and session.owner is not None:
        asker = session.owner.seat
    expected = session.expected.player
    seat = expected if asker is None else asker
    before = None if seat is None else (seat - 1) % players
    return Asker(seat, players, before, is_known=asker is not None)
