"""The command `man`: the manual page of the program, from what the command line knows."""

import argparse
import sys
from collections.abc import Iterator

from azul_access import __version__
from azul_access.cli.arguments import build_parsers
from azul_access.cli.commands import COMMANDS
from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.parser import Parser
from azul_access.installation import PROGRAM
from azul_access.keyboard import TextOutput
from azul_access.language.phrase import phrase
from azul_access.language.phrases import load_phrases
from azul_access.storage import default_folder
from azul_access.table.preferences import preferences_path

_VARIABLES = {
    "ACCESSIBLE": phrase("man-accessible"),
    "AZUL_ACCESS_HOME": phrase("man-azul-access-home"),
}
_EXIT_CODES = {
    ExitCode.OK: phrase("man-exit-ok"),
    ExitCode.REFUSED: phrase("man-exit-refused"),
    ExitCode.USAGE: phrase("man-exit-usage"),
    ExitCode.FAILED: phrase("man-exit-failed"),
    ExitCode.LEFT_OUT: phrase("man-exit-left-out"),
}


def add_options(_: Parser) -> None:
    """There are none."""


def run(_: argparse.Namespace, language: str) -> int:
    """Write the page in the language of roff, which `man` reads."""
    output = TextOutput(sys.stdout)
    output.write("".join(f"{line}\n" for line in manual_page(language)))
    return ExitCode.FAILED if output.is_closed else ExitCode.OK


def manual_page(language: str) -> Iterator[str]:
    """The lines of the page."""
    parser, commands = build_parsers(load_phrases(language), COMMANDS, PROGRAM)
    yield f'.TH {PROGRAM.upper()} 1 "" "Azul Access {__version__}"'
    yield _heading(parser, "man-name")
    yield rf"{_escape(PROGRAM)} \- {_escape(parser.render(phrase('man-summary')))}"
    yield _heading(parser, "man-synopsis")
    for number, name in enumerate(COMMANDS):
        if number:
            yield ".br"
        yield f".B {_escape(f'{PROGRAM} {name}')}"
        yield rf"[\fI{_escape(parser.render(phrase('cli-options')))}\fR]"
    yield _heading(parser, "man-description")
    yield _escape(str(parser.description))
    yield _heading(parser, "man-commands")
    for name, command in commands.items():
        yield f".SS {_escape(name)}"
        yield _escape(str(command.description))
        for action in command._actions:
            yield from _describe(action)
    yield _heading(parser, "man-files")
    files = {
        default_folder(): phrase("man-games-folder"),
        preferences_path(): phrase("man-settings"),
    }
    for path, about in files.items():
        yield from _entry(rf"\fI{_escape(str(path))}\fR", parser.render(about))
    yield _heading(parser, "man-environment")
    for variable, about in _VARIABLES.items():
        yield from _entry(rf"\fB{variable}\fR", parser.render(about))
    yield _heading(parser, "man-exit")
    for code, about in _EXIT_CODES.items():
        yield from _entry(str(code.value), parser.render(about))


def _heading(parser: Parser, name: str) -> str:
    return f".SH {_escape(parser.render(phrase(name)))}"


def _describe(action: argparse.Action) -> Iterator[str]:
    """An option with its value, or an argument."""
    metavar = action.metavar if isinstance(action.metavar, str) else ""
    value = rf"\fI{_escape(metavar)}\fR" if metavar else ""
    if action.nargs == "?":
        value = f"[{value}]"
    names = [rf"\fB{_escape(name)}\fR" for name in action.option_strings]
    term = ", ".join(names) if names else value
    yield from _entry(f"{term} {value}" if names and value else term, str(action.help))


def _entry(term: str, about: str) -> Iterator[str]:
    yield ".TP"
    yield term
    yield _escape(about)


def _escape(text: str) -> str:
    """Text as roff shows it unchanged: hyphens can be copied, and no line is a request."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped
