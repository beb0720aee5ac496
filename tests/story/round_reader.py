"""Reads the sentences about rounds back and compares them with the counts of their game."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from phrases_read import (
    Slots,
    all_numbers_in,
    colours_in,
    names_in,
    parts_of,
    points_in,
)
from story_counts import NUMBER_POINTS, Take, Turned, count_rounds, scores_of
from story_vectors import NAMES

from azul_access.story.composer import StoryRound

# Facts without figures, which other tests or golden stories show.
_PLAIN = {"story-quiet", "story-lead-back", "story-lead-first", "story-from-last"}
_ALIKE = ("azul-story-alike", "azul-story-same", "sp-story-alike", "sp-story-same")


class RoundReader:
    """The counts of a game; each sentence that is read is compared with them."""

    def __init__(self, record: Any) -> None:
        self.record = record
        self.result = record["result"]
        self.names = NAMES[: record["players"]]
        self.rounds: list[list[Turned]] = count_rounds(record)
        self.scores = scores_of(record)
        self._takes: list[Take] = []

    def read(self, told: StoryRound) -> int:
        """Check every sentence; the number of sentences is returned."""
        seat = 0
        for sentence in told.sentences:
            slots: Slots = dict(sentence.slots)
            if "player" in slots:
                seat = self.names.index(slots["player"])
            self._check(told.number - 1, sentence.name, slots, seat)
        return len(told.sentences)

    def _check(self, index: int, name: str, slots: Slots, seat: int) -> None:
        if name in _PLAIN:
            return
        if name == "story-begin":
            assert {slots["points"]} == set(self.scores[0])
        elif name.startswith("story-score"):
            self._check_scores(slots, self.scores[index + 1])
        elif name in _ALIKE:
            self._check_alike(index, slots)
        elif name.startswith("story-others"):
            if "players" in slots:
                each = [(player, slots["points"]) for player in names_in(slots["players"])]
            else:
                each = [(slots["player"], slots["points"]), *points_in(slots.get("others", ()))]
            for player, points in each:
                turned = self.rounds[index][self.names.index(player)]
                assert points == turned.net > 0
                assert "-net" in name or turned.won == points
        elif name.endswith("-streak"):
            self._check_streak(index, slots, seat)
        elif name in ("story-lead-grows", "story-lead-shrinks"):
            self._check_lead(index, slots, seat)
        elif name.startswith("story-"):
            self._check_round(index, name, slots, seat)
        elif name.startswith("azul-"):
            self._check_azul(index, name.removeprefix("azul-story-"), slots, seat)
        else:
            own = self.rounds[index][seat]
            self._check_pavilion(name.removeprefix("sp-story-"), slots, own)

    def _check_scores(self, slots: Slots, scores: list[int]) -> None:
        expected = sorted(zip(self.names, scores, strict=True), key=lambda item: -item[1])
        if "standing" not in slots:  # all have as many points
            assert set(scores) == {slots["points"]}
            return
        assert points_in(slots["standing"]) == expected
        assert slots.get("points", expected[0][1]) == expected[0][1]
        if "leaders" in slots:
            first = [name for name, points in expected if points == expected[0][1]]
            assert sorted(names_in(slots["leaders"])) == sorted(first)
            assert points_in(slots["others"]) == expected[len(first) :]
        elif "others" in slots:
            assert slots["leader"] == expected[0][0]
            assert points_in(slots["others"]) == expected[1:]
            assert (slots["other"], slots["second"]) == expected[1]

    def _check_alike(self, index: int, slots: Slots) -> None:
        group = [self.rounds[index][self.names.index(name)] for name in names_in(slots["players"])]
        assert len(group) > 1
        assert {len(own.tiles) for own in group} == {slots["count"]}
        names = names_in(slots["players"])
        won = [(name, own.won) for name, own in zip(names, group, strict=True)]
        if "each" in slots:
            assert points_in(slots["each"]) == won
        else:
            assert {points for _, points in won} == {slots["points"]}

    def _check_streak(self, index: int, slots: Slots, seat: int) -> None:
        before = takewhile(lambda turns: turns[seat].marker, reversed(self.rounds[: index + 1]))
        assert slots["times"] == len(list(before)) > 2
        own = self.rounds[index][seat]
        assert slots.get("points", own.stone) == own.stone
        assert not any(turns[seat].marker for turns in self.rounds[index + 1 : index + 2])

    def _check_lead(self, index: int, slots: Slots, seat: int) -> None:
        """A lead that grew or shrank."""
        leads = [_lead(scores, seat) for scores in self.scores[index : index + 2]]
        assert [slots["before"], slots["after"]] == leads
        assert min(leads) > 0

    def _check_round(self, index: int, name: str, slots: Slots, seat: int) -> None:
        old, new = self.scores[index : index + 2]
        nets = [turned.net for turns in self.rounds for turned in turns]
        every = [tile.points for turns in self.rounds for own in turns for tile in own.tiles]
        match name:
            case "story-fell":
                assert (slots["before"], slots["after"]) == (old[seat], new[seat])
            case "story-round-best":
                gains = [after - before for before, after in zip(old, new, strict=True)]
                assert slots["points"] == gains[seat] == max(gains)
                assert gains.count(max(gains)) == 1
            case "story-passes":
                for other in map(self.names.index, names_in(slots["others"])):
                    assert old[seat] < old[other]
                    assert new[other] < new[seat] < max(new)
            case "story-widest":
                leads = [_lead(scores, scores.index(max(scores))) for scores in self.scores[1:]]
                assert slots["points"] == _lead(new, seat) == max(leads)
                assert leads.count(max(leads)) == 1
            case "story-only-lead":
                leads = [_lead(scores, seat) > 0 for scores in self.scores[1:]]
                assert leads.count(True) == 1 == leads[index]
            case "story-lead-kept":
                assert min(_lead(scores, seat) for scores in self.scores[index + 1 :]) > 0
                assert _lead(old, seat) <= 0
            case "story-before-last":
                assert index == len(self.rounds) - 2
                ranked = sorted(new, reverse=True)
                assert slots["points"] == ranked[0] - ranked[1] > 0
                assert new[self.names.index(slots["leader"])] == ranked[0]
                assert new[self.names.index(slots["second"])] == ranked[1]
            case "story-deficit":
                leads = [_lead(scores, seat) for scores in self.scores[1:]]
                assert slots["points"] == -leads[index] == -min(leads)
                assert leads.count(min(leads)) == 1
            case "story-turn":
                assert _lead(old, seat) <= 0
            case "story-only-move" | "story-sure-after":
                # The proof itself is recounted in test_turning.
                assert index == len(self.rounds) - 1
                assert self.result["winners"] == [seat]
                mover = self.names.index(slots.get("mover", self.names[seat]))
                assert (mover == seat) == (name == "story-only-move")
                taken = slots["tiles"].name.removeprefix("story-tiles-")
                count = dict(slots["tiles"].slots)["count"]
                takes = self.rounds[index][mover].takes
                assert (taken, count) in [(take.colour, take.count) for take in takes]
            case "story-narrow":
                assert _lead(new, seat) == 1
            case "story-best-round":
                assert slots["points"] == self.rounds[index][seat].net == max(nets)
                assert nets.count(max(nets)) == 1
                won = [turned.won for turns in self.rounds for turned in turns]
                assert self.rounds[index][seat].won == max(won)
            case "story-best-tile":
                assert slots["points"] == max(every)
                assert every.count(max(every)) == 1
                self._check_tile(slots, self.rounds[index][seat], slots["points"])
            case _:
                raise AssertionError(name)

    def _check_tile(self, slots: Slots, own: Turned, points: int) -> None:
        """The greatest tile of a round; "the" only for the only one of its colour."""
        colour = slots["tile"].name.removeprefix("story-tile-")
        alike = [tile for tile in own.tiles if tile.colour == colour]
        assert points == max(tile.points for tile in own.tiles)
        assert points in [tile.points for tile in alike]
        assert dict(slots["tile"].slots)["article"] == "a" or len(alike) == 1
        self._check_runs(slots, own, points)

    def _check_runs(self, slots: Slots, own: Turned, points: int) -> None:
        if "across" in slots:
            runs = [(tile.across, tile.down) for tile in own.tiles if tile.points == points]
            assert (slots["across"], slots["down"]) in runs

    def _check_azul(self, index: int, kind: str, slots: Slots, seat: int) -> None:
        own = self.rounds[index][seat]
        if kind.startswith(("rows", "list")):
            assert slots["count"] == len(own.tiles)
            assert slots["points"] == own.won
        match kind:
            case "rows" | "reply":
                assert slots["points"] == own.won
            case "rows-floor" | "reply-floor":
                assert (slots["points"], slots["lost"]) == (own.won, own.lost)
            case "rows-tile":
                self._check_tile(slots, own, slots["most"])
            case "list" | "list-floor":
                assert slots.get("lost", own.lost) == own.lost
                expected = [(tile.colour, tile.points) for tile in own.tiles]
                assert points_in(slots["tiles"]) == expected
            case "one-tile":
                assert len(own.tiles) == 1
                self._check_tile(slots, own, slots["points"])
            case "tile" | "largest":
                self._check_tile(slots, own, slots["points"])
            case "most":
                assert max(tile.points for tile in own.tiles) == 10
            case "runs":
                self._check_runs(slots, own, max(tile.points for tile in own.tiles))
            case "no-tile":
                assert not own.tiles
            case "floor" | "floor-then" | "floor-cost" | "floor-limit":
                assert slots["points"] == own.lost > 0
                assert (own.lost < own.floor) or kind != "floor-limit"
            case "column":
                columns = [what for what, _ in own.completed].count("column")
                assert slots["count"] == columns
                assert slots["points"] == 7 * columns
            case "colour":
                colours = {value for what, value in own.completed if what == "colour"}
                assert colours_in(slots["colour"]) == colours
                assert slots["count"] == len(colours)
                assert slots["points"] == 10 * len(colours)
            case "stuck" | "stuck-again" | "large-take" | "take-overflow" | "take-floor" | "fills":
                self._check_take(kind, slots, own)
            case _:
                self._check_azul_table(index, kind, slots, seat)

    def _check_take(self, kind: str, slots: Slots, own: Turned) -> None:
        if kind == "fills":  # the row that the take just told has filled
            assert any(take.count == take.placed == slots["row"] for take in self._takes)
            return
        taken = slots["tiles"].name.removeprefix("story-tiles-")
        count = dict(slots["tiles"].slots)["count"]
        self._takes = [take for take in own.takes if (take.colour, take.count) == (taken, count)]
        rests = [(take.placed, take.count - take.placed) for take in self._takes]
        match kind:
            case "large-take":
                assert (count, 0) in rests
            case "take-overflow":
                assert (slots["placed"], slots["dropped"]) in rests
                assert slots["placed"] > 0 < slots["dropped"]
            case _:
                assert (0, count) in rests

    def _check_azul_table(self, index: int, kind: str, slots: Slots, seat: int) -> None:
        walls = self.result["rounds"][index]["walls"]
        match kind:
            case "refill":
                lid = self.result["rounds"][index - 1]["lid"]
                assert slots["count"] == sum(lid.values())
            case "only-marker":
                assert self.rounds[index][seat].marker
                assert sum(turns[seat].marker for turns in self.rounds) == 1
            case "last-round":
                full = self._with_free(walls, 0)
                assert names_in(slots["players"]) == full
                assert slots["count"] == len(full)
                assert index == len(self.rounds) - 1
            case "end-near":
                earlier = [played["walls"] for played in self.result["rounds"][:index]]
                assert not any(self._with_free(old, 1) for old in earlier)
                assert names_in(slots["players"]) == self._with_free(walls, 1)
                assert slots["count"] == len(self._with_free(walls, 1))
                assert index < len(self.rounds) - 1
            case _:
                raise AssertionError(kind)

    def _with_free(self, walls: Sequence[Any], free: int) -> list[str]:
        """The players with a row of their wall that has so many free spaces."""
        return [
            name
            for name, wall in zip(self.names, walls, strict=True)
            if any(row.count(None) == free for row in wall)
        ]

    def _check_pavilion(self, kind: str, slots: Slots, own: Turned) -> None:
        points = slots.get("points")
        match kind:
            case "stone":
                assert points == own.stone > 0
                assert own.marker
            case "nothing":
                assert not own.tiles
            case "one":
                assert len(own.tiles) == 1
                self._check_tile(slots, own, slots["points"])
            case "placed-stone":
                counted = (len(own.tiles), own.won, own.stone)
                assert (slots["count"], points, slots["lost"]) == counted
            case "placed" | "placed-tile":
                assert (slots["count"], points) == (len(own.tiles), own.won)
                if kind == "placed-tile":
                    self._check_tile(slots, own, slots["most"])
            case "reply":
                assert points == own.won
            case "star":
                stars = [value for what, value in own.completed if what == "star"]
                assert len(list(parts_of(slots["stars"]))) == len(stars) > 0
                assert points == sum(stars)
            case "number":
                numbers = {value for what, value in own.completed if what == "number"}
                assert all_numbers_in(slots["numbers"]) == numbers
                assert points == sum(NUMBER_POINTS[number] for number in numbers)
            case "extra":
                assert slots["count"] == own.extra
            case "left-over" | "left-over-cost":
                assert points == own.lost > 0
            case _:
                raise AssertionError(kind)


def _lead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)
