# hot path
"""cat and stack.

Mirrors `cat` of aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap, assert_no_overlap
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.contiguity import channels_last_strides, contiguous_strides, suggests_channels_last
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, metadata, remember
from tinytensor.c10.scalar_type import can_cast
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


class CatPlan:
    """Metadata of the result, and a launch for each geometry of an output."""

    __slots__ = ("dim", "launches", "metas", "out_meta")

    def __init__(self, out_meta: Metadata, dim: int, metas: tuple[Metadata, ...]):
        self.out_meta = out_meta
        self.dim = dim
        self.metas = metas
        self.launches: dict[Metadata, Callable[..., None]] = {}

    def launch(self, out: Metadata) -> Callable[..., None]:
        found = self.launches.get(out)
        if found is None:
            stub = stubs.cat_stub[out.device.type]
            found = remember(self.launches, out, stub(self.metas, self.dim, out.plain))
        return found


def _is_skipped(m: Metadata) -> bool:
    """An empty vector fits beside anything: a leftover from when there were no other empty tensors."""
    return m.dim == 1 and m.sizes[0] == 0


def cat_meta(out: Tensor | None, tensors: Sequence[Tensor], dim: int) -> CatPlan:
    """The tensors one behind the other along `dim`; all other sizes are equal, dtypes promote."""
    check(len(tensors) > 0, "torch.cat(): expected a non-empty list of Tensors", ValueError)
    metas = tuple([t.meta for t in tensors])
    plans, key = metas[0].plans, ("cat", dim, metas)
    plan = plans.get(key)
    if plan is None:
        plan = remember(plans, key, _build_cat(tuple(m.plain for m in metas), dim))
    if out is not None:
        common = plan.out_meta.dtype
        check(
            can_cast(common, out.meta.dtype),
            lambda: f"torch.cat(): input types can't be cast to the desired output type {out.meta.dtype.cpp_name}",
            TypeError,
        )
        assert_no_internal_overlap(out.meta)
        for t in tensors:
            assert_no_overlap(out, t)
    return plan


def cat_impl(plan: CatPlan, out: Tensor, tensors: Sequence[Tensor], dim: int) -> None:
    plan.launch(out.meta)(out, tensors)


def _build_cat(metas: tuple[Metadata, ...], dim: int) -> CatPlan:
    for position, m in enumerate(metas):
        check(m.dim > 0, lambda: f"zero-dimensional tensor (at position {position}) cannot be concatenated")  # noqa: B023
    shaped = [(i, m) for i, m in enumerate(metas) if not _is_skipped(m)]
    device = metas[0].device
    for m in metas:
        check(m.device is device, lambda: f"Tensor on device {m.device} is not on the expected device {device}!")  # noqa: B023
    dtype = result_type(metas)
    if not shaped:
        maybe_wrap_dim(dim, max(m.dim for m in metas)) if dim in (0, -1) else None
        return CatPlan(metadata((0,), (1,), dtype, device), 0, metas)
    first = shaped[0][1]
    wrapped = maybe_wrap_dim(dim, first.dim)
    for i, m in shaped:
        _check_shapes(first, m, wrapped, i)
    sizes = tuple(sum(m.sizes[d] for _, m in shaped) if d == wrapped else size for d, size in enumerate(first.sizes))
    likes = first.dim in (4, 5) and all(suggests_channels_last(tuple(m.sizes), m.strides, first.dim) for m in metas)
    strides = channels_last_strides(sizes) if likes else contiguous_strides(sizes)
    return CatPlan(metadata(sizes, strides, dtype, device), wrapped, metas)


def _check_shapes(first: Metadata, m: Metadata, dim: int, position: int) -> None:
    check(
        m.dim == first.dim,
        lambda: f"Tensors must have same number of dimensions: got {first.dim} and {m.dim}",
    )
    for d, (expected, got) in enumerate(zip(first.sizes, m.sizes, strict=True)):
        check(
            d == dim or expected == got,
            lambda: (
                f"Sizes of tensors must match except in dimension {dim}. Expected size {expected} but got size {got} "  # noqa: B023
                f"for tensor number {position} in the list."
            ),
        )


def stack(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Equal tensors side by side along a new dimension: concatenated along an old one, which is then split."""
    sizes, wrapped = _checked_sizes(tensors, dim)
    if wrapped == len(sizes):
        return F.cat_default([F.unsqueeze_default(t, wrapped) for t in tensors], wrapped)
    return F._unsafe_view_default(F.cat_default(tensors, wrapped), (*sizes[:wrapped], len(tensors), *sizes[wrapped:]))


def stack_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    _, wrapped = _checked_sizes(tensors, dim)
    return F.cat_out([F.unsqueeze_default(t, wrapped) for t in tensors], wrapped, out)


def _checked_sizes(tensors: Sequence[Tensor], dim: int) -> tuple[Any, int]:
    """(the size of all of them, the new dimension's place)."""
    check(len(tensors) > 0, "stack expects a non-empty TensorList")
    sizes = tensors[0].meta.sizes
    wrapped = maybe_wrap_dim(dim, len(sizes) + 1)
    for position, t in enumerate(tensors):
        if t.meta.sizes != sizes:
            raise RuntimeError(
                f"stack expects each tensor to be equal size, but got {list(sizes)} at entry 0 and "
                f"{list(t.meta.sizes)} at entry {position}"
            )
    return sizes, wrapped
