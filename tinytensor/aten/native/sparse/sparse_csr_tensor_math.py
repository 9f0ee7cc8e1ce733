"""Arithmetic of compressed sparse tensors: functions of their values, sums, and products with dense and sparse ones.

Mirrors aten/src/ATen/native/sparse/SparseCsrTensorMath.cpp and SparseBlasImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse.cpu.spmm_kernel import csr_times_dense
from tinytensor.aten.native.sparse.sparse_csr_tensor import (
    blocksize_of,
    copy_compressed_,
    like,
    new_compressed,
    numbers_of_entries,
    parts,
    replace_parts,
    resize_as_sparse_compressed_,
)
from tinytensor.aten.native.sparse.sparse_tensor import blocked, check_alpha
from tinytensor.aten.native.sparse.tensor_conversions import (
    at_places,
    compress,
    converted,
    to_coo,
)
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.error import check
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Ints, remember
from tinytensor.c10.scalar_type import ScalarType, can_cast, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Unary = Callable[..., "Tensor"]


# ==== functions of the values =========================================================================================


def write_out(out: Tensor, made: Tensor) -> Tensor:
    """Give `out`, which has this layout and as many entries, what an out= kernel has made; an empty one is resized."""
    check(
        made.meta_.dtype.category <= out.meta_.dtype.category,
        lambda: (
            f"result type {made.meta_.dtype.cpp_name} can't be cast to the desired output type {out.meta_.dtype.cpp_name}"
        ),
    )
    if not out.meta_.numel:
        resize_as_sparse_compressed_(out, made)
    return copy_compressed_(out, made, False)


def _ufunc(name: str) -> tuple[Unary, Unary, Unary]:
    """The functional, the out= and the in-place kernel of an operator of one argument that keeps zero."""
    function = getattr(F, name)

    def functional(self: Tensor) -> Tensor:
        return like(self, function(parts(self).values))

    def out(self: Tensor, out: Tensor) -> Tensor:
        return write_out(out, functional(self))

    def inplace(self: Tensor) -> Tensor:
        getattr(F, f"{name}_")(parts(self).values)
        return self

    return functional, out, inplace


abs_sparse_csr, abs_sparse_csr_out, abs_sparse_csr_ = _ufunc("abs")
asin_sparse_csr, asin_sparse_csr_out, asin_sparse_csr_ = _ufunc("asin")
asinh_sparse_csr, asinh_sparse_csr_out, asinh_sparse_csr_ = _ufunc("asinh")
atan_sparse_csr, atan_sparse_csr_out, atan_sparse_csr_ = _ufunc("atan")
atanh_sparse_csr, atanh_sparse_csr_out, atanh_sparse_csr_ = _ufunc("atanh")
ceil_sparse_csr, ceil_sparse_csr_out, ceil_sparse_csr_ = _ufunc("ceil")
deg2rad_sparse_csr, deg2rad_sparse_csr_out, deg2rad_sparse_csr_ = _ufunc("deg2rad")
erf_sparse_csr, erf_sparse_csr_out, erf_sparse_csr_ = _ufunc("erf")
erfinv_sparse_csr, erfinv_sparse_csr_out, erfinv_sparse_csr_ = _ufunc("erfinv")
expm1_sparse_csr, expm1_sparse_csr_out, expm1_sparse_csr_ = _ufunc("expm1")
floor_sparse_csr, floor_sparse_csr_out, floor_sparse_csr_ = _ufunc("floor")
frac_sparse_csr, frac_sparse_csr_out, frac_sparse_csr_ = _ufunc("frac")
log1p_sparse_csr, log1p_sparse_csr_out, log1p_sparse_csr_ = _ufunc("log1p")
neg_sparse_csr, neg_sparse_csr_out, neg_sparse_csr_ = _ufunc("neg")
rad2deg_sparse_csr, rad2deg_sparse_csr_out, rad2deg_sparse_csr_ = _ufunc("rad2deg")
round_sparse_csr, round_sparse_csr_out, round_sparse_csr_ = _ufunc("round")
sgn_sparse_csr, sgn_sparse_csr_out, sgn_sparse_csr_ = _ufunc("sgn")
sign_sparse_csr, sign_sparse_csr_out, sign_sparse_csr_ = _ufunc("sign")
sin_sparse_csr, sin_sparse_csr_out, sin_sparse_csr_ = _ufunc("sin")
sinh_sparse_csr, sinh_sparse_csr_out, sinh_sparse_csr_ = _ufunc("sinh")
sqrt_sparse_csr, sqrt_sparse_csr_out, sqrt_sparse_csr_ = _ufunc("sqrt")
tan_sparse_csr, tan_sparse_csr_out, tan_sparse_csr_ = _ufunc("tan")
tanh_sparse_csr, tanh_sparse_csr_out, tanh_sparse_csr_ = _ufunc("tanh")
trunc_sparse_csr, trunc_sparse_csr_out, trunc_sparse_csr_ = _ufunc("trunc")


def relu_sparse_csr(self: Tensor) -> Tensor:
    return like(self, F.relu(parts(self).values))


def relu_sparse_csr_(self: Tensor) -> Tensor:
    F.relu_(parts(self).values)
    return self


def _predicate(name: str) -> tuple[Unary, Unary]:
    function = getattr(F, name)

    def functional(self: Tensor) -> Tensor:
        return like(self, function(parts(self).values))

    def out(self: Tensor, out: Tensor) -> Tensor:
        return write_out(out, functional(self))

    return functional, out


isneginf_sparse_csr, isneginf_sparse_csr_out = _predicate("isneginf")
isposinf_sparse_csr, isposinf_sparse_csr_out = _predicate("isposinf")
signbit_sparse_csr, signbit_sparse_csr_out = _predicate("signbit")
angle_sparse_csr, angle_sparse_csr_out = _predicate("angle")
isinf_sparse_csr, _ = _predicate("isinf")
isnan_sparse_csr, _ = _predicate("isnan")


def threshold_backward_sparse_compressed(grad_output: Tensor, self: Tensor, threshold: Any) -> Tensor:
    return like(self, F.threshold_backward(parts(grad_output).values, parts(self).values, threshold))


# ==== sums and products of elements ===================================================================================


def add_sparse_csr(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    """sparse + sparse of one layout is sparse, dense + sparse is dense. There is no broadcasting."""
    check(
        self.meta_.layout is not sparse_coo or other.meta_.layout is strided,
        "memory format option is only supported by strided tensors",
    )
    return _sum(self, other, alpha)


def _sum(self: Tensor, other: Tensor, alpha: Any, out: Tensor | None = None) -> Tensor:
    dtype = result_type((self.meta_, other.meta_))
    check_alpha(dtype, alpha)
    if self.meta_.layout is strided or other.meta_.layout is strided:
        return _add_dense(self, other, alpha, out)
    for tensor in (self, other):
        layout = tensor.meta_.layout
        check(
            layout in SPARSE_COMPRESSED,
            lambda layout=layout: f"add: expected sparse compressed tensors, but got one of layout {layout.cpp_name}",
        )
    check(
        self.meta_.sizes == other.meta_.sizes,
        lambda: (
            f"torch.add: Expected input tensors to have the same shape, but got tensor `self` with shape "
            f"{list(self.meta_.sizes)} and tensor `other` with shape {list(other.meta_.sizes)}"
        ),
    )
    if self is other:
        values = F.add(parts(self).values, parts(other).values, alpha=alpha)
        return like(self, values)
    if out is not None and out is not self:
        resize_as_sparse_compressed_(out, self)
    if self.meta_.layout is sparse_csr and not F._nnz(other):  # nothing is added, of whatever layout
        return like(self, F.to(F.clone(parts(self).values), dtype))
    # The library that PyTorch adds with knows rows only: the tensor that compresses columns is refused, other's first.
    for tensor in (other, self):
        layout = tensor.meta_.layout
        check(
            layout in (sparse_csr, sparse_bsr),
            lambda layout=layout: (
                f"crow_indices expected sparse row compressed tensor layout but got {layout.cpp_name}"
            ),
        )
    check(
        self.meta_.layout is other.meta_.layout,
        lambda: (
            f"add: expected tensors of the same layout, but got {self.meta_.layout.cpp_name} and {other.meta_.layout.cpp_name}"
        ),
    )
    if self.meta_.device is meta_device:
        return F.empty_like(self, dtype=dtype)
    a, b = to_coo(self), to_coo(other)
    return _of_layout(F.coalesce(F.add(F.to(a, dtype), F.to(b, dtype), alpha=alpha)), self)


def _add_dense(self: Tensor, other: Tensor, alpha: Any, out: Tensor | None) -> Tensor:
    """PyTorch multiplies the sparse one of the two by alpha, wherever it stands; here it is the second one."""
    dense, sparse = (self, other) if self.meta_.layout is strided else (other, self)
    check(
        out is None or out.meta_.layout is strided,
        lambda: f"Sparse {out.meta_.layout.short_name} tensors do not have is_contiguous",  # type: ignore[union-attr]
    )
    check(
        dense.meta_.sizes == sparse.meta_.sizes,
        lambda: (
            f"add: expected 'self' and 'other' to have same size, but self has size {list(dense.meta_.sizes)} while other "
            f"has size {list(sparse.meta_.sizes)} (FYI: op2-sparse addition does not currently support broadcasting)"
        ),
    )
    expanded = F.to_dense(sparse)
    return F.add(dense, expanded, alpha=alpha) if dense is self else F.add(expanded, dense, alpha=alpha)


def _of_layout(coo: Tensor, model: Tensor) -> Tensor:
    """A COO matrix in the layout of `model`; its explicit zeros stay."""
    if model.meta_.layout in (sparse_bsr, sparse_bsc):
        block = tuple(parts(model).values.meta_.sizes[1:3])
        return F.to_sparse(coo, layout=model.meta_.layout, blocksize=block)
    return F.to_sparse(coo, layout=model.meta_.layout)


def add_sparse_csr_(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    return add_out_sparse_csr(self, other, alpha, self)


def add_out_sparse_csr(self: Tensor, other: Tensor, alpha: Any, out: Tensor) -> Tensor:
    made = _sum(self, other, alpha, out)
    if made.meta_.layout is strided:
        check(
            can_cast(made.meta_.dtype, out.meta_.dtype),
            lambda: (
                f"Can't convert result type {made.meta_.dtype.cpp_name} to output {out.meta_.dtype.cpp_name} in add operation"
            ),
        )
        F.resize_(out, tuple(made.meta_.sizes))
        return F.copy_(out, made)
    if out is not self:
        resize_as_sparse_compressed_(out, self)
    return replace_parts(out, like(made, F.to(parts(made).values, out.meta_.dtype)))


def mul_scalar_sparse_csr(self: Tensor, other: Any) -> Tensor:
    """CSR alone: PyTorch asks for the indices of a CSR tensor here."""
    layout = self.meta_.layout
    check(
        layout in (sparse_csr, sparse_bsr),
        lambda: f"col_indices expected sparse row compressed tensor layout but got {layout.cpp_name}",
    )
    check(layout is sparse_csr, "sparse compressed layout must be SparseCsr but got SparseBsr")
    return like(self, F.mul(parts(self).values, other))


def mul__scalar_sparse_csr(self: Tensor, other: Any) -> Tensor:
    F.mul_(parts(self).values, other)
    return self


def mul_sparse_csr(self: Tensor, other: Tensor) -> Tensor:
    """By a number; or element by element, where both have an entry, as a CSR tensor."""
    for sparse, number in ((other, self), (self, other)):
        if number.meta_.layout is strided and number.meta_.dim == 0:
            return like(sparse, F.mul(parts(sparse).values, number))
    if self.meta_.layout is sparse_csr and other.meta_.layout is strided:
        return mul_sparse_csr(self, F.sparse_mask(other, self))
    if self.meta_.layout is strided and other.meta_.layout is sparse_csr:
        return mul_sparse_csr(F.sparse_mask(self, other), other)
    check(
        not blocked(self.meta_.layout),
        lambda: (
            "empty_sparse_compressed expected sparse compressed (non-block) tensor layout but got "
            f"{self.meta_.layout.cpp_name}"
        ),
    )
    check(self.meta_.layout is sparse_csr, "Expected result Tensor to be of format CSR")
    return _product_of_elements(self, other)


def _product_of_elements(self: Tensor, other: Tensor) -> Tensor:
    return F.to_sparse_csr(F.mul(F.to_sparse(self), F.to_sparse(other)))


def mul_sparse_csr_(self: Tensor, other: Tensor) -> Tensor:
    if other.meta_.layout is strided and other.meta_.dim == 0:
        F.mul_(parts(self).values, other)
        return self
    return mul_out_sparse_csr(self, other, self)


def mul_out_sparse_csr(self: Tensor, other: Tensor, out: Tensor) -> Tensor:
    if self.meta_.layout is sparse_csr and other.meta_.layout is strided:
        other = F.sparse_mask(other, self)
    elif self.meta_.layout is strided and other.meta_.layout is sparse_csr:
        self = F.sparse_mask(self, other)
    check(out.meta_.layout is sparse_csr, "Expected result Tensor to be of format CSR")
    made = _product_of_elements(self, other)
    return replace_parts(out, like(made, F.to(parts(made).values, out.meta_.dtype)))


def _refuse(*tensors: Tensor) -> Tensor:
    """What PyTorch says of a layout that its plans of elementwise loops do not know."""
    layouts = [t.meta_.layout for t in tensors if t.meta_.layout is not strided]
    layout = sparse_coo if sparse_coo in layouts else layouts[0]
    raise RuntimeError(f"unsupported tensor layout: {layout.cpp_name}")


def sub__sparse_csr(self: Tensor, other: Tensor, alpha: Any) -> Tensor:
    return _refuse(self, other)


def div__sparse_csr(self: Tensor, other: Tensor) -> Tensor:
    return _refuse(self, other)


def sum_csr(self: Tensor, dtype: ScalarType | None) -> Tensor:
    return F.sum(parts(self).values, dtype=dtype)


def sum_sparse_compressed(self: Tensor, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Sums over rows or columns, as a CSR matrix with one row or column."""
    layout = self.meta_.layout
    check(
        layout is sparse_csr,
        lambda: (
            "Currently the only compressed sparse format supported for sum.dim_IntList is CSR, but got layout "
            f"{layout.cpp_name}"
        ),
    )
    check(keepdim, "reduction operations on CSR tensors with keepdim=False is unsupported")
    dims = {maybe_wrap_dim(d, self.meta_.dim, True) for d in dim} if dim else {0, 1}
    rows, columns = F._indices(to_coo(self))
    values = F._values(to_coo(self))
    kind = dtype or (self.meta_.dtype if self.meta_.dtype.is_floating_point else int64)
    rows = F.zeros_like(rows) if 0 in dims else rows
    columns = F.zeros_like(columns) if 1 in dims else columns
    sizes = tuple(1 if d in dims else n for d, n in enumerate(self.meta_.sizes))
    summed = F.coalesce(F._sparse_coo_tensor_unsafe(F.stack((rows, columns)), F.to(values, kind), sizes))
    indices = F._indices(summed)
    return compress(sizes, layout, F.select(indices, 0, 0), F.select(indices, 0, 1), F._values(summed), (1, 1))


