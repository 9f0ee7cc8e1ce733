"""What functors are written with: literals of the operand's type, and functors with a text per type.

A functor is a pure scalar function. The same text is compiled for every dtype and every device, so it never names a
type: a bare `0.5` is a float64 and would pull a float32 loop into double arithmetic at half the speed. `like(0.5, x)`
is 0.5 in the type of `x`.

Mirrors the templates of aten/src/ATen/native/ufunc/ and ATen/OpMathType.h.
"""

from __future__ import annotations

from collections.abc import Callable

from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64
from tinytensor.kernel_compiler.pointers import like

__all__ = ["PerDtype", "like"]


class PerDtype:
    """A functor with several texts: `default` for the compute types that are not named.

    For coefficients and bit layouts (float32, float64), and for bool, whose arithmetic is logic. `float16` and `bfloat16` compute
    in float32 what is then rounded to the type of the operands, where fewer steps are enough for that.
    """

    __slots__ = ("bfloat16", "bool_", "default", "float16", "float32", "float64")

    def __init__(
        self,
        default: Callable | None = None,
        *,
        bool_: Callable | None = None,
        bfloat16: Callable | None = None,
        float16: Callable | None = None,
        float32: Callable | None = None,
        float64: Callable | None = None,
    ):
        self.default, self.bfloat16, self.float16 = default, bfloat16, float16
        # float32 and float64 fall back on `default` as well: a functor that is the same for all numbers is given only there.
        self.bool_ = bool_ or default
        self.float32 = float32 or default
        self.float64 = float64 or default

    def texts(self) -> list[Callable]:
        """All that there are."""
        return [text for name in self.__slots__ if (text := getattr(self, name)) is not None]

    def narrow(self, dtype: ScalarType) -> Callable | None:
        """The text in float32 for results that are rounded to a 16-bit `dtype`, if there is one."""
        return {bfloat16: self.bfloat16, float16: self.float16}.get(dtype)

    def for_dtype(self, dtype: ScalarType) -> Callable:
        if dtype is float32:
            functor = self.float32
        elif dtype is float64:
            functor = self.float64
        else:
            functor = self.bool_ if dtype is bool_ else self.default
        if functor is None:
            raise NotImplementedError(f"no text of this functor for {dtype}")
        return functor
