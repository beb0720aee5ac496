"""A seat changes hands: by sentences in three languages, saved and resumed."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from computer_conversation import begin_with_computers
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.record.ledger import add_entries, decode_entry, encode_entry
from azul_access.record.seats import Computer, SeatChange
from azul_access.record.setup import change_seat, start_ledger
from azul_access.record.versions import entry_version
from azul_access.session.control.controls import SeatAction, SeatRequest
from azul_access.session.meaning.seats import find_seat_request

TO_COMPUTER = {
    "de": (
        "Ben ist jetzt der Computer",
        "ab jetzt spielt der computer für ben",
        "der Computer spielt jetzt für Ben.",
        "Ben geht nach Hause, der Computer übernimmt",
        "Bens Platz gehört jetzt dem Computer",
    ),
    "en": (
        "Ben is the computer now",
        "the computer plays for Ben now",
        "Now Ben is the computer!",
        "Ben goes home the computer takes over",
        "Ben's seat is the computer's now",
    ),
    "nl": (
        "Ben is nu de computer",
        "de computer speelt nu voor Ben",
        "De computer neemt het over van Ben.",
        "Ben gaat naar huis, de computer neemt het over.",
        "De plaats van Ben is nu van de computer",
    ),
}
TO_CARLA = {
    "de": (
        "der Platz des Computers gehört Carla",
        "Der Platz vom Computer gehört jetzt Carla.",
        "Carla spielt jetzt für den Computer",
        "Carla übernimmt jetzt den Platz des Computers",
    ),
    "en": (
        "the computer's seat is Carla's",
        "The computer’s seat is now Carla's.",
        "Carla plays for the computer now",
        "Carla takes over from the computer",
    ),
    "nl": (
        "de plaats van de computer is van Carla",
        "Carla speelt nu voor de computer",
        "Carla neemt het over van de computer.",
    ),
}
TO_OTTO = {
    "de": ("der Computer heißt Otto", "der Computer heißt jetzt Otto"),
    "en": ("the computer is called Otto", "call the computer Otto"),
    "nl": ("de computer heet Otto", "noem de computer Otto"),
}
AT_LEVEL_5 = {
    "de": (
        "der Computer spielt auf Stufe 5",
        "Computer Stufe fünf",
        "computer 5",
        "der Computer spielt stark",
        "stell den Computer auf Stufe 5",
    ),
    "en": (
        "the computer plays at level 5",
        "computer level five",
        "computer 5",
        "the computer plays strong",
        "set the computer to level 5",
    ),
    "nl": (
        "de computer speelt op niveau 5",
        "computer niveau vijf",
        "computer 5",
        "de computer speelt sterk",
        "zet de computer op niveau 5",
    ),
}


def cases(texts: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, text) for language, them in texts.items() for text in them]


def with_computer(language: str) -> Conversation:
    return begin_with_computers(FILLED_FACTORIES, language=language)


@pytest.mark.parametrize(("language", "text"), cases(TO_COMPUTER))
def test_the_computer_takes_a_seat(language: str, text: str) -> None:
    """The seat keeps its name, and the usual level is told."""
    conversation = begin_conversation(FILLED_FACTORIES, language=language)
    answer = conversation.answer(text)
    assert conversation.session.setup.computers == (None, Computer(2))
    assert conversation.session.setup.names == ("Anna", "Ben")
    assert "2" in answer
    assert "Ben" in answer


@pytest.mark.parametrize(("language", "text"), cases(TO_CARLA))
def test_a_person_takes_the_computers_seat(language: str, text: str) -> None:
    """The seat gets the person's name, as it was written."""
    conversation = with_computer(language)
    conversation.enter(text)
    assert conversation.session.setup.names == ("Anna", "Carla")
    assert not conversation.session.setup.has_computers


@pytest.mark.parametrize(("language", "text"), cases(TO_OTTO))
def test_the_computer_gets_another_name(language: str, text: str) -> None:
    """It still plays, at its level."""
    conversation = with_computer(language)
    conversation.enter(text)
    assert conversation.session.setup.names == ("Anna", "Otto")
    assert conversation.session.setup.computers == (None, Computer(2))


@pytest.mark.parametrize(("language", "text"), cases(AT_LEVEL_5))
def test_the_computer_plays_at_another_level(language: str, text: str) -> None:
    """By number, by a word for the number, or by the word for the level."""
    conversation = with_computer(language)
    conversation.enter(text)
    assert conversation.session.setup.computers == (None, Computer(5))


def test_somebody_is_back() -> None:
    """Who has gone takes the own seat again, by the same name."""
    conversation = begin_conversation(FILLED_FACTORIES, "Ben ist jetzt der Computer")
    assert "Ben spielt ab jetzt wieder selbst." in conversation.answer("Ben spielt wieder selbst")
    assert conversation.session.setup.names == ("Anna", "Ben")
    assert not conversation.session.setup.has_computers


@pytest.mark.parametrize(
    ("language", "harder", "easier"),
    [
        ("de", "Computer stärker", "der Computer soll schwächer spielen"),
        ("en", "the computer should play stronger", "computer easier"),
        ("nl", "Computer sterker", "de computer moet zwakker spelen"),
    ],
)
def test_the_computer_gets_stronger_or_weaker(language: str, harder: str, easier: str) -> None:
    """By one level each time, up to the highest and down to the lowest."""
    conversation = with_computer(language)
    for text, level in ((harder, 3), (easier, 2), (easier, 1), (easier, 1)):
        conversation.enter(text)
        assert conversation.session.setup.computers[1] == Computer(level)
    for _ in range(6):
        conversation.enter(harder)
    assert conversation.session.setup.computers[1] == Computer(6)


