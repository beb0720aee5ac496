"""The walls of base Azul as places: their rows, their columns, and single spaces."""

from collections.abc import Sequence
from typing import cast

from azul_access.games import kinds, tile_kinds
from azul_access.games.azul.editions import Context, Options, Wall, wall_colour, wall_column
from azul_access.games.azul.nodes import COLOUR, COLOURS_OF_CONCEPTS, LINE_NUMBER, TILE_NAMES
from azul_access.games.azul.pieces import ALL_COLOURS, LINES, Colour
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import Player, Row, State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.grammar import groups_of, seat_of
from azul_access.games.system import IllegalCommand
from azul_access.language.grammar import Captures, Many, Node, Number, Typed, alt, maybe, seq, word
from azul_access.language.phrase import Phrase, describe_numbers, phrase

_SPACE_TILE = alt(seq(maybe("and"), COLOUR), kinds.EMPTY)
_COLUMN = seq(alt(word("column"), Typed(word("space"))), Number("column", 1, 99, spoken=LINES))
_ROW = seq(word("wall", "wall-row"), maybe("line"), LINE_NUMBER)
# "place 3 blue", or where the row is known "3 blue".
_ONE_SPACE = seq(maybe("column", "space"), Number("column", 1, 99), kinds.HOLDS, _SPACE_TILE)


class _WallKind(tile_kinds.SpacesKind[Colour]):
    """Rows or columns of a wall; a colour is in each of them once."""

    def printed(self, number: int, index: int) -> Colour:
        """The colour of a space on the coloured wall."""
        return wall_colour(number, index)

    def missing(self, context: Context, content: kinds.Content[Row]) -> tuple[Phrase, ...]:
        return tuple(
            tiles(context, colour, 1)
            for colour in ALL_COLOURS
            if self.lacks(context.options, content, colour)
        )

    def lacks(self, options: Options, content: kinds.Content[Row], colour: int) -> bool:
        if options.wall is Wall.GREY:
            return None in content.value and colour not in content.value
        return any(
            tile is None and self.printed(content.number, index) == colour
            for index, tile in enumerate(content.value)
        )


class _Rows(_WallKind):
    """Rows with their five spaces."""

    def check_number(self, state: State, number: int) -> None:
        if not 0 <= number < LINES:
            raise IllegalCommand(Reason.NO_ROW, row=number)

    def check(self, state: State, content: kinds.Content[Row]) -> Row:
        row, spaces = content.number, content.value
        if len(spaces) != LINES:
            raise IllegalCommand(Reason.ROW_SIZE, row=row, count=len(spaces))
        if state.options.wall is Wall.COLOURED:
            for column, tile in enumerate(spaces):
                printed = wall_colour(row, column)
                if tile is not None and tile is not printed:
                    raise IllegalCommand(
                        Reason.SPACE_OTHER_COLOUR,
                        row=row,
                        column=column,
                        colour=tile,
                        printed=printed,
                    )
        return spaces

    def describe(self, context: Context, step: Sequence[kinds.Content[Row]]) -> list[Phrase]:
        player, row = kinds.name_of(context, step[0].seat), step[0].number + 1
        if self.is_empty(step[0]):
            rows = describe_numbers(kinds.numbers(step))
            return [phrase("azul-player-wall-empty", player=player, rows=rows, count=len(step))]
        laid = wall_row_tiles(step[0].value)
        return [phrase("azul-player-wall-row", player=player, row=row, tiles=laid)]

    def title(self, context: Context, content: kinds.Content[Row]) -> Phrase:
        return phrase("azul-place-wall-row", row=content.number + 1)

    def inside(self, context: Context, content: kinds.Content[Row]) -> Phrase:
        return phrase("azul-in-wall-row", row=content.number + 1)

    def where(self, context: Context, content: kinds.Content[Row]) -> Phrase:
        return phrase("azul-at-wall", player=kinds.name_of(context, content.seat))

    def node(self, options: Options) -> Node:
        row = self.value_node(options)
        return alt(
            seq(kinds.of_player(_ROW), kinds.HOLDS, row),
            seq(kinds.of_player(word("wall")), maybe("line"), LINE_NUMBER, kinds.HOLDS, row),
            seq(
                kinds.of_player(word("wall", "wall-row")),
                *(maybe("line"), LINE_NUMBER, _COLUMN, kinds.HOLDS, _SPACE_TILE),
            ),
            seq(kinds.of_player(_ROW), _COLUMN, kinds.HOLDS, _SPACE_TILE),
        )

    def value_node(self, options: Options) -> Node:
        return alt(Many("tiles", _SPACE_TILE), Typed(_ONE_SPACE))

    def build(self, options: Options, captures: Captures) -> Sequence[kinds.AnyContent] | None:
        seat, row = seat_of(captures), cast(int, captures["line"]) - 1
        if row < 0:
            return None
        return self.build_at(options, seat, row, captures)

    def build_at(
        self, options: Options, seat: int | None, number: int, captures: Captures
    ) -> Sequence[kinds.AnyContent] | None:
        """A whole row, or one space of it.

        The colours on the coloured wall say where they are. On the grey wall people name all five
        spaces; "empty" alone is an empty row.
        """
        if "column" in captures:
            column = cast(int, captures["column"]) - 1
            return [SPACE.content(tile_kinds.OneSpace(column, _tile_of(captures)), seat, number)]
        named = [_tile_of(item) for item in groups_of(captures, "tiles")]
        spaces: list[Colour | None] = [None] * LINES
        if named == [None]:
            return [self.content(tuple(spaces), seat, number)]
        if options.wall is Wall.COLOURED and len(named) != LINES and number < LINES:
            for tile in named:
                if tile is not None:
                    spaces[wall_column(number, tile)] = tile
            return [self.content(tuple(spaces), seat, number)]
        return [self.content(tuple(named), seat, number)]


