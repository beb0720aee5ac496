"""Players with pages of their own: private answers, moves that everybody is told, own settings."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from fake_table import FakeConsole, FakeLog, start_game
from scripted_conversation import FILLED_FACTORIES, render

from azul_access.errors import AccessError
from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.sources import Factory
from azul_access.language.phrase import Phrase, Verbosity
from azul_access.record.setup import make_setup
from azul_access.session import Session
from azul_access.session.control.controls import Pace, SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement
from azul_access.session.session import Owner
from azul_access.storage import LogReason
from azul_access.table.companion import Companion

ANNA, BEN = 0, 1
# Every way to take tiles to the floor line.
TAKINGS = [f"{source}{label}0" for source in "12345c" for label in "rbsxo"]


@dataclass
class Page:
    """A page that records what it is told alone."""

    companion: Companion
    seat: int
    language: str = "en"
    moves_for_all: bool = False
    told: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        settings = Settings(self.language, speech=SpeechOutput.OFF)
        owner = Owner(self.seat, self.moves_for_all)
        self.participant = self.companion.join(owner, settings, self)

    def update_session(self, session: Session) -> None:
        self.session = session

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        if not is_shared:
            self.told += render(self.session, [announcement])

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        raise AssertionError(phrases)

    def say(self, *lines: str) -> str:
        """Say lines, and return what this page alone is told."""
        before = len(self.told)
        for line in lines:
            self.participant.handle_line(line, "page")
        return " ".join(self.told[before:])


class Everybody:
    """An output that records what everybody is told, in English."""

    def __init__(self, companion: Companion) -> None:
        self.told: list[str] = []
        companion.add_output(self)

    def update_session(self, session: Session) -> None:
        self.session = session

    def announce(self, announcement: Announcement, *, is_shared: bool) -> None:
        if is_shared:
            self.told += render(self.session, [announcement])

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        raise AssertionError(phrases)


@dataclass
class Table:
    companion: Companion
    console: FakeConsole
    log: FakeLog
    everybody: Everybody
    anna: Page
    ben: Page

    def read_screen(self) -> str:
        """What is new on the screen."""
        text, self.console.output = self.console.output, ""
        return text

    @property
    def session(self) -> Session:
        return self.companion.session


def begin_table(*lines: str, language: str = "en", **settings: object) -> Table:
    game = make_setup(game="azul", names=("Anna", "Ben"), first_seat=ANNA, chosen={}, language="en")
    companion, console, log = start_game(game, **settings)
    for line in lines:
        companion.handle_line(line, "keyboard")
    table = Table(
        *(companion, console, log, Everybody(companion)),
        Page(companion, ANNA, language),
        Page(companion, BEN, language),
    )
    table.read_screen()
    return table


@pytest.fixture
def table() -> Table:
    """Anna begins, and all factories are filled."""
    return begin_table(FILLED_FACTORIES)


def test_an_answer_goes_to_the_page_that_asked(table: Table) -> None:
    assert table.ben.say("f 1").startswith("Factory 1: 2 red R, one blue B, one black SCH.")
    assert not table.read_screen()
    assert not table.anna.told
    assert not table.everybody.told


def test_help_and_what_is_not_understood_stay_private(table: Table) -> None:
    assert "nonsense" in table.ben.say("nonsense")
    assert table.ben.say("h")
    assert not table.read_screen()
    assert not table.anna.told


def test_a_move_is_saved_and_told_everywhere(table: Table) -> None:
    assert table.anna.say("1r2") == ""
    (told,) = table.everybody.told
    assert told.startswith("Anna: 2 red R from factory 1")
    assert told in table.read_screen()
    assert table.log.entries[-1]["by"] == "page"
    states = {id(page.participant.session.ledger.state) for page in (table.anna, table.ben)}
    assert states == {id(table.session.ledger.state)}


def test_a_move_at_the_table_reaches_the_pages(table: Table) -> None:
    table.companion.handle_line("1r2", "keyboard")
    assert table.ben.say("w") == "Ben's turn."
    assert table.ben.say("3r3") == ""
    assert len(table.everybody.told) == 2


@pytest.mark.parametrize("line", ["1r2", "Anna: 1r2", "Anna 1r2", "Ben: 1r2", "1r 2"])
def test_the_move_of_another_seat_is_refused(table: Table, line: str) -> None:
    entries = list(table.log.entries)
    assert table.ben.say(line).endswith("Here you only move for Ben.")
    assert table.log.entries == entries
    assert not table.everybody.told
    assert not table.read_screen()


def test_a_refused_move_is_not_completed_by_the_next_line(table: Table) -> None:
    entries = list(table.log.entries)
    table.ben.say("1r", "row 2")
    assert table.log.entries == entries


def test_a_line_with_moves_of_both_players_changes_nothing(table: Table) -> None:
    assert "only move for Anna" in table.anna.say("1r2; 3r3")
    assert len(table.everybody.told) == 1  # up to the move that is refused, as at the keyboard


def test_a_page_for_everybody_moves_for_everybody(table: Table) -> None:
    page = Page(table.companion, BEN, moves_for_all=True)
    assert page.say("1r2") == ""
    assert table.everybody.told[-1].startswith("Ben: Anna: 2 red R")
    assert page.say("3r3") == ""
    assert table.everybody.told[-1].startswith("Ben: 4 red R")


def test_everybody_may_fill_factories() -> None:
    table = begin_table()
    assert table.ben.say("rrbs") == ""
    assert table.everybody.told[-1].startswith("Factory 1: 2 R")


def test_a_touched_move_counts_only_for_the_table_that_was_shown(table: Table) -> None:
    state = table.session.ledger.state
    take = Take(Factory(0), Colour.RED, Line(1))
    table.ben.participant.handle_touch(take, state, "page")
    assert table.ben.told[-1].endswith("Here you only move for Ben.")
    table.anna.participant.handle_touch(take, state, "page")
    table.anna.participant.handle_touch(take, state, "page")
    assert len(table.everybody.told) == 1
    assert table.anna.told == ["Ben's turn."]


def test_undo_asks_nobody_and_says_who_did_it(table: Table) -> None:
    table.anna.say("1r2")
    assert table.ben.say("u") == ""
    assert table.everybody.told[-1].startswith(
        "Ben: Taken back: Anna, R from factory 1 into row 2."
    )
    assert table.everybody.told[-1] in table.read_screen()
    table.companion.handle_line("+", "keyboard")
    assert table.everybody.told[-2] == "Redone."
    table.anna.say("u", "+")
    assert table.everybody.told[-2] == "Anna: Redone."
    assert table.everybody.told[-1].startswith("Anna: 2 red R")


def test_own_moves_can_be_corrected_and_those_of_others_not(table: Table) -> None:
    table.anna.say("1r2")
    assert table.ben.say("fix 1r3").startswith("That was a move by Anna.")
    assert table.anna.say("fix 1r3") == ""
    assert table.everybody.told[1].startswith("Anna: Round 1, entry 6, Anna, corrected")


def test_only_the_own_board_is_set(table: Table) -> None:
    for line in ("set factory 1 rrrr", "set turn Ben", "set Anna row 1 r", "that was Ben"):
        assert table.ben.say(line).startswith("Here you can only set"), line
    assert table.ben.say("set Ben score 7") == ""
    assert table.everybody.told[-1].startswith("Ben: ")


def test_my_board_is_that_of_the_page(table: Table) -> None:
    assert table.ben.say("b").startswith("Ben has 0 points.")
    assert table.ben.say("what is on my wall?").startswith("Ben, wall.")
    assert table.anna.say("b").startswith("Anna has 0 points.")
    table.companion.handle_line("b", "keyboard")
    assert table.read_screen().startswith("Anna has 0 points.")


# Questions that wait for an answer


def test_a_question_at_the_table_is_not_answered_by_a_page(table: Table) -> None:
    """Neither answered nor dropped: the table's own yes still counts."""
    table.companion.handle_line("end", "keyboard")
    pending = table.session.pending
    assert pending
    table.ben.say("f 1", "nonsense", "h")
    assert "nothing" in table.ben.say("yes").lower()
    assert table.session.pending == pending
    table.companion.handle_line("yes", "keyboard")
    assert "by agreement. Final scores" in table.read_screen()


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_one_page_alone_cannot_end_the_game(table: Table, answer: str) -> None:
    """Everybody hears that Ben wants it; it is asked and answered at the table."""
    told = table.ben.say("end")
    assert told == "This is asked at the table now, because it concerns everybody."
    assert table.everybody.told[-1].startswith("Ben: Please confirm")
    table.ben.say("yes", "yes")
    table.anna.say("yes", "no")
    assert table.session.expected.player == ANNA
    table.companion.handle_line(answer, "keyboard")
    is_over = table.session.expected.player is None
    assert is_over is (answer == "yes")


