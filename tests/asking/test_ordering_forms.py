"""Only a line that orders a move makes one; all else that is said of its tiles changes nothing.

Each line is built of a form and of words for tiles and places of a move that is possible.
"""

from itertools import product

import pytest
from asked_games import ask, begin
from pavilion_conversation import placing

# In the second round of base Azul: tiles of a source and the row that takes them.
WORDS = {
    "de": (
        ("die roten", "die drei Roten", "das Rote"),
        ("von der Fünf", "aus Manufaktur fünf"),
        ("in Reihe fünf", "in die fünfte Reihe", "in die Fünfte"),
    ),
    "en": (
        ("the reds", "the three reds", "the red ones"),
        ("from number five", "on factory five", "off factory five"),
        ("in row five", "into my fifth row", "for row five"),
    ),
    "nl": (
        ("de rode", "de drie rode", "het rood"),
        ("van vijf", "uit fabriek vijf"),
        ("in rij vijf", "in de vijfde rij", "voor rij vijf"),
    ),
}
ORDERS = {
    "de": ("ich nehme {0} {1} {2}", "{2} kommen {0} {1}", "nimm {0} {1} und leg sie {2}"),
    "en": ("I'll take {0} {1} {2}", "put {0} {1} {2}", "grab {0} {1} and stick them {2}"),
    "nl": ("ik neem {0} {1} {2}", "{2} komen {0} {1}", "pak {0} {1} en leg ze {2}"),
}
OTHERS = {
    "de": (
        *("darf ich {0} {1} {2} legen", "kann man {0} {1} {2} legen?", "soll ich {0} {1} nehmen"),
        *("ich könnte {0} {1} {2} legen", "brauche ich {0} {1} {2}", "mir fehlen {0} {2}"),
        *("ich brauche {0} {2}", "was wäre, wenn ich {0} {1} {2} lege", "{1} liegen {0}"),
        *("{0} würden {2} passen", "es liegen noch {0} {1}", "{2} fehlen noch {0}"),
        "{2} liegen {0}, oder?",
    ),
    "en": (
        *("may I put {0} {1} {2}", "can I put {0} {1} {2}?", "should I take {0} {1}"),
        *("I could put {0} {1} {2}", "do I need {0} {1} {2}", "I need {0} {2}"),
        *("{0} would fit {2}", "what if I put {0} {1} {2}", "there are {0} {1}"),
        *("{0} are {1}", "there's still {0} missing {2}", "{0} are {2}, aren't they"),
    ),
    "nl": (
        *("mag ik {0} {1} {2} leggen", "kan ik {0} {1} {2} leggen?", "moet ik {0} {1} nemen"),
        *("ik zou {0} {1} {2} kunnen leggen", "heb ik {0} nodig {2}", "ik mis {0} {2}"),
        *("{0} zouden {2} passen", "wat als ik {0} {1} {2} leg", "{1} liggen {0}"),
        *("er liggen nog {0} {1}", "{2} ontbreken nog {0}", "{2} liggen {0}, toch?"),
    ),
}


def build(forms: tuple[str, ...], language: str) -> list[str]:
    """Each form with all words, every one once."""
    parts = list(product(*WORDS[language]))
    return sorted({form.format(*words) for form in forms for words in parts})


@pytest.mark.parametrize("language", WORDS)
def test_only_orders_make_moves(language: str) -> None:
    """Statements, questions, needs, leaves and possibilities never change the game."""
    session = begin(language, "azul")
    for line in build(OTHERS[language], language)[::3]:
        assert not ask(session, line)[0].entries, line


@pytest.mark.parametrize("language", WORDS)
def test_orders_make_moves(language: str) -> None:
    session = begin(language, "azul")
    for line in build(ORDERS[language], language):
        assert ask(session, line)[0].entries, line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "der rote Stern ist bei mir schon halb voll"),
        ("en", "the red star is half full"),
        ("nl", "de rode ster is bij mij half vol"),
    ],
)
def test_how_full_a_star_is_places_nothing(language: str, line: str) -> None:
    """ "Half" could be a number, and "full" go with what is put somewhere."""
    conversation = placing(language=language)
    before = conversation.session.ledger.applied
    conversation.enter(line)
    assert conversation.session.ledger.applied == before
