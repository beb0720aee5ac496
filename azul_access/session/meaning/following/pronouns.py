"""Lines with what their pronouns stand for: "can Ben use those" after a question about reds."""

from collections.abc import Collection, Iterator, Sequence

from azul_access.games.asking import FILLER, LIGHT
from azul_access.games.subject_model import Entries
from azul_access.language.question_phrases import QuestionPhrases
from azul_access.language.question_words import Item
from azul_access.language.stripping import Key
from azul_access.session.meaning.following.items import is_number, names_seat
from azul_access.session.meaning.following.topic import Topic
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words

# What a place is, and tiles are not.
_OF_PLACES = frozenset(("full", "empty", "missing", "space", "started", "nearly", "used"))
_WHERE = frozenset(("where", "where-to"))
# What tiles are, and places are not.
_OF_TILES = _WHERE | {"needs", "use", "fits", "put", "find", "take", "can"}
# What asks for the tiles of a place, and not for what can be done with them.
_COUNTING = frozenset((*LIGHT, "how-many", "tile", "everything", "in-game"))
# What may follow a pronoun; before anything else such a word is an article.
_AFTER_PRONOUN = frozenset(
    (
        *(FILLER, "is", "can", "must", "not", "me", "everybody", "again", "if", "do", "whether"),
        *("brings", "costs", "put", "take", "fits", "needs", "score", "long", "pass"),
        *("use", "find", "show"),
        *("this-round", "last-round", "since", "at-end"),
        *("full", "empty", "missing", "used", "started", "nearly", "placed", "taken"),
    )
)
# What a relative pronoun follows: "the tiles that are left", "a colour that fits".
_BEFORE_RELATIVE = frozenset(
    ("tile", "space", "colour", "score", "players", "moves", "round", "more", "most", "everything")
)


def name_pronouns(session: Session, text: str, topic: Topic) -> Iterator[str]:
    """Yield a line with the names of what its pronouns can stand for, the likeliest first.

    Nothing for a line without a pronoun that something of the topic can be.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    entries = divide(session, text)
    has_tiles = any(_has(item, vocabulary.colours) for item, _ in entries)
    has_place = any(_has(item, vocabulary.places) for item, _ in entries)
    pointers = list(_find_pointers(entries, words.phrases, topic))
    for place in topic.places or ((),):
        needs_tiles = any(_has(item, _OF_TILES) for item, _ in entries)
        tiles = topic.tiles or (topic.held if needs_tiles else ())
        meant = _list_meant(entries, tiles, place, has_tiles, has_place)
        for named in dict.fromkeys(meant):
            line = _fill_in(entries, pointers, named, place)
            if line is not None:
                yield line
    if pointers or has_tiles or has_place or any(_counts_other(item) for item, _ in entries):
        return
    is_of_place = any(_has(item, _OF_PLACES) for item, _ in entries)
    if is_of_place or any(_has(item, ("how-many",)) for item, _ in entries):
        for named in topic.places if is_of_place else (topic.tiles,):
            if named:  # "how many are left?"
                yield " ".join((*(token for _, key in entries for token in key), *named))


def _list_meant(
    entries: Entries, tiles: Key, place: Key, has_tiles: bool, has_place: bool
) -> list[Key]:
    """What a pronoun can stand for, the likeliest first."""
    if any(_has(item, _OF_PLACES) for item, _ in entries) and not has_place:
        return [place]
    if has_tiles:
        return [] if has_place else [place]
    if has_place or any(_has(item, _WHERE) for item, _ in entries):
        return [tiles]
    if any(item is not None and names_seat(item) for item, _ in entries):
        return [tiles, place]
    is_count = all(item is None or not _COUNTING.isdisjoint(item.symbols) for item, _ in entries)
    both = (*tiles, *place) if tiles else ()
    return [both, tiles, place] if is_count else [tiles, both, place]


def _fill_in(
    entries: Entries, pointers: Sequence[tuple[int, int, bool]], named: Key, place: Key
) -> str | None:
    """The line with names in place of the first pronoun, and without the other ones."""
    said: list[str] = []
    start, is_named = 0, False
    for first, last, is_of_place in pointers:
        said += [token for _, key in entries[start:first] for token in key]
        meant = place if is_of_place else named
        if not meant:
            return None
        said += () if is_named else meant
        start, is_named = last, True
    said += [token for _, key in entries[start:] for token in key]
    return " ".join(said) if is_named else None


def _find_pointers(
    entries: Entries, phrases: QuestionPhrases, topic: Topic
) -> Iterator[tuple[int, int, bool]]:
    """Yield where each pronoun begins and ends, and whether it stands for a place."""
    for at, (item, key) in enumerate(entries):
        is_that = key in (phrases.that | phrases.those) or (
            key in phrases.them and not topic.names_person
        )
        if is_that and _is_named_again(entries, at, topic):
            yield at, at + 2, True  # "that row"
        elif key in phrases.there:
            if not is_existential(entries, at):
                yield at, at + 1, True
        elif is_pronoun(entries, at) if is_that else _is_thereof(item, key, phrases):
            yield at, at + 1, False


def _is_thereof(item: Item | None, key: Key, phrases: QuestionPhrases) -> bool:
    return key in phrases.thereby or _has(item, ("thereof",))


def is_existential(entries: Entries, at: int) -> bool:
    """Whether a word for a place is only part of a verb: "is there a row", but "what is there"."""
    beside = (entries[index][0] for index in (at - 1, at + 1) if 0 <= index < len(entries))
    asks_what = any(_has(item, ("what", "which")) for item, _ in entries[:at])
    is_place = asks_what and at + 1 == len(entries)
    return not is_place and _is_verb(entries[at][0]) and any(map(_is_verb, beside))


def is_pronoun(entries: Entries, at: int) -> bool:
    """Whether a word that can be an article or a relative pronoun is a pronoun here."""
    before = entries[at - 1][0] if at else Item(())
    if before is not None and not _BEFORE_RELATIVE.isdisjoint(before.symbols):
        return False
    if at + 1 == len(entries):
        return True
    after = entries[at + 1][0]
    if after is not None:
        return not _AFTER_PRONOUN.isdisjoint(after.symbols) and "other" not in after.symbols
    # An unknown word at the end is a verb, if one that needs another came before: "can he stop".
    is_last = at + 2 == len(entries)
    return is_last and any(_has(item, ("can", "must")) for item, _ in entries[:at])


def _is_named_again(entries: Entries, at: int, topic: Topic) -> bool:
    """Whether a kind of numbered places is next, without a number, which was named before."""
    is_numbered = any(is_number(item) for item, _ in entries[at + 2 : at + 3])
    return not is_numbered and any(_has(item, topic.kinds) for item, _ in entries[at + 1 : at + 2])


def _is_verb(item: Item | None) -> bool:
    return _has(item, ("is",))


def _has(item: Item | None, concepts: Collection[str]) -> bool:
    return item is not None and any(symbol in concepts for symbol in item.symbols)


def _counts_other(item: Item | None) -> bool:
    return item is not None and (names_seat(item) or "score" in item.symbols)
