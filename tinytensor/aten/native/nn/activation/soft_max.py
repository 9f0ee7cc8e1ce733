"""softmax and log_softmax along a dimension.

Mirrors aten/src/ATen/native/SoftMax.cpp. Left out: masked softmax, and the form that turns 16 bits into 32, which is
CUDA's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.shape.copy import clone, copy_
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, float16, float32
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]


class SoftmaxPlan:
    """The metadata of the result, and the launch between contiguous tensors; none where there is nothing to do."""

    __slots__ = ("launch", "out_meta")

    def __init__(self, out_meta: Metadata, launch: Launch | None):
        self.out_meta, self.launch = out_meta, launch


def _run(plan: SoftmaxPlan, out: Tensor, *inputs: Tensor) -> None:
    if plan.launch is None:
        return
    # The loops walk over row-major memory (soft_max_kernel.py); other layouts are copied in and out.
    contiguous = [t if t.meta_.is_contiguous else clone(t, contiguous_format) for t in inputs]
    if out.meta_.is_contiguous:
        plan.launch(out, *contiguous)
    else:
        result = empty_from_metadata(plan.out_meta)
        plan.launch(result, *contiguous)
        copy_(out, result, False)


def _find_launch(stub: DispatchStub, out_meta: Metadata, *args: Any) -> Launch | None:
    """None without elements, and on devices without a kernel (meta, a backend's own): there is nothing to launch."""
    if not out_meta.numel or out_meta.device.type not in stub:
        return None
    try:
        return stub[out_meta.device.type](out_meta, *args)
    except NotImplementedError as error:
        error.out_meta = out_meta  # type: ignore[attr-defined]  # a given output has been resized to it by then
        raise


# ---- forward ---------------------------------------------------------------------------------------------------------


def _plan(op: str, out: Tensor | None, self: Tensor, dim: int, half_to_float: bool) -> SoftmaxPlan:
    m = self.meta_
    key = (op, dim)
    plan = m.plans.get(key)
    if plan is None:
        wrapped = maybe_wrap_dim(dim, m.dim)
        check(
            not half_to_float or m.device is not cpu,
            "softmax with half to float conversion is not supported on CPU",
        )
        if out is not None:  # its dtype is looked at before there has to be a kernel
            expect_out_dtype(out, m.dtype)
        out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        launch = _find_launch(stubs.softmax_stubs[op], out_meta, wrapped)
        plan = remember(m.plans, key, SoftmaxPlan(out_meta, launch))
    check(not half_to_float, "softmax with half to float conversion is not supported on CPU")
    if out is not None:
        expect_out_dtype(out, m.dtype)
    return plan


def _softmax_meta(out: Tensor | None, self: Tensor, dim: int, half_to_float: bool) -> SoftmaxPlan:
    """e**self along `dim`, divided by its sum."""
    return _plan("softmax", out, self, dim, half_to_float)


def _log_softmax_meta(out: Tensor | None, self: Tensor, dim: int, half_to_float: bool) -> SoftmaxPlan:
    """The logarithm of softmax, which never underflows."""
    return _plan("log_softmax", out, self, dim, half_to_float)


def _softmax_impl(plan: SoftmaxPlan, out: Tensor, self: Tensor, dim: int, half_to_float: bool) -> None:
    _run(plan, out, self)


_log_softmax_impl = _softmax_impl


def softmax_int(self: Tensor, dim: int, dtype: ScalarType | None) -> Tensor:
    """softmax; `dtype` converts first."""
    return F._softmax_default(_converted(self, dtype), dim, False)


def log_softmax_int(self: Tensor, dim: int, dtype: ScalarType | None) -> Tensor:
    return F._log_softmax_default(_converted(self, dtype), dim, False)


def softmax_int_out(self: Tensor, dim: int, dtype: ScalarType | None, out: Tensor) -> Tensor:
    return F._softmax_out(_converted(self, dtype), dim, False, out)


def log_softmax_int_out(self: Tensor, dim: int, dtype: ScalarType | None, out: Tensor) -> Tensor:
    return F._log_softmax_out(_converted(self, dtype), dim, False, out)


def _converted(self: Tensor, dtype: ScalarType | None) -> Tensor:
    return self if dtype is None else F.to_dtype(self, dtype)


def _safe_softmax(self: Tensor, dim: int, dtype: ScalarType | None) -> Tensor:
    """softmax, but 0 where a whole line is -inf: the line of a query that may attend to nothing."""
    out = F.softmax_int(self, dim, dtype)
    masked = F.all_dim(F.eq_Scalar(self, float("-inf")), dim, True)
    return F.where_self(masked, F.scalar_tensor_default(0.0, out.meta_.dtype, None, out.meta_.device), out)


# ---- backward --------------------------------------------------------------------------------------------------------


def _plan_backward(
    op: str, out: Tensor | None, grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType
) -> SoftmaxPlan:
    m, y = grad_output.meta_, output.meta_
    wrapped = maybe_wrap_dim(dim, m.dim)
    check(
        m.sizes == y.sizes,
        lambda: (
            f"Expected tensor for argument #1 'grad' to have same size as tensor for argument #2 'output'; but "
            f"{list(m.sizes)} does not equal {list(y.sizes)} (while checking arguments for {op}_backward)"
        ),
    )
    check(
        m.dtype is input_dtype or (m.dtype is float32 and input_dtype is float16),
        "expected input and grad types to match, or input to be at::Half and grad to be at::Float",
    )
    key = (op, "backward", wrapped, y.dtype)
    plan = m.plans.get(key)
    if plan is None:
        out_meta = contiguous_metadata(tuple(m.sizes), m.dtype, m.device)
        launch = _find_launch(stubs.softmax_backward_stubs[op], out_meta, wrapped, y.dtype)
        plan = remember(m.plans, key, SoftmaxPlan(out_meta, launch))
    if out is not None:
        expect_out_dtype(out, m.dtype)
    return plan


def _softmax_backward_data_meta(
    out: Tensor | None, grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType
) -> SoftmaxPlan:
    """output * (grad - sum(grad * output))."""
    return _plan_backward("softmax", out, grad_output, output, dim, input_dtype)


def _log_softmax_backward_data_meta(
    out: Tensor | None, grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType
) -> SoftmaxPlan:
    """grad - e**output * sum(grad)."""
    return _plan_backward("log_softmax", out, grad_output, output, dim, input_dtype)


def _softmax_backward_data_impl(
    plan: SoftmaxPlan, out: Tensor, grad_output: Tensor, output: Tensor, dim: int, input_dtype: ScalarType
) -> None:
    _run(plan, out, grad_output, output)


_log_softmax_backward_data_impl = _softmax_backward_data_impl
