"""max_unpool: elements back to the places that a max pool found them at, zeros elsewhere.

Mirrors aten/src/ATen/native/MaxUnpooling.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import OutPlan, batch_format, dense, finish, scratch
from tinytensor.aten.native.shape.resize import check_countable
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
_AXES = {2: "two elements (height, width)", 3: "three elements (depth, height, width)"}


def _unpool_meta(count: int) -> Callable[..., OutPlan]:
    def meta(
        out: Tensor | None, self: Tensor, indices: Tensor, output_size: Ints, stride: Ints = (1,) * 3, padding: Ints = (0,) * 3
    ) -> OutPlan:  # fmt: skip
        m, i = self.meta_.plain, indices.meta_
        got = f" but got: {i.dtype.cpp_name}" if count == 2 else ""
        check(i.dtype is int64, f"elements in indices should be type int64{got}")
        if count == 3:
            check(
                m.dim in (4, 5),
                lambda: (
                    f"Input to max_unpooling3d should be a 4d or 5d Tensor, but got a tensor with {m.dim} dimensions."
                ),
            )
        for what, values in (("output_size", output_size), ("stride", stride), ("padding", padding)):
            check(
                len(values) == count or (count == 2 and what != "output_size"),
                lambda: (
                    f"There should be exactly {_AXES[count]} in {what}, but got{'' if what == 'output_size' else ':'} "  # noqa: B023
                    f"{len(values)} elements."  # noqa: B023
                ),
            )
        check(
            count == 3 or m.dim in (3, 4),
            lambda: f"Input to max_unpooling2d should be a 3d or 4d Tensor, but got a tensor with {m.dim} dimensions.",
        )
        check(
            m.sizes == i.sizes,
            lambda: (
                f"Expected shape of indices to be same as that of the input tensor ({list(m.sizes)}) but got indices "
                f"tensor with shape: {list(i.sizes)}"
            ),
        )
        for d in range(1, m.dim):
            check(
                m.sizes[d] > 0,
                lambda: (
                    f"max_unpooling{count}d_forward_out_cpu(): Expected input to have non-zero size for non-batch "
                    f"dimensions, but got {list(m.sizes)} with dimension {d} being empty."  # noqa: B023
                ),
            )
        if count == 3:
            check(
                all(s > 0 for s in stride),
                lambda: f"strides should be greater than zero, but got stride: {list(stride)}",
            )
        if out is not None:
            expect_out_dtype(out, m.dtype)
        check_countable((*m.sizes[:-count], *output_size))
        return OutPlan(batch_format(m, count, (*m.sizes[:-count], *output_size)))

    return meta


def _unpool_impl(count: int) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, self: Tensor, indices: Tensor, output_size: Ints, *rest: Ints) -> None:
        alert_not_deterministic(f"max_unpooling{count}d_forward_out")
        result = scratch(out, out.meta_.dtype)
        zero_(result)
        if self.meta_.numel and out.meta_.numel:
            if self.meta_.device.type == "cuda":
                dispatch(self.meta_.dtype, f"max_unpooling{count}d_forward_kernel", ALL_TYPES)
            else:
                dispatch(self.meta_.dtype, f"max_unpool{count}d", FLOATING_TYPES)
            inner, size = prod(self.meta_.sizes[-count:]), prod(output_size)
            volume = "x".join(map(str, output_size))
            unpool = stubs.max_unpool_stub[out.meta_.device.type]
            unpool(result, dense(self), dense(indices), size, inner, volume)
        finish(out, result)

    return impl


max_unpool2d_meta, max_unpool2d_impl = _unpool_meta(2), _unpool_impl(2)
max_unpool3d_meta, max_unpool3d_impl = _unpool_meta(3), _unpool_impl(3)
