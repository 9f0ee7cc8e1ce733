"""index_copy and index_reduce: slices written to, or combined with, those that a vector of indices names.

Mirrors aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.indexing import tensor_advanced_indexing_scatter_stubs as stubs
from tinytensor.aten.native.indexing.tensor_advanced_indexing_scatter import divide_by_count, start_of_reduction
from tinytensor.aten.native.indexing.tensor_advanced_indexing_write import (
    as_long,
    check_slices,
    refuse_any_index,
    slices_geometry,
)
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.common_device_check import same_device
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import bool_, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_OPERATIONS = {"prod": "multiply", "mean": "add", "amax": "amax", "amin": "amin"}


class SlicesPlan:
    """Metadata of a new result, and a launch for each geometry of an output."""

    __slots__ = ("dim", "launches", "out_meta")

    def __init__(self, m: Metadata, dim: int):
        self.out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        self.dim = dim
        self.launches: dict[Any, Callable[..., Any]] = {}

    def run(self, out: Tensor, index: Tensor, source: Tensor, reduce: str | None) -> tuple[int, int] | None:
        """Write, and return what was wrong with the index."""
        m = out.meta
        if index.meta.numel == 0 or m.numel == 0:
            return None
        index = as_long(index)
        key = (m, index.meta, source.meta, reduce)
        launch = self.launches.get(key)
        if launch is None:
            g = slices_geometry(m.plain, self.dim, index.meta, source.meta.strides)
            launch = remember(self.launches, key, stubs.scatter_stub[m.device.type](g, m.dtype, reduce, False))
        return launch(out, index, source)


def _check_out(out: Tensor | None, self: Tensor, index: Tensor, source: Tensor) -> None:
    if out is not None:
        expect_out_dtype(out, self.meta.dtype)
        assert_no_internal_overlap(out.meta)
        assert_no_overlap(out, index)
        assert_no_overlap(out, source)


# ---- index_copy ------------------------------------------------------------------------------------------------------


def index_copy_meta(out: Tensor | None, self: Tensor, dim: int, index: Tensor, source: Tensor) -> SlicesPlan:
    m, i, s = self.meta, index.meta, source.meta
    _check_out(out, self, index, source)
    key = ("index_copy", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        _check_copy(m, wrapped, i, s)
        plan = remember(m.plans, key, SlicesPlan(m, wrapped))
    return plan


def _check_copy(m: Metadata, dim: int, index: Metadata, source: Metadata) -> None:
    same_device(m, index, source)
    check(
        index.dim < 2,
        lambda: f"index_copy_(): Index should have dimension 1 or 0 (got {index.dim})",
        IndexError,
    )
    check(
        not (source.dim == 0 and index.numel != 1),
        lambda: f"index_copy_(): When source is scalar, index should have one element (got {index.numel})",
        IndexError,
    )
    check(
        source.dim == m.dim or source.dim == 0 or m.dim == 0,
        lambda: (
            "index_copy_(): When source and destination are not scalars, their dimensionality must match. Source "
            f"dimensionality ({source.dim}), destination dimensionality ({m.dim})"
        ),
        IndexError,
    )
    check(index.dtype is int64, "index_copy_(): Expected a long tensor for index, but got " + index.dtype.cpp_name)
    check(
        m.dtype is source.dtype,
        lambda: (
            "index_copy_(): self and source expected to have the same dtype, but got (self) "
            f"{m.dtype.cpp_name} and (source) {source.dtype.cpp_name}"
        ),
    )
    ours, theirs = list(m.sizes), list(source.sizes)
    if ours:
        del ours[dim]
    if theirs:
        del theirs[dim]
    check(
        len(ours) == len(theirs) and ours == theirs,
        lambda: (
            "index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: "
            f"{_shape(ours)} at dimension {dim} and source slice shape: {_shape(theirs)} at dimension 0."
        ),
    )
    length = source.sizes[dim] if source.dim else index.numel
    check(
        index.numel == length,
        lambda: f"index_copy_(): Number of indices ({index.numel}) should be equal to source.size(dim) ({length})",
        IndexError,
    )


def _shape(sizes: list[int]) -> str:
    return " ".join(map(str, sizes))


def index_copy_impl(plan: SlicesPlan, out: Tensor, self: Tensor, dim: int, index: Tensor, source: Tensor) -> None:
    """out = self, then out[index[i]] = source[i] along `dim`; of two for one place the later one stays."""
    if out is not self:
        F.copy__default(out, self)
    if out.meta.numel == 0 and index.meta.numel:
        refuse_any_index(out, plan.dim, index, "index_copy_(): ")
    bad = plan.run(out, index, source, None)
    if bad is not None:
        size = out.meta.sizes[plan.dim] if out.meta.dim else 1
        raise IndexError(f"index_copy_(): index {bad[1]} is out of bounds for dimension {plan.dim} with size {size}")


# ---- index_reduce ----------------------------------------------------------------------------------------------------


def index_reduce_meta(
    out: Tensor | None, self: Tensor, dim: int, index: Tensor, source: Tensor, reduce: str, include_self: bool
) -> SlicesPlan:
    check(
        reduce in _OPERATIONS,
        lambda: f"index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got {reduce}.",
    )
    m, i, s = self.meta, index.meta, source.meta
    key = ("index_reduce", dim, i, s)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check_slices("index_reduce_()", m, wrapped, i, s)
        plan = remember(m.plans, key, SlicesPlan(m, wrapped))
    _check_out(out, self, index, source)
    return plan


def index_reduce_impl(
    plan: SlicesPlan,
    out: Tensor,
    self: Tensor,
    dim: int,
    index: Tensor,
    source: Tensor,
    reduce: str,
    include_self: bool,
) -> None:
    """Combine each slice of out with those of the source that go there, and with its own values if `include_self`."""
    warnings.warn("index_reduce() is in beta and the API may change at any time.", UserWarning, stacklevel=4)
    if out is not self:
        F.copy__default(out, self)
    if out.meta.dim > 1:
        if index.meta.numel == 0:
            return
        F.select_int(out, plan.dim, 0)  # PyTorch takes the first slice, and may find none
    if out.meta.dtype is bool_ and (out.meta.dim <= 1 or not include_self):  # slices are combined by operators
        name = "index_func_" if include_self else "index_reduce_func_exclude_input_init"
        raise NotImplementedError(f"\"{name}\" not implemented for 'Bool'")
    if out.meta.numel == 0 and out.meta.dim:
        size = out.meta.sizes[plan.dim]
        values = view(index)
        check(bool(((values >= 0) & (values < size)).all()), "index out of range in self", IndexError)
    if not include_self:
        F.index_fill__int_Scalar(out, plan.dim, F.to(index, int64), start_of_reduction(out.meta.dtype, reduce))
    if plan.run(out, index, source, _OPERATIONS[reduce]) is not None:
        raise IndexError("index out of range in self")
    if reduce == "mean":
        counts = F.ones_like(out) if include_self else F.zeros_like(out)
        F.index_add__default(counts, plan.dim, index, F.ones_like(source))
        divide_by_count(out, counts)
