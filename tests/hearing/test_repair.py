"""Texts of a free recogniser become sentences of a net by their sounds."""

import pytest
from hearing_corpus import meanings, net_at

from azul_access.hearing import sounds as sounds_module
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.repair import Repairer
from azul_access.hearing.sounds import DIFFERENT, NEAR, Sounds, distance, without_repetition
from azul_access.language.languages import LANGUAGES
from azul_access.speech.library import NoVoiceError

# "rot" or "grün" with any number of a few, one or several times.
NET = Net(
    2,
    (
        *(Transition(0, 1, word, marks=(f"colour={word}",)) for word in ("rot", "grün")),
        *(
            Transition(1, end, word, weight, (f"number={word}",))
            for word, weight in (("zwei", 1.0), ("drei", 1.0), ("zwölf", 0.1))
            for end in (0, 2)
        ),
    ),
)
# What a model wrote for German and Dutch commands, and the same command as it is typed.
WRITTEN = (
    ("de", "Manufaktor 7, rot in Reihe 3.", "7r3"),
    ("de", "Rot aus Manu Faktur 7 in Reihe 3", "7r3"),
    ("de", "Orange aus Manufaktur 6 in die 3. Reihe!", "6o3"),
    ("de", "Zwei türkische aus Manufaktur sieben in Reihe vier", "2x f7 4"),
    ("nl", "Root van fabriek 7 naar rij 3.", "7r3"),
    ("nl", "Rood van fabriek zeven naar de 3e rij", "7r3"),
    ("en", "Read from Factory 7 to Row 3", "7r3"),
    ("en", "Red from factory 7 into the 3rd row.", "7r3"),
)


@pytest.fixture(scope="module")
def repairers() -> dict[str, Repairer]:
    return {tag: Repairer(net_at(tag, "azul-take"), Sounds(tag)) for tag in LANGUAGES}


@pytest.mark.parametrize(("language", "text", "typed"), WRITTEN)
def test_a_badly_written_command_is_repaired(
    repairers: dict[str, Repairer], language: str, text: str, typed: str
) -> None:
    repaired = repairers[language].repair(text)
    assert repaired
    sentence = " ".join(repaired.words)
    expected = meanings(language, "azul-take", typed)
    assert [it for it in meanings(language, "azul-take", sentence) if it in expected], sentence
    assert repaired.cost < 0.25


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Guten Morgen, wie geht es deiner Mutter?"),
        ("de", "Vielen Dank fürs Zuschauen."),
        ("nl", "Ondertiteling door de omroep"),
        ("en", "Thank you very much for watching."),
    ],
)
def test_other_sentences_are_far_from_every_command(
    repairers: dict[str, Repairer], language: str, text: str
) -> None:
    repaired = repairers[language].repair(text)
    assert repaired is None or repaired.cost > 0.25


def test_the_cost_is_the_part_of_wrong_sounds() -> None:
    repairer = Repairer(NET, Sounds("de"))
    exact, near = repairer.repair("Rot, zwei!"), repairer.repair("rot zweim")
    assert exact
    assert (exact.words, exact.cost) == (("rot", "zwei"), 0.0)
    assert near
    assert (near.words, near.wrong) == (("rot", "zwei"), DIFFERENT)
    assert near.cost == pytest.approx(DIFFERENT / 7)


def test_figures_are_numbers_or_digits() -> None:
    repairer = Repairer(NET, Sounds("de"))
    one, two, several = (repairer.repair(text) for text in ("rot 12", "rot 2 grün 3", "r-o-t 2"))
    assert one
    assert one.words == ("rot", "zwölf")
    assert two
    assert two.words == ("rot", "zwei", "grün", "drei")
    assert several
    assert several.words[-1] == "zwei"


def test_unlikely_words_lose_against_likely_ones() -> None:
    """Between "zwei" and "zwölf" the sounds of "zwö" are undecided."""
    net = Net(1, (Transition(0, 1, "zwei", 1.0), Transition(0, 1, "zwea", 1e-6)))
    repaired = Repairer(net, Sounds("de")).repair("zwe")
    assert repaired
    assert repaired.words == ("zwei",)


def test_texts_without_words_are_no_sentence() -> None:
    repairer = Repairer(NET, Sounds("de"))
    assert repairer.repair("") is None
    assert repairer.repair("...!") is None
    assert Repairer(Net(0, ()), Sounds("de")).repair("rot") is None


def test_without_espeak_letters_stand_for_sounds(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise NoVoiceError("none")

    monkeypatch.setattr(sounds_module, "Phonemizer", fail)
    repaired = Repairer(NET, Sounds("de")).repair("gruen 3")
    assert repaired
    assert (repaired.words, repaired.cost) == (("grün", "drei"), 0.0)


def test_some_sounds_are_near_each_other() -> None:
    assert distance("t", "t") == 0.0
    assert distance("iː", "i") < NEAR
    assert distance("t", "d") == distance("aɪ", "a") == NEAR
    assert distance("t", "o") == DIFFERENT
    assert distance("d", "t") == distance("t", "d")


def test_a_text_that_begins_anew_may_have_been_said_once(repairers: dict[str, Repairer]) -> None:
    repaired = repairers["en"].repair("Red from factory 4 to row 2. Red from factory 4")
    assert repaired
    assert (" ".join(repaired.words), repaired.cost) == ("red from factory four to row two", 0.0)
    assert without_repetition("1, 3. 1, 3. 1") == "1, 3"
    for other in ("Red. Red blue.", "3. 3", "...", ""):
        assert without_repetition(other) == other
    filling = Repairer(net_at("en", "azul-fill"), Sounds("en"))
    for text in ("red red blue black", "black black black black", "red blue red blue"):
        repaired = filling.repair(text)
        assert repaired
        assert " ".join(repaired.words) == text
    repaired = filling.repair("Red red blue black. Red red blue black")
    assert repaired
    assert " ".join(repaired.words) == "red red blue black"
