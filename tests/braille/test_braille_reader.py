"""What a reader finds on a display, and what keys do there: no device, no thread."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from braille_games import moves, recorded, set_up
from braille_print import to_print
from braille_table import companion

from azul_access import session
from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.content import Layer
from azul_access.braille.effects import Effect, ExplainKey, PlayCommand, SendText
from azul_access.braille.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.braille.translation import translate
from azul_access.games import system
from azul_access.games.azul.state import Phase
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase
from azul_access.record import ledger
from azul_access.table.companion import Companion
from firmware_protocol.cells import from_unicode, to_unicode


def table(file: str = "azul-coloured", language: str = "de", played: int = 5) -> Companion:
    """A recorded game of two after its first moves."""
    game = recorded(file, 2)
    here, _, _ = companion(set_up(game, language))
    for move in list(moves(game))[:played]:
        here.handle_line(move.typed(language), "keyboard")
    return here


class Desk:
    """A reader and its table, without anything between them."""

    def __init__(self, here: Companion, size: DisplaySize) -> None:
        self.companion = here
        self.reader = Reader(here.session, size)
        here.add_output(self)

    def update_session(self, new: session.Session) -> None:
        self.reader.update_session(new)

    def announce(self, announcement: Any) -> None:
        self.reader.announce(announcement)

    def announce_phrases(self, phrases: Any) -> None:
        self.reader.announce_phrases(phrases)

    def press(self, *does: KeyAction, number: int = 0) -> Effect | None:
        effect = None
        for do in does:
            effect = self.reader.press(KeyPress(do, number))
            if isinstance(effect, SendText):
                self.companion.handle_candidates(effect.candidates, "braille")
            elif isinstance(effect, PlayCommand):
                self.companion.handle_touch(effect.command, effect.state, "braille")
        return effect

    def type(self, cells: bytes) -> None:
        for cell in cells:
            self.reader.type(cell)

    @property
    def line(self) -> str:
        row = self.reader.frame()[0]
        return to_print(row, self.companion.session.settings.language).rstrip()

    def all_windows(self) -> Iterator[str]:
        """The message on top, window by window, until it is dismissed."""
        at = self.reader.content.messages.position
        while self.reader.content.messages.position == at and at is not None:
            yield self.line
            self.press(KeyAction.PAN_ON)


def desk(size: DisplaySize | None = None, **given: Any) -> Desk:
    made = Desk(table(**given), size or DisplaySize(1, 40))
    made.press(KeyAction.CONFIRM)
    return made


def test_a_display_that_comes_late_tells_whose_turn_it_is() -> None:
    """And what was told before can be read again."""
    late = Desk(table(played=7), DisplaySize(1, 40))
    seat = late.companion.session.ledger.state.turn
    assert late.line == f"{('anna', 'bruno')[seat]} dran."
    late.press(KeyAction.CONFIRM, KeyAction.EARLIER_MESSAGE, KeyAction.EARLIER_MESSAGE)
    assert late.line.startswith(("bruno", "anna")[seat])


def test_a_message_stands_until_it_was_read() -> None:
    """Other keys, other messages and changes of the table leave it where it is."""
    here = desk()
    here.companion.handle_line("1?", "keyboard")
    told = here.line
    here.companion.handle_line("wer", "keyboard")
    here.companion.handle_line("u", "keyboard")
    assert here.line == told
    here.press(KeyAction.EARLIER_MESSAGE, KeyAction.LATER_MESSAGE)
    assert here.line == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [8, 12, 20, 40])
def test_messages_are_read_word_by_word(language: str, width: int) -> None:
    """Panning on shows each word once, whole where it fits, and then what waits behind it."""
    here = desk(DisplaySize(1, width), language=language, played=0)
    told = "Alles 12 Manufakturen r b x o Sternenstaubsammelstelle ja 103"
    words = told.split()
    here.reader.announce_phrases([phrase("name", name=told)])
    here.reader.announce_phrases([phrase("name", name="Ende")])
    windows = list(here.all_windows())
    assert "".join(windows).replace(" ", "").casefold() == "".join(words).casefold()
    for word in words:
        if len(translate(word, language)) <= width:
            assert sum(word.casefold() in window.casefold().split() for window in windows) == 1
    assert here.line.casefold() == "ende"


def test_the_view_keeps_its_place() -> None:
    """A message that was read, a move of another player, a question: the same cells as before."""
    here = desk(DisplaySize(1, 20), played=5)
    while not here.line.startswith("reihen anna"):
        here.press(KeyAction.NEXT_VIEW)
    here.press(KeyAction.PAN_ON)
    before = here.line
    here.companion.handle_line("wer", "keyboard")
    assert here.line != before
    here.press(KeyAction.CONFIRM)
    assert here.line == before
    here.companion.handle_line("2o5", "keyboard")
    while here.reader.content.messages.position is not None:
        here.press(KeyAction.CONFIRM)
    assert here.line == before.replace("5 -----", "5 o----")


def test_a_key_for_views_sends_the_message_away_first() -> None:
    """Nothing moves unseen below a message."""
    here = desk()
    before = here.line
    here.companion.handle_line("wer", "keyboard")
    here.press(KeyAction.NEXT_VIEW)
    assert here.line == before


def test_back_over_the_start_of_a_message_comes_the_one_before() -> None:
    """So displays with two keys have all that was told."""
    here = desk()
    for answer in ("wer", "z", "hilfe"):
        here.companion.handle_line(answer, "keyboard")
        here.press(KeyAction.CONFIRM)
    here.press(KeyAction.EARLIER_MESSAGE)
    read = [here.line]
    while not here.line.startswith("anna dran"):
        here.press(KeyAction.PAN_BACK)
        read.append(here.line)
    assert read[0].startswith("anna nimmt")
    assert any(line.startswith("im zentrum") for line in read[1:-1])


def test_typing_is_kept_while_others_play() -> None:
    """A message waits behind what is being typed."""
    here = desk()
    here.type(translate("2o", "de"))
    here.companion.handle_line("2o5", "keyboard")
    assert here.reader.frame()[0].startswith(translate("2o", "de") + b"\xc0")
    here.press(KeyAction.ERASE)
    assert here.reader.frame()[0].startswith(translate("2", "de") + b"\xc0")
    here.press(KeyAction.ESCAPE)
    assert here.line.startswith("anna o f2")


def test_an_answer_is_not_kept_waiting_by_the_question() -> None:
    """What stood there to its end when typing began was read; what came since was not."""
    here = desk(played=0)
    here.companion.handle_line("wer", "keyboard")
    here.type(translate("rrbs", "de"))
    here.press(KeyAction.CONFIRM)
    assert here.line.startswith("f1: ")
    here.press(KeyAction.CONFIRM)
    here.type(translate("rrbs", "de"))
    here.companion.handle_line("wer", "keyboard")
    told = here.companion.session.announcements[-1]
    here.press(KeyAction.CONFIRM)
    assert not here.line.startswith("f2: ")
    assert here.companion.session.announcements[-1] != told
    here.press(KeyAction.CONFIRM)
    assert here.line.startswith("f2: ")
    here.reader.announce_phrases([phrase("name", name="lang " * 20)])
    here.press(KeyAction.CONFIRM)
    first = here.line
    here.type(translate("b", "de"))
    here.press(KeyAction.CONFIRM)
    assert here.line == first


def test_typing_and_notes_keep_the_place_in_a_message() -> None:
    """A message is read on where it was left; one that comes under a note begins at its start."""
    here = desk(DisplaySize(1, 12))
    words = [f"wort{number}" for number in range(9)]
    here.reader.announce_phrases([phrase("name", name=" ".join(words))])
    here.press(KeyAction.PAN_ON, KeyAction.PAN_ON)
    before = here.line
    here.type(translate("2", "de"))
    here.press(KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.ESCAPE)
    assert here.line == before
    here.press(KeyAction.WHOSE_TURN, KeyAction.ESCAPE)
    assert here.line == before
    while here.reader.content.messages.position is not None:
        here.press(KeyAction.PAN_ON)
    here.press(KeyAction.CHOICES, KeyAction.PAN_ON, KeyAction.WHOSE_TURN)
    here.reader.announce_phrases([phrase("name", name=" ".join(words))])
    here.press(KeyAction.ESCAPE)
    assert here.line == words[0]


def test_one_hand() -> None:
    """Dots one after the other; the space bar closes a cell; nothing but the cursor is added."""
    here = desk()
    here.press(KeyAction.ONE_HANDED)
    assert here.line.startswith("eine hand")
    for dots in (0x08, 0x20, 0x10, 0x04, 0):  # the number sign
        here.reader.type(dots)
    assert here.reader.frame()[0].startswith(from_unicode("⠼⣀"))
    here.press(KeyAction.ESCAPE, KeyAction.ONE_HANDED)
    assert here.line.startswith("beide")


def test_a_touched_move_is_asked_about_before_it_is_made() -> None:
    """The question tells the move and what would follow; back takes one step after another."""
    here = desk()
    label = here.reader.frame()[0].index(translate("o", "de"), 12)
    here.press(KeyAction.ROUTING, number=label)
    head = here.line
    assert here.press(KeyAction.CONFIRM) is None
    assert here.line.startswith("o, f1, reihe 1? 2 o r1 voll.")
    here.press(KeyAction.PAN_BACK)
    assert here.line == head
    here.press(KeyAction.PAN_BACK)
    assert here.line.startswith("manufakturen")
    assert not here.companion.session.ledger.undone


def test_only_own_lines_are_touched() -> None:
    """The lines and the wall of somebody else can be read and not picked."""
    here = desk()
    while not here.line.startswith("reihen bruno"):
        here.press(KeyAction.NEXT_VIEW)
    before = here.line
    for column in range(40):
        here.press(KeyAction.ROUTING, number=column)
    assert here.line == before


def test_lines_are_touched_only_when_tiles_are_taken() -> None:
    """While factories are filled, a key over one's own line or space picks nothing."""
    for file, view in (("azul-coloured", "reihen"), ("summer-pavilion-coloured", "sterne")):
        here = desk(DisplaySize(1, 80), file=file, played=2)
        while here.reader.content.messages.position is not None:
            here.press(KeyAction.CONFIRM)
        while not here.line.startswith(view):
            here.press(KeyAction.NEXT_VIEW)
        before = here.line
        for column in range(80):
            here.press(KeyAction.ROUTING, number=column)
        assert here.line == before


