"""What two engines heard becomes one recognition."""

from dataclasses import replace
from itertools import product

import pytest
from test_user_models import NET

from azul_access.hearing.agreement import (
    RULES,
    Decision,
    Fit,
    Other,
    Reading,
    after_wake_word,
    combine,
    fit_of,
)
from azul_access.hearing.net import Transition
from azul_access.hearing.thresholds import FreeTextLimits
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition, Written

LIMITS = FreeTextLimits(near=0.25, few=0.5, sure=0.1)
HEARD = Recognition((Guess("rot zwei", -5.0), Guess("rot drei", -9.0)), Certainty.LIKELY)
SAME, OTHER = ("rot", "zwo"), ("blau", "fünf")


def texts(recognition: Recognition) -> list[str]:
    return [guess.text for guess in recognition.guesses]


def test_there_is_a_rule_for_every_case() -> None:
    assert set(RULES) == set(product(Fit, Other))


@pytest.mark.parametrize(("cost", "leaked"), [(0.0, False), (0.2, False), (0.0, True)])
def test_what_both_heard_is_sure(cost: float, leaked: bool) -> None:
    combined = combine(Reading(SAME, cost, leaked), HEARD, NET, LIMITS)
    assert combined.certainty is Certainty.SURE
    is_close = cost <= LIMITS.sure and not leaked
    assert texts(combined) == ["rot zwo" if is_close else "rot zwei", "rot drei"]
    assert combined.guesses[0].score == HEARD.guesses[0].score


def test_agreement_makes_a_doubtful_sentence_clear() -> None:
    doubtful = Recognition(HEARD.guesses, Certainty.NARROW, woken=True, doubtful=True)
    combined = combine(Reading(("computer", *SAME), 0.0), doubtful, NET, LIMITS)
    assert not combined.doubtful
    assert combined.woken


def test_a_close_text_counts_by_itself() -> None:
    for heard, others in ((HEARD, texts(HEARD)), (NOTHING, [])):
        combined = combine(Reading(OTHER, 0.1), heard, NET, LIMITS)
        assert texts(combined) == ["blau fünf", *others]
        assert combined.certainty is Certainty.FAIR  # moves are asked about
        assert not combined.doubtful


def test_a_long_text_with_a_wrong_word_is_not_close() -> None:
    for wrong, certainty in ((2.0, Certainty.FAIR), (2.1, Certainty.NARROW)):
        combined = combine(Reading(OTHER, 0.05, wrong=wrong), HEARD, NET, LIMITS)
        assert combined.certainty is certainty


def test_a_near_text_and_another_sentence_are_offered() -> None:
    combined = combine(Reading(OTHER, 0.2), HEARD, NET, LIMITS)
    assert texts(combined) == ["blau fünf", "rot zwei", "rot drei"]
    assert combined.certainty is Certainty.NARROW
    assert not combined.doubtful


def test_a_near_text_alone_counts_only_where_a_command_is_expected() -> None:
    unclear = replace(HEARD, doubtful=True)
    assert combine(Reading(OTHER, 0.2), unclear, NET, LIMITS).doubtful
    combined = combine(Reading(OTHER, 0.2), NOTHING, NET, LIMITS)
    assert texts(combined) == ["blau fünf"]
    assert combined.certainty is Certainty.NARROW
    assert combined.doubtful


def test_another_text_is_the_second_guess_if_there_is_none() -> None:
    alone = replace(HEARD, guesses=HEARD.guesses[:1])
    for words in (OTHER, ("computer", *OTHER)):
        rival = Reading(words, 0.2)
        combined = combine(Reading(SAME, 0.0, rival=rival), alone, NET, LIMITS)
        assert texts(combined) == ["rot zwo", "blau fünf"]
        assert combined.certainty is Certainty.SURE
        assert texts(combine(Reading(SAME, 0.0, rival=rival), HEARD, NET, LIMITS))[1] == "rot drei"
    for rival in (Reading(OTHER, LIMITS.few + 0.1), Reading(("computer",), 0.0)):
        assert texts(combine(Reading(SAME, 0.0, rival=rival), alone, NET, LIMITS)) == ["rot zwo"]


@pytest.mark.parametrize("heard", [HEARD, NOTHING])
def test_text_far_from_every_sentence_is_no_command(heard: Recognition) -> None:
    """Where up to 40 words can be said, a text may be farther."""
    few, many = (
        replace(
            NET, transitions=(*NET.transitions, *(Transition(2, 3, str(n)) for n in range(more)))
        )
        for more in (33, 34)
    )
    assert (len(few.words), len(many.words)) == (40, 41)
    assert combine(None, heard, few, LIMITS) == NOTHING
    for reading in (Reading(SAME, 0.3), Reading(OTHER, 0.5)):
        assert combine(reading, heard, many, LIMITS) == NOTHING
        assert combine(reading, heard, few, LIMITS).guesses
    assert combine(Reading(SAME, 0.6), heard, few, LIMITS) == NOTHING


def test_a_piece_of_the_prompt_needs_the_other_engine() -> None:
    leaked = Reading(OTHER, 0.0, is_leaked=True)
    combined = combine(leaked, HEARD, NET, LIMITS)
    assert texts(combined) == ["rot zwei", "blau fünf", "rot drei"]
    assert combined.certainty is Certainty.NARROW
    assert combine(leaked, NOTHING, NET, LIMITS) == NOTHING


def test_the_wake_word_is_no_part_of_the_sentence() -> None:
    combined = combine(Reading(("computer", *OTHER), 0.0), NOTHING, NET, LIMITS)
    assert combined.woken
    assert texts(combined) == ["blau fünf"]
    alone = combine(Reading(("computer",), 0.0), NOTHING, NET, LIMITS)
    assert alone == Recognition(woken=True)
    both = combine(Reading(("computer",), 0.2), Recognition(woken=True), NET, LIMITS)
    assert both.woken
    assert not both.guesses


def test_without_a_limit_for_sure_no_text_counts_by_itself() -> None:
    assert fit_of(Reading(OTHER, 0.0), near=0.25, sure=-1.0) is Fit.NEAR
    assert RULES[Fit.NEAR, Other.DIFFERENT][0] is Decision.TEXT_FIRST


def test_the_written_text_loses_the_wake_word() -> None:
    for text, woken, rest in (
        ("Computer, rot aus der Mitte.", True, "rot aus der Mitte."),
        ("Rot, Computer.", False, "Rot, Computer."),
        ("computer", True, None),
    ):
        said_so, written = after_wake_word(Written(text, -0.3), NET)
        assert (said_so, written and written.text) == (woken, rest)


def test_among_few_words_a_text_alone_is_likely_if_it_is_clearly_ahead() -> None:
    ahead = combine(Reading(OTHER, 0.0, margin=2.0), HEARD, NET, LIMITS)
    assert ahead.certainty is Certainty.LIKELY
    assert texts(ahead)[0] == "blau fünf"
    rivalled = combine(Reading(OTHER, 0.0, margin=1.9), HEARD, NET, LIMITS)
    assert rivalled.certainty is Certainty.NARROW
    far = combine(Reading(OTHER, 0.4, margin=9.0), HEARD, NET, LIMITS)
    assert far.certainty is Certainty.NARROW
