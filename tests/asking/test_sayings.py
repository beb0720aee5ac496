"""Moves, draws and statements in free words: what they do, and that they never guess."""

from dataclasses import replace
from random import Random

import pytest
from asked_games import NAMES, ask, begin, shown
from program_runs import sentence

from azul_access.games.azul.commands import Fill, Take
from azul_access.games.azul.pieces import FLOOR, Colour, Line
from azul_access.games.sources import CENTRE, Factory
from azul_access.record.ledger import CommandEntry
from azul_access.session import Session, Step
from azul_access.session.session import Owner

RED, BLUE, BLACK, TURQUOISE = Colour.RED, Colour.BLUE, Colour.BLACK, Colour.TURQUOISE
# Moves in the second round of base Azul: factory 5 has red tiles, the centre a black one.
TAKES = {
    "de": {
        "in Reihe 5 kommen die drei roten von Nummer 5": Take(Factory(4), RED, Line(4), 3),
        "die roten Fliesen von Teller fünf nehme ich und lege sie in Reihe fünf": Take(
            Factory(4), RED, Line(4)
        ),
        "fünfte Reihe: die roten aus'm fünften Teller": Take(Factory(4), RED, Line(4)),
        "schwarz aus der Mitte weg damit, Boden": Take(CENTRE, BLACK, FLOOR),
        "f5 rot r5": Take(Factory(4), RED, Line(4)),
    },
    "en": {
        "into row 5 go the three reds from number 5": Take(Factory(4), RED, Line(4), 3),
        "gonna take the reds off plate five and stick 'em in the fifth row": Take(
            Factory(4), RED, Line(4)
        ),
        "chuck the black from the middle on the floor": Take(CENTRE, BLACK, FLOOR),
        "I'll have five's red for row five": Take(Factory(4), RED, Line(4)),
        "f5 red r5": Take(Factory(4), RED, Line(4)),
    },
    "nl": {
        "in rij 5 komen de drie rode van nummer 5": Take(Factory(4), RED, Line(4), 3),
        "de rode tegels van schijf vijf neem ik en leg ik in de vijfde rij": Take(
            Factory(4), RED, Line(4)
        ),
        "gooi de zwarte uit het midden op de vloer": Take(CENTRE, BLACK, FLOOR),
        "f5 rood r5": Take(Factory(4), RED, Line(4)),
    },
}
# Draws for the first factory.
FILLS = {
    "de": {
        "lauter rote": (RED,) * 4,
        "alles blau": (BLUE,) * 4,
        "je zwei rot und blau": (RED, RED, BLUE, BLUE),
        "ich hab rot, rot, blau, schwarz gezogen": (RED, RED, BLUE, BLACK),
        "von jedem eins außer orange": (RED, BLUE, BLACK, TURQUOISE),
        "auf Manufaktur 1 liegen zwei rote und zwei schwarze": (RED, RED, BLACK, BLACK),
    },
    "en": {
        "all red": (RED,) * 4,
        "two each of red and blue": (RED, RED, BLUE, BLUE),
        "I drew red, red, blue, black": (RED, RED, BLUE, BLACK),
        "one of each except orange": (RED, BLUE, BLACK, TURQUOISE),
        "a red, two blues and a black one": (RED, BLUE, BLUE, BLACK),
        "there are two reds and two blacks on factory 1": (RED, RED, BLACK, BLACK),
    },
    "nl": {
        "allemaal rood": (RED,) * 4,
        "van elk twee, rood en blauw": (RED, RED, BLUE, BLUE),
        "ik heb rood, rood, blauw, zwart getrokken": (RED, RED, BLUE, BLACK),
        "van elke kleur één behalve oranje": (RED, BLUE, BLACK, TURQUOISE),
        "op fabriek 1 liggen twee rode en twee zwarte": (RED, RED, BLACK, BLACK),
    },
}
# Words of moves: a line of some of them in any order is no move unless its parts are all there.
TALK = {
    "de": "rot von auf in Reihe Manufaktur 5 3 Mitte und die bitte lege nimm nicht Ben Boden wenn",
    "en": "red from on into row factory 5 3 centre and the please put take not Ben floor if",
    "nl": "rood van op in rij fabriek 5 3 midden en de graag leg neem niet Ben vloer als",
}
# What a statement of a row says, and what it says of an empty one.
ROW = {
    "de": ("{name} hat {count} {label} in Reihe {n}", "Reihe {n} {name} ist leer"),
    "en": ("{name} has {count} {label} in row {n}", "row {n} {name} is empty"),
    "nl": ("{name} heeft {count} {label} in rij {n}", "rij {n} {name} is leeg"),
}
SCORES = {
    "de": "Anna hat {a}, Ben {b}",
    "en": "Anna has {a}, Ben {b}",
    "nl": "Anna heeft {a}, Ben {b}",
}
# Points in whole sentences, and of the speaker, whose conversation it is.
POINTS = {
    "de": ("Ben hat {} Punkte", "ben {} punkte", "ich habe {} Punkte"),
    "en": ("Ben has {} points", "ben {} points", "I have {} points"),
    "nl": ("Ben heeft {} punten", "ben {} punten", "ik heb {} punten"),
}
RIGHT = {"de": "Stimmt.", "en": "That is right.", "nl": "Klopt."}


