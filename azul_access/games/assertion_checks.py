"""Whether what players assert is so in a state, what lies there, and what would be set."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from azul_access.games.assertions import EMPTY, FULL, Ahead, Assertion, Denied, Held, OfGame, Stated
from azul_access.games.kinds import AnyContent, AnyContext, AnyState, SetTable
from azul_access.games.places import Table
from azul_access.games.question_builders import SOURCES as TAKEN_FROM
from azul_access.games.sayings import MARKER, SPACE, Symbols
from azul_access.games.set_checks import SetReason
from azul_access.games.shared_kinds import Scores
from azul_access.games.system import Commands, IllegalCommand
from azul_access.games.tile_kinds import SpacesKind
from azul_access.games.tiles import Counts, add_counts
from azul_access.language.grammar import Reading, Rule, Symbol, match_rules
from azul_access.language.phrase import Phrase

# What is so instead of what is asserted of a game, None if that is right.
Differs = Callable[[Any, Any, int], Phrase | None]


class Checked(NamedTuple):
    """`here` is what lies there, `said` what would be set; None where nothing can be."""

    is_right: bool
    here: list[Phrase]
    said: tuple[AnyContent, ...] | None = None


class Checker:
    """Compares assertions with a state; `apply` applies a command and raises IllegalCommand."""

    def __init__(
        self,
        table: Table,
        rules: Sequence[Rule],
        of_game: Mapping[str, Differs],
        context: AnyContext,
        state: AnyState,
        turn: int,
        apply: Callable[[SetTable], object],
    ) -> None:
        self._table, self._rules, self._of_game = table, rules, of_game
        self._context, self._state, self._turn, self._apply = context, state, turn, apply

    def check(self, assertion: Assertion) -> Checked | None:
        """None for what this game cannot know. Raises: IllegalCommand if it is impossible."""
        match assertion:
            case Denied(fact):
                try:
                    found = self.check(fact)
                except IllegalCommand:
                    return Checked(True, [])
                return None if found is None else Checked(not found.is_right, found.here)
            case Stated(symbols):
                return self._check_symbols(symbols)
            case Ahead():
                return self._check_ahead(assertion)
            case OfGame(concept, value):
                differs = self._of_game.get(concept)
                if differs is None:
                    return None
                instead = differs(self._context, self._state, value)
                return Checked(instead is None, [] if instead is None else [instead])
        return self._check_held(assertion)

    def _match(self, symbols: Symbols) -> tuple[AnyContent, ...] | None:
        lattice = [*([Reading(symbol, end)] for end, symbol in enumerate(symbols, 1)), []]
        for meaning in match_rules(self._rules, lattice):
            (command,) = cast(Commands, meaning).commands
            if isinstance(command, SetTable):
                return tuple(self._for_seat(command.contents))
        return None

    def _for_seat(self, contents: Sequence[AnyContent]) -> list[AnyContent]:
        return [
            each._replace(seat=self._turn) if each.kind.owned and each.seat is None else each
            for each in contents
        ]

    def _is_so(self, contents: Sequence[AnyContent]) -> bool:
        """Raises: IllegalCommand if the contents are impossible."""
        now = self._table.contents(self._state)
        if all(content in now for content in contents):
            return True
        try:
            self._apply(SetTable(tuple(contents)))
        except IllegalCommand as why:
            if why.reason is SetReason.ALREADY_SO:
                return True
            raise
        return False

    def _check_symbols(self, symbols: Symbols) -> Checked | None:
        contents = self._match(symbols)
        if contents is None:
            return None
        here = self._describe(self._current(contents))
        return Checked(self._is_so(contents), here, contents)

    def _current(self, contents: Sequence[AnyContent]) -> list[AnyContent]:
        named = {(each.kind.field, each.seat, each.number) for each in contents}
        return [
            each
            for each in self._table.contents(self._state)
            if (each.kind.field, each.seat, each.number) in named
        ]

    def _describe(self, contents: Sequence[AnyContent]) -> list[Phrase]:
        return [
            sentence
            for step in self._table.steps(contents)
            for sentence in self._table.describe(self._context, step)
        ]

    def _check_ahead(self, fact: Ahead) -> Checked:
        scores = {
            content.seat: content
            for content in self._table.contents(self._state)
            if isinstance(content.kind, Scores)
        }
        others = [seat for seat in scores if seat != fact.seat]
        if fact.other is not None:
            others = [fact.other]
        by = scores[fact.seat].value - max(scores[seat].value for seat in others)
        is_right = by > 0 if fact.points is None else by == fact.points
        here = [scores[fact.seat], *[scores[seat] for seat in others]]
        return Checked(is_right, self._describe(here))

    def _check_held(self, fact: Held) -> Checked | None:
        contents = self._table.find(self._state, fact.place)
        if not contents:
            return None
        counts = [content.kind.counts(content) for content in contents]
        if fact.spaces and not fact.spot:
            return None
        if contents[0].kind.one_colour and len({colour for colour, _ in fact.tiles}) > 1:
            raise IllegalCommand(SetReason.ROW_COLOURS)
        here = self._describe_fact(fact, contents)
        if fact.spaces:
            return self._check_spaces(fact, contents, here)
        total = self._count(counts)
        wanted = [(self._table.tiles.of_concept[colour], count) for colour, count in fact.tiles]
        is_right = all(
            total[colour] > 0 if count is None else total[colour] == count
            for colour, count in wanted
        )
        size = sum(total) + self._count_marker(fact)
        if fact.total is not None:
            is_right = is_right and fact.total in (size, sum(total))
        if fact.free is not None:
            is_right = is_right and sum(self._free(each) for each in contents) == fact.free
        quantify = any if fact.is_any else all
        if fact.state == EMPTY:
            is_right = is_right and quantify(each.kind.is_empty(each) for each in contents)
        if fact.state == FULL:
            is_right = is_right and quantify(each.kind.free(each) == 0 for each in contents)
        if fact.marker:
            is_right = is_right and self._has_marker(fact)
        if is_right:
            return Checked(True, here)
        self._refuse_too_many(fact)
        said = self._said(fact, contents, total)
        return Checked(False, here, said if said is None or self._is_possible(said) else None)

    def _is_possible(self, contents: Sequence[AnyContent]) -> bool:
        try:
            self._is_so(contents)
        except IllegalCommand:
            return False
        return True

    def _describe_fact(self, fact: Held, contents: Sequence[AnyContent]) -> list[Phrase]:
        """What lies at the places; of those that tiles are taken from, only the colours named."""
        if fact.place.kind != TAKEN_FROM:
            return self._describe_found(contents)
        colours = [self._table.tiles.of_concept[colour] for colour, _ in fact.tiles]
        return [
            self._table.describe_sources(self._context, self._state, int(colour))
            for colour in colours
        ]

    def _describe_found(self, contents: Sequence[AnyContent]) -> list[Phrase]:
        is_single = all(content in self._table.contents(self._state) for content in contents)
        if is_single:
            return self._describe(contents)
        return [
            sentence
            for content in contents
            for sentence in content.kind.describe_one(self._context, content)
        ]

    def _count(self, counts: Sequence[Counts]) -> Counts:
        total = self._table.no_tiles
        for each in counts:
            total = add_counts(total, each) if each else total
        return total

    @staticmethod
    def _free(content: AnyContent) -> int:
        return content.kind.free(content) or 0

    def _holder(self) -> int | None:
        (marker,) = self._table.marker.read(self._state)
        return marker.value.seat

    def _has_marker(self, fact: Held) -> bool:
        return self._holder() == fact.place.seat

    def _count_marker(self, fact: Held) -> int:
        return int(fact.marker and self._has_marker(fact))

    def _check_spaces(
        self, fact: Held, contents: Sequence[AnyContent], here: list[Phrase]
    ) -> Checked | None:
        (content, *_) = contents
        found: list[AnyContent] = []
        is_right = True
        for number, said in fact.spaces:
            wants_any = not said
            tried = [said] if said else [EMPTY]
            symbols = (*fact.spot, SPACE, number, *tried)
            matched = self._match(symbols)
            if matched is None:
                return None
            is_so = self._is_so(matched)
            is_right = is_right and is_so != wants_any
            found += matched
        if fact.is_only:
            free = self._free(content)
            is_free = fact.spaces[0][1] == EMPTY
            count = len(fact.spaces)
            is_right = is_right and count == (free if is_free else len(content.value) - free)
        said_all = None if any(not said for _, said in fact.spaces) or fact.is_only else found
        return Checked(is_right, here, None if said_all is None else tuple(said_all))

    def _said(
        self, fact: Held, contents: Sequence[AnyContent], total: Counts
    ) -> tuple[AnyContent, ...] | None:
        """The contents that would be set; None where they are not known exactly."""
        if not fact.spot or len(contents) != 1:
            return None
        (content,) = contents
        names = {colour: concept for concept, colour in self._table.tiles.of_concept.items()}
        room = self._free(content)
        if fact.state == EMPTY:
            return self._match((*fact.spot, "empty"))
        counts = (fact.total, *(count for _, count in fact.tiles))
        is_counted = fact.state == FULL or any(count is not None for count in counts)
        if isinstance(content.kind, SpacesKind) and is_counted:
            return None  # a number of covered spaces does not say which
        held = dict(enumerate(total))
        capacity = sum(total) + room
        for concept, count in fact.tiles:
            colour = self._table.tiles.of_concept[concept]
            if fact.state == FULL and len(fact.tiles) == 1:
                count = capacity
            elif fact.free is not None and len(fact.tiles) == 1:
                count = capacity - fact.free
            if count is None and not held[colour]:
                count = 1
            held[colour] = held[colour] if count is None else count
        if not fact.tiles and (fact.total is not None or fact.state == FULL):
            colours = [colour for colour, count in held.items() if count]
            number = capacity if fact.total is None else fact.total
            if len(colours) > 1 or not (colours or fact.total):
                return None
            if not colours:
                return None
            held[colours[0]] = number
        if content.kind.one_colour:
            named = [self._table.tiles.of_concept[concept] for concept, _ in fact.tiles]
            held = {colour: held[colour] for colour in named or held}
        symbols: list[Symbol] = [
            symbol
            for colour, count in held.items()
            if count
            for symbol in (count, names[self._table.tiles.colours[colour]])
        ]
        if fact.marker or (self._holder() is not None and self._has_marker(fact)):
            marked = self._match((*fact.spot, MARKER, *symbols))
            if marked is not None or fact.marker:
                return marked
        return self._match((*fact.spot, *(symbols or ("empty",))))

    def _refuse_too_many(self, fact: Held) -> None:
        """Raises: IllegalCommand if a place cannot hold so many tiles."""
        named = [(count, colour) for colour, count in fact.tiles if count]
        if fact.total is not None:
            named = [(fact.total, next(iter(self._table.tiles.of_concept)))]
        symbols = [symbol for each in named for symbol in each]
        matched = self._match((*fact.spot, *symbols)) if fact.spot and symbols else None
        try:
            if matched is not None:
                self._is_so(matched)
        except IllegalCommand as why:
            if "size" in why.slots:
                raise
