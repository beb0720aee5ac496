"""Displays that belong to players: own questions, own settings, own turn, and nobody else's."""

import pytest
from braille_print import to_print
from display_game import Game
from display_table import wait_until
from reader_table import ReaderTable, start_recorded_game
from recorded_moves import list_moves, load_game

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.braille.display import BrailleDisplay
from azul_access.braille.displays import TABLE, DisplayPlace, Displays
from azul_access.braille.screen.content import Layer
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.session.session import Owner

ANNA, BRUNO = 0, 1


def start_owned(
    seat: int = ANNA,
    width: int = 40,
    *,
    language: str = "de",
    moves: int = 5,
    file: str = "azul-coloured",
    moves_for_all: bool = False,
) -> ReaderTable:
    companion = start_recorded_game(file, language, moves)
    owner = Owner(seat, moves_for_all)
    return ReaderTable(companion, DisplaySize(1, width), owner=owner)


def send(table: ReaderTable, text: str) -> None:
    table.type_cells(translate(text, "de"))
    table.press(KeyAction.CONFIRM)


@pytest.mark.parametrize(("seat", "title"), [(ANNA, "reihen anna"), (BRUNO, "reihen bruno")])
def test_it_starts_with_the_owners_board(seat: int, title: str) -> None:
    table = start_owned(seat)
    table.press(KeyAction.CONFIRM)
    assert table.line.startswith(title)


def test_a_question_is_only_where_it_was_caused() -> None:
    """What the table or another display asks is no question here, so no key answers it."""
    table = start_owned()
    table.type_line("ende")
    assert table.session.pending
    for action in [it for it in KeyAction if it not in (KeyAction.UNDO, KeyAction.REDO)]:
        table.press(action)
        assert table.session.pending, action
    bruno = ReaderTable(table.companion, owner=Owner(BRUNO))
    send(bruno, "manufatkur 1")
    assert bruno.own_session.pending
    table.press(KeyAction.CONFIRM, KeyAction.CONFIRM)
    assert bruno.own_session.pending


def test_only_the_owner_moves_unless_told_otherwise() -> None:
    bruno = start_owned(BRUNO)
    count = len(bruno.session.ledger.applied)
    send(bruno, "1o1")
    assert bruno.line.startswith("anna ist dran. hier ziehst du nur für")
    bruno.press(KeyAction.ESCAPE, KeyAction.CHOICES)
    assert bruno.line.startswith("zurück")
    assert len(bruno.session.ledger.applied) == count
    anybody = start_owned(BRUNO, moves_for_all=True)
    send(anybody, "1o1")
    assert len(anybody.session.ledger.applied) == count + 1


def test_a_label_picks_nothing_out_of_turn() -> None:
    """It says whose turn it is."""
    bruno = start_owned(BRUNO)
    bruno.press(KeyAction.CONFIRM, KeyAction.FIRST)
    column = bruno.reader.frame()[0].index(translate("o", "de"), 12)
    bruno.press(KeyAction.ROUTING, number=column)
    assert bruno.line.startswith("anna dran.")
    assert not bruno.reader.content.selection.picks.has_steps


@pytest.mark.parametrize("width", [12, 20, 40, 80])
def test_nothing_appears_unasked(width: int) -> None:
    """Only the signs tell that others have done something."""
    table = start_owned(BRUNO, width)
    table.press(KeyAction.CONFIRM)
    line = table.line
    for text in ("stand", "2o3", "ende", "nein", "u", "quatsch"):
        table.type_line(text)
        assert table.line == line
    table.press(KeyAction.PAN_ON)
    assert table.line != line


