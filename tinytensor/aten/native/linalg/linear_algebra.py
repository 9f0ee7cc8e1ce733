# hot path
"""Matrix products (mm, bmm, addmm, mv, dot, matmul), determinants, norms of matrices.

A product's meta function checks the shapes in PyTorch's words; the stub's planner decides how the product is computed.
addmv, baddbmm and addr are in blas.py, outer products in linear_algebra_outer_products.py.

Mirrors aten/src/ATen/native/LinearAlgebra.cpp and Blas.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, nan, prod
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import as_new, empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.batch_linear_algebra import linalg_lu_factor_ex_impl
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_floating,
    check_is_matrix,
    check_same_device,
    check_square,
    copy_out,
    matrix_metadata,
    plain_metadata,
)
from tinytensor.aten.native.reduce.reduce_ops_norm import vector_norm_at_once
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import Outputs, asks_first, planned, refuse_to_record
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.layout import SPARSE_COMPRESSED, _mkldnn, sparse_bsc, sparse_coo, strided
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.metadata import Metadata, contiguous_metadata, on_clear, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_, int32, int64, opmath, promote_types
from tinytensor.c10.type_names import TYPE_NAMES, expect_out_dtype, type_string
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Ints = tuple[int, ...]
Number = int | float | bool
Launch = Callable[..., None]


class MatrixPlan:
    """The metadata of a product, and the launch for each geometry of an output."""

    __slots__ = ("_prepare", "launches", "out_meta")

    def __init__(self, out_meta: Metadata, prepare: Callable[[Metadata], Launch]):
        self.out_meta = out_meta
        self.launches: dict[Metadata, Launch] = {}
        self._prepare = prepare

    def launch(self, out: Metadata) -> Launch:
        """The launch into an output with this metadata."""
        found = self.launches.get(out)
        if found is None:
            found = remember(self.launches, out, self._prepare(out.plain))
        return found


class MatrixPlans(dict):
    """Plans of one operator, found by the metadata of its operands."""

    def __init__(self, build: Callable[..., MatrixPlan]):
        super().__init__()
        self.build = build
        # When the metadata is forgotten, plans that are keyed by it must go too.
        on_clear(self.clear)

    def __missing__(self, metas: tuple[Metadata, ...]) -> MatrixPlan:
        return remember(self, metas, self.build(*(m.plain for m in metas)))


def _product_shape(a: Metadata, b: Metadata) -> Ints:
    return (a.sizes[0], b.sizes[1])


def _check_multipliable(a: Metadata, b: Metadata) -> None:
    check(
        a.sizes[1] == b.sizes[0],
        lambda: f"mat1 and mat2 shapes cannot be multiplied ({a.sizes[0]}x{a.sizes[1]} and {b.sizes[0]}x{b.sizes[1]})",
    )


def _check_implemented(m: Metadata, other: Metadata, name: str) -> None:
    """NotImplementedError for bool, unless there is nothing to multiply."""
    check(
        m.dtype is not bool_ or not m.numel or not other.numel,
        lambda: f"\"{name}\" not implemented for 'Bool'",
        NotImplementedError,
    )


# ---- mm --------------------------------------------------------------------------------------------------------------


def _build_mm(a: Metadata, b: Metadata) -> MatrixPlan:
    check(a.dim == 2, "self must be a matrix")
    check(b.dim == 2, "mat2 must be a matrix")
    _check_multipliable(a, b)

    def prepare(given: Metadata) -> Launch:
        # What is asked of the factors' types comes after what is asked of the output's.
        check(
            a.dtype is b.dtype,
            lambda: (
                f"expected m1 and m2 to have the same dtype, but got: {TYPE_NAMES[a.dtype]} != {TYPE_NAMES[b.dtype]}"
            ),
        )
        _check_implemented(a, b, "addmm_cuda" if a.device.type == "cuda" else "addmm_impl_cpu_")
        return stubs.mm_stub[a.device.type](a, b, given)

    return MatrixPlan(contiguous_metadata(_product_shape(a, b), a.dtype, a.device), prepare)


_mm_plans = MatrixPlans(_build_mm)


def _check_mm_out(out: Tensor, self: Tensor, mat2: Tensor) -> None:
    """After the shapes, and before the types of both."""
    a, b = self.meta_, mat2.meta_
    if a.dim == b.dim == 2 and a.sizes[1] == b.sizes[0] and out.meta_.device is a.device:
        expect_out_dtype(out, a.dtype)


@asks_first(_check_mm_out)
def mm_meta(out: Tensor | None, self: Tensor, mat2: Tensor) -> MatrixPlan:
    """(n, k) times (k, m)."""
    plan = _mm_plans[self.meta_, mat2.meta_]
    if out is not None:
        expect_out_dtype(out, plan.out_meta.dtype)
    return plan


def mm_impl(plan: MatrixPlan, out: Tensor, self: Tensor, mat2: Tensor) -> None:
    plan.launch(out.meta_)(out, self, mat2)


# ---- addmm -----------------------------------------------------------------------------------------------------------


def _build_addmm(bias: Metadata, a: Metadata, b: Metadata) -> MatrixPlan:
    for m, name in ((bias, "self"), (a, "mat1")):
        check(
            m.dtype is b.dtype,
            lambda: f"{name} and mat2 must have the same dtype, but got {m.dtype.cpp_name} and {b.dtype.cpp_name}",  # noqa: B023
        )
    for m, name in ((a, "mat1"), (b, "mat2")):
        check(m.dim == 2, lambda: f"{name} must be a matrix, got {m.dim}-D tensor")  # noqa: B023
    _check_multipliable(a, b)
    shape = _product_shape(a, b)
    _check_expands(bias, shape)
    _check_implemented(a, b, "addmm_cuda" if a.device.type == "cuda" else "addmm_impl_cpu_")
    out = contiguous_metadata(shape, a.dtype, a.device)
    return MatrixPlan(out, lambda given: stubs.addmm_stub[a.device.type](bias, a, b, given))


def _check_expands(m: Metadata, shape: Ints) -> None:
    check(
        m.dim <= len(shape),
        lambda: (
            f"expand({type_string(m)}{{{list(m.sizes)}}}, size={list(shape)}): the number of sizes "
            f"provided ({len(shape)}) must be greater or equal to the number of dimensions in the tensor ({m.dim})"
        ),
    )
    tensor_shape.expand_meta(tuple(m.sizes), m.strides or (0,) * m.dim, shape)


_addmm_plans = MatrixPlans(_build_addmm)


def addmm_meta(out: Tensor | None, self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number) -> MatrixPlan:
    """beta * self + alpha * (mat1 @ mat2); self is broadcast, and not read where beta is 0."""
    plan = _addmm_plans[self.meta_, mat1.meta_, mat2.meta_]
    if out is not None:
        expect_out_dtype(out, plan.out_meta.dtype)
        check(
            out is not self or out.meta_.sizes == plan.out_meta.sizes,
            lambda: (
                f"Bad in-place call: input tensor size {list(self.meta_.sizes)} and output tensor size "
                f"{list(plan.out_meta.sizes)} should match"
            ),
        )
    return plan


def addmm_impl(
    plan: MatrixPlan, out: Tensor, self: Tensor, mat1: Tensor, mat2: Tensor, beta: Number, alpha: Number
) -> None:
    if (beta != 1 or alpha != 1) and out.meta_.numel:
        # The scalars are converted to the type that the product is computed in, which raises for a number that does not
        # fit.
        beta, alpha = (checked_convert(number, opmath(out.meta_.dtype)) for number in (beta, alpha))
    plan.launch(out.meta_)(out, self, mat1, mat2, beta, alpha)


# ---- bmm -------------------------------------------------------------------------------------------------------------


def _build_bmm(a: Metadata, b: Metadata) -> MatrixPlan:
    check(a.dim == 3, "batch1 must be a 3D tensor")
    check(b.dim == 3, "batch2 must be a 3D tensor")
    expected, got = [a.sizes[0], a.sizes[2]], [b.sizes[0], b.sizes[1]]
    check(
        expected == got,
        lambda: f"Expected size for first two dimensions of batch2 tensor to be: {expected} but got: {got}.",
    )
    out = contiguous_metadata((a.sizes[0], a.sizes[1], b.sizes[2]), b.dtype, a.device)
    if not (out.numel and a.numel):  # nothing is multiplied, so PyTorch does not compare the types
        a = a.with_dtype(b.dtype)

    def check_types() -> None:
        _check_implemented(a, b, "baddbmm_cuda" if a.device.type == "cuda" else "bmm")
        check(
            a.dtype is b.dtype,
            lambda: f"expected scalar type {name(a.dtype)} but found {name(b.dtype)}",
        )

    def name(dtype: ScalarType) -> str:
        return str(dtype) if a.device.type == "meta" else dtype.cpp_name

    def prepare(given: Metadata) -> Launch:
        check_types()  # after what is asked of the output's type
        return stubs.bmm_stub[a.device.type](a, b, given)

    if a.device.type == "meta":
        check_types()
    return MatrixPlan(out, prepare)


_bmm_plans = MatrixPlans(_build_bmm)


def bmm_meta(out: Tensor | None, self: Tensor, mat2: Tensor) -> MatrixPlan:
    """A product for every matrix of the batch."""
    plan = _bmm_plans[self.meta_, mat2.meta_]
    if out is not None:
        expect_out_dtype(out, plan.out_meta.dtype)
    return plan


def bmm_impl(plan: MatrixPlan, out: Tensor, self: Tensor, mat2: Tensor) -> None:
    plan.launch(out.meta_)(out, self, mat2)


# ---- mv, dot ---------------------------------------------------------------------------------------------------------


def _build_mv(mat: Metadata, vec: Metadata) -> MatrixPlan:
    check(mat.dim > 0, "Dimension specified as 0 but tensor has no dimensions", IndexError)
    check(
        mat.dim == 2 and vec.dim == 1,
        lambda: f"vector + matrix @ vector expected, got 1, {mat.dim}, {vec.dim}",
    )
    rows, columns = mat.sizes
    check(
        columns == vec.sizes[0],
        lambda: f"size mismatch, got input ({rows}), mat ({rows}x{columns}), vec ({vec.sizes[0]})",
    )
    names = (vec.dtype.cpp_name, mat.dtype.cpp_name)
    check(
        mat.dtype is vec.dtype,
        lambda: f"addmv input tensors must have the same dtype, but got {names[0]}, {names[1]}, and {names[0]}",
    )
    _check_implemented(mat, vec, "addmv_impl_cpu")
    out = contiguous_metadata((rows,), mat.dtype, mat.device)
    return MatrixPlan(out, lambda given: stubs.mv_stub[mat.device.type](mat, vec, given))


_mv_plans = MatrixPlans(_build_mv)


def _run(plan: MatrixPlan, a: Tensor, b: Tensor) -> Tensor:
    """A fresh output, filled unless the device is meta."""
    out = empty_from_metadata(plan.out_meta)
    if out.storage_.data_ptr:
        plan.launch(plan.out_meta)(out, a, b)
    return out


def mv(self: Tensor, vec: Tensor) -> Tensor:
    """Matrix times vector."""
    if self.meta_.layout is not strided:
        check(
            self.meta_.dim == 2 and vec.meta_.dim == 1,
            lambda: f"vector + matrix @ vector expected, got 1, {self.meta_.dim}, {vec.meta_.dim}",
        )
        check(
            vec.meta_.layout is not sparse_coo or self.meta_.layout in (sparse_coo, sparse_bsc),
            "unsupported memory format option Contiguous",
        )
        with AutoDispatchBelowADInplaceOrView():
            out = F.empty((self.meta_.sizes[0],), dtype=vec.meta_.dtype, device=vec.meta_.device)
            return F.addmv(out, self, vec, beta=0, alpha=1, out=out)
    plan = _mv_plans[self.meta_, vec.meta_]
    if foreign_device.is_foreign(self.meta_.device):
        return foreign_device.mv(empty_from_metadata(plan.out_meta), self, vec)
    return _run(plan, self, vec)


def mv_out(self: Tensor, vec: Tensor, out: Tensor) -> Tensor:
    m, v = self.meta_, vec.meta_
    if m.dim == 2 and v.dim == 1:
        # PyTorch adds the product to the output, times 0; or to an empty vector, if the output does not have the result's size.
        o, (rows, columns) = out.meta_, m.sizes
        is_read = o.dim <= 1 and o.numel in (1, rows)
        if columns != v.sizes[0]:
            # The text names the output's size along dimension 0, which a number does not have.
            check(o.dim or not is_read, "Dimension specified as 0 but tensor has no dimensions", IndexError)
            size = o.numel if is_read else rows
            raise RuntimeError(f"size mismatch, got input ({size}), mat ({rows}x{columns}), vec ({v.sizes[0]})")
        names = [t.dtype.cpp_name for t in (o if is_read else v, m, v)]
        check(
            names[0] == names[1] == names[2],
            lambda: f"addmv input tensors must have the same dtype, but got {names[0]}, {names[1]}, and {names[2]}",
        )
    try:
        result = mv(self, vec)
    except NotImplementedError:  # the kernel is looked for when the output fits
        expect_out_dtype(out, v.dtype)
        resize_output(out, tuple(m.sizes[:1]))
        raise
    expect_out_dtype(out, result.meta_.dtype)
    return _into(out, result)


def _into(out: Tensor, result: Tensor) -> Tensor:
    resize_output(out, tuple(result.meta_.sizes))
    return copy_(out, result, False)


def _build_dot(a: Metadata, b: Metadata) -> MatrixPlan:
    check(a.dim == 1 and b.dim == 1, lambda: f"1D tensors expected, but got {a.dim}D and {b.dim}D tensors")
    check(
        a.dtype is b.dtype,
        lambda: f"dot : expected both vectors to have same dtype, but found {a.dtype.cpp_name} and {b.dtype.cpp_name}",
    )
    check(
        a.numel == b.numel,
        lambda: (
            f"inconsistent tensor size, expected tensor [{a.numel}] and src [{b.numel}] to have the same number of "
            f"elements, but got {a.numel} and {b.numel} elements respectively"
        ),
    )
    check(a.dtype is not bool_, "\"dot\" not implemented for 'Bool'", NotImplementedError)
    # A dot product is a matrix of one row times a vector; the kernel is that of mv.
    row = a.with_geometry((1, a.numel), (a.numel, a.strides[0]))
    out = contiguous_metadata((), a.dtype, a.device)
    return MatrixPlan(out, lambda given: stubs.mv_stub[a.device.type](row, b, given.with_geometry((1,), (1,))))


_dot_plans = MatrixPlans(_build_dot)


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    """Sum of the products of two vectors."""
    return _run(_dot_plans[self.meta_, tensor.meta_], self, tensor)


def dot_out(self: Tensor, tensor: Tensor, out: Tensor) -> Tensor:
    ours, theirs = self.meta_.dtype.cpp_name, out.meta_.dtype.cpp_name
    resize_output(out, ())  # before anything is asked
    check(ours == theirs, lambda: f"result dtype {theirs} does not match input dtype {ours}")
    made = foreign_device.dot(self, tensor) if foreign_device.is_foreign(out.meta_.device) else dot(self, tensor)
    return _into(out, made)


# ---- matmul ----------------------------------------------------------------------------------------------------------


def matmul(self: Tensor, other: Tensor) -> Tensor:
    """The matrix product in all its ranks: vectors, matrices, and batches that broadcast."""
    a, b = self.meta_, other.meta_
    if a.dim == 2 and b.dim == 2:
        return F.mm_default(self, other)
    _refuse_numbers(a, b)
    if a.dim == 1 and b.dim == 1:
        return F.dot_default(self, other)
    if a.dim == 2 and b.dim == 1:
        return F.mv_default(self, other)
    if a.dim == 1 and b.dim == 2:
        return F.squeeze__dim(F.mm_default(F.unsqueeze_default(self, 0), other), 0)
    if a.layout is strided and b.layout is strided:  # what the two loops below ask
        return _folded(self, other) if _should_fold(self, other) else _batched(self, other)
    for t, m in ((self, a), (other, b)):  # before any is expanded
        if m.layout is sparse_coo and a.dim == b.dim == 3 and m.sizes[0] == 1 and a.sizes[0] != b.sizes[0]:
            return F.as_strided(t, tuple(m.sizes[1:]), (0, 0), 0)  # what taking off the dimension comes to: a refusal
    for t, m in ((self, a), (other, b)):
        if m.layout is _mkldnn:
            return F.as_strided(t, tuple(m.sizes), (0,) * m.dim, 0)  # what expanding it comes to: a refusal
        if m.layout is not strided and _folds_to_the_other(self, other):
            return _folded_beside_sparse(self, other)
        check(m.layout is strided, lambda m=m: f"expand is unsupported for {m.layout.cpp_name} tensors")
    if _should_fold(self, other):
        return _folded(self, other)
    return _batched(self, other)


def _refuse_numbers(a: Metadata, b: Metadata) -> None:
    if not (a.dim and b.dim):
        raise RuntimeError(f"both arguments to matmul need to be at least 1D, but they are {a.dim}D and {b.dim}D")


def matmul_out(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    _refuse_numbers(self.meta_, other.meta_)
    refuse_to_record("matmul", out, self, other)
    if other.meta_.dim == 1 and self.meta_.dim in (1, 2):
        return F.dot(self, other, out=out) if self.meta_.dim == 1 else F.mv(self, other, out=out)
    if self.meta_.dim == 1 and other.meta_.dim == 2:
        return F.squeeze__dim(F.mm(F.unsqueeze_default(self, 0), other, out=out), 0)
    if self.meta_.dim == other.meta_.dim == 2:
        return F.mm(self, other, out=out)
    inputs = (self, other)
    if any(t.meta_.layout is not strided or t.storage_ is out.storage_ for t in inputs):
        result = F.matmul(self, other)
        expect_out_dtype(out, result.meta_.dtype)
        return _into(out, result)
    # The output gets its size before the types are asked. One with gaps is computed as a copy, and copied back.
    if _should_fold(self, other, has_out=True):
        tall, smaller, batch = _fold(self, other)
        columns = tuple(smaller.meta_.sizes[1:])
        resize_output(out, (*batch, *columns))
        target = F.reshape(out, (prod(batch), *columns))
        product = F.mm if columns else F.mv
        product(tall, smaller, out=target)
        return out if target.storage_ is out.storage_ else F.copy_(out, target)  # folded, as PyTorch does
    if (both := _without_batch_of_one(self, other)) is not None:
        return F.matmul(*both, out=out)
    left, right, shape = _stacks(self, other)
    resize_output(out, shape)
    target = F.reshape(out, (left.meta_.sizes[0], left.meta_.sizes[1], right.meta_.sizes[2]))
    F.bmm(left, right, out=target)
    return out if target.storage_ is out.storage_ else F.copy_(out, F.view_as(target, out))


def _requires_grad(t: Tensor) -> bool:
    return t.meta_ is not t.meta_.plain


def _should_fold(self: Tensor, other: Tensor, has_out: bool = False) -> bool:
    """Whether a batch times one matrix (or vector) is better one tall matrix product than many small ones."""
    larger_first = self.meta_.dim >= other.meta_.dim
    larger, smaller = (self, other) if larger_first else (other, self)
    if larger.meta_.dim < 3 or smaller.meta_.dim > 2:
        return False
    if _requires_grad(smaller) and not has_out:
        return True  # bmm would materialise the gradient of the expanded matrix
    if self.meta_.dim == 2:
        return False
    # Folding is a view only if the batch dimensions lie one inside the other; a copy would cost more than bmm.
    m = larger.meta_
    sizes, strides = tuple(m.sizes), m.strides
    if not larger_first:  # other.mT is what would be folded
        sizes, strides = (*sizes[:-2], sizes[-1], sizes[-2]), (*strides[:-2], strides[-1], strides[-2])
    return m.numel == 0 or all(strides[i] == strides[i + 1] * sizes[i + 1] for i in range(m.dim - 2))


def _folds_to_the_other(self: Tensor, other: Tensor) -> bool:
    """Whether one of them is a batch and the other a matrix or a vector, of which PyTorch folds the former."""
    larger, smaller = (self, other) if self.meta_.dim >= other.meta_.dim else (other, self)
    if larger.meta_.dim < 3 or smaller.meta_.dim > 2:
        return False
    if larger.meta_.layout is strided:
        return _should_fold(self, other)
    return _requires_grad(smaller) or self.meta_.dim != 2


def _folded_beside_sparse(self: Tensor, other: Tensor) -> Tensor:
    """A dense batch folds, whatever the layout of the matrix is; a sparse one is refused."""
    layout = (self if self.meta_.dim >= other.meta_.dim else other).meta_.layout
    check(layout not in SPARSE_COMPRESSED, lambda: f"Sparse {layout.short_name} tensors do not have strides")
    check(layout is strided, "reshape is not implemented for sparse tensors")
    return _folded(self, other)


def _fold(self: Tensor, other: Tensor) -> tuple[Tensor, Tensor, Ints]:
    """The batch as one tall matrix, the other factor, and the batch's sizes with its rows."""
    # With the batch on the right, (a @ B) is (B.T @ a.T).T: the batch is brought to the left first.
    transpose = self.meta_.dim < other.meta_.dim
    larger = F.transpose_int(other, -2, -1) if transpose else self
    smaller = other if not transpose else F.t(self) if self.meta_.dim == 2 else self
    *batch, inner = larger.meta_.sizes
    return F.reshape_default(larger, (prod(batch), inner)), smaller, tuple(batch)


