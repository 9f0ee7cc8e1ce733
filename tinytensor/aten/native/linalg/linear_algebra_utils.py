"""What the operators of linear algebra share: checks in PyTorch's words, batches that broadcast, LAPACK's layout.

Mirrors aten/src/ATen/native/LinearAlgebraUtils.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.scalar_type import ScalarType, can_cast, float32, float64
from tinytensor.c10.tensor_impl import has_tangent
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Launch = Callable[..., bool]


class Decomposition(NamedTuple):
    """A plan: the metadata of the results, and what does a small matrix by one call. See batch_linear_algebra_stubs.py."""

    out_metas: tuple[Metadata, ...]
    launch: Launch | None


def for_small(stub: DispatchStub, A: Metadata, *args: Any) -> Launch | None:
    """What the stub prepares, on the CPU."""
    return stub["cpu"](A.plain, *args) if A.device is cpu else None


def is_done_by_one_call(plan: Decomposition, outs: tuple[Tensor, ...], A: Tensor) -> bool:
    """Whether the results of a small matrix have been written by its launch, where nobody would have seen operators."""
    launch = plan.launch
    if launch is None or not goes_unseen(A.meta_.key_set):
        return False
    for out, wanted in zip(outs, plan.out_metas, strict=True):
        if out.meta_ is not wanted or out.storage_ is A.storage_:
            return False
    return launch(*outs, A)


# ---- checks ----------------------------------------------------------------------------------------------------------


def check_is_matrix(A: Tensor, name: str, argument: str = "A") -> None:
    check(A.meta_.dim >= 2, lambda: f"{name}: The input tensor {argument} must have at least 2 dimensions.")


def check_square(A: Tensor, name: str, argument: str = "A") -> None:
    check_is_matrix(A, name, argument)
    rows, columns = A.meta_.sizes[-2:]
    check(
        rows == columns,
        lambda: f"{name}: {argument} must be batches of square matrices, but they are {rows} by {columns} matrices",
    )


def check_floating(t: Tensor, name: str, low_precision: bool = True) -> None:
    dtype = t.meta_.dtype
    check(
        dtype.is_floating_point,
        lambda: f"{name}: Expected a floating point or complex tensor as input. Got {dtype.cpp_name}",
    )
    check(
        low_precision or dtype in (float32, float64),
        lambda: f"{name}: Low precision dtypes not supported. Got {dtype.cpp_name}",
    )


def check_solver(A: Tensor, B: Tensor, left: bool, name: str) -> None:
    """The shapes of AX = B, or XA = B."""
    check_square(A, name)
    check_is_matrix(B, name, "B")
    a, b = tuple(A.meta_.sizes[-2:]), tuple(B.meta_.sizes[-2:])
    check(
        a[0] == b[0] if left else a[1] == b[1],
        lambda: (
            f"{name}: Incompatible shapes of A and B for the equation {'AX = B' if left else 'XA = B'} "
            f"({a[0]}x{a[1]} and {b[0]}x{b[1]})"
        ),
    )


def is_vector_rhs(A: Tensor, B: Tensor) -> bool:
    """Whether B is a vector, or a batch of as many vectors as A has matrices, and not a matrix."""
    return B.meta_.dim == 1 or (A.meta_.dim - 1 == B.meta_.dim and tuple(B.meta_.sizes) == tuple(A.meta_.sizes[:-1]))


def broadcast_batch_dims(A: Tensor, B: Tensor) -> tuple[Ints, Ints]:
    """The shapes of both with the batch that they have in common."""
    a, b = tuple(A.meta_.sizes), tuple(B.meta_.sizes)
    batch = infer_size(a[:-2], b[:-2])
    return (*batch, *a[-2:]), (*batch, *b[-2:])


# ---- layout ----------------------------------------------------------------------------------------------------------


def matrix_strides(sizes: Ints, column_major: bool = True) -> Ints:
    """Strides of a contiguous batch of matrices that lie column by column."""
    strides = list(contiguous_strides(sizes))
    if column_major and len(sizes) >= 2:
        # LAPACK needs a leading dimension of at least 1, even for a matrix without rows.
        strides[-1], strides[-2] = max(sizes[-2], 1), 1
    return tuple(strides)


def matrix_metadata(sizes: Ints, like: Metadata, column_major: bool = True) -> Metadata:
    key = ("matrix_metadata", sizes, column_major)
    found = like.plans.get(key)
    if found is None:
        made = metadata(sizes, matrix_strides(sizes, column_major), like.dtype, like.device)
        found = remember(like.plans, key, made)
    return found


def plain_metadata(sizes: Ints, like: Metadata, dtype: ScalarType | None = None) -> Metadata:
    return contiguous_metadata(sizes, dtype or like.dtype, like.device)


def column_major_copy(t: Tensor, sizes: Ints | None = None, dtype: ScalarType | None = None) -> Tensor:
    """A column-major copy, as LAPACK wants it, made below the dispatcher and expanded to `sizes` if they are given."""
    plans, key = t.meta_.plans, ("column_major_copy", sizes, dtype)
    made = plans.get(key)
    if made is None:
        shape = sizes or tuple(t.meta_.sizes)
        made = remember(plans, key, metadata(shape, matrix_strides(shape), dtype or t.meta_.dtype, t.meta_.device))
    return copy_(empty_from_metadata(made), t, False)


def is_column_major(t: Tensor) -> bool:
    plans = t.meta_.plans
    found = plans.get("is_column_major")
    if found is None:
        found = remember(plans, "is_column_major", t.meta_.strides == matrix_strides(tuple(t.meta_.sizes)))
    return found


def as_column_major(t: Tensor) -> Tensor:
    """The tensor itself if it is laid out as LAPACK wants it, else a copy."""
    return t if is_column_major(t) else column_major_copy(t)


def as_contiguous(t: Tensor) -> Tensor:
    return (
        t
        if t.meta_.is_contiguous
        else copy_(empty_from_metadata(plain_metadata(tuple(t.meta_.sizes), t.meta_)), t, False)
    )


def writable(*outs: tuple[Tensor, bool]) -> tuple[list[Tensor], Callable[[], None]]:
    """Tensors that a kernel may write to in place of outputs of any strides, and what copies them to where they belong.

    Each output comes with whether it has to be column-major, or contiguous.
    """
    # LAPACK writes in place. An output that lies as LAPACK needs it is handed over; for any other a temporary is, and
    # `finish` copies it.
    given, copies = [], []
    for out, column_major in outs:
        fits = is_column_major(out) if column_major else out.meta_.is_contiguous
        made = out
        if not fits:
            sizes = tuple(out.meta_.sizes)
            made = empty_from_metadata(
                matrix_metadata(sizes, out.meta_) if column_major else plain_metadata(sizes, out.meta_)
            )
            copies.append((out, made))
        given.append(made)

    def finish() -> None:
        for out, made in copies:
            copy_(out, made, False)

    return given, finish


# ---- out= of operators that are compositions -------------------------------------------------------------------------


def check_same_device(name: str, result: Tensor, input: Tensor) -> None:
    """RuntimeError where an `out=` is on another device than what it is computed from (`checkSameDevice`)."""
    check(
        result.meta_.device is input.meta_.device,
        lambda: (
            f"{name}: Expected result and input tensors to be on the same device, but got result on {result.meta_.device} and "
            f"input on {input.meta_.device}"
        ),
    )


def check_out_dtype(name: str, result: ScalarType, out: Tensor, argument: str = "out") -> None:
    """`checkLinalgCompatibleDtype`: the result's dtype must convert to the output's."""
    check(
        can_cast(result, out.meta_.dtype),
        lambda: (
            f"{name}: Expected {argument} to be safely castable from {result.cpp_name} dtype, but got {argument} with "
            f"dtype {out.meta_.dtype.cpp_name}"
        ),
    )


def copy_out(out: Tensor, result: Tensor) -> Tensor:
    """Resize the output and copy the result to it, through the dispatcher."""
    resize_output(out, tuple(result.meta_.sizes))
    return F.copy_(out, result)


def copy_lapack_out(out: Tensor, result: Tensor) -> Tensor:
    """The same for what LAPACK writes itself: an output without elements becomes column-major, as the result is."""
    if out.meta_.numel == 0 and out.meta_.dtype is result.meta_.dtype and result.meta_.dim >= 2:
        *batch, rows, columns = result.meta_.sizes
        F.transpose_(F.resize_(out, (*batch, columns, rows)), -2, -1)
        return F.copy_(out, result)
    return copy_out(out, result)


# The metadata of a tensor that requires a gradient is a twin of the plain one, so a comparison tells.
def requires_grad(t: Any) -> bool:
    """Whether a gradient or a tangent of the result may be asked for."""
    return has_tangent(t) or (is_grad_enabled() and t.meta_ is not t.meta_.plain) or is_tensor_subclass_like(t)
