"""What stands on a display, and how it reacts to keys and to the game, without a device."""

from dataclasses import replace
from itertools import combinations_with_replacement

import pytest
from reader_table import start_reader

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.braille.effects import ExplainKey, PlayCommand, SendText
from azul_access.braille.screen.content import Layer
from azul_access.games.system import Commands
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase
from firmware_protocol.cells import from_unicode, to_unicode

GAME_FILES = ("azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey")


# Typing


def test_typing_continues_while_others_play() -> None:
    """A message waits; a sign behind the line that is being typed says so."""
    table = start_reader()
    table.type_cells(translate("2o", "de"))
    table.type_line("2o5")
    assert table.reader.frame()[0].startswith(translate("2o", "de") + b"\xc0")
    table.press(KeyAction.ERASE)
    assert table.reader.frame()[0].startswith(translate("2", "de") + b"\xc0")
    assert table.signs == "⠀⠃⠂"
    table.press(KeyAction.ESCAPE)
    assert table.line.startswith("manufakturen")
    table.press(KeyAction.LATER_MESSAGE)
    assert table.line.startswith("anna o f2")


def test_sending_dismisses_the_message_that_was_read() -> None:
    """That is one whose end was on the display when typing began; others wait."""
    table = start_reader(moves=0)
    table.type_line("wer")
    table.type_cells(translate("rrbs", "de"))
    table.press(KeyAction.CONFIRM)
    assert table.line.startswith("f1: ")
    table.press(KeyAction.CONFIRM)
    table.type_cells(translate("rrbs", "de"))
    table.type_line("wer")  # unread when the line is sent
    table.press(KeyAction.CONFIRM)
    assert table.line.startswith("f2: ")
    table.press(KeyAction.PAN_ON)
    assert table.line == "manufaktur 2."
    table.press(KeyAction.CONFIRM)
    table.add_message("lang " * 20)
    line = table.line
    table.type_cells(translate("b", "de"))  # before the end of the message
    table.press(KeyAction.CONFIRM)
    assert not table.line.startswith("lang")
    table.press_until(KeyAction.PAN_ON, "lang")
    assert table.line == line


def test_typing_and_notes_keep_the_place_in_a_message() -> None:
    """A message that comes below a note waits."""
    table = start_reader(DisplaySize(1, 12))
    words = [f"wort{number}" for number in range(9)]
    table.add_message(" ".join(words))
    table.press(KeyAction.PAN_ON, KeyAction.PAN_ON)
    line = table.line
    table.type_cells(translate("2", "de"))
    table.press(KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.ESCAPE)
    assert table.line == line
    table.press(KeyAction.WHOSE_TURN, KeyAction.ESCAPE)
    assert table.line == line
    table.dismiss_messages()
    table.press(KeyAction.CHOICES, KeyAction.PAN_ON)
    line = table.line
    table.press(KeyAction.WHOSE_TURN)
    table.add_message(" ".join(words))
    table.press(KeyAction.ESCAPE)
    assert table.line == line
    table.press(KeyAction.LAST)
    assert table.line == words[0]


def test_one_handed_typing() -> None:
    """The dots of a cell are typed in turn, and the space bar closes it."""
    table = start_reader()
    table.press(KeyAction.ONE_HANDED)
    assert table.line.startswith("eine hand")
    for cell in (0x08, 0x20, 0x10, 0x04, 0):  # the number sign, dots 3 4 5 6
        table.reader.type(cell)
    assert table.reader.frame()[0].startswith(from_unicode("⠼⣀"))
    table.press(KeyAction.ESCAPE, KeyAction.ONE_HANDED)
    assert table.line.startswith("beide")


@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_example_of_the_chapter(language: str, dots: int) -> None:
    """The cells r r b ⠱ are four tiles at once, as "rrbs" is at the keyboard."""
    table = start_reader(DisplaySize(1, 40, dots=dots), language=language, moves=0)
    table.type_cells(from_unicode("⠗⠗⠃⠱"))
    table.press(KeyAction.CONFIRM)
    keyboard = start_reader(language=language, moves=0)
    keyboard.type_line("rrbs")
    assert table.state == keyboard.state
    assert not table.session.pending


@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_drawn_tiles_are_never_asked_back(language: str, dots: int) -> None:
    """Whatever four tiles are typed by their labels, they fill the factory at once."""
    table = start_reader(DisplaySize(1, 40, dots=dots), language=language, moves=0)
    cells = dict(zip("rbsxo", from_unicode("⠗⠃⠱⠭⠕"), strict=True))
    for tiles in combinations_with_replacement("rbsxo", 4):
        table.type_cells(bytes(cells[label] for label in tiles))
        table.press(KeyAction.CONFIRM)
        assert len(table.state.factories[0]) == 4, tiles
        table.type_line("u")


