"""What a player's own page or display says to a move when somebody else has to move."""

from collections.abc import Iterator

import pytest
from recorded_moves import list_moves, load_game, make_setup

from azul_access.games.system import Expects
from azul_access.session import Session, Step, begin_game, handle_line
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Message
from azul_access.session.session import Owner
from azul_access.session.sharing import join_session


def play(name: str, language: str) -> Iterator[Session]:
    """The sessions of a recorded game, in each of which a player has to move."""
    game = load_game(name)
    session = begin_game(make_setup(game, language), Settings(language)).session
    for move in list_moves(game, 2):
        if session.expected.kind is not Expects.FILL:
            yield session
        session = handle_line(session, move.text(language), "keyboard").session


def ask_others(session: Session, line: str) -> Iterator[Step]:
    """The steps of a line that those type at their own places who do not have to move."""
    for seat in range(len(session.setup.names)):
        if seat != session.expected.player:
            own = join_session(session, session.settings, Owner(seat))
            yield handle_line(own, line, "page")


def names_of(step: Step) -> list[str]:
    (message,) = step.announcements
    assert isinstance(message, Message)
    return [text.name for text in message.phrases]


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("azul-coloured", "en", "1r3"),
        ("azul-coloured", "en", "read from factory one to row too"),
        ("azul-coloured", "de", "rot aus manufaktur 1 in reihe 2"),
        ("azul-coloured", "nl", "rood uit fabriek 1 naar rij 2"),
        ("azul-grey", "en", "1r3"),
        ("azul-grey", "de", "Rot aus Manufaktur eins in Reihe zwei"),
        ("summer-pavilion-coloured", "en", "1 r"),
    ],
)
def test_a_move_is_answered_by_whose_turn_it_is(game: str, language: str, line: str) -> None:
    """Also one that was dictated, and one that fits another phase of the round."""
    for session in play(game, language):
        for step in ask_others(session, line):
            assert not step.understood
            assert names_of(step) == ["page-turn-of", "page-moves-for"]


def test_a_move_of_another_phase() -> None:
    """While one player chooses a column, another one's next move is known as a move."""
    sessions = [it for it in play("azul-grey", "en") if it.expected.kind is Expects.CHOICE]
    assert sessions
    for session in sessions:
        for step in ask_others(session, "2 blue row 4"):
            assert names_of(step)[0] == "page-turn-of"


def test_what_is_no_move_invites_to_none() -> None:
    """The answer says who has to move, and gives no example of a move."""
    session = next(play("azul-coloured", "en"))
    for step in ask_others(session, "xyzzy 7"):
        assert names_of(step) == ["error-unknown-word", "expect-turn"]
    own = join_session(session, session.settings, Owner(session.expected.player or 0))
    assert names_of(handle_line(own, "xyzzy 7", "page")) == [
        "error-unknown-word",
        "azul-hint-take",
    ]
