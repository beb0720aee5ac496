"""A few numbered answers to a question, the first of which is the usual one."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from azul_access.cli.spoken_console import SpokenConsole
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.language.phrase import Phrase, phrase

Value = TypeVar("Value")


class NumberedChoices(Generic[Value]):
    """`touched` are for a braille display, `listed` for the text of the question."""

    def __init__(self, questions: SpokenConsole, labels: Mapping[Value, Phrase]) -> None:
        """`labels` are what the values are called, in the order of their numbers from 1."""
        numbered = list(enumerate(labels.values(), 1))
        self.touched = [(label, str(number)) for number, label in numbered]
        self.listed = tuple(
            phrase("ask-numbered", number=number, label=label) for number, label in numbered
        )
        self._listed_text = ", ".join(questions.render([item]) for item in self.listed)
        self._values = {
            key: value
            for number, (value, label) in enumerate(labels.items(), 1)
            for key in (str(number), questions.render([label]).casefold())
        }

    def read(self, text: str) -> Value:
        """Return the value of a number or label; the first for an empty text.

        Raises: InvalidSetup for any other text.
        """
        answer = text.strip().casefold() or "1"
        if answer in self._values:
            return self._values[answer]
        raise InvalidSetup(SetupReason.CHOICE, values=self._listed_text)