# ==== products with another sum =========================================================================================


_REDUCTIONS = {"sum": "sum", "mean": "mean", "amax": "amax", "amin": "amin", "max": "amax", "min": "amin"}


def _sparse_mm_reduce(sparse: Tensor, dense: Tensor, reduce: str) -> Tensor:
    """sparse @ dense, where the products that meet are added, averaged, or the largest or smallest is taken."""
    check(
        reduce in _REDUCTIONS or reduce == "prod",
        lambda: f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}",
    )
    check(reduce in _REDUCTIONS, lambda: f"sparse_mm_reduce: reduce type of {reduce} has not been enabled.")
    check(
        sparse.meta_.layout is sparse_csr,
        lambda: f"sparse_mm_reduce: expect self to be SparseCsr, got {sparse.meta_.layout.cpp_name}",
    )
    check_shapes(sparse, dense)
    rows = numbers_of_entries(F.crow_indices(sparse), F._nnz(sparse))
    picked = F.index_select(dense, 0, F.to(F.col_indices(sparse), int64))
    products = F.mul(F.unsqueeze(F.values(sparse), 1), picked)
    start = F.zeros((sparse.meta_.sizes[0], dense.meta_.sizes[1]), dtype=dense.meta_.dtype)
    index = F.expand(F.unsqueeze(rows, 1), tuple(products.meta_.sizes))
    return F.scatter_reduce(start, 0, index, products, _REDUCTIONS[reduce], include_self=False)


