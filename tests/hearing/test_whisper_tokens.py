"""The tokens of Whisper models."""

import json
from pathlib import Path

import pytest

from azul_access.hearing import whisper_tokens as marks
from azul_access.hearing.whisper_tokens import Tokens

# In the order of their numbers, which is also the order in which pieces are joined. "Ġ" is a space,
# "Ã¼" are the two bytes of "ü".
LIST = [
    *("r", "o", "t", "Ġ", "z", "w", "e", "i", "f", "n", "Ã", "¼", ",", "1", "2", "R", "."),
    *("Ã¼", "ro", "ot", "Ġr", "rot", "Ġro", "Ġrot", "ei", "wei", "Ġz", "Ġzwei", "12", "nf", "fÃ¼"),
    *(marks.END, marks.START, "<|de|>", marks.TRANSCRIBE, marks.PREVIOUS, marks.NO_TIMESTAMPS),
]


@pytest.fixture
def tokens() -> Tokens:
    return Tokens(LIST)


def pieces(tokens: Tokens, text: str) -> list[str]:
    return [LIST[number] for number in tokens.encode(text)]


def test_words_are_cut_into_the_pieces_that_were_learned_first(tokens: Tokens) -> None:
    assert pieces(tokens, "rot") == ["rot"]
    assert pieces(tokens, "root") == ["ro", "ot"]
    assert pieces(tokens, "Rot") == ["R", "ot"]


def test_a_space_belongs_to_the_next_word_and_signs_are_apart(tokens: Tokens) -> None:
    assert pieces(tokens, " rot, 12.") == ["Ġrot", ",", "Ġ", "12", "."]
    assert pieces(tokens, " zwei rot") == ["Ġzwei", "Ġrot"]


def test_letters_of_several_bytes_stay_whole(tokens: Tokens) -> None:
    assert pieces(tokens, "fünf") == ["fÃ¼", "nf"]


def test_decoding_is_the_reverse_of_encoding(tokens: Tokens) -> None:
    for text in ("rot zwei", "fünf, 12.", " Rot"):
        assert tokens.decode(tokens.encode(text)) == text


def test_marks_are_no_text(tokens: Tokens) -> None:
    numbers = [tokens.number(marks.START), tokens.language("de"), *tokens.encode("rot")]
    assert tokens.decode([*numbers, tokens.number(marks.END)]) == "rot"
    with pytest.raises(KeyError):
        tokens.language("nl")


def test_the_list_is_read_from_either_file(tmp_path: Path, tokens: Tokens) -> None:
    with pytest.raises(FileNotFoundError):
        Tokens.load(tmp_path)
    (tmp_path / "vocabulary.txt").write_text("\n".join(LIST) + "\n", encoding="utf-8")
    assert pieces(Tokens.load(tmp_path), "rot") == pieces(tokens, "rot")
    (tmp_path / "vocabulary.json").write_text(json.dumps(LIST))
    assert len(Tokens.load(tmp_path)) == len(LIST)


@pytest.mark.parametrize("content", ['{"a": 1}', "[1, 2]", "[", "\x00"])
def test_a_damaged_list_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "vocabulary.json").write_text(content)
    with pytest.raises(ValueError, match=r".*"):
        Tokens.load(tmp_path)
