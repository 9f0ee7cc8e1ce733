"""The QR decomposition, and products of the Householder reflectors that it is made of.

Mirrors the QR part of aten/src/ATen/native/BatchLinearAlgebra.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    as_contiguous,
    check_floating,
    check_is_matrix,
    check_out_dtype,
    column_major_copy,
    copy_lapack_out,
    copy_out,
    matrix_metadata,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import Outputs, planned
from tinytensor.c10.error import check, warn_once

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ---- QR --------------------------------------------------------------------------------------------------------------


def _parse_mode(mode: str) -> tuple[bool, bool]:
    """(whether Q is wanted, whether it is reduced)."""
    modes = {"reduced": (True, True), "complete": (True, False), "r": (False, True)}
    check(
        mode in modes,
        lambda: f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'",
    )
    return modes[mode]


@planned
def linalg_qr_meta(outs: object, A: Tensor, mode: str) -> Outputs:
    check_is_matrix(A, "linalg.qr")
    check_floating(A, "linalg.qr")
    compute_q, reduced = _parse_mode(mode)
    *batch, m, n = A.meta.sizes
    k = min(m, n)
    q = matrix_metadata((*batch, m, k if reduced else m), A.meta) if compute_q else plain_metadata((0,), A.meta)
    return Outputs((q, matrix_metadata((*batch, k if reduced else m, n), A.meta)))


def linalg_qr_impl(plan: Outputs, Q: Tensor, R: Tensor, A: Tensor, mode: str) -> None:
    """A = Q R: R is above the diagonal of what geqrf leaves, Q is made of the reflectors below it."""
    compute_q, reduced = _parse_mode(mode)
    m, n = A.meta.sizes[-2:]
    k = min(m, n)
    factored, tau = _factor(A)
    F.triu_out(factored if not reduced or m <= n else F.narrow_default(factored, -2, 0, k), 0, R)
    if compute_q:
        (q,), finish = writable((Q, True))
        common = min(n, q.meta.sizes[-1])
        copy_(F.narrow_default(q, -1, 0, common), F.narrow_default(factored, -1, 0, common), False)
        stubs.orgqr_stub[A.meta.device.type](q, tau)
        finish()


def _factor(A: Tensor) -> tuple[Tensor, Tensor]:
    *batch, m, n = A.meta.sizes
    factored = empty_from_metadata(matrix_metadata(tuple(A.meta.sizes), A.meta))
    tau = empty_from_metadata(plain_metadata((*batch, min(m, n)), A.meta))
    if factored.storage_.data_ptr:
        copy_(factored, A, False)
        if A.meta.numel:
            stubs.geqrf_stub[A.meta.device.type](factored, tau)
    return factored, tau


def qr(self: Tensor, some: bool) -> tuple[Tensor, Tensor]:
    """The older form."""
    warn_once(
        "torch.qr is deprecated in favor of torch.linalg.qr and will be removed in a future PyTorch release.\n"
        "The boolean parameter 'some' has been replaced with a string parameter 'mode'.\nQ, R = torch.qr(A, some)\n"
        "should be replaced with\nQ, R = torch.linalg.qr(A, 'reduced' if some else 'complete')"
    )
    return F.linalg_qr_default(self, "reduced" if some else "complete")


def qr_Q(self: Tensor, some: bool, Q: Tensor, R: Tensor) -> tuple[Tensor, Tensor]:
    return F.linalg_qr_out(self, "reduced" if some else "complete", Q, R)


def geqrf(self: Tensor) -> tuple[Tensor, Tensor]:
    """R above the diagonal, the reflectors below it, and their factors."""
    check(self.meta.dim >= 2, "torch.geqrf: input must have at least 2 dimensions.")
    return _factor(self)


def geqrf_a(self: Tensor, a: Tensor, tau: Tensor) -> tuple[Tensor, Tensor]:
    results = geqrf(self)
    for name, out, result in zip(("a", "tau"), (a, tau), results, strict=True):
        check_out_dtype("torch.geqrf", result.meta.dtype, out, name)
    return copy_lapack_out(a, results[0]), copy_out(tau, results[1])


# ---- reflectors ------------------------------------------------------------------------------------------------------


def _check_tau(input: Tensor, tau: Tensor, name: str) -> None:
    check(
        input.meta.dim - tau.meta.dim == 1,
        lambda: (
            f"{name}: Expected tau to have one dimension less than input, but got tau.ndim equal to {tau.meta.dim} and "
            f"input.ndim is equal to {input.meta.dim}"
        ),
    )
    expected = tuple(input.meta.sizes[:-2])
    check(
        tuple(tau.meta.sizes[:-1]) == expected,
        lambda: (
            f"{name}: Expected batch dimensions of tau to be equal to input.shape[:-2], but got "
            f"{list(tau.meta.sizes[:-1])}"
        ),
    )


def linalg_householder_product(input: Tensor, tau: Tensor) -> Tensor:
    """The first columns of H_1 H_2 ... H_k: the Q of a QR decomposition."""
    name = "torch.linalg.householder_product"
    check(input.meta.dim >= 2, f"{name}: input must have at least 2 dimensions.")
    m, n = input.meta.sizes[-2:]
    check(m >= n, f"{name}: input.shape[-2] must be greater than or equal to input.shape[-1]")
    check(tau.meta.dim > 0, "Dimension specified as -1 but tensor has no dimensions", IndexError)
    check(
        n >= tau.meta.sizes[-1],
        f"{name}: input.shape[-1] must be greater than or equal to tau.shape[-1]",
    )
    _check_tau(input, tau, name)
    check(
        tau.meta.dtype is input.meta.dtype,
        lambda: f"{name}: tau dtype {tau.meta.dtype.cpp_name} does not match input dtype {input.meta.dtype.cpp_name}",
    )
    result = empty_from_metadata(matrix_metadata(tuple(input.meta.sizes), input.meta))
    if result.storage_.data_ptr and result.meta.numel:
        copy_(result, input, False)
        stubs.orgqr_stub[input.meta.device.type](result, as_contiguous(tau))
    return result


def linalg_householder_product_out(input: Tensor, tau: Tensor, out: Tensor) -> Tensor:
    result = linalg_householder_product(input, tau)
    check_out_dtype("torch.linalg.householder_product", result.meta.dtype, out, "result")
    return copy_lapack_out(out, result)


def orgqr(self: Tensor, input2: Tensor) -> Tensor:
    return F.linalg_householder_product(self, input2)


def orgqr_out(self: Tensor, input2: Tensor, out: Tensor) -> Tensor:
    return F.linalg_householder_product(self, input2, out=out)


def ormqr(self: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool) -> Tensor:
    """input3 times the orthogonal matrix of all reflectors, from one side or the other."""
    name = "torch.ormqr"
    check(self.meta.dim >= 2, f"{name}: input must have at least 2 dimensions.")
    check(input3.meta.dim >= 2, f"{name}: other must have at least 2 dimensions.")
    a, c = tuple(self.meta.sizes), tuple(input3.meta.sizes)
    axis = -2 if left else -1
    check(c[axis] == a[-2], f"{name}: other.shape[{axis}] must be equal to input.shape[-2]")
    check(
        input2.meta.dim > 0 and c[axis] >= input2.meta.sizes[-1],
        f"{name}: other.shape[{axis}] must be greater than or equal to tau.shape[-1]",
    )
    check(
        input2.meta.sizes[-1] == min(c[axis], a[-1]),
        f"{name}: tau.shape[-1] must be equal to min(other.shape[{axis}], input.shape[-1])",
    )
    _check_tau(self, input2, name)
    check(
        self.meta.dim == input3.meta.dim,
        lambda: (
            f"{name}: Expected other to have the same number of dimensions as input, but got other.ndim equal to "
            f"{input3.meta.dim} and input.ndim is equal to {self.meta.dim}"
        ),
    )
    check(
        c[:-2] == a[:-2],
        lambda: f"{name}: Expected batch dimensions of other to be equal to input.shape[:-2], but got {list(c[:-2])}",
    )
    ours = self.meta.dtype
    for t, what in ((input2, "tau"), (input3, "other")):
        theirs = t.meta.dtype
        check(
            theirs is ours,
            lambda: (
                f"{name}: Expected input and {what} to have the same dtype, but input has dtype{ours.cpp_name} and "  # noqa: B023
                f"{what} has dtype {theirs.cpp_name}"  # noqa: B023
            ),
        )
    result = empty_from_metadata(matrix_metadata(c, input3.meta))
    if result.storage_.data_ptr and result.meta.numel:
        copy_(result, input3, False)
        stubs.ormqr_stub[self.meta.device.type](column_major_copy(self), as_contiguous(input2), result, left, transpose)
    return result


def ormqr_out(self: Tensor, input2: Tensor, input3: Tensor, left: bool, transpose: bool, out: Tensor) -> Tensor:
    result = ormqr(self, input2, input3, left, transpose)
    ours, theirs = self.meta.dtype, out.meta.dtype
    check(
        theirs is ours,
        lambda: (
            f"torch.ormqr: Expected input and result to have the same dtype, but input has dtype{ours.cpp_name} and "
            f"result has dtype {theirs.cpp_name}"
        ),
    )
    return copy_lapack_out(out, result)
