"""Spelling: the texts that a misspelt one may have been meant to be, likeliest first.

The cost of a text adds up what was mistyped: letters swapped, doubled, dropped, added, or replaced
by their neighbour on the keyboard; words joined, divided or cut short.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import inf
from typing import NamedTuple

from azul_access.values import frozen

# The costs of mistakes: doubled letters, umlauts without their e and spaces happen most easily.
_EASY = 0.5
_NEAR = 0.75  # letters swapped, or a neighbour on the keyboard
_OTHER = 1.0
_REPLACED = 1.25  # by a letter from elsewhere
# A first letter is seldom wrong, and a word that is known seldom stands for another one.
_FIRST_LETTER = 0.25
_KNOWN_WORD = 0.5
# For each letter that is missing at the end of a word.
_CUT_SHORT = 0.05
_MIN_PREFIX = 3  # letters
_SHORT_WORD = 4  # letters, of which one can be wrong
_MIN_PART = 2  # letters of a word that was joined with others
# Longer lines are no command that was mistyped in one place.
_MAX_WORDS = 15
_MAX_UNKNOWN = 3
_MAX_KNOWN = 3  # of which one may stand for another one; longer lines are sentences of their own
_MAX_CHANGES = 12  # that are tried for one word, and altogether more for several
_MAX_CHANGES_OF_SEVERAL = 4
# Letters and digits that are joined to a short move, such as "2b3".
_MIN_JOINED = 2
_MAX_JOINED = 6
_SUPERFLUOUS = 1.25


class Respelling(NamedTuple):
    cost: float
    text: str


class Token(NamedTuple):
    """A word or number of a text: where it stands there, and its normalized form."""

    start: int
    end: int
    form: str
    is_known: bool


@frozen
class _Change:
    """The tokens from `first` to `last` are replaced by `text`."""

    cost: float
    first: int
    last: int
    text: str


class Speller:
    def __init__(
        self, words: Mapping[str, str], names: Mapping[str, str], keyboards: Sequence[Sequence[str]]
    ) -> None:
        """`words` and `names` map normalized words to how they are written.

        A keyboard is given by its three rows of letters.
        """
        self._words = {**words, **names}
        self._letters = {word: frozenset(word) for word in self._words}
        self._names = names
        self._neighbours = frozenset(pair for rows in keyboards for pair in _list_neighbours(rows))

    def respell(self, text: str, tokens: Sequence[Token]) -> list[Respelling]:
        """Return other texts, the likeliest first; `tokens` are the words of `text`."""
        found: dict[str, float] = {}
        for cost, changed in (*self._change_words(text, tokens), *self._change_joined(text)):
            found[changed] = min(cost, found.get(changed, cost))
        found.pop(text, None)
        return sorted(Respelling(cost, changed) for changed, cost in found.items())

    def is_near(self, form: str, *, cut_short: bool = False) -> bool:
        """Whether a word differs from one of the words by one mistake, or is one `cut_short`."""
        letters, limit = frozenset(form), min(_limit(form), _REPLACED)
        return any(
            (cut_short or abs(len(word) - len(form)) <= 1)
            and self._cost(form, letters, word, limit) is not None
            for word in self._words
        )

    def _change_words(self, text: str, tokens: Sequence[Token]) -> Iterator[Respelling]:
        unknown = [index for index, token in enumerate(tokens) if not token.is_known]
        if len(tokens) > _MAX_WORDS or len(unknown) > _MAX_UNKNOWN:
            return
        if not unknown:
            if len(tokens) > _MAX_KNOWN:
                return
            for index, token in enumerate(tokens):
                if token.form in self._names:
                    continue
                is_word = token.form in self._words
                limit = _limit(token.form) / (2 if is_word else 1)
                for change in self._changes(tokens, index, limit):
                    cost = change.cost + (_KNOWN_WORD if is_word else 0)
                    yield Respelling(cost, _apply(text, tokens, [change]))
            return
        most = _MAX_CHANGES if len(unknown) == 1 else _MAX_CHANGES_OF_SEVERAL
        options = [
            self._changes(tokens, index, _limit(tokens[index].form))[:most] for index in unknown
        ]
        for changes in product(*options):
            chosen = sorted(set(changes), key=lambda change: change.first)
            if all(one.last < other.first for one, other in pairwise(chosen)):
                cost = sum(change.cost for change in chosen)
                yield Respelling(cost, _apply(text, tokens, chosen))

    def _changes(self, tokens: Sequence[Token], index: int, limit: float) -> list[_Change]:
        """What a word may have been meant to be, the likeliest first."""
        form = tokens[index].form
        letters = frozenset(form)
        changes = [
            _Change(cost, index, index, written)
            for word, written in self._words.items()
            if word != form and (cost := self._cost(form, letters, word, limit)) is not None
        ]
        parts = self._divide(form)
        if parts is not None:
            cost = _EASY * (len(parts) - 1)
            changes.append(_Change(cost, index, index, " ".join(map(self._write, parts))))
        for first in (index - 1, index):
            if first >= 0 and first + 1 < len(tokens):
                joined = tokens[first].form + tokens[first + 1].form
                if joined in self._words:
                    changes.append(_Change(_EASY, first, first + 1, self._words[joined]))
        changes.sort(key=lambda change: change.cost)
        return changes[:_MAX_CHANGES]

    def _write(self, part: str) -> str:
        return self._words.get(part, part)

    def _cost(self, form: str, letters: frozenset[str], word: str, limit: float) -> float | None:
        """The cost of typing `form`, which has these letters, for `word`; None if unlikely."""
        missing = len(word) - len(form)
        shortest = 1 if word in self._names else _MIN_PREFIX
        if missing > 0 and len(form) >= shortest and word.startswith(form):
            return _NEAR + _CUT_SHORT * missing
        if len(form) < _MIN_PREFIX or abs(missing) * _EASY > limit:
            return None
        # Most words are too different, and that is much faster to see by their letters alone.
        if least_cost(letters, self._letters[word]) > limit:
            return None
        cost = edit_cost(form, word, self._is_neighbour, limit)
        return cost if cost <= limit else None

    def _is_neighbour(self, one: str, other: str) -> bool:
        return (one, other) in self._neighbours

    def _divide(self, form: str) -> list[str] | None:
        """The fewest words that were joined without spaces; None if there are none."""
        best: list[list[str] | None] = [[], *([None] * len(form))]
        for end in range(1, len(form) + 1):
            for start in range(end):
                before = best[start]
                part = form[start:end]
                if before is None or len(part) < _MIN_PART or part not in self._words:
                    continue
                now = best[end]
                if now is None or len(before) + 1 < len(now):
                    best[end] = [*before, part]
        parts = best[-1]
        return parts if parts is not None and len(parts) > 1 else None

    def respell_move(self, text: str) -> list[Respelling]:
        """Return what a short move with wrong numbers or too many letters may have been.

        No letter and no digit is replaced by another one, and none is moved across a space.
        """
        joined = _join(text)
        if joined is None:
            return []
        is_one_word = joined == text.strip().lower()
        found = [
            *(
                Respelling(_NEAR, _swap(joined, at))
                for at, (one, other) in enumerate(pairwise(joined))
                if is_one_word and one.isdecimal() != other.isdecimal()
            ),
            *(
                Respelling(_EASY, joined[:at] + joined[at + 1 :])
                for at, (one, other) in enumerate(pairwise(joined))
                if one == other
            ),
        ]
        if joined[-1].isalpha():
            found.append(Respelling(_SUPERFLUOUS, joined[:-1]))
        return sorted(set(found))

    def _change_joined(self, text: str) -> Iterator[Respelling]:
        """Changes of single letters and digits in a short move."""
        joined = _join(text)
        if joined is None:
            return
        yield Respelling(_EASY, joined)
        for at, (one, other) in enumerate(pairwise(joined)):
            if one != other:
                yield Respelling(_NEAR, _swap(joined, at))
        for at, sign in enumerate(joined):
            if len(joined) > _MIN_JOINED:
                is_doubled = at > 0 and joined[at - 1] == sign
                without = joined[:at] + joined[at + 1 :]
                yield Respelling(_EASY if is_doubled else _SUPERFLUOUS, without)
            for one, other in self._neighbours:
                if one == sign:
                    yield Respelling(_NEAR, joined[:at] + other + joined[at + 1 :])


def edit_cost(
    form: str, word: str, is_neighbour: Callable[[str, str], bool], limit: float = inf
) -> float:
    """The least cost of edits that make `word` of `form`; each place is edited once at most.

    Where it is above `limit`, any number above it is returned.
    """
    before_last: list[float] = []
    last = [0.0]
    for column in range(1, len(word) + 1):
        last.append(last[-1] + _dropped(word, column - 1))
    for row in range(1, len(form) + 1):
        typed = form[row - 1]
        is_doubled = row > 1 and form[row - 2] == typed
        current = [last[0] + (_EASY if is_doubled else _OTHER)]
        for column in range(1, len(word) + 1):
            meant = word[column - 1]
            if typed == meant:
                replaced = 0.0
            else:
                replaced = _NEAR if is_neighbour(typed, meant) else _REPLACED
            cost = min(
                last[column - 1] + replaced,
                last[column] + (_EASY if is_doubled else _OTHER),
                current[column - 1] + _dropped(word, column - 1),
            )
            if row > 1 and column > 1 and typed == word[column - 2] and form[row - 2] == meant:
                cost = min(cost, before_last[column - 2] + _NEAR)
            current.append(cost)
        if min(current) > limit and min(last) > limit:  # later rows only add to these two
            return min(current)
        before_last, last = last, current
    is_swapped = form[:2] == word[1::-1]
    return last[-1] + (0.0 if form[:1] == word[:1] or is_swapped else _FIRST_LETTER)


def is_misspelt(form: str, word: str) -> bool:
    """Whether a longer word can be another one with a single mistake, behind its first letter."""
    if min(len(form), len(word)) <= _SHORT_WORD or form[0] != word[0]:
        return False
    if abs(len(form) - len(word)) > 1 or least_cost(frozenset(form), frozenset(word)) > _OTHER:
        return False
    return edit_cost(form, word, lambda _one, _other: False, _OTHER) <= _OTHER


def least_cost(form: frozenset[str], word: frozenset[str]) -> float:
    """The least that `edit_cost` can be for words of these letters."""
    # An edit adds one letter, drops one, or replaces one by another.
    added, dropped = len(form - word), len(word - form)
    return _NEAR * min(added, dropped) + _EASY * abs(added - dropped)


def _dropped(word: str, at: int) -> float:
    """The cost of leaving out a letter: little for a second one, and for the e of an umlaut."""
    before = word[at - 1] if at else ""
    is_easy = before == word[at] or (word[at] == "e" and before in ("a", "o", "u"))
    return _EASY if is_easy else _OTHER


def _limit(form: str) -> float:
    """How much can be wrong in a word: half a letter more for each two of its letters."""
    return min(max(len(form) - 1, 0) // 2 / 2 + _EASY, 2.5) if len(form) > _SHORT_WORD else _OTHER


def _apply(text: str, tokens: Sequence[Token], changes: Sequence[_Change]) -> str:
    for change in reversed(changes):
        text = text[: tokens[change.first].start] + change.text + text[tokens[change.last].end :]
    return text


def _join(text: str) -> str | None:
    """A short move without spaces; None for other texts."""
    joined = "".join(text.split()).lower()
    is_move = len(joined) <= _MAX_JOINED and any(map(str.isdecimal, joined))
    return joined if is_move and joined.isalnum() else None


def _swap(text: str, at: int) -> str:
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def _list_neighbours(rows: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Both orders of two letters that are next to each other; each row is half a key further."""
    for row in rows:
        for one, other in pairwise(row):
            yield from ((one, other), (other, one))
    for upper, lower in pairwise(rows):
        for at, one in enumerate(lower):
            for other in upper[at : at + 2]:
                yield from ((one, other), (other, one))