def _folded(self: Tensor, other: Tensor) -> Tensor:
    tall, smaller, batch = _fold(self, other)
    if smaller.meta_.dim == 1:
        return F._unsafe_view_default(F.mv_default(tall, smaller), batch)
    result = F._unsafe_view_default(F.mm_default(tall, smaller), (*batch, smaller.meta_.sizes[1]))
    return result if self.meta_.dim > other.meta_.dim else F.contiguous(F.transpose_int(result, -2, -1))


def _batched(self: Tensor, other: Tensor) -> Tensor:
    if (both := _without_batch_of_one(self, other)) is not None:
        return F.matmul(*both)
    left, right, shape = _stacks(self, other)
    return F._unsafe_view_default(F.bmm_default(left, right), shape)


def _without_batch_of_one(self: Tensor, other: Tensor) -> tuple[Tensor, Tensor] | None:
    """Gradients of an expanded batch would be summed again; one matrix can fold instead."""
    a, b = self.meta_.sizes, other.meta_.sizes
    if len(a) == 3 and len(b) == 3 and a[0] != b[0]:
        if a[0] == 1 and _requires_grad(self):
            return F.squeeze_dim(self, 0), other
        if b[0] == 1 and _requires_grad(other):
            return self, F.squeeze_dim(other, 0)
    return None