# ==== matrix products =================================================================================================


def _csr(self: Tensor) -> Tensor:
    """The same matrix as CSR, blocks taken apart."""
    if self.meta_.layout is sparse_csr:
        return self
    if self.meta_.layout is sparse_csc:
        return converted(self, sparse_csr, None)
    return F.to_sparse(to_coo(self), layout=sparse_csr)


def times_dense(sparse: Tensor, dense: Tensor) -> Tensor:
    """compressed (n, k) @ dense (k, m), dense."""
    matrix = _csr(sparse)
    own = parts(matrix)
    found = csr_times_dense(own.compressed, own.plain, own.values, dense, sparse.meta_.sizes[0])
    return found if found is not None else F.mm(to_coo(matrix), dense)


def mm_compressed(self: Tensor, mat2: Tensor) -> Tensor:
    """With a dense matrix the result is dense, of two compressed ones it is CSR."""
    first, second = self.meta_.layout, mat2.meta_.layout
    if first is sparse_csr and second is strided and self.meta_.plans.get(("mm", mat2.meta_)) and not nothing(self):
        return times_dense(self, mat2)  # these were looked at before
    if first in (sparse_csr, sparse_csc) and second in (sparse_csr, sparse_csc):
        first = second = sparse_csr
    result = strided if second is strided else first
    check(
        not blocked(result),
        lambda: (
            f"zeros_sparse_compressed expected sparse compressed (non-block) tensor layout but got {result.cpp_name}"
        ),
    )
    check_shapes(self, mat2)
    sizes = (self.meta_.sizes[0], mat2.meta_.sizes[1])
    if nothing(self) or nothing(mat2) or 0 in sizes:
        return F.zeros(sizes, dtype=self.meta_.dtype, layout=result)
    check_layouts(result, first, second)
    product = _product(self, mat2)
    remember(self.meta_.plans, ("mm", mat2.meta_), True)
    return product


