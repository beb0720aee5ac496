"""What lies at the places of base Azul that people ask about."""

from collections.abc import Sequence
from dataclasses import dataclass

from azul_access.games.asking import Place
from azul_access.games.azul import rules
from azul_access.games.azul.boards import describe_board
from azul_access.games.azul.contents import (
    CentreContent,
    Content,
    FloorContent,
    LidContent,
    LineContent,
    WallContent,
    content_counts,
    read_contents,
)
from azul_access.games.azul.dialogue import describe_expectation
from azul_access.games.azul.editions import NarrationContext, Wall, wall_colour
from azul_access.games.azul.gains import describe_best as describe_best
from azul_access.games.azul.gains import describe_gains as describe_gains
from azul_access.games.azul.pieces import ALL_COLOURS, COLOURS, FLOOR_SPACES, LINES, Colour, Line
from azul_access.games.azul.places import describe, steps
from azul_access.games.azul.places import is_empty as is_place_empty
from azul_access.games.azul.places import place_name as name_of_place
from azul_access.games.azul.questions import Part
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import Phase, Row, State
from azul_access.games.azul.terms import counts as counts_of_tiles
from azul_access.games.azul.terms import label
from azul_access.games.azul.terms import tiles as tiles_of
from azul_access.games.contents import BagContent, FactoryContent
from azul_access.games.sources import Factory, tiles_on
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import factory_name, resolve_seat
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import Paragraph, Phrase, phrase

# The parts of a board that are described as a whole, by kind.
_PARTS = {"board": Part.BOARD, "line": Part.LINES, "wall": Part.WALL, "floor": Part.FLOOR}
_PARTS["wall-row"] = Part.WALL


@dataclass(frozen=True, slots=True)
class ColumnContent:
    """A column of a wall, from 0, with its five spaces from the top."""

    seat: int
    column: int
    spaces: Row


Seen = Content | ColumnContent


def find(state: State, place: Place) -> list[Seen]:
    """What lies at a place, or at all places of a kind.

    Raises: IllegalCommand if there is no such place.
    """
    contents = read_contents(state)
    number = place.number
    match place.kind:
        case "factory":
            if number is not None:
                tiles_on(state.factories, Factory(number - 1))
            return [
                content
                for content in contents
                if isinstance(content, FactoryContent)
                and number in (None, content.factory.index + 1)
            ]
        case "sources":
            return [
                content
                for content in contents
                if isinstance(content, FactoryContent | CentreContent)
            ]
        case "centre":
            return [content for content in contents if isinstance(content, CentreContent)]
        case "bag":
            return [content for content in contents if isinstance(content, BagContent)]
        case "lid":
            return [content for content in contents if isinstance(content, LidContent)]
    seat = resolve_seat(state.players, place.seat, state.turn)
    if number is not None and not 1 <= number <= LINES:
        if place.kind == "column":
            raise IllegalCommand(Reason.NO_COLUMN, column=number - 1)
        if place.kind == "line":
            raise IllegalCommand(Reason.NO_LINE, line=Line(number - 1))
        raise IllegalCommand(Reason.NO_ROW, row=number - 1)
    if place.kind == "column":
        columns = [
            ColumnContent(seat, column, tuple([row[column] for row in state.players[seat].wall]))
            for column in range(LINES)
        ]
        return [*columns] if number is None else [columns[number - 1]]
    return [content for content in contents if _is_at(content, place.kind, number, seat)]


def _is_at(content: Content, kind: str, number: int | None, seat: int) -> bool:
    """Whether a content is at a place of the board at `seat`."""
    match content:
        case LineContent(owner, line, colour, count):
            if owner != seat or number not in (None, line + 1):
                return False
            return kind in ("line", "board") or (
                kind == "begun" and colour is not None and count <= line
            )
        case WallContent(owner, row, _):
            fits = kind in ("wall", "wall-row", "board") and number in (None, row + 1)
            return owner == seat and fits
        case FloorContent(owner, _):
            return owner == seat and kind in ("floor", "board")
    return False


def counts(content: Seen) -> Counts:
    """The tiles of a content by colour."""
    if isinstance(content, ColumnContent):
        return count_tiles([tile for tile in content.spaces if tile is not None], COLOURS)
    return content_counts(content)


def free(content: Seen) -> int | None:
    """How many spaces of a content are free; None where their number does not matter."""
    match content:
        case LineContent(_, line, _, count):
            return line + 1 - count
        case WallContent(_, _, spaces) | ColumnContent(_, _, spaces):
            return spaces.count(None)
        case FloorContent(_, pieces):
            return FLOOR_SPACES - len(pieces)
    return None


def is_empty(content: Seen) -> bool:
    """Whether nothing lies at the place."""
    if isinstance(content, ColumnContent):
        return not any(tile is not None for tile in content.spaces)
    return is_place_empty(content)


def missing(context: NarrationContext, state: State, content: Seen) -> tuple[Phrase, ...]:
    """The tiles that would complete a content; nothing if it is complete."""
    match content:
        case LineContent(_, line, None, _):
            return (phrase("any-tiles", count=line + 1),)
        case LineContent(_, line, Colour() as colour, count) if count <= line:
            return (tiles_of(context, colour, line + 1 - count),)
        case WallContent() | ColumnContent():
            return tuple(
                tiles_of(context, colour, 1)
                for colour in ALL_COLOURS
                if _wants(state, content, colour)
            )
    return ()


