"""Phrases are strict: the same messages and slots in every language, none missing, none spare."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import SHORT, Phrases, sources

ROOT = Path(__file__).resolve().parent.parent.parent
# Slots that every message may use.
CONTEXT = {"verbosity", "form"}
# Messages whose text may be the same in two languages: names, numbers, labels, and true cognates.
SAME = {
    *("name", "number", "score-of", "prompt-turn", "unsure-choice", "history-line"),
    *("label-r", "label-b", "label-sch", "label-x", "label-o", "count-at", "filled"),
    *("cli-see-help", "place", "doctor-voices", "verbosity-normal"),
    *("sp-command-pass", "sp-prompt-bonus", "cell-wild", "short-from-centre", "braille-ask"),
    *("short-azul-taken", "short-factory", "short-from-factory", "short-sp-taken"),
    *("short-sp-placed", "short-spot", "short-cards"),
    *("short-azul-what-if", "short-sp-what-if-take", "short-sp-what-if-place"),
    "short-azul-what-if-points",
    *("short-azul-landing-line", "short-to-centre", "short-sp-points", "braille-yes"),
    *(
        "month-4",
        "month-8",
        "month-9",
        "month-11",
        "number-below",
        "gain-wall-name",
        "transcript-scores",
    ),
}


class Slots(Visitor):
    """The variables of a message, and the messages and functions it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for name, text in sources(language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                assert entry.value is not None, f"{language}: {entry.id.name} has no text"
                assert not entry.attributes, f"{language}: {entry.id.name} has attributes"
                found[entry.id.name] = entry
    return found


def slots(message: fluent.Message) -> set[str]:
    return _visited(message).variables - CONTEXT


def _visited(message: fluent.Message) -> Slots:
    visitor = Slots()
    visitor.visit(message)
    return visitor


ALL = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_messages(language: str) -> None:
    """A message may use another one that has no slots of its own; functions are not used."""
    for message in ALL[language].values():
        for name in _visited(message).references:
            assert not slots(ALL[language][name])


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "de"])
def test_every_language_has_the_same_messages(language: str) -> None:
    """No message is missing and none is left over."""
    assert set(ALL[language]) == set(ALL["de"])


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "de"])
@pytest.mark.parametrize("name", sorted(ALL["de"]))
def test_messages_use_the_same_slots(language: str, name: str) -> None:
    """A slot that one language forgets is news that its players never hear."""
    assert slots(ALL[language][name]) == slots(ALL["de"][name])


@pytest.mark.parametrize(("one", "other"), [("de", "en"), ("de", "nl"), ("en", "nl")])
def test_nothing_is_left_untranslated(one: str, other: str) -> None:
    """Two languages say the same thing in the same words only where that is known to be right."""
    serializer = FluentSerializer()

    def text(message: fluent.Message) -> str:
        return serializer.serialize_entry(message)

    same = {
        name
        for name in ALL[one]
        if re.search(r"[A-Za-zÀ-ž]{2}", _spoken(ALL[one][name]))
        and text(ALL[one][name]) == text(ALL[other][name])
    }
    assert same <= SAME


def _spoken(message: fluent.Message) -> str:
    """The literal text of a message, without its slots."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Texts().visit(message)
    return " ".join(found)


def phrase_calls() -> Iterator[tuple[Path, str, set[str] | None]]:
    """Every `phrase("name", slot=…)` and `make_message(…)` in the code: its name and slots.

    A name with a hole ("fault-{…}") comes as a pattern; slots are None where `**` hides them.
    """
    for path in sorted((ROOT / "azul_access").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(
                node.func, ast.Name | ast.Attribute
            ):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called not in ("phrase", "make_message", "worded") or not node.args:
                continue
            if any(keyword.arg is None for keyword in node.keywords):
                given = None
            else:
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
            for name in _names(node.args[0]):
                yield path, name, given


def _names(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(name)):
            return [re.escape(name)]
        case ast.JoinedStr(values=parts):
            return ["".join(_names(part)[0] for part in parts)]
        case ast.FormattedValue():
            return ["[a-z0-9-]+"]
        case ast.IfExp(body=one, orelse=other):
            return [*_names(one), *_names(other)]
    return []


CALLS = list(phrase_calls())


def test_every_phrase_in_the_code_has_its_message_and_slots() -> None:
    """A missing message would be a silent announcement; a missing slot a broken one."""
    assert len(CALLS) > 100
    for path, pattern, given in CALLS:
        fitting = [name for name in ALL["de"] if re.fullmatch(pattern, name)]
        assert fitting, f"{path.name}: no message {pattern}"
        for name in fitting:
            wanted = slots(ALL["de"][name])
            if given is not None and "[a-z" not in pattern:
                assert wanted <= given, f"{path.name}: {name} wants {wanted - given}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_forms_tell_no_more_than_the_long_ones(language: str) -> None:
    """A form for braille can only use the slots that its message is given."""
    for name, message in ALL[language].items():
        if name.startswith(SHORT):
            assert slots(message) <= slots(ALL[language][name.removeprefix(SHORT)]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_by_itself(language: str) -> None:
    """Messages are parsed when they are told first: none needs another one to have been told."""
    for name, message in messages(language).items():
        used = dict.fromkeys(slots(message) - CONTEXT, 2)
        assert Phrases(language).render(phrase(name, **used), Verbosity.NORMAL, Form.SHOW), name


def test_no_message_is_junk() -> None:
    """Every message is used: by a phrase in the code, or by the value of an enum of reasons."""
    used = {name for name in ALL["de"] for _, pattern, _ in CALLS if re.fullmatch(pattern, name)}
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "azul_access").rglob("*.py")
    )
    quoted = set(re.findall(r'"([a-z0-9-]+)"', text))
    short = {name for name in ALL["de"] if name.removeprefix(SHORT) != name}
    assert {name.removeprefix(SHORT) for name in short} <= set(ALL["de"]), "short for nothing"
    assert set(ALL["de"]) - used - quoted - short == set()
