"""The command line: emulate a display, find one, examine one.

Output is linear text. An error is one sentence with what to do, and an exit code other than 0.
"""

import argparse
import sys
import threading
from collections.abc import Sequence

from firmware_protocol import asking, check, emulator_text, ports, serve
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError
from firmware_protocol.events import Event, Noise, PoweredOff, Shown
from firmware_protocol.transport import Transport, open_port

DESCRIPTION = "Refreshable braille displays: emulate one, find one, examine one."
KEY_SECONDS = 15.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal without braille characters shows replacements instead of a traceback.
            stream.reconfigure(errors="replace")
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(line_buffering=True)  # for programs that read the output
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        return code
    except PortError as error:
        return _failed(str(error))
    except ValueError as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m firmware_protocol", description=DESCRIPTION)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    emulate = commands.add_parser(
        "emulate", help="a display in this terminal, at a TCP port or a pseudo terminal"
    )
    emulate.add_argument("protocol", choices=CODECS)
    emulate.add_argument("--cells", type=int, default=0, help="cells in a row")
    emulate.add_argument("--rows", type=int, default=0)
    emulate.add_argument("--model", default="", help="an unknown one lists those there are")
    where = emulate.add_mutually_exclusive_group()
    where.add_argument("--pty", action="store_true", help="a pseudo terminal, as for BRLTTY")
    where.add_argument("--tcp", type=int, metavar="NUMBER", help="this TCP port, of this computer")
    where.add_argument("--port", help="a serial port, with a crossed cable to another computer")
    emulate.set_defaults(run=_emulate)

    probe = commands.add_parser("probe", help="what displays there are, or what is at a port")
    probe.add_argument("port", nargs="?", help="without: BrlAPI, and all likely ports")
    probe.add_argument("--protocol", choices=CODECS, help="ask in this one only")
    probe.set_defaults(run=_probe)

    examine = commands.add_parser("check", help="examine a display that you build")
    examine.add_argument("port")
    examine.add_argument("--protocol", choices=CODECS, help="without: the first that is answered")
    examine.add_argument(
        "--keys",
        type=float,
        default=KEY_SECONDS,
        metavar="SECONDS",
        help="how long to listen to keys at the end; 0: not at all",
    )
    examine.set_defaults(run=_check)
    return parser


def _emulate(options: argparse.Namespace) -> int:
    codec = CODECS[options.protocol]

    def report(event: Event) -> None:
        _print_event(event, len(emulator.device.rows))

    emulator = Emulator(codec, options.cells, options.rows, options.model, report)
    end: Transport
    if options.port:
        end, name = open_port(options.port, codec.line), options.port
    elif options.pty:
        end = pty = serve.PtyEnd()
        name = pty.name
    else:
        end = tcp = serve.TcpEnd(options.tcp or 0)
        name = tcp.name
    device = emulator.device
    print(f"An emulated {codec.title} display of {_size(device.rows)} is at {name}")
    print("Type help and Enter for what you can do, quit for the end.")
    failed: list[Fault] = []
    ended = threading.Event()

    def fail(fault: Fault) -> None:
        failed.append(fault)
        ended.set()

    with serve.Server(emulator, end, fail):
        threading.Thread(target=_read_lines, args=(emulator, ended), daemon=True).start()
        ended.wait()
    return _failed(failed[0].sentence()) if failed else 0


def _read_lines(emulator: Emulator, ended: threading.Event) -> None:
    """Thread: execute lines until quit or the end of input."""
    try:
        for line in sys.stdin:
            if line.strip() == "quit":
                break
            _execute_line(line.strip(), emulator)
    finally:
        ended.set()


def _execute_line(line: str, emulator: Emulator) -> None:
    device = emulator.device
    held = line.startswith("hold ")
    match line:
        case "":
            return
        case "help":
            print(emulator_text.HELP.format(names=emulator_text.key_list(device.keys)))
        case "keys":
            print(f"Keys: {emulator_text.key_list(device.keys)}.")
        case "show":
            for number, row in enumerate(device.rows):
                print(emulator_text.row_text(number, bytes(row), len(device.rows)))
        case "on":
            emulator.switch_on()
        case "off":
            emulator.switch_off()
        case "noise":
            emulator.send(b"\x00\x55\xaa noise \x7f")
        case "silent":
            emulator.silent = not emulator.silent
            print("The display is silent." if emulator.silent else "The display speaks again.")
        case "free":
            emulator.release(device.keys)
        case _:
            names = emulator_text.key_names(line.removeprefix("hold "), device)
            if not names:
                print(f"There is no key {line}. Keys: {emulator_text.key_list(device.keys)}.")
                return
            emulator.press(names)
            if not held:
                emulator.release(names)


