"""embedding_bag: sums, means or maxima of bags of a table's rows.

`offsets` say where in `indices` each bag begins. With the result come the bag of every index (`offset2bag`), the bags'
sizes and the places of maxima, as far as the gradient will need them; where PyTorch's fast path of sums leaves them
out, so does this.

Mirrors aten/src/ATen/native/EmbeddingBag.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import dense, is_meta, new
from tinytensor.aten.native.reference.arrays import read, view, write
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.tensor_utils import check_same_type, check_scalar_types
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import bfloat16, float16, float32, float64, int32, int64, promote_types
from tinytensor.c10.tensor_impl import has_tangent
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Four = tuple["Tensor", "Tensor", "Tensor", "Tensor"]
SUM, MEAN, MAX = range(3)
_INDEX_TYPES = (int64, int32)
_IMPROVE = "(Could this error message be improved?  If so, please report an enhancement request to PyTorch.)"


# ---- forward ---------------------------------------------------------------------------------------------------------


def embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool, mode: int, sparse: bool,
    per_sample_weights: Tensor | None, include_last_offset: bool,
) -> Four:  # fmt: skip
    """Every bag of rows reduced to one row."""
    return embedding_bag_padding_idx(
        weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, None
    )


def embedding_bag_padding_idx(
    weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool, mode: int, sparse: bool,
    per_sample_weights: Tensor | None, include_last_offset: bool, padding_idx: int | None,
) -> Four:  # fmt: skip
    """embedding_bag that leaves out the row padding_idx."""
    rows = weight.meta_.sizes[0] if weight.meta_.dim else 0
    if padding_idx is None:
        padding = -1
    else:
        check(
            -rows <= padding_idx < rows,
            lambda: (
                f"padding_idx must be within the number of embeddings, -{rows} through {rows - 1}, but got {padding_idx}"
            ),
        )
        padding = maybe_wrap_dim(padding_idx, rows)
    given = [t for t in (weight, per_sample_weights) if t is not None]
    wants_grad = is_grad_enabled() and any(t.meta_ is not t.meta_.plain for t in given)
    run = (
        F._embedding_bag_default
        if wants_grad or any(has_tangent(t) for t in given)
        else F._embedding_bag_forward_only_default
    )
    return run(
        weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding
    )


def _check(
    weight: Tensor, indices: Tensor, offsets: Tensor, mode: int, per_sample_weights: Tensor | None, last: bool
) -> None:
    w, i, o = weight.meta_, indices.meta_, offsets.meta_
    check(w.dim == 2, lambda: f"weight has to be a 2D Tensor, but got Tensor of dimension {w.dim}")
    check(i.dim in (1, 2), lambda: f"input has to be a 1D or 2D Tensor, but got Tensor of dimension {i.dim}")
    if i.dim == 1:
        check(o.dim == 1, lambda: f"offsets has to be a 1D Tensor, but got Tensor of dimension {o.dim}")
    # Both become what the two promote to.
    check_scalar_types("embedding_bag", "indices", 1, promote_types(i.dtype, o.dtype), _INDEX_TYPES)
    check_scalar_types("embedding_bag", "weight", 1, w.dtype, (float16, bfloat16, float32, float64))
    if per_sample_weights is not None:
        check(mode == SUM, "embedding_bag: per_sample_weights only supported with mode='sum'")
        p = per_sample_weights.meta_
        check_same_type("embedding_bag", "weight", w, "per_sample_weights", p)
        check(p.dim == 1, f"Expected per_sample_weights.value().dim() == 1 to be true, but got false.  {_IMPROVE}")
        check(
            p.numel == i.numel,
            f"Expected per_sample_weights.value().numel() == indices.numel() to be true, but got false.  {_IMPROVE}",
        )
    if last:
        check(o.sizes[0] >= 1, "include_last_offset: number of offset should be at least 1")
    check(mode in (SUM, MEAN, MAX), "`mode` must be sum, mean, or max.")


def _bags(offsets: np.ndarray, count: int) -> np.ndarray:
    """The bag of each of `count` indices: the last bag that starts at or before it.

    Empty bags start where the next one does; `side="right"` passes over them.
    """
    return np.searchsorted(offsets, np.arange(count), side="right") - 1


def _embedding_bag(
    weight: Tensor, indices: Tensor, offsets: Tensor, scale_grad_by_freq: bool, mode: int, sparse: bool,
    per_sample_weights: Tensor | None, include_last_offset: bool, padding_idx: int,
) -> Four:  # fmt: skip
    common = promote_types(indices.meta_.dtype, offsets.meta_.dtype)
    with AutoDispatchBelowADInplaceOrView():
        indices, offsets = F.to(indices, common), F.to(offsets, common)
    _check(weight, indices, offsets, mode, per_sample_weights, include_last_offset)
    w = weight.meta_.plain
    bags, columns, count = offsets.meta_.sizes[0] - include_last_offset, w.sizes[1], indices.meta_.sizes[0]
    # PyTorch's fast path writes no offset2bag, and the sizes of the extra outputs say which path ran. `_with_bags` makes up
    # for it in the backward pass.
    fast = mode == SUM and w.dtype is not float64 and padding_idx < 0 and (w.strides[1] == 1 or columns == 1)
    if per_sample_weights is not None:
        fast = fast and per_sample_weights.meta_.strides[0] == 1
    fast = fast and w.device.type in ("cpu", "meta")
    index_dtype = int64 if int64 in (indices.meta_.dtype, offsets.meta_.dtype) else int32
    out = new((bags, columns), w.dtype, w.device)
    offset2bag = new((0 if fast else count,), index_dtype, w.device)
    counted = bags if fast or mode != SUM else offsets.meta_.sizes[0]
    bag_size = new((counted,), index_dtype, w.device)
    spare = 0 if w.device.type == "cuda" else counted
    places = new((bags, columns) if mode == MAX else (spare,), index_dtype, w.device)
    if is_meta(w):
        return out, offset2bag, bag_size, places
    if w.device is not cpu:
        kernel = stubs.embedding_bag_stub[w.device.type]
        wholes = dense(indices, int64), dense(offsets, int64)
        kernel((out, offset2bag, bag_size, places), weight, *wholes, mode, per_sample_weights, padding_idx)
        return out, offset2bag, bag_size, places
    # `is_fast_path_index_select`: which of PyTorch's kernels meets a wrong index decides on the words of the error.
    quick = mode != MAX and w.dtype is not float64 and w.strides[1] == 1 and padding_idx < 0
    number = view(dense(indices, int64))
    starts = view(dense(offsets, int64))
    _check_values(number, starts, w, quick, None if fast else bags)
    last, starts = (starts[-1], starts[:-1]) if include_last_offset else (count, starts)
    of_index = _bags(starts, count)
    kept = number != padding_idx
    sizes = np.bincount(of_index[kept], minlength=bags)[:bags] if bags else np.zeros(0, np.int64)
    if quick:  # Only this path looks at the last offset. The last bag still reaches to the last index.
        number, of_index, kept = number[:last], of_index[:last], kept[:last]
    rows = read(weight)[number[kept]]
    if mode == MAX:
        result, largest = _largest(rows, number[kept], of_index[kept], bags, columns)
        view(places)[...] = largest
    else:
        if per_sample_weights is not None:
            with np.errstate(all="ignore"):
                rows = rows * read(dense(per_sample_weights))[: len(kept)][kept][:, None]
        result = _sums(rows, of_index[kept], bags)
        if mode == MEAN:
            result = result / np.maximum(sizes, 1)[:, None].astype(rows.dtype)
        view(places)[...] = 0 if mode == SUM else sizes
    write(out, result)
    view(bag_size)[...] = 0 if mode == SUM else sizes
    if not fast:
        view(offset2bag)[...] = _bags(starts, count)
    return out, offset2bag, bag_size, places


_embedding_bag_forward_only = _embedding_bag


def _sums(rows: np.ndarray, of_index: np.ndarray, bags: int) -> np.ndarray:
    """The sum of each bag's rows; the bags are in order, some may be empty."""
    result = np.zeros((bags, rows.shape[1]), rows.dtype)
    if len(rows) and bags:
        # reduceat would give a row where a bag is empty, so it sees the filled bags alone.
        filled, starts = np.unique(of_index, return_index=True)
        result[filled] = np.add.reduceat(rows, starts, axis=0)
    return result