def test_the_own_question_does_not_name_the_player() -> None:
    """At a display of the whole table several people may read."""
    for owner, beginning in ((Owner(ANNA), "2 o, f1, reihe"), (None, "anna: ")):
        table = ReaderTable(start_recorded_game(), DisplaySize(1, 80), owner=owner)
        table.press(KeyAction.CONFIRM, KeyAction.FIRST)
        column = table.reader.frame()[0].index(translate("o", "de"), 12)
        table.press(KeyAction.ROUTING, number=column)
        table.press(KeyAction.CONFIRM)
        assert table.reader.content.layer is Layer.QUESTION
        if owner is None:
            assert table.line.startswith(beginning)
        else:
            assert not table.line.startswith("anna")


def test_settings_belong_to_the_owner() -> None:
    """Language, amount and asking differ at one table."""
    anna = start_owned(ANNA)
    bruno = ReaderTable(anna.companion, owner=Owner(BRUNO))
    for line in ("englisch", "normal", "braille without asking"):
        send(anna, line)
    own, other, table = anna.own_session.settings, bruno.own_session.settings, anna.session.settings
    assert (own.language, own.verbosity, own.asks_on_braille) == ("en", Verbosity.NORMAL, False)
    assert (other.language, other.verbosity) == ("de", Verbosity.TERSE)
    assert (table.language, table.asks_on_braille) == ("de", True)
    anna.press(KeyAction.ESCAPE, KeyAction.CHOICES)
    assert "zurück" not in anna.line


def test_a_typed_line_and_picks_survive_what_others_type() -> None:
    """Questions, typing errors and settings of others change nothing here."""
    anna = start_owned(ANNA)
    anna.press(KeyAction.CONFIRM, KeyAction.FIRST)
    column = anna.reader.frame()[0].index(translate("o", "de"), 12)
    anna.press(KeyAction.ROUTING, number=column)
    picks = anna.reader.content.selection.picks
    assert picks.has_steps
    for text in ("quatsch", "rto 3", "manufatkur 1", "nein", "stand"):
        anna.type_line(text)
    assert anna.reader.content.selection.picks == picks
    anna.press(KeyAction.ESCAPE, KeyAction.ESCAPE)
    anna.type_cells(translate("2o", "de"))
    for text in ("quatsch", "wer", "1o1", "u"):
        anna.type_line(text)
    anna.type_cells(translate("3", "de")[1:])
    assert anna.reader.content.input_line.cells[:2] == tuple(translate("2o", "de"))[:2]


def test_undo_over_a_typed_line_says_so() -> None:
    table = start_owned(ANNA, moves=6)
    table.type_cells(translate("2o", "de"))
    table.press(KeyAction.UNDO)
    assert "zurückgenommen" in table.line or "zurück" in table.line
    table.press(KeyAction.CONFIRM)
    assert table.reader.content.layer is Layer.INPUT


def finish(companion: object, table: ReaderTable) -> None:
    game = load_game("azul-coloured")
    for move in list_moves(game)[len(table.session.ledger.applied) :]:
        table.type_line(move.text("de"))


def test_after_the_end_no_key_takes_a_move_back_unasked() -> None:
    """Neither the panning keys pressed together, nor escape, nor the key for undo."""
    table = start_owned(ANNA, moves_for_all=True)
    finish(table.companion, table)
    count = len(table.session.ledger.applied)
    assert table.session.expected.player is None
    table.press(*[KeyAction.CONFIRM] * 12)
    table.press(*[KeyAction.ESCAPE] * 3, KeyAction.UNDO)
    assert len(table.session.ledger.applied) == count
    assert table.line.startswith("den letzten zug zurücknehmen? nein")
    table.press_until(KeyAction.PAN_ON, "den letzten zug zurücknehmen? ja")
    table.press(KeyAction.CONFIRM)
    assert len(table.session.ledger.applied) == count - 1


def test_the_result_of_the_game_is_a_message_of_its_own() -> None:
    table = start_owned(ANNA, moves_for_all=True)
    finish(table.companion, table)
    texts = [message.text for message in table.messages.items]
    assert "gewinnt" in texts[-1]
    assert "gewinnt" not in texts[-2]


