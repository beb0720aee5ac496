"""Everything that can be said now, as a finite automaton over words.

A path from the first state to the last one is a sentence. Where a transition decides what the
sentence means, it carries marks ("colour=red"); the meaning of a path is its sequence of marks, and
paths with the same marks mean the same. So a net can also be asked for all sentences with another
meaning: how much worse the best of them fits the audio tells how certain the first guess is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from azul_access.values import frozen

Meaning = tuple[str, ...]


@frozen
class Transition:
    """From state `start` to state `end` by saying `word`.

    `weight`, above 0 and at most 1, is how likely people are to continue like this.
    """

    start: int
    end: int
    word: str
    weight: float = 1.0
    marks: Meaning = ()


@frozen
class Net:
    """Paths begin in state 0 and end in state `last`.

    `wake_words` may come first and change no meaning. Sentences whose first mark is one of
    `answer_marks` answer an open question. `talk` are words that people say, too, and that mean
    nothing: a sound that is nearer to them than to a sentence is no sentence.
    """

    last: int
    transitions: tuple[Transition, ...]
    wake_words: frozenset[str] = frozenset()
    answer_marks: frozenset[str] = frozenset()
    talk: frozenset[str] = frozenset()

    @property
    def words(self) -> frozenset[str]:
        return frozenset(transition.word for transition in self.transitions)

    def to_json(self) -> list[Any]:
        transitions = [[t.start, t.end, t.word, t.weight, *t.marks] for t in self.transitions]
        words = (self.wake_words, self.answer_marks, self.talk)
        return [self.last, transitions, *(sorted(it) for it in words)]

    @classmethod
    def from_json(cls, data: list[Any]) -> Net:
        last, transitions, *words = data
        return cls(
            last,
            tuple(
                Transition(start, end, word, weight, tuple(marks))
                for start, end, word, weight, *marks in transitions
            ),
            *(frozenset(it) for it in words),
        )

    def meanings(self, words: Sequence[str]) -> list[Meaning]:
        """Return the meanings of all paths with these words; none if it is no sentence."""
        said = set(words)
        leaving: dict[tuple[int, str], list[Transition]] = defaultdict(list)
        for transition in self.transitions:
            if transition.word in said:
                leaving[transition.start, transition.word].append(transition)
        reached: dict[int, set[Meaning]] = {0: {()}}
        for word in words:
            following: dict[int, set[Meaning]] = defaultdict(set)
            for state, meanings in reached.items():
                for transition in leaving[state, word]:
                    following[transition.end] |= {(*marks, *transition.marks) for marks in meanings}
            reached = following
        return sorted(reached.get(self.last, ()))


# A transition without its start: word, weight, marks and end.
Step = tuple[str, float, Meaning, int]


@lru_cache(1000)
def round_weight(weight: float) -> float:
    """The weight as it is told to the recogniser; there are few different ones."""
    return float(f"{weight:.3g}")


def trim_net(steps: Mapping[int, Sequence[Step]], ends: Mapping[int, float]) -> Net:
    """Drop what leads to no end, merge equivalent states, and make one last state.

    `steps` leave each state; `ends` are the end states with the likelihood of ending there.
    """
    arriving: dict[int, set[int]] = defaultdict(set)
    for state, leaving in steps.items():
        for *_, end in leaving:
            arriving[end].add(state)
    useful, waiting = set(ends), list(ends)
    while waiting:
        new = arriving[waiting.pop()] - useful
        useful |= new
        waiting += new
    last = -1
    trimmed: dict[int, set[Step]] = {last: set()}
    for state, leaving in steps.items():
        if kept := {step for step in leaving if step[3] in useful}:
            kept |= {
                (word, round_weight(weight * ends[end]), marks, last)
                for word, weight, marks, end in kept
                if end in ends
            }
            trimmed[state] = kept
    return _merge_equivalent(trimmed, last)


def _merge_equivalent(leaving: Mapping[int, set[Step]], last: int) -> Net:
    """Split the states into classes until all states of a class have the same transitions."""
    classes = {state: int(state == last) for state in (*leaving, 0)}
    # A transition to a class is one number, which is compared faster than a tuple.
    labels: dict[tuple[str, float, Meaning], int] = {}
    size = len(classes)
    labelled = {
        state: [
            (labels.setdefault((word, weight, marks), len(labels)) * size, end)
            for word, weight, marks, end in leaving.get(state, ())
            if end in classes
        ]
        for state in classes
    }
    count = 0
    while count != (count := len(set(classes.values()))):
        numbers_by_key: dict[tuple[int, frozenset[int]], int] = {}
        classes = {
            state: numbers_by_key.setdefault(
                (classes[state], frozenset([label + classes[end] for label, end in steps])),
                len(numbers_by_key),
            )
            for state, steps in labelled.items()
        }
    firsts = {number: state for state, number in reversed(classes.items())}
    numbers = {classes[0]: 0}  # of the new states
    transitions = dict.fromkeys(
        Transition(
            numbers.setdefault(classes[state], len(numbers)),
            numbers.setdefault(classes[end], len(numbers)),
            word,
            weight,
            marks,
        )
        for state, steps in leaving.items()
        if firsts[classes[state]] == state
        for word, weight, marks, end in sorted(steps)
        if end in classes
    )
    return Net(numbers.setdefault(classes[last], len(numbers)), tuple(transitions))
