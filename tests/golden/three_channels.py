"""Three people at one table: one types German, one has an English page, one reads Dutch braille.

They play a recorded game, each with their own device, and ask, mistype and undo in between.
"""

from typing import Any, cast

from braille_typing import encode_typing
from fake_table import start_game
from reader_table import ReaderTable
from recorded_moves import Fill, Move, list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction
from azul_access.braille.screen.content import Layer
from azul_access.games.system import Command, Commands, Expects
from azul_access.language.phrase import Verbosity
from azul_access.session import Session
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.session import Owner
from azul_access.session.step.picking import (
    Heading,
    find_command,
    find_heading,
    find_pick,
    list_strips,
)
from azul_access.web.addresses import ServerPlace
from azul_access.web.pages import Pages
from azul_access.web.seat_choices import list_first
from azul_access.web.stream import Streams
from azul_access.web.tokens import Page, PageKind, Tokens
from azul_access.web.view import View

TYPIST, PHONE, READER = range(3)
MOST_PICKS = 6
# How the cursor is read, and how it is written.
UNKNOWN, CURSOR = "\N{REPLACEMENT CHARACTER}", "_"
# What each of them asks or mistypes between the moves, one after the other.
BETWEEN = {
    TYPIST: ("stand", "rto 3", "u", "+", "qqq", "wer", "b clara"),
    PHONE: ("score", "1r2", "what is in the centre?", "end the game", "c", "my bord"),
    READER: ("stand", "m", "wie is er", "qqq", "b"),
}
NO = "nein"  # the typist's, when everybody is asked


def find_picks(
    session: Session, command: Command, picks: tuple[object, ...] = ()
) -> tuple[object, ...] | None:
    """The values that lead to a command, or to one with the same effect."""
    rules, state = session.setup.system.rules, session.ledger.state
    for strip in list_strips(session, picks):
        if (pick := find_pick(strip)) is None:
            continue
        picked = (*picks, pick)
        found = find_command(session, picked)
        if found is not None and rules.apply(state, found) == rules.apply(state, command):
            return picked
        if found is None and len(picked) < MOST_PICKS:
            rest = find_picks(session, command, picked)
            if rest is not None:
                return rest
    return None


