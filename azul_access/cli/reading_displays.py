"""Braille displays while the rule book is read: the paragraph, and keys that turn the page."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from azul_access.language.phrase import Phrase
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement, Message
from azul_access.session.output.narration import narrate
from azul_access.session.reading.rule_reading import (
    RuleReading,
    handle_reading_line,
    tell_position,
)
from azul_access.table.companion import Companion

if TYPE_CHECKING:
    from azul_access.braille.question_displays import QuestionDisplays

_SOURCE = "braille"
# The lines that lead to the paragraph before and the next one.
_TURNS = ("<", "")


class ReadingDisplays:
    """An output channel of the table: all displays show the paragraph that is read.

    Their keys go on and back for the voice and the screen, too. `on_quit` is called when the reader
    leaves the book with a display.
    """

    def __init__(
        self, displays: "QuestionDisplays", companion: Companion, on_quit: Callable[[], None]
    ) -> None:
        self.has_quit = False
        self._displays = displays
        self._companion = companion
        self._on_quit = on_quit
        companion.add_output(self)

    def update_session(self, session: Session) -> None:
        from azul_access.braille.questions import Question  # loaded with the displays

        self.announce_phrases(())
        messages: Sequence[Message] = tell_position(cast(RuleReading, session))
        first, *more = (sentence for message in messages for sentence in message.phrases)
        page = Question(first, more=tuple(more), turns=_TURNS)
        self._displays.show_question(page, session.settings, self._answer)

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        """Show what is told, before the paragraph, unless it is the paragraph itself."""
        session = self._companion.session
        if announcement not in tell_position(cast(RuleReading, session)):
            told = narrate(session.setup.system, session.context, announcement)
            self.announce_phrases([sentence for paragraph in told for sentence in paragraph])

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self._displays.show_answer(phrases, self._companion.session.settings)

    def _answer(self, texts: tuple[str, ...]) -> None:
        """Handle what a display answers: the first text that means something here."""
        session = self._companion.session
        understood = [it for it in texts if handle_reading_line(session, it, _SOURCE).understood]
        if not self._companion.handle_line([*understood, *texts][0], _SOURCE):
            self.has_quit = True
            self._on_quit()
