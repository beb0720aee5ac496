"""The stars of the boards of Summer Pavilion: which tiles they accept, and their places."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from azul_access.games.grammar import groups_of, seat_of
from azul_access.games.kinds import EMPTY, HOLDS, AnyContent, Content, name_of, of_player
from azul_access.games.summer_pavilion import nodes, pieces, terms
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Star, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tile_kinds import OneSpace, SingleSpaces, SpacesKind
from azul_access.language.grammar import Captures, Many, Node, Opt, alt, maybe, seq, word
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.values import frozen


@lru_cache(maxsize=4096)
def accepted_colours(grey: bool, star: int, tiles: Star) -> tuple[pieces.Colour, ...]:
    """The colours that a star's free spaces accept."""
    if None not in tiles:
        return ()
    if not grey and star != pieces.CENTRE_STAR:
        return (pieces.ALL_COLOURS[star - 1],)
    placed = [tile for tile in tiles if tile is not None]
    missing = tuple([colour for colour in pieces.ALL_COLOURS if colour not in placed])
    if not grey or not placed:
        return missing
    # Rules 3, "Variant 1": the tiles of a star make it one of one colour or one of six colours.
    if len(set(placed)) < len(placed):
        return (placed[0],)
    return (*placed, *missing) if len(placed) == 1 else missing


@frozen(eq=False, slots=False, kw_only=True)
class Stars(SpacesKind[pieces.Colour]):
    """Stars with their six spaces; the number of the centre star is 0."""

    def check_number(self, state: State, number: int) -> None:
        if not 0 <= number < pieces.STARS:
            raise IllegalCommand(Reason.NO_STAR, star=number)

    def check(self, state: State, content: Content[Star]) -> Star:
        star, spaces = content.number, content.value
        if len(spaces) != pieces.SPACES:
            raise IllegalCommand(MalformedReason.MALFORMED)
        if not state.options.grey and star != pieces.CENTRE_STAR:
            printed = pieces.ALL_COLOURS[star - 1]
            for tile in spaces:
                if tile is not None and tile is not printed:
                    raise IllegalCommand(Reason.STAR_WANTS, star=star, colour=printed, other=tile)
        return spaces

    def describe(self, context: Context, step: Sequence[Content[Star]]) -> list[Phrase]:
        star = step[0]
        player = name_of(context, star.seat)
        if self.is_empty(star):
            names = join_with_and([self.title(context, content) for content in step])
            return [phrase("sp-player-stars-empty", player=player, stars=names)]
        return [describe_star_tiles(context.options, star.number, star.value, player)]

    def describe_one(self, context: Context, content: Content[Star]) -> list[Phrase]:
        name = name_of(context, content.seat)
        return describe_star(context.options, name, content.number, content.value)

    def title(self, context: Context, content: Content[Star]) -> Phrase:
        return terms.star_name(context.options, content.number)

    def where(self, context: Context, content: Content[Star]) -> Phrase:
        name = name_of(context, content.seat)
        return phrase("sp-at-star-of", player=name, star=self.title(context, content))

    def missing(self, context: Context, content: Content[Star]) -> tuple[Phrase, ...]:
        """The free spaces."""
        indexes = _free(content.value)
        if not indexes:
            return ()
        spaces = terms.space_numbers(context.options, content.number, indexes)
        return (phrase("sp-free-spaces", spaces=spaces, count=len(indexes)),)

    def lacks(self, options: Options, content: Content[Star], colour: int) -> bool:
        return pieces.Colour(colour) in accepted_colours(
            options.grey, content.number, content.value
        )

    def place_node(self, options: Options) -> Node:
        return of_player(nodes.NAMED_STAR[options.grey])

    def value_node(self, options: Options) -> Node:
        return alt(EMPTY, Many("spaces", seq(maybe("and"), nodes.SPACE_NUMBER, Opt(nodes.COLOUR))))

    def build(self, options: Options, captures: Captures) -> Sequence[AnyContent] | None:
        star = nodes.star_of(captures)
        return None if star is None else self.build_at(options, seat_of(captures), star, captures)

    def build_at(
        self, options: Options, seat: int | None, number: int, captures: Captures
    ) -> Sequence[AnyContent] | None:
        """A whole star by the spaces that hold a tile; all others are free."""
        spaces: list[pieces.Colour | None] = [None] * pieces.SPACES
        items = () if "empty" in captures else groups_of(captures, "spaces")
        for item in items:
            index = terms.space_index(options, number, cast(int, item["space"]))
            colour = _tile_of(options, number, item)
            if colour is None:
                return None
            if not 0 <= index < pieces.SPACES:  # refused: no such space
                return [SPACE.content(OneSpace(index, colour), seat, _existing(number))]
            spaces[index] = colour
        return [self.content(tuple(spaces), seat, _existing(number))]