def taken(step: Step) -> list[Take]:
    found = commands(step)
    assert all(isinstance(each, Take) for each in found)
    return [each for each in found if isinstance(each, Take)]


def commands(step: Step) -> list[object]:
    return [entry.command for entry in step.entries if isinstance(entry, CommandEntry)]


@pytest.mark.parametrize("language", TAKES)
def test_moves_in_free_words(language: str) -> None:
    """The words that carry a move can stand in any order, among empty talk."""
    session = begin(language, "azul")
    for text, take in TAKES[language].items():
        assert commands(ask(session, text)[0]) == [take], text
        assert not ask(session, text + "?")[0].entries, text


@pytest.mark.parametrize("language", FILLS)
def test_draws_in_free_words(language: str) -> None:
    session = begin(language, "azul", 0)
    for text, tiles in FILLS[language].items():
        (command,) = commands(ask(session, text)[0])
        assert isinstance(command, Fill), text
        assert command.tiles == tiles, text


# Moves of the same session among words that the program does not know.
UNKNOWN = {
    "de": {
        "Opa sagt: die roten vom fünften Teller kommen in die Fünferreihe": Take(
            Factory(4), RED, Line(4)
        ),
        "das schnuckelige schwarze aus der Mitte, in den Keller damit, also auf den Boden": Take(
            CENTRE, BLACK, FLOOR
        ),
        "rot von fünf in Reihe eins, zwei davon fallen halt runter": Take(Factory(4), RED, Line(0)),
        "nicht blau, sondern rot von 5 in Reihe 5": Take(Factory(4), RED, Line(4)),
        "rot von 5, nicht in Reihe 1, sondern in Reihe 5": Take(Factory(4), RED, Line(4)),
        "rot von 5, nicht in Reihe 1, sondern 5": Take(Factory(4), RED, Line(4)),
    },
    "en": {
        "grandpa fancies the reds from the fifth plate in the row of five": Take(
            Factory(4), RED, Line(4)
        ),
        "that gorgeous black from the middle goes on the floor": Take(CENTRE, BLACK, FLOOR),
        "red from five into row one, two of them fall off": Take(Factory(4), RED, Line(0)),
        "not blue but red from 5 into row 5": Take(Factory(4), RED, Line(4)),
        "red not from factory 1 but from factory 5 into row 5": Take(Factory(4), RED, Line(4)),
        "red from 5, not row 1, but 5": Take(Factory(4), RED, Line(4)),
    },
    "nl": {
        "opa zegt: de rode van de vijfde schijf gaan in de rij van vijf": Take(
            Factory(4), RED, Line(4)
        ),
        "die prachtige zwarte uit het midden gaat op de vloer": Take(CENTRE, BLACK, FLOOR),
        "rood van vijf in rij een, er vallen er twee van af": Take(Factory(4), RED, Line(0)),
        "niet blauw maar rood van 5 in rij 5": Take(Factory(4), RED, Line(4)),
        "rood van 5 niet in rij 1 maar in rij 5": Take(Factory(4), RED, Line(4)),
        "rood van 5, niet in rij 1, maar 5": Take(Factory(4), RED, Line(4)),
    },
}