def test_a_move_for_a_table_that_has_changed_is_not_made() -> None:
    """Somebody else was faster between the key and the move."""
    here = desk()
    state = here.companion.session.ledger.state
    command = here.companion.session.setup.system.rules.legal_commands(state)[0]
    here.companion.handle_line("2o5", "keyboard")
    turns = len(here.companion.session.ledger.applied)
    here.companion.handle_touch(command, state, "braille")
    assert len(here.companion.session.ledger.applied) == turns
    assert here.reader.content.messages.items[-1].text == "Bruno dran."


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_choices(language: str) -> None:
    """Who has no braille keyboard answers, too; the choices open by themselves."""
    here = desk(language=language)
    end = {"de": "ende", "en": "end", "nl": "einde"}[language]
    for answer in (1, 0):
        here.companion.handle_line(end, "keyboard")
        assert here.companion.session.pending
        while here.reader.content.messages.position is not None:
            here.press(KeyAction.PAN_ON)
        here.press(*[KeyAction.PAN_ON] * answer, KeyAction.CONFIRM)
        assert not here.companion.session.pending
    kind = here.companion.session.setup.system.rules.expects
    assert kind(here.companion.session.ledger.state).player is None


def test_what_may_have_been_meant_is_chosen_by_touch() -> None:
    """Several moves that wait for a number are the choices; the second one is taken."""
    here = desk()
    state = here.companion.session.ledger.state
    meant = here.companion.session.setup.system.rules.legal_commands(state)[:2]
    pending = tuple(system.Commands((command,)) for command in meant)
    here.companion._replace_session(replace(here.companion.session, pending=pending))
    assert here.line.startswith("nummer 1:")
    here.press(KeyAction.PAN_ON)
    while not here.line.startswith("nummer 2:"):
        here.press(KeyAction.PAN_ON)
    here.press(KeyAction.CONFIRM)
    assert here.companion.session.ledger.applied[-1].command == meant[1]


