"""Wordings of Summer Pavilion: moves and questions in every language."""

import pytest
from pavilion_conversation import (
    filled,
    last_command,
    placing,
    state_of,
)

from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion.commands import Pass, Place, Take
from azul_access.games.summer_pavilion.pieces import STARS, Colour
from azul_access.games.summer_pavilion.questions import AboutStar
from azul_access.games.summer_pavilion.terms import star_name
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session.output.announcements import Answer

# Moves


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "2r"),
        ("de", "rot von Manufaktur 2"),
        ("de", "2 rote R von Manufaktur 2"),
        ("de", "Ich nehme die roten von der Manufaktur zwei, bitte."),
        ("de", "Manufaktur 2 rot"),
        ("en", "2 r"),
        ("en", "red from factory 2"),
        ("en", "take the 2 red R from factory two please"),
        ("nl", "2R"),
        ("nl", "rood van fabriek 2"),
        ("nl", "twee rode van fabriek twee, graag"),
    ],
)
def test_takes_in_natural_language(language: str, text: str) -> None:
    """Short forms and whole sentences mean the same command."""
    conversation = filled(language=language)
    assert conversation.enter(text).understood, conversation.paragraphs[-1]
    command = last_command(conversation)
    assert isinstance(command, Take)
    assert (command.source, command.colour) == (Factory(1), Colour.RED)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "2 rote und ein Joker von Manufaktur 1"),
        ("de", "rot mit Joker von Manufaktur 1"),
        ("en", "2 red and one wild from factory 1"),
        ("en", "red with one wild from factory 1"),
        ("nl", "2 rode en een joker van fabriek 1"),
    ],
)
def test_a_take_may_name_the_wild_tile(language: str, text: str) -> None:
    """Rules, "Phase 1": the wild tile is taken, too, whether it is named or not."""
    conversation = filled(language=language)
    assert conversation.enter(text).understood, conversation.paragraphs[-1]
    assert state_of(conversation).players[0].hand[Colour.PURPLE] == 1


@pytest.mark.parametrize(
    ("language", "text", "place", "paid"),
    [
        ("de", "r3", (3, 2), "rrr"),
        ("de", "rot 3", (3, 2), "rrr"),
        ("de", "Stern Rot Feld 3", (3, 2), "rrr"),
        ("de", "rot auf Stern Rot, Feld drei", (3, 2), "rrr"),
        ("de", "r3 mit 2 r 1 l", (3, 2), "rrl"),
        ("de", "rot 3 mit zwei roten und einem lila", (3, 2), "rrl"),
        ("de", "rot 3, bezahlt mit zwei roten und einem lila", (3, 2), "rrl"),
        ("de", "r3 mit l", (3, 2), "rrl"),
        ("de", "r z 2", (0, 1), "rr"),
        ("de", "z2r", (0, 1), "rr"),
        ("de", "rot auf Stern Mitte, Feld 2", (0, 1), "rr"),
        ("de", "lege die rote Fliese auf den Stern Mitte, Feld 2, bitte", (0, 1), "rr"),
        ("en", "r3", (3, 2), "rrr"),
        ("en", "red star space 3", (3, 2), "rrr"),
        ("en", "red 3 with 2 red and one purple", (3, 2), "rrl"),
        ("en", "red 3 with one purple", (3, 2), "rrl"),
        ("en", "put red on the centre star, space 2", (0, 1), "rr"),
        ("en", "r c 2", (0, 1), "rr"),
        ("nl", "rood 3", (3, 2), "rrr"),
        ("nl", "rode ster vak 3", (3, 2), "rrr"),
        ("nl", "rood 3 met twee rode en een lila", (3, 2), "rrl"),
        ("nl", "leg rood op ster midden, vak 2", (0, 1), "rr"),
        ("nl", "r m 2", (0, 1), "rr"),
    ],
)
def test_placements_in_natural_language(
    language: str, text: str, place: tuple[int, int], paid: str
) -> None:
    """A placement names star, space and payment, or leaves out what has only one meaning."""
    conversation = placing(language=language)
    before = state_of(conversation).players[0].hand
    assert conversation.enter(text).understood, conversation.paragraphs[-1]
    command = last_command(conversation)
    assert isinstance(command, Place)
    assert (command.star, command.space) == place
    after = state_of(conversation).players[0].hand
    spent = [one - other for one, other in zip(before, after, strict=True)]
    assert spent[Colour.RED] == paid.count("r")
    assert spent[Colour.PURPLE] == paid.count("l")


