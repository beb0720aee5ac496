"""Frozen value classes: like `@dataclass(frozen=True, slots=True)`, but cheap to import.

`dataclass` compiles six methods of a class while it is imported; for the two hundred classes of a
game that took a third of the start. Here `__init__`, `__eq__` and `__hash__` are compiled when they
are first needed, and the other methods are the same functions for all classes. `replace`, `fields`
and `field` of `dataclasses` work as usual, and so do patterns, copies and pickles.
"""

from collections.abc import Callable
from dataclasses import KW_ONLY, MISSING, Field, FrozenInstanceError, dataclass, field, replace
from types import MemberDescriptorType, SimpleNamespace
from typing import (
    Any,
    ClassVar,
    NoReturn,
    TypeVar,
    dataclass_transform,
    overload,
)

ClassT = TypeVar("ClassT", bound=type)

_SHAPE = "__frozen_shape__"
# Stands for an argument that was not given and that a factory makes.
_TO_MAKE = object()


@overload
def frozen(cls: ClassT, /) -> ClassT: ...


@overload
def frozen(
    *, eq: bool = True, slots: bool = True, kw_only: bool = False
) -> Callable[[ClassT], ClassT]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(
    cls: ClassT | None = None, /, *, eq: bool = True, slots: bool = True, kw_only: bool = False
) -> ClassT | Callable[[ClassT], ClassT]:
    """Make a value class of a class with annotated fields.

    With `eq=False` an object equals only itself, and its class may have a `__repr__` of its own or
    of a base. With `slots=False` objects have a `__dict__`, and methods may call `super()`. Of
    `field`, the arguments `default`, `default_factory`, `compare` and `hash` count.
    """

    def define(cls: ClassT) -> ClassT:
        return _define(cls, _Shape(cls, kw_only=kw_only), eq=eq, slots=slots)

    return define if cls is None else define(cls)


class _Shape:
    """The fields of a class, those of its bases first: types, defaults, and which are named."""

    __slots__ = ("defaults", "named", "types")

    def __init__(self, cls: type, *, kw_only: bool) -> None:
        self.types: dict[str, Any] = {}
        self.defaults: dict[str, Any] = {}
        self.named: set[str] = set()
        for base in reversed(cls.__mro__[1:]):
            shape = vars(base).get(_SHAPE)
            if shape is not None:
                self.types |= shape.types
                self.defaults |= shape.defaults
                self.named |= shape.named
            elif "__dataclass_fields__" in vars(base):
                raise TypeError(f"{cls.__qualname__} has a dataclass as base: {base.__qualname__}")
        own = vars(cls)
        for name, kind in cls.__annotations__.items():
            if kind is KW_ONLY:
                kw_only = True
            elif getattr(kind, "__origin__", None) is not ClassVar:
                self.types[name] = kind
                if name in own:
                    self.defaults[name] = own[name]
                    if type(own[name]).__hash__ is None:
                        raise ValueError(f"all {cls.__qualname__} would share one {name}")
                if kw_only:
                    self.named.add(name)

    @property
    def positional(self) -> tuple[str, ...]:
        return tuple([name for name in self.types if name not in self.named])

    def compared(self, *, hashed: bool = False) -> list[str]:
        """The names of the fields that count for `==`, or for the hash."""
        names = []
        for name in self.types:
            default = self.defaults.get(name)
            counts = not isinstance(default, Field) or (
                default.hash if hashed and default.hash is not None else default.compare
            )
            if counts:
                names.append(name)
        return names


def _define(cls: ClassT, shape: _Shape, *, eq: bool, slots: bool) -> ClassT:
    """The value class: `cls` itself, or with slots a new one, which only that can have them."""
    own = vars(cls)
    members = {**_METHODS, **(_EQUALITY if eq else {}), **own}
    members[_SHAPE] = shape
    members["__match_args__"] = shape.positional
    if not slots:
        for name, member in members.items():
            if own.get(name) is not member:
                setattr(cls, name, member)
        return cls
    inherited = {name for base in cls.__mro__ for name in vars(base).get("__slots__", ())}
    for name in ("__dict__", "__weakref__", *shape.types):
        members.pop(name, None)
    members["__slots__"] = tuple([name for name in shape.types if name not in inherited])
    members["__qualname__"] = cls.__qualname__
    return type(cls)(cls.__name__, cls.__bases__, members)


