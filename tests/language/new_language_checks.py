"""What a made-up language must do; `test_new_language` runs it with a copy of the packages.

The copy has the language as one row and one folder. Not collected by itself.
"""

import io
import json
import re
import sys
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soundfile
from language_messages import literal_text, parse_messages
from new_language import CAPITAL_DOTS, NAME, NAME_ENDING, TAG, translate

from azul_access import session
from azul_access.__main__ import main
from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.braille_codes import parse_dots
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import find_liblouis_table
from azul_access.braille.cells.translation import translate as translate_to_cells
from azul_access.braille.effects import SendText
from azul_access.braille.reader import Reader as DisplayReader
from azul_access.cli.demo import SEED, load_demo
from azul_access.export.formats import Format
from azul_access.games import SYSTEMS
from azul_access.hearing.grammar_net import net_of
from azul_access.language.languages import LANGUAGES
from azul_access.record import setup
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.speech import NullSpeaker
from azul_access.speech.rendering import Reader as VoiceReader
from azul_access.table import speaker

GAME = next(iter(SYSTEMS))
# What programs, libraries and players are called is the same in every language.
NAMES = {
    "games",
    "anna",
    "ben",
    "azul",
    "access",
    "python",
    "linux",
    "windows",
    "macos",
    "liblouis",
    "home",  # a folder in a path
    "espeak",
    "pulseaudio",
}
SPOKEN = "blue from factory two into row three"

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in the language, and returns what it wrote."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def run_command(*words: str, typed: str = "", codes: tuple[int, ...] = (0,)) -> str:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = main([*words, "--language", TAG])
        written = "".join(capsys.readouterr()).replace(str(tmp_path), "")
        assert code in codes, written
        return written

    return run_command


def foreign_words(text: str) -> set[str]:
    """The words in which any other language differs from this one."""
    return _words(text) & _other_words()


@cache
def _other_words() -> set[str]:
    others = {word for tag in LANGUAGES if tag != TAG for word in _vocabulary(tag)}
    return others - _vocabulary(TAG) - NAMES


def _vocabulary(language: str) -> set[str]:
    return _words(" ".join(map(literal_text, parse_messages(language).values())))


def _words(text: str) -> set[str]:
    files = r"\bx\.\w+|(?<!\w)/\S+"  # names of files, and paths, which are those of this computer
    return set(re.findall(r"[^\W\d_]{3,}", re.sub(files, "", text.lower())))


def play(run: Run, game: str, lines: list[str], code: int = 0) -> str:
    """Play the game of the demo with other lines, and save it."""
    return run(
        *("play", "--game", game, "--players", "Anna,Ben", "--starts", "Anna", "--bag", "virtual"),
        *("--seed", str(SEED), "--speech", "off", "--log", "x.azul"),
        typed="\n".join(lines),
        codes=(code,),
    )


def start_game() -> Session:
    """The game of the demo at its first move."""
    game = setup.make_setup(
        game=GAME,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=SEED,
        language=TAG,
    )
    return session.begin_game(game, Settings(TAG, speech=SpeechOutput.OFF)).session


def test_foreign_words_are_noticed() -> None:
    """One word of another language is enough."""
    assert foreign_words(translate("takes two tiles from factory 5")) == set()
    assert foreign_words("Anna takes 3 X") == {"takes"}
    assert len(_other_words()) > 1000


@pytest.mark.parametrize("game", SYSTEMS)
def test_play_show_and_replay(run: Run, game: str) -> None:
    """The demo is played with questions between, shown, and gone through again."""
    demo = load_demo(game, TAG)
    questions = ["h", "v3", "f", "m", "v1", translate("settings"), translate("history"), "xyzzy"]
    written = play(run, game, [demo[0], *questions, *demo[1:], "q"], code=1)
    assert NAME in written  # in the settings
    written += run("show", "x.azul")
    written += run("replay", "x.azul", "--speech", "off", typed="\n\n<\n\nh\nq\n")
    assert foreign_words(written) == set()
    assert json.loads(run("show", "x.azul", "--json"))["language"] == TAG


