"""What base Azul tells in a story: takes, tiles on the wall, losses on the floor.

The weights come from 209 games of programs: log2(100 / per cent of such events).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from azul_access.games import story
from azul_access.games.azul import commands, events, rules, story_end
from azul_access.games.azul.editions import Context
from azul_access.games.azul.pieces import ALL_COLOURS, FLOOR, LINES, Colour, Line
from azul_access.games.azul.state import State
from azul_access.games.azul.story_rounds import Round, SeatRound, count_round
from azul_access.games.azul.tellings import TELLINGS as TELLINGS
from azul_access.language.phrase import Phrase, join_with_and, phrase

CHANCES = (story.Chance(0, 0.051), story.Chance(-0.467, 0.074), story.Chance(-0.690, 0.102))

_GREAT_TILE, _HUGE_TILE, _LARGEST_TILE = 5, 8, 10
_GREAT_ROUND = 15
_LARGE_TAKE, _HUGE_TAKE = 4, 6
_STUCK_TILES = 3
_FEW_TILES = 2
_SHORT_LIST = 3
_STREAK = 3
# A greater loss on the floor has a sentence of its own.
_SMALL_FLOOR = 5
_WITH_FLOOR = {
    "azul-story-list": "azul-story-list-floor",
    "azul-story-reply": "azul-story-reply-floor",
    "azul-story-rows": "azul-story-rows-floor",
}
_MANY_ROUNDS = 4


def values(state: State) -> list[float]:
    """The score and, for each row, column and colour of the wall, a part of its bonus."""
    edition = state.options.edition
    result = []
    for player in state.players:
        rows = [sum(tile is not None for tile in row) for row in player.wall]
        columns = [sum(row[column] is not None for row in player.wall) for column in range(LINES)]
        colours = [sum(colour in row for row in player.wall) for colour in ALL_COLOURS]
        result.append(
            player.score
            + sum(edition.row_bonus * (count / LINES) ** 2 for count in rows)
            + sum(edition.column_bonus * (count / LINES) ** 2 for count in columns)
            + sum(edition.colour_bonus * (count / LINES) ** 2 for count in colours)
        )
    return result


def name_move(context: Context, happened: Sequence[events.Event]) -> Phrase | None:
    taken = next((event for event in happened if isinstance(event, events.Taken)), None)
    return None if taken is None else _name_tiles(context, taken.colour, taken.size)


def tell(
    context: Context,
    rounds: Sequence[Sequence[story.Happening[State, events.Event]]],
    ending: Sequence[story.Happening[State, events.Event]],
    state: State,
) -> story.Tale:
    counted = [count_round(context, played) for played in rounds]
    teller = _Teller(context, counted, is_finished=bool(ending))
    return story.Tale(
        [list(teller.round_facts(number)) for number in range(len(rounds))],
        list(story_end.ending_facts(context, [item.event for item in ending], state)),
        story.sort_by_kind(list(story_end.open_facts(context, state))),
    )


class _Teller(story.Teller):
    """Facts of each round; of a finished game, they know what is the best of the whole game."""

    def __init__(self, context: Context, rounds: list[Round], *, is_finished: bool) -> None:
        super().__init__(context.names)
        self._context = context
        self._rounds = rounds
        self._is_finished = is_finished
        seats = [seat for played in rounds for seat in played.seats]
        tiles = [_points(tile) for seat in seats for tile in seat.tiled]
        self._best_net = story.best_round(seats) if is_finished else None
        self._best_tile = story.unique_best(tiles) if is_finished else None
        self._largest_take = story.unique_best(
            [take.event.size for seat in seats for take in seat.takes]
        )
        self._worst_floor = story.unique_best([seat.floor for seat in seats])
        self._first_short = next(
            (number for number, played in enumerate(rounds) if _short_seats(played)), None
        )

    def round_facts(self, number: int) -> Iterator[story.Fact]:
        """In the order of time: takes, then the walls, then what the round leads to."""
        played = self._rounds[number]
        if played.poured:
            yield self.fact("azul-story-refill", 2.0, count=played.poured)
        yield from self._marker_facts(number)
        yield from self._take_facts(number)
        if played.is_over:
            yield from self._walls_facts(played)
        full = [seat for seat, of_seat in enumerate(played.seats) if of_seat.rows]
        if full and number == len(self._rounds) - 1:
            players = story.join_names(self.names, full)
            yield self.after_score("azul-story-last-round", 6.0, players=players, count=len(full))
        if number == self._first_short and played.is_over:
            short = _short_seats(played)
            players = story.join_names(self.names, short)
            yield self.after_score("azul-story-end-near", 2.5, players=players, count=len(short))

    def _marker_facts(self, number: int) -> Iterator[story.Fact]:
        """Who took the start marker, where that is rare: only once, or many times running."""
        holders = [_marker_seat(played) for played in self._rounds]
        seat = holders[number]
        if seat is None:
            return
        if self._is_finished and holders.count(seat) == 1 and len(holders) >= _MANY_ROUNDS:
            yield self.fact("azul-story-only-marker", 1.2, seat)
        times = story.streak_that_ends(holders, number)
        if times >= _STREAK:
            yield self.fact("azul-story-marker-streak", 2.0, seat, times=times)

    def _take_facts(self, number: int) -> Iterator[story.Fact]:
        """Large takes and takes that no row accepts; at most one large take of each player."""
        played = self._rounds[number]
        stuck = {seat: _stuck_takes(of_seat) for seat, of_seat in enumerate(played.seats)}
        told = {seat for seat, takes in stuck.items() if takes}
        for _, take in played.takes:
            seat = take.player
            tiles = self._tiles(take.colour, take.size)
            if take in stuck[seat]:
                is_last = take is stuck[seat][-1]
                slots = {"tiles": tiles, "colour": self._colour(take.colour)}
                earlier = [known.seats[seat] for known in self._rounds[:number]]
                is_again = any(map(_stuck_takes, earlier))
                kind = "azul-story-stuck-again" if is_again else "azul-story-stuck"
                fact = self.fact(kind, 4.0 + take.size / 4, seat, **slots)
                yield self._with_cost(fact, played, seat) if is_last else fact
            elif take.size >= _LARGE_TAKE and seat not in told:
                yield self._large_take_fact(take, tiles)
                if take.size > _LARGE_TAKE or take.placed < take.size:
                    told.add(seat)

    def _large_take_fact(self, take: events.Taken, tiles: Phrase) -> story.Fact:
        """A large take, and what became of it."""
        seat, weight = take.player, _take_weight(take.size) + (take.size == self._largest_take)
        if take.target is FLOOR:
            return self.fact("azul-story-take-floor", weight, seat, tiles=tiles)
        if take.placed < take.size:
            slots = {"placed": take.placed, "dropped": take.size - take.placed}
            return self.fact("azul-story-take-overflow", weight + 1.0, seat, tiles=tiles, **slots)
        details = []
        if isinstance(take.target, Line) and take.placed == take.target.index + 1:
            fills = phrase("azul-story-fills", player=self.names[seat], row=take.placed)
            details = [story.Fact(fills, 1.5)]
        return self.fact("azul-story-large-take", weight, seat, *details, tiles=tiles)

    def _with_cost(self, fact: story.Fact, played: Round, seat: int) -> story.Fact:
        """With what the floor costs after takes that no row accepts, if it is told there."""
        of_seat = played.seats[seat]
        if not played.is_over or not _tells_floor_first(of_seat):
            return fact
        cost = self.needed_fact("azul-story-floor-then", seat, points=of_seat.floor)
        return replace(fact, details=(cost,), accounts=(story.Account(seat, 0, of_seat.floor),))

    def _walls_facts(self, played: Round) -> Iterator[story.Fact]:
        """The wall of each player in turn; players with as many plain tiles share a sentence."""
        seats = len(played.seats)
        order = [(played.starter + offset) % seats for offset in range(seats)]
        tiled = {seat: len(played.seats[seat].tiled) for seat in order}
        alike = story.find_alike(
            {seat: count for seat, count in tiled.items() if self._is_plain(played.seats[seat])}
        )
        for seat in order:
            if seat not in alike:
                yield from self._wall_facts(played.seats[seat], seat)
            elif seat == alike[seat][0]:
                won = [played.seats[other].won for other in alike[seat]]
                yield self.alike_fact("azul", alike[seat], won, tiled[seat])

    def _is_plain(self, of_seat: SeatRound) -> bool:
        """Whether there is nothing to tell of the tiles of a player but their points."""
        return (
            len(of_seat.tiled) > 1
            and of_seat.won < _GREAT_ROUND
            and max(map(_points, of_seat.tiled)) < _GREAT_TILE
            and not of_seat.floor
            and not (of_seat.columns or of_seat.colours)
        )

    def _wall_facts(self, of_seat: SeatRound, seat: int) -> Iterator[story.Fact]:
        """What the wall brings a player, and what the floor takes of it."""
        name = self.names[seat]
        lost = 0 if _tells_floor_first(of_seat) else of_seat.floor
        accounts = (story.Account(seat, of_seat.won, lost),)
        details = list(self._wall_details(of_seat, name))
        if not of_seat.tiled:
            if of_seat.takes:
                fact = self.fact("azul-story-no-tile", 2.5, seat, *details)
                yield replace(fact, accounts=accounts if lost else ())
            return
        best = max(of_seat.tiled, key=_points)
        points = _points(best)
        weight = 1.0 + of_seat.won / 8
        slots = {"count": len(of_seat.tiled), "points": of_seat.won}
        listed = tuple(map(self._points_of, of_seat.tiled))
        rows = phrase("azul-story-rows", player=name, **slots)
        list_message = phrase("azul-story-list", player=name, tiles=listed, **slots)
        main: Phrase = rows
        plain: Phrase | None = None
        reply: Phrase | None = None
        if len(of_seat.tiled) == 1:
            weight += _tile_weight(of_seat.won)
            tile = self._tile(best.colour, "a")
            main = phrase("azul-story-one-tile", player=name, tile=tile, points=of_seat.won)
            details[:0] = _single_details(best)
        elif of_seat.won >= _GREAT_ROUND and len(of_seat.tiled) > _FEW_TILES:
            weight += 1.0
            main, plain = list_message, rows
        elif (
            _GREAT_TILE <= points < _HUGE_TILE
            and points != self._best_tile
            and not _tells_floor_along(of_seat)
        ):
            tile = self._named_tile(of_seat, best)
            main = phrase("azul-story-rows-tile", player=name, tile=tile, most=points, **slots)
            plain = list_message if len(of_seat.tiled) <= _SHORT_LIST else rows
            weight += _tile_weight(points) / 2
        else:
            if points >= _GREAT_TILE:
                details.insert(0, self._tile_detail(of_seat, best))
            reply = phrase("azul-story-reply", player=name, points=of_seat.won)
        if _tells_floor_along(of_seat):
            main = _with_floor(main, of_seat.floor)
            plain, reply = (each and _with_floor(each, of_seat.floor) for each in (plain, reply))
        yield story.Fact(main, weight, seat, tuple(details), reply, plain=plain, accounts=accounts)

    def _points_of(self, tile: events.Tiled) -> Phrase:
        return phrase("story-points-of", name=self._colour(tile.colour), points=_points(tile))

    def _tile_detail(self, of_seat: SeatRound, tile: events.Tiled) -> story.Fact:
        points = _points(tile)
        slots: dict[str, int] = {}
        if points == _LARGEST_TILE:
            name = "azul-story-largest"
        elif points == self._best_tile:
            name = "story-best-tile"
        else:
            name = "azul-story-tile"
            slots = {"across": tile.across, "down": tile.down}
        named = self._named_tile(of_seat, tile)
        return self.fact(name, _tile_weight(points), tile=named, points=points, **slots)

    def _wall_details(self, of_seat: SeatRound, name: str) -> Iterator[story.Fact]:
        edition = self._context.options.edition
        if of_seat.columns:
            slots = {"count": of_seat.columns, "points": of_seat.columns * edition.column_bonus}
            yield self.fact("azul-story-column", 2.5, player=name, **slots)
        if of_seat.colours:
            count, colour = (
                len(of_seat.colours),
                join_with_and([*map(self._colour, of_seat.colours)]),
            )
            slots = {"count": count, "points": count * edition.colour_bonus}
            yield self.fact("azul-story-colour", 4.0, player=name, colour=colour, **slots)
        if of_seat.floor and not (_tells_floor_first(of_seat) or _tells_floor_along(of_seat)):
            limited = of_seat.floor < of_seat.floor_nominal
            weight = 1.0 + of_seat.floor / 4 + (of_seat.floor == self._worst_floor)
            if limited:
                kind = "azul-story-floor-limit"
            else:
                kind = "azul-story-floor" if of_seat.tiled else "azul-story-floor-cost"
            fact = self.fact(kind, weight, points=of_seat.floor, player=name)
            yield replace(fact, is_needed=True)
        if of_seat.net == self._best_net and of_seat.net >= _GREAT_ROUND:
            yield self.fact("story-best-round", 4.0, points=of_seat.net, player=name)

    def _named_tile(self, of_seat: SeatRound, tile: events.Tiled) -> Phrase:
        is_only = sum(other.colour is tile.colour for other in of_seat.tiled) == 1
        return self._tile(tile.colour, "the" if is_only else "a")

    def _tiles(self, colour: Colour, count: int) -> Phrase:
        return _name_tiles(self._context, colour, count)

    def _tile(self, colour: Colour, article: str) -> Phrase:
        return phrase(f"story-tile-{self._colour_name(colour)}", article=article)

    def _colour(self, colour: Colour) -> Phrase:
        return story_end.name_colour(self._context, colour)

    def _colour_name(self, colour: Colour) -> str:
        return self._context.options.edition.colours[colour]


def _name_tiles(context: Context, colour: Colour, count: int) -> Phrase:
    return phrase(f"story-tiles-{context.options.edition.colours[colour]}", count=count)


def _marker_seat(played: Round) -> int | None:
    return next((seat for seat, of_seat in enumerate(played.seats) if of_seat.marker), None)


def _short_seats(played: Round) -> list[int]:
    """The players with a row of the wall that lacks one tile, where nobody has a full one."""
    if any(of_seat.rows for of_seat in played.seats):
        return []
    return [seat for seat, of_seat in enumerate(played.seats) if of_seat.short]


def _single_details(tile: events.Tiled) -> Iterator[story.Fact]:
    """The lines of tiles that the only tile of a round became part of."""
    if _points(tile) == _LARGEST_TILE:
        yield story.Fact(phrase("azul-story-most"), 4.0)
    elif min(tile.across, tile.down) > 1 and _points(tile) > _GREAT_TILE:
        yield story.Fact(phrase("azul-story-runs", across=tile.across, down=tile.down), 1.5)


def _stuck_takes(of_seat: SeatRound) -> list[events.Taken]:
    """The takes of several tiles that no row accepted."""
    return [
        take
        for before, take in of_seat.takes
        if take.target is FLOOR and take.size >= _STUCK_TILES and _is_forced(before)
    ]


def _tells_floor_first(of_seat: SeatRound) -> bool:
    """Whether the floor's cost is told with takes that no row accepts, as the score allows it."""
    return bool(of_seat.floor == of_seat.floor_nominal and _stuck_takes(of_seat))


def _tells_floor_along(of_seat: SeatRound) -> bool:
    """Whether the floor's cost is told in the same sentence as what the wall brings."""
    is_small = 0 < of_seat.floor == of_seat.floor_nominal <= _SMALL_FLOOR
    return is_small and len(of_seat.tiled) > 1 and not _tells_floor_first(of_seat)


def _with_floor(message: Phrase, lost: int) -> Phrase:
    """What the wall brings with what the floor takes of it."""
    return phrase(_WITH_FLOOR[message.name], lost=lost, **dict(message.slots))


def _is_forced(before: State) -> bool:
    """Whether no tile on the table fits a row of the player whose turn it is."""
    return all(
        command.target is FLOOR
        for command in rules.legal_commands(before)
        if isinstance(command, commands.Take)
    )


def _points(tile: events.Tiled) -> int:
    return tile.after - tile.before


def _take_weight(count: int) -> float:
    return 3.0 + count - _HUGE_TAKE if count >= _HUGE_TAKE else 0.3 * (count - _LARGE_TAKE + 1)


def _tile_weight(points: int) -> float:
    return max(0.0, points - 3.5) * 0.9