def _print_event(event: Event, rows: int) -> None:
    match event:
        case Shown(row=row, cells=shown):
            print(emulator_text.row_text(row, shown, rows))
        case PoweredOff():
            print("The computer asks the display to switch itself off.")
        case Noise(data=data) if not any(data):
            return  # what `asking.identify` sends before its questions
        case _:
            print(f"Not understood: {event!r}")


def _probe(options: argparse.Namespace) -> int:
    protocols = (options.protocol,) if options.protocol else tuple(CODECS)
    if options.port:
        answer = asking.identify(options.port, protocols, asking.PROBE_SECONDS)
        if not answer:
            return _failed(asking.no_answer(options.port, protocols).sentence())
        print(_answer_sentence(options.port, answer))
        return 0
    count = 0
    if answer := asking.find_shared(asking.PROBE_SECONDS):
        print(f"BRLTTY shares a display through BrlAPI. {check.describe(answer.display)}")
        count += 1
    for candidate in ports.candidates():
        count += _probe_candidate(candidate, options.protocol)
    if not count:
        return _failed(
            "No braille display was found. Switch it on, plug it in, and try again; if a port is "
            "bare or paired by Bluetooth, name it: python -m firmware_protocol probe PORT."
        )
    return 0


def _probe_candidate(candidate: ports.Candidate, protocol: str | None) -> int:
    port, guess = candidate.port, candidate.guess
    likely = "is probably" if guess.sure else "may be"
    print(f"{port} {likely} {guess.display} ({candidate.description}).")
    asked = [name for name in guess.protocols if protocol in (None, name)]
    if not asked:
        print(f"{port} is not asked.")
        return 0
    try:
        answer = asking.identify(port, asked, asking.PROBE_SECONDS)
    except PortError as error:
        print(error)
        return 0
    print(_answer_sentence(port, answer) if answer else f"Nothing answers at {port}.")
    return 1 if answer else 0


def _answer_sentence(port: str, answer: asking.Answer) -> str:
    display = check.describe(answer.display)
    return f"A display answers at {port} in the protocol {answer.codec.name}. {display}"


def _check(options: argparse.Namespace) -> int:
    if options.protocol:
        codec = CODECS[options.protocol]
    else:
        answer = asking.identify(options.port, seconds=asking.PROBE_SECONDS)
        if not answer:
            fault = asking.no_answer(options.port).sentence()
            return _failed(fault + " To learn more, name the protocol: --protocol.")
        codec = answer.codec
    line = codec.line
    print(f"Examining {options.port}: {codec.title}, {line.baud} baud, parity {line.parity}.")
    transport = open_port(options.port, line)
    try:
        examiner = check.Examiner(codec, transport)
        failed_steps = 0
        for number, step in enumerate(examiner.steps(), 1):
            failed_steps += _print_step(number, step)
            if number == 1 and examiner.display:
                print(check.describe(examiner.display))
        if examiner.display:
            print(
                "The first eight cells of the first row should now show dot 1, dot 2, and so on "
                "up to dot 8, or up to dot 6 if there are no more, one in each cell. If your "
                "fingers find others, the order of dots is wrong."
            )
            if options.keys > 0:
                print(f"Now press and release keys, for {options.keys:g} seconds.")
                failed_steps += _print_step(number + 1, examiner.keys(options.keys, print))
    finally:
        transport.close()
    if failed_steps:
        verb = "step is" if failed_steps == 1 else "steps are"
        return _failed(f"{failed_steps} {verb} wrong, see above.")
    print("All steps are good.")
    return 0


def _print_step(number: int, step: check.Step) -> int:
    """Print the result of a step; returns 1 if it failed, else 0."""
    if not step.problems:
        print(f"Step {number}, {step.title}: good.")
        return 0
    for problem in step.problems:
        print(f"Step {number}, {step.title}: wrong, {problem}")
    return 1


def _size(rows: list[bytearray]) -> str:
    count = "1 row" if len(rows) == 1 else f"{len(rows)} rows"
    return f"{count} of {len(rows[0])} cells"


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
