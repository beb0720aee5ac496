"""Words of moves and draws in random order: what is done is what the words say.

The test reads a sentence by itself: it knows the pieces that the sentence consists of.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Any

import pytest
from asked_games import ask, begin

from azul_access.games.sources import CENTRE, FACTORY_SPACES, Factory
from azul_access.session import Session
from azul_access.values import frozen

SENTENCES = 60
# Words of one language: kinds of tiles as concepts, those in the game's order, come from the games.
COLOURS = {
    "de": {"red": ("rot", "roten"), "blue": ("blau", "blauen"), "orange": ("orange", "orangen")},
    "en": {"red": ("red", "reds"), "blue": ("blue", "blues"), "orange": ("orange", "oranges")},
    "nl": {"red": ("rood", "rode"), "blue": ("blauw", "blauwe"), "orange": ("oranje", "oranje")},
}
NUMBERS = {
    "de": ("null", "eins", "zwei", "drei", "vier", "fünf"),
    "en": ("zero", "one", "two", "three", "four", "five"),
    "nl": ("nul", "een", "twee", "drie", "vier", "vijf"),
}
# Words that count and never name a place.
TIMES = {
    "de": ("", "einmal", "zweimal", "dreimal"),
    "en": ("", "a single", "a pair of", "three times"),
    "nl": ("", "eentje", "twee keer", "drie keer"),
}
PLACES = {
    "de": ("Manufaktur {}", "aus der Mitte", "Reihe {}", "auf den Boden"),
    "en": ("factory {}", "from the middle", "row {}", "onto the floor"),
    "nl": ("fabriek {}", "uit het midden", "rij {}", "op de vloer"),
}
NEGATIONS = {
    "de": ("nicht", "kein", "ohne"),
    "en": ("not", "no", "without"),
    "nl": ("niet", "geen", "zonder"),
}
SMALL = {
    "de": (
        "bitte",
        "nur",
        "ich nehme",
        "von",
        "in",
        "die",
        "lege",
        "von der",
        "toll",
        "mach voll",
    ),
    "en": (
        "please",
        "just",
        "I take",
        "from",
        "the",
        "put",
        "of the",
        "nice",
        "fill up",
    ),
    "nl": (
        "graag",
        "alleen",
        "ik neem",
        "van",
        "in",
        "de",
        "leg",
        "van de",
        "leuk",
        "maak vol",
    ),
}


@frozen
class Piece:
    """Words with what they say: a colour, a number, both, a place, or that something is not so."""

    text: str
    colour: str | None = None
    number: int | None = None
    place: str | None = None
    negates: bool = False


def move_pieces(language: str, game: str, random: Random) -> list[Piece]:
    """The pieces of a sentence that may be a move, mostly with everything that a move needs."""
    factory, centre, row, floor = PLACES[language]
    pieces = [_colour_piece(language, random)]
    number = random.randrange(1, 6)
    sources = (
        Piece(factory.format(NUMBERS[language][number]), place="factory", number=number),
        Piece(centre, place="centre"),
    )
    number = random.randrange(1, 6)
    targets = (
        Piece(row.format(NUMBERS[language][number]), place="row", number=number),
        Piece(floor, place="floor"),
    )
    pieces += random.choices(sources, k=random.choice((0, 1, 1, 1, 2)))
    if game == "azul":
        pieces += random.choices(targets, k=random.choice((0, 1, 1, 1, 2)))
    for _ in range(random.choice((0, 0, 1, 2))):
        number = random.randrange(1, 6)
        pieces.append(Piece(NUMBERS[language][number], number=number))
    if random.random() < 0.2:
        pieces.append(_colour_piece(language, random))
    return pieces


def _colour_piece(language: str, random: Random) -> Piece:
    """A colour, often with a number of tiles."""
    colour = random.choice(list(COLOURS[language]))
    one, many = COLOURS[language][colour]
    number = random.choice((None, 1, 2, 3))
    if number is None:
        return Piece(random.choice((one, many)), colour)
    if random.random() < 0.5:
        return Piece(f"{TIMES[language][number]} {one}", colour, number)
    return Piece(f"{NUMBERS[language][number]} {many}", colour, number)


def shuffle(language: str, pieces: Sequence[Piece], random: Random) -> list[Piece]:
    """The pieces in a random order, with small words between them, and sometimes a negation."""
    small = [Piece(text) for text in random.sample(SMALL[language], random.randrange(4))]
    mixed = [*pieces, *small]
    if random.random() < 0.15:
        mixed.append(Piece(random.choice(NEGATIONS[language]), negates=True))
    random.shuffle(mixed)
    return mixed


def text_of(pieces: Sequence[Piece]) -> str:
    return " ".join(piece.text for piece in pieces)


def check_move(session: Session, pieces: Sequence[Piece], command: object) -> None:
    """The move has each thing that was said, and each number is one of its numbers."""
    state = session.ledger.state
    source, colour = command.source, command.colour  # type: ignore[attr-defined]
    target: Any = getattr(command, "target", None)
    assert not any(piece.negates for piece in pieces)
    assert {piece.colour for piece in pieces if piece.colour} == {colour.name.lower()}
    taken = count_at(state, source, colour)
    free: list[int] = []
    said = [piece for piece in pieces if piece.place]
    if not any(piece.place in ("factory", "centre") for piece in said) and source is not CENTRE:
        free.append(source.index + 1)
    if not any(piece.place in ("row", "floor") for piece in said):
        free += [target.index + 1] if hasattr(target, "index") else [taken]
    for piece in said:
        if piece.place == "factory":
            assert source == Factory(int(piece.number or 0) - 1)
        elif piece.place == "centre":
            assert source is CENTRE
        elif piece.place == "row":
            assert getattr(target, "index", None) == int(piece.number or 0) - 1
        else:
            assert not hasattr(target, "index")
    numbers = [piece.number for piece in pieces if piece.number and not piece.place]
    assert {*numbers} <= {*free, taken}, (numbers, free, taken)


def count_at(state: object, source: object, colour: int) -> int:
    """How many tiles of a colour lie at a source of either game."""
    if isinstance(source, Factory):
        return state.factories[source.index].count(colour)  # type: ignore[attr-defined,no-any-return]
    centre = state.centre  # type: ignore[attr-defined]
    if isinstance(centre, tuple) and not hasattr(centre, "spaces"):
        return centre[colour]  # type: ignore[no-any-return]
    return [*centre.spaces, *centre.beside].count(colour)


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("language", COLOURS)
def test_a_move_is_what_its_words_say(language: str, game: str) -> None:
    session = begin(language, game, 2 if game == "summer-pavilion" else 1)
    random = Random(f"{language} {game}")
    done = 0
    for _ in range(SENTENCES):
        pieces = shuffle(language, move_pieces(language, game, random), random)
        step, texts = ask(session, text_of(pieces))
        applied = step.session.ledger.applied[len(session.ledger.applied) :]
        if not applied:
            continue
        done += 1
        try:
            check_move(session, pieces, applied[0].command)
        except AssertionError as error:
            raise AssertionError(text_of(pieces), texts) from error
    assert done


def _tiles_of(command: object) -> Sequence[Enum]:
    return command.tiles  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@pytest.mark.parametrize("language", COLOURS)
def test_a_draw_is_what_its_words_say(language: str, game: str) -> None:
    """Each colour is drawn as often as it was named, and none where something is said not to be."""
    session = begin(language, game, 1 if game == "summer-pavilion" else 0)
    random = Random(f"{language} {game} draw")
    done = 0
    for _ in range(SENTENCES):
        pieces = [_colour_piece(language, random) for _ in range(random.choice((1, 2, 2, 3)))]
        mixed = shuffle(language, pieces, random)
        step, texts = ask(session, text_of(mixed))
        applied = step.session.ledger.applied[len(session.ledger.applied) :]
        if not applied:
            continue
        done += 1
        drawn = Counter(tile.name.lower() for item in applied for tile in _tiles_of(item.command))
        named: Counter[str | None] = Counter()
        for piece in pieces:
            named[piece.colour] += piece.number or 1
        is_alone = len(pieces) == 1 and pieces[0].number is None  # "only red"
        fits = drawn == named or (is_alone and drawn == {pieces[0].colour: FACTORY_SPACES})
        assert fits, (text_of(mixed), texts)
        assert not any(piece.negates for piece in mixed), (text_of(mixed), texts)
    assert done
