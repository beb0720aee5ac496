"""The command `completion`: what a shell needs so that the tab key completes command lines.

The shell runs the program at each press of the key, and `complete` answers. What can be completed
comes from the parser and its metavariables.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import argcomplete
from argcomplete.completers import FilesCompleter
from argcomplete.shell_integration import shellcode

from azul_access.cli.arguments import build_parsers
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.installation import PROGRAM
from azul_access.keyboard import TextOutput
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase
from azul_access.language.phrases import load_phrases
from azul_access.storage import saved_logs

SHELLS = ("bash", "zsh", "fish", "powershell")
# Metavariables of files and folders; other names in capitals stand for any text.
_FILES = ("FILE", "OUT")
_FOLDERS = ("DIR", "FOLDER")
_ANY_FILE = FilesCompleter()
_LOGS = FilesCompleter(allowednames=("azul",))


def add_options(parser: Parser) -> None:
    parser.add_word("shell", SHELLS, phrase("cli-shell"))


def run(arguments: argparse.Namespace, _: str) -> int:
    """Print the lines that a shell has to run at its start."""
    output = TextOutput(sys.stdout)
    output.write(shellcode([PROGRAM], shell=arguments.shell))
    return ExitCode.FAILED if output.is_closed else ExitCode.OK


def complete(language: str) -> NoReturn:
    """Answer the shell, which gives the line in environment variables, and end the process."""
    words = os.environ.get("COMP_LINE", "").split()[1:]
    parser, commands = build_parsers(load_phrases(language), words, PROGRAM)
    for name, command in commands.items():
        for action in command._actions:
            _choose_completer(name, action)
    argcomplete.autocomplete(parser, always_complete_options=False)
    sys.exit(ExitCode.USAGE)  # it was no shell that asked


def _choose_completer(command: str, action: Any) -> None:
    """Tell what the values of an option or argument may be, by its metavariable."""
    metavar = str(action.metavar or "")
    fixed = [value for value in metavar.split("|") if value and value == value.lower()]
    if command in ("show", "narrate", "replay") and metavar == "FILE":
        action.completer = _complete_log
    elif action.dest == "resume":
        action.completer = _complete_resume
    elif metavar == "MODEL":
        action.completer = _complete_model
    elif fixed:
        action.completer = _Choices(fixed)
    elif metavar not in (*_FILES, *_FOLDERS):
        action.completer = _Choices([])


class _Choices:
    """Completes one of a few values. It can be called as argcomplete needs it."""

    def __init__(self, values: list[str]) -> None:
        self._values = values

    def __call__(self, **_: object) -> list[str]:
        return self._values


def _complete_log(prefix: str, **_: object) -> Iterable[str]:
    """The saved games in the default folder, and those in the current one."""
    return [*map(str, saved_logs()), *_LOGS(prefix)]


def _complete_model(prefix: str, **_: object) -> Iterable[str]:
    """The models that there are, languages, and files for `models add`."""
    from azul_access.hearing.models import catalogue, store

    offered = [model.name for model in catalogue.CATALOGUE]
    return [*LANGUAGES, *offered, *store.installed_names(), *_ANY_FILE(prefix)]


def _complete_resume(prefix: str, **_: object) -> dict[str, str]:
    """The numbers in the list of saved games, with their names, and files."""
    numbers = {str(number): path.name for number, path in enumerate(saved_logs(), 1)}
    return {**numbers, **{path: Path(path).name for path in _LOGS(prefix)}}
