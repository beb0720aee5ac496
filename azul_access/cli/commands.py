"""The commands of the program by name. A module is imported only when its command is used."""

import argparse
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from azul_access.cli.parser import Parser

COMMANDS = {
    "play": "azul_access.cli.play",
    "join": "azul_access.cli.join",
    "games": "azul_access.cli.games",
    "show": "azul_access.cli.show",
    "narrate": "azul_access.cli.narrate",
    "replay": "azul_access.cli.replay",
    "review": "azul_access.cli.review",
    "rules": "azul_access.cli.rules",
    "learn": "azul_access.cli.learn",
    "practise": "azul_access.cli.practise",
    "think": "azul_access.cli.think",
    "set": "azul_access.cli.make_set",
    "demo": "azul_access.cli.demo",
    "doctor": "azul_access.cli.doctor",
    "hear": "azul_access.cli.hear",
    "models": "azul_access.cli.models",
    "learn-voice": "azul_access.cli.learn_voice",
    "completion": "azul_access.cli.completion",
    "man": "azul_access.cli.man",
}
# The command that is run when the command line names none.
DEFAULT_COMMAND = "play"


class Command(Protocol):
    """The functions of a command's module."""

    @staticmethod
    def add_options(parser: "Parser") -> None:
        """Add the command's arguments; `--help` and `--language` are there already."""

    @staticmethod
    def run(arguments: argparse.Namespace, language: str) -> int:
        """Run the command in a language and return its exit code.

        Raises: AccessError, which ends the program with its message.
        """


def load_command(name: str) -> Command:
    """Import the module of a command."""
    return cast(Command, import_module(COMMANDS[name]))
