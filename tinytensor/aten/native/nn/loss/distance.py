"""Distances between the rows of matrices (cdist, pdist) and between vectors (pairwise_distance, cosine_similarity).

Mirrors aten/src/ATen/native/Distance.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.linalg.linear_algebra_utils import plain_metadata
from tinytensor.aten.native.nn.loss import distance_stubs as stubs
from tinytensor.aten.native.reduce.reduce_ops_norm import vector_norm_at_once
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.scalar_type import float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# Above so many rows, distances come from a matrix product: `use_mm_for_euclid_dist_if_necessary`.
_ROWS = 25


def _by_product(x1: Tensor, x2: Tensor, p: float, mode: int) -> bool:
    many = x1.meta_.sizes[-2] > _ROWS or x2.meta_.sizes[-2] > _ROWS
    return p == 2 and (mode == 1 or (mode == 0 and many))


def cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    """The p-norm distance of every row of x1 to every row of x2."""
    if _key(x2, p, compute_mode) in x1.meta_.plans:  # has been looked at before, and goes to the kernel
        return F._cdist_forward_default(x1, x2, p, compute_mode)
    for t, name in ((x1, "X1"), (x2, "X2")):
        check(t.meta_.dim >= 2, lambda: f"cdist only supports at least 2D tensors, {name} got: {t.meta_.dim}D")  # noqa: B023
    a, b = x1.meta_.sizes[-1], x2.meta_.sizes[-1]
    check(a == b, lambda: f"X1 and X2 must have the same number of columns. X1: {a} X2: {b}")
    if x1.meta_.numel and x2.meta_.numel and _by_product(x1, x2, p, compute_mode or 0):
        return _cdist(x1, x2, p, compute_mode)
    return F._cdist_forward_default(x1, x2, p, compute_mode)


def _key(x2: Tensor, p: float, compute_mode: int | None) -> tuple[object, ...]:
    """Under which x1's metadata remembers that of distances which the kernel computes."""
    return ("cdist", x2.meta_.plain, p, compute_mode)


