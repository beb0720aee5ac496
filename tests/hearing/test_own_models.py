"""Models that players bring: Vosk with a stand-in for its package, Sphinx with the bundled one."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hearing_speech import at_table, spoken

from azul_access.hearing import engines
from azul_access.hearing.engines import (
    EngineError,
    EngineReason,
    ModelKind,
    bundled_models,
    model_kind,
    thresholds_for,
)
from azul_access.hearing.net import Net, Transition
from azul_access.session.recognition import NOTHING, Certainty

# "rot" or "blau", then a number; the wake word may stand before it.
NET = Net(
    3,
    (
        Transition(0, 1, "computer"),
        *(
            Transition(at, 2, word, marks=(f"colour={word}",))
            for at in (0, 1)
            for word in ("rot", "blau")
        ),
        *(Transition(2, 3, word, marks=(f"line={word}",)) for word in ("zwei", "drei", "fünf")),
        Transition(2, 3, "zwo", marks=("line=zwei",)),
    ),
    frozenset({"computer"}),
)


class FakeVosk(SimpleNamespace):
    """Its package: a model that does not know "zwo", a recogniser that says what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.says: list[tuple[str, float]] = []
        self.grammars: list[list[str]] = []
        self.opened: list[dict[str, str]] = []

    def SetLogLevel(self, level: int) -> None:  # noqa: N802 - the library's name
        assert level < 0

    def Model(self, **options: str) -> Any:  # noqa: N802
        self.opened.append(options)
        return SimpleNamespace(vosk_model_find_word=lambda word: -1 if word == "zwo" else 5)

    def KaldiRecognizer(self, model: Any, rate: int, grammar: str) -> Any:  # noqa: N802
        assert rate == 16_000
        assert "\\u" not in grammar  # it reads no escapes
        self.grammars.append(json.loads(grammar))
        found = [{"text": text, "confidence": score} for text, score in self.says]
        return SimpleNamespace(
            SetMaxAlternatives=lambda _: None,
            AcceptWaveform=lambda _: True,
            FinalResult=lambda: json.dumps({"alternatives": found}),
        )


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeVosk:
    fake = FakeVosk()
    monkeypatch.setitem(sys.modules, "vosk", fake)
    monkeypatch.setattr(engines, "find_spec", lambda name: fake)
    return fake


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "model" / "am").mkdir(parents=True)
    (tmp_path / "model" / "am" / "final.mdl").write_text("")
    return tmp_path / "model"


def test_vosk_opens_the_folder_and_nothing_else(fake: FakeVosk, folder: Path) -> None:
    """By a name or a language it would ask the network for a model."""
    engines.open_engine("de", folder, None)
    assert fake.opened == [{"model_path": str(folder)}]


def test_vosk_is_told_the_words_it_knows(fake: FakeVosk, folder: Path) -> None:
    engine: Any = engines.open_engine("de", folder, None)
    assert engine.missing == frozenset()
    fake.says = [("rot zwei", 300.0)]
    engine.recognise(b"", NET)
    assert fake.grammars == [["blau", "computer", "drei", "fünf", "rot", "zwei", "[unk]"]]
    assert engine.missing == {"zwo"}


def test_vosk_alternatives_become_guesses_with_different_meanings(
    fake: FakeVosk, folder: Path
) -> None:
    """What is no sentence of the net, and what means the same, is left out."""
    engine = engines.open_engine("de", folder, None)
    fake.says = [
        ("rot zwei", 300.0),
        ("rot rot zwei", 299.0),
        ("computer rot zwei", 298.0),
        ("rot drei", 290.0),
        ("blau drei", 280.0),
    ]
    heard = engine.recognise(b"", NET)
    assert [guess.text for guess in heard.guesses] == ["rot zwei", "rot drei"]
    assert heard.certainty is Certainty.LIKELY
    more = engine.recognise(b"", NET, 3)
    assert [guess.text for guess in more.guesses] == ["rot zwei", "rot drei", "blau drei"]


