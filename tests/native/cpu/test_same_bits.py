"""Where NumPy answers for a kernel that another process compiles, it gives the kernel's bits."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tinytensor.aten.native.cpu import loops
from tinytensor.aten.native.pointwise.reference.elementwise import SAME_BITS, bfloat16_to_float32
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME, bfloat16, bool_, float16, float32, float64, int64
from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.kernel import run_substitute

pytestmark = pytest.mark.skipif(mode() == "off", reason="needs compiled kernels")
HERE = Path(__file__).parent
TO_BOOL = {"eq", "ne", "lt", "le", "gt", "ge", "logical_and", "logical_or", "logical_xor", "logical_not", "isposinf",
           "isneginf", "signbit"}  # fmt: skip
EDGES = [
    0.0,
    -0.0,
    np.inf,
    -np.inf,
    np.nan,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    65504.0,
    1e-40,
    1e38,
    3e9,
    -3e9,
    127.0,
    128.0,
    255.0,
    -129.0,
]


def elements(dtype, n, rng):
    """Numbers of any size, small integers, and what is odd about the dtype."""
    if dtype is bool_:
        return rng.integers(0, 2, n).astype(np.bool_)
    if dtype.is_floating_point:
        many = rng.standard_normal(n) * 10.0 ** rng.integers(-8, 8, n)
        many[: n // 2] = rng.integers(-5, 6, n // 2)
        many[:: n // len(EDGES)][: len(EDGES)] = EDGES
        rng.shuffle(many)
        with np.errstate(over="ignore"):
            return (
                (many.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
                if dtype is bfloat16
                else many.astype(dtype.numpy)
            )
    info = np.iinfo(dtype.numpy)
    many = rng.integers(info.min, info.max, n, dtype.numpy, endpoint=True)
    many[: n // 2] = rng.integers(0 if info.min == 0 else -5, 6, n // 2)
    many[-4:] = info.min, info.max, 0, 1
    rng.shuffle(many)
    return many


def same(a, b, dtype):
    if dtype is bfloat16:
        a, b = bfloat16_to_float32(a), bfloat16_to_float32(b)
    if a.dtype.kind != "f":
        return np.array_equal(a, b)
    # Which NaN it is, two ways of adding two NaNs may disagree on.
    nan, bits = np.isnan(a), f"u{a.itemsize}"
    return np.array_equal(nan, np.isnan(b)) and np.array_equal(a.view(bits)[~nan], b.view(bits)[~nan])


def scalars_of(kernel, integers):
    values = [0, 1, -1, 2, 3] if integers else [0.0, 1.0, -1.0, 0.3, 2.5]
    return [tuple(values[(i + j) % 5] for i in range(kernel.scalars)) for j in range(5)] if kernel.scalars else [()]


@pytest.mark.parametrize("dtype", [d.name for d in ALL_TYPES])
@pytest.mark.parametrize("name", sorted(SAME_BITS))
def test_every_function_that_stands_in_for_a_kernel(name, dtype):
    loops.import_kernels()
    loop, dtype, rng = loops._ordered[name], BY_NAME[dtype], np.random.default_rng(0)
    in_dtypes = [bool_ if i in loop.masks else dtype for i in range(loop.arity)]
    out_dtype = bool_ if name in TO_BOOL else dtype
    pattern = tuple(int(i != 1) for i in range(1 + loop.arity)) if dtype is float64 else ()
    try:
        kernel = loops.ordered(name, out_dtype, tuple(in_dtypes), dtype, pattern)
    except NotImplementedError:
        return  # the operator itself refuses this dtype
    n = 2048
    inputs = [elements(d, n, rng) for d in in_dtypes]
    geometry = np.array([1, n, *pattern], np.int64)
    tried = 0
    for scalars in scalars_of(loop, not dtype.is_floating_point):
        ours, theirs = np.zeros(n, out_dtype.numpy), np.zeros(n, out_dtype.numpy)
        rest = [*(a.ctypes.data for a in inputs), geometry.ctypes.data, *scalars]
        if kernel.substitute.is_exact is not None and not kernel.substitute.is_exact(ours.ctypes.data, *rest):
            continue
        if dtype is bool_ and any(scalar not in (0, 1) for scalar in scalars):
            continue
        tried += 1
        kernel.prepare("serial")(n, ours.ctypes.data, *rest)
        run_substitute(kernel, n, (theirs.ctypes.data, *rest))
        assert same(ours, theirs, out_dtype), scalars
    assert tried


@pytest.mark.parametrize(
    ("to", "of"), [(a, b) for a in (float16, bfloat16, float32, float64, int64, bool_) for b in ALL_TYPES]
)
def test_conversions(to, of):
    kernel, given = loops.ordered("copy", to, (of,), of, ()), elements(of, 2048, np.random.default_rng(1))
    ours, theirs = np.zeros(2048, to.numpy), np.zeros(2048, to.numpy)
    kernel.prepare("serial")(2048, ours.ctypes.data, given.ctypes.data, 0)
    run_substitute(kernel, 2048, (theirs.ctypes.data, given.ctypes.data, 0))
    assert same(ours, theirs, to)


@pytest.mark.slow
def test_every_operator_on_its_samples():
    def digests(word):
        environment = {**os.environ, "TINYTENSOR_COMPILE_AHEAD": "0"}
        return subprocess.run(
            [sys.executable, str(HERE / "numbers_of_operators.py"), word],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()

    by_kernels, by_numpy = digests("kernels"), digests("substitutes")
    assert len(by_kernels) > 1000
    assert [pair for pair in zip(by_kernels, by_numpy, strict=True) if pair[0] != pair[1]] == []