@pytest.mark.parametrize("dots", [6, 8])
@pytest.mark.parametrize(
    ("file", "target", "moves"),
    [("azul-coloured", "c", (7, 9, 11)), ("summer-pavilion-coloured", "", (37, 39))],
)
def test_a_take_with_two_readings_is_asked_back(
    file: str, target: str, moves: tuple[int, ...], dots: int
) -> None:
    """The letter c is the centre, or a 3 without its number sign; nothing is taken silently."""
    size = DisplaySize(1, 40, dots=dots)
    asked = 0
    for count_of_moves in moves:
        table = start_reader(size, file=file, language="en", moves=count_of_moves)
        for label in "rbsxolyg":
            rest = label + target.replace("c", "3")
            texts = [f"3{rest}", f"c{rest}"]
            count = len(table.session.ledger.applied)
            if all(table.companion.is_possible(text) for text in texts):
                table.type_cells(translate("c", "en") + translate(label + target, "en"))
                table.press(KeyAction.CONFIRM)
                assert len(table.session.pending) > 1, texts
                assert len(table.session.ledger.applied) == count
                asked += 1
    assert asked


def test_sentences_are_read_as_they_stand() -> None:
    """Only a short move may lack its number signs: a label in a sentence is no number."""
    table = start_reader(file="summer-pavilion-coloured", language="en", moves=37)
    table.type_cells(
        b"\0".join(translate(word, "en") for word in ["set", "hand", "bruno", "g", "b"])
    )
    table.press(KeyAction.CONFIRM)
    assert not table.session.pending
    assert table.line.lower().startswith("now: bruno")


def test_factories_are_filled_by_chords() -> None:
    """A space separates the tiles of two factories; SCH is one cell."""
    table = start_reader(moves=0)
    table.type_cells(from_unicode("⠗⠗⠃⠱⠀⠕⠭⠃⠃"))
    table.press(KeyAction.CONFIRM)
    assert [len(tiles) for tiles in table.state.factories][:3] == [4, 4, 0]
    assert table.line.startswith("f1: 2 r, b, ")


# Picking


def test_a_picked_move_is_confirmed_before_it_is_made() -> None:
    """The question says what would follow; panning back undoes one pick after another."""
    table = start_reader()
    column = table.reader.frame()[0].index(translate("o", "de"), 12)
    table.press(KeyAction.ROUTING, number=column)
    choices = table.line
    assert table.press(KeyAction.CONFIRM) is None
    assert table.line.startswith("anna: o, f1, reihe 1?")
    table.press(KeyAction.PAN_BACK)
    assert table.line == choices
    table.press(KeyAction.PAN_BACK)
    assert table.line.startswith("manufakturen")
    assert not table.session.ledger.undone


def test_a_picked_move_is_made_at_once_without_asking() -> None:
    """Escape takes it back as long as its answer stands there and nothing has happened since."""
    table = start_reader()
    table.type_line("braille ohne fragen")
    table.dismiss_messages()
    before = table.state

    def pick() -> None:
        table.dismiss_messages()
        table.press_until(KeyAction.NEXT_VIEW, "manufakturen")
        column = table.reader.frame()[0].index(translate("o", "de"), 12)
        table.press(KeyAction.ROUTING, number=column)
        assert isinstance(table.press(KeyAction.CONFIRM), PlayCommand)
        assert table.line.startswith("anna 2 o f1 re1 voll.")

    pick()
    assert table.state != before
    table.press(KeyAction.ESCAPE)
    assert table.state == before
    assert "zurück" in table.line
    table.press(KeyAction.ESCAPE)  # leaves the message, and undoes no more
    assert table.state == before
    pick()
    legal = table.session.setup.system.rules.legal_commands(table.state)
    table.companion.table.handle_touch(next(iter(legal)), table.state, "keyboard")
    after = table.state
    table.press(KeyAction.ESCAPE)
    assert table.state is after
    table.type_line("braille mit fragen")
    table.dismiss_messages()
    table.press(KeyAction.CHOICES, KeyAction.CONFIRM)
    assert table.press(KeyAction.CONFIRM) is None


def test_escape_does_not_undo_what_others_were_faster_with() -> None:
    """A picked move that is refused because of that cannot be taken back."""
    table = start_reader()
    table.type_line("braille ohne fragen")
    table.dismiss_messages()
    table.press(KeyAction.CHOICES, KeyAction.CONFIRM)
    effect = table.reader.press(KeyPress(KeyAction.CONFIRM))
    assert isinstance(effect, PlayCommand)
    table.type_line("1o1")
    after = table.state
    table.reader.announce(table.session.reminder, is_answer=True)
    assert table.press(KeyAction.ESCAPE) is None
    assert table.state is after


def test_line_keys() -> None:
    """They dismiss a message, pick a choice by its place, and the first one confirms a question."""
    table = start_reader(DisplaySize(9, 40))
    table.type_line("wer")
    table.press(KeyAction.LINE, number=4)
    assert table.messages.current is None
    table.press(KeyAction.CHOICES)
    line = table.line
    table.press(KeyAction.LINE, number=39)  # there are fewer choices
    assert table.line == line
    table.press(KeyAction.LINE, number=1)
    table.press(KeyAction.LINE, number=0)
    assert table.reader.content.layer is Layer.QUESTION
    assert table.press(KeyAction.LINE, number=1) is None
    count = len(table.session.ledger.applied)
    table.press(KeyAction.LINE, number=0)
    assert len(table.session.ledger.applied) == count + 1


