"""The recogniser's process: its requests and replies, and a new one after each kind of failure."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from hearing_fake_engine import BUNDLED
from hearing_fake_game import NET
from speech_processes import children
from speech_sound_card import wait_until

from azul_access.hearing import recogniser_process
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net, Transition
from azul_access.hearing.recogniser import RefusedError
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.hearing.worker import Request, take_newest
from azul_access.session.recognition import NOTHING, Certainty, Guess

AUDIO = bytes(32000)
OTHER_NET = Net(1, (Transition(0, 1, "rot", marks=("colour=red",)),))
WORKER = "azul_access.hearing.worker"
LIMIT_SECONDS = 60.0


@pytest.fixture(autouse=True)
def python_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker imports the fake engine."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))


class Model:
    """The folder that tells the fake engine what to do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def set_answers(self, *lines: str) -> None:
        (self.folder / "answers").write_text("\n".join(lines))

    def requests(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in (self.folder / "requests").read_text().splitlines()]

    def wait_for_request(self) -> None:
        assert wait_until((self.folder / "requests").exists, LIMIT_SECONDS)


@pytest.fixture
def model(tmp_path: Path) -> Model:
    model = Model(tmp_path)
    model.set_answers()
    return model


@pytest.fixture
def recogniser(model: Model) -> Iterator[RecogniserProcess]:
    recogniser = RecogniserProcess("de", model.folder, options=("--engine", "hearing_fake_engine"))
    yield recogniser
    recogniser.close()
    assert wait_until(lambda: not list(children(WORKER)), LIMIT_SECONDS)


@pytest.fixture
def bundled() -> Iterator[RecogniserProcess]:
    """The recogniser with its real engine."""
    recogniser = RecogniserProcess("de")
    yield recogniser
    recogniser.close()
    assert wait_until(lambda: not list(children(WORKER)), LIMIT_SECONDS)


@pytest.fixture
def with_addition(model: Model) -> Iterator[RecogniserProcess]:
    """A recogniser whose model looks like one of Whisper."""
    for name in ("model.bin", "config.json", "vocabulary.json"):
        (model.folder / name).touch()
    recogniser = RecogniserProcess("de", model.folder, options=("--engine", "hearing_fake_engine"))
    yield recogniser
    recogniser.close()


def recognise(recogniser: RecogniserProcess, audio: bytes = AUDIO, net: Net = NET) -> str:
    """The first guess."""
    return recogniser.recognise(audio, net).guesses[0].text


def fault_of(recogniser: RecogniserProcess) -> HearingFault:
    with pytest.raises(HearingError) as caught:
        recogniser.recognise(AUDIO, NET)
    return caught.value.reason


