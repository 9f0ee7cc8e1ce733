"""Arithmetic of sparse COO tensors: sums, products, quotients, matrix products, reductions.

A sparse result is made entry by entry from the operands' entries; a dense operand is read only where the sparse one has
entries. Where PyTorch refuses a mixture, so do these.

Mirrors aten/src/ATen/native/sparse/SparseTensorMath.cpp, SparseBinaryOpIntersectionKernel.cpp and SparseMatMul.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.sparse.cpu.merge_kernel import walked
from tinytensor.aten.native.sparse.sparse_tensor import (
    add_into_dense,
    check_alpha,
    check_resize,
    flatten_indices,
    index_tensor,
    like,
    new_sparse,
    parts,
)
from tinytensor.aten.native.sparse.sparse_unary_ops import coalesced_ufunc, write_out
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo, strided
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import ScalarType, bool_, can_cast, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _with(self: Tensor, values: Tensor, coalesced: bool) -> Tensor:
    own = parts(self)
    made = new_sparse(tuple(self.meta_.sizes), own.sparse_dim, F.clone(own.indices), values, coalesced)
    parts(made).coalesced = coalesced  # a single entry may be said to be uncoalesced, too
    return made


def _is_sparse(tensor: Tensor) -> bool:
    return tensor.meta_.layout is sparse_coo


# ==== add and sub =====================================================================================================


def add_sparse(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """sparse + sparse is sparse, dense + sparse is dense. There is no broadcasting."""
    check(
        not (_is_sparse(self) and not _is_sparse(other)),
        "add(sparse, dense) is not supported. Use add(dense, sparse) instead.",
    )
    dtype = result_type((self.meta_, other.meta_))
    check_alpha(dtype, alpha)
    if not _is_sparse(self):
        return _add_dense_sparse(self, other, alpha, dtype)
    return _add_sparse_sparse(self, other, alpha, dtype)


def _add_dense_sparse(dense: Tensor, sparse: Tensor, alpha: Any, dtype: ScalarType) -> Tensor:
    check(
        dense.meta_.sizes == sparse.meta_.sizes,
        lambda: (
            f"add: expected 'self' and 'other' to have same size, but self has size {list(dense.meta_.sizes)} while other has "
            f"size {list(sparse.meta_.sizes)} (FYI: dense-sparse addition does not currently support broadcasting)"
        ),
    )
    result = F.clone(F.contiguous(F.to(dense, dtype)))
    return add_into_dense(result, sparse, alpha)


def _add_sparse_sparse(self: Tensor, other: Tensor, alpha: Any, dtype: ScalarType) -> Tensor:
    check(
        self.meta_.sizes == other.meta_.sizes,
        lambda: (
            f"add: expected sizes of 'self' and 'other' to match, but {list(self.meta_.sizes)} != {list(other.meta_.sizes)}"
        ),
    )
    left, right = parts(self), parts(other)
    if not right.values.meta_.sizes[0]:
        return _with(self, F.to(left.values, dtype, copy=True), left.coalesced)
    if not left.values.meta_.sizes[0]:
        return _with(other, F.mul(F.to(right.values, dtype), alpha), right.coalesced)
    check(
        left.sparse_dim == right.sparse_dim and left.dense_dim == right.dense_dim,
        lambda: (
            "add: expected 'self' and 'other' to have same density, but 'self' has "
            f"{left.sparse_dim} sparse dimensions while 'other' has {right.sparse_dim} sparse dimensions"
        ),
    )
    sizes = tuple(self.meta_.sizes)
    if self.meta_.device.type == "meta":
        # How many entries meet is not known without bytes: PyTorch leaves the result empty.
        return F._sparse_coo_tensor_with_dims(
            left.sparse_dim, left.dense_dim, sizes, dtype=dtype, layout=sparse_coo, device=self.meta_.device
        )
    values = F.cat((F.to(left.values, dtype), F.mul(F.to(right.values, dtype), alpha)), 0)
    indices = F.cat((left.indices, right.indices), 1)
    joined = new_sparse(sizes, left.sparse_dim, indices, values, False)
    if not (left.values.meta_.is_contiguous and right.values.meta_.is_contiguous):
        # Entries that only stand side by side are added up when there are more of them than elements.
        if values.meta_.sizes[0] <= joined.meta_.numel:
            return joined
        fewer = F._coalesce(joined)
        return like(fewer, parts(fewer).values, False)
    made = F._coalesce(joined) if left.coalesced and right.coalesced else _merged(self, other, joined)
    if dtype is not bool_:
        F.add_(parts(made).values, 0)  # each value is added to a zero, and -0 + 0 is 0
    return made


def _merged(self: Tensor, other: Tensor, joined: Tensor) -> Tensor:
    """Walk both lists of entries side by side, as one merges sorted lists: equal indices that meet become one entry.

    The lists are not sorted here, so what does not meet stays apart, and the result is not coalesced.
    """
    sizes = tuple(self.meta_.sizes)
    left = flatten_indices(parts(self).indices, sizes).numpy()
    right = flatten_indices(parts(other).indices, sizes).numpy()
    kept, target, added = walked(left, right)
    own = parts(joined)
    chosen = from_numpy(kept)
    values = F.index_select(own.values, 0, chosen)
    if target.size:
        values = F.index_add(values, 0, from_numpy(target), F.index_select(own.values, 0, from_numpy(added)))
    made = new_sparse(sizes, own.sparse_dim, F.index_select(own.indices, 1, chosen), values, False)
    parts(made).coalesced = False  # even of a single entry
    return made


def add_sparse_(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    return add_out_sparse_cpu(self, other, alpha, self)


_DENSE_RESULT = (
    "Expected !r.is_sparse() to be true, but got false.  (Could this error message be improved?  If so, please report an "
    "enhancement request to PyTorch.)"
)


def add_out_sparse_cpu(self: Tensor, other: Tensor, alpha: Any, out: Tensor) -> Tensor:
    check(
        not (_is_sparse(self) and not _is_sparse(other)),
        "add(sparse, dense) is not supported. Use add(dense, sparse) instead.",
    )
    dtype = result_type((self.meta_, other.meta_))
    check(
        can_cast(dtype, out.meta_.dtype),
        lambda: f"Can't convert result type {dtype.cpp_name} to output {out.meta_.dtype.cpp_name} in add operation",
    )
    if not _is_sparse(self):
        check(not _is_sparse(out) and _is_sparse(other), _DENSE_RESULT)
    made = add_sparse(self, other, alpha)
    if _is_sparse(made):
        if out is not self and _is_sparse(out):
            check_resize(out, tuple(made.meta_.sizes), parts(made).sparse_dim, parts(made).dense_dim)
        coalesced = parts(made).coalesced
        write_out(out, made)
        parts(out).coalesced = coalesced  # a single entry may be said to be uncoalesced, too
        return out
    F.resize_(out, tuple(made.meta_.sizes))
    return F.copy_(out, made)


def sub_sparse(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    _check_sub(self, other)
    return add_sparse(self, other, -alpha)


def _check_sub(self: Tensor, other: Tensor) -> None:
    for tensor in (self, other):
        check(
            tensor.meta_.dtype is not bool_,
            "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the "
            "`~` or `logical_not()` operator instead.",
        )


def sub_sparse_(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    _check_sub(self, other)
    return add_out_sparse_cpu(self, other, -alpha, self)


def sub_out_sparse(self: Tensor, other: Tensor, alpha: Any, out: Tensor) -> Tensor:
    _check_sub(self, other)
    return add_out_sparse_cpu(self, other, -alpha, out)


# ==== mul and div =====================================================================================================


def mul_sparse(self: Tensor, other: Tensor) -> Tensor:
    """Only what both have an entry for remains; beside a dense tensor, every entry of the sparse one."""
    if self.meta_.dim == 0 or other.meta_.dim == 0:
        return _mul_number(self, other)
    if _is_sparse(self) and _is_sparse(other):
        return _mul_sparse_sparse(self, other)
    sparse, dense = (self, other) if _is_sparse(self) else (other, self)
    return _mul_sparse_dense(sparse, dense)


def _mul_number(self: Tensor, other: Tensor) -> Tensor:
    """One of them has no dimensions, so it is a number."""
    tensor, number = (self, other) if other.meta_.dim == 0 else (other, self)
    number = F.to_dense(number) if _is_sparse(number) else number
    if not _is_sparse(tensor):
        return F.to_sparse(F.mul(tensor, number))
    own = parts(tensor)
    if not own.values.meta_.numel:
        return F.empty_like(tensor, dtype=result_type((self.meta_, other.meta_)))
    return _with(tensor, F.mul(own.values, number), own.coalesced)


def _mul_sparse_sparse(self: Tensor, other: Tensor) -> Tensor:
    check(
        self.meta_.sizes == other.meta_.sizes,
        lambda: (
            "sparse_binary_op_intersection_cpu(): expects sparse inputs with equal dimensionality, number of sparse dimensions, "
            "and shape of sparse dimensions"
        ),
    )
    first, second = parts(self), parts(other)
    dtype = result_type((self.meta_, other.meta_))
    if not first.values.meta_.sizes[0] or not second.values.meta_.sizes[0]:
        return F.empty_like(self, dtype=dtype)
    if dtype is bool_:
        raise NotImplementedError("\"mul_out_sparse\" not implemented for 'Bool'")
    check(
        first.sparse_dim == second.sparse_dim,
        "sparse_binary_op_intersection_cpu(): expects sparse inputs with equal dimensionality, number of sparse dimensions, and "
        "shape of sparse dimensions",
    )
    if not (first.coalesced and second.coalesced):
        # The places of an uncoalesced factor remain, where both are uncoalesced those of the shorter list; the other factor
        # is asked for its value, or 0, at each of them.
        if first.coalesced != second.coalesced:
            source = other if first.coalesced else self
        else:
            source = other if first.values.meta_.sizes[0] >= second.values.meta_.sizes[0] else self
        own, given = parts(source), parts(F.coalesce(self if source is other else other))
        if not own.values.meta_.sizes[0] or not given.values.meta_.sizes[0]:
            return F.empty_like(source, dtype=dtype)
        sizes = tuple(self.meta_.sizes)
        places, meet = lookup(flatten_indices(given.indices, sizes), flatten_indices(own.indices, sizes))
        chosen = F.select(F.nonzero(meet), 1, 0)
        product = F.mul(
            F.to(F.index_select(own.values, 0, chosen), dtype),
            F.to(F.index_select(given.values, 0, F.index_select(places, 0, chosen)), dtype),
        )
        values = F.index_copy(F.zeros(tuple(own.values.meta_.sizes), dtype=dtype), 0, chosen, product)
        return _with(source, values, False)
    sizes = tuple(self.meta_.sizes)
    places, meet = lookup(flatten_indices(second.indices, sizes), flatten_indices(first.indices, sizes))
    chosen = F.select(F.nonzero(meet), 1, 0)
    values = F.mul(
        F.to(F.index_select(first.values, 0, chosen), dtype),
        F.to(F.index_select(second.values, 0, F.index_select(places, 0, chosen)), dtype),
    )
    return new_sparse(sizes, first.sparse_dim, F.index_select(first.indices, 1, chosen), values, True)


def lookup(have: Tensor, want: Tensor) -> tuple[Tensor, Tensor]:
    """For each of `want` a place of it in `have`, and whether it is there at all. Both are int64 lists in any order."""
    count = have.meta_.sizes[0]
    if not count:
        return F.zeros_like(want), F.zeros_like(want, dtype=bool_)
    ordered, order = F.sort(have)
    found = F.clamp(F.searchsorted(ordered, want), max=count - 1)
    return F.index_select(order, 0, found), F.eq(F.index_select(ordered, 0, found), want)


def _mul_sparse_dense(sparse: Tensor, dense: Tensor) -> Tensor:
    """The shapes broadcast; a dimension of size 1 that the sparse tensor has grows by repeating entries."""
    sizes = tuple(infer_size(tuple(sparse.meta_.sizes), tuple(dense.meta_.sizes)))
    grown = F._sparse_broadcast_to(sparse, sizes) if sizes != tuple(sparse.meta_.sizes) else sparse
    own = parts(grown)
    if not own.values.meta_.numel:
        return F.empty_like(grown, dtype=result_type((sparse.meta_, dense.meta_)))
    picked = _gathered(F.expand(dense, sizes), own.indices)
    return _with(grown, F.mul(own.values, picked), own.coalesced)


def _gathered(dense: Tensor, indices: Tensor) -> Tensor:
    """`dense` at each of the indices, shape (nnz, *dense sizes)."""
    sparse_dim, nnz = indices.meta_.sizes
    if not sparse_dim:
        return F.expand(F.unsqueeze(dense, 0), (nnz, *dense.meta_.sizes))
    return F.index(dense, tuple(F.select(indices, 0, d) for d in range(sparse_dim)))


def mul_sparse_(self: Tensor, other: Tensor) -> Tensor:
    if not _is_sparse(self):
        # Where the other one has no entry, the product is 0.
        return F.copy_(self, F.to_dense(mul_sparse(self, other)))
    mul_out_sparse_cpu(self, other, self)
    if not _is_sparse(other) and parts(self).values.meta_.numel:
        # As in PyTorch the flag is lost, although the places are the same.
        parts(self).coalesced = parts(self).values.meta_.sizes[0] < 2
    return self


def mul_out_sparse_cpu(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    if not _is_sparse(self) and not _is_sparse(other):
        infer_size(tuple(self.meta_.sizes), tuple(other.meta_.sizes))
        F._nnz(self)  # refuses it
    dtype = result_type((self.meta_, other.meta_))
    both = _is_sparse(self) and _is_sparse(other)
    # By a number, nothing is asked where there is no element; and the products with a dense tensor take any dtype.
    nothing = other.meta_.dim == 0 and _is_sparse(self) and not parts(self).values.meta_.numel
    products = not both and any(_is_sparse(t) and parts(t).values.meta_.numel for t in (self, other))
    without = (
        both and self.meta_.dim and other.meta_.dim and not all(parts(t).values.meta_.sizes[0] for t in (self, other))
    )
    check(
        nothing or products or without or can_cast(dtype, out.meta_.dtype),
        lambda: f"Can't convert result type {dtype.cpp_name} to output {out.meta_.dtype.cpp_name} in mul operation",
    )
    made = mul_sparse(self, other)
    check(
        not products or out is not self or made.meta_.dtype is out.meta_.dtype,
        lambda: (
            f"dtype of values ({made.meta_.dtype.cpp_name}) must match dtype of sparse tensor ({out.meta_.dtype.cpp_name})"
        ),
    )
    if both and out is not self and _is_sparse(out) and self.meta_.dim and other.meta_.dim:
        one, two = parts(self), parts(other)
        empty = not one.values.meta_.sizes[0] or not two.values.meta_.sizes[0]
        if empty or (one.coalesced and two.coalesced):
            model = one if empty else two
            check_resize(out, tuple(made.meta_.sizes), model.sparse_dim, model.dense_dim)
    return write_out(out, F.to(made, out.meta_.dtype) if nothing or products or without else made)


def div_sparse(self: Tensor, other: Tensor) -> Tensor:
    return div_sparse_mode(self, other, None)


def div_sparse_mode(self: Tensor, other: Tensor, rounding_mode: str | None) -> Tensor:
    """Division by a dense tensor without dimensions; anything else could divide 0 by 0."""
    check(
        other.meta_.dim == 0,
        lambda: (
            "Sparse division requires a scalar or zero-dim dense tensor divisor "
            f"(got shape {list(other.meta_.sizes)} for divisor)"
        ),
    )
    check(
        not _is_sparse(other),
        "Sparse division requires a scalar or zero-dim dense tensor divisor (got a sparse divisor)",
    )
    return _coalesced_for(self, rounding_mode, lambda values: F.div(values, other, rounding_mode=rounding_mode))


def _coalesced_for(self: Tensor, rounding_mode: str | None, function: Any) -> Tensor:
    """Rounding is not linear, so equal indices are added up before."""
    if rounding_mode is not None:
        self = F.coalesce(self)
    own = parts(self)
    return _with(self, function(own.values), own.coalesced)


def div_sparse_(self: Tensor, other: Tensor) -> Tensor:
    return write_out(self, div_sparse(self, other))


def div_sparse_mode_(self: Tensor, other: Tensor, rounding_mode: str | None) -> Tensor:
    return write_out(self, div_sparse_mode(self, other, rounding_mode))


def div_out_sparse(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return write_out(out, div_sparse(self, other))


def div_out_sparse_mode(self: Tensor, other: Tensor, rounding_mode: str | None, out: Tensor) -> Tensor:
    return write_out(out, div_sparse_mode(self, other, rounding_mode))


def floor_divide_sparse(self: Tensor, other: Tensor) -> Tensor:
    check(
        not _is_sparse(other) and other.meta_.dim == 0,
        lambda: (
            "Sparse floor division requires a scalar or zero-dim dense tensor divisor "
            f"({'got a sparse divisor' if _is_sparse(other) else f'got shape {list(other.meta_.sizes)} for divisor'})"
        ),
    )
    return _coalesced_for(self, "floor", lambda values: F.floor_divide(values, other))


def floor_divide_sparse_(self: Tensor, other: Tensor) -> Tensor:
    return write_out(self, floor_divide_sparse(self, other))


def floor_divide_out_sparse(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    return write_out(out, floor_divide_sparse(self, other))


def pow_sparse_scalar(self: Tensor, exponent: Any) -> Tensor:
    check(exponent != 0, "pow: cannot raise to zeroth power on sparse tensor; it would make the result tensor dense")
    made = coalesced_ufunc(self, F.pow, exponent)
    ours, theirs = made.meta_.dtype, self.meta_.dtype
    check(
        ours.category <= theirs.category,
        lambda: f"result type {ours.cpp_name} can't be cast to the desired output type {theirs.cpp_name}",
    )
    return made


def pow_out_sparse_scalar(self: Tensor, exponent: Any, out: Tensor) -> Tensor:
    return write_out(out, pow_sparse_scalar(self, exponent))


# ==== matrix products =================================================================================================


def _times_dense(sparse: Tensor, dense: Tensor) -> Tensor:
    """sparse (n, k) @ dense (k, m): each entry adds its value times a row of `dense` to a row of the result."""
    own = parts(sparse)
    rows, m = sparse.meta_.sizes[0], dense.meta_.sizes[1]
    result = F.zeros((rows, m), dtype=dense.meta_.dtype, device=dense.meta_.device)
    if own.values.meta_.numel and m:
        i, j = F.select(own.indices, 0, 0), F.select(own.indices, 0, 1)
        F.index_add_(result, 0, i, F.mul(F.unsqueeze(own.values, 1), F.index_select(dense, 0, j)))
    return result


def _size(tensor: Tensor, dim: int) -> int:
    """IndexError where the tensor has no such dimension."""
    return tensor.meta_.sizes[maybe_wrap_dim(dim, tensor.meta_.dim, True)]


def mm_sparse(self: Tensor, mat2: Tensor) -> Tensor:
    """sparse @ dense is dense, sparse @ sparse is sparse."""
    if _is_sparse(self) and _is_sparse(mat2):
        return F._sparse_sparse_matmul(self, mat2)
    options: Any = {"dtype": mat2.meta_.dtype, "device": mat2.meta_.device}
    t = F.zeros((_size(self, -2), _size(mat2, -1)), **options)
    if _is_sparse(self):
        return addmm_sparse(t, self, mat2, 0, 1)
    swapped = [F.transpose(x, -2, -1) for x in (t, mat2, self)]
    return F.transpose(addmm_sparse(swapped[0], swapped[1], swapped[2], 0, 1), -2, -1)


def mm_out_sparse(self: Tensor, mat2: Tensor, out: Tensor) -> Tensor:
    t = F.zeros((), dtype=mat2.meta_.dtype, device=mat2.meta_.device, layout=mat2.meta_.layout)
    return addmm_out_sparse(t, self, mat2, 0, 1, out)


def addmm_sparse(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor | None = None) -> Tensor:
    """beta * self + alpha * (mat1 @ mat2), where mat1 is sparse and the others are dense."""
    sizes = (_size(mat1, 0), _size(mat2, 1))
    own = self if tuple(self.meta_.sizes) == sizes else F.expand(self, sizes)
    _check_addmm(out if out is not None else self, mat1, mat2)
    product = _times_dense(mat1, mat2)
    product = F.mul(product, alpha) if alpha != 1 else product
    if beta == 0:
        return product
    return F.add(F.mul(own, beta) if beta != 1 else own, product)


def _check_addmm(result: Tensor, mat1: Tensor, mat2: Tensor) -> None:
    check(
        result.meta_.layout is strided,
        lambda: (
            f"addmm_sparse_dense: expected strided result tensor, got tensor with layout {result.meta_.layout.cpp_name}"
        ),
    )
    check(
        _is_sparse(mat1) and mat2.meta_.layout is strided,
        lambda: (
            "addmm_sparse_dense: expected either 'mat1' to have sparse layout and 'mat2' to have strided layout, got 'mat1' "
            f"with layout {mat1.meta_.layout.cpp_name} and 'mat2' with layout {mat2.meta_.layout.cpp_name}"
        ),
    )
    own = parts(mat1)
    check(own.sparse_dim == 2, lambda: f"addmm: matrices expected, got {own.sparse_dim}D tensor")
    check(own.dense_dim == 0, lambda: f"addmm: scalar values expected, got {own.dense_dim}D values")
    check(mat2.meta_.dim == 2, lambda: f"addmm: matrices expected, got {mat2.meta_.dim}D tensor")
    check(
        mat1.meta_.sizes[1] == mat2.meta_.sizes[0],
        lambda: f"addmm: Argument #3 (dense): Expected dim 0 size {mat1.meta_.sizes[1]}, got {mat2.meta_.sizes[0]}",
    )
    check(
        mat1.meta_.dtype is mat2.meta_.dtype,
        lambda: f"expected scalar type {mat1.meta_.dtype.cpp_name} but found {mat2.meta_.dtype.cpp_name}",
    )


def addmm_sparse_(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any) -> Tensor:
    return F.copy_(self, addmm_sparse(self, mat1, mat2, beta, alpha))


def addmm_out_sparse(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    made = addmm_sparse(self, mat1, mat2, beta, alpha, out)
    F.resize_(out, tuple(made.meta_.sizes))
    return F.copy_(out, made)


def mv_sparse(self: Tensor, vec: Tensor) -> Tensor:
    check(
        self.meta_.dim == 2 and vec.meta_.dim == 1,
        lambda: (
            f"mv: two tensor dim should be 2 and 1, but got SparseTensor Dim: {self.meta_.dim}Tensor Dim: {vec.meta_.dim}"
        ),
    )
    check(
        vec.meta_.sizes[0] == self.meta_.sizes[1],
        lambda: "mv: expected self.size(-1) == vec.size(-1)",
    )
    return F.squeeze(mm_sparse(self, F.unsqueeze(vec, 1)), 1)


def bmm_sparse(self: Tensor, mat2: Tensor) -> Tensor:
    """A batch of products; the first batch is sparse."""
    check(not _is_sparse(mat2), "bmm_sparse: Tensor 'mat2' must be dense")
    check(
        parts(self).dense_dim == 0,
        lambda: f"bmm_sparse: Tensor 'self' must have 0 dense dims, but has {parts(self).dense_dim}",
    )
    check(
        parts(self).sparse_dim == 3,
        lambda: f"bmm_sparse: Tensor 'self' must have 3 sparse dims, but has {parts(self).sparse_dim}",
    )
    check(mat2.meta_.dim == 3, lambda: f"bmm_sparse: Tensor 'mat2' must have 3 dims, but has {mat2.meta_.dim}")
    (b, n, k), (b2, k2, m) = self.meta_.sizes, mat2.meta_.sizes
    check(b == b2, "bmm_sparse: 'self.size(0)' and 'mat2.size(0)' must match")
    check(k == k2, "bmm_sparse: 'self.size(2)' and 'mat2.size(1)' must match")
    # One product: the batches stand one below the other, and each column knows its batch's part of mat2.
    own = parts(F.coalesce(self))
    if not own.values.meta_.numel or not m:
        return F.zeros((b, n, m), dtype=mat2.meta_.dtype)
    batch, i, j = (F.select(own.indices, 0, d) for d in range(3))
    result = F.zeros((b * n, m), dtype=mat2.meta_.dtype)
    picked = F.index_select(F.reshape(mat2, (b * k, m)), 0, F.add(F.mul(batch, k), j))
    F.index_add_(result, 0, F.add(F.mul(batch, n), i), F.mul(F.unsqueeze(own.values, 1), picked))
    return F.view(result, (b, n, m))


def bmm_out_sparse(self: Tensor, mat2: Tensor, out: Tensor) -> Tensor:
    made = bmm_sparse(self, mat2)
    F.resize_(out, tuple(made.meta_.sizes))
    return F.copy_(out, made)


def _sparse_sparse_matmul(self: Tensor, other: Tensor) -> Tensor:
    """Each pair of entries (i, k) and (k, j) adds to the entry (i, j)."""
    for name, tensor in (("mat1_", self), ("mat2_", other)):
        check(
            tensor.meta_.dim == 2,
            lambda name=name: (
                f"Expected {name}.dim() == 2 to be true, but got false.  (Could this error message be improved?  If so, please "
                "report an enhancement request to PyTorch.)"
            ),
        )
    for tensor in (self, other):
        dense = parts(tensor).dense_dim
        check(
            dense == 0,
            lambda dense=dense: f"sparse_sparse_matmul_cpu: scalar values expected, got {dense}D values",
        )
    check(
        self.meta_.sizes[1] == other.meta_.sizes[0],
        lambda: (
            f"mat1 and mat2 shapes cannot be multiplied ({self.meta_.sizes[0]}x{self.meta_.sizes[1]} and "
            f"{other.meta_.sizes[0]}x{other.meta_.sizes[1]})"
        ),
    )
    check(
        self.meta_.dtype is other.meta_.dtype,
        lambda: f"mat1 dtype {self.meta_.dtype.cpp_name} does not match mat2 dtype {other.meta_.dtype.cpp_name}",
    )
    a, b = parts(F.coalesce(self)), parts(F.coalesce(other))
    sizes = (self.meta_.sizes[0], other.meta_.sizes[1])
    inner = F.select(a.indices, 0, 1)
    row, order = F.sort(F.select(b.indices, 0, 0), stable=True)
    starts = F.searchsorted(row, F.arange(other.meta_.sizes[0] + 1))
    first = F.index_select(starts, 0, inner)
    counts = F.sub(F.index_select(starts, 0, F.add(inner, 1)), first)
    left = F.repeat_interleave(counts)  # for each pair the entry of a
    ends = F.cumsum(counts, 0)
    offset = F.sub(F.arange(left.meta_.sizes[0]), F.index_select(F.sub(ends, counts), 0, left))
    right = F.index_select(order, 0, F.add(F.index_select(first, 0, left), offset))
    rows = F.index_select(F.select(a.indices, 0, 0), 0, left)
    columns = F.index_select(F.select(b.indices, 0, 1), 0, right)
    values = F.mul(F.index_select(a.values, 0, left), F.index_select(b.values, 0, right))
    return F._coalesce(new_sparse(sizes, 2, F.stack((rows, columns)), values, False))


def smm(self: Tensor, mat2: Tensor) -> Tensor:
    """sparse @ dense as a sparse tensor."""
    t = F.zeros((self.meta_.sizes[0], mat2.meta_.sizes[1]), dtype=mat2.meta_.dtype, layout=sparse_coo)
    return F.sspaddmm(t, self, mat2, beta=0, alpha=1)


def sspaddmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any) -> Tensor:
    """beta * self + alpha * (mat1 @ mat2) as a sparse tensor; it has no derivative."""
    result = F.empty((0, 0), dtype=self.meta_.dtype, layout=self.meta_.layout, device=self.meta_.device)
    return F.sspaddmm(self, mat1, mat2, beta=beta, alpha=alpha, out=result)


def sspaddmm_out(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    check(_is_sparse(self) and _is_sparse(mat1) and not _is_sparse(mat2), "sspaddmm: expected sparse, sparse, dense")
    # The product has entries for all columns of the rows that mat1 has entries in.
    rows, columns = F.unique_consecutive(F.select(parts(F.coalesce(mat1)).indices, 0, 0))[0], mat2.meta_.sizes[1]
    count = rows.meta_.sizes[0]
    indices = F.stack((F.repeat_interleave(rows, columns), F.repeat(F.arange(columns), (count,))))
    values = F.reshape(F.mul(F.index_select(_times_dense(mat1, mat2), 0, rows), alpha), (count * columns,))
    own = parts(self)
    indices = F.cat((own.indices, indices), 1)
    values = F.cat((F.mul(own.values, beta), values), 0)
    return write_out(out, new_sparse(tuple(self.meta_.sizes), 2, indices, values, False))


def _sspaddmm_out_only_sparse(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    """For dense tensors there is `addmm`."""
    raise RuntimeError("tensor.sspaddmm(...) can only be called on sparse tensors")


def hspmm(mat1: Tensor, mat2: Tensor) -> Tensor:
    """sparse @ dense as a hybrid tensor: one dense row for each row that has entries."""
    check(
        mat1.meta_.sizes[1] == mat2.meta_.sizes[0],
        lambda: f"hspmm: Argument #3 (dense): Expected dim 0 size {mat1.meta_.sizes[1]}, got {mat2.meta_.sizes[0]}",
    )
    own = parts(F.coalesce(mat1))
    rows = F.unique_consecutive(F.select(own.indices, 0, 0))[0]
    product = F.index_select(_times_dense(mat1, mat2), 0, rows)
    return new_sparse((mat1.meta_.sizes[0], mat2.meta_.sizes[1]), 1, F.unsqueeze(rows, 0), product, True)


def hspmm_out(mat1: Tensor, mat2: Tensor, out: Tensor) -> Tensor:
    return write_out(out, hspmm(mat1, mat2))


# ==== reductions ======================================================================================================


def sum_coo(self: Tensor, dtype: ScalarType | None) -> Tensor:
    return F.sum(parts(self).values, dtype=dtype)


def sum_sparse_coo(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """The sum over some dimensions: dense if no sparse dimension remains, else coalesced. Integers become int64."""
    if dtype is None and not self.meta_.dtype.is_floating_point and not self.meta_.dtype.is_complex:
        dtype = int64
    dims = tuple(dim) if dim else tuple(range(self.meta_.dim))
    made = _sparse_sum_dim(self if dtype is None else F.to(self, dtype), dims)
    if keepdim:
        for d in sorted(maybe_wrap_dim(d, self.meta_.dim, True) for d in dims):
            made = F.unsqueeze(made, d)
        # As in PyTorch the flag is lost with the new dimensions.
        return F._coalesced_(made, F._nnz(made) < 2) if _is_sparse(made) else made
    return made


def _sparse_sum(self: Tensor) -> Tensor:
    return F.sum(F.values(F.coalesce(self)))


def _sparse_sum_dtype(self: Tensor, dtype: ScalarType) -> Tensor:
    return F._sparse_sum(F.to(self, dtype))


def _sparse_sum_dim_dtype(self: Tensor, dim: Ints, dtype: ScalarType) -> Tensor:
    return F._sparse_sum_dim(F.to(self, dtype), dim)


def _sparse_sum_dim(self: Tensor, dim: Ints) -> Tensor:
    """`torch.sparse.sum`: dense if no sparse dimension remains, else a coalesced sparse tensor."""
    dims = _unique_dims(dim, self.meta_.dim)
    if not _is_sparse(self):
        F._indices(self)  # refuses it
    tensor = F.coalesce(self)
    own = parts(tensor)
    reduced = [d for d in dims if d < own.sparse_dim]
    inner = tuple(d - own.sparse_dim + 1 for d in dims if d >= own.sparse_dim)
    values = F.sum(own.values, inner) if inner else F.clone(own.values)
    if len(reduced) == own.sparse_dim:
        return F.sum(values, (0,))
    check(
        values.meta_.dtype is self.meta_.dtype,
        lambda: (
            f"dtype of values ({values.meta_.dtype.cpp_name}) must match dtype of sparse tensor ({self.meta_.dtype.cpp_name})"
        ),
    )
    kept = [d for d in range(own.sparse_dim) if d not in reduced]
    sizes = tuple(n for d, n in enumerate(self.meta_.sizes) if d not in dims)
    indices = F.stack(tuple(F.select(own.indices, 0, d) for d in kept)) if reduced else F.clone(own.indices)
    return F.coalesce(new_sparse(sizes, len(kept), indices, values, not reduced))


def _unique_dims(dims: Sequence[int], count: int) -> list[int]:
    seen: list[int] = []
    for d in dims:
        wrapped = maybe_wrap_dim(d, count, True)
        check(wrapped not in seen, lambda wrapped=wrapped: f"dim {wrapped} appears multiple times in the list of dims")
        seen.append(wrapped)
    return seen


def _sparse_sum_backward(grad: Tensor, self: Tensor, dim: Ints) -> Tensor:
    """Each entry of self gets the gradient of the sum that it went into; entries that no gradient reaches get 0."""
    self = F.coalesce(self)
    own = parts(self)
    dims = _unique_dims(dim, self.meta_.dim)
    reduced = [d for d in dims if d < own.sparse_dim]
    inner = [d - own.sparse_dim + 1 for d in dims if d >= own.sparse_dim]
    shape = tuple(own.values.meta_.sizes)
    if len(reduced) == own.sparse_dim:
        values = F.unsqueeze(grad, 0)
        for d in sorted(inner):
            values = F.unsqueeze(values, d)
        return _with(self, F.clone(F.expand(values, shape)), own.coalesced)
    kept = [d for d in range(own.sparse_dim) if d not in reduced]
    given = parts(F.coalesce(grad))
    sizes = tuple(self.meta_.sizes[d] for d in kept)
    wanted = F.index_select(own.indices, 0, index_tensor(kept))
    have, want = flatten_indices(given.indices, sizes), flatten_indices(wanted, sizes)
    values = F.zeros((shape[0], *given.values.meta_.sizes[1:]), dtype=given.values.meta_.dtype)
    if have.meta_.numel:
        places, meet = lookup(have, want)
        chosen = F.select(F.nonzero(meet), 1, 0)
        F.index_copy_(values, 0, chosen, F.index_select(given.values, 0, F.index_select(places, 0, chosen)))
    for d in sorted(inner):
        values = F.unsqueeze(values, d)
    return _with(self, F.clone(F.expand(values, shape)), own.coalesced)


def norm_sparse(self: Tensor, p: Any, dim: Ints, keepdim: bool) -> Tensor:
    return norm_sparse_dtype(self, p, dim, keepdim, None)


def norm_sparse_dtype(self: Tensor, p: Any, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """The norm of all elements; over some of the dimensions PyTorch has none."""
    dims = sorted(maybe_wrap_dim(d, self.meta_.dim, True) for d in dim)
    full = not dims or dims == list(range(self.meta_.dim))
    check(
        full,
        "norm_sparse currently only supports full reductions, so 'dim' must either be empty or contain all dimensions of the input",
    )
    check(not keepdim, "norm_sparse currently does not support keepdim=True")
    values = parts(F.coalesce(self)).values
    return F.norm(values, p if p is not None else 2, dtype=dtype) if dtype else F.norm(values, 2 if p is None else p)


def native_norm(self: Tensor, p: Any) -> Tensor:
    return norm_sparse(self, p, (), False)


def native_norm_dim(self: Tensor, p: Any, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    return norm_sparse_dtype(self, p, dim, keepdim, dtype)


# ==== masks ===========================================================================================================


def sparse_mask_strided(self: Tensor, mask: Tensor) -> Tensor:
    """The elements of a dense tensor at the places where `mask`, which is sparse, has entries."""
    own = parts(mask)
    values = _gathered(self, own.indices)
    return new_sparse(tuple(mask.meta_.sizes), own.sparse_dim, F.clone(own.indices), values, own.coalesced)


def _check_mask(self: Tensor, mask: Tensor) -> None:
    check(
        self.meta_.sizes == mask.meta_.sizes,
        lambda: (
            "sparse_mask(): operands have incompatible sizes; self has size "
            f"{list(self.meta_.sizes)} but mask has size {list(mask.meta_.sizes)}"
        ),
    )


def sparse_mask_sparse(self: Tensor, mask: Tensor) -> Tensor:
    """The elements of `self`, sparse or dense, at the places of `mask`; where self has no entry, that is 0."""
    if self is mask:
        return self
    _check_mask(self, mask)
    # `_nnz` refuses a mask that is not sparse.
    if not mask.meta_.numel or not F._nnz(mask):
        return F.to(F.clone(mask), self.meta_.dtype)
    if _is_sparse(self):
        if not F._nnz(self):
            own_mask = parts(mask)
            return _with(mask, F.zeros(tuple(own_mask.values.meta_.sizes), dtype=self.meta_.dtype), own_mask.coalesced)
        own, other = parts(self).sparse_dim, parts(mask).sparse_dim
        check(
            own == other,
            lambda: (
                "sparse_mask(): the number of sparse dimensions in `self` should match that of the `mask`. Got "
                f"`self.sparse_dim() == {own}` != `mask.sparse_dim() == {other}`."
            ),
        )
    if not _is_sparse(self):
        return sparse_mask_strided(self, mask)
    return _at_places_of(mask, self)


def _sparse_mask_projection(self: Tensor, mask: Tensor, accumulate_matches: bool) -> Tensor:
    """The entries of `self`, each times the number of the mask's entries at its place, or times 0 or 1 without accumulation."""
    a, sizes = parts(self), tuple(self.meta_.sizes)
    have = flatten_indices(parts(mask).indices, sizes)
    want = flatten_indices(a.indices, sizes)
    ordered, _ = F.sort(have)
    count = F.sub(F.searchsorted(ordered, want, right=True), F.searchsorted(ordered, want))
    count = count if accumulate_matches else F.clamp(count, max=1)
    shape = (want.meta_.sizes[0], *(1,) * (a.values.meta_.dim - 1))
    values = F.mul(a.values, F.to(F.view(count, shape), self.meta_.dtype))
    return new_sparse(sizes, a.sparse_dim, F.clone(a.indices), values, a.coalesced)


