"""Menus: what two keys can choose at any time besides moves, such as undo and settings."""

from enum import Enum

from azul_access.braille.actions import KeyAction
from azul_access.games.touch import Field, Strip
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.control.settings import CHOICES
from azul_access.values import frozen


@frozen
class SentText:
    """A choice that has the effect of a typed text."""

    text: Phrase


@frozen
class OwnerChoice:
    """Whose display it is: a seat, or None for the whole table."""

    player: int | None


class Menu(Enum):
    """A choice that leads to further ones."""

    SETTINGS = "settings"
    LEAVE = "leave"
    UNDO = "undo"  # in a game that is over
    OWNER = "owner"  # whose display it is


# The settings that a display offers, in this order.
OFFERED = ("pace", "asks_on_braille", "verbosity", "speech", "earcons", "language")


def _send(text: Phrase) -> Strip:
    """A choice that is read as the text that it sends."""
    return (Field(text, SentText(text)),)


_YES, _NO = phrase("word-yes"), phrase("word-no")
YES_OR_NO: tuple[Strip, ...] = (_send(_YES), _send(_NO))
GENERAL_CHOICES: tuple[Strip, ...] = (
    (Field(phrase("braille-undo"), KeyAction.UNDO),),
    (Field(phrase("braille-redo"), KeyAction.REDO),),
    (Field(phrase("braille-action-last"), KeyAction.LAST),),
    (Field(phrase("braille-action-earlier"), KeyAction.EARLIER_MESSAGE),),
    (Field(phrase("braille-action-whose-turn"), KeyAction.WHOSE_TURN),),
    (Field(phrase("braille-action-help"), KeyAction.HELP),),
    (Field(phrase("braille-settings"), Menu.SETTINGS),),
    _send(phrase("braille-end")),
    (Field(phrase("braille-leave"), Menu.LEAVE),),
)


def list_menu(menu: Menu, session: Session) -> tuple[Strip, ...]:
    """Return the choices of a menu; a first strip without a pick is its title."""
    no = (Field(_NO, KeyAction.CHOICES),)
    match menu:
        case Menu.LEAVE:
            yes = (Field(_YES, SentText(phrase("braille-leave"))),)
            return ((Field(phrase("braille-leave-question")),), yes, no)
        case Menu.UNDO:  # no first, for a key that is pressed once too often
            yes = (Field(_YES, SentText(phrase("braille-undo"))),)
            return ((Field(phrase("braille-undo-question")),), no, yes)
        case Menu.OWNER:
            owners = [
                (Field(phrase("name", name=name), OwnerChoice(seat)),)
                for seat, name in enumerate(session.setup.names)
                if session.setup.computer_at(seat) is None  # it reads no display
            ]
            everybody = (Field(phrase("display-everybody"), OwnerChoice(None)),)
            return ((Field(phrase("display-whose")),), *owners, everybody)
        case Menu.SETTINGS:
            return (_send(phrase("braille-settings")), *map(_send, _list_settings(session)))


def _list_settings(session: Session) -> list[Phrase]:
    """What can be set here to another value than now."""
    return [
        CHOICES[name].describe(value)
        for name in OFFERED
        if session.owner is None or CHOICES[name].is_own
        for value in CHOICES[name].values.values()
        if value != getattr(session.settings, name)
    ]
