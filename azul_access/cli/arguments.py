"""The command line, in the language of the person who types it."""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from azul_access import __version__
from azul_access.export.formats import CELLS, DEFAULT_CELLS, DEFAULT_LINES, LINES, Format
from azul_access.games import SYSTEMS
from azul_access.games.choices import Choice
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Slot, Verbosity, phrase
from azul_access.language.phrases import Phrases
from azul_access.record.setup import BAGS
from azul_access.session.controls import ListeningMode, Pace, SpeechOutput
from azul_access.session.settings import RANGES

SPEECH = tuple(speech.value for speech in SpeechOutput)
LISTEN = {"push": ListeningMode.KEY, "wake": ListeningMode.WAKE, "open": ListeningMode.ALWAYS}
USAGE_EXIT = 2
WORDS = range(1, 100)  # that can be taught at once
# Marks our own sentences among those that argparse hands to `error`.
_OWN_END = "\u200b"


_ABOUT = re.compile(r"argument (?P<about>[^:]+): ")


class _Parser(argparse.ArgumentParser):
    """argparse with its sentences from the language folder."""

    phrases: Phrases

    def error(self, message: str) -> NoReturn:
        """argparse's own sentences are English, so only what they are about is kept."""
        found = _ABOUT.match(message)
        about = found["about"] if found else ""
        if message.endswith(_OWN_END):
            worded = message.split(": ", 1)[-1].removesuffix(_OWN_END)
        elif found and message.endswith("expected one argument"):
            worded = self.worded("cli-needs-value", about=about)
        elif found:
            worded = self.worded("cli-error", about=about)
        else:
            worded = self.worded("cli-missing", arguments=message.rsplit(": ", 1)[-1])
        self.refuse(worded)

    def refuse(self, worded: str) -> NoReturn:
        self.exit(USAGE_EXIT, f"{worded}\n{self.worded('cli-see-help', program=self.prog)}\n")

    def worded(self, name: str, **slots: Slot) -> str:
        return self.phrases.render(phrase(name, **slots), Verbosity.NORMAL, Form.SHOW)


