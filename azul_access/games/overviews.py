"""What is certain and short about what a question names, where it is not clear what it asks.

Each game has a table of the kinds of places that says what is told about them (`overview`).
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.games.kinds import AnyContent, AnyContext
from azul_access.games.look import State, scores
from azul_access.games.places import Table
from azul_access.games.questions import AboutUnclear
from azul_access.games.table import Area
from azul_access.games.terms import seat_asked
from azul_access.games.tiles import add_counts
from azul_access.language.phrase import Paragraph, Phrase, Series, phrase

StateT_contra = TypeVar("StateT_contra", bound=State, contravariant=True)
StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


class Overview(Protocol[StateT_contra, OptionsT_contra]):
    """What a game tells in short about a place, a colour or a player.

    Of all places of a kind that `OF_PLAYER` names, what is told of their player is told.
    """

    @property
    def OF_PLAYER(self) -> Sequence[str]: ...  # noqa: N802 - a module's constant

    def sum_up_place(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, content: AnyContent
    ) -> Sequence[Phrase]: ...

    def sum_up_colour(
        self,
        context: TypedContext[OptionsT_contra],
        state: StateT_contra,
        colour: int,
        seat: int,
    ) -> Sequence[Phrase]: ...

    def sum_up_player(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra, seat: int
    ) -> Sequence[Phrase]: ...


def describe_unclear(
    table: Table,
    overview: Overview[StateT, OptionsT],
    context: TypedContext[OptionsT],
    state: StateT,
    question: AboutUnclear,
) -> Paragraph:
    """That a question was not quite understood, and what is certain about what it names.

    Raises: IllegalCommand for a place or a player that is not in this game.
    """
    seat = seat_asked(context, question.seat, state.turn)
    if question.place is None and question.colour is not None:
        told = overview.sum_up_colour(context, state, question.colour, seat)
    elif question.place is None:
        told = overview.sum_up_player(context, state, seat)
    else:
        contents = table.find(state, question.place)
        owner = contents[0].seat
        if len(contents) == 1:
            told = overview.sum_up_place(context, state, contents[0])
        elif owner is not None and question.place.kind in overview.OF_PLAYER:
            told = overview.sum_up_player(context, state, owner)
        elif owner is not None:
            told = _list_used(table, context, contents, owner)
        else:
            told = describe_counts(table, context, contents)
    return [phrase("unclear"), *told]


def _list_used(
    table: Table, context: AnyContext, contents: Sequence[AnyContent], seat: int
) -> list[Phrase]:
    """The tiles at each place of a player that is not empty."""
    items = tuple(
        phrase(
            "difference-at",
            place=each.kind.title(context, each),
            tiles=table.tiles.describe(context, each.kind.counts(each)),
        )
        for each in contents
        if not each.kind.is_empty(each)
    ) or (phrase("space-empty"),)
    return [phrase("difference-of", player=context.names[seat], items=Series(items))]


def tell_content(table: Table, context: AnyContext, content: AnyContent) -> list[Phrase]:
    """What lies at a place; on factories and in the centre without the places of the tiles."""
    if content.kind.area in (Area.FACTORIES, Area.CENTRE):
        return describe_counts(table, context, [content])
    return content.kind.describe(context, [content])


def describe_counts(
    table: Table, context: AnyContext, contents: Sequence[AnyContent]
) -> list[Phrase]:
    """The tiles of several places together, by colour, after the name of a single one."""
    totals = table.no_tiles
    for content in contents:
        totals = add_counts(totals, content.kind.counts(content) or table.no_tiles)
    tiles = table.tiles.describe(context, totals) or (phrase("space-empty"),)
    if len(contents) > 1:
        return [phrase("overview-together", tiles=tiles)]
    place = contents[0].kind.title(context, contents[0])
    return [phrase("answer-missing-at", place=place, tiles=tiles)]


def list_missing(tiles: Sequence[Phrase]) -> list[Phrase]:
    return [phrase("overview-missing", tiles=tuple(tiles))] if tiles else []


def sum_up_points(context: AnyContext, state: State, seat: int) -> Phrase:
    points = scores(state)[seat]
    return phrase("overview-player", player=context.names[seat], points=points)
