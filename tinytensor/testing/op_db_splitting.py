"""Entries of the operator database: splitting, joining, repeating, copies of views. See op_info.py."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, Literal

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, int64
from tinytensor.testing.op_info import EVERY, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array


def _arr(shape: tuple[int, ...], dtype: ScalarType, seed: int = 1) -> Arr:
    return Arr(make_array(shape, dtype, seed=seed))


def _refuse(call: Callable[..., Any], text: str, error: type[Exception] = RuntimeError) -> Refusal:
    return Refusal(call, error, text)


# ---- splitting -------------------------------------------------------------------------------------------------------


def _tensor_split(a: Any, where: Any, dim: int = 0) -> Any:
    return tuple(np.array_split(a, where, dim))


def _unsafe_split(a: Any, size: int, dim: int = 0) -> Any:
    return tuple(np.split(a, range(size, a.shape[dim], size), dim))


def _split_sizes(a: Any, sizes: Any, dim: int = 0) -> Any:
    return tuple(np.split(a, np.cumsum(sizes)[:-1], dim))


def _narrow(a: Any, dim: int, start: Any, length: int) -> Any:
    start = int(start) % a.shape[dim]
    return np.take(a, range(start, start + length), dim)


def _narrow_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr((4, 3), dtype), 0, Arr(np.array(1), int64), 2), name="tensor")
    yield Sample((_arr((4, 3), dtype), 1, Arr(np.array(-1), int64), 1), name="from_the_end")


SPLITTING = [
    OpInfo("tensor_split", _tensor_split, samples(([(7, 2)], 3), ([(2, 5)], (1, 4), 1), ([(3,)], (2, 9))), EVERY, view=True, refusals=(
        _refuse(lambda tt: tt.zeros(()).tensor_split(2), "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims"),
        _refuse(lambda tt: tt.zeros(3).tensor_split(0), "number of sections must be larger than 0, got 0"),
        _refuse(lambda tt: tt.zeros(7, 2).tensor_split(tt.tensor([1.0])), "tensor_split expected tensor_indices_or_sections to have dtype of long, but got Float"),
        _refuse(lambda tt: tt.zeros(7, 2).tensor_split(tt.tensor([[1]])), "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, but got a tensor with 2 dims"),
    )),
    OpInfo("hsplit", lambda a, where: tuple(np.hsplit(a, where)), samples(([(6,)], 2), ([(2, 6)], 3), ([(2, 5)], (1, 3))), EVERY, view=True, refusals=(
        _refuse(lambda tt: tt.zeros(()).hsplit(1), "torch.hsplit requires a tensor with at least 1 dimension, but got a tensor with 0 dimensions!"),
        _refuse(lambda tt: tt.zeros(3, 7).hsplit(2), "torch.hsplit attempted to split along dimension 1, but the size of the dimension 7 is not divisible by the split_size 2!"),
    )),
    OpInfo("vsplit", lambda a, where: tuple(np.vsplit(a, where)), samples(([(6, 2)], 3), ([(5, 2)], (1, 3))), EVERY, view=True, refusals=(
        _refuse(lambda tt: tt.zeros(7).vsplit(1), "torch.vsplit requires a tensor with at least 2 dimension, but got a tensor with 1 dimensions!"),
    )),
    OpInfo("dsplit", lambda a, where: tuple(np.dsplit(a, where)), samples(([(2, 1, 6)], 3), ([(2, 2, 3)], (1,))), EVERY, view=True, refusals=(
        _refuse(lambda tt: tt.zeros(7, 2).dsplit(2), "torch.dsplit requires a tensor with at least 3 dimension, but got a tensor with 2 dimensions!"),
    )),
    OpInfo("unsafe_chunk", lambda a, chunks, dim=0: _unsafe_split(a, -(-a.shape[dim] // chunks), dim), samples(([(5, 2)], 2), ([(2, 6)], 3, 1)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(4).unsafe_chunk(0), "chunk expects `chunks` to be greater than 0, got: 0"),
    )),
    OpInfo("unsafe_split", _unsafe_split, samples(([(5, 2)], 2), ([(2, 6)], 3, 1)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(4).unsafe_split(0), "split_size can only be 0 if dimension size is 0, but got dimension size of 4"),
    )),
    OpInfo("unsafe_split_with_sizes", _split_sizes, samples(([(5, 2)], (2, 3)), ([(2, 6)], (1, 2, 3), 1)), EVERY),
    OpInfo("narrow", _narrow, _narrow_samples, EVERY, view=True, meta=False, refusals=(
        _refuse(lambda tt: tt.zeros(4, 4).narrow(0, tt.tensor([1]), 2), "start must be an 0-dim integral Tensor."),
    )),
    OpInfo("narrow_copy", _narrow, samples(([(4, 3)], 0, 1, 2), ([(4, 3)], 1, -2, 1), ([(4, 3)], 0, 1, 0)), EVERY, out=True, refusals=(
        _refuse(lambda tt: tt.zeros(4, 4).narrow_copy(0, 3, 2), "start (3) + length (2) exceeds dimension size (4)."),
        _refuse(lambda tt: tt.zeros(()).narrow_copy(0, 0, 1), "narrow() cannot be applied to a 0-dim tensor."),
    )),
    *(OpInfo(name, np.swapaxes, samples(([(2, 3, 4)], 0, 2), ([(2, 3)], -1, 0)), EVERY, view=True) for name in ("swapaxes", "swapdims")),
    OpInfo("moveaxis", np.moveaxis, samples(([(2, 3, 4)], 0, 2), ([(2, 3, 4)], (0, 1), (-1, 0))), EVERY, view=True, refusals=(
        _refuse(lambda tt: tt.zeros(3, 4).moveaxis((0, 0), (1, 0)), "movedim: repeated dim in `source` ([0, 0])"),
    )),
    OpInfo("ravel", np.ravel, samples(([(2, 3)],), ([()],)), EVERY, view=True),
]  # fmt: skip


# ---- joining ---------------------------------------------------------------------------------------------------------


def _lists(*shapes: list[tuple[int, ...]]) -> Any:
    return samples(*(([list(s)],) for s in shapes))


def _each(*shapes: list[tuple[int, ...]], **kwargs: Any) -> Any:
    """The tensors as arguments, one by one."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for group in shapes:
            yield Sample(tuple(_arr(s, dtype, i) for i, s in enumerate(group)), dict(kwargs), str(group))

    return sample