def nothing(mat: Tensor) -> bool:
    """A sparse factor without entries: then the product is 0, and nobody asks whether there is a kernel."""
    layout = mat.meta_.layout
    if layout in SPARSE_COMPRESSED:
        return parts(mat).plain.meta_.numel == 0
    return layout is not strided and F._nnz(mat) == 0


# (layout of the first factor, of the second): the layouts that the result may have.
_PRODUCTS = {
    (strided, sparse_csr): (strided,), (strided, sparse_csc): (strided,), (strided, sparse_bsc): (strided,),
    (sparse_csr, strided): (strided,), (sparse_csr, sparse_csr): (strided, sparse_csr),
    (sparse_csr, sparse_csc): (strided, sparse_csr), (sparse_csc, strided): (strided,),
    (sparse_csc, sparse_csr): (sparse_csr,), (sparse_csc, sparse_csc): (strided, sparse_csr, sparse_csc),
    (sparse_bsr, strided): (strided,),
}  # fmt: skip


def check_layouts(result: Layout, first: Layout, second: Layout) -> None:
    """RuntimeError unless there is a kernel that multiplies matrices of these layouts into a result of this one."""
    check(
        result in _PRODUCTS.get((first, second), ()),
        lambda: (
            f"addmm: computation on CPU is not implemented for {result.cpp_name} + {first.cpp_name} @ {second.cpp_name}"
        ),
    )


