"""What players say that lies on the table of Summer Pavilion, typed, spoken and in a walk."""

import json

import pytest
from hypothesis import given
from pavilion_conversation import SUPPLY, filled, last_command, pavilion, placing, state_of
from scripted_conversation import Conversation
from spoken_conversation import say
from summer_pavilion_position import counts
from summer_pavilion_random import open_game, reached_states

from azul_access.games.kinds import AnyContent
from azul_access.games.shared_kinds import ORDER, Holder, SaidPhase
from azul_access.games.summer_pavilion import facts, grammar, rules
from azul_access.games.summer_pavilion.commands import SetTable
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.places import (
    BAG,
    CENTRE_PLACE,
    CORNERS,
    FACTORY,
    HAND,
    PASSED,
    PHASE,
    ROUND,
    SCORE,
    STONE,
    SUPPLY_PLACE,
    TOWER,
    TURN,
)
from azul_access.games.summer_pavilion.stars import SPACE, STAR
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.statements import STATEMENTS
from azul_access.games.system import Commands, IllegalCommand
from azul_access.games.tile_kinds import OneSpace
from azul_access.language.grammar import match_rules
from azul_access.language.lexicon import Lexicon
from azul_access.session.control.controls import ConfirmPolicy

NAMES = ("Anna", "Ben", "Clara", "Dirk")
RED, BLUE = Colour.RED, Colour.BLUE
FREE = (None,) * 6
# What is said in German, English and Dutch, and what it means.
SAID: list[tuple[tuple[str, str, str], AnyContent]] = [
    (("ist Stand Ben 23", "set score Ben 23", "is score Ben 23"), SCORE.content(23, 1)),
    (
        ("ist Stern Rot Ben Feld 3", "set red star Ben space 3", "is rode ster Ben vak 3"),
        SPACE.content(OneSpace(2, RED), 1, 3),
    ),
    (
        (
            "gilt Ben Stern 3 Feld 2 leer",
            "set Ben star 3 space 2 empty",
            "eigenlijk Ben ster 3 vak 2 leeg",
        ),
        SPACE.content(OneSpace(1, None), 1, 3),
    ),
    (
        ("ist Stern Mitte Feld 2 b", "set centre star space 2 b", "is ster midden vak 2 b"),
        SPACE.content(OneSpace(1, BLUE), number=0),
    ),
    (
        ("ist Stern Rot Ben 1 3", "set red star Ben 1 3", "is rode ster Ben 1 3"),
        STAR.content((RED, None, RED, None, None, None), 1, 3),
    ),
    (
        ("ist Stern Mitte 1 r 3 b", "set centre star 1 r 3 b", "is ster midden 1 r 3 b"),
        STAR.content((RED, None, BLUE, None, None, None), number=0),
    ),
    (("gilt s3 leer", "set s3 empty", "eigenlijk s3 leeg"), STAR.content(FREE, number=3)),
    (
        ("ist Hand Ben 2 r b", "set hand Ben 2 r b", "is hand Ben 2 r b"),
        HAND.content(counts("rrb"), 1),
    ),
    (("gilt Hand leer", "set hand empty", "eigenlijk hand leeg"), HAND.content(counts(""))),
    (
        ("ist Ecken Ben 2 r", "set corners Ben 2 r", "is hoeken Ben 2 r"),
        CORNERS.content(counts("rr"), 1),
    ),
    (
        ("ist Ben hat gepasst", "set Ben has passed", "is Ben heeft gepast"),
        PASSED.content(True, 1),
    ),
    (
        ("ist Ben nicht gepasst", "set Ben not passed", "is Ben niet gepast"),
        PASSED.content(False, 1),
    ),
    (
        ("ist f2 rb", "set factory 2 r b", "is fabriek 2 rb"),
        FACTORY.content((RED, BLUE), number=1),
    ),
    (("ist z 2 r", "set centre 2 r", "is midden 2 r"), CENTRE_PLACE.content(counts("rr"))),
    (("ist Vorrat 2 r", "set supply 2 r", "is voorraad 2 r"), SUPPLY_PLACE.content(counts("rr"))),
    (("ist Startstein Ben", "set start stone Ben", "is startsteen Ben"), STONE.content(Holder(1))),
    (
        ("ist Startstein Mitte", "set stone centre", "is startsteen midden"),
        STONE.content(Holder(None)),
    ),
    (("ist dran Ben", "set turn Ben", "is aan de beurt Ben"), TURN.content(1)),
    (("ist Runde 3", "set round 3", "is ronde 3"), ROUND.content(3)),
    (
        ("ist Phase legen", "set phase placing", "is fase leggen"),
        PHASE.content(SaidPhase(Phase.PLACE)),
    ),
    (
        ("ist Phase Vorrat", "set phase supply", "is fase voorraad"),
        PHASE.content(SaidPhase(Phase.SUPPLY)),
    ),
    (("ist Turm 2 r", "set tower 2 r", "is toren 2 r"), TOWER.content(counts("rr"))),
    (("gilt Beutel leer", "set bag empty", "eigenlijk zak leeg"), BAG.content(counts(""))),
    (
        ("ist Reihenfolge Ben Anna", "set order Ben Anna", "is volgorde Ben Anna"),
        ORDER.content((1, 0)),
    ),
]


