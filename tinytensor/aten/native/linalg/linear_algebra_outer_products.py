"""Outer and inner products of vectors, the Kronecker product, the trace, transposes by other names.

Mirrors the corresponding parts of aten/src/ATen/native/LinearAlgebra.cpp, ReduceOps.cpp and TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg.blas import check_vectors
from tinytensor.aten.native.linalg.linear_algebra_utils import check_floating, check_same_device
from tinytensor.aten.native.reduce.reduce_ops_stubs import trace_stub
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.shape.tensor_shape import view
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check, warn
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import bfloat16, bool_, float16, float32, float64
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.version_counter import counts_for_itself

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- vectors ---------------------------------------------------------------------------------------------------------


def outer(self: Tensor, vec2: Tensor) -> Tensor:
    """All products of an element of self with an element of vec2, as a matrix."""
    m = self.meta_
    if m.dim != 1 or vec2.meta_.dim != 1:
        check_vectors("outer", self=self, vec2=vec2)
    shape = (m.numel, 1)
    column = view(self, shape) if is_unseen(m.key_set) else F.reshape_default(self, shape)
    return F.mul_Tensor(column, vec2)


def outer_out(self: Tensor, vec2: Tensor, out: Tensor) -> Tensor:
    check_vectors("outer", self=self, vec2=vec2)
    return F.mul(F.reshape(self, (self.meta_.sizes[0], 1)), vec2, out=out)


def ger(self: Tensor, vec2: Tensor) -> Tensor:
    return F.outer_default(self, vec2)


def ger_out(self: Tensor, vec2: Tensor, out: Tensor) -> Tensor:
    return F.outer(self, vec2, out=out)


def _check_inner_devices(self: Tensor, *others: Tensor) -> None:
    wanted = self.meta_.device.type
    for t in others:
        found = t.meta_.device.type
        check(
            found == wanted,
            lambda found=found: (
                f"Expected tensor to have {wanted} DeviceType, but got tensor with {found} DeviceType (while checking "
                "arguments for inner())"
            ),
        )


def _check_inner(self: Tensor, other: Tensor) -> None:
    a, b = self.meta_.sizes, other.meta_.sizes
    check(
        a[-1] == b[-1],
        lambda: f"inner() the last dimension must match on both input tensors but got shapes {list(a)} and {list(b)}",
    )


def inner(self: Tensor, other: Tensor) -> Tensor:
    """Sum the products along the last dimension of both, for each pair of their other dimensions."""
    _check_inner_devices(self, other)
    if self.meta_.dim == 0 or other.meta_.dim == 0:
        return F.mul(self, other)
    _check_inner(self, other)
    return F.tensordot(self, other, (-1,), (-1,))


def inner_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    _check_inner_devices(self, other, out)
    if self.meta_.dim == 0 or other.meta_.dim == 0:
        return F.mul(self, other, out=out)
    _check_inner(self, other)
    return F.tensordot(self, other, (-1,), (-1,), out=out)


def _check_vecdot(x: Tensor, y: Tensor) -> None:
    check_floating(x, "linalg.vecdot")
    check(
        x.meta_.dtype is y.meta_.dtype,
        lambda: (
            f"linalg.vecdot: Expected x and y to have the same dtype, but found x of type {x.meta_.dtype.cpp_name} and y of "
            f"type {y.meta_.dtype.cpp_name} instead"
        ),
    )


def linalg_vecdot(x: Tensor, y: Tensor, dim: int) -> Tensor:
    """Dot products along one dimension."""
    _check_vecdot(x, y)
    if x.meta_.dim == 1 and y.meta_.dim == 1:
        return F.vdot(x, y)
    return F.sum(F.mul(x, y), dim)


def linalg_vecdot_out(x: Tensor, y: Tensor, dim: int, out: Tensor) -> Tensor:
    _check_vecdot(x, y)
    check_same_device("linalg.vecdot", x, out)  # as PyTorch has them, the wrong way round
    check(
        out.meta_.dtype is x.meta_.dtype,
        lambda: f"linalg.vecdot: Expected out of dtype{x.meta_.dtype.cpp_name} but found {out.meta_.dtype.cpp_name}",
    )
    if x.meta_.dim == 1 and y.meta_.dim == 1:
        return F.vdot(x, y, out=out)
    return F.sum(F.mul(x, y), dim, out=out)


# ---- matrices --------------------------------------------------------------------------------------------------------


def _kron_views(self: Tensor, other: Tensor) -> tuple[Tensor, Tensor, Ints, Ints]:
    """Both tensors with dimensions of size 1 inserted, so that they broadcast to the product, and the product's shapes."""
    first, second, pairs, shape = _kron_shapes(self.meta_, other.meta_)
    return F._unsafe_view_default(self, first), F._unsafe_view_default(other, second), pairs, shape


def _kron_shapes(left: Metadata, right: Metadata) -> tuple[Ints, Ints, Ints, Ints]:
    """The shapes of both tensors with dimensions of size 1 inserted, of their product, and of that with pairs merged."""
    key = ("kron", right)
    shapes = left.plans.get(key)
    if shapes is None:
        shapes = remember(left.plans, key, _find_kron_shapes(tuple(left.sizes), tuple(right.sizes)))
    return shapes