def _cdist_forward(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    return _cdist(x1, x2, p, compute_mode)


def _cdist(x1: Tensor, x2: Tensor, p: float, compute_mode: int | None) -> Tensor:
    key = _key(x2, p, compute_mode)
    made = x1.meta_.plans.get(key)
    if made is not None:
        return _by_kernel(made, x1, x2, p)
    for t, name in ((x1, "X1"), (x2, "X2")):
        check(
            t.meta_.dtype.is_floating_point,
            lambda: f"cdist only supports floating-point dtypes, {name} got: {t.meta_.dtype.cpp_name}",  # noqa: B023
        )
    check(p >= 0, "cdist only supports non-negative p values")
    mode = compute_mode or 0
    check(0 <= mode <= 2, lambda: f"possible modes: 0, 1, 2, but was: {mode}")
    (*batch1, r1, columns), (*batch2, r2, _) = x1.meta_.sizes, x2.meta_.sizes
    batch = infer_size(tuple(batch1), tuple(batch2))
    count, shape = prod(batch), (*batch, r1, r2)
    if r1 == 0 or r2 == 0 or count == 0:
        return F.empty_memory_format(shape, x1.dtype, None, x1.device)
    if columns == 0:
        return F.zeros(shape, dtype=x1.dtype, device=x1.device)
    if _by_product(x1, x2, p, mode):
        if count == 1:
            return F.view(F._euclidean_dist_default(x1, x2), shape)
        left = F.reshape(F.expand(x1, (*batch, r1, columns)), (count, r1, columns))
        right = F.reshape(F.expand(x2, (*batch, r2, columns)), (count, r2, columns))
        return F.view(F._euclidean_dist_default(left, right), shape)
    check(
        x1.meta_.dtype in (float32, float64),
        lambda: (
            f"\"cdist{'_cuda' if x1.meta_.device.type == 'cuda' else ''}\" not implemented for '{x1.meta_.dtype.cpp_name}'"
        ),
        NotImplementedError,
    )
    check(
        x1.meta_.dtype is x2.meta_.dtype,
        lambda: f"expected scalar type {x1.meta_.dtype.cpp_name} but found {x2.meta_.dtype.cpp_name}",
    )
    return _by_kernel(remember(x1.meta_.plans, key, plain_metadata(shape, x1.meta_)), x1, x2, p)


def _by_kernel(made: Metadata, x1: Tensor, x2: Tensor, p: float) -> Tensor:
    result = empty_from_metadata(made)
    if result.storage_.data_ptr:
        stubs.cdist_stub[made.device.type](result, x1, x2, p)
    return result


def _euclidean_dist(x1: Tensor, x2: Tensor) -> Tensor:
    """|a - b|^2 = |a|^2 - 2ab + |b|^2, all three terms in one matrix product."""
    norm1, norm2 = F.sum(F.pow(x1, 2), -1, True), F.sum(F.pow(x2, 2), -1, True)
    # (-2a, |a|^2, 1) . (b, 1, |b|^2). Rounding may make the difference of near rows negative, hence the clamp before the
    # root. Few rows go the other way, which keeps the digits that cancel here.
    left = F.cat([F.mul(x1, -2), norm1, F.ones_like(norm1)], -1)
    right = F.cat([x2, F.ones_like(norm2), norm2], -1)
    return F.sqrt_(F.clamp_min_(F.matmul(left, F.mT(right)), 0))


def _cdist_backward(grad: Tensor, x1: Tensor, x2: Tensor, p: float, cdist: Tensor) -> Tensor:
    """The gradient of x1."""
    columns, r1, r2 = x1.size(-1), x1.size(-2), x2.size(-2)
    batch = infer_size(tuple(x1.meta_.sizes[:-2]), tuple(x2.meta_.sizes[:-2]))
    # Sizes that do not go together are of a tensor that was given other data: the node refuses this gradient by its shape.
    fits = x2.size(-1) == columns and tuple(grad.meta_.sizes[-2:]) == (r1, r2)
    if 0 in (r1, r2, columns) or 0 in batch or not fits:
        return F.zeros_like(x1)
    result = empty_from_metadata(plain_metadata((*batch, r1, columns), x1.meta_))
    if result.storage_.data_ptr:
        stubs.cdist_backward_stub[x1.meta_.device.type](result, grad, x1, x2, p, cdist)
    return result


def pdist(self: Tensor, p: float) -> Tensor:
    """The distance of every pair of rows, once."""
    check(self.meta_.dim == 2, lambda: f"pdist only supports 2D tensors, got: {self.meta_.dim}D")
    check(self.meta_.dtype.is_floating_point, "pdist only supports floating-point dtypes")
    check(p >= 0, "pdist only supports non-negative p values")
    return F._pdist_forward_default(F.contiguous(self), p)


def _pdist_forward(self: Tensor, p: float) -> Tensor:
    check(self.meta_.is_contiguous, "_pdist_forward requires contiguous input")
    n, columns = self.meta_.sizes
    result = empty_from_metadata(plain_metadata((n * (n - 1) // 2 if n > 1 else 0,), self.meta_))
    if result.storage_.data_ptr and result.meta_.numel:
        if columns == 0:
            return F.zero_(result)
        stubs.pdist_forward_stub[self.meta_.device.type](result, self, p)
    return result


def _pdist_backward(grad: Tensor, self: Tensor, p: float, pdist: Tensor) -> Tensor:
    check(self.meta_.is_contiguous, "_pdist_backward requires self to be contiguous")
    check(pdist.meta_.is_contiguous, "_pdist_backward requires dist to be contiguous")
    if self.meta_.device is cpu:  # also where there is nothing to compute
        dispatch(self.meta_.dtype, "pdist_backward", frozenset((float32, float64)))
    if p == 0:
        return F.zeros_like(self)
    rows, _ = self.size(0), self.size(1)
    if 0 in (grad.meta_.numel, self.meta_.numel, pdist.meta_.numel):
        return F.zeros_like(self)
    if rows * (rows - 1) // 2 != pdist.meta_.numel:  # given other data: the node refuses this gradient by its shape
        return F.zeros_like(self)
    result = empty_from_metadata(plain_metadata(tuple(self.meta_.sizes), self.meta_))
    if result.storage_.data_ptr:
        stubs.pdist_backward_stub[self.meta_.device.type](result, grad, self, p, pdist)
    return result


def pairwise_distance(x1: Tensor, x2: Tensor, p: float, eps: float, keepdim: bool) -> Tensor:
    """The p-norm of x1 - x2 + eps along the last dimension."""
    last = max(x1.meta_.dim, x2.meta_.dim) - 1
    return F.norm_ScalarOpt_dim(F.add_Scalar(F.sub_Tensor(x1, x2), eps), p, (last,), keepdim)


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int, eps: float) -> Tensor:
    """x1 . x2 / (|x1| |x2|) along `dim`; each is divided by its norm first, which neither under- nor overflows."""
    dtype = result_type([x1.meta_, x2.meta_])
    check(
        dtype.is_floating_point,
        lambda: f"expected common dtype to be floating point, yet common dtype is {dtype.cpp_name}",
    )
    # Only integers are converted: each norm is as fine as its own tensor.
    x1, x2 = (x if x.meta_.dtype.is_floating_point else F.to_dtype(x, dtype) for x in (x1, x2))
    if x1.meta_.sizes != x2.meta_.sizes:
        shape = infer_size(tuple(x1.meta_.sizes), tuple(x2.meta_.sizes))
        x1, x2 = F.expand(x1, shape), F.expand(x2, shape)
    if goes_unseen(x1.meta_.key_set | x2.meta_.key_set):
        # The norms are nobody else's, so they need no copy, and nothing is recorded.
        norm1, norm2 = (F.clamp_min__default(vector_norm_at_once(x, 2, (dim,), True, None), eps) for x in (x1, x2))
        return F.sum_dim_IntList(F.mul_Tensor(F.div_Tensor(x1, norm1), F.div_Tensor(x2, norm2)), (dim,))
    norm1, norm2 = (F.clone_default(F.linalg_vector_norm_default(x, 2, (dim,), True)) for x in (x1, x2))
    # Without recording: where the norm is below eps, the gradient is still the one of the norm, as in PyTorch.
    with no_grad():
        least = F.scalar_tensor_default(eps, dtype, None, x1.meta_.device, None)
        F.clamp_min__Tensor(norm1, least)
        F.clamp_min__Tensor(norm2, least)
    return F.sum_dim_IntList(F.mul_Tensor(F.div_Tensor(x1, norm1), F.div_Tensor(x2, norm2)), (dim,))
