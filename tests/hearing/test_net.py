"""Which sentences a net contains, and which of them are likely."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from computer_conversation import begin_with_computers
from hearing_corpus import net_at
from hearing_short_game import start_session, typed_lines
from scripted_conversation import begin_conversation

from azul_access import session as conversation
from azul_access.hearing.automaton import Automaton, NetSentences
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.net import Meaning, Net, Transition
from azul_access.hearing.net_builder import build_net
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language.grammar import Rule, Word
from azul_access.language.languages import LANGUAGES
from azul_access.session.control.controls import SeatAction
from azul_access.session.meaning.seats import find_seat_request, spoken_seat_rules


def weight_in(sentences: Automaton, words: Sequence[str]) -> float:
    """The product of the weights of the path; 0 if there is none."""
    steps = {(start, word): (end, weight) for start, end, weight, word in sentences.arcs}
    assert len(steps) == len(sentences.arcs)
    state, product = sentences.start, 1.0
    for word in words:
        if (state, word) not in steps:
            return 0.0
        state, factor = steps[state, word]
        product *= factor
    return product * sentences.ends.get(state, 0.0)


def weight(net: Net, sentence: str) -> float:
    return weight_in(NetSentences(net).all, sentence.split())


SHARED = Net(
    4,
    (
        Transition(0, 1, "red"),
        Transition(1, 4, "blue"),
        Transition(0, 2, "red", 1e-6),
        Transition(2, 4, "black"),
        Transition(0, 4, "red", 1e-3),
    ),
)


@pytest.mark.parametrize(
    ("sentence", "expected"), [("red blue", 1), ("red black", 1e-6), ("red", 1e-3)]
)
def test_paths_with_the_same_beginning_keep_their_weights(sentence: str, expected: float) -> None:
    assert weight(SHARED, sentence) == pytest.approx(expected)


def test_a_weight_is_that_of_the_likeliest_path() -> None:
    twice = Net(1, (Transition(0, 1, "red", 0.5), Transition(0, 1, "red", 0.1)))
    assert weight(twice, "red") == 0.5


def paths(net: Net, state: int = 0) -> Iterator[tuple[tuple[str, ...], Meaning, float]]:
    """The words, the meaning and the weight of every path of a net without loops."""
    if state == net.last:
        yield (), (), 1.0
    for transition in net.transitions:
        if transition.start == state:
            for words, marks, weight in paths(net, transition.end):
                words, marks = (transition.word, *words), (*transition.marks, *marks)
                yield words, marks, transition.weight * weight


def random_net(generator: random.Random) -> Net:
    states = range(5)
    return Net(
        states[-1],
        tuple(
            Transition(
                start,
                generator.choice(states[start + 1 :]),
                generator.choice("ab"),
                10.0 ** -generator.randrange(4),
                generator.choice(((), ("x",), ("y",), ("x", "y"))),
            )
            for start in states[:-1]
            for _ in range(4)
        ),
    )


@pytest.mark.parametrize("seed", range(60))
def test_sentences_without_meanings_are_those_of_all_other_paths(seed: int) -> None:
    generator = random.Random(seed)
    net = random_net(generator)
    found = sorted({meaning for _, meaning, _ in paths(net)})
    left_out = generator.sample(found, min(len(found), 1 + seed % 3))
    expected: dict[tuple[str, ...], float] = {}
    for words, meaning, weight in paths(net):
        likeliest = max(weight, expected.get(words, 0.0))
        expected[words] = expected.get(words, 0.0) if meaning in left_out else likeliest
    sentences = NetSentences(net).without(left_out)
    assert bool(sentences.ends) == any(expected.values())
    for words, weight in expected.items():
        assert weight_in(sentences, words) == pytest.approx(weight)


def test_nothing_is_left_without_the_only_meaning() -> None:
    net = Net(1, (Transition(0, 1, "red", marks=("colour",)),))
    sentences = NetSentences(net).without([("colour",)])
    assert not sentences.ends
    assert not sentences.arcs


@pytest.mark.parametrize(
    ("language", "regular", "irregular"),
    [
        # Four to a factory.
        ("de", "rot rot blau orange", "rot blau orange"),
        ("en", "two red one blue one black", "two red one blue"),
        # Numbers for all or for none.
        ("nl", "twee rode en twee blauwe", "twee rode blauw blauw"),
        # Inflected only after a number.
        ("de", "rot rot blau orange", "rote rot blau orange"),
        ("nl", "rood zwart blauw geel", "rode zwart blauw geel"),
    ],
)
def test_irregular_lists_of_tiles_are_unlikely(language: str, regular: str, irregular: str) -> None:
    net = net_at(language, "azul-fill")
    assert weight(net, regular) > 1e-6
    assert 0 < weight(net, irregular) <= 1e-12


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "lege alle rot mitte auf boden"),
        ("en", "red put from centre floor"),
        ("nl", "neem alle midden rood leg vloer"),
        ("nl", "rood midden op alle vloer"),
    ],
)
def test_a_word_salad_is_no_move(language: str, sentence: str) -> None:
    """It is understood as typed text, but would match almost any audio."""
    assert weight(net_at(language, "azul-take"), sentence) == 0


def test_no_more_tiles_of_a_colour_are_drawn_than_a_factory_holds() -> None:
    net = net_at("de", "summer-pavilion-fill")
    assert weight(net, "vier rote rot rot") > 0
    assert weight(net, "sieben rote rot rot") == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "rot manufaktur drei reihe zwei"),
        ("de", "die drei roten aus der mitte in die zweite reihe bitte"),
        ("en", "red from factory three row two"),
        ("en", "factory three red row two"),
        ("nl", "rood uit fabriek drie rij twee"),
        ("nl", "midden blauw naar rij vijf"),
    ],
)
def test_small_words_that_people_leave_out_may_be_missing(language: str, sentence: str) -> None:
    assert weight(net_at(language, "azul-take"), sentence) > 0


@pytest.mark.parametrize(("answers", "expected"), [(True, 1e-4), (False, 1.0)])
def test_what_is_no_answer_is_unlikely_where_answers_are_listened_for(
    answers: bool, expected: float
) -> None:
    """An answer itself is not, and without answers nothing is."""
    build: Any = object
    rules = (
        Rule("yes", Word(("yes",)), build, answers=answers),
        Rule("red", Word(("red",)), build),
    )
    net = build_net(rules, {"yes": ["ja"], "red": ["rot"]})
    assert weight(net, "ja") == 1.0
    assert weight(net, "rot") == pytest.approx(expected)


@pytest.mark.parametrize(
    ("language", "ninth", "tenth"),
    [
        ("de", "stimme neun", "stimme zehn"),
        ("en", "voice nine", "voice ten"),
        ("nl", "stem negen", "stem tien"),
    ],
)
def test_nine_voices_can_be_chosen_by_voice(language: str, ninth: str, tenth: str) -> None:
    """Each further number can be misrecognised; others are typed."""
    net = net_at(language, "azul-take")
    assert weight(net, ninth) > 0
    assert weight(net, tenth) == 0


def test_a_net_is_kept_while_the_same_can_be_said() -> None:
    """Building one takes much longer than a move. A question has a net of its own.

    "Wrong" only answers a move by voice, but is in every net: so one net does for all turns.
    """
    start = start_session("de")
    moved = conversation.handle_line(start, typed_lines("de")[0], "keyboard").session
    assert moved.ledger != start.ledger
    assert net_of(moved) is net_of(start)
    asked = conversation.handle_line(start, "spiel beenden", "keyboard").session
    assert asked.pending
    assert net_of(start).answer_marks == {"rule=wrong"}
    assert net_of(asked).answer_marks > net_of(start).answer_marks
    assert net_of(start_session("nl")).words != net_of(start).words


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_seats_are_heard(language: str) -> None:
    """Each of them for each player and level; what is heard is read like a typed line."""
    session = begin_with_computers(language=language).session
    rules, words = spoken_seat_rules(session), spoken_words(language, "azul", session.setup.names)
    heard = list(paths(build_net(rules, {**words, "wake": ()})))
    assert len(heard) > 15
    sentences = NetSentences(net_of(session)).all
    actions = set()
    for sentence, _, _ in heard:
        request = find_seat_request(session, " ".join(sentence))
        assert request is not None, sentence
        actions.add(request.action)
        assert weight_in(sentences, sentence) > 0
    assert actions == {
        SeatAction.TO_COMPUTER,
        SeatAction.BACK,
        SeatAction.AT_LEVEL,
        SeatAction.TOLD,
    }


def test_only_a_seat_can_be_given_away_where_no_computer_plays() -> None:
    """Sentences about a computer's level, and "Anna is back", are in the net once one plays."""
    session = begin_conversation(language="en").session
    assert weight(net_of(session), "ben is the computer now") > 0
    assert weight(net_of(session), "computer level three") == 0
