"""Entries of the operator database: elements in another order, or more than once. See op_info.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from tinytensor.testing.op_info import EVERY, OpInfo, Refusal, samples


def _triangle(function: Any) -> Any:
    return lambda a, diagonal=0: function(a, diagonal)


def _roll(a: Any, shifts: Any, dims: Any = ()) -> Any:
    return np.roll(a, shifts, None if dims == () else dims)


def _diag_embed(a: Any, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    n = a.shape[-1] + abs(offset)
    out = np.zeros((*a.shape[:-1], n, n), a.dtype)
    rows = np.arange(a.shape[-1]) + max(-offset, 0)
    out[..., rows, rows + offset] = a
    return np.moveaxis(out, (-2, -1), (dim1, dim2))


def _unfold(a: Any, dim: int, size: int, step: int) -> Any:
    windows = np.lib.stride_tricks.sliding_window_view(a, size, dim)
    return np.take(windows, range(0, windows.shape[dim], step), dim)


_TRIANGLE_SAMPLES = samples(([(3, 4)],), ([(3, 4)], 1), ([(2, 4, 3)], -1), ([(2, 2)], 7), ([(2, 2)], -7), ([(0, 3)],))

TRIANGLES = [
    OpInfo(name, _triangle(function), _TRIANGLE_SAMPLES, EVERY, inplace=True, out=True, refusals=(
        Refusal(lambda tt, name=name: getattr(tt, name)(tt.zeros(3)), RuntimeError, f"{name}: input tensor must have at least 2 dimensions"),
    ))
    for name, function in (("tril", np.tril), ("triu", np.triu))
]  # fmt: skip

ORDER = [
    OpInfo("flip", lambda a, dims: np.flip(a, dims), samples(([(3, 4)], (0,)), ([(3, 4)], (-1,)), ([(2, 3, 4)], (0, 2)), ([(2, 3)], ()), ([(0, 2)], (0,))), EVERY, refusals=(
        Refusal(lambda tt: tt.zeros(3, 3).flip(0, 0), RuntimeError, "dim 0 appears multiple times in the list of dims"),
        Refusal(lambda tt: tt.zeros(3, 3).flip(4), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 4)"),
    )),
    OpInfo("roll", _roll, samples(([(3, 4)], 1), ([(3, 4)], -1, 0), ([(3, 4)], (1, 6), (0, 1)), ([(0, 2)], 1, 0), ([()], 1)), EVERY, refusals=(
        Refusal(lambda tt: tt.zeros(3, 3).roll(()), RuntimeError, "`shifts` required"),
        Refusal(lambda tt: tt.zeros(3, 3).roll((1, 2), (0,)), RuntimeError, "shifts and dimensions must align. shifts: 2, dims:1"),
        Refusal(lambda tt: tt.zeros(()).roll(1, 0), IndexError, "Dimension specified as 0 but tensor has no dimensions"),
    )),
    OpInfo("Tensor.repeat", lambda a, times: np.tile(a, times), samples(([(2, 3)], (2, 1)), ([(3,)], (2, 2)), ([(2, 1)], (1, 1)), ([(2, 3)], (0, 2)), ([()], (3,))), EVERY, refusals=(
        Refusal(lambda tt: tt.zeros(3, 3).repeat(2), RuntimeError, "Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor"),
        Refusal(lambda tt: tt.zeros(3, 3).repeat(2, -1), RuntimeError, "Trying to create tensor with negative dimension -3: [6, -3]"),
    )),
]  # fmt: skip

DIAGONALS = [
    OpInfo("diag_embed", _diag_embed, samples(([(3,)],), ([(2, 3)], 1), ([(2, 3)], -1, 0, 2)), EVERY, refusals=(
        Refusal(lambda tt: tt.zeros(3).diag_embed(0, 1, 1), RuntimeError, "diagonal dimensions cannot be identical 1, 1"),
        Refusal(lambda tt: tt.zeros(()).diag_embed(), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got -2)"),
    )),
    OpInfo("diag", lambda a, diagonal=0: np.diag(a, diagonal), samples(([(3,)],), ([(3,)], -1), ([(3, 4)], 1)), EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.zeros(3, 3, 3).diag(), RuntimeError, "diag(): Supports 1D or 2D tensors. Got 3D"),
    )),
    OpInfo("diagflat", lambda a, offset=0: np.diagflat(a, offset), samples(([(3,)],), ([(2, 2)], 1), ([()],)), EVERY),
    OpInfo("diagonal_copy", np.diagonal, samples(([(3, 4)],), ([(2, 3, 4)], -1, 0, 2)), EVERY, out=True),
]  # fmt: skip

WINDOWS = [
    OpInfo("Tensor.unfold", _unfold, samples(([(5,)], 0, 2, 1), ([(5, 2)], 0, 3, 2), ([(2, 5)], 1, 2, 2)), EVERY, view=True, covers=("unfold_backward",), refusals=(
        Refusal(lambda tt: tt.zeros(3, 4).unfold(0, 5, 1), RuntimeError, "maximum size for tensor at dimension 0 is 3 but size is 5"),
        Refusal(lambda tt: tt.zeros(3, 4).unfold(0, 2, 0), RuntimeError, "step is 0 but must be > 0"),
        Refusal(lambda tt: tt.zeros(3, 4).unfold(0, -1, 1), RuntimeError, "size is -1 but must be >= 0"),
    )),
]  # fmt: skip

REARRANGE_OPS: tuple[OpInfo, ...] = (*TRIANGLES, *ORDER, *DIAGONALS, *WINDOWS)