def _meshgrid(*tensors: Any, indexing: Literal["ij", "xy"]) -> Any:
    return tuple(np.meshgrid(*tensors, indexing=indexing))


def _block_diag(*tensors: Any) -> Any:
    blocks = [np.atleast_2d(t) for t in tensors]
    out = np.zeros(np.sum([b.shape for b in blocks], axis=0), blocks[0].dtype)
    row = column = 0
    for b in blocks:
        out[row : row + b.shape[0], column : column + b.shape[1]] = b
        row, column = row + b.shape[0], column + b.shape[1]
    return out


def _cartesian(*tensors: Any) -> Any:
    return np.array(list(itertools.product(*tensors))) if len(tensors) > 1 else tensors[0]


def _combinations(a: Any, r: int = 2, with_replacement: bool = False) -> Any:
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    return np.array(list(choose(a, r)), a.dtype).reshape(-1, r)


JOINING = [
    OpInfo("hstack", np.hstack, _lists([(2,), (3,)], [(2, 2), (2, 3)], [(), (2,)]), EVERY, out=True, refusals=(
        _refuse(lambda tt: tt.hstack([]), "hstack expects a non-empty TensorList"),
        _refuse(lambda tt: tt.hstack([tt.zeros(3), tt.zeros(2, 3)]), "Tensors must have same number of dimensions: got 1 and 2"),
    )),
    *(OpInfo(name, np.vstack, _lists([(2,), (2,)], [(1, 2), (3, 2)], [(2,), (2, 2)]), EVERY, out=True, refusals=(
        _refuse(lambda tt, name=name: getattr(tt, name)([]), "vstack expects a non-empty TensorList"),
    )) for name in ("vstack", "row_stack")),
    OpInfo("dstack", np.dstack, _lists([(2,), (2,)], [(1, 2, 3), (1, 2, 1)]), EVERY, out=True, refusals=(
        _refuse(lambda tt: tt.dstack([]), "dstack expects a non-empty TensorList"),
    )),
    OpInfo("column_stack", np.column_stack, _lists([(3,), (3, 2)], [(2, 1), (2, 2)]), EVERY, out=True, refusals=(
        _refuse(lambda tt: tt.column_stack([]), "column_stack expects a non-empty TensorList"),
    )),
    *(OpInfo(name, np.concatenate, _lists([(2, 3), (1, 3)]), EVERY, out=True) for name in ("concat", "concatenate")),
    OpInfo("atleast_1d", lambda *a: tuple(np.atleast_1d(*a)) if len(a) > 1 else np.atleast_1d(*a), _each([()], [(2, 3)], [(), (2,)]), EVERY),
    OpInfo("atleast_2d", lambda *a: tuple(np.atleast_2d(*a)) if len(a) > 1 else np.atleast_2d(*a), _each([()], [(3,)], [(2, 3), (2,)]), EVERY),
    OpInfo("atleast_3d", lambda *a: tuple(np.atleast_3d(*a)) if len(a) > 1 else np.atleast_3d(*a), _each([()], [(3,)], [(2, 3), (2,)]), EVERY),
    OpInfo("block_diag", _block_diag, _each([(2, 3), (2,)], [(1, 1)], [(2, 1), (0, 2), ()]), EVERY, refusals=(
        _refuse(lambda tt: tt.block_diag(tt.zeros(3, 4, 2)), "torch.block_diag: Input tensors must have 2 or fewer dimensions. Input 0 has 3 dimensions"),
    )),
    OpInfo("meshgrid", _meshgrid, _each([(2,), (3,)], [(2,), (1,), (3,)], indexing="ij"), EVERY, refusals=(
        _refuse(lambda tt: tt.meshgrid(tt.zeros(2), tt.zeros(3), indexing="zz"), 'torch.meshgrid: indexing must be one of "xy" or "ij", but received: zz'),
        _refuse(lambda tt: tt.meshgrid(indexing="ij"), "meshgrid expects a non-empty TensorList"),
        _refuse(lambda tt: tt.meshgrid(tt.zeros(2), tt.zeros(2, dtype=tt.int64), indexing="ij"), "meshgrid expects all tensors to have the same dtype"),
    )),
    OpInfo("meshgrid", _meshgrid, _each([(2,), (3,)], [(2,), (1,), (3,)], indexing="xy"), EVERY),
    OpInfo("cartesian_prod", _cartesian, _each([(2,), (3,)], [(2,), (1,), (2,)], [(2,)]), EVERY, refusals=(
        _refuse(lambda tt: tt.cartesian_prod(tt.zeros(2, 2)), "Expect a 1D vector, but got shape [2, 2]"),
    )),
    OpInfo("combinations", _combinations, samples(([(4,)],), ([(3,)], 2, True), ([(4,)], 3), ([(2,)], 3)), EVERY, meta=False, refusals=(
        _refuse(lambda tt: tt.combinations(tt.zeros(2, 2)), "Expect a 1D vector, but got shape [2, 2]"),
        _refuse(lambda tt: tt.combinations(tt.zeros(2), -1), "Expect a non-negative number, but got -1"),
    )),
]  # fmt: skip