def _product(mat1: Tensor, mat2: Tensor) -> Tensor:
    layouts = mat1.meta_.layout, mat2.meta_.layout
    check(
        mat1.meta_.dtype is mat2.meta_.dtype,
        lambda: f"expected scalar type {mat1.meta_.dtype.cpp_name} but found {mat2.meta_.dtype.cpp_name}",
    )
    if not mat1.meta_.dtype.is_floating_point:
        raise NotImplementedError(
            f"\"addmm_out_sparse_csr_impl_mkl\" not implemented for '{mat1.meta_.dtype.cpp_name}'"
        )
    if layouts[1] is strided:
        return times_dense(mat1, mat2)
    if layouts[0] is strided:
        # (A @ S)^T is S^T @ A^T, and S^T is S with its dimensions named the other way round.
        return F.t(times_dense(F.transpose(mat2, 0, 1), F.t(mat1)))
    product = F._sparse_sparse_matmul(to_coo(mat1), to_coo(mat2))
    return F.to_sparse(product, layout=sparse_csr)


def check_shapes(mat1: Tensor, mat2: Tensor) -> None:
    if mat1.meta_.dim == mat2.meta_.dim == 2 and mat1.meta_.sizes[1] == mat2.meta_.sizes[0]:
        return
    for name, mat in (("mat1", mat1), ("mat2", mat2)):
        check(mat.meta_.dim == 2, lambda name=name, mat=mat: f"{name} must be a matrix, got {mat.meta_.dim}-D tensor")
    check(
        mat1.meta_.sizes[1] == mat2.meta_.sizes[0],
        lambda: (
            f"mat1 and mat2 shapes cannot be multiplied ({mat1.meta_.sizes[0]}x{mat1.meta_.sizes[1]} and "
            f"{mat2.meta_.sizes[0]}x{mat2.meta_.sizes[1]})"
        ),
    )


