"""Words as people say them: regional words, other names of a thing, and English words."""

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

# For each language and game: a text that docs/commands.md names, and others that mean the same.
SAME = {
    ("de", "azul"): {
        "beutel": "sack/säckchen/sackerl/säckli/stoffbeutel/fliesenbeutel/tasche",
        "deckel": "schachtel/spieldeckel/spielschachtel/karton",
        "f": "fabriken/teller/scheiben/manufakturplättchen",
        "f3": "manu 3/fabrik 3/Teller drei/scheibe 3/manufakturplättchen 3",
        "z": "tischmitte/mittelpunkt",
        "b": "tableau/spielablage/tafel/spielertableau",
        "boden": "minusleiste/minusreihe/bodenzeile/strafpunkte",
        "reihen": "musterlinien",
        "wand": "mauer/fliesenwand/mosaik",
        "stand": "wertung/zwischenstand/punktzahl",
        "spiel": "tisch/überblick",
        "m": "möglichkeiten/optionen",
        "u": "undo/retour/zurücksetzen/stornieren",
        "+": "redo",
        ".": "nochmals/noch mal/wiederholung/wie meinen?/sorry?",
        "q": "exit/quit/beenden/raus/servus/pfiat di/auf wiedersehen/ciao",
        "h": "help/befehle/was nun",
        "n": "mehr/fortsetzen",
        "still": "stumm/schweig/sei ruhig/psst",
        "lauter": "laut/lauter bitte/zu leise",
        "schneller": "schnell/schneller bitte",
        "deutsch": "language german",
        "englisch": "language english",
        "r 3 in 5": "rot von 3 auf 5/rot von Teller 3 in Reihe 5/rot vom Teller 3 ins 5",
        "x 3 boden": "weiß von 3 auf die Minusleiste/petrol von 3 auf Strafpunkte",
        "3o5": "gelb von 3 in 5",
        "3 rot von 3": "dreimal rot von 3",
    },
    ("en", "azul"): {
        "bag": "sack/pouch",
        "lid": "box/discard",
        "f": "discs/disks/plates/saucers",
        "f3": "disc 3/plate three/factory display 3",
        "c": "pot/pool/middle of the table/table center",
        "b": "player board/tableau/mat",
        "floor": "penalty/penalty line/negative points",
        "wall": "mosaic",
        "score": "tally/standings",
        "game": "table",
        "m": "possible/options/what's possible",
        "u": "go back/revert/undo that/oops",
        "+": "redo that",
        ".": "sorry?/pardon?/come again?/once more",
        "q": "close/see you/exit game/good bye",
        "h": "commands/what now",
        "n": "more/carry on",
        "stop": "be quiet/mute/shush",
        "quieter": "soft/too loud",
        "german": "sprache deutsch",
        "dutch": "taal nederlands",
        "3r5": "reds from 3 into 5/grab red from disc 3 into row 5/put red from 3 in 5",
        "4o5": "yellow from 4 to 5",
    },
    ("nl", "azul"): {
        "zak": "buidel/zakje/zakske",
        "deksel": "doos/speldoos",
        "f": "werkplaatsen/schijven/ateliers",
        "f3": "schijf 3/werkplaats drie",
        "c": "tafelmidden/midden van de tafel/pot",
        "b": "spelersbord/speelbord/tableau",
        "rijen": "patroonlijnen/mijn patroonlijnen/patroonrijen/lijnen",
        "muur": "mijn muur/wand/mozaïek",
        "vloer": "minpunten/strafpunten/strafrij",
        "stand": "tussenstand/telling/puntentelling",
        "spel": "tafel",
        "m": "mogelijkheden/opties",
        "u": "ongedaan/undo/retour/maak dat ongedaan",
        "+": "redo",
        ".": "wablief?/excuseer/nogmaals/pardon?",
        "q": "exit/sluiten/stoppen/salukes/houdoe",
        "h": "uitleg/wat nu",
        "n": "meer/doe verder",
        "stil": "zwijg/wees stil",
        "luider": "luid/te stil",
        "zachter": "stiller",
        "verloop": "geschiedenis/historiek/logboek",
        "3r5": "leg rood van 3 in 5/rood van schijf 3 op patroonlijn 5",
        "4x5": "wit van 4 naar 5/turkooise van 4 naar lijn 5",
    },
    ("de", "summer-pavilion"): {
        "beutel": "sackerl/säckchen",
        "turm": "fliesensammler/sammler",
        "vorrat": "auslage",
        "joker": "jokerstein/trumpf",
        "fast": "fehlt",
        "u": "undo/retour",
        "q": "exit/servus",
    },
    ("en", "summer-pavilion"): {
        "bag": "pouch/tower/discard",
        "supply": "market",
        "wild": "wildcard",
        "u": "revert",
        "q": "close",
    },
    ("nl", "summer-pavilion"): {
        "zak": "buidel/toren/verzamelaar",
        "voorraad": "reserve/markt",
        "joker": "troef",
        "u": "ongedaan/undo",
        "q": "exit/sluiten",
    },
}
CASES = [
    (language, game, known, other)
    for (language, game), words in SAME.items()
    for known, others in words.items()
    for other in others.split("/")
]


def begin(language: str, game: str) -> Conversation:
    filled = FILLED_FACTORIES if game == "azul" else "rrbbggllyy rrbg llyy oogr bbll ryog"
    moves = ["3r5", "u"] if game == "azul" else []
    return begin_conversation(filled, *moves, language=language, game=game)


@pytest.mark.parametrize(("language", "game", "known", "other"), CASES)
def test_other_words_mean_the_same(language: str, game: str, known: str, other: str) -> None:
    """They give the same answer and change the same."""
    one, two = begin(language, game), begin(language, game)
    answer = one.answer(known)
    assert two.answer(other) == answer
    assert two.session.ledger.state == one.session.ledger.state
    assert two.session.settings == one.session.settings


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "hellblau von 2 in 5"),
        ("en", "light blue from 2 to 5"),
        ("nl", "lichtblauw van 2 naar 5"),
    ],
)
def test_a_word_for_two_colours_asks(language: str, text: str) -> None:
    """Light blue can be the blue or the turquoise tile; where only one lies, that is meant."""
    conversation = begin_conversation(FILLED_FACTORIES, language=language)
    step = conversation.enter(text)
    assert not step.entries
    assert len(step.session.pending) == 2
    assert conversation.enter(text.replace("2", "5", 1)).entries
