"""Entries of the operator database: products and sums of products. See op_info.py for what an entry says.

Solvers are in op_db_solvers.py, decompositions in op_db_decompositions.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32, int64
from tinytensor.testing.op_db_decompositions import DECOMPOSITION_OPS
from tinytensor.testing.op_db_solvers import SOLVER_OPS
from tinytensor.testing.op_info import EVERY, FLOATS, NUMBERS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

_SOME = (int64, *FLOATS)
_WITH_BIAS = {"beta": 2, "alpha": 3}


def _matrices(tt: Any, *shapes: tuple[int, ...]) -> list[Any]:
    return [tt.ones(*shape) for shape in shapes]


# ---- products with a bias --------------------------------------------------------------------------------------------


def _with_bias(product: Any) -> Any:
    return lambda c, a, b, beta=1, alpha=1: (beta * c if beta else 0) + alpha * product(a, b)


BIASED = [
    OpInfo("addmv", _with_bias(np.matmul), samples(([(3,), (3, 4), (4,)],), ([(), (3, 4), (4,)], _WITH_BIAS), ([(3,), (3, 0), (0,)],), ([(0,), (0, 2), (2,)],), ([(1,), (3, 2), (2,)], {"beta": 0})), _SOME, inplace=False, out=True, rtol=2e-2, half_atol=0.05, refusals=(
        Refusal(lambda tt: tt.addmv(*_matrices(tt, (5,), (3, 4), (4,))), RuntimeError, "size mismatch, got input (5), mat (3x4), vec (4)"),
        Refusal(lambda tt: tt.addmv(*_matrices(tt, (3,), (3, 4), (3,))), RuntimeError, "size mismatch, got input (3), mat (3x4), vec (3)"),
        Refusal(lambda tt: tt.addmv(*_matrices(tt, (3, 3), (3, 3), (3,))), RuntimeError, "vector + matrix @ vector expected, got 2, 2, 1"),
        Refusal(lambda tt: tt.addmv(tt.ones(3), tt.ones(3, 3), tt.ones(3).double()), RuntimeError, "addmv input tensors must have the same dtype, but got Float, Float, and Double"),
        Refusal(lambda tt: tt.ones(1).addmv_(tt.ones(3, 3), tt.ones(3)), RuntimeError, "Bad in-place call: input tensor size [1] and output tensor size [3] should match"),
        Refusal(lambda tt: tt.addmv(tt.ones(2) > 0, tt.ones(2, 2) > 0, tt.ones(2) > 0), NotImplementedError, "\"addmv_impl_cpu\" not implemented for 'Bool'"),
    )),
    OpInfo("baddbmm", _with_bias(np.matmul), samples(([(2, 3, 5), (2, 3, 4), (2, 4, 5)],), ([(5,), (2, 3, 4), (2, 4, 5)], _WITH_BIAS), ([(2, 3, 2), (2, 3, 0), (2, 0, 2)],), ([(0, 1, 1), (0, 1, 1), (0, 1, 1)],), ([(), (1, 2, 2), (1, 2, 2)], {"beta": 0})), _SOME, out=True, rtol=2e-2, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.baddbmm(*_matrices(tt, (2, 3, 3), (2, 3, 3), (2, 2, 3))), RuntimeError, "Expected size for first two dimensions of batch2 tensor to be: [2, 3] but got: [2, 2]."),
        Refusal(lambda tt: tt.baddbmm(*_matrices(tt, (2, 3, 3), (2, 3, 3), (3, 3))), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 2)"),
        Refusal(lambda tt: tt.baddbmm(*_matrices(tt, (2, 5, 3), (2, 3, 3), (2, 3, 3))), RuntimeError, "The expanded size of the tensor (3) must match the existing size (5) at non-singleton dimension 1.  Target sizes: [2, 3, 3].  Tensor sizes: [2, 5, 3]"),
        Refusal(lambda tt: tt.baddbmm(tt.ones(2, 3, 3).double(), *_matrices(tt, (2, 3, 3), (2, 3, 3))), RuntimeError, "Input dtypes must be the same, got: input double, batch1: float, batch2: float"),
        Refusal(lambda tt: tt.ones(1, 3, 3).baddbmm_(*_matrices(tt, (2, 3, 3), (2, 3, 3))), RuntimeError, "Bad in-place call: input tensor size [1, 3, 3] and output tensor size [2, 3, 3] should match"),
    )),
    OpInfo("addbmm", _with_bias(lambda a, b: (a @ b).sum(0)), samples(([(3, 5), (2, 3, 4), (2, 4, 5)],), ([(5,), (2, 3, 4), (2, 4, 5)], _WITH_BIAS), ([(3, 3), (0, 3, 3), (0, 3, 3)],), ([(2, 2), (1, 2, 2), (1, 2, 2)], {"beta": 0})), _SOME, out=True, rtol=2e-2, half_atol=0.2, refusals=(
        Refusal(lambda tt: tt.addbmm(*_matrices(tt, (3, 3), (3, 3), (2, 3, 3))), RuntimeError, "batch1 must be a 3D tensor"),
        Refusal(lambda tt: tt.addbmm(*_matrices(tt, (3, 3), (2, 3, 3), (1, 3, 3))), RuntimeError, "batch1 and batch2 must have same number of batches, got 2 and 1"),
        Refusal(lambda tt: tt.addbmm(*_matrices(tt, (3, 3), (2, 3, 3), (2, 2, 3))), RuntimeError, "Incompatible matrix sizes for bmm (3x3 and 2x3)"),
    )),
    OpInfo("addr", _with_bias(np.multiply.outer), samples(([(3, 4), (3,), (4,)],), ([(4,), (3,), (4,)], _WITH_BIAS), ([(), (3,), (4,)], {"beta": 0, "alpha": 2}), ([(0, 2), (0,), (2,)],)), NUMBERS, out=True, rtol=2e-2, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.addr(*_matrices(tt, (3, 3), (3, 3), (3,))), RuntimeError, "addr: Expected 1-D argument vec1, but got 2-D"),
        Refusal(lambda tt: tt.addr(tt.ones(2, 2).long(), tt.ones(2).long(), tt.ones(2).long(), alpha=1.5), RuntimeError, "For integral input tensors, argument alpha must not be a floating point number."),
        Refusal(lambda tt: tt.ones(1, 3).addr_(tt.ones(3), tt.ones(3)), RuntimeError, "size mismatch, input: [1, 3], v1: [3], v2: [3]"),
        Refusal(lambda tt: tt.ones(3, 3).long().addr_(tt.ones(3), tt.ones(3)), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
]  # fmt: skip


# ---- outer and inner products ----------------------------------------------------------------------------------------


def _cross_samples(dim: bool) -> Any:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for a, b, axis in (((2, 3), (2, 3), 1), ((3, 4), (3, 1), 0), ((0, 3), (0, 3), -1)):
            pair = Arr(make_array(a, dtype, seed=1)), Arr(make_array(b, dtype, seed=2))
            yield Sample(pair, {"dim": axis}, name=f"dim{axis}{list(a)}")
        if not dim:
            yield Sample((Arr(make_array((2, 3, 3), dtype, seed=1)), Arr(make_array((2, 3, 3), dtype, seed=2))))

    return sample


def _cross(a: Any, b: Any, dim: int | None = None) -> Any:
    axis = a.shape.index(3) if dim is None else dim
    a, b = np.broadcast_arrays(a, b)
    return np.cross(a, b, axis=axis)


def _vander(x: Any, N: int | None = None) -> Any:
    return x[..., None] ** np.arange(x.shape[-1] if N is None else N)


PRODUCTS = [
    OpInfo("outer", np.multiply.outer, samples(([(3,), (4,)],), ([(0,), (2,)],)), EVERY, out=True, covers=("ger",), refusals=(
        Refusal(lambda tt: tt.outer(tt.ones(2, 2), tt.ones(2)), RuntimeError, "outer: Expected 1-D argument self, but got 2-D"),
        Refusal(lambda tt: tt.outer(tt.ones(2), tt.ones(2), out=tt.empty(0, dtype=tt.int64)), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
    OpInfo("ger", np.multiply.outer, samples(([(3,), (4,)],)), EVERY, out=True),
    OpInfo("inner", np.inner, samples(([(3,), (3,)],), ([(2, 3), (3,)],), ([(2, 3), (4, 2, 3)],), ([(), (3,)],)), _SOME, out=True, rtol=2e-2, half_atol=0.05, refusals=(
        Refusal(lambda tt: tt.inner(tt.ones(3, 3), tt.ones(3, 5)), RuntimeError, "inner() the last dimension must match on both input tensors but got shapes [3, 3] and [3, 5]"),
    )),
    OpInfo("vdot", np.dot, samples(([(5,), (5,)],), ([(0,), (0,)],)), _SOME, out=True, rtol=2e-3, half_atol=0.05, refusals=(
        Refusal(lambda tt: tt.vdot(tt.ones(3), tt.ones(5)), RuntimeError, "inconsistent tensor size, expected tensor [3] and src [5] to have the same number of elements, but got 3 and 5 elements respectively"),
    )),
    OpInfo("linalg.vecdot", lambda x, y, dim=-1: (x * y).sum(dim), samples(([(5,), (5,)],), ([(2, 3), (2, 3)],), ([(2, 3), (2, 3)], {"dim": 0})), (float32, float64), out=True, refusals=(
        Refusal(lambda tt: tt.linalg.vecdot(tt.ones(2).long(), tt.ones(2).long()), RuntimeError, "linalg.vecdot: Expected a floating point or complex tensor as input. Got Long"),
        Refusal(lambda tt: tt.linalg.vecdot(tt.ones(2), tt.ones(2).long()), RuntimeError, "linalg.vecdot: Expected x and y to have the same dtype, but found x of type Float and y of type Long instead"),
    )),
    OpInfo("kron", np.kron, samples(([(2, 3), (3, 2)],), ([(), (2, 2)],), ([(0, 3), (2, 2)],)), NUMBERS, out=True, refusals=(
        Refusal(lambda tt: tt.kron(tt.ones(2, 2), tt.ones(2, 2), out=tt.empty(0, dtype=tt.int64)), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
    OpInfo("linalg.cross", _cross, _cross_samples(True), NUMBERS, out=True, half_atol=0.05, rtol=2e-2, refusals=(
        Refusal(lambda tt: tt.linalg.cross(tt.ones(3, 5), tt.ones(3, 5)), RuntimeError, "linalg.cross: inputs dimension -1 must have length 3. Got 5 and 5"),
        Refusal(lambda tt: tt.linalg.cross(tt.ones(3, 3), tt.ones(3)), RuntimeError, "linalg.cross: inputs must have the same number of dimensions."),
        Refusal(lambda tt: tt.linalg.cross(tt.ones(3), tt.ones(3).long()), RuntimeError, "expected scalar type Float but found Long"),
        Refusal(lambda tt: tt.linalg.cross(tt.ones(3) > 0, tt.ones(3) > 0), NotImplementedError, "\"cross\" not implemented for 'Bool'"),
        Refusal(lambda tt: tt.linalg.cross(tt.ones(3), tt.ones(3), out=tt.empty(3).double()), RuntimeError, "Expected out tensor to have dtype float, but got double instead"),
    )),
    OpInfo("cross", _cross, _cross_samples(False), (int32, float64), out=True, refusals=(
        Refusal(lambda tt: tt.cross(tt.ones(5), tt.ones(5)), RuntimeError, "no dimension of size 3 in input"),
    )),
    OpInfo("trace", np.trace, samples(([(3, 3)],), ([(2, 4)],), ([(4, 2)],), ([(0, 0)],)), NUMBERS, rtol=2e-2, refusals=(
        Refusal(lambda tt: tt.trace(tt.ones(2)), RuntimeError, "trace: expected a matrix, but got tensor with dim 1"),
        Refusal(lambda tt: tt.trace(tt.ones(2, 2) > 0), NotImplementedError, "\"trace\" not implemented for 'Bool'"),
    )),
    OpInfo("linalg.vander", _vander, samples(([(3,)],), ([(2, 3)], {"N": 2}), ([(2,)], {"N": 4})), (int64, float32, float64), refusals=(
        Refusal(lambda tt: tt.linalg.vander(tt.ones(3), N=1), RuntimeError, "N must be greater than 1."),
        Refusal(lambda tt: tt.linalg.vander(tt.ones(3) > 0), RuntimeError, "linalg.vander supports floating point, complex, and integer tensors, but got Bool"),
    )),
    OpInfo("linalg.diagonal", lambda a, **k: np.diagonal(a, k.get("offset", 0), k.get("dim1", -2), k.get("dim2", -1)), samples(([(2, 3, 4)],), ([(2, 3, 4)], {"offset": 1, "dim1": 0})), EVERY, view=True),
    OpInfo("adjoint", lambda a: a.swapaxes(-1, -2), samples(([(2, 3)],), ([(2, 3, 4)],)), EVERY, view=True, refusals=(
        Refusal(lambda tt: tt.ones(2).adjoint(), RuntimeError, "tensor.adjoint() is only supported on matrices or batches of matrices. Got 1-D tensor."),
        Refusal(lambda tt: tt.ones(2).mH, RuntimeError, "tensor.mH is only supported on matrices or batches of matrices. Got 1-D tensor."),
        Refusal(lambda tt: tt.ones(2).H, RuntimeError, "tensor.H is only supported on matrices (2-D tensors). Got 1-D tensor."),
        Refusal(lambda tt: tt.ones(2, 2, 2).H, RuntimeError, "tensor.H is only supported on matrices (2-D tensors). Got 3-D tensor. For batches of matrices, consider using tensor.mH"),
    )),
]  # fmt: skip


# ---- einsum, tensordot, chains ---------------------------------------------------------------------------------------

_EQUATIONS = {
    "ij,jk->ik": ((2, 3), (3, 4)),
    "ij,jk": ((2, 3), (3, 4)),
    "bij,bjk->bik": ((2, 3, 4), (2, 4, 2)),
    "ii->i": ((3, 3),),
    "ii": ((3, 3),),
    "ij->ji": ((2, 3),),
    "i,j->ij": ((2,), (3,)),
    "...i,...i->...": ((2, 3), (3,)),
    "...ij->...ji": ((2, 3, 4),),
    "ij,jk,kl->il": ((2, 3), (3, 2), (2, 2)),
    "iij,jk->ik": ((2, 2, 3), (3, 2)),
    "ij,ij->": ((2, 3), (2, 3)),
    "ab,b->ab": ((2, 3), (3,)),
    "ij,jk->ik ": ((2, 0), (0, 3)),
    "ij,jk-> ik": ((2, 3), (1, 4)),
}


def _einsum_samples(dtype: ScalarType) -> Iterator[Sample]:
    for equation, shapes in _EQUATIONS.items():
        operands = [Arr(make_array(shape, dtype, -2, 2, seed=i)) for i, shape in enumerate(shapes)]
        yield Sample((equation, *operands), name=equation)
    a, b = Arr(make_array((2, 3), dtype, seed=1)), Arr(make_array((3, 2), dtype, seed=2))
    yield Sample((a, [0, 1], b, [1, 2], [0, 2]), name="sublists")


def _tensordot(a: Any, b: Any, dims: Any = 2) -> Any:
    return np.tensordot(a, b, dims)


def _contraction(*args: Any) -> Any:
    stripped: list[Any] = [x.strip() if isinstance(x, str) else x for x in args]
    return np.einsum(*stripped)


_E = "einsum(): "

CONTRACTIONS = [
    OpInfo("einsum", _contraction, _einsum_samples, (int64, *FLOATS), rtol=2e-2, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.einsum("ij"), ValueError, f"{_E}must specify the equation string and at least one operand, or at least one operand and its subscripts list"),
        Refusal(lambda tt: tt.einsum("ij,jk", *_matrices(tt, (2, 3), (4, 5))), RuntimeError, f"{_E}subscript j has size 4 for operand 1 which does not broadcast with previously seen size 3"),
        Refusal(lambda tt: tt.einsum("...i,...j", *_matrices(tt, (2, 3), (4, 5))), RuntimeError, f"{_E}dimension 0 covered by ellipsis in operand 1has size 4 which does not broadcast with previously seen ellipsis with size 2 for the respective dimension"),
        Refusal(lambda tt: tt.einsum("ii", tt.ones(2, 3)), RuntimeError, f"{_E}subscript i is repeated for operand 0 but the sizes don't match, 3 != 2"),
        Refusal(lambda tt: tt.einsum("ij", tt.ones(3)), RuntimeError, f"{_E}the number of subscripts in the equation (2) does not match the number of dimensions (1) for operand 0 and no ellipsis was given"),
        Refusal(lambda tt: tt.einsum("i...", tt.ones(())), RuntimeError, f"{_E}the number of subscripts in the equation (1) is more than the number of dimensions (0) for operand 0"),
        Refusal(lambda tt: tt.einsum("ij", *_matrices(tt, (2, 3), (2, 3))), RuntimeError, f"{_E}more operands were provided than specified in the equation"),
        Refusal(lambda tt: tt.einsum("ij,jk", tt.ones(2, 3)), RuntimeError, f"{_E}fewer operands were provided than specified in the equation"),
        Refusal(lambda tt: tt.einsum("i.j", tt.ones(2, 3)), RuntimeError, f"{_E}found '.' for operand 0 that is not part of any ellipsis"),
        Refusal(lambda tt: tt.einsum("...i...", tt.ones(2, 3)), RuntimeError, f"{_E}found '.' for operand 0 for which an ellipsis was already found"),
        Refusal(lambda tt: tt.einsum("i1", tt.ones(2, 3)), RuntimeError, f"{_E}invalid subscript given at index 1 in the equation string, subscripts must be in [a-zA-Z]"),
        Refusal(lambda tt: tt.einsum("ij->i1", tt.ones(2, 3)), RuntimeError, f"{_E}invalid subscript given at index 5 in the equation string, subscripts must be in [a-zA-Z]"),
        Refusal(lambda tt: tt.einsum("ij->k", tt.ones(2, 3)), RuntimeError, f"{_E}output subscript k does not appear in the equation for any input operand"),
        Refusal(lambda tt: tt.einsum("ij->ii", tt.ones(2, 3)), RuntimeError, f"{_E}output subscript i appears more than once in the output"),
        Refusal(lambda tt: tt.einsum("ij->..", tt.ones(2, 3)), RuntimeError, f"{_E}found '.' for output that is not part of any ellipsis (...)"),
        Refusal(lambda tt: tt.einsum("ij->......", tt.ones(2, 3)), RuntimeError, f"{_E}found '.' for output but an ellipsis (...) was already found"),
        Refusal(lambda tt: tt.einsum(tt.ones(2), [60]), ValueError, f"{_E}subscript in subscript list is not within the valid range [0, 52)"),
        Refusal(lambda tt: tt.einsum("ij,jk", tt.ones(2, 3), tt.ones(3, 2).double()), RuntimeError, "expected scalar type Float but found Double"),
    )),
    OpInfo("tensordot", _tensordot, samples(([(2, 3), (2, 3)],), ([(2, 3), (3, 2)], 1), ([(2,), (3,)], 0), ([(2, 3, 4), (4, 3, 2)], ([1, 2], [1, 0]))), _SOME, out=True, rtol=2e-2, half_atol=0.1, refusals=(
        Refusal(lambda tt: tt.tensordot(tt.ones(2, 2), tt.ones(2, 2), -1), RuntimeError, "tensordot expects dims >= 0, but got dims=-1"),
        Refusal(lambda tt: tt.tensordot(tt.ones(2, 2), tt.ones(2, 2), 3), RuntimeError, "tensordot expects dims < ndim_a or ndim_b, but got dims=3"),
        Refusal(lambda tt: tt.tensordot(tt.ones(2, 3), tt.ones(4, 3), ([0], [0])), RuntimeError, "contracted dimensions need to match, but first has size 2 in dim 0 and second has size 4 in dim 0"),
        Refusal(lambda tt: tt.tensordot(tt.ones(2, 3), tt.ones(2, 3), ([0, 1], [0])), RuntimeError, "both dimension lists should have same length"),
        Refusal(lambda tt: tt.tensordot(tt.ones(2, 2), tt.ones(2, 2).double(), 1), RuntimeError, "both inputs should have same dtype"),
    )),
    OpInfo("linalg.multi_dot", np.linalg.multi_dot, samples(([[(2, 3), (3, 2)]],), ([[(2, 3), (3, 4), (4, 2)]],), ([[(3,), (3, 4), (4, 2), (2, 3)]],), ([[(3,), (3, 2), (2,)]],)), (int64, float32, float64), out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.multi_dot([tt.ones(2, 2)]), RuntimeError, "multi_dot(): expected at least 2 tensors but got 1"),
        Refusal(lambda tt: tt.linalg.multi_dot(_matrices(tt, (2, 2), (2, 2, 2))), RuntimeError, "multi_dot(): the last tensor must be 1D or 2D but got 3D"),
        Refusal(lambda tt: tt.linalg.multi_dot(_matrices(tt, (2, 2), (2,), (2, 2))), RuntimeError, "multi_dot(): tensor 1 must be 2D but got 1D"),
        Refusal(lambda tt: tt.linalg.multi_dot(_matrices(tt, (3, 3), (5, 3))), RuntimeError, "multi_dot(): tensors 0 and 1 with shapes [3, 3] and [5, 3] cannot be multiplied"),
        Refusal(lambda tt: tt.linalg.multi_dot([tt.ones(2, 2), tt.ones(2, 2).long()]), RuntimeError, "multi_dot(): all tensors must have be the same dtype but tensor 0 is float and tensor 1 long int"),
    )),
    OpInfo("chain_matmul", lambda *m: np.linalg.multi_dot(m) if len(m) > 1 else m[0], samples(([(2, 3), (3, 2)],), ([(2, 3), (3, 4), (4, 2)],), ([(2, 3)],)), (float32, float64), rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.chain_matmul(tt.ones(2, 2), tt.ones(2)), RuntimeError, "Tensor dimension is 1, expected 2 instead."),
    )),
    OpInfo("linalg.matmul", np.matmul, samples(([(2, 3), (3,)],), ([(2, 2, 3), (3, 2)],)), (int64, float64), out=True),
]  # fmt: skip


# ---- distances -------------------------------------------------------------------------------------------------------


def _distances(a: Any, b: Any, p: float = 2.0, compute_mode: str = "") -> Any:
    difference = np.abs(a[..., :, None, :] - b[..., None, :, :])
    if difference.shape[-1] == 0:
        return np.zeros(difference.shape[:-1])
    if p == 0:
        return (difference != 0).sum(-1).astype(float)
    return difference.max(-1) if p == np.inf else (difference**p).sum(-1) ** (1 / p)


def _pdist(a: Any, p: float = 2.0) -> Any:
    return _distances(a, a, p)[np.triu_indices(len(a), 1)]


_POINTS = ([(4, 3), (2, 3)], [(2, 3, 2), (4, 2)])
_CDIST = samples(
    *((shapes, p) for shapes in _POINTS for p in (2.0, 1.0, 3.0, 1.5, float("inf"))),
    ([(2, 3), (4, 3)], {"compute_mode": "use_mm_for_euclid_dist"}),
    ([(0, 3), (2, 3)],),
    ([(2, 0), (3, 0)],),
)

DISTANCES = [
    OpInfo("cdist", _distances, _CDIST, (float32, float64), rtol=1e-5, twice=False, forward_ad=False, covers=("_cdist_forward", "_euclidean_dist", "_cdist_backward"), refusals=(
        Refusal(lambda tt: tt.cdist(tt.ones(2, 3), tt.ones(2, 5)), RuntimeError, "X1 and X2 must have the same number of columns. X1: 3 X2: 5"),
        Refusal(lambda tt: tt.cdist(tt.ones(3), tt.ones(2, 3)), RuntimeError, "cdist only supports at least 2D tensors, X1 got: 1D"),
        Refusal(lambda tt: tt.cdist(tt.ones(2, 3).long(), tt.ones(2, 3).long()), RuntimeError, "cdist only supports floating-point dtypes, X1 got: Long"),
        Refusal(lambda tt: tt.cdist(tt.ones(2, 3), tt.ones(2, 3), p=-1), RuntimeError, "cdist only supports non-negative p values"),
        Refusal(lambda tt: tt.cdist(tt.ones(2, 3).half(), tt.ones(2, 3).half()), NotImplementedError, "\"cdist\" not implemented for 'Half'"),
        Refusal(lambda tt: tt.cdist(tt.ones(2, 3), tt.ones(2, 3), compute_mode="x"), ValueError, "x is not a valid value for compute_mode"),
    )),
    OpInfo("nn.functional.pdist", _pdist, samples(([(4, 3)],), ([(4, 3)], 1.0), ([(3, 2)], 3.0), ([(3, 2)], float("inf")), ([(1, 3)],), ([(3, 0)],)), (float32, float64), rtol=1e-5, twice=False, forward_ad=False, covers=("pdist", "_pdist_forward", "_pdist_backward"), refusals=(
        Refusal(lambda tt: tt.pdist(tt.ones(2, 2, 2)), RuntimeError, "pdist only supports 2D tensors, got: 3D"),
        Refusal(lambda tt: tt.pdist(tt.ones(2, 2).long()), RuntimeError, "pdist only supports floating-point dtypes"),
        Refusal(lambda tt: tt.pdist(tt.ones(2, 2).half()), NotImplementedError, "\"pdist\" not implemented for 'Half'"),
    )),
]  # fmt: skip

LINALG_OPS: list[OpInfo] = [*BIASED, *PRODUCTS, *CONTRACTIONS, *DISTANCES, *SOLVER_OPS, *DECOMPOSITION_OPS]
