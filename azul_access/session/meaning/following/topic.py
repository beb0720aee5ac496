"""What the last line of a conversation was about: the record that later lines point at.

It is in words, so that a line that points at something can be asked as a whole sentence.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import cast

from azul_access.games.asked_parts import AskedPlace, Place
from azul_access.games.asking import FILLER, Asked, Vocabulary
from azul_access.games.places import Table
from azul_access.games.questions import AboutBonus, AboutNearest
from azul_access.games.subject_model import Entries
from azul_access.games.supposing import SupposedStep
from azul_access.games.table_answers import find_answered
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import Item, QuestionWords
from azul_access.language.stripping import Key
from azul_access.session.meaning.following.items import is_number, names_seat
from azul_access.session.meaning.questions.subjects import divide, read_before
from azul_access.session.session import Session
from azul_access.session.step.question_words import load_words
from azul_access.values import frozen

_BEFORE_PLACE = frozenset(("on", "in"))


@frozen
class Topic:
    """The words for each place that was named, the likeliest first, and for the only colour.

    `held` is the only colour that lies at the only place. `kinds` are the concepts of numbered
    places. `names_person` is whether a player was named.
    """

    places: tuple[Key, ...] = ()
    tiles: Key = ()
    held: Key = ()
    kinds: frozenset[str] = frozenset()
    names_person: bool = False


def find_topic(session: Session) -> Topic:
    """What the conversation is about: by the last question and its answer, or by a move."""
    vocabulary, memory = session.setup.system.asking, session.memory
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    if vocabulary is None:
        return Topic()
    command, seat = getattr(memory.asked, "command", None), session.expected.player
    moved = memory.moved if command is None else SupposedStep(seat, command)
    if moved is not None:
        place = _find_target(session, moved)
        asked = None if place is None else _ask_of(vocabulary, place)
        topic = Topic() if asked is None else _name(session, asked)
        colour = getattr(moved.command, "colour", None)
        concept = next((each for each, it in vocabulary.colours.items() if it == colour), "")
        return replace(topic, tiles=words.find_words(concept)) if concept else topic
    if isinstance(memory.asked, AboutBonus):  # it is about no place of the table
        return Topic()
    read = read_before(session, memory.questions)
    named = [each for each in read if each.places or each.tiles or each.seats]
    if named and all(_lacks_number(vocabulary, each) for each in named):
        named = [_name_answered(session, each) for each in named]
        if isinstance(memory.asked, AboutNearest):  # several are equally near
            named = [each for each in named if not _lacks_number(vocabulary, each)]
    return _name(session, named[0]) if named else Topic()


def topic_of_line(session: Session, line: str, target: str = "") -> Topic:
    """What a line names; `target` names the place that tiles were put to, if any."""
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return Topic()
    named = divide(session, line)
    places = [tokenize(target)] if target else _list_places(named, vocabulary)
    return Topic(
        tuple(tuple(each) for each in places),
        tuple(find_tiles(named, vocabulary)),
        (),
        frozenset(
            str(symbol)
            for item, _ in named
            for symbol in (item.symbols if item else ())
            if symbol in vocabulary.places and vocabulary.places[str(symbol)].numbered
        ),
        any(item is not None and names_seat(item) for item, _ in named),
    )


def _name(session: Session, asked: Asked) -> Topic:
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    place = asked.place
    places = asked.places[::-1] if place is None else (place,)
    tiles = {each.colour for each in asked.tiles if each.colour is not None}
    return Topic(
        tuple(_name_place(session, words, asked, each) for each in places),
        words.find_words(tiles.pop()) if len(tiles) == 1 else (),
        _name_held(session, words, asked),
        frozenset(
            each.concept for each in places if asked.vocabulary.places[each.concept].numbered
        ),
        any(isinstance(seat, Seat) for seat in asked.seats),
    )


def _name_held(session: Session, words: QuestionWords, asked: Asked) -> Key:
    """The word for the only colour that lies at the only place that is named."""
    places = [each for each in asked.named_places() if each.number is not None]
    if len(places) != 1:
        return ()
    found = cast("Table", session.setup.system.places).find(session.ledger.state, places[0])
    counts = found[0].kind.counts(found[0]) if len(found) == 1 else ()
    held = [colour for colour, count in enumerate(counts) if count]
    colours = asked.vocabulary.colours
    return (
        words.find_words(next(c for c, it in colours.items() if [it] == held))
        if len(held) == 1
        else ()
    )


def _name_place(session: Session, words: QuestionWords, asked: Asked, place: AskedPlace) -> Key:
    number = () if place.number is None else (str(place.number),)
    colour = () if place.colour is None else words.find_words(place.colour)
    seats = asked.named_seats() if asked.vocabulary.places[place.concept].owned else []
    owner = tokenize(session.setup.names[seats[0]]) if len(seats) == 1 else ()
    return (*words.find_words(place.concept), *number, *colour, *owner)


def _find_target(session: Session, step: SupposedStep) -> Place | None:
    """Where a move puts tiles."""
    supposing = session.setup.system.supposing
    if supposing is None or step.seat is None:
        return None
    return supposing.find_target(step.command, step.seat)


def _ask_of(vocabulary: Vocabulary, place: Place) -> Asked | None:
    """The parts of a question about a place."""
    for concept, kind in vocabulary.places.items():
        if kind.kind == place.kind and kind.numbered and not kind.plural:
            seats = () if place.seat is None else (Seat(place.seat),)
            named = AskedPlace(concept, place.number)
            return Asked(places=(named,), seats=seats, vocabulary=vocabulary)
    return None


def _name_answered(session: Session, asked: Asked) -> Asked:
    """The parts of the question before, with the one place that its answer named."""
    system = session.setup.system
    table, question = cast("Table", system.places), session.memory.asked
    place = find_answered(table, session.ledger.state, question)
    found = None if place is None else _ask_of(asked.vocabulary, place)
    if found is None:
        return asked
    return replace(asked, places=found.places, seats=found.seats or asked.seats, used=set())


def _lacks_number(vocabulary: Vocabulary, asked: Asked) -> bool:
    kinds = [(vocabulary.places[place.concept], place) for place in asked.places]
    return any(kind.numbered and kind.owned and place.is_any for kind, place in kinds)


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
    return [
        [token for _, key in entries[first:last] for token in key]
        for first, last in reversed([*_find_places(entries, vocabulary.places)])
    ]


def _find_places(entries: Entries, places: Collection[str]) -> Iterator[tuple[int, int]]:
    """Yield where the words for each place begin and end."""
    for at, (item, _) in enumerate(entries):
        if item is None or not any(symbol in places for symbol in item.symbols):
            continue
        first, last = at, at + 1
        before = entries[at - 1][0] if at else None
        if before is not None and before.ordinal:
            first = at - 1
        elif last < len(entries) and is_number(entries[last][0]):
            last += 1
        while first and _is_small(entries[first - 1][0]):
            first -= 1
        yield first, last


def _is_small(item: Item | None) -> bool:
    return item is not None and (
        FILLER in item.symbols or not _BEFORE_PLACE.isdisjoint(item.symbols)
    )
