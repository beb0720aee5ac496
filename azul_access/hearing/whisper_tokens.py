"""The tokens of Whisper models: pieces of text, and marks such as the language.

Text is cut into words, and each word into the longest pieces that byte pair encoding finds. The
number of a piece is also its rank, so the list of tokens is all that encoding needs.
"""

import json
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

END = "<|endoftext|>"
START = "<|startoftranscript|>"
TRANSCRIBE = "<|transcribe|>"
PREVIOUS = "<|startofprev|>"
NO_TIMESTAMPS = "<|notimestamps|>"
# A word takes the space before it along; figures, letters and other signs are apart.
_WORD = re.compile(r"'(?:s|t|re|ve|m|ll|d)| ?[^\W\d_]+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+")


class Tokens:
    """`tokens` is the list of a model, in the order of their numbers."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self._tokens = tokens
        self._numbers = {token: number for number, token in enumerate(tokens)}
        self._byte_of = {letter: byte for byte, letter in enumerate(_byte_letters())}

    @classmethod
    def load(cls, folder: Path) -> "Tokens":
        """Raises: OSError, ValueError."""
        path = folder / "vocabulary.json"
        if path.is_file():
            tokens = json.loads(path.read_text(encoding="utf-8"))
            if not isinstance(tokens, list) or not all(isinstance(it, str) for it in tokens):
                raise ValueError(path)
            return cls(tokens)
        text = (folder / "vocabulary.txt").read_text(encoding="utf-8")
        return cls(text.removesuffix("\n").split("\n"))

    def __len__(self) -> int:
        return len(self._tokens)

    def number(self, token: str) -> int:
        """The number of one token, such as a mark. Raises: KeyError."""
        return self._numbers[token]

    def language(self, language: str) -> int:
        """The number of the mark of a language, such as "de". Raises: KeyError."""
        return self._numbers[f"<|{language}|>"]

    def encode(self, text: str) -> list[int]:
        return [number for word in _WORD.findall(text) for number in self._encode_word(word)]

    def decode(self, numbers: Iterable[int]) -> str:
        """The text of tokens, without marks."""
        end = self._numbers[END]
        letters = "".join(self._tokens[number] for number in numbers if number < end)
        return bytes(self._byte_of[letter] for letter in letters).decode(errors="replace")

    def _encode_word(self, word: str) -> tuple[int, ...]:
        letters = _byte_letters()
        pieces = [letters[byte] for byte in word.encode()]
        while len(pieces) > 1:
            ranks = [
                self._numbers.get(first + second, len(self._tokens))
                for first, second in pairwise(pieces)
            ]
            best = min(ranks)
            if best == len(self._tokens):
                break
            at = ranks.index(best)
            pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]
        return tuple(self._numbers[piece] for piece in pieces)


@lru_cache(maxsize=1)
def _byte_letters() -> tuple[str, ...]:
    """The letter that stands for each byte in the list of tokens: visible ones for themselves."""
    visible = {*range(ord("!"), ord("~") + 1), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    letters = []
    for byte in range(256):
        others = sum(other not in visible for other in range(byte))
        letters.append(chr(byte) if byte in visible else chr(256 + others))
    return tuple(letters)
