"""NumPy kernels of normalization: the oracle of the tests, and what runs where nothing can be compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _rows(t: Tensor, rows: int, n: int) -> np.ndarray:
    return view(t).reshape(rows, n)


def _column(values: np.ndarray, like: np.ndarray) -> np.ndarray:
    return np.asarray(values).reshape(-1, 1).astype(like.dtype)


def row_moments(x: Tensor, rows: int, n: int) -> np.ndarray:
    values = _rows(x, rows, n).astype(np.float64)
    with np.errstate(all="ignore"):
        return np.stack([values.mean(1), values.var(1)], 1)


def row_affine(out: Tensor, x: Tensor, scale: np.ndarray, shift: np.ndarray, rows: int, n: int) -> None:
    source = _rows(x, rows, n)
    with np.errstate(all="ignore"):
        _rows(out, rows, n)[...] = _column(scale, source) * source + _column(shift, source)


def batch_norm(
    out: Tensor, x: Tensor, mean: Tensor, variance: Tensor, weight: Tensor | None, bias: Tensor | None, n: int, c: int,
    places: int, eps: float,
) -> None:  # fmt: skip
    with np.errstate(all="ignore"):
        scale = 1 / np.sqrt(view(variance).astype(np.float64) + eps)
        if weight is not None:
            scale = scale * view(weight)
        shift = -view(mean).astype(np.float64) * scale
        if bias is not None:
            shift = shift + view(bias)
    row_affine(out, x, np.tile(scale, n), np.tile(shift, n), n * c, places)


def row_dots(grad: Tensor, x: Tensor, center: np.ndarray, rows: int, n: int) -> np.ndarray:
    g, source = _rows(grad, rows, n), _rows(x, rows, n)
    with np.errstate(all="ignore"):
        distance = source - _column(center, source)
        return np.stack([g.sum(1, dtype=np.float64), (g * distance).sum(1, dtype=np.float64)], 1)


def row_combine(
    out: Tensor, grad: Tensor, x: Tensor, of_grad: np.ndarray, of_x: np.ndarray, constant: np.ndarray, rows: int, n: int
) -> None:
    g, source = _rows(grad, rows, n), _rows(x, rows, n)
    with np.errstate(all="ignore"):
        _rows(out, rows, n)[...] = _column(of_grad, g) * g + _column(of_x, g) * source + _column(constant, g)


def group_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int,
    HxW: int, group: int, eps: float,
) -> None:  # fmt: skip
    moments = row_moments(x, N * group, C // group * HxW)
    with np.errstate(all="ignore"):
        r = 1 / np.sqrt(moments[:, 1] + eps)
        # As in the kernel: (x - mean) * r * w + b is scale * x + shift, with two numbers for each channel.
        scale = np.repeat(r.reshape(N, group), C // group, axis=1)
        shift = -scale * np.repeat(moments[:, 0].reshape(N, group), C // group, axis=1)
        if weight is not None:
            w = view(weight).astype(np.float64).reshape(C)
            scale, shift = scale * w, shift * w
        if bias is not None:
            shift = shift + view(bias).astype(np.float64).reshape(C)
        view(mean)[...] = moments[:, 0].reshape(N, group)
        view(rstd)[...] = r.reshape(N, group)
    row_affine(out, x, scale, shift, N * C, HxW)


def layer_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, rows: int, n: int,
    eps: float,
) -> None:  # fmt: skip
    source = _rows(x, rows, n)
    moments = row_moments(x, rows, n)
    with np.errstate(all="ignore"):
        scale = (1 / np.sqrt(moments[:, 1] + eps)).astype(source.dtype)
        # scale * x - scale * mean. The kernel takes the mean off first, so the last digits may differ.
        result = source * scale[:, None] - (scale * moments[:, 0].astype(source.dtype))[:, None]
        if weight is not None:
            result = result * view(weight).reshape(n)
        if bias is not None:
            result = result + view(bias).reshape(n)
        _rows(out, rows, n)[...] = result
        view(mean).reshape(-1)[...] = moments[:, 0]
        view(rstd).reshape(-1)[...] = scale


def layer_norm_backward(
    grad_input: Tensor | None, grad_weight: Tensor | None, grad_bias: Tensor | None, grad: Tensor, x: Tensor,
    mean: Tensor, rstd: Tensor, weight: Tensor | None, rows: int, n: int,
) -> None:  # fmt: skip
    g, r = _rows(grad, rows, n), view(rstd).reshape(rows, 1)
    with np.errstate(all="ignore"):
        normal = (_rows(x, rows, n) - view(mean).reshape(rows, 1)) * r
        if grad_input is not None:
            d = g if weight is None else g * view(weight).reshape(n)
            _rows(grad_input, rows, n)[...] = r * (
                d - d.mean(1, keepdims=True) - normal * (d * normal).mean(1, keepdims=True)
            )
        if grad_weight is not None and grad_bias is not None:
            view(grad_weight).reshape(n)[...] = (g * normal).sum(0)
            view(grad_bias).reshape(n)[...] = g.sum(0)


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.row_moments_stub.register("cpu", row_moments)
    stubs.row_affine_stub.register("cpu", row_affine)
    stubs.batch_norm_stub.register("cpu", batch_norm)
    stubs.row_dots_stub.register("cpu", row_dots)
    stubs.row_combine_stub.register("cpu", row_combine)
    stubs.group_norm_stub.register("cpu", group_norm)
    stubs.layer_norm_stub.register("cpu", layer_norm)
    stubs.layer_norm_backward_stub.register("cpu", layer_norm_backward)
