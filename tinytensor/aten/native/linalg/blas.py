"""Products with something to add them to: addmv, baddbmm, addbmm, addr.

Mirrors aten/src/ATen/native/Blas.cpp and the corresponding part of LinearAlgebra.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra import Launch, MatrixPlan, MatrixPlans, Number, _check_expands
from tinytensor.aten.native.linalg.linear_algebra_utils import copy_out
from tinytensor.aten.native.pointwise.binary_ops import mul_impl, mul_meta
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.tensor_iterator import IteratorConfig, build
from tinytensor.aten.unseen import is_unseen
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_, can_cast, float32, float64, opmath
from tinytensor.c10.type_names import TYPE_NAMES, expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _expanded(m: Metadata, sizes: Ints) -> Metadata:
    """Metadata of the tensor as it is read: stretched to the result's shape."""
    _check_expands(m, sizes)
    return m.with_geometry(*tensor_shape.expand_meta(tuple(m.sizes), m.strides, sizes))


def _check_in_place(out: Tensor | None, self: Tensor, plan: MatrixPlan) -> None:
    if out is None:
        return
    expect_out_dtype(out, plan.out_meta.dtype)
    check(
        out is not self or out.meta_.sizes == plan.out_meta.sizes,
        lambda: (
            f"Bad in-place call: input tensor size {list(self.meta_.sizes)} and output tensor size "
            f"{list(plan.out_meta.sizes)} should match"
        ),
    )


# ---- addmv -----------------------------------------------------------------------------------------------------------


def _build_addmv(bias: Metadata, mat: Metadata, vec: Metadata) -> MatrixPlan:
    check(
        mat.dim == 2 and vec.dim == 1 and bias.dim <= 1,
        lambda: f"vector + matrix @ vector expected, got {bias.dim}, {mat.dim}, {vec.dim}",
    )
    rows, columns = mat.sizes
    fits = columns == vec.sizes[0] and bias.numel in (1, rows)
    check(fits or bias.dim, "Dimension specified as 0 but tensor has no dimensions", IndexError)  # for the text below
    check(
        fits,
        lambda: f"size mismatch, got input ({bias.sizes[0]}), mat ({rows}x{columns}), vec ({vec.sizes[0]})",
    )
    names = [m.dtype.cpp_name for m in (bias, mat, vec)]
    check(
        len(set(names)) == 1,
        lambda: f"addmv input tensors must have the same dtype, but got {names[0]}, {names[1]}, and {names[2]}",
    )
    name = "addmv_impl_cuda" if mat.device.type == "cuda" else "addmv_impl_cpu"
    check(
        mat.dtype is not bool_ or not mat.numel, lambda: f"\"{name}\" not implemented for 'Bool'", NotImplementedError
    )
    sparse = any(m.layout is sparse_coo for m in (bias, vec))
    check(not sparse, "Cannot access storage of SparseTensorImpl", NotImplementedError)
    out = contiguous_metadata((rows,), mat.dtype, mat.device)
    read = _expanded(bias, (rows,))
    return MatrixPlan(out, lambda given: stubs.addmv_stub[mat.device.type](read, mat, vec, given))


_addmv_plans = MatrixPlans(_build_addmv)


def addmv_meta(out: Tensor | None, self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number) -> MatrixPlan:
    """beta * self + alpha * (mat @ vec); self is not read where beta is 0."""
    plan = _addmv_plans[self.meta_, mat.meta_, vec.meta_]
    _check_in_place(out, self, plan)
    return plan


def addmv_impl(
    plan: MatrixPlan, out: Tensor, self: Tensor, mat: Tensor, vec: Tensor, beta: Number, alpha: Number
) -> None:
    if out.meta_.numel:
        beta, alpha = (checked_convert(number, out.meta_.dtype) for number in (beta, alpha))
    if not mat.meta_.numel and beta:
        # Nothing is multiplied: PyTorch's result is `beta * self`, also in its shape.
        resize_output(out, tuple(self.meta_.sizes))
        scaled = F.scalar_tensor_default(beta, self.meta_.dtype)
        mul_impl(mul_meta(out, self, scaled), out, self, scaled)
        return
    plan.launch(out.meta_)(out, self, mat, vec, beta, alpha)


# ---- baddbmm ---------------------------------------------------------------------------------------------------------


