"""A second opinion of a model that writes free text: which sentence of the net did it hear?

The model is asked how likely a sentence is after this sound. There are too many sentences to ask
about each: so one in the wording that was heard is taken, and each of its parts that could be
another is asked about alone. What two changed parts cost together is nearly the sum.
"""

import time
from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from azul_access.hearing.net import Net
from azul_access.hearing.sounds import figures_of
from azul_access.hearing.variants import Words, best_first, parts_of, put_in
from azul_access.hearing.whisper_model import Heard
from azul_access.session.recognition import Guess

# Guesses that are returned: the caller looks for those that are possible.
_MOST_GUESSES = 60
# Parts that nobody has asked about when this time is over stay as they were heard.
_SECONDS = 2.0
# How likely a piece of a sentence must be in the mean, as a logarithm. Moves in noise and far away
# were above it, most talk of people below; short words of talk reached -2.3, which is why a guess
# must be a possible move, too.
_LEAST_CHANCE = -3.5


class Tokens(Protocol):
    def encode(self, text: str) -> list[int]: ...


class ScoringModel(Protocol):
    """What it needs of `whisper_model.WhisperModel`."""

    @property
    def tokens(self) -> Tokens: ...

    def score(self, heard: Heard, texts: Sequence[str], language: str) -> list[float]: ...


class SecondOpinion:
    """`spelt` are sentences that show how the model writes the words of the game."""

    def __init__(self, model: ScoringModel, language: str, spelt: Sequence[str]) -> None:
        self._model = model
        self._language = language
        self._figures = figures_of(language)
        words = [word.strip(".,:") for sentence in spelt for word in sentence.split()[1:]]
        self._spelling = {word.lower(): word for word in words}

    def guesses(
        self, heard: Heard, net: Net, sentences: Sequence[Words], most: int = _MOST_GUESSES
    ) -> tuple[Guess, ...]:
        """Sentences of the net in the wording of one of `sentences`, the likeliest first.

        Scores are natural logarithms of probabilities. None if it was hardly one of them.
        """
        until = time.monotonic() + _SECONDS
        if not sentences:
            return ()
        chances = self._score(heard, sentences)
        chance, said = max(zip(chances, sentences, strict=True))
        parts, choices, losses = [], [], []
        for part in parts_of(net, said):
            if time.monotonic() > until:
                break
            others = [put_in(said, {part: it}) for it in part.others]
            parts.append(part)
            choices.append((said[part.start : part.end], *part.others))
            losses.append([0.0, *(chance - it for it in self._score(heard, others))])
        found: list[Guess] = []
        for chosen in islice(best_first(losses), most):
            changes = {part: row[at] for part, row, at in zip(parts, choices, chosen, strict=True)}
            loss = sum(row[at] for row, at in zip(losses, chosen, strict=True))
            found.append(Guess(" ".join(put_in(said, changes)), chance - loss))
        words = len(self._model.tokens.encode(self._write(tuple(found[0].text.split()))))
        return tuple(found) if found[0].score >= words * _LEAST_CHANCE else ()

    def _score(self, heard: Heard, sentences: Sequence[Words]) -> list[float]:
        return self._model.score(heard, [self._write(it) for it in sentences], self._language)

    def _write(self, words: Words) -> str:
        """A sentence as the model spells it: with figures, capitals and a full stop."""
        first, *others = words
        spelt = [self._figures.get(it, self._spelling.get(it, it)) for it in others]
        return " ".join([first.capitalize(), *spelt]) + "."