def test_a_resumed_game_begins_with_whose_turn_it_is() -> None:
    """With what was said at its beginning behind it."""
    here = table(played=8)
    entries = [
        ledger.CommandEntry(turn.command, turn.source) for turn in here.session.ledger.applied
    ]
    again = session.resume_game(here.session.setup, entries, here.session.settings).session
    reader = Reader(again, DisplaySize(1, 40))
    assert to_print(reader.frame()[0], "de").rstrip().endswith("dran.")
    assert reader.content.messages.items[0].text.startswith("Das Spiel geht weiter")


def test_steps_go_on_from_the_display() -> None:
    """At the step pace select is what the enter key is at the keyboard."""
    game = recorded("azul-coloured", 2)
    here, _, _ = companion(set_up(game, "de"))
    here.handle_line("schrittweise", "keyboard")
    desk = Desk(here, DisplaySize(1, 40))
    for move in moves(game, 1):
        here.handle_line(move.typed("de"), "keyboard")
    waiting = len(here.session.queued_announcements)
    assert waiting > 2
    for left in reversed(range(waiting)):
        while desk.reader.content.messages.position is not None:
            desk.press(KeyAction.CONFIRM)
        desk.press(KeyAction.CONFIRM)
        assert len(here.session.queued_announcements) == left
    while desk.reader.content.messages.position is not None:
        desk.press(KeyAction.CONFIRM)
    desk.press(KeyAction.CONFIRM)
    assert desk.reader.content.layer is Layer.CHOICES


