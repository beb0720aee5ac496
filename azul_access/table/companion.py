"""The running game: what was heard is handled, saved, and only then told. The order of effects.

Several sources may hear at once (keyboard now, microphone and braille display later); a lock lets
one be handled after the other. The console and the voice never call back into the game.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, assert_never

from azul_access import session
from azul_access.errors import AccessError
from azul_access.games.system import Command, State
from azul_access.keyboard import Console
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, phrase
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.record import ledger
from azul_access.session import Session, Step
from azul_access.session.controls import (
    ListeningMode,
    MicrophoneAction,
    MicrophoneRequest,
    SpeechOutput,
)
from azul_access.session.narration import (
    Announcement,
    CorrectionReport,
    Failure,
    GameEvents,
    GameStart,
    UndoReport,
    narrate,
)
from azul_access.session.recognition import Recognition
from azul_access.session.settings import Settings
from azul_access.speech import VARIANTS, Earcon, NullSpeaker, Priority, Speaker, SpeechFault
from azul_access.storage import GameLog
from azul_access.table import preferences

DRAIN_SECONDS = 5.0


# What follows from a line of text from a source.
LineHandler = Callable[[Session, str, str], Step]


class OutputChannel(Protocol):
    """Who else is told everything, such as a braille display. Must not wait for its device."""

    def update_session(self, session: Session) -> None:
        """The table as it is now."""

    def announce(self, announcement: Announcement) -> None: ...

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Sentences of the companion itself."""


class MicrophoneControl(Protocol):
    """A microphone that can be switched by what is said at the table. Must not wait for it."""

    def listen_once(self) -> None:
        """Listen now, to one thing that is said."""

    def calibrate(self) -> None:
        """Measure how loud the room is."""

    def set_mode(self, mode: ListeningMode) -> None: ...


