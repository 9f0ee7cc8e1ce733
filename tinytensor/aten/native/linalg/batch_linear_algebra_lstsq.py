"""Least squares.

Mirrors `linalg_lstsq` of aten/src/ATen/native/BatchLinearAlgebra.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.linalg import batch_linear_algebra_stubs as stubs
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_out_dtype,
    column_major_copy,
    copy_lapack_out,
    copy_out,
    is_vector_rhs,
    matrix_metadata,
    plain_metadata,
)
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.privateuse1 import is_privateuse1
from tinytensor.c10.scalar_type import float32, float64, int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Four = tuple["Tensor", "Tensor", "Tensor", "Tensor"]
NAME = "torch.linalg.lstsq"
DRIVERS = ("gels", "gelsy", "gelsd", "gelss")
_EPSILON = {float32: 2.0**-23, float64: 2.0**-52}


def epsilon(t: Tensor) -> float:
    """The distance from 1 to the next number."""
    check(t.meta.dtype in _EPSILON, "This function doesn't handle types other than float and double")
    return _EPSILON[t.meta.dtype]


def _check(self: Tensor, b: Tensor) -> bool:
    """Whether b is one right side or a batch of them, and not a matrix."""
    check(self.meta.dim >= 2, f"{NAME}: input must have at least 2 dimensions.")
    check(b.meta.dim >= 1, f"{NAME}: other must have at least 1 dimension.")
    check(
        self.meta.dtype is b.meta.dtype,
        lambda: (
            f"{NAME}: Expected input and other to have the same dtype, but got input's dtype {self.meta.dtype.cpp_name} "
            f"and other's dtype {b.meta.dtype.cpp_name}"
        ),
    )
    check(
        0 <= self.meta.dim - b.meta.dim <= 1,
        f"{NAME}: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1",
    )
    vector = is_vector_rhs(self, b)
    rows = b.meta.sizes[-1 if vector else -2]
    check(
        self.meta.sizes[-2] == rows,
        f"{NAME}: input.size(-2) should match other.size({-1 if vector else -2})",
    )
    return vector


def linalg_lstsq(self: Tensor, b: Tensor, rcond: float | None, driver: str | None) -> Four:
    """X that brings A X closest to B, the squared distances, and what the driver found out about A's rank."""
    if is_privateuse1(self.meta.device):
        return foreign_device.on_host(F.linalg_lstsq_default, self, b, rcond, driver)
    vector = _check(self, b)
    driver = "gelsy" if driver is None else driver.lower()
    check(
        driver in DRIVERS,
        f"{NAME}: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)",
    )
    right = F.unsqueeze_default(b, -1) if vector else b
    *batch_a, m, n = self.meta.sizes
    width = right.meta.sizes[-1]
    if rcond is None:
        rcond = epsilon(self) * max(m, n)
    # As PyTorch has it, the leading dimensions of both, even where b has one dimension less.
    batch = infer_size(tuple(batch_a), tuple(right.meta.sizes[: len(batch_a)]))
    device, dtype = self.meta.device, self.meta.dtype
    solution = empty_from_metadata(matrix_metadata((*batch, max(m, n), width), self.meta))
    nothing = (0,)
    rank = F.empty_memory_format(nothing if driver == "gels" else batch, int64, None, device)
    with_values = driver in ("gelsd", "gelss")
    values = F.empty_memory_format((*batch, min(m, n)) if with_values else nothing, dtype, None, device)
    infos = empty_from_metadata(plain_metadata(batch, self.meta, int32))
    residuals = F.empty_memory_format(nothing, dtype, None, device)
    if solution.storage_.data_ptr:
        F.zero_(rank)
        if 0 in (m, n, width) or 0 in batch:
            F.zero_(solution)
        else:
            copy_(F.narrow_default(solution, -2, 0, m), right, False)
            stubs.lstsq_stub[device.type](
                column_major_copy(self, (*batch, m, n)), solution, rank, values, infos, rcond, driver
            )
            F._linalg_check_errors_default(infos, NAME, not batch)
            if m > n and driver != "gelsy" and (driver == "gels" or bool(F.all(F.eq(rank, n)))):
                # What is left of B below the solution is, turned by Q, what no X can reach.
                residuals = F.sum(F.pow(F.narrow_default(solution, -2, n, m - n), 2), -2)
    elif m > n and driver != "gelsy":
        residuals = F.empty_memory_format((*batch, width), dtype, None, device)
    found = F.narrow_default(solution, -2, 0, n) if m > n else solution
    return F.squeeze(found, -1) if vector else found, residuals, rank, values


def linalg_lstsq_out(
    self: Tensor,
    b: Tensor,
    rcond: float | None,
    driver: str | None,
    solution: Tensor,
    residuals: Tensor,
    rank: Tensor,
    singular_values: Tensor,
) -> Four:
    outs = (solution, residuals, rank, singular_values)
    names = ("solution", "residuals", "rank", "singular_values")
    results = linalg_lstsq(self, b, rcond, driver)
    for out, result, name in zip(outs, results, names, strict=True):
        check_out_dtype(NAME, result.meta.dtype, out, name)
    copy_lapack_out(solution, results[0])
    for out, result in zip(outs[1:], results[1:], strict=True):
        copy_out(out, result)
    return outs
