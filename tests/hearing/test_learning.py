"""What is learned of a voice: pure, with an ear that counts sounds."""

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


class CountingEar:
    """A recording is the sounds that were said; a way fits the worse the more sounds differ."""

    def fit(self, way: Pronunciation, audio: bytes) -> float:
        return -float(edit_distance(way, self.phones(audio)))

    def phones(self, audio: bytes) -> Pronunciation:
        return tuple(audio.decode().split())

    def choose(
        self, words: Mapping[str, Pronunciations], audio: bytes
    ) -> tuple[str, Pronunciation] | None:
        every = [(text, way) for text, ways in words.items() for way in ways]
        return max(every, key=lambda each: self.fit(each[1], audio), default=None)


def way(text: str) -> Pronunciation:
    return tuple(text.split())


def test_what_fits_better_is_learned_and_the_rest_is_not() -> None:
    words = [
        Word("rot", [way("R OW T")], [way("G AO T")]),
        Word("blau", [way("B L AW")], [way("P L AW")]),
    ]
    takes = {"rot": [b"G AO T", b"G AO T"], "blau": [b"B L AW", b"B L AW"]}
    learned = learn_pronunciations(words, takes, CountingEar())
    assert set(learned) == {"rot"}
    assert learned["rot"][0] == way("G AO T")
    assert len(learned["rot"]) <= MAX_LEARNED


def test_both_takes_count() -> None:
    """What fits one take only is no better than a way that fits both halfway."""
    words = [Word("drei", [way("D R AY")], [way("D AY")])]
    takes = {"drei": [b"D R AY", b"D AY"]}
    assert learn_pronunciations(words, takes, CountingEar()) == {}


def test_a_better_way_is_searched_for_beyond_what_was_proposed() -> None:
    """The free phones of one take are nearer to the other one than the dictionary is."""
    words = [Word("vier", [way("K AA K AA")], [])]
    takes = {"vier": [b"F IY AH", b"F IY ER"]}
    learned = learn_pronunciations(words, takes, CountingEar())
    assert learned["vier"][0] in (way("F IY AH"), way("F IY ER"), way("F IY"))


def test_a_way_that_takes_another_word_is_left_out() -> None:
    """Somebody says zwei as drei is said: then drei must stay drei."""
    words = [
        Word("drei", [way("D R AY T")], []),
        Word("zwei", [way("T S V AY")], []),
    ]
    takes = {"drei": [b"D R AY T S"], "zwei": [b"D R AY T S"]}
    learned = learn_pronunciations(words, takes, CountingEar())
    assert way("D R AY T S") not in learned.get("zwei", [])
    assert not set(learned.get("zwei", ())) & set(learned.get("drei", ()))


def test_a_word_without_a_recording_is_left_alone() -> None:
    looked_at: list[str] = []
    words = [Word("eins", [way("AY N S")], []), Word("zwei", [], [])]
    learned = learn_pronunciations(words, {"zwei": [b"T S V AY"]}, CountingEar(), looked_at.append)
    assert looked_at == ["zwei"]
    assert learned["zwei"][0] == way("T S V AY")  # it had no way at all
    assert "eins" not in learned


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_moves_are_prompted_those_first_that_are_alike(language: str) -> None:
    """Colours, numbers to ten, places, yes and no; each once."""
    pronounce = Dictionary(language).pronounce
    words = words_to_teach(language, pronounce)
    assert len(words) == len(set(words)) == len(teachable_words(language))
    assert 30 <= len(words) <= 40
    assert not any(" " in word for word in words)
    assert words_to_teach(language, pronounce, 5) == words[:5]
    ways = {word: pronounce(word) for word in words}

    def nearest(word: str) -> float:
        return min(
            edit_distance(one, other) / max(len(one), len(other))
            for another in words
            if another != word
            for one in ways[word]
            for other in ways[another]
        )

    assert nearest(words[0]) < nearest(words[-1])


def test_words_that_nobody_can_pronounce_come_last() -> None:
    """Without espeak-ng the words can still be taught."""
    known = {"zwei": [way("T S V AY")], "drei": [way("D R AY")]}
    words = words_to_teach("de", lambda word: known.get(word, []))
    assert set(words[:2]) == {"zwei", "drei"}
    assert len(words) == len(teachable_words("de"))


def test_what_was_taught_is_kept_for_each_language_and_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    path = taught_words.taught_path(folder, "de")
    assert taught_words.taught_file(folder, "de") is None
    words = {"türkis": [way("T UW R K IY S"), way("T IH R K IH S")], "rot": [way("R OW T")]}
    taught_words.save(path, words)
    assert taught_words.load(path) == words
    assert taught_words.taught_file(folder, "de") == path
    assert taught_words.taught_file(folder, "nl") is None
    assert Dictionary("de", None, path).pronounce("türkis")[:2] == words["türkis"]
    assert taught_words.delete(path)
    assert not taught_words.delete(path)
    assert taught_words.load(path) == {}
    assert list(folder.iterdir()) == []


def test_what_cannot_be_kept_says_so(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").write_text("")
    with pytest.raises(taught_words.TaughtWordsError) as raised:
        taught_words.save(tmp_path / "file" / "x.toml", {})
    assert raised.value.reason is taught_words.TaughtWordsReason.NOT_WRITTEN


def test_a_broken_file_teaches_nothing(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("rot = 5")
    assert taught_words.load(tmp_path / "x.toml") == {}
    assert Dictionary("de", None, tmp_path / "x.toml").pronounce("rot")
