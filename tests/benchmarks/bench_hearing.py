"""How well speech is recognised: `python3 tests/benchmarks/bench_hearing.py [de en nl]`.

First people, then synthetic voices. The recordings of people are fetched at the first time (850 MB,
on Debian and its relatives); on a clean clone an environment is made, too. `--people` stops after
the people. Then synthetic voices say the commands and the other sentences of a corpus, in noise and
in a room. The report tells what was recognised by key (the program was asked to listen) and with an
open microphone (doubtful recognitions do not count).

`--every N` takes each Nth recording or sentence; `--tuning` uses the recordings and voices that
thresholds and lists were made with; `--plain` uses `recognize_sphinx` of SpeechRecognition for the
synthetic voices, which knows nothing of the game. `--whisper` adds a Whisper model to the bundled
recogniser; for people it reports the bundled one, too, in the same run. All people with both take
ten to fifteen minutes on two idle cores.
"""

import os
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent


def main() -> None:
    sys.path[:0] = [str(TESTS), str(TESTS / "hearing")]
    if find_spec("pocketsphinx") is None:  # a clean clone
        python = runpy.run_path(str(TESTS / "run.py"))["environment"]()
        os.execv(python, [python, *sys.argv])
    from hearing_benchmark import main as run

    run()


if __name__ == "__main__":
    main()
