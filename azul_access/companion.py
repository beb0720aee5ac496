"""The running game: what was heard is handled, saved, and only then told. The order of effects.

Several sources may hear at once (keyboard now, microphone and braille display later); a lock lets
one be handled after the other. The console and the voice never call back into the game.
"""

import threading
from collections.abc import Callable, Sequence

from azul_access import ledger, session
from azul_access.errors import AccessError
from azul_access.keyboard import Console
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.narration import Announcement, Failed, narrate
from azul_access.phrase import Form, Phrase, phrase
from azul_access.session import Session, Step
from azul_access.speech import NullSpeaker, Priority, Speaker, SpeechFault
from azul_access.storage import GameLog

# Voices of one language differ by variant: the first is the language's own.
_VARIANTS = ("", "+f2", "+m3", "+f4", "+m7", "+f3", "+m1", "+f1", "+m4")
DRAIN_SECONDS = 5.0


class Companion:
    """One table. `begin` must be called before anything is heard."""

    def __init__(self, console: Console, log: GameLog | None) -> None:
        self.refused = 0
        self._console = console
        self._log = log
        self._lock = threading.RLock()
        self._speaker: Speaker | NullSpeaker = NullSpeaker()
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        assert self._session is not None  # `begin` was called
        return self._session

    def begin(self, first: Step) -> None:
        """Start with the step that a new or resumed game begins with.

        Raises: LogError when its draws cannot be saved.
        """
        self._save(first)
        self._use(first.session)
        self._tell(first.told)

    def hear(self, text: str, by: str) -> bool:
        """Handle one line; False when the conversation is over. Never raises."""
        with self._lock:
            try:
                step = session.handle(self.session, text, by)
                self._save(step)
            except AccessError as why:
                # Not saved, so it has not happened.
                self.refused += 1
                self._tell((Failed(why),))
                return True
            except Exception as error:  # a mistake of ours must not end the game of others
                self.refused += 1
                self._tell_phrases([[phrase("error-internal", detail=_detail(error))]])
                return True
            self.refused += not step.understood
            if step.hush:
                self.hush()
            self._use(step.session)
            self._tell(step.told)
            return not step.leave

    def hush(self) -> None:
        """For any thread, and at every key."""
        self._speaker.hush()

    def prompt(self) -> str:
        """What stands before the cursor. For any thread."""
        here = self.session
        system = here.setup.system
        shown = system.dialogue.prompt(here.table, here.ledger.state)
        return self._phrases.render(shown, here.settings.verbosity, Form.SHOW) + ": "

    def notice(self, fault: SpeechFault) -> None:
        """Something is wrong with the voice: said once, in text. For any thread."""
        told = phrase(f"fault-{fault.value}")
        verbosity = self.session.settings.verbosity
        self._console.tell(self._phrases.render(told, verbosity, Form.SHOW))

    def show(self, phrases: Sequence[Phrase]) -> None:
        """Sentences that stand on the screen only, such as the name of a file."""
        verbosity = self.session.settings.verbosity
        self._console.tell(self._phrases.render_all(phrases, verbosity, Form.SHOW))

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
            self._log.append([ledger.encode(system, entry) for entry in step.entries])

    def _use(self, new: Session) -> None:
        """Take over the next session, and tell the voice what has changed for it."""
        old, self._session = self._session, new
        settings = new.settings
        if old is not None and old.settings == settings:
            return
        voice = _VARIANTS[settings.voice - 1]
        if not settings.speech:
            self._speaker.close()
            self._speaker = NullSpeaker()
        elif old is None or not old.settings.speech:
            self._speaker = Speaker(
                language=settings.language,
                notice=self.notice,
                rate=settings.rate,
                volume=settings.volume / 100,
                voice=voice,
            )
        else:
            self._speaker.set(
                language=settings.language,
                rate=settings.rate,
                volume=settings.volume / 100,
                voice=voice,
            )
        self._console.refresh()

    def _tell(self, told: Sequence[Announcement]) -> None:
        here = self.session
        for announcement in told:
            self._tell_phrases(narrate(here.setup.system, here.table, announcement))

    def _tell_phrases(self, paragraphs: Sequence[Sequence[Phrase]]) -> None:
        """One announcement: all its lines at once on the screen, a paragraph at a time aloud."""
        verbosity, phrases = self.session.settings.verbosity, self._phrases
        render: Callable[[Sequence[Phrase], Form], str] = lambda sentences, form: (  # noqa: E731
            phrases.render_all(sentences, verbosity, form)
        )
        lines = [render(paragraph, Form.SHOW) for paragraph in paragraphs if paragraph]
        if lines:
            self._console.tell("\n".join(lines))
        for paragraph in paragraphs:
            if paragraph:
                self._speaker.say(render(paragraph, Form.SAY), priority=Priority.GAME)


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
