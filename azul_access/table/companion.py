"""The running game: handles an input, saves its entries, and only then announces the effects.

Several devices may send input at once; a lock makes the companion handle one after the other.
Outputs never call back into the companion while it announces.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from azul_access import session as conversation
from azul_access.errors import AccessError
from azul_access.games.system import Command, State
from azul_access.keyboard import Console
from azul_access.language.phrase import Form, Paragraph, Phrase, phrase
from azul_access.session import Session, Step
from azul_access.session.announcements import Announcement, Failure, GameAnnouncement, Message
from azul_access.session.braille_tables import BrailleTable
from azul_access.session.controls import ListeningMode, MicrophoneAction, MicrophoneRequest
from azul_access.session.narration import narrate
from azul_access.session.recognition import Recognition
from azul_access.session.settings import Settings
from azul_access.session.walk import report_held
from azul_access.speech import Earcon, NullSpeaker, Priority, Speaker, SpeechFault
from azul_access.storage import GameLog
from azul_access.table.devices import MicrophoneControl, OutputChannel
from azul_access.table.preferences import changed_settings, save_preferences
from azul_access.table.saving import check_saved, save_entries
from azul_access.table.speaker import configure_speaker, open_speaker

DRAIN_SECONDS = 5.0
# Screen readers pass over a colon; many read other signs out.
_PROMPT_END = ": "

# Returns the step for a line of text from a source.
LineHandler = Callable[[Session, str, str], Step]


class Companion:
    """A running game at one table. `start` must be called before every other method.

    Without a log, nothing is saved. `handle_line` replaces the conversation of a game by another
    one. `refused_lines` counts the inputs that were not understood or not possible.
    """

    def __init__(
        self,
        console: Console,
        log: GameLog | None,
        handle_line: LineHandler = conversation.handle_line,
    ) -> None:
        self.refused_lines = 0
        self._handle_text = handle_line
        self._console = console
        self._log = log
        self._lock = threading.RLock()
        self._session: Session | None = None
        self._speaker: Speaker | NullSpeaker = NullSpeaker()
        self._speaker_settings: Settings | None = None  # the ones the speaker has
        self._outputs: list[OutputChannel] = []
        self._microphone: MicrophoneControl | None = None

    @property
    def session(self) -> Session:
        assert self._session is not None, "start was not called"
        return self._session

    def start(self, first_step: Step) -> None:
        """Save and announce the step that begins or resumes a game.

        Raises: LogError if its draws cannot be saved.
        """
        notice = self._save(first_step)
        self._replace_session(first_step.session)
        self._announce([*notice, *first_step.announcements])

    def add_output(self, output: OutputChannel) -> None:
        """Send the session and all further announcements to an output, too."""
        with self._lock:
            self._outputs.append(output)
            output.update_session(self.session)

    def set_microphone(self, microphone: MicrophoneControl) -> None:
        """Let users control a microphone from now on."""
        with self._lock:
            self._microphone = microphone
            self._replace_session(replace(self.session, has_microphone=True))

    def set_braille_tables(self, tables: Mapping[str, Sequence[BrailleTable]]) -> None:
        """Let users choose among tables of braille from now on, by language."""
        with self._lock:
            found = tuple((language, tuple(names)) for language, names in tables.items())
            self._replace_session(replace(self.session, braille_tables=found))

    def close(self, drain_seconds: float = DRAIN_SECONDS) -> None:
        """Let the voice finish for at most `drain_seconds`, then release voice and log."""
        self._speaker.close(drain_seconds=drain_seconds)
        if self._log is not None:
            self._log.close()

    def leave(self) -> bool:
        """Tell that the game is saved, at the end of the input; False if it is not saved."""
        try:
            notice = [] if self._log is None else check_saved(self._log)
        except AccessError as why:
            self._announce((Failure(why),), Priority.URGENT)
            return False
        held = [text for message in report_held(self.session.walk) for text in message.phrases]
        self.show_only([*held, *notice, phrase("saved-goodbye")])
        return True

    # Input. These methods never raise, and return False when the user has quit.

    def handle_line(self, text: str, source: str) -> bool:
        """Handle a line of text; `source` is the device it came from."""
        return self._handle(lambda session: self._handle_text(session, text, source))

    def handle_candidates(self, candidates: Sequence[str], source: str) -> bool:
        """Handle a line that may mean one of several texts, the plain one first."""
        return self._handle(
            lambda session: conversation.handle_candidates(session, candidates, source)
        )

    def handle_touch(self, command: Command, state: State, source: str) -> bool:
        """Handle a command that was touched on a display that showed `state`."""
        return self._handle(
            lambda session: conversation.handle_touch(session, command, state, source)
        )

    def handle_recognition(
        self, recognition: Recognition, source: str = "microphone", *, requested: bool = False
    ) -> bool:
        """Handle the result of speech recognition.

        If it is no command, the answer is an earcon; it is a sentence if the user `requested` the
        microphone to listen.
        """

        def handle(session: Session) -> Step:
            step = conversation.handle_recognition(session, recognition, source)
            if requested and not step.understood and not step.announcements:
                return conversation.report_not_heard(session)
            return step

        return self._handle(handle)

    def is_possible(self, text: str) -> bool:
        """Whether a text is understood and possible now."""
        with self._lock:
            return conversation.is_possible(self.session, text)

    # Output. These methods may be called from any thread.

    def say_and_show(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases and write them on the screen."""
        with self._lock:
            self._render([list(phrases)], Priority.URGENT)

    def say_in_turn(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, and speak them after the news of the game before them."""
        with self._lock:
            self._render([list(phrases)], Priority.GAME)

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases, and send them to the screen and all other outputs."""
        with self._lock:
            self._send_to_outputs(lambda output: output.announce_phrases(phrases))
            self._render([list(phrases)], Priority.URGENT)

    def show_only(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, such as the name of a file."""
        settings = self.session.settings
        text = settings.phrases.render_all(phrases, settings.verbosity, Form.SHOW, no_break=True)
        self._console.write(text)

    def report_speech_fault(self, fault: SpeechFault) -> None:
        """Announce a fault of the voice everywhere but by voice."""
        # Without the lock: the companion may hold it while it waits for the voice to end.
        message = phrase(f"fault-{fault.value}")
        self.show_only([message])
        for output in self._outputs:
            output.announce_phrases([message])

    def silence(self) -> None:
        """Stop the voice. An empty line or "go on" says the rest."""
        self._speaker.silence()

    def skip(self) -> None:
        """Skip the paragraph that is being said; a second quick call silences the rest."""
        self._speaker.skip()

    def quiet_seconds(self) -> float:
        """The time since the voice was last heard; infinite if it never was."""
        return self._speaker.quiet_seconds()

    def render_brief_prompt(self) -> str:
        """The text before the cursor; only a sign where the text above has just told it."""
        return _PROMPT_END if self.session.has_told_turn else self.render_prompt()

    def render_prompt(self) -> str:
        """Who has to do what, before what is typed."""
        session = self.session
        phrases = session.settings.phrases
        return phrases.render(session.prompt, session.settings.verbosity, Form.SHOW) + _PROMPT_END

    # The effects of a step, in this order

    def _handle(self, handle: Callable[[Session], Step]) -> bool:
        with self._lock:
            before = self.session
            try:
                step = handle(self._at_voice(before))
                if step.goes_on and self._speaker.go_on():
                    return True
                notice = self._save(step)
            except AccessError as why:
                # The entries are not saved, so the step does not count.
                self.refused_lines += 1
                self._announce((Failure(why),), Priority.URGENT)
                return True
            except Exception as error:  # a bug must not end the game
                self._report_bug(error)
                return True
            self.refused_lines += not step.understood
            if step.silence:
                self.silence()
            try:
                self._replace_session(step.session)
                self._play_earcon(before, step)
                self._announce(notice, Priority.GAME)
                self._announce(step.announcements)
                self._send_request(step.microphone_request)
            except Exception as error:  # the step is saved and counts; only its output failed
                self._report_bug(error)
            return not step.quits

    def _at_voice(self, session: Session) -> Session:
        """The session whose steps back and forth begin where the voice was silenced."""
        if session.repeat_position:
            return session
        return replace(session, repeat_position=self._speaker.unsaid())

    def _save(self, step: Step) -> list[Announcement]:
        """Save the entries, or look at the file before the players are told that it is saved.

        Returns what to announce if the game is saved in another file now. Raises: LogError.
        """
        notice: Paragraph = []
        if self._log is not None and step.entries:
            notice = save_entries(self._log, step.session.setup.system, step.entries)
        elif self._log is not None and step.quits:
            notice = check_saved(self._log)
        return [Message(tuple(notice))] if notice else []

    def _replace_session(self, session: Session) -> None:
        self._session = session
        self._send_to_outputs(lambda output: output.update_session(session))
        self._apply_settings(session.settings)

    def _apply_settings(self, settings: Settings) -> None:
        """Bring the voice, the saved preferences and the prompt up to date."""
        old = self._speaker_settings
        if settings == old:
            return
        if old is None or settings.speech is not old.speech:
            speaker = open_speaker(settings, self.report_speech_fault)
            self._speaker.close()
            self._speaker = speaker
        configure_speaker(self._speaker, settings)
        self._speaker_settings = settings
        # A file of commands does not express preferences for later games.
        if old is not None and self._console.kind != "piped":
            save_preferences(changed_settings(old, settings))
        self._console.refresh()

    def _play_earcon(self, before: Session, step: Step) -> None:
        """Play a short sound: not understood, done, or the next player's turn."""
        if not step.understood:
            self._speaker.play(Earcon.WRONG if step.announcements else Earcon.NO_COMMAND)
        elif step.entries:
            expects = before.setup.system.rules.expects
            player = expects(step.session.ledger.state).player
            is_new = player is not None and player != expects(before.ledger.state).player
            self._speaker.play(Earcon.YOUR_TURN if is_new else Earcon.OK)

    def _announce(
        self, announcements: Sequence[Announcement], priority: Priority | None = None
    ) -> None:
        """Announce everything; the answers are spoken together, after what happened in the game."""
        answers: list[Paragraph] = []
        for announcement in announcements:
            self._announce_one(announcement, priority, answers)
        self._say(answers, Priority.NORMAL)

    def _announce_one(
        self, announcement: Announcement, priority: Priority | None, answers: list[Paragraph]
    ) -> None:
        session = self.session
        self._send_to_outputs(lambda output: output.announce(announcement))
        paragraphs = narrate(session.setup.system, session.context, announcement)
        if priority is None and not isinstance(announcement, GameAnnouncement):
            self._write(paragraphs)
            answers += paragraphs
        else:
            self._render(paragraphs, priority or Priority.GAME)

    def _send_request(self, request: MicrophoneRequest | None) -> None:
        if self._microphone is None:
            return
        match request:
            case MicrophoneAction.LISTEN:
                self._microphone.listen_once()
            case MicrophoneAction.CALIBRATE:
                self._microphone.calibrate()
            case ListeningMode():
                self._microphone.set_mode(request)

    def _send_to_outputs(self, send: Callable[[OutputChannel], None]) -> None:
        """Call `send` for every output; a bug in one of them does not stop the others."""
        for output in self._outputs:
            try:
                send(output)
            except Exception as error:
                self._render([[_bug_phrase(error)]], Priority.URGENT)

    def _report_bug(self, error: Exception) -> None:
        self.refused_lines += 1
        message = _bug_phrase(error)
        self._send_to_outputs(lambda output: output.announce_phrases([message]))
        self._render([[message]], Priority.URGENT)

    def _render(self, paragraphs: Sequence[Paragraph], priority: Priority) -> None:
        """Write paragraphs on the screen at once, and speak them."""
        self._write(paragraphs)
        self._say(paragraphs, priority)

    def _write(self, paragraphs: Sequence[Paragraph]) -> None:
        self._console.write("\n".join(self._lines(paragraphs, Form.SHOW)))

    def _say(self, paragraphs: Sequence[Paragraph], priority: Priority) -> None:
        """Speak one text for each paragraph.

        An answer to the user is a single text, so that a newer answer replaces one that still waits
        to be spoken.
        """
        lines = self._lines(paragraphs, Form.SAY)
        if priority is Priority.NORMAL and lines:
            self._speaker.say(" ".join(lines), priority=priority, topic="answer")
        elif priority is not Priority.NORMAL:
            for line in lines:
                self._speaker.say(line, priority=priority)

    def _lines(self, paragraphs: Sequence[Paragraph], form: Form) -> list[str]:
        settings = self.session.settings
        return [
            settings.phrases.render_all(
                paragraph, settings.verbosity, form, no_break=form is Form.SHOW
            )
            for paragraph in paragraphs
            if paragraph
        ]


def _bug_phrase(error: Exception) -> Phrase:
    """The type of an exception, and the file and line that raised it, to be reported to us."""
    detail = type(error).__name__
    traceback = error.__traceback__
    if traceback is not None:
        while traceback.tb_next is not None:
            traceback = traceback.tb_next
        path = traceback.tb_frame.f_code.co_filename.replace("\\", "/")
        detail += f" {path.rsplit('/', 1)[-1]} {traceback.tb_lineno}"
    return phrase("error-internal", detail=detail)
