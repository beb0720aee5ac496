"""Walks through the table: taking stock and rebuilding, by Enter and by what players say."""

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation
from spoken_conversation import say

from azul_access.games.azul.state import State
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import CommandEntry, add_entries, decode_entry, encode_entry
from azul_access.record.setup import start_ledger
from azul_access.session.control.controls import WalkKind

# Words of a language: take stock, rebuild, right, no, empty, finished, back, centre.
WORDS = {
    "de": ("inventur", "aufbauen", "stimmt", "nein", "leer", "fertig", "zurück", "mitte"),
    "en": ("take stock", "rebuild", "right", "no", "empty", "finished", "undo", "centre"),
    "nl": ("inventaris", "opbouwen", "klopt", "nee", "leeg", "klaar", "terug", "midden"),
}

NEXT = {"de": "nächstes", "en": "next", "nl": "volgende"}


def base_game(*lines: str, language: str = "de") -> Conversation:
    return begin_conversation(FILLED_FACTORIES, *lines, language=language)


def state_of(conversation: Conversation) -> State:
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    return state


def last(conversation: Conversation) -> str:
    return conversation.paragraphs[-1]


@pytest.mark.parametrize("language", WORDS)
def test_stock_is_taken_place_by_place(language: str) -> None:
    """Enter confirms; what is said about a place is set; the end says how many places differed."""
    take_stock, _, right, no, empty, _, _, centre = WORDS[language]
    conversation = base_game("1r2", language=language)
    conversation.enter(f"{take_stock} {centre}", f"{no}, 2 r s")
    assert [tile.name for tile in state_of(conversation).centre.spaces if tile is not None] == [
        "RED",
        "RED",
        "BLACK",
        "START",
    ]
    assert conversation.session.walk is not None
    conversation.enter(right)
    assert conversation.session.walk is None
    conversation.enter(take_stock)
    while "Anna" not in last(conversation):
        conversation.enter("")
    conversation.enter(empty)
    assert state_of(conversation).players[0].lines[1] is None


def test_an_empty_centre_is_no_place_to_lay() -> None:
    conversation = base_game("aufbauen")
    while conversation.session.walk is not None:
        assert "leer" not in last(conversation)
        conversation.enter("")


@pytest.mark.parametrize("language", WORDS)
def test_table_is_dictated_for_laying_it_again(language: str) -> None:
    """Every place with tiles is told once; "back" goes to the one before, if any, "." repeats."""
    _, rebuild, _, _, _, finished, back, _ = WORDS[language]
    conversation = base_game("1r2", language=language)
    before = state_of(conversation)
    conversation.enter(rebuild)
    first = last(conversation)
    conversation.enter("")
    second = last(conversation)
    assert first != second
    conversation.enter(back)
    assert last(conversation) == first
    conversation.enter(back)
    assert last(conversation) == first
    conversation.enter(NEXT[language], ".")
    assert last(conversation) == second
    conversation.enter(finished)
    assert conversation.session.walk is None
    assert state_of(conversation) is before


@pytest.mark.parametrize(
    ("language", "first", "second", "question"),
    [
        ("de", "f3 leer", "nein, Boden Ben x", "Manufaktur 3 leer?"),
        ("en", "factory 3 empty", "no, floor Ben x", "is factory 3 empty?"),
        ("nl", "f3 leeg", "nee, vloer Ben x", "is fabriek 3 leeg?"),
    ],
)
def test_what_is_said_about_another_place_is_set(
    language: str, first: str, second: str, question: str
) -> None:
    """It needs no word such as "is"; the place of the step is told again, and not confirmed."""
    conversation = base_game(WORDS[language][0], language=language)
    place = last(conversation)
    conversation.enter(question)
    assert state_of(conversation).factories[2]
    conversation.enter(first)
    assert not state_of(conversation).factories[2]
    assert last(conversation) == place
    conversation.enter(second)
    assert state_of(conversation).players[1].floor
    assert last(conversation) == place
    conversation.enter(WORDS[language][6])
    assert not state_of(conversation).players[1].floor
    assert last(conversation) == place


