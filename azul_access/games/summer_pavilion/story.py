"""What Summer Pavilion tells in a story: tiles on stars, bonuses that are sure, what was left over.

The weights come from 600 games of programs: log2(100 / per cent of such events).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from azul_access.games.story import Chance, Fact, Happening, Tale, one_of_each, unique_best
from azul_access.games.summer_pavilion.editions import NarrationContext, Options
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    CornersPaid,
    Event,
    NumberScored,
    Passed,
    Placed,
    RoundEnded,
    StarScored,
    StoneTaken,
)
from azul_access.games.summer_pavilion.pieces import CENTRE_STAR, SPACES, STARS, Colour
from azul_access.games.summer_pavilion.scoring import complete_numbers, complete_stars
from azul_access.games.summer_pavilion.state import Star, State
from azul_access.language.phrase import Phrase, join_with_and, phrase

CHANCES = (Chance(0, 0.117), Chance(-0.429, 0.155), Chance(-0.662, 0.164))

_GREAT_TILE = 4
_GREAT_ROUND = 12
_COSTLY_STONE = 4
_MANY_LEFT = 5
_MANY_EXTRA = 3
_MOST_OPEN = 3


def values(state: State) -> list[float]:
    """The scores."""
    return [player.score for player in state.players]


def tell(
    context: NarrationContext,
    rounds: Sequence[Sequence[Happening[State, Event]]],
    ending: Sequence[Happening[State, Event]],
    state: State,
) -> Tale:
    counted = [_count_round(context, played) for played in rounds]
    nets = [seat.net for played in counted for seat in played.seats]
    points = [_points(tile) for played in counted for seat in played.seats for tile in seat.placed]
    best = _Best(unique_best(nets), unique_best(points)) if ending else _Best(None, None)
    return Tale(
        [list(_round_facts(context, played, best)) for played in counted],
        list(_ending_facts(context, [item.event for item in ending])),
        one_of_each(list(_open_facts(context, state)), _MOST_OPEN),
    )


@dataclass(slots=True)
class _SeatRound:
    """What one player did in a round; points are lost by `stone` and `left_over`.

    `kept` tiles are in the corners, and cost points after the last round.
    """

    placed: list[Placed] = field(default_factory=list)
    stars: int = 0
    star_points: int = 0
    numbers: list[tuple[int, int]] = field(default_factory=list)
    extra: int = 0
    stone: int = 0
    left_over: int = 0
    kept: int = 0
    pays_for_corners: bool = False

    @property
    def won(self) -> int:
        return sum(map(_points, self.placed))

    @property
    def net(self) -> int:
        return self.won - self.stone - self.left_over


@dataclass(slots=True)
class _Round:
    seats: list[_SeatRound]
    starter: int = 0
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class _Best:
    """The points of the only best round and tile of a finished game."""

    net: int | None
    tile: int | None


def _count_round(context: NarrationContext, played: Sequence[Happening[State, Event]]) -> _Round:
    result = _Round([_SeatRound() for _ in context.names])
    for before, event in played:
        match event:
            case Placed():
                own = result.seats[event.player]
                own.placed.append(event)
                _count_completed(own, context.options, before.players[event.player].stars, event)
            case BonusTaken(player, tiles):
                result.seats[player].extra += sum(tiles)
            case StoneTaken(player, before=score, after=after):
                result.seats[player].stone += score - after
            case RoundEnded(last=is_last):
                result.is_over = True
                for own in result.seats:
                    own.pays_for_corners = is_last and own.kept > 0
            case Passed(player, kept=kept, before=score, after=after):
                result.seats[player].left_over += score - after
                result.seats[player].kept = sum(kept)
    if played:
        result.starter = played[0].before.starter
    return result


def _count_completed(
    own: _SeatRound, options: Options, stars: Sequence[Star], event: Placed
) -> None:
    """Add the star and the numbers that a tile completes."""
    star = list(stars[event.space.star])
    star[event.space.index] = event.colour
    after = [*stars[: event.space.star], tuple(star), *stars[event.space.star + 1 :]]
    if None not in star:
        own.stars += 1
        own.star_points = next(
            points
            for number, _, points in complete_stars(options.edition, after)
            if number == event.space.star
        )
    known = complete_numbers(options, stars)
    own.numbers += [item for item in complete_numbers(options, after) if item not in known]


def _round_facts(context: NarrationContext, played: _Round, best: _Best) -> Iterator[Fact]:
    """The start stone, which is taken before all placing, and then each player in turn."""
    for seat, own in enumerate(played.seats):
        if own.stone:
            weight = 1.0 + own.stone / 2 + (own.stone >= _COSTLY_STONE)
            message = phrase("sp-story-stone", player=context.names[seat], points=own.stone)
            yield Fact(message, weight, seat)
    if not played.is_over:
        return
    seats = len(played.seats)
    for seat in ((played.starter + offset) % seats for offset in range(seats)):
        yield from _placing_facts(played.seats[seat], seat, context.names[seat], best)


def _placing_facts(own: _SeatRound, seat: int, name: str, best: _Best) -> Iterator[Fact]:
    if not own.placed:
        yield Fact(phrase("sp-story-nothing", player=name), 2.5, seat)
        return
    details = list(_details(own, name, best))
    top = max(own.placed, key=_points)
    weight = 1.0 + own.won / 6
    if len(own.placed) == 1:
        main = phrase("sp-story-one", player=name, tile=_tile(top.colour, "a"), points=own.won)
        reply = None
    else:
        main = phrase("sp-story-placed", player=name, count=len(own.placed), points=own.won)
        reply = phrase("sp-story-reply", player=name, points=own.won)
        if _points(top) >= _GREAT_TILE:
            details.insert(0, _tile_detail(own, top, best))
    yield Fact(main, weight, seat, tuple(details), reply)
    if own.left_over >= _MANY_LEFT:
        cost = phrase("sp-story-left-over-cost", player=name, points=own.left_over)
        yield Fact(cost, 1.5 + own.left_over / 3, seat)


def _tile_detail(own: _SeatRound, tile: Placed, best: _Best) -> Fact:
    points = _points(tile)
    is_only = sum(other.colour is tile.colour for other in own.placed) == 1
    named = _tile(tile.colour, "the" if is_only else "a")
    is_best = points == best.tile and points > _GREAT_TILE
    name = "story-best-tile" if is_best else "sp-story-tile"
    message = phrase(name, tile=named, points=points)
    return Fact(message, (points - 3) * 2.0 + is_best)


def _details(own: _SeatRound, name: str, best: _Best) -> Iterator[Fact]:
    if own.stars:
        yield Fact(phrase("sp-story-star", player=name, points=own.star_points), 6.8)
    for number, points in own.numbers:
        yield Fact(
            phrase("sp-story-number", player=name, number=_number(number), points=points), 5.0
        )
    if own.extra >= _MANY_EXTRA:
        weight = 1.0 + own.extra / 2
        yield Fact(phrase("sp-story-extra", player=name, count=own.extra), weight)
    if 0 < own.left_over < _MANY_LEFT:
        yield Fact(phrase("sp-story-left-over", player=name, points=own.left_over), 1.0)
    elif not own.left_over and not own.pays_for_corners:
        yield Fact(phrase("sp-story-clean", player=name), 0.4)
    if own.net == best.net and own.net >= _GREAT_ROUND:
        yield Fact(phrase("story-best-round", player=name, points=own.net), 4.0)


def _ending_facts(context: NarrationContext, events: Sequence[Event]) -> Iterator[Fact]:
    """What the final scoring brings each player, and what tiles in the corners cost."""
    for seat, name in enumerate(context.names):
        stars = [item for item in events if isinstance(item, StarScored) and item.player == seat]
        numbers = [
            item for item in events if isinstance(item, NumberScored) and item.player == seat
        ]
        points = sum(item.after - item.before for item in stars)
        points += sum(item.after - item.before for item in numbers)
        parts = [phrase("sp-story-bonus-stars", count=len(stars))] if stars else []
        if numbers:
            named = join_with_and([_number(item.number) for item in numbers])
            parts.append(phrase("sp-story-bonus-numbers", numbers=named))
        if parts:
            message = phrase("story-bonus", player=name, points=points, parts=join_with_and(parts))
            yield Fact(message, 0.0, seat)
        elif events:
            yield Fact(phrase("story-no-bonus", player=name), 0.0, seat)
        for item in events:
            if isinstance(item, CornersPaid) and item.player == seat and item.before != item.after:
                lost = item.before - item.after
                yield Fact(phrase("sp-story-corners", player=name, points=lost), 0.0, seat)


def _open_facts(context: NarrationContext, state: State) -> Iterator[Fact]:
    """What lacked one tile at the end."""
    options = context.options
    for seat, player in enumerate(state.players):
        name = context.names[seat]
        for star in range(STARS):
            if player.stars[star].count(None) == 1:
                message = phrase("sp-story-short-star", player=name, star=_on_star(options, star))
                yield Fact(message, 4.0, seat)
        for number in options.edition.number_points:
            missing = [
                star
                for star in range(STARS)
                for index in range(SPACES)
                if options.numbers[star][index] == number and player.stars[star][index] is None
            ]
            if len(missing) == 1:
                message = phrase(
                    "sp-story-short-number",
                    player=name,
                    number=_number(number),
                    star=_on_star(options, missing[0]),
                )
                yield Fact(message, 4.0, seat)


def _on_star(options: Options, star: int) -> Phrase:
    if star == CENTRE_STAR:
        return phrase("story-on-star-centre")
    if options.grey:
        return phrase("story-on-star-number", star=star)
    return phrase(f"story-on-star-{Colour(star - 1).name.lower()}")


def _tile(colour: Colour, article: str) -> Phrase:
    return phrase(f"story-tile-{colour.name.lower()}", article=article)


def _number(number: int) -> Phrase:
    return phrase(f"story-all-{number}")


def _points(tile: Placed) -> int:
    return tile.after - tile.before
