"""Parts of questions in three languages, from which tests build questions of every combination."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Parts:
    """The words of one language: `{n}` is a number, `{name}` a player, the others are parts.

    `places` name a place, by the name that the tests give it; `there` says where something lies.
    `none`, `yes` and `no` begin an answer.
    """

    colours: dict[str, str]
    there: dict[str, str]
    places: dict[str, str]
    how_many: tuple[str, ...]
    whether: tuple[str, ...]
    empty: tuple[str, ...]
    full: tuple[str, ...]
    missing: tuple[str, ...]
    points: tuple[str, ...]
    where: tuple[str, ...]
    none: str
    yes: str
    no: str
    nowhere: tuple[str, ...]


LANGUAGE_PARTS = {
    "de": Parts(
        colours={
            "R": "rote",
            "B": "blaue",
            "SCH": "schwarze",
            "X": "türkise",
            "O": "orange",
            "L": "lila",
            "Y": "gelbe",
            "G": "grüne",
        },
        there={
            "factory": "auf Manufaktur {n}",
            "centre": "in der Mitte",
            "bag": "im Beutel",
            "lid": "im Deckel",
            "line": "in Reihe {n} von {name}",
            "wall": "an der Wand von {name}",
            "wall-row": "in Wandzeile {n} von {name}",
            "floor": "auf {name}s Boden",
            "supply": "im Vorrat",
            "tower": "im Fliesensammler",
            "star": "auf {name}s Stern {n}",
        },
        places={
            "factory": "Manufaktur {n}",
            "centre": "die Mitte",
            "line": "{name}s Reihe {n}",
            "wall-row": "{name}s Wandzeile {n}",
            "floor": "der Boden von {name}",
            "star": "{name}s Stern {n}",
        },
        how_many=(
            "wie viele {tiles} liegen {place}",
            "sag mir bitte wie viele {tiles} {place} sind",
            "{place} sind wie viele {tiles}?",
            "{tiles} {place}?",
            "wieviele {tiles} hat's denn noch {place}",
        ),
        whether=(
            "liegen {tiles} {place}?",
            "gibt es {place} noch {tiles}?",
            "sind da {place} {tiles}",
        ),
        empty=("ist {place} leer?", "ist {place} jetzt schon leer?"),
        full=("ist {place} voll?", "ist denn {place} schon voll?"),
        missing=(
            "wie viele Fliesen fehlen {place}?",
            "wie viele fehlen denn noch {place}",
            "{place} fehlen wie viele?",
        ),
        points=("wie viele Punkte hat {name}?", "{name}s Punktestand bitte", "Punkte von {name}"),
        where=(
            "wo liegen {tiles}?",
            "{tiles}?",
            "wo gibt es noch {tiles}",
            "wo sind denn die {tiles}",
        ),
        none="Keine.",
        yes="Ja.",
        no="Nein.",
        nowhere=("Ein ", "Nirgends."),
    ),
    "en": Parts(
        colours={
            "R": "reds",
            "B": "blues",
            "SCH": "black tiles",
            "X": "turquoise ones",
            "O": "oranges",
            "L": "purples",
            "Y": "yellow tiles",
            "G": "greens",
        },
        there={
            "factory": "on factory {n}",
            "centre": "in the middle",
            "bag": "in the bag",
            "lid": "in the lid",
            "line": "in {name}'s row {n}",
            "wall": "on the wall of {name}",
            "wall-row": "in {name}'s wall row {n}",
            "floor": "on {name}'s floor line",
            "supply": "in the supply",
            "tower": "in the tower",
            "star": "on {name}'s star {n}",
        },
        places={
            "factory": "factory {n}",
            "centre": "the centre",
            "line": "{name}'s row {n}",
            "wall-row": "{name}'s wall row {n}",
            "floor": "{name}'s floor",
            "star": "{name}'s star {n}",
        },
        how_many=(
            "how many {tiles} are {place}",
            "can you tell me how many {tiles} there are {place}, please?",
            "{tiles} {place}?",
            "how many {tiles} are still left {place}?",
        ),
        whether=(
            "are there {tiles} {place}?",
            "is there any of the {tiles} {place}",
            "do we have {tiles} {place}?",
        ),
        empty=("is {place} empty?", "is {place} empty yet"),
        full=("is {place} full?", "is {place} already full"),
        missing=(
            "how many tiles are missing {place}?",
            "how many are still missing {place}",
        ),
        points=("how many points does {name} have?", "what's {name}'s score", "score of {name}"),
        where=(
            "where are {tiles}?",
            "{tiles}?",
            "where's the {tiles}",
            "where are the {tiles} now",
        ),
        none="None.",
        yes="Yes.",
        no="No.",
        nowhere=("No ", "Nowhere."),
    ),
    "nl": Parts(
        colours={
            "R": "rode",
            "B": "blauwe",
            "SCH": "zwarte",
            "X": "turquoise tegels",
            "O": "oranje tegels",
            "L": "lila tegels",
            "Y": "gele",
            "G": "groene",
        },
        there={
            "factory": "op fabriek {n}",
            "centre": "in het midden",
            "bag": "in de zak",
            "lid": "in het deksel",
            "line": "in rij {n} van {name}",
            "wall": "op de muur van {name}",
            "wall-row": "in muurrij {n} van {name}",
            "floor": "op {name}s vloer",
            "supply": "in de voorraad",
            "tower": "in de toren",
            "star": "op ster {n} van {name}",
        },
        places={
            "factory": "fabriek {n}",
            "centre": "het midden",
            "line": "{name}s rij {n}",
            "wall-row": "{name}s muurrij {n}",
            "floor": "de vloer van {name}",
            "star": "{name}s ster {n}",
        },
        how_many=(
            "hoeveel {tiles} liggen er {place}",
            "kun je me zeggen hoeveel {tiles} er {place} liggen?",
            "{tiles} {place}?",
            "hoeveel {tiles} zijn er nog {place}",
        ),
        whether=(
            "liggen er {tiles} {place}?",
            "zijn er nog {tiles} {place}",
            "ligt er {place} iets van {tiles}?",
        ),
        empty=("is {place} leeg?", "is {place} nu al leeg?"),
        full=("is {place} vol?", "is {place} al vol"),
        missing=(
            "hoeveel tegels ontbreken er {place}?",
            "hoeveel missen er nog {place}",
        ),
        points=("hoeveel punten heeft {name}?", "de score van {name} graag", "punten van {name}"),
        where=(
            "waar liggen {tiles}?",
            "{tiles}?",
            "waar zijn de {tiles}",
            "waar zijn er nog {tiles}",
        ),
        none="Geen.",
        yes="Ja.",
        no="Nee.",
        nowhere=("Er is nu nergens ", "Nergens."),
    ),
}
