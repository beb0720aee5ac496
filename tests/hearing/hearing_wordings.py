"""How people say a move of base Azul: in several ways, for whoever was not understood at once."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour
from azul_access.games.sources import Factory


@dataclass(frozen=True, slots=True)
class Tongue:
    """`colours` are in the order of the tiles; wordings name their parts in braces."""

    numbers: Sequence[str]
    ordinals: Sequence[str]
    one: str  # of a thing
    colours: Sequence[Sequence[str]]
    factory: str
    centre: str
    row: str
    floor: str
    wordings: Sequence[str]
    yes: Sequence[str]
    no: Sequence[str]
    which: Sequence[str]
    undo: str
    voices: Sequence[str]


TONGUES = {
    "de": Tongue(
        numbers=("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"),
        ordinals=("erste", "zweite", "dritte", "vierte", "fünfte"),
        one="eine",
        colours=(("rote",), ("blaue",), ("schwarze",), ("türkise", "weiße"), ("orange", "gelbe")),
        factory="Manufaktur {n}",
        centre="der Mitte",
        row="in Reihe {n}",
        floor="auf den Boden",
        wordings=(
            "{colour} von {source} in die {ordinal} Reihe",
            "{count} {colour} aus {source} {target}",
            "von {source} {count} {colour} {target}",
            "ich nehme {count} {colour} aus {source} und lege sie {target}",
        ),
        yes=("ja", "jawohl", "ja bitte"),
        no=("nein", "abbrechen", "abbruch"),
        which=("das erste", "das zweite", "das dritte"),
        undo="zurück",
        voices=("de+f2", "de", "de+m3", "de+f4", "de+m1"),
    ),
    "en": Tongue(
        numbers=("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
        ordinals=("first", "second", "third", "fourth", "fifth"),
        one="one",
        colours=(("red",), ("blue",), ("black",), ("turquoise", "white"), ("orange", "yellow")),
        factory="factory {n}",
        centre="the centre",
        row="to row {n}",
        floor="to the floor",
        wordings=(
            "{colour} from {source} into the {ordinal} row",
            "{count} {colour} from {source} {target}",
            "from {source} {count} {colour} {target}",
            "I'll take the {colour} from {source} {target}",
        ),
        yes=("yes", "okay"),
        no=("no", "nope", "cancel"),
        which=("the first", "the second", "the third"),
        undo="undo",
        voices=("flite:rms", "flite:slt", "flite:awb"),
    ),
    "nl": Tongue(
        numbers=("één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"),
        ordinals=("eerste", "tweede", "derde", "vierde", "vijfde"),
        one="een",
        colours=(("rode",), ("blauwe",), ("zwarte",), ("turquoise", "witte"), ("oranje", "gele")),
        factory="fabriek {n}",
        centre="het midden",
        row="naar rij {n}",
        floor="naar de vloer",
        wordings=(
            "{colour} uit {source} in de {ordinal} rij",
            "{count} {colour} van {source} {target}",
            "uit {source} {count} {colour} {target}",
            "ik neem {count} {colour} van {source} {target}",
        ),
        yes=("ja", "ja graag", "akkoord"),
        no=("nee", "annuleren"),
        which=("de eerste", "de tweede", "de derde"),
        undo="terug",
        voices=("nl", "nl+f2", "nl+m3", "nl+f4", "nl+m1"),
    ),
}


def wordings(language: str, take: Take, count: int) -> list[str]:
    """Ways to say that `count` tiles are taken, the clearest one first."""
    tongue = TONGUES[language]
    said: list[str] = []
    for number, wording in enumerate(tongue.wordings):
        if take.target is FLOOR and "{ordinal}" in wording:
            continue
        names = tongue.colours[list(Colour).index(take.colour)]
        said.append(
            wording.format(
                count=tongue.one if count == 1 else tongue.numbers[count - 1],
                colour=names[number % len(names)],
                source=tongue.factory.format(n=tongue.numbers[take.source.index])
                if isinstance(take.source, Factory)
                else tongue.centre,
                target=tongue.floor
                if take.target is FLOOR
                else tongue.row.format(n=tongue.numbers[take.target.index]),
                ordinal="" if take.target is FLOOR else tongue.ordinals[take.target.index],
            )
        )
    return said
