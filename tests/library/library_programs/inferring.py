"""infer_schema: hints to schemas."""

# ruff: noqa: UP006, UP007, UP045, B008  (the old ways to write hints are part of what is tried)
import typing
from typing import List, Optional, Sequence, Tuple, Union  # noqa: UP035

from .helpers import attempt


def _infer(m, function, mutates_args=(), **options):
    return attempt(lambda: m.library.infer_schema(function, mutates_args=mutates_args, **options))


def every_type(m):
    Tensor = m.Tensor

    def f(
        x: Tensor,
        y: Optional[Tensor],
        z: List[int],
        w: Sequence[float],
        q: list[Tensor],
        r: bool = True,
        s: str = "a'b",
        *,
        d: m.dtype = m.float32,
        e: m.device = "cpu",
        n: Union[int, float, bool] = 2.5,
        o: Optional[List[int]] = None,
    ) -> Tuple[Tensor, int]: ...

    attempts = [(), {"x"}, {"q"}, "unknown", "foo", {"zz"}, {"z"}]
    return [_infer(m, f, args) for args in attempts] + [_infer(m, f, op_name="foo::bar")]


def newer_hints(m):
    def f(
        x: int | None, xs: typing.Sequence[m.Tensor], y: float | None = None, dd: m.device = m.device("cpu")
    ) -> tuple[m.Tensor]: ...

    return _infer(m, f)


def returns(m):
    T = m.Tensor
    hints = (None, T, List[T], list[T], int, float, bool, Union[int, float, bool], Tuple[T, T], tuple[T, int])
    hints += (tuple[T], dict, Tuple[T, dict], Optional[T], str)
    found = []
    for hint in hints:

        def f(x): ...

        f.__annotations__ = {"x": T, "return": hint}
        found.append(_infer(m, f))
    return found


def refused(m):
    T = m.Tensor
    hints = (Tuple[int, int], tuple, Tuple[int, ...], Tuple[int, float], dict, set[int], "Nowhere", "1 +", "3")
    found = []
    for hint in hints:

        def f(x): ...

        f.__annotations__ = {"x": hint, "return": T}
        found.append(_infer(m, f))
    return found


def refused_forms(m):
    T = m.Tensor

    def unannotated(x): ...

    def no_return(x: T): ...

    def starred(*x: T) -> None: ...

    def double_starred(**x: T) -> None: ...

    def positional_only(x: T, /) -> None: ...

    def odd_default(x: T, y: int = {}) -> None: ...

    return [_infer(m, f) for f in (unannotated, no_return, starred, double_starred, positional_only, odd_default)]


def strings(m):
    def f(x): ...

    f.__globals__["_Tensor"] = m.Tensor
    f.__annotations__ = {"x": "List[_Tensor]", "return": "Tuple[_Tensor, int]"}
    return _infer(m, f)


def tags(m):
    T = m.Tensor

    def two(x: T, y: T) -> T: ...

    def out(x: T, *, out: T) -> T: ...

    def outs(x: T, *, out: T, o2: T) -> Tuple[T, T]: ...

    def nothing(x: T, *, out: T) -> None: ...

    def number(x: int) -> T: ...

    def inplace_returns_nothing(x: T) -> None: ...

    found = []
    for tag in (m.Tag.inplace, m.Tag.out):
        for function, args in (
            (two, {"x"}), (two, {"y"}), (two, ()), (out, {"out"}), (outs, ("out", "o2")), (nothing, {"out"}),
            (number, ()), (inplace_returns_nothing, {"x"}),
        ):  # fmt: skip
            found.append(_infer(m, function, args, tags=tag))
    return found