def _check_values(number: np.ndarray, starts: np.ndarray, w: Metadata, quick: bool, counted: int | None) -> None:
    """`counted` is the number of offsets that PyTorch counts, where it makes an `offset2bag`, with `index_add_`."""
    rows = w.sizes[0]
    if len(starts):
        check(
            starts[0] == 0,
            lambda: (
                "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from position 0. "
                f"However, got {starts[0]}\n[ torch.LongTensor{{}} ]"
            ),
        )
        check(
            starts[-1] <= len(number),
            lambda: (
                f"offsets[-1] can not be greater than input's length {len(number)} but got offsets[-1] of {starts[-1]}"
            ),
        )
        if counted is not None:
            given = starts[:counted]
            check(bool(((given >= 0) & (given <= len(number))).all()), "index out of range in self", IndexError)
        check(bool((np.diff(starts) >= 0).all()), f"Expected i < index_size to be true, but got false.  {_IMPROVE}")
    bad = np.flatnonzero((number < 0) | (number >= rows))
    if bad.size:
        place, value = int(bad[0]), int(number[bad[0]])
        if not quick:
            raise RuntimeError(f"embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be {value}")
        raise RuntimeError(f"Index {place} of input takes value {value} which is not in the valid range [0, {rows})")


def _largest(
    rows: np.ndarray, number: np.ndarray, of_index: np.ndarray, bags: int, columns: int
) -> tuple[np.ndarray, np.ndarray]:
    """The largest element of each column of a bag, and the row of the table that has it (the first one)."""
    result, places = np.zeros((bags, columns), rows.dtype), np.zeros((bags, columns), np.int64)
    empty = np.ones(bags, bool)
    # `>` keeps the first of equal elements; a bag's first row is taken whatever it is, NaN or minus infinity too.
    for row, place, bag in zip(rows, number, of_index, strict=True):
        better = (row > result[bag]) | empty[bag]
        result[bag] = np.where(better, row, result[bag])
        places[bag] = np.where(better, place, places[bag])
        empty[bag] = False
    return result, places


