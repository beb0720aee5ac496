"""Key files: what each key of each display does, and what players may say otherwise."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from braille_table import chord_for

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.bindings import COMMON, FAMILIES, Bindings, KeyFileReason, load_bindings
from azul_access.errors import AccessError
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from firmware_protocol import keys
from firmware_protocol.codecs.registry import CODECS

ROOT = Path(__file__).resolve().parent.parent.parent
EVERY = pytest.mark.parametrize("family", FAMILIES)
# What a display with two keys must have; all else is among the choices.
TWO_KEYS = {KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.CONFIRM}


def chords(file: str) -> dict[str, str]:
    text = (files("azul_access.braille") / "keys" / f"{file}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("do", KeyAction)
def test_every_action_is_explained(do: KeyAction, language: str) -> None:
    """In words for the help, read and said alike, without a full stop."""
    phrases = load_phrases(language)
    for form in (Form.BRAILLE, Form.SAY):
        text = phrases.render(phrase(f"braille-action-{do.value}"), Verbosity.TERSE, form)
        assert text
        assert not text.endswith(".")


@EVERY
def test_every_binding_names_keys_and_actions_that_exist(family: str) -> None:
    """Loading finds nothing wrong, and each file is read."""
    assert isinstance(load_bindings(family), Bindings)
    assert chords(family)


@pytest.mark.parametrize("family", CODECS)
def test_keys_of_a_family_are_on_a_display_of_it(family: str) -> None:
    """A key file of a family binds nothing that none of its displays has."""
    codec = CODECS[family]
    there: set[str] = set()
    for model in codec.models:
        for columns in (codec.columns, 12, 20, 80):
            try:
                there |= set(codec.device(columns, codec.rows, model).keys)
            except ValueError:
                continue
    for written in chords(family):
        assert {part.strip() for part in written.split("+")} <= there, written


@pytest.mark.parametrize("family", CODECS)
def test_every_display_can_do_what_is_needed(family: str) -> None:
    """On and back, and yes: with each model's own keys."""
    bindings, codec = load_bindings(family), CODECS[family]
    for model in codec.models:
        try:
            there = set(codec.device(codec.columns, codec.rows, model).keys)
        except ValueError:
            continue  # this model has another size
        for do in TWO_KEYS:
            assert chord_for(bindings, do, there), (model, do)


@pytest.mark.parametrize("family", CODECS)
def test_every_display_can_ask_for_an_ear(family: str) -> None:
    codec = CODECS[family]
    there = set(codec.device(codec.columns, codec.rows).keys)
    assert chord_for(load_bindings(family), KeyAction.LISTEN, there)


def test_chords_that_type_are_not_bound() -> None:
    """Dots 1 to 6 without the space bar are letters, in every family."""
    for family in FAMILIES:
        bindings = load_bindings(family)
        for cell in range(1, 64):
            chord = frozenset(f"dot {dot}" for dot in range(1, 7) if cell >> dot - 1 & 1)
            assert bindings.find_action(chord) is None
        assert bindings.find_action(frozenset(("space",))) is None


def test_keys_of_which_there_are_many_bring_their_number() -> None:
    bindings = load_bindings("canute")
    assert bindings.find_action(frozenset(("routing 7",))) == KeyPress(KeyAction.ROUTING, 6)
    assert bindings.find_action(frozenset(("line 9",))) == KeyPress(KeyAction.LINE, 8)
    assert bindings.find_action(frozenset(("routing 7", "line 9"))) is None


def test_a_players_file_comes_last(tmp_path: Path) -> None:
    """It binds, binds anew and takes out; for one family, or for all."""
    (tmp_path / "baum.toml").write_text('"display 1" = "undo"\n"display 3" = ""\n')
    (tmp_path / "common.toml").write_text('"front 1+front 2" = "help"\n')
    bindings = load_bindings("baum", tmp_path)
    assert bindings.chords[frozenset(("display 1",))] is KeyAction.UNDO
    assert frozenset(("display 3",)) not in bindings.chords
    assert bindings.chords[frozenset(("front 1", "front 2"))] is KeyAction.HELP
    assert load_bindings("baum").chords[frozenset(("display 1",))] is KeyAction.PREVIOUS_VIEW


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "reason", "named"),
    [
        (b'"display 1" = ', KeyFileReason.NO_TOML, "baum.toml"),
        (b'"display 1" = "dance"', KeyFileReason.NO_ACTION, "dance"),
        (b'"display 1" = 7', KeyFileReason.NO_ACTION, "7"),
        (b'"display 1" = ["undo"]', KeyFileReason.NO_ACTION, "undo"),
        (b'"display one" = "undo"', KeyFileReason.NO_KEY, "display one"),
        (b'"" = "undo"', KeyFileReason.NO_KEY, "baum.toml"),
        (b'"display 1 +" = "undo"', KeyFileReason.NO_KEY, "baum.toml"),
        (b'[keys]\n"display 1" = "undo"', KeyFileReason.NO_KEY, "keys"),
        (b'"routing 3 + dot 1" = "\xff"', KeyFileReason.UNREADABLE, "baum.toml"),
    ],
)
def test_what_is_wrong_in_it_is_a_clear_sentence(
    tmp_path: Path, text: bytes, reason: KeyFileReason, named: str, language: str
) -> None:
    """The file and what stands there are named, in every language."""
    (tmp_path / "baum.toml").write_bytes(text)
    with pytest.raises(AccessError) as caught:
        load_bindings("baum", tmp_path)
    assert caught.value.reason is reason
    slots = {name: str(value) for name, value in caught.value.slots.items()}
    told = load_phrases(language).render(
        phrase(f"error-{reason.value}", **slots), Verbosity.NORMAL, Form.SHOW
    )
    assert "baum.toml" in told
    assert named in told


def test_the_docs_name_every_action_and_every_key() -> None:
    """The chapter on braille is complete: what can be bound, and each family."""
    chapter = (ROOT / "docs" / "braille.md").read_text(encoding="utf-8")
    listed = re.search(r"What can be bound: ([^.]*)\.", chapter)
    assert listed is not None
    assert {name.strip() for name in listed[1].split(",")} == {do.value for do in KeyAction}
    for part in {part.strip() for written in chords(COMMON) for part in written.split("+")}:
        assert part in {"routing", "line"} or keys.known(part)
