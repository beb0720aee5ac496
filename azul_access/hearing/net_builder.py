"""Builds the net of what can be said, from the rules that also read typed text."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from azul_access.hearing.net import Meaning, Net, Step, Transition, round_weight, trim_net
from azul_access.language.grammar import (
    Alt,
    Many,
    Name,
    Node,
    Number,
    Opt,
    Rule,
    Seat,
    Seq,
    Typed,
    Word,
    limit_numbers,
    with_count,
)
from azul_access.values import frozen

# The concept of the word that wakes the program.
WAKE = "wake"
# Nobody needs a larger number at the table, and each further number can be misrecognised.
LARGEST_NUMBER = 20
# How likely people are to say something optional: a word that changes nothing, and a detail.
FILLER_WEIGHT = 0.1
OPTION_WEIGHT = 0.5
# How likely a list of tiles mixes the forms in which lists are usually said, or does not add up.
IRREGULAR_LIST_PENALTY = 1e-12
# How likely people are to say something else than an answer to a question.
OFF_TOPIC_PENALTY = 1e-4
# The largest number of tiles of one colour.
MOST_OF_ONE_COLOUR = 9


@frozen
class Numeral:
    """A number in one of its forms."""

    form: str
    number: int


@frozen
class Inflected:
    """A concept in its form after an article or a number."""

    concept: str


# A concept, a number or a player, and the texts (of one or more words) that people say for it.
SpokenSymbol = str | Inflected | Numeral | Seat
SpokenWords = Mapping[SpokenSymbol, Sequence[str]]
# The states that empty transitions reach, with the marks and the weight of the way.
_Followed = tuple[tuple[int, Meaning, float], ...]


def build_net(rules: Sequence[Rule], spoken_words: SpokenWords) -> Net:
    """Build the net of all sentences that match `rules`.

    The wake word may come before any of them, or stand alone.
    """
    builder = _Builder(spoken_words)
    begin = builder.add_state()
    builder.add_empty(0, begin)
    after_wake_word = builder.add_node(Word((WAKE,)), 0, frozenset())
    builder.add_empty(after_wake_word, begin, weight=OPTION_WEIGHT)
    only_wake_word = builder.add_node(Word((WAKE,), "rule"), 0, frozenset())
    builder.add_empty(only_wake_word, builder.last)
    answer_marks = frozenset(_rule_mark(rule) for rule in rules if rule.answers)
    for rule in rules:
        start = builder.add_state()
        weight = OFF_TOPIC_PENALTY if answer_marks and not rule.answers else 1.0
        builder.add_empty(begin, start, _rule_mark(rule), weight=weight)
        builder.add_empty(builder.add_node(rule.node, start, rule.checks), builder.last)
    wake_words = frozenset(spoken_words.get(WAKE, ()))
    return replace(builder.net(), wake_words=wake_words, answer_marks=answer_marks)


def _rule_mark(rule: Rule) -> str:
    return f"rule={rule.name}"


class _Builder:
    """Translates grammar nodes to states and transitions.

    Transitions without a word ("empty") are removed at the end.
    """

    def __init__(self, spoken_words: SpokenWords) -> None:
        self._spoken_words = spoken_words
        self._state_count = 2
        self.last = 1
        self._transitions: list[Transition] = []
        # End, weight and marks of the empty transitions that leave a state.
        self._empty: dict[int, list[tuple[int, float, Meaning]]] = defaultdict(list)

    def add_state(self) -> int:
        self._state_count += 1
        return self._state_count - 1

    def add_empty(self, start: int, end: int, *marks: str, weight: float = 1.0) -> None:
        self._empty[start].append((end, weight, marks))

    def add_node(self, node: Node, start: int, checks: frozenset[str]) -> int:
        """Add everything that `node` matches; returns the state that it leads to from `start`.

        Slots in `checks` get no marks: they only repeat what the rest of the sentence means.
        """
        match node:
            case Word(concepts, slot, bare):
                end = self.add_state()
                for concept in concepts:
                    self._add_symbol(start, end, concept, slot, checks)
                    if not bare:
                        self._add_symbol(start, end, Inflected(concept), slot, checks)
            case Number(slot, least):
                end = self.add_state()
                # Zero is only understood to be refused; it is spoken if it is the only number.
                first = max(least, min(1, node.most_spoken))
                for number in range(first, min(node.most_spoken, LARGEST_NUMBER) + 1):
                    for form in node.forms:
                        self._add_symbol(start, end, Numeral(form, number), slot, checks)
            case Name(slot):
                end = self.add_state()
                for symbol in self._spoken_words:
                    if isinstance(symbol, Seat):
                        self._add_symbol(start, end, symbol, slot, checks)
            case Seq(nodes):
                end = start
                for inner in nodes:
                    end = self.add_node(inner, end, checks)
            case Alt(nodes):
                end = self.add_state()
                for inner in nodes:
                    self.add_empty(self.add_node(inner, start, checks), end)
            case Opt(inner):
                begin, end = self.add_state(), self.add_state()
                is_filler = isinstance(inner, Word) and inner.slot is None
                self.add_empty(start, begin, weight=FILLER_WEIGHT if is_filler else OPTION_WEIGHT)
                self.add_empty(start, end)
                self.add_empty(self.add_node(inner, begin, checks), end)
            case Many(_, inner, whole):
                end = self._add_list(inner, start, whole)
            case Typed():
                end = self.add_state()  # unreachable
            case _:
                assert_never(node)
        return end

    def _add_list(self, inner: Node, start: int, whole: int | None) -> int:
        """Add one or more of `inner`, all with numbers or all without, usually `whole` in total."""
        end, irregular = self.add_state(), self.add_state()
        for counts in (range(1, (whole or MOST_OF_ONE_COLOUR) + 1), (0,)):
            # One state for each total so far.
            totals = [self.add_state() for _ in range(whole or 1)]
            self.add_empty(start, totals[0])
            for total, state in enumerate(totals):
                for count in counts:
                    new_total = total + max(count, 1)
                    if whole is None:
                        new_total = 0
                    elif new_total > whole:
                        continue
                    # "One red" means the same as "red".
                    checks = frozenset({"count"} if count == 1 else ())
                    reached = self.add_node(with_count(inner, count), state, checks)
                    if new_total == (whole or 0):
                        self.add_empty(reached, end)
                        new_total = 0
                    self.add_empty(reached, totals[new_total])
                self.add_empty(state, irregular, weight=IRREGULAR_LIST_PENALTY)
                if total:
                    self.add_empty(state, end, weight=IRREGULAR_LIST_PENALTY)
        # A count that only repeats what a single item means carries meaning in a list.
        counted = limit_numbers(inner, {"count": whole or MOST_OF_ONE_COLOUR})
        reached = self.add_node(counted, irregular, frozenset())
        self.add_empty(reached, irregular)
        self.add_empty(reached, end)
        return end

    def _add_symbol(
        self, start: int, end: int, symbol: SpokenSymbol, slot: str | None, checks: frozenset[str]
    ) -> None:
        """Add all texts of a symbol, with a mark if it fills a slot that is not in `checks`."""
        match symbol:
            case Seat(value) | Numeral(_, value) | Inflected(value) | value:
                pass
        marks = () if slot is None or slot in checks else (f"{slot}={value}",)
        for text in self._spoken_words.get(symbol, ()):
            state, remaining_marks = start, marks
            *first_words, last_word = text.split()
            for word in first_words:
                following = self.add_state()
                self._transitions.append(Transition(state, following, word, marks=remaining_marks))
                state, remaining_marks = following, ()
            self._transitions.append(Transition(state, end, last_word, marks=remaining_marks))

    def net(self) -> Net:
        """Return the net without empty transitions."""
        leaving: dict[int, list[Transition]] = defaultdict(list)
        for transition in self._transitions:
            leaving[transition.start].append(transition)
        steps: dict[int, list[Step]] = {}
        ends: dict[int, float] = {}
        waiting: list[tuple[int, _Followed]] = []
        # States that the same follows are equivalent: the first of them stands for all.
        firsts: dict[_Followed, int] = {}
        numbers: dict[int, int] = {}

        def number(state: int) -> int:
            if state not in numbers:
                followed = tuple(
                    (reached, marks, weight)
                    for (reached, marks), weight in self._follow_empty(state).items()
                    if reached in leaving or reached == self.last
                )
                numbers[state] = firsts.setdefault(followed, state)
                if numbers[state] == state:
                    waiting.append((state, followed))
            return numbers[state]

        number(0)
        while waiting:
            state, followed = waiting.pop()
            steps[state] = [
                (
                    following.word,
                    round_weight(weight * following.weight),
                    (*marks, *following.marks),
                    number(following.end),
                )
                for reached, marks, weight in followed
                for following in leaving.get(reached, ())
            ]
            if likely := [weight for reached, _, weight in followed if reached == self.last]:
                ends[state] = max(likely)
        return trim_net(steps, ends)

    def _follow_empty(self, state: int) -> dict[tuple[int, Meaning], float]:
        """States that empty transitions reach, with the marks and weight of the likeliest way."""
        weights: dict[tuple[int, Meaning], float] = {(state, ()): 1.0}
        waiting = list(weights)
        while waiting:
            start, marks = waiting.pop()
            for end, weight, new_marks in self._empty[start]:
                reached = (end, (*marks, *new_marks))
                product = weights[start, marks] * weight
                if product > weights.get(reached, 0.0):
                    weights[reached] = product
                    waiting.append(reached)
        return weights