def test_help_is_read_and_lets_messages_wait() -> None:
    """Help, then a key: what it does, over everything; nothing that waits is lost."""
    here = desk()
    here.companion.handle_line("wer", "keyboard")
    here.companion.handle_line("z", "keyboard")
    here.press(KeyAction.HELP)
    assert here.line == "welche taste?"
    effect = here.press(KeyAction.UNDO)
    assert effect == ExplainKey(phrase("braille-action-undo"))
    assert here.line == "letzten zug zurücknehmen"
    here.press(KeyAction.HELP)
    assert here.reader.type(1) == ExplainKey(phrase("braille-action-type"))
    here.press(KeyAction.HELP)
    assert here.reader.press_unbound() == ExplainKey(phrase("braille-action-nothing"))
    here.press(KeyAction.PAN_ON)
    assert here.line == "anna dran."
    here.press(KeyAction.PAN_ON)
    assert "zentrum" in here.line


def test_whose_turn_is_said_without_losing_the_place() -> None:
    """It stands over everything, and the next key reads on."""
    here = desk()
    here.press(KeyAction.NEXT_VIEW)
    before = here.line
    here.press(KeyAction.WHOSE_TURN)
    assert here.line == "anna dran."
    here.press(KeyAction.ESCAPE)
    assert here.line == before


def test_the_language_may_change_during_the_game() -> None:
    """Views follow, and an older message stays in the braille of its language."""
    here = desk()
    here.reader.announce_phrases([phrase("name", name="Übung ⠱")])
    before = here.reader.frame()
    here.companion.handle_line("englisch", "keyboard")
    assert here.reader.frame() == before
    while here.reader.content.messages.position is not None:
        here.press(KeyAction.CONFIRM)
    assert here.line.startswith("factories")


