"""Tables of embeddings with 8 bits a number, and a scale and a shift for each row.

    packed     a quint8 tensor with float zero points, as `embedding_bag_prepack` takes it
    rowwise    uint8 of shape (rows, columns + 8): the integers, then a scale and a shift as float32

Mirrors aten/src/ATen/native/quantized/cpu/qembeddingbag.cpp, qembeddingbag_prepack.cpp and qembeddingbag_unpack.cpp.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import quantizer_of
from tinytensor.aten.native.quantized.cpu.implements import implements
from tinytensor.aten.native.quantized.packed_params import EmbeddingPackedParams
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.error import check
from tinytensor.c10.quantizer import PerChannelAffineFloatQParamsQuantizer, check_expected
from tinytensor.c10.scalar_type import float16, float32, quint8, uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


@implements("embedding_bag_prepack")
def embedding_bag_prepack(weight: Tensor) -> EmbeddingPackedParams:
    check(
        isinstance(quantizer_of(weight), PerChannelAffineFloatQParamsQuantizer),
        "Expect embedding_bag weights to be quantized using kPerChannelAffineFloatQParams",
    )
    check(
        weight.meta_.dtype is quint8,
        "qembedding_bag_prepack currently only supports quint8 and quint4x2 weights",
    )
    return EmbeddingPackedParams(F.contiguous(weight))


@implements("embedding_bag_unpack", key=DispatchKey.CompositeImplicitAutograd)
def embedding_bag_unpack(packed: EmbeddingPackedParams) -> Tensor:
    return packed.unpack()


@implements("embedding_byte", key=DispatchKey.CPU)
def embedding_byte(packed: EmbeddingPackedParams, indices: Tensor, pruned_weights: bool) -> Tensor:
    """One row for each index."""
    return F.embedding(F.dequantize(packed.weight), indices)


@implements("embedding_bag_byte", key=DispatchKey.CPU)
def embedding_bag_byte(
    packed: EmbeddingPackedParams, indices: Tensor, offsets: Tensor | None, scale_grad_by_freq: bool, mode: int,
    pruned_weights: bool, per_sample_weights: Tensor | None, compressed_indices_mapping: Tensor | None,
    include_last_offset: bool,
) -> Tensor:  # fmt: skip
    """The sums of the rows of each bag."""
    table = F.dequantize(packed.weight)
    return _sums(table, indices, offsets, per_sample_weights, include_last_offset)


@implements("embedding_bag_byte_rowwise_offsets", key=DispatchKey.CPU)
def embedding_bag_byte_rowwise_offsets(
    weight: Tensor, indices: Tensor, offsets: Tensor | None, scale_grad_by_freq: bool, mode: int, pruned_weights: bool,
    per_sample_weights: Tensor | None, compressed_indices_mapping: Tensor | None, include_last_offset: bool,
) -> Tensor:  # fmt: skip
    return _sums(embedding_bag_byte_unpack(weight), indices, offsets, per_sample_weights, include_last_offset)


def _sums(
    table: Tensor, indices: Tensor, offsets: Tensor | None, per_sample_weights: Tensor | None, include_last_offset: bool
) -> Tensor:
    if indices.meta_.dim == 2:
        offsets = F.arange(0, indices.meta_.numel, max(indices.meta_.sizes[1], 1))
        indices = F.reshape(indices, (-1,))
    check(offsets is not None, "embedding_bag_byte expects offsets to be set for 1D indices.")
    return F.embedding_bag(table, indices, offsets, False, 0, False, per_sample_weights, include_last_offset)[0]


@implements("embedding_bag_byte_prepack", key=DispatchKey.CPU)
def embedding_bag_byte_prepack(weight: Tensor) -> Tensor:
    """Each row on the scale of its own range."""
    check(
        weight.meta_.dtype in (float16, float32),
        "'embedding_bag_byte_prepack' only support float32 or float16.",
    )
    check_expected(weight.meta_.dim > 0, "k >= 0 && static_cast<size_t>(k) <= dims.size()")
    real = np.ascontiguousarray(view(F.detach(F.to(weight, float32))))
    rows = real.reshape(math.prod(real.shape[:-1]), real.shape[-1])
    # Of a row without numbers the smallest is the largest float, and the other way round.
    limit = np.finfo(np.float32).max
    low = rows.min(1, keepdims=True, initial=limit)
    with np.errstate(over="ignore"):
        span = rows.max(1, keepdims=True, initial=-limit) - low
    inverse = np.float32(255) / (span + np.float32(1e-8))
    stored = np.rint((rows - low) * inverse).astype(np.uint8)
    tail = np.concatenate([span / np.float32(255), low], 1).astype(np.float32).view(np.uint8)
    packed = np.concatenate([stored, tail], 1).reshape(*real.shape[:-1], real.shape[-1] + 8)
    # NumPy has other strides where there is no element.
    return from_numpy(packed) if packed.size else F.empty(packed.shape, dtype=uint8)


@implements("embedding_bag_byte_unpack", key=DispatchKey.CPU)
def embedding_bag_byte_unpack(weight: Tensor) -> Tensor:
    check(weight.meta_.dtype is uint8, lambda: f"expected scalar type Byte but found {weight.meta_.dtype.cpp_name}")
    packed = np.ascontiguousarray(view(F.contiguous(weight)))
    rows = packed.reshape(-1, packed.shape[-1])
    tail = np.ascontiguousarray(rows[:, -8:]).view(np.float32)
    real = rows[:, :-8].astype(np.float32) * tail[:, :1] + tail[:, 1:]
    return F.reshape(from_numpy(real.reshape(-1)), (*packed.shape[:-1], packed.shape[-1] - 8))
