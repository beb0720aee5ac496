"""What people choose before the first tile, and why a game cannot be begun like that."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from azul_access.errors import AccessError


class InvalidSetup(AccessError):  # noqa: N818 - a sibling of IllegalCommand
    """A game cannot be begun like this."""


class SetupReason(Enum):
    PLAYERS = "setup-players"
    NAMES_ALIKE = "setup-names-alike"
    NAME_WITHOUT_LETTER = "setup-name-without-letter"
    NAME_UNPRINTABLE = "setup-name-unprintable"
    SPEECH = "setup-speech"
    STARTS = "setup-starts"
    OPTION = "setup-option"
    FOREIGN_OPTION = "setup-foreign-option"
    RESUMED = "setup-resumed"
    NO_VIRTUAL_BAG = "setup-no-virtual-bag"
    UNANSWERED = "setup-unanswered"


@dataclass(frozen=True, slots=True)
class Choice:
    """What may be chosen for one option: one of `values`, the first by default.

    Where `each_of` names concepts, all of them in any order with commas between are possible, too.
    """

    values: tuple[str, ...]
    each_of: tuple[str, ...] = ()


def chosen_value(choices: Mapping[str, Choice], chosen: Mapping[str, object], name: str) -> str:
    """What was chosen for the option `name`, or its default.

    Raises: InvalidSetup for what is not offered; a list is the game's own to check.
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
