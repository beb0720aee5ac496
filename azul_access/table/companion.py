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
from azul_access.session.control.braille_tables import BrailleTable
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import (
    Announcement,
    Failure,
    GameAnnouncement,
    Message,
)
from azul_access.session.output.narration import narrate
from azul_access.session.recognition import VOICE_SOURCE, Recognition
from azul_access.session.session import OwnPage
from azul_access.session.sharing import SharedAnnouncement, follow, join_session
from azul_access.session.step.walk import report_held
from azul_access.speech import Priority, SpeechFault
from azul_access.storage import GameLog
from azul_access.table.bugs import describe_bug
from azul_access.table.devices import (
    MicrophoneControl,
    OutputChannel,
    PagesControl,
    send_request,
)
from azul_access.table.earcons import choose_earcon
from azul_access.table.participant import Participant, follow_all
from azul_access.table.saving import check_saved, save_entries
from azul_access.table.screen_and_voice import ScreenAndVoice

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
        *,
        keeps_settings: bool = True,
    ) -> None:
        self.refused_lines = 0
        self._handle_text = handle_line
        self._log = log
        self._lock = threading.RLock()
        self._session: Session | None = None
        self._table = ScreenAndVoice(
            console, self.report_speech_fault, keeps_settings=keeps_settings
        )
        self._outputs: list[OutputChannel] = []
        self._participants: list[Participant] = []
        self._microphone: MicrophoneControl | None = None
        self._pages: PagesControl | None = None

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

    def join(
        self,
        page: OwnPage,
        settings: Settings,
        announce: Callable[[Session, Announcement], None],
    ) -> Participant:
        """Let a player take part at a page of their own; `announce` is as in Participant."""
        with self._lock:
            participant = Participant(join_session(self.session, settings, page), announce)
            self._participants.append(participant)
            return participant

    def part_from(self, participant: Participant) -> None:
        """Forget a participant whose page is closed; nothing about the game changes."""
        with self._lock:
            self._participants.remove(participant)

    def set_microphone(self, microphone: MicrophoneControl) -> None:
        """Let users control a microphone from now on."""
        with self._lock:
            self._microphone = microphone
            self._replace_session(replace(self.session, has_microphone=True))

    def set_pages(self, pages: PagesControl) -> None:
        """Let users ask for the addresses of pages from now on."""
        with self._lock:
            self._pages = pages
            self._replace_session(replace(self.session, has_pages=True))

    def set_braille_tables(self, tables: Mapping[str, Sequence[BrailleTable]]) -> None:
        """Let users choose among tables of braille from now on, by language."""
        with self._lock:
            found = tuple((language, tuple(names)) for language, names in tables.items())
            self._replace_session(replace(self.session, braille_tables=found))

    def close(self, drain_seconds: float = DRAIN_SECONDS) -> None:
        """Let the voice finish for at most `drain_seconds`, then release voice and log."""
        self._table.close(drain_seconds)
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
        """Handle a line of text; `source` is the device it came from.

        A key that has just silenced the voice answers no question: the rest of it was not heard.
        """
        if self.has_skipped() and not text.strip() and self.session.pending:
            return True
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
        self, recognition: Recognition, source: str = VOICE_SOURCE, *, requested: bool = False
    ) -> bool:
        """Handle the result of speech recognition.

        If it is no command, the answer is an earcon; it is a sentence if the user `requested` the
        microphone to listen.
        """
        is_late = self._table.is_long_silent()
        return self._handle(
            lambda session: conversation.handle_recognition(
                session, recognition, source, is_addressed=requested, is_late=is_late
            )
        )

    # Input at pages of a player's own. These methods never raise either.

    def handle_own_line(self, participant: Participant, text: str, source: str) -> None:
        """Handle a line of text from a participant's page."""
        self._handle_own(
            participant, lambda session: conversation.handle_line(session, text, source)
        )

    def handle_own_touch(
        self, participant: Participant, command: Command, state: State, source: str
    ) -> None:
        """Handle a command that was touched on a page that showed `state`."""
        self._handle_own(
            participant,
            lambda session: conversation.handle_touch(session, command, state, source),
        )

    def change_own_settings(self, participant: Participant, settings: Settings) -> None:
        """Take over the settings of a page: they change nothing at the table."""
        with self._lock:
            participant.session = replace(participant.session, settings=settings)

    def is_possible(self, text: str) -> bool:
        """Whether a text is understood and possible now."""
        with self._lock:
            return conversation.is_possible(self.session, text)

    # Output. These methods may be called from any thread.

    def say_and_show(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases and write them on the screen."""
        with self._lock:
            self._table.present([list(phrases)], Priority.URGENT)

    def say_in_turn(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, and speak them after the news of the game before them."""
        with self._lock:
            self._table.present([list(phrases)], Priority.GAME)

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases, and send them to the screen and all other outputs."""
        with self._lock:
            self._send_to_outputs(lambda output: output.announce_phrases(phrases))
            self._table.present([list(phrases)], Priority.URGENT)

    def show_only(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, such as the name of a file."""
        self._table.write([list(phrases)])

    def report_speech_fault(self, fault: SpeechFault) -> None:
        """Announce a fault of the voice everywhere but by voice."""
        # Without the lock: the companion may hold it while it waits for the voice to end.
        message = phrase(f"fault-{fault.value}")
        self.show_only([message])
        for output in self._outputs:
            output.announce_phrases([message])

    def silence(self) -> None:
        """Stop the voice. An empty line or "go on" says the rest."""
        self._table.speaker.silence()

    def skip(self) -> None:
        """Skip the paragraph that is being said; a second quick call silences the rest."""
        self._table.skip()

    def has_skipped(self) -> bool:
        """Whether the last key has cut short what was being said."""
        return self._table.has_skipped

    def quiet_seconds(self) -> float:
        """The time since the voice was last heard; infinite if it never was."""
        return self._table.speaker.quiet_seconds()

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
                if step.goes_on and self._table.speaker.go_on():
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
                tell_participants = follow_all(self._participants, before, step)
                self._replace_session(step.session)
                self._play_earcon(before, step)
                self._announce(notice, Priority.GAME)
                self._announce(step.announcements)
                tell_participants()
                send_request(step.device_request, self._microphone, self._pages)
            except Exception as error:  # the step is saved and counts; only its output failed
                self._report_bug(error)
            return not step.quits

    def _handle_own(self, participant: Participant, handle: Callable[[Session], Step]) -> None:
        """Handle an input at a page: what concerns everybody is announced everywhere."""
        with self._lock:
            before = participant.session
            try:
                step = handle(before)
                notice = self._save(step)
            except AccessError as why:
                participant.announce(Failure(why))
                return
            except Exception as error:  # a bug must not end the game
                participant.announce(Message((describe_bug(error),)))
                return
            try:
                participant.session = step.session
                others = [other for other in self._participants if other is not participant]
                tell_others = follow_all(others, before, step)
                at_table = follow(self.session, before, step)
                self._replace_session(at_table.session)
                if step.entries:
                    self._play_earcon(before, step)
                self._announce(notice, Priority.GAME)
                for announcement in step.announcements:
                    if isinstance(announcement, SharedAnnouncement):
                        self._announce((announcement,), Priority.GAME)
                    else:
                        participant.announce(announcement)
                self._announce(at_table.announcements)
                tell_others()
            except Exception as error:  # the step is saved and counts; only its output failed
                self._report_bug(error)

    def _at_voice(self, session: Session) -> Session:
        """The session whose steps back and forth begin where the voice was silenced."""
        if session.repeat_position:
            return session
        return replace(session, repeat_position=self._table.speaker.unsaid())

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
        self._table.apply_settings(session.settings)

    def _play_earcon(self, before: Session, step: Step) -> None:
        earcon = choose_earcon(before, step)
        if earcon is not None:
            self._table.speaker.play(earcon)

    def _announce(
        self, announcements: Sequence[Announcement], priority: Priority | None = None
    ) -> None:
        """Announce everything; the answers are spoken together, after what happened in the game."""
        answers: list[Paragraph] = []
        for announcement in announcements:
            self._announce_one(announcement, priority, answers)
        self._table.say(answers, Priority.NORMAL)

    def _announce_one(
        self, announcement: Announcement, priority: Priority | None, answers: list[Paragraph]
    ) -> None:
        session = self.session
        self._send_to_outputs(lambda output: output.announce(announcement))
        paragraphs = narrate(session.setup.system, session.context, announcement)
        if priority is None and not isinstance(announcement, GameAnnouncement):
            self._table.write(paragraphs)
            answers += paragraphs
        else:
            self._table.present(paragraphs, priority or Priority.GAME)

    def _send_to_outputs(self, send: Callable[[OutputChannel], None]) -> None:
        """Call `send` for every output; a bug in one of them does not stop the others."""
        for output in self._outputs:
            try:
                send(output)
            except Exception as error:
                self._table.present([[describe_bug(error)]], Priority.URGENT)

    def _report_bug(self, error: Exception) -> None:
        self.refused_lines += 1
        message = describe_bug(error)
        self._send_to_outputs(lambda output: output.announce_phrases([message]))
        self._table.present([[message]], Priority.URGENT)