def _build_baddbmm(bias: Metadata, a: Metadata, b: Metadata) -> MatrixPlan:
    shape = tuple(m.sizes[maybe_wrap_dim(d, m.dim, False)] for m, d in ((a, 0), (a, 1), (b, 2)))
    read = _expanded(bias, shape)
    check(
        bias.dtype is a.dtype,
        lambda: (
            f"Input dtypes must be the same, got: input {TYPE_NAMES[bias.dtype]}, batch1: {TYPE_NAMES[a.dtype]}, batch2: "
            f"{TYPE_NAMES[b.dtype]}"
        ),
    )
    check(a.dim == 3, "batch1 must be a 3D tensor")
    check(b.dim == 3, "batch2 must be a 3D tensor")
    expected, got = [a.sizes[0], a.sizes[2]], [b.sizes[0], b.sizes[1]]
    check(
        expected == got,
        lambda: f"Expected size for first two dimensions of batch2 tensor to be: {expected} but got: {got}.",
    )

    def check_types() -> None:
        check(
            a.dtype is not bool_ or not a.numel or not b.numel,
            f"\"{'baddbmm_cuda' if a.device.type == 'cuda' else 'baddbmm'}\" not implemented for 'Bool'",
            NotImplementedError,
        )
        # The result has the dtype of the second factor, which is looked at only where there is something to compute.
        check(
            a.dtype is b.dtype or not prod(shape) or not a.sizes[2],
            lambda: f"expected scalar type {a.dtype.cpp_name} but found {b.dtype.cpp_name}",
        )

    def prepare(given: Metadata) -> Launch:
        check_types()  # after what is asked of the output's type
        return stubs.baddbmm_stub[a.device.type](read, a, b, given)

    if a.device.type == "meta":
        check_types()
    return MatrixPlan(contiguous_metadata(shape, b.dtype, a.device), prepare)


_baddbmm_plans = MatrixPlans(_build_baddbmm)


def baddbmm_meta(
    out: Tensor | None, self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number
) -> MatrixPlan:
    """beta * self + alpha * (batch1 @ batch2) for every matrix of the batch."""
    plan = _baddbmm_plans[self.meta_, batch1.meta_, batch2.meta_]
    _check_in_place(out, self, plan)
    return plan


def baddbmm_impl(
    plan: MatrixPlan, out: Tensor, self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number
) -> None:
    if out.meta_.numel and not batch1.meta_.sizes[2]:
        # Nothing is multiplied: the result is the bias, times beta, by operators that look at types in their own way.
        if beta == 0:
            zero_(out)
        else:
            copy_(out, F.expand(self, tuple(out.meta_.sizes)), False)
            scale = wrap_number(beta)
            mul_impl(mul_meta(out, out, scale), out, out, scale)
        return
    if out.meta_.numel:
        kind = opmath(out.meta_.dtype)
        beta, alpha = checked_convert(beta, kind), checked_convert(alpha, kind)
    plan.launch(out.meta_)(out, self, batch1, batch2, beta, alpha)


# ---- addbmm ----------------------------------------------------------------------------------------------------------


def addbmm_out(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number, out: Tensor) -> Tensor:
    """beta * self + alpha * the sum of all products; one product after the other is added."""
    a, b = batch1.meta_, batch2.meta_
    shape = (a.sizes[maybe_wrap_dim(1, a.dim, False)], b.sizes[maybe_wrap_dim(2, b.dim, False)])
    _check_expands(self.meta_, shape)
    check(a.dim == 3, "batch1 must be a 3D tensor")
    check(b.dim == 3, "batch2 must be a 3D tensor")
    check(
        a.sizes[0] == b.sizes[0],
        lambda: f"batch1 and batch2 must have same number of batches, got {a.sizes[0]} and {b.sizes[0]}",
    )
    check(
        a.sizes[2] == b.sizes[1],
        lambda: f"Incompatible matrix sizes for bmm ({a.sizes[1]}x{a.sizes[2]} and {b.sizes[1]}x{b.sizes[2]})",
    )
    # The bias is in the output before the first product, which is added with the caller's beta; the later ones with 1. Where
    # `out` is `self` and is about to be resized, self is copied first.
    start = F.expand(self, shape)
    if out is self and tuple(self.meta_.sizes) != shape:
        start = F.clone(start)
    resize_output(out, shape)
    if (beta != 0 and out is not self) or (start is not self and out is self):
        F.copy_(out, start)
    if a.sizes[0] == 0:
        return F.mul_(out, beta) if beta != 0 else F.zero_(out)
    for i in range(a.sizes[0]):
        F.addmm_(out, F.select(batch1, 0, i), F.select(batch2, 0, i), beta=beta if i == 0 else 1, alpha=alpha)
    return out


def addbmm(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number) -> Tensor:
    out = F.empty_memory_format((0,), self.dtype, None, self.device)
    return addbmm_out(self, batch1, batch2, beta, alpha, out)


def addbmm_(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Number, alpha: Number) -> Tensor:
    return addbmm_out(self, batch1, batch2, beta, alpha, self)


# ---- addr ------------------------------------------------------------------------------------------------------------


def _check_addr_scalar(dtype: ScalarType, scalar: Number, name: str) -> None:
    check(
        not isinstance(scalar, bool) or dtype is bool_,
        f"Boolean {name} only supported for Boolean results.",
    )
    check(
        dtype.is_floating_point or not isinstance(scalar, float),
        f"For integral input tensors, argument {name} must not be a floating point number.",
    )


def check_vectors(function: str, **vectors: Tensor) -> None:
    for name, t in vectors.items():
        check(t.meta_.dim == 1, lambda: f"{function}: Expected 1-D argument {name}, but got {t.meta_.dim}-D")  # noqa: B023