@pytest.mark.parametrize(
    ("says", "text", "certainty", "woken"),
    [
        ([("rot zwei", 300.0)], "rot zwei", Certainty.LIKELY, False),
        ([("rot zwei", 300.0), ("rot drei", 298.0)], "rot zwei", Certainty.NARROW, False),
        ([("rot [unk]", 300.0), ("rot zwei", 290.0)], "rot zwei", Certainty.NARROW, False),
        ([("computer rot zwei", 300.0)], "rot zwei", Certainty.LIKELY, True),
    ],
)
def test_how_sure_vosk_is(
    fake: FakeVosk,
    folder: Path,
    says: list[tuple[str, float]],
    text: str,
    certainty: Certainty,
    woken: bool,
) -> None:
    engine = engines.open_engine("de", folder, None)
    fake.says = says
    heard = engine.recognise(b"", NET)
    assert (heard.guesses[0].text, heard.certainty, heard.woken) == (text, certainty, woken)


@pytest.mark.parametrize("says", [[], [("", 0.0)], [("[unk]", 9.0)], [("drei rot", 9.0)]])
def test_vosk_hears_no_command(fake: FakeVosk, folder: Path, says: list[tuple[str, float]]) -> None:
    engine = engines.open_engine("de", folder, None)
    fake.says = says
    assert engine.recognise(b"", NET) == NOTHING


@pytest.mark.parametrize("kind", [ModelKind.SPHINX, ModelKind.VOSK])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_nothing_a_foreign_model_hears_is_sure(kind: ModelKind, language: str) -> None:
    """Nobody measured them."""
    thresholds = thresholds_for(kind, language)
    assert thresholds.certainty(10.0**9) is Certainty.LIKELY


@pytest.mark.parametrize("missing", ["vosk", "pocketsphinx"])
def test_a_package_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, folder: Path, missing: str
) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    with pytest.raises(EngineError) as raised:
        engines.open_engine("de", folder if missing == "vosk" else None, None)
    wanted = {"vosk": EngineReason.NO_VOSK, "pocketsphinx": EngineReason.NO_SPHINX}
    assert raised.value.reason is wanted[missing]


def test_folders_that_are_no_models(tmp_path: Path) -> None:
    with pytest.raises(EngineError) as raised:
        model_kind(tmp_path / "nowhere")
    assert raised.value.reason is EngineReason.NO_FOLDER
    with pytest.raises(EngineError) as raised:
        model_kind(tmp_path)
    assert raised.value.reason is EngineReason.UNKNOWN
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "mdef").write_text("")
    with pytest.raises(EngineError) as raised:
        engines.open_engine("en", tmp_path / "model", None)
    assert raised.value.reason is EngineReason.NO_DICTIONARY


def test_a_sphinx_model_hears_with_the_words_of_its_own_dictionary() -> None:
    """The bundled one as somebody's own: its dictionary lies beside it, and lacks a name."""
    engine: Any = engines.open_engine("en", bundled_models() / "en-us" / "en-us", None)
    arcs = (
        *(Transition(0, 1, word, marks=(f"colour={word}",)) for word in ("red", "blue", "azulejo")),
        *(Transition(1, 2, word, marks=(f"line={word}",)) for word in ("two", "three")),
    )
    heard = engine.recognise(at_table(spoken("blue three", "en-us"), 40, 1), Net(2, arcs))
    assert heard.guesses[0].text == "blue three"
    assert heard.certainty is not Certainty.SURE
    assert engine.missing == {"azulejo"}


def test_one_of_several_files_of_words(tmp_path: Path) -> None:
    """Sphinx dictionaries may be in capitals, and list a word twice."""
    from azul_access.hearing.dictionary import ModelDictionary

    (tmp_path / "a.dic").write_text("ROT R OW T\nROT(2) R OH T\n\nleer\n")
    words = ModelDictionary([tmp_path / "a.dic"])
    assert words.pronounce("rot") == [("R", "OW", "T"), ("R", "OH", "T")]
    assert words.pronounce("leer") == []
    assert words.missing == {"leer"}


def test_a_game_without_vosk_says_how_to_get_it(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the package is installed, the empty model is broken; both are a sentence."""
    path = tmp_path / "x.wav"
    from azul_access.__main__ import main
    from azul_access.hearing.recordings import write_recording

    write_recording(path, bytes(3200))
    assert main(["hear", str(path), "--language", "en", "--speech-model", str(folder)]) == 3
    errors = capsys.readouterr().err
    assert "pip install vosk" in errors or "cannot be loaded with the model" in errors
