"""Reads the sentences about a whole game back and compares them with its counts."""

from itertools import pairwise
from typing import Any

from phrases_read import Slots, all_numbers_in, colours_in, names_in, parts_of, points_in
from round_reader import RoundReader
from story_counts import NUMBER_POINTS, STARS, open_stars

from azul_access.language.phrase import Phrase
from azul_access.story.composer import Story

_PARTS = ("arc-", "teaser-")
_SOURCES = "story-source-gain-"


class StoryReader(RoundReader):
    """Compares all sentences of a story with the counts of its game."""

    def __init__(self, record: Any) -> None:
        super().__init__(record)
        self.final, self.last = self.result["final"], self.scores[-1]
        self.winner = self.result["winners"][0]
        self.ranked = sorted(zip(self.names, self.final, strict=True), key=lambda item: -item[1])
        self._open = ("", 0)
        self._open_number = 0
        self._open_row: tuple[int, int, str] | None = None

    def read_story(self, story: Story) -> int:
        """Check every sentence; the number of sentences is returned."""
        sentences = [*story.opening, *story.ending, *story.back]
        for sentence in sentences:
            slots: Slots = dict(sentence.slots)
            seat = self.names.index(slots["player"]) if "player" in slots else self.winner
            self._check_game(sentence.name, slots, seat)
        return len(sentences) + sum(map(self.read, story.rounds))

    def _check_game(self, name: str, slots: Slots, seat: int) -> None:
        kind = name.removeprefix("story-")
        if kind.startswith(_PARTS):
            self._check_arc(kind.split("-")[1], slots)
            return
        if kind.startswith(("gap", "most-lost")):
            self._check_sums(kind, slots, seat)
            return
        match kind:
            case "result":
                assert (slots["winner"], slots["points"]) == self.ranked[0]
                assert points_in(slots["others"]) == self.ranked[1:]
            case "result-shared":
                assert names_in(slots["winners"]) == self._winners()
                assert slots["points"] == max(self.final)
            case "result-others":
                others = [item for item in self.ranked if item[0] not in self._winners()]
                assert points_in(slots["others"]) == others
            case "azul-story-tie-broken":
                assert slots["points"] == max(self.final) == self.final[self.winner]
                assert slots["rows"] == self.result["rows"][self.winner]
            case "azul-story-tie-shared":
                rows = {self.result["rows"][seat] for seat in self.result["winners"]}
                assert {slots["rows"]} == rows
                assert names_in(slots["players"]) == self._winners()
            case "margin-close" | "margin-usual" | "margin-wide":
                assert slots["points"] == self.ranked[0][1] - self.ranked[1][1]
                assert slots["second"] == self.ranked[1][0]
                assert self.ranked[1][1] not in [points for _, points in self.ranked[2:]]
            case "margin-broken":
                assert self.final.count(max(self.final)) > 1 == len(self._winners())
            case "would-have":
                self._check_missed(slots)
            case "bonus" | "no-bonus":
                self._check_bonus(slots, seat)
            case "bonus-alike" | "no-bonus-several":
                for player in names_in(slots["players"]):
                    self._check_bonus(slots, self.names.index(player))
            case "overtaken":
                assert slots["points"] == max(self.last) - self.last[self.winner] > 0
            case "passed":
                other = self.names.index(slots["other"])
                assert self.final[seat] > self.final[other]
                assert self.last[seat] <= self.last[other]
            case "leader-third":
                assert self.last[seat] == max(self.last)
                assert slots["place"] == 1 + sum(points > self.final[seat] for points in self.final)
                assert slots["place"] > 2
            case "final":
                assert points_in(slots["standing"]) == self.ranked
            case _:
                self._check_open(name, slots, seat)

    def _winners(self) -> list[str]:
        return [self.names[seat] for seat in self.result["winners"]]

    def _check_arc(self, kind: str, slots: Slots) -> None:
        """An arc, or a first sentence that says the same of the game without figures."""
        leads = [
            scores[self.winner]
            - max(points for seat, points in enumerate(scores) if seat != self.winner)
            for scores in self.scores[1:]
        ]
        tops = [
            scores.index(max(scores))
            for scores in self.scores[1:]
            if scores.count(max(scores)) == 1
        ]
        changes = sum(old != new for old, new in pairwise(tops))
        leader = self.names.index(slots["leader"]) if "leader" in slots else tops[-1]
        first = slots.get("round", 2)
        match kind:
            case "ending":
                assert slots.get("points", -leads[-1]) == -leads[-1] > 0
                assert self.last[leader] == max(self.last)
            case "always":
                assert slots.get("rounds", len(leads)) == len(leads)
                assert min(leads) > 0
            case "since":
                assert min(leads) <= 0 < leads[-1]
                assert "round" not in slots or min(leads[first - 1 :]) > 0 >= leads[first - 2]
            case "comeback":
                assert min(leads) <= -10
                assert "round" not in slots or -leads[first - 1] == -min(leads) == slots["points"]
            case "held":
                margin = self.ranked[0][1] - self.ranked[1][1]
                assert (slots["before"], slots["after"]) == (leads[-1], margin)
                assert margin <= 3 < leads[-1]
            case "seesaw":
                assert slots.get("count", changes) == changes >= 3
            case "late":
                assert max(leads[:-1]) <= 0
            case "regained":
                assert max(leads[:-2]) > 0 >= leads[-2]
                assert leads[-1] > 0
            case "level":
                assert leads[-1] == 0
            case _:
                raise AssertionError(kind)

    def _check_sums(self, kind: str, slots: Slots, seat: int) -> None:
        if kind == "gap":
            (first, most), (second, less), *_ = self.ranked
            assert (slots["winner"], slots["second"]) == (first, second)
            assert slots["points"] == most - less
            return
        assert slots["start"].name == slots["inside"].name
        source = slots["inside"].name.removeprefix(_SOURCES)
        if kind == "most-lost":
            losses = [-min(self._counted(of).get(source, 0), 0) for of in range(len(self.names))]
            assert slots["points"] == losses[seat] == max(losses)
            assert losses.count(max(losses)) == 1
            return
        pair = [self._counted(self.names.index(slots[of])) for of in ("winner", "second")]
        points = [counted.get(source, 0) for counted in pair]
        assert [slots["first"], slots["other"]] == list(map(abs, points))
        assert (min(points) < 0) == (kind == "gap-loss")

    def _counted(self, seat: int) -> dict[str, int]:
        """The points of a player by source; lost ones are below zero."""
        turns = [turned[seat] for turned in self.rounds]
        won = sum(turned.won for turned in turns)
        lost = -sum(turned.lost for turned in turns)
        bonus = self.final[seat] - self.last[seat]
        if self.record["game"] == "azul":
            return {"wall": won, "bonuses": bonus, "floor": lost}
        stone = -sum(turned.stone for turned in turns)
        return {"start": 5, "placed": won, "bonuses": bonus, "stone": stone, "left-over": lost}

    def _check_bonus(self, slots: Slots, seat: int) -> None:
        assert slots.get("points", 0) == self.final[seat] - self.last[seat]
        done = [item for turned in self.rounds for item in turned[seat].completed]
        kinds = [what for what, _ in done]
        for part in parts_of(slots.get("parts", ())):
            values: Slots = dict(part.slots)
            match part.name.split("-bonus-")[1]:
                case "row" | "column" as kind:
                    assert values["count"] == kinds.count(kind)
                case "stars":
                    assert values["count"] == kinds.count("star")
                case "colour":
                    assert values["count"] == kinds.count("colour")
                    colours = {value for what, value in done if what == "colour"}
                    assert colours_in(values["colours"]) == colours
                case "numbers":
                    numbers = {value for what, value in done if what == "number"}
                    assert all_numbers_in(values["numbers"]) == numbers
                case other:
                    raise AssertionError(other)

    def _check_missed(self, slots: Slots) -> None:
        """The bonus for what was told before, by the player with the second most points."""
        kind, seat = self._open
        bonuses = {"colour": 10, "both": 12, "column": 7, "row": 2}
        assert slots["points"] == bonuses.get(kind, NUMBER_POINTS.get(self._open_number))
        assert self.names[seat] == self.ranked[1][0]
        assert slots["lacked"] == self.ranked[0][1] - self.ranked[1][1] <= slots["points"]

    def _check_open(self, name: str, slots: Slots, seat: int) -> None:
        """What stayed open; the message before tells of which row "ready" tells."""
        players = names_in(slots["players"]) if "players" in slots else [self.names[seat]]
        seats = [self.names.index(player) for player in players]
        assert name.endswith("-alike") == (len(seats) > 1)
        kind = (
            name.split("-story-")[1].removesuffix("-alike").replace("short-alike", "short-colour")
        )
        if kind != "ready":
            self._open = (kind.removeprefix("short-"), seats[0])
        for of in seats:
            if name.startswith("azul-"):
                self._check_wall(kind, slots, of)
            else:
                self._check_stars(kind, slots, of)

    def _check_wall(self, kind: str, slots: Slots, seat: int) -> None:
        wall = self.result["rounds"][-1]["walls"][seat]
        colour = slots["colour"].name.removeprefix("story-") if "colour" in slots else ""
        rows = [row + 1 for row in range(5) if colour not in wall[row]]
        if "row" in slots:
            self._open_row = (seat, slots["row"] - 1, colour)
        match kind:
            case "short" | "short-colour" | "short-both":
                assert len(rows) == 1
                assert slots.get("row", rows[0]) == rows[0]
                assert kind != "short-both" or wall[rows[0] - 1].count(None) == 1
            case "short-row":
                assert wall[slots["row"] - 1].count(None) == 1
                assert slots["row"] in rows
            case "short-column":
                assert [row[slots["column"] - 1] for row in wall].count(None) == 1
            case "ready":
                assert self._open_row is not None
                of, row, wanted = self._open_row
                line = self.result["rounds"][-1]["lines"][of][row]
                assert (line["colour"], line["count"]) == (wanted, slots["count"])
                assert slots["size"] == row + 1
            case _:
                raise AssertionError(kind)

    def _check_stars(self, kind: str, slots: Slots, seat: int) -> None:
        boards = self.result["rounds"][-1]["boards"][seat]
        star = _star_of(slots["star"]) if "star" in slots else None
        match kind:
            case "short-star":
                assert star is not None
                assert boards[star].count(None) == 1
            case "short-number":
                number = int(slots["number"].name.removeprefix("story-all-"))
                is_grey = self.record["board"] == "grey"
                stars = open_stars(boards, number, is_grey=is_grey)
                self._open_number = number
                assert len(stars) == 1
                assert star in (None, *stars)
            case _:
                raise AssertionError(kind)


def _star_of(star: Phrase) -> int:
    number = dict(star.slots).get("star")
    if isinstance(number, int):
        return number
    return STARS.index(star.name.removeprefix("story-on-star-"))
