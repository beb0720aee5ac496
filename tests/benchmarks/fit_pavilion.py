"""Fit the worth of boards of Summer Pavilion by self-play: `fit_pavilion.py FILE`.

From tables of nothing, players guess how the taking ends and plan whole rounds; the tables are
fitted to what these plans gained, from the last round back to the first, and the next games are
played with them and with older ones. The seed is fixed. Needs numpy.
"""

import argparse
import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from azul_access.games.sources import FACTORIES_FOR, FACTORY_SPACES
from azul_access.games.summer_pavilion import editions, rules
from azul_access.games.summer_pavilion.drafts import Drafts
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.packing import (
    ALL_OF_A_STAR,
    ONE,
    ONE_COLOUR,
    SHIFT,
    bit,
    spaces_with,
    total,
    unpack,
)
from azul_access.games.summer_pavilion.pieces import (
    CENTRE_STAR,
    COLOURS,
    FEATURES,
    LABELS,
    SPACES,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
    Colour,
    FeatureKind,
)
from azul_access.games.summer_pavilion.planning import estimate_uses
from azul_access.games.summer_pavilion.plans import Planner
from azul_access.games.summer_pavilion.positions import NOBODY, Board, Position, Round
from azul_access.games.summer_pavilion.worth import (
    KEPT_LIMIT,
    MIXED,
    ONE_COLOURED,
    OPEN,
    STAR_POINTS_STEP,
    UNTIL_WILD,
    USUAL_STAR_POINTS,
    Tables,
    Worth,
    rounds_until_wild,
    star_kind,
)

ROUNDS = 6
# Pairs of games of each pass, and the board widths of plans.
GAMES, WIDTH = (100, 80, 80), 2
# How much the estimates of players differ by chance, so that boards of all kinds are seen.
CHANCE = 0.6
# More than any stone costs, so that no score is at its limit.
SCORE = 100
NO_TABLES: Tables = {"kept": [0.3] * (UNTIL_WILD * KEPT_LIMIT)}
# How strongly tables are pulled to nothing, and kept tiles of a colour to each other.
PULLS = {"star": 20.0, "centre": 20.0, "wild": 3.0, "points": 1.0, "kept": 1.0, "base": 0.001}
PULL, PULL_TOGETHER, NO_PULL = 3.0, 30.0, 0.001
Array = np.ndarray[Any, np.dtype[np.float64]]


class Sample(NamedTuple):
    """A player at the start of a round, what was drafted, and what it cost."""

    options: Options
    spaces: int
    colours: int
    kept: int
    began: bool
    hand: int
    cost: int
    has_stone: bool
    supply: int


class Layout:
    """Where the tables lie in one row of numbers."""

    def __init__(self, options: Options) -> None:
        kinds = MIXED + 1 if options.grey else 1
        self.sizes = {
            "star": kinds << SPACES,
            "centre": kinds << SPACES,
            "wild": UNTIL_WILD * SPACES,
            "points": SPACES,
            "kept": UNTIL_WILD * KEPT_LIMIT,
            FeatureKind.PILLAR.value: 5,
            FeatureKind.STATUE.value: 5,
            "stone": 1,
            "base": 1,
        }
        self.numbers = {
            number: spaces_with(options.numbers, number)
            for number in sorted({price for row in options.numbers for price in row})
        }
        for number, spaces in self.numbers.items():
            self.sizes[f"number {number}"] = spaces.bit_count() + 1
        self.starts: dict[str, int] = {}
        self.size = 0
        for name, size in self.sizes.items():
            self.starts[name] = self.size
            self.size += size

    def tables(self, row: Array) -> Tables:
        return {
            name: [round(float(each), 2) for each in row[start : start + self.sizes[name]]]
            for name, start in self.starts.items()
        }


def options_for(board: str, order: str = "normal") -> Options:
    return editions.decode_options({"board": board, "wild_order": order})