def test_a_question_in_place_of_another_is_repeated_before_it_is_answered(table: Table) -> None:
    """Whoever types "yes" at that moment may mean the question before."""
    table.companion.handle_line("manufacturey 1", "keyboard")
    table.companion.handle_line("facotry 1", "keyboard")
    assert table.session.pending
    table.ben.say("end")
    table.read_screen()
    table.companion.handle_line("yes", "keyboard")
    assert table.read_screen().startswith("Ben: Please confirm")
    assert table.session.expected.player == ANNA
    table.companion.handle_line("yes", "keyboard")
    assert table.session.expected.player is None


def test_an_owner_who_moves_for_all_answers_for_all(table: Table) -> None:
    page = Page(table.companion, BEN, moves_for_all=True)
    page.say("end", "yes")
    assert table.session.expected.player is None


def test_what_is_only_repeated_is_told_only_where_it_was_asked_for(table: Table) -> None:
    table.anna.say("1r2")
    told = len(table.everybody.told)
    table.read_screen()
    assert table.ben.say("last").startswith("Anna: ")
    assert table.ben.say(".").startswith("Anna: ")
    assert len(table.everybody.told) == told
    assert not table.read_screen()
    table.companion.handle_line("last", "keyboard")
    assert not table.anna.told


def test_a_move_elsewhere_drops_a_question_and_says_so(table: Table) -> None:
    table.companion.handle_line("end", "keyboard")
    table.ben.say("wall 9 and what?", "1r2; 1r3")
    table.ben.say("3 red")
    table.read_screen()
    table.anna.say("1r2")
    dropped = "The question from before is dropped, because the game has gone on."
    assert dropped in table.read_screen()
    assert not table.session.pending
    table.companion.handle_line("yes", "keyboard")
    table.ben.say("yes")
    assert len(table.session.ledger.applied) == 6