def test_lines_of_others_cannot_be_picked() -> None:
    """Routing keys over another player's lines do nothing."""
    table = start_reader()
    table.press_until(KeyAction.NEXT_VIEW, "reihen bruno")
    line = table.line
    for column in range(40):
        table.press(KeyAction.ROUTING, number=column)
    assert table.line == line


@pytest.mark.parametrize(
    ("file", "view"), [("azul-coloured", "reihen"), ("summer-pavilion-coloured", "sterne")]
)
def test_lines_cannot_be_picked_while_factories_are_filled(file: str, view: str) -> None:
    """Routing keys over one's own lines or stars do nothing then."""
    table = start_reader(DisplaySize(1, 80), file=file, moves=2)
    table.dismiss_messages()
    table.press_until(KeyAction.NEXT_VIEW, view)
    line = table.line
    for column in range(80):
        table.press(KeyAction.ROUTING, number=column)
    assert table.line == line


def test_picks_for_a_factory_stand_before_the_choices() -> None:
    """Escape removes the last pick only."""
    table = start_reader(moves=0)
    table.press(KeyAction.CHOICES)
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠁⠀⠤⠤⠤⠤⠀⠗⠀⠃⠀⠱⠀⠭⠀⠕⠀")
    table.press(KeyAction.CONFIRM, KeyAction.PAN_ON, KeyAction.PAN_ON, KeyAction.CONFIRM)
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠁⠀⠗⠱⠤⠤⠀⠗⠀")
    table.press(KeyAction.ESCAPE)
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠁⠀⠗⠤⠤⠤⠀⠗⠀")


def test_an_outdated_move_is_not_made() -> None:
    """Another player moved between the pick and the confirmation."""
    table = start_reader()
    state = table.state
    command = table.session.setup.system.rules.legal_commands(state)[0]
    table.type_line("2o5")
    count = len(table.session.ledger.applied)
    table.companion.table.handle_touch(command, state, "braille")
    assert len(table.session.ledger.applied) == count
    assert table.messages.items[-1].text == "Bruno dran."


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_choices(language: str) -> None:
    """They open by themselves after a question, for displays without a braille keyboard."""
    table = start_reader(language=language)
    end = {"de": "ende", "en": "end", "nl": "einde"}[language]
    for answer_index in (1, 0):
        table.type_cells(translate(end, language))
        table.press(KeyAction.CONFIRM)
        assert table.session.pending
        while table.messages.current is not None:
            table.press(KeyAction.PAN_ON)
        table.press(*[KeyAction.PAN_ON] * answer_index, KeyAction.CONFIRM)
        assert not table.session.pending
    assert table.session.setup.system.rules.expects(table.state).player is None


def test_meanings_of_an_ambiguous_text_are_choices() -> None:
    """The second of two meanings is picked."""
    table = start_reader()
    commands = table.session.setup.system.rules.legal_commands(table.state)[:2]
    pending = tuple(Commands((command,)) for command in commands)
    table.reader.update_session(replace(table.session, pending=pending), is_answer=True)
    assert table.line.startswith("nummer 1:")
    table.press_until(KeyAction.PAN_ON, "nummer 2:")
    assert table.reader.press(KeyPress(KeyAction.CONFIRM)) == SendText(("2",))


def test_undo_and_redo_are_choices() -> None:
    """They can be reached with two keys."""
    table = start_reader(moves=7)
    count = len(table.session.ledger.applied)
    for choice, expected in (("zurück", count - 1), ("wiederherstellen", count)):
        table.press(KeyAction.CHOICES)
        table.press_until(KeyAction.PAN_ON, choice)
        table.press(KeyAction.CONFIRM)
        assert len(table.session.ledger.applied) == expected
        table.dismiss_messages()


# Notes


def test_help_explains_keys_and_lets_messages_wait() -> None:
    """The explanation stands above everything until the next key; no message is lost."""
    table = start_reader()
    table.type_line("wer")
    table.type_line("z")
    table.press(KeyAction.HELP)
    assert table.line == "welche taste?"
    assert table.press(KeyAction.UNDO) == ExplainKey(phrase("braille-action-undo"))
    assert table.line == "letzten zug zurücknehmen"
    table.press(KeyAction.HELP)
    assert table.reader.type(1) == ExplainKey(phrase("braille-action-type"))
    table.press(KeyAction.HELP)
    assert table.reader.press_unbound() == ExplainKey(phrase("braille-action-nothing"))
    table.press(KeyAction.PAN_ON)
    assert table.line == "anna dran."
    table.press(KeyAction.PAN_ON)
    assert "zentrum" in table.line


def test_whose_turn_it_is_does_not_lose_the_place() -> None:
    """The next key continues where the reader was."""
    table = start_reader()
    table.press(KeyAction.NEXT_VIEW)
    line = table.line
    table.press(KeyAction.WHOSE_TURN)
    assert table.line == "anna dran."
    table.press(KeyAction.ESCAPE)
    assert table.line == line
