"""Adaptive pools: the output's sizes are given, and the windows cover the input evenly.

Mirrors aten/src/ATen/native/AdaptiveAveragePooling.cpp, AdaptiveAveragePooling3d.cpp, AdaptiveMaxPooling2d.cpp and
AdaptiveMaxPooling3d.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.tensor_factories import check_sizes
from tinytensor.aten.native.nn.param_utils import (
    OutPlan,
    batch_format,
    is_like_channels_last,
    is_meta,
    kernel_name,
    lead_with_ones,
)
from tinytensor.aten.native.nn.pooling.average_pool2d import run_avg_pool, run_avg_pool_backward
from tinytensor.aten.native.nn.pooling.dilated_max_pool2d import pool_backward_impl, run_max_pool
from tinytensor.aten.native.nn.pooling.pool import check_sequence
from tinytensor.aten.native.nn.pooling.pool_windows import adaptive_windows
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import check_countable, resize_output
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- averages --------------------------------------------------------------------------------------------------------


def _check_output_size(count: int, output_size: Sequence[int]) -> None:
    name = f"adaptive_avg_pool{count}d"
    check(len(output_size) == count, f"{name}: output_size must be {count}")
    # PyTorch's message of the three-dimensional pool has one space less.
    listed = (
        ", ".join(map(str, output_size)) if count == 2 else ", ".join(map(str, output_size[:2])) + f",{output_size[-1]}"
    )
    check(
        all(size >= 0 for size in output_size),
        lambda: f"{name}: elements of output_size must be greater than or equal to 0 but received {{{listed}}}",
    )


def adaptive_avg_pool2d(self: Tensor, output_size: Ints) -> Tensor:
    """Means over an even grid of windows; one window is a mean over the whole image."""
    return _adaptive_avg_pool(2, self, output_size)


def adaptive_avg_pool3d(self: Tensor, output_size: Ints) -> Tensor:
    return _adaptive_avg_pool(3, self, output_size)


def _adaptive_avg_pool(count: int, self: Tensor, output_size: Ints) -> Tensor:
    _check_output_size(count, output_size)
    if count == 2 and self.meta_.layout is _mkldnn:
        return F.mkldnn_adaptive_avg_pool2d(self, output_size)
    if any(size != 1 for size in output_size) or (count == 2 and self.meta_.quantizer is not None):
        pool = F._adaptive_avg_pool2d_default if count == 2 else F._adaptive_avg_pool3d_default
        return pool(self, output_size)
    # One window over everything is a mean, and PyTorch records it as one (MeanBackward1).
    out = F.mean_dim(self, tuple(range(-1, -count - 1, -1)), True, None)
    m = self.meta_
    if m.dim == count + 2 and is_like_channels_last(m):
        n, c = m.sizes[:2]
        return F.as_strided_(out, (n, c, *output_size), (c, 1, *([c] * count)))
    return out


def _check_average(count: int, m: Metadata, output_size: Sequence[int]) -> None:
    name = f"adaptive_avg_pool{count}d"
    _check_output_size(count, output_size)
    fits = m.dim in (count + 1, count + 2)
    expected = f"{name}(): Expected {count + 1}D or {count + 2}D tensor, but got {list(m.sizes)}"
    check(fits or count == 3, expected)
    # The three-dimensional pool asks for non-empty channels too where there is a batch, and for dimensions at last.
    for d in range(1 if count == 3 else m.dim - count, m.dim):
        check(
            m.sizes[d] > 0,
            lambda: (
                f"{name}(): Expected input to have non-zero size for non-batch dimensions, but input has sizes "
                f"{list(m.sizes)} with dimension {d} being empty"  # noqa: B023
            ),
        )
    check(fits, expected)


def _average(count: int, self: Tensor, output_size: Ints) -> Tensor:
    m = self.meta_.plain
    _check_average(count, m, output_size)
    check_countable((*m.sizes[:-count], *output_size))
    out = empty_from_metadata(batch_format(m, count, (*m.sizes[:-count], *output_size)))
    if is_meta(m) or (count == 2 and not out.meta_.numel):
        return out
    name = kernel_name(m, "adaptive_avg_pool2d") if count == 2 else "adaptive_avg_pool3d_cpu"
    dispatch(m.dtype, name, FLOATING_TYPES)
    if out.meta_.numel:
        windows = adaptive_windows(lead_with_ones(m.sizes[-count:]), lead_with_ones(output_size))
        run_avg_pool(out, self, windows, 0)
    return out


def _adaptive_avg_pool2d(self: Tensor, output_size: Ints) -> Tensor:
    return _average(2, self, output_size)


def _adaptive_avg_pool3d(self: Tensor, output_size: Ints) -> Tensor:
    return _average(3, self, output_size)


def adaptive_avg_pool2d_out(self: Tensor, output_size: Ints, out: Tensor) -> Tensor:
    return _average_out(2, self, output_size, out)


def adaptive_avg_pool3d_out(self: Tensor, output_size: Ints, out: Tensor) -> Tensor:
    return _average_out(3, self, output_size, out)


def _average_out(count: int, self: Tensor, output_size: Ints, out: Tensor) -> Tensor:
    result = _average(count, self, output_size)
    check(
        self.meta_.dtype is out.meta_.dtype,
        lambda: f"expected dtype {self.meta_.dtype.cpp_name} for `output` but got dtype {out.meta_.dtype.cpp_name}",
    )
    resize_output(out, tuple(result.meta_.sizes))
    return copy_(out, result, False)


def _average_backward(count: int, grad_output: Tensor, self: Tensor) -> Tensor:
    m, g = self.meta_.plain, grad_output.meta_
    name = f"adaptive_avg_pool{count}d_backward"
    check(
        g.dim == m.dim,
        lambda: (
            f"{name}_out_cpu_template: Expected dimensions {m.dim} for `{'grad_output' if count == 2 else 'gradOutput_'}` but got "
            f"dimensions {g.dim}"
        ),
    )
    for d in range(1, m.dim):
        check(
            g.sizes[d] > 0,
            lambda: (
                f"{name}(): Expected grad_output to have non-zero size for non-batch dimensions, but grad_output has "
                f"sizes {list(g.sizes)} with dimension {d} being empty"  # noqa: B023
            ),
        )
    check(
        m.dtype is g.dtype,
        lambda: f"expected dtype {m.dtype.cpp_name} for `grad_output` but got dtype {g.dtype.cpp_name}",
    )
    out = empty_from_metadata(batch_format(m, count, tuple(m.sizes)))
    if not is_meta(m):
        dispatch(m.dtype, name, FLOATING_TYPES)
        windows = adaptive_windows(lead_with_ones(m.sizes[-count:]), lead_with_ones(g.sizes[-count:]))
        run_avg_pool_backward(out, grad_output, windows, 0)
    return out


def _adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return _average_backward(2, grad_output, self)


def _adaptive_avg_pool3d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    return _average_backward(3, grad_output, self)


def adaptive_avg_pool1d(self: Tensor, output_size: Ints) -> Tensor:
    """Means over an even grid of windows of a sequence: a pool over images of one row."""
    check_sequence("adaptive_avg_pool1d", self.meta_, output_size=output_size)
    rows = F.unsqueeze_default(self, -2)
    return F.squeeze_dim(F.adaptive_avg_pool2d_default(rows, (1, *output_size)), -2)


# ---- largest elements ------------------------------------------------------------------------------------------------


def _max_meta(count: int) -> Callable[..., OutPlan]:
    name = f"adaptive_max_pool{count}d"

    def meta(outs: tuple[Tensor, Tensor] | None, self: Tensor, output_size: Ints) -> OutPlan:
        m = self.meta_.plain
        check(
            m.dim in (count + 1, count + 2),
            lambda: f"{name}(): Expected {count + 1}D or {count + 2}D tensor, but got: {list(m.sizes)}",
        )
        for d in range(1, m.dim):
            check(
                m.sizes[d] > 0,
                lambda: (
                    f"{name}(): Expected input to have non-zero size for non-batch dimensions, but input has sizes "
                    f"{list(m.sizes)} with dimension {d} being empty"  # noqa: B023
                ),
            )
        check(len(output_size) == count, f"{name}(): internal error: output_size.size() must be {count}")
        sizes = (*m.sizes[:-count], *output_size)
        check_sizes(sizes)
        return OutPlan(batch_format(m, count, sizes), batch_format(m, count, sizes, int64))

    return meta


def _max_impl(count: int) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, indices: Tensor, self: Tensor, output_size: Ints) -> None:
        name = kernel_name(self.meta_, "adaptive_max_pool2d") if count == 2 else "adaptive_max_pool3d_cpu"
        dispatch(self.meta_.dtype, name, FLOATING_TYPES)
        if out.meta_.numel:
            windows = adaptive_windows(lead_with_ones(self.meta_.sizes[-count:]), lead_with_ones(output_size))
            run_max_pool(out, indices, self, windows)

    return impl


def _max_backward_meta(count: int) -> Callable[..., OutPlan]:
    name, called = f"adaptive_max_pool{count}d_backward", "grad_output" if count == 2 else "gradOutput"

    def meta(out: Tensor | None, grad_output: Tensor, self: Tensor, indices: Tensor) -> OutPlan:
        m, g = self.meta_.plain, grad_output.meta_
        check(
            g.dim in (count + 1, count + 2),
            lambda: f"{name}(): Expected {count + 1}D or {count + 2}D grad_output, but got: {list(g.sizes)}",
        )
        check(
            m.dtype is g.dtype,
            lambda: f"expected dtype {m.dtype.cpp_name} for `grad_output` but got dtype {g.dtype.cpp_name}",
        )
        i = indices.meta_
        check(i.dim == m.dim, lambda: f"expected dimensions {m.dim} for `indices` but got dimensions {i.dim}")
        check(
            g.sizes == i.sizes and g.sizes[:-count] == m.sizes[:-count],
            lambda: f"expected sizes {list(i.sizes)} for `{called}` but got sizes {list(g.sizes)}",
        )
        for d in range(1, m.dim):
            check(
                g.sizes[d] > 0,
                lambda: (
                    f"{name}(): Expected grad_output to have non-zero size for non-batch dimensions, but grad_output has "
                    f"sizes {list(g.sizes)} with dimension {d} being empty"  # noqa: B023
                ),
            )
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(batch_format(m, count, tuple(m.sizes)), parts=count)

    return meta


adaptive_max_pool2d_meta, adaptive_max_pool2d_impl = _max_meta(2), _max_impl(2)
adaptive_max_pool3d_meta, adaptive_max_pool3d_impl = _max_meta(3), _max_impl(3)
adaptive_max_pool2d_backward_meta, adaptive_max_pool3d_backward_meta = _max_backward_meta(2), _max_backward_meta(3)
adaptive_max_pool2d_backward_impl = pool_backward_impl("adaptive_max_pool2d_backward")
adaptive_max_pool3d_backward_impl = pool_backward_impl("adaptive_max_pool3d_backward")


def adaptive_max_pool1d(self: Tensor, output_size: Ints) -> tuple[Tensor, Tensor]:
    """The largest elements of an even grid of windows of a sequence, and their places."""
    check_sequence("adaptive_max_pool1d", self.meta_, output_size=output_size)
    m = self.meta_
    for d in range(1, m.dim):
        check(
            m.sizes[d] > 0,
            lambda: (
                "adaptive_max_pool1d(): Expected input to have non-zero size for non-batch dimensions, but input has "
                f"sizes {list(m.sizes)} with dimension {d} being empty"  # noqa: B023
            ),
        )
    out, indices = F.adaptive_max_pool2d_default(F.unsqueeze_default(self, -2), (1, *output_size))
    return F.squeeze_dim(out, -2), F.squeeze_dim(indices, -2)
