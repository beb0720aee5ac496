"""Models of the user: Vosk with a stand-in for its package, Sphinx with the bundled model."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hearing_speech import at_table, spoken

from azul_access.__main__ import main
from azul_access.hearing import engines
from azul_access.hearing.dictionary import ModelDictionary
from azul_access.hearing.engines import bundled_models, thresholds_for
from azul_access.hearing.models.kinds import EngineError, EngineReason, ModelKind, model_kind
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.recordings import write_recording
from azul_access.language.languages import LANGUAGES
from azul_access.session.recognition import NOTHING, Certainty

# "rot" or "blau" and a number; the wake word may come before them.
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
    """The package: a model that does not know "zwo", and a recogniser with given results."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[tuple[str, float]] = []
        self.grammars: list[list[str]] = []
        self.opened: list[dict[str, str]] = []

    def SetLogLevel(self, level: int) -> None:  # noqa: N802 - the library's name
        assert level < 0

    def Model(self, **options: str) -> Any:  # noqa: N802
        self.opened.append(options)
        return SimpleNamespace(vosk_model_find_word=lambda word: -1 if word == "zwo" else 5)

    def KaldiRecognizer(self, model: Any, rate: int, grammar: str) -> Any:  # noqa: N802
        assert rate == 16_000
        assert "\\u" not in grammar  # it does not read escape sequences
        self.grammars.append(json.loads(grammar))
        alternatives = [{"text": text, "confidence": score} for text, score in self.results]
        return SimpleNamespace(
            SetMaxAlternatives=lambda _: None,
            AcceptWaveform=lambda _: True,
            FinalResult=lambda: json.dumps({"alternatives": alternatives}),
        )


@pytest.fixture
def vosk(monkeypatch: pytest.MonkeyPatch) -> FakeVosk:
    vosk = FakeVosk()
    monkeypatch.setitem(sys.modules, "vosk", vosk)
    monkeypatch.setattr(engines, "find_spec", lambda name: vosk)
    return vosk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "model" / "am").mkdir(parents=True)
    (tmp_path / "model" / "am" / "final.mdl").write_text("")
    return tmp_path / "model"


def test_vosk_gets_only_the_path_of_the_model(vosk: FakeVosk, folder: Path) -> None:
    """For a name or a language it would search the network."""
    engines.open_engine("de", folder, None)
    assert vosk.opened == [{"model_path": str(folder)}]


def test_vosk_gets_only_words_that_it_knows(vosk: FakeVosk, folder: Path) -> None:
    engine: Any = engines.open_engine("de", folder, None)
    assert engine.missing == frozenset()
    vosk.results = [("rot zwei", 300.0)]
    engine.recognise(b"", NET)
    assert vosk.grammars == [["blau", "computer", "drei", "fünf", "rot", "zwei", "[unk]"]]
    assert engine.missing == {"zwo"}


def test_vosk_alternatives_become_guesses_with_different_meanings(
    vosk: FakeVosk, folder: Path
) -> None:
    """Other sentences, and those with the meaning of a better one, are dropped."""
    engine = engines.open_engine("de", folder, None)
    vosk.results = [
        ("rot zwei", 300.0),
        ("rot rot zwei", 299.0),
        ("computer rot zwei", 298.0),
        ("rot drei", 290.0),
        ("blau drei", 280.0),
    ]
    recognition = engine.recognise(b"", NET)
    assert [guess.text for guess in recognition.guesses] == ["rot zwei", "rot drei"]
    assert recognition.certainty is Certainty.LIKELY
    more = engine.recognise(b"", NET, 3)
    assert [guess.text for guess in more.guesses] == ["rot zwei", "rot drei", "blau drei"]