class _Later:
    """A member of a class that is made when it is first needed, and then takes this one's place."""

    def __init__(self, name: str, make: Callable[[type, _Shape], object]) -> None:
        self._name = name
        self._make = make

    def __get__(self, instance: object, owner: type) -> Any:
        for cls in owner.__mro__:
            if vars(cls).get(self._name) is self:
                setattr(cls, self._name, self._make(cls, vars(cls)[_SHAPE]))
                break
        if isinstance(instance, type):  # `inspect` binds a method to its class, to leave out `self`
            return getattr(instance, self._name).__get__(instance)
        return getattr(owner if instance is None else instance, self._name)


def _make_init(cls: type, shape: _Shape) -> object:
    names: dict[str, object] = {"_TO_MAKE": _TO_MAKE, "_set": object.__setattr__}
    parameters: list[str] = []
    lines = ["pass"]
    named = [name for name in shape.types if name in shape.named]
    for name in (*shape.positional, *named):
        if named and name == named[0]:
            parameters.append("*")
        value = name
        default = shape.defaults.get(name, MISSING)
        if isinstance(default, Field):
            if default.default_factory is MISSING:
                default = default.default
            else:
                names[f"_make_{name}"] = default.default_factory
                value = f"_make_{name}() if {name} is _TO_MAKE else {name}"
                default = _TO_MAKE
        names[f"_default_{name}"] = default
        parameters.append(name if default is MISSING else f"{name}=_default_{name}")
        slot = getattr(cls, name, None)
        if isinstance(slot, MemberDescriptorType):
            names[f"_set_{name}"] = slot.__set__
            lines.append(f"_set_{name}(self, {value})")
        else:
            lines.append(f"_set(self, {name!r}, {value})")
    method = _compile(cls, f"__init__(self, {', '.join(parameters)})", lines, names)
    method.__annotations__ = {**shape.types, "return": None}
    return method


def _make_eq(cls: type, shape: _Shape) -> object:
    names = shape.compared()
    own, others = (_tuple(of, names) for of in ("self", "other"))
    lines = [
        "if other.__class__ is self.__class__:",
        f"    return {own} == {others}",
        "return NotImplemented",
    ]
    return _compile(cls, "__eq__(self, other)", lines, {})


def _make_hash(cls: type, shape: _Shape) -> object:
    lines = [f"return hash({_tuple('self', shape.compared(hashed=True))})"]
    return _compile(cls, "__hash__(self)", lines, {})


def _tuple(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"


def _compile(cls: type, head: str, lines: list[str], names: dict[str, Any]) -> Any:
    """A method of a class from its text, in which `names` can be used."""
    text = f"def {head}:" + "".join(f"\n    {line}" for line in lines)
    names["__name__"] = cls.__module__
    exec(compile(text, f"<{cls.__qualname__}>", "exec"), names)
    method = names.pop(head.partition("(")[0])
    method.__qualname__ = f"{cls.__qualname__}.{method.__name__}"
    return method


def _make_fields(cls: type, shape: _Shape) -> object:
    """What `dataclasses.replace` and `fields` read, from a class with the same fields.

    It has a docstring, or `dataclass` would write one, which takes longer than all else.
    """
    members = {"__doc__": "Fields.", "__annotations__": shape.types, **shape.defaults}
    with_fields = type(cls.__name__, (), members)
    dataclass(init=False, repr=False, eq=False)(with_fields)
    return vars(with_fields)["__dataclass_fields__"]


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _represent(self: Any) -> str:
    values = [f"{name}={getattr(self, name)!r}" for name in getattr(self, _SHAPE).types]
    return f"{type(self).__qualname__}({', '.join(values)})"


def _get_state(self: Any) -> dict[str, object]:
    return {name: getattr(self, name) for name in getattr(self, _SHAPE).types}


def _set_state(self: object, state: dict[str, object]) -> None:
    for name, value in state.items():
        object.__setattr__(self, name, value)


_METHODS: dict[str, object] = {
    "__init__": _Later("__init__", _make_init),
    "__setattr__": _refuse_to_set,
    "__delattr__": _refuse_to_delete,
    "__getstate__": _get_state,
    "__setstate__": _set_state,
    "__replace__": replace,
    "__dataclass_fields__": _Later("__dataclass_fields__", _make_fields),
    "__dataclass_params__": SimpleNamespace(frozen=True),  # a dataclass may have them as base
}
_EQUALITY: dict[str, object] = {
    "__eq__": _Later("__eq__", _make_eq),
    "__hash__": _Later("__hash__", _make_hash),
    "__repr__": _represent,
}