# ---- repeating, turning, padding -------------------------------------------------------------------------------------


def _repeat_interleave_samples(dtype: ScalarType) -> Iterator[Sample]:
    repeats = Arr(np.array([2, 0, 1]), int64)
    yield Sample((_arr((2, 3), dtype), repeats, 1), name="columns")
    yield Sample((_arr((3,), dtype), repeats), name="vector")
    yield Sample((_arr((2, 3), dtype), Arr(np.array([2]), int64), 0), {"output_size": 4}, name="one_number")


def _repeats_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((Arr(np.array([2, 0, 1]), dtype),), name="counts")
    yield Sample((Arr(np.array([2, 0, 1]), dtype),), {"output_size": 3}, name="size")
    yield Sample((Arr(np.zeros(0, np.int64), dtype),), name="empty")


def _repeat_interleave(a: Any, repeats: Any = None, dim: Any = None, output_size: Any = None) -> Any:
    if repeats is None:
        return np.repeat(np.arange(len(a)), a)
    return np.repeat(a, repeats, dim)


def _pad(a: Any, pad: Any, value: Any = 0) -> Any:
    widths = [(0, 0)] * (a.ndim - len(pad) // 2) + [tuple(pad[i : i + 2]) for i in range(len(pad) - 2, -1, -2)]
    a = a[tuple(slice(max(-b, 0), n - max(-e, 0)) for n, (b, e) in zip(a.shape, widths, strict=True))]
    return np.pad(a, [(max(b, 0), max(e, 0)) for b, e in widths], constant_values=value)


def _rot90(a: Any, k: int = 1, dims: Any = (0, 1)) -> Any:
    return np.rot90(a, k, tuple(dims))


REPEATING = [
    OpInfo("tile", np.tile, samples(([(2, 3)], (2,)), ([(3,)], (2, 2)), ([(2, 1)], (3, 1)), ([(2,)], ())), EVERY),
    OpInfo("repeat_interleave", _repeat_interleave, samples(([(2, 3)], 2), ([(2, 3)], 2, 1), ([()], 3), ([(2, 3)], 0, 0)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).repeat_interleave(-2), "Repeats must be non-negative"),
        _refuse(lambda tt: tt.zeros(2, 3).repeat_interleave(2, 0, output_size=5), "repeat_interleave: Invalid output_size, expected 4 but got 5"),
    )),
    OpInfo("repeat_interleave", _repeat_interleave, _repeat_interleave_samples, EVERY, meta=False, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).repeat_interleave(tt.tensor([1, 2]), 1), "repeats must have the same size as input along dim, but got repeats.size(0) = 2 and input.size(1) = 3"),
        _refuse(lambda tt: tt.zeros(2, 3).repeat_interleave(tt.tensor([[1, 2]]), 1), "repeats must be 0-dim or 1-dim tensor"),
    )),
    OpInfo("repeat_interleave", _repeat_interleave, _repeats_samples, (int64,), meta=False, layouts=False, differentiable=False, refusals=(
        _refuse(lambda tt: tt.repeat_interleave(tt.tensor([1, -2, 0])), "repeats can not be negative"),
        _refuse(lambda tt: tt.repeat_interleave(tt.tensor([1, 2, 0]), output_size=4), "allocated size does not match required size"),
        _refuse(lambda tt: tt.repeat_interleave(tt.tensor([[1]])), "repeat_interleave only accept 1D vector as repeat"),
        _refuse(lambda tt: tt.repeat_interleave(tt.tensor([1.0])), "\"repeat_interleave_cpu\" not implemented for 'Float'", NotImplementedError),
    )),
    OpInfo("rot90", _rot90, samples(([(2, 3)],), ([(2, 3)], 2), ([(2, 3, 2)], 3, (1, 2)), ([(2, 3)], -4), ([(2, 3)], 1, (1, 0))), EVERY, refusals=(
        _refuse(lambda tt: tt.rot90(tt.zeros(2, 3), 1, (0, 0)), "expected rotation dims to be different, but got dim0 = 0 and dim1 = 0"),
        _refuse(lambda tt: tt.rot90(tt.zeros(2)), "expected total dims >= 2, but got total dims = 1"),
    )),
    OpInfo("fliplr", np.fliplr, samples(([(2, 3)],)), EVERY, refusals=(_refuse(lambda tt: tt.fliplr(tt.zeros(2)), "Input must be >= 2-d."),)),
    OpInfo("flipud", np.flipud, samples(([(3,)],), ([(2, 3)],)), EVERY, refusals=(_refuse(lambda tt: tt.flipud(tt.zeros(())), "Input must be >= 1-d."),)),
    OpInfo("constant_pad_nd", _pad, samples(([(2, 3)], (1, 2)), ([(2, 3)], (1, 0, 0, 1), 1), ([(2, 3)], (-1, 1)), ([(2, 3)], (-1, -1)), ([(2, 3)], ()), ([(0, 2)], (1, 1, 2, 0))), EVERY, refusals=(
        _refuse(lambda tt: tt.constant_pad_nd(tt.zeros(2, 3), (1,)), "Length of pad must be even but instead it equals 1"),
        _refuse(lambda tt: tt.constant_pad_nd(tt.zeros(2, 3), (1, 1, 1, 1, 1, 1)), "Length of pad should be no more than twice the number of dimensions of the input. Pad length is 6while the input has 2dimensions."),
        _refuse(lambda tt: tt.constant_pad_nd(tt.zeros(2, 3), (-2, -2)), "narrow(): length must be non-negative."),
    )),
    *(OpInfo(f"{name}_indices", lambda row, col, offset=0, function=function: np.array(function(row, offset, col)), samples(([], 3, 4), ([], 4, 2, 1), ([], 3, 3, -1), ([], 2, 2, -9)), (int64,), meta=False, differentiable=False, refusals=(
        _refuse(lambda tt, name=name: getattr(tt, f"{name}_indices")(-1, 2), "row must be non-negative, got-1"),
        _refuse(lambda tt, name=name: getattr(tt, f"{name}_indices")(2, 2, dtype=tt.float32), f"\"{name}_indices\" not implemented for 'Float'", NotImplementedError),
    )) for name, function in (("tril", np.tril_indices), ("triu", np.triu_indices))),
]  # fmt: skip


