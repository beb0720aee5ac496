"""The pace of steps: the scoring of a round is announced one event at a time."""

from scripted_conversation import FILLED_FACTORIES, begin_conversation

from azul_access.session.control.controls import Pace

# All moves of a first round but the last, `zx5`.
ROUND = ("3r4", "1r1", "2b2", "4x2", "5b1", "zo3", "zb3", "zs5")


def test_the_pace_step_announces_tiling_step_by_step() -> None:
    """Every event of the tiling waits for "next", and the last one adds whose turn it is."""
    conversation = begin_conversation(FILLED_FACTORIES, *ROUND, pace=Pace.STEP)
    answer = conversation.answer("zx5")
    assert "Weiter mit Enter" in answer
    count = len(conversation.session.queued_announcements)
    assert count > 3
    first = conversation.answer("")
    assert first.startswith("Anna: Reihe 1, ")
    for _ in range(count - 1):
        conversation.enter("n")
    assert conversation.paragraphs[-1].endswith("füllt Manufaktur 1.")
    assert not conversation.enter("n").understood


def test_a_new_command_announces_the_queued_steps_first() -> None:
    """Players who do not wait for the steps miss none of them."""
    conversation = begin_conversation(FILLED_FACTORIES, *ROUND, pace=Pace.STEP)
    conversation.enter("zx5")
    answer = conversation.answer("rrbs")
    assert "Stand nach Runde 1" in answer
    assert answer.splitlines()[-1].startswith("Manufaktur 1: 2 R")


def test_the_pace_step_does_not_delay_a_choice() -> None:
    """With the grey wall the companion asks for a column at once."""
    fill = "rrrr bbbb ssss xxxx oooo"
    conversation = begin_conversation(
        fill, "1r4", "2b4", "3s5", "4x5", chosen={"wall": "grey"}, pace=Pace.STEP
    )
    answer = conversation.answer("5o1")
    assert "In welche Spalte" in answer
    assert "Weiter mit Enter" not in answer
