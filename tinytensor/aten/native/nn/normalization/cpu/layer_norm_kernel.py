"""CPU kernels of normalization: rows of a row-major tensor; coefficients of rows as NumPy arrays.

Mirrors aten/src/ATen/native/cpu/layer_norm_kernel.cpp, group_norm_kernel.cpp and batch_norm_kernel.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import CONVERT, ZERO
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.normalization.cpu import layer_norm_kernel_loops as loops
from tinytensor.aten.native.nn.normalization.reference import layer_norm as normalization
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import strip_width
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# As in soft_max_kernel.py: sums may be reordered, so that they run in vector lanes.
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})
# These have no sums: each operation rounds, as NumPy's do where there are no kernels.
_EXACT = frozenset({"batch_norm_columns", "batch_norm_columns_train"})


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType) -> Kernel:
    ptr, zero, convert = POINTERS[dtype], ZERO[dtype], CONVERT[dtype]
    loop, kinds = {
        "row_moments": lambda: (loops.row_moments(ptr, zero, convert), "iii"),
        "row_affine": lambda: (loops.row_affine(ptr), "iiiii"),
        "batch_norm": lambda: (loops.batch_norm(ptr, convert), "iiiiiiiid"),
        "batch_norm_train": lambda: (loops.batch_norm_train(ptr, zero, convert), "iiiiiiiiiiidd"),
        "batch_norm_columns": lambda: (loops.batch_norm_columns(ptr, convert), "iiiiiiiiiid"),
        "batch_norm_columns_train": lambda: (loops.batch_norm_columns_train(ptr, convert), "iiiiiiiiiiiiidd"),
        "batch_norm_backward": lambda: (loops.batch_norm_backward(ptr, zero, convert), "iiiiiiiiiii"),
        "row_dots": lambda: (loops.row_dots(ptr, zero), "iiiii"),
        "row_combine": lambda: (loops.row_combine(ptr), "iiiiiii"),
        "group_norm": lambda: (loops.group_norm(ptr, zero, convert), "iiiiiiiiid"),
        "layer_norm": lambda: (loops.layer_norm(ptr, zero, convert), "iiiiiiid"),
        "layer_norm_backward": lambda: (loops.layer_norm_backward(ptr, zero, convert), "iiiiiii"),
        "layer_norm_weight_backward": lambda: (loops.layer_norm_weight_backward(ptr, zero), "iiiiiiiii"),
    }[name]()
    math = frozenset() if name in _EXACT else _SUM_MATH
    # n counts rows, whose length a kernel does not know: `_launch` finds out whether they are worth a thread.
    return kernel(loop, kinds, name=f"{name}_{dtype.name}", fastmath=math, cost=inf)


def _launch(name: str, dtype: ScalarType, units: int, work: int, *args: object) -> None:
    """`units` rows, or strips of columns; on several threads if their work is worth it."""
    k = _kernel(name, dtype)
    # 32768 elements: below that, waking another thread costs more than it saves.
    (k.parallel if work >= 32768 and units > 1 else k.serial)(units, *args)


def _address(t: Tensor | None) -> int:
    # The loops read 0 as "not given".
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset_


def _as(values: np.ndarray, dtype: ScalarType) -> np.ndarray:
    return np.ascontiguousarray(values, np.float32 if dtype is float32 else np.float64)


def row_moments(x: Tensor, rows: int, n: int) -> np.ndarray:
    """(rows, 2): mean and variance."""
    out = np.empty((rows, 2))
    _launch("row_moments", x.meta_.dtype, rows, rows * n, address_of(out), _address(x), n)
    return out


def row_affine(out: Tensor, x: Tensor, scale: np.ndarray, shift: np.ndarray, rows: int, n: int) -> None:
    dtype = x.meta_.dtype
    a, b = _as(scale, dtype), _as(shift, dtype)
    _launch("row_affine", dtype, rows, rows * n, _address(out), _address(x), address_of(a), address_of(b), n)


def batch_norm(
    out: Tensor, x: Tensor, mean: Tensor, variance: Tensor, weight: Tensor | None, bias: Tensor | None, n: int, c: int,
    places: int, eps: float,
) -> None:  # fmt: skip
    """With moments that are given."""
    addresses = [_address(t) for t in (out, x, mean, variance, weight, bias)]
    _launch("batch_norm", x.meta_.dtype, n * c, x.meta_.numel, *addresses, c, places, float(eps))


def batch_norm_train(
    out: Tensor, save_mean: Tensor, save_invstd: Tensor, x: Tensor, running_mean: Tensor | None,
    running_var: Tensor | None, weight: Tensor | None, bias: Tensor | None, n: int, c: int, places: int, momentum: float,
    eps: float,
) -> None:  # fmt: skip
    """With the batch's own moments, which are saved, and counted into the running ones."""
    addresses = [_address(t) for t in (out, x, save_mean, save_invstd, running_mean, running_var, weight, bias)]
    _launch("batch_norm_train", x.meta_.dtype, c, x.meta_.numel, *addresses, n, c, places, float(momentum), float(eps))


