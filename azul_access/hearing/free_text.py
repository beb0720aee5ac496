"""Recognises commands with a Whisper model, which writes free text and knows nothing of the game.

The text is compared with the sentences of the net by its sounds. Where only few words can be said,
such as yes and no, the model is also asked for the likeliest texts of these words alone.
"""

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Protocol

import numpy as np

from azul_access.hearing.agreement import FEW_WORDS, Reading, Text
from azul_access.hearing.net import Net
from azul_access.hearing.repair import Repairer
from azul_access.hearing.second_opinion import ScoringModel, SecondOpinion
from azul_access.hearing.sounds import Sounds, figures_of, without_repetition
from azul_access.hearing.variants import Words
from azul_access.hearing.whisper_model import Heard, Transcript
from azul_access.language.lexicon import tokenize
from azul_access.session.recognition import Guess, Written

# Nets that are kept, as by the other engine.
_MAX_NETS = 3
# Texts that the model writes: one of them may mean something else than the likeliest.
_WRITTEN = 3
# Where few words can be said: how many texts of them are compared, what one wrong sound weighs
# beside the logarithm of a text's probability, and how much it counts that the model would write
# the text anyway, such as one, two, three. Chosen with rows of digits: saytime and Asterisk at
# 6 dB, Pico at 20 and 8 dB, four voices of espeak-ng at 40 and 20 dB.
_TEXTS = 12
_SOUND_WEIGHT = 3.0
_EXPECTED_WEIGHT = 0.4
_NO_RIVAL = -99.0  # how likely another sentence is if the model has none
_SENTENCES_IN_PROMPT = 3


class TextModel(ScoringModel, Protocol):
    """What the reader needs of `whisper_model.WhisperModel`."""

    def hear(self, audio: bytes) -> Heard: ...

    def transcribe(
        self,
        heard: Heard,
        language: str,
        prompt: str = "",
        allowed: Collection[int] = (),
        count: int = 1,
    ) -> list[Transcript]: ...

    def expect(self, texts: Sequence[str], language: str) -> list[float]: ...


class FreeTextReader:
    """`prompt` are sentences of the language, from which those are taken that suit the moment."""

    def __init__(self, model: TextModel, language: str, prompt: Sequence[str]) -> None:
        self._model = model
        self._language = language
        self._sentences = prompt
        self._sounds = Sounds(language)
        self._figures = figures_of(language)
        # The reader lives as long as the process.
        self._repairer = lru_cache(_MAX_NETS)(lambda net: Repairer(net, self._sounds))
        self._prompt = lru_cache(_MAX_NETS)(self._choose_prompt)
        self._tokens = lru_cache(_MAX_NETS)(self._find_tokens)
        self._opinion = SecondOpinion(model, language, prompt)
        self._last: tuple[Heard, Text] | None = None

    def read(self, audio: bytes, net: Net) -> Text:
        """Return what the model writes, and the sentence that is nearest to it, however far it is.

        `audio` is mono, signed 16-bit little endian, at 16 kHz.
        """
        heard, prompt = self._model.hear(audio), self._prompt(net)
        texts = self._model.transcribe(heard, self._language, prompt, count=_WRITTEN)
        text = texts[0].text if texts else ""
        if len(net.words) <= FEW_WORDS:
            reading = self._read_few(heard, net, text)
        else:
            reading = self._read_many(texts, net, prompt)
        written = None
        if text and not is_piece(text, prompt):
            pieces = len(self._model.tokens.encode(text)) + 1
            written = Written(without_repetition(text), texts[0].score / pieces)
        self._last = heard, Text(reading, written)
        return self._last[1]

    def reconsider(self, net: Net, sentences: Sequence[Words]) -> tuple[Guess, ...]:
        """The second opinion about what was read last; `sentences` may have been said, too."""
        if self._last is None:
            return ()
        heard, text = self._last
        found = [] if text.reading is None else [text.reading, text.reading.rival]
        wordings = dict.fromkeys([*(it.words for it in found if it), *sentences])
        return self._opinion.guesses(heard, net, tuple(wordings))

    def _read_many(self, texts: Sequence[Transcript], net: Net, prompt: str) -> Reading | None:
        text = texts[0].text if texts else ""
        repairer = self._repairer(net)
        repaired = repairer.repair(text) if text else None
        if repaired is None:
            return None
        same = set(net.meanings(repaired.words))
        others = (repairer.repair(other.text) for other in texts[1:] if other.text)
        rivals = (it for it in others if it and same.isdisjoint(net.meanings(it.words)))
        rival = next((Reading(it.words, it.cost) for it in rivals), None)
        leaked = is_piece(text, prompt)
        return Reading(repaired.words, repaired.cost, leaked, wrong=repaired.wrong, rival=rival)

    def _read_few(self, heard: Heard, net: Net, written: str) -> Reading | None:
        """The likeliest sentence of a few words; its cost compares it with the free text."""
        if any(self._sounds.difference((word,), written) == 0.0 for word in net.talk):
            return None
        tokens = self._tokens(net)
        texts = self._model.transcribe(heard, self._language, "", tokens, _TEXTS)
        expected = self._model.expect([text.text for text in texts], self._language)
        repairer = self._repairer(net)
        chances: dict[tuple[str, ...], float] = {}
        for text, usual in zip(texts, expected, strict=True):
            repaired = repairer.repair(text.text)
            if repaired is not None:
                chance = text.score - repaired.wrong * _SOUND_WEIGHT - usual * _EXPECTED_WEIGHT
                before = chances.get(repaired.words, -math.inf)
                chances[repaired.words] = float(np.logaddexp(before, chance))
        if not chances:
            return None
        best = max(chances, key=lambda words: chances[words])
        same = set(net.meanings(best))
        others = [words for words in chances if same.isdisjoint(net.meanings(words))]
        second = max(others, key=lambda words: chances[words], default=None)
        margin = chances[best] - (_NO_RIVAL if second is None else chances[second])
        difference = self._sounds.difference
        rival = Reading(second, difference(second, written)) if second else None
        return Reading(best, difference(best, written), margin=margin, rival=rival)

    def _choose_prompt(self, net: Net) -> str:
        """The first sentences whose words can be said now; figures always can."""
        known = {token for word in net.words for token in tokenize(word)}
        fitting = [
            sentence
            for sentence in self._sentences
            if all(token in known or token.isdecimal() for token in tokenize(sentence))
        ]
        return " ".join(fitting[:_SENTENCES_IN_PROMPT])

    def _find_tokens(self, net: Net) -> frozenset[int]:
        """The tokens of a net's words in each way that they can be written."""
        tokens: set[int] = set()
        for word in net.words:
            for form in {word, word.capitalize(), self._figures.get(word, word)}:
                for written in (form, f" {form}", f"{form},", f"{form}."):
                    tokens.update(self._model.tokens.encode(written))
        return frozenset(tokens)


def is_piece(text: str, prompt: str) -> bool:
    """Whether the words of a text stand in the prompt one after the other."""
    words, whole = tokenize(text), tokenize(prompt)
    places = range(len(whole) - len(words) + 1)
    return bool(words) and any(whole[at : at + len(words)] == words for at in places)