# ---- backward --------------------------------------------------------------------------------------------------------


def _embedding_bag_backward(
    grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bag_size: Tensor, maximum_indices: Tensor,
    num_weights: int, scale_grad_by_freq: bool, mode: int, sparse: bool, per_sample_weights: Tensor | None,
    padding_idx: int,
) -> Tensor:  # fmt: skip
    """The gradient of the table."""
    check_scalar_types("embedding_bag", "indices", 1, indices.meta_.dtype, _INDEX_TYPES)
    check_scalar_types("embedding_bag", "offsets", 1, offsets.meta_.dtype, _INDEX_TYPES)
    if sparse:
        return F._embedding_bag_sparse_backward(
            grad, indices, offsets, _with_bags(indices, offsets, offset2bag), bag_size, num_weights, scale_grad_by_freq, mode,
            per_sample_weights, padding_idx,
        )  # fmt: skip
    return F._embedding_bag_dense_backward_default(
        grad, indices, _with_bags(indices, offsets, offset2bag), bag_size, maximum_indices, num_weights,
        scale_grad_by_freq, mode, per_sample_weights, padding_idx,
    )  # fmt: skip


def _embedding_bag_sparse_backward(
    grad: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, bag_size: Tensor, num_weights: int,
    scale_grad_by_freq: bool, mode: int, per_sample_weights: Tensor | None, padding_idx: int,
) -> Tensor:  # fmt: skip
    """The gradient of the table as a sparse tensor: each index gives its bag's gradient to its row."""
    received = F.index_select(grad, 0, F.to(offset2bag, int64))
    if mode == MEAN:
        sizes = F.index_select(F.clamp(bag_size, min=1), 0, F.to(offset2bag, int64))
        received = F.mul(received, F.unsqueeze(F.reciprocal(F.to(sizes, grad.meta_.dtype)), 1))
    if per_sample_weights is not None:
        received = F.mul(received, F.unsqueeze(per_sample_weights, 1))
    return F.embedding_backward(received, indices, num_weights, padding_idx, scale_grad_by_freq, True)


def _with_bags(indices: Tensor, offsets: Tensor, offset2bag: Tensor) -> Tensor:
    """offset2bag, worked out now if the forward left it out."""
    if indices.meta_.numel == 0 or offset2bag.meta_.numel or is_meta(indices.meta_):
        return offset2bag
    result = new((indices.meta_.numel,), offset2bag.meta_.dtype)
    view(result)[...] = _bags(view(dense(offsets, int64)), indices.meta_.numel)
    return result