CASES = [
    (language, lines[number], content)
    for lines, content in SAID
    for number, language in enumerate(("de", "en", "nl"))
]


@pytest.mark.parametrize(("language", "line", "content"), CASES)
def test_statement_has_one_meaning(language: str, line: str, content: AnyContent) -> None:
    state = state_of(filled())
    lexicon = Lexicon(language, "summer-pavilion", grammar.SYMBOLS, NAMES[:2])
    meanings = match_rules(grammar.typed_rules(state), lexicon.build_lattice(line))
    assert meanings == [Commands((SetTable((content,)),))]


@pytest.mark.parametrize(
    ("content", "said", "meant"),
    [
        (STAR.content(FREE, 1, 3), "2 4", STAR.content((None, RED, None, RED, None, None), 1, 3)),
        (STAR.content(FREE, 1, 0), "nein, 2 b", STAR.content((None, BLUE, *FREE[2:]), 1, 0)),
        (HAND.content(counts("r"), 0), "2 r b", HAND.content(counts("rrb"), 0)),
        (CORNERS.content(counts("r"), 1), "leer", CORNERS.content(counts(""), 1)),
        (PASSED.content(True, 1), "hat nicht gepasst", PASSED.content(False, 1)),
        (PASSED.content(False, 1), "hat gepasst", PASSED.content(True, 1)),
        (SUPPLY_PLACE.content(counts("r")), "3 b", SUPPLY_PLACE.content(counts("bbb"))),
        (STONE.content(Holder(None)), "Ben", STONE.content(Holder(1))),
        (TOWER.content(counts("")), "2 y", TOWER.content(counts("yy"))),
        (SCORE.content(5, 1), "12", SCORE.content(12, 1)),
        (ROUND.content(1), "2", ROUND.content(2)),
        (TURN.content(0), "Ben", TURN.content(1)),
    ],
)
def test_value_of_a_known_place(content: AnyContent, said: str, meant: AnyContent) -> None:
    """In a stock-taking the place is known, so that only what lies there has to be said."""
    lexicon = Lexicon("de", "summer-pavilion", grammar.SYMBOLS, NAMES[:2])
    rules = STATEMENTS.value_rules(state_of(filled()), content)
    meanings = match_rules(rules, lexicon.build_lattice(said))
    assert meanings == [Commands((SetTable((meant,)),))]


