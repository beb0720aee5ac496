"""The screen and the voice at the table: both tell the same, in the settings of the table."""

import math
from collections.abc import Callable, Sequence

from azul_access.keyboard import Console
from azul_access.language.phrase import Form, Paragraph, phrase
from azul_access.session import Session
from azul_access.session.control.settings import Settings
from azul_access.speech import PAUSE_SECONDS, NullSpeaker, Priority, Speaker, SpeechFault
from azul_access.table.preferences import changed_settings, save_preferences
from azul_access.table.recent_texts import RecentTexts
from azul_access.table.speaker import configure_speaker, open_speaker

# What is said so long after the voice may be about something else than its last words.
LONG_SECONDS = 10.0
# Screen readers pass over a colon; many read other signs out.
PROMPT_END = ": "


def render_paragraphs(settings: Settings, paragraphs: Sequence[Paragraph], form: Form) -> list[str]:
    """A text for each paragraph that is not empty."""
    return [
        settings.phrases.render_all(paragraph, settings.verbosity, form, no_break=form is Form.SHOW)
        for paragraph in paragraphs
        if paragraph
    ]


def render_prompt(session: Session) -> str:
    """Who has to do what, before what is typed."""
    settings = session.settings
    return settings.phrases.render(session.prompt, settings.verbosity, Form.SHOW) + PROMPT_END


class ScreenAndVoice:
    """`apply_settings` must be called before anything is told.

    `has_skipped` tells whether the last key cut short what was being said.
    """

    def __init__(
        self,
        console: Console,
        on_fault: Callable[[SpeechFault], None],
        *,
        keeps_settings: bool = True,
    ) -> None:
        """`on_fault` is called on a thread of the voice.

        If it `keeps_settings`, those that users change are saved for later games and exports.
        """
        # A file of commands does not express preferences for later games.
        self._keeps_settings = keeps_settings and console.kind != "piped"
        self.console = console
        self.speaker: Speaker | NullSpeaker = NullSpeaker()
        self.has_skipped = False
        self.recent = RecentTexts()
        self._on_fault = on_fault
        self._settings: Settings | None = None

    def apply_settings(self, settings: Settings) -> None:
        """Bring the voice, the saved preferences and the prompt up to date."""
        old = self._settings
        if settings == old:
            return
        if old is None or settings.speech is not old.speech:
            speaker = open_speaker(settings, self._on_fault)
            self.speaker.close()
            self.speaker = speaker
        configure_speaker(self.speaker, settings)
        self._settings = settings
        if old is not None and self._keeps_settings:
            save_preferences(changed_settings(old, settings))
        self.console.refresh()

    def skip(self) -> None:
        """Skip the paragraph that is being said; a second quick call silences the rest."""
        quiet = self.speaker.quiet_seconds()
        self.has_skipped = quiet == 0 or (self.has_skipped and quiet < PAUSE_SECONDS)
        self.speaker.skip()

    def close(self, drain_seconds: float) -> None:
        """Let the voice finish for at most so long, and write how much of the game it left out."""
        self.speaker.close(drain_seconds=drain_seconds)
        if count := self.speaker.unheard():
            self.write([[phrase("announcements-unheard", count=count)]])

    def is_long_silent(self) -> bool:
        """Whether the voice has spoken, but not for some time."""
        return LONG_SECONDS < self.speaker.quiet_seconds() < math.inf

    def present(self, paragraphs: Sequence[Paragraph], priority: Priority) -> None:
        """Write paragraphs on the screen at once, and speak them."""
        self.write(paragraphs)
        self.say(paragraphs, priority)

    def write(self, paragraphs: Sequence[Paragraph]) -> None:
        self.console.write("\n".join(self._lines(paragraphs, Form.SHOW)))

    def say(self, paragraphs: Sequence[Paragraph], priority: Priority) -> None:
        """Speak one text for each paragraph.

        An answer to the user is a single text, so that a newer answer replaces one that still waits
        to be spoken.
        """
        lines = self._lines(paragraphs, Form.SAY)
        for line in lines:
            self.recent.add(line)
        if priority is Priority.NORMAL and lines:
            self.speaker.say(" ".join(lines), priority=priority, topic="answer")
        elif priority is not Priority.NORMAL:
            for line in lines:
                self.speaker.say(line, priority=priority)

    def _lines(self, paragraphs: Sequence[Paragraph], form: Form) -> list[str]:
        assert self._settings is not None, "apply_settings was not called"
        return render_paragraphs(self._settings, paragraphs, form)
