"""The options of all games on one command line; each game refuses what it does not offer."""

import argparse

from azul_access.cli.parser import Parser
from azul_access.games import SYSTEMS
from azul_access.games.choices import Choice
from azul_access.language.phrase import Phrase, phrase

DEFAULT_GAME = next(iter(SYSTEMS))


def add_game_options(parser: Parser) -> None:
    """Add `--game`, which is None if it is not given, and an option for each choice of any game."""
    parser.add_choice("game", SYSTEMS)
    for name, choice in _all_choices().items():
        option = name.replace("_", "-")
        values = [value for value in choice.values if value]
        if choice.each_of:  # a list of words, which the game itself checks
            parser.add_text(option, "|".join([*values, "A,B,…"]))
        else:
            parser.add_choice(option, values, description=_describe(option, choice))


def _describe(option: str, choice: Choice) -> Phrase:
    """The help of an option, with what each game says about its values."""
    description = phrase(f"cli-{option}")
    for detail in choice.about:
        description = phrase("option-with-detail", text=description, detail=detail)
    return description


def game_choices(arguments: argparse.Namespace) -> dict[str, object]:
    """The choices for a game that are on the command line."""
    values = {name: getattr(arguments, name, None) for name in _all_choices()}
    return {name: value for name, value in values.items() if value is not None}


def _all_choices() -> dict[str, Choice]:
    """The choices of all games by name, with the values of all games that have it."""
    choices: dict[str, Choice] = {}
    for game in SYSTEMS.games.values():
        for name, choice in game.load_choices().items():
            before = choices.get(name, Choice(()))
            choices[name] = Choice(
                tuple(dict.fromkeys((*before.values, *choice.values))),
                (*before.each_of, *choice.each_of),
                (*before.about, *choice.about),
            )
    return choices