class ThreeChannels:
    """`lines` is the transcript of each channel: what was entered there, and what it told."""

    def __init__(self, file: str) -> None:
        self.game = load_game(file, players=3)
        companion, console, _ = start_game(make_setup(self.game, "de"))
        self.companion = companion
        self.lines: dict[int, list[str]] = {TYPIST: [], PHONE: [], READER: []}
        self._console = console
        self._pages = Pages(companion, Tokens(3), ServerPlace(), 80)
        page = Page(PageKind.SEAT, PHONE)
        token = self._pages.tokens.get(page)
        self._view = View(page, token, "en", Verbosity.NORMAL, "phone")
        self._phone = self._pages.conversations.find(self._view)
        self._news = Streams(self._pages, cast(Any, None))._news
        self._heard = self._pages.events.number
        self.reader = ReaderTable(companion, owner=Owner(READER))
        settings = self.reader.own_session.settings.change("language", "nl")
        companion.change_own_settings(self.reader.participant, settings)
        self.reader.press(KeyAction.ESCAPE)
        self._asked = dict.fromkeys(BETWEEN, 0)

    def play(self) -> None:
        self._listen()
        for number, move in enumerate(list_moves(self.game)):
            expected = self.companion.session.expected
            seat = TYPIST if isinstance(move, Fill) and expected.kind is Expects.FILL else None
            seat = expected.player if seat is None else seat
            if seat == READER:
                self._read_news()
            self._move(seat or TYPIST, move, number)
            if number % 5 == 4:
                self._ask(number // 5 % 3)
        self._read_news()

    def _move(self, seat: int, move: Move, number: int) -> None:
        is_touched = number % 3 != 0
        if seat == TYPIST:
            self._type(move.text("de"))
        elif seat == PHONE and is_touched:
            self._touch(move)
        elif seat == PHONE:
            self._say(move.text("en"))
        elif is_touched:
            self._pick(move)
        else:
            self._chords(move.text("nl"))

    def _ask(self, seat: int) -> None:
        """Let one of them ask or enter something in between."""
        texts = BETWEEN[seat]
        text = texts[self._asked[seat] % len(texts)]
        self._asked[seat] += 1
        if seat == TYPIST:
            self._type(text)
            if text == "u":
                self._type("+")
        elif seat == PHONE:
            self._say(text)
        else:
            self._chords(text)
        if self.companion.session.pending:
            self._type(NO)

    # Inputs

    def _type(self, text: str) -> None:
        self.lines[TYPIST].append(f"> {text}")
        self.companion.handle_line(text, "keyboard")
        self._listen()

    def _say(self, text: str) -> None:
        self.lines[PHONE].append(f"> {text}")
        self._phone.say(text)
        self._listen()

    def _touch(self, move: Move) -> None:
        """Press the button of each step of a move, and the one that makes it."""
        for pick in self._find(self._phone.session, move, "en"):
            choices = self._phone.offer.choices
            choice = next(it for it in choices if it.pick == pick)
            if choice.heading in list_first(choices) and choice.heading is not None:
                self._press(choice.heading.text, choice.heading)
            self._press(choice.words[0], pick)
        self.lines[PHONE].append("> (make the move)")
        self._phone.play()
        self._listen()

    def _press(self, words: Any, pick: object) -> None:
        self.lines[PHONE].append(f"> ({self._view.render(words)})")
        self._phone.pick(pick)

    def _chords(self, text: str) -> None:
        self.reader.type_cells(encode_typing(text, "nl", "marked"))
        self._note(f"> {text}")
        self._key(KeyAction.CONFIRM)

    def _pick(self, move: Move) -> None:
        """Pick a move by routing keys, and say yes to the question before it."""
        content = self.reader.reader.content
        wanted = self._find(self.reader.own_session, move, "nl")
        if content.layer is not Layer.MESSAGE or not self._columns(wanted[0]):
            self._key(KeyAction.CHOICES)
        for pick in wanted:
            is_chosen = False
            for _ in range(60):
                columns = self._columns(pick)
                if not columns:
                    self._key(KeyAction.PAN_ON)
                    continue
                before = content.selection.picks
                is_heading = isinstance(content.lines()[0][columns[0]].pick, Heading)
                self._key(KeyAction.ROUTING, columns[0])
                is_chosen = not is_heading and content.selection.picks != before
                if is_chosen:
                    break
            assert is_chosen, self.reader.line
        self._key(KeyAction.CONFIRM)

    def _columns(self, pick: object) -> list[int]:
        """The columns of the line that pick a value, or what it is below."""
        content = self.reader.reader.content
        session, picks = content.session, content.selection.picks
        strips = list_strips(session, picks.values)
        headings = [find_heading(strip) for strip in strips if find_pick(strip) == pick]
        wanted = (pick, *[it for it in headings if it is not None])
        return [at for at, cell in enumerate(content.lines()[0]) if cell.pick in wanted]

    def _read_news(self) -> None:
        """Read what waits, one message after the other, and the last one to its end."""
        content = self.reader.reader.content
        while content.messages.waiting or (
            content.layer is Layer.MESSAGE and not content.is_read_to_end
        ):
            self._key(KeyAction.PAN_ON)

    def _key(self, action: KeyAction, number: int = 0) -> None:
        self.reader.now += 2.0
        self.reader.press(action, number=number)
        self._note(f"key: {action.value}" + (f" {number + 1}" if number else ""))
        self._listen()

    # What the channels tell

    def _note(self, event: str) -> None:
        line = self.reader.line.replace(UNKNOWN, CURSOR)
        self.lines[READER] += [event, f"    {line}".rstrip()]

    def _listen(self) -> None:
        """Note what is new on the screen, and on the page: what is heard there, or only shown."""
        written, self._console.output = self._console.output, ""
        self.lines[TYPIST] += [f"    {line}" for line in written.splitlines()]
        events, _, self._heard = self._pages.events.list_after(self._heard, self._view.listener)
        for event in events:
            news: Any = self._news(self._view, event)
            is_heard = news["kind"] != "all"
            self.lines[PHONE] += [
                f"    {'heard' if is_heard else 'shown'}: {text}" for text in news["paragraphs"]
            ]
            if not is_heard:
                self.lines[PHONE] += [f"    heard: {text}" for text in news["turn"]]

    def _find(self, session: Session, move: Move, language: str) -> tuple[object, ...]:
        """The picks of a move that is typed like this."""
        for meaning in find_meanings(session, move.text(language)):
            if isinstance(meaning, Commands) and len(meaning.commands) == 1:
                picks = find_picks(session, meaning.commands[0])
                if picks is not None:
                    return picks
        raise AssertionError(move)