# ---- copies of views, writes into copies of views --------------------------------------------------------------------


def _copy_of(name: str, reference: Any, *calls: Any, out: bool = True, layouts: bool = True) -> OpInfo:
    return OpInfo(f"{name}_copy", reference, samples(*calls), EVERY, out=out, layouts=layouts)


def _squeeze(a: Any, dim: Any = None) -> Any:
    return np.squeeze(a, dim)


COPIES_OF_VIEWS = [
    _copy_of("alias", np.copy, ([(2, 3)],)),
    _copy_of("as_strided", lambda a, size, stride: np.lib.stride_tricks.as_strided(a, size, [s * a.itemsize for s in stride]), ([(4, 3)], (2, 2), (3, 1)), layouts=False),
    _copy_of("expand", np.broadcast_to, ([(3, 1)], (3, 4))),
    _copy_of("permute", np.transpose, ([(2, 3, 4)], (2, 0, 1))),
    _copy_of("select", lambda a, dim, index: np.take(a, index, dim), ([(2, 3)], 1, -1)),
    _copy_of("slice", lambda a, dim, start, end, step: a[start:end:step], ([(5, 2)], 0, 1, 5, 2)),
    _copy_of("squeeze", _squeeze, ([(1, 3, 1)],), ([(1, 3, 1)], 0), ([(1, 3, 1)], (0, 2))),
    _copy_of("t", np.transpose, ([(2, 3)],)),
    _copy_of("transpose", np.swapaxes, ([(2, 3, 4)], 0, 2)),
    _copy_of("unfold", lambda a, dim, size, step: np.lib.stride_tricks.sliding_window_view(a, size, dim)[::step], ([(5, 2)], 0, 2, 2)),
    _copy_of("unsqueeze", np.expand_dims, ([(2, 3)], 1)),
    _copy_of("view", np.reshape, ([(2, 6)], (3, 4)), ([(2, 6)], (-1, 2))),
    _copy_of("split", _unsafe_split, ([(5, 2)], 2), out=False),
    _copy_of("split_with_sizes", _split_sizes, ([(5, 2)], (2, 3)), out=False),
    _copy_of("unbind", lambda a, dim=0: tuple(np.moveaxis(a, dim, 0)), ([(2, 3)],), ([(2, 3)], 1), out=False),
]  # fmt: skip


