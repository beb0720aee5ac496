"""The listener at the table: waits for phrases, has them recognised, and hands them on.

One thread hears. Whatever is wrong with microphone or recogniser is said once, typing goes on, and
listening comes back by itself.
"""

import threading
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from azul_access.hearing.error_phrases import missing_words_phrase
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser_process import RefusedError
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.controls import ListeningMode
from azul_access.session.recognition import NOTHING, Recognition

if TYPE_CHECKING:
    from azul_access.hearing.microphone import Microphone
    from azul_access.hearing.utterances import Utterance, UtteranceDetector

BY = "microphone"
ECHO_SECONDS = 0.25  # a room sounds on for a while after the voice has ended
ASKED_SECONDS = 6.0  # how long a phrase that was asked for may take to begin
TICK_SECONDS = 15.0  # how long the room is quiet before its loudness is looked at
TRY_AGAIN_SECONDS = 5.0
CLOSE_SECONDS = 2.0
MORE = 5  # meanings that are asked for where the first one is not possible now

# Faults of one thing are one notice: a microphone that was unplugged is also one that is unknown.
MICROPHONE = "microphone"
RECOGNISER = "recogniser"
TOPICS = {
    HearingFault.NO_MICROPHONE: MICROPHONE,
    HearingFault.UNKNOWN_MICROPHONE: MICROPHONE,
    HearingFault.MICROPHONE_BUSY: MICROPHONE,
    HearingFault.MICROPHONE_DENIED: MICROPHONE,
    HearingFault.MICROPHONE_LOST: MICROPHONE,
    HearingFault.RECOGNISER_LOST: RECOGNISER,
    HearingFault.NO_RECOGNISER: RECOGNISER,
    HearingFault.BROKEN_MODEL: RECOGNISER,
}


class ListenerHost(Protocol):
    """The running game, as far as the listener needs it. For any thread."""

    @property
    def session(self) -> Session: ...

    def quiet_seconds(self) -> float: ...

    def is_possible(self, text: str) -> bool:
        """Whether the text means something that is possible now."""

    def handle_recognition(
        self, heard: Recognition, source: str, *, requested: bool = False
    ) -> bool:
        """False when the game was left. With `asked` also nothing has an answer in words."""

    def broadcast(self, phrases: Sequence[Phrase]) -> None: ...


class Recogniser(Protocol):
    @property
    def missing(self) -> frozenset[str]:
        """Words that could be said and that its model does not know."""

    def set_language(self, language: str) -> None: ...

    def start(self) -> None: ...

    def wait(self) -> None: ...

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None: ...

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition: ...

    def close(self) -> None: ...