def test_what_was_set_aside_comes_back_in_full() -> None:
    """The points of a round can be read after the next factories were typed."""
    game = load_game("azul-coloured")
    moves = list_moves(game)
    table = ReaderTable(start_recorded_game(moves=0), DisplaySize(1, 40))
    rounds = 0
    for move in moves[:40]:
        before = table.session.setup.system.facts.round_number(table.state)
        send(table, move.text("de").replace("s", "⠱"))
        if table.session.setup.system.facts.round_number(table.state) != before:
            rounds += 1
            answer = table.messages.items[-1]
            points = answer.text
            break
    assert rounds
    for move in moves[len(table.session.ledger.applied) :][:2]:
        send(table, move.text("de").replace("s", "⠱"))
    read = ""
    while table.messages.current is not None:
        read += table.line + " "
        table.press(KeyAction.PAN_ON)
    assert points.split(".")[-3].split()[-1].casefold() in read


# Whose display it is


def open_displays(game: Game, *places: DisplayPlace) -> tuple[Displays, dict[str, str]]:
    kept: dict[str, str] = {}

    def open_display(address: str, **options: object) -> BrailleDisplay:
        return game.open_display(address, **options)

    displays = Displays(game.companion, places, open_display, kept.update)
    wait_until(lambda: all(display.is_connected for display in displays.displays))
    return displays, kept


def first_line(display: BrailleDisplay) -> str:
    return to_print(display.reader.frame()[0], "de").rstrip()


EMULATOR = "emu://baum?cells=40"


def test_a_display_asks_once_whose_it_is(game: Game) -> None:
    displays, kept = open_displays(game, DisplayPlace(EMULATOR))
    (display,) = displays.displays
    assert first_line(display).startswith("wessen zeile? anna bruno alle")
    effect = display.reader._pick(display.reader.content.choices().options[1].pick)
    assert effect is not None
    display._perform(effect)
    assert display.owner == Owner(BRUNO)
    assert kept == {EMULATOR: "Bruno"}
    assert "Braillezeile gehört jetzt Bruno" in game.console.output
    displays.close()
    again, _ = open_displays(game, DisplayPlace(EMULATOR, "Bruno"))
    assert again.displays[0].owner == Owner(BRUNO)
    assert not first_line(again.displays[0]).startswith("wessen")


def test_a_display_is_given_to_somebody_in_play(game: Game) -> None:
    displays, kept = open_displays(game, DisplayPlace(EMULATOR, TABLE))
    (display,) = displays.displays
    companion = game.companion
    for line, owner in (
        ("die Braillezeile gehört Anna", Owner(ANNA)),
        ("die Braillezeile zieht für alle", Owner(ANNA, moves_for_all=True)),
        ("die Zeile ist Brunos", Owner(BRUNO)),
        ("die Braillezeile gehört allen", None),
    ):
        companion.handle_line(line, "keyboard")
        assert display.owner == owner, line
    assert kept == {EMULATOR: TABLE}


def test_several_displays_have_numbers(game: Game) -> None:
    places = [DisplayPlace(address, TABLE) for address in (EMULATOR, "emu://humanware")]
    displays, _ = open_displays(game, *places)
    game.companion.handle_line("die Braillezeile gehört Anna", "keyboard")
    assert "Am Tisch sind 2 Braillezeilen." in game.console.output
    game.companion.handle_line("Braillezeile 2 gehört Anna", "keyboard")
    assert [display.owner for display in displays.displays] == [None, Owner(ANNA)]
    displays.displays[1]._participant.handle_line("die Braillezeile gehört Bruno", "braille")
    assert [display.owner for display in displays.displays] == [None, Owner(BRUNO)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_display_the_answer_says_what_to_do(language: str) -> None:
    companion = start_recorded_game(language=language)
    line = {
        "de": "die braillezeile gehört anna",
        "en": "the display is anna's",
        "nl": "de brailleregel is van anna",
    }[language]
    companion.handle_line(line, "keyboard")
    assert "--braille auto" in companion._screen.console.output  # type: ignore[attr-defined]
