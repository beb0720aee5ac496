"""What follows from one meaning, and what the companion answers when it is spoken to itself."""

from dataclasses import replace
from typing import assert_never

from azul_access.games.system import Ask, Commands, CorrectionRequest, IllegalCommand
from azul_access.language.phrase import Verbosity, phrase
from azul_access.session.commands import (
    correct_command,
    enter_commands,
    redo_commands,
    undo_commands,
)
from azul_access.session.controls import (
    AdjustVoice,
    ConfirmPolicy,
    Control,
    ListeningMode,
    MicrophoneAction,
    Pace,
    PickOption,
    RedoRequest,
    SetSounds,
    ShowHistory,
    SimpleControl,
    SpeechOutput,
    SwitchLanguage,
    UndoRequest,
)
from azul_access.session.narration import Answer, Help, History, Message, TurnReminder, make_message
from azul_access.session.settings import Settings
from azul_access.session.values import Meaning, Session, Step

# A question stays open while it is heard again, louder or in another language, and for its answer;
# everything else closes it, so that it never catches a later yes.
_LEAVE_OPEN = (
    SimpleControl.REPEAT,
    SimpleControl.PREVIOUS,
    SimpleControl.NEXT,
    SimpleControl.SILENCE,
    SimpleControl.YES,
    SimpleControl.NO,
)
_KINDS_LEAVE_OPEN = (
    PickOption,
    AdjustVoice,
    SetSounds,
    SpeechOutput,
    Verbosity,
    SwitchLanguage,
    ListeningMode,
    MicrophoneAction,
)


def follow_meaning(
    session: Session, meaning: Meaning, source: str, *, agreed: bool = False
) -> Step:
    """What follows from a meaning; what was asked before is over.

    `agreed` where the players were asked whether all of them want it.
    """
    closed = replace(session, pending=())
    match meaning:
        case Commands(commands):
            return enter_commands(closed, commands, source, agreed=agreed)
        case CorrectionRequest():
            return correct_command(closed, meaning)
        case Ask():
            return _answer(closed, meaning)
        case _:
            stays = meaning in _LEAVE_OPEN or isinstance(meaning, _KINDS_LEAVE_OPEN)
            return _reply(session if stays else closed, meaning, source)


def _answer(session: Session, asked: Ask) -> Step:
    state, question = session.ledger.state, asked.question
    try:
        session.setup.system.facts.answer(session.context, state, question)
    except IllegalCommand as why:
        refused = session.setup.system.dialogue.explain_refusal(
            session.context, state, question, why
        )
        return Step(session, announcements=(Message(tuple(refused)),), understood=False)
    return Step(session, announcements=(Answer(question, state),))


def _yes(session: Session, source: str) -> Step:
    if len(session.pending) > 1:
        return ask_again(session)
    if not session.pending:
        return Step(
            session, announcements=(make_message("error-nothing-to-confirm"),), understood=False
        )
    return follow_meaning(session, session.pending[0], source, agreed=True)


def _no(session: Session) -> Step:
    name = "not-done" if session.pending else "error-nothing-to-confirm"
    closed = replace(session, pending=())
    return Step(closed, announcements=(make_message(name),), understood=bool(session.pending))


def ask_again(session: Session) -> Step:
    """The answer does not say what is meant: it is asked for again."""
    count = len(session.pending)
    told = make_message("say-which", count=count) if count > 1 else make_message("say-yes-or-no")
    return Step(session, announcements=(told,), understood=False)


def _reply(session: Session, control: Control, source: str) -> Step:
    settings = session.settings
    match control:
        case SimpleControl():
            return _plain(session, control, source)
        case UndoRequest(count):
            return undo_commands(session, count)
        case RedoRequest(count):
            return redo_commands(session, count)
        case PickOption(number):  # only understood while there are so many things to pick from
            return follow_meaning(session, session.pending[number - 1], source)
        case ShowHistory(count):
            turns = tuple(enumerate(session.ledger.applied, 1))[-count:]
            return Step(session, announcements=(History(turns),))
        case Verbosity():
            return _set(session, replace(settings, verbosity=control), f"set-{control.value}")
        case Pace():
            return _set(session, replace(settings, pace=control), f"set-{control.value}")
        case SwitchLanguage(language):
            spoken = replace(session, settings=replace(settings, language=language))
            return Step(
                spoken,
                announcements=(make_message("set-language"), TurnReminder(session.ledger.state)),
            )
        case SpeechOutput():
            told = f"set-speech-{control.value}"
            return _set(session, replace(settings, speech=control), told)
        case SetSounds(on):
            told = "set-sounds-on" if on else "set-sounds-off"
            return _set(session, replace(settings, earcons=on), told)
        case AdjustVoice():
            return _speak(session, control)
        case ConfirmPolicy():
            told = f"set-confirm-{control.value}"
            return _set(session, replace(settings, confirm=control), told)
        case ListeningMode() | MicrophoneAction():
            return _wish(session, control)
        case _:
            assert_never(control)