def _addr_operands(
    self: Tensor, vec1: Tensor, vec2: Tensor, beta: Number, alpha: Number, in_place: bool
) -> tuple[Tensor, Tensor]:
    """`self` as it is read, and a column to multiply the row with."""
    check_vectors("addr", vec1=vec1, vec2=vec2)
    shape = (vec1.meta_.sizes[0], vec2.meta_.sizes[0])
    if in_place:
        check(self.meta_.dim == 2, lambda: f"2D tensor expected, got {self.meta_.dim}D tensor for input")
        check(
            tuple(self.meta_.sizes) == shape,
            lambda: f"size mismatch, input: {list(self.meta_.sizes)}, v1: {[shape[0]]}, v2: {[shape[1]]}",
        )
    else:
        _check_expands(self.meta_, shape)
        self = F.expand(self, shape)
    dtype = result_type([self.meta_, vec1.meta_, vec2.meta_])
    _check_addr_scalar(dtype, beta, "beta")
    _check_addr_scalar(dtype, alpha, "alpha")
    for number in (beta, alpha):
        checked_convert(number, dtype)
    return self, F.reshape(vec1, (shape[0], 1))


def _is_bool(*tensors: Tensor) -> bool:
    return all(t.meta_.dtype is bool_ for t in tensors)


def _is_one_step(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Number, alpha: Number) -> bool:
    """Whether an addr of plain tensors is nothing but addcmul."""
    m, a, b = self.meta_, vec1.meta_, vec2.meta_
    return (
        is_unseen(m.key_set | a.key_set | b.key_set)
        and m.dtype is a.dtype is b.dtype
        and m.dtype in (float32, float64)
        and beta == 1
        and bool not in (beta.__class__, alpha.__class__)
        and a.dim == b.dim == 1
        and m.sizes == (a.sizes[0], b.sizes[0])
    )


def addr(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Number, alpha: Number) -> Tensor:
    """beta * self + alpha * the outer product of two vectors; self is not read where beta is 0."""
    if _is_one_step(self, vec1, vec2, beta, alpha):
        return F.addcmul_default(self, tensor_shape.view(vec1, (vec1.meta_.sizes[0], 1)), vec2, alpha)
    matrix, column = _addr_operands(self, vec1, vec2, beta, alpha, False)
    result = _addr(matrix, column, vec2, beta, alpha)
    # PyTorch does it in one loop, and so all three have a say in how the result lies, also a matrix that is not read.
    planned = build(None, IteratorConfig(), [matrix.meta_, column.meta_, vec2.meta_]).out_meta
    return result if result.meta_.strides == planned.strides else copy_(empty_from_metadata(planned), result, False)


def _addr(matrix: Tensor, column: Tensor, vec2: Tensor, beta: Number, alpha: Number) -> Tensor:
    if _is_bool(matrix, column, vec2):
        product = F.logical_and(column, vec2) if alpha else F.zeros_like(matrix)
        return F.logical_or(matrix, product) if beta else product
    dtype = result_type([matrix.meta_, column.meta_, vec2.meta_])
    matrix, column, vec2 = (F.to(t, dtype) for t in (matrix, column, vec2))
    if beta == 0:
        return F.mul(F.mul(column, vec2), alpha)
    if dtype.itemsize == 2 and dtype.is_floating_point:  # PyTorch rounds after every step
        alpha, beta = (checked_convert(number, dtype) for number in (alpha, beta))
        return F.add(F.mul(matrix, beta), F.mul(F.mul(column, alpha), vec2))
    return F.addcmul(matrix if beta == 1 else F.mul(matrix, beta), column, vec2, value=alpha)


def addr_out(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Number, alpha: Number, out: Tensor) -> Tensor:
    matrix, column = _addr_operands(self, vec1, vec2, beta, alpha, self is out)
    if _is_bool(self, vec1, vec2):
        return copy_out(out, addr(self, vec1, vec2, beta, alpha))
    if beta == 0:
        # self is not read, but has its say in the dtype.
        dtype, wanted = result_type([self.meta_, vec1.meta_, vec2.meta_]), out.meta_.dtype
        check(
            can_cast(dtype, wanted),
            lambda: f"result type {dtype.cpp_name} can't be cast to the desired output type {wanted.cpp_name}",
        )
        return F.mul(F.mul(column, alpha), vec2, out=out)
    return F.addcmul(matrix if beta == 1 else F.mul(matrix, beta), column, vec2, value=alpha, out=out)


def addr_(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Number, alpha: Number) -> Tensor:
    return addr_out(self, vec1, vec2, beta, alpha, self)


# ---- vdot ------------------------------------------------------------------------------------------------------------


def vdot(self: Tensor, other: Tensor) -> Tensor:
    """The dot product: without complex numbers there is nothing to conjugate."""
    return F.dot(self, other)


def vdot_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return F.dot(self, other, out=out)
