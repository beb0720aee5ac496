"""The worker gives memory back that it no longer needs."""

import ctypes
import sys
from pathlib import Path

import pytest

from azul_access.hearing.memory import give_back


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_freed_memory_is_given_back() -> None:
    """Even if something that was allocated later is still used."""
    library = ctypes.CDLL(None)
    if not hasattr(library, "malloc_trim"):
        pytest.skip("this C library has no malloc_trim")
    library.malloc.restype = ctypes.c_void_p
    library.free.argtypes = [ctypes.c_void_p]
    blocks = [library.malloc(60_000) for _ in range(1000)]  # too small for a mapping of their own
    for block in blocks:
        ctypes.memset(block, 1, 60_000)
    for block in blocks[:-1]:
        library.free(block)
    before = resident_megabytes()
    give_back()
    assert resident_megabytes() < before - 30
    library.free(blocks[-1])


def resident_megabytes() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 // 1_000_000