def _stacks(self: Tensor, other: Tensor) -> tuple[Tensor, Tensor, Ints]:
    """The factors for bmm and the shape of the result.

    A vector on the left is a matrix of one row, on the right one of one column. Batches are broadcast and flattened to one
    dimension, and the result gets the batch's shape back, without the vector's dimension.
    """
    a, b = tuple(self.meta_.sizes), tuple(other.meta_.sizes)
    rows, inner = (a[-2] if len(a) > 1 else 1), a[-1]
    inner2, columns = (b[-2], b[-1]) if len(b) > 1 else (b[-1], 1)
    batch = infer_size(a[:-2], b[:-2])
    count = prod(batch)
    left = _stack_of_matrices(self, batch, (rows, inner), count, _requires_grad(other))
    if len(b) > 1:
        right = _stack_of_matrices(other, batch, (inner2, columns), count, _requires_grad(self))
    else:
        right = F.unsqueeze_default(F.reshape_default(F.expand_default(other, (*batch, inner2)), (count, inner2)), 2)
    return left, right, (*batch, *((rows,) if len(a) > 1 else ()), *((columns,) if len(b) > 1 else ()))


def _stack_of_matrices(t: Tensor, batch: Ints, matrix: Ints, count: int, is_saved: bool) -> Any:
    if tuple(t.meta_.sizes) == (count, *matrix) and not _requires_grad(t):
        # Only a graph would show the views: what it saves stays as it is when `t` is resized or given other data.
        return F.expand_default(t, t.meta_.sizes) if is_saved else t
    if not state.dirty and not _requires_grad(t) and tuple(t.meta_.sizes) == (*batch, *matrix):
        return F.reshape_default(t, (count, *matrix))  # nothing is to be repeated, and nobody sees that it is not
    return F.reshape_default(F.expand_default(t, (*batch, *matrix)), (count, *matrix))


