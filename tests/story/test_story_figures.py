"""Every figure of the stories, read back against a count from the records of the games."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from story_counts import NUMBER_POINTS, STARS, Turned, count_rounds, open_stars, scores_of
from story_vectors import NAMES, TOLD, load, records

from azul_access.language.phrase import Phrase
from azul_access.story.composer import Story, tell_story

RECORDS = {record["id"]: record for record in records()}
# Facts of a round without figures.
_PLAIN = {"story-quiet", "story-lead-back", "story-lead-first", "story-from-last"}


def parts_of(value: Any) -> Iterator[Phrase]:
    """The messages in a slot, one for each item of a list."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts_of(item)
    elif isinstance(value, Phrase):
        if value.name.startswith(("story-", "azul-", "sp-", "name")):
            yield value
        else:
            for _, item in value.slots:
                yield from parts_of(item)


def points_in(value: Any) -> list[tuple[str, int]]:
    """Names (or colours) with points."""
    found = []
    for part in parts_of(value):
        slots: dict[str, Any] = dict(part.slots)
        name = slots["name"]
        plain = name.name.removeprefix("story-") if isinstance(name, Phrase) else name
        found.append((plain, slots["points"]))
    return found


class Reader:
    """Compares the sentences of a story with the counts of its game."""

    def __init__(self, record: Any) -> None:
        self.record = record
        self.result = record["result"]
        self.names = NAMES[: record["players"]]
        self.rounds = count_rounds(record)
        self.scores = scores_of(record)
        self.checked = 0

    def read(self, story: Story) -> None:
        for sentence in (*story.opening, *story.ending, *story.open, *story.sums):
            self._check_game(sentence.name, dict(sentence.slots))
            self.checked += 1
        for told in story.rounds:
            seat = 0
            for sentence in told.sentences:
                slots: dict[str, Any] = dict(sentence.slots)
                if "player" in slots:
                    seat = self.names.index(slots["player"])
                self._check_round(told.number - 1, sentence.name, slots, seat)
                self.checked += 1

    def _check_round(self, index: int, name: str, slots: dict[str, Any], seat: int) -> None:
        own = self.rounds[index][seat]
        if name in _PLAIN:
            return
        if name.startswith("story-score"):
            self._check_standing(slots, self.scores[index + 1])
        elif name.startswith("story-"):
            self._check_lead(index, name, slots, seat)
        elif name.startswith("azul-"):
            self._check_azul(index, name, slots, seat)
        else:
            self._check_pavilion(name, slots, own)

    def _check_standing(self, slots: dict[str, Any], scores: list[int]) -> None:
        expected = sorted(zip(self.names, scores, strict=True), key=lambda item: -item[1])
        assert points_in(slots["standing"]) == expected
        if "others" in slots:
            assert points_in(slots["others"]) == expected[1:]
        assert slots.get("points", expected[0][1]) == expected[0][1]

    def _check_lead(self, index: int, name: str, slots: dict[str, Any], seat: int) -> None:
        before, after = self.scores[index][seat], self.scores[index + 1][seat]
        nets = [turned.net for turns in self.rounds for turned in turns]
        tiles = [tile for turned in self.rounds[index] for tile in turned.tiles]
        every = [tile.points for turns in self.rounds for own in turns for tile in own.tiles]
        first, second = sorted(self.scores[index + 1], reverse=True)[:2]
        match name:
            case "story-fell":
                assert (slots["before"], slots["after"]) == (before, after)
            case "story-round-best":
                gains = [
                    new - old
                    for old, new in zip(self.scores[index], self.scores[index + 1], strict=True)
                ]
                assert slots["points"] == gains[seat] == max(gains)
                assert gains.count(max(gains)) == 1
            case "story-widest":
                tops = [sorted(scores)[-2:] for scores in self.scores[1:]]
                assert slots["points"] == first - second == max(b - a for a, b in tops)
            case "story-turn":
                scores = self.scores[index]
                assert scores[seat] < max(scores) or scores.count(max(scores)) > 1
            case "story-narrow":
                assert first - second == 1
            case "story-best-round":
                assert slots["points"] == self.rounds[index][seat].net == max(nets)
                assert nets.count(max(nets)) == 1
            case "story-best-tile":
                assert slots["points"] == max(every)
                assert every.count(max(every)) == 1
                assert slots["points"] in [tile.points for tile in tiles]
                self._check_tile(slots, self.rounds[index][seat])
            case _:
                raise AssertionError(name)

    def _check_tile(self, slots: dict[str, Any], own: Turned) -> None:
        """The greatest tile of a round; "the" only for the only one of its colour."""
        colour = slots["tile"].name.removeprefix("story-tile-")
        alike = [tile.points for tile in own.tiles if tile.colour == colour]
        assert slots["points"] == max(tile.points for tile in own.tiles)
        assert slots["points"] in alike
        is_the = dict(slots["tile"].slots)["article"] == "the"
        assert not is_the or len(alike) == 1

    def _check_azul(self, index: int, name: str, slots: dict[str, Any], seat: int) -> None:
        own = self.rounds[index][seat]
        for key, value in (("count", len(own.tiles)), ("lost", own.lost)):
            if key in slots and name.startswith(("azul-story-rows", "azul-story-list")):
                assert slots[key] == value, (name, key)
        kind = name.removeprefix("azul-story-")
        match kind:
            case "refill":
                lid = self.result["rounds"][index - 1]["lid"]
                assert slots["count"] == sum(lid.values())
            case "marker" | "only-marker":
                times = sum(turns[seat].marker for turns in self.rounds)
                assert own.marker
                assert kind == "marker" or times == 1
            case "stuck" | "large-take":
                taken = slots["tiles"].name.removeprefix("story-tiles-")
                count = dict(slots["tiles"].slots)["count"]
                self._take = [
                    take for take in own.takes if (take.colour, take.count) == (taken, count)
                ]
                assert self._take
                assert kind == "large-take" or any(not take.placed for take in self._take)
            case "overflow":
                placed = [(take.placed, take.count - take.placed) for take in self._take]
                assert (slots["placed"], slots["dropped"]) in placed
            case "floor" | "floor-then" | "floor-cost" | "floor-limit":
                assert slots["points"] == own.lost > 0
                assert (own.lost < own.floor) or kind != "floor-limit"
            case "clean":
                assert own.lost == own.floor == 0
            case "no-tile":
                assert not own.tiles
            case "one-tile":
                assert len(own.tiles) == 1
                self._check_tile(slots, own)
            case "list":
                expected = [(tile.colour, tile.points) for tile in own.tiles]
                assert points_in(slots["tiles"]) == expected
                assert slots["points"] == own.won
            case "rows" | "rows-floor" | "reply":
                assert slots["points"] == own.won
            case "tile" | "largest":
                self._check_tile(slots, own)
            case "column":
                assert slots["points"] == 7
                assert [what for what, _ in own.completed].count("column") == 1
            case "colour":
                colour = slots["colour"].name.removeprefix("story-")
                assert slots["points"] == 10
                assert ("colour", colour) in own.completed
            case "last-round":
                walls = self.result["rounds"][index]["walls"]
                full = [
                    name
                    for name, wall in zip(self.names, walls, strict=True)
                    if any(None not in row for row in wall)
                ]
                named = [dict(part.slots)["name"] for part in parts_of(slots["players"])]
                assert named == full
                assert slots["count"] == len(full)
            case _:
                raise AssertionError(name)

    def _check_pavilion(self, name: str, slots: dict[str, Any], own: Turned) -> None:
        kind = name.removeprefix("sp-story-")
        points = slots.get("points")
        match kind:
            case "stone":
                assert points == own.stone > 0
            case "nothing":
                assert not own.tiles
            case "one":
                assert len(own.tiles) == 1
                self._check_tile(slots, own)
            case "placed":
                assert (slots["count"], points) == (len(own.tiles), own.won)
            case "reply":
                assert points == own.won
            case "tile":
                self._check_tile(slots, own)
            case "star":
                assert ("star", points) in own.completed
            case "number":
                number = int(slots["number"].name.removeprefix("story-all-"))
                assert ("number", number) in own.completed
                assert points == NUMBER_POINTS[number]
            case "extra":
                assert slots["count"] == own.extra
            case "left-over" | "left-over-cost":
                assert points == own.lost > 0
            case "clean":
                assert own.lost == 0
            case _:
                raise AssertionError(name)

    def _check_game(self, name: str, slots: dict[str, Any]) -> None:
        final, last = self.result["final"], self.scores[-1]
        winner = self.result["winners"][0]
        ranked = sorted(zip(self.names, final, strict=True), key=lambda item: -item[1])
        leads = [
            scores[winner] - max(points for seat, points in enumerate(scores) if seat != winner)
            for scores in self.scores[1:]
        ]
        seat = self.names.index(slots["player"]) if "player" in slots else winner
        match name.removeprefix("story-"):
            case "result":
                assert (slots["winner"], slots["points"]) == ranked[0]
                assert points_in(slots["others"]) == ranked[1:]
            case "result-shared":
                named = [dict(part.slots)["name"] for part in parts_of(slots["winners"])]
                assert named == [self.names[seat] for seat in self.result["winners"]]
                assert slots["points"] == max(final)
            case "azul-story-tie-broken":
                assert slots["points"] == max(final) == final[winner]
                assert slots["rows"] == self.result["rows"][winner]
            case "azul-story-tie-shared":
                assert {slots["rows"]} == {
                    self.result["rows"][seat] for seat in self.result["winners"]
                }
            case "margin-close" | "margin-usual" | "margin-wide":
                assert slots["points"] == ranked[0][1] - ranked[1][1]
                assert slots["second"] == ranked[1][0]
            case "arc-ending":
                assert slots["points"] == -leads[-1] > 0
                assert last[self.names.index(slots["leader"])] == max(last)
            case "arc-always":
                assert slots["rounds"] == len(leads)
                assert min(leads) > 0
            case "arc-since":
                assert min(leads[slots["round"] - 1 :]) > 0 >= leads[slots["round"] - 2]
            case "arc-comeback":
                assert slots["points"] == -min(leads) == -leads[slots["round"] - 1]
            case "arc-seesaw":
                tops = [
                    scores.index(max(scores))
                    for scores in self.scores[1:]
                    if scores.count(max(scores)) == 1
                ]
                changes = sum(old != new for old, new in pairwise(tops))
                assert slots["count"] == changes
            case "arc-late" | "arc-regained" | "arc-level":
                assert slots["winner"] == self.names[winner]
            case "bonus":
                assert slots["points"] == final[seat] - last[seat] > 0
                self._check_bonus(slots, seat)
            case "no-bonus":
                assert final[seat] == last[seat]
            case "overtaken":
                assert slots["points"] == max(last) - last[winner] > 0
            case "passed":
                other = self.names.index(slots["other"])
                assert final[seat] > final[other]
                assert last[seat] <= last[other]
            case "final":
                assert points_in(slots["standing"]) == ranked
            case "sums":
                assert self._sums(slots) == self._counted(seat)
            case "difference":
                second = self._counted(self.names.index(slots["second"]))
                won = self._counted(winner)
                gaps = {key: won.get(key, 0) - second.get(key, 0) for key in won | second}
                assert self._sums(slots) == {key: gap for key, gap in gaps.items() if gap}
            case _:
                self._check_open(name, slots, seat)

    def _sums(self, slots: dict[str, Any]) -> dict[str, int]:
        found = {}
        for part in parts_of(slots["parts"]):
            values: dict[str, Any] = dict(part.slots)
            sign = -1 if values["sign"] == "less" else 1
            found[part.name.split("-gain-")[1]] = sign * values["points"]
        return found

    def _counted(self, seat: int) -> dict[str, int]:
        """The points of a player by source; lost ones are below zero."""
        turns = [turned[seat] for turned in self.rounds]
        won = sum(turned.won for turned in turns)
        lost = -sum(turned.lost for turned in turns)
        bonus = self.result["final"][seat] - self.scores[-1][seat]
        if self.record["game"] == "azul":
            sums = {"wall": won, "bonuses": bonus, "floor": lost}
        else:
            stone = -sum(turned.stone for turned in turns)
            sums = {"start": 5, "placed": won, "bonuses": bonus, "stone": stone, "left-over": lost}
        return {source: points for source, points in sums.items() if points}

    def _check_bonus(self, slots: dict[str, Any], seat: int) -> None:
        done = [item for turned in self.rounds for item in turned[seat].completed]
        kinds = [what for what, _ in done]
        for part in parts_of(slots["parts"]):
            values: dict[str, Any] = dict(part.slots)
            match part.name.split("-bonus-")[1]:
                case "row" | "column" as kind:
                    assert values["count"] == kinds.count(kind)
                case "stars":
                    assert values["count"] == kinds.count("star")
                case "colour":
                    named = {
                        item.name.removeprefix("story-") for item in parts_of(values["colours"])
                    }
                    assert named == {value for what, value in done if what == "colour"}
                case "numbers":
                    told = {int(item.name[-1]) for item in parts_of(values["numbers"])}
                    assert told == {value for what, value in done if what == "number"}
                case other:
                    raise AssertionError(other)

    def _check_open(self, name: str, slots: dict[str, Any], seat: int) -> None:
        if name.startswith("azul-"):
            wall = self.result["rounds"][-1]["walls"][seat]
            colour = slots["colour"].name.removeprefix("story-") if "colour" in slots else None
        else:
            boards = self.result["rounds"][-1]["boards"][seat]
            star = dict(slots["star"].slots).get("star")
            if star is None:
                star = STARS.index(slots["star"].name.removeprefix("story-on-star-"))
        match name:
            case "azul-story-short-colour":
                rows = [row + 1 for row in range(5) if colour not in wall[row]]
                assert rows == [slots["row"]]
            case "azul-story-short-row":
                row = wall[slots["row"] - 1]
                assert row.count(None) == 1
                assert colour not in row
            case "azul-story-short-column":
                assert [row[slots["column"] - 1] for row in wall].count(None) == 1
            case "sp-story-short-star":
                assert boards[star].count(None) == 1
            case "sp-story-short-number":
                number = int(slots["number"].name.removeprefix("story-all-"))
                is_grey = self.record["board"] == "grey"
                assert open_stars(boards, number, is_grey=is_grey) == [star]
            case _:
                raise AssertionError(name)


