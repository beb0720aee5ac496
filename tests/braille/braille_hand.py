"""A braille reader's hands: they read what stands on the display and press keys, nothing else."""

from collections.abc import Callable
from typing import NamedTuple

from braille_games import Column, Fill, Move, Pass, Place, Take
from braille_table import Table
from braille_typing import encode_typing

from azul_access.braille.actions import KeyAction
from azul_access.braille.translation import translate
from azul_access.games.system import Expects
from firmware_protocol.cells import from_unicode, to_unicode

LABELS = {label: translate(label, "de") for label in "rbxolyg"} | {"s": from_unicode("⠱")}
MOST_WINDOWS = 60


class Word(NamedTuple):
    start: int
    cells: bytes


def words(line: bytes) -> list[Word]:
    """What stands on a line, with where it begins."""
    found, start = [], 0
    for part in line.split(b"\0"):
        if part:
            found.append(Word(start, part))
        start += len(part) + 1
    return found


def number(value: int) -> bytes:
    return translate(str(value), "de")


class Option(NamedTuple):
    """What is looked for among choices: the words of the head and of each option, and which."""

    head: int
    size: int
    fits: Callable[[list[bytes]], bool]


def labelled(label: str, head: int) -> Option:
    """A pile or one label."""
    return Option(head, 1, lambda found: found[0] == LABELS[label] * len(found[0]))