# ==== determinants ====================================================================================================
#
# The determinant is the product of the diagonal of U, with the sign of the row exchanges of LU.


def _det_of_permutation(pivots: Tensor) -> Tensor:
    """-1 where the number of swaps is odd, else 1."""
    m = pivots.meta_
    # Pivots count from 1. Row i was exchanged with another row exactly where pivot i is not i.
    places = F.arange_start(1, m.sizes[-1] + 1, m.dtype, None, m.device)
    odd = F.bitwise_and_Scalar(F.sum_dim_IntList(F.ne_Tensor(places, pivots), (-1,), False, int64), 1)
    return F.add__Tensor(F.mul__Tensor(odd, wrap_number(-2)), wrap_number(1))


def _factor_out(A: Tensor, LU: Tensor, pivots: Tensor) -> None:
    """A contiguous matrix is factored as its transpose, which has the same determinant and needs no copy."""
    info = F.empty_memory_format((0,), int32, None, A.device)
    F.linalg_lu_factor_ex_out(F.mT(A) if A.meta_.is_contiguous else A, True, False, LU, pivots, info)


def _factors(A: Tensor) -> tuple:
    sizes = tuple(A.meta_.sizes)
    return matrix_metadata(sizes, A.meta_), plain_metadata(sizes[:-1], A.meta_, int32)