def lacks(state: State, content: Seen, colour: int) -> bool:
    """Whether a content would need tiles of a colour to be complete."""
    if isinstance(content, LineContent):
        return content.colour == colour and bool(free(content))
    if isinstance(content, WallContent | ColumnContent):
        return _wants(state, content, Colour(colour))
    return False


def _wants(state: State, content: WallContent | ColumnContent, colour: Colour) -> bool:
    """Whether a free space of a row or column can have a colour; each is there once."""
    if state.options.wall is Wall.GREY:
        return None in content.spaces and colour not in content.spaces
    for index, tile in enumerate(content.spaces):
        if tile is None:
            if isinstance(content, WallContent):
                printed = wall_colour(content.row, index)
            else:
                printed = wall_colour(index, content.column)
            if printed is colour:
                return True
    return False


def name(context: NarrationContext, content: Seen) -> Phrase:
    """A place by itself."""
    match content:
        case FactoryContent(factory, _):
            return factory_name(factory)
        case CentreContent():
            return phrase("place-centre")
        case LineContent(_, line, _, _):
            return phrase("azul-place-line", line=line + 1)
        case WallContent(_, row, _):
            return phrase("azul-place-wall-row", row=row + 1)
        case ColumnContent(_, column, _):
            return phrase("azul-place-column", column=column + 1)
        case FloorContent():
            return phrase("azul-place-floor")
        case _:
            raise TypeError(content)


def place_name(context: NarrationContext, content: Seen) -> Phrase:
    """Where the tiles of a content lie, within a sentence."""
    match content:
        case LineContent(_, line, _, _):
            return phrase("azul-in-line", line=line + 1)
        case WallContent(_, row, _):
            return phrase("azul-in-wall-row", row=row + 1)
        case ColumnContent(_, column, _):
            return phrase("azul-in-column", column=column + 1)
        case FloorContent():
            return phrase("azul-on-floor")
        case _:
            return name_of_place(context, content)


def tiles(context: NarrationContext, tile_counts: Counts) -> tuple[Phrase, ...]:
    return counts_of_tiles(context, tile_counts)


def label_of(colour: int) -> Phrase:
    return label(Colour(colour))


def describe_place(context: NarrationContext, state: State, place: Place) -> list[Paragraph]:
    """What lies at a place, in sentences."""
    found = find(state, place)
    seat = resolve_seat(state.players, place.seat, state.turn)
    if place.number is None and place.kind in _PARTS:
        return describe_board(context, state, _PARTS[place.kind], seat)
    paragraphs: list[Paragraph] = []
    for content in found:
        match content:
            case LineContent(_, line, Colour() as colour, count):
                paragraphs.append(
                    [
                        phrase(
                            "azul-player-line-holds",
                            player=context.names[seat],
                            line=line + 1,
                            tiles=tiles_of(context, colour, count),
                            free=line + 1 - count,
                        )
                    ]
                )
            case ColumnContent(_, column, spaces):
                held = tuple(
                    phrase("azul-label-in-row", label=label(tile), row=row)
                    for row, tile in enumerate(spaces, 1)
                    if tile is not None
                )
                name_of_player = context.names[seat]
                paragraphs.append(
                    [
                        phrase(
                            "azul-player-column",
                            player=name_of_player,
                            column=column + 1,
                            tiles=held or (phrase("space-empty"),),
                        )
                    ]
                )
            case _:
                paragraphs += [describe(context, step) for step in steps([content])]
    return paragraphs


def holder(state: State) -> int | None:
    """The seat that has the start marker; None where it is in the centre."""
    return state.holder


def scores(state: State) -> list[int]:
    """The points by seat."""
    return [player.score for player in state.players]


# Which player has to act, and how.
expected = rules.expects


def next_seat(state: State, seat: int) -> int | None:
    """The seat whose turn is after that of `seat`; None where nobody follows in this round."""
    return state.next_seat[seat] if state.phase in (Phase.FILL, Phase.TAKE) else None


def describe_turn(context: NarrationContext, state: State) -> list[Phrase]:
    described = describe_expectation(context, state, named=True)
    return described or [phrase("moves-over")]


def describe_marker(context: NarrationContext, state: State) -> list[Phrase]:
    if state.holder is None:
        return [phrase("azul-marker-in-centre")]
    return [phrase("azul-game-marker", player=context.names[state.holder])]


def describe_round(context: NarrationContext, state: State, *, counts: bool) -> list[Phrase]:
    """The round; if `counts`, also what ends the game."""
    sentence = phrase("game-round", round=state.round, player=context.names[state.starter])
    return [sentence, *([phrase("azul-last-round")] if counts else ())]


def describe_bonus(context: NarrationContext, kind: str | None) -> list[Phrase]:
    """The points at the end for full rows, columns and colours, or for one of them."""
    edition = context.options.edition
    points = {
        "row": edition.row_bonus,
        "column": edition.column_bonus,
        "colour": edition.colour_bonus,
    }
    kinds = {"line": "row", "wall-row": "row", "wall": None}
    named = kinds.get(kind, kind) if kind is not None else None
    return [
        phrase(f"azul-bonus-for-{each}", points=number)
        for each, number in points.items()
        if named in (None, each)
    ]


def described_kinds(kind: str | None) -> Sequence[str]:
    """The kinds of places to compare on two boards."""
    if kind in (None, "board"):
        return ("line", "wall-row", "floor")
    return (kind or "",)
