"""Turns what people say at the table into moves and answers: the conversation's microphone.

One thread waits for utterances, has them recognised and passes the result to the game. Faults are
announced once; typing goes on, and listening resumes by itself.
"""

import threading
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azul_access.hearing.echo import echo_net, is_announced, is_echo
from azul_access.hearing.error_phrases import missing_words_phrase
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.fault_notices import MICROPHONE, RECOGNISER, FaultNotices, topic_of
from azul_access.hearing.listener_host import ListenerHost
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser import Recogniser, RefusedError
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.control.controls import ListeningMode
from azul_access.session.recognition import (
    NOTHING,
    VOICE_SOURCE,
    Guess,
    Recognition,
)

if TYPE_CHECKING:
    from azul_access.hearing.microphone import Microphone
    from azul_access.hearing.room import Room
    from azul_access.hearing.utterances import Utterance, UtteranceDetector

SOURCE = VOICE_SOURCE
ECHO_SECONDS = 0.25  # the room reflects the voice for a while after it has ended
REQUEST_SECONDS = 6.0  # how long a requested utterance may take to begin
QUIET_SECONDS = 15.0  # silence after which the threshold is adjusted
RETRY_SECONDS = 5.0
CLOSE_SECONDS = 2.0
MORE_GUESSES = 5  # when the first one is not possible now

OpenMicrophone = Callable[[Callable[[], bool]], "Microphone"]


