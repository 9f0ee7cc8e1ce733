"""Elementwise kernels in NumPy, with the call form of the compiled ones.

The operands' addresses become arrays, a NumPy expression of the compute type gives the result, and storing it converts
to the output's dtype. Every kernel of `native/cpu` has its expression in `FUNCTIONS`, under the same name.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.reference import pointwise
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, int64

Array = np.ndarray


def sigmoid(x: Array) -> Array:
    return x.dtype.type(1) / (x.dtype.type(1) + np.exp(-x))


def power(a: Array, b: Any) -> Array:
    """Integers: by squaring, and 0 for a negative exponent unless the base is 1 or -1."""
    if a.dtype.kind == "f":
        return np.power(a, b)
    # NumPy refuses negative exponents of integers, so these compute with exponent 0 and are replaced afterwards.
    base, exponent = np.broadcast_arrays(a.astype(np.int64), np.asarray(b, np.int64))
    positive = np.power(base, np.maximum(exponent, 0))
    inverse = np.where(base == 1, 1, np.where(base == -1, 1 - 2 * (exponent & 1), 0))
    return np.where(exponent < 0, inverse, positive)


def lerp(start: Array, end: Array, weight: Any) -> Array:
    one = start.dtype.type(1)
    near, far = start + weight * (end - start), end - (end - start) * (one - weight)
    return np.where(np.abs(weight) < 0.5, near, far)


def rounding(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    return lambda x: function(x) if x.dtype.kind == "f" else x


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "add": lambda a, b, alpha: a + alpha * b,
    "mul": np.multiply,
    "div_true": np.divide,
    "pow": power,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "bitwise_and": np.bitwise_and,
    "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor,
    "bitwise_not": np.invert,
    "tanh_backward": lambda grad, out: grad * (1 - out * out),
    "sigmoid_backward": lambda grad, out: grad * (1 - out) * out,
    "threshold_backward": lambda x, grad, bound: np.where(x <= bound, 0, grad),
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "logical_and": np.logical_and,
    "logical_or": np.logical_or,
    "logical_xor": np.logical_xor,
    "logical_not": np.logical_not,
    "neg": np.negative,
    "abs": np.abs,
    "sign": lambda x: (x > 0) * np.int8(1) - (x < 0) * np.int8(1),
    "reciprocal": lambda x: 1 / x,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "exp": np.exp,
    "log": np.log,
    "sin": np.sin,
    "cos": np.cos,
    "tanh": np.tanh,
    "erf": np.vectorize(math.erf, otypes=[np.float64]),
    "sigmoid": sigmoid,
    "relu": lambda x: np.where(x < 0, 0, x),
    "threshold": lambda x, bound, value: np.where(x <= bound, value, x),
    "floor": rounding(np.floor),
    "ceil": rounding(np.ceil),
    "trunc": rounding(np.trunc),
    "round": rounding(np.rint),
    "clamp": lambda x, low, high: np.minimum(np.maximum(x, low), high),
    "clamp_min": np.maximum,
    "clamp_max": np.minimum,
    "where": np.where,
    "masked_fill": lambda x, mask, value: np.where(mask, value, x),
    "addcmul": lambda x, a, b, value: x + value * a * b,
    "addcdiv": lambda x, a, b, value: x + value * (a / b),
    "lerp": lerp,
    "copy": lambda x: x,
    "fill": lambda index, value: np.full(index.shape, value),
    "arange": lambda index, start, step: start + step * index,
    **pointwise.FUNCTIONS,
}


# The compiled kernels round `a + alpha * b` and `start + step * i` once, NumPy twice. Asked with the arguments of a kernel.


def _adds_as_it_is(*args: float) -> bool:
    return args[-1] in (1, -1)


def _steps_exactly(*args: float) -> bool:
    start, step = args[-2:]
    return start == 0 or step == int(step)


SAME_BITS: dict[str, Callable[..., bool] | None] = {
    **dict.fromkeys(
        ["mul", "div_true", "reciprocal", "sqrt", "rsqrt", "neg", "sign", "abs", "relu", "threshold", "threshold_backward",
         "floor", "ceil", "trunc", "round", "where", "masked_fill", "copy", "fill",
         "eq", "ne", "lt", "le", "gt", "ge", "logical_and", "logical_or", "logical_xor", "logical_not",
         "bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not", "isposinf", "isneginf", "signbit",
         "sigmoid_backward", "leaky_relu", "leaky_relu_backward", "hardtanh_backward", "hardsigmoid", "hardswish",
         "mse", "mse_backward", "frac", "fmax", "fmin", "copysign"],
    ),
    "add": _adds_as_it_is,
    "arange": _steps_exactly,
}  # fmt: skip
"""The functions above that give every bit that the compiled kernel gives, and for which scalars if not for all."""


def array_at(address: int, dtype: np.dtype, shape: tuple[int, ...], strides: tuple[int, ...]) -> Array:
    """The memory at `address` as an array; strides in bytes."""
    holder = type("Memory", (), {"__array_interface__": {
        "data": (address, False), "typestr": dtype.str, "shape": shape, "strides": strides, "version": 3,
    }})  # fmt: skip
    return np.asarray(holder())


def bfloat16_to_float32(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def float32_to_bfloat16(values: Array) -> Array:
    """Round to nearest even; every NaN becomes 0x7FC0."""
    # The 16 bits that go are 0x8000 in the middle between two results: 0x7FFF carries into the upper half above that, and
    # the lowest bit that stays decides at the middle, so that ties go to even.
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    return np.where(values != values, np.uint32(0x7FC0), rounded).astype(np.uint16)


def load(array: Array, dtype: ScalarType, compute: ScalarType) -> Array:
    if dtype is bfloat16:
        array = bfloat16_to_float32(array)
    if compute is bool_:
        return array != 0
    return array.astype(compute.numpy)


def rounded(values: Array, common: ScalarType) -> Array:
    """float32 values as a 16-bit type has them."""
    if common is bfloat16:
        return bfloat16_to_float32(float32_to_bfloat16(values))
    return values.astype(np.float16).astype(np.float32)


def store(out: Array, dtype: ScalarType, values: Any) -> None:
    values = np.broadcast_to(values, out.shape)
    if dtype is bool_:
        out[...] = values != 0
    elif dtype is bfloat16:
        out[...] = float32_to_bfloat16(values.astype(np.float32))
    # By way of int32, whose low bits are kept, as the compiled store does (element_access.py).
    elif values.dtype.kind == "f" and dtype.numpy.kind in "iu" and dtype.itemsize < 4:
        out[...] = values.astype(np.int32).astype(dtype.numpy)
    else:
        out[...] = values.astype(dtype.numpy)


class Reference:
    """What `LoopKernel.specialize` returns when nothing may be compiled.

    masks: operands that are truth values. raw: elements are moved as they are stored. rounded: what operands are
    rounded to as they are read.
    """

    grain = 32768

    def __init__(
        self, name: str, out_dtype: ScalarType, in_dtypes: tuple[ScalarType, ...], compute: ScalarType,
        contiguous: bool, masks: tuple[int, ...] = (), raw: bool = False,
        rounded: dict[int, ScalarType] | None = None,
    ):  # fmt: skip
        self.function, self.name = FUNCTIONS[name], name
        self.out_dtype, self.in_dtypes, self.compute = out_dtype, in_dtypes, compute
        self.contiguous, self.masks, self.raw, self.rounded = contiguous, masks, raw, rounded or {}

    def serial(self, n: int, out: int, *rest: Any) -> None:
        """Runs the whole loop: `(n, out, *inputs, geom, *scalars)`."""
        arity = len(self.in_dtypes)
        addresses, geom, scalars = (out, *rest[:arity]), rest[arity], rest[arity + 1 :]
        dtypes = (self.out_dtype, *self.in_dtypes)
        if n == 0:
            return
        flat = [((n,), (dtype.itemsize,)) for dtype in dtypes]
        layouts = flat if self.contiguous else self._layouts(geom, dtypes)
        arrays = [
            array_at(address, dtype.numpy, shape, strides)
            for address, dtype, (shape, strides) in zip(addresses, dtypes, layouts, strict=True)
        ]
        kind = self.compute.numpy.type if self.compute.is_floating_point else int64.numpy.type
        numbers = [kind(scalar) for scalar in scalars]
        with np.errstate(all="ignore"):
            if arity == 0:  # fill and arange get the position of each element, in loop order
                operands = [np.arange(n, dtype=kind).reshape(arrays[0].shape)]
            else:
                operands = [
                    array != 0 if i in self.masks else array if self.raw else load(array, dtype, self.compute)
                    for i, (array, dtype) in enumerate(zip(arrays[1:], self.in_dtypes, strict=True))
                ]
            for i, common in self.rounded.items():
                operands[i] = rounded(operands[i], common)
            result = self.function(*operands, *numbers)
            if self.raw:
                arrays[0][...] = result
            else:
                store(arrays[0], self.out_dtype, result)

    parallel = serial

    def _layouts(self, geom: int, dtypes: tuple[ScalarType, ...]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Shape and byte strides of each operand, outermost dimension first, read from the loop's geometry."""
        ndim = int(array_at(geom, np.dtype(np.int64), (1,), (8,))[0])
        numbers = array_at(geom, np.dtype(np.int64), (1 + ndim * (1 + len(dtypes)),), (8,)).tolist()
        shape = tuple(numbers[ndim:0:-1])
        layouts = []
        for i, dtype in enumerate(dtypes):
            first = 1 + ndim * (i + 1)
            strides = tuple(stride * dtype.itemsize for stride in reversed(numbers[first : first + ndim]))
            layouts.append((shape, strides))
        return layouts

    def __repr__(self) -> str:
        return f"<NumPy kernel {self.name}>"
