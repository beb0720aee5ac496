"""What base Azul tells in a story: tiles on the wall, losses on the floor, bonuses.

The weights come from 209 games of programs: log2(100 / per cent of such events).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from azul_access.games.azul import rules
from azul_access.games.azul.commands import Take
from azul_access.games.azul.editions import NarrationContext
from azul_access.games.azul.events import (
    Bonus,
    BonusScored,
    Event,
    GameEnded,
    Taken,
    Tiled,
)
from azul_access.games.azul.pieces import ALL_COLOURS, FLOOR, LINES, Colour
from azul_access.games.azul.state import State
from azul_access.games.azul.story_rounds import Round, SeatRound, count_round
from azul_access.games.story import Chance, Fact, Happening, Tale, best_of, one_of_each, unique_best
from azul_access.language.phrase import Phrase, join_with_and, phrase

CHANCES = (Chance(0, 0.051), Chance(-0.467, 0.074), Chance(-0.690, 0.102))

_GREAT_TILE, _LARGEST_TILE = 5, 10
_GREAT_ROUND = 15
_LARGE_TAKE, _HUGE_TAKE = 4, 6
_COSTLY_FLOOR = 6
_STUCK_TILES = 3
_FEW_TILES = 2
_MOST_OPEN = 3


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


def tell(
    context: NarrationContext,
    rounds: Sequence[Sequence[Happening[State, Event]]],
    ending: Sequence[Happening[State, Event]],
    state: State,
) -> Tale:
    counted = [count_round(context, played) for played in rounds]
    teller = _Teller(context, counted, is_finished=bool(ending))
    return Tale(
        [list(teller.round_facts(number)) for number in range(len(rounds))],
        list(_ending_facts(context, [item.event for item in ending])),
        one_of_each(list(_open_facts(context, state)), _MOST_OPEN),
    )


class _Teller:
    """Facts of each round; of a finished game, they know what is the best of the whole game."""

    def __init__(
        self, context: NarrationContext, rounds: list[Round], *, is_finished: bool
    ) -> None:
        self._context = context
        self._rounds = rounds
        self._is_finished = is_finished
        nets = [seat.net for played in rounds for seat in played.seats]
        self._best_net = unique_best(nets) if is_finished else None
        tiles = [
            tile.after - tile.before
            for played in rounds
            for seat in played.seats
            for tile in seat.tiled
        ]
        self._best_tile = unique_best(tiles) if is_finished else None
        takes = [
            item.event.count for played in rounds for seat in played.seats for item in seat.takes
        ]
        self._largest_take = unique_best(takes)
        self._markers = Counter(
            seat for played in rounds for seat, of_seat in enumerate(played.seats) if of_seat.marker
        )
        costs = [seat.floor for played in rounds for seat in played.seats]
        self._worst_floor = unique_best(costs)

    def round_facts(self, number: int) -> Iterator[Fact]:
        played = self._rounds[number]
        if played.poured:
            yield Fact(phrase("azul-story-refill", count=played.poured), 2.0)
        for seat, of_seat in enumerate(played.seats):
            if of_seat.marker:
                is_only = self._is_finished and self._markers[seat] == 1
                kind = "only-marker" if is_only else "marker"
                message = phrase(f"azul-story-{kind}", player=self._context.names[seat])
                yield Fact(message, 0.5, seat)
        seats = len(played.seats)
        for seat in ((played.starter + offset) % seats for offset in range(seats)):
            yield from self._take_facts(number, seat)
            if played.is_over:
                yield from self._wall_facts(number, seat)
        full = [
            name for seat, name in zip(played.seats, self._context.names, strict=True) if seat.rows
        ]
        if full and number == len(self._rounds) - 1:
            players = join_with_and([phrase("name", name=name) for name in full])
            yield Fact(phrase("azul-story-last-round", players=players, count=len(full)), 3.0)

    def _take_facts(self, number: int, seat: int) -> Iterator[Fact]:
        """Large takes, takes that no row accepts, and what the floor costs after them."""
        of_seat = self._rounds[number].seats[seat]
        name = self._context.names[seat]
        stuck = _stuck_takes(of_seat)
        told = False
        for _, take in of_seat.takes:
            if take in stuck:
                yield Fact(
                    phrase(
                        "azul-story-stuck",
                        player=name,
                        tiles=self._tiles(take.colour, take.count),
                        colour=self._colour(take.colour),
                    ),
                    4.0 + take.count / 4,
                    seat,
                    tuple(self._floor_details(of_seat, name)) if take is stuck[-1] else (),
                )
                told = True
            elif take.count >= _LARGE_TAKE and not told:
                yield Fact(
                    phrase(
                        "azul-story-large-take",
                        player=name,
                        tiles=self._tiles(take.colour, take.count),
                    ),
                    _take_weight(take.count) + (take.count == self._largest_take),
                    seat,
                    tuple(self._overflow_details(take)),
                )
        if not told and of_seat.floor >= _COSTLY_FLOOR and not of_seat.tiled:
            yield self._floor_fact(of_seat, seat, name)

    def _overflow_details(self, take: Taken) -> Iterator[Fact]:
        dropped = take.count - take.placed
        if dropped and take.placed:
            yield Fact(phrase("azul-story-overflow", placed=take.placed, dropped=dropped), 4.0)

    def _floor_details(self, of_seat: SeatRound, name: str) -> Iterator[Fact]:
        if of_seat.floor:
            yield Fact(phrase("azul-story-floor-then", points=of_seat.floor, player=name), 4.0)

    def _floor_fact(self, of_seat: SeatRound, seat: int, name: str) -> Fact:
        weight = 1.5 + of_seat.floor / 4 + (of_seat.floor == self._worst_floor)
        return Fact(
            phrase("azul-story-floor-cost", player=name, points=of_seat.floor), weight, seat
        )

    def _wall_facts(self, number: int, seat: int) -> Iterator[Fact]:
        """What the wall brings, and what the floor takes of it."""
        of_seat = self._rounds[number].seats[seat]
        name = self._context.names[seat]
        if not of_seat.tiled:
            if of_seat.takes:
                yield Fact(phrase("azul-story-no-tile", player=name), 2.5, seat)
            return
        best = max(of_seat.tiled, key=_points)
        details = list(self._wall_details(of_seat, seat, name))
        weight = 1.0 + of_seat.won / 8
        slots = {"count": len(of_seat.tiled), "points": of_seat.won}
        reply = None
        if len(of_seat.tiled) == 1:
            weight += _tile_weight(of_seat.won)
            tile = self._tile(best.colour, "a")
            main = phrase("azul-story-one-tile", player=name, tile=tile, points=of_seat.won)
        elif of_seat.won >= _GREAT_ROUND and len(of_seat.tiled) > _FEW_TILES:
            weight += 1.0
            listed = tuple(map(self._points_of, of_seat.tiled))
            main = phrase("azul-story-list", player=name, tiles=listed, **slots)
        else:
            if _points(best) >= _GREAT_TILE:
                details.insert(0, self._tile_detail(of_seat, best))
            reply = phrase("azul-story-reply", player=name, points=of_seat.won)
            main = phrase("azul-story-rows", player=name, **slots)
            if [detail.phrase.name for detail in details] == ["azul-story-floor"]:
                # One sentence for both, unless there is more to tell.
                details, reply = [], None
                main = phrase("azul-story-rows-floor", player=name, lost=of_seat.floor, **slots)
        yield Fact(main, weight, seat, tuple(details), reply)

    def _points_of(self, tile: Tiled) -> Phrase:
        return phrase("story-points-of", name=self._colour(tile.colour), points=_points(tile))

    def _tile_detail(self, of_seat: SeatRound, tile: Tiled) -> Fact:
        points = _points(tile)
        is_only = sum(other.colour is tile.colour for other in of_seat.tiled) == 1
        named = self._tile(tile.colour, "the" if is_only else "a")
        if points == self._best_tile and points > _GREAT_TILE + 1:
            name = "story-best-tile"
        else:
            name = "azul-story-largest" if points == _LARGEST_TILE else "azul-story-tile"
        return Fact(phrase(name, tile=named, points=points), _tile_weight(points))

    def _wall_details(self, of_seat: SeatRound, seat: int, name: str) -> Iterator[Fact]:
        edition = self._context.options.edition
        if of_seat.columns == 1:
            yield Fact(phrase("azul-story-column", points=edition.column_bonus, player=name), 2.5)
        for colour in of_seat.colours[:1]:
            message = phrase(
                "azul-story-colour",
                player=name,
                colour=self._colour(colour),
                points=edition.colour_bonus,
            )
            yield Fact(message, 4.0)
        if of_seat.floor and not _stuck_takes(of_seat):
            weight = 1.0 + of_seat.floor / 4 + (of_seat.floor == self._worst_floor)
            limited = of_seat.floor < of_seat.floor_nominal
            kind = "azul-story-floor-limit" if limited else "azul-story-floor"
            yield Fact(phrase(kind, points=of_seat.floor, player=name), weight)
        elif not of_seat.floor_nominal and of_seat.won >= _GREAT_TILE:
            yield Fact(phrase("azul-story-clean", player=name), 0.4)
        if of_seat.net == self._best_net and of_seat.net >= _GREAT_ROUND:
            yield Fact(phrase("story-best-round", points=of_seat.net, player=name), 4.0)

    def _tiles(self, colour: Colour, count: int) -> Phrase:
        return phrase(f"story-tiles-{self._colour_name(colour)}", count=count)

    def _tile(self, colour: Colour, article: str) -> Phrase:
        return phrase(f"story-tile-{self._colour_name(colour)}", article=article)

    def _colour(self, colour: Colour) -> Phrase:
        return _colour(self._context, colour)

    def _colour_name(self, colour: Colour) -> str:
        return self._context.options.edition.colours[colour]


def _ending_facts(context: NarrationContext, events: Sequence[Event]) -> Iterator[Fact]:
    """What the final scoring brings each player."""
    scored = [event for event in events if isinstance(event, BonusScored)]
    for seat, name in enumerate(context.names):
        own = [event for event in scored if event.player == seat]
        points = sum(event.after - event.before for event in own)
        if not own:
            yield Fact(phrase("story-no-bonus", player=name), 0.0, seat)
            continue
        parts = list(_bonus_parts(context, own))
        yield Fact(
            phrase("story-bonus", player=name, points=points, parts=join_with_and(parts)),
            0.0,
            seat,
        )
    for event in events:
        if isinstance(event, GameEnded):
            yield from _winner_facts(context, event)


def _bonus_parts(context: NarrationContext, own: Sequence[BonusScored]) -> Iterator[Phrase]:
    for bonus in (Bonus.ROW, Bonus.COLUMN):
        count = sum(event.bonus is bonus for event in own)
        if count:
            yield phrase(f"azul-story-bonus-{bonus.value}", count=count)
    colours = [
        _colour(context, Colour(event.index)) for event in own if event.bonus is Bonus.COLOUR
    ]
    if colours:
        yield phrase("azul-story-bonus-colour", colours=join_with_and(colours))


def _winner_facts(context: NarrationContext, event: GameEnded) -> Iterator[Fact]:
    """How a tie was decided."""
    tied = best_of(event.scores)
    if len(tied) == 1:
        return
    if len(event.winners) == 1:
        winner = event.winners[0]
        yield Fact(
            phrase(
                "azul-story-tie-broken",
                player=context.names[winner],
                points=event.scores[winner],
                rows=event.rows[winner],
            ),
            0.0,
        )
    else:
        yield Fact(phrase("azul-story-tie-shared", rows=event.rows[event.winners[0]]), 0.0)


def _open_facts(context: NarrationContext, state: State) -> Iterator[Fact]:
    """What lacked one tile at the end."""
    for seat, player in enumerate(state.players):
        name = context.names[seat]
        for colour in ALL_COLOURS:
            missing = [row for row, tiles in enumerate(player.wall) if colour not in tiles]
            if len(missing) == 1:
                message = phrase(
                    "azul-story-short-colour",
                    player=name,
                    colour=_colour(context, colour),
                    row=missing[0] + 1,
                )
                yield Fact(message, 4.0, seat)
        for column in range(LINES):
            missing = [row for row, tiles in enumerate(player.wall) if tiles[column] is None]
            if len(missing) == 1:
                yield Fact(
                    phrase("azul-story-short-column", player=name, column=column + 1), 3.0, seat
                )
        for row, tiles in enumerate(player.wall):
            absent = [colour for colour in ALL_COLOURS if colour not in tiles]
            if len(absent) == 1:
                message = phrase(
                    "azul-story-short-row",
                    player=name,
                    colour=_colour(context, absent[0]),
                    row=row + 1,
                )
                yield Fact(message, 2.0, seat)


def _colour(context: NarrationContext, colour: Colour) -> Phrase:
    return phrase(f"story-{context.options.edition.colours[colour]}")


def _stuck_takes(of_seat: SeatRound) -> list[Taken]:
    """The takes of several tiles that no row accepted."""
    return [
        take
        for before, take in of_seat.takes
        if take.target is FLOOR and take.count >= _STUCK_TILES and _is_forced(before)
    ]


def _is_forced(before: State) -> bool:
    """Whether no tile on the table fits a row of the player whose turn it is."""
    return all(
        command.target is FLOOR
        for command in rules.legal_commands(before)
        if isinstance(command, Take)
    )


def _points(tile: Tiled) -> int:
    return tile.after - tile.before


def _take_weight(count: int) -> float:
    return 3.0 + count - _HUGE_TAKE if count >= _HUGE_TAKE else 0.3 * (count - _LARGE_TAKE + 1)


def _tile_weight(points: int) -> float:
    return max(0.0, points - 3.5) * 0.9
