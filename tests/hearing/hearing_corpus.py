"""The corpus of the recognition benchmark: sections of commands, and the rules that read them.

A section is named by its game and its moment: "azul-take". The sentences in `others` are no
commands.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from azul_access.games import SYSTEMS
from azul_access.games.system import State
from azul_access.hearing.net import Net
from azul_access.hearing.net_builder import build_net
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import Rule, match_rules
from azul_access.language.lexicon import Lexicon
from azul_access.record import setup
from azul_access.session.control import control_rules

FOLDER = Path(__file__).resolve().parent.parent / "benchmarks" / "corpus"
NAMES = ("Anna", "Ben", "Clara")
OTHERS = "others"
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))
# A moment that is no phase: a question waits for its answer while tiles are taken.
CONFIRM = "confirm"


@cache
def corpus(language: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


@cache
def rules_at(section: str) -> tuple[list[Rule], list[Rule]]:
    """The rules for typed and for spoken text."""
    game, moment = section.rsplit("-", 1)
    asked = moment == CONFIRM
    answers = control_rules.YES_AND_NO_RULES if asked else control_rules.UNASKED_RULES
    state = _state(game, "take" if moment == CONFIRM else moment)
    grammar = SYSTEMS[game].grammar
    typed = [*grammar.typed_rules(state), *control_rules.RULES]
    return typed, [*answers, *grammar.spoken_rules(state), *control_rules.SPOKEN_RULES]


def _state(game: str, phase: str) -> State:
    game_setup = setup.make_setup(game=game, names=NAMES, first_seat=0, chosen={}, language="en")
    state: Any = setup.start_ledger(game_setup).state
    return state._replace(phase=type(state.phase)(phase))


@cache
def net_at(language: str, section: str) -> Net:
    game, _ = section.rsplit("-", 1)
    return build_net(rules_at(section)[1], spoken_words(language, game, NAMES))


@cache
def _lexicon(language: str, game: str) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].symbols, NAMES)


def meanings(language: str, section: str, text: str) -> list[object]:
    """The meanings of typed text."""
    game, _ = section.rsplit("-", 1)
    return match_rules(rules_at(section)[0], _lexicon(language, game).build_lattice(text))