def test_group_of_empty_places_is_taken_apart_by_no() -> None:
    """Empty factories are one step; a "no" goes through them one by one."""
    conversation = base_game("1r2", "2x1", "inventur manufakturen", "", "", "")
    assert last(conversation) == "Leer: Manufaktur 1, 2."
    conversation.enter("nein")
    assert last(conversation) == "Manufaktur 1 ist leer."
    conversation.enter("", "xo")
    assert len(state_of(conversation).factories[1]) == 2


def test_a_move_that_is_refused_does_not_end_a_walk() -> None:
    conversation = base_game("inventur", "1o2")
    assert conversation.session.walk is not None


def test_undo_in_a_walk_takes_back_what_was_set() -> None:
    """ "zurück" after a place was set undoes this and tells the place again."""
    conversation = base_game("1r2", "inventur mitte")
    before = state_of(conversation)
    conversation.enter("rr", "zurück")
    assert state_of(conversation).centre == before.centre
    assert conversation.session.walk is not None
    assert conversation.session.walk.position == 0


def test_a_move_ends_a_walk() -> None:
    conversation = base_game("inventur", "1r2")
    assert conversation.session.walk is None
    assert state_of(conversation).turn == 1


def test_places_that_need_each_other_are_set_together() -> None:
    """Where a colour would be over for a moment, what was said waits until the rest is known."""
    conversation = base_game("ist Reihe 5 Anna 5 r, Reihe 4 Anna 4 r, Reihe 5 Ben 4 r")
    conversation.enter("inventur Ben")
    state = state_of(conversation)
    assert state.bag[0] + state.lid[0] == 1
    conversation.enter("ist Reihe 4 Ben 4 r")
    assert conversation.session.walk is not None
    assert conversation.session.walk.held
    assert state_of(conversation) is state
    conversation.enter("ist Reihe 5 Ben leer")
    assert not conversation.session.walk.held
    lines = state_of(conversation).players[1].lines
    assert lines[4] is None
    assert lines[3] is not None


def held_for_later() -> Conversation:
    """Stock-taking in which the last step is reached, and four red tiles are held."""
    conversation = base_game("ist Reihe 5 Anna 5 r, Reihe 4 Anna 4 r, Reihe 5 Ben 4 r")
    conversation.enter("inventur Ben", "ist Reihe 4 Ben 4 r")
    walk = conversation.session.walk
    assert walk is not None
    conversation.enter(*[""] * (len(walk.steps) - 1 - walk.position))
    return conversation


def test_what_cannot_be_set_at_the_end_keeps_the_walk() -> None:
    """Nothing that was said is lost: the reason is told, and another place can still be said."""
    conversation = held_for_later()
    state = state_of(conversation)
    conversation.enter("")
    assert conversation.session.walk is not None
    assert conversation.session.walk.held
    assert "Dafür gibt es zu wenig R" in last(conversation)
    assert state_of(conversation) is state
    conversation.enter("ist Reihe 5 Ben leer")
    assert conversation.session.walk is None
    assert state_of(conversation).players[1].lines[3] is not None


def test_stopping_tells_what_is_not_set() -> None:
    """ "fertig" leaves stock-taking in any case."""
    conversation = held_for_later()
    conversation.enter("fertig")
    assert conversation.session.walk is None
    assert last(conversation) == "Eine Angabe ist noch nicht gesetzt."


def test_leaving_the_program_tells_what_is_not_set() -> None:
    conversation = held_for_later()
    assert conversation.answer("q").splitlines()[0] == "Eine Angabe ist noch nicht gesetzt."


def test_undone_settings_do_not_count() -> None:
    """The end says how many places have been put right."""
    conversation = base_game("1r2", "inventur mitte", "rr", "zurück", "stimmt", "stimmt")
    assert "Inventur fertig, alles stimmt." in conversation.paragraphs


def test_places_that_are_set_together_count_one_by_one() -> None:
    """Also that which waited for another one, and that which was set at the end."""
    conversation = base_game("ist Reihe 5 Anna 5 r, Reihe 4 Anna 4 r, Reihe 5 Ben 4 r")
    conversation.enter("inventur Ben", "ist Reihe 4 Ben 4 r", "ist Reihe 5 Ben leer")
    while conversation.session.walk is not None:
        conversation.enter("")
    assert "Inventur fertig, 2 Stellen sind berichtigt." in conversation.paragraphs


