"""LDL decomposition of symmetric matrices that need not be positive, and solving with it.

The diagonal D has blocks of 1 and of 2 rows, chosen so that no pivot is small (Bunch and Kaufman, 1977). LD holds D and,
below it, L; a block of 2 shows as two equal negative pivots.

Mirrors the LDL part of aten/src/ATen/native/BatchLinearAlgebra.cpp. Neither function has a derivative there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.batch_linear_algebra_solve import check_linear_solve
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    as_column_major,
    as_contiguous,
    broadcast_batch_dims,
    check_floating,
    check_square,
    column_major_copy,
    matrix_metadata,
    plain_metadata,
    writable,
)
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.structured import Output, Outputs, planned
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, int32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


@planned
def linalg_ldl_factor_ex_meta(outs: object, self: Tensor, hermitian: bool, check_errors: bool) -> Outputs:
    check_square(self, "torch.linalg.ldl_factor_ex")
    check_floating(self, "torch.linalg.ldl_factor_ex")
    sizes = tuple(self.meta.sizes)
    return Outputs(
        (
            matrix_metadata(sizes, self.meta),
            plain_metadata(sizes[:-1], self.meta, int32),
            plain_metadata(sizes[:-2], self.meta, int32),
        )
    )


def linalg_ldl_factor_ex_impl(
    plan: Outputs, LD: Tensor, pivots: Tensor, info: Tensor, self: Tensor, hermitian: bool, check_errors: bool
) -> None:
    """P A P^T = L D L^T; of `self` only the lower triangle is read. Real matrices are their own conjugates."""
    if self.meta.numel == 0:
        zero_(info)
        return
    (factors, swaps, infos), finish = writable((LD, True), (pivots, False), (info, False))
    copy_(factors, F.tril_default(self, 0), False)
    stubs.ldl_factor_stub[self.meta.device.type](factors, swaps, infos)
    finish()
    if check_errors:
        F._linalg_check_errors_default(info, "torch.linalg.ldl_factor_ex", self.meta.dim == 2)


def linalg_ldl_factor(self: Tensor, hermitian: bool) -> tuple[Tensor, Tensor]:
    LD, pivots, info = F.linalg_ldl_factor_ex_default(self, hermitian, False)
    F._linalg_check_errors_default(info, "torch.linalg.ldl_factor", self.meta.dim == 2)
    return LD, pivots


def linalg_ldl_factor_out(self: Tensor, hermitian: bool, LD: Tensor, pivots: Tensor) -> tuple[Tensor, Tensor]:
    info = F.empty_memory_format((0,), int32, None, self.device)
    F.linalg_ldl_factor_ex_out(self, hermitian, False, LD, pivots, info)
    F._linalg_check_errors_default(info, "torch.linalg.ldl_factor", self.meta.dim == 2)
    return LD, pivots


@planned
def linalg_ldl_solve_meta(out: object, LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> Output:
    check_square(LD, "torch.linalg.ldl_solve")
    check_floating(LD, "torch.linalg.ldl_solve")
    check_linear_solve(B, LD, "torch.linalg.ldl_solve")
    swaps = tuple(pivots.meta.sizes)
    check(
        tuple(LD.meta.sizes[:-1]) == swaps,
        lambda: (
            "torch.linalg.ldl_solve: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape "
            f"{list(swaps)} instead"
        ),
    )
    dtype = pivots.meta.dtype
    check(
        not dtype.is_floating_point and dtype is not bool_,
        lambda: f"torch.linalg.ldl_solve: Expected pivots to be integers. Got {dtype.cpp_name}",
    )
    return Output(matrix_metadata(broadcast_batch_dims(B, LD)[0], B.meta))


def linalg_ldl_solve_impl(plan: Output, out: Tensor, LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> None:
    """A X = B for the A whose factors are given."""
    if out.meta.numel == 0:
        return
    n = LD.meta.sizes[-1]
    given = view(pivots)
    check(
        given.size == 0 or np.abs(given.astype(np.int64)).max() <= n,
        "Pivots given to ldl_solve must all satisfy |pivot| <= LD.size(-2). Did you properly pass the result of ldl_factor?",
    )
    (solution,), finish = writable((out, True))
    copy_(solution, B, False)
    batch = tuple(out.meta.sizes[:-2])
    swaps = pivots if tuple(pivots.meta.sizes[:-1]) == batch else F.expand(pivots, (*batch, n))
    factors = as_column_major(LD) if swaps is pivots else column_major_copy(LD, (*batch, n, n))
    stubs.ldl_solve_stub[LD.meta.device.type](factors, as_contiguous(swaps), solution)
    finish()