def _embedding_bag_dense_backward(
    grad: Tensor, indices: Tensor, offset2bag: Tensor, bag_size: Tensor, maximum_indices: Tensor, num_weights: int,
    scale_grad_by_freq: bool, mode: int, per_sample_weights: Tensor | None, padding_idx: int,
) -> Tensor:  # fmt: skip
    g = grad.meta_.plain
    check_scalar_types("embedding_bag", "grad", 1, g.dtype, (float16, bfloat16, float32, float64))
    columns = g.sizes[1]
    out = new((num_weights, columns), g.dtype, g.device)
    if is_meta(g):
        return out
    if g.device is not cpu:
        _add_on_device(
            out, grad, indices, offset2bag, bag_size, maximum_indices, scale_grad_by_freq, mode, per_sample_weights, padding_idx
        )  # fmt: skip
        return out
    received = read(dense(grad))
    total = np.zeros((num_weights, columns), received.dtype)
    if mode == MAX:
        filled = np.flatnonzero(view(dense(bag_size)))
        rows = view(dense(maximum_indices, int64))[filled]
        np.add.at(total, (rows, np.broadcast_to(np.arange(columns), rows.shape)), received[filled])
    else:
        number, bag = view(dense(indices, int64)), view(dense(offset2bag, int64))
        # Indices behind the last bag belong to none.
        kept = np.flatnonzero((number != padding_idx) & (bag < len(received)) & (number >= 0) & (number < num_weights))
        number, bag = number[kept], bag[kept]
        scale = np.ones(len(kept), received.dtype)
        if per_sample_weights is not None:
            scale = read(dense(per_sample_weights))[kept]
        if scale_grad_by_freq:
            scale = scale / _frequencies(view(dense(indices, int64)))[number].astype(received.dtype)
        if mode == MEAN:
            scale = scale / view(dense(bag_size))[bag].astype(received.dtype)
        np.add.at(total, number, received[bag] * scale[:, None])
    write(out, total)
    return out


def _add_on_device(
    out: Tensor, grad: Tensor, indices: Tensor, offset2bag: Tensor, bag_size: Tensor, maximum_indices: Tensor,
    scale_grad_by_freq: bool, mode: int, per_sample_weights: Tensor | None, padding_idx: int,
) -> None:  # fmt: skip
    if mode == MAX:
        alert_not_deterministic("embedding_bag_backward_cuda_max")
    device, dtype = out.meta_.device, out.meta_.dtype
    # Sums of 16-bit numbers are rounded once.
    sums = zero_(out if dtype.itemsize > 2 else new(tuple(out.meta_.sizes), float32, device))
    counts = zero_(new((out.meta_.sizes[0],), int64, device)) if scale_grad_by_freq and mode != MAX else None
    wholes = (dense(t, int64) for t in (indices, offset2bag, bag_size, maximum_indices))
    factors = None if per_sample_weights is None else dense(per_sample_weights)
    kernel = stubs.embedding_bag_backward_stub[device.type]
    kernel(sums, dense(grad), *wholes, mode, counts, factors, padding_idx)
    if sums is not out:
        copy_(out, sums, False)


def _frequencies(indices: np.ndarray) -> np.ndarray:
    """What divides each row's gradient. This is not always the row's own count: PyTorch takes the n-th distinct
    row's divisor from the n-th place of the sorted indices, and there an earlier row may stand."""
    ordered = np.sort(indices)
    distinct, counts = np.unique(indices, return_counts=True)
    divisor = np.ones(int(distinct[-1]) + 1 if len(distinct) else 0, np.int64)
    divisor[distinct] = counts[np.searchsorted(distinct, ordered[: len(distinct)])]
    return divisor


def _embedding_bag_per_sample_weights_backward(
    grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: int, padding_idx: int
) -> Tensor:
    """The gradient of every index's factor: the bag's gradient times the table's row."""
    check(mode == SUM, "embedding_bag_backward: per_sample_weights only supported for mode='sum'")
    g = grad.meta_.plain
    out = new((indices.meta_.numel,), g.dtype, g.device)
    if is_meta(g) or not indices.meta_.numel:
        return out
    if g.device is not cpu:
        kernel = stubs.embedding_bag_weights_backward_stub[g.device.type]
        kernel(out, dense(grad), weight, dense(indices, int64), dense(offset2bag, int64), padding_idx)
        return out
    number = view(dense(indices, int64))
    bag = view(dense(_with_bags(indices, offsets, offset2bag), int64))
    received = read(dense(grad))
    kept = (number != padding_idx) & (bag < len(received))
    result = np.zeros(len(number), received.dtype)
    result[kept] = (received[bag[kept]] * read(weight)[number[kept]]).sum(1)
    write(out, result)
    return out
