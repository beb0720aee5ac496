"""Who asks the question of a line, and whom "she" and "his" mean in it."""

from collections.abc import Iterator, Sequence

from azul_access.games.asking import Asker
from azul_access.language.grammar import Seat
from azul_access.language.phrase import Phrase, Series, Slot
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import list_paragraphs
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

_TWO_PLAYERS = 2


def find_asker(session: Session, asker: int | None) -> Asker:
    """Who asks: the player of a `seat`, the owner of the conversation, or whoever has to act.

    Among more than two, another player is the one that was spoken of last.
    """
    players = len(session.setup.names)
    if asker is None and session.owner is not None:
        asker = session.owner.seat
    expected = session.expected.player
    seat = expected if asker is None else asker
    before = None if seat is None else (seat - 1) % players
    if players > _TWO_PLAYERS and session.memory.named is not None:
        before = session.memory.named
    return Asker(seat, players, before, is_known=asker is not None)


def needs_name(session: Session, text: str) -> bool:
    """Whether "she" and "his" in a line can be several players, of whom none was spoken of."""
    if len(session.setup.names) <= _TWO_PLAYERS or session.memory.named is not None:
        return False
    return next(_list_named(session, (text,)), None) is None


def find_named(
    session: Session, lines: Sequence[str], answer: Sequence[Announcement]
) -> int | None:
    """The player that lines name, the last one first, or else the only one that an answer names."""
    if len(session.setup.names) <= _TWO_PLAYERS:
        return None
    named = next(_list_named(session, lines), None)
    if named is not None:
        return named
    told = {
        name
        for announcement in answer
        for paragraph in list_paragraphs(session.setup.system, session.context, announcement)
        for each in paragraph
        for name in _list_texts(each)
    }
    seats = [seat for seat, name in enumerate(session.setup.names) if name in told]
    return seats[0] if len(seats) == 1 else None


def _list_named(session: Session, lines: Sequence[str]) -> Iterator[int]:
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    for line in reversed(lines):
        for item, _ in words.split(line):
            for symbol in () if item is None else item.symbols:
                if isinstance(symbol, Seat):
                    yield symbol.index


def _list_texts(slot: Slot) -> Iterator[str]:
    """Yield each text in a phrase: the names of players."""
    match slot:
        case str():
            yield slot
        case Phrase():
            for _, each in slot.slots:
                yield from _list_texts(each)
        case tuple() | Series():
            for each in slot if isinstance(slot, tuple) else slot.items:
                yield from _list_texts(each)