class _Columns(_WallKind):
    """Columns, from the top, which questions name."""

    def read_from(self, holder: Player, seat: int | None) -> list[kinds.Content[Row]]:
        columns = zip(*holder.wall, strict=True)
        return [kinds.Content(self, seat, number, spaces) for number, spaces in enumerate(columns)]

    def check_number(self, state: State, number: int) -> None:
        if not 0 <= number < LINES:
            raise IllegalCommand(Reason.NO_COLUMN, column=number)

    def printed(self, number: int, index: int) -> Colour:
        return wall_colour(index, number)

    def describe_one(self, context: Context, content: kinds.Content[Row]) -> list[Phrase]:
        held = tuple(
            phrase("azul-label-in-row", label=label(tile), row=row)
            for row, tile in enumerate(content.value, 1)
            if tile is not None
        )
        player, column = kinds.name_of(context, content.seat), content.number + 1
        shown = held or (phrase("space-empty"),)
        return [phrase("azul-player-column", player=player, column=column, tiles=shown)]

    def title(self, context: Context, content: kinds.Content[Row]) -> Phrase:
        return phrase("azul-place-column", column=content.number + 1)

    def inside(self, context: Context, content: kinds.Content[Row]) -> Phrase:
        return phrase("azul-in-column", column=content.number + 1)


class _Spaces(tile_kinds.SingleSpaces):
    """Single spaces of a wall."""

    def statements(self, options: Options) -> list[kinds.Statement]:
        return []  # those about rows name them


def _find_column(state: State, row: int, said: tile_kinds.OneSpace) -> int:
    """The column that is said, or that of the colour on the coloured wall."""
    if said.space is None:
        if said.colour is None or state.options.wall is Wall.GREY:
            raise IllegalCommand(Reason.NEEDS_COLUMN, row=row)
        return wall_column(row, Colour(said.colour))
    if said.space >= LINES:
        raise IllegalCommand(Reason.NO_COLUMN, column=said.space)
    return said.space


WALL = _Rows("wall", "wall", first=1, tiles=TILE_NAMES)
COLUMN = _Columns("column", "wall", first=1, tiles=TILE_NAMES)
SPACE = _Spaces("space", "wall", first=1, rows=WALL, space_key="column", find=_find_column)


def wall_row_tiles(spaces: Row) -> tuple[Phrase, ...]:
    """The tiles on a wall row that is not empty, and their places."""
    return tuple(
        phrase("azul-label-at", label=label(tile), place=place)
        for place, tile in enumerate(spaces, 1)
        if tile is not None
    )


def _tile_of(captures: Captures) -> Colour | None:
    return None if "empty" in captures else COLOURS_OF_CONCEPTS[cast(str, captures["colour"])]