@pytest.mark.parametrize(
    ("language", "text", "star", "space"),
    [
        ("de", "r 2 4", 2, 3),
        ("de", "2 4 r", 2, 3),
        ("de", "rot auf Stern 2, Feld 4", 2, 3),
        ("de", "rot auf Stern 11 Uhr Feld 4", 2, 3),
        ("de", "r 2 1", 2, 2),
        ("de", "r 2 3", 2, 0),
        ("de", "r z 3", 0, 2),
        ("en", "red on star 2 space 4", 2, 3),
        ("en", "red on star 11 o'clock space 4", 2, 3),
        ("en", "r 2 4", 2, 3),
        ("nl", "rood op ster 2 vak 4", 2, 3),
        ("nl", "rood op ster 11 uur vak 4", 2, 3),
        ("nl", "r 2 4", 2, 3),
    ],
)
def test_placements_on_the_grey_board(language: str, text: str, star: int, space: int) -> None:
    """Stars have numbers or hours, and spaces the numbers that are printed on them."""
    conversation = placing(language=language, chosen={"board": "grey"})
    assert conversation.enter(text).understood, conversation.paragraphs[-1]
    command = last_command(conversation)
    assert isinstance(command, Place)
    assert (command.star, command.space) == (star, space)


@pytest.mark.parametrize("text", ["r 4", "rot 4", "Stern Rot Feld 4"])
def test_grey_stars_have_no_colour(text: str) -> None:
    """Rules, "Variant 1": a star gets its colour from its tiles, so a colour names no star."""
    conversation = placing(chosen={"board": "grey"})
    before = conversation.session.ledger
    assert not conversation.enter(text).understood
    assert conversation.session.ledger == before


@pytest.mark.parametrize(
    ("language", "text", "keep"),
    [
        ("de", "p 2r l", "rrl"),
        ("de", "passe und behalte zwei rote und ein lila", "rrl"),
        ("de", "behalte 2 rote", "rr"),
        ("de", "p behalte nichts", ""),
        ("de", "behalte 0", ""),
        ("en", "p 2r l", "rrl"),
        ("en", "I pass and keep two red", "rr"),
        ("en", "pass keep nothing", ""),
        ("nl", "p 2r l", "rrl"),
        ("nl", "ik pas en houd twee rode", "rr"),
        ("nl", "pas en houd niets", ""),
    ],
)
def test_passes_in_natural_language(language: str, text: str, keep: str) -> None:
    """A pass may name the tiles to keep."""
    conversation = placing(language=language)
    assert conversation.enter(text).understood, conversation.paragraphs[-1]
    command = last_command(conversation)
    assert isinstance(command, Pass)
    letters = "".join("lorbyg"[colour] for colour in command.keep or ())
    assert sorted(letters) == sorted(keep)


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_a_pass_with_many_tiles_names_the_kept_ones(language: str) -> None:
    """Rules, "Pass": with more than four tiles left the player chooses the ones to keep."""
    conversation = placing(language=language)
    assert not conversation.enter("p").understood
    assert conversation.enter("p 4r").understood