def test_undo_and_redo_are_among_the_choices() -> None:
    """With two keys, too."""
    here = desk(played=7)
    done = len(here.companion.session.ledger.applied)
    for last, wanted in (("zurück", done - 1), ("wiederherstellen", done)):
        here.press(KeyAction.CHOICES)
        while not here.line.startswith(last):
            here.press(KeyAction.PAN_ON)
        here.press(KeyAction.CONFIRM)
        assert len(here.companion.session.ledger.applied) == wanted
        while here.reader.content.messages.position is not None:
            here.press(KeyAction.CONFIRM)


# What stands on a view or in the choices anyway, or is for a braille keyboard only.
NOT_ALONE = {
    KeyAction.ROUTING,
    KeyAction.LINE,
    KeyAction.ERASE,
    KeyAction.ONE_HANDED,
    KeyAction.LISTEN,
}


def test_two_keys_reach_everything() -> None:
    """Pan on, pan back, and both together, which is yes: every other action follows from them."""
    here = desk(played=7)
    here.press(KeyAction.CHOICES)
    found = {
        pick
        for pick in (option.pick for option in here.reader.content.choices().options)
        if isinstance(pick, KeyAction)
    }
    views = {KeyAction.NEXT_VIEW, KeyAction.PREVIOUS_VIEW}  # panning goes on over the ends of views
    choices = {
        KeyAction.CHOICES,
        KeyAction.ESCAPE,
        KeyAction.LATER_MESSAGE,
    }  # yes, back at the first one, on past the end
    assert found | views | choices | NOT_ALONE | {
        KeyAction.PAN_ON,
        KeyAction.PAN_BACK,
        KeyAction.CONFIRM,
    } == set(KeyAction)
    here.press(KeyAction.ESCAPE)
    seen = set()
    for _ in range(200):
        seen.add(here.reader.content.views[here.reader.content.view].name)
        here.press(KeyAction.PAN_ON)
    assert seen == {view.name for view in here.reader.content.views}
    for _ in range(200):
        here.press(KeyAction.PAN_BACK)
    here.press(KeyAction.CONFIRM)
    assert here.reader.content.layer is Layer.CHOICES
    here.press(KeyAction.PAN_BACK)
    assert here.reader.content.layer is Layer.VIEW
    here.press(KeyAction.CONFIRM)
    while not here.line.startswith("sagen, was eine taste tut"):
        here.press(KeyAction.PAN_ON)
    here.press(KeyAction.CONFIRM)
    assert here.press(KeyAction.PAN_ON) == ExplainKey(phrase("braille-action-on"))


@pytest.mark.parametrize(
    ("file", "parts"),
    [("azul-grey", ("lines", "wall", "floor")), ("summer-pavilion-coloured", ("tiles", "stars"))],
)
def test_each_opponent_has_views(file: str, parts: tuple[str, ...]) -> None:
    """Everything of each of four players, from the one to act on, named by the player."""
    game = recorded(file, 4)
    here, _, _ = companion(set_up(game, "de"))
    reader = Reader(here.session, DisplaySize(1, 80))
    turn = here.session.ledger.state.turn
    reader.press(KeyPress(KeyAction.CONFIRM))
    found = []
    for _ in reader.content.views:
        line = to_print(reader.frame()[0], "de")
        found += [(reader.content.views[reader.content.view].name, line)]
        reader.press(KeyPress(KeyAction.NEXT_VIEW))
    boards = [(name, line) for name, line in found if name.split("-")[0] in parts]
    seats = [(turn + step) % 4 for step in range(4)]
    assert [name for name, _ in boards] == [f"{part}-{seat}" for seat in seats for part in parts]
    names = [here.session.setup.names[seat].casefold() for seat in seats for _ in parts]
    assert all(name in line for name, (_, line) in zip(names, boards, strict=True))


def test_factories_are_filled_by_chords() -> None:
    """Four cells; four cells and a space and four more; SCH is one cell."""
    here = desk(played=0)
    here.type(from_unicode("⠗⠗⠃⠱⠀⠕⠭⠃⠃"))
    here.press(KeyAction.CONFIRM)
    filled = [len(tiles) for tiles in here.companion.session.ledger.state.factories]
    assert filled[:3] == [4, 4, 0]
    assert here.line.startswith("f1: 2 r, b, ")