class Match:
    """Games with one list of tables, the same order of wild colours and number of players."""

    def __init__(
        self, options: Options, tables: Sequence[Tables], players: int, random: Random
    ) -> None:
        self.options, self.players, self.random = options, players, random
        state, _ = rules.new_game(players, 0, options)
        self.next_seat = state.next_seat
        self.rules = [Round(state._replace(round=number + 1)) for number in range(ROUNDS)]
        self.worths = [Worth(options, number + 1, row) for number, row in enumerate([*tables, {}])]
        self.planners = [
            Planner(each, worth) for each, worth in zip(self.rules, self.worths, strict=True)
        ]

    def play(self) -> tuple[list[list[Sample]], list[float]]:
        """The players at the start of each round, and the final scores."""
        stone = self.random.randrange(self.players)
        boards = [Board(0, 0, 0, 0, SCORE, False)] * self.players
        scores = [0.0] * self.players
        supply, samples = 0, []
        for number in range(ROUNDS):
            supply, factories = self._draw(supply, boards)
            guesses = Drafts(
                self.rules[number],
                self.next_seat,
                [self._uses(number, board, supply) for board in boards],
                self.worths[number].stone,
            )
            start = Position(stone, True, NOBODY, 0, supply, factories, 0, tuple(boards))
            hands, left, holder = guesses.finish(start)
            began, stone = stone, stone if holder == NOBODY else holder
            samples.append(
                [
                    Sample(
                        self.options,
                        board.spaces,
                        board.colours,
                        board.hand,
                        seat == began,
                        hands[seat],
                        SCORE - left[seat],
                        seat == stone,
                        supply,
                    )
                    for seat, board in enumerate(boards)
                ]
            )
            for step in range(self.players):
                seat = (stone + step) % self.players
                scores[seat] += left[seat] - SCORE
                before = boards[seat]._replace(hand=hands[seat])
                boards[seat], points, supply = self._place(number, before, supply)
                scores[seat] += points
        last = self.worths[-1]
        for seat, board in enumerate(boards):
            scores[seat] += last.board(board.spaces, board.colours)
        return samples, scores

    def _place(self, number: int, board: Board, supply: int) -> tuple[Board, float, int]:
        """The board with the kept tiles after a plan, the points of it, and the supply."""
        planner, worth = self.planners[number], self.worths[number]
        plan = planner.plan(board.spaces, board.colours, board.hand, supply, WIDTH)
        kept_worth, kept = planner.keep(plan.hand)
        more = worth.board(plan.spaces, plan.colours) - worth.board(board.spaces, board.colours)
        points = plan.value - more - kept_worth - total(plan.hand - kept)
        after = board._replace(spaces=plan.spaces, colours=plan.colours, hand=kept)
        return after, points, plan.supply

    def _uses(self, number: int, board: Board, supply: int) -> list[float]:
        uses = estimate_uses(self.planners[number], self.rules[number], board, supply)
        return [use * (1 + CHANCE * (self.random.random() - 0.5)) for use in uses]

    def _draw(self, supply: int, boards: Sequence[Board]) -> tuple[int, tuple[int, ...]]:
        """The filled supply and the factories; all tiles that lie nowhere else are in the bag."""
        outside = supply + sum([board.hand for board in boards])
        for board in boards:
            outside += tiles_on(board)
        left = [max(0, TILES_OF_A_COLOUR - count) for count in unpack(outside)]
        bag = [ONE[colour] for colour in range(COLOURS) for _ in range(left[colour])]
        self.random.shuffle(bag)
        while bag and total(supply) < SUPPLY_SPACES:
            supply += bag.pop()
        factories = []
        for _ in range(FACTORIES_FOR[self.players]):
            factories.append(sum(bag[:FACTORY_SPACES]))
            del bag[:FACTORY_SPACES]
        return supply, tuple(factories)


def tiles_on(board: Board) -> int:
    """The tiles on the stars of a board, as a packed count."""
    found = 0
    for star in range(STARS):
        tiles = board.spaces >> star * SPACES & ALL_OF_A_STAR
        colours = board.colours >> star * SPACES & ALL_OF_A_STAR
        each = tiles.bit_count() if colours.bit_count() == 1 else 1
        found += sum([each * ONE[colour] for colour in range(COLOURS) if colours >> colour & 1])
    return found


@cache
def feature_spaces() -> list[tuple[str, int]]:
    return [
        (feature.kind.value, sum([bit(space.star, space.index) for space in feature.spaces]))
        for feature in FEATURES
        if feature.kind is not FeatureKind.WINDOW  # they lie on one star each
    ]


def describe(sample: Sample, rounds: int, layout: Layout) -> tuple[list[tuple[int, float]], float]:
    """The entries that count for a board after so many rounds, and its certain points."""
    options, spaces = sample.options, sample.spaces
    edition, starts = options.edition, layout.starts
    until = rounds_until_wild(options, rounds)
    entries, certain = [(starts["base"], 1.0)], 0.0
    for star in range(STARS):
        tiles = spaces >> star * SPACES & ALL_OF_A_STAR
        colours = sample.colours >> star * SPACES & ALL_OF_A_STAR
        mono = colours.bit_count() == 1 and (options.grey or star != CENTRE_STAR)
        colour = Colour(colours.bit_length() - 1) if colours else Colour.PURPLE
        if tiles == ALL_OF_A_STAR:
            points = edition.star_points[colour]
            certain += points if colours.bit_count() == 1 else edition.mixed_star_points
            continue
        kind = star_kind(colours, tiles) if options.grey else OPEN
        name = "centre" if star == CENTRE_STAR else "star"
        entries.append((starts[name] + (kind << SPACES | tiles), 1.0))
        if mono and kind in (OPEN, ONE_COLOURED):
            count = tiles.bit_count()
            steps = (edition.star_points[colour] - USUAL_STAR_POINTS) / STAR_POINTS_STEP
            entries.append((starts["wild"] + until[colour] * SPACES + count, 1.0))
            entries.append((starts["points"] + count, steps))
    for name, around in feature_spaces():
        if spaces & around:
            entries.append((starts[name] + (spaces & around).bit_count(), 1.0))
    for number, same in layout.numbers.items():
        covered = (spaces & same).bit_count()
        if spaces & same == same:
            certain += edition.number_points.get(number, 0)
        elif covered:
            entries.append((starts[f"number {number}"] + covered, 1.0))
    for colour_index, shift in enumerate(SHIFT):
        count = min(KEPT_LIMIT, sample.kept >> shift & ONE_COLOUR)
        first = starts["kept"] + until[colour_index] * KEPT_LIMIT
        entries += [(first + each, 1.0) for each in range(count)]
    if sample.began:
        entries.append((starts["stone"], 1.0))
    return entries, certain


