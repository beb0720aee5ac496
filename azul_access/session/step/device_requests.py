"""What users ask of the devices of the table, or of the table itself: it is done afterwards."""

from dataclasses import replace
from typing import assert_never

from azul_access.games.system import Expects
from azul_access.session.control import controls
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Session, Step


def request_device(session: Session, request: controls.DeviceRequest) -> Step:
    """The step that passes a request on, if there is such a device."""
    match request:
        case controls.ListeningMode() | controls.MicrophoneAction():
            return _control_microphone(session, request)
        case controls.TellPages() | controls.RenewPages():
            if not session.has_pages:
                return session.refuse(make_message("error-no-pages"))
        case controls.GiveDisplay() | controls.LetDisplayMove():
            if not session.has_displays:
                return session.refuse(make_message("error-no-displays"))
        case controls.TellReview():
            return _prepare_review(session, request)
        case controls.TellStory():  # the table has somebody who tells it
            pass
        case _:
            assert_never(request)
    return Step(session, device_request=request)  # the device tells what it did


def _control_microphone(session: Session, request: controls.MicrophoneRequest) -> Step:
    """A request to the microphone; listening and fetching start without an announcement."""
    if not session.has_microphone:
        return session.refuse(make_message("error-not-listening"))
    match request:
        case controls.MicrophoneAction.LISTEN | controls.MicrophoneAction.FETCH_MODEL:
            step = Step(session)
        case controls.MicrophoneAction.CALIBRATE:
            step = session.announce(make_message("calibrating"))
        case controls.ListeningMode():
            step = session.announce(make_message(f"set-listening-{request.value}"))
        case _:
            assert_never(request)
    return replace(step, device_request=request)


def _prepare_review(session: Session, request: controls.TellReview) -> Step:
    """A review of a finished game; before its end it would tell moves unasked."""
    if session.expected.kind is not Expects.OVER:
        return session.refuse(make_message("error-review-running"))
    if session.setup.system.load_coach is None:
        return session.refuse(make_message("error-review-nothing"))
    return replace(session.announce(make_message("review-begins")), device_request=request)
