"""Messages on a display: answers to keys at once, what others do is counted and waits."""

import pytest
from braille_print import to_print
from fake_table import start_game
from reader_table import ONE_LINE, ReaderTable, start_reader, start_recorded_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access import session
from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.braille.reader import Reader
from azul_access.braille.screen.content import Layer
from azul_access.braille.screen.signs import text_columns
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import from_unicode, to_unicode

GAME_FILES = ("azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey")


def test_a_late_display_says_whose_turn_it_is() -> None:
    """Earlier announcements can be read again."""
    table = ReaderTable(start_recorded_game(moves=7))
    assert table.line == f"{('anna', 'bruno')[table.state.turn]} dran."
    table.press(KeyAction.CONFIRM, KeyAction.EARLIER_MESSAGE, KeyAction.EARLIER_MESSAGE)
    assert table.line.startswith(("bruno", "anna")[table.state.turn])


def test_a_resumed_game_says_whose_turn_it_is() -> None:
    """The announcements of its beginning can be read again."""
    before = start_recorded_game(moves=8).session
    resumed = session.resume_game(before.setup, before.ledger, before.settings).session
    reader = Reader(resumed, ONE_LINE)
    line = to_print(reader.frame()[0][: text_columns(ONE_LINE)], "de")
    assert line.rstrip().endswith("dran.")
    assert reader.content.messages.items[0].text.startswith("Das Spiel geht weiter")


def test_a_message_stays_until_it_is_read() -> None:
    """Other messages, changes of the game and browsing leave it in its place."""
    table = start_reader()
    table.type_line("1?")
    line = table.line
    table.type_line("wer")
    table.type_line("u")
    assert table.line == line
    table.press(KeyAction.EARLIER_MESSAGE, KeyAction.LATER_MESSAGE)
    assert table.line == line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [8, 12, 20, 40])
def test_messages_are_read_word_by_word(language: str, width: int) -> None:
    """Panning shows each word once, whole where it fits, and then the next message."""
    table = start_reader(DisplaySize(1, width), language=language, moves=0)
    text = "Alles 12 Manufakturen r b x o Sternenstaubsammelstelle ja 103"
    words = text.split()
    table.add_message(text)
    table.add_message("Ende")
    windows = []
    room = text_columns(DisplaySize(1, width))
    position = table.messages.position
    while table.messages.position == position:
        windows.append(table.line)
        table.press(KeyAction.PAN_ON)
    assert "".join(windows).replace(" ", "").casefold() == "".join(words).casefold()
    for word in words:
        if len(translate(word, language)) <= room:
            assert sum(word.casefold() in window.casefold().split() for window in windows) == 1
    assert table.line.casefold() == "ende"


def test_a_view_key_dismisses_the_message_first() -> None:
    """The view below a message does not change."""
    table = start_reader()
    line = table.line
    table.type_line("wer")
    table.press(KeyAction.NEXT_VIEW)
    assert table.line == line


def test_panning_back_over_the_start_shows_the_earlier_message() -> None:
    """A display with two keys can read all messages again."""
    table = start_reader()
    for question in ("wer", "z", "hilfe"):
        table.type_line(question)
        table.press(KeyAction.CONFIRM)
    table.press(KeyAction.EARLIER_MESSAGE)
    lines = [table.line]
    while not table.line.startswith("anna dran"):
        table.press(KeyAction.PAN_BACK)
        lines.append(table.line)
    assert lines[0].startswith("anna nimmt")
    assert any(line.startswith("im zentrum") for line in lines[1:-1])


def test_the_language_may_change_during_the_game() -> None:
    """An older message keeps its language and braille; views change."""
    table = start_reader()
    table.add_message("Übung ⠱")
    cells = translate("Übung ⠱", "de")
    assert table.reader.frame()[0].startswith(cells)
    table.type_line("englisch")
    assert table.reader.frame()[0].startswith(cells)
    table.dismiss_messages()
    assert table.line.startswith("factories")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GAME_FILES)
def test_words_of_messages_can_be_read_back(file: str, language: str) -> None:
    """The cells of each word in the messages of a round are unambiguous."""
    game = load_game(file)
    companion, _, _ = start_game(make_setup(game, language))
    table = ReaderTable(companion)
    for move in list_moves(game, 1):
        table.type_line(move.text(language))
    words = {word for message in table.messages.items for word in message.text.split()}
    assert len(words) > 20
    for word in words:
        if not any("\u2800" <= character <= "\u28ff" for character in word):
            cells = translate(word, language)
            assert to_print(cells, language).casefold() == word.casefold()


# Messages of others and answers to keys


def test_answers_to_a_key_go_before_messages_of_others() -> None:
    """They stand on the display at once; the number of those that wait stands behind them."""
    table = start_reader(moves=0)
    for _ in range(3):
        table.type_line("z")
    assert table.line.startswith("im zentrum")
    table.type_cells(translate("rrbs", "de"))
    table.press(KeyAction.CONFIRM)
    assert table.line.startswith("f1: ")
    assert table.signs == "⠀⠁⠒"  # the first was not read to its end
    table.type_cells(translate("qq", "de"))  # a refusal
    table.press(KeyAction.CONFIRM)
    assert "verstanden" in table.line
    lines = []
    while table.messages.current is not None:
        table.press(KeyAction.PAN_ON)
        lines.append(table.line)
    assert sum(line.startswith("im zentrum") for line in lines) == 3


