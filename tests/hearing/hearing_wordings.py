"""How people say the moves of base Azul: several wordings, in case one is not understood."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearing_speech import MEASURING

from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import FLOOR, Colour
from azul_access.games.sources import Factory


@dataclass(frozen=True, slots=True)
class Speaker:
    """How people speak a language.

    `colours` are in the order of the tiles; `wordings` name their parts in braces. No list of
    pronunciations was tuned with the `voices`.
    """

    numbers: Sequence[str]
    ordinals: Sequence[str]
    one: str  # before a thing
    colours: Sequence[Sequence[str]]
    factory: str
    centre: str
    row: str
    floor: str
    wordings: Sequence[str]
    yes: Sequence[str]
    no: Sequence[str]
    choices: Sequence[str]
    wrong: Sequence[str]
    voices: Sequence[str]


SPEAKERS = {
    "de": Speaker(
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
        choices=("das erste", "das zweite", "das dritte"),
        wrong=("falsch", "nein, falsch", "das war falsch"),
        voices=(*MEASURING["de"], "de+m4"),
    ),
    "en": Speaker(
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
        choices=("the first", "the second", "the third"),
        wrong=("wrong", "no, wrong", "that was wrong"),
        voices=MEASURING["en"],
    ),
    "nl": Speaker(
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
        yes=("ja", "ja graag", "dat klopt"),
        no=("nee", "annuleren"),
        choices=("de eerste", "de tweede", "de derde"),
        wrong=("fout", "nee, fout", "dat was fout"),
        voices=(*MEASURING["nl"], "nl"),
    ),
}

# Sentences that are said to somebody else.
CHAT = {
    "de": ("Gibst du mir mal die Chips?", "Moment, ich bin noch nicht fertig."),
    "en": ("Could you pass me the crisps?", "Hang on, I'm not done yet."),
    "nl": ("Geef me de chips eens aan.", "Heb jij gisteren die film ook gezien?"),
}


def wordings(language: str, take: Take, count: int) -> list[str]:
    """Sentences that take `count` tiles, the clearest one first."""
    speaker = SPEAKERS[language]
    sentences: list[str] = []
    for number, wording in enumerate(speaker.wordings):
        if take.target is FLOOR and "{ordinal}" in wording:
            continue
        names = speaker.colours[list(Colour).index(take.colour)]
        sentences.append(
            wording.format(
                count=speaker.one if count == 1 else speaker.numbers[count - 1],
                colour=names[number % len(names)],
                source=speaker.factory.format(n=speaker.numbers[take.source.index])
                if isinstance(take.source, Factory)
                else speaker.centre,
                target=speaker.floor
                if take.target is FLOOR
                else speaker.row.format(n=speaker.numbers[take.target.index]),
                ordinal="" if take.target is FLOOR else speaker.ordinals[take.target.index],
            )
        )
    return sentences
