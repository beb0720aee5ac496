"""The pattern lines and floor lines of base Azul as places."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from azul_access.games.azul import nodes, pieces, refusals, scoring
from azul_access.games.azul.editions import Context, Options
from azul_access.games.azul.state import PatternRow, State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.grammar import count_of, seat_of
from azul_access.games.kinds import EMPTY, HOLDS, AnyContent, Content, name_of, numbers, of_player
from azul_access.games.place_json import decode_number
from azul_access.games.set_checks import SetReason, check_size
from azul_access.games.system import IllegalCommand
from azul_access.games.tile_kinds import TileKind
from azul_access.games.tile_names import decode_pieces
from azul_access.games.tiles import Counts
from azul_access.language.grammar import Captures, Name, Node, Opt, alt, maybe, seq, word
from azul_access.language.phrase import Phrase, describe_numbers, phrase
from azul_access.values import frozen

_Line = Content[PatternRow | None]
_Floor = Content[tuple[pieces.Piece, ...]]

_PIECE_OF_LABEL: Mapping[str, pieces.Piece] = {
    label: piece for piece, label in pieces.LABELS.items()
}


@frozen(eq=False, slots=False, kw_only=True)
class _Lines(TileKind[PatternRow | None]):
    """Pattern lines; None for an empty one."""

    one_colour: ClassVar[bool] = True

    def check_number(self, state: State, number: int) -> None:
        if not 0 <= number < pieces.LINES:
            raise IllegalCommand(refusals.Reason.NO_LINE, line=pieces.Line(number))

    def check(self, state: State, content: _Line) -> PatternRow | None:
        row = content.value
        if row is None or not row.count:
            return None
        check_size(SetReason.LINE_SIZE, count=row.count, size=content.number + 1)
        return row

    def encode_value(self, value: PatternRow | None) -> dict[str, object]:
        return {} if value is None else {"label": pieces.LABELS[value.colour], "count": value.count}

    def decode_value(self, data: Mapping[str, object]) -> PatternRow | None:
        if "label" not in data:
            return None
        return PatternRow(pieces.COLOUR_OF_LABEL[str(data["label"])], decode_number(data["count"]))

    def describe(self, context: Context, step: Sequence[_Line]) -> list[Phrase]:
        player, row = name_of(context, step[0].seat), step[0].value
        if row is None:
            lines = describe_numbers(numbers(step))
            return [phrase("azul-player-lines-empty", player=player, lines=lines, count=len(step))]
        held = tiles(context, row.colour, row.count)
        number = step[0].number + 1
        return [phrase("azul-player-line", player=player, line=number, tiles=held)]

    def describe_one(self, context: Context, content: _Line) -> list[Phrase]:
        row = content.value
        if row is None:
            return self.describe(context, [content])
        player, line = name_of(context, content.seat), content.number + 1
        held, free = tiles(context, row.colour, row.count), self.free(content)
        return [phrase("azul-player-line-holds", player=player, line=line, tiles=held, free=free)]

    def title(self, context: Context, content: _Line) -> Phrase:
        return phrase("azul-place-line", line=content.number + 1)

    def inside(self, context: Context, content: _Line) -> Phrase:
        return phrase("azul-in-line", line=content.number + 1)

    def where(self, context: Context, content: _Line) -> Phrase:
        player = name_of(context, content.seat)
        return phrase("azul-at-line", player=player, line=content.number + 1)

    def is_empty(self, content: _Line) -> bool:
        return content.value is None

    def counts(self, content: _Line) -> Counts:
        row = content.value
        return self.tiles.count([] if row is None else [row.colour] * row.count)

    def free(self, content: _Line) -> int:
        return content.number + 1 - (0 if content.value is None else content.value.count)

    def missing(self, context: Context, content: _Line) -> tuple[Phrase, ...]:
        count = self.free(content)
        if content.value is None:
            return (phrase("any-tiles", count=count),)
        return (tiles(context, content.value.colour, count),) if count > 0 else ()

    def lacks(self, options: Options, content: _Line, colour: int) -> bool:
        row = content.value
        return row is not None and row.colour == colour and bool(self.free(content))

    def node(self, options: Options) -> Node:
        value = self.value_node(options)
        return alt(
            seq(of_player(seq(word("line"), nodes.LINE_NUMBER)), HOLDS, value),
            seq(Name("seat"), HOLDS, maybe("to"), word("line"), nodes.LINE_NUMBER, value),
        )

    def value_node(self, options: Options) -> Node:
        return alt(EMPTY, seq(Opt(nodes.TILE_COUNT), nodes.COLOUR, maybe("tile")))

    def build(self, options: Options, captures: Captures) -> Sequence[AnyContent] | None:
        number, seat = cast(int, captures["line"]) - 1, seat_of(captures)
        if number >= 0:
            return self.build_at(options, seat, number, captures)
        row = self.value_of(captures)  # as in a move, line 0 is the floor line
        return [FLOOR_LINE.content(() if row is None else (row.colour,) * row.count, seat)]

    def value_of(self, captures: Captures) -> PatternRow | None:
        if "empty" in captures:
            return None
        colour = nodes.COLOURS_OF_CONCEPTS[cast(str, captures["colour"])]
        return PatternRow(colour, count_of(captures) or 1)


@frozen(eq=False, slots=False, kw_only=True)
class _Floors(TileKind[tuple[pieces.Piece, ...]]):
    """Floor lines with their pieces from left to right."""

    def put(self, state: State, content: _Floor) -> State:
        after: State = super().put(state, content)
        if pieces.MARKER not in content.value:
            return after
        return after._replace(holder=state.turn if content.seat is None else content.seat)

    def check(self, state: State, content: _Floor) -> tuple[pieces.Piece, ...]:
        check_size(SetReason.FLOOR_SIZE, count=len(content.value), size=pieces.FLOOR_SPACES)
        if content.value.count(pieces.MARKER) > 1:
            raise IllegalCommand(SetReason.ONE_MARKER)
        return content.value

    def encode_value(self, value: tuple[pieces.Piece, ...]) -> dict[str, object]:
        return {"tiles": [pieces.LABELS[piece] for piece in value]}

    def decode_value(self, data: Mapping[str, object]) -> tuple[pieces.Piece, ...]:
        return decode_pieces(data["tiles"], _PIECE_OF_LABEL)

    def describe(self, context: Context, step: Sequence[_Floor]) -> list[Phrase]:
        player = name_of(context, step[0].seat)
        return [phrase("azul-floor-of", player=player), *describe_floor(context, step[0].value)]

    def title(self, context: Context, content: _Floor) -> Phrase:
        return phrase("azul-place-floor")

    def inside(self, context: Context, content: _Floor) -> Phrase:
        return phrase("azul-on-floor")

    def where(self, context: Context, content: _Floor) -> Phrase:
        return phrase("azul-at-floor", player=name_of(context, content.seat))

    def is_empty(self, content: _Floor) -> bool:
        return not content.value

    def counts(self, content: _Floor) -> Counts:
        return self.tiles.count(piece for piece in content.value if piece is not pieces.MARKER)

    def free(self, content: _Floor) -> int:
        return pieces.FLOOR_SPACES - len(content.value)

    def cost(self, options: Options, content: _Floor) -> int:
        return scoring.floor_cost(options.edition, 0, len(content.value))

    def value_node(self, options: Options) -> Node:
        return nodes.PIECES

    def value_of(self, captures: Captures) -> tuple[pieces.Piece, ...]:
        return nodes.pieces_of(captures)


LINE = _Lines("line", "lines", first=1, tiles=nodes.TILE_NAMES)
FLOOR_LINE = _Floors("floor", "floor", words=word("floor", "floor-line"), tiles=nodes.TILE_NAMES)


def describe_floor(context: Context, floor: Sequence[pieces.Piece]) -> list[Phrase]:
    """The pieces on a floor line and what they cost."""
    if not floor:
        return [phrase("azul-floor-empty")]
    points = scoring.floor_cost(context.options.edition, 0, len(floor))
    return [phrase("azul-floor-holds", labels=tuple(map(label, floor)), points=points)]
