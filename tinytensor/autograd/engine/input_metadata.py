# hot path
"""What a node demands of the gradients that flow into it: the size, dtype and device of what the forward call returned.

Broadcasting operators return gradients of the broadcast size; they are summed down here, for all of them in one place.

Mirrors torch/csrc/autograd/input_metadata.{h,cpp} and `validate_outputs` of engine.cpp. Left out: nested tensors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check, internal_assert
from tinytensor.c10.layout import SPARSE_COMPRESSED, Layout, sparse_coo, strided
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class GradMetadata:
    """What a leaf demands that was given a `grad_dtype`: all that its metadata says but for the dtype, which None leaves free."""

    __slots__ = ("dtype", "is_differentiable", "of")

    def __init__(self, of: Metadata, dtype: ScalarType | None) -> None:
        self.of, self.dtype = of, dtype
        self.is_differentiable = dtype is None or dtype.is_floating_point

    def __getattr__(self, name: str) -> Any:
        return getattr(self.of, name)


class _InputMetadata:
    """What a node knows about one of its inputs, under PyTorch's names."""

    __slots__ = ("device", "dtype", "is_cpp_nested_tensor", "is_nested_tensor", "shape")

    def __init__(self, metadata: Metadata | GradMetadata | None) -> None:
        self.dtype = getattr(metadata, "dtype", None)
        self.device = getattr(metadata, "device", None)
        self.shape = None if metadata is None else list(metadata.sizes)
        self.is_nested_tensor = False
        self.is_cpp_nested_tensor = False


def validate_grad(grad: Any, wanted: Metadata | GradMetadata | None, index: int, node: Any) -> Any:
    """The gradient in the size and dtype that the next node wants, or an error that names `node`, which returned it."""
    if grad is None or wanted is None:
        return grad
    try:
        got = grad.meta_
    except AttributeError:
        raise TypeError(f"expected Variable or None (got {type(grad).__name__})") from None
    if got.sizes != wanted.sizes:
        check(
            is_expandable_to(wanted.sizes, got.sizes),
            lambda: _message(
                node, index, f"got {list(got.sizes)} but expected shape compatible with {list(wanted.sizes)}"
            ),
        )
        grad = sum_to(grad, wanted.sizes)
        got = grad.meta_
    # After the sum, which is more exact in the gradient's own dtype if that is the wider one.
    if got.dtype is not wanted.dtype and wanted.dtype is not None:
        grad = grad.to(wanted.dtype)
    if not wanted.is_differentiable:  # integers, written to in place by a call that needs a gradient
        internal_assert(False, "isDifferentiableType(grad.scalar_type())")
    if got.layout is not wanted.layout and not _layout_fits(got.layout, wanted.layout):
        complaint = f"expected layout {wanted.layout.cpp_name} but got {got.layout.cpp_name}"
        raise RuntimeError(_message(node, index, complaint))
    if got.device is not wanted.device and got.device != wanted.device:
        check(
            not got.sizes,
            lambda: _message(node, index, f"expected device {wanted.device} but got {got.device}"),
        )
        grad = grad.to(wanted.device)
    return grad


def _layout_fits(got: Layout, wanted: Layout) -> bool:
    """A dense tensor may have a sparse gradient, and a sparse tensor a dense one."""
    sparse = wanted is sparse_coo or wanted in SPARSE_COMPRESSED
    return got is sparse_coo or (got is strided and sparse)


def _message(node: Any, index: int, complaint: str) -> str:
    prefix = "" if node is None else f"Function {node.name()} returned an "
    return f"{prefix}invalid gradient at index {index} - {complaint}"


def check_count(node: Any, results: Any) -> None:
    """Raise unless the node returned a gradient for each of its edges."""
    expected = len(node.next_edges)
    check(
        isinstance(results, tuple | list) and len(results) == expected,
        lambda: (
            f"Function {node.name()} returned an invalid number of gradients - expected {expected}, but got "
            f"{len(results)}"
        ),
    )


def is_expandable_to(sizes: tuple[int, ...], target: tuple[int, ...]) -> bool:
    """Whether a tensor of `sizes` broadcasts to `target`.

    >>> is_expandable_to((3, 1), (2, 3, 4)), is_expandable_to((2,), (3,))
    (True, False)
    """
    if len(sizes) > len(target):
        return False
    return all(s in (1, t) for s, t in zip(reversed(sizes), reversed(target), strict=False))


def sum_to(t: Tensor, sizes: tuple[int, ...]) -> Tensor:
    """Sum over the dimensions that broadcasting `sizes` to the size of `t` added or stretched."""
    if not sizes:
        return F.sum_default(t)
    own = t.meta_.sizes
    leading = len(own) - len(sizes)
    dims = list(range(leading))
    for d, size in enumerate(sizes, leading):
        if size == 1 and own[d] != 1:
            dims.append(d)
    if dims:
        t = F.sum_dim_IntList(t, tuple(dims), True)
    return F.view_default(t, sizes) if leading else t