def test_a_walk_ends_when_the_game_goes_on(table: Table) -> None:
    table.companion.handle_line("take stock", "keyboard")
    assert table.session.walk is not None
    table.ben.say("f 1")
    assert table.session.walk is not None
    table.read_screen()
    table.anna.say("1r2")
    assert table.session.walk is None
    assert "Taking stock ends here" in table.read_screen()


# Settings


def test_each_page_has_its_own_language_and_amount(table: Table) -> None:
    german = Page(table.companion, ANNA, "de")
    dutch = Page(table.companion, BEN, "nl")
    assert german.say("w") == "Anna ist dran."
    assert dutch.say("w") == "Anna is aan de beurt."
    assert german.say("knapp")
    assert german.participant.session.settings.verbosity is Verbosity.TERSE
    assert german.say("w") == "Anna."
    assert dutch.participant.session.settings.verbosity is Verbosity.NORMAL
    assert table.session.settings.verbosity is Verbosity.NORMAL
    assert dutch.say("english") == "English from now on. Anna's turn."
    assert table.ben.say("w") == "Anna's turn."


@pytest.mark.parametrize(
    "line", ["step", "faster", "voice off", "sounds off", "listening off", "pages", "pages new"]
)
def test_what_belongs_to_the_table_is_not_set_from_a_page(table: Table, line: str) -> None:
    settings = table.session.settings
    assert table.ben.say(line).startswith("That can only be set at the table.")
    assert table.session.settings is settings
    assert table.ben.participant.session.settings.pace is Pace.FLOW


def test_leaving_a_page_does_not_end_the_game(table: Table) -> None:
    assert table.ben.say("q").startswith(
        "The game goes on at the table and can only be left there."
    )
    table.companion.part_from(table.ben.participant, table.ben)
    table.companion.handle_line("1r2", "keyboard")
    assert len(table.everybody.told) == 1


def test_nobody_else_can_sit_at_a_page(table: Table) -> None:
    assert table.ben.say("I am Anna") == "Ben plays here."
    assert table.ben.participant.session.context.own_seat == BEN


def test_a_pace_of_the_table_counts_for_pages_too() -> None:
    """What waits to be told at the table waits on the pages; any of them may go on."""
    table = begin_table(FILLED_FACTORIES)
    table.companion.handle_line("step", "keyboard")
    assert table.ben.participant.session.settings.pace is Pace.STEP
    while not table.session.queued_announcements:
        page = table.anna if table.session.expected.player == ANNA else table.ben
        page.say(next(text for text in TAKINGS if table.companion.is_possible(text)))
    waiting = len(table.session.queued_announcements)
    assert waiting
    assert len(table.ben.participant.session.queued_announcements) == waiting
    told = len(table.everybody.told)
    table.ben.say("")
    assert len(table.everybody.told) == told + 1
    assert len(table.session.queued_announcements) == waiting - 1
    assert len(table.anna.participant.session.queued_announcements) == waiting - 1


# Faults


def test_a_move_that_cannot_be_saved_does_not_count(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise AccessError(LogReason.LOG_DISK_FULL)

    state = table.session.ledger.state
    monkeypatch.setattr(table.log, "append", fail)
    assert "disk is full" in table.anna.say("1r2")
    assert table.session.ledger.state is state
    assert table.anna.participant.session.ledger.state is state
    assert not table.everybody.told