def language_in(arguments: Sequence[str]) -> str | None:
    """The language named on the command line, found before there is anything to say."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        value = following if argument == "--language" else argument.removeprefix("--language=")
        if argument.startswith("--language") and value in LANGUAGES:
            return value
    return None


def parse(arguments: Sequence[str], phrases: Phrases) -> argparse.Namespace:
    """Exits with a sentence where the command line cannot be understood."""
    _Parser.phrases = phrases
    parser = _Parser(prog="azul-access", add_help=False, allow_abbrev=False)
    parser.description = parser.worded("cli-description")
    _titles(parser)
    parser.add_argument(
        "--version",
        action="version",
        version=f"azul-access {__version__}",
        help=parser.worded("cli-version"),
    )
    parser.set_defaults(command="play")
    commands = parser.add_subparsers(
        title=parser.worded("cli-commands"), metavar="", parser_class=_Parser
    )
    for name, add in COMMANDS.items():
        worded = parser.worded(f"cli-{name}")
        sub = commands.add_parser(name, add_help=False, allow_abbrev=False, help=worded)
        sub.description = worded
        sub.set_defaults(command=name)
        _titles(sub)
        _offer(sub, "language", LANGUAGES)
        add(sub)
    # A bare `azul-access` starts a game: the least that a newcomer can type.
    given = _command_first(arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "play")
    if given[0] not in (*COMMANDS, "-h", "--help", "--version"):
        parser.refuse(parser.worded("cli-error", about=given[0]))
    found, unknown = parser.parse_known_args(given)
    if unknown:
        parser.refuse(parser.worded("cli-unknown", arguments=" ".join(unknown)))
    return found


def _command_first(arguments: Sequence[str]) -> list[str]:
    """`--language de show FILE` is how some people say it."""
    given = list(arguments)
    if given and given[0].startswith("--language"):
        length = 1 if "=" in given[0] else 2
        if len(given) > length and given[length] in COMMANDS:
            return [given[length], *given[:length], *given[length + 1 :]]
    return given


def _titles(parser: _Parser) -> None:
    parser._optionals.title = parser.worded("cli-options")
    parser._positionals.title = parser.worded("cli-arguments")
    usage = parser.worded("cli-usage") + " "
    parser.add_argument("-h", "--help", action="help", help=parser.worded("cli-help"))
    parser.formatter_class = lambda prog: _formatter(prog, usage)


def _formatter(prog: str, before: str) -> argparse.HelpFormatter:
    formatter = argparse.HelpFormatter(prog, width=79)
    plain = formatter.add_usage
    formatter.add_usage = (  # type: ignore[method-assign]
        lambda usage, actions, groups, prefix=None: plain(
            usage, actions, groups, before if prefix is None else prefix
        )
    )
    return formatter


def _play(parser: _Parser) -> None:
    _offer(parser, "game", SYSTEMS, next(iter(SYSTEMS)))
    for name, choice in _all_choices().items():
        _offer_choice(parser, name.replace("_", "-"), choice)
    parser.add_argument("--players", metavar="ANNA,BEN", help=parser.worded("cli-players"))
    parser.add_argument("--starts", metavar="ANNA", help=parser.worded("cli-starts"))
    _offer(parser, "verbosity", [each.value for each in Verbosity])
    _offer(parser, "bag", BAGS, BAGS[0])
    number = _number(parser)
    parser.add_argument("--seed", metavar="N", type=number, help=parser.worded("cli-seed"))
    _offer(parser, "pace", [pace.value for pace in Pace])
    _offer(parser, "speech", SPEECH)
    parser.add_argument(
        "--braille",
        metavar="PORT|auto|brlapi|off",
        default=NO_BRAILLE,
        help=parser.worded("cli-braille"),
    )
    parser.add_argument(
        "--listen",
        metavar="|".join(LISTEN),
        nargs="?",
        const=next(iter(LISTEN)),
        type=_choice(parser, LISTEN),
        help=parser.worded("cli-listen"),
    )
    _offer_microphone(parser)
    _offer_speech_model(parser)
    parser.add_argument("--log", metavar="FILE", help=parser.worded("cli-log"))
    parser.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help=parser.worded("cli-resume")
    )


def _show(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.worded("cli-show-file"))
    parser.add_argument("--json", action="store_true", help=parser.worded("cli-show-json"))


def _narrate(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="+", help=parser.worded("cli-narrate-files"))
    formats = [each.value for each in Format]
    _offer(parser, "to", formats, required=True)
    parser.add_argument("-o", "--output", metavar="OUT", help=parser.worded("cli-output"))
    _offer(parser, "verbosity", [each.value for each in Verbosity])
    parser.add_argument("--voice", metavar="1…9", help=parser.worded("cli-voice"))
    _offer_number(parser, "rate", RANGES["rate"])
    parser.add_argument("--title", metavar="TEXT", help=parser.worded("cli-title"))
    parser.add_argument("--author", metavar="ANNA", help=parser.worded("cli-author"))
    parser.add_argument("--partial", action="store_true", help=parser.worded("cli-partial"))
    parser.add_argument("--tables", action="store_true", help=parser.worded("cli-tables"))
    parser.add_argument("--no-audio", action="store_true", help=parser.worded("cli-no-audio"))
    _offer_number(parser, "cells", CELLS, DEFAULT_CELLS)
    _offer_number(parser, "lines", LINES, DEFAULT_LINES)


def _replay(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.worded("cli-show-file"))
    parser.add_argument(
        "--from", dest="start", metavar="N", type=_number(parser), help=parser.worded("cli-from")
    )
    _offer(parser, "verbosity", [each.value for each in Verbosity])
    _offer(parser, "pace", [pace.value for pace in Pace])
    _offer(parser, "speech", SPEECH)
    parser.add_argument("--partial", action="store_true", help=parser.worded("cli-partial"))


def _demo(parser: _Parser) -> None:
    _offer(parser, "game", SYSTEMS, next(iter(SYSTEMS)))
    _offer(parser, "speech", SPEECH)


def _doctor(parser: _Parser) -> None:
    """`doctor` needs nothing but a language."""


def _hear(parser: _Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=parser.worded("cli-hear-files"))
    parser.add_argument("--game-log", metavar="FILE", help=parser.worded("cli-game-log"))
    _offer_speech_model(parser)


def _learn_voice(parser: _Parser) -> None:
    _offer_microphone(parser)
    _offer_number(parser, "words", WORDS)
    parser.add_argument(
        "--from", dest="source", metavar="DIR", help=parser.worded("cli-learn-from")
    )
    parser.add_argument("--keep-audio", metavar="DIR", help=parser.worded("cli-keep-audio"))
    parser.add_argument("--forget", action="store_true", help=parser.worded("cli-forget"))
    _offer(parser, "speech", SPEECH)
    parser.set_defaults(verbosity=None, pace=None)


def _all_choices() -> dict[str, Choice]:
    """What the systems can be set up with, by option; a game refuses what it does not offer."""
    found: dict[str, Choice] = {}
    for system in SYSTEMS.values():
        for name, choice in system.editions.CHOICES.items():
            before = found.get(name, Choice(()))
            found[name] = Choice(
                tuple(dict.fromkeys((*before.values, *choice.values))),
                (*before.each_of, *choice.each_of),
            )
    return found


def game_choices(chosen: argparse.Namespace) -> dict[str, object]:
    """What was chosen for the game, of all that any game can be set up with."""
    given = {name: getattr(chosen, name, None) for name in _all_choices()}
    return {name: value for name, value in given.items() if value is not None}


# What `--braille` says where there is to be no display.
NO_BRAILLE = "off"


def _offer_microphone(parser: _Parser) -> None:
    parser.add_argument("--microphone", metavar="NAME", help=parser.worded("cli-microphone"))


def _offer_speech_model(parser: _Parser) -> None:
    parser.add_argument("--speech-model", metavar="DIR", help=parser.worded("cli-speech-model"))


def _offer_choice(parser: _Parser, option: str, choice: Choice) -> None:
    """An option of a game; a list of words is the game's own to check."""
    values = [value for value in choice.values if value]
    if not choice.each_of:
        return _offer(parser, option, values)
    parser.add_argument(
        f"--{option}", metavar="|".join([*values, "A,B,…"]), help=parser.worded(f"cli-{option}")
    )
    return None