@frozen(eq=False, slots=False, kw_only=True)
class Spaces(SingleSpaces):
    """Single spaces of stars."""

    @property
    def number_key(self) -> str:
        return "star"

    def node(self, options: Options) -> Node:
        star, tile = nodes.NAMED_STAR[options.grey], Opt(alt(nodes.COLOUR, EMPTY))
        return alt(
            seq(of_player(star), _SPACE, HOLDS, tile),
            seq(of_player(seq(star, _SPACE)), HOLDS, tile),
        )

    def build(self, options: Options, captures: Captures) -> Sequence[AnyContent] | None:
        """One space. Without a colour it holds the colour of its star, where that is known."""
        star = nodes.star_of(captures)
        if star is None:
            return None
        index = terms.space_index(options, star, cast(int, captures["space"]))
        colour = None if "empty" in captures else _tile_of(options, star, captures)
        if colour is None and "empty" not in captures:
            return None
        return [self.content(OneSpace(index, colour), seat_of(captures), _existing(star))]


def _find_space(state: State, star: int, said: OneSpace) -> int:
    if said.space is None:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if said.space >= pieces.SPACES:
        raise IllegalCommand(Reason.NO_SPACE, space=said.space)
    return said.space


_SPACE = seq(maybe("to"), word("space"), nodes.SPACE_NUMBER)
STAR = Stars("star", "stars", first=0, tiles=nodes.TILE_NAMES)
SPACE = Spaces("space", "stars", first=0, rows=STAR, space_key="number", find=_find_space)


def describe_star(options: Options, name: str, number: int, star: Star) -> list[Phrase]:
    """Every space of one star of a player: its tile, or its price."""
    phrases = [phrase("sp-star-of", player=name, star=terms.star_name(options, number))]
    for space in spaces_in_order(options, number):
        slots = {"space": terms.space_number(options, space), "clock": terms.space_clock(space)}
        tile = star[space.index]
        if tile is None:
            price = options.numbers[number][space.index]
            phrases.append(phrase("sp-space-free", price=price, **slots))
        else:
            phrases.append(phrase("sp-space-holds", label=terms.label(tile), **slots))
    return phrases


def describe_star_tiles(options: Options, number: int, star: Star, player: str = "") -> Phrase:
    """The tiles and the free spaces of a star, which is not empty, perhaps with its player."""
    name = terms.star_name(options, number)
    if player:
        name = phrase("sp-player-star", player=player, star=name)
    placed = [
        (space, tile)
        for space in spaces_in_order(options, number)
        if (tile := star[space.index]) is not None
    ]
    labels = tuple(
        phrase("sp-label-at", label=terms.label(tile), space=terms.space_number(options, space))
        for space, tile in placed
    )
    if len(placed) == pieces.SPACES:
        return phrase("sp-star-full", star=name, tiles=labels)
    free = terms.space_numbers(options, number, _free(star))
    if options.grey or number == pieces.CENTRE_STAR:
        return phrase("sp-star-holds", star=name, tiles=labels, free=free)
    # All its tiles have the star's own colour.
    taken = terms.space_numbers(options, number, [space.index for space, _ in placed])
    return phrase("sp-star-taken", star=name, taken=taken, free=free)


def spaces_in_order(options: Options, star: int) -> list[pieces.Space]:
    """The spaces of a star in the order of the numbers that players call them."""
    spaces = [pieces.Space(star, index) for index in range(pieces.SPACES)]
    return sorted(spaces, key=lambda space: terms.space_number(options, space))


def _free(star: Star) -> list[int]:
    return [index for index, tile in enumerate(star) if tile is None]


def _existing(star: int) -> int:
    """The star, or one that no board has where an hour has no star."""
    return star if star >= 0 else pieces.STARS


def _tile_of(options: Options, star: int, captures: Captures) -> pieces.Colour | None:
    """The colour that was named, else that of an outer star of the coloured board."""
    if "colour" in captures:
        return nodes.colour_of(captures)
    if options.grey or not pieces.CENTRE_STAR < star < pieces.STARS:
        return None
    return pieces.Colour(star - 1)
