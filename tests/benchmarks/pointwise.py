"""Pointwise operators over two million elements (transcendental ones over half a million): dtypes, layouts, broadcasting."""

from __future__ import annotations

from typing import Any

from workload import Rows, tensor

N = 2_000_000
SIDE = 1414  # a matrix of about as many


def pointwise(library: Any) -> Rows:
    """The rows."""
    a, b = tensor(library, N), tensor(library, N, seed=1)
    out = library.empty(N)
    matrix, other = tensor(library, SIDE, SIDE), tensor(library, SIDE, SIDE, seed=1)
    row, column = tensor(library, SIDE), tensor(library, SIDE, 1)
    few = tensor(library, N // 4)
    positive, unit = few.abs() + 0.1, few.tanh()
    functional = library.nn.functional
    rows: Rows = {
        "add": lambda: a + b,
        "add(out=)": lambda: library.add(a, b, out=out),
        "add_": lambda: out.add_(b),
        "a * 2.0": lambda: a * 2.0,
        "a / b": lambda: a / b,
        "abs": lambda: a.abs(),
        "relu": lambda: a.relu(),
        "clamp(-1, 1)": lambda: a.clamp(-1, 1),
        "a > b": lambda: a > b,
        "where(a > 0, a, b)": lambda: library.where(a > 0, a, b),
        "addcmul": lambda: library.addcmul(a, a, b),
        "lerp": lambda: library.lerp(a, b, 0.3),
        "sqrt": lambda: positive.sqrt(),
        "matrix.t() + matrix": lambda: matrix.t() + other,
        "matrix + row": lambda: matrix + row,
        "matrix + column": lambda: matrix + column,
        "every second column + 1": lambda: matrix[:, ::2] + 1.0,
        "matrix.t().contiguous()": lambda: matrix.t().contiguous(),
        "clone": lambda: a.clone(),
        "to(float64)": lambda: a.to(library.float64),
        "to(bfloat16)": lambda: a.to(library.bfloat16),
        "exp": lambda: few.exp(),
        "log": lambda: positive.log(),
        "sin": lambda: few.sin(),
        "tanh": lambda: few.tanh(),
        "sigmoid": lambda: few.sigmoid(),
        "erf": lambda: few.erf(),
        "gelu": lambda: functional.gelu(few),
        "silu": lambda: functional.silu(few),
        "pow(2)": lambda: few.pow(2),
        "pow(1.7)": lambda: positive.pow(1.7),
        "atan2": lambda: library.atan2(few, positive),
        "atanh": lambda: unit.atanh(),
        "lgamma": lambda: positive.lgamma(),
    }
    for dtype in ("float64", "float16", "bfloat16", "int64", "int32", "uint8"):
        x, y = ((tensor(library, N, seed=seed) * 20).abs().to(getattr(library, dtype)) for seed in (0, 1))
        rows[f"add, {dtype}"] = lambda x=x, y=y: x + y
        rows[f"mul, {dtype}"] = lambda x=x, y=y: x * y
        if x.is_floating_point():
            z = x[: N // 4]
            rows[f"exp, {dtype}"] = lambda z=z: z.exp()
            rows[f"tanh, {dtype}"] = lambda z=z: z.tanh()
    return rows