@pytest.mark.parametrize(
    "line",
    [
        "gilt Stern Mitte Feld 2",  # of which colour?
        "ist Stern Mitte 1 3",
        "gilt Stern Rot bei 9 Uhr leer",  # the red star is at 1 o'clock
    ],
)
def test_statement_without_a_meaning_changes_nothing(line: str) -> None:
    conversation = filled()
    before = state_of(conversation)
    assert not conversation.enter(line).understood
    assert state_of(conversation) is before


def test_grey_board_needs_the_colour() -> None:
    """No star has a colour there."""
    conversation = filled(chosen={"board": "grey"})
    assert not conversation.enter("ist s2 Feld 4").understood
    conversation.enter("ist s2 Feld 4 r")
    space = next(content for content in last_contents(conversation))
    assert space.kind is SPACE
    assert (space.number, space.value.colour) == (2, RED)


def last_contents(conversation: Conversation) -> tuple[AnyContent, ...]:
    command = last_command(conversation)
    assert isinstance(command, SetTable)
    return command.contents


def test_setting_is_told_and_taken_back() -> None:
    """The sentences name the places, and the tiles from and to bag and tower; undo what was."""
    conversation = filled()
    answer = conversation.answer("ist Hand Ben 2 r b, Stern Rot Ben 1 2")
    assert "Ben, Stern Rot: belegt 1, 2; frei 3 bis 6." in answer
    assert "Ben hat neben der Ablage 2 rote R, ein blaues B." in answer
    assert "Aus dem Beutel: 4 rote R, ein blaues B. Anna ist dran." in answer
    answer = conversation.answer("u")
    assert "Ben, Sterne, leer: Stern Rot." in answer
    assert "Ben hat keine Fliese neben der Ablage." in answer
    assert "In den Beutel: 4 rote R, ein blaues B." in answer


def test_round_is_told_with_its_wild_colour() -> None:
    answer = filled().answer("ist Runde 3")
    assert "Runde 3. Jokerfarbe ist Orange, O." in answer


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "ist Ben hat gepasst",
            "Gepasst wird erst beim Legen. Wird schon gelegt: ist Phase legen.",
        ),
        ("ist Phase legen", "was dort leer ist, oder: ist Phase nehmen."),
        ("ist Vorrat 11 r", "In den Vorrat passen 10 Fliesen, genannt sind 11."),
        ("ist Ecken 5 r", "In die Ecken passen 4 Fliesen, genannt sind 5."),
        ("ist Stern Rot Feld 3 b", "Auf Stern Rot kommt nur R, nicht B."),
        ("gilt s7 leer", "Diesen Stern gibt es nicht"),
        ("ist Stern Rot Feld 8", "Ein Feld 8 gibt es nicht"),
        ("ist Hand 22 r", "Dafür gibt es zu wenig R: 6 fehlen."),
        ("ist Stand 1000", "Punkte gehen von 0 bis 999."),
        ("ist Runde 7", "Runden gehen von 1 bis 6."),
        ("gilt Hand leer", "Stimmt."),
    ],
)
def test_refusals_have_a_remedy_and_change_nothing(line: str, sentence: str) -> None:
    conversation = filled()
    before = state_of(conversation)
    assert sentence in conversation.answer(line)
    assert state_of(conversation) is before


def test_missing_tiles_are_told_with_where_the_others_lie() -> None:
    conversation = filled("ist Hand Ben 3 r, Stern Rot 1 2")
    answer = conversation.answer("ist Hand 22 r")
    assert "3 neben der Ablage von Ben" in answer
    assert "2 auf Stern Rot von Anna" in answer
    assert "2 im Vorrat" in answer


def test_player_who_passed_by_mistake_goes_on() -> None:
    conversation = placing()
    conversation.enter("ist Ben hat gepasst")
    assert "Ben hat schon gepasst." in conversation.answer("ist dran Ben")
    conversation.enter("ist Ben hat nicht gepasst", "ist dran Ben")
    assert state_of(conversation).turn == 1


