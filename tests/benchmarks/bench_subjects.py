"""Measure how many questions are answered whose examples were not learned, and how many wrongly.

`python tests/benchmarks/bench_subjects.py LANGUAGE [GAME]` leaves out a fifth of the examples,
learns from the others and asks what was left out, five times. The table has a line for each margin:
how many are answered if it is the least one, and how many of all are answered as another subject.
Many subjects are much the same to those who ask ("where are reds", "where are all the reds"), so
that not each of these answers is wrong. With `--show`, it lists them. With `--forms`, it tells for
lines that a form reads as a question of another type, how often the subject is right and how often
the form.
"""

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from azul_access.games import SYSTEMS
from azul_access.games.asking import Asker, Vocabulary
from azul_access.games.question_forms import SHARED_FORMS
from azul_access.games.question_parser import find_question
from azul_access.games.subject_model import Entries, SubjectModel
from azul_access.games.subject_questions import Reading, build_question, read_parts, read_subject
from azul_access.games.subjects import TABLE_TALK
from azul_access.language.lexicon import tokenize
from azul_access.language.question_examples import expand, load_examples, load_talk
from azul_access.language.question_words import QuestionWords
from azul_access.session.step.question_words import EXAMPLE_NAMES, load_words

FOLDS = 5
MARGINS = (0.0, 0.25, 0.4, 0.6, 0.8, 0.9)


class Asked(NamedTuple):
    """An example that was left out, and how it is read then."""

    subject: str
    example: str
    reading: Reading | None
    is_right: bool
    right: object | None
    formed: object | None

    def is_answered(self, margin: float) -> bool:
        reading = self.reading
        return reading is not None and reading.is_sure and reading.margin >= margin


def ask_all(language: str, game: str) -> Iterator[Asked]:
    """Yield each example, read by a model that learned from the other folds."""
    words, vocabulary = load_words(language, game, EXAMPLE_NAMES), SYSTEMS[game].asking
    assert vocabulary is not None
    written = [
        (subject, each, [list(words.split(line)) for line in expand(each)])
        for subject, examples in load_examples(language, game).items()
        for each in examples
    ]
    random.Random(1).shuffle(written)
    talk = [token for word in load_talk(language) for token in tokenize(word)]
    asker = Asker(0, len(EXAMPLE_NAMES), is_known=True)
    for fold in range(FOLDS):
        learned: dict[str, list[Entries]] = {}
        for index, (subject, _, lines) in enumerate(written):
            if index % FOLDS != fold:
                learned.setdefault(subject, []).extend(lines)
        model = SubjectModel(learned, vocabulary, talk)
        for subject, example, (entries, *_) in written[fold::FOLDS]:
            reading = read_subject(entries, model, vocabulary, asker)
            right = None
            if subject != TABLE_TALK:
                parts = list(read_parts(entries, vocabulary, asker))
                right = build_question(subject, parts, vocabulary)
            is_right = reading is not None and right is not None and reading.question == right
            formed = _read_form(words, vocabulary, asker, example)
            yield Asked(subject, example, reading, is_right, right, formed)


def _read_form(
    words: QuestionWords, vocabulary: Vocabulary, asker: Asker, example: str
) -> object | None:
    """The question whose form the first sentence of an example has."""
    items = words.divide(next(expand(example)))
    forms = (*vocabulary.forms, *SHARED_FORMS)
    return find_question(items, vocabulary, forms, asker, is_marked=True) if items else None


def show_forms(everything: Sequence[Asked]) -> None:
    """What is right where a subject and a form differ in the type of their question."""
    for low, high in pairwise((*MARGINS, math.inf)):
        differ = [
            one
            for one in everything
            if one.is_answered(low)
            and not one.is_answered(high)
            and one.formed is not None
            and one.reading is not None
            and type(one.formed) is not type(one.reading.question)
        ]
        forms = sum(one.formed == one.right for one in differ)
        subjects = sum(one.is_right for one in differ)
        print(f"{low:.2f}: of {len(differ):3}, the subject is right {subjects}, the form {forms}")


def main() -> None:
    parser = argparse.ArgumentParser(description="measure what is learned from examples")
    parser.add_argument("language")
    parser.add_argument("game", nargs="?", default="azul")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--forms", action="store_true")
    options = parser.parse_args()
    everything = list(ask_all(options.language, options.game))
    asked = [one for one in everything if one.subject != TABLE_TALK]
    talk = [one for one in everything if one.subject == TABLE_TALK]
    for margin in MARGINS:
        answered = [one for one in asked if one.is_answered(margin)]
        wrong = sum(not one.is_right for one in answered)
        taken = sum(one.is_answered(margin) for one in talk)
        print(
            f"{margin:.2f}: {len(answered) / len(asked):6.1%} answered, "
            f"{wrong / len(asked):5.1%} of another subject, {taken} of {len(talk)} remarks"
        )
    if options.forms:
        show_forms(asked)
    if options.show:
        for one in asked:
            if one.reading is not None and one.is_answered(0) and not one.is_right:
                surety = f"{one.reading.margin:.2f}"
                print(f"{one.subject} as {one.reading.subject} {surety}: {one.example}")


if __name__ == "__main__":
    main()
