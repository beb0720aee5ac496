"""Somebody else plays at a seat: the computer for a person, a person for the computer."""

from dataclasses import replace

from azul_access.games.choices import InvalidSetup
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import normalize
from azul_access.language.phrase import Slot
from azul_access.record.seat_words import DEFAULT_LEVEL, is_own_name, next_level, read_level
from azul_access.record.seats import Computer, SeatChange
from azul_access.record.setup import change_seat, check_new_names
from azul_access.session.control.controls import SeatAction, SeatRequest
from azul_access.session.output.announcements import (
    Failure,
    Message,
    SeatReport,
    make_message,
)
from azul_access.session.output.seat_narration import describe_computers
from azul_access.session.session import Session, Step

# What says the name of whoever plays at the seat afterwards.
_NAMING = (SeatAction.TO_PERSON, SeatAction.BACK, SeatAction.RENAMED)


def change_player(session: Session, request: SeatRequest, source: str) -> Step:
    """Let the computer or a person play at a seat, or name the computer otherwise."""
    if request.action is SeatAction.TOLD:
        return _tell_levels(session)
    seat = _find_seat(session, request)
    if seat is None:
        return _refuse_unknown(session, request)
    setup, name = session.setup, session.setup.names[seat]
    old = setup.computer_at(seat)
    try:
        computer = _new_computer(session, request, old)
        if request.action in _NAMING:
            name = " ".join(request.name.split())
            others = [other for n, other in enumerate(setup.names) if n != seat]
            check_new_names(setup.system, [*others, name])
        change = SeatChange(seat, name, computer, source)
        changed = change_seat(setup, change)
    except InvalidSetup as why:
        return session.refuse(Failure(why))
    if changed == setup:
        is_person = computer is None
        return _refuse(session, "seat-is-person" if is_person else "seat-is-computer", player=name)
    if computer is None and is_own_name(name):
        return _refuse(session, "seat-name-of-computer", player=name)
    if computer is not None and old is None and seat in session.device_seats:
        return _refuse(session, "seat-has-device", player=name)
    report = SeatReport(seat, setup.names[seat], computer, was_computer=old is not None)
    return Step(replace(session, setup=changed), (change,), (report,))


def _tell_levels(session: Session) -> Step:
    """At which level each computer plays."""
    if not session.setup.has_computers:
        return _refuse(session, "seat-no-computer")
    told = describe_computers(session.context, session.setup.computers, with_hands=False)
    return session.announce(Message(tuple(told)))


def _new_computer(session: Session, request: SeatRequest, old: Computer | None) -> Computer | None:
    """Who plays there afterwards. Raises: InvalidSetup for a level that does not exist."""
    match request.action:
        case SeatAction.TO_PERSON | SeatAction.BACK:
            return None
        case SeatAction.RENAMED:
            return old
    played = [computer for computer in session.setup.computers if computer is not None]
    usual = old or (played[0] if played else Computer(DEFAULT_LEVEL))
    if not request.level:
        return usual
    language = session.settings.language
    step = next_level(request.level, usual.level, language)
    if step is not None:
        return Computer(step)
    level = read_level(request.level, [language, *LANGUAGES])
    # Within a game nothing adapts: the level stays what it is, and later games go on from it.
    return Computer(usual.level, is_even=True) if level is None else Computer(level)


def _find_seat(session: Session, request: SeatRequest) -> int | None:
    """The seat that a request is about; None if it names nobody, or several could be meant."""
    names, setup = session.setup.names, session.setup
    if request.action is SeatAction.TO_COMPUTER:
        return _seat_of(names, request.name)
    computers = [seat for seat in range(len(names)) if setup.computer_at(seat) is not None]
    if request.computer:
        seat = _seat_of(names, request.computer)
        return seat if seat in computers else None
    own = _seat_of(names, request.name)
    if own is not None and request.action is SeatAction.BACK:
        return own
    if request.action is SeatAction.TO_PERSON and own in computers:
        return own  # the computer has played there meanwhile
    return computers[0] if len(computers) == 1 else None


def _seat_of(names: tuple[str, ...], said: str) -> int | None:
    wanted = normalize(" ".join(said.split()))
    return next((seat for seat, name in enumerate(names) if normalize(name) == wanted), None)


def _refuse_unknown(session: Session, request: SeatRequest) -> Step:
    players = ", ".join(session.setup.names)
    if request.action is SeatAction.TO_COMPUTER and not request.name:
        people = session.setup.people or session.setup.names
        return _refuse(session, "seat-whose", player=people[-1])
    if request.action is SeatAction.TO_COMPUTER:
        return _refuse(session, "seat-no-player", name=request.name, players=players)
    computers = [
        name
        for seat, name in enumerate(session.setup.names)
        if session.setup.computer_at(seat) is not None
    ]
    if not computers:
        return _refuse(session, "seat-no-computer")
    return _refuse(session, "seat-which-computer", players=", ".join(computers))


def _refuse(session: Session, message: str, /, **slots: Slot) -> Step:
    return session.refuse(make_message(message, **slots))
