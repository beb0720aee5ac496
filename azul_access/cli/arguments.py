"""The command line as a value."""

import argparse
from collections.abc import Collection, Sequence

from azul_access import __version__
from azul_access.cli.commands import COMMANDS, DEFAULT_COMMAND, load_command
from azul_access.cli.parser import Parser
from azul_access.installation import PROGRAM, program_command
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase
from azul_access.language.phrases import Phrases

_HELP = ("-h", "--help")
# Options of the program itself, which need no command.
_OWN_OPTIONS = (*_HELP, "--version")


def find_language(words: Sequence[str]) -> str | None:
    """The value of `--language`, which is needed before any message can be shown."""
    for word, next_word in zip(words, [*words[1:], ""], strict=False):
        value = next_word if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and value in LANGUAGES:
            return value
    return None


def parse_arguments(words: Sequence[str], phrases: Phrases) -> argparse.Namespace:
    """The values of all options, with the name of the command as `command`.

    Raises: SystemExit, with a message, for an invalid command line and after `--help`.
    """
    words = _with_command_first(words)
    has_help = any(word in _HELP for word in words)
    parser, _ = build_parsers(phrases, words[:1], has_help=has_help)
    if words[0] not in (*COMMANDS, *_OWN_OPTIONS):
        parser.refuse(phrase("cli-error", about=words[0]))
    arguments, unknown = parser.parse_known_args(words)
    if unknown:
        parser.refuse(phrase("cli-unknown", arguments=" ".join(unknown)))
    return arguments


def build_parsers(
    phrases: Phrases,
    with_options: Collection[str],
    program: str | None = None,
    *,
    has_help: bool = True,
) -> tuple[Parser, dict[str, Parser]]:
    """The parser of the program, and that of each command.

    Only the commands in `with_options` get their options, because their modules are imported.
    `program` is the name in the help, by default the command that started the program. Without
    `has_help` all texts of the help are empty.
    """
    parser = Parser(phrases, has_help=has_help, prog=program or program_command())
    parser.description = parser.explain(phrase("cli-description"))
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=parser.explain(phrase("cli-version")),
    )
    subparsers = parser.add_subparsers(title=parser.explain(phrase("cli-commands")), metavar="")
    commands: dict[str, Parser] = {}
    for name in COMMANDS:
        description = parser.explain(phrase(f"cli-{name}"))
        command = subparsers.add_parser(
            name, phrases=phrases, has_help=has_help, description=description, help=description
        )
        command.set_defaults(command=name)
        command.add_choice("language", LANGUAGES)
        if name in with_options:
            load_command(name).add_options(command)
        commands[name] = command
    return parser, commands


def _with_command_first(words: Sequence[str]) -> list[str]:
    """Add the default command if there is none, and accept `--language de show FILE`."""
    words = list(words)
    if words and words[0].startswith("--language"):
        length = 1 if "=" in words[0] else 2
        if len(words) > length and words[length] in COMMANDS:
            return [words[length], *words[:length], *words[length + 1 :]]
    if not words or (words[0].startswith("-") and words[0] not in _OWN_OPTIONS):
        return [DEFAULT_COMMAND, *words]
    return words
