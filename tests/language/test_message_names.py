"""The code names only messages that exist, also where it puts a name together at run time.

A name with a hole is declared in `patterns` with every value that it can have; a pattern that is
not declared fails, and so does a value without a message.
"""

import ast
import importlib
import inspect
import pkgutil
import typing
from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from language_messages import REFERENCE, parse_messages, slots
from message_names import HOLE, Names, find_names

import azul_access
from azul_access import install
from azul_access.braille.actions import KeyAction
from azul_access.braille.screen.menus import OFFERED
from azul_access.cli.arguments import parse_arguments
from azul_access.cli.commands import COMMANDS
from azul_access.games import SYSTEMS
from azul_access.games.azul import editions, pieces
from azul_access.games.azul import story as azul_story
from azul_access.games.certainties import Fact
from azul_access.games.context import MessageKind
from azul_access.games.lessons import Course
from azul_access.games.planning import LEVELS
from azul_access.games.statistics import SET
from azul_access.games.summer_pavilion import editions as pavilion_editions
from azul_access.games.summer_pavilion import pieces as pavilion_pieces
from azul_access.games.summer_pavilion import terms as pavilion_terms
from azul_access.games.tactile_set import Shape
from azul_access.hearing.fault import HearingFault
from azul_access.hearing.models.kinds import ModelKind
from azul_access.keyboard import AnswerKey
from azul_access.keyboard.backend import ConsoleKind
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import KEYPAD_PREFIX, SHORT_PREFIX, Phrases, load_phrases
from azul_access.record.setup import BAGS
from azul_access.session.control.braille_tables import TableKind
from azul_access.session.control.controls import (
    ListeningMode,
    SpeechOutput,
    WalkKind,
)
from azul_access.session.control.settings import CHOICES, NUMBERS
from azul_access.session.output import seat_narration
from azul_access.session.recognition import Certainty
from azul_access.speech import SpeechFault
from azul_access.table.saving import Loss
from azul_access.tactile_set import guide
from azul_access.tactile_set.braille_sizes import BrailleSize
from azul_access.tactile_set.sizes import Kind
from azul_access.web import seat_page
from firmware_protocol.errors import Reason as DisplayReason

PACKAGE = Path(azul_access.__file__).parent


def values(*enums: type[Enum]) -> set[str]:
    return {member.value for enum in enums for member in enum}


@cache
def error_enums() -> set[type[Enum]]:
    """The enumerations of reasons for an AccessError."""
    classes: set[type] = set()
    for module in pkgutil.walk_packages(azul_access.__path__, "azul_access."):
        if not module.name.endswith("__main__"):
            members = vars(importlib.import_module(module.name)).values()
            classes |= {member for member in members if inspect.isclass(member)}
    enums = {kind for kind in classes if issubclass(kind, Enum)}
    return {enum for enum in enums if enum.__name__.endswith("Reason")} - {DisplayReason}