# The wording of announcements is understood


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_the_announced_names_of_stars_are_understood(
    language: str, board: str, verbosity: Verbosity
) -> None:
    """The name by which a star is announced asks about this star."""
    conversation = placing(language=language, chosen={"board": board}, verbosity=verbosity)
    phrases = load_phrases(language)
    for star in range(STARS):
        name = phrases.render(star_name(state_of(conversation).options, star), verbosity, Form.SHOW)
        step = conversation.enter(name)
        assert step.announcements == (Answer(AboutStar(star), state_of(conversation)),), name


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_announced_placements_are_understood(
    language: str, board: str, verbosity: Verbosity
) -> None:
    """The description of a placement means the same command."""
    conversation = placing(language=language, chosen={"board": board}, verbosity=verbosity)
    phrases = load_phrases(language)
    for star, space in ((0, 1), (3, 0), (3, 3)):
        command = Place(star, space, Colour.RED)
        dialogue = conversation.session.setup.system.dialogue
        read = phrases.render(
            dialogue.describe_command(state_of(conversation), command), verbosity, Form.SHOW
        )
        assert conversation.enter(read).understood, read
        assert last_command(conversation) == command
        conversation.enter("u")


# Questions


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "de",
            [
                *("joker", "jokerfarbe", "vorrat", "hand", "meine fliesen", "hand ben", "sterne"),
                *("sterne von ben", "bens sterne", "stern rot", "stern 3", "stern mitte ben"),
                *("stern 1 uhr", "fast", "säulen", "was fehlt", "gepasst", "wer hat gepasst"),
                *("m", "m r", "f", "f3", "z", "beutel", "turm", "stand", "spiel"),
                *("wo r", "w", "h", "?r3", "?r z 2", "?p 4r", "was wäre wenn r3"),
            ],
        ),
        (
            "en",
            [
                *("wild", "supply", "hand", "my tiles", "tiles of ben", "stars", "ben's stars"),
                *("red star", "star 3", "centre star ben", "near", "pillars", "passed"),
                *("who has passed", "m", "m r", "f", "f3", "bag", "tower", "score"),
                *("game", "where r", "w", "h", "?r3", "?r c 2", "?p 4r", "star 1 o'clock"),
            ],
        ),
        (
            "nl",
            [
                *("joker", "voorraad", "hand", "mijn tegels", "tegels van ben", "sterren"),
                *("sterren van ben", "rode ster", "ster 3", "ster midden ben", "bijna"),
                *("zuilen", "gepast", "wie heeft gepast", "m", "m r", "f", "f3"),
                *("zak", "toren", "score", "spel", "waar r", "w", "h", "?r3", "?r c 2", "?p 4r"),
            ],
        ),
    ],
)
def test_questions_change_nothing(language: str, texts: list[str]) -> None:
    """Stars, spaces, supply, tiles, passes and the wild colours can be asked for."""
    conversation = placing(language=language)
    before = conversation.session.ledger
    for text in texts:
        assert conversation.answer(text), text
        assert conversation.session.ledger == before, text
        step = conversation.enter(text)
        assert step.understood, (text, conversation.paragraphs[-1])


@pytest.mark.parametrize("text", ["b1", "b2"])
def test_an_illegal_placement_is_preferred_to_a_question(text: str) -> None:
    """ "b2" is a blue space before it is the second board, so the answer says why it is illegal."""
    conversation = placing()
    # Anna has no blue tile beside her board.
    assert state_of(conversation).players[0].hand[Colour.BLUE] == 0
    step = conversation.enter(text)
    assert not step.understood
    assert "kein B" in conversation.paragraphs[-1]


def test_a_what_if_question_proposes_payments() -> None:
    """The cheapest payment comes first, and the others follow."""
    conversation = placing()
    answer = conversation.answer("?r3")
    assert "2 rote R" in answer
    assert "Auch möglich" in answer
    assert "ein lila L und 2 rote R; 2 lila L und ein rotes R" in answer


@pytest.mark.parametrize("verbosity", Verbosity)
def test_hours_depend_on_verbosity(verbosity: Verbosity) -> None:
    """Terse has no hours, normal the hour of the space, verbose also that of the star."""
    conversation = placing(verbosity=verbosity)
    answer = conversation.answer("?r3")
    hours = {Verbosity.TERSE: 0, Verbosity.NORMAL: 1, Verbosity.VERBOSE: 2}[verbosity]
    assert answer.count("Uhr") == hours
