"""The recogniser's process fails in every way that it can, and comes back."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hearing_fake_game import NET
from speech_processes import children
from speech_sound_card import wait_until

from azul_access.hearing import recogniser_process
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.recogniser import RefusedError
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.session.recognition import NOTHING, Certainty, Guess

AUDIO = bytes(32000)
OTHER_NET = Net(1, (Transition(0, 1, "rot", marks=("colour=red",)),))
WORKER = "azul_access.hearing.worker"


@pytest.fixture(autouse=True)
def python_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker imports the fake engine."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))


class Model:
    """The folder that tells the worker's engine what to do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def answer(self, *lines: str) -> None:
        (self.folder / "answers").write_text("\n".join(lines))

    def heard(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in (self.folder / "heard").read_text().splitlines()]


@pytest.fixture
def model(tmp_path: Path) -> Model:
    model = Model(tmp_path)
    model.answer()
    return model


@pytest.fixture
def recogniser(model: Model) -> Iterator[RecogniserProcess]:
    recogniser = RecogniserProcess("de", model.folder, options=("--engine", "hearing_fake_engine"))
    yield recogniser
    recogniser.close()
    assert wait_until(lambda: not list(children(WORKER)))


def lost(recogniser: RecogniserProcess) -> HearingFault:
    with pytest.raises(HearingError) as caught:
        recogniser.recognise(AUDIO, NET)
    return caught.value.reason


def test_what_was_heard_comes_back_whole(recogniser: RecogniserProcess, model: Model) -> None:
    model.answer("zwei rote", "*blau")
    first = recogniser.recognise(AUDIO, OTHER_NET, 5)
    second = recogniser.recognise(AUDIO[:640], OTHER_NET)
    assert first.guesses == (Guess("zwei rote", -1.5),)
    assert (first.certainty, first.woken, second.woken) == (Certainty.SURE, False, True)
    one, two = model.heard()
    assert (one["bytes"], one["max_guesses"], one["net"]) == (32000, 5, OTHER_NET.to_json())
    assert (two["bytes"], two["max_guesses"], two["net"]) == (640, 2, OTHER_NET.to_json())


def test_a_net_is_sent_only_when_it_has_changed(recogniser: RecogniserProcess) -> None:
    sent: list[str] = []

    class Counted:
        def __init__(self, name: str) -> None:
            self.name = name

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Counted) and other.name == self.name

        def to_json(self) -> object:
            sent.append(self.name)
            return NET.to_json()

    for name in ("a", "a", "b", "b", "a"):
        recogniser.recognise(AUDIO, Counted(name))  # type: ignore[arg-type]
    assert sent == ["a", "b", "a"]


def test_what_was_foreseen_is_heard_once(recogniser: RecogniserProcess, model: Model) -> None:
    """And what was foreseen and did not come so is not taken for the answer."""
    recogniser.prefetch(AUDIO, NET)
    recogniser.wait()
    model.answer("rot", "rot rot", "blau")
    recogniser.prefetch(AUDIO, NET)
    assert wait_until((model.folder / "heard").exists)
    recogniser.prefetch(AUDIO * 2, NET)
    assert recogniser.recognise(AUDIO * 2, NET).guesses[0].text == "rot rot"
    assert recogniser.recognise(AUDIO * 2, NET).guesses[0].text == "blau"
    assert [request["bytes"] for request in model.heard()] == [32000, 64000, 64000]


def test_of_what_was_foreseen_only_the_last_is_heard(
    recogniser: RecogniserProcess, model: Model
) -> None:
    """Somebody who takes breath three times is answered as soon as who takes it once."""
    recogniser.wait()
    model.answer("slow", "blau")
    recogniser.prefetch(AUDIO, NET)
    assert wait_until((model.folder / "heard").exists)
    recogniser.prefetch(AUDIO * 2, OTHER_NET)
    recogniser.prefetch(AUDIO * 3, OTHER_NET)
    assert recogniser.recognise(AUDIO * 3, OTHER_NET).guesses[0].text == "blau"
    first, last = model.heard()
    assert (first["bytes"], first["net"]) == (32000, NET.to_json())
    assert (last["bytes"], last["net"]) == (96000, OTHER_NET.to_json())


def test_what_was_foreseen_and_kills_the_worker_is_heard_by_its_successor(
    recogniser: RecogniserProcess, model: Model
) -> None:
    recogniser.wait()
    model.answer("crash", "rot")
    recogniser.prefetch(AUDIO, NET)
    assert recogniser.recognise(AUDIO, NET).guesses[0].text == "rot"