class Companion:
    """One table. `begin` must be called before anything is heard.

    `handle` says what follows from a line that was heard; without one, the game goes on.
    """

    def __init__(
        self, console: Console, log: GameLog | None, handle: LineHandler = session.handle_line
    ) -> None:
        self.refused_lines = 0
        self._handle = handle
        self._console = console
        self._log = log
        self._lock = threading.RLock()
        self._speaker: Speaker | NullSpeaker = NullSpeaker()
        self._session: Session | None = None
        self._mouths: list[OutputChannel] = []
        self._ear: MicrophoneControl | None = None

    @property
    def session(self) -> Session:
        assert self._session is not None  # `begin` was called
        return self._session

    def start(self, first: Step) -> None:
        """Start with the step that a new or resumed game begins with.

        Raises: LogError when its draws cannot be saved.
        """
        self._save(first)
        self._use(first.session)
        self._tell(first.announcements)

    def add_output(self, mouth: OutputChannel) -> None:
        """From now on `mouth` is told everything, too; first how the table is."""
        with self._lock:
            self._mouths.append(mouth)
            mouth.update_session(self.session)

    def set_microphone(self, ear: MicrophoneControl) -> None:
        """From now on there is a microphone that can be switched."""
        with self._lock:
            self._ear = ear
            self._use(replace(self.session, has_microphone=True))

    def handle_line(self, text: str, source: str) -> bool:
        """Handle one line; False when the conversation is over. Never raises."""
        return self._take(lambda here: self._handle(here, text, source))

    def handle_readings(self, readings: Sequence[str], source: str) -> bool:
        """Handle the first reading of one line that is understood; as `hear`."""
        return self._take(lambda here: session.handle_readings(here, readings, source))

    def handle_recognition(
        self, recognition: Recognition, source: str = "microphone", *, requested: bool = False
    ) -> bool:
        """Handle what was understood of something said; as `hear`.

        A phrase that is no command gets a soft sound, or words if the player `requested` to speak.
        """

        def handle(here: Session) -> Step:
            step = session.handle_recognition(here, recognition, source)
            silent = not step.understood and not step.announcements
            return session.report_not_heard(here) if requested and silent else step

        return self._take(handle)

    def is_possible(self, text: str) -> bool:
        """Whether `text` would be understood and possible now; nothing changes."""
        with self._lock:
            return session.is_possible(self.session, text)

    def handle_touch(self, command: Command, state: State, source: str) -> bool:
        """Handle a command that was touched in `state`, not said; as `hear`."""
        return self._take(lambda here: session.handle_touch(here, command, state, source))

    def say_and_show(self, phrases: Sequence[Phrase]) -> None:
        """Sentences of the companion itself, shown and spoken. For any thread."""
        with self._lock:
            self._tell_phrases([phrases], Priority.URGENT)

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        """As `say`, and for everybody else who is told everything."""
        with self._lock:
            self._to_mouths(lambda mouth: mouth.announce_phrases(phrases))
            self.say_and_show(phrases)

    def _take(self, handle: Callable[[Session], Step]) -> bool:
        with self._lock:
            try:
                step = handle(self.session)
                self._save(step)
            except AccessError as why:
                # Not saved, so it has not happened.
                self.refused_lines += 1
                self._tell((Failure(why),), Priority.URGENT)
                return True
            except Exception as error:  # a mistake of ours must not end the game of others
                self._apologise(error)
                return True
            self.refused_lines += not step.understood
            if step.silence:
                self.silence()
            before = self.session
            try:
                self._use(step.session)
                self._chime(before, step)
                self._tell(step.announcements)
                self._wish(step.microphone_request)
            except Exception as error:  # it has happened and is saved, only the telling broke
                self._apologise(error)
            return not step.quits

    def _wish(self, wish: MicrophoneRequest | None) -> None:
        """The microphone does as it was told."""
        if self._ear is None:
            return
        match wish:
            case MicrophoneAction.LISTEN:
                self._ear.listen_once()
            case MicrophoneAction.CALIBRATE:
                self._ear.calibrate()
            case ListeningMode():
                self._ear.set_mode(wish)

    def _apologise(self, error: Exception) -> None:
        self.refused_lines += 1
        told = [phrase("error-internal", detail=_detail(error))]
        self._to_mouths(lambda mouth: mouth.announce_phrases(told))
        self._tell_phrases([told], Priority.URGENT)

    def _to_mouths(self, tell: Callable[[OutputChannel], None]) -> None:
        """A mistake in one of them keeps nobody else from being told."""
        for mouth in self._mouths:
            try:
                tell(mouth)
            except Exception as error:
                told = phrase("error-internal", detail=_detail(error))
                self._tell_phrases([[told]], Priority.URGENT)

    def silence(self) -> None:
        """For any thread, and at every key."""
        self._speaker.silence()

    def quiet_seconds(self) -> float:
        """How long the voice has been silent. For any thread."""
        return self._speaker.quiet_seconds()

    def render_prompt(self) -> str:
        """What stands before the cursor. For any thread."""
        here = self.session
        system = here.setup.system
        shown = system.dialogue.prompt(here.context, here.ledger.state)
        return self._phrases.render(shown, here.settings.verbosity, Form.SHOW) + ": "

    def report_speech_fault(self, fault: SpeechFault) -> None:
        """Something is wrong with the voice: said once, in text. For any thread."""
        told = phrase(f"fault-{fault.value}")
        verbosity = self.session.settings.verbosity
        self._console.write(self._phrases.render(told, verbosity, Form.SHOW))
        for mouth in self._mouths:
            mouth.announce_phrases([told])

    def show_only(self, phrases: Sequence[Phrase]) -> None:
        """Sentences that stand on the screen only, such as the name of a file."""
        verbosity = self.session.settings.verbosity
        self._console.write(self._phrases.render_all(phrases, verbosity, Form.SHOW))

    def close(self, drain_seconds: float = DRAIN_SECONDS) -> None:
        """Let the voice finish for a while, then release everything."""
        self._speaker.close(drain_seconds=drain_seconds)
        if self._log is not None:
            self._log.close()

    @property
    def _phrases(self) -> Phrases:
        return load_phrases(self.session.settings.language)

    def _save(self, step: Step) -> None:
        if step.entries and self._log is not None:
            system = step.session.setup.system
            self._log.append([ledger.encode_entry(system, entry) for entry in step.entries])

    def _use(self, new: Session) -> None:
        """Take over the next session, and tell the voice what has changed for it."""
        old, self._session = self._session, new
        self._to_mouths(lambda mouth: mouth.update_session(new))
        settings = new.settings
        if old is not None and old.settings == settings:
            return
        if old is None or old.settings.speech is not settings.speech:
            self._speaker.close()
            self._speaker = open_speaker(settings, self.report_speech_fault)
        self._speaker.set(
            language=LANGUAGES[settings.language].voice,
            rate=settings.rate,
            volume=settings.volume / 100,
            pitch=settings.pitch,
            voice=VARIANTS[settings.voice - 1],
            earcons=settings.earcons,
        )
        # A file of commands is nobody's wish for the games to come.
        if old is not None and self._console.kind != "piped":
            preferences.save_preferences(preferences.changed_settings(old.settings, settings))
        self._console.refresh()

    def _chime(self, before: Session, step: Step) -> None:
        """A short sound for what was understood or not, and for whose turn it is now."""
        expects = before.setup.system.rules.expects
        if not step.understood:
            self._speaker.play(Earcon.WRONG if step.announcements else Earcon.NO_COMMAND)
        elif step.entries:
            whose = expects(step.session.ledger.state).player
            passed = whose is not None and whose != expects(before.ledger.state).player
            self._speaker.play(Earcon.YOUR_TURN if passed else Earcon.OK)

    def _tell(self, told: Sequence[Announcement], priority: Priority | None = None) -> None:
        here = self.session
        for announcement in told:
            self._to_mouths(lambda mouth, told=announcement: mouth.announce(told))  # type: ignore[misc]
            paragraphs = narrate(here.setup.system, here.context, announcement)
            event = isinstance(announcement, GameEvents | GameStart | UndoReport | CorrectionReport)
            self._tell_phrases(
                paragraphs, priority or (Priority.GAME if event else Priority.NORMAL)
            )

    def _tell_phrases(self, paragraphs: Sequence[Sequence[Phrase]], priority: Priority) -> None:
        """One announcement: all its lines at once on the screen; aloud in parts or in one piece.

        What happened is told a paragraph at a time. An answer is one text: a newer answer takes
        the place of one that still waits to be said.
        """
        verbosity, phrases = self.session.settings.verbosity, self._phrases

        def lines(form: Form) -> list[str]:
            return [
                phrases.render_all(paragraph, verbosity, form)
                for paragraph in paragraphs
                if paragraph
            ]

        self._console.write("\n".join(lines(Form.SHOW)))
        if priority is Priority.NORMAL:
            self._speaker.say(" ".join(lines(Form.SAY)), priority=priority, topic="answer")
        else:
            for line in lines(Form.SAY):
                self._speaker.say(line, priority=priority)


def open_speaker(
    settings: Settings, notice: Callable[[SpeechFault], None]
) -> Speaker | NullSpeaker:
    """Whoever reads aloud, with everything but its sound set; see `Companion`."""
    match settings.speech:
        case SpeechOutput.OFF:
            return NullSpeaker()
        case SpeechOutput.OWN:
            return Speaker(language=LANGUAGES[settings.language].voice, notice=notice)
        case SpeechOutput.SCREENREADER:
            return Speaker(
                language=LANGUAGES[settings.language].voice, notice=notice, engine="screenreader"
            )
        case _:
            assert_never(settings.speech)


def _detail(error: Exception) -> str:
    """Where a mistake of ours happened, short enough to be read aloud on the telephone."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = ""
    if place is not None:
        name = place.tb_frame.f_code.co_filename.replace("\\", "/").rsplit("/", 1)[-1]
        where = f" {name} {place.tb_lineno}"
    return f"{type(error).__name__}{where}"
