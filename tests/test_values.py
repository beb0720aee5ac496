"""Value classes behave like frozen dataclasses with slots: `azul_access.values`."""

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import (
    KW_ONLY,
    FrozenInstanceError,
    asdict,
    dataclass,
    field,
    fields,
    is_dataclass,
    replace,
)
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from azul_access.values import frozen

ItemT = TypeVar("ItemT")


@frozen
class Point:
    """A place in a plane."""

    x: int
    y: int = 0
    kind: ClassVar[str] = "point"

    @property
    def swapped(self) -> "Point":
        return Point(self.y, self.x)


@frozen
class Named(Point):
    name: str = field(default="", compare=False)
    marks: list[str] = field(default_factory=list, hash=False)
    _: KW_ONLY
    seen: bool = False


@frozen
class Nothing:
    pass


@frozen
class Box(Generic[ItemT]):
    item: ItemT
    items: tuple[ItemT, ...] = ()


@frozen(eq=False, slots=False, kw_only=True)
class Kind:
    first: int = 1
    name: str

    def __repr__(self) -> str:
        return self.describe()

    def describe(self) -> str:
        return self.name


@frozen(eq=False, slots=False, kw_only=True)
class Loud(Kind):
    name: str = "loud"
    marks: str

    def describe(self) -> str:
        return super().describe() + self.marks


@dataclass(frozen=True, slots=True)
class Reference:
    x: int
    y: int = 0
    kind: ClassVar[str] = "point"


def test_values_are_equal_by_their_fields() -> None:
    """Values of one class are equal if their fields are, and then have the same hash."""
    assert Point(1) == Point(1, 0) == Point(y=0, x=1) != Point(1, 1)
    assert len({Point(1), Point(1, 0), Point(0, 1)}) == 2
    assert hash(Point(1, 2)) == hash(Reference(1, 2))
    assert Point(1, 2).__eq__(Reference(1, 2)) is NotImplemented
    assert Point(1, 2) != Named(1, 2)
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(())


def test_fields_may_be_left_out_of_comparisons() -> None:
    """`compare=False` leaves a field out of both, `hash=False` out of the hash."""
    assert Named(1, name="a") == Named(1, name="b")
    assert Named(1, marks=["a"]) != Named(1, marks=["b"])
    assert hash(Named(1, marks=["a"])) == hash(Named(1, marks=["b"]))
    assert Named(1, seen=True) != Named(1)


def test_factories_make_a_new_default_for_each_value() -> None:
    one, two = Named(1), Named(2)
    assert one.marks == two.marks == []
    assert one.marks is not two.marks


def test_objects_without_eq_equal_only_themselves() -> None:
    """They keep their own `__repr__`, and a class without slots may call `super()`."""
    one, two = Loud(marks="!"), Loud(marks="!")
    assert one != two
    assert repr(one) == "loud!"
    assert (one.first, one.name) == (1, "loud")
    assert len({one, two}) == 2


@pytest.mark.parametrize(
    ("arguments", "named"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"x": 1}), ((1,), {"z": 1}), ((), {"y": 1})],
)
def test_arguments_are_checked_as_by_a_dataclass(arguments: tuple[int], named: Any) -> None:
    """Missing, surplus, double and unknown arguments raise the error that a dataclass raises."""
    with pytest.raises(TypeError) as expected:
        Reference(*arguments, **named)
    with pytest.raises(TypeError) as error:
        Point(*arguments, **named)
    assert str(error.value) == str(expected.value).replace("Reference", "Point")


def test_default_that_can_change_is_an_error() -> None:
    """All values would share it."""
    with pytest.raises(ValueError, match="marks"):

        @frozen
        class Shared:
            marks: list[str] = []  # noqa: RUF012


def test_named_arguments_cannot_be_given_by_place() -> None:
    build: Callable[..., Named] = Named
    with pytest.raises(TypeError):
        build(1, 2, "", [], True)


@pytest.mark.parametrize("value", [Point(1), Named(1), Loud(marks="!")])
def test_values_cannot_be_changed(value: Any) -> None:
    """Neither a field nor another attribute can be set or deleted."""
    for name in ("first", "x", "unknown"):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, 1)
        with pytest.raises(FrozenInstanceError):
            delattr(value, name)