@pytest.mark.parametrize(
    ("results", "text", "certainty", "woken"),
    [
        ([("rot zwei", 300.0)], "rot zwei", Certainty.LIKELY, False),
        ([("rot zwei", 300.0), ("rot drei", 298.0)], "rot zwei", Certainty.NARROW, False),
        ([("rot [unk]", 300.0), ("rot zwei", 290.0)], "rot zwei", Certainty.NARROW, False),
        ([("computer rot zwei", 300.0)], "rot zwei", Certainty.LIKELY, True),
    ],
)
def test_the_certainty_of_vosk(
    vosk: FakeVosk,
    folder: Path,
    results: list[tuple[str, float]],
    text: str,
    certainty: Certainty,
    woken: bool,
) -> None:
    engine = engines.open_engine("de", folder, None)
    vosk.results = results
    recognition = engine.recognise(b"", NET)
    assert recognition.guesses[0].text == text
    assert (recognition.certainty, recognition.woken) == (certainty, woken)


@pytest.mark.parametrize("results", [[], [("", 0.0)], [("[unk]", 9.0)], [("drei rot", 9.0)]])
def test_vosk_finds_no_command(
    vosk: FakeVosk, folder: Path, results: list[tuple[str, float]]
) -> None:
    engine = engines.open_engine("de", folder, None)
    vosk.results = results
    assert engine.recognise(b"", NET) == NOTHING


@pytest.mark.parametrize("kind", [ModelKind.SPHINX, ModelKind.VOSK])
@pytest.mark.parametrize("language", LANGUAGES)
def test_models_of_the_user_are_never_sure(kind: ModelKind, language: str) -> None:
    """Nothing was measured with them."""
    thresholds = thresholds_for(kind, language)
    assert thresholds.certainty(10.0**9) is Certainty.LIKELY


@pytest.mark.parametrize("missing", ["vosk", "pocketsphinx"])
def test_a_package_that_is_not_installed_is_an_error(
    monkeypatch: pytest.MonkeyPatch, folder: Path, missing: str
) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda name: None)
    with pytest.raises(EngineError) as raised:
        engines.open_engine("de", folder if missing == "vosk" else None, None)
    expected = {"vosk": EngineReason.NO_VOSK, "pocketsphinx": EngineReason.NO_SPHINX}
    assert raised.value.reason is expected[missing]


def test_folders_without_a_model(tmp_path: Path) -> None:
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


def test_a_sphinx_model_uses_its_own_dictionary() -> None:
    """The bundled model as one of the user: its dictionary is beside it, and lacks a name."""
    engine: Any = engines.open_engine("en", bundled_models() / "en-us" / "en-us", None)
    transitions = (
        *(Transition(0, 1, word, marks=(f"colour={word}",)) for word in ("red", "blue", "azulejo")),
        *(Transition(1, 2, word, marks=(f"line={word}",)) for word in ("two", "three")),
    )
    audio = at_table(spoken("blue three", "en-us"), 40, 1)
    recognition = engine.recognise(audio, Net(2, transitions))
    assert recognition.guesses[0].text == "blue three"
    assert recognition.certainty is not Certainty.SURE
    assert engine.missing == {"azulejo"}


def test_sphinx_dictionaries_are_read(tmp_path: Path) -> None:
    """They may be in capitals, and list a word twice."""
    (tmp_path / "a.dic").write_text("ROT R OW T\nROT(2) R OH T\n\nleer\n")
    words = ModelDictionary([tmp_path / "a.dic"])
    assert words.pronounce("rot") == [("R", "OW", "T"), ("R", "OH", "T")]
    assert words.pronounce("leer") == []
    assert words.missing == {"leer"}


def test_the_command_hear_tells_how_to_install_vosk(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """If the package is installed, the empty model is reported as broken."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    path = tmp_path / "x.wav"
    write_recording(path, bytes(3200))
    assert main(["hear", str(path), "--language", "en", "--speech-model", str(folder)]) == 3
    errors = capsys.readouterr().err
    assert "[vosk]" in errors or "cannot be loaded with the model" in errors
