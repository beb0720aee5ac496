"""Rules for what players say that lies on the table, and the command that sets it.

"is" begins a statement ("ist Reihe 3 Ben 2 x", "set score Anna 23"); several can follow each other
in one typed line. Where nobody is named, the player whose turn it is is meant: seat None.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import cache, partial
from typing import cast

from azul_access.games.assertion_checks import Checked, Checker, Differs
from azul_access.games.assertions import Assertion
from azul_access.games.grammar import groups_of
from azul_access.games.kinds import HOLDS, AnyContent, AnyContext, AnyState, SetTable, Statement
from azul_access.games.places import Table
from azul_access.games.set_checks import SetReason
from azul_access.games.system import Commands, IllegalCommand, MalformedReason
from azul_access.language.grammar import Captures, Many, Node, Rule, alt, maybe, seq, word
from azul_access.values import frozen

JsonObject = Mapping[str, object]


class _ReadObject(dict[str, object]):
    """An object that knows which of its keys was read last."""

    last_key = ""

    def __getitem__(self, key: str) -> object:
        self.last_key = key
        return super().__getitem__(key)


def _describe_place(names: Sequence[str], place: JsonObject) -> str:
    """A place as its object names it: "line 3 Anna"."""
    number, seat = place.get("number"), place.get("player")
    words = [str(place["place"])]
    words += [str(number)] if type(number) is int else []
    words += [names[seat - 1]] if type(seat) is int else []
    return " ".join(words)


@frozen(eq=False, slots=False)
class TableStatements:
    """What players say that lies on the table of a game; see `games.table.Statements`.

    `find_phase` is the phase that a whole table shows, None where it shows none. `list_places`
    makes the JSON objects of places of an object of `Facts.encode_state`; it gets the numbers of
    the players, from 1, by name. `of_game` is what only this game knows, by its concept.
    """

    table: Table
    find_phase: Callable[[Sequence[AnyContent]], AnyContent | None]
    list_places: Callable[[Mapping[str, int], JsonObject], Sequence[JsonObject]]
    of_game: Mapping[str, Differs] = field(default_factory=dict)

    def set_command(self, contents: Sequence[AnyContent], *, whole: bool = False) -> SetTable:
        phase = self.find_phase(contents) if whole else None
        return SetTable((*contents, *([] if phase is None else [phase])))

    def turn_command(self, seat: int) -> SetTable:
        return SetTable((self.table.turn.content(seat),))

    def set_contents(self, command: object) -> tuple[AnyContent, ...] | None:
        return command.contents if isinstance(command, SetTable) else None

    def for_seat(self, contents: Sequence[AnyContent], seat: int) -> list[AnyContent]:
        """The contents, those of the board of `seat` where they name no player."""
        return [
            each._replace(seat=seat) if each.kind.owned and each.seat is None else each
            for each in contents
        ]

    def current(self, state: AnyState, contents: Sequence[AnyContent]) -> list[AnyContent]:
        """What lies now at the places of `contents`, each place once."""
        named = {
            (content.kind.field, content.seat, content.number)
            for content in self.for_seat(contents, state.turn)
        }
        return [
            content
            for content in self.table.contents(state)
            if (content.kind.field, content.seat, content.number) in named
        ]

    def decode_position(self, names: Sequence[str], data: Mapping[str, object]) -> SetTable:
        if data.get("phase") == "over":
            raise IllegalCommand(SetReason.NOT_OVER)
        read = _ReadObject(data)
        contents: list[AnyContent] = []
        part = ""
        try:
            numbers = {name: number for number, name in enumerate(names, 1)}
            for place in self.list_places(numbers, read):
                part = _describe_place(names, place)
                contents.append(self.table.decode_content(place))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as why:
            reason = MalformedReason.MALFORMED
            raise IllegalCommand(reason, part=part or read.last_key) from why
        return SetTable(tuple(contents))

    def check(
        self,
        context: AnyContext,
        state: AnyState,
        assertion: Assertion,
        turn: int,
        apply: Callable[[SetTable], object],
    ) -> Checked | None:
        rules = self.place_rules(state)
        checker = Checker(self.table, rules, self.of_game, context, state, turn, apply)
        return checker.check(assertion)

    def asked_for(self, content: AnyContent) -> str:
        return content.kind.asked_for

    def typed_rules(self, state: AnyState) -> Sequence[Rule]:
        """Rules for typed lines, in which one or more statements follow each other."""
        return _typed_rules(self.table, state.options)

    def spoken_rules(self, state: AnyState) -> Sequence[Rule]:
        """Rules for one statement at a time, which the recogniser tells apart better."""
        return _spoken_rules(self.table, state.options)

    def place_rules(self, state: AnyState) -> Sequence[Rule]:
        return _place_rules(self.table, state.options)

    def bare_rules(self, state: AnyState) -> Sequence[Rule]:
        """Rules for whole lines that only state something: "Anna has 23 points"."""
        return _bare_rules(self.table, state.options)

    def value_rules(self, state: AnyState, content: AnyContent) -> Sequence[Rule]:
        kind, seat, number, _ = content
        node = seq(maybe("no"), HOLDS, kind.value_node(state.options))
        build = partial(kind.build_at, state.options, seat, number)
        return (_rule(Statement("value", node, build)),)


@cache
def _typed_rules(table: Table, options: object) -> tuple[Rule, ...]:
    return (_several_rule(word("is"), table.statements(options)), *_bare_rules(table, options))


@cache
def _bare_rules(table: Table, options: object) -> tuple[Rule, ...]:
    return tuple(_rule(statement) for statement in table.statements(options) if statement.bare)


@cache
def _spoken_rules(table: Table, options: object) -> tuple[Rule, ...]:
    return tuple(
        _rule(each if each.bare else replace(each, node=seq(word("is"), HOLDS, each.node)))
        for each in table.statements(options)
    )


@cache
def _place_rules(table: Table, options: object) -> tuple[Rule, ...]:
    """Rules for typed lines where every line tells what lies somewhere: "is" can be left out.

    "f3 empty", "no, row 2 Ben 1 x"
    """
    return (_several_rule(maybe("no"), table.statements(options)),)


def _several_rule(begin: Node, statements: Iterable[Statement]) -> Rule:
    by_name = {statement.name: statement for statement in statements}

    def build(captures: Captures) -> Commands | None:
        contents: list[AnyContent] = []
        for group in groups_of(captures, "statements"):
            for name, items in group.items():
                for item in cast("tuple[Captures, ...]", items):
                    more = by_name[name].build(item)
                    if more is None:
                        return None
                    contents += more
        return Commands((SetTable(tuple(contents)),))

    each = alt(*(Many(statement.name, statement.node) for statement in by_name.values()))
    node = seq(begin, Many("statements", seq(maybe("and"), maybe("is"), HOLDS, each)))
    return Rule("set", node, build)


def _rule(statement: Statement) -> Rule:
    def build(captures: Captures) -> Commands | None:
        contents = statement.build(captures)
        return None if contents is None else Commands((SetTable(tuple(contents)),))

    return Rule(f"set-{statement.name}", statement.node, build)
