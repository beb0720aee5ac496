"""Voice input: a second opinion about a sound is offered, and never acts by itself."""

from dataclasses import replace

import pytest
from spoken_conversation import (
    BLUE,
    FAIR,
    ILLEGAL,
    LIKELY,
    NARROW,
    RED,
    SURE,
    answer_to,
    base_game,
    history_length,
    recognise,
    say,
)

from azul_access.session import handle_recognition, keep_opinions, wants_opinion
from azul_access.session.recognition import Certainty, Guess

# A sentence that cannot be done now is passed over.
CLEAR = (Guess(ILLEGAL, -9.0), Guess(RED, -10.0), Guess(BLUE, -14.0))
CLOSE = (Guess(ILLEGAL, -9.0), Guess(RED, -10.0), Guess(BLUE, -11.0))
WHITE = "gelb von Manufaktur 3 in Reihe 1"
ONE = "Also: 2 rote R von Manufaktur 1 in Reihe 2. Richtig?"


def hear(
    *guesses: str,
    opinions: tuple[Guess, ...],
    certainty: Certainty = NARROW,
    is_addressed: bool = True,
) -> str:
    """What is announced in a new game; nothing is done."""
    conversation = base_game()
    before = history_length(conversation)
    recognition = replace(recognise(*guesses, certainty=certainty), opinions=opinions)
    step = handle_recognition(
        conversation.session, recognition, "microphone", is_addressed=is_addressed
    )
    told = len(conversation.paragraphs)
    conversation.use(step)
    assert history_length(conversation) == before
    return "\n".join(conversation.paragraphs[told:])


def test_what_was_not_understood_is_offered() -> None:
    """One move if it is far ahead, else two; nothing to those who talk to somebody else."""
    assert hear(opinions=CLEAR) == ONE
    two = hear(opinions=CLOSE)
    assert "1: 2 rote R" in two
    assert "2: ein blaues B" in two
    assert hear(opinions=CLEAR, is_addressed=False) == ""
    assert hear(opinions=(Guess("Stand", -1.0), Guess(ILLEGAL, -2.0))) == hear(opinions=())


@pytest.mark.parametrize(
    ("guess", "opinions", "certainty", "order"),
    [
        (RED, CLEAR, FAIR, ["rote"]),
        (RED, CLEAR, NARROW, ["rote"]),
        (RED, CLOSE, FAIR, ["rote", "blaues"]),
        (BLUE, CLEAR, FAIR, ["rote", "blaues"]),
        (BLUE, CLOSE, NARROW, ["blaues", "rote"]),
    ],
)
def test_a_move_that_was_not_clear_is_offered_beside_it(
    guess: str, opinions: tuple[Guess, ...], certainty: Certainty, order: list[str]
) -> None:
    """What is far ahead comes first."""
    asked = hear(guess, opinions=opinions, certainty=certainty)
    places = {word: asked.find(word) for word in ("rote", "blaues") if word in asked}
    assert sorted(places, key=places.__getitem__) == order


def test_an_impossible_move_is_refused_and_the_opinion_offered() -> None:
    why, *offer = hear(ILLEGAL, opinions=CLEAR).splitlines()
    assert why.startswith("Es liegt ein B auf Manufaktur 1, nicht 2.")
    assert offer == ["Meintest du: 2 rote R von Manufaktur 1 in Reihe 2?"]
    assert hear(ILLEGAL, opinions=CLEAR, certainty=SURE) == why


def test_after_wrong_the_opinion_is_offered() -> None:
    """It was asked for when the move was done, about the session before it."""
    conversation = base_game()
    before = conversation.session
    say(conversation, BLUE, certainty=LIKELY)
    step = keep_opinions(conversation.session, before, CLEAR, "microphone")
    assert not step.announcements
    conversation.use(step)
    assert answer_to(conversation, "falsch").endswith(
        "War gemeint: 2 rote R von Manufaktur 1 in Reihe 2?"
    )
    say(conversation, "nein")
    asked = answer_to(conversation, BLUE, certainty=LIKELY)  # was called wrong just now
    assert asked.endswith("Richtig?")


def test_an_opinion_about_another_move_is_dropped() -> None:
    conversation = base_game()
    say(conversation, BLUE, certainty=LIKELY)
    session = conversation.session
    step = keep_opinions(session, session, CLEAR, "microphone")
    assert step.session.voice_move is session.voice_move


def test_what_is_being_said_meanwhile_can_be_repeated() -> None:
    """It comes while the voice has paragraphs to say, which nobody has stepped back to."""
    conversation = base_game()
    before = conversation.session
    say(conversation, BLUE, certainty=LIKELY)
    speaking = replace(conversation.session, repeat_position=2)
    step = keep_opinions(speaking, before, CLEAR, "microphone")
    assert step.session.repeat_position == 0


def test_it_is_wanted_only_where_it_helps() -> None:
    """Its time is spent neither before what is done at once nor for talk and questions."""
    conversation = base_game()

    def wanted(*guesses: str, certainty: Certainty, is_addressed: bool = False) -> bool:
        recognition = recognise(*guesses, certainty=certainty)
        return wants_opinion(
            conversation.session, recognition, "microphone", is_addressed=is_addressed
        )

    assert not wanted(RED, certainty=LIKELY)
    assert wanted(RED, certainty=FAIR)
    assert not wanted("Stand", certainty=FAIR)
    assert wanted(ILLEGAL, certainty=NARROW)
    assert not wanted(certainty=NARROW)
    assert wanted(certainty=NARROW, is_addressed=True)
    say(conversation, RED, certainty=FAIR)
    assert not wanted(BLUE, certainty=NARROW)  # a question waits
