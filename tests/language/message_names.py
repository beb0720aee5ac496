"""Finds the names of messages in source code: literal ones, patterns with holes, and variables."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

HOLE = "{}"
# A string that is put together and looks like the name of a message: "fault-{}", "{}-empty".
_PATTERN = re.compile(r"(\{\}|[a-z][a-z0-9]*)(-(\{\}|[a-z0-9]+))+")
# The methods that make facts of a story: their slots are those of the message and, with a seat,
# which is the argument at this position, "player".
_FACTS, _SEAT = ("fact", "after_score"), 2
_FunctionDef = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Use:
    """A message is named in `file`; `slots` are those that it gets, None if not visible."""

    file: str
    name: str
    slots: frozenset[str] | None


@dataclass
class Names:
    """What names messages in some modules.

    `literals` are complete names, `patterns` have "{}" for each hole, and `variables` are
    expressions whose value is not visible in their function. `strings` are all patterns that could
    be names, wherever they stand.
    """

    literals: list[Use] = field(default_factory=list)
    patterns: list[Use] = field(default_factory=list)
    variables: list[Use] = field(default_factory=list)
    strings: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@dataclass(frozen=True)
class _Naming:
    """A function whose parameter at `position` becomes a message's name, in the hole of `template`.

    `scope` is the file in which it can be called, empty for all. Functions are told apart by name
    only, so a parameter counts as part of a name only where every caller gives a literal string.
    """

    scope: str
    function: str
    position: int
    template: str = HOLE


@dataclass(frozen=True)
class _Call:
    """A call within a function. Its value is `optional` in "other or call"."""

    node: ast.Call
    called: str
    function: _FunctionDef | None
    optional: bool

    @property
    def slots(self) -> frozenset[str] | None:
        names = {keyword.arg for keyword in self.node.keywords}
        if None in names or self.called not in ("phrase", *_FACTS):
            return None  # functions that pass a name on may add slots
        if self.called in _FACTS and len(self.node.args) > _SEAT:
            names.add("player")
        return frozenset(name for name in names if name)

    def values(self, position: int) -> Iterator[ast.expr]:
        """What the argument may be: both arms of a condition, what a variable was set to."""
        if len(self.node.args) > position:
            yield from _values(self.node.args[position], self.function)

    def hole(self, argument: ast.expr) -> tuple[int, str] | None:
        """The position of the function's own parameter that fills the argument, and the rest."""
        if self.function is None or self.optional:
            return None
        parameters = [
            argument.arg for argument in (*self.function.args.posonlyargs, *self.function.args.args)
        ]
        template = _text(argument) if isinstance(argument, ast.JoinedStr) else HOLE
        names = [node.id for node in ast.walk(argument) if isinstance(node, ast.Name)]
        if not isinstance(argument, ast.Name | ast.JoinedStr) or template is None:
            return None
        if len(names) != 1 or names[0] not in parameters or template.count(HOLE) != 1:
            return None
        if any(isinstance(node, ast.Attribute | ast.Call) for node in ast.walk(argument)):
            return None
        is_method = parameters[0] in ("self", "cls")
        return parameters.index(names[0]) - is_method, template


def find_names(sources: Mapping[str, str]) -> Names:
    """Find all names in modules; `sources` maps a file to its text."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    calls = {file: list(_calls(tree, None)) for file, tree in trees.items()}
    naming = _naming_functions(calls)
    names = Names()
    for file, tree in trees.items():
        for pattern in _all_patterns(tree):
            names.strings[pattern].add(file)
    for function in naming:
        for file, call in _calls_of(function, calls):
            for value in call.values(function.position):
                if _naming(call, file, value) not in naming:
                    _add(names, file, value, function.template, call.slots)
    return names


def _add(
    names: Names, file: str, value: ast.expr, template: str, slots: frozenset[str] | None
) -> None:
    text = _text(value)
    if text is None:
        names.variables.append(Use(file, ast.unparse(value), slots))
        return
    use = Use(file, template.replace(HOLE, text), slots)
    (names.patterns if HOLE in use.name else names.literals).append(use)


def _naming_functions(calls: Mapping[str, list[_Call]]) -> list[_Naming]:
    """`phrase`, and each function that makes a name of one of its parameters.

    `sentence` stands for `phrase` where the library for messages is not installed yet.
    """
    naming = [_Naming("", "phrase", 0), _Naming("", "sentence", 1)]
    for known in naming:  # grows
        for file, call in _calls_of(known, calls):
            for value in call.values(known.position):
                found = _naming(call, file, value)
                if found is None or found in naming:
                    continue
                if found.template == HOLE or _gets_only_literals(found, calls):
                    template = known.template.replace(HOLE, found.template)
                    naming.append(replace(found, template=template))
    return naming


def _naming(call: _Call, file: str, value: ast.expr) -> _Naming | None:
    """The function around a call as a naming function, if `value` comes from its parameter."""
    hole = call.hole(value)
    if hole is None or call.function is None:
        return None
    name = call.function.name
    return _Naming(file if name.startswith("_") else "", name, *hole)


def _gets_only_literals(naming: _Naming, calls: Mapping[str, list[_Call]]) -> bool:
    values = [
        value for _, call in _calls_of(naming, calls) for value in call.values(naming.position)
    ]
    return bool(values) and all(isinstance(value, ast.Constant) for value in values)


def _calls_of(naming: _Naming, calls: Mapping[str, list[_Call]]) -> Iterator[tuple[str, _Call]]:
    for file, in_file in calls.items():
        if naming.scope in ("", file):
            for call in in_file:
                if call.called == naming.function:
                    yield file, call


def _calls(node: ast.AST, function: _FunctionDef | None) -> Iterator[_Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield _Call(child, _called(child), function, isinstance(node, ast.BoolOp))
        inner = child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
        yield from _calls(child, inner)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _values(node: ast.expr, function: _FunctionDef | None) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _values(node.body, function)
        yield from _values(node.orelse, function)
        return
    assigned: list[ast.expr] = []
    if isinstance(node, ast.Name) and function is not None:
        assigned = [
            inner.value
            for inner in ast.walk(function)
            if isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0]) == node.id
        ]
    if not assigned:
        yield node
    for value in assigned:
        yield from _values(value, None)


def _text(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) or HOLE for part in parts)
    return None


def _all_patterns(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = _text(node)
            if text and _PATTERN.fullmatch(text):
                yield text