def test_one_key_leads_to_the_newest_message() -> None:
    """The others count as read, and can be read again."""
    for key in (KeyAction.CONFIRM, KeyAction.LAST):
        table = start_reader()
        for number in range(12):
            table.add_message(f"meldung {number}")
        assert table.line.startswith("meldung 0")
        table.press(key)
        assert table.line == "meldung 11"
        table.press(KeyAction.EARLIER_MESSAGE)
        assert table.line == "meldung 10"
        table.press(KeyAction.CONFIRM)
        assert table.messages.current is None


def test_views_can_be_read_while_messages_wait() -> None:
    """No further message hides a view; later message shows the next one that waits."""
    table = start_reader()
    view = table.line
    for number in range(3):
        table.add_message(f"meldung {number}")
    table.press(KeyAction.NEXT_VIEW)
    assert table.line == view
    table.add_message("meldung 3")
    table.press(KeyAction.NEXT_VIEW)
    assert table.line.startswith("zentrum")
    assert table.signs == "⠀⠁⠒"
    table.press(KeyAction.LATER_MESSAGE)
    assert table.line.startswith("meldung 1")


def test_a_status_cell_counts_what_waits() -> None:
    """As a lower digit, more than nine as a full cell; then all cells of the line are for text."""
    table = start_reader(DisplaySize(1, 40, status=2))
    cells = []
    for number in range(12):
        table.add_message(f"meldung {number}")
        cells.append(table.reader.frame()[0][-1:])
    assert cells == [b"\0", *[from_unicode(cell) for cell in "⠂⠆⠒⠲⠢⠖⠶⠦⠔"], b"\xff", b"\xff"]
    assert text_columns(table.reader.content.size) == 40


@pytest.mark.parametrize(("width", "signs"), [(40, "⠀⠁⠂"), (32, "⠀⠁⠂"), (31, "⠀⠶"), (12, "⠀⠶")])
def test_without_status_cells_signs_stand_behind_the_text(width: int, signs: str) -> None:
    """Whose turn it is and how many messages wait; on a narrow display the one or the other."""
    table = start_reader(DisplaySize(1, width), moves=5)
    assert table.signs == ("⠀⠁⠀" if width >= 32 else "⠀⠁")
    for number in range(2):
        table.add_message(f"meldung {number} hat viele Wörter")
    assert table.signs == signs
    assert all(len(window) <= width - len(signs) for window in table.reader.content.windows())


def test_nothing_changes_under_a_finger() -> None:
    """What is read stays while others do something; only the signs tell of it."""
    for keys in ((KeyAction.NEXT_VIEW,), (KeyAction.CHOICES,), (KeyAction.CONFIRM,) * 2):
        for width in (12, 40, 80):
            table = start_reader(DisplaySize(1, width))
            table.press(*keys)
            line = table.line
            for text in ("stand", "2o3", "fünf", "u", "ende"):
                table.type_line(text)
                assert table.line == line, (keys, width, text)
            assert table.signs[1] != "⠀"


def test_a_touch_is_meant_for_what_was_on_the_display() -> None:
    """If that is outdated, the first touch only shows what has happened."""
    table = start_reader()
    table.press(KeyAction.NEXT_VIEW, KeyAction.FIRST)
    assert table.line.startswith("manufakturen 1")
    table.type_line("1o1")
    count = len(table.session.ledger.applied)
    table.press(KeyAction.ROUTING, number=15)
    assert table.line.startswith("anna 2 o f1")
    assert len(table.session.ledger.applied) == count


def test_a_question_of_others_waits_like_any_message() -> None:
    """No touch answers it."""
    table = start_reader()
    for number in range(3):
        table.add_message(f"meldung {number}")
    table.press(KeyAction.NEXT_VIEW)
    table.type_line("ende")
    assert table.session.pending
    assert table.reader.content.layer is Layer.VIEW
    table.press_until(KeyAction.PAN_ON, "bitte")
    while table.reader.content.window < len(table.reader.content.windows()) - 1:
        table.press(KeyAction.PAN_ON)
    table.press(KeyAction.ROUTING, number=5)
    assert table.session.pending


def test_tiles_go_only_to_a_factory_that_the_display_showed() -> None:
    """The typed line begins with its number; if it has changed, sending shows the new one first."""
    table = start_reader(moves=0)
    table.type_cells(from_unicode("⠗⠗⠃⠱"))
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠁⠀⠗⠗⠃⠱")
    table.type_line("bbbb")
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠁⠀⠗⠗⠃⠱")
    assert table.press(KeyAction.CONFIRM) is None
    assert table.line.startswith("manufaktur 2")
    assert len(table.session.ledger.applied) == 1
    table.press(KeyAction.CONFIRM)
    assert to_unicode(table.reader.frame()[0]).startswith("⠼⠃⠀⠗⠗⠃⠱")
    table.press(KeyAction.CONFIRM)
    assert len(table.session.ledger.applied) == 2


def test_rows_of_the_table_can_be_picked_below_a_message() -> None:
    """On displays with several lines the message covers the first line only."""
    table = start_reader(DisplaySize(9, 40))
    table.add_message("meldung")
    label = translate("o", "de")
    row = next(n for n, cells in enumerate(table.reader.frame()) if n and label in cells)
    column = table.reader.frame()[row].index(label)
    table.press(KeyAction.ROUTING, number=row * 40 + column)
    assert table.reader.content.layer is Layer.CHOICES


def test_first_and_last() -> None:
    """They lead to the oldest and newest message, and to the first and last view."""
    table = start_reader()
    first = table.line
    table.press(KeyAction.LAST)
    assert table.line.startswith("zug")
    table.press(KeyAction.FIRST)
    assert table.line == first
    table.press(KeyAction.EARLIER_MESSAGE, KeyAction.FIRST)
    assert table.messages.position == 0
    table.press(KeyAction.LAST)
    assert table.messages.position == len(table.messages.items) - 1