def test_values_with_slots_have_no_dictionary() -> None:
    assert not hasattr(Named(1), "__dict__")
    assert Named.__dict__["__slots__"] == ("name", "marks", "seen")


def test_texts_of_values_are_those_of_a_dataclass() -> None:
    assert repr(Point(1)) == repr(Reference(1)).replace("Reference", "Point")
    assert repr(Nothing()) == "Nothing()"
    assert str(Box(Point(1))) == "Box(item=Point(x=1, y=0), items=())"


def test_dataclasses_functions_know_values() -> None:
    """`replace`, `fields` and others of `dataclasses` work on values and their classes."""
    value = Named(1, 2, "a", ["b"], seen=True)
    changed = replace(value, y=3)
    assert (changed.x, changed.y, changed.name, changed.seen) == (1, 3, "a", True)
    with pytest.raises(TypeError):
        replace(value, unknown=1)  # type: ignore[call-arg]
    assert is_dataclass(value)
    assert [each.name for each in fields(Named)] == ["x", "y", "name", "marks", "seen"]
    assert asdict(Point(1, 2)) == {"x": 1, "y": 2}


def test_values_match_patterns_by_place() -> None:
    match Named(1, 2, "a"):
        case Named(x, y, name):
            assert (x, y, name) == (1, 2, "a")
        case _:
            pytest.fail("not matched")
    assert Named.__match_args__ == ("x", "y", "name", "marks")
    assert Kind.__match_args__ == ()


@pytest.mark.parametrize("value", [Point(1, 2), Named(1, marks=["a"]), Box((1, 2)), Nothing()])
def test_values_can_be_copied_and_pickled(value: object) -> None:
    assert copy.copy(value) == value
    assert copy.deepcopy(value) == value
    assert pickle.loads(pickle.dumps(value)) == value
    if sys.version_info >= (3, 13):
        assert copy.replace(value) == value  # type: ignore[type-var]


def test_dataclass_may_have_a_value_class_as_base() -> None:
    """The other way round, fields of the base would be lost, so that is an error."""

    @dataclass(frozen=True, slots=True)
    class Third(Point):
        z: int = 5

    assert Third(1) == Third(1, 0, 5)
    with pytest.raises(TypeError, match="Reference"):

        @frozen
        class Fourth(Reference):
            z: int = 5


def test_help_shows_the_arguments_before_the_first_value() -> None:
    """Signature, text and name of a class that nobody has used yet."""

    @frozen
    class Fresh:
        """A fresh one."""

        x: int
        y: "list[str]" = field(default_factory=list)

    assert list(inspect.signature(Fresh).parameters) == ["x", "y"]
    assert Fresh.__doc__ == "A fresh one."
    assert Fresh.__init__.__qualname__.endswith("Fresh.__init__")
    assert Fresh.__init__.__module__ == __name__
    assert Fresh.__init__.__annotations__ == {"x": int, "y": "list[str]", "return": None}


def test_bases_make_their_methods_for_themselves() -> None:
    """A class whose base was never used gets its own methods, and the base gets others."""

    @frozen
    class Base:
        x: int

    @frozen
    class Derived(Base):
        y: int

    assert Derived(1, 2) == Derived(1, 2)
    assert Base(1) == Base(1)
    assert hash(Derived(1, 2)) != hash(Base(1))
    assert Derived(1, 2).y == 2


def test_methods_are_compiled_when_they_are_needed() -> None:
    """Importing a module with value classes compiles nothing; one value, one method."""
    program = """
import builtins
compiled = []
real = builtins.compile
def compile(text, *rest):
    compiled.append(text.split("(")[0].removeprefix("def "))
    return real(text, *rest)
import azul_access.values
builtins.compile = compile
@azul_access.values.frozen
class Point:
    x: int
print(compiled)
Point(1), Point(2)
print(compiled)
Point(1) == Point(2), {Point(1), Point(2)}
print(compiled)
"""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines() == [
        "[]",
        "['__init__']",
        "['__init__', '__eq__', '__hash__']",
    ]
