# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators of the family `linalg`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. With plain ones it calls at once; the rest goes to the argument parser,
which also knows the words for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta`, so there the reading of it is the test for a tensor.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union (dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    are_tensors,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
    return_type,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

mm_op = def_("aten::mm(Tensor self, Tensor mat2) -> Tensor")
mm_out_op = def_("aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)")
mm_parser = PythonArgParser("mm", (mm_op, mm_out_op), methods=(mm_op,))

def mm_default(self, mat2):
    ks = self.meta.key_set | mat2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mm_op.table[ks](ks, self, mat2)

def mm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mm_op.table[ks](ks, input, mat2)
    return mm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bmm_op = def_("aten::bmm(Tensor self, Tensor mat2) -> Tensor")
bmm_out_op = def_("aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)")
bmm_parser = PythonArgParser("bmm", (bmm_op, bmm_out_op), methods=(bmm_op,))

def bmm_default(self, mat2):
    ks = self.meta.key_set | mat2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bmm_op.table[ks](ks, self, mat2)

def bmm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return bmm_op.table[ks](ks, input, mat2)
    return bmm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mv_op = def_("aten::mv(Tensor self, Tensor vec) -> Tensor")
mv_out_op = def_("aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)")
mv_parser = PythonArgParser("mv", (mv_op, mv_out_op), methods=(mv_op,))

def mv_default(self, vec):
    ks = self.meta.key_set | vec.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mv_op.table[ks](ks, self, vec)

def mv(input=NOT_GIVEN, vec=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | vec.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mv_op.table[ks](ks, input, vec)
    return mv_parser.call(*given(("input", "vec"), (input, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


dot_op = def_("aten::dot(Tensor self, Tensor tensor) -> Tensor")
dot_out_op = def_("aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)")
dot_parser = PythonArgParser("dot", (dot_op, dot_out_op), methods=(dot_op,))

def dot_default(self, tensor):
    ks = self.meta.key_set | tensor.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dot_op.table[ks](ks, self, tensor)

def dot(input=NOT_GIVEN, tensor=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | tensor.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return dot_op.table[ks](ks, input, tensor)
    return dot_parser.call(*given(("input", "tensor"), (input, tensor), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


addmm_op = def_("aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addmm_out_op = def_("aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addmm_parser = PythonArgParser("addmm", (addmm_op, addmm_out_op), methods=(addmm_op,))

def addmm_default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm_op.table[ks](ks, self, mat1, mat2, beta, alpha)

def addmm_out(self, mat1, mat2, beta, alpha, out):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm_out_op.table[ks](ks, self, mat1, mat2, beta, alpha, out)

def addmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addmm_op.table[ks](ks, input, mat1, mat2, beta, alpha)
    return addmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addmm__op = def_("aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addmm__parser = PythonArgParser("addmm_", (addmm__op,), methods=(addmm__op,))

def addmm__default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm__op.table[ks](ks, self, mat1, mat2, beta, alpha)

def addmm_(self=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return addmm__default(self, mat1, mat2, beta, alpha)
    return addmm__parser.call(*given(("self", "mat1", "mat2"), (self, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


matmul_op = def_("aten::matmul(Tensor self, Tensor other) -> Tensor")
matmul_out_op = def_("aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
matmul_parser = PythonArgParser("matmul", (matmul_op, matmul_out_op), methods=(matmul_op,))

def matmul_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matmul_op.table[ks](ks, self, other)

def matmul_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matmul_out_op.table[ks](ks, self, other, out)

def matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return matmul_op.table[ks](ks, input, other)
    return matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


addmv_op = def_("aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addmv_out_op = def_("aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addmv_parser = PythonArgParser("addmv", (addmv_op, addmv_out_op), methods=(addmv_op,))

def addmv_default(self, mat, vec, beta=1, alpha=1):
    ks = self.meta.key_set | mat.meta.key_set | vec.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmv_op.table[ks](ks, self, mat, vec, beta, alpha)

def addmv(input=NOT_GIVEN, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return addmv_default(input, mat, vec, beta, alpha)
    return addmv_parser.call(*given(("input", "mat", "vec"), (input, mat, vec), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addmv__op = def_("aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addmv__parser = PythonArgParser("addmv_", (addmv__op,), methods=(addmv__op,))

def addmv__default(self, mat, vec, beta=1, alpha=1):
    ks = self.meta.key_set | mat.meta.key_set | vec.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmv__op.table[ks](ks, self, mat, vec, beta, alpha)

def addmv_(input=NOT_GIVEN, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return addmv__default(input, mat, vec, beta, alpha)
    return addmv__parser.call(*given(("input", "mat", "vec"), (input, mat, vec), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


baddbmm_op = def_("aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
baddbmm_out_op = def_("aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
baddbmm_parser = PythonArgParser("baddbmm", (baddbmm_op, baddbmm_out_op), methods=(baddbmm_op,))

def baddbmm_default(self, batch1, batch2, beta=1, alpha=1):
    ks = self.meta.key_set | batch1.meta.key_set | batch2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return baddbmm_op.table[ks](ks, self, batch1, batch2, beta, alpha)

def baddbmm(input=NOT_GIVEN, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return baddbmm_default(input, batch1, batch2, beta, alpha)
    return baddbmm_parser.call(*given(("input", "batch1", "batch2"), (input, batch1, batch2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


baddbmm__op = def_("aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
baddbmm__parser = PythonArgParser("baddbmm_", (baddbmm__op,), methods=(baddbmm__op,))

def baddbmm_(*args, **kwargs):
    return baddbmm__parser.call(*args, **kwargs)


addbmm_out_op = def_("aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addbmm_op = def_("aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addbmm_parser = PythonArgParser("addbmm", (addbmm_out_op, addbmm_op), methods=(addbmm_op,))

def addbmm_default(self, batch1, batch2, beta=1, alpha=1):
    ks = self.meta.key_set | batch1.meta.key_set | batch2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addbmm_op.table[ks](ks, self, batch1, batch2, beta, alpha)

def addbmm(input=NOT_GIVEN, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return addbmm_default(input, batch1, batch2, beta, alpha)
    return addbmm_parser.call(*given(("input", "batch1", "batch2"), (input, batch1, batch2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addbmm__op = def_("aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addbmm__parser = PythonArgParser("addbmm_", (addbmm__op,), methods=(addbmm__op,))

def addbmm_(*args, **kwargs):
    return addbmm__parser.call(*args, **kwargs)


addr_op = def_("aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addr_out_op = def_("aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addr_parser = PythonArgParser("addr", (addr_op, addr_out_op), methods=(addr_op,))

def addr_default(self, vec1, vec2, beta=1, alpha=1):
    ks = self.meta.key_set | vec1.meta.key_set | vec2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addr_op.table[ks](ks, self, vec1, vec2, beta, alpha)

def addr(input=NOT_GIVEN, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec1, TensorImpl) and isinstance(vec2, TensorImpl) and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        return addr_default(input, vec1, vec2, beta, alpha)
    return addr_parser.call(*given(("input", "vec1", "vec2"), (input, vec1, vec2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addr__op = def_("aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addr__parser = PythonArgParser("addr_", (addr__op,), methods=(addr__op,))

def addr_(*args, **kwargs):
    return addr__parser.call(*args, **kwargs)


vdot_op = def_("aten::vdot(Tensor self, Tensor other) -> Tensor")
vdot_out_op = def_("aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
vdot_parser = PythonArgParser("vdot", (vdot_op, vdot_out_op), methods=(vdot_op,))

def vdot_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vdot_op.table[ks](ks, self, other)

def vdot(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return vdot_default(input, other)
    return vdot_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


outer_op = def_("aten::outer(Tensor self, Tensor vec2) -> Tensor")
outer_out_op = def_("aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)")
outer_parser = PythonArgParser("outer", (outer_op, outer_out_op), methods=(outer_op,))

def outer_default(self, vec2):
    ks = self.meta.key_set | vec2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return outer_op.table[ks](ks, self, vec2)

def outer(input=NOT_GIVEN, vec2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec2, TensorImpl):
        return outer_default(input, vec2)
    return outer_parser.call(*given(("input", "vec2"), (input, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ger_op = def_("aten::ger(Tensor self, Tensor vec2) -> Tensor")
ger_out_op = def_("aten::ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)")
ger_parser = PythonArgParser("ger", (ger_op, ger_out_op), methods=(ger_op,))

def ger_default(self, vec2):
    ks = self.meta.key_set | vec2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ger_op.table[ks](ks, self, vec2)

def ger(input=NOT_GIVEN, vec2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec2, TensorImpl):
        return ger_default(input, vec2)
    return ger_parser.call(*given(("input", "vec2"), (input, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


inner_op = def_("aten::inner(Tensor self, Tensor other) -> Tensor")
inner_out_op = def_("aten::inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
inner_parser = PythonArgParser("inner", (inner_op, inner_out_op), methods=(inner_op,))

def inner_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return inner_op.table[ks](ks, self, other)

def inner(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return inner_default(input, other)
    return inner_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


kron_op = def_("aten::kron(Tensor self, Tensor other) -> Tensor")
kron_out_op = def_("aten::kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
kron_parser = PythonArgParser("kron", (kron_op, kron_out_op), methods=(kron_op,))

def kron_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return kron_op.table[ks](ks, self, other)

def kron(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return kron_default(input, other)
    return kron_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_vecdot_op = def_("aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor")
linalg_vecdot_out_op = def_("aten::linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)")
linalg_vecdot_parser = PythonArgParser("linalg_vecdot", (linalg_vecdot_op, linalg_vecdot_out_op))

def linalg_vecdot(x=NOT_GIVEN, y=NOT_GIVEN, *args, dim=-1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(y, TensorImpl) and dim.__class__ is int:
        ks = x.meta.key_set | y.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_vecdot_op.table[ks](ks, x, y, dim)
    return linalg_vecdot_parser.call(*given(("x", "y"), (x, y), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dim=dim, out=out, **kwargs)


linalg_matmul_op = def_("aten::linalg_matmul(Tensor self, Tensor other) -> Tensor")
linalg_matmul_out_op = def_("aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matmul_parser = PythonArgParser("linalg_matmul", (linalg_matmul_op, linalg_matmul_out_op))

def linalg_matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matmul_op.table[ks](ks, input, other)
    return linalg_matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


trace_op = def_("aten::trace(Tensor self) -> Tensor")
trace_parser = PythonArgParser("trace", (trace_op,), methods=(trace_op,))

def trace_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return trace_op.table[ks](ks, self)

def trace(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return trace_default(input)
    return trace_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


trace_backward_op = def_("aten::trace_backward(Tensor grad, SymInt[] sizes) -> Tensor")
trace_backward_parser = PythonArgParser("trace_backward", (trace_backward_op,))

def trace_backward(grad=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and (sizes_ := as_tuple(sizes)) is not False:
        ks = grad.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trace_backward_op.table[ks](ks, grad, sizes_)
    return trace_backward_parser.call(*given(("grad", "sizes"), (grad, sizes), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


linalg_vander_op = def_("aten::linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor")
linalg_vander_parser = PythonArgParser("linalg_vander", (linalg_vander_op,))

def linalg_vander(x=NOT_GIVEN, *args, N=None, **kwargs):
    if not args and not kwargs and isinstance(x, TensorImpl) and (N is None or N.__class__ is int):
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_vander_op.table[ks](ks, x, N)
    return linalg_vander_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), N=N, **kwargs)


linalg_diagonal_op = def_("aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)")
linalg_diagonal_parser = PythonArgParser("linalg_diagonal", (linalg_diagonal_op,))

def linalg_diagonal(A=NOT_GIVEN, *args, offset=0, dim1=-2, dim2=-1, **kwargs):
    if not args and not kwargs and isinstance(A, TensorImpl) and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_diagonal_op.table[ks](ks, A, offset, dim1, dim2)
    return linalg_diagonal_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), offset=offset, dim1=dim1, dim2=dim2, **kwargs)


adjoint_op = def_("aten::adjoint(Tensor(a) self) -> Tensor(a)")
adjoint_parser = PythonArgParser("adjoint", (adjoint_op,), methods=(adjoint_op,))

def adjoint(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adjoint_op.table[ks](ks, input)
    return adjoint_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


mH_op = def_("aten::mH(Tensor(a) self) -> Tensor(a)")
mH_parser = PythonArgParser("mH", (mH_op,), methods=(mH_op,))

def mH(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mH_op.table[ks](ks, self)
    return mH_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_H_op = def_("aten::matrix_H(Tensor(a) self) -> Tensor(a)")
matrix_H_parser = PythonArgParser("matrix_H", (matrix_H_op,), methods=(matrix_H_op,))

def matrix_H(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_H_op.table[ks](ks, self)
    return matrix_H_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cross_op = def_("aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor")
linalg_cross_out_op = def_("aten::linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)")
linalg_cross_parser = PythonArgParser("linalg_cross", (linalg_cross_op, linalg_cross_out_op))

def linalg_cross_default(self, other, dim=-1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cross_op.table[ks](ks, self, other, dim)

def linalg_cross_out(self, other, dim, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cross_out_op.table[ks](ks, self, other, dim, out)

def linalg_cross(input=NOT_GIVEN, other=NOT_GIVEN, *args, dim=-1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and dim.__class__ is int:
        return linalg_cross_default(input, other, dim)
    return linalg_cross_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dim=dim, out=out, **kwargs)


cross_out_op = def_("aten::cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)")
cross_op = def_("aten::cross(Tensor self, Tensor other, int? dim=None) -> Tensor")
cross_parser = PythonArgParser("cross", (cross_out_op, cross_op), methods=(cross_op,))

def cross_default(self, other, dim=None):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cross_op.table[ks](ks, self, other, dim)

def cross(input=NOT_GIVEN, other=NOT_GIVEN, dim=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dim is None or dim.__class__ is int):
        return cross_default(input, other, dim)
    return cross_parser.call(*given(("input", "other", "dim"), (input, other, dim), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


tensordot_op = def_("aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor")
tensordot_out_op = def_("aten::tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)")
tensordot_parser = PythonArgParser("tensordot", (tensordot_op, tensordot_out_op))

def tensordot(input=NOT_GIVEN, other=NOT_GIVEN, dims_self=NOT_GIVEN, dims_other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dims_self_ := as_tuple(dims_self)) is not False and (dims_other_ := as_tuple(dims_other)) is not False:
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tensordot_op.table[ks](ks, input, other, dims_self_, dims_other_)
    return tensordot_parser.call(*given(("input", "other", "dims_self", "dims_other"), (input, other, dims_self, dims_other), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


einsum_op = def_("aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor")
einsum_parser = PythonArgParser("einsum", (einsum_op,))

def einsum(equation=NOT_GIVEN, tensors=NOT_GIVEN, *args, path=None, **kwargs):
    if not args and not kwargs and equation.__class__ is str and are_tensors(tensors) and (path_ := as_tuple_or_none(path)) is not False:
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return einsum_op.table[ks](ks, equation, tensors, path_)
    return einsum_parser.call(*given(("equation", "tensors"), (equation, tensors), (NOT_GIVEN, NOT_GIVEN), args, kwargs), path=path, **kwargs)


matrix_power_op = def_("aten::matrix_power(Tensor self, int n) -> Tensor")
matrix_power_out_op = def_("aten::matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)")
matrix_power_parser = PythonArgParser("matrix_power", (matrix_power_op, matrix_power_out_op), methods=(matrix_power_op,))

def matrix_power_default(self, n):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matrix_power_op.table[ks](ks, self, n)

def matrix_power(input=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and n.__class__ is int:
        return matrix_power_default(input, n)
    return matrix_power_parser.call(*given(("input", "n"), (input, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_matrix_power_op = def_("aten::linalg_matrix_power(Tensor self, int n) -> Tensor")
linalg_matrix_power_out_op = def_("aten::linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_power_parser = PythonArgParser("linalg_matrix_power", (linalg_matrix_power_op, linalg_matrix_power_out_op))

def linalg_matrix_power(input=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and n.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matrix_power_op.table[ks](ks, input, n)
    return linalg_matrix_power_parser.call(*given(("input", "n"), (input, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_matrix_exp_op = def_("aten::linalg_matrix_exp(Tensor self) -> Tensor")
linalg_matrix_exp_parser = PythonArgParser("linalg_matrix_exp", (linalg_matrix_exp_op,))

def linalg_matrix_exp(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matrix_exp_op.table[ks](ks, input)
    return linalg_matrix_exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_exp_op = def_("aten::matrix_exp(Tensor self) -> Tensor")
matrix_exp_parser = PythonArgParser("matrix_exp", (matrix_exp_op,), methods=(matrix_exp_op,))

def matrix_exp(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_exp_op.table[ks](ks, input)
    return matrix_exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_exp_backward_op = def_("aten::matrix_exp_backward(Tensor self, Tensor grad) -> Tensor")
matrix_exp_backward_parser = PythonArgParser("matrix_exp_backward", (matrix_exp_backward_op,))

def matrix_exp_backward(*args, **kwargs):
    return matrix_exp_backward_parser.call(*args, **kwargs)


chain_matmul_op = def_("aten::chain_matmul(Tensor[] matrices) -> Tensor")
chain_matmul_out_op = def_("aten::chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)")
chain_matmul_parser = PythonArgParser("chain_matmul", (chain_matmul_op, chain_matmul_out_op))

def chain_matmul(matrices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(matrices):
        ks = 0
        for t in matrices:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return chain_matmul_op.table[ks](ks, matrices)
    return chain_matmul_parser.call(*given(("matrices",), (matrices,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_multi_dot_op = def_("aten::linalg_multi_dot(Tensor[] tensors) -> Tensor")
linalg_multi_dot_out_op = def_("aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
linalg_multi_dot_parser = PythonArgParser("linalg_multi_dot", (linalg_multi_dot_op, linalg_multi_dot_out_op))

def linalg_multi_dot(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_multi_dot_op.table[ks](ks, tensors)
    return linalg_multi_dot_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_tensorinv_op = def_("aten::linalg_tensorinv(Tensor self, int ind=2) -> Tensor")
linalg_tensorinv_out_op = def_("aten::linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)")
linalg_tensorinv_parser = PythonArgParser("linalg_tensorinv", (linalg_tensorinv_op, linalg_tensorinv_out_op))

def linalg_tensorinv(input=NOT_GIVEN, ind=2, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and ind.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_tensorinv_op.table[ks](ks, input, ind)
    return linalg_tensorinv_parser.call(*given(("input", "ind"), (input, ind), (NOT_GIVEN, 2), args, kwargs), out=out, **kwargs)


linalg_tensorsolve_op = def_("aten::linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor")
linalg_tensorsolve_out_op = def_("aten::linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)")
linalg_tensorsolve_parser = PythonArgParser("linalg_tensorsolve", (linalg_tensorsolve_op, linalg_tensorsolve_out_op))

def linalg_tensorsolve(input=NOT_GIVEN, other=NOT_GIVEN, dims=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dims_ := as_tuple_or_none(dims)) is not False:
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_tensorsolve_op.table[ks](ks, input, other, dims_)
    return linalg_tensorsolve_parser.call(*given(("input", "other", "dims"), (input, other, dims), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_linalg_check_errors_op = def_("aten::_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()")
_linalg_check_errors_parser = PythonArgParser("_linalg_check_errors", (_linalg_check_errors_op,))

def _linalg_check_errors_default(info, api_name, is_matrix):
    ks = info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_check_errors_op.table[ks](ks, info, api_name, is_matrix)

def _linalg_check_errors(*args, **kwargs):
    return _linalg_check_errors_parser.call(*args, **kwargs)


linalg_lu_factor_ex_op = def_("aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)")
linalg_lu_factor_ex_return = return_type("linalg_lu_factor_ex", ("LU", "pivots", "info"))
linalg_lu_factor_ex_out_op = def_("aten::linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)")
linalg_lu_factor_ex_parser = PythonArgParser("linalg_lu_factor_ex", (linalg_lu_factor_ex_op, linalg_lu_factor_ex_out_op))

def linalg_lu_factor_ex_default(A, pivot=True, check_errors=False):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_factor_ex_op.table[ks](ks, A, pivot, check_errors)

def linalg_lu_factor_ex_out(A, pivot, check_errors, LU, pivots, info):
    ks = A.meta.key_set | LU.meta.key_set | pivots.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_factor_ex_out_op.table[ks](ks, A, pivot, check_errors, LU, pivots, info)

def linalg_lu_factor_ex(A=NOT_GIVEN, *args, pivot=True, check_errors=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool and check_errors.__class__ is bool:
        return tuple.__new__(linalg_lu_factor_ex_return, linalg_lu_factor_ex_default(A, pivot, check_errors))
    result = linalg_lu_factor_ex_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, check_errors=check_errors, out=out, **kwargs)
    return named(linalg_lu_factor_ex_return, result, out)


linalg_lu_factor_op = def_("aten::linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)")
linalg_lu_factor_return = return_type("linalg_lu_factor", ("LU", "pivots"))
linalg_lu_factor_out_op = def_("aten::linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)")
linalg_lu_factor_parser = PythonArgParser("linalg_lu_factor", (linalg_lu_factor_op, linalg_lu_factor_out_op))

def linalg_lu_factor(A=NOT_GIVEN, *args, pivot=True, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool:
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(linalg_lu_factor_return, linalg_lu_factor_op.table[ks](ks, A, pivot))
    result = linalg_lu_factor_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, out=out, **kwargs)
    return named(linalg_lu_factor_return, result, out)


linalg_lu_op = def_("aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)")
linalg_lu_return = return_type("linalg_lu", ("P", "L", "U"))
linalg_lu_out_op = def_("aten::linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)")
linalg_lu_parser = PythonArgParser("linalg_lu", (linalg_lu_op, linalg_lu_out_op))

def linalg_lu(A=NOT_GIVEN, *args, pivot=True, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool:
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(linalg_lu_return, linalg_lu_op.table[ks](ks, A, pivot))
    result = linalg_lu_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, out=out, **kwargs)
    return named(linalg_lu_return, result, out)


lu_unpack_op = def_("aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)")
lu_unpack_return = return_type("lu_unpack", ("P", "L", "U"))
lu_unpack_out_op = def_("aten::lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)")
lu_unpack_parser = PythonArgParser("lu_unpack", (lu_unpack_op, lu_unpack_out_op))

def lu_unpack_out(LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    ks = LU_data.meta.key_set | LU_pivots.meta.key_set | P.meta.key_set | L.meta.key_set | U.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lu_unpack_out_op.table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)

def lu_unpack(LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, unpack_data=True, unpack_pivots=True, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl) and unpack_data.__class__ is bool and unpack_pivots.__class__ is bool:
        ks = LU_data.meta.key_set | LU_pivots.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(lu_unpack_return, lu_unpack_op.table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots))
    result = lu_unpack_parser.call(*given(("LU_data", "LU_pivots", "unpack_data", "unpack_pivots"), (LU_data, LU_pivots, unpack_data, unpack_pivots), (NOT_GIVEN, NOT_GIVEN, True, True), args, kwargs), out=out, **kwargs)
    return named(lu_unpack_return, result, out)


_lu_with_info_op = def_("aten::_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)")
_lu_with_info_return = return_type("_lu_with_info", ("LU", "pivots", "info"))
_lu_with_info_parser = PythonArgParser("_lu_with_info", (_lu_with_info_op,))

def _lu_with_info_default(self, pivot=True, check_errors=True):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _lu_with_info_op.table[ks](ks, self, pivot, check_errors)

def _lu_with_info(*args, **kwargs):
    return _lu_with_info_parser.call(*args, **kwargs)


linalg_lu_solve_op = def_("aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor")
linalg_lu_solve_out_op = def_("aten::linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)")
linalg_lu_solve_parser = PythonArgParser("linalg_lu_solve", (linalg_lu_solve_op, linalg_lu_solve_out_op))

def linalg_lu_solve_default(LU, pivots, B, left=True, adjoint=False):
    ks = LU.meta.key_set | pivots.meta.key_set | B.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_solve_op.table[ks](ks, LU, pivots, B, left, adjoint)

def linalg_lu_solve_out(LU, pivots, B, left, adjoint, out):
    ks = LU.meta.key_set | pivots.meta.key_set | B.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_solve_out_op.table[ks](ks, LU, pivots, B, left, adjoint, out)

def linalg_lu_solve(LU=NOT_GIVEN, pivots=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, adjoint=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(LU, TensorImpl) and isinstance(pivots, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool and adjoint.__class__ is bool:
        return linalg_lu_solve_default(LU, pivots, B, left, adjoint)
    return linalg_lu_solve_parser.call(*given(("LU", "pivots", "B"), (LU, pivots, B), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, adjoint=adjoint, out=out, **kwargs)


linalg_ldl_factor_ex_op = def_("aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)")
linalg_ldl_factor_ex_return = return_type("linalg_ldl_factor_ex", ("LD", "pivots", "info"))
linalg_ldl_factor_ex_out_op = def_("aten::linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)")
linalg_ldl_factor_ex_parser = PythonArgParser("linalg_ldl_factor_ex", (linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_out_op))

def linalg_ldl_factor_ex_default(self, hermitian=False, check_errors=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_ldl_factor_ex_op.table[ks](ks, self, hermitian, check_errors)

def linalg_ldl_factor_ex_out(self, hermitian, check_errors, LD, pivots, info):
    ks = self.meta.key_set | LD.meta.key_set | pivots.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_ldl_factor_ex_out_op.table[ks](ks, self, hermitian, check_errors, LD, pivots, info)

def linalg_ldl_factor_ex(input=NOT_GIVEN, *args, hermitian=False, check_errors=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and hermitian.__class__ is bool and check_errors.__class__ is bool:
        return tuple.__new__(linalg_ldl_factor_ex_return, linalg_ldl_factor_ex_default(input, hermitian, check_errors))
    result = linalg_ldl_factor_ex_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), hermitian=hermitian, check_errors=check_errors, out=out, **kwargs)
    return named(linalg_ldl_factor_ex_return, result, out)


linalg_ldl_factor_op = def_("aten::linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)")
linalg_ldl_factor_return = return_type("linalg_ldl_factor", ("LD", "pivots"))
linalg_ldl_factor_out_op = def_("aten::linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots)")
linalg_ldl_factor_parser = PythonArgParser("linalg_ldl_factor", (linalg_ldl_factor_op, linalg_ldl_factor_out_op))

def linalg_ldl_factor(input=NOT_GIVEN, *args, hermitian=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and hermitian.__class__ is bool:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(linalg_ldl_factor_return, linalg_ldl_factor_op.table[ks](ks, input, hermitian))
    result = linalg_ldl_factor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), hermitian=hermitian, out=out, **kwargs)
    return named(linalg_ldl_factor_return, result, out)


linalg_ldl_solve_op = def_("aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor")
linalg_ldl_solve_out_op = def_("aten::linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_ldl_solve_parser = PythonArgParser("linalg_ldl_solve", (linalg_ldl_solve_op, linalg_ldl_solve_out_op))

def linalg_ldl_solve(LD=NOT_GIVEN, pivots=NOT_GIVEN, B=NOT_GIVEN, *args, hermitian=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(LD, TensorImpl) and isinstance(pivots, TensorImpl) and isinstance(B, TensorImpl) and hermitian.__class__ is bool:
        ks = LD.meta.key_set | pivots.meta.key_set | B.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_ldl_solve_op.table[ks](ks, LD, pivots, B, hermitian)
    return linalg_ldl_solve_parser.call(*given(("LD", "pivots", "B"), (LD, pivots, B), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), hermitian=hermitian, out=out, **kwargs)


lu_solve_out_op = def_("aten::lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)")
lu_solve_op = def_("aten::lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor")
lu_solve_parser = PythonArgParser("lu_solve", (lu_solve_out_op, lu_solve_op), methods=(lu_solve_op,))

def lu_solve_default(self, LU_data, LU_pivots):
    ks = self.meta.key_set | LU_data.meta.key_set | LU_pivots.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lu_solve_op.table[ks](ks, self, LU_data, LU_pivots)

def lu_solve(input=NOT_GIVEN, LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl):
        return lu_solve_default(input, LU_data, LU_pivots)
    return lu_solve_parser.call(*given(("input", "LU_data", "LU_pivots"), (input, LU_data, LU_pivots), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_linalg_solve_ex_op = def_("aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)")
_linalg_solve_ex_return = return_type("_linalg_solve_ex", ("result", "LU", "pivots", "info"))
_linalg_solve_ex_result_op = def_("aten::_linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)")
_linalg_solve_ex_parser = PythonArgParser("_linalg_solve_ex", (_linalg_solve_ex_op, _linalg_solve_ex_result_op))

def _linalg_solve_ex_default(A, B, left=True, check_errors=False):
    ks = A.meta.key_set | B.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_solve_ex_op.table[ks](ks, A, B, left, check_errors)

def _linalg_solve_ex_result(A, B, left, check_errors, result, LU, pivots, info):
    ks = A.meta.key_set | B.meta.key_set | result.meta.key_set | LU.meta.key_set | pivots.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_solve_ex_result_op.table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)

def _linalg_solve_ex(*args, **kwargs):
    return _linalg_solve_ex_parser.call(*args, **kwargs)


linalg_solve_ex_op = def_("aten::linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)")
linalg_solve_ex_return = return_type("linalg_solve_ex", ("result", "info"))
linalg_solve_ex_out_op = def_("aten::linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)")
linalg_solve_ex_parser = PythonArgParser("linalg_solve_ex", (linalg_solve_ex_op, linalg_solve_ex_out_op))

def linalg_solve_ex_out(A, B, left, check_errors, result, info):
    ks = A.meta.key_set | B.meta.key_set | result.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_solve_ex_out_op.table[ks](ks, A, B, left, check_errors, result, info)

def linalg_solve_ex(A=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, check_errors=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool and check_errors.__class__ is bool:
        ks = A.meta.key_set | B.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(linalg_solve_ex_return, linalg_solve_ex_op.table[ks](ks, A, B, left, check_errors))
    result = linalg_solve_ex_parser.call(*given(("A", "B"), (A, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, check_errors=check_errors, out=out, **kwargs)
    return named(linalg_solve_ex_return, result, out)


linalg_solve_op = def_("aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor")
linalg_solve_out_op = def_("aten::linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)")
linalg_solve_parser = PythonArgParser("linalg_solve", (linalg_solve_op, linalg_solve_out_op))

def linalg_solve(A=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool:
        ks = A.meta.key_set | B.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_solve_op.table[ks](ks, A, B, left)
    return linalg_solve_parser.call(*given(("A", "B"), (A, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, out=out, **kwargs)


linalg_inv_ex_op = def_("aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)")
linalg_inv_ex_return = return_type("linalg_inv_ex", ("inverse", "info"))
linalg_inv_ex_inverse_op = def_("aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)")
linalg_inv_ex_parser = PythonArgParser("linalg_inv_ex", (linalg_inv_ex_op, linalg_inv_ex_inverse_op))

def linalg_inv_ex_default(A, check_errors=False):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_inv_ex_op.table[ks](ks, A, check_errors)

def linalg_inv_ex_inverse(A, check_errors, inverse, info):
    ks = A.meta.key_set | inverse.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_inv_ex_inverse_op.table[ks](ks, A, check_errors, inverse, info)

def linalg_inv_ex(A=NOT_GIVEN, *args, check_errors=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and check_errors.__class__ is bool:
        return tuple.__new__(linalg_inv_ex_return, linalg_inv_ex_default(A, check_errors))
    result = linalg_inv_ex_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), check_errors=check_errors, out=out, **kwargs)
    return named(linalg_inv_ex_return, result, out)


linalg_inv_op = def_("aten::linalg_inv(Tensor A) -> Tensor")
linalg_inv_out_op = def_("aten::linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)")
linalg_inv_parser = PythonArgParser("linalg_inv", (linalg_inv_op, linalg_inv_out_op))

def linalg_inv(A=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl):
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_inv_op.table[ks](ks, A)
    return linalg_inv_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


inverse_op = def_("aten::inverse(Tensor self) -> Tensor")
inverse_out_op = def_("aten::inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
inverse_parser = PythonArgParser("inverse", (inverse_op, inverse_out_op), methods=(inverse_op,))

def inverse(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return inverse_op.table[ks](ks, input)
    return inverse_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_solve_triangular_out_op = def_("aten::linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)")
linalg_solve_triangular_op = def_("aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor")
linalg_solve_triangular_parser = PythonArgParser("linalg_solve_triangular", (linalg_solve_triangular_out_op, linalg_solve_triangular_op))

def linalg_solve_triangular(input=NOT_GIVEN, B=NOT_GIVEN, *args, upper=NOT_GIVEN, left=True, unitriangular=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(B, TensorImpl) and upper.__class__ is bool and left.__class__ is bool and unitriangular.__class__ is bool:
        ks = input.meta.key_set | B.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_solve_triangular_op.table[ks](ks, input, B, upper, left, unitriangular)
    return linalg_solve_triangular_parser.call(*given(("input", "B"), (input, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), upper=upper, left=left, unitriangular=unitriangular, out=out, **kwargs)


triangular_solve_X_op = def_("aten::triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)")
triangular_solve_op = def_("aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)")
triangular_solve_return = return_type("triangular_solve", ("solution", "cloned_coefficient"))
triangular_solve_parser = PythonArgParser("triangular_solve", (triangular_solve_X_op, triangular_solve_op), methods=(triangular_solve_op,))

def triangular_solve_default(self, A, upper=True, transpose=False, unitriangular=False):
    ks = self.meta.key_set | A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triangular_solve_op.table[ks](ks, self, A, upper, transpose, unitriangular)

def triangular_solve(input=NOT_GIVEN, A=NOT_GIVEN, upper=True, transpose=False, unitriangular=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(A, TensorImpl) and upper.__class__ is bool and transpose.__class__ is bool and unitriangular.__class__ is bool:
        return tuple.__new__(triangular_solve_return, triangular_solve_default(input, A, upper, transpose, unitriangular))
    result = triangular_solve_parser.call(*given(("input", "A", "upper", "transpose", "unitriangular"), (input, A, upper, transpose, unitriangular), (NOT_GIVEN, NOT_GIVEN, True, False, False), args, kwargs), out=out, **kwargs)
    return named(triangular_solve_return, result, out)


_linalg_det_op = def_("aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)")
_linalg_det_return = return_type("_linalg_det", ("result", "LU", "pivots"))
_linalg_det_result_op = def_("aten::_linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)")
_linalg_det_parser = PythonArgParser("_linalg_det", (_linalg_det_op, _linalg_det_result_op))

def _linalg_det_default(A):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_det_op.table[ks](ks, A)

def _linalg_det_result(A, result, LU, pivots):
    ks = A.meta.key_set | result.meta.key_set | LU.meta.key_set | pivots.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_det_result_op.table[ks](ks, A, result, LU, pivots)

def _linalg_det(*args, **kwargs):
    return _linalg_det_parser.call(*args, **kwargs)


linalg_det_op = def_("aten::linalg_det(Tensor A) -> Tensor")
linalg_det_out_op = def_("aten::linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)")
linalg_det_parser = PythonArgParser("linalg_det", (linalg_det_op, linalg_det_out_op))

def linalg_det(A=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl):
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_det_op.table[ks](ks, A)
    return linalg_det_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


det_op = def_("aten::det(Tensor self) -> Tensor")
det_parser = PythonArgParser("det", (det_op,), methods=(det_op,))

def det(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return det_op.table[ks](ks, input)
    return det_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_linalg_slogdet_op = def_("aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)")
_linalg_slogdet_return = return_type("_linalg_slogdet", ("sign", "logabsdet", "LU", "pivots"))
_linalg_slogdet_sign_op = def_("aten::_linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)")
_linalg_slogdet_parser = PythonArgParser("_linalg_slogdet", (_linalg_slogdet_op, _linalg_slogdet_sign_op))

def _linalg_slogdet_default(A):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_slogdet_op.table[ks](ks, A)

def _linalg_slogdet_sign(A, sign, logabsdet, LU, pivots):
    ks = A.meta.key_set | sign.meta.key_set | logabsdet.meta.key_set | LU.meta.key_set | pivots.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_slogdet_sign_op.table[ks](ks, A, sign, logabsdet, LU, pivots)

def _linalg_slogdet(*args, **kwargs):
    return _linalg_slogdet_parser.call(*args, **kwargs)


linalg_slogdet_op = def_("aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)")
linalg_slogdet_return = return_type("linalg_slogdet", ("sign", "logabsdet"))
linalg_slogdet_out_op = def_("aten::linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)")
linalg_slogdet_parser = PythonArgParser("linalg_slogdet", (linalg_slogdet_op, linalg_slogdet_out_op))

def linalg_slogdet_default(A):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_slogdet_op.table[ks](ks, A)

def linalg_slogdet_out(A, sign, logabsdet):
    ks = A.meta.key_set | sign.meta.key_set | logabsdet.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_slogdet_out_op.table[ks](ks, A, sign, logabsdet)

def linalg_slogdet(A=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl):
        return tuple.__new__(linalg_slogdet_return, linalg_slogdet_default(A))
    result = linalg_slogdet_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
    return named(linalg_slogdet_return, result, out)


slogdet_op = def_("aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)")
slogdet_return = return_type("slogdet", ("sign", "logabsdet"))
slogdet_out_op = def_("aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)")
slogdet_parser = PythonArgParser("slogdet", (slogdet_op, slogdet_out_op), methods=(slogdet_op,))

def slogdet(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(slogdet_return, slogdet_op.table[ks](ks, input))
    result = slogdet_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
    return named(slogdet_return, result, out)


logdet_op = def_("aten::logdet(Tensor self) -> Tensor")
logdet_parser = PythonArgParser("logdet", (logdet_op,), methods=(logdet_op,))

def logdet(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logdet_op.table[ks](ks, input)
    return logdet_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cholesky_ex_op = def_("aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)")
linalg_cholesky_ex_return = return_type("linalg_cholesky_ex", ("L", "info"))
linalg_cholesky_ex_L_op = def_("aten::linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)")
linalg_cholesky_ex_parser = PythonArgParser("linalg_cholesky_ex", (linalg_cholesky_ex_op, linalg_cholesky_ex_L_op))

def linalg_cholesky_ex_default(self, upper=False, check_errors=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cholesky_ex_op.table[ks](ks, self, upper, check_errors)

def linalg_cholesky_ex_L(self, upper, check_errors, L, info):
    ks = self.meta.key_set | L.meta.key_set | info.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cholesky_ex_L_op.table[ks](ks, self, upper, check_errors, L, info)

def linalg_cholesky_ex(input=NOT_GIVEN, *args, upper=False, check_errors=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool and check_errors.__class__ is bool:
        return tuple.__new__(linalg_cholesky_ex_return, linalg_cholesky_ex_default(input, upper, check_errors))
    result = linalg_cholesky_ex_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), upper=upper, check_errors=check_errors, out=out, **kwargs)
    return named(linalg_cholesky_ex_return, result, out)


linalg_cholesky_op = def_("aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor")
linalg_cholesky_out_op = def_("aten::linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)")
linalg_cholesky_parser = PythonArgParser("linalg_cholesky", (linalg_cholesky_op, linalg_cholesky_out_op))

def linalg_cholesky(input=NOT_GIVEN, *args, upper=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cholesky_op.table[ks](ks, input, upper)
    return linalg_cholesky_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), upper=upper, out=out, **kwargs)


cholesky_out_op = def_("aten::cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_op = def_("aten::cholesky(Tensor self, bool upper=False) -> Tensor")
cholesky_parser = PythonArgParser("cholesky", (cholesky_out_op, cholesky_op), methods=(cholesky_op,))

def cholesky_default(self, upper=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_op.table[ks](ks, self, upper)

def cholesky(input=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        return cholesky_default(input, upper)
    return cholesky_parser.call(*given(("input", "upper"), (input, upper), (NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


cholesky_solve_out_op = def_("aten::cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_solve_op = def_("aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor")
cholesky_solve_parser = PythonArgParser("cholesky_solve", (cholesky_solve_out_op, cholesky_solve_op), methods=(cholesky_solve_op,))

def cholesky_solve_default(self, input2, upper=False):
    ks = self.meta.key_set | input2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_solve_op.table[ks](ks, self, input2, upper)

def cholesky_solve(input=NOT_GIVEN, input2=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl) and upper.__class__ is bool:
        return cholesky_solve_default(input, input2, upper)
    return cholesky_solve_parser.call(*given(("input", "input2", "upper"), (input, input2, upper), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


_cholesky_solve_helper_op = def_("aten::_cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor")
_cholesky_solve_helper_parser = PythonArgParser("_cholesky_solve_helper", (_cholesky_solve_helper_op,))

def _cholesky_solve_helper_default(self, A, upper):
    ks = self.meta.key_set | A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _cholesky_solve_helper_op.table[ks](ks, self, A, upper)

def _cholesky_solve_helper(*args, **kwargs):
    return _cholesky_solve_helper_parser.call(*args, **kwargs)


cholesky_inverse_op = def_("aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor")
cholesky_inverse_out_op = def_("aten::cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_inverse_parser = PythonArgParser("cholesky_inverse", (cholesky_inverse_op, cholesky_inverse_out_op), methods=(cholesky_inverse_op,))

def cholesky_inverse_default(self, upper=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_inverse_op.table[ks](ks, self, upper)

def cholesky_inverse(input=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        return cholesky_inverse_default(input, upper)
    return cholesky_inverse_parser.call(*given(("input", "upper"), (input, upper), (NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


linalg_qr_op = def_("aten::linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)")
linalg_qr_return = return_type("linalg_qr", ("Q", "R"))
linalg_qr_out_op = def_("aten::linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)")
linalg_qr_parser = PythonArgParser("linalg_qr", (linalg_qr_op, linalg_qr_out_op))

def linalg_qr_default(A, mode='reduced'):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_qr_op.table[ks](ks, A, mode)

def linalg_qr_out(A, mode, Q, R):
    ks = A.meta.key_set | Q.meta.key_set | R.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_qr_out_op.table[ks](ks, A, mode, Q, R)

def linalg_qr(A=NOT_GIVEN, mode='reduced', *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and mode.__class__ is str:
        return tuple.__new__(linalg_qr_return, linalg_qr_default(A, mode))
    result = linalg_qr_parser.call(*given(("A", "mode"), (A, mode), (NOT_GIVEN, 'reduced'), args, kwargs), out=out, **kwargs)
    return named(linalg_qr_return, result, out)


qr_Q_op = def_("aten::qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)")
qr_op = def_("aten::qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)")
qr_return = return_type("qr", ("Q", "R"))
qr_parser = PythonArgParser("qr", (qr_Q_op, qr_op), methods=(qr_op,))

def qr_default(self, some=True):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return qr_op.table[ks](ks, self, some)

def qr(input=NOT_GIVEN, some=True, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and some.__class__ is bool:
        return tuple.__new__(qr_return, qr_default(input, some))
    result = qr_parser.call(*given(("input", "some"), (input, some), (NOT_GIVEN, True), args, kwargs), out=out, **kwargs)
    return named(qr_return, result, out)


geqrf_a_op = def_("aten::geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)")
geqrf_op = def_("aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)")
geqrf_return = return_type("geqrf", ("a", "tau"))
geqrf_parser = PythonArgParser("geqrf", (geqrf_a_op, geqrf_op), methods=(geqrf_op,))

def geqrf(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(geqrf_return, geqrf_op.table[ks](ks, input))
    result = geqrf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
    return named(geqrf_return, result, out)


linalg_householder_product_op = def_("aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor")
linalg_householder_product_out_op = def_("aten::linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)")
linalg_householder_product_parser = PythonArgParser("linalg_householder_product", (linalg_householder_product_op, linalg_householder_product_out_op))

def linalg_householder_product(input=NOT_GIVEN, tau=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tau, TensorImpl):
        ks = input.meta.key_set | tau.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_householder_product_op.table[ks](ks, input, tau)
    return linalg_householder_product_parser.call(*given(("input", "tau"), (input, tau), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


orgqr_op = def_("aten::orgqr(Tensor self, Tensor input2) -> Tensor")
orgqr_out_op = def_("aten::orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)")
orgqr_parser = PythonArgParser("orgqr", (orgqr_op, orgqr_out_op), methods=(orgqr_op,))

def orgqr_default(self, input2):
    ks = self.meta.key_set | input2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return orgqr_op.table[ks](ks, self, input2)

def orgqr(input=NOT_GIVEN, input2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl):
        return orgqr_default(input, input2)
    return orgqr_parser.call(*given(("input", "input2"), (input, input2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ormqr_out_op = def_("aten::ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)")
ormqr_op = def_("aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor")
ormqr_parser = PythonArgParser("ormqr", (ormqr_out_op, ormqr_op), methods=(ormqr_op,))

def ormqr_default(self, input2, input3, left=True, transpose=False):
    ks = self.meta.key_set | input2.meta.key_set | input3.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ormqr_op.table[ks](ks, self, input2, input3, left, transpose)

def ormqr(input=NOT_GIVEN, input2=NOT_GIVEN, input3=NOT_GIVEN, left=True, transpose=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl) and isinstance(input3, TensorImpl) and left.__class__ is bool and transpose.__class__ is bool:
        return ormqr_default(input, input2, input3, left, transpose)
    return ormqr_parser.call(*given(("input", "input2", "input3", "left", "transpose"), (input, input2, input3, left, transpose), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, True, False), args, kwargs), out=out, **kwargs)


_linalg_svd_op = def_("aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)")
_linalg_svd_return = return_type("_linalg_svd", ("U", "S", "Vh"))
_linalg_svd_U_op = def_("aten::_linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)")
_linalg_svd_parser = PythonArgParser("_linalg_svd", (_linalg_svd_op, _linalg_svd_U_op))

def _linalg_svd_default(A, full_matrices=False, compute_uv=True, driver=None):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_svd_op.table[ks](ks, A, full_matrices, compute_uv, driver)

def _linalg_svd_U(A, full_matrices, compute_uv, driver, U, S, Vh):
    ks = A.meta.key_set | U.meta.key_set | S.meta.key_set | Vh.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_svd_U_op.table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)

def _linalg_svd(*args, **kwargs):
    return _linalg_svd_parser.call(*args, **kwargs)


linalg_svd_op = def_("aten::linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)")
linalg_svd_return = return_type("linalg_svd", ("U", "S", "Vh"))
linalg_svd_U_op = def_("aten::linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)")
linalg_svd_parser = PythonArgParser("linalg_svd", (linalg_svd_op, linalg_svd_U_op))

def linalg_svd_default(A, full_matrices=True, driver=None):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_svd_op.table[ks](ks, A, full_matrices, driver)

def linalg_svd(A=NOT_GIVEN, full_matrices=True, *args, driver=None, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and full_matrices.__class__ is bool and (driver is None or driver.__class__ is str):
        return tuple.__new__(linalg_svd_return, linalg_svd_default(A, full_matrices, driver))
    result = linalg_svd_parser.call(*given(("A", "full_matrices"), (A, full_matrices), (NOT_GIVEN, True), args, kwargs), driver=driver, out=out, **kwargs)
    return named(linalg_svd_return, result, out)


linalg_svdvals_op = def_("aten::linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor")
linalg_svdvals_out_op = def_("aten::linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)")
linalg_svdvals_parser = PythonArgParser("linalg_svdvals", (linalg_svdvals_op, linalg_svdvals_out_op))

def linalg_svdvals(A=NOT_GIVEN, *args, driver=None, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and (driver is None or driver.__class__ is str):
        ks = A.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_svdvals_op.table[ks](ks, A, driver)
    return linalg_svdvals_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), driver=driver, out=out, **kwargs)


svd_U_op = def_("aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)")
svd_op = def_("aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)")
svd_return = return_type("svd", ("U", "S", "V"))
svd_parser = PythonArgParser("svd", (svd_U_op, svd_op), methods=(svd_op,))

def svd_default(self, some=True, compute_uv=True):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return svd_op.table[ks](ks, self, some, compute_uv)

def svd(input=NOT_GIVEN, some=True, compute_uv=True, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and some.__class__ is bool and compute_uv.__class__ is bool:
        return tuple.__new__(svd_return, svd_default(input, some, compute_uv))
    result = svd_parser.call(*given(("input", "some", "compute_uv"), (input, some, compute_uv), (NOT_GIVEN, True, True), args, kwargs), out=out, **kwargs)
    return named(svd_return, result, out)


_linalg_eigh_op = def_('aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)')
_linalg_eigh_return = return_type("_linalg_eigh", ("eigenvalues", "eigenvectors"))
_linalg_eigh_eigenvalues_op = def_('aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)')
_linalg_eigh_parser = PythonArgParser("_linalg_eigh", (_linalg_eigh_op, _linalg_eigh_eigenvalues_op))

def _linalg_eigh_default(A, UPLO='L', compute_v=True):
    ks = A.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_eigh_op.table[ks](ks, A, UPLO, compute_v)

def _linalg_eigh_eigenvalues(A, UPLO, compute_v, eigenvalues, eigenvectors):
    ks = A.meta.key_set | eigenvalues.meta.key_set | eigenvectors.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_eigh_eigenvalues_op.table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)

def _linalg_eigh(*args, **kwargs):
    return _linalg_eigh_parser.call(*args, **kwargs)


linalg_eigh_op = def_('aten::linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)')
linalg_eigh_return = return_type("linalg_eigh", ("eigenvalues", "eigenvectors"))
linalg_eigh_eigvals_op = def_('aten::linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)')
linalg_eigh_parser = PythonArgParser("linalg_eigh", (linalg_eigh_op, linalg_eigh_eigvals_op))

def linalg_eigh_default(self, UPLO='L'):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_eigh_op.table[ks](ks, self, UPLO)

def linalg_eigh(input=NOT_GIVEN, UPLO='L', *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and UPLO.__class__ is str:
        return tuple.__new__(linalg_eigh_return, linalg_eigh_default(input, UPLO))
    result = linalg_eigh_parser.call(*given(("input", "UPLO"), (input, UPLO), (NOT_GIVEN, 'L'), args, kwargs), out=out, **kwargs)
    return named(linalg_eigh_return, result, out)


linalg_eigvalsh_op = def_('aten::linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor')
linalg_eigvalsh_out_op = def_('aten::linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)')
linalg_eigvalsh_parser = PythonArgParser("linalg_eigvalsh", (linalg_eigvalsh_op, linalg_eigvalsh_out_op))

def linalg_eigvalsh(input=NOT_GIVEN, UPLO='L', *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and UPLO.__class__ is str:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_eigvalsh_op.table[ks](ks, input, UPLO)
    return linalg_eigvalsh_parser.call(*given(("input", "UPLO"), (input, UPLO), (NOT_GIVEN, 'L'), args, kwargs), out=out, **kwargs)


linalg_eig_op = def_("aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)")
linalg_eig_return = return_type("linalg_eig", ("eigenvalues", "eigenvectors"))
linalg_eig_out_op = def_("aten::linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)")
linalg_eig_parser = PythonArgParser("linalg_eig", (linalg_eig_op, linalg_eig_out_op))

def linalg_eig(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(linalg_eig_return, linalg_eig_op.table[ks](ks, input))
    result = linalg_eig_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
    return named(linalg_eig_return, result, out)


linalg_eigvals_op = def_("aten::linalg_eigvals(Tensor self) -> Tensor")
linalg_eigvals_out_op = def_("aten::linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
linalg_eigvals_parser = PythonArgParser("linalg_eigvals", (linalg_eigvals_op, linalg_eigvals_out_op))

def linalg_eigvals(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_eigvals_op.table[ks](ks, input)
    return linalg_eigvals_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_lstsq_op = def_("aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)")
linalg_lstsq_return = return_type("linalg_lstsq", ("solution", "residuals", "rank", "singular_values"))
linalg_lstsq_out_op = def_("aten::linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)")
linalg_lstsq_parser = PythonArgParser("linalg_lstsq", (linalg_lstsq_op, linalg_lstsq_out_op))

def linalg_lstsq_default(self, b, rcond=None, driver=None):
    ks = self.meta.key_set | b.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lstsq_op.table[ks](ks, self, b, rcond, driver)

def linalg_lstsq(input=NOT_GIVEN, b=NOT_GIVEN, rcond=None, *args, driver=None, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(b, TensorImpl) and (rcond is None or rcond.__class__ is float) and (driver is None or driver.__class__ is str):
        return tuple.__new__(linalg_lstsq_return, linalg_lstsq_default(input, b, rcond, driver))
    result = linalg_lstsq_parser.call(*given(("input", "b", "rcond"), (input, b, rcond), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), driver=driver, out=out, **kwargs)
    return named(linalg_lstsq_return, result, out)


linalg_pinv_atol_rtol_tensor_op = def_("aten::linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor")
linalg_pinv_atol_rtol_tensor_out_op = def_("aten::linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_atol_rtol_float_op = def_("aten::linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor")
linalg_pinv_atol_rtol_float_out_op = def_("aten::linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_op = def_("aten::linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor")
linalg_pinv_rcond_tensor_op = def_("aten::linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor")
linalg_pinv_out_op = def_("aten::linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_out_rcond_tensor_op = def_("aten::linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_parser = PythonArgParser("linalg_pinv", (linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_out_op, linalg_pinv_atol_rtol_float_op, linalg_pinv_atol_rtol_float_out_op, linalg_pinv_op, linalg_pinv_rcond_tensor_op, linalg_pinv_out_op, linalg_pinv_out_rcond_tensor_op))

def linalg_pinv_atol_rtol_tensor(self, atol=None, rtol=None, hermitian=False):
    ks = self.meta.key_set
    if atol is not None:
        ks |= atol.meta.key_set
    if rtol is not None:
        ks |= rtol.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_atol_rtol_tensor_op.table[ks](ks, self, atol, rtol, hermitian)

def linalg_pinv_atol_rtol_float(self, atol=None, rtol=None, hermitian=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_atol_rtol_float_op.table[ks](ks, self, atol, rtol, hermitian)

def linalg_pinv_default(self, rcond, hermitian=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_op.table[ks](ks, self, rcond, hermitian)

def linalg_pinv_rcond_tensor(self, rcond, hermitian=False):
    ks = self.meta.key_set | rcond.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_rcond_tensor_op.table[ks](ks, self, rcond, hermitian)

def linalg_pinv(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return linalg_pinv_atol_rtol_float(input, None, None, False)
        if len(args) == 1:
            (rcond,) = args
            if isinstance(input, TensorImpl) and rcond.__class__ is float:
                return linalg_pinv_default(input, rcond, False)
            if isinstance(input, TensorImpl) and isinstance(rcond, TensorImpl):
                return linalg_pinv_rcond_tensor(input, rcond, False)
        if len(args) == 2:
            rcond, hermitian = args
            if isinstance(input, TensorImpl) and rcond.__class__ is float and hermitian.__class__ is bool:
                return linalg_pinv_default(input, rcond, hermitian)
            if isinstance(input, TensorImpl) and isinstance(rcond, TensorImpl) and hermitian.__class__ is bool:
                return linalg_pinv_rcond_tensor(input, rcond, hermitian)
    return linalg_pinv_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


pinverse_op = def_("aten::pinverse(Tensor self, float rcond=1e-15) -> Tensor")
pinverse_parser = PythonArgParser("pinverse", (pinverse_op,), methods=(pinverse_op,))

def pinverse_default(self, rcond=1e-15):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pinverse_op.table[ks](ks, self, rcond)

def pinverse(input=NOT_GIVEN, rcond=1e-15, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and rcond.__class__ is float:
        return pinverse_default(input, rcond)
    return pinverse_parser.call(*given(("input", "rcond"), (input, rcond), (NOT_GIVEN, 1e-15), args, kwargs), **kwargs)


linalg_matrix_rank_atol_rtol_tensor_op = def_("aten::linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor")
linalg_matrix_rank_atol_rtol_tensor_out_op = def_("aten::linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_atol_rtol_float_op = def_("aten::linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor")
linalg_matrix_rank_atol_rtol_float_out_op = def_("aten::linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_op = def_("aten::linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor")
linalg_matrix_rank_out_op = def_("aten::linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_tol_tensor_op = def_("aten::linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor")
linalg_matrix_rank_out_tol_tensor_op = def_("aten::linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_parser = PythonArgParser("linalg_matrix_rank", (linalg_matrix_rank_atol_rtol_tensor_op, linalg_matrix_rank_atol_rtol_tensor_out_op, linalg_matrix_rank_atol_rtol_float_op, linalg_matrix_rank_atol_rtol_float_out_op, linalg_matrix_rank_op, linalg_matrix_rank_out_op, linalg_matrix_rank_tol_tensor_op, linalg_matrix_rank_out_tol_tensor_op))

def linalg_matrix_rank_default(self, tol, hermitian=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_rank_op.table[ks](ks, self, tol, hermitian)

def linalg_matrix_rank_tol_tensor(input, tol, hermitian=False):
    ks = input.meta.key_set | tol.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_rank_tol_tensor_op.table[ks](ks, input, tol, hermitian)

def linalg_matrix_rank(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                ks = input.meta.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return linalg_matrix_rank_atol_rtol_float_op.table[ks](ks, input, None, None, False)
        if len(args) == 1:
            (tol,) = args
            if isinstance(input, TensorImpl) and tol.__class__ is float:
                return linalg_matrix_rank_default(input, tol, False)
            if isinstance(input, TensorImpl) and isinstance(tol, TensorImpl):
                return linalg_matrix_rank_tol_tensor(input, tol, False)
        if len(args) == 2:
            tol, hermitian = args
            if isinstance(input, TensorImpl) and tol.__class__ is float and hermitian.__class__ is bool:
                return linalg_matrix_rank_default(input, tol, hermitian)
            if isinstance(input, TensorImpl) and isinstance(tol, TensorImpl) and hermitian.__class__ is bool:
                return linalg_matrix_rank_tol_tensor(input, tol, hermitian)
    return linalg_matrix_rank_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cond_op = def_("aten::linalg_cond(Tensor self, Scalar? p=None) -> Tensor")
linalg_cond_out_op = def_("aten::linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)")
linalg_cond_p_str_op = def_("aten::linalg_cond.p_str(Tensor self, str p) -> Tensor")
linalg_cond_p_str_out_op = def_("aten::linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)")
linalg_cond_parser = PythonArgParser("linalg_cond", (linalg_cond_op, linalg_cond_out_op, linalg_cond_p_str_op, linalg_cond_p_str_out_op))

def linalg_cond(input=NOT_GIVEN, p=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (p is None or p.__class__ in NUMBERS):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cond_op.table[ks](ks, input, p)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is str:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cond_p_str_op.table[ks](ks, input, p)
    return linalg_cond_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


linalg_norm_op = def_("aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_norm_ord_str_op = def_("aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_norm_out_op = def_("aten::linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_norm_ord_str_out_op = def_("aten::linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_norm_parser = PythonArgParser("linalg_norm", (linalg_norm_op, linalg_norm_ord_str_op, linalg_norm_out_op, linalg_norm_ord_str_out_op))

def linalg_norm(input=NOT_GIVEN, ord=None, dim=None, keepdim=False, *args, dtype=None, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (ord is None or ord.__class__ in NUMBERS) and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_norm_op.table[ks](ks, input, ord, dim_, keepdim, dtype)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_norm_ord_str_op.table[ks](ks, input, ord, dim_, keepdim, dtype)
    return linalg_norm_parser.call(*given(("input", "ord", "dim", "keepdim"), (input, ord, dim, keepdim), (NOT_GIVEN, None, None, False), args, kwargs), dtype=dtype, out=out, **kwargs)


linalg_matrix_norm_op = def_("aten::linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_matrix_norm_out_op = def_("aten::linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_norm_str_ord_op = def_("aten::linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_matrix_norm_str_ord_out_op = def_("aten::linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_norm_parser = PythonArgParser("linalg_matrix_norm", (linalg_matrix_norm_op, linalg_matrix_norm_out_op, linalg_matrix_norm_str_ord_op, linalg_matrix_norm_str_ord_out_op))

def linalg_matrix_norm_default(self, ord, dim=(-2, -1), keepdim=False, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_norm_op.table[ks](ks, self, ord, dim, keepdim, dtype)

def linalg_matrix_norm_str_ord(self, ord='fro', dim=(-2, -1), keepdim=False, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_norm_str_ord_op.table[ks](ks, self, ord, dim, keepdim, dtype)

def linalg_matrix_norm(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return linalg_matrix_norm_str_ord(input, 'fro', (-2, -1), False, None)
        if len(args) == 1:
            (ord,) = args
            if isinstance(input, TensorImpl) and ord.__class__ in NUMBERS:
                return linalg_matrix_norm_default(input, ord, (-2, -1), False, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str:
                return linalg_matrix_norm_str_ord(input, ord, (-2, -1), False, None)
        if len(args) == 2:
            ord, dim = args
            if isinstance(input, TensorImpl) and ord.__class__ in NUMBERS and (dim_ := as_tuple(dim)) is not False:
                return linalg_matrix_norm_default(input, ord, dim_, False, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple(dim)) is not False:
                return linalg_matrix_norm_str_ord(input, ord, dim_, False, None)
        if len(args) == 3:
            ord, dim, keepdim = args
            if isinstance(input, TensorImpl) and ord.__class__ in NUMBERS and (dim_ := as_tuple(dim)) is not False and keepdim.__class__ is bool:
                return linalg_matrix_norm_default(input, ord, dim_, keepdim, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple(dim)) is not False and keepdim.__class__ is bool:
                return linalg_matrix_norm_str_ord(input, ord, dim_, keepdim, None)
    return linalg_matrix_norm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


frobenius_norm_dim_op = def_("aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor")
frobenius_norm_out_op = def_("aten::frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
frobenius_norm_parser = PythonArgParser("frobenius_norm", (frobenius_norm_dim_op, frobenius_norm_out_op))

def frobenius_norm(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frobenius_norm_dim_op.table[ks](ks, input, dim_, keepdim)
    return frobenius_norm_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


nuclear_norm_op = def_("aten::nuclear_norm(Tensor self, bool keepdim=False) -> Tensor")
nuclear_norm_out_op = def_("aten::nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
nuclear_norm_dim_op = def_("aten::nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor")
nuclear_norm_dim_out_op = def_("aten::nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
nuclear_norm_parser = PythonArgParser("nuclear_norm", (nuclear_norm_op, nuclear_norm_out_op, nuclear_norm_dim_op, nuclear_norm_dim_out_op))

def nuclear_norm_default(self, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nuclear_norm_op.table[ks](ks, self, keepdim)

def nuclear_norm_dim(self, dim, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nuclear_norm_dim_op.table[ks](ks, self, dim, keepdim)

def nuclear_norm(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return nuclear_norm_default(input, False)
        if len(args) == 1:
            (keepdim,) = args
            if isinstance(input, TensorImpl) and keepdim.__class__ is bool:
                return nuclear_norm_default(input, keepdim)
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 2)) is not False:
                return nuclear_norm_dim(input, dim_, False)
        if len(args) == 2:
            dim, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 2)) is not False and keepdim.__class__ is bool:
                return nuclear_norm_dim(input, dim_, keepdim)
    return nuclear_norm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