def test_requests_and_recognitions_are_transferred(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.set_answers("zwei rote", "*blau")
    first = recogniser.recognise(AUDIO, OTHER_NET, 5)
    second = recogniser.recognise(AUDIO[:640], OTHER_NET)
    assert first.guesses == (Guess("zwei rote", -1.5),)
    assert (first.certainty, first.woken, second.woken) == (Certainty.SURE, False, True)
    one, two = model.requests()
    assert (one["bytes"], one["max_guesses"], one["net"]) == (32000, 5, OTHER_NET.to_json())
    assert (two["bytes"], two["max_guesses"], two["net"]) == (640, 2, OTHER_NET.to_json())


def test_only_a_whisper_model_has_a_second_opinion(
    with_addition: RecogniserProcess,
) -> None:
    with_addition.recognise(AUDIO, NET)
    assert with_addition.reconsider(AUDIO, NET) == (Guess("32000 bytes", -2.5),)
    with_addition.recognise(AUDIO, NET)  # goes on as before
    assert RecogniserProcess("de").reconsider(AUDIO, NET) == ()


def test_a_net_is_sent_only_if_it_has_changed(recogniser: RecogniserProcess) -> None:
    sent: list[str] = []

    class CountedNet:
        def __init__(self, name: str) -> None:
            self.name = name

        def __eq__(self, other: object) -> bool:
            return isinstance(other, CountedNet) and other.name == self.name

        def to_json(self) -> object:
            sent.append(self.name)
            return NET.to_json()

    for name in ("a", "a", "b", "b", "a"):
        recogniser.recognise(AUDIO, CountedNet(name))  # type: ignore[arg-type]
    assert sent == ["a", "b", "a"]


def test_a_prefetched_request_is_recognised_once(
    recogniser: RecogniserProcess, model: Model
) -> None:
    """The reply to an outdated prefetch is dropped."""
    recogniser.wait()
    model.set_answers("rot", "rot rot", "blau")
    recogniser.prefetch(AUDIO, NET)
    model.wait_for_request()
    recogniser.prefetch(AUDIO * 2, NET)
    assert recognise(recogniser, AUDIO * 2) == "rot rot"
    assert recognise(recogniser, AUDIO * 2) == "blau"
    assert [request["bytes"] for request in model.requests()] == [32000, 64000, 64000]


def test_before_the_engine_is_loaded_nothing_is_prefetched(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.set_answers("rot")
    recogniser.prefetch(AUDIO * 2, NET)
    assert recognise(recogniser) == "rot"
    assert [request["bytes"] for request in model.requests()] == [32000]


def test_of_several_waiting_requests_the_worker_takes_the_newest() -> None:
    """So several breaths do not delay the answer; the net may have come with an older one."""
    inbox: SimpleQueue[Request] = SimpleQueue()
    inbox.put(({"number": 1, "bytes": 1, "net": "old"}, b"1"))
    inbox.put(({"number": 2, "bytes": 2, "net": "new"}, b"22"))
    inbox.put(({"number": 3, "bytes": 3}, b"333"))
    assert take_newest(inbox) == ({"number": 3, "bytes": 3, "net": "new"}, b"333")
    assert inbox.empty()


def test_a_prefetched_request_that_kills_the_worker_is_tried_again(
    recogniser: RecogniserProcess, model: Model
) -> None:
    recogniser.wait()
    model.set_answers("crash", "rot")
    recogniser.prefetch(AUDIO, NET)
    assert recognise(recogniser) == "rot"


@pytest.mark.parametrize("fault", ["crash", "raise", "hang"])
def test_after_a_failure_a_new_worker_gets_the_same_request(
    recogniser: RecogniserProcess, model: Model, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new worker gets the net, too."""
    model.set_answers("rot", fault, "blau")
    assert recognise(recogniser, net=OTHER_NET) == "rot"
    if fault == "hang":
        launch = recogniser._launch

        def launch_with_long_timeout() -> None:
            monkeypatch.setattr(recogniser_process, "REPLY_SECONDS", LIMIT_SECONDS)
            launch()

        monkeypatch.setattr(recogniser_process, "REPLY_SECONDS", 0.2)
        monkeypatch.setattr(recogniser_process, "SECONDS_PER_SECOND", 0.0)
        monkeypatch.setattr(recogniser, "_launch", launch_with_long_timeout)
    assert recognise(recogniser, net=OTHER_NET) == "blau"
    pids = [request["pid"] for request in model.requests()]
    assert pids[0] == pids[1] != pids[2]
    assert model.requests()[2]["net"] == OTHER_NET.to_json()


def test_an_utterance_that_kills_every_worker_is_given_up(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.set_answers("crash", "crash", "rot")
    assert fault_of(recogniser) is HearingFault.RECOGNISER_LOST
    assert recognise(recogniser) == "rot"


def test_a_worker_that_is_killed_between_utterances_is_replaced(
    recogniser: RecogniserProcess, model: Model
) -> None:
    model.set_answers("rot", "blau")
    recognise(recogniser)
    for pid in children(WORKER):
        os.kill(pid, signal.SIGKILL)
    assert recognise(recogniser) == "blau"


def worker_and_phone_loop() -> tuple[int, int]:
    """The two processes of the bundled engine."""
    [worker] = children(WORKER)
    [phone_loop] = children("spawn_main", parent=worker)
    return worker, phone_loop


def test_closing_ends_all_processes_of_the_bundled_engine(bundled: RecogniserProcess) -> None:
    bundled.recognise(AUDIO, OTHER_NET)
    pids = worker_and_phone_loop()
    bundled.close()
    assert wait_until(lambda: not any(map(is_alive, pids)), LIMIT_SECONDS)


def test_if_the_phone_loop_dies_both_processes_are_replaced(bundled: RecogniserProcess) -> None:
    bundled.recognise(AUDIO, OTHER_NET)
    worker, phone_loop = worker_and_phone_loop()
    os.kill(phone_loop, signal.SIGKILL)
    # The worker still knows its answer to the same sound, so this is another one.
    recognition = bundled.recognise(AUDIO + AUDIO, OTHER_NET)
    assert [guess.text for guess in recognition.guesses] == ["rot"]
    assert not {worker, phone_loop} & set(worker_and_phone_loop())


def test_output_of_libraries_is_ignored(
    recogniser: RecogniserProcess, model: Model, capfd: pytest.CaptureFixture[str]
) -> None:
    model.set_answers("noise", "rot")
    assert recogniser.recognise(AUDIO, NET) == NOTHING
    assert recognise(recogniser) == "rot"
    assert capfd.readouterr() == ("", "")


def test_a_refused_model_is_reported_with_its_reason_until_it_works(
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


@pytest.mark.parametrize("name", ["crashes", "raises"])
def test_a_model_that_cannot_be_loaded_is_blamed_until_it_works(
    recogniser: RecogniserProcess, model: Model, name: str
) -> None:
    """Such as a folder that only looks like a model."""
    (model.folder / name).touch()
    assert fault_of(recogniser) is HearingFault.BROKEN_MODEL
    (model.folder / name).unlink()
    assert recogniser.recognise(AUDIO, NET) == NOTHING


def test_a_missing_library_is_no_recogniser() -> None:
    recogniser = RecogniserProcess("de", options=("--engine", "no_such_engine"))
    assert fault_of(recogniser) is HearingFault.NO_RECOGNISER
    recogniser.close()


def test_another_language_is_another_worker(recogniser: RecogniserProcess, model: Model) -> None:
    for language in ("de", "de", "nl"):
        recogniser.set_language(language)
        recogniser.recognise(AUDIO, NET)
    pids = [request["pid"] for request in model.requests()]
    assert pids[0] == pids[1] != pids[2]
    assert [request["language"] for request in model.requests()] == ["de", "de", "nl"]


def test_a_worker_that_hangs_ends_with_the_program(model: Model) -> None:
    """Even if the program is killed."""
    model.set_answers("hang")
    code = (
        "import sys; from pathlib import Path\n"
        "from azul_access.hearing.net import Net\n"
        "from azul_access.hearing.recogniser_process import RecogniserProcess\n"
        "options = ('--engine', 'hearing_fake_engine')\n"
        "recogniser = RecogniserProcess('de', Path(sys.argv[1]), options=options)\n"
        "recogniser.recognise(b'', Net(0, ()))\n"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code, str(model.folder)],
        cwd=Path(__file__).parents[2],
    )
    model.wait_for_request()
    assert wait_until(model.requests, LIMIT_SECONDS)
    pid = int(str(model.requests()[0]["pid"]))
    program.kill()
    program.wait()
    assert wait_until(lambda: not is_alive(pid), LIMIT_SECONDS)


def is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:  # it has ended
        return False
    return state != "Z"


def test_after_closing_no_worker_is_started(recogniser: RecogniserProcess) -> None:
    recogniser.recognise(AUDIO, NET)
    recogniser.close()
    assert fault_of(recogniser) is HearingFault.RECOGNISER_LOST
    assert not list(children(WORKER))


@pytest.mark.parametrize("fault", ["crashes", "raises"])
def test_it_goes_on_without_a_whisper_model_that_fails_to_load(
    with_addition: RecogniserProcess, model: Model, fault: str
) -> None:
    (model.folder / fault).touch()
    with_addition.wait()
    assert with_addition.dropped_model == model.folder
    assert with_addition.recognise(AUDIO, NET) == BUNDLED
    with_addition.set_language("nl")
    with_addition.wait()  # the model is not tried again


def test_a_model_that_has_come_is_loaded(model: Model, tmp_path: Path) -> None:
    """`renew` looks for the best one again; where it is the same, the worker goes on."""
    folders = [model.folder]
    engine = ("--engine", "hearing_fake_engine")
    recogniser = RecogniserProcess("de", options=engine, model_of=lambda _: folders[-1])
    try:
        model.set_answers("rot", "rot")
        assert recognise(recogniser) == "rot"
        recogniser.renew()
        assert recognise(recogniser) == "rot"
        new = Model(tmp_path / "new")
        new.folder.mkdir()
        new.set_answers("blau")
        folders.append(new.folder)
        recogniser.renew()
        assert recognise(recogniser) == "blau"
    finally:
        recogniser.close()


def test_it_goes_on_without_a_whisper_model_that_fails_on_a_sentence(
    with_addition: RecogniserProcess, model: Model
) -> None:
    model.set_answers("rot", "crash", "crash", "blau")
    assert recognise(with_addition) == "rot"
    assert with_addition.dropped_model is None
    assert with_addition.recognise(AUDIO, OTHER_NET) == BUNDLED
    assert with_addition.dropped_model == model.folder


def test_a_model_of_another_kind_is_not_dropped(
    recogniser: RecogniserProcess, model: Model
) -> None:
    (model.folder / "crashes").touch()
    with pytest.raises(HearingError):
        recogniser.wait()
    assert recogniser.dropped_model is None


def test_each_language_can_have_its_own_model(tmp_path: Path) -> None:
    models = {tag: Model(tmp_path / tag) for tag in ("de", "nl")}
    for tag, model in models.items():
        model.folder.mkdir()
        model.set_answers(tag)
    recogniser = RecogniserProcess(
        "de",
        options=("--engine", "hearing_fake_engine"),
        model_of=lambda language: models[language].folder,
    )
    try:
        assert recognise(recogniser) == "de"
        recogniser.set_language("nl")
        assert recognise(recogniser) == "nl"
    finally:
        recogniser.close()
