"""Storages and the tensors that share them, as plain data.

`storage(x, x[1], x.t())` says which bytes exist and how each tensor reads them: sizes, strides, storage_offset. The
values are read straight from memory, so looking dispatches no operator and shows up in no trace or profile.

A sparse tensor has no storage of its own. In its place stand the tensors that it is made of, `A.indices` and `A.values`. A
blocked one is shown as what holds its elements, `A.blocks`: (N, blocks, H, W, 8) of an image, else the tensor's own sizes.
A quantized tensor is shown by its integers, with the quantizer that says which numbers they stand for.

PyTorch offers the same facts one by one: `Tensor.untyped_storage`, `stride`, `storage_offset`, `_version`, `_base`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor.autograd.variable.variable import current_version
from tinytensor.c10.error import check_type
from tinytensor.c10.layout import sparse_bsr, sparse_csr, strided
from tinytensor.c10.quantizer import PerChannelAffineQuantizer, PerTensorAffineQuantizer, UnknownQuantizer
from tinytensor.c10.scalar_type import BY_NAME, ScalarType, bfloat16
from tinytensor.c10.sparse_tensor_impl import OpaqueTensorImpl, SparseTensorImpl

VERSION = 1

# A tensor or storage with more elements than this is summarised: some of its values, and the count of the rest.
# So is a dimension that is too long to be drawn.
LIMIT = 512
_LONG = 24
_EDGE = {1: 5, 2: 3}  # indices kept at either end of the last and of the last but one dimension
_EDGE_OUTER = 1  # and of every other dimension
_EDGE_STORAGE = 8


def storage(
    *tensors: Tensor,
    labels: Sequence[str] | None = None,
    limit: int = LIMIT,
    bits: bool = False,
    saved: Sequence[Any] = (),
) -> dict[str, Any]:
    """What the tensors are and the storages they share, as a dict that `json.dumps` accepts.

    {"version": 1, "kind": "storage",
     "storages": [{"id", "nbytes", "version", "device", "bytes": spans,
                   "data": [{"dtype", "itemsize", "numel", "spans"}],       one entry of `data` per dtype that reads it
                   "saved": [...]}],                                        see introspect/saved_versions.py
     "tensors": [{"label", "storage", "sizes", "strides", "storage_offset", "dtype", "itemsize", "device", "layout",
                  "numel", "is_contiguous", "is_view", "requires_grad", "version", "own_version", "shown",
                  "quantizer": {"scheme", "axis", "scales", "zero_points", "least", "most"} or None,
                  "note": what a part of a sparse or blocked tensor is for, else ""}]}

    `id` counts storages in the order in which the tensors meet them. A span is `{"start": position, "values": [...]}`;
    positions count elements of that dtype, or bytes. Small storages are one span; of large ones the ends and what
    `shown` reaches is there. `shown` lists, per dimension, the indices that a picture should show.
    `saved` are tensors that some graph has saved, from `saved_tensors(...)`; each is listed with its storage.
    The `quantizer` of a quantized tensor has one scale and zero point, or with an `axis` one for each of its indices; none at
    all where nobody has said what the integers mean. `least` and `most` are the integers between which it stores.
    A tensor's `version` is its storage's, except where `own_version` says that it counts for itself (`x.data`).
    With `bits` a storage that is read as floating numbers is also given as the integers of the same bits.
    Numbers that JSON cannot write are the strings "nan", "inf", "-inf". On the meta device there are no values.
    """
    check_type(bool(tensors), "storage() needs at least one tensor")
    for t in tensors:
        check_type(isinstance(t, Tensor), f"storage() takes tensors, not {type(t).__name__}")
    names = list(labels) if labels is not None else [chr(ord("A") + i % 26) for i in range(len(tensors))]
    drawn = [part for name, t in zip(names, tensors, strict=True) for part in _parts(name, t)]
    names, tensors, notes = [part[0] for part in drawn], tuple(part[1] for part in drawn), [part[2] for part in drawn]
    order: list[Any] = []
    described = []
    for name, t, note in zip(names, tensors, notes, strict=True):
        if not any(t.storage_ is s for s in order):
            order.append(t.storage_)
        number = next(i for i, s in enumerate(order) if s is t.storage_)
        described.append({**_describe(t, name, number, limit), "note": note})
    storages = []
    for number, impl in enumerate(order):
        viewers = [(t, d) for t, d in zip(tensors, described, strict=True) if d["storage"] == number]
        kept = [s.describe() for s in saved if s.storage is impl]
        storages.append({**_describe_storage(impl, number, viewers, limit, bits), "saved": kept})
    return {"version": VERSION, "kind": "storage", "storages": storages, "tensors": described}


def _parts(label: str, t: Tensor) -> list[tuple[str, Tensor, str]]:
    """The tensor itself, or what a sparse or blocked one is made of: labels, tensors, and what each of these is for."""
    if t.meta_.layout is strided:
        return [(label, t, "")]
    impl: Any = t.storage_
    if isinstance(impl, SparseTensorImpl):
        values = "a value for each entry, in the same order"
        return [
            (f"{label}.indices", impl.indices, "a column for each entry: its index, from top to bottom"),
            (f"{label}.values", impl.values, values),
        ]
    if isinstance(impl, OpaqueTensorImpl):
        if impl.opaque.dim() == t.dim():
            return [(f"{label}.elements", impl.opaque, "")]
        images = (impl.opaque.dim(), t.dim()) == (5, 4)
        note = "dimensions: image, block of 8 channels, row, column, channel in its block" if images else ""
        return [(f"{label}.blocks", impl.opaque, note)]
    rows = t.meta_.layout in (sparse_csr, sparse_bsr)
    compressed, plain = ("crow_indices", "col_indices") if rows else ("ccol_indices", "row_indices")
    line, other = ("row", "column") if rows else ("column", "row")
    return [
        (f"{label}.{compressed}", impl.compressed, f"{line} i: entries [i] up to [i + 1]"),
        (f"{label}.{plain}", impl.plain, f"the {other} of each entry"),
        (f"{label}.values", impl.values, "the value of each entry"),
    ]


def _describe(t: Tensor, label: str, storage_id: int, limit: int) -> dict[str, Any]:
    meta = t.meta_
    return {
        "label": label,
        "storage": storage_id,
        "sizes": list(meta.sizes),
        "strides": list(meta.strides),
        "storage_offset": t.storage_offset(),
        "dtype": meta.dtype.name,
        "itemsize": meta.itemsize,
        "device": str(meta.device),
        "layout": repr(meta.layout).removeprefix("torch."),
        "numel": meta.numel,
        "is_contiguous": meta.is_contiguous,
        "is_view": t._is_view(),
        "requires_grad": t.requires_grad,
        "version": current_version(t),
        "own_version": t.autograd_meta_ is not None and t.autograd_meta_.own_version is not None,
        "shown": shown_indices(meta.sizes, limit),
        "quantizer": _describe_quantizer(meta.quantizer, meta.dtype) if meta.dtype.is_quantized else None,
    }


def _describe_quantizer(quantizer: Any, dtype: ScalarType) -> dict[str, Any]:
    limits = np.iinfo(dtype.numpy)
    told: dict[str, Any] = {"scheme": "unknown", "axis": None, "scales": [], "zero_points": []}
    if isinstance(quantizer, PerTensorAffineQuantizer):
        told |= {"scales": [quantizer.scale], "zero_points": [quantizer.zero_point]}
    elif isinstance(quantizer, PerChannelAffineQuantizer):
        tables = quantizer.scales, quantizer.zero_points
        scales, zero_points = (_first_values(t, t.meta_.numel) if t.meta_.numel else [] for t in tables)
        told |= {"axis": quantizer.axis, "scales": scales, "zero_points": zero_points}
    if not isinstance(quantizer, UnknownQuantizer):
        told["scheme"] = quantizer.qscheme.name
    return {**told, "least": int(limits.min), "most": int(limits.max)}


def shown_indices(sizes: Sequence[int], limit: int = LIMIT) -> list[list[int]]:
    """Per dimension the indices worth showing: all of them, or the first and last few of a large tensor."""
    numel = 1
    for size in sizes:
        numel *= size
    shown = []
    for dim, size in enumerate(sizes):
        edge = _EDGE.get(len(sizes) - dim, _EDGE_OUTER)
        if size <= 2 * edge + 1 or (numel <= limit and size <= _LONG):
            shown.append(list(range(size)))
        else:
            shown.append([*range(edge), *range(size - edge, size)])
    return shown


def _describe_storage(
    impl: Any, number: int, viewers: list[tuple[Tensor, dict[str, Any]]], limit: int, bits: bool
) -> dict[str, Any]:
    readable = impl.device.type == "cpu" and impl.data_ptr != 0
    memory = impl.as_bytes() if readable else None
    dtypes: dict[str, ScalarType] = {t.meta_.dtype.name: t.meta_.dtype for t, _ in viewers}
    if bits:
        same = [BY_NAME[f"int{8 * t.itemsize}"] for t in dtypes.values() if t.is_floating_point]
        dtypes |= {t.name: t for t in same}
    itemsize = min(dtype.itemsize for dtype in dtypes.values())
    ranges = _byte_ranges(impl.nbytes, itemsize, [d for _, d in viewers], limit)
    data = [
        {
            "dtype": dtype.name,
            "itemsize": dtype.itemsize,
            "numel": impl.nbytes // dtype.itemsize,
            "spans": [] if memory is None else _element_spans(memory, dtype, ranges),
        }
        for dtype in dtypes.values()
    ]
    spans = [] if memory is None else [{"start": lo, "values": memory[lo:hi].tolist()} for lo, hi in ranges]
    return {
        "id": number,
        "nbytes": impl.nbytes,
        "version": impl.version,
        "device": str(impl.device),
        "bytes": spans,
        "data": data,
    }


def _byte_ranges(nbytes: int, itemsize: int, tensors: list[dict[str, Any]], limit: int) -> list[tuple[int, int]]:
    """Which bytes to show: all of a small storage; else both ends and whatever the tensors' shown elements read."""
    if nbytes <= limit * itemsize:
        return [(0, nbytes)] if nbytes else []
    edge = _EDGE_STORAGE * itemsize
    wanted = [(0, edge), (nbytes - edge, nbytes)]
    for t in tensors:
        size = t["itemsize"]
        wanted += [(at * size, at * size + size) for at in positions(t)]
    # Ends are rounded to 8 bytes, the size of the largest element, so that no element of any dtype is cut.
    wanted = sorted((lo // 8 * 8, min(-(-hi // 8) * 8, nbytes)) for lo, hi in wanted)
    merged = [wanted[0]]
    for lo, hi in wanted[1:]:
        last = merged[-1]
        if lo <= last[1]:
            merged[-1] = (last[0], max(last[1], hi))
        else:
            merged.append((lo, hi))
    return merged


def _element_spans(memory: np.ndarray, dtype: ScalarType, ranges: list[tuple[int, int]]) -> list[dict[str, Any]]:
    spans = []
    for lo, hi in ranges:
        first, last = lo // dtype.itemsize, hi // dtype.itemsize
        if last > first:
            raw = memory[first * dtype.itemsize : last * dtype.itemsize]
            spans.append({"start": first, "values": numbers(raw.view(dtype.numpy), dtype)})
    return spans


def numbers(array: np.ndarray, dtype: ScalarType) -> list[Any]:
    """The elements as Python numbers that JSON can write; bfloat16 is decoded from its 16 bits."""
    if dtype is bfloat16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    values = array.ravel().tolist()
    if dtype.is_floating_point:
        return [
            v if v - v == 0 else str(v) for v in values
        ]  # v - v is nan for nan and the infinities, which JSON lacks
    return values


def storage_position(index: Sequence[int], strides: Sequence[int], storage_offset: int) -> int:
    """Where in the storage the element at `index` lies, counted in elements.

    >>> storage_position((2, 1), (1, 3), 0)
    5
    """
    return storage_offset + sum(i * stride for i, stride in zip(index, strides, strict=True))


def shown_elements(tensor: dict[str, Any]) -> Iterator[tuple[int, ...]]:
    """The indices of a described tensor's shown elements, in logical order."""
    return product(*tensor["shown"])


def positions(tensor: dict[str, Any]) -> list[int]:
    """Storage position of every shown element of a described tensor, in logical order."""
    return [storage_position(ix, tensor["strides"], tensor["storage_offset"]) for ix in shown_elements(tensor)]


def indices_at(tensor: dict[str, Any], first: int, end: int, most: int = 64) -> list[tuple[int, ...]]:
    """The indices of a described tensor that read any of the bytes [first, end), at most `most` of them.

    The search goes dimension by dimension, largest stride first. In each it visits only the indices from which the
    remaining dimensions can still reach the place, so a tensor of a billion elements costs no more than a small one.
    """
    size, offset = tensor["itemsize"], tensor["storage_offset"]
    lowest, highest = first // size - offset, (end - 1) // size - offset
    order = sorted(range(len(tensor["sizes"])), key=lambda d: -tensor["strides"][d])
    reach = [0] * (len(order) + 1)  # how far the dimensions from the k-th on can step
    for k in reversed(range(len(order))):
        reach[k] = reach[k + 1] + (tensor["sizes"][order[k]] - 1) * tensor["strides"][order[k]]
    found: list[tuple[int, ...]] = []
    index = [0] * len(order)

    def search(k: int, low: int, high: int) -> None:
        """Dimensions before k are chosen; those from k on must add up to an offset in [low, high]."""
        if high < 0 or low > reach[k] or len(found) >= most:
            return
        if k == len(order):
            found.append(tuple(index))
            return
        stride, last = tensor["strides"][order[k]], tensor["sizes"][order[k]] - 1
        start, stop = 0, last
        if stride:
            start, stop = max(0, -(-(low - reach[k + 1]) // stride)), min(last, high // stride)
        for i in range(start, stop + 1):
            index[order[k]] = i
            search(k + 1, low - i * stride, high - i * stride)

    if tensor["numel"]:
        search(0, lowest, highest)
    return sorted(found)


def values_at(spans: Iterable[dict[str, Any]]) -> dict[int, Any]:
    """Spans as a dict from position to value."""
    return {span["start"] + i: value for span in spans for i, value in enumerate(span["values"])}


def summarize(t: Tensor, limit: int = 16) -> dict[str, Any]:
    """A tensor in a few words: shape, dtype and its values, cut to the first `limit` in logical order.

    Read from memory, like everything here: no operator runs.
    """
    meta = t.meta_
    summary: dict[str, Any] = {"sizes": list(meta.sizes), "dtype": meta.dtype.name, "numel": meta.numel, "values": None}
    impl = t.storage_
    if (impl.device.type == "cpu" and impl.data_ptr != 0) or meta.numel == 0:
        summary["values"] = _first_values(t, limit) if meta.numel else []
    return summary


def _first_values(t: Tensor, limit: int) -> list[Any]:
    meta = t.meta_
    count = min(limit, meta.numel)
    at = []
    for flat in range(count):
        position = 0
        for size, stride in zip(reversed(meta.sizes), reversed(meta.strides), strict=True):
            flat, i = divmod(flat, size)
            position += i * stride
        at.append(t.byte_offset_ + position * meta.itemsize)
    memory = t.storage_.as_bytes()
    raw = np.concatenate([memory[lo : lo + meta.itemsize] for lo in at])
    return numbers(raw.view(meta.dtype.numpy), meta.dtype)