def _written(place: Callable[..., Any]) -> Callable[..., Any]:
    def call(a: Any, src: Any, *args: Any) -> Any:
        out = a.copy()
        place(out, *args)[...] = src
        return out

    return call


def _diagonal(a: Any, offset: int = 0) -> Any:
    view = np.diagonal(a, offset)
    view.flags.writeable = True
    return view


_SIZES = "expected src to have a size equal to the slice of self. src size = {}, slice size = {}"

VIEW_SCATTERS = [
    OpInfo("select_scatter", _written(lambda a, dim, index: np.moveaxis(a, dim, 0)[index : index + 1].reshape(-1) if dim == 0 else a[:, index]), samples(([(2, 3), (3,)], 0, 1), ([(2, 3), (2,)], 1, 0)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).select_scatter(tt.ones(2), 0, 0), _SIZES.format([2], [3])),
    )),
    OpInfo("slice_scatter", _written(lambda a, dim, start, end, step=1: a[start:end:step]), samples(([(5, 2), (2, 2)], 0, 1, 3), ([(5, 2), (2, 2)], 0, 0, 4, 2)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).slice_scatter(tt.ones(2), 0, 0, 1), _SIZES.format([2], [1, 3])),
    )),
    OpInfo("diagonal_scatter", _written(_diagonal), samples(([(2, 3), (2,)],), ([(3, 3), (2,)], 1)), EVERY, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).diagonal_scatter(tt.ones(3)), _SIZES.format([3], [2])),
    )),
    OpInfo("as_strided_scatter", _written(lambda a, size, stride: np.lib.stride_tricks.as_strided(a, size, [s * a.itemsize for s in stride])), samples(([(2, 3), (2,)], (2,), (2,))), EVERY, layouts=False, differentiable=False, refusals=(
        _refuse(lambda tt: tt.zeros(2, 3).as_strided_scatter(tt.ones(3), (2,), (1,)), _SIZES.format([3], [2])),
    )),
]  # fmt: skip

SPLITTING_OPS: tuple[OpInfo, ...] = (*SPLITTING, *JOINING, *REPEATING, *COPIES_OF_VIEWS, *VIEW_SCATTERS)