def told(name: str) -> Story:
    ledger, context = load(name)
    story = tell_story(ledger, context)
    assert story is not None
    return story


@pytest.mark.parametrize("name", RECORDS)
def test_every_figure_is_right(name: str) -> None:
    reader = Reader(RECORDS[name])
    reader.read(told(name))
    assert reader.checked >= 25


@pytest.mark.parametrize("name", [TOLD[0], TOLD[-1]])
def test_a_planted_wrong_figure_is_noticed(name: str) -> None:
    """Each figure of a story, made one greater, is found to be wrong."""
    story = told(name)
    record = RECORDS[name]
    planted = 0
    for at, told_round in enumerate(story.rounds):
        for number, sentence in enumerate(told_round.sentences):
            for slot in ("points", "count", "lost", "before", "after", "placed", "dropped"):
                value = dict(sentence.slots).get(slot)
                if not isinstance(value, int):
                    continue
                wrong = tuple(
                    (key, value + 1 if key == slot else kept) for key, kept in sentence.slots
                )
                sentences = list(told_round.sentences)
                sentences[number] = replace(sentence, slots=wrong)
                rounds = list(story.rounds)
                rounds[at] = replace(told_round, sentences=tuple(sentences))
                with pytest.raises(AssertionError):
                    Reader(record).read(replace(story, rounds=tuple(rounds)))
                planted += 1
    assert planted >= 20