class Recorder:
    """Stands for the phrases of a language, and keeps the names of those that are rendered."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def render(self, phrase: Phrase, *_options: object) -> str:
        self.names.add(phrase.name)
        for _, slot in phrase.slots:
            if isinstance(slot, Phrase):
                self.render(slot)
        return phrase.name


def command_line() -> set[str]:
    """What the help of the program and of each command names: commands and options."""
    recorder = Recorder()
    for words in ([], *([command] for command in COMMANDS)):
        with pytest.raises(SystemExit):
            parse_arguments([*words, "--help"], typing.cast(Phrases, recorder))
    return {name.removeprefix("cli-") for name in recorder.names if name.startswith("cli-")}


def point_sources() -> set[str]:
    statistics = [game.statistics for game in SYSTEMS.values() if game.statistics is not None]
    return {source for game in statistics for source in game.POINT_SOURCES}


# Patterns of which only literal values fill the hole, so that they are found by themselves.
FILLED = {
    *("{}-empty", "{}-player"),
    *("story-points-{}", "story-points-{}-each", "{}-story-alike", "{}-story-same"),
    *("view-{}", "view-{}-short", "{}-set-from-reserve", "{}-set-to-reserve"),
}
# Strings that only look like names of messages: identifiers in documents, views, and file names.
OTHER_STRINGS = {
    *(
        "bare-{}",
        "board-{}",
        "chapter-{}",
        "decision-{}-{}",
        "drawing-{}",
        "e0-{}",
        "factory-{}",
        "game-{}",
        "rule-{}-{}",
        "rules-{}",
        "overview-{}",
        "plan-{}",
        "points-{}",
    ),
    *("round-{}", "walk-{}", "{}-1", "{}-h", "{}-step", "{}-{}"),
    *("{}-drawing", "{}-example", "{}-grey", "{}-title"),
    *("chapter-{}", "game-{}-player-{}", "habits-{}", "{}-move", "{}-review"),
    "{}-table",
}


def seat_page_titles() -> set[str]:
    """The names of parts and notices of the page of a seat."""
    return {"title", *seat_page.SECTIONS, *seat_page.NOTICES}


_WALK_MESSAGES = ("begins", "ends", "help", "interrupted", "prompt", "stopped")


# The packages of these models are those of the program itself.
NEEDS_NOTHING = {ModelKind.BUNDLED.value, ModelKind.SPHINX.value}


SCORES = ("", "-leader", "-level", "-tied", "-two")
ARCS = ("always", "comeback", "ending", "late", "level", "regained", "seesaw", "since")


# What is asked before a game.
FIRST_QUESTIONS = ("bag", "game", "join", "language", "players", "speech", "starts")


@cache
def book_messages() -> tuple[set[str], set[str], set[str]]:
    """The chapters, the paragraphs and the paragraphs with examples of all rule books."""
    chapters, paragraphs, examples = set(), set(), set()
    for name, chosen in (
        *(("azul", {"wall": wall.value}) for wall in editions.Wall),
        *(("summer-pavilion", {"board": board.value}) for board in pavilion_editions.Board),
    ):
        system = SYSTEMS[name]
        assert system.load_rule_book is not None
        options = system.editions.decode_options(chosen)
        for chapter in system.load_rule_book().chapters(options):
            chapters.add(chapter.title.name)
            for paragraph in chapter.paragraphs:
                paragraphs.add(paragraph.text.name)
                if paragraph.example is not None:
                    examples.add(paragraph.text.name)
    return chapters, paragraphs, examples


@cache
def lesson_messages() -> tuple[set[str], set[str], set[str]]:
    """The titles of lessons, the texts of their parts, and what is said to wrong answers."""
    titles, texts, explanations = set(), set(), set()
    for system in SYSTEMS.values():
        if system.load_lessons is None:
            continue
        loaded = system.load_lessons()
        for lesson in (*loaded.lessons(), *loaded.exercises()):
            title = f"{loaded.PREFIX}-{lesson.course.value}-{lesson.name}"
            titles |= {title} if lesson.course is Course.LESSONS else set()
            for part in lesson.parts:
                text = f"{title}-{part.name}"
                texts.add(text)
                if part.ask is not None or part.do is not None:
                    explanations.add(f"{text}-wrong")
    return titles, texts, explanations


def told_facts() -> list[type[Fact]]:
    """The kinds of facts of all games, which are loaded with their coaches."""
    for game in SYSTEMS.values():
        assert game.load_coach is not None
        game.load_coach()
    found = [Fact]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if hasattr(kind, "message")]


def story_patterns() -> dict[str, Iterable[object]]:
    colours = {colour for edition in editions.EDITIONS for colour in edition.colours}
    stars = {colour.name.lower() for colour in pavilion_pieces.Colour}
    return {
        "azul-story-short-{}": ("both", "colour", "row"),
        "azul-story-bonus-{}": ("row", "column"),
        "story-{}": colours | stars,
        "story-{}-title": ("ending", "back"),
        "story-all-{}": range(1, 7),
        "story-gap-{}": ("gain", "loss"),
        "{}-each": ("story-others", "story-others-net"),
        "{}-one": ("story-others", "story-others-net"),
        "story-margin-{}": ("close", "usual", "wide"),
        "story-on-star-{}": stars,
        "story-source-{}": point_sources() - {SET},
        "story-teaser-{}": ARCS,
        "story-tile-{}": colours | stars,
        "story-tiles-{}": colours | stars,
    }


@cache
def patterns() -> dict[str, set[str]]:
    """The patterns of names, and what can stand in their hole."""
    labels = {*pieces.LABELS.values(), *pavilion_pieces.LABELS.values()}
    domains: dict[str, Iterable[object]] = {
        "azul-bonus-for-{}": ("row", "column", "colour"),
        "azul-sum-{}": {"wall", "floor", "marker"},
        "azul-wall-{}": values(editions.Wall),
        "braille-action-{}": values(KeyAction),
        "braille-kind-{}": values(TableKind),
        "braille-lost-{}": values(DisplayReason),
        "card-{}": ("tens", "ones"),
        "cli-{}": command_line(),
        "colour-{}": {colour for edition in editions.EDITIONS for colour in edition.colours}
        | {colour.name.lower() for colour in pavilion_pieces.Colour},
        **{f"{kind}-{HOLE}": FIRST_QUESTIONS for kind in ("ask", "help", "prompt")},
        "ask-bag-{}": BAGS,
        "coach-better-{}": ("equal", "little", "clear"),
        "coach-opinion-{}": ("equal", "little", "clear"),
        "coach-two-{}": ("little", "clear"),
        "review-better-{}": ("little", "clear"),
        "computer-level-{}": LEVELS,
        "ask-speech-{}": values(SpeechOutput),
        "doctor-library-{}": ("asked", "newer", "default", "only", "system"),
        "doctor-terminal-{}": typing.get_args(ConsoleKind),
        "error-{}": values(*error_enums()),
        "fault-{}": values(HearingFault, SpeechFault),
        "hear-{}": values(Certainty),
        "install-{}": {*install._CAUSES.values(), "failed"},
        "kind-{}": values(MessageKind),
        "label-{}": {label.lower() for label in labels},
        "language-{}": LANGUAGES,
        "models-needs-{}": values(ModelKind) - NEEDS_NOTHING,
        "month-{}": range(1, 13),
        "read-back-{}": choice_names(CHOICES),
        "read-back-listening-{}": values(ListeningMode),
        "remedy-{}": values(SpeechFault),
        "rescued-{}": values(Loss),
        "number-{}": NUMBERS,
        "set-{}": choice_names(CHOICES),
        "azul-set-where-{}": {"disc", "lines", "wall", "floor"},
        "guide-{}": guide.SECTIONS,
        "guide-braille-{}": {field.name.replace("_", "-") for field in fields(BrailleSize)},
        "guide-folder-{}": guide.FOLDERS,
        "guide-kind-{}": values(Kind),
        "guide-label-{}": guide.LABEL_COLUMNS,
        "guide-step-{}": values(Kind) | {"disc"},
        "guide-step-try-{}": values(Shape),
        "set-listening-{}": values(ListeningMode),
        "sp-some-{}": values(pavilion_pieces.FeatureKind),
        "sp-board-{}": values(pavilion_editions.Board),
        "standalone-{}": values(HearingFault),
        "star-{}": {colour.name.lower() for colour in pavilion_pieces.Colour},
        "tiles-{}": {colour for edition in editions.EDITIONS for colour in edition.colours},
        **story_patterns(),
        "title-{}": SYSTEMS,
        "verbosity-{}": values(Verbosity),
        "web-amount-{}": values(Verbosity),
        "web-seat-{}": seat_page_titles(),
        "web-names-{}": seat_page.SWITCH,
        "web-speaks-{}": seat_page.AMOUNTS_READ,
        "web-voice-{}": seat_page.VOICES,
        "word-{}": values(AnswerKey),
        **{f"walk-{{}}-{part}": values(WalkKind) for part in _WALK_MESSAGES},
        "{}-more": {kind.message for kind in told_facts() if kind.amount is not Fact.amount},
        "{}-name": point_sources(),
    }
    return {pattern: set(map(str, domain)) for pattern, domain in domains.items()}


@cache
def variables() -> dict[str, set[str]]:
    """Expressions that give the whole name, and their values."""
    chapters, paragraphs, examples = book_messages()
    titles, texts, explanations = lesson_messages()
    return {
        "_lesson_message(prefix, lesson)": titles,
        "_part_message(prefix, lesson, part)": texts,
        "_wrong_message(prefix, lesson, part)": explanations,
        "_PLAYS[is_own_name(name), computer.is_even]": set(seat_narration._PLAYS.values()),
        "_join(prefix, 'chapter', chapter)": chapters,
        "_message(prefix, entry)": paragraphs,
        "_join(message, 'title')": {f"{name}-title" for name in paragraphs},
        "_join(message, 'words')": {f"{name}-words" for name in paragraphs},
        "_join(message, 'example')": {f"{name}-example" for name in examples},
        "self.message": {kind.message for kind in told_facts()},
        "cls.habit": {kind.habit for kind in told_facts() if kind.habit is not None},
        "source": point_sources(),
        "self._random.choice(free or [leads.PLAIN_SCORE])": {
            f"story-score{kind}" for kind in SCORES
        },
        "error.phrase_name": {f"fault-{fault}" for fault in values(HearingFault)},
        "self._name_message(value)": choice_names([*OFFERED, "confirm"]),
        "_WITH_FLOOR[message.name]": set(azul_story._WITH_FLOOR.values()),
        "_TILES[colour]": set(pavilion_terms._TILES.values()),
    }


@cache
def names() -> Names:
    """All names in the package."""
    files = sorted(PACKAGE.rglob("*.py"))
    return find_names(
        {str(file.relative_to(PACKAGE)): file.read_text(encoding="utf-8") for file in files}
    )


def choice_names(fields: Iterable[str]) -> set[str]:
    """The names of settings that are one of a few values, each with a value."""
    rows = [CHOICES[field] for field in fields if field != "language"]
    return {f"{row.name}-{concept}" for row in rows for concept in row.values}


def expand(pattern: str) -> set[str]:
    return {pattern.replace(HOLE, value) for value in patterns()[pattern]}


def missing_messages(found: Names, messages: Iterable[str]) -> set[str]:
    """The names, expanded, that have no message."""
    named = {use.name for use in found.literals}
    for use in found.patterns:
        named |= expand(use.name)
    for use in found.variables:
        named |= variables()[use.name]
    return named - set(messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_message_exists(language: str) -> None:
    """A missing message would end an announcement with an error."""
    assert len(names().literals) > 400
    assert missing_messages(names(), parse_messages(language)) == set()


def test_every_pattern_is_declared() -> None:
    """A new pattern must be declared with its values, and an old one goes with its last use."""
    assert names().strings.keys() == patterns().keys() | FILLED | OTHER_STRINGS
    assert {use.name for use in names().patterns} == patterns().keys()
    assert {use.name for use in names().variables} == variables().keys()
    assert all(patterns().values())


def test_every_named_message_gets_its_slots() -> None:
    """A slot that the code does not fill would end an announcement with an error."""
    messages = parse_messages(REFERENCE)
    for use in (*names().literals, *names().patterns):
        if use.slots is None or use.name in ("error-{}", "fault-{}"):
            continue  # errors carry their slots
        for name in {use.name} if HOLE not in use.name else expand(use.name):
            # The sentences of a story get their shape at the end.
            assert slots(messages[name]) - {"shape"} <= use.slots, f"{use.file}: {name}"


def test_every_error_gets_its_slots() -> None:
    """Where an error is made with a reason it has the slots of the message for that reason."""
    messages = parse_messages(REFERENCE)
    errors = 0
    for file, call in constructor_calls():
        module = importlib.import_module(f"azul_access.{file[:-3].replace('/', '.')}")
        reason = reason_of(call, module)
        given = {keyword.arg for keyword in call.keywords}
        if reason is not None and None not in given:
            errors += 1
            if ast.unparse(call.func) == "LogError":
                given |= {"name", "folder"}  # from its path
            assert slots(messages[f"error-{reason}"]) <= given, f"{file}: {reason}"
    assert errors > 100


def constructor_calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(PACKAGE.rglob("[a-z]*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                yield file.relative_to(PACKAGE).as_posix(), node


def reason_of(call: ast.Call, module: ModuleType) -> str | None:
    """The value of a reason for an AccessError, if it is the first argument."""
    match call.args[0]:
        case ast.Attribute(value=ast.Name(id=name), attr=member):
            enum = getattr(module, name, None)
            if enum in error_enums():
                return str(enum[member].value)
    return None


def test_no_message_is_spare() -> None:
    """Every message is named somewhere, or is another form of one that is."""
    messages = parse_messages(REFERENCE).keys()
    forms = set()
    for prefix in (SHORT_PREFIX, KEYPAD_PREFIX):
        of_prefix = {name for name in messages if name.startswith(prefix)}
        assert {name.removeprefix(prefix) for name in of_prefix} <= messages
        forms |= of_prefix
    named = {use.name for use in names().literals}
    named |= {name for pattern in patterns() for name in expand(pattern)}
    named |= {name for domain in variables().values() for name in domain}
    assert messages - named - forms == set()


PLANTED = """
def announce(name, /, **slots):
    return phrase(name, **slots)

