"""Finds the sentence of a net that sounds most like a text.

A recogniser of free text writes what it hears as words that it knows: "Manufaktor 7", "in rije 3".
So texts are compared by their sounds, and the cost is that of an edit distance: how many sounds
are different, left out or added.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from azul_access.hearing.automaton import NetSentences
from azul_access.hearing.net import Net
from azul_access.hearing.sounds import DIFFERENT, Sounds, distances
from azul_access.values import frozen

# What a continuation costs that people are ten times less likely to choose.
_UNLIKELY = 0.05
# A beginning is given up if it costs this much more than the cheapest one of the same length.
_BEAM = 3.0
_NEVER = np.float32(1e9)

Costs = NDArray[np.float32]


@frozen
class Repaired:
    """A sentence of the net; `wrong` is the number of wrong sounds, `cost` their part of all.

    `total` is `wrong` and what an unlikely sentence costs.
    """

    words: tuple[str, ...]
    wrong: float
    cost: float
    total: float


class Repairer:
    """Compares texts with one net."""

    def __init__(self, net: Net, sounds: Sounds) -> None:
        self._sounds = sounds
        sentences = NetSentences(net).all
        arcs = sentences.arcs
        words = sorted({word for *_, word in arcs if sounds.of_word(word)})
        numbers = {word: number for number, word in enumerate(words)}
        self._words = words
        self._word_sounds = [sounds.of_word(word) for word in words]
        # Sorted by their ends, so that the arcs to one state are next to each other.
        kept = sorted((end, start, numbers[w], p) for start, end, p, w in arcs if w in numbers)
        self._ends = np.array([arc[0] for arc in kept], np.intp)
        self._starts = np.array([arc[1] for arc in kept], np.intp)
        self._arc_words = np.array([arc[2] for arc in kept], np.intp)
        self._arc_costs = _unlikely(np.array([arc[3] for arc in kept]))
        states = 1 + max((max(arc[0], arc[1]) for arc in kept), default=0)
        self._last = np.full(states, _NEVER, np.float32)
        for state, weight in sentences.ends.items():
            self._last[state] = _unlikely(np.array([weight]))[0]

    def repair(self, text: str) -> Repaired | None:
        """The nearest sentence; None if no sentence is comparable with the text."""
        found = [self._nearest(reading) for reading in self._sounds.readings(text)]
        return min((it for it in found if it), key=lambda it: it.total, default=None)

    def _nearest(self, heard: Sequence[str]) -> Repaired | None:
        count = len(heard)
        if not self._words:
            return None
        costs = _word_costs(self._word_sounds, heard)
        best = np.full((len(self._last), count + 1), _NEVER, np.float32)
        best[0, 0] = 0.0
        for place in range(count):
            limit = best[:, place].min() + _BEAM
            active = np.flatnonzero(best[self._starts, place] <= limit)
            if not len(active):
                continue
            begun = best[self._starts[active], place] + self._arc_costs[active]
            reached = begun[:, None] + costs[self._arc_words[active], place, place + 1 :]
            ends = self._ends[active]
            firsts = np.flatnonzero(np.diff(ends, prepend=-1))
            cheapest = np.minimum.reduceat(reached, firsts, axis=0)
            rows = ends[firsts]
            best[rows, place + 1 :] = np.minimum(best[rows, place + 1 :], cheapest)
        total = best[:, count] + self._last
        state = int(total.argmin())
        if total[state] >= _NEVER:
            return None
        return self._trace(best, costs, state, float(total[state]), count)

    def _trace(self, best: Costs, costs: Costs, state: int, total: float, place: int) -> Repaired:
        """Go back from an end to the words that lead there."""
        all_sounds, count = max(place, 1), 0
        words: list[str] = []
        wrong = 0.0
        while place:
            low, high = np.searchsorted(self._ends, [state, state + 1])
            arcs = np.arange(low, high)
            begun = best[self._starts[arcs], :place] + self._arc_costs[arcs, None]
            reached = begun + costs[self._arc_words[arcs], :place, place]
            arc, before = np.unravel_index(int(reached.argmin()), reached.shape)
            word = int(self._arc_words[arcs[arc]])
            wrong += float(costs[word, before, place])
            words.append(self._words[word])
            count += len(self._word_sounds[word])
            state, place = int(self._starts[arcs[arc]]), int(before)
        return Repaired(tuple(reversed(words)), wrong, wrong / max(all_sounds, count), total)


def _unlikely(weights: NDArray[np.float64]) -> Costs:
    return (-np.log10(weights) * _UNLIKELY).astype(np.float32)


def _word_costs(words: Sequence[Sequence[str]], heard: Sequence[str]) -> Costs:
    """What it costs to take each piece of what was heard for each word.

    The result has the shape (words, places, places); a piece lies between two places.
    """
    count = len(heard)
    known = sorted({sound for word in words for sound in word})
    numbers = {sound: number for number, sound in enumerate(known)}
    table = distances(known, heard)
    order = sorted(range(len(words)), key=lambda word: -len(words[word]))
    steps = np.arange(count + 1, dtype=np.float32) * DIFFERENT
    piece = steps[None, :] - steps[:, None]
    costs = np.empty((len(words), count + 1, count + 1), np.float32)
    # The costs of the first sounds of each word; longer words come first, so that the words that
    # have ended can be left out at the end.
    current = np.repeat(np.where(piece >= 0, piece, _NEVER)[None], len(words), axis=0)
    for length in range(1, len(words[order[0]]) + 1):
        longer = sum(len(words[word]) >= length for word in order)
        current = current[:longer]
        sounds = np.array([numbers[words[word][length - 1]] for word in order[:longer]])
        following = current + DIFFERENT
        same = current[:, :, :-1] + table[sounds][:, None, :]
        np.minimum(following[:, :, 1:], same, out=following[:, :, 1:])
        # Sounds that were added after this one.
        current = np.minimum.accumulate(following - steps, axis=2) + steps
        for at in range(longer):
            if len(words[order[at]]) == length:
                costs[order[at]] = current[at]
    return costs
