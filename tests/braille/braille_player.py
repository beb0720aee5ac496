"""A player who reads a braille display and presses its keys, and knows nothing else of the game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from braille_typing import encode_typing
from display_table import DisplayTable
from recorded_moves import CENTRES, Column, Fill, Move, Pass, Place, Take

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.translation import translate
from azul_access.games.system import Expects
from azul_access.session.meaning.meanings import find_meanings
from firmware_protocol.cells import dots, from_unicode

LABELS = {label: translate(label, "de") for label in "rbxolyg"} | {"s": from_unicode("⠱")}
MARKER = from_unicode("⠂")
NUMBER_SIGN, COLON = from_unicode("⠼"), from_unicode("⠒")
PASS = {"de": "passe", "en": "pass", "nl": "pas"}
KEEP_FEWER = {"de": "weniger behalten", "en": "keep fewer", "nl": "minder houden"}
NO_MORE = {"de": "fertig", "en": "no more", "nl": "klaar"}
CORNERS = 4  # for the tiles that a player keeps
# The titles of the first and of later windows.
FACTORIES_VIEW = {"de": ("Manufakturen", "m"), "en": ("factories", "f"), "nl": ("fabrieken", "f")}
CENTRE_VIEW = {"de": ("Zentrum", "z"), "en": ("centre", "c"), "nl": ("midden", "m")}
# Ways to make a move without a braille keyboard: routing keys, two keys only, line keys.
PICKING = ("routing", "two keys", "lines")
MAX_WINDOWS = 60


class Word(NamedTuple):
    """Cells between blanks, and the column where they begin."""

    column: int
    cells: bytes


def split_words(line: bytes) -> list[Word]:
    words, column = [], 0
    for cells in line.split(b"\0"):
        if cells:
            words.append(Word(column, cells))
        column += len(cells) + 1
    return words


def number_cells(number: int) -> bytes:
    return translate(str(number), "de")


class OptionPattern(NamedTuple):
    """An option among choices: the number of words in the head and in each option, and a test.

    Where options have several sizes, `option_words` is 0: each of them begins with a number.
    """

    head_words: int
    option_words: int
    matches: Callable[[list[bytes]], bool]
    # Whether a word names what several options share, such as a factory, and is that of this one.
    is_name: Callable[[bytes], bool] | None = None
    is_own_name: Callable[[bytes], bool] = lambda cells: True


def split_named(words: list[Word], is_name: Callable[[bytes], bool]) -> list[list[Word]]:
    """Each option with the name before it; names alone where there is nothing else."""
    options: list[list[Word]] = []
    name: list[Word] = []
    for word in words:
        if is_name(word.cells):
            name = [word]
        else:
            options.append([*name, word])
    return options or [[word] for word in words]


def match_label(label: str, head_words: int) -> OptionPattern:
    """Match a label, or tiles of it."""
    return OptionPattern(head_words, 1, lambda words: words[0] == LABELS[label] * len(words[0]))


def match_number(number: int, option_words: int) -> OptionPattern:
    """Match an option that begins with a number, after a head of two words."""
    return OptionPattern(2, option_words, lambda words: words[0] == number_cells(number))


def split_options(words: list[Word], option_words: int) -> list[list[Word]]:
    if option_words:
        ends = range(option_words, len(words) + 1, option_words)
        return [words[end - option_words : end] for end in ends]
    options: list[list[Word]] = []
    for word in words:
        if word.cells.startswith(number_cells(1)[:1]) or not options:
            options.append([])
        options[-1].append(word)
    return options


class BraillePlayer:
    """`method` is one of PICKING, or a style of typing, or "one-handed".

    `asks` says whether the display asks before a picked move.
    """

    def __init__(
        self, table: DisplayTable, language: str, method: str, *, asks: bool = True
    ) -> None:
        self._table = table
        self._language = language
        self._method = method
        self._asks = asks
        self._centre = translate(CENTRES[language], language)

    def play(self, move: Move) -> None:
        """Make a move; dismiss all messages first, unless the tile stands behind one."""
        if isinstance(move, Take) and self._takes_behind_message(move):
            return
        self._table.dismiss_messages()
        if self._method not in PICKING:
            self._type(move.text(self._language), self._method)
            return
        self._pick_move(move)
        if isinstance(move, Place):
            self._pick_payment(move)
        if self._asks:
            self._confirm_question()

    def _takes_behind_message(self, move: Take) -> bool:
        """Take tiles that can be picked behind a message, if there are any, by routing keys."""
        if self._method != "routing":
            return False
        for _ in range(MAX_WINDOWS):
            offers = self._find_offers()
            if not offers:
                return False
            if self._press_over_word(offers, move.source, move.label):
                if move.line is not None:
                    self._pick(match_number(move.line, 0))
                if self._asks:
                    self._confirm_question()
                return True
            self._table.perform(KeyAction.PAN_ON)
        raise AssertionError(self._table.line_text)

    def _find_offers(self) -> list[Word]:
        """Return the words behind a message, after its last sentence, if they are sources."""
        words = split_words(self._table.line)
        if not self._table.shows_message:
            return []
        stop, ok = (translate(text, self._language) for text in ("a.", "ok"))
        ends = [at for at, word in enumerate(words) if word.cells[-1:] == stop[1:]]
        offers = words[ends[-1] + 1 :] if ends else words
        offers = offers[1:] if offers and offers[0].cells == ok else offers
        is_source = bool(offers) and (
            self._is_source(offers[0].cells, 0) or offers[0].cells[:1] == number_cells(1)[:1]
        )
        return offers if is_source else []

    def _press_over_word(self, words: list[Word], source: int, label: str) -> bool:
        """Press the routing key over a label behind the name of its source."""
        for before, word in pairwise(words):
            index = word.cells.find(LABELS[label])
            if self._is_source(before.cells, source) and index >= 0:
                self._table.press(f"routing {word.column + index + 1}")
                return True
        return False

    def play_game(
        self, moves: list[Move], column_of: Callable[[int, int, int], int] | None = None
    ) -> None:
        """Play moves; `column_of` returns a column of the grey wall by round, player and line."""
        for move in moves:
            round_number = getattr(self._table.state, "round", 0)
            self.play(move)
            while column_of is not None and self._expected() is Expects.CHOICE:
                state = self._table.state
                self.play(Column(column_of(round_number, state.turn, state.line + 1)))

    def _expected(self) -> Expects:
        rules = self._table.companion.session.setup.system.rules
        return rules.expects(self._table.state).kind

    # Typing

    def _type(self, text: str, style: str) -> None:
        one_handed = style == "one-handed"
        cells = b"\0".join(
            encode_typing(word, self._language, "marked" if one_handed else style)
            for word in text.split()
        )
        if one_handed:
            self._type_one_handed(cells)
        else:
            self._table.type_cells(cells)
        assert cells[-self._table.columns + 1 :] in self._table.line
        self._table.perform(KeyAction.CONFIRM)
        self._answer_which_one(text)

    def _answer_which_one(self, text: str) -> None:
        """If the line has two readings, choose the one that the text has at the keyboard."""
        companion = self._table.companion
        meanings = companion.session.pending
        if len(meanings) < 2:
            return
        wanted = find_meanings(replace(companion.session, pending=()), text)
        number = 1 + next(n for n, meaning in enumerate(meanings) if meaning in wanted)
        self._table.type_cells(number_cells(number))
        self._table.perform(KeyAction.CONFIRM)

    def _type_one_handed(self, cells: bytes) -> None:
        """Type dot after dot, the highest first; the space bar closes a cell."""
        if not self._table.display.reader.content.input_line.one_handed:
            self._table.perform(KeyAction.ONE_HANDED)
        for cell in cells:
            for dot in reversed(dots(cell)):
                self._table.press(f"dot {dot}")
            self._table.press("space")

    # Picking

    def _pick_move(self, move: Move) -> None:
        in_view = self._method == "routing" and len(self._table.emulator.device.rows) == 1
        if in_view and isinstance(move, Take) and move.line is not None:
            self._pick_tile_in_view(move.source, move.label)
            self._pick(match_number(move.line, 0))
            return
        self._table.perform(KeyAction.CONFIRM)  # open the choices
        for pattern in self._options_of(move):
            self._pick(pattern)

    def _options_of(self, move: Move) -> list[OptionPattern]:
        match move:
            case Take(source, label, line):
                options = [self._match_source(source, label)]
                return options if line is None else [*options, match_number(line, 0)]
            case Column(number):
                return [match_number(number, 1)]
            case Place(star, label, space, grey, _):
                name = number_cells(star) if grey else LABELS["lorbyg"[star - 1]]
                if star == 0:
                    name = self._centre
                elif grey:
                    name = translate(f"{star}:", self._language)
                expected = [name, number_cells(space)]
                pattern = OptionPattern(
                    1,
                    2,
                    lambda words: words == expected,
                    lambda cells: cells[:1] != NUMBER_SIGN or cells.endswith(COLON),
                    lambda cells: cells == name,
                )
                return [match_label(label, 0), pattern]
            case Pass():
                return self._options_of_pass(move)
            case Fill(tiles):
                # The head has the number of a factory and its places; the supply has places only.
                head_words = 2 if self._table.line.startswith(number_cells(0)[:1]) else 1
                return [match_label(label, head_words) for label in tiles]

    def _options_of_pass(self, move: Pass) -> list[OptionPattern]:
        """Pass, or keep fewer; then the tiles to keep, and no more where there could be more."""
        keeps_fewer = len(move.keep) < min(CORNERS, move.hand)
        could_keep_all = move.hand <= CORNERS
        if move.is_last or (could_keep_all and not keeps_fewer):
            return [self._match_text(PASS)]
        first = self._match_text(KEEP_FEWER if could_keep_all else PASS)
        last = [self._match_text(NO_MORE, head_words=1)] if keeps_fewer else []
        return [first, *[match_label(label, 1) for label in move.keep], *last]

    def _match_text(self, texts: Mapping[str, str], head_words: int = 0) -> OptionPattern:
        cells = translate(texts[self._language], self._language).split(b"\0")
        return OptionPattern(head_words, len(cells), lambda words: words == cells)

    def _pick_payment(self, move: Place) -> None:
        """Pick the tiles that pay, if there is a choice; without any named ones the first."""
        if self._has_question():
            return
        paid = b"".join(LABELS[tiles[-1]] * int(tiles[:-1]) for tiles in move.payment.split())
        self._pick(OptionPattern(3, 1, lambda words: words[0] == paid or not paid))

    def _match_source(self, source: int, label: str) -> OptionPattern:
        return OptionPattern(
            0,
            2,
            lambda words: (
                len(words) == 2
                and self._is_source(words[0], source)
                and words[1] == LABELS[label] * len(words[1])
            ),
            lambda cells: cells[:1] == NUMBER_SIGN or self._is_source(cells, 0),
            lambda cells: self._is_source(cells, source),
        )

    def _is_source(self, cells: bytes, source: int) -> bool:
        """Whether cells name a source; behind the centre the start marker may stand."""
        if source:
            return cells == number_cells(source)
        return cells.removesuffix(MARKER) == self._centre

    def _pick(self, pattern: OptionPattern) -> None:
        """Pan on until the option is there, and pick it by this player's method."""
        table = self._table
        for _ in range(MAX_WINDOWS):
            words = split_words(table.line)
            # On a narrow display a full floor line leaves no room for the head.
            has_head = words[0].cells != number_cells(0)
            words = words[pattern.head_words * has_head :]
            if pattern.is_name is None:
                options = split_options(words, pattern.option_words)
            else:
                options = split_named(words, pattern.is_name)
            for index, option in enumerate(options):
                cells = [word.cells for word in option]
                is_name = len(cells) < pattern.option_words and pattern.is_own_name(cells[0])
                if not is_name and not pattern.matches(cells):
                    continue
                if self._press_option(option, index):
                    if is_name:
                        break  # now what has this name is offered
                    return
            else:
                table.perform(KeyAction.PAN_ON)
        raise AssertionError(table.line_text)

    def _press_option(self, option: list[Word], index: int) -> bool:
        """Press the key for the option at an index in the window; False if it has none."""
        if self._method == "routing":
            # A number stands before its free places, a shared name before what it names.
            is_number = option[0].cells[:1] == NUMBER_SIGN and len(option) > 2
            word = option[0] if is_number else option[-1]
            self._table.press(f"routing {word.column + 1}")
        elif self._method == "lines" and index < 9:
            self._table.press(f"line {index + 1}")
        elif index == 0:
            self._table.perform(KeyAction.CONFIRM)
        else:
            return False
        return True

    def _pick_tile_in_view(self, source: int, label: str) -> None:
        """Press the routing key over a label in the view of the factories or of the centre."""
        if self._press_over_tile(source, label):
            return
        self._go_to_first_view()
        for _ in range(MAX_WINDOWS):
            if self._press_over_tile(source, label):
                return
            self._table.perform(KeyAction.PAN_ON)
        raise AssertionError(self._table.line_text)

    def _press_over_tile(self, source: int, label: str) -> bool:
        """Press the routing key over a label, if it is on the display."""
        words = split_words(self._table.line)
        titles = (FACTORIES_VIEW if source else CENTRE_VIEW)[self._language]
        if words[0].cells not in [translate(title, self._language) for title in titles]:
            return False
        for before, word in pairwise(words):
            index = word.cells.find(LABELS[label])
            is_source = not source or before.cells == number_cells(source)
            if is_source and index >= 0 and set(word.cells) <= set(b"".join(LABELS.values())):
                self._table.press(f"routing {word.column + index + 1}")
                return True
        return False

    def _go_to_first_view(self) -> None:
        """By the key for it, or else by that for the next view."""
        table = self._table
        if table.has_key(KeyAction.FIRST):
            table.perform(KeyAction.FIRST)
            return
        title = translate(FACTORIES_VIEW[self._language][0], self._language)
        for _ in range(MAX_WINDOWS):
            if table.line.startswith(title):
                return
            table.perform(KeyAction.NEXT_VIEW)

    def _confirm_question(self) -> None:
        """Read the question before a move to its question mark, and say yes."""
        for _ in range(MAX_WINDOWS):
            if self._has_question():
                break
            self._table.perform(KeyAction.PAN_ON)
        else:
            raise AssertionError(self._table.line_text)
        self._table.perform(KeyAction.CONFIRM)

    def _has_question(self) -> bool:
        question_mark = translate("a?", self._language)[1:]
        return any(word.cells.endswith(question_mark) for word in split_words(self._table.line))
