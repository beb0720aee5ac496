"""Lets numpy be loaded under Wine 10: `numpy_for_wine.py FOLDER_OF_LIBRARIES`.

Wine's C library has no functions with complex numbers. They are compiled here into a small DLL,
which passes everything else on to Wine's own, and numpy's module is changed to ask that DLL.
"""

import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from windows_python import COMPILER

_ASKED = "api-ms-win-crt-math-l1-1-0"
_OURS = "complex-numbers-for-wine-0"  # as long as the other name, which it replaces
# Functions of one complex number that return one, and those that return a real one.
_COMPLEX = "cacos cacosh casin casinh catan catanh ccos ccosh cexp clog csin csinh csqrt ctan ctanh"
_REAL = "cabs carg cimag creal"
# Microsoft's compiler passes complex numbers as structures, and its long double is a double.
_BEGIN = """\
#include <complex.h>
typedef struct { float real, imag; } pair_f;
typedef struct { double real, imag; } pair;
typedef pair pair_l;
#define NUMBER(z) __builtin_complex((z).real, (z).imag)
#define PAIR(type, z) (type){__real__(z), __imag__(z)}
"""
_KINDS = {"f": ("float", "pair_f", "f"), "l": ("double", "pair_l", ""), "": ("double", "pair", "")}


def main() -> None:
    prepare(Path(sys.argv[1]))


def prepare(libraries: Path) -> None:
    """Change the numpy in a folder of libraries; one that is changed already stays as it is."""
    core = libraries / "numpy" / "_core"
    (module,) = core.glob("_multiarray_umath*.pyd")
    content = module.read_bytes()
    if content.count(_ASKED.encode()) == 0:
        return
    names = [*_imported_names(content, f"{_ASKED}.dll")]
    functions = _functions()
    exports = [
        f"{name} = ours_{name}" if name in functions else f"{name} = ucrtbase.{name}"
        for name in names
    ]
    with tempfile.TemporaryDirectory() as folder:
        source, definitions = Path(folder, "complex.c"), Path(folder, "complex.def")
        source.write_text(
            _BEGIN + "\n".join(functions[name] for name in names if name in functions)
        )
        definitions.write_text("\n".join([f"LIBRARY {_OURS}", "EXPORTS", *exports]))
        target = str(core / f"{_OURS}.dll")
        options = ["-O2", "-shared", "-static", "-o", target]
        subprocess.check_call([COMPILER, *options, str(source), str(definitions)])
    module.unlink()  # it may be a link to a file that others use
    module.write_bytes(content.replace(_ASKED.encode(), _OURS.encode()))


def _functions() -> dict[str, str]:
    """Each function with complex numbers in C, by its name."""
    found: dict[str, str] = {}
    for ending, (real, pair, c_ending) in _KINDS.items():
        for name in _COMPLEX.split():
            found[name + ending] = (
                f"{pair} ours_{name}{ending}({pair} z) {{ {real} complex w = "
                f"{name}{c_ending}(NUMBER(z)); return PAIR({pair}, w); }}"
            )
        for name in _REAL.split():
            found[name + ending] = (
                f"{real} ours_{name}{ending}({pair} z) {{ return {name}{c_ending}(NUMBER(z)); }}"
            )
        found[f"cpow{ending}"] = (
            f"{pair} ours_cpow{ending}({pair} z, {pair} y) {{ {real} complex w = "
            f"cpow{c_ending}(NUMBER(z), NUMBER(y)); return PAIR({pair}, w); }}"
        )
    return found


def _imported_names(content: bytes, dll: str) -> Iterator[str]:
    """The functions that a 64-bit DLL takes from another one.

    Source: Microsoft, PE Format, "The .idata Section".
    """
    (header,) = struct.unpack_from("<I", content, 0x3C)
    sections, optional_size = struct.unpack_from("<H12xH", content, header + 6)
    optional = header + 24
    table = optional + optional_size
    places: list[tuple[int, int, int, int]] = [
        struct.unpack_from("<8xIIII", content, table + 40 * it) for it in range(sections)
    ]

    def at(address: int) -> int:
        """The place in the file of an address in memory."""
        for size, start, stored_size, stored in places:
            if start <= address < start + max(size, stored_size):
                return stored + address - start
        raise ValueError(f"no section has the address {address}")

    def text(place: int) -> str:
        return content[place : content.index(0, place)].decode("ascii")

    (directory,) = struct.unpack_from("<I", content, optional + 120)
    entry = at(directory)
    while True:
        lookups, name = struct.unpack_from("<I8xI", content, entry)
        if not name:
            return
        if text(at(name)).lower() == dll:
            place = at(lookups)
            while (found := struct.unpack_from("<Q", content, place)[0]) != 0:
                yield text(at(found) + 2)  # behind a hint of two bytes
                place += 8
        entry += 20


if __name__ == "__main__":
    main()