def _at_places_of(mask: Tensor, self: Tensor) -> Tensor:
    """An entry for each of the mask's: the value that `self` has there, or 0."""
    a, own = parts(F.coalesce(self)), parts(mask)
    sizes = tuple(mask.meta_.sizes)
    have, want = flatten_indices(a.indices, sizes), flatten_indices(own.indices, sizes)
    values = F.zeros(tuple(own.values.meta_.sizes), dtype=self.meta_.dtype)
    if have.meta_.numel and want.meta_.numel:
        places, meet = lookup(have, want)
        chosen = F.select(F.nonzero(meet), 1, 0)
        F.index_copy_(values, 0, chosen, F.index_select(a.values, 0, F.index_select(places, 0, chosen)))
    return new_sparse(sizes, own.sparse_dim, F.clone(own.indices), values, own.coalesced)


# ==== torch.sparse.mm and addmm ========================================================================================


def _sparse_addmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any) -> Tensor:
    """`torch.sparse.addmm`: addmm whose gradient for a sparse matrix has that matrix's pattern."""
    return F.addmm(self, mat1, mat2, beta=beta, alpha=alpha)


def _sparse_mm(sparse: Tensor, dense: Tensor) -> Tensor:
    """`torch.sparse.mm`: one of the two is sparse."""
    if _is_sparse(sparse) and _is_sparse(dense):
        return F._sparse_sparse_matmul(sparse, dense)
    if sparse.meta_.layout is not strided:
        options: Any = {"dtype": dense.meta_.dtype, "device": dense.meta_.device, "layout": dense.meta_.layout}
        t = F.zeros((_size(sparse, -2), _size(dense, -1)), **options)
        return F._sparse_addmm(t, sparse, dense, beta=0, alpha=1)
    t = F.zeros((dense.meta_.sizes[-1], sparse.meta_.sizes[-2]), dtype=sparse.meta_.dtype, device=sparse.meta_.device)
    return F.transpose(
        F._sparse_addmm(t, F.transpose(dense, -2, -1), F.transpose(sparse, -2, -1), beta=0, alpha=1), -2, -1
    )