def mm_out_compressed(self: Tensor, mat2: Tensor, out: Tensor) -> Tensor:
    return _addmm(F.zeros_like(out), self, mat2, 0, 1, out)


def addmm_sparse_compressed_dense(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any) -> Tensor:
    """beta * self + alpha * (mat1 @ mat2), one of the factors compressed. The result has the layout of `self`."""
    out = F.empty((0, 0), dtype=self.meta_.dtype, layout=self.meta_.layout)
    return _addmm(self, mat1, mat2, beta, alpha, out)


def addmm_out_sparse_compressed(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    return _addmm(self, mat1, mat2, beta, alpha, out)


def _addmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    check_shapes(mat1, mat2)
    sizes = (mat1.meta_.sizes[0], mat2.meta_.sizes[1])
    if self is not out and self.meta_.layout is strided:
        self = F.expand(self, sizes)
    check(
        tuple(self.meta_.sizes) == sizes,
        lambda: (
            f"The input tensor must be a matrix with size {sizes[0]}x{sizes[1]}, but got a {self.meta_.dim}-D tensor with size "
            f"{'x'.join(map(str, self.meta_.sizes))}"
        ),
    )
    own = F.clone(self) if self is out else self
    if 0 in sizes or nothing(mat1) or nothing(mat2):
        made = F.zeros_like(own) if beta == 0 else F.mul(own, beta)
    else:
        check_layouts(out.meta_.layout, mat1.meta_.layout, mat2.meta_.layout)
        made = _scaled_sum(own, _product(mat1, mat2), beta, alpha, out.meta_.layout)
    if out.meta_.layout is strided:
        F.resize_(out, tuple(made.meta_.sizes))
        return F.copy_(out, made)
    if out.meta_.layout not in SPARSE_COMPRESSED:
        return F.copy_(out, made)
    resize_as_sparse_compressed_(out, made)
    return replace_parts(out, like(made, F.to(parts(made).values, out.meta_.dtype)))


def _scaled_sum(self: Tensor, product: Tensor, beta: Any, alpha: Any, wanted: Layout) -> Tensor:
    """beta * self + alpha * product, in the layout of self."""
    if product.meta_.layout is not wanted:
        # A sum into a dense matrix; or into CSC, whose transpose is CSR.
        product = F.to_dense(product) if wanted is strided else F.to_sparse(product, layout=wanted)
    product = F.mul(product, alpha) if alpha != 1 else product
    if beta == 0:
        return product
    if wanted is sparse_csc:
        a, b = (F.transpose(t, 0, 1) for t in (self, product))
        return F.transpose(F.add(F.mul(a, beta), b), 0, 1)
    return F.add(F.mul(self, beta) if beta != 1 else self, product)


def addmv_out_sparse_compressed(self: Tensor, mat: Tensor, vec: Tensor, beta: Any, alpha: Any, out: Tensor) -> Tensor:
    """beta * self + alpha * (mat @ vec)."""
    check(
        mat.meta_.layout is not sparse_bsc,
        "torch.addmv: operation not supported for mat with SparseBsc layout",
    )
    for t in (self, vec):
        check(t.meta_.layout is not sparse_coo, "Cannot access storage of SparseTensorImpl", NotImplementedError)
    check(
        mat.meta_.sizes[1] == vec.meta_.sizes[0],
        lambda: (
            f"size mismatch, got input ({mat.meta_.sizes[0]}), mat ({mat.meta_.sizes[0]}x{mat.meta_.sizes[1]}), vec "
            f"({vec.meta_.sizes[0]})"
        ),
    )
    product = F.mul(F.squeeze(_product(mat, F.unsqueeze(vec, 1)), 1), alpha)
    made = product if beta == 0 else F.add(F.mul(F.expand(self, tuple(product.meta_.sizes)), beta), product)
    F.resize_(out, tuple(made.meta_.sizes))
    return F.copy_(out, made)


def sparse_sampled_addmm(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Any, alpha: Any) -> Tensor:
    """alpha * (mat1 @ mat2) at the places of `self`, plus beta * self: the dense product is never made whole."""
    layout = self.meta_.layout
    check(
        not blocked(layout),
        lambda: (
            f"empty_sparse_compressed expected sparse compressed (non-block) tensor layout but got {layout.cpp_name}"
        ),
    )
    check(
        layout is sparse_csr,
        lambda: f"sampled_addmm: Expected result to have sparse csr layout, but got {layout.cpp_name}",
    )
    for name, mat in (("mat1", mat1), ("mat2", mat2)):
        check(
            mat.meta_.layout is strided,
            lambda name=name, mat=mat: (
                f"sampled_addmm: Expected {name} to have strided layout, but got {mat.meta_.layout.cpp_name}"
            ),
        )
    check(
        mat1.meta_.sizes[-1] == mat2.meta_.sizes[-2],
        lambda: (
            f"sampled_addmm: mat1 and mat2 shapes cannot be multiplied ({mat1.meta_.sizes[-2]}x{mat1.meta_.sizes[-1]} and "
            f"{mat2.meta_.sizes[-2]}x{mat2.meta_.sizes[-1]})"
        ),
    )
    for d, size in ((-2, mat1.meta_.sizes[-2]), (-1, mat2.meta_.sizes[-1])):
        check(
            self.meta_.sizes[d] == size,
            lambda d=d, size=size: f"sampled_addmm: self.shape[{d}] must match mat{1 if d == -2 else 2}.shape[{d}]",
        )
    own = parts(self)
    rows = numbers_of_entries(own.compressed, own.plain.meta_.sizes[-1])
    left = F.index_select(mat1, 0, rows)
    right = F.index_select(F.t(mat2), 0, F.to(own.plain, int64))
    sampled = F.mul(F.sum(F.mul(left, right), (1,)), alpha)
    values = F.add(F.mul(own.values, beta), sampled) if beta != 0 else sampled
    return new_compressed(tuple(self.meta_.sizes), sparse_csr, F.clone(own.compressed), F.clone(own.plain), values)


def sparse_mask_compressed(self: Tensor, mask: Tensor) -> Tensor:
    """The elements of `self` at the places of a compressed `mask`."""
    own, wanted = self.meta_.layout, mask.meta_.layout
    check(
        wanted in SPARSE_COMPRESSED,
        lambda: f"sparse_mask_sparse_compressed expects mask to have sparse compressed layout, got {wanted.cpp_name}",
    )
    check(
        self.meta_.sizes == mask.meta_.sizes,
        lambda: (
            "sparse_mask(): operands have incompatible sizes; self has size "
            f"{list(self.meta_.sizes)} but mask has size {list(mask.meta_.sizes)}"
        ),
    )
    if self is mask:
        return self
    if not mask.meta_.numel or not F._nnz(mask) or mask.meta_.device is meta_device:
        return F.to(F.clone(mask), self.meta_.dtype)
    if own is strided:
        return at_places(self, mask)
    if own is wanted:
        return F.to(F.mul(self, F.ones_like(mask)), self.meta_.dtype)
    block = blocksize_of(mask) if blocked(wanted) else None
    return F.to_sparse(F.sparse_mask(self, F.to_sparse(mask)), layout=wanted, blocksize=block)