def test_a_game_that_is_played_already_is_taken_over() -> None:
    """In a new game the whole table can be said; tiles in the centre mean that players take."""
    conversation = begin_conversation()
    conversation.enter("inventur")
    conversation.enter("nein", "", "rbss", "", "", "", "2 x o", "Ben")
    walk = conversation.session.walk
    assert walk is not None
    assert len(walk.held) == 3
    while conversation.session.walk is not None:
        conversation.enter("")
    assert "Inventur fertig, 3 Stellen sind berichtigt." in conversation.paragraphs
    state = state_of(conversation)
    assert state.phase.value == "take"
    assert len(state.factories[1]) == 4
    assert state.holder == 1


def test_walk_by_voice() -> None:
    """Sentences that the recogniser understands lead through a walk, too."""
    conversation = base_game("1r2")
    say(conversation, "Inventur Mitte")
    assert conversation.session.walk is not None
    say(conversation, "ja")
    say(conversation, "ja")
    assert conversation.session.walk is None


@pytest.mark.parametrize("verbosity", Verbosity)
def test_settings_are_entries_like_any_other(verbosity: Verbosity) -> None:
    """They are undone, redone, and read again from the log."""
    conversation = base_game(verbosity.value if verbosity is not Verbosity.NORMAL else "normal")
    before = state_of(conversation)
    conversation.enter("ist Stand Anna 23, Reihe 3 Ben 2 x")
    after = state_of(conversation)
    assert after.players[0].score == 23
    conversation.enter("u")
    assert state_of(conversation) == before
    conversation.enter("+")
    assert state_of(conversation) == after
    session = conversation.session
    entries = [
        decode_entry(session.setup.system, encode_entry(session.setup.system, entry))
        for entry in [CommandEntry(item.command, item.source) for item in session.ledger.applied]
    ]
    assert add_entries(start_ledger(session.setup), entries).state == after


def test_kinds_have_a_prompt() -> None:
    conversation = base_game("aufbauen")
    assert conversation.session.walk is not None
    assert conversation.session.walk.kind is WalkKind.LAY
    assert conversation.session.prompt.name == "walk-lay-prompt"


@pytest.mark.parametrize(
    ("language", "points", "turn"),
    [
        ("de", "Wie viele Punkte sind es?", "Wer ist dran?"),
        ("en", "How many points?", "Whose turn is it?"),
        ("nl", "Hoeveel punten zijn het?", "Wie is er aan de beurt?"),
    ],
)
def test_what_is_asked_fits_the_place(language: str, points: str, turn: str) -> None:
    """Where no tiles lie, nobody is asked which ones do."""
    conversation = base_game(language=language)
    conversation.enter(WORDS[language][0])
    asked = {}
    while walk := conversation.session.walk:
        told = conversation.paragraphs[-1]
        if len(walk.steps[walk.position]) == 1:
            asked[told] = conversation.answer(WORDS[language][3])
        conversation.enter("")
    fitting = {answer.split("?")[0] + "?": told for told, answer in asked.items()}
    assert fitting[points].startswith("Ben")
    assert "Anna" in fitting[turn]


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("de", "ist Wand Anna Zeile 1 Platz 3 r", "ist Reihe 2 Anna leer"),
        ("en", "set wall Anna row 1 place 3 r", "is row 2 Anna empty"),
        ("nl", "is muur Anna rij 1 plaats 3 r", "is rij 2 Anna leeg"),
    ],
)
def test_a_place_with_what_lies_there_is_set(language: str, said: str, asked: str) -> None:
    """A question mark asks, and so does a line that could empty a place."""
    conversation = base_game("1r2", language=language)
    before = state_of(conversation)
    conversation.enter(f"{said}?", asked)
    assert state_of(conversation) is before
    conversation.enter(said)
    assert state_of(conversation).players[0].wall[0][2] is not None


def test_a_place_that_cannot_hold_what_is_named_is_refused_with_the_reason() -> None:
    conversation = base_game("ist Wand Anna Zeile 1 Platz 1 x")
    assert (
        last(conversation)
        == "In Wandzeile 1, Spalte 1, ist B aufgedruckt, nicht X. Regel 2.8, mehr mit h."
    )
