"""What can be picked at this moment, and what is asked before a picked move is made."""

from dataclasses import replace

from azul_access.braille.actions import Do
from azul_access.games.system import Command, Field, Kind, Strip
from azul_access.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session

# What every list of choices ends with, so that displays with two keys have it, too.
_OWN_CHOICES: tuple[Strip, ...] = (
    (Field(phrase("braille-undo"), Do.UNDO),),
    (Field(phrase("braille-do-earlier"), Do.EARLIER),),
)


def strips(session: Session, picked: tuple[object, ...]) -> tuple[Strip, ...]:
    """What can be chosen: the game's, and before anything is picked undo and messages."""
    touch = session.setup.system.touch
    found = touch.choices(session.table, session.ledger.state, picked).strips
    return found if picked else (*found, *_OWN_CHOICES)


def picks(session: Session, picked: tuple[object, ...]) -> list[object]:
    """What each strip picks, None where it cannot be picked."""
    return [
        next((field.pick for field in strip if field.pick is not None), None)
        for strip in strips(session, picked)
    ]


def question(session: Session, command: Command) -> list[Phrase]:
    """What would follow from a move, before it is made; a draw is only read back."""
    system, state = session.setup.system, session.ledger.state
    table = replace(session.table, verbosity=Verbosity.TERSE)
    told = [phrase("braille-ask", command=system.dialogue.command_phrase(state, command))]
    if system.rules.expects(state).kind in (Kind.TURN, Kind.CHOICE):
        asked = system.facts.what_if(command)
        told += [
            each for paragraph in system.facts.answer(table, state, asked) for each in paragraph
        ]
    return told