def _find_kron_shapes(left: Ints, right: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    # Dimension d of the product runs over pairs: x of self, y of other. As two dimensions, (x, 1) and (1, y) broadcast to
    # (x, y), and merging them gives x * y.
    n = max(len(left), len(right))
    a, b = (1,) * (n - len(left)) + left, (1,) * (n - len(right)) + right
    first, second = tuple(size for x in a for size in (x, 1)), tuple(size for y in b for size in (1, y))
    pairs = tuple(size for x, y in zip(a, b, strict=True) for size in (x, y))
    return first, second, pairs, tuple(x * y for x, y in zip(a, b, strict=True))


def kron(self: Tensor, other: Tensor) -> Tensor:
    """The Kronecker product: every element of self, multiplied by the whole of other."""
    if is_unseen(self.meta_.key_set | other.meta_.key_set) and self.meta_.is_contiguous and other.meta_.is_contiguous:
        first, second, _, shape = _kron_shapes(self.meta_, other.meta_)
        return view(F.mul_Tensor(view(self, first), view(other, second)), shape)
    left, right, _, shape = _kron_views(self, other)
    if is_grad_enabled() and (self.meta_.key_set | other.meta_.key_set) & REQUIRES_GRAD:
        left, right = counts_for_itself(left), counts_for_itself(right)
    return F._unsafe_view_default(F.mul(left, right), shape)


def kron_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    left, right, pairs, shape = _kron_views(self, other)
    resize_output(out, shape)
    version = out.storage_.version
    # A dimension can be split in two however the memory lies.
    F.mul(left, right, out=F._unsafe_view_default(out, pairs))
    out.storage_.version = version  # in PyTorch the view counts for itself
    return out


def linalg_matmul(self: Tensor, other: Tensor) -> Tensor:
    return F.matmul(self, other)


def linalg_matmul_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return F.matmul(self, other, out=out)


def trace(self: Tensor) -> Tensor:
    """The sum of the diagonal; floats are summed in double precision, integers as int64."""
    m, dtype = self.meta_, self.meta_.dtype
    if (dtype is float32 or dtype is float64) and m.device is cpu and m.dim == 2 and m.numel:
        out = empty_from_metadata(contiguous_metadata((), dtype))
        trace_stub["cpu"](out, self)
        return out
    check(dtype is not bool_, "\"trace\" not implemented for 'Bool'", NotImplementedError)
    check(m.dim == 2, lambda: f"trace: expected a matrix, but got tensor with dim {m.dim}")
    diagonal_ = F.diagonal(self)
    if not dtype.is_floating_point or dtype is float64:
        return F.sum(diagonal_)
    if dtype in (float16, bfloat16):
        return F.sum(diagonal_)
    return F.to(F.sum(diagonal_, dtype=float64), dtype)


def trace_backward(grad: Tensor, sizes: Ints) -> Tensor:
    check(len(sizes) == 2, "expected matrix input")
    numel = sizes[0] * sizes[1]
    # In the flat matrix the diagonal steps by columns + 1. A tall matrix has its last diagonal element before columns**2.
    places = F.arange(0, min(numel, sizes[1] ** 2), sizes[1] + 1, device=grad.device)
    # Counted as a write, as zeros within a composition are in PyTorch.
    zeros = F.zero__default(F.new_empty_default(grad, (numel,)))
    fill = F.index_fill if is_tensor_subclass_like(grad) else F.index_fill_
    return F.view(fill(zeros, 0, places, grad), sizes)


def linalg_diagonal(A: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    return F.diagonal(A, offset, dim1, dim2)


def linalg_vander(x: Tensor, N: int | None) -> Tensor:
    """The Vandermonde matrix: for each element a row of its powers, from 0 to N - 1."""
    dtype = x.meta_.dtype
    check(
        dtype not in (bool_, float16, bfloat16),
        lambda: f"linalg.vander supports floating point, complex, and integer tensors, but got {dtype.cpp_name}",
    )
    values = F.unsqueeze(x, -1) if x.meta_.dim == 0 else x
    shape = tuple(values.meta_.sizes)
    count = shape[-1] if N is None else N
    check(count > 1, "N must be greater than 1.")
    powers = F.cumprod(F.expand(F.unsqueeze(values, -1), (*shape, count - 1)), -1)
    return F.cat([F.new_ones(powers, (*shape, 1)), powers], -1)


# ---- transposes ------------------------------------------------------------------------------------------------------


def _transposed(self: Tensor, name: str) -> Tensor:
    check(
        self.meta_.dim != 1,
        f"tensor.{name} is only supported on matrices or batches of matrices. Got 1-D tensor.",
    )
    if self.meta_.dim == 0:
        known = name if name == "adjoint()" else f"Tensor.{name}"
        warn(f"{known} is deprecated on 0-D tensors. Consider using x.conj().")
        return self
    return F.transpose(self, -2, -1)


def adjoint(self: Tensor) -> Tensor:
    """The conjugate transpose: without complex numbers, the transpose."""
    return _transposed(self, "adjoint()")


def mH(self: Tensor) -> Tensor:
    return _transposed(self, "mH")


def matrix_H(self: Tensor) -> Tensor:
    """`Tensor.H`."""
    dim = self.meta_.dim
    check(
        dim in (0, 2),
        lambda: (
            f"tensor.H is only supported on matrices (2-D tensors). Got {dim}-D tensor."
            + (" For batches of matrices, consider using tensor.mH" if dim > 2 else "")
        ),
    )
    if dim == 0:
        warn("Tensor.H is deprecated on 0-D tensors. Consider using x.conj().")
        return self
    return F.transpose(self, 0, 1)
