"""The command `set`: the files from which people make a tactile set."""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from azul_access.cli.exit_codes import ExitCode
from azul_access.cli.game_options import DEFAULT_GAME, add_game_options, game_choices
from azul_access.cli.parser import Parser
from azul_access.games import SYSTEMS
from azul_access.games.rule_book import list_headings
from azul_access.games.tactile_set import pitch_option
from azul_access.keyboard import TextOutput
from azul_access.keyboard.characters import as_one_line
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.braille_room import check_braille
from azul_access.tactile_set.braille_sizes import BRAILLE_SIZES
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.extra import is_complete
from azul_access.tactile_set.flat.label_outlines import has_room
from azul_access.tactile_set.guide import GUIDE
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.set_folder import check_folder, make_files, write_files
from azul_access.tactile_set.sizes import RANGES, Kind, choose_sizes

_USUAL = {
    "game": DEFAULT_GAME,
    "kind": Kind.OVERLAY.value,
    "braille-size": next(iter(BRAILLE_SIZES)),
}
# What is asked for again with the sizes that people measure; those are left out.
_SET_OPTIONS = [
    option
    for option in ("players", "kind", *RANGES, "braille-size", "no-print")
    if option not in ("tile", "pitch")
]


def add_options(parser: Parser) -> None:
    parser.add_file("folder", phrase("cli-set-folder"))
    add_game_options(parser)
    parser.set_defaults(game=DEFAULT_GAME)
    parser.add_number("players", description=phrase("cli-set-players"))
    parser.add_choice("kind", [kind.value for kind in Kind], _USUAL["kind"])
    for option in RANGES:
        parser.add_length(option)
    for place, title in _places().items():
        description = phrase("place-pitch", place=title)
        parser.add_length(pitch_option(place), description)
    parser.add_choice("braille-size", BRAILLE_SIZES, _USUAL["braille-size"])
    parser.add_flag("no-print")
    parser.add_flag("force")


def _places() -> dict[str, Phrase]:
    """The printed places of all games, with their names."""
    sets = [system.load_tactile_sets() for system in SYSTEMS.values() if system.load_tactile_sets]
    return {place: title for each in sets for place, title in each.PLACES.items()}


def run(arguments: argparse.Namespace, language: str) -> int:
    """Write the whole set to a folder.

    Raises: SetError, InvalidSetup or ExportError.
    """
    folder = Path(arguments.folder)
    plan = make_plan(arguments, language)
    check_folder(folder, force=arguments.force)
    files = make_files(plan)
    write_files(files, folder)
    sentences = [phrase("set-written", count=len(files), guide=str(folder / GUIDE))]
    if not is_complete():
        sentences.append(phrase("set-without-extra"))
    for sentence in sentences:
        text = load_phrases(language).render(sentence, Verbosity.NORMAL, Form.SHOW)
        TextOutput(sys.stdout).write(as_one_line(text) + "\n")
    return ExitCode.OK


def make_plan(arguments: argparse.Namespace, language: str) -> SetPlan:
    """What the command line asks for.

    Raises: SetError, InvalidSetup.
    """
    system = SYSTEMS[arguments.game]
    options = system.editions.decode_options(game_choices(arguments))
    players = system.players[-1] if arguments.players is None else arguments.players
    if players not in system.players:
        least, most = system.players[0], system.players[-1]
        raise SetError(SetReason.PLAYERS, players=players, least=least, most=most)
    assert system.load_tactile_sets is not None
    sets = system.load_tactile_sets()
    chosen = {
        option: value
        for option in (*RANGES, *map(pitch_option, _places()))
        if (value := getattr(arguments, option.replace("-", "_"))) is not None
    }
    pieces = sets.describe_set(options, players)
    sizes = choose_sizes(Kind(arguments.kind), pieces.shape, chosen, sets.PLACES)
    braille = BRAILLE_SIZES[arguments.braille_size]
    check_braille(pieces, sizes, braille)
    of_game = {"language": language, "game": arguments.game, **game_choices(arguments)}
    of_set = {option: getattr(arguments, option.replace("-", "_")) for option in _SET_OPTIONS}
    plan = SetPlan(
        pieces=pieces,
        sizes=sizes,
        braille=braille,
        language=language,
        game=phrase(f"title-{system.name}"),
        has_print=not arguments.no_print,
        game_options=_join_options(of_game),
        set_options=_join_options({**of_game, **of_set}),
        rules=list_headings(system.load_rule_book, options),
    )
    if has_room(plan, pieces.marker):
        return plan
    # Its shape tells the marker from all tiles.
    others = tuple(group for group in pieces.labels if group is not pieces.marker)
    return replace(plan, pieces=replace(pieces, labels=others))


def _join_options(options: Mapping[str, object]) -> str:
    """Options as people type them, without those that are not given or as usual."""
    return " ".join(
        _show_option(option.replace("_", "-"), value)
        for option, value in options.items()
        if value not in (None, False) and value != _USUAL.get(option)
    )


def _show_option(option: str, value: object) -> str:
    if value is True:
        return f"--{option}"
    return f"--{option} {f'{value:g}' if isinstance(value, float) else value}"
