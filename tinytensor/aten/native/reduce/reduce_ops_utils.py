# hot path
"""What all reductions share: the plan, the shape of a result, the checks on empty inputs.

Mirrors aten/src/ATen/native/ReduceOpsUtils.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.reduce import reduce_ops_stubs as stubs
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, can_cast
from tinytensor.c10.wrap_dim import maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


class ReductionPlan:
    """What a reduction of one metadata does: `out_meta` of a new output, and a launch per output geometry."""

    __slots__ = ("_prepare", "launches", "out_meta")

    def __init__(self, out_meta: Metadata, prepare: Callable[[Metadata], Callable[..., None]]):
        self.out_meta = out_meta
        self.launches: dict[Metadata, Callable[..., None]] = {}
        self._prepare = prepare

    def launch(self, out: Metadata) -> Callable[..., None]:
        """The launch into an output with this metadata."""
        found = self.launches.get(out)
        if found is None:
            found = remember(self.launches, out, self._prepare(out.plain))
        return found


def reduced_sizes(sizes: Ints, dims: Ints, keepdim: bool) -> Ints:
    """Sizes of the result (`get_reduction_shape`)."""
    if keepdim:
        return tuple(1 if dim in dims else size for dim, size in enumerate(sizes))
    return tuple(size for dim, size in enumerate(sizes) if dim not in dims)


def reduction_dims(dim: Ints | None, ndim: int) -> Ints:
    """No dimension named means all of them."""
    return wrap_dims(dim, ndim) if dim else tuple(range(ndim))


def plan_reduction(op: str, m: Metadata, dims: Ints, keepdim: bool, dtype: ScalarType) -> ReductionPlan:
    real_dims = dims if m.dim else ()
    out = contiguous_metadata(reduced_sizes(tuple(m.sizes), real_dims, keepdim), dtype, m.device)
    stub = stubs.VALUE_STUBS[op]
    return ReductionPlan(out, lambda out_meta: stub[m.device.type](m.plain, real_dims, out_meta))


def new_output(plan: ReductionPlan, self: Tensor) -> Tensor:
    """A fresh output, filled unless the device is meta."""
    out = empty_from_metadata(plan.out_meta)
    if out.storage_.data_ptr:
        plan.launch(plan.out_meta)(out, self)
    return out


def check_non_empty(op: str, m: Metadata, dims: Ints) -> None:
    """A maximum needs an element. Dimensions of size 0 may be kept, not reduced."""
    if m.numel == 0 and m.dim:
        for dim in dims:
            check(
                m.sizes[maybe_wrap_dim(dim, m.dim)] != 0,
                lambda dim=dim: f"{op}(): Expected reduction dim {dim} to have non-zero size.",
                IndexError,
            )


def check_has_elements(op: str, m: Metadata) -> None:
    check(
        m.numel > 0,
        lambda: (
            f"{op}(): Expected reduction dim to be specified for input.numel() == 0. "
            "Specify the reduction dim with the 'dim' argument."
        ),
    )


def check_can_cast(result: ScalarType, out: ScalarType) -> None:
    check(
        can_cast(result, out),
        lambda: f"result type {result.cpp_name} can't be cast to the desired output type {out.cpp_name}",
    )