@pytest.mark.parametrize("fault", ["crash", "raise", "hang"])
def test_a_worker_that_fails_has_a_successor_that_hears_the_same(
    recogniser: RecogniserProcess, model: Model, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The successor knows nothing, so it gets the net again."""
    monkeypatch.setattr(recogniser_process, "REPLY_SECONDS", 1.0)
    monkeypatch.setattr(recogniser_process, "SECONDS_PER_SECOND", 0.0)
    model.answer("rot", fault, "blau")
    assert recogniser.recognise(AUDIO, OTHER_NET).guesses[0].text == "rot"
    assert recogniser.recognise(AUDIO, OTHER_NET).guesses[0].text == "blau"
    pids = [request["pid"] for request in model.heard()]
    assert pids[0] == pids[1] != pids[2]
    assert model.heard()[2]["net"] == OTHER_NET.to_json()


def test_a_phrase_that_kills_every_worker_is_given_up(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.answer("crash", "crash", "rot")
    assert lost(recogniser) is HearingFault.RECOGNISER_LOST
    assert recogniser.recognise(AUDIO, NET).guesses[0].text == "rot"


def test_a_worker_killed_between_two_phrases_is_replaced(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.answer("rot", "blau")
    recogniser.recognise(AUDIO, NET)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGKILL)
    assert recogniser.recognise(AUDIO, NET).guesses[0].text == "blau"


@pytest.fixture
def bundled() -> Iterator[RecogniserProcess]:
    recogniser = RecogniserProcess("de")
    yield recogniser
    recogniser.close()
    assert wait_until(lambda: not list(children(WORKER)))


def worker_and_helper() -> tuple[int, int]:
    """The bundled engine's two processes."""
    [worker] = children(WORKER)
    [helper] = children("spawn_main", parent=worker)
    return worker, helper


def test_what_the_bundled_engine_started_ends_with_it(bundled: RecogniserProcess) -> None:
    bundled.recognise(AUDIO, OTHER_NET)
    started = worker_and_helper()
    bundled.close()
    assert wait_until(lambda: not any(map(is_alive, started)))


def test_where_one_of_its_processes_dies_both_are_replaced(bundled: RecogniserProcess) -> None:
    heard = bundled.recognise(AUDIO, OTHER_NET)
    worker, helper = worker_and_helper()
    os.kill(helper, signal.SIGKILL)
    assert bundled.recognise(AUDIO, OTHER_NET) == heard
    others = worker_and_helper()
    assert worker not in others
    assert helper not in others


def test_what_libraries_write_spoils_nothing(
    recogniser: RecogniserProcess, model: Model, capfd: pytest.CaptureFixture[str]
) -> None:
    model.answer("noise", "rot")
    assert recogniser.recognise(AUDIO, NET) == NOTHING
    assert recogniser.recognise(AUDIO, NET).guesses[0].text == "rot"
    assert capfd.readouterr() == ("", "")


def test_a_broken_model_is_refused_with_its_reason_until_it_is_mended(
    recogniser: RecogniserProcess, model: Model
) -> None:
    (model.folder / "broken").touch()
    for _ in range(2):
        with pytest.raises(RefusedError) as caught:
            recogniser.wait()
        assert caught.value.name == "model-broken"
        assert caught.value.slots == {"folder": str(model.folder)}
    (model.folder / "broken").unlink()
    recogniser.wait()


@pytest.mark.parametrize("how", ["crashes", "raises"])
def test_a_model_that_cannot_be_loaded_is_blamed_until_it_is_mended(
    recogniser: RecogniserProcess, model: Model, how: str
) -> None:
    """A folder that only looks like a model."""
    (model.folder / how).touch()
    assert lost(recogniser) is HearingFault.BROKEN_MODEL
    (model.folder / how).unlink()
    assert recogniser.recognise(AUDIO, NET) == NOTHING


def test_a_missing_library_is_no_recogniser() -> None:
    recogniser = RecogniserProcess("de", options=("--engine", "no_such_engine"))
    assert lost(recogniser) is HearingFault.NO_RECOGNISER
    recogniser.close()


def test_another_language_is_another_worker(recogniser: RecogniserProcess, model: Model) -> None:
    for language in ("de", "de", "nl"):
        recogniser.set_language(language)
        recogniser.recognise(AUDIO, NET)
    pids = [request["pid"] for request in model.heard()]
    assert pids[0] == pids[1] != pids[2]
    assert [request["language"] for request in model.heard()] == ["de", "de", "nl"]


def test_a_worker_that_hangs_ends_with_the_program(model: Model) -> None:
    """Also where nobody was left to kill it."""
    model.answer("hang")
    code = (
        "import sys; from pathlib import Path\n"
        "from azul_access.hearing.net import Net\n"
        "from azul_access.hearing.recogniser_process import RecogniserProcess\n"
        "engine = ('--engine', 'hearing_fake_engine')\n"
        "RecogniserProcess('de', Path(sys.argv[1]), options=engine).recognise(b'', Net(0, ()))\n"
    )
    program = subprocess.Popen([sys.executable, "-c", code, str(model.folder)])
    assert wait_until(lambda: (model.folder / "heard").exists() and model.heard())
    pid = int(str(model.heard()[0]["pid"]))
    program.kill()
    program.wait()
    assert wait_until(lambda: not is_alive(pid))


def is_alive(pid: int) -> bool:
    """Ended and not yet buried counts as dead."""
    path = Path(f"/proc/{pid}/stat")
    return path.exists() and path.read_text().rpartition(")")[2].split()[0] != "Z"


def test_after_closing_nothing_starts_again(recogniser: RecogniserProcess) -> None:
    recogniser.recognise(AUDIO, NET)
    recogniser.close()
    assert lost(recogniser) is HearingFault.RECOGNISER_LOST
    assert not list(children(WORKER))
