"""Measure set, fix and undo in a very long game: `python tests/benchmarks/bench_corrections.py`.

A line is measured from its text to the text of the announcements, in processor time; figures are
medians. After the first move everybody takes tiles to the floor line, so that the game goes on.
"""

import statistics
import time
from random import Random

from azul_access.games.azul import rules
from azul_access.games.azul.commands import Choose, Command, Take
from azul_access.games.azul.pieces import FLOOR, LABELS, Line, Target
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.virtual_bag import draw
from azul_access.language.phrase import Form
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.record.setup import make_setup, start_ledger
from azul_access.session import Session, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate

ENTRIES, RUNS = 3000, 15


def main() -> None:
    session = play_long_game()
    applied = session.ledger.applied
    state = session.ledger.state
    assert isinstance(state, State)
    last_round = sum(
        isinstance(item.before, State) and item.before.round >= state.round - 1 for item in applied
    )
    # The last factory of this round, with its tiles in another order.
    labels = " ".join(LABELS[tile] for tile in state.factories[-1][::-1])
    print(f"A game of {len(applied)} entries, medians:")
    for lines in (
        ["set score Anna 5"],
        [f"fix {len(state.factories)} {labels}"],
        ["fix column 3", "yes"],  # the only chosen column is one of the first round
        [f"undo {last_round}", f"redo {last_round}"],  # a whole round, and the draws of this one
    ):
        measure(session, lines)


def play_long_game() -> Session:
    """A game on the grey wall in which a round has just been prepared."""
    chosen = {"wall": "grey"}
    setup = make_setup(
        game="azul",
        names=("Anna", "Ben"),
        first_seat=0,
        chosen=chosen,
        bag="table",
        seed=1,
        language="en",
    )
    random = Random(1)
    ledger = start_ledger(setup)
    while True:
        state = ledger.state
        assert isinstance(state, State)
        if len(ledger.applied) >= ENTRIES and state.phase is Phase.TAKE:
            return Session(setup, ledger, Settings("en", speech=SpeechOutput.OFF))
        ledger, _ = add_entry(ledger, CommandEntry(_next_command(state, random), "keyboard"))


def _next_command(state: State, random: Random) -> Command:
    if state.phase is Phase.FILL:
        return draw(state, random)
    if state.phase is Phase.TILE:
        return Choose(0)
    target: Target = FLOOR
    if state.round == 1 and not any(player.lines[0] for player in state.players):
        target = Line(0)
    takes = [move for move in rules.legal_commands(state) if isinstance(move, Take)]
    return random.choice([move for move in takes if move.target == target])


def measure(session: Session, lines: list[str]) -> None:
    """Print how long each line takes when they are entered one after the other."""
    times: list[list[float]] = [[] for _ in lines]
    for _ in range(RUNS):
        current = session
        for number, line in enumerate(lines):
            begun = time.process_time()
            current = _enter(current, line)
            times[number].append(time.process_time() - begun)
    for line, seconds in zip(lines, times, strict=True):
        print(f"  {line}: {statistics.median(seconds) * 1000:.1f} ms")


def _enter(session: Session, line: str) -> Session:
    """The session after a line; its announcements are rendered as they are for the screen."""
    step = handle_line(session, line, "keyboard")
    assert step.understood, line
    phrases = load_phrases(session.settings.language)
    for announcement in step.announcements:
        for paragraph in narrate(session.setup.system, session.context, announcement):
            phrases.render_all(paragraph, session.settings.verbosity, Form.SHOW)
    return step.session


if __name__ == "__main__":
    main()
