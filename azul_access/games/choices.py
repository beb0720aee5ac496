"""The choices that players have before a game, and the reasons that refuse a setup."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from azul_access.errors import AccessError
from azul_access.language.phrase import Phrase
from azul_access.values import frozen


class InvalidSetup(AccessError):  # noqa: N818 - a sibling of IllegalCommand
    """A game cannot start with this setup."""


class SetupReason(Enum):
    PLAYERS = "setup-players"
    NAMES_ALIKE = "setup-names-alike"
    NAME_WITHOUT_LETTER = "setup-name-without-letter"
    NAME_TOO_LONG = "setup-name-too-long"
    NAME_UNPRINTABLE = "setup-name-unprintable"
    SPEECH = "setup-speech"
    STARTS = "setup-starts"
    CHOICE = "setup-choice"
    OPTION = "setup-option"
    FOREIGN_OPTION = "setup-foreign-option"
    RESUMED = "setup-resumed"
    NO_VIRTUAL_BAG = "setup-no-virtual-bag"
    POSITION_HAS_PLAYERS = "setup-position-has-players"
    NO_POSITION = "setup-no-position"
    UNANSWERED = "setup-unanswered"
    NO_GAME = "setup-no-game"
    ONLY_COMPUTERS = "setup-only-computers"
    LEVEL = "setup-level"
    LEVEL_ALONE = "setup-level-alone"
    NO_LESSON = "setup-no-lesson"


@frozen
class Choice:
    """The possible values of one option; the first is the default.

    If there are concepts in `each_of`, a list of all of them, in any order and separated by
    commas, is possible as well.
    `about` explains the values in the help of the command line.
    """

    values: tuple[str, ...]
    each_of: tuple[str, ...] = ()
    about: tuple[Phrase, ...] = ()


def resolve_choice(choices: Mapping[str, Choice], chosen: Mapping[str, object], name: str) -> str:
    """The chosen value of the option `name`, or its default.

    Raises: InvalidSetup for an unknown option or value. The game itself checks a list.
    """
    if name not in choices:
        raise InvalidSetup(SetupReason.FOREIGN_OPTION, option=name.replace("_", "-"))
    choice = choices[name]
    value = str(chosen.get(name, *choice.values[:1]))
    if value not in choice.values and not choice.each_of:
        possible = ", ".join(filter(None, choice.values))
        option = name.replace("_", "-")
        raise InvalidSetup(SetupReason.OPTION, option=option, value=value, choices=possible)
    return value


class NoEditions:
    """The editions of a game in which nothing is chosen; its options are None."""

    CHOICES: Mapping[str, Choice] = MappingProxyType({})

    def decode_options(self, chosen: Mapping[str, object]) -> None:
        """Raises: InvalidSetup for any choice."""
        for name in chosen:
            resolve_choice(self.CHOICES, chosen, name)

    def encode_options(self, _: None) -> dict[str, object]:
        return {}


NO_EDITIONS = NoEditions()
