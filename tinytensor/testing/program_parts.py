"""The parts of random programs: choices, and the names, numbers, shapes and new tensors that are drawn with them.

A choice is a number from a range whose low end is the simplest. Hypothesis shrinks a failing program by lowering the numbers,
so in every list here the simplest item comes first, and what is rare is what `chance` reaches last.

Counterpart of the argument generators of torch/testing/_internal.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

FLOATS = ("float32", "float64", "float16", "bfloat16")
INTS = ("int64", "int32", "int16", "int8", "uint8")
DTYPES = (*FLOATS, *INTS, "bool")

Env = Mapping[str, Any]


class Choices(Protocol):
    """What a program is drawn from."""

    def number(self, low: int, high: int) -> int:
        """An integer, both ends included; `low` is the simplest."""


def pick(c: Choices, items: Sequence[Any]) -> Any:
    """One of them, the first being the simplest."""
    return items[c.number(0, len(items) - 1)]


def chance(c: Choices, one_in: int) -> bool:
    """True once in `one_in` times. It is the highest number that says True, so a shrunk program has none of it."""
    return c.number(0, one_in - 1) == one_in - 1


# ---- what is there ---------------------------------------------------------------------------------------------------


def dtype_name(t: Any) -> str:
    """'float32' of either library."""
    return str(t.dtype).removeprefix("torch.")


def is_float(t: Any) -> bool:
    return t.dtype.is_floating_point


def fits(t: Any, dtype: str) -> bool:
    """Whether every value is one that `dtype` can hold.

    C leaves other conversions undefined: PyTorch's answer depends on the processor, so programs avoid them. 127 is the bound
    for every integer type, which is enough for numbers this small.
    """
    if dtype in FLOATS or dtype == "bool" or not is_float(t):
        return True
    low = 0 if dtype == "uint8" else -127
    return all(math.isfinite(v) and low <= v <= 127 for v in flat(t))


def flat(t: Any) -> list[Any]:
    """All values as Python numbers."""
    values = [t.detach().tolist()]
    for _ in range(t.dim()):
        values = [v for inner in values for v in inner]
    return values


def any_tensor(c: Choices, env: Env) -> str:
    """A name, the newest being the simplest."""
    return pick(c, list(env)[::-1])


def partner(c: Choices, env: Env, name: str) -> str:
    """A name whose shape most often broadcasts against that of `name`."""
    t = env[name]
    good = [
        n
        for n, o in env.items()
        if all(a == b or 1 in (a, b) for a, b in zip(o.shape[::-1], t.shape[::-1], strict=False))
    ]
    return any_tensor(c, env) if chance(c, 12) else pick(c, good[::-1])


def same_dtype(c: Choices, env: Env, name: str) -> str:
    good = [n for n, o in env.items() if o.dtype == env[name].dtype]
    return any_tensor(c, env) if chance(c, 12) else pick(c, good[::-1])


def a_number(c: Choices) -> str:
    return pick(c, ("2", "0", "1", "-1", "3", "0.5", "-1.5", "2.0", "1e-3", "True", "False", "300", "float('inf')"))


def operand(c: Choices, env: Env, name: str) -> str:
    return a_number(c) if chance(c, 3) else partner(c, env, name)


def a_dim(c: Choices, t: Any) -> int:
    """Mostly a dimension that is there."""
    n = max(t.dim(), 1)
    return c.number(-n - 2, n + 1) if chance(c, 25) else pick(c, range(-n, n))


def dims(c: Choices, t: Any) -> str:
    count = c.number(0, max(t.dim(), 1))
    return str(tuple(a_dim(c, t) for _ in range(count)))


def a_shape(c: Choices, most: int = 3) -> tuple[int, ...]:
    return tuple(pick(c, (2, 3, 1, 4, 0)) for _ in range(c.number(0, most)))


def regrouped(c: Choices, t: Any) -> tuple[int, ...]:
    """A shape with as many elements, mostly."""
    if chance(c, 15):
        return a_shape(c)
    n, shape = t.numel(), []
    if n == 0:
        return pick(c, (tuple(t.shape)[::-1], (0,), (0, 2), (3, 0, 1)))
    while n > 1:
        factor = pick(c, [f for f in range(2, n + 1) if n % f == 0])
        shape.append(factor)
        n //= factor
    for _ in range(c.number(0, 2)):
        shape.insert(c.number(0, len(shape)), 1)
    if shape and chance(c, 4):
        shape[c.number(0, len(shape) - 1)] = -1
    return tuple(shape)


# ---- tensors to start from -------------------------------------------------------------------------------------------


def literal(c: Choices, shape: Sequence[int], dtype: str) -> str:
    n = math.prod(shape)
    values: list[Any]
    if dtype == "bool":
        values = [bool(c.number(0, 1)) for _ in range(n)]
    elif dtype in INTS:
        values = [c.number(0, 9) if dtype == "uint8" else c.number(-3, 6) for _ in range(n)]
    else:
        values = [c.number(-8, 12) / 4 for _ in range(n)]
        if n and chance(c, 8):
            special = pick(c, ("float('nan')", "float('inf')", "-float('inf')", "-0.0"))
            return f"tt.tensor([{', '.join(map(str, [*values[:-1], special]))}], dtype=tt.{dtype}).reshape({shape})"
    return f"tt.tensor({values}, dtype=tt.{dtype}).reshape({shape})"


def new_tensor(c: Choices) -> str:
    """A tensor of any dtype and layout."""
    dtype, shape = pick(c, DTYPES), a_shape(c)
    grad = ".requires_grad_()" if dtype in FLOATS and chance(c, 2) else ""
    kind = c.number(0, 7)
    if kind == 1 and len(shape) >= 2:
        return literal(c, shape[::-1], dtype) + f".permute({tuple(range(len(shape)))[::-1]})" + grad
    if kind == 2 and shape:
        wide = (*shape[:-1], shape[-1] * 2)
        return literal(c, wide, dtype) + "[..., ::2]" + grad
    if kind == 3 and shape:
        wide = (shape[0] + 1, *shape[1:])
        return literal(c, wide, dtype) + "[1:]" + grad
    if kind == 4 and shape:
        dim = c.number(0, len(shape) - 1)
        return literal(c, (*shape[:dim], 1, *shape[dim + 1 :]), dtype) + f".expand({shape})" + grad
    return literal(c, shape, dtype) + grad