class Listener:
    """An `Ear`. `leave` is called when the game was left by voice.

    `command` starts the process at the microphone; only tests need another one.
    """

    def __init__(
        self,
        table: ListenerHost,
        recogniser: Recogniser,
        net_of: Callable[[Session], Net],
        mode: ListeningMode,
        microphone: str = "",
        leave: Callable[[], None] = lambda: None,
        command: Sequence[str] | None = None,
    ) -> None:
        self.left = False
        self._table = table
        self._recogniser = recogniser
        self._net_of = net_of
        self._mode = mode
        self._name = microphone
        self._command = command
        self._quit = leave
        self._key = threading.Event()  # somebody asked: the next phrase counts in every mode
        self._fresh = threading.Event()  # and what was said before does not
        self._measure = threading.Event()
        self._measure_told = threading.Event()
        self._closed = threading.Event()
        self._news = threading.Event()  # wakes the thread while there is no microphone
        self._microphone: Microphone | None = None
        # What follows is the thread's own.
        self._expecting = False  # the wake word or a question came before: the next phrase counts
        self._threshold: float | None = None
        self._here: Session | None = None  # where the net below belongs
        self._net_here: Net | None = None
        self._missed: set[str] = set()  # words that were named as missing
        self._told: set[str] = set()  # what is wrong, was told and has not mended
        self._measure.set()
        self._thread = threading.Thread(target=self._run, name="hearing", daemon=True)
        self._thread.start()

    # What the conversation says

    def listen_once(self) -> None:
        self._key.set()
        self._fresh.set()
        self._wake()

    def calibrate(self) -> None:
        self._measure_told.set()
        self._measure.set()
        self._wake()

    def set_mode(self, mode: ListeningMode) -> None:
        self._mode = mode
        self._wake()

    def close(self) -> None:
        """Listen no more."""
        self._closed.set()
        self._wake()
        self._recogniser.close()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSE_SECONDS)

    def _wake(self) -> None:
        self._news.set()
        microphone = self._microphone
        if microphone is not None:
            microphone.interrupt()

    # What the microphone brings

    def _run(self) -> None:
        """Thread: keep a microphone open until the end."""
        # Here and not above: a table without ears pays nothing, one with ears does not wait.
        with warnings.catch_warnings():
            # SpeechRecognition imports modules that newer Pythons leave out; there it brings them.
            warnings.simplefilter("ignore", DeprecationWarning)
            from azul_access.hearing.microphone import Microphone
            from azul_access.hearing.utterances import UtteranceDetector

        while not self._closed.is_set():
            self._news.clear()
            if self._is_off:
                self._refuse()
                self._news.wait()
                continue
            try:
                # Loaded meanwhile, so that the first phrase need not wait for it.
                self._with_recogniser(self._recogniser.start)
                with Microphone(self._name, self._muted, self._command) as microphone:
                    self._microphone = microphone
                    self._mended(MICROPHONE, phrase("microphone-back"))
                    self._listen(microphone, UtteranceDetector(microphone, self._threshold))
            except HearingError as why:
                self._complain(why)
            except Exception as error:  # a mistake of ours must not make the table deaf for good
                self._complain(HearingError(HearingFault.INTERNAL, detail=type(error).__name__))
            self._microphone = None
            if not self._is_off:
                self._news.wait(TRY_AGAIN_SECONDS)

    @property
    def _is_off(self) -> bool:
        return self._mode is ListeningMode.OFF

    def _refuse(self) -> None:
        """While the microphone is off, whoever wants something of it is told so."""
        if self._key.is_set() or self._measure_told.is_set():
            self._key.clear()
            self._measure_told.clear()
            self._table.broadcast([phrase("set-listening-off")])

    def _muted(self) -> bool:
        return self._table.quiet_seconds() < ECHO_SECONDS

    def _listen(self, microphone: "Microphone", phrases: "UtteranceDetector") -> None:
        """Until the microphone is wanted no more. Raises: HearingError when it is gone."""
        from azul_access.hearing.microphone import Interrupted

        self._with_recogniser(self._recogniser.wait)
        while not (self._closed.is_set() or self._is_off):
            try:
                self._once(microphone, phrases)
            except Interrupted:
                continue  # somebody wants something else, or our own voice began
            self._threshold = phrases.threshold

    def _once(self, microphone: "Microphone", phrases: "UtteranceDetector") -> None:
        """One phrase, or whatever else is wanted. Raises: HearingError, Interrupted."""
        if self._key.is_set() or self._expecting:
            if self._fresh.is_set():
                self._fresh.clear()
                microphone.drop()
            spoken = phrases.next(ASKED_SECONDS, self._prefetch)
            by_key = self._key.is_set()
            if _is_clatter(spoken) and not by_key:
                return  # what was expected is still to come; but who asks by key may whisper
            self._key.clear()
            self._expecting = False
            self._understand(spoken, asked=True, by_key=by_key)
        elif self._measure.is_set():
            phrases.calibrate()
            self._measure.clear()
            if self._measure_told.is_set():
                self._measure_told.clear()
                self._table.broadcast([phrase("microphone-calibrated")])
        elif self._mode is ListeningMode.KEY:
            microphone.rest(TICK_SECONDS)
            phrases.follow()
        else:
            spoken = phrases.next(TICK_SECONDS, self._prefetch)
            if spoken is not None and not _is_clatter(spoken):
                self._understand(spoken, asked=False, by_key=False)

    def _understand(self, spoken: "Utterance | None", *, asked: bool, by_key: bool) -> None:
        """`asked` to listen, by key or by the wake word; by key, also nothing is an answer."""
        if spoken is not None and spoken.is_cut:
            # Nobody says so much at once: it is noise, and the room must be measured again.
            self._measure.set()
            self._complain(HearingError(HearingFault.NOISE), again=by_key)
            return
        heard = NOTHING if spoken is None else self._recognise(spoken.audio, by_key)
        if heard is None or (heard.doubtful and not asked):
            return
        if heard.guesses:
            self._told.discard(HearingFault.NOISE.value)
            if asked or heard.woken or self._mode is ListeningMode.ALWAYS:
                self._hand_on(heard, by_key)
        elif heard.woken:
            self._expecting = True  # "Computer." and a pause: the next phrase is meant
        elif by_key:
            self._hand_on(heard, by_key)

    def _prefetch(self, audio: bytes) -> None:
        """Somebody speaks or takes a breath: work that can be done meanwhile."""
        self._recogniser.prefetch(audio, self._net(self._table.session))

    def _net(self, here: Session) -> Net:
        if here is not self._here:
            self._here, self._net_here = here, self._net_of(here)
        assert self._net_here is not None
        return self._net_here

    def _recognise(self, audio: bytes, by_key: bool) -> Recognition | None:
        """None where there is no recogniser now; that was told."""
        found: list[Recognition] = []

        def hear() -> None:
            here = self._table.session
            self._recogniser.set_language(here.settings.language)
            net = self._net(here)
            heard = self._recogniser.recognise(audio, net)
            if heard.guesses and not self._table.is_possible(heard.guesses[0].text):
                # More meanings, so that "did you mean" finds one that is possible.
                heard = self._recogniser.recognise(audio, net, MORE)
            found.append(heard)

        self._with_recogniser(hear, again=by_key)
        if not found:
            return None
        self._mended(RECOGNISER)
        self._tell_missing()
        return found[0]

    def _tell_missing(self) -> None:
        """Words of the game that a player's own model can never hear, once."""
        missing = sorted(self._recogniser.missing - self._missed)
        if missing:
            self._missed.update(missing)
            self._table.broadcast([missing_words_phrase(missing)])

    def _hand_on(self, heard: Recognition, by_key: bool) -> None:
        if not self._table.handle_recognition(heard, BY, requested=by_key):
            self.left = True
            self._closed.set()
            self._quit()
        elif self._mode is ListeningMode.WAKE and self._table.session.pending:
            self._expecting = True  # a question is open: its answer needs no wake word

    # What is wrong

    def _with_recogniser(self, use: Callable[[], None], *, again: bool = False) -> None:
        """Say what is wrong with the recogniser, once until it works again."""
        try:
            use()
        except HearingError as why:
            self._complain(why, again=again)
        except RefusedError as why:
            self._tell(RECOGNISER, phrase(f"error-{why.name}", **why.slots), again=again)

    def _complain(self, why: HearingError, *, again: bool = False) -> None:
        topic = TOPICS.get(why.reason, why.reason.value)
        if topic == MICROPHONE and self._key.is_set():
            self._key.clear()
            again = True
        slots = {name: str(value) for name, value in why.slots.items()}
        self._tell(topic, phrase(why.told, **slots), again=again)

    def _tell(self, topic: str, told: Phrase, *, again: bool) -> None:
        """Once until it has mended, but whoever asks for an ear is told `again`."""
        if not self._closed.is_set() and (again or topic not in self._told):
            self._told.add(topic)
            self._table.broadcast([told])

    def _mended(self, topic: str, told: Phrase | None = None) -> None:
        if topic in self._told:
            self._told.discard(topic)
            if told is not None:
                self._table.broadcast([told])


def _is_clatter(spoken: "Utterance | None") -> bool:
    """Tiles and bags."""
    return spoken is not None and not spoken.is_cut and not spoken.has_voice
