"""The pages of commands, one in each language: their examples, and the parts that are generated.

Settings and words are listed as the program knows them. `UPDATE_DOCS=1 pytest tests/docs` writes
these parts anew.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from player_pages import COMMAND_PAGES, read

from azul_access import session
from azul_access.games import SYSTEMS
from azul_access.language.grammar import (
    Alt,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Rule,
    Seq,
    Symbol,
    Typed,
    Word,
)
from azul_access.language.lexicon import TYPED, read_entries
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.language.question_words import read_question_entries
from azul_access.record import setup
from azul_access.session import Session
from azul_access.session.control import control_rules
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output import narration

NAMES = ("Anna", "Bernd")
# What it answers depends on the tables that are installed.
_ELSEWHERE = ("braille-table",)
# Words of so few letters are listed beside the first word that is spoken.
_SHORT = 2
# Numbers from here on are built like those before.
_REGULAR = 21


def start_game(language: str, game: str, choice: int = -1) -> Session:
    """A new game with the first (0) or last (-1) value of every choice."""
    choices = SYSTEMS[game].editions.CHOICES
    chosen = {name: offered.values[choice] for name, offered in choices.items()}
    game_setup = setup.make_setup(
        game=game, names=NAMES, first_seat=0, chosen=chosen, language=language
    )
    return session.begin_game(game_setup, Settings(language, speech=SpeechOutput.OFF)).session


def examples_in(language: str, game: str) -> list[list[str]]:
    """The examples of a page for a game, a list for each line."""
    sections = read(COMMAND_PAGES[language]).split("\n## ")[1:]
    section = sections[list(SYSTEMS).index(game)]
    lines = [line for line in section.splitlines() if line.startswith("- ")]
    # A colon follows the last example of a line.
    return [re.findall(r"`([^`]+)`", line.rsplit("`:", 1)[0] + "`") for line in lines]


def generate(path: Path, language: str) -> str:
    """The text of a page with its generated parts as they have to be now."""
    parts = {"settings": _list_settings(language), "words": _list_words(language)}
    text = read(path)
    for name, lines in parts.items():
        before, begin, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- end of {name} -->")
        assert end, f"{path} has no place for the {name}"
        text = f"{before}{begin}\n" + "\n".join(lines) + f"\n\n{end}{after}"
    return text


def _list_settings(language: str) -> list[str]:
    """What changes a setting, and what the program answers; what has one answer is one line."""
    begun = start_game(language, next(iter(SYSTEMS)))
    examples: dict[str, list[str]] = {}
    for rule in control_rules.RULES:
        if rule.name in _ELSEWHERE:
            continue
        steps = {text: session.handle_line(begun, text, "test") for text in _texts(rule, language)}
        if any(step.session.settings != begun.settings for step in steps.values()):
            for text, step in steps.items():
                examples.setdefault(_answer(step), []).append(text)
    return [
        f"- {', '.join(f'`{text}`' for text in dict.fromkeys(texts))}: {answer}"
        for answer, texts in examples.items()
    ]


def _answer(step: session.Step) -> str:
    after = step.session
    [paragraph, *_] = narration.narrate(after.setup.system, after.context, step.announcements[0])
    phrases = load_phrases(after.settings.language)
    return phrases.render_all(paragraph, Verbosity.NORMAL, Form.SHOW)


def _texts(rule: Rule, language: str) -> list[str]:
    """Ways to say what a rule parses: each value that it captures once, in words and in short."""
    spoken: dict[object, str] = {}
    typed: dict[object, str] = {}
    short: dict[object, str] = {}
    for section, symbol, text in read_entries(language, "words"):
        (typed if section in ("short", TYPED) else spoken).setdefault(symbol, text)
        if len(text) <= _SHORT and text.isalpha():
            short.setdefault(symbol, text)
    words = {**typed, **spoken}
    return [*_sentences(rule.node, words), *_sentences(rule.node, {**words, **short})]


def _sentences(node: Node, words: dict[object, str]) -> list[str]:
    """Sentences of a node without what may be left out; one part differs at a time."""
    match node:
        case Word(concepts, slot):
            return [words[concept] for concept in (concepts if slot else concepts[:1])]
        case Number(_, least, most):
            few = range(least, most + 1)
            return [str(number) for number in (few if len(few) < 10 else [min(90, most // 10)])]
        case Name():
            return [NAMES[1]]
        case Alt(nodes):
            return [text for inner in nodes for text in _sentences(inner, words)]
        case Seq(nodes):
            parts = [_sentences(inner, words) for inner in nodes]
            firsts = [part[0] for part in parts]
            varied = [
                [*firsts[:at], text, *firsts[at + 1 :]]
                for at, part in enumerate(parts)
                for text in part
            ]
            return list(dict.fromkeys(" ".join(filter(None, texts)) for texts in varied))
        case Opt():
            return [""]
        case Typed(inner) | Many(_, inner):
            return _sentences(inner, words)


def _list_words(language: str) -> list[str]:
    """Every word of a language, by concept; behind the semicolon what is only typed."""
    lines: list[str] = []
    for file in ("words", *SYSTEMS):
        lines += [f"### {file}", "", *_list_concepts(language, file), ""]
    for file in ("questions", *(f"{game}.questions" for game in SYSTEMS)):
        lines += [f"### {file}", "", *_list_question_words(language, file), ""]
    return lines[:-1]


def _list_concepts(language: str, file: str) -> Iterator[str]:
    by_concept: dict[Symbol, tuple[list[str], list[str]]] = {}
    for section, symbol, text in read_entries(language, file):
        spoken, typed = by_concept.setdefault(symbol, ([], []))
        (typed if section in ("short", TYPED) else spoken).append(text)
    regular = [symbol for symbol in by_concept if isinstance(symbol, int) and symbol >= _REGULAR]
    for symbol, kinds in by_concept.items():
        if symbol in regular[1:-1]:
            continue
        listed = "; ".join(", ".join(texts) for texts in kinds).strip("; ")
        yield f"- {symbol}: {listed}" + (" …" if symbol in regular[:1] else "")


def _list_question_words(language: str, file: str) -> Iterator[str]:
    texts_of: dict[str, list[str]] = {}
    for section, concept, text in read_question_entries(language, file):
        texts_of.setdefault(f"{section} {concept}", []).append(text)
    for name, texts in texts_of.items():
        yield f"- {name}: {', '.join(texts)}"