class Hand:
    """`way` is how a move is made: "routing", "two" keys, "lines", or a style of chords."""

    def __init__(self, table: Table, language: str, way: str) -> None:
        self.table = table
        self.language = language
        self.way = way
        self.centre = translate({"de": "z", "en": "c", "nl": "m"}[language], language)
        self.passing = translate({"de": "passe", "en": "pass", "nl": "pas"}[language], language)
        self.views = 0

    def play(self, move: Move) -> None:
        """One move, with all that is told read before it."""
        self.table.read_all()
        if self.way not in ("routing", "two", "lines"):
            self._type(move.typed(self.language), self.way)
        elif _only_in_words(move):
            # How it is paid, or that less is kept than could be, is not touched but said.
            if "dot 1" in self.table.emulator.device.keys:
                self._type(move.typed(self.language), "marked")
            else:
                self.table.companion.handle_line(move.typed(self.language), "keyboard")
        else:
            self._pick(move)
            self._agree()

    # Typing

    def _type(self, text: str, style: str) -> None:
        one_hand = style == "one-hand"
        made = b"\0".join(
            encode_typing(word, self.language, "marked" if one_hand else style)
            for word in text.split()
        )
        if one_hand:
            self._type_dots(made)
        else:
            self.table.type(made)
        assert self.table.line.startswith(made[-self.table.columns + 1 :])
        self.table.do(KeyAction.CONFIRM)

    def _type_dots(self, made: bytes) -> None:
        """Dot after dot, in any order; the space bar closes a cell, and is a blank by itself."""
        if not self.table.display.reader.content.input_line.one_handed:
            self.table.do(KeyAction.ONE_HANDED)
        for cell in made:
            for dot in range(8, 0, -1):
                if cell >> dot - 1 & 1:
                    self.table.press(f"dot {dot}")
            self.table.press("space")

    # Picking

    def _pick(self, move: Move) -> None:
        match move:
            case Take(source, label, None):
                self._open()
                self._option(self._source(source, label))
            case Take(source, label, line):
                if self.way == "routing" and len(self.table.emulator.device.rows) == 1:
                    self._touch_tile(source, label)
                else:
                    self._open()
                    self._option(self._source(source, label))
                assert line is not None
                self._option(Option(2, 2, lambda found: found[0] == number(line)))
            case Column(column):
                self._open()
                self._option(Option(2, 1, lambda found: found[0] == number(column)))
            case Place(star, label, space, grey, _):
                self._open()
                self._option(labelled(label, 0))
                name = number(star) if grey else LABELS["lorbyg"[star - 1]]
                name = name if star else self.centre
                self._option(Option(1, 2, lambda found: found == [name, number(space)]))
            case Pass(keep, hand):
                self._open()
                self._option(Option(0, 1, lambda found: found[0] == self.passing))
                for label in keep if hand > 4 else "":
                    self._option(labelled(label, 1))
            case Fill(tiles):
                self._open()
                head = self._words_of_fill_head()
                for label in tiles:
                    self._option(labelled(label, head))

    def _words_of_fill_head(self) -> int:
        """A factory's head has its number, the head of the supply only places."""
        return 2 if self.table.line.startswith(number(0)[:1]) else 1

    def _source(self, source: int, label: str) -> Option:
        name = number(source) if source else self.centre

        def fits(found: list[bytes]) -> bool:
            return found[0] == name and found[1] == LABELS[label] * len(found[1])

        return Option(0, 2, fits)

    def _open(self) -> None:
        self.table.do(KeyAction.CONFIRM)

    def _option(self, option: Option) -> None:
        """Pan on until the option is there, and take it in this hand's way."""
        table = self.table
        for _ in range(MOST_WINDOWS):
            found = words(table.line)[option.head :]
            for place in range(len(found) // option.size):
                part = found[place * option.size :][: option.size]
                if not option.fits([word.cells for word in part]):
                    continue
                if self.way == "routing":
                    table.press(f"routing {part[0].start + 1}")
                    return
                if self.way == "lines" and place < 9:
                    table.press(f"line {place + 1}")
                    return
                if place == 0:
                    table.do(KeyAction.CONFIRM)
                    return
            table.do(KeyAction.PAN_ON)
        raise AssertionError(table.read)

    def _touch_tile(self, source: int, label: str) -> None:
        """A label of the view of factories, or of the centre, which has its name in front."""
        title = {"de": "Manufakturen", "en": "factories", "nl": "fabrieken"}
        centre = {"de": "Zentrum", "en": "centre", "nl": "midden"}
        wanted = translate((title if source else centre)[self.language], self.language)
        table = self.table
        for _ in range(MOST_WINDOWS):
            if table.line.startswith(wanted):
                break
            table.do(KeyAction.NEXT_VIEW)
        for _ in range(MOST_WINDOWS):
            found = words(table.line)
            for before, word in zip([Word(0, b""), *found], found, strict=False):
                at = word.cells.find(LABELS[label])
                here = not source or before.cells == number(source)
                if here and at >= 0 and set(word.cells) <= set(b"".join(LABELS.values())):
                    table.press(f"routing {word.start + at + 1}")
                    return
            table.do(KeyAction.PAN_ON)
        raise AssertionError(table.read)

    def _agree(self) -> None:
        """The question before a move ends the sentence that reads it back in a question mark."""
        read = self.table.line
        question = translate("a?", self.language)[1:]
        assert any(word.cells.endswith(question) for word in words(read)) or len(read) < 40, (
            to_unicode(read)
        )
        self.table.do(KeyAction.CONFIRM)


def _only_in_words(move: Move) -> bool:
    return (isinstance(move, Place) and bool(move.paid)) or (
        isinstance(move, Pass) and len(move.keep) < min(4, move.hand)
    )


def whole_game(
    hand: Hand, moves: list[Move], columns: Callable[[int, int, int], int] | None = None
) -> None:
    """All moves, and the columns of a grey wall by round, player and line as they are asked for."""
    rounds = 0
    for move in moves:
        state = hand.table.state
        rounds = getattr(state, "round", 0)
        hand.play(move)
        while columns is not None and _asked(hand.table) is Expects.CHOICE:
            state = hand.table.state
            hand.play(Column(columns(rounds, state.turn, state.line + 1)))


def _asked(table: Table) -> Expects:
    return table.companion.session.setup.system.rules.expects(table.state).kind
