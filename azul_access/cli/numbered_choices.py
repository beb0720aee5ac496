"""Questions with a few numbered answers, the first of which is the usual one."""

from collections.abc import Mapping
from typing import TypeVar

from azul_access.cli.spoken_console import SpokenConsole
from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.language.phrase import Phrase, phrase

Value = TypeVar("Value")


def ask_numbered(
    questions: SpokenConsole,
    name: str,
    labels: Mapping[Value, Phrase],
    *,
    can_go_back: bool = False,
) -> Value:
    """Ask the question `ask-NAME` for one of some values by number or label; Enter is the first.

    Raises: as `SpokenConsole.ask`.
    """

    def render(text: Phrase) -> str:
        return questions.render([text])

    values = list(labels)
    shown = {render(label).casefold(): value for value, label in labels.items()}
    numbered = tuple(
        phrase("ask-numbered", number=number, label=label)
        for number, label in enumerate(labels.values(), 1)
    )

    def read(text: str) -> Value:
        answer = text.strip().casefold()
        if not answer:
            return values[0]
        if answer in shown:
            return shown[answer]
        if answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        raise InvalidSetup(SetupReason.CHOICE, values=", ".join(map(render, numbered)))

    return questions.ask(
        name,
        read,
        can_go_back=can_go_back,
        choices=[(label, str(number)) for number, label in enumerate(labels.values(), 1)],
        values=numbered,
    )