@planned
def _linalg_det_meta(outs: object, A: Tensor) -> Outputs:
    check_square(A, "linalg.det")
    check_floating(A, "linalg.det")
    return Outputs((plain_metadata(tuple(A.meta_.sizes[:-2]), A.meta_), *_factors(A)))


def _linalg_det_impl(plan: Outputs, result: Tensor, LU: Tensor, pivots: Tensor, A: Tensor) -> None:
    if A.meta_.dim == 2 and A.meta_.numel > 0 and goes_unseen(A.meta_.key_set):
        _det_at_once(result, LU, pivots, A)
        return
    _factor_out(A, LU, pivots)
    F.mul_out(_det_of_permutation(pivots), F.prod_dim_int(F.diagonal_default(LU, 0, -2, -1), -1), result)


def _det_at_once(result: Tensor, LU: Tensor, pivots: Tensor, A: Tensor) -> None:
    """The determinant of one matrix below the dispatcher; its pivots are read, and not compared by operators."""
    info = empty_from_metadata(plain_metadata((), A.meta_, int32))
    factored = tensor_shape.transpose(A, -2, -1) if A.meta_.is_contiguous else A
    linalg_lu_factor_ex_impl(None, LU, pivots, info, factored, True, False)
    F.prod_int_out(tensor_shape.diagonal(LU, 0, -2, -1), -1, False, None, result)
    if sum(pivot != row for row, pivot in enumerate(pivots.tolist(), 1)) % 2:
        F.mul__Tensor(result, wrap_number(-1))


