"""Reads the text of a story alone, in three languages, and adds its points up.

It knows names and words, but neither messages nor the game: what a player had before a round, with
all that the paragraph says was won and lost, must be what the paragraph ends with.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from text_words import WORDS

_SENTENCE_ENDS = re.compile(r"(?<=[.!?”“])\s+(?=[A-ZÄÖÜÉ0-9])")


class TextReader:
    """`problems` are sentences about what does not add up; empty if all does."""

    NUMBERS = re.compile(r"\d+")

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names = names
        self.words = WORDS[language]
        self.problems: list[str] = []
        self.accounts = 0
        self._name = re.compile(r"\b(" + "|".join(names) + r")\b")
        self._begin = dict.fromkeys(names, 0)

    def read(self, text: str) -> list[str]:
        """The problems of a story with a paragraph in each line."""
        lines = text.splitlines()
        scores, title = self._begin, ""
        for line in lines:
            if line in self.words.parts:
                title = line
            elif found := re.match(self.words.round, line):
                scores = self._read_part(found[0].strip(), line[found.end() :], scores)
            elif title == self.words.parts[0]:
                scores = self._read_part(title, line, scores)
        final = scores
        result = re.findall(r"\d+", self._with_digits(lines[0]))
        if str(max(final.values())) not in result:
            self.problems.append(f"opening: {max(final.values())} is not in it: {lines[0]}")
        return self.problems

    def _read_part(self, title: str, text: str, before: dict[str, int]) -> dict[str, int]:
        """Check a round or the final count, and return the scores after it."""
        told: Counter[str] = Counter()
        lost: set[str] = set()
        falls: list[tuple[str, int, int]] = []
        subject: list[str] = []
        scores: dict[str, int] = {}
        for sentence in _SENTENCE_ENDS.split(self._with_digits(text)):
            named = list(dict.fromkeys(self._name.findall(sentence)))
            if begins := re.search(self.words.begins, sentence):
                before = dict.fromkeys(self.names, int(begins[1]))
                continue
            if not scores and re.search(self.words.score, sentence):
                scores = self._read_scores(sentence)
                continue
            if 0 < len(scores) < len(self.names) and re.search(self.words.more_score, sentence):
                scores |= self._read_scores(sentence)
                continue
            if scores:  # what follows the scores is about them
                continue
            if re.search(self.words.follows, sentence) and len(named) == 1 and named != subject:
                self.problems.append(f"{title} follows from another player: {sentence}")
            subject = named or subject
            fell = re.search(self.words.fell, sentence)
            if fell and len(named) == 1:
                falls.append((named[0], int(fell[1]), int(fell[2])))
                continue
            for name, points in self._read_points(title, sentence, named, subject):
                told[name] += points
                if points < 0:
                    lost.add(name)
        if not scores:
            self.problems.append(f"{title} no scores: {text}")
            return before
        for name in self.names:
            self.accounts += 1
            won = scores.get(name, -1000) - before.get(name, 0)
            if told[name] != won:
                self.problems.append(
                    f"{title} {name}: {before.get(name)}{won:+}, told {told[name]:+}"
                )
        for name, old, new in falls:
            if (old, new) != (before.get(name), scores.get(name)) or name not in lost:
                self.problems.append(f"{title} {name} falls without a cause")
        return scores

    def _with_digits(self, text: str) -> str:
        """The text with digits for one point, and without numbers of tiles."""
        for words, digits in self.words.one:
            text = re.sub(words, digits, text)
        return re.sub(rf"\b\d+ ({self.words.tiles})\b", "", text)

    def _read_scores(self, sentence: str) -> dict[str, int]:
        """Names with numbers, in either order; names without one have that of the others."""
        named = self._name.findall(sentence)
        if (versus := re.search(self.words.versus, sentence)) and len(named) == 1:
            other = next(name for name in self.names if name != named[0])
            return {named[0]: int(versus[1]), other: int(versus[2])}
        numbers = re.findall(r"\d+", sentence)
        if not named:
            return dict.fromkeys(self.names, int(numbers[0])) if numbers else {}
        return dict(self._pair(sentence))

    def _pair(self, sentence: str) -> Iterator[tuple[str, int]]:
        """Each name with its number; a list of names has one number."""
        named = self._name.findall(sentence)
        if len(named) > len(set(named)):  # names before the numbers only say who all of them are
            sentence = sentence[sentence.index(next(filter(str.isdigit, sentence))) :]
        waiting: list[str] = []
        held: int | None = None
        last = 0
        for token in re.findall(rf"\d+|\b(?:{'|'.join(self.names)})\b", sentence):
            if not token.isdigit() and held is not None:
                yield token, held
                held = None
            elif not token.isdigit():
                waiting.append(token)
            elif waiting:
                last = int(token)
                yield from ((name, last) for name in waiting)
                waiting = []
            else:
                held = last = int(token)
        yield from ((name, last) for name in waiting)

    def _read_points(
        self, title: str, sentence: str, named: list[str], subject: list[str]
    ) -> Iterator[tuple[str, int]]:
        """What a sentence says that players won, or lost (below zero)."""
        is_loss = bool(re.search(self.words.loss, sentence))
        numbers = re.findall(r"\d+", sentence)
        if not numbers or re.search(self.words.part, sentence):
            return
        if re.search(self.words.later, sentence) and not is_loss:
            return
        if len(named) > 1:
            sign = -1 if is_loss else 1
            if re.search(self.words.each, sentence) and len(set(numbers)) == 1:
                yield from ((name, sign * int(numbers[0])) for name in named)
            else:
                yield from ((name, sign * points) for name, points in self._pair(sentence))
            return
        if len(subject) != 1:
            self.problems.append(f"{title} nobody's points: {sentence}")
            return
        won = [0]
        loses = False
        for clause in re.split(rf"[;,] |{self.words.joined}", sentence):
            points = [int(number) for number in re.findall(r"\d+", clause)]
            # A clause that speaks of a loss without a number speaks of the next number.
            loses = loses or bool(re.search(self.words.loss, clause))
            if loses:
                yield from ((subject[0], -lost) for lost in points)
            elif not re.search(self.words.later, clause):
                won += points
            loses = loses and not points
        yield subject[0], max(won)
