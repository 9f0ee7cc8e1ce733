"""Comparisons, sorting, selection and reductions of quantized tensors.

What orders elements of one tensor orders its integers, if one scale serves all. What compares two tensors compares the
numbers that the integers stand for.

Mirrors aten/src/ATen/native/quantized/cpu/TensorOperators.cpp, Sorting.cpp, ReduceOps.cpp, aten/src/ATen/native/quantized/
TensorCompare.cpp, TensorAdvancedIndexing.cpp and IndexKernel.h.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    dequantize_tensor,
    ints,
    laid_out,
    like,
    quantize_tensor,
    quantize_val,
    quantizer_of,
    stored_as,
    suggested_format,
)
from tinytensor.aten.native.quantized.copy import copy_quantized_, stored
from tinytensor.aten.native.quantized.cpu.quantize_kernel import OF_NAN
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.contiguity import is_contiguous
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_tensor
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== comparisons =====================================================================================================


def _comparison(name: str) -> tuple[Callable, Callable, Callable, Callable]:
    """The kernels of tensors and of a number: each as a function and with out=."""

    def of_tensors(self: Tensor, other: Tensor) -> Tensor:
        return getattr(F, name)(F.dequantize(self), F.dequantize(other))

    def of_tensors_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
        return getattr(F, name)(F.dequantize(self), F.dequantize(other), out=out)

    def of_number(self: Tensor, other: float) -> Tensor:
        return getattr(F, name)(F.dequantize(self), other)

    def of_number_out(self: Tensor, other: float, out: Tensor) -> Tensor:
        return getattr(F, name)(F.dequantize(self), other, out=out)

    return of_tensors, of_tensors_out, of_number, of_number_out


eq_quantized, eq_out_quantized, eq_quantized_scalar, eq_out_quantized_scalar = _comparison("eq")
ne_quantized, ne_out_quantized, ne_quantized_scalar, ne_out_quantized_scalar = _comparison("ne")
lt_quantized, lt_out_quantized, lt_quantized_scalar, lt_out_quantized_scalar = _comparison("lt")
le_quantized, le_out_quantized, le_quantized_scalar, le_out_quantized_scalar = _comparison("le")
gt_quantized, gt_out_quantized, gt_quantized_scalar, gt_out_quantized_scalar = _comparison("gt")
ge_quantized, ge_out_quantized, ge_quantized_scalar, ge_out_quantized_scalar = _comparison("ge")


# ==== the largest, the smallest, order ================================================================================


def _check_one_scale(name: str, self: Tensor) -> None:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        lambda: (
            f"{name} operator for quantized tensors only works for per tensor quantized tensors. Please open an issue on "
            "https://github.com/pytorch/pytorch/issues if you need per channel quantized tensor support."
        ),
    )


def _check_not_empty(name: str, self: Tensor) -> None:
    check(self.meta_.numel > 0, lambda: f"{name}(): Expected reduction dim 0 to have non-zero size.", IndexError)


def max_quantized(self: Tensor) -> Tensor:
    _check_one_scale("Max", self)
    _check_not_empty("max", self)
    return like(self, F.max(ints(self)))


def max_quantized_unary_out(self: Tensor, out: Tensor) -> Tensor:
    return copy_quantized_(out, max_quantized(self), False)


def min_quantized(self: Tensor) -> Tensor:
    _check_one_scale("Min", self)
    _check_not_empty("min", self)
    return like(self, F.min(ints(self)))


def min_quantized_unary_out(self: Tensor, out: Tensor) -> Tensor:
    return copy_quantized_(out, min_quantized(self), False)


def max_quantized_dim(self: Tensor, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    _check_one_scale("Max", self)
    values, indices = F.max(ints(self), dim, keepdim)
    return _suggested(self, values), indices


def min_quantized_dim(self: Tensor, dim: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    _check_one_scale("Min", self)
    values, indices = F.min(ints(self), dim, keepdim)
    return _suggested(self, values), indices


def _suggested(self: Tensor, stored: Tensor) -> Tensor:
    """New integers with the quantizer of `self`, in the format that they suggest themselves."""
    return laid_out(stored, quantizer_of(self), suggested_format(stored))


def sort_quantized_stable(self: Tensor, stable: bool | None, dim: int, descending: bool) -> tuple[Tensor, Tensor]:
    maybe_wrap_dim(dim, self.meta_.dim)
    per_tensor(quantizer_of(self))
    in_order = F.clone(ints(self), memory_format=suggested_format(self))
    values, indices = F.sort(in_order, stable=bool(stable), dim=dim, descending=descending)
    return _suggested(self, values), indices


def topk_quantized_cpu(self: Tensor, k: int, dim: int, largest: bool, sorted: bool) -> tuple[Tensor, Tensor]:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "Top-K is only supported on per-tensor quantization",
    )
    values, indices = F.topk(ints(self), k, dim, largest, sorted)
    return like(self, values), indices


# ==== reductions ======================================================================================================


def _innermost(self: Tensor, dims: Ints | None) -> int | None:
    """How many of the last dimensions these are; None if others are among them, or elements are not side by side."""
    n = self.meta_.dim
    wrapped = sorted((maybe_wrap_dim(d, n) for d in dims), reverse=True) if dims else list(range(n - 1, -1, -1))
    return (
        len(wrapped)
        if wrapped == list(range(n - 1, n - 1 - len(wrapped), -1))
        and is_contiguous(self.meta_.sizes, self.meta_.strides)
        else None
    )


def _in_groups(self: Tensor, count: int, keepdim: bool) -> tuple[np.ndarray, Ints]:
    """The integers as (groups, elements of a group), and the sizes of a result."""
    sizes = tuple(self.meta_.sizes)
    outer = sizes[: len(sizes) - count]
    return view(ints(self)).reshape(math.prod(outer), math.prod(sizes[len(sizes) - count :])), (
        *outer,
        *((1,) * count if keepdim else ()),
    )


def mean_quantized(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """With the scale of the input. Over the last dimensions it is the mean of integers, else of real numbers."""
    count = _innermost(self, dim)
    if count is not None and dtype in (None, self.meta_.dtype):
        q = per_tensor(quantizer_of(self))
        groups, sizes = _in_groups(self, count, keepdim)
        with np.errstate(all="ignore"):
            means = np.rint(groups.sum(1, dtype=np.int64).astype(np.float32) / np.float32(groups.shape[1]))
        made = np.nan_to_num(means, nan=OF_NAN[q.dtype]).astype(np.int64).reshape(sizes)
        return stored_as(made, q, suggested_format(self))
    real = F.mean(dequantize_tensor(self), dim, keepdim, dtype=dtype)
    q = per_tensor(quantizer_of(self))
    return quantize_tensor(real, PerTensorAffineQuantizer(dtype or self.meta_.dtype, q.scale, q.zero_point))


def mean_out_quantized(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor) -> Tensor:
    return copy_quantized_(out, mean_quantized(self, dim, keepdim, dtype), False)


def std_quantized(self: Tensor, dim: Ints | None, correction: float | None, keepdim: bool) -> Tensor:
    """With the scale of the input. Over the last dimensions it follows from sums of integers and of their squares."""
    for d in dim or ():
        check(self.meta_.dim > 0, lambda d=d: f"Dimension specified as {d} but tensor has no dimensions", IndexError)
        maybe_wrap_dim(d, self.meta_.dim)
    n = math.prod(self.meta_.sizes[d] for d in dim) if dim else self.meta_.numel
    count = None if n == 1 and correction != 0 else _innermost(self, dim)
    if count is None:
        real = F.std(dequantize_tensor(self), dim, correction=correction, keepdim=keepdim)
        return quantize_tensor(real, per_tensor(quantizer_of(self)))
    q = per_tensor(quantizer_of(self))
    groups, sizes = _in_groups(self, count, keepdim)
    n, wide = groups.shape[1], groups.astype(np.int64)
    with np.errstate(all="ignore"):
        freedom = np.float64(max(n - (1.0 if correction is None else float(correction)), 0.0))
        total, squares = wide.sum(1).astype(np.float64), (wide * wide).sum(1).astype(np.float64)
        mean = total / n
        variance = squares / freedom - 2 * mean * (total / freedom) + mean * mean * n / freedom
        real = np.sqrt(np.where(variance < 0, 0.0, variance)) * q.scale
    made = quantize_val(real.astype(np.float32), q.scale, q.zero_point, q.dtype).reshape(sizes)
    return stored_as(made, q, suggested_format(self))


def std_out_quantized(self: Tensor, dim: Ints | None, correction: float | None, keepdim: bool, out: Tensor) -> Tensor:
    return copy_quantized_(out, std_quantized(self, dim, correction, keepdim), False)


# ==== indexing ========================================================================================================


def index_quantized(self: Tensor, indices: Sequence[Tensor | None]) -> Tensor:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "Indexing is only supported for per-Tensor quantized Tensors.",
    )
    return quantize_tensor(F.index(dequantize_tensor(self), indices), quantizer_of(self))


def index_select_quantized(self: Tensor, dim: int, index: Tensor) -> Tensor:
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "Only per_tensor quantized quantized tensors are supported by index_select.",
    )
    return like(self, F.index_select(ints(self), dim, index))


def index_select_out_quantized(self: Tensor, dim: int, index: Tensor, out: Tensor) -> Tensor:
    return copy_quantized_(out, index_select_quantized(self, dim, index), False)


def _index_put_impl_quantized_(
    self: Tensor, indices: Sequence[Tensor | None], values: Tensor, accumulate: bool, unsafe: bool
) -> Tensor:
    """Real numbers, quantized on the way."""
    check(not values.meta_.dtype.is_quantized, "Value argument for quantized input_put should not be quantized")
    check(
        isinstance(quantizer_of(self), PerTensorAffineQuantizer),
        "index_put for quantized tensors is currently only supported for per tensor quantized tensors",
    )
    check(not accumulate, "index_put for quantized tensors is currently only supported for accumulate=False")
    if values.meta_.dim == 0:
        F.index_put_(ints(self), indices, F.full((), stored(self, float(F.item(values))), dtype=ints(self).meta_.dtype))
        return self
    new: Any = ints(quantize_tensor(F.to(values, float32), quantizer_of(self)))
    F.index_put_(ints(self), indices, new)
    return self
