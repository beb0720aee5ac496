"""An argument parser with its messages and help in the user's language."""

import argparse
import re
import sys
from collections.abc import Callable, Collection
from enum import Enum
from functools import partial
from typing import Any, NoReturn

from azul_access.cli.exit_codes import ExitCode
from azul_access.keyboard.characters import as_one_line
from azul_access.keyboard.text_output import TextOutput
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import Phrases

_HELP_WIDTH = 79
_LENGTH = re.compile(r"[0-9]{1,4}([.,][0-9]{1,4})?")
_SUBJECT = re.compile(r"argument (?P<subject>[^:]+): ")


class Parser(argparse.ArgumentParser):
    """argparse with the messages of a language. It accepts no abbreviated options."""

    def __init__(self, phrases: Phrases, *, has_help: bool = True, **settings: Any) -> None:
        """Without `has_help` its help is empty: the texts of all options take long to make."""
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._phrases = phrases
        self._has_help = has_help
        # argparse has no public names for the headings of its two groups.
        self._optionals.title = self.explain(phrase("cli-options"))
        self._positionals.title = self.explain(phrase("cli-arguments"))
        usage = self.explain(phrase("cli-usage")) + " "
        self.formatter_class = partial(_HelpFormatter, usage_heading=usage)
        self.add_argument("-h", "--help", action="help", help=self.explain(phrase("cli-help")))

    def explain(self, text: Phrase) -> str:
        """A text of the help."""
        return self.render(text) if self._has_help else ""

    def render(self, text: Phrase) -> str:
        return self._phrases.render(text, Verbosity.NORMAL, Form.SHOW)

    def error(self, message: str) -> NoReturn:
        """Exit with a translated message.

        The messages of argparse are English, so only the arguments they name are used.
        """
        match = _SUBJECT.match(message)
        if match is None:
            arguments = message.rsplit(": ", 1)[-1]
            self.refuse(phrase("cli-missing", arguments=arguments))
        elif message.endswith("expected one argument"):
            self.refuse(phrase("cli-needs-value", about=match["subject"]))
        else:
            self.refuse(phrase("cli-error", about=match["subject"]))

    def _print_message(self, message: str, file: Any = None) -> None:
        """argparse's own ignores that the help cannot be written."""
        output = TextOutput(file)
        output.write(message)
        if output.is_closed and file is sys.stdout:
            sys.exit(ExitCode.FAILED)

    def refuse(self, reason: Phrase) -> NoReturn:
        """Exit with a message and a hint at the help."""
        hint = phrase("cli-see-help", command=self.prog)
        # An argument may have any characters in it.
        lines = [as_one_line(self.render(text)) for text in (reason, hint)]
        self.exit(ExitCode.USAGE, "\n".join(lines) + "\n")

    def add_file(self, name: str, description: Phrase, **settings: Any) -> None:
        """Add a positional argument that is a path."""
        self.add_argument(name, metavar="FILE", help=self.explain(description), **settings)

    def add_word(
        self, name: str, values: Collection[str], description: Phrase, **settings: Any
    ) -> None:
        """Add a positional argument with one of a few values."""
        check = self._choice_of(values)
        text = self.explain(description)
        self.add_argument(name, metavar="|".join(values), type=check, help=text, **settings)

    def add_flag(self, option: str, description: Phrase | None = None) -> None:
        """Add an option without a value."""
        self.add_option(option, description, action="store_true")

    def add_text(
        self, option: str, metavar: str, description: Phrase | None = None, **settings: Any
    ) -> None:
        """Add an option with any text as its value."""
        self.add_option(option, description, metavar=metavar, **settings)

    def add_choice(
        self, option: str, values: Collection[str], default: str | None = None, **settings: Any
    ) -> None:
        """Add an option with one of a few values."""
        check = self._choice_of(values)
        self.add_text(option, "|".join(values), default=default, type=check, **settings)

    def add_member(self, option: str, members: type[Enum]) -> None:
        """Add an option with the value of a member of an enum."""
        self.add_choice(option, [str(member.value) for member in members])

    def add_number(
        self,
        option: str,
        allowed: range | None = None,
        default: int | None = None,
        **settings: Any,
    ) -> None:
        """Add an option with a whole number; `allowed` gives its bounds."""
        check = self._number_in(allowed)
        self.add_text(option, "N", default=default, type=check, **settings)

    def add_length(self, option: str, description: Phrase | None = None) -> None:
        """Add an option with a length in millimetres, whose decimals follow a point or a comma."""
        self.add_text(option, "MM", description, type=self._length)

    def add_option(
        self, option: str, description: Phrase | None = None, *, short: str = "", **settings: Any
    ) -> None:
        """Add an option. Its help is `description`, or else the phrase `cli-OPTION`."""
        text = self.explain(description or phrase(f"cli-{option}"))
        names = (short, f"--{option}") if short else (f"--{option}",)
        self.add_argument(*names, help=text, **settings)

    def _length(self, value: str) -> float:
        if _LENGTH.fullmatch(value) is None:
            self.refuse(phrase("cli-millimetres", value=value))
        return float(value.replace(",", "."))

    def _choice_of(self, values: Collection[str]) -> Callable[[str], str]:
        def check(value: str) -> str:
            if value not in values:
                self.refuse(phrase("cli-choice", value=value, choices=", ".join(values)))
            return value

        return check

    def _number_in(self, allowed: range | None) -> Callable[[str], int]:
        def check(value: str) -> int:
            if not value.isdecimal():
                self.refuse(phrase("cli-number", value=value))
            if allowed is not None and int(value) not in allowed:
                choices = f"{allowed[0]}–{allowed[-1]}"
                self.refuse(phrase("cli-choice", value=value, choices=choices))
            return int(value)

        return check


class _HelpFormatter(argparse.HelpFormatter):
    """A formatter with a translated "usage:"."""

    def __init__(self, prog: str, usage_heading: str) -> None:
        super().__init__(prog, width=_HELP_WIDTH)
        self._usage_heading = usage_heading

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        heading = self._usage_heading if prefix is None else prefix
        super().add_usage(usage, actions, groups, heading)
