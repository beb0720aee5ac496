"""What the companion answers when it is spoken to itself: settings, repeats, help, yes and no."""

from dataclasses import replace
from typing import assert_never

from azul_access import ledger
from azul_access.controls import (
    Back,
    Control,
    Forth,
    Pace,
    Pick,
    Plain,
    Record,
    Sounds,
    Speak,
    Speech,
    Tongue,
)
from azul_access.games.system import Command
from azul_access.ledger import Did
from azul_access.narration import Helped, Recorded, Said, Waiting, say
from azul_access.phrase import Verbosity, phrase
from azul_access.session.deeds import done, redo, undo
from azul_access.session.values import Session, Step
from azul_access.settings import Settings


def reply(session: Session, control: Control, pending: tuple[Command, ...], by: str) -> Step:
    state = session.ledger.state
    match control:
        case Plain():
            return _plain(session, control, pending, by)
        case Pick(number):
            return done_one(session, pending[number - 1], by)
        case Back(count):
            return undo(session, count)
        case Forth(count):
            return redo(session, count)
        case Record(count):
            turns = tuple(enumerate(session.ledger.turns, 1))[-count:]
            return Step(session, told=(Recorded(turns),))
        case Verbosity():
            settings = replace(session.settings, verbosity=control)
            return _set(session, settings, f"set-{control.value}")
        case Pace():
            return _set(session, replace(session.settings, pace=control), f"set-{control.value}")
        case Tongue(language):
            settings = replace(session.settings, language=language)
            return Step(
                replace(session, settings=settings), told=(say("set-language"), Waiting(state))
            )
        case Speech():
            settings = replace(session.settings, speech=control)
            return _set(session, settings, f"set-speech-{control.value}")
        case Sounds(on):
            settings = replace(session.settings, earcons=on)
            return _set(session, settings, "set-sounds-on" if on else "set-sounds-off")
        case Speak():
            return _speak(session, control)
        case _:
            assert_never(control)


def done_one(session: Session, command: Command, by: str) -> Step:
    book, change = ledger.add(session.ledger, Did(command, by))
    return done(session, book, (Did(command, by),), change.events)


def _plain(session: Session, control: Plain, pending: tuple[Command, ...], by: str) -> Step:
    state = session.ledger.state
    match control:
        case Plain.YES:
            if len(pending) != 1:
                return Step(session, told=(say("error-nothing-to-confirm"),), understood=False)
            return done_one(session, pending[0], by)
        case Plain.NO:
            name = "not-done" if pending else "error-nothing-to-confirm"
            return Step(session, told=(say(name),), understood=bool(pending))
        case Plain.WHOSE_TURN:
            return Step(session, told=(Waiting(state),))
        case Plain.LAST:
            last = session.last_event
            return Step(session, told=(last if last is not None else say("nothing-yet"),))
        case Plain.REPEAT:
            return hear_again(session, 0)
        case Plain.PREVIOUS:
            return hear_again(session, session.heard_again + 1)
        case Plain.NEXT:
            return hear_again(session, session.heard_again - 1)
        case Plain.GO_ON:
            return next_step(session)
        case Plain.HUSH:
            return Step(session, hush=True)
        case Plain.HELP:
            return Step(session, told=(Helped(state),))
        case Plain.SETTINGS:
            return Step(session, told=(_settings(session.settings),))
        case Plain.QUIT:
            return Step(session, told=(say("saved-goodbye"),), leave=True)
        case _:
            assert_never(control)


def _set(session: Session, settings: Settings, name: str) -> Step:
    return Step(replace(session, settings=settings), told=(say(name),))


def _speak(session: Session, control: Speak) -> Step:
    settings = session.settings.spoken(control)
    return Step(
        replace(session, settings=settings),
        told=(say(f"set-{control.setting}", value=getattr(settings, control.setting)),),
    )


def _settings(settings: Settings) -> Said:
    return Said(
        (
            phrase(
                "settings-now",
                language=phrase(f"language-{settings.language}"),
                amount=phrase(f"verbosity-{settings.verbosity.value}"),
                pace=phrase(f"pace-{settings.pace.value}"),
                rate=settings.rate,
                volume=settings.volume,
                pitch=settings.pitch,
                voice=settings.voice,
            ),
        )
    )


def hear_again(session: Session, back: int) -> Step:
    """An earlier announcement once more; what is heard again is not remembered twice."""
    if not 0 <= back < len(session.told):
        name = "nothing-yet" if not session.told else "error-no-more-history"
        return Step(session, told=(say(name),), understood=False, again=True)
    told = session.told[-1 - back]
    return Step(replace(session, heard_again=back), told=(told,), again=True)


def next_step(session: Session) -> Step:
    if not session.steps:
        return Step(session, told=(say("error-no-step"),), understood=False)
    first, *rest = session.steps
    return Step(replace(session, steps=tuple(rest)), told=(first,))