def _plain(session: Session, control: SimpleControl, source: str) -> Step:
    state = session.ledger.state
    match control:
        case SimpleControl.YES:
            return _yes(session, source)
        case SimpleControl.NO:
            return _no(session)
        case SimpleControl.WHOSE_TURN:
            return Step(session, announcements=(TurnReminder(state),))
        case SimpleControl.LAST:
            last = session.last_game_announcement
            return Step(
                session, announcements=(last if last is not None else make_message("nothing-yet"),)
            )
        case SimpleControl.REPEAT:
            return repeat_announcement(session, 0)
        case SimpleControl.PREVIOUS:
            return repeat_announcement(session, session.repeat_position + 1)
        case SimpleControl.NEXT:
            return repeat_announcement(session, session.repeat_position - 1)
        case SimpleControl.GO_ON:
            return announce_next(session)
        case SimpleControl.SILENCE:
            return Step(session, silence=True)
        case SimpleControl.HELP:
            more = (make_message("help-microphone"),) if session.has_microphone else ()
            return Step(session, announcements=(Help(state), *more))
        case SimpleControl.SETTINGS:
            return Step(session, announcements=(_settings(session.settings),))
        case SimpleControl.QUIT:
            return Step(session, announcements=(make_message("saved-goodbye"),), quits=True)
        case _:
            assert_never(control)


def _wish(session: Session, wish: ListeningMode | MicrophoneAction) -> Step:
    """Something that only the microphone can do; listening itself begins without a word."""
    if not session.has_microphone:
        return Step(session, announcements=(make_message("error-not-listening"),), understood=False)
    match wish:
        case MicrophoneAction.LISTEN:
            return Step(session, microphone_request=wish)
        case MicrophoneAction.CALIBRATE:
            return Step(
                session, announcements=(make_message("calibrating"),), microphone_request=wish
            )
        case ListeningMode():
            return Step(
                session,
                announcements=(make_message(f"set-listening-{wish.value}"),),
                microphone_request=wish,
            )
        case _:
            assert_never(wish)


def _set(session: Session, settings: Settings, name: str) -> Step:
    return Step(replace(session, settings=settings), announcements=(make_message(name),))


def _speak(session: Session, control: AdjustVoice) -> Step:
    settings = session.settings.spoken(control)
    return Step(
        replace(session, settings=settings),
        announcements=(
            make_message(f"set-{control.setting}", value=getattr(settings, control.setting)),
        ),
    )


def _settings(settings: Settings) -> Message:
    return Message(
        (
            phrase(
                "settings-now",
                language=phrase(f"language-{settings.language}"),
                amount=phrase(f"verbosity-{settings.verbosity.value}"),
                pace=phrase(f"pace-{settings.pace.value}"),
                confirm=phrase(f"confirm-{settings.confirms.value}"),
                rate=settings.rate,
                volume=settings.volume,
                pitch=settings.pitch,
                voice=settings.voice,
            ),
        )
    )


def repeat_announcement(session: Session, back: int) -> Step:
    """An earlier announcement once more; what is heard again is not remembered twice."""
    if not 0 <= back < len(session.announcements):
        name = "nothing-yet" if not session.announcements else "error-no-more-history"
        return Step(session, announcements=(make_message(name),), understood=False, is_repeat=True)
    told = session.announcements[-1 - back]
    return Step(replace(session, repeat_position=back), announcements=(told,), is_repeat=True)


def announce_next(session: Session) -> Step:
    if not session.queued_announcements:
        return Step(session, announcements=(make_message("error-no-step"),), understood=False)
    first, *rest = session.queued_announcements
    return Step(replace(session, queued_announcements=tuple(rest)), announcements=(first,))
