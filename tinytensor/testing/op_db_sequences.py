"""Entries of the operator database: packed sequences and normalized weights. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.testing.op_info import Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

_LENGTHS = np.array([3, 3, 1])
_BATCH_SIZES = np.array([3, 2, 2])


def _pack(x: Any, lengths: Any, batch_first: bool) -> Any:
    x = np.swapaxes(x, 0, 1) if batch_first else x
    sizes = [int((lengths > step).sum()) for step in range(int(lengths.max()))]
    return np.concatenate([x[step, :count] for step, count in enumerate(sizes)]), np.array(sizes)


def _pad(data: Any, batch_sizes: Any, batch_first: bool, value: float, total: int) -> Any:
    out = np.full((max(total, len(batch_sizes)), batch_sizes[0], *data.shape[1:]), value, data.dtype)
    offset = 0
    for step, count in enumerate(batch_sizes):
        out[step, :count] = data[offset : offset + count]
        offset += count
    lengths = np.array([int((batch_sizes > i).sum()) for i in range(batch_sizes[0])])
    return np.swapaxes(out, 0, 1) if batch_first else out, lengths


def _arr(dtype: ScalarType, *shape: int, seed: int) -> Arr:
    return Arr(make_array(shape, dtype, seed=seed))


def _pack_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 3, 3, 2, seed=1), Arr(_LENGTHS, int64), False), name="time_first")
    yield Sample((_arr(dtype, 3, 4, seed=2), Arr(_LENGTHS, int64), True), name="batch_first")


def _pad_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield Sample((_arr(dtype, 7, 2, seed=1), Arr(_BATCH_SIZES, int64), False, 0.0, 0), name="time_first")
    yield Sample((_arr(dtype, 7, seed=2), Arr(_BATCH_SIZES, int64), True, -1.5, 5), name="batch_first")


def _pad_sequence(sequences: Any, batch_first: bool = False, value: float = 0.0, side: str = "right") -> Any:
    longest = max(len(s) for s in sequences)
    columns = []
    for s in sequences:
        gap = np.full((longest - len(s), *s.shape[1:]), value, s.dtype)
        columns.append(np.concatenate([gap, s] if side == "left" else [s, gap]))
    return np.stack(columns, 0 if batch_first else 1)


def _sequence_samples(dtype: ScalarType) -> Iterator[Sample]:
    sequences = [_arr(dtype, length, 2, seed=length) for length in (2, 3, 1)]
    yield Sample((sequences,), name="right")
    yield Sample((sequences, True, 2.5, "left"), name="left")


def _norm_except_dim(v: Any, pow: int = 2, dim: int = 0) -> Any:
    axes = tuple(range(v.ndim)) if dim == -1 else tuple(d for d in range(v.ndim) if d != dim)
    return (np.abs(v) ** pow).sum(axes, keepdims=dim != -1) ** (1 / pow)


def _weight_norm(v: Any, g: Any, dim: int = 0) -> Any:
    return v * (g / _norm_except_dim(v, 2, dim))


_REAL = (float32, float64)

SEQUENCE_OPS = [
    OpInfo("_pack_padded_sequence", _pack, _pack_samples, _REAL, meta=False, layouts=False, forward_ad=False, refusals=(
        Refusal(lambda tt: tt._pack_padded_sequence(tt.ones(2, 3), tt.tensor([2, 1]), False), RuntimeError, "Expected `len(lengths)` to be equal to batch_size, but got 2 (batch_size=3)"),
        Refusal(lambda tt: tt._pack_padded_sequence(tt.ones(2, 3), tt.tensor([2, 2, 0]), False), RuntimeError, "Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0"),
        Refusal(lambda tt: tt._pack_padded_sequence(tt.ones(2, 3), tt.tensor([2, 1, 2]), False), RuntimeError, "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do not need ONNX exportability."),
        Refusal(lambda tt: tt._pack_padded_sequence(tt.ones(2, 3), tt.tensor([2.0, 1, 1]), False), RuntimeError, "'lengths' argument should be a 1D CPU int64 tensor, but got 1D cpu Float tensor"),
        Refusal(lambda tt: tt._pack_padded_sequence(tt.ones(0, 3), tt.tensor([2, 1, 1]), False), RuntimeError, "Cannot pack empty tensors."),
    )),
    OpInfo("_pad_packed_sequence", _pad, _pad_samples, _REAL, meta=False, layouts=False, refusals=(
        Refusal(lambda tt: tt._pad_packed_sequence(tt.ones(2, 3), tt.tensor([1, 1]), False, 0.0, 1), RuntimeError, "Expected total_length to be at least the length of the longest sequence in input, but got total_length=1 and max sequence length being 2"),
        Refusal(lambda tt: tt._pad_packed_sequence(tt.ones(2, 3), tt.tensor([[1, 1]]), False, 0.0, 1), RuntimeError, "'lengths' argument should be a 1D CPU int64 tensor, but got 2D cpu Long tensor"),
    )),
    OpInfo("nn.utils.rnn.pad_sequence", _pad_sequence, _sequence_samples, _REAL, meta=False, layouts=False, refusals=(
        Refusal(lambda tt: tt.nn.utils.rnn.pad_sequence([]), RuntimeError, "received an empty list of sequences"),
        Refusal(lambda tt: tt.nn.utils.rnn.pad_sequence([tt.ones(2)], padding_side="up"), RuntimeError, "Expected padding_side to be one of left or right, but got up."),
        Refusal(lambda tt: tt.nn.utils.rnn.pad_sequence([tt.ones(2, 3), tt.ones(2, 2)]), RuntimeError, "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1"),
    )),
    OpInfo("norm_except_dim", _norm_except_dim, samples(([(3, 4)],), ([(2, 3, 2)], 2, 1), ([(2, 3)], 2, -1), ([(2, 3)], 3, 1)), _REAL, rtol=1e-5, special_values=False, refusals=(
        Refusal(lambda tt: tt.norm_except_dim(tt.ones(2, 3), 2, 5), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 5)"),
    )),
    OpInfo("_weight_norm", _weight_norm, samples(([(3, 4), (3, 1)],), ([(2, 3, 2), (1, 3, 1)], 1), ([(2, 3), (1, 3)], 1)), _REAL, rtol=1e-5, special_values=False, forward_ad=False, covers=("_weight_norm_interface",)),
]  # fmt: skip
