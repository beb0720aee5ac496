"""The running game: handles an input, saves its entries, and only then announces the effects.

Several devices may send input at once; a lock makes the companion handle one after the other.
Outputs never call back into the companion while it announces.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from azul_access import session as conversation
from azul_access.errors import AccessError
from azul_access.keyboard import Console
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.session import Session, Step
from azul_access.session.control.braille_tables import BrailleTable
from azul_access.session.control.controls import DeviceRequest
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import (
    Announcement,
    Failure,
    GameAnnouncement,
    Message,
)
from azul_access.session.output.narration import narrate
from azul_access.session.recognition import VOICE_SOURCE, Recognition
from azul_access.session.session import Owner
from azul_access.session.sharing import follow, join_session, list_shared
from azul_access.session.step.walk import report_held
from azul_access.speech import Priority, SpeechFault
from azul_access.storage import GameLog
from azul_access.table.bugs import describe_bug
from azul_access.table.devices import (
    DisplaysControl,
    MicrophoneControl,
    OutputChannel,
    PagesControl,
    send_request,
)
from azul_access.table.earcons import choose_earcon
from azul_access.table.participant import Handler, Participant, list_device_seats
from azul_access.table.saving import check_saved, save_entries
from azul_access.table.screen_and_voice import PROMPT_END, ScreenAndVoice, render_prompt
from azul_access.table.stories import Stories

DRAIN_SECONDS = 5.0

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
        stories: Stories | None = None,
    ) -> None:
        self.refused_lines = 0
        self._stories = stories or Stories()
        self._handle_text = handle_line
        self._log = log
        self._lock = threading.RLock()
        self._table: Participant | None = None
        self._screen = ScreenAndVoice(
            console, self.report_speech_fault, keeps_settings=keeps_settings
        )
        self._owners: list[Participant] = []
        self._microphone: MicrophoneControl | None = None
        self._pages: PagesControl | None = None
        self._displays: DisplaysControl | None = None

    @property
    def table(self) -> Participant:
        """The conversation that keyboard, voice and all devices have that are nobody's own."""
        assert self._table is not None, "start was not called"
        return self._table

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.table.session

    def start(self, first_step: Step) -> None:
        """Save and announce the step that begins or resumes a game.

        Raises: LogError if its draws cannot be saved.
        """
        notice = self._save(first_step)
        self._table = Participant(first_step.session, self._handle)
        self._replace_session(self.table, first_step.session)
        self._announce(self.table, [*notice, *first_step.announcements])

    def add_output(self, output: OutputChannel) -> Participant:
        """Show the conversation of the table on one more device; returns that conversation."""
        with self._lock:
            self.table.outputs.append(output)
            output.update_session(self.session)
            return self.table

    def join(self, owner: Owner, settings: Settings, output: OutputChannel) -> Participant:
        """Let a player take part with a device of their own, in a conversation of their own."""
        with self._lock:
            participant = Participant(join_session(self.session, settings, owner), self._handle)
            participant.outputs.append(output)
            self._owners.append(participant)
            self._change_sessions(device_seats=list_device_seats(self._owners))
            output.update_session(participant.session)
            return participant

    def part_from(self, participant: Participant, output: OutputChannel) -> None:
        """Forget a device of a participant; nothing about the game changes."""
        with self._lock:
            participant.outputs.remove(output)
            if not participant.outputs and participant in self._owners:
                self._owners.remove(participant)
                self._change_sessions(device_seats=list_device_seats(self._owners))

    def set_microphone(self, microphone: MicrophoneControl) -> None:
        """Let users control a microphone from now on."""
        with self._lock:
            self._microphone = microphone
            self._replace_session(self.table, replace(self.session, has_microphone=True))

    def set_pages(self, pages: PagesControl) -> None:
        """Let users ask for the addresses of pages from now on."""
        with self._lock:
            self._pages = pages
            self._replace_session(self.table, replace(self.session, has_pages=True))

    def set_displays(self, displays: DisplaysControl) -> None:
        """Let users say from now on whose a braille display is."""
        with self._lock:
            self._displays = displays
            self._change_sessions(has_displays=True)

    def set_braille_tables(self, tables: Mapping[str, Sequence[BrailleTable]]) -> None:
        """Let users choose among tables of braille from now on, by language."""
        with self._lock:
            found = ((language, tuple(names)) for language, names in tables.items())
            self._change_sessions(braille_tables=tuple(found))

    def close(self, drain_seconds: float = DRAIN_SECONDS) -> None:
        """Let the voice finish for at most `drain_seconds`, then release voice and log."""
        self._stories.close()
        self._screen.close(drain_seconds)
        if self._log is not None:
            self._log.close()

    def leave(self) -> bool:
        """Tell that the game is saved, at the end of the input; False if it is not saved."""
        try:
            notice = [] if self._log is None else check_saved(self._log)
        except AccessError as why:
            self._announce(self.table, (Failure(why),), Priority.URGENT)
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
        return self._handle(self.table, lambda session: self._handle_text(session, text, source))

    def handle_recognition(
        self, recognition: Recognition, source: str = VOICE_SOURCE, *, requested: bool = False
    ) -> bool:
        """Handle what was recognised. No command gets an earcon, or a sentence if `requested`."""
        is_late = self._screen.is_long_silent()
        return self._handle(
            self.table,
            lambda session: conversation.handle_recognition(
                session, recognition, source, is_addressed=requested, is_late=is_late
            ),
        )

    def change_own_settings(self, participant: Participant, settings: Settings) -> None:
        """Take over the settings of an owner: they change nothing at the table."""
        with self._lock:
            session = replace(participant.session, settings=settings)
            self._replace_session(participant, session)

    def is_possible(self, text: str) -> bool:
        """Whether a text is understood and possible now."""
        with self._lock:
            return conversation.is_possible(self.session, text)

    # Output. These methods may be called from any thread.

    def say_and_show(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases and write them on the screen."""
        with self._lock:
            self._screen.present([list(phrases)], Priority.URGENT)

    def say_in_turn(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, and speak them after the news of the game before them."""
        with self._lock:
            self._screen.present([list(phrases)], Priority.GAME)

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        """Speak phrases, and send them to the screen and all other outputs."""
        with self._lock:
            self._send_phrases(phrases)
            self._screen.present([list(phrases)], Priority.URGENT)

    def show_only(self, phrases: Sequence[Phrase]) -> None:
        """Write phrases on the screen, such as the name of a file."""
        self._screen.write([list(phrases)])

    def report_speech_fault(self, fault: SpeechFault) -> None:
        """Announce a fault of the voice everywhere but by voice."""
        # Without the lock: the companion may hold it while it waits for the voice to end.
        message = phrase(f"fault-{fault.value}")
        self.show_only([message])
        self._send_phrases([message])

    def silence(self) -> None:
        """Stop the voice. An empty line or "go on" says the rest."""
        self._screen.speaker.silence()

    def skip(self) -> None:
        """Skip the paragraph that is being said; a second quick call silences the rest."""
        self._screen.skip()

    def has_skipped(self) -> bool:
        """Whether the last key has cut short what was being said."""
        return self._screen.has_skipped

    def quiet_seconds(self) -> float:
        """The time since the voice was last heard; infinite if it never was."""
        return self._screen.speaker.quiet_seconds()

    def recent_texts(self) -> Sequence[str]:
        return self._screen.recent.get()

    def render_brief_prompt(self) -> str:
        """The text before the cursor; only a sign where the text above has just told it."""
        return PROMPT_END if self.session.has_told_turn else self.render_prompt()

    def render_prompt(self) -> str:
        """Who has to do what, before what is typed."""
        return render_prompt(self.session)

    # The effects of a step, in this order

    def _handle(self, participant: Participant, handle: Handler) -> bool:
        with self._lock:
            before, is_table = participant.session, participant is self.table
            try:
                step = handle(self._at_voice(before) if is_table else before)
                step = self._stories.complete(step, participant)
                if is_table and step.goes_on and self._screen.speaker.go_on():
                    return True
                notice = self._save(step)
            except AccessError as why:
                # The entries are not saved, so the step does not count.
                self._refuse(participant, Failure(why))
                return True
            except Exception as error:  # a bug must not end the game
                self._report_bug(participant, error)
                return True
            self.refused_lines += is_table and not step.understood
            if step.silence:
                self.silence()
            try:
                self._tell(participant, before, step, notice)
                self._send_request(participant, step.device_request)
            except Exception as error:  # the step is saved and counts; only its output failed
                self._report_bug(self.table, error)
            return not step.quits

    def _tell(
        self, participant: Participant, before: Session, step: Step, notice: list[Announcement]
    ) -> None:
        """Bring everybody up to date, and tell each what the step means for them."""
        shared = list_shared(before, step)
        told = []
        for it in (self.table, *self._owners):
            own_step = step if it is participant else follow(it.session, before, step)
            news = () if it is participant else shared
            self._replace_session(it, own_step.session)
            told.append((it, news, own_step.announcements))
        if participant is self.table or step.entries:
            self._play_earcon(before, step)
        self._announce(self.table, notice, Priority.GAME)
        for it, news, answers in told:
            self._announce(it, news, Priority.GAME, shared)
            self._announce(it, answers, None, shared)

    def _send_request(self, participant: Participant, request: DeviceRequest | None) -> None:
        devices = self._microphone, self._pages, self._displays
        send_request(request, tuple(participant.outputs), *devices)

    def _refuse(self, participant: Participant, refusal: Announcement) -> None:
        """Tell that an input has changed nothing."""
        self.refused_lines += participant is self.table
        self._announce(participant, (refusal,), Priority.URGENT)

    def _report_bug(self, participant: Participant, error: Exception) -> None:
        message = describe_bug(error)
        if participant is not self.table:
            self._announce(participant, (Message((message,)),))
            return
        self.refused_lines += 1  # without the narration: it may be what failed
        self._send_to_outputs(participant, lambda output: output.announce_phrases([message]))
        self._screen.present([[message]], Priority.URGENT)

    def _at_voice(self, session: Session) -> Session:
        """The session whose steps back and forth begin where the voice was silenced."""
        if session.repeat_position:
            return session
        return replace(session, repeat_position=self._screen.speaker.unsaid())

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

    def _replace_session(self, participant: Participant, session: Session) -> None:
        participant.session = session
        self._send_to_outputs(participant, lambda output: output.update_session(session))
        if participant is self.table:
            self._screen.apply_settings(session.settings)

    def _change_sessions(self, **changes: Any) -> None:
        for it in (self.table, *self._owners):
            self._replace_session(it, replace(it.session, **changes))

    def _play_earcon(self, before: Session, step: Step) -> None:
        earcon = choose_earcon(before, step)
        if earcon is not None:
            self._screen.speaker.play(earcon)

    def _announce(
        self,
        participant: Participant,
        announcements: Sequence[Announcement],
        priority: Priority | None = None,
        shared: Sequence[Announcement] = (),
    ) -> None:
        """Tell a participant; on screen and by voice what is told at the table.

        Without a priority, answers are spoken together, after what happened in the game.
        """
        answers: list[Paragraph] = []
        for announcement in announcements:
            is_shared = any(announcement is it for it in shared)
            self._send_to_outputs(participant, _announcing(announcement, is_shared=is_shared))
            if participant is not self.table:
                continue
            paragraphs = narrate(self.session.setup.system, self.session.context, announcement)
            if priority is None and not isinstance(announcement, GameAnnouncement):
                self._screen.write(paragraphs)
                answers += paragraphs
            else:
                self._screen.present(paragraphs, priority or Priority.GAME)
        self._screen.say(answers, Priority.NORMAL)

    def _send_to_outputs(
        self, participant: Participant, send: Callable[[OutputChannel], None]
    ) -> None:
        """Call `send` for every device; a bug in one of them does not stop the others."""
        for output in participant.outputs:
            try:
                send(output)
            except Exception as error:
                self._screen.present([[describe_bug(error)]], Priority.URGENT)

    def _send_phrases(self, phrases: Sequence[Phrase]) -> None:
        for participant in (self.table, *self._owners):
            self._send_to_outputs(participant, lambda output: output.announce_phrases(phrases))


def _announcing(announcement: Announcement, *, is_shared: bool) -> Callable[[OutputChannel], None]:
    return lambda output: output.announce(announcement, is_shared=is_shared)
