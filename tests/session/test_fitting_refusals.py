"""Refusals say what is so at the table: a line of draws as a line, a turn without its row."""

from dataclasses import replace

import pytest
from pavilion_conversation import FACTORIES, SUPPLY, pavilion, placing, state_of
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation
from spoken_conversation import LIKELY, SURE, answer_to

from azul_access.games.azul.state import State
from azul_access.session.recognition import Certainty

LANGUAGES = ("de", "en", "nl")
NOTHING = {
    "de": "Nichts aus dieser Zeile wurde übernommen.",
    "en": "Nothing in this line was accepted.",
    "nl": "Niets uit deze regel is overgenomen.",
}


def refuse(conversation: Conversation, text: str) -> str:
    """The answer to a line that changes nothing."""
    before = conversation.session.ledger
    answer = conversation.answer(text)
    assert conversation.session.ledger == before
    return answer.split("\n")[0]


# A line of draws


FIVE = {
    "de": "Manufaktur 1: Dorthin kommen 4 Fliesen, genannt wurden 5.",
    "en": "Factory 1 takes 4 tiles, but 5 were named.",
    "nl": "Fabriek 1: daar komen 4 tegels, maar er zijn er 5 genoemd.",
}
TEN = {
    "de": "2 Manufakturen fassen 8 Fliesen, 3 fassen 12; genannt wurden 10.",
    "en": "2 factories take 8 tiles, 3 take 12; 10 were named.",
    "nl": "In 2 fabrieken komen 8 tegels, in 3 komen er 12; er zijn er 10 genoemd.",
}
SUPPLY_IS_TEN = {
    "de": "Vorrat: Dorthin kommen 10 Fliesen, genannt wurden 25.",
    "en": "The supply takes 10 tiles, but 25 were named.",
    "nl": "Voorraad: daar komen 10 tegels, maar er zijn er 25 genoemd.",
}
TOO_MANY = {
    "de": "Zu füllen sind nur noch 5 Manufakturen, mit 20 Fliesen; genannt wurden 24.",
    "en": "Only 5 factories are left to fill, with 20 tiles; 24 were named.",
    "nl": "Er zijn nog maar 5 fabrieken te vullen, met 20 tegels; er zijn er 24 genoemd.",
}
ONE_LEFT = {
    "de": "Zu füllen ist nur noch eine Manufaktur, mit 4 Fliesen; genannt wurden 8.",
    "en": "Only one factory is left to fill, with 4 tiles; 8 were named.",
    "nl": "Er is nog maar één fabriek te vullen, met 4 tegels; er zijn er 8 genoemd.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_draws_is_refused_as_a_line(language: str) -> None:
    """The rest of a division by four is not another factory."""
    azul = begin_conversation(language=language)
    assert refuse(azul, "rrbsx") == FIVE[language]
    assert azul.paragraphs[-1] == NOTHING[language]
    assert refuse(azul, "rrbs bxox rr") == TEN[language]
    assert refuse(azul, "rrbs bxox xxrr sobb oosr rrrr") == TOO_MANY[language]
    azul.enter("rrbs bxox xxrr sobb")
    assert refuse(azul, "rrbs oosr") == ONE_LEFT[language]
    assert refuse(pavilion(language=language), "25 r") == SUPPLY_IS_TEN[language]
    summer = pavilion(SUPPLY, language=language)
    assert refuse(summer, "rrbll") == FIVE[language]
    assert refuse(summer, f"{FACTORIES} rrrr") == TOO_MANY[language]
    assert refuse(pavilion(language=language), f"{SUPPLY} rrbl rrby gg") == TEN[language]


def test_more_named_factories_than_are_left() -> None:
    """Their number decides, also when each is named."""
    named = "f1 rrbs f2 bxox f3 xxrr f4 sobb f5 oosr f6 rrrr"
    assert refuse(begin_conversation(), named) == TOO_MANY["de"]


def test_one_wrong_factory_of_a_line() -> None:
    """Where only one draw is impossible, that one is the reason."""
    conversation = begin_conversation()
    assert refuse(conversation, "f1 rrbs f3 bxox") == "Als Nächstes kommt Manufaktur 2."
    assert refuse(conversation, "f1 rrbs f2 bxo").startswith("Manufaktur 2: Dorthin kommen 4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_the_tiles_may_be_the_factory(language: str) -> None:
    """ "2 bbxo" at factory 2 is that factory, because five tiles are impossible there."""
    conversation = begin_conversation("rrbs", language=language)
    assert conversation.enter("2 bbxo").understood
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    assert "".join("rbsxo"[tile] for tile in state.factories[1]) == "bbxo"
    assert conversation.enter("3 xxrr 4 sobb").understood
    summer = pavilion(SUPPLY, "rrbl", language=language)
    assert summer.enter("2 rrby").understood


def test_a_number_that_can_be_a_count_is_one() -> None:
    """ "2 b x o" are four tiles, also at factory 2."""
    conversation = begin_conversation("rrbs", "2 b x o")
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    assert "".join("rbsxo"[tile] for tile in state.factories[1]) == "bbxo"


# A turn without its row


WHICH_LINE = {
    "de": "In welche Reihe? Möglich: Reihen 1 bis 5 oder Boden.",
    "en": "Into which row? Possible rows: 1 to 5, or the floor line.",
    "nl": "In welke rij? Mogelijk: rijen 1 tot en met 5, of de vloer.",
}
NOT_THERE = {
    "de": "Kein R auf Manufaktur 5. Dort: 2 blaue B, 2 schwarze SCH. R: 2 auf Manufaktur 1, 4 auf "
    "Manufaktur 3.",
    "en": "There is no R on factory 5, only 2 blue B, 2 black SCH. R: 2 on factory 1, 4 on factory "
    "3.",
    "nl": "Geen R op fabriek 5, alleen 2 blauwe B, 2 zwarte SCH. R: 2 op fabriek 1, 4 op fabriek "
    "3.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_without_its_row(language: str) -> None:
    """What is wrong at the source is said first; then the rows that are possible."""
    conversation = begin_conversation(FILLED_FACTORIES, language=language)
    assert refuse(conversation, "5r") == NOT_THERE[language]
    assert refuse(conversation, "5s") == WHICH_LINE[language]
    conversation.enter("5s3")
    empty = refuse(conversation, "5r")
    assert refuse(conversation, "5r2") == empty


def test_a_turn_without_its_row_and_without_any_tile_of_the_colour() -> None:
    """None on the whole table is said, too."""
    conversation = begin_conversation("bbss bxox ssss xxoo bbss")
    assert refuse(conversation, "5r").endswith("Ein R kann man gerade nirgends nehmen.")


def test_a_turn_without_its_row_in_other_phases() -> None:
    """What the game waits for comes first."""
    assert refuse(begin_conversation(), "zr") == "Zuerst Manufaktur 1 füllen."


def test_colour_and_number_are_still_a_question() -> None:
    """ "b 2" asks for the second board."""
    conversation = begin_conversation(FILLED_FACTORIES)
    assert conversation.answer("b 2").startswith("Ben hat 0 Punkte.")


@pytest.mark.parametrize("certainty", [SURE, LIKELY])
def test_spoken_lines_are_refused_in_the_same_words(certainty: Certainty) -> None:
    """A recognised line is looked at like a typed one."""
    conversation = begin_conversation()
    answer = answer_to(conversation, "rot rot blau schwarz türkis", certainty=certainty)
    assert answer.startswith(FIVE["de"])
    conversation = begin_conversation(FILLED_FACTORIES)
    assert answer_to(conversation, "rot von Manufaktur 5", certainty=certainty) == NOT_THERE["de"]


# No tiles left


def without_tiles(conversation: Conversation) -> Conversation:
    """The same game with nothing to fill the factories with."""
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    return with_state(conversation, state._replace(bag=(0,) * 5, lid=(0,) * 5))


def with_state(conversation: Conversation, state: object) -> Conversation:
    """The same conversation about another table."""
    ledger = replace(conversation.session.ledger, opening=state, applied=())
    conversation.session = replace(conversation.session, ledger=ledger)
    return conversation


ONLY_THE_END = {
    "de": "Es ist keine Fliese mehr da. Das Spiel kann nur noch beendet werden, mit dem Wort: "
    "ende.",
    "en": "There are no tiles left. The game can only be ended, with the word: end.",
    "nl": "Er zijn geen tegels meer. Het spel kan alleen nog worden beëindigd, met het woord: "
    "einde.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_no_tiles_left_every_question_says_the_same(language: str) -> None:
    """The moves, help and whose turn it is: only the end by agreement."""
    conversation = without_tiles(begin_conversation(language=language))
    for text in ("m", "?", "w"):
        assert refuse(conversation, text) == ONLY_THE_END[language]
    assert ONLY_THE_END[language] in refuse(conversation, "xyzzy")


def test_the_end_that_is_named_is_possible() -> None:
    """The word in the sentence leads to the question for consent."""
    conversation = without_tiles(begin_conversation())
    assert "Sind alle einverstanden?" in conversation.answer("ende")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_nothing_to_place_every_question_says_the_same(language: str) -> None:
    """In Summer Pavilion a player without tiles can only pass."""
    conversation = nothing_to_place(language)
    passing = conversation.answer("w")
    assert conversation.answer("?").startswith(passing)
    assert passing in conversation.answer("xyzzy")


def nothing_to_place(language: str) -> Conversation:
    """Anna has no tile left."""
    conversation = placing(language=language)
    state = state_of(conversation)
    anna, ben = state.players
    players = (anna._replace(hand=(0,) * 6), ben)
    return with_state(conversation, state._replace(players=players))


# More tiles than there can be


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("1 25 r 3", "Es liegen 2 R auf Manufaktur 1, nicht 25."),
        ("ist reihe 3 25 r", "Dort passen 3 Fliesen, genannt sind 25."),
        ("ist f1 21 r", "Auf eine Manufaktur passen 4 Fliesen, genannt sind 21."),
        ("ist zentrum 25 r", "Dafür gibt es zu wenig R: "),
        ("ist deckel 99 r", "Dafür gibt es zu wenig R: "),
    ],
)
def test_more_tiles_than_the_game_has_are_refused_with_a_reason(line: str, refusal: str) -> None:
    assert refuse(begin_conversation(FILLED_FACTORIES), line).startswith(refusal)


def test_a_draw_of_more_tiles_than_the_game_has() -> None:
    azul = begin_conversation()
    assert refuse(azul, "25 r").startswith("Zu füllen sind nur noch 5 Manufakturen")
    assert refuse(pavilion(), "25 r")


@pytest.mark.parametrize(
    ("language", "lines", "refusal"),
    [
        ("de", ("ist stand anna -5", "ist anna minus 5 punkte"), "Punkte gehen von 0 bis 999."),
        ("en", ("set score anna -5", "set anna minus 5 points"), "Scores go from 0 to 999."),
        ("nl", ("is score anna -5", "is anna min 5 punten"), "Punten gaan van 0 tot en met 999."),
    ],
)
def test_points_below_zero_are_refused(language: str, lines: tuple[str, ...], refusal: str) -> None:
    """And are not taken for points above 0."""
    for line in lines:
        assert refuse(begin_conversation(language=language), line) == refusal


def test_a_hyphen_is_no_minus() -> None:
    azul = begin_conversation("rr-bs")
    assert azul.answer("fix 1-rrbx").endswith("Anna füllt Manufaktur 2.")
