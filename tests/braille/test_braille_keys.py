"""Key files: the actions of the keys of each display, and files of the player."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from display_table import find_chord

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.bindings import COMMON, KeyFileReason, load_bindings
from azul_access.braille.discovery import BRLAPI
from azul_access.errors import AccessError
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from firmware_protocol import keys
from firmware_protocol.brlapi import commands
from firmware_protocol.codecs.codec import Codec
from firmware_protocol.codecs.registry import CODECS

CHAPTER = Path(__file__).resolve().parent.parent.parent / "docs" / "braille.md"
FAMILIES = (*CODECS, BRLAPI)
# A display with two keys must have these; everything else is among the choices.
NECESSARY = (KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.CONFIRM)
COLUMNS = (0, 12, 20, 80)


def read_key_file(name: str) -> dict[str, str]:
    text = (files("azul_access.braille") / "keys" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def split_chord(chord: str) -> set[str]:
    return {key.strip() for key in chord.split("+")}


def keys_of_models(codec: Codec) -> dict[str, set[str]]:
    """Return the keys of each model, in all sizes that it has."""
    models: dict[str, set[str]] = {}
    for model in codec.models:
        for columns in COLUMNS:
            try:
                device = codec.device(columns or codec.columns, codec.rows, model)
            except ValueError:
                continue  # the model does not have this size
            models.setdefault(model, set()).update(device.keys)
    return models


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", KeyAction)
def test_every_action_is_explained(action: KeyAction, language: str) -> None:
    """The explanation is not a sentence: it has no full stop."""
    phrases = load_phrases(language)
    for form in (Form.BRAILLE, Form.SAY):
        text = phrases.render(phrase(f"braille-action-{action.value}"), Verbosity.TERSE, form)
        assert text
        assert not text.endswith(".")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_key_file_is_valid(family: str) -> None:
    """Keys and actions exist, and no binding of the family is lost."""
    bindings = load_bindings(family)
    for chord, action in read_key_file(family).items():
        assert bindings.chords[frozenset(split_chord(chord))].value == action


@pytest.mark.parametrize("family", CODECS)
def test_keys_of_a_family_exist_on_one_of_its_displays(family: str) -> None:
    """A key file binds no key that none of the models has."""
    available = set().union(*keys_of_models(CODECS[family]).values())
    for chord in read_key_file(family):
        assert split_chord(chord) <= available, chord


@pytest.mark.parametrize("family", CODECS)
def test_every_display_has_the_necessary_keys(family: str) -> None:
    """Each model can pan and confirm, and the usual one can start the microphone."""
    bindings = load_bindings(family)
    models = keys_of_models(CODECS[family])
    for available in models.values():
        for action in NECESSARY:
            assert find_chord(bindings, action, available)
    assert find_chord(bindings, KeyAction.LISTEN, models[CODECS[family].models[0]])


def test_chords_that_type_are_not_bound() -> None:
    """Dots 1 to 6 without the space bar are text in every family, as is the space bar alone."""
    for family in FAMILIES:
        bindings = load_bindings(family)
        for cell in range(1, 64):
            chord = frozenset(f"dot {dot}" for dot in range(1, 7) if cell >> dot - 1 & 1)
            assert bindings.find_action(chord) is None
        assert bindings.find_action(frozenset(("space",))) is None


# Chords of dots with the space bar that leave, cancel or read in NVDA, JAWS or BRLTTY, and the
# action here; None: no action.
HABITS = {
    "1": KeyAction.PREVIOUS_VIEW,
    "4": KeyAction.NEXT_VIEW,
    "3": KeyAction.PAN_BACK,
    "6": KeyAction.PAN_ON,
    "2": KeyAction.EARLIER_MESSAGE,
    "5": KeyAction.LATER_MESSAGE,
    "12": KeyAction.PREVIOUS_VIEW,  # shift tab
    "45": KeyAction.NEXT_VIEW,  # tab
    "13": None,
    "46": None,
    "123": KeyAction.FIRST,
    "456": KeyAction.LAST,
    "23": KeyAction.FIRST,
    "56": KeyAction.LAST,
    "15": KeyAction.ESCAPE,
    "26": KeyAction.ESCAPE,
    "1356": KeyAction.ESCAPE,
    "134": KeyAction.CHOICES,
    "125": KeyAction.HELP,
    "123456": KeyAction.ERASE,
    "256": KeyAction.ERASE,
    "7": KeyAction.ERASE,
    "8": KeyAction.CONFIRM,
}


@pytest.mark.parametrize("family", FAMILIES)
def test_habits_of_screen_readers(family: str) -> None:
    """Hands that know a screen reader do not make a move when they want to leave or to read."""
    chords = load_bindings(family).chords
    for dots, action in HABITS.items():
        chord = frozenset(("space", *(f"dot {dot}" for dot in dots)))
        assert chords.get(chord) is action, dots


def test_chords_that_brltty_passes_on() -> None:
    """Each of them has an action."""
    bindings = load_bindings(BRLAPI)
    for code in commands.CHORDS:
        assert bindings.find_action(frozenset(commands.key_names(code))), hex(code)


@pytest.mark.parametrize("family", ["baum", "humanware", "handytech"])
def test_keys_in_the_middle_pan(family: str) -> None:
    """Of three keys on each side of the cells: no single key makes a move."""
    bindings = load_bindings(family)
    for word in ("display", "command"):
        for number in range(1, 7):
            press = bindings.find_action(frozenset((f"{word} {number}",)))
            assert press is None or press.action is not KeyAction.CONFIRM


def test_numbered_keys() -> None:
    """One binding holds for all routing keys and one for all line keys, and not for chords."""
    bindings = load_bindings("canute")
    assert bindings.find_action(frozenset(("routing 7",))) == KeyPress(KeyAction.ROUTING, 6)
    assert bindings.find_action(frozenset(("line 9",))) == KeyPress(KeyAction.LINE, 8)
    assert bindings.find_action(frozenset(("routing 7", "line 9"))) is None


def test_key_files_of_the_player(tmp_path: Path) -> None:
    """They add, replace and remove bindings, of one family or of all."""
    (tmp_path / "baum.toml").write_text('"display 1" = "undo"\n"display 3" = ""\n')
    (tmp_path / "common.toml").write_text('"front 1+front 2" = "help"\n')
    chords = load_bindings("baum", tmp_path).chords
    assert chords[frozenset(("display 1",))] is KeyAction.UNDO
    assert frozenset(("display 3",)) not in chords
    assert chords[frozenset(("front 1", "front 2"))] is KeyAction.HELP
    built_in = load_bindings("baum").chords
    assert built_in[frozenset(("display 1",))] is KeyAction.PREVIOUS_VIEW


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
def test_faults_in_a_key_file(
    tmp_path: Path, text: bytes, reason: KeyFileReason, named: str, language: str
) -> None:
    """The error names the file and the faulty text in each language."""
    (tmp_path / "baum.toml").write_bytes(text)
    with pytest.raises(AccessError) as caught:
        load_bindings("baum", tmp_path)
    assert caught.value.reason is reason
    slots = {name: str(value) for name, value in caught.value.slots.items()}
    sentence = load_phrases(language).render(
        phrase(f"error-{reason.value}", **slots), Verbosity.NORMAL, Form.SHOW
    )
    assert "baum.toml" in sentence
    assert named in sentence


def test_the_documentation_names_every_action() -> None:
    """The list of what can be bound is complete, and the common key file has known keys."""
    match = re.search(r"What can be bound: ([^.]*)\.", CHAPTER.read_text(encoding="utf-8"))
    assert match is not None
    names = {name.strip() for name in match[1].split(",")}
    assert names == {action.value for action in KeyAction}
    for chord in read_key_file(COMMON):
        for key in split_chord(chord):
            assert key in {"routing", "line"} or keys.known(key)
