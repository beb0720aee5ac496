"""Lines with what their pronouns stand for: "can Ben use those" after a question about reds."""

from collections.abc import Collection, Iterator, Sequence

from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.subject_model import Entries
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import Item
from azul_access.session.meaning.referring import is_pronoun
from azul_access.session.meaning.subjects import divide
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

# What a place is, and tiles are not.
_OF_PLACES = frozenset(("full", "empty", "missing", "space", "started", "nearly", "used"))
_BEFORE_PLACE = frozenset(("on", "in"))


def name_pronouns(session: Session, text: str, before: str, target: str = "") -> Iterator[str]:
    """Yield a line with the names of what its pronouns can stand for, which is named in `before`.

    Nothing for a line without a pronoun that something in `before` can be. `target` names the place
    that tiles were put to, if any: the line may ask for it without any word, "how many are free?".
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    phrases, entries = words.phrases, divide(session, text)
    named = divide(session, before)
    tiles = find_tiles(named, vocabulary)
    places = [tokenize(target)] if target else _list_places(named, vocabulary)
    names_person = any(_names_seat(item) for item, _ in named)
    is_of_place = any(_has(item, _OF_PLACES) for item, _ in entries)
    has_tiles = any(_has(item, vocabulary.colours) for item, _ in entries)
    has_place = any(_has(item, vocabulary.places) for item, _ in entries)
    counts_tiles = has_tiles and any(_has(item, ("how-many",)) for item, _ in entries)
    counts_other = any(_has(item, ("score",)) or _names_seat(item) for item, _ in entries)
    for place in places or [()]:
        said: list[str] = []
        is_changed = False
        skips = 0
        for at, (item, key) in enumerate(entries):
            is_that = key in phrases.that or _has(item, ("thereof",))
            is_that = is_that or (key in phrases.them and not names_person)
            meant: Sequence[str] = ()
            if skips:
                skips -= 1
                continue
            if is_that and _is_named_again(entries, at, named, vocabulary):
                meant, skips = place, 1  # "that row"
            elif key in phrases.there and not (has_place or counts_tiles or _is_verb(entries, at)):
                meant = place
            elif is_that and is_pronoun(entries, at) and not has_tiles:
                meant = place if is_of_place and not has_place else tiles
            said += meant or key
            if _has(item, ("how-many",)) and not (has_tiles or has_place or counts_other):
                meant = () if is_of_place else tiles  # "how many are left"
                said += meant
            is_changed = is_changed or bool(meant)
        if not is_changed and target and is_of_place and not (has_place or has_tiles):
            said, is_changed = [*said, *place], True
        if is_changed:
            yield " ".join(said)


def _is_named_again(entries: Entries, at: int, named: Entries, vocabulary: Vocabulary) -> bool:
    """Whether a kind of numbered places is next, without a number, which was named before."""
    following = entries[at + 1 : at + 3]
    kinds = {
        str(symbol)
        for item, _ in following[:1]
        for symbol in (item.symbols if item else ())
        if symbol in vocabulary.places and vocabulary.places[str(symbol)].numbered
    }
    is_numbered = any(_is_number(item) for item, _ in following[1:])
    return not is_numbered and any(_has(item, kinds) for item, _ in named)


def _is_verb(entries: Entries, at: int) -> bool:
    """Whether "there" belongs to the verb: "is there a row", but "what is there"."""
    return at + 1 < len(entries) and _has(entries[at][0], ("is",))


def _has(item: Item | None, concepts: Collection[str]) -> bool:
    return item is not None and any(symbol in concepts for symbol in item.symbols)


def find_tiles(entries: Entries, vocabulary: Vocabulary) -> Sequence[str]:
    """The word for the only colour that a line names."""
    found = {
        symbol: key
        for item, key in entries
        if item is not None and FILLER not in item.symbols
        for symbol in item.symbols
        if symbol in vocabulary.colours
    }
    return next(iter(found.values())) if len(found) == 1 else ()


def _list_places(entries: Entries, vocabulary: Vocabulary) -> list[Sequence[str]]:
    """The words for each place that a line names, with its number; the last one first."""
    found: list[Sequence[str]] = []
    for at, (item, _) in enumerate(entries):
        if not _has(item, vocabulary.places):
            continue
        first, last = at, at + 1
        if at and entries[at - 1][0] is not None and _is_ordinal(entries[at - 1][0]):
            first = at - 1
        elif last < len(entries) and _is_number(entries[last][0]):
            last += 1
        while first and entries[first - 1][0] is not None and _is_small(entries[first - 1][0]):
            first -= 1
        found.insert(0, [token for _, key in entries[first:last] for token in key])
    return found


def _names_seat(item: Item | None) -> bool:
    return item is not None and any(isinstance(symbol, Seat) for symbol in item.symbols)


def _is_number(item: Item | None) -> bool:
    return item is not None and any(type(symbol) is int for symbol in item.symbols)


def _is_ordinal(item: Item | None) -> bool:
    return item is not None and item.ordinal


def _is_small(item: Item | None) -> bool:
    return item is not None and (
        FILLER in item.symbols or not _BEFORE_PLACE.isdisjoint(item.symbols)
    )