@pytest.mark.parametrize("language", UNKNOWN)
def test_unknown_words_are_passed_over_in_a_move(language: str) -> None:
    """The numbers, the colour and the places make one possible move."""
    session = begin(language, "azul")
    for text, take in UNKNOWN[language].items():
        step, texts = ask(session, text)
        assert [(each.source, each.colour, each.target) for each in taken(step)] == [
            (take.source, take.colour, take.target)
        ], (text, texts)


# A word that may be a misspelt colour, or changes what a line says.
DOUBTFUL = {
    "de": (
        "blaau von manufaktur 5 in reihe 5",
        "wenn rot von 5 in reihe 5",
        "rot nie von 5 in reihe 5",
    ),
    "en": ("blacc from factory 5 to row 5", "if red from 5 to row 5", "red never from 5 to row 5"),
    "nl": ("blaww van fabriek 5 in rij 5", "als rood van 5 in rij 5", "rood nooit van 5 in rij 5"),
}


@pytest.mark.parametrize("language", DOUBTFUL)
def test_a_word_that_may_matter_is_not_passed_over(language: str) -> None:
    for text in DOUBTFUL[language]:
        step, texts = ask(begin(language, "azul"), text)
        assert not step.entries, (text, texts)


# A number that counts what is on its side of the comma.
PAUSED = {
    "de": (
        "rot zweimal, blau, schwarz",
        "blau, rot zweimal, schwarz",
        "blau, schwarz, rot zweimal",
    ),
    "en": ("red twice, blue, black", "blue, red twice, black", "blue, black, red x 2"),
    "nl": (
        "rood twee keer, blauw, zwart",
        "blauw, rood twee keer, zwart",
        "blauw, zwart, rood x 2",
    ),
}


@pytest.mark.parametrize("language", PAUSED)
def test_a_count_stays_on_its_side_of_a_comma(language: str) -> None:
    for text in PAUSED[language]:
        (command,) = commands(ask(begin(language, "azul", 0), text)[0])
        assert isinstance(command, Fill), text
        assert sorted(command.tiles) == [RED, RED, BLUE, BLACK], text


@pytest.mark.parametrize("language", TALK)
def test_random_words_never_make_another_move(language: str) -> None:
    """A move has one colour, one source and one target of those that the line names."""
    session, random = begin(language, "azul"), Random(7)
    words = TALK[language].split()
    for _ in range(75):
        line = " ".join(random.sample(words, random.randint(3, 8)))
        for command in commands(ask(session, line)[0]):
            assert isinstance(command, Take), line
            assert words[0] in line, line
            assert words[-4] not in line, line  # "not"
            assert words[-1] not in line, line  # "if"


def players() -> list[dict[str, object]]:
    found = shown("azul")["players"]
    assert isinstance(found, list)
    return found


def rows(language: str) -> list[tuple[str, bool]]:
    """Statements about every row, and whether they are true."""
    tiles, empty = ROW[language]
    found: list[tuple[str, bool]] = []
    for player in players():
        lines = player["lines"]
        assert isinstance(lines, list)
        for n, line in enumerate(lines, 1):
            slots = {"name": player["name"], "n": n}
            found.append((empty.format(**slots), line is None))
            if line is not None:
                found.append((tiles.format(**slots, **line), True))
            found.append((tiles.format(**slots, label="X", count=1), False))
    return found


def is_right(session: Session, text: str) -> bool:
    """Whether a statement is right; else the program asks whether it counts, and sets nothing."""
    step, answer = ask(session, text)
    assert step.understood, text
    assert not step.entries, text
    assert bool(step.session.pending) == (answer != [RIGHT[session.settings.language]]), text
    return not step.session.pending


@pytest.mark.parametrize("language", ROW)
def test_statements_are_compared_with_the_table(language: str) -> None:
    """What `show --json` says is right, and everything else is asked about and changes nothing."""
    session = begin(language, "azul")
    for text, is_true in rows(language):
        assert is_right(session, text) == is_true, text
    a, b = (player["score"] for player in players())
    assert is_right(session, SCORES[language].format(a=a, b=b))
    assert not is_right(session, SCORES[language].format(a=b, b=99))
    owned = replace(session, owner=Owner(1))
    for text in POINTS[language]:
        assert is_right(owned, text.format(b)), text
        assert not is_right(owned, text.format(15)), text