def linalg_det(A: Tensor) -> Tensor:
    if goes_unseen(A.meta_.key_set):
        plan = _linalg_det_meta(None, A)
        result, LU, pivots = map(empty_from_metadata, plan.out_metas)
        _linalg_det_impl(plan, result, LU, pivots, A)
        return as_new(result)
    return F._linalg_det_default(A)[0]


def linalg_det_out(A: Tensor, out: Tensor) -> Tensor:
    LU, pivots = F.new_empty_default(A, (0,)), F.new_empty_default(A, (0,), int32)
    F._linalg_det_result(A, out, LU, pivots)
    return out


def det(self: Tensor) -> Tensor:
    if goes_unseen(self.meta_.key_set):
        return linalg_det(self)
    return F.linalg_det(self)


@planned
def _linalg_slogdet_meta(outs: object, A: Tensor) -> Outputs:
    check_square(A, "linalg.slogdet")
    check_floating(A, "linalg.slogdet", low_precision=False)
    batch = plain_metadata(tuple(A.meta_.sizes[:-2]), A.meta_)
    return Outputs((batch, batch, *_factors(A)))


def _linalg_slogdet_impl(plan: Outputs, sign: Tensor, logabsdet: Tensor, LU: Tensor, pivots: Tensor, A: Tensor) -> None:
    """Sign and logarithm apart: the determinant itself may be too large or too small for the dtype."""
    _factor_out(A, LU, pivots)
    diagonal = F.diagonal_default(LU, 0, -2, -1)
    F.mul_out(F.prod_dim_int(F.sgn(diagonal), -1), _det_of_permutation(pivots), sign)
    F.sum_IntList_out(F.log_(F.abs(diagonal)), (-1,), False, None, logabsdet)


