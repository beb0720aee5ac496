"""Which pronunciations are learned, with a scorer that counts sounds, and where they are kept."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from azul_access.hearing import taught_words
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.pronunciation_learning import (
    MAX_LEARNED,
    Pronunciations,
    Word,
    learn_pronunciations,
)
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.hearing.teaching_words import edit_distance, teachable_words, words_to_teach
from azul_access.language.languages import LANGUAGES


class CountingScorer:
    """A recording consists of phones; each different phone makes a pronunciation fit worse."""

    def fit(self, pronunciation: Pronunciation, audio: bytes) -> float:
        return -float(edit_distance(pronunciation, self.phones(audio)))

    def phones(self, audio: bytes) -> Pronunciation:
        return phones(audio.decode())

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        pairs = [
            (text, pronunciation)
            for text, pronunciations in words.items()
            for pronunciation in pronunciations
        ]
        return max(pairs, key=lambda pair: self.fit(pair[1], audio), default=None)


def phones(text: str) -> Pronunciation:
    return tuple(text.split())


def learn(words: list[Word], **recordings: list[bytes]) -> dict[str, list[Pronunciation]]:
    return learn_pronunciations(words, recordings, CountingScorer())


def test_only_pronunciations_that_fit_better_are_learned() -> None:
    words = [
        Word("rot", [phones("R OW T")], [phones("G AO T")]),
        Word("blau", [phones("B L AW")], [phones("P L AW")]),
    ]
    learned = learn(words, rot=[b"G AO T", b"G AO T"], blau=[b"B L AW", b"B L AW"])
    assert set(learned) == {"rot"}
    assert learned["rot"][0] == phones("G AO T")
    assert len(learned["rot"]) <= MAX_LEARNED


def test_both_recordings_count() -> None:
    """A pronunciation that fits only one is no better than one that fits both halfway."""
    words = [Word("drei", [phones("D R AY")], [phones("D AY")])]
    assert learn(words, drei=[b"D R AY", b"D AY"]) == {}


def test_pronunciations_beyond_the_candidates_are_searched() -> None:
    """The phones of one recording are closer to the other one than the dictionary is."""
    words = [Word("vier", [phones("K AA K AA")], [])]
    learned = learn(words, vier=[b"F IY AH", b"F IY ER"])
    assert learned["vier"][0] in (phones("F IY AH"), phones("F IY ER"), phones("F IY"))


def test_a_pronunciation_of_another_word_is_not_learned() -> None:
    """Somebody says zwei like drei: then drei must stay drei."""
    words = [
        Word("drei", [phones("D R AY T")], []),
        Word("zwei", [phones("T S V AY")], []),
    ]
    learned = learn(words, drei=[b"D R AY T S"], zwei=[b"D R AY T S"])
    assert phones("D R AY T S") not in learned.get("zwei", [])
    assert not set(learned.get("zwei", ())) & set(learned.get("drei", ()))


def test_a_pronunciation_that_another_recording_is_mistaken_for_is_dropped() -> None:
    """The learned one of zwei fits a recording of drei better than drei does."""
    words = [
        Word("zwei", [phones("T S V AY")], []),
        Word("drei", [phones("D R AY D R AY")], []),
    ]
    recordings = {"zwei": [b"D R AY S S S"], "drei": [b"D R AY D R AY", b"D R AY S S"]}
    assert "zwei" not in learn(words, **recordings)


def test_words_without_a_recording_are_skipped() -> None:
    """A word without a listed pronunciation is learned from its recording."""
    done: list[str] = []
    words = [Word("eins", [phones("AY N S")], []), Word("zwei", [], [])]
    recordings = {"zwei": [b"T S V AY"]}
    learned = learn_pronunciations(words, recordings, CountingScorer(), done.append)
    assert done == ["zwei"]
    assert learned["zwei"][0] == phones("T S V AY")
    assert "eins" not in learned


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_moves_are_taught_similar_ones_first(language: str) -> None:
    """Colours, numbers to ten, places, yes and no; each once."""
    pronounce = Dictionary(language).pronounce
    words = words_to_teach(language, pronounce)
    assert len(words) == len(set(words)) == len(teachable_words(language))
    assert 30 <= len(words) <= 40
    assert not any(" " in word for word in words)
    assert words_to_teach(language, pronounce, 5) == words[:5]
    pronunciations = {word: pronounce(word) for word in words}

    def distance(word: str) -> float:
        return min(
            edit_distance(one, other) / max(len(one), len(other))
            for another in words
            if another != word
            for one in pronunciations[word]
            for other in pronunciations[another]
        )

    assert distance(words[0]) < distance(words[-1])


def test_words_without_a_pronunciation_come_last() -> None:
    """They can still be taught, for instance without espeak-ng."""
    known = {"zwei": [phones("T S V AY")], "drei": [phones("D R AY")]}
    words = words_to_teach("de", lambda word: known.get(word, []))
    assert set(words[:2]) == {"zwei", "drei"}
    assert len(words) == len(teachable_words("de"))


def test_taught_words_are_saved_for_each_language_and_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    path = taught_words.taught_path(folder, "de")
    assert taught_words.taught_file(folder, "de") is None
    words = {
        "türkis": [phones("T UW R K IY S"), phones("T IH R K IH S")],
        "rot": [phones("R OW T")],
    }
    taught_words.save(path, words)
    assert taught_words.load(path) == words
    assert taught_words.taught_file(folder, "de") == path
    assert taught_words.taught_file(folder, "nl") is None
    assert Dictionary("de", None, path).pronounce("türkis")[:2] == words["türkis"]
    assert taught_words.delete(path)
    assert not taught_words.delete(path)
    assert taught_words.load(path) == {}
    assert list(folder.iterdir()) == []


def test_a_file_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    """The folder is a file."""
    (tmp_path / "file").write_text("")
    with pytest.raises(taught_words.TaughtWordsError) as raised:
        taught_words.save(tmp_path / "file" / "x.toml", {})
    assert raised.value.reason is taught_words.TaughtWordsReason.NOT_WRITTEN


def test_a_broken_file_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("rot = 5")
    assert taught_words.load(tmp_path / "x.toml") == {}
    assert Dictionary("de", None, tmp_path / "x.toml").pronounce("rot")