def luck(sample: Sample, wild: int) -> tuple[float, ...]:
    """What a player got in the round, which its board before has no part in."""
    drafted = unpack(sample.hand - sample.kept)
    most = max([count for colour, count in enumerate(drafted) if colour != wild])
    return sum(drafted), drafted[wild], sample.cost, float(sample.has_stone), most


def fit_round(
    samples: Sequence[Sample], number: int, tables: Tables, layout: Layout
) -> tuple[Tables, float]:
    """The tables before a round, by those after it, and the deviation that they leave.

    `number` counts the rounds before it.
    """
    planners: dict[Options, tuple[Planner, Worth]] = {}
    board_part = np.zeros((len(samples), layout.size))
    luck_part, gained = [], np.zeros(len(samples))
    for row, sample in enumerate(samples):
        options = sample.options
        if options not in planners:
            state, _ = rules.new_game(2, 0, options)
            worth = Worth(options, number + 1, tables)
            planners[options] = Planner(Round(state._replace(round=number + 1)), worth), worth
        planner, worth = planners[options]
        value = planner.value(sample.spaces, sample.colours, sample.hand, sample.supply, WIDTH)
        entries, certain = describe(sample, number, layout)
        gained[row] = value - sample.cost + sample.has_stone * worth.stone - certain
        for index, size in entries:
            board_part[row, index] += size
        luck_part.append(luck(sample, options.wilds[number]))
    pulls = _pulls(layout)
    without_luck = np.linalg.solve(board_part.T @ board_part + pulls, board_part.T @ gained)
    chance = np.array(luck_part)
    both = np.hstack([board_part, chance - chance.mean(axis=0)])
    all_pulls = np.eye(both.shape[1]) * NO_PULL
    all_pulls[: layout.size, : layout.size] = pulls
    found = np.linalg.solve(both.T @ both + all_pulls, both.T @ gained)
    left = float((gained - both @ found).std())
    # Who begins gets better tiles; that is no luck.
    found[layout.starts["stone"]] = without_luck[layout.starts["stone"]]
    return layout.tables(found), left


def _pulls(layout: Layout) -> Array:
    pulls = np.zeros((layout.size, layout.size))
    for name, start in layout.starts.items():
        for index in range(start, start + layout.sizes[name]):
            pulls[index, index] += PULLS.get(name, PULL)
    for until in range(UNTIL_WILD):
        for count in range(1, KEPT_LIMIT):
            index = layout.starts["kept"] + until * KEPT_LIMIT + count
            pulls[index - 1 : index + 1, index - 1 : index + 1] += PULL_TOGETHER * np.array(
                [[1, -1], [-1, 1]]
            )
    return pulls


def fit_board(board: str, seed: int, games: Sequence[int]) -> list[Tables]:
    """The tables after each round but the last."""
    layout, random = Layout(options_for(board)), Random(seed)
    policies: list[list[Tables]] = [[NO_TABLES] * (ROUNDS - 1)]
    pool: list[list[Sample]] = [[] for _ in range(ROUNDS)]
    for count in games:
        start, newest = time.process_time(), []
        for _ in range(count):
            is_newest = random.random() < 0.5
            tables = policies[-1] if is_newest else random.choice(policies)
            order = random.choice(("normal", "normal", "reversed", "any"))
            if order == "any":
                order = ",".join(LABELS[each] for each in random.sample(list(Colour), COLOURS))
            players = random.choice((2, 2, 3, 4))
            match = Match(options_for(board, order), tables, players, random)
            for _ in range(2):
                samples, scores = match.play()
                newest += scores if is_newest else []
                for row, more in zip(pool, samples, strict=True):
                    row += more
        fitted: list[Tables] = [{}]
        left = []
        for number in range(ROUNDS - 1, 0, -1):
            tables_before, deviation = fit_round(pool[number], number, fitted[0], layout)
            fitted.insert(0, tables_before)
            left.append(f"{deviation:.1f}")
        policies.append(fitted[:-1])
        mean, seconds = sum(newest) / max(1, len(newest)), time.process_time() - start
        print(f"{board}: {mean:.1f} points, deviations {left}, {seconds:.0f} s", flush=True)
    return policies[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--board", choices=[each.value for each in editions.Board])
    parser.add_argument("--seed", type=int, default=38)
    parser.add_argument("--games", type=int, nargs="+", default=GAMES)
    given = parser.parse_args()
    boards = [given.board] if given.board else [each.value for each in editions.Board]
    found = json.loads(given.file.read_text()) if given.board and given.file.exists() else {}
    for board in boards:
        found[board] = fit_board(board, given.seed, given.games)
    given.file.write_text(json.dumps(found, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