def batch_norm_columns(
    out: Tensor, x: Tensor, mean: Tensor, variance: Tensor, weight: Tensor | None, bias: Tensor | None, n: int, c: int,
    eps: float,
) -> None:  # fmt: skip
    """The same for (n, c), where a channel is a column."""
    dtype = x.meta_.dtype
    addresses = [_address(t) for t in (out, x, mean, variance, weight, bias)]
    terms = allocate(2 * c * dtype.itemsize)
    places = terms.data_ptr, terms.data_ptr + c * dtype.itemsize
    _launch("batch_norm_columns", dtype, c, n * c, *addresses, *places, n, c, float(eps))


def batch_norm_columns_train(
    out: Tensor, save_mean: Tensor, save_invstd: Tensor, x: Tensor, columns: Tensor, running_mean: Tensor | None,
    running_var: Tensor | None, weight: Tensor | None, bias: Tensor | None, n: int, c: int, momentum: float, eps: float,
) -> None:  # fmt: skip
    """With the batch's own moments; `columns` is x turned, a row for each channel."""
    dtype = x.meta_.dtype
    made, given = (out, save_mean, save_invstd, x), (running_mean, running_var, weight, bias)
    moments, terms = allocate(2 * c * 8), allocate(2 * c * dtype.itemsize)
    places = terms.data_ptr, terms.data_ptr + c * dtype.itemsize
    _launch("row_moments", dtype, c, n * c, moments.data_ptr, _address(columns), n)
    addresses = [*map(_address, made), moments.data_ptr, *map(_address, given), *places]
    _launch("batch_norm_columns_train", dtype, c, n * c, *addresses, n, c, float(momentum), float(eps))


def batch_norm_backward(
    grad_input: Tensor | None, grad_weight: Tensor | None, grad_bias: Tensor | None, grad: Tensor, x: Tensor,
    mean: Tensor, invstd: Tensor, weight: Tensor | None, n: int, c: int, places: int,
) -> None:  # fmt: skip
    addresses = [_address(t) for t in (grad_input, grad_weight, grad_bias, grad, x, mean, invstd, weight)]
    _launch("batch_norm_backward", x.meta_.dtype, c, x.meta_.numel, *addresses, n, c, places)


def row_dots(grad: Tensor, x: Tensor, center: np.ndarray, rows: int, n: int) -> np.ndarray:
    """(rows, 2): sum of grad, sum of grad * (x - center)."""
    dtype, out = x.meta_.dtype, np.empty((rows, 2))
    c = _as(center, dtype)
    _launch("row_dots", dtype, rows, rows * n, address_of(out), _address(grad), _address(x), address_of(c), n)
    return out


def row_combine(
    out: Tensor, grad: Tensor, x: Tensor, of_grad: np.ndarray, of_x: np.ndarray, constant: np.ndarray, rows: int, n: int
) -> None:
    dtype = x.meta_.dtype
    a, b, c = _as(of_grad, dtype), _as(of_x, dtype), _as(constant, dtype)
    places = address_of(a), address_of(b), address_of(c)
    _launch("row_combine", dtype, rows, rows * n, _address(out), _address(grad), _address(x), *places, n)


def group_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int,
    HxW: int, group: int, eps: float,
) -> None:  # fmt: skip
    places = [_address(t) for t in (out, mean, rstd, x, weight, bias)]
    _launch("group_norm", x.meta_.dtype, N * group, x.meta_.numel, *places, group, C // group, HxW, float(eps))


def layer_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, rows: int, n: int,
    eps: float,
) -> None:  # fmt: skip
    places = [_address(t) for t in (out, mean, rstd, x, weight, bias)]
    _launch("layer_norm", x.meta_.dtype, rows, rows * n, *places, n, float(eps))


def layer_norm_backward(
    grad_input: Tensor | None, grad_weight: Tensor | None, grad_bias: Tensor | None, grad: Tensor, x: Tensor,
    mean: Tensor, rstd: Tensor, weight: Tensor | None, rows: int, n: int,
) -> None:  # fmt: skip
    """grad_weight and grad_bias are both given, or neither."""
    dtype = x.meta_.dtype
    if grad_input is not None:
        places = [_address(t) for t in (grad_input, grad, x, mean, rstd, weight)]
        _launch("layer_norm_backward", dtype, rows, rows * n, *places, n)
    if grad_weight is not None:
        places = [_address(t) for t in (grad_weight, grad_bias, grad, x, mean, rstd)]
        strip = strip_width((n,))
        _launch("layer_norm_weight_backward", dtype, -(-n // strip), rows * n, *places, rows, n, strip)


if kernel_compiler.mode() == "off":
    normalization.register()
else:
    stubs.row_moments_stub.register("cpu", row_moments)
    stubs.row_affine_stub.register("cpu", row_affine)
    stubs.batch_norm_stub.register("cpu", batch_norm)
    stubs.batch_norm_train_stub.register("cpu", batch_norm_train)
    stubs.batch_norm_columns_stub.register("cpu", batch_norm_columns)
    stubs.batch_norm_columns_train_stub.register("cpu", batch_norm_columns_train)
    stubs.batch_norm_backward_stub.register("cpu", batch_norm_backward)
    stubs.row_dots_stub.register("cpu", row_dots)
    stubs.row_combine_stub.register("cpu", row_combine)
    stubs.group_norm_stub.register("cpu", group_norm)
    stubs.layer_norm_stub.register("cpu", layer_norm)
    stubs.layer_norm_backward_stub.register("cpu", layer_norm_backward)