def test_last_move_is_given_to_another_player() -> None:
    """Mixed-up players: the tiles go to the board of the one who made the move."""
    conversation = filled("1r", "das war Ben")
    assert [player.hand[RED] for player in state_of(conversation).players] == [0, 2]
    assert state_of(conversation).turn == 0


def test_statement_is_understood_by_voice() -> None:
    conversation = filled(confirm=ConfirmPolicy.UNSURE)
    say(conversation, "auf dem tisch ist hand von ben zwei rote")
    assert state_of(conversation).players[1].hand[RED] == 2


def test_stock_is_taken_place_by_place() -> None:
    """Enter confirms; what is said about a place is set; "no" takes empty stars apart."""
    conversation = filled("ist Hand Ben r", "inventur Ben")
    assert conversation.paragraphs[-1].startswith("Ben, Sterne, leer: Stern Mitte, Stern Lila")
    conversation.enter("nein", "", "2 5")
    assert state_of(conversation).players[1].stars[1][1::3] == (Colour.PURPLE,) * 2
    while "neben der Ablage" not in conversation.paragraphs[-1]:
        conversation.enter("")
    conversation.enter("leer")
    assert not any(state_of(conversation).players[1].hand)


def test_stock_of_a_table_where_players_place_already() -> None:
    """What cannot be set alone is kept until the whole table has been checked."""
    conversation = filled("inventur")
    while conversation.session.walk is not None:
        place = conversation.paragraphs[-1]
        if place.startswith(("Manufaktur", "Im Zentrum")):
            conversation.enter("leer")
        elif "nicht gepasst" in place and "Anna und Ben" in place:
            conversation.enter("nein")
        elif place.startswith("Ben hat nicht gepasst"):
            conversation.enter("hat gepasst")
        else:
            conversation.enter("")
    state = state_of(conversation)
    assert (state.phase, [player.passed for player in state.players]) == (
        Phase.PLACE,
        [False, True],
    )


@given(reached_states())
def test_position_can_be_set_up_again(state: State) -> None:
    """A game that begins in the position that `show --json` writes is in that position."""
    names = NAMES[: len(state.players)]
    data = json.loads(json.dumps(facts.encode_state(names, state)))
    options = state.options
    chosen = {"edition": options.edition.name, "board": options.board.value}
    opening = open_game(len(names), state.starter, **chosen, wild_order=options.order)
    if state.phase is Phase.OVER:
        with pytest.raises(IllegalCommand):
            STATEMENTS.decode_position(names, data)
        return
    again = opening
    if data != facts.encode_state(names, opening):
        again, _ = rules.apply(opening, STATEMENTS.decode_position(names, data))
    assert facts.encode_state(names, again) == data


@pytest.mark.parametrize("damage", ["centre", "players", "stone", "turn", "factories"])
def test_position_that_is_none_is_refused(damage: str) -> None:
    data = facts.encode_state(NAMES[:2], state_of(filled()))
    with pytest.raises(IllegalCommand):
        STATEMENTS.decode_position(NAMES[:2], {**data, damage: 5})


def test_no_phase_ends_before_all_is_checked() -> None:
    """What empties the last factory is set at the end of the stock-taking."""
    conversation = pavilion(SUPPLY, "rrrl rrll gggg oooo yyyy", "1r", "3g", "2r", "4o", "zl")
    conversation.enter("inventur")
    told = len(conversation.paragraphs) - 1
    while not conversation.paragraphs[-1].startswith("Manufaktur 5"):
        conversation.enter("")
    conversation.enter("leer")
    assert conversation.session.walk is not None
    assert len(conversation.session.walk.held) == 1
    assert state_of(conversation).phase is Phase.TAKE
    while conversation.session.walk is not None:
        conversation.enter("")
    assert state_of(conversation).phase is Phase.PLACE
    assert any("Vorrat" in text for text in conversation.paragraphs[told:])