class Listener:
    """Implements `MicrophoneControl`; its methods are for any thread.

    `on_quit` is called when somebody leaves the game by voice, `fetch_model` when somebody asks for
    a better model. `open_microphone` makes another microphone than the device called `microphone`,
    from a function that tells if it is muted.
    """

    def __init__(
        self,
        host: ListenerHost,
        recogniser: Recogniser,
        net_of: Callable[[Session], Net],
        mode: ListeningMode,
        microphone: str = "",
        on_quit: Callable[[], None] = lambda: None,
        fetch_model: Callable[[], None] = lambda: None,
        open_microphone: OpenMicrophone | None = None,
    ) -> None:
        self.has_quit = False
        self._host = host
        self._recogniser = recogniser
        self._net_of = net_of
        self._mode = mode
        self._microphone_name = microphone
        self._open_microphone = open_microphone or self._open_device
        self._on_quit = on_quit
        self._fetch_model = fetch_model
        self._requested = threading.Event()  # the next utterance counts in every mode
        self._drop_earlier = threading.Event()  # audio from before the request does not count
        self._calibration_due = threading.Event()
        self._calibration_requested = threading.Event()  # announce when it is done
        self._renewal_due = threading.Event()  # of the recogniser: there is a new model
        self._closed = threading.Event()
        self._wake_up = threading.Event()  # ends the thread's waiting without a microphone
        self._microphone: Microphone | None = None
        # Only the listener's thread uses the following fields.
        self._notices = FaultNotices(self._announce)
        self._expects_utterance = False  # after the wake word or a question, the next one counts
        self._threshold: float | None = None
        self._begun_with: object = ()  # what waited for an answer when the utterance began
        self._net_session: Session | None = None  # the session that `_net` was built for
        self._net: Net | None = None
        self._announced_missing: set[str] = set()
        self._announced_model: Path | None = None
        self._room: Room | None = None
        self._is_far_announced = False
        self._calibration_due.set()
        self._thread = threading.Thread(target=self._run, name="hearing", daemon=True)
        self._thread.start()

    # Requests of the conversation

    def listen_once(self) -> None:
        self._requested.set()
        self._drop_earlier.set()
        self._notify()

    def calibrate(self) -> None:
        self._calibration_requested.set()
        self._calibration_due.set()
        self._notify()

    def set_mode(self, mode: ListeningMode) -> None:
        self._mode = mode
        self._notify()

    def fetch_model(self) -> None:
        self._fetch_model()

    def renew_recogniser(self) -> None:
        """Use a new model that is better than the one in use."""
        self._renewal_due.set()
        self._notify()

    def close(self) -> None:
        """Stop listening and release the microphone and the recogniser."""
        self._closed.set()
        self._notify()
        self._recogniser.close()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSE_SECONDS)

    def _notify(self) -> None:
        self._wake_up.set()
        microphone = self._microphone
        if microphone is not None:
            microphone.interrupt()

    # The listener's thread

    def _run(self) -> None:
        """Keep a microphone open until `close`."""
        while not self._closed.is_set():
            self._wake_up.clear()
            if self._is_off:
                self._announce_off()
                self._wake_up.wait()
                continue
            try:
                # The engine loads while the microphone opens.
                self._use_recogniser(self._recogniser.start)
                self._listen()
            except HearingError as error:
                self._report(error)
            except Exception as error:  # listening must survive a bug
                self._report(HearingError(HearingFault.INTERNAL, detail=type(error).__name__))
            self._microphone = None
            if not self._is_off:
                self._wake_up.wait(RETRY_SECONDS)

    @property
    def _is_off(self) -> bool:
        return self._mode is ListeningMode.OFF

    def _announce_off(self) -> None:
        """Answer a request for the microphone while it is off."""
        if self._requested.is_set() or self._calibration_requested.is_set():
            self._requested.clear()
            self._calibration_requested.clear()
            self._host.broadcast([phrase("set-listening-off")])

    def _open_device(self, is_muted: Callable[[], bool]) -> "Microphone":
        from azul_access.hearing.device_microphone import DeviceMicrophone, capture_command

        return DeviceMicrophone(capture_command(self._microphone_name), is_muted)

    def _is_muted(self) -> bool:
        return self._host.quiet_seconds() < ECHO_SECONDS

    def _listen(self) -> None:
        """Listen until `close` or OFF. Raises: HearingError if the microphone is gone."""
        # Imported on this thread: a game without a microphone pays nothing, one with a microphone
        # does not wait for the import.
        with warnings.catch_warnings():
            # SpeechRecognition imports modules that newer Pythons lack; there it brings them.
            warnings.simplefilter("ignore", DeprecationWarning)
            from azul_access.hearing.microphone import Interrupted
            from azul_access.hearing.utterances import UtteranceDetector

            microphone = self._open_microphone(self._is_muted)
        with microphone:
            self._microphone = microphone
            self._notices.resolve(MICROPHONE, phrase("microphone-back"))
            detector = UtteranceDetector(microphone, self._threshold)
            if self._use_recogniser(self._recogniser.wait):
                self._announce_dropped_model()
            while not (self._closed.is_set() or self._is_off):
                try:
                    self._do_next(microphone, detector)
                except Interrupted:
                    continue  # there is a request, or the program's own voice began
                self._threshold = detector.threshold

    def _do_next(self, microphone: "Microphone", detector: "UtteranceDetector") -> None:
        """Handle one utterance or one request. Raises: HearingError, Interrupted."""
        if self._renewal_due.is_set():
            self._renewal_due.clear()
            self._use_recogniser(self._recogniser.renew)
        elif self._requested.is_set() or self._expects_utterance:
            self._listen_to_expected(microphone, detector)
        elif self._calibration_due.is_set():
            detector.calibrate()
            self._calibration_due.clear()
            if self._calibration_requested.is_set():
                self._calibration_requested.clear()
                self._host.broadcast([phrase("microphone-calibrated")])
        elif self._mode is ListeningMode.KEY:
            microphone.rest()
        else:
            utterance = detector.next(QUIET_SECONDS, self._prefetch, self._note_begin)
            if utterance is not None and not _is_clatter(utterance):
                self._handle(utterance, is_expected=False, by_key=False)

    def _listen_to_expected(self, microphone: "Microphone", detector: "UtteranceDetector") -> None:
        """Handle the utterance after the key, the wake word or a question, or its absence."""
        if self._drop_earlier.is_set():
            self._drop_earlier.clear()
            microphone.drop()
        utterance = detector.next(REQUEST_SECONDS, self._prefetch, self._note_begin)
        by_key = self._requested.is_set()
        if utterance is not None and _is_clatter(utterance) and not by_key:
            return  # the expected utterance is still to come; after the key, whispers count
        self._requested.clear()
        self._expects_utterance = False
        self._handle(utterance, is_expected=True, by_key=by_key)

    def _handle(self, utterance: "Utterance | None", *, is_expected: bool, by_key: bool) -> None:
        """Recognise an utterance and pass it on if it counts in this mode."""
        if utterance is not None and utterance.is_cut:
            # Nobody talks that long: it is noise, and the threshold is too low.
            self._calibration_due.set()
            self._report(HearingError(HearingFault.NOISE), repeat=by_key)
            return
        recognition = NOTHING if utterance is None else self._recognise(utterance.audio, by_key)
        if recognition is not None and utterance is not None:
            recognition = replace(recognition, cut=not self._is_whole(utterance))
        if recognition is None or (recognition.doubtful and not is_expected):
            return
        if utterance is not None and not by_key and self._is_echo(recognition, utterance.audio):
            return
        if utterance is not None and (by_key or recognition.guesses):
            self._note_room(utterance)
        if recognition.guesses or self._is_written_command(recognition):
            self._notices.resolve(HearingFault.NOISE.value)
            if is_expected or recognition.woken or self._mode is ListeningMode.ALWAYS:
                self._pass_on(recognition, utterance, by_key)
        elif recognition.woken:
            self._expects_utterance = True  # "Computer." and a pause
        elif by_key:
            self._pass_on(recognition, utterance, by_key)

    def _note_room(self, utterance: "Utterance") -> None:
        """Announce once that the microphone is far away, if what was meant for it sounds so."""
        from azul_access.hearing.room import Room  # needs numpy, as detecting utterances does

        if self._is_far_announced:
            return
        self._room = self._room or Room()
        self._room.add(utterance.audio)
        if self._room.is_far:
            self._is_far_announced = True
            self._host.broadcast([phrase("microphone-far")])

    def _is_echo(self, recognition: Recognition, audio: bytes) -> bool:
        """Whether another device says what was announced just now."""
        announced, language = self._host.recent_texts(), self._host.session.settings.language
        if not announced or recognition.woken:
            return False
        if recognition.written is not None:
            return is_announced(recognition.written.text, announced, language)
        if not recognition.guesses:
            return False
        net = echo_net(announced, language)
        echo = NOTHING

        def recognise() -> None:
            nonlocal echo
            echo = self._recogniser.recognise(audio, net)

        return self._use_recogniser(recognise) and is_echo(recognition.guesses[0], echo)

    def _is_written_command(self, recognition: Recognition) -> bool:
        written = recognition.written
        return written is not None and self._host.is_possible(written.text)

    def _note_begin(self) -> None:
        self._begun_with = self._host.session.pending

    def _is_whole(self, utterance: "Utterance") -> bool:
        """Whether its start was heard, and came after the question that waits for an answer."""
        pending = self._host.session.pending
        return utterance.has_start and (not pending or pending is self._begun_with)

    def _prefetch(self, audio: bytes) -> None:
        self._recogniser.prefetch(audio, self._net_for(self._host.session))

    def _net_for(self, session: Session) -> Net:
        if self._net is None or session is not self._net_session:
            self._net_session, self._net = session, self._net_of(session)
        return self._net

    def _recognise(self, audio: bytes, by_key: bool) -> Recognition | None:
        """Return None if the recogniser failed, which is announced."""
        recognition: Recognition | None = None

        def recognise() -> None:
            nonlocal recognition
            session = self._host.session
            self._recogniser.set_language(session.settings.language)
            net = self._net_for(session)
            recognition = self._recogniser.recognise(audio, net)
            if recognition.guesses and not self._host.is_possible(recognition.guesses[0].text):
                # With more guesses, "did you mean" may find one that is possible.
                recognition = self._recogniser.recognise(audio, net, MORE_GUESSES)

        if not self._use_recogniser(recognise, repeat=by_key):
            return None
        self._notices.resolve(RECOGNISER)
        self._announce_missing()
        self._announce_dropped_model()
        return recognition

    def _announce_missing(self) -> None:
        """Announce once the words that the user's own model does not know."""
        words = sorted(self._recogniser.missing - self._announced_missing)
        if words:
            self._announced_missing.update(words)
            self._host.broadcast([missing_words_phrase(words)])

    def _announce_dropped_model(self) -> None:
        """Announce once that the recogniser goes on without a model."""
        model = self._recogniser.dropped_model
        if model is not None and model != self._announced_model:
            self._announced_model = model
            self._host.broadcast([phrase("model-dropped", folder=str(model))])

    def _pass_on(
        self, recognition: Recognition, utterance: "Utterance | None", by_key: bool
    ) -> None:
        before, audio = self._host.session, utterance.audio if utterance is not None else b""
        if audio and self._host.table.wants_opinion(recognition, SOURCE, requested=by_key):
            recognition = replace(recognition, opinions=self._reconsider(audio, before))
        if not self._host.handle_recognition(recognition, SOURCE, requested=by_key):
            self.has_quit = True
            self._closed.set()
            self._on_quit()
            return
        is_answer = bool(before.pending)
        if audio and not is_answer and self._host.session.voice_move is not before.voice_move:
            # The move may be called wrong; it is announced meanwhile.
            opinions = recognition.opinions or self._reconsider(audio, before)
            self._host.table.keep_opinions(before, opinions, SOURCE)
        if self._mode is ListeningMode.WAKE and self._host.session.pending:
            self._expects_utterance = True  # the answer to a question needs no wake word

    def _reconsider(self, audio: bytes, session: Session) -> tuple[Guess, ...]:
        """The second opinion about what was recognised last; none if the recogniser fails."""
        with suppress(HearingError, RefusedError):
            return self._recogniser.reconsider(audio, self._net_for(session))
        return ()

    # Faults

    def _use_recogniser(self, action: Callable[[], None], *, repeat: bool = False) -> bool:
        """Run `action`; report a fault of the recogniser and return False if there is one."""
        try:
            action()
        except (HearingError, RefusedError) as error:
            self._report(error, repeat=repeat)
            return False
        return True

    def _report(self, error: HearingError | RefusedError, *, repeat: bool = False) -> None:
        """Announce a fault once, but after each press of the key."""
        if topic_of(error) == MICROPHONE and self._requested.is_set():
            self._requested.clear()
            repeat = True
        self._notices.report(error, repeat=repeat)

    def _announce(self, phrases: Sequence[Phrase]) -> None:
        if not self._closed.is_set():
            self._host.broadcast(phrases)


def _is_clatter(utterance: "Utterance") -> bool:
    """Whether it is a noise such as tiles in a bag, with no voice in it."""
    return not utterance.is_cut and not utterance.has_voice
