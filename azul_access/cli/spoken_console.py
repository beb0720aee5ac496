"""A console with a voice, for questions and messages outside of a game."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from azul_access.cli.exit_codes import Left
from azul_access.cli.silencer import Silencer
from azul_access.cli.typed_lines import typed_lines
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.keyboard import Console, EndOfInput
from azul_access.language.grammar import Symbol
from azul_access.language.lexicon import find_concepts
from azul_access.language.phrase import Form, Phrase, Slot, describe_error, phrase
from azul_access.session.control.controls import SimpleControl
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.keypad import SIGNS, clean_keys
from azul_access.speech import NullSpeaker, Speaker
from azul_access.table.companion import DRAIN_SECONDS
from azul_access.table.speaker import open_speaker

if TYPE_CHECKING:
    from azul_access.braille.question_displays import QuestionDisplays
    from azul_access.braille.questions import Choice

Answer = TypeVar("Answer")
# The word that goes back to the question before.
_BACK = "undo"


class WentBack(Exception):  # noqa: N818 - no error
    """The user wants to answer the question before again."""


class SpokenConsole:
    """Shows and speaks phrases, and asks questions, which stand on `displays`, too."""

    def __init__(
        self,
        console: Console,
        settings: Settings,
        voice: Speaker | NullSpeaker,
        displays: "QuestionDisplays | None" = None,
    ) -> None:
        self.settings = settings
        self._console = console
        self._voice = voice
        self._displays = displays
        self._lock = threading.Lock()
        self._awaits_answer = False  # of a display; only the first answer counts

    def announce(self, *phrases: Phrase) -> None:
        """Show and speak phrases as one text."""
        settings = self.settings
        self._console.write(
            settings.phrases.render_all(phrases, settings.verbosity, Form.SHOW, no_break=True)
        )
        self._voice.say(self.render(phrases, Form.SAY))

    def quiet_seconds(self) -> float:
        """The time since the voice was last heard."""
        return self._voice.quiet_seconds()

    def read_line(self, prompt: Phrase) -> str | None:
        """One typed line; None at the end of the input."""
        text = self._prompt(prompt)
        try:
            return self._console.read_line(lambda: text)
        except EndOfInput:
            return None

    def ask(
        self,
        name: str,
        read: Callable[[str], Answer],
        *,
        can_go_back: bool = False,
        choices: "Sequence[Choice]" = (),
        has_names: bool = False,
        **slots: Slot,
    ) -> Answer:
        """Ask the question `ask-NAME` until `read` accepts the answer, and return its result.

        `read` raises InvalidSetup for an answer that it does not accept. Such an answer may be a
        request for help (`help-NAME`), for the question again, to go back, or to leave.
        A braille display offers `choices`; on it, words of names (`has_names`) get capitals.
        Raises: InvalidSetup at the end of the input; WentBack, if the user `can_go_back`; Left.
        """
        question = phrase(f"ask-{name}", **slots)
        if self._displays is not None:
            from azul_access.braille.questions import Question  # loaded with the displays

            self._awaits_answer = True
            self._displays.show_question(
                Question(question, choices, has_names),
                self.settings,
                lambda texts: self._submit(texts, read),
            )
        self.announce(question)
        prompt = self._prompt(phrase(f"prompt-{name}"))
        for line in typed_lines(self._console, lambda: prompt):
            self._end_answer()
            try:
                return read(line)
            except InvalidSetup as error:
                requested = _find_requests(line)
                if SimpleControl.QUIT.value in requested:
                    self.announce(phrase("questions-left"))
                    raise Left from None
                if SimpleControl.HELP.value in requested:
                    self._answer(phrase(f"help-{name}", **slots), phrase("help-questions"))
                elif SimpleControl.REPEAT.value in requested:
                    self._answer(before=(question,))
                elif _BACK not in requested:
                    self._answer(describe_error(error))
                elif can_go_back:
                    raise WentBack from None
                else:
                    self._answer(phrase("first-question"), before=(question,))
        raise InvalidSetup(SetupReason.UNANSWERED)

    def _answer(self, *phrases: Phrase, before: Sequence[Phrase] = ()) -> None:
        """Tell something at a question that goes on, and stands on the displays anyway.

        The console needs the question `before` the prompt again in some cases.
        """
        if self._displays is not None:
            self._awaits_answer = True
            self._displays.show_answer(phrases, self.settings)
        self.announce(*phrases, *before)

    def _submit(self, texts: Sequence[str], read: Callable[[str], object]) -> None:
        """Enter what a display answers: the first text that is an answer or a request."""

        def is_answer(text: str) -> bool:
            try:
                read(text)
            except InvalidSetup:
                return False
            return True

        candidates = [*filter(is_answer, texts), *filter(_find_requests, texts), *texts]
        with self._lock:
            if self._awaits_answer:
                self._awaits_answer = False
                self._console.submit(candidates[0])

    def _end_answer(self) -> None:
        """The question has an answer: one that a display gives now comes too late."""
        if self._displays is not None:
            with self._lock:
                self._awaits_answer = False
                self._console.withdraw()

    def _prompt(self, text: Phrase) -> str:
        return self.render([text], Form.SHOW) + ": "

    def render(self, phrases: Iterable[Phrase], form: Form = Form.SHOW) -> str:
        """The text of phrases in the language of the questions."""
        return self.settings.phrases.render_all(phrases, self.settings.verbosity, form)


def _find_requests(line: str) -> set[Symbol]:
    """What a line requests of the program; at the keypad nobody has words."""
    return {*find_concepts(line), *SIGNS.get(clean_keys(line), ())}


@contextmanager
def open_spoken_console(
    console: Console,
    settings: Settings,
    silencer: Silencer,
    drain_seconds: float = 0,
    displays: "QuestionDisplays | None" = None,
) -> Iterator[SpokenConsole]:
    """A console with a voice of its own, which may speak on for `drain_seconds` at the end."""
    voice = open_speaker(settings, lambda _: None)
    silencer.add(voice)
    try:
        yield SpokenConsole(console, settings, voice, displays)
    except Left:
        drain_seconds = max(drain_seconds, DRAIN_SECONDS)
        raise
    finally:
        voice.close(drain_seconds=drain_seconds)
        silencer.remove(voice)