def test_what_was_named_for_a_factory_stands_in_front() -> None:
    """Escape takes the last tile back, not all of them."""
    here = desk(played=0)
    here.press(KeyAction.CHOICES)
    assert to_unicode(here.reader.frame()[0]).startswith("⠼⠁⠀⠤⠤⠤⠤⠀⠗⠀⠃⠀⠱⠀⠭⠀⠕⠀")
    here.press(KeyAction.CONFIRM, KeyAction.PAN_ON, KeyAction.PAN_ON, KeyAction.CONFIRM)
    assert to_unicode(here.reader.frame()[0]).startswith("⠼⠁⠀⠗⠱⠤⠤⠀⠗⠀")
    here.press(KeyAction.ESCAPE)
    assert to_unicode(here.reader.frame()[0]).startswith("⠼⠁⠀⠗⠤⠤⠤⠀⠗⠀")


def test_a_full_bag_of_nothing_ends_by_agreement() -> None:
    """The word that ends a game that cannot go on is a choice, and asks all."""
    here = desk()
    touch = here.companion.session.setup.system.touch
    state = here.companion.session.ledger.state
    empty = replace(state, phase=Phase.FILL, bag=(0,) * 5, lid=(0,) * 5)
    found = touch.choices(here.companion.session.context, empty, ()).strips
    command = touch.picked_command(empty, (found[0][0].pick,))
    assert here.companion.session.setup.system.grammar.needs_consent(command)


def test_status_cells_tell_the_seat_and_that_messages_wait() -> None:
    """Seats are letters; the second cell is full while something is unread."""
    here = desk(DisplaySize(1, 40, status=4))
    assert here.reader.frame()[0][40:] == translate("a", "de") + b"\0\0\0"
    here.companion.handle_line("2o5", "keyboard")
    assert here.reader.frame()[0][40:] == translate("b", "de") + b"\xff\0\0"


def test_the_table_below_moves_only_where_something_changed() -> None:
    """A move changes the source, the centre and a line; a message the first row alone."""
    here = desk(DisplaySize(9, 40, dots=6))
    before = here.reader.frame()
    here.companion.handle_line("wer", "keyboard")
    after = here.reader.frame()
    assert before[1:] == after[1:]
    here.press(KeyAction.CONFIRM)
    here.companion.handle_line("2o1", "keyboard")
    after = here.reader.frame()
    changed = [row for row in range(9) if before[row] != after[row]]
    assert len(changed) <= 6
    here.press(KeyAction.CONFIRM, KeyAction.CONFIRM)
    assert here.reader.content.layer is Layer.CHOICES
    assert here.reader.frame()[1:] == after[1:]


def test_routing_keys_on_several_lines_count_through_the_rows() -> None:
    """A label in the table is touched where it lies."""
    here = desk(DisplaySize(9, 40, dots=6))
    rows = here.reader.frame()
    label = translate("o", "de")
    row = next(row for row in range(1, 3) if label in rows[row])
    here.press(KeyAction.ROUTING, number=row * 40 + rows[row].index(label))
    assert here.reader.content.selection.picks
    assert here.press(KeyAction.ROUTING, number=9 * 40 + 3) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "file", ["azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey"]
)
def test_braille_says_what_it_should(file: str, language: str) -> None:
    """All messages of a round, translated back by our own table; liblouis judges elsewhere."""
    game = recorded(file, 2)
    here, _, _ = companion(set_up(game, language))
    desk = Desk(here, DisplaySize(1, 40))
    for move in moves(game, 1):
        here.handle_line(move.typed(language), "keyboard")
    for message in desk.reader.content.messages.items:
        for word in message.text.split():
            if any("\u2800" <= sign <= "\u28ff" for sign in word):
                continue  # cells already
            cells = translate(word, language)
            assert to_print(cells, language).casefold() == word.casefold()
