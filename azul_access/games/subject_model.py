"""Learns from examples which words belong to which subject of questions, and finds subjects.

`subject_weights` says how likely each subject is by the features of a line, `learner` how like it
is to an example. Features are words, their first letters, what words mean, and the kinds of parts
in the line, each also with the one before it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.learner import Topic, rarity, share
from azul_access.games.subject_weights import Line, SubjectWeights
from azul_access.language.grammar import Seat
from azul_access.language.question_words import Item
from azul_access.language.spelling import is_misspelt

Entry = tuple[Item | None, tuple[str, ...]]
Entries = Sequence[Entry]

_PERSONS = ("me", "other", "others", "everybody")
_SMALL = (FILLER, "on", "in")
_PREFIX = 5  # letters of a longer word that its other forms have as well
# A word that so many subjects have says nothing by itself, if it has none of the other meanings.
_COMMON = 4
_LIGHT = frozenset(
    (
        *("is", "can", "must", "show", "do", "find", "put", "take", "taken", "placed", "use"),
        *("everything", "each"),
        *("what", "which", "how", "whether", "something", "again", "fits"),
    )
)
# Who speaks can be named in every line.
_SPEAKERS = ("@me", "@everybody")
_PLAYERS = frozenset(("@me", "@other", "@seat"))
# Meanings that no subject may read over.
_HARD = frozenset(
    (
        *("=not", "=who", "=whose", "=why", "=if", "=when", "=most", "=fewest", "=next"),
        *("=last-round", "=since", "=following", "=marker"),
    )
)
# What a question about now can name without another answer.
_NOW = "=this-round"
# Begins the names of subjects that are paragraphs of the rule book.
RULE = "rule-"
# What a question is about that needs no other word, "points row 4", and its most words.
_SHORT = 6
_SHORT_FOR_QUESTIONS = frozenset(
    (
        *("brings", "costs", "missing", "score", "minus", "colour"),
        *("nearly", "bonus-points", "most", "fewest", "how-many"),
    )
)
# What begins a question for yes or no, and what does so right before who does it: "needs Ben".
_VERBS = frozenset(("is", "can", "must"))
_VERBS_BEFORE_PLAYER = frozenset(("needs", "missing", "brings", "costs", "fits", "begins"))
_QUESTION_WORDS = frozenset(
    ("what", "which", "where", "where-to", "how-many", "who", "whose", "how", "when", "why")
)
_SHORTEST = 3  # letters of a word that is a part of another one


class Ranked(NamedTuple):
    """A subject, and how likely it is."""

    score: float
    subject: str


class Unexplained(NamedTuple):
    """What does not belong to a subject: words with a meaning, parts, and unknown words."""

    said: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def join_numbers(entries: Entries) -> Entries:
    """The entries with a choice of numbers as the question how many: "two or three blacks"."""
    for at in range(len(entries) - 2):
        (first, one), (middle, joiner), (last, other) = entries[at : at + 3]
        is_choice = middle is not None and "whether" in middle.symbols
        if is_choice and _is_count(first) and _is_count(last):
            how_many = Item(("how-many",), asks=True)
            return [*entries[:at], (how_many, (*one, *joiner, *other)), *entries[at + 3 :]]
    return entries


def _is_count(item: Item | None) -> bool:
    """Whether an item is a number that says how many there are."""
    return item is not None and not item.ordinal and any(type(one) is int for one in item.symbols)


def list_features(entries: Entries, vocabulary: Vocabulary) -> list[str]:
    """The features of a line; those of parts begin with @, of meanings with =."""
    found: list[str] = []
    before = "^"
    for item, tokens in join_numbers(entries):
        found += tokens
        found += [f"{token[:_PREFIX]}-" for token in tokens if len(token) > _PREFIX]
        parts, meanings = _describe(item, vocabulary)
        found += [*parts, *meanings]
        is_small = item is not None and FILLER in item.symbols
        main = next(iter((*parts[:1], *meanings)), "" if is_small else tokens[0])
        if main:
            found.append(f"{before} {main}")
            before = main
    return list(dict.fromkeys(found))


def _describe(item: Item | None, vocabulary: Vocabulary) -> tuple[list[str], list[str]]:
    """What an item can be a part of, the general kind first, and what it means as a word."""
    parts: list[str] = []
    meanings: list[str] = []
    symbols = () if item is None else item.symbols
    is_small = FILLER in symbols
    for symbol in symbols:
        if isinstance(symbol, Seat):
            parts.append("@seat")
        elif not isinstance(symbol, str):
            parts += [] if is_small else ["@number"]
        elif symbol in vocabulary.places:
            kind = vocabulary.places[symbol]
            parts += ["@place", *(["@own"] if kind.owned else []), f"@{kind.kind}"]
        elif symbol == "tile" or symbol in vocabulary.colours:
            parts += [] if is_small else ["@tile" if symbol == "tile" else "@colour"]
        elif symbol in _PERSONS:
            parts += [] if is_small else [f"@{symbol}"]
        elif symbol not in _SMALL:
            meanings.append(f"={symbol}")
    return list(dict.fromkeys(parts)), meanings


def list_featured(
    examples: Mapping[str, Iterable[Entries]], vocabulary: Vocabulary
) -> dict[str, list[list[str]]]:
    """The features of each sentence of each subject."""
    return {
        subject: [list_features(entries, vocabulary) for entries in sentences]
        for subject, sentences in examples.items()
    }


def list_lines(featured: Mapping[str, Iterable[Sequence[str]]]) -> list[Line]:
    """What weights are fitted to."""
    return [Line(subject, features) for subject in featured for features in featured[subject]]


class SubjectModel:
    """The subjects of one language and game."""

    def __init__(
        self,
        examples: Mapping[str, Iterable[Entries]],
        vocabulary: Vocabulary,
        talk: Iterable[str] = (),
        weights: SubjectWeights | None = None,
    ) -> None:
        """`examples` has the divided sentences of each subject; words of `talk` say nothing.

        Weights that know other subjects are not used, but fitted anew, which takes a while.
        """
        self._vocabulary = vocabulary
        self._talk = frozenset(talk)
        self._examples = examples
        if weights is None or set(weights.subjects) != set(examples):
            from azul_access.games.subject_fit import fit_weights  # numpy takes time to load

            weights = fit_weights(list_lines(list_featured(examples, vocabulary)))
        self.weights = weights
        self._topics: dict[str, Topic] = {}
        # Several checks of a line need the same.
        self._ranked = lru_cache(maxsize=2)(self._rank)

    def rank(self, entries: Entries) -> Sequence[Ranked]:
        """All subjects, the likeliest first."""
        return self._ranked(tuple(list_features(entries, self._vocabulary)))

    def _rank(self, features: Sequence[str]) -> Sequence[Ranked]:
        shares = self.weights.judge(features)
        return sorted(map(Ranked, shares, self.weights.subjects), reverse=True)

    def likeness(self, entries: Entries, subject: str) -> float:
        """How like a line is to the likest example of a subject, from 0 to 1."""
        return max(self._compare(entries, subject), default=0.0)

    def find_nearest(self, entries: Entries, subject: str) -> list[int]:
        """The places of the likest examples among those of a subject, the likest first."""
        cosines = self._compare(entries, subject)
        like = (index for index, cosine in enumerate(cosines) if cosine)
        return sorted(like, key=lambda at: -cosines[at])

    def _compare(self, entries: Entries, subject: str) -> list[float]:
        features = list_features(entries, self._vocabulary)
        return self._topic(subject).compare(share(features, self._weigh))

    def _topic(self, subject: str) -> Topic:
        """The examples of a subject; it is learned when it is needed first."""
        if subject not in self._topics:
            featured = list_featured({subject: self._examples[subject]}, self._vocabulary)
            self._topics[subject] = Topic(featured[subject], self._weigh)
        return self._topics[subject]

    def _weigh(self, feature: str) -> float:
        return rarity(len(self.weights.subjects), self.weights.count_subjects(feature))

    def _is_common(self, word: str) -> bool:
        return self.weights.count_subjects(word) >= _COMMON

    def find_unexplained(
        self, entries: Entries, subject: str, *, names_player: bool = False
    ) -> Unexplained:
        """The words and parts of a line that do not belong to a subject.

        Players do if the question of the line `names_player`.

        A word belongs to it if one of its examples has it, or another form or spelling of it, or if
        it says nothing. A word with a meaning of its own says something.
        """
        counts = self._topic(subject).counts
        left: list[str] = []
        unknown: list[str] = []
        for item, tokens in entries:
            parts, meanings = _describe(item, self._vocabulary)
            is_small = item is not None and FILLER in item.symbols
            if is_small and not parts and not any(self._says(one) for one in meanings):
                continue
            if not (parts or meanings):
                unknown += [token for token in tokens if not self._belongs(token, counts)]
            elif names_player and not _PLAYERS.isdisjoint(parts):
                continue
            elif not self._fits(parts, meanings, counts):
                is_hard = bool(parts) or not _HARD.isdisjoint(meanings)
                (left if is_hard else unknown).extend(
                    token for token in tokens if is_hard or token not in counts
                )
        return Unexplained(tuple(left), tuple(unknown))

    @staticmethod
    def _says(meaning: str) -> bool:
        """Whether a question is another one without a word of this meaning."""
        return meaning[1:] not in _LIGHT

    def _fits(
        self, parts: Sequence[str], meanings: Sequence[str], counts: Mapping[str, int]
    ) -> bool:
        """Whether a subject has what an item can mean."""
        if any(meaning in counts for meaning in meanings) or _NOW in meanings:
            return True
        if parts:
            # "Red tiles" are reds.
            names_tiles = parts == ["@tile"] and "@colour" in counts
            return names_tiles or parts[-1] in counts or parts[-1] in _SPEAKERS
        return not any(map(self._says, meanings))

    def has_evidence(self, entries: Entries, subject: str) -> bool:
        """Whether a line has a word or a part that a subject has, and that says something."""
        counts = self._topic(subject).counts
        for item, tokens in entries:
            parts, meanings = _describe(item, self._vocabulary)
            if any(part in counts for part in parts if part not in _SPEAKERS):
                return True
            if any(meaning in counts and self._says(meaning) for meaning in meanings):
                return True
            if item is None or FILLER not in item.symbols:
                own = [token for token in tokens if token not in self._talk]
                if any(token in counts and not self._is_common(token) for token in own):
                    return True
        return False

    def is_aside(self, entries: Entries) -> bool:
        """Whether words say nothing about the game: a remark, an address, who asks."""
        for item, _ in entries:
            parts, meanings = _describe(item, self._vocabulary)
            if any(part not in (*_SPEAKERS, "@seat", "@other", "@others") for part in parts):
                return False
            if any(map(self._says, meanings)):
                return False
        return True

    def has_predicate(self, entries: Entries, subject: str) -> bool:
        """Whether a line has a word of a subject that is more than a part or a question word."""
        counts = self._topic(subject).counts
        for item, tokens in entries:
            parts, meanings = _describe(item, self._vocabulary)
            if parts or (item is not None and FILLER in item.symbols):
                continue
            if any(meaning in counts and self._says(meaning) for meaning in meanings):
                return True
            own = not meanings and not self._talk.issuperset(tokens)
            if own and any(token in counts and not self._is_common(token) for token in tokens):
                return True
        return False

    def is_particular(self, entries: Entries) -> bool:
        """Whether a line names several numbers, as of a space and of tiles; no rule needs them."""
        numbers = [it for it, _ in entries if "@number" in _describe(it, self._vocabulary)[0]]
        return len(numbers) > 1

    @staticmethod
    def is_short_for_question(entries: Entries) -> bool:
        """Whether a line has a word that says what is asked, and may lack all others."""
        items = [item for item, _ in entries if item]
        symbols = {symbol for item in items for symbol in item.symbols}
        states_points = any(
            "score" in item.symbols and any(type(symbol) is int for symbol in before.symbols)
            for before, item in pairwise(items)
        )  # "seven points"
        is_short = len(entries) <= _SHORT and not states_points
        is_short = is_short or any(item.asks for item in items)
        return is_short and not _SHORT_FOR_QUESTIONS.isdisjoint(symbols)

    def begins_as_question(self, entries: Entries) -> bool:
        """Whether a question word, or a verb before anything else, says something first."""
        is_first = True
        for index, (item, tokens) in enumerate(entries):
            symbols = () if item is None else item.symbols
            if item is not None and (item.asks or not _QUESTION_WORDS.isdisjoint(symbols)):
                return True
            if is_first and not _VERBS.isdisjoint(symbols):
                return True
            if is_first and not _VERBS_BEFORE_PLAYER.isdisjoint(symbols):
                parts, _ = _describe(
                    next(iter(entries[index + 1 :]), (None, ()))[0], self._vocabulary
                )
                if not _PLAYERS.isdisjoint(parts):
                    return True
            if self._talk.issuperset(tokens):
                is_first = is_first and FILLER not in symbols
                continue
            if FILLER not in symbols:
                return False
            is_first = False
        return False

    def _belongs(self, token: str, counts: Counter[str]) -> bool:
        if token in counts or self._is_common(token) or token in self._talk:
            return True
        if len(token) > _PREFIX and f"{token[:_PREFIX]}-" in counts:
            return True
        if any(is_misspelt(token, word) for word in counts if word.isalpha()):
            return True
        ends = range(_SHORTEST, len(token) - _SHORTEST + 1)
        return any(token[:end] in counts and token[end:] in counts for end in ends)