def linalg_slogdet(A: Tensor) -> tuple[Tensor, Tensor]:
    return tuple(F._linalg_slogdet_default(A)[:2])


def linalg_slogdet_out(A: Tensor, sign: Tensor, logabsdet: Tensor) -> tuple[Tensor, Tensor]:
    LU, pivots = F.new_empty_default(A, (0,)), F.new_empty_default(A, (0,), int32)
    F._linalg_slogdet_sign(A, sign, logabsdet, LU, pivots)
    return sign, logabsdet


def slogdet(self: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_slogdet_default(self)


def slogdet_out(self: Tensor, sign: Tensor, logabsdet: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_slogdet_out(self, sign, logabsdet)


def logdet(self: Tensor) -> Tensor:
    """NaN where the determinant is negative."""
    check_square(self, "logdet")
    check_floating(self, "logdet", low_precision=False)
    sign, logabsdet = F.linalg_slogdet_default(self)
    return F.where(F.eq(sign, -1.0), nan, logabsdet)


# ==== norms of matrices ===============================================================================================
#
# Norms of matrices, and `linalg.norm`, which chooses between those and norms of vectors.


# ---- matrix_norm -----------------------------------------------------------------------------------------------------


def _checked_dims(A: Tensor, dim: Ints, dtype: ScalarType | None, low_precision: bool) -> list[int]:
    name = "linalg.matrix_norm"
    check_is_matrix(A, name)
    check_floating(A, name, low_precision)
    check(len(dim) == 2, lambda: f"{name}: dim must be a 2-tuple. Got {' '.join(map(str, dim))}")
    first, second = (maybe_wrap_dim(d, A.meta_.dim) for d in dim)
    check(first != second, lambda: f"{name}: dims must be different. Got ({first}, {second})")
    if dtype is not None:
        ours = A.meta_.dtype
        check(
            dtype.is_floating_point,
            lambda: f"{name}: dtype should be floating point or complex, but got {dtype.cpp_name}",
        )
        check(
            promote_types(ours, dtype) is dtype,
            lambda: (
                f"{name}: the dtype of the input ({ours.cpp_name}) should be convertible without narrowing to the specified "
                f"dtype ({dtype.cpp_name})"
            ),
        )
    return [first, second]


def _matrices_last(A: Tensor, dims: list[int], dtype: ScalarType | None) -> tuple[Tensor, list[int]]:
    """The tensor with the two dimensions at the end, and the permutation that put them there."""
    order = [d for d in range(A.meta_.dim) if d not in dims] + dims
    return F.permute(A if dtype is None else F.to(A, dtype), order), order


def _dims_back(result: Tensor, order: list[int]) -> Tensor:
    """Put the reduced dimensions back: keepdim left one dimension of size 1 in the place of two."""
    return F.permute(F.unsqueeze(result, -1), [order.index(d) for d in range(len(order))])


def linalg_matrix_norm(A: Tensor, ord: Number, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Largest (or smallest) singular value, column sum or row sum."""
    size = abs(ord)
    check(
        size in (1, 2, inf),
        lambda: f"linalg.matrix_norm: Order {float(ord):.6g} not supported.",
    )
    dims = _checked_dims(A, dim, dtype, low_precision=size != 2)
    if size == 2:
        matrices, order = _matrices_last(A, dims, dtype)
        result = _extreme(F.linalg_svdvals(matrices), -1, keepdim, ord > 0)
        return _dims_back(result, order) if keepdim else result
    if size == inf:  # of the transposed matrix it is the 1-norm
        dims.reverse()
    if not keepdim and dims[0] < dims[1]:  # the first reduction removes a dimension before the second one
        dims[1] -= 1
    return _extreme(F.linalg_vector_norm(A, 1.0, (dims[0],), keepdim, dtype=dtype), dims[1], keepdim, ord > 0)


def _extreme(values: Tensor, dim: int, keepdim: bool, largest: bool) -> Tensor:
    """The largest or smallest value along `dim`; the largest of no values is 0."""
    if not largest:
        return F.amin(values, dim, keepdim)
    sizes = list(values.meta_.sizes)
    if sizes[dim]:
        return F.amax(values, dim, keepdim)
    sizes[dim : dim % len(sizes) + 1] = [1] if keepdim else []
    # Counted as a write, as zeros within a composition are in PyTorch.
    return F.zero__default(F.new_empty_default(values, tuple(sizes)))


def linalg_matrix_norm_str_ord(A: Tensor, ord: str, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """'fro': the root of the sum of squares; 'nuc': the sum of the singular values."""
    check(ord in ("fro", "nuc"), f"linalg.matrix_norm: Order {ord} not supported.")
    dims = _checked_dims(A, dim, dtype, low_precision=ord != "nuc")
    if ord == "fro":
        return F.linalg_vector_norm(A, 2, tuple(dims), keepdim, dtype=dtype)
    matrices, order = _matrices_last(A, dims, dtype)
    result = F.sum(F.linalg_svdvals(matrices), -1, keepdim)
    return _dims_back(result, order) if keepdim else result


def _copy_norm(name: str, out: Tensor, result: Tensor) -> Tensor:
    check_same_device(f"linalg.{name}", result, out)  # as PyTorch has them, the wrong way round
    ours, theirs = result.meta_.dtype, out.meta_.dtype
    check(ours is theirs, f"linalg.{name} expected out tensor dtype {ours.cpp_name} but got: {theirs.cpp_name}")
    return copy_out(out, result)


def linalg_matrix_norm_out(
    self: Tensor, ord: Number, dim: Ints, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("matrix_norm", out, linalg_matrix_norm(self, ord, dim, keepdim, dtype))


def linalg_matrix_norm_str_ord_out(
    self: Tensor, ord: str, dim: Ints, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("matrix_norm", out, linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype))


# ---- norm ------------------------------------------------------------------------------------------------------------


def _check_dims(X: Tensor, dim: Ints | None, has_order: bool) -> None:
    if dim is not None:
        check(
            len(dim) in (1, 2),
            lambda: f"linalg.norm: If dim is specified, it must be of length 1 or 2. Got {list(dim)}",
        )
    elif has_order:
        check(
            X.meta_.dim in (1, 2),
            lambda: f"linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got {X.meta_.dim}D.",
        )


def linalg_norm(self: Tensor, ord: Number | None, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """With an order, two dimensions are a matrix and its norm is taken; without one, all elements are one vector."""
    _check_dims(self, dim, ord is not None)
    if ord is not None and (len(dim) == 2 if dim is not None else self.meta_.dim == 2):
        return F.linalg_matrix_norm(self, ord, (0, 1) if dim is None else dim, keepdim, dtype=dtype)
    order = 2.0 if ord is None else ord
    if goes_unseen(self.meta_.key_set):
        return vector_norm_at_once(self, order, dim, keepdim, dtype)
    return F.linalg_vector_norm(self, order, dim, keepdim, dtype=dtype)


def linalg_norm_ord_str(self: Tensor, ord: str, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    _check_dims(self, dim, True)
    return F.linalg_matrix_norm(self, ord, (0, 1) if dim is None else dim, keepdim, dtype=dtype)


def linalg_norm_out(
    self: Tensor, ord: Number | None, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("norm", out, linalg_norm(self, ord, dim, keepdim, dtype))


def linalg_norm_ord_str_out(
    self: Tensor, ord: str, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("norm", out, linalg_norm_ord_str(self, ord, dim, keepdim, dtype))


# ==== frobenius_norm, nuclear_norm ====================================================================================
#
# Names that the functions of `linalg` have replaced.


_LEFT_FOR_JIT = (
    "at::{}_norm is deprecated and it is just left for JIT compatibility. It will be removed in a future PyTorch release. "
    "Please use `linalg.{}` instead"
)
_NUCLEAR = "matrix_norm(A, 'nuc', dim, keepdim)"


def _warn(name: str, instead: str) -> None:
    warn_once(_LEFT_FOR_JIT.format(name, instead))


def _check_frobenius(dim: Sequence[int]) -> None:
    _warn("frobenius", "vector_norm(A, 2., dim, keepdim)")
    check(len(dim) <= 2, lambda: f"Expected at most 2 dimensions, but got {len(dim)} dimensions instead.")


def frobenius_norm_dim(self: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    """The root of the sum of squares over one dimension or two; over all of them where none is given."""
    _check_frobenius(dim)
    return F.norm_ScalarOpt_dim(self, 2.0, dim, keepdim)


def frobenius_norm_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> Tensor:
    _check_frobenius(dim)
    return F.norm_out(self, 2.0, dim, keepdim, out)


def nuclear_norm(self: Tensor, keepdim: bool) -> Tensor:
    """The sum of a matrix's singular values."""
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", (-2, -1), keepdim)


def nuclear_norm_out(self: Tensor, keepdim: bool, out: Tensor) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", (-2, -1), keepdim, out=out)


def nuclear_norm_dim(self: Tensor, dim: Sequence[int], keepdim: bool) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", dim, keepdim)


def nuclear_norm_dim_out(self: Tensor, dim: Sequence[int], keepdim: bool, out: Tensor) -> Tensor:
    _warn("nuclear", _NUCLEAR)
    return F.linalg_matrix_norm(self, "nuc", dim, keepdim, out=out)