def _offer(
    parser: _Parser,
    option: str,
    offered: Any,
    default: str | None = None,
    *,
    required: bool = False,
) -> None:
    """An option with a few values."""
    parser.add_argument(
        f"--{option}",
        type=_choice(parser, offered),
        metavar="|".join(offered),
        default=default,
        required=required,
        help=parser.worded(f"cli-{option}"),
    )


def _offer_number(parser: _Parser, option: str, allowed: range, default: int | None = None) -> None:
    """An option with a number within bounds."""
    parser.add_argument(
        f"--{option}",
        type=_number(parser, allowed),
        metavar="N",
        default=default,
        help=parser.worded(f"cli-{option}"),
    )


def _choice(parser: _Parser, offered: Any) -> Any:
    def check(value: str) -> str:
        if value not in offered:
            choices = ", ".join(offered)
            told = parser.worded("cli-choice", value=value, choices=choices)
            raise argparse.ArgumentTypeError(told + _OWN_END)
        return value

    return check


def _number(parser: _Parser, allowed: range | None = None) -> Any:
    def check(value: str) -> int:
        if not value.isdecimal():
            raise argparse.ArgumentTypeError(parser.worded("cli-number", value=value) + _OWN_END)
        if allowed is not None and int(value) not in allowed:
            choices = f"{allowed[0]}–{allowed[-1]}"
            told = parser.worded("cli-choice", value=value, choices=choices)
            raise argparse.ArgumentTypeError(told + _OWN_END)
        return int(value)

    return check


COMMANDS = {
    "play": _play,
    "show": _show,
    "narrate": _narrate,
    "replay": _replay,
    "demo": _demo,
    "doctor": _doctor,
    "hear": _hear,
    "learn-voice": _learn_voice,
}
