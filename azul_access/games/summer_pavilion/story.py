"""What Summer Pavilion tells in a story: tiles on stars, bonuses that are sure, what was left over.

The weights come from 600 games of programs: log2(100 / per cent of such events).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from azul_access.games import story
from azul_access.games.summer_pavilion import events, pieces, scoring
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.summer_pavilion.state import Star, State
from azul_access.games.summer_pavilion.tellings import TELLINGS as TELLINGS
from azul_access.language.phrase import Phrase, join_with_and, phrase

CHANCES = (story.Chance(0, 0.117), story.Chance(-0.429, 0.155), story.Chance(-0.662, 0.164))

_GREAT_TILE = 4
_GREAT_ROUND = 12
_COSTLY_STONE = 4
_MANY_LEFT = 5
_MANY_EXTRA = 3
_STREAK = 3


def name_move(context: Context, happened: Sequence[events.Event]) -> Phrase | None:
    taken = next((event for event in happened if isinstance(event, events.Taken)), None)
    if taken is None:
        return None
    tiles = [phrase(f"story-tiles-{taken.colour.name.lower()}", count=taken.size)]
    if taken.wild is not None:
        tiles.append(phrase(f"story-tiles-{taken.wild.name.lower()}", count=1))
    return join_with_and(tiles)


def values(state: State) -> list[float]:
    """The scores."""
    return [player.score for player in state.players]


def tell(
    context: Context,
    rounds: Sequence[Sequence[story.Happening[State, events.Event]]],
    ending: Sequence[story.Happening[State, events.Event]],
    state: State,
) -> story.Tale:
    counted = [_count_round(context, played) for played in rounds]
    teller = _Teller(context, counted, is_finished=bool(ending))
    return story.Tale(
        [list(teller.round_facts(number)) for number in range(len(counted))],
        list(_ending_facts(context, [item.event for item in ending], state)),
        story.sort_by_kind(list(_open_facts(context, state))),
    )


@dataclass(slots=True)
class _SeatRound:
    """What one player did in a round; points are lost by `stone` and `left_over`.

    `tells_stone_along` is whether the stone is told with what is placed; `last_at` is the
    index of the last tile among those of all players.
    """

    placed: list[events.Placed] = field(default_factory=list)
    stars: list[int] = field(default_factory=list)
    star_points: int = 0
    numbers: list[tuple[int, int]] = field(default_factory=list)
    extra: int = 0
    stone: int = 0
    left_over: int = 0
    last_at: int = -1
    tells_stone_along: bool = False

    @property
    def won(self) -> int:
        return sum(map(_points, self.placed))

    @property
    def net(self) -> int:
        return self.won - self.stone - self.left_over


@dataclass(slots=True)
class _Round:
    """`holder` is the seat that took the start stone."""

    seats: list[_SeatRound]
    is_over: bool = False
    holder: int | None = None


def _count_round(
    context: Context, played: Sequence[story.Happening[State, events.Event]]
) -> _Round:
    result = _Round([_SeatRound() for _ in context.names])
    for at, (before, event) in enumerate(played):
        match event:
            case events.Placed():
                own = result.seats[event.player]
                own.placed.append(event)
                own.last_at = at
                _count_completed(own, context.options, before.players[event.player].stars, event)
            case events.BonusTaken(player, tiles):
                result.seats[player].extra += sum(tiles)
            case events.StoneTaken(player, before=score, after=after):
                result.seats[player].stone += score - after
                result.holder = player
            case events.RoundEnded():
                result.is_over = True
            case events.Passed(player, before=score, after=after):
                result.seats[player].left_over += score - after
    return result


def _count_completed(
    own: _SeatRound, options: Options, stars: Sequence[Star], event: events.Placed
) -> None:
    """Add the star and the numbers that a tile completes."""
    star = list(stars[event.space.star])
    star[event.space.index] = event.colour
    after = [*stars[: event.space.star], tuple(star), *stars[event.space.star + 1 :]]
    if None not in star:
        own.stars.append(event.space.star)
        own.star_points += next(
            points
            for number, _, points in scoring.complete_stars(options.edition, after)
            if number == event.space.star
        )
    known = scoring.complete_numbers(options, stars)
    own.numbers += [item for item in scoring.complete_numbers(options, after) if item not in known]


class _Teller(story.Teller):
    """Facts of each round; of a finished game, they know what is the best of the whole game."""

    def __init__(self, context: Context, rounds: list[_Round], *, is_finished: bool) -> None:
        super().__init__(context.names)
        self._options = context.options
        self._rounds = rounds
        self._is_finished = is_finished
        for number, played in enumerate(rounds):
            if played.holder is not None:
                own = played.seats[played.holder]
                is_small = 0 < own.stone < _COSTLY_STONE and len(own.placed) > 1
                own.tells_stone_along = is_small and self._count_streak(number) < _STREAK
        seats = [seat for played in rounds for seat in played.seats]
        points = [_points(tile) for seat in seats for tile in seat.placed]
        self._best_net = story.best_round(seats) if is_finished else None
        self._best_tile = story.unique_best(points) if is_finished else None

    def round_facts(self, number: int) -> Iterator[story.Fact]:
        """The start stone, which is taken before all placing, then the players as they finished.

        Players who placed as many plain tiles share a sentence.
        """
        played = self._rounds[number]
        yield from self._stone_facts(number)
        if not played.is_over:
            return
        order = sorted(range(len(self.names)), key=lambda seat: (played.seats[seat].last_at, seat))
        placed = {seat: len(played.seats[seat].placed) for seat in order}
        alike = story.find_alike(
            {seat: count for seat, count in placed.items() if _is_plain(played.seats[seat])}
        )
        for seat in order:
            if seat not in alike:
                yield from self._placing_facts(played.seats[seat], seat)
            elif seat == alike[seat][-1]:
                won = [played.seats[other].won for other in alike[seat]]
                yield self.alike_fact("sp", alike[seat], won, placed[seat])

    def _stone_facts(self, number: int) -> Iterator[story.Fact]:
        """What the start stone costs, and who takes it many times running."""
        seat = self._rounds[number].holder
        if seat is None:
            return
        cost = self._rounds[number].seats[seat].stone
        times = self._count_streak(number)
        if not cost or self._rounds[number].seats[seat].tells_stone_along:
            return
        weight = 0.5 + cost / 2 + (cost >= _COSTLY_STONE)
        if times >= _STREAK:
            fact = self.fact("sp-story-stone-streak", weight + 1.0, seat, times=times, points=cost)
        else:
            fact = self.fact("sp-story-stone", weight, seat, points=cost)
        yield replace(fact, accounts=(story.Account(seat, 0, cost),))

    def _count_streak(self, number: int) -> int:
        return story.streak_that_ends([played.holder for played in self._rounds], number)

    def _placing_facts(self, own: _SeatRound, seat: int) -> Iterator[story.Fact]:
        name = self.names[seat]
        details = list(self._details(own, name))
        lost = own.left_over + (own.stone if own.tells_stone_along else 0)
        accounts = (story.Account(seat, own.won, lost),)
        if not own.placed:
            nothing = self.fact("sp-story-nothing", 2.5, seat, *details)
            yield replace(nothing, accounts=accounts if own.left_over else ())
            return
        top = max(own.placed, key=_points)
        points = _points(top)
        weight = 1.0 + own.won / 6
        slots = {"count": len(own.placed), "points": own.won}
        reply = plain = None
        placed = phrase("sp-story-placed", player=name, **slots)
        if own.tells_stone_along:
            placed = phrase("sp-story-placed-stone", player=name, lost=own.stone, **slots)
        if len(own.placed) == 1:
            main = phrase("sp-story-one", player=name, tile=_tile(top.colour, "a"), points=own.won)
        elif points == self._best_tile and points > _GREAT_TILE:
            main = placed
            named = _named_tile(own, top)
            best = self.fact("story-best-tile", points - 2.0, tile=named, points=points)
            details.insert(0, best)
        elif points >= _GREAT_TILE and not own.tells_stone_along:
            named = _named_tile(own, top)
            main = phrase("sp-story-placed-tile", player=name, tile=named, most=points, **slots)
            plain = placed
            weight += (points - 3) / 2
        else:
            main = placed
            if not own.tells_stone_along:
                reply = phrase("sp-story-reply", player=name, points=own.won)
        yield story.Fact(main, weight, seat, tuple(details), reply, plain=plain, accounts=accounts)

    def _details(self, own: _SeatRound, name: str) -> Iterator[story.Fact]:
        if own.stars:
            stars = join_with_and([_on_star(self._options, star) for star in own.stars])
            points = own.star_points
            yield self.fact("sp-story-star", 6.8, player=name, stars=stars, points=points)
        if own.numbers:
            points = sum(points for _, points in own.numbers)
            weight = 2.0 + points / 4
            numbers = join_with_and([_number(number) for number, _ in own.numbers])
            yield self.fact("sp-story-number", weight, player=name, numbers=numbers, points=points)
        if own.extra >= _MANY_EXTRA:
            weight = 1.0 + own.extra / 2
            yield self.fact("sp-story-extra", weight, player=name, count=own.extra)
        if own.left_over:
            is_much = own.left_over >= _MANY_LEFT
            kind = "sp-story-left-over-cost" if is_much else "sp-story-left-over"
            weight = 1.0 + own.left_over / 3
            fact = self.fact(kind, weight, player=name, points=own.left_over)
            yield replace(fact, is_needed=True)
        if own.net == self._best_net and own.net >= _GREAT_ROUND:
            yield self.fact("story-best-round", 4.0, player=name, points=own.net)


def _is_plain(own: _SeatRound) -> bool:
    """Whether there is nothing to tell of the tiles of a player but their points."""
    return (
        len(own.placed) > 1
        and own.won < _GREAT_ROUND
        and max(map(_points, own.placed)) < _GREAT_TILE
        and not (own.stars or own.numbers)
        and own.extra < _MANY_EXTRA
        and not own.left_over
        and not own.tells_stone_along
    )


def _named_tile(own: _SeatRound, tile: events.Placed) -> Phrase:
    is_only = sum(other.colour is tile.colour for other in own.placed) == 1
    return _tile(tile.colour, "the" if is_only else "a")


def _ending_facts(
    context: Context, happened: Sequence[events.Event], state: State
) -> Iterator[story.Fact]:
    """What the final scoring brings each player, and what tiles in the corners cost."""
    if not happened:
        return
    bonuses = []
    for seat in range(len(context.names)):
        own = [
            item for item in happened if isinstance(item, events.StarScored | events.NumberScored)
        ]
        own = [item for item in own if item.player == seat]
        points = sum(item.after - item.before for item in own)
        stars = sum(isinstance(item, events.StarScored) for item in own)
        numbers = [_number(item.number) for item in own if isinstance(item, events.NumberScored)]
        parts = [phrase("sp-story-bonus-stars", count=stars)] if stars else []
        if numbers:
            parts.append(phrase("sp-story-bonus-numbers", numbers=join_with_and(numbers)))
        bonuses.append((points, tuple(parts)))
    yield from story.bonus_facts(context.names, bonuses, [player.score for player in state.players])
    for item in happened:
        if isinstance(item, events.CornersPaid) and item.before != item.after:
            name, lost = context.names[item.player], item.before - item.after
            yield story.Fact(phrase("sp-story-corners", player=name, points=lost), 0.0, item.player)


def _open_facts(context: Context, state: State) -> Iterator[story.Fact]:
    """What lacked one tile at the end; players who lacked the same share a sentence."""
    options, names = context.options, context.names
    stars: dict[int, list[int]] = {}
    numbers: dict[int, list[tuple[int, int]]] = {}
    for seat, player in enumerate(state.players):
        for star in range(pieces.STARS):
            if player.stars[star].count(None) == 1:
                stars.setdefault(star, []).append(seat)
        for number in options.edition.number_points:
            missing = [
                star
                for star in range(pieces.STARS)
                for index in range(pieces.SPACES)
                if options.numbers[star][index] == number and player.stars[star][index] is None
            ]
            if len(missing) == 1:
                numbers.setdefault(number, []).append((seat, missing[0]))
    for star, seats in stars.items():
        on_star = _on_star(options, star)
        if len(seats) == 1:
            message = phrase("sp-story-short-star", player=names[seats[0]], star=on_star)
            yield story.Fact(message, 4.0, seats[0])
        else:
            players = story.join_names(names, seats)
            message = phrase("sp-story-short-star-alike", players=players, star=on_star)
            yield story.Fact(message, 4.5)
    for number, lacking in numbers.items():
        named, bonus = _number(number), options.edition.number_points[number]
        (seat, star), *others = lacking
        if not others:
            slots = {"number": named, "star": _on_star(options, star)}
            message = phrase("sp-story-short-number", player=names[seat], **slots)
            yield story.Fact(message, 4.0, seat, bonus=bonus)
        else:
            players = story.join_names(names, (seat for seat, _ in lacking))
            message = phrase("sp-story-short-number-alike", players=players, number=named)
            yield story.Fact(message, 4.5, bonus=bonus)


def _on_star(options: Options, star: int) -> Phrase:
    if star == pieces.CENTRE_STAR:
        return phrase("story-on-star-centre")
    if options.grey:
        return phrase("story-on-star-number", star=star)
    return phrase(f"story-on-star-{pieces.Colour(star - 1).name.lower()}")


def _tile(colour: pieces.Colour, article: str) -> Phrase:
    return phrase(f"story-tile-{colour.name.lower()}", article=article)


def _number(number: int) -> Phrase:
    return phrase(f"story-all-{number}")


def _points(tile: events.Placed) -> int:
    return tile.after - tile.before