def ask(name):
    announce(f"planted-{name}")

def report(error, many):
    ask("question")
    missing = "planted-literal"
    announce("planted-wrapped")
    phrase(missing)
    phrase("planted-one" if many else "planted-other")
    phrase(f"hear-{error.value}")
    return [phrase(f"planted-{error}"), phrase(error.name)]
"""


def test_planted_names_are_found() -> None:
    """Names may come from other functions, variables, conditions and strings with holes."""
    found = find_names({"planted.py": PLANTED})
    named = {"planted-literal", "planted-wrapped", "planted-one", "planted-other"}
    named |= {"planted-question"}
    assert {use.name for use in found.literals} == named
    assert {use.name for use in found.patterns} == {"hear-{}", "planted-{}"}
    assert [use.name for use in found.variables] == ["error.name"]


def test_a_planted_missing_message_is_noticed() -> None:
    """A value of a declared pattern that has no message fails, whatever enumeration it is from."""
    messages = set(parse_messages(REFERENCE))
    for name in ("hear-sure", "error-log-in-use", "fault-noise", "consent", "gain-wall"):
        assert missing_messages(names(), messages - {name}) == {name}


def test_a_message_that_is_not_there_is_an_error() -> None:
    """At run time a missing message raises, and is never shown as its name."""
    with pytest.raises(LookupError):
        load_phrases(REFERENCE).render(Phrase("planted"), Verbosity.NORMAL, Form.SHOW)
