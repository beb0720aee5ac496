"""What a story tells of the evening: how long it took, and the longest thought."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from story_vectors import load

from azul_access.__main__ import main
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.storage.game_log import read_log
from azul_access.storage.lines import encode, encode_header
from azul_access.story.composer import tell_story, tell_summary
from azul_access.story.evening import (
    EarlierGame,
    count_played,
    evening_facts,
    record_facts,
    tip_facts,
)

GAME = "base-2p-003"
GAMES = Path(__file__).parent.parent / "export" / "games"
EVERY = 20  # seconds between two commands


def timed(gaps: dict[int, int]) -> Ledger:
    """A game in which a command was given every 20 seconds, but some after other `gaps`."""
    ledger, _ = load(GAME)
    at, applied = 0, []
    for index, item in enumerate(ledger.applied):
        at += gaps.get(index, EVERY)
        applied.append(replace(item, at=at))
    return replace(ledger, applied=tuple(applied))


def turns() -> list[int]:
    """The indexes of the commands that are moves."""
    ledger, _ = load(GAME)
    expects = ledger.system.rules.expects
    return [
        index
        for index, item in enumerate(ledger.applied)
        if expects(item.before).kind is Expects.TURN
    ]


TURNS = turns()


def numbers_in(message: Phrase, language: str, shape: int) -> list[int]:
    shaped = replace(message, slots=(*message.slots, ("shape", shape)))
    text = load_phrases(language).render(shaped, Verbosity.NORMAL, Form.SHOW)
    return sorted(map(int, re.findall(r"\d+", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_and_the_longest_thought_are_told(language: str) -> None:
    """The same minutes in every shape; a pause over an hour is neither played nor thought."""
    ledger = timed({TURNS[3]: 3601, TURNS[9]: 500, TURNS[12]: 400, TURNS[20]: 3600 * 30})
    seconds = (len(ledger.applied) - 4) * EVERY + 900
    assert count_played(ledger) == seconds
    hours, minutes = divmod((seconds + 30) // 60, 60)
    _, context = load(GAME)
    length, thought = evening_facts(context.names, ledger)
    slots = dict(thought.slots)
    before = ledger.applied[TURNS[9]].before
    player = ledger.system.rules.expects(before).player
    assert player is not None
    number = ledger.system.facts.round_number(before)
    assert slots == {"player": context.names[player], "minutes": 8, "round": number}
    for shape in range(1, 5):
        told = numbers_in(length, language, shape)
        expected = [part for part in (hours, minutes) if part > 1]
        assert told == sorted(expected)
        assert numbers_in(thought, language, shape) == sorted([8, number])


def test_an_hour_is_a_thought_and_no_pause() -> None:
    _, context = load(GAME)
    _, thought = evening_facts(context.names, timed({TURNS[3]: 3600, TURNS[9]: 500}))
    assert dict(thought.slots)["minutes"] == 60


def test_two_thoughts_of_the_same_length_are_not_told() -> None:
    """No sentence says that one of them was the longest."""
    _, context = load(GAME)
    facts = list(evening_facts(context.names, timed({TURNS[2]: 300, TURNS[5]: 300})))
    assert [fact.name for fact in facts] == ["story-length"]


def test_nothing_is_told_without_times() -> None:
    """Also if only one is missing, as where an older program began the game."""
    _, context = load(GAME)
    ledger = timed({})
    first, *rest = ledger.applied
    partly = replace(ledger, applied=(replace(first, at=None), *rest))
    quick = timed(dict.fromkeys(range(1000), 0))
    for game in (load(GAME)[0], partly, quick):
        assert not list(evening_facts(context.names, game))


def test_the_evening_is_in_the_story() -> None:
    """After the look back; the other sentences may be fewer, but tell the same game."""
    _, context = load(GAME)
    story = tell_story(timed({TURNS[9]: 500}), context)
    assert story is not None
    assert [sentence.name for sentence in story.back[-2:]] == ["story-length", "story-thought"]


def test_a_summary_has_the_length_and_two_short_notes() -> None:
    """The longest thought, further notes and long ones are left to the story."""
    _, context = load(GAME)
    ledger = timed({TURNS[9]: 500})
    texts = ("Anna sang.", "word " * 16, "Ben laughed.", "Good night.")
    notes = [AppliedNote(text, "test", 10 * number) for number, text in enumerate(texts)]
    ledger = replace(ledger, history=(*ledger.applied, *notes))
    summary = tell_summary(ledger, context)
    assert summary is not None
    told = [item for item in summary.ending if item.name in ("story-note", "story-length")]
    assert [dict(item.slots).get("text") for item in told] == [texts[0], texts[2], None]
    assert summary.ending[-1].name == "story-length"


def records_after(*games: EarlierGame) -> list[tuple[str, dict[str, object]]]:
    facts = record_facts(("Anna", "Ben"), (50, 47), (0,), games)
    return [(fact.name.removeprefix("story-day-"), dict(fact.slots)) for fact in facts]


def test_records_of_a_day() -> None:
    """The number of the game, the best result so far, and a second win; nothing of a first game."""
    weak = EarlierGame({"Anna": 40, "Ben": 49}, {"Ben"})
    strong = EarlierGame({"Anna": 50, "Carla": 30}, {"Anna"})
    assert records_after() == []
    assert records_after(weak) == [
        ("game", {"number": 2}),
        ("best", {"player": "Anna", "points": 50}),
    ]
    assert records_after(weak, strong) == [
        ("game", {"number": 3}),
        ("wins", {"player": "Anna", "wins": 2}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_have_the_same_figures_in_every_shape(language: str) -> None:
    best = phrase("story-day-best", player="Anna", points=50)
    for shape in range(1, 5):
        assert numbers_in(best, language, shape) == [50]


def test_games_written_together_know_those_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The third game of a day is won by the same player for the third time."""
    paths = [tmp_path / f"{hour}.azul" for hour in (18, 19, 20)]
    contents = read_log(GAMES / "azul.azul")
    for path in paths:
        header = {**contents.header, "begun": f"2026-03-08T{path.stem}:00:00+00:00"}
        first, crc = encode_header(header)
        path.write_bytes(first + encode(contents.entries, crc)[0])
    words = ["narrate", *map(str, paths), "--to", "txt", "--language", "en", "-o", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().err == ""
    told = [path.with_suffix(".txt").read_text(encoding="utf-8") for path in paths]
    of_day = [len(re.findall(r"(?:of the|of that|that|the) day|That day", text)) for text in told]
    assert of_day[0] == 0 < of_day[1]
    assert re.search("third (game|win|time)", told[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_told_honestly(language: str) -> None:
    """Of each player who asked, how many; nothing of a game without tips."""
    ledger, context = load(GAME)
    assert not list(tip_facts(context.names, ledger))
    ledger = replace(ledger, tips=((0, 1), (3, 0), (5, 1), (9, 1)))
    phrases = load_phrases(language)
    first, second = [
        phrases.render(item, Verbosity.NORMAL, Form.SHOW)
        for item in tip_facts(context.names, ledger)
    ]
    assert context.names[0] in first
    assert context.names[1] in second
    assert re.search(r"\b(3|drei|three|drie)\b", second)
    story = tell_story(ledger, context)
    assert story is not None
    assert sum(sentence.name == "story-tips" for sentence in story.back) == 2
