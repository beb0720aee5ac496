"""Questions that go on with the one before, and what is understood of those that make no sense."""

from collections.abc import Sequence

from azul_access.games import asking
from azul_access.games.asked_parts import Place
from azul_access.games.question_parser import Parser
from azul_access.games.questions import AboutUnclear
from azul_access.language.grammar import Seat
from azul_access.language.question_words import Item


def find_parts(
    items: Sequence[Item], vocabulary: asking.Vocabulary, asker: asking.Asker
) -> AboutUnclear | None:
    """A place, a colour or a player that a line names; None if it names none of them.

    Beside a place of which no number is known, a colour counts more.
    """
    parser = Parser(vocabulary, asker, is_marked=True, is_bare=True)
    for asked in parser.read(items):
        if asked is None:
            continue
        places, seats = asked.named_places(), asked.named_seats()
        is_person = any(isinstance(symbol, Seat) for symbol in asked.seats)
        seat = seats[0] if seats and (is_person or asked.colour is not None) else None
        if places and not (asked.colour is not None and _is_open(asked, places[0])):
            return AboutUnclear(places[0])
        if asked.colour is not None or is_person:
            return AboutUnclear(None, asked.colour, seat)
    return None


def _is_open(asked: asking.Asked, place: Place) -> bool:
    kind = asked.kind()
    return kind is None or ((kind.numbered or kind.plural) and place.number is None)


def is_named(vocabulary: asking.Vocabulary, item: Item) -> bool:
    """Whether an item names something: a place, a colour, a number or a player."""
    return any(
        not isinstance(symbol, str) or symbol in vocabulary.places or symbol in vocabulary.colours
        for symbol in item.symbols
    )


def is_part(vocabulary: asking.Vocabulary, item: Item) -> bool:
    """Whether an item names something, or stands before what does."""
    return is_named(vocabulary, item) or not {"on", "in"}.isdisjoint(item.symbols)


# More readings than this are not combined with those of the question before.
_MOST_COMBINED = 6


def find_follow_up(
    lines: Sequence[Sequence[Item]],
    vocabulary: asking.Vocabulary,
    forms: Sequence[asking.QuestionForm],
    asker: asking.Asker,
) -> object | None:
    """The question of a line that goes on with those before it; None if it makes none.

    What the last of the `lines` names takes the place of what the ones before it have named.
    """
    parser = Parser(vocabulary, asker, is_marked=True, is_bare=True)
    combined: list[asking.Asked] = []
    for items in lines:
        read = [asked for asked in parser.read_follow_up(items, combined) if asked is not None]
        read = read[:_MOST_COMBINED]
        if combined:
            read = [old.followed_by(new) for old in combined for new in read]
        combined = read
    for form in forms:
        for asked in combined:
            if form.fits(asked, is_bare=True, beside_moves=True):
                question = form.build(asked)
                if question is not None and not asked.unused():
                    return question
    return None
