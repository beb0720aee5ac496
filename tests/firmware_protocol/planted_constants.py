"""Codecs with one planted change: do the golden frames notice it?

Each number and byte string of a module's source is changed, one at a time, and so is the order of
each two neighbours in a list of names. The module is compiled with the change, the modules that
import it are executed again, and the codec made of them is checked.
"""

import ast
import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import firmware_protocol

ROOT = Path(firmware_protocol.__file__).parent.parent


class Planted(NamedTuple):
    """The change number `place` of a module. `text` is the line of the source that it changes."""

    module: str
    place: int
    line: int
    text: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.before} became {self.after}: {self.text}"


def planted(module: str) -> list[Planted]:
    """All changes to a module, given by its dotted name, in the order of `ast.walk`."""
    source = _path(module).read_text(encoding="utf-8")
    lines = [line.strip() for line in source.splitlines()]
    return [
        Planted(module, place, line, lines[line - 1], before, after)
        for place, (line, before, after) in enumerate(_edits(ast.parse(source)))
    ]


def compiled(change: Planted) -> CodeType:
    """The module with the change."""
    path = _path(change.module)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    next(islice(_edits(tree), change.place, None))
    return compile(tree, str(path), "exec")


def _edits(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Edit the tree, yield line, text before and text after, undo it; then the next edit."""
    documentation = _documentation(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in documentation:
            original = node.value
            for changed in _changed(original):
                node.value = changed
                yield node.lineno, repr(original), repr(changed)
                node.value = original
        elif isinstance(node, ast.List | ast.Tuple) and _are_names(node.elts):
            for place in range(len(node.elts) - 1):
                first, second = node.elts[place : place + 2]
                if ast.dump(first) == ast.dump(second):
                    continue
                texts = ast.unparse(first), ast.unparse(second)
                node.elts[place : place + 2] = [second, first]
                yield first.lineno, ", ".join(texts), ", ".join(texts[::-1])
                node.elts[place : place + 2] = [first, second]


@contextmanager
def executed(modules: list[str], changed: Planted) -> Iterator[Callable[[str], ModuleType]]:
    """Execute these modules again, in this order, one of them with the change.

    Gives a function from a dotted name to the new module. Afterwards the old modules are back.
    """
    originals = {name: importlib.import_module(name) for name in modules}
    fresh: dict[str, ModuleType] = {}
    try:
        for name in modules:
            fresh[name] = _installed(ModuleType(name))
            code = compiled(changed) if name == changed.module else _code(name)
            exec(code, fresh[name].__dict__)
        yield fresh.__getitem__
    finally:
        for original in originals.values():
            _installed(original)


def _installed(module: ModuleType) -> ModuleType:
    package, _, name = module.__name__.rpartition(".")
    sys.modules[module.__name__] = module
    setattr(sys.modules[package], name, module)
    return module


_codes: dict[str, CodeType] = {}


def _code(module: str) -> CodeType:
    if module not in _codes:
        path = _path(module)
        _codes[module] = compile(path.read_text(encoding="utf-8"), str(path), "exec")
    return _codes[module]


def _path(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def _documentation(tree: ast.AST) -> set[ast.AST]:
    """Docstrings, and annotations that are strings."""
    nodes: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            nodes.add(node.value)
        elif isinstance(node, ast.AnnAssign):
            nodes |= set(ast.walk(node.annotation))
    return nodes


def _changed(value: object) -> list[int | float | bytes]:
    """What may stand in place of a constant. Texts, truth values and None stay."""
    match value:
        case bool():
            return []
        case int():
            return [value + 1, value * 2] if value > 1 else [value + 1]
        case float():
            return [value * 1.5 or 1.0]
        case bytes():
            bytes_ = value or b"\0"
            return [bytes([bytes_[0] ^ 1]) + bytes_[1:]]
    return []


def _are_names(elements: list[ast.expr]) -> bool:
    return len(elements) > 1 and all(
        isinstance(element, ast.Constant) and isinstance(element.value, str) for element in elements
    )
