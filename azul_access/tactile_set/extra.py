"""The optional libraries of a set: without them, what needs none is still made.

The phrase `set-without-extra` has the line that adds them.
"""

from importlib import import_module

# Of the extra `set` in pyproject.toml.
PDF, SOLIDS = "reportlab", "manifold3d"


def is_complete() -> bool:
    """Whether every file of a set can be made here."""
    return all(map(is_available, (PDF, SOLIDS)))


def is_available(library: str) -> bool:
    """Whether a library of the extra is installed and works on this computer; it is imported."""
    try:
        import_module(library)
    except ImportError:
        return False
    return True
