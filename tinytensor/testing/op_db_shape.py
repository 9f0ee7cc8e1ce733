"""Entries of the operator database for views, copies, indexing and joining. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, int64
from tinytensor.testing.op_info import EVERY, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array


def _view(name: str, reference: Any, *calls: Any, refusals: tuple[Refusal, ...] = (), view: bool = True) -> OpInfo:
    return OpInfo(name, reference, samples(*calls), EVERY, view=view, refusals=refusals)


def _as_strided(a: Any, size: Any, stride: Any, offset: int = 0) -> Any:
    flat = np.ascontiguousarray(a).reshape(-1)[offset:]
    return np.lib.stride_tricks.as_strided(flat, size, [s * flat.itemsize for s in stride])


def _slice(a: Any, dim: int, start: int, length: int) -> Any:
    return np.take(a, range(start % a.shape[dim], start % a.shape[dim] + length), dim)


def _split(a: Any, size: Any, dim: int = 0) -> Any:
    length = a.shape[dim]
    sizes = list(size) if isinstance(size, (list, tuple)) else [min(size, length - i) for i in range(0, length, size)]
    return tuple(np.split(a, np.cumsum(sizes)[:-1], dim))


def _chunk(a: Any, chunks: int, dim: int = 0) -> Any:
    return _split(a, -(-a.shape[dim] // chunks), dim)


def _squeeze(a: Any, dim: Any = None) -> Any:
    if dim is None:
        return np.squeeze(a)
    dims = tuple(d % a.ndim for d in (dim if isinstance(dim, tuple) else (dim,)))
    return np.squeeze(a, tuple(d for d in dims if a.shape[d] == 1))


VIEWS = [
    _view("Tensor.view", lambda a, size: a.reshape(size), ([(2, 6)], (3, 4)), ([(2, 6)], (-1, 2)), ([(0, 3)], (3, 0)), ([()], (1, 1)), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).view(7), RuntimeError, "shape '[7]' is invalid for input of size 6"),
        Refusal(lambda tt: tt.ones(2, 3).view(-1, -1), RuntimeError, "only one dimension can be inferred"),
        Refusal(lambda tt: tt.ones(2, 3).t().view(6), RuntimeError, "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead."),
        Refusal(lambda tt: tt.zeros(0).view(-1, 0), RuntimeError, "cannot reshape tensor of 0 elements into shape [-1, 0] because the unspecified dimension size -1 can be any value and is ambiguous"),
    )),
    _view("reshape", np.reshape, ([(2, 6)], (3, 4)), ([(2, 6)], (-1,)), view=False),
    _view("t", np.transpose, ([(2, 3)],), ([(4,)],), ([()],), refusals=(
        Refusal(lambda tt: tt.ones(2, 2, 2).t(), RuntimeError, "t() expects a tensor with <= 2 dimensions, but self is 3D"),
    )),
    _view("transpose", np.swapaxes, ([(2, 3, 4)], 0, 2), ([(2, 3)], -1, 0), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).transpose(0, 5), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 5)"),
    )),
    _view("permute", np.transpose, ([(2, 3, 4)], (2, 0, 1)), ([(2, 3)], (-1, 0)), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).permute(0, 0), RuntimeError, "permute(): duplicate dims are not allowed."),
        Refusal(lambda tt: tt.ones(2, 3).permute(0), RuntimeError, "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = 1"),
    )),
    _view("movedim", np.moveaxis, ([(2, 3, 4)], 0, 2)),
    _view("squeeze", _squeeze, ([(1, 3, 1)],), ([(1, 3, 1)], 0), ([(1, 3, 1)], 1), ([(1, 3, 1)], (0, 2)), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).squeeze(4), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 4)"),
    )),
    _view("unsqueeze", np.expand_dims, ([(2, 3)], 0), ([(2, 3)], -1), ([()], 0), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).unsqueeze(4), IndexError, "Dimension out of range (expected to be in range of [-3, 2], but got 4)"),
    )),
    _view("Tensor.expand", np.broadcast_to, ([(3, 1)], (3, 4)), ([(3, 1)], (2, 3, 4)), ([()], (2,)), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).expand(3, 3), RuntimeError, "The expanded size of the tensor (3) must match the existing size (2) at non-singleton dimension 0.  Target sizes: [3, 3].  Tensor sizes: [2, 3]"),
        Refusal(lambda tt: tt.ones(2, 3).expand(6), RuntimeError, "expand(torch.FloatTensor{[2, 3]}, size=[6]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)"),
        Refusal(lambda tt: tt.ones(2, 3).expand(-1, 2, 3), RuntimeError, "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0"),
    )),
    _view("broadcast_to", np.broadcast_to, ([(3, 1)], (2, 3, 4))),
    _view("select", lambda a, dim, index: np.take(a, index, dim), ([(2, 3)], 0, 1), ([(2, 3)], 1, -1), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).select(0, 5), IndexError, "select(): index 5 out of range for tensor of size [2, 3] at dimension 0"),
    )),
    _view("narrow", _slice, ([(4, 3)], 0, 1, 2), ([(4, 3)], 1, -2, 1), ([(4, 3)], 0, 1, 0), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).narrow(0, 1, 5), RuntimeError, "start (1) + length (5) exceeds dimension size (2)."),
        Refusal(lambda tt: tt.ones(2, 3).narrow(0, 5, 1), IndexError, "start out of range (expected to be in range of [-2, 2], but got 5)"),
        Refusal(lambda tt: tt.ones(2, 3).narrow(0, 1, -1), RuntimeError, "narrow(): length must be non-negative."),
    )),
    _view("as_strided", _as_strided, ([(4, 3)], (2, 2), (3, 1), 1), ([(4, 3)], (3, 3), (1, 1)), refusals=(
        Refusal(lambda tt: tt.ones(6, dtype=tt.int64).as_strided((5,), (2,)), RuntimeError, "setStorage: sizes [5], strides [2], storage offset 0, and itemsize 8 requiring a storage size of 72 are out of bounds for storage of size 48"),
        Refusal(lambda tt: tt.ones(6).as_strided((2,), (-1,)), RuntimeError, "as_strided: Negative strides are not supported at the moment, got strides: [-1]"),
        Refusal(lambda tt: tt.ones(6).as_strided((2,), (1,), -1), RuntimeError, "Tensor: invalid storage offset -1"),
        Refusal(lambda tt: tt.ones(6).as_strided((2, 2), (1,)), RuntimeError, "mismatch in length of strides and shape"),
    )),
    _view("diagonal", np.diagonal, ([(3, 4)],), ([(3, 4)], 1), ([(2, 3, 4)], -1, 0, 2), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).diagonal(0, 0, 0), RuntimeError, "diagonal dimensions cannot be identical 0, 0"),
    )),
    _view("unbind", lambda a, dim=0: tuple(np.moveaxis(a, dim, 0)), ([(2, 3)],), ([(2, 3)], 1)),
    _view("split", _split, ([(5, 2)], 2), ([(4, 6)], (1, 2, 3), 1), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).split(0), RuntimeError, "split_size can only be 0 if dimension size is 0, but got dimension size of 2"),
        Refusal(lambda tt: tt.ones(2, 3).split([1, 2]), RuntimeError, "split_with_sizes expects split_sizes to sum exactly to 2 (input tensor's size at dimension 0), but got split_sizes=[1, 2]"),
    )),
    _view("chunk", _chunk, ([(5, 2)], 2), ([(4, 6)], 3, 1), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).chunk(0), RuntimeError, "chunk expects `chunks` to be greater than 0, got: 0"),
    )),
    _view("flatten", lambda a, start=0, end=-1: a.reshape((*a.shape[:start], -1, *a.shape[a.ndim + end + 1 :])), ([(2, 3, 4)],), ([(2, 3, 4)], 1), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).flatten(1, 0), RuntimeError, "flatten() has invalid args: start_dim cannot come after end_dim"),
    )),
    _view("unflatten", lambda a, dim, sizes: a.reshape((*a.shape[:dim], *sizes, *a.shape[dim + 1 :])), ([(2, 6)], 1, (2, 3)), ([(2, 6)], 1, (-1, 2)), refusals=(
        Refusal(lambda tt: tt.ones(2, 3).unflatten(1, (2, 2)), RuntimeError, "unflatten: Provided sizes [2, 2] don't multiply up to the size of dim 1 (3) in the input tensor"),
    )),
]  # fmt: skip


def _join_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, b = Arr(make_array((2, 3), dtype, seed=1)), Arr(make_array((2, 3), dtype, seed=2))
    yield Sample(([a, b],), name="rows")
    yield Sample(([a, b], 1), name="columns")
    yield Sample(([a, b, a], -1), name="last")


JOINING = [
    OpInfo("cat", np.concatenate, _join_samples, EVERY, out=True, refusals=(
        Refusal(lambda tt: tt.cat([]), ValueError, "torch.cat(): expected a non-empty list of Tensors"),
        Refusal(lambda tt: tt.cat([tt.ones(2, 3), tt.ones(3)]), RuntimeError, "Tensors must have same number of dimensions: got 2 and 1"),
        Refusal(lambda tt: tt.cat([tt.ones(2, 3), tt.ones(2, 2)]), RuntimeError, "Sizes of tensors must match except in dimension 0. Expected size 3 but got size 2 for tensor number 1 in the list."),
    )),
    OpInfo("stack", np.stack, _join_samples, EVERY, refusals=(
        Refusal(lambda tt: tt.stack([]), RuntimeError, "stack expects a non-empty TensorList"),
    )),
]  # fmt: skip


def _index_select_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, index = Arr(make_array((4, 3), dtype, seed=1)), Arr(np.array([2, 0, 2]), int64)
    yield Sample((a, 0, index), name="rows")
    yield Sample((a, 1, index), name="columns")


def _gather_samples(dtype: ScalarType) -> Iterator[Sample]:
    index = Arr(np.array([[0, 2], [1, 1], [2, 0]]), int64)
    yield Sample((Arr(make_array((3, 4), dtype, seed=1)), 1, index), name="dim1")
    yield Sample((Arr(make_array((4, 3), dtype, seed=1)), 0, index), name="dim0")


def _gather(a: Any, dim: int, index: Any) -> Any:
    kept = a[: index.shape[0]] if dim == 1 else a[:, : index.shape[1]]
    return np.take_along_axis(kept, index, dim)


def _mask_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((3, 4), bool_, seed=2), bool_)), name="mask")


INDEXING = [
    OpInfo("index_select", lambda a, dim, index: np.take(a, index, dim), _index_select_samples, EVERY),
    OpInfo("gather", _gather, _gather_samples, EVERY),
    OpInfo("masked_select", lambda a, mask: a[mask], _mask_samples, EVERY),
    OpInfo(
        "nonzero", lambda a: np.argwhere(a), samples(([(3, 4)],), ([(0, 2)],), ([()],)), EVERY, differentiable=False
    ),
]

COPIES = [
    OpInfo("clone", np.copy, samples(([(2, 3)],), ([(0, 2)],), ([()],)), EVERY),
    OpInfo("Tensor.contiguous", np.copy, samples(([(2, 3)],)), EVERY),
    OpInfo("zeros_like", np.zeros_like, samples(([(2, 3)],)), EVERY, differentiable=False),
    OpInfo("ones_like", np.ones_like, samples(([(2, 3)],)), EVERY, differentiable=False),
]

SHAPE_OPS: tuple[OpInfo, ...] = (*VIEWS, *JOINING, *INDEXING, *COPIES)
