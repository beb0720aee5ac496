"""The command line: an emulated display, what is at a port, and whether a display is built right.

Linear text throughout; errors are one sentence with what to do, and an exit code that is not 0.
"""

import argparse
import sys
import threading
from collections.abc import Sequence

from firmware_protocol import check, ports, serve, typed
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, PortError
from firmware_protocol.events import Event, PoweredOff, Shown
from firmware_protocol.transport import Transport, open_port

DESCRIPTION = "Refreshable braille displays: emulate one, find one, examine one."
KEY_SECONDS = 15.0


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # Braille characters where the terminal can; stand-ins instead of a traceback if not.
            stream.reconfigure(errors="replace")
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(line_buffering=True)  # also when another program reads it
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

    def tell(event: Event) -> None:
        _tell(event, len(emulator.device.rows))

    emulator = Emulator(codec, options.cells, options.rows, options.model, tell)
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
        threading.Thread(target=_typing, args=(emulator, ended), daemon=True).start()
        ended.wait()
    return _failed(failed[0].sentence()) if failed else 0


def _typing(emulator: Emulator, ended: threading.Event) -> None:
    """Thread: lines become keys, until quit or the end of input."""
    try:
        for line in sys.stdin:
            if line.strip() == "quit":
                break
            _typed(line.strip(), emulator)
    finally:
        ended.set()


def _typed(line: str, emulator: Emulator) -> None:
    device = emulator.device
    held = line.startswith("hold ")
    match line:
        case "":
            return
        case "help":
            print(typed.HELP.format(names=typed.key_list(device.keys)))
        case "keys":
            print(f"Keys: {typed.key_list(device.keys)}.")
        case "show":
            for number, row in enumerate(device.rows):
                print(typed.told_row(number, bytes(row), len(device.rows)))
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
            names = typed.key_names(line.removeprefix("hold "), device)
            if not names:
                print(f"There is no key {line}. Keys: {typed.key_list(device.keys)}.")
                return
            emulator.press(names)
            if not held:
                emulator.release(names)


def _tell(event: Event, rows: int) -> None:
    match event:
        case Shown(row=row, cells=shown):
            print(typed.told_row(row, shown, rows))
        case PoweredOff():
            print("The computer asks the display to switch itself off.")
        case _:
            print(f"Not understood: {event!r}")


def _probe(options: argparse.Namespace) -> int:
    protocols = (options.protocol,) if options.protocol else tuple(CODECS)
    if options.port:
        answer = ports.identify(options.port, protocols)
        if not answer:
            return _failed(ports.nobody(options.port, protocols).sentence())
        print(_found(options.port, answer))
        return 0
    found = 0
    if answer := ports.shared():
        print(f"BRLTTY shares a display through BrlAPI. {check.introduced(answer.display)}")
        found += 1
    for candidate in ports.candidates():
        found += _probe_candidate(candidate, options.protocol)
    if not found:
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
        answer = ports.identify(port, asked)
    except PortError as error:
        print(error)
        return 0
    print(_found(port, answer) if answer else f"Nothing answers at {port}.")
    return 1 if answer else 0


def _found(port: str, answer: ports.Answer) -> str:
    spoken = check.introduced(answer.display)
    return f"A display answers at {port} in the protocol {answer.codec.name}. {spoken}"


def _check(options: argparse.Namespace) -> int:
    if options.protocol:
        codec = CODECS[options.protocol]
    else:
        answer = ports.identify(options.port)
        if not answer:
            fault = ports.nobody(options.port).sentence()
            return _failed(fault + " To learn more, name the protocol: --protocol.")
        codec = answer.codec
    line = codec.line
    print(f"Examining {options.port}: {codec.title}, {line.baud} baud, parity {line.parity}.")
    transport = open_port(options.port, line)
    try:
        examiner = check.Examiner(codec, transport)
        wrong = 0
        for number, step in enumerate(examiner.steps(), 1):
            wrong += _say_step(number, step)
            if number == 1 and examiner.display:
                print(check.introduced(examiner.display))
        if examiner.display:
            print(
                "The first eight cells of the first row should now show dot 1, dot 2, and so on "
                "up to dot 8, or up to dot 6 if there are no more, one in each cell. If your "
                "fingers find others, the order of dots is wrong."
            )
            if options.keys > 0:
                print(f"Now press and release keys, for {options.keys:g} seconds.")
                wrong += _say_step(number + 1, examiner.keys(options.keys, print))
    finally:
        transport.close()
    if wrong:
        return _failed(f"{wrong} {'step is' if wrong == 1 else 'steps are'} wrong, see above.")
    print("All steps are good.")
    return 0


def _say_step(number: int, step: check.Step) -> int:
    if not step.wrong:
        print(f"Step {number}, {step.title}: good.")
        return 0
    for wrong in step.wrong:
        print(f"Step {number}, {step.title}: wrong, {wrong}")
    return 1


def _size(rows: list[bytearray]) -> str:
    count = "1 row" if len(rows) == 1 else f"{len(rows)} rows"
    return f"{count} of {len(rows[0])} cells"


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
