"""The operator database: one entry an operator, from which all its tests follow.

An entry says how to call the operator on samples, what NumPy answers, on which dtypes it works, whether it has an
in-place and an `out=` form, whether it differentiates, and which inputs it must refuse. `tests/test_ops.py` drives every
entry through every test; an operator without an entry fails the suite. The entries stand in op_db.py and in
op_db_*.py, by family.

References are plain NumPy in float64 or int64, written from the definition and not from the kernel, so that the two
cannot share a mistake. They need not be fast: samples have a few elements.

Mirrors torch/testing/_internal/opinfo/core.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import (
    ALL_TYPES,
    ScalarType,
    bfloat16,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tinytensor.testing.sample_tensors import make_array

FLOATS = (float16, bfloat16, float32, float64)
INTEGERS = (uint8, int8, int16, int32, int64)
NUMBERS = INTEGERS + FLOATS
EVERY = ALL_TYPES


@dataclass(frozen=True)
class Arr:
    """An argument that becomes a tensor: values as NumPy holds them, and the dtype to give it (None: the test's)."""

    values: np.ndarray
    dtype: ScalarType | None = None


@dataclass
class Sample:
    """One call: positional arguments (Arr, lists of Arr, or plain values) and keywords. `name` shows in test ids."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)
    name: str = ""


@dataclass(frozen=True)
class Refusal:
    """A call that must raise: how to make its arguments from the namespace (tinytensor or torch), type and text."""

    call: Callable[..., Any]
    error: type[Exception]
    text: str


Sampler = Callable[[ScalarType], Iterator[Sample]]


@dataclass
class OpInfo:
    """One operator.

    name           its name in the namespace, or `Tensor.name` where it is only a method
    reference      NumPy function of the same arguments (float64 or integer arrays), or None where PyTorch alone defines
                   the answer (then the test compares with golden values or with torch)
    sample         yields samples for a dtype
    dtypes         those it works on; grad_dtypes: those it is differentiated on in the tests
    inplace, out   whether `name_` and `out=` exist
    differentiable whether gradcheck applies; twice: and gradgradcheck; forward_ad: and forward mode, unless PyTorch has none
    layouts        whether the result is the same whatever the strides of the input
    meta           whether it runs without values, on the meta device
    special_values whether it is tried on NaN, infinities and zeros: not where PyTorch's answer is that of a BLAS or LAPACK
    view           whether results share the input's storage
    half_atol      how far a 16-bit result may be from the exact one; more than the default only where PyTorch itself rounds
                   between the terms of a sum
    refusals       inputs it must refuse
    covers         other aten operators that are tested through this one, such as its backward operator
    """

    name: str
    reference: Callable[..., Any] | None
    sample: Sampler
    dtypes: tuple[ScalarType, ...] = NUMBERS
    inplace: bool = False
    out: bool = False
    differentiable: bool = True
    twice: bool = True
    forward_ad: bool = True
    layouts: bool = True
    meta: bool = True
    special_values: bool = True
    view: bool = False
    integer_to_float: bool = False
    rtol: float | None = None
    half_atol: float = 1e-2
    refusals: tuple[Refusal, ...] = ()
    covers: tuple[str, ...] = ()

    def find(self, namespace: Any) -> Callable[..., Any]:
        """The function in tinytensor or torch."""
        target = namespace
        for part in self.name.split("."):
            target = getattr(target, part)
        return target


# ---- samples shared by families --------------------------------------------------------------------------------------

SHAPES = ((), (5,), (3, 4), (2, 1, 3), (0, 3))


def unary_samples(low: float = -3, high: float = 3, exclude_zero: bool = False) -> Sampler:
    """One tensor of several shapes, and special values for floats."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for shape in SHAPES:
            yield Sample((Arr(make_array(shape, dtype, low, high, exclude_zero)),), name=f"shape{list(shape)}")

    return sample


def binary_samples(low: float = -3, high: float = 3, exclude_zero: bool = False, scalars: bool = True) -> Sampler:
    """Equal shapes, broadcasting either way, a number on the right, an empty tensor."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        def arr(shape: tuple[int, ...], seed: int) -> Arr:
            return Arr(make_array(shape, dtype, low, high, exclude_zero, seed))

        yield Sample((arr((3, 4), 1), arr((3, 4), 2)), name="same")
        yield Sample((arr((3, 1), 1), arr((2, 1, 4), 2)), name="broadcast")
        yield Sample((arr((), 1), arr((3,), 2)), name="zero_dim")
        yield Sample((arr((0, 3), 1), arr((1,), 2)), name="empty")
        if scalars:
            yield Sample((arr((3, 4), 1), 2), name="number")

    return sample


def reduction_samples(dims: bool = True, empty: bool = True, keyword: bool = False) -> Sampler:
    """Everything, one dimension, several, kept or dropped."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        a = Arr(make_array((3, 4, 2), dtype, seed=1))
        yield Sample((a,), name="all")
        yield Sample((Arr(make_array((), dtype)),), name="zero_dim")
        yield Sample((a, 1), name="dim")
        yield Sample((a, -1, True), name="keepdim")
        if dims:
            yield Sample((a, (0, 2)), name="dims")
        if empty:
            yield Sample((Arr(make_array((0, 3), dtype)), 0), name="empty")

    return sample


def samples(*calls: tuple[Any, ...], **kwargs: Any) -> Sampler:
    """Fixed calls: each a shape (or list of shapes) for the tensors, then plain arguments."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for number, (shapes, *rest) in enumerate(calls):
            keywords = rest.pop() if rest and isinstance(rest[-1], dict) else {}
            tensors: list[Any] = []
            for seed, shape in enumerate(shapes):
                if isinstance(shape, list):
                    tensors.append([Arr(make_array(s, dtype, seed=seed + i)) for i, s in enumerate(shape)])
                else:
                    tensors.append(Arr(make_array(shape, dtype, seed=seed)))
            yield Sample((*tensors, *rest), {**kwargs, **keywords}, name=str(number))

    return sample