@pytest.mark.parametrize("language", ROW)
def test_a_statement_counts_after_a_yes(language: str) -> None:
    session = begin(language, "azul")
    text = SCORES[language].format(a=12, b=9)
    step, _ = ask(ask(session, text)[0].session, "")
    assert step.entries
    scores = session.setup.system.facts.scores(step.session.ledger.state)
    assert list(scores) == [12, 9]
    assert NAMES == ("Anna", "Ben")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Reihe 4 Ben 2 r 1 b"),
        ("de", "ist Reihe 4 Ben 2 r 1 b"),
        ("en", "set row 4 Ben 2 r 1 b"),
        ("nl", "rij 4 Ben 2 r 1 b"),
    ],
)
def test_two_colours_in_a_row_are_refused_as_a_whole(language: str, text: str) -> None:
    step, _ = ask(begin(language, "azul"), text)
    assert not step.understood
    assert not step.entries
    assert not step.session.pending


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "die drei roten in Reihe 5"),
        ("de", "3 rote nach 5"),
        ("en", "3 reds, row 5"),
        ("nl", "neem de drie rode naar rij 5"),
    ],
)
def test_tiles_that_lie_at_one_place_need_no_source(language: str, line: str) -> None:
    step, texts = ask(begin(language, "azul"), line)
    assert commands(step) == [Take(Factory(4), RED, Line(4), 3)], texts


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "ich nehme zwei blaue Fliesen für Reihe 4"),
        ("en", "take two blues into row 4"),
        ("nl", "twee blauwe op rij 4"),
    ],
)
def test_a_number_of_tiles_is_no_factory(language: str, line: str) -> None:
    """Without a source nothing is taken from the factory of that number: it is asked for."""
    step, texts = ask(begin(language, "azul"), line)
    assert not step.entries
    assert texts == [sentence(language, "error-which-source")]


@pytest.mark.parametrize("line", ["5 rot 3", "5r3", "manufaktur 5 rote reihe 3", "von 5 rote in 3"])
def test_a_number_before_a_colour_is_a_factory(line: str) -> None:
    step, texts = ask(begin("de", "azul"), line)
    assert step.entries, texts


# The score of a player as a question, right and wrong, and what is said to the wrong one.
CLAIMS = {
    "de": ("Ben hat {} Punkte, oder?", "Stimmt.", "Ben hat einen Punkt."),
    "en": ("Ben has {} points, hasn't he?", "That is right.", "Ben has one point."),
    "nl": ("Ben heeft {} punten, toch?", "Klopt.", "Ben heeft één punt."),
}
# A number of tiles that is no number of a row.
COUNTED = {
    "de": "ich habe zwei schwarze an der Wand",
    "en": "I have two blacks on the wall",
    "nl": "ik heb twee zwarte op de muur",
}


@pytest.mark.parametrize("language", CLAIMS)
def test_a_statement_that_is_asked_is_answered_and_sets_nothing(language: str) -> None:
    said, right, wrong = CLAIMS[language]
    session = begin(language, "azul")
    step, answer = ask(session, said.format(1))
    assert answer == [right]
    other, [answer_to_wrong] = ask(session, said.format(7))
    assert wrong in answer_to_wrong
    for done in (step, other):
        assert not done.entries
        assert not done.session.pending


@pytest.mark.parametrize("language", COUNTED)
def test_a_number_of_tiles_is_no_number_of_a_row(language: str) -> None:
    """Nothing is offered to be set in wall row 2."""
    step, _ = ask(begin(language, "azul"), COUNTED[language])
    assert not step.entries
    assert not step.session.pending


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "darf ich die roten von manufaktur 5 nehmen und alle auf den boden legen"),
        ("en", "may I take the reds from factory 5 and drop them all on the floor"),
        ("nl", "mag ik de rode van fabriek 5 pakken en alles op de vloer leggen"),
        ("de", "in der Eins liegen drei Rote"),
        ("en", "add the three reds to the reds I have"),
        ("en", "I need one more red to finish row three"),
        ("de", "ich brauche noch ein rotes für Reihe drei"),
    ],
)
def test_what_asks_or_tells_moves_nothing(language: str, line: str) -> None:
    """Who asks for leave, tells what lies there or what is needed has not moved."""
    step, _ = ask(begin(language, "azul"), line)
    assert not step.entries