@pytest.mark.parametrize("game", SYSTEMS)
def test_demo(run: Run, game: str) -> None:
    written = run("demo", "--game", game, "--speech", "off")
    assert foreign_words(written) == set()
    assert len(written.splitlines()) > 10


def test_help(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """Options and their values are the same everywhere; all that explains them is translated."""
    with pytest.raises(SystemExit):
        run("--help")
    assert (
        foreign_words(re.sub(r"\S*-\S*|^ *\S+", "", capsys.readouterr().out, flags=re.M)) == set()
    )


def test_doctor(run: Run) -> None:
    """What works on this computer is reported for this language, too; a voice may be missing."""
    written = run("doctor", codes=(0, 1))
    assert foreign_words(written) == set()
    assert written.count(NAME) >= 3  # the language, its braille, its recogniser, its voices
    assert find_liblouis_table(TAG) is None


@pytest.fixture
def short_game(run: Run) -> None:
    """A finished game of two moves."""
    play(run, GAME, ["5x3", "1o2", translate("end"), translate("yes"), "q"])


@pytest.mark.parametrize("to", ["txt", "html"])
def test_narrate_as_text(run: Run, short_game: None, tmp_path: Path, to: str) -> None:
    run("narrate", "x.azul", "--length", "record", "--to", to, "--tables", "-o", f"story.{to}")
    # A page keeps numbers and what they count together.
    text = (tmp_path / f"story.{to}").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert foreign_words(_printed(text)) == set()
    assert translate("3 turquoise X from") in text
    assert to == "txt" or f'lang="{TAG}"' in text


def _printed(markup: str) -> str:
    """What a page shows: no tags, and no style sheet."""
    return re.sub(r"<[^>]*>", " ", re.sub(r"(?s)<style.*?</style>", "", markup))


def test_narrate_as_braille(run: Run, short_game: None, tmp_path: Path) -> None:
    """In the language's own code: its sign for capitals is there, and not that of English."""
    run("narrate", "x.azul", "--to", "brf", "-o", "story.brf")
    text = (tmp_path / "story.brf").read_text(encoding="ascii")
    assert "_ANNA" not in text.upper()
    assert ".ANNA" in text.upper()  # dots 4-6 are a full stop in braille ASCII


def test_narrate_as_a_book(run: Run, short_game: None, tmp_path: Path) -> None:
    """With sound; the book says which language it is in."""
    run("narrate", "x.azul", "--to", "epub", "-o", "story.epub")
    with zipfile.ZipFile(tmp_path / "story.epub") as book:
        names = book.namelist()
        pages = [book.read(name).decode() for name in names if name.endswith(".xhtml")]
    assert any(name.endswith(".mp3") for name in names)
    assert foreign_words(_printed(" ".join(pages))) == set()
    assert all(f'xml:lang="{TAG}"' in page for page in pages)


@pytest.mark.parametrize("to", ["wav", "ogg", "mp3"])
def test_narrate_as_sound(run: Run, short_game: None, tmp_path: Path, to: str) -> None:
    """Read by the voice of the row, and marked with its code of three letters."""
    run("narrate", "x.azul", "--to", to, "-o", f"story.{to}")
    path = tmp_path / f"story.{to}"
    assert soundfile.info(path).duration > 10
    assert LANGUAGES[TAG].iso_639_2.encode() in path.read_bytes()


def test_narrate_as_drawing_and_talking_book(run: Run, short_game: None, tmp_path: Path) -> None:
    """Drawings and talking books say which language they are in."""
    run("narrate", "x.azul", "--to", "svg", "-o", "story.svg")
    assert f'xml:lang="{TAG}"' in (tmp_path / "story.svg").read_text(encoding="utf-8")
    run("narrate", "x.azul", "--to", "pdf", "-o", "story.pdf")
    assert f"/Lang ({TAG})".encode() in (tmp_path / "story.pdf").read_bytes()
    run("narrate", "x.azul", "--to", "daisy", "-o", "story.daisy.zip")
    with zipfile.ZipFile(tmp_path / "story.daisy.zip") as book:
        [ncc] = [name for name in book.namelist() if name.endswith("ncc.html")]
        assert f'lang="{TAG}"' in book.read(ncc).decode()
    run("narrate", "x.azul", "--to", "m4b", "-o", "story.m4b")
    assert (tmp_path / "story.m4b").stat().st_size > 10_000


def test_every_format_is_narrated() -> None:
    tried = {"txt", "html", "brf", "epub", "wav", "ogg", "mp3", "svg", "pdf", "daisy", "m4b"}
    assert {each.value for each in Format} == tried


def test_languages_can_be_switched() -> None:
    """To each language by its name in this one, and back by the name of this one there."""
    for other in LANGUAGES.keys() - {TAG}:
        name = literal_text(parse_messages(TAG)[f"language-{other}"])
        step = session.handle_line(start_game(), name, "test")
        assert step.session.settings.language == other
        name = literal_text(parse_messages(other)[f"language-{TAG}"])
        assert session.handle_line(step.session, name, "test").session.settings.language == TAG


def test_the_voice_of_the_row_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the table, too, the synthetic voice gets the tag of the row, not that of the language."""
    voices: list[str] = []

    def record(**settings: object) -> NullSpeaker:
        voices.append(str(settings["language"]))
        return NullSpeaker()

    monkeypatch.setattr(speaker, "Speaker", record)
    speaker.open_speaker(Settings(TAG), lambda fault: None)
    assert voices == [LANGUAGES[TAG].voice]
    assert LANGUAGES[TAG].voice != TAG


def test_names_have_the_endings_of_the_language() -> None:
    begun = start_game()
    wall = translate("wall")
    assert session.handle_line(begun, f"Anna{NAME_ENDING} {wall}", "test").understood
    assert not session.handle_line(begun, f"Annas {wall}", "test").understood
    assert f"anna{NAME_ENDING}" in net_of(begun).words


def test_braille_display_shows_the_language() -> None:
    """Every view and every choice, in the braille code of the language."""
    reader = DisplayReader(start_game(), DisplaySize(1, 40))
    capital = parse_dots(CAPITAL_DOTS)
    rows = []
    for action in [KeyAction.CONFIRM, *[KeyAction.NEXT_VIEW] * 12, KeyAction.CHOICES]:
        reader.press(KeyPress(action))
        rows.append(reader.frame()[0])
    assert capital + translate_to_cells("Anna", TAG)[1:] == translate_to_cells("Anna", TAG)
    shown = b"".join(rows)
    for word in ("factories", "centre", "lines", "wall", "floor", "scores"):
        assert translate_to_cells(translate(word), TAG) in shown, word


@pytest.mark.parametrize(
    "text",
    ["5x3", "turquoise from factory 5 into row 3", "take turquoise from factory 5 into row 3"],
)
def test_braille_keyboard_types_the_language(text: str) -> None:
    """A move in short form or in words, then undo by its key."""
    begun = start_game()
    reader = DisplayReader(begun, DisplaySize(1, 40))
    reader.press(KeyPress(KeyAction.CONFIRM))
    for cell in translate_to_cells(translate(text), TAG):
        reader.type(cell)
    effect = reader.press(KeyPress(KeyAction.CONFIRM))
    assert isinstance(effect, SendText)
    step = session.handle_candidates(begun, effect.candidates, "braille")
    assert len(step.entries) == 1
    effect = reader.press(KeyPress(KeyAction.UNDO))
    assert isinstance(effect, SendText)
    undone = session.handle_candidates(step.session, effect.candidates, "braille").session
    assert undone.ledger.state == begun.ledger.state


def test_speech_is_recognised(run: Run, tmp_path: Path) -> None:
    """Words without listed pronunciations are listened for as the voice of the row says them."""
    sentence = translate(SPOKEN)
    assert set(sentence.split()) <= net_of(start_game()).words
    voice = VoiceReader(LANGUAGES[TAG].voice, "1", 150)
    speech = np.frombuffer(voice.read(sentence), np.int16)
    pause = np.zeros(voice.sample_rate // 3, np.int16)
    soundfile.write(tmp_path / "x.wav", np.concatenate([pause, speech, pause]), voice.sample_rate)
    written = run("hear", "x.wav")
    assert translate("blue B from factory 2 into row 3.") in written
    assert foreign_words(written) == set()