@pytest.mark.parametrize(
    ("language", "text", "answer"),
    [
        ("de", "Auf welcher Stufe spielt der Computer?", "Computer spielt auf Stufe 2 von 6"),
        ("de", "wer ist der computer", "Computer spielt auf Stufe 2 von 6"),
        ("en", "How strong is the computer?", "Computer plays at level 2 of 6"),
        ("nl", "wie is de computer", "Computer speelt op niveau 2 van 6"),
    ],
)
def test_the_level_is_told_when_people_ask(language: str, text: str, answer: str) -> None:
    """At any time, and nothing changes."""
    conversation = with_computer(language)
    before = conversation.session.setup
    assert conversation.answer(text).startswith(answer)
    assert conversation.session.setup == before


def test_a_seat_changes_hands_at_a_level() -> None:
    """The level may be said at once."""
    conversation = begin_conversation(FILLED_FACTORIES)
    conversation.enter("Ben ist jetzt der Computer, Stufe 4")
    assert conversation.session.setup.computer_at(1) == Computer(4)
    conversation.enter("Der Computer spielt jetzt für Anna, als Meister.")
    assert conversation.session.setup.computer_at(0) == Computer(6)


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("Karl is the computer now", "At the table are: Anna, Computer."),
        ("Ben is the computer, level 9", "At the table are"),
        ("Anna is the computer, level 9", "There are 1 to 6 and even"),
        ("the computer plays at level 7", "There are 1 to 6 and even"),
        ("the computer's seat is Anna's", "twice"),
        ("the computer's seat is Robot's", "Say the person's name"),
        ("Computer is the computer now", "like this already"),
        ("the computer takes over", "For whom? For example"),
        ("Anna is back", "Anna is not played by the computer"),
    ],
)
def test_what_is_not_possible_is_refused_with_a_remedy(text: str, remedy: str) -> None:
    """A clear sentence, and nothing changes."""
    conversation = with_computer("en")
    before = conversation.session.setup
    step = conversation.enter(text)
    assert not step.understood
    assert remedy in conversation.paragraphs[-1]
    assert conversation.session.setup == before


def test_a_computer_must_be_named_where_there_are_two() -> None:
    """The refusal names them; by name, the seat changes hands."""
    conversation = begin_with_computers(
        names=("Anna", "Computer", "Robot"), levels=(None, 1, 2), bag="virtual"
    )
    assert "Computer, Robot" in conversation.answer("Carla plays for the computer")
    conversation.enter("Robot's seat is Carla's")
    assert conversation.session.setup.names == ("Anna", "Computer", "Carla")


def test_somebody_has_to_lay_the_tiles() -> None:
    """The fourth seat of four stays a person's."""
    names = ("Anna", "Computer", "Robot", "Machine")
    conversation = begin_with_computers(names=names, levels=(None, 1, 1, 1), bag="virtual")
    assert "somebody has to lay the tiles" in conversation.answer("Anna is the computer")
    assert conversation.session.setup.computers[0] is None


def test_without_a_computer_there_is_no_seat_of_it() -> None:
    """The refusal says how it gets one."""
    conversation = begin_conversation(language="en")
    assert "is the computer now" in conversation.answer("Carla plays for the computer")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "is anna the computer?"),
        ("en", "Anna is the computer?"),
        ("de", "was ist mit ben"),
        ("en", "1r2"),
        ("de", "display spielt für alle"),
    ],
)
def test_other_lines_change_no_seat(language: str, text: str) -> None:
    """Questions, moves and other controls are none of these sentences."""
    assert find_seat_request(with_computer(language).session, text) is None


def test_a_change_of_seats_survives_the_log() -> None:
    """The entry is read as it was written, needs version 4, and leads to the same setup."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    step = conversation.enter("Ben ist jetzt der Computer, Stufe 3")
    (entry,) = step.entries
    system = conversation.session.setup.system
    encoded = encode_entry(system, entry)
    assert encoded == {"do": "seat", "player": 2, "name": "Ben", "level": 3, "by": "test"}
    assert decode_entry(system, encoded) == entry
    assert entry_version(system, entry) == 4
    assert isinstance(entry, SeatChange)
    first = begin_conversation().session.setup
    assert change_seat(first, entry).computers == (None, Computer(3))


def test_a_change_of_seats_is_no_item_of_the_history() -> None:
    """Undo is about the table: it takes back the move before, not who sits where."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "Ben ist jetzt der Computer")
    assert add_entries(start_ledger(conversation.session.setup), []).history == ()
    conversation.enter("u")
    assert conversation.session.setup.has_computers
    assert conversation.session.expected.player == 0


def test_a_seat_with_a_display_stays_its_owners() -> None:
    """The computer cannot read the display; the refusal says how to free it."""
    conversation = begin_conversation(language="en")
    conversation.session = replace(conversation.session, device_seats=frozenset({0}))
    assert "display belongs to everybody" in conversation.answer("Anna is the computer now")
    assert not conversation.session.setup.has_computers


def test_a_request_says_what_was_said() -> None:
    """The parts of the sentence are kept as they were written."""
    session = with_computer("en").session
    request = find_seat_request(session, "Computer's seat is Carla Maria's")
    assert request == SeatRequest(SeatAction.TO_PERSON, "Carla Maria", "Computer")
