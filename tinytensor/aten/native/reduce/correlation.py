"""cov and corrcoef: the rows of the input are variables, the columns observations.

Mirrors aten/src/ATen/native/Correlation.cpp. Both are compositions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check, warn
from tinytensor.c10.scalar_type import bool_, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _checked_weights(name: str, weights: Tensor, observations: int, floating: bool) -> Tensor:
    w = weights.meta_
    check(
        w.dim <= 1,
        lambda: f"cov(): expected {name} to have one or fewer dimensions but got {name} with {w.dim} dimensions",
    )
    check(
        w.dtype.is_floating_point is floating and w.dtype is not bool_,
        lambda: (
            f"cov(): expected {name} to have {'floating point' if floating else 'integral'} dtype but got {name} with "
            f"{w.dtype.cpp_name} dtype"
        ),
    )
    check(
        w.numel == observations,
        lambda: (
            f"cov(): expected {name} to have the same numel as there are observations in the input but got {w.numel} "
            f"!= {observations}"
        ),
    )
    check(w.numel == 0 or _is_true(F.ge(F.min(weights), 0)), lambda: f"cov(): {name} cannot be negative")
    return weights


def _is_true(value: Tensor) -> bool:
    """`at::is_scalar_tensor_true`."""
    return F.equal(value, F.new_ones(value, ()))


def cov(self: Tensor, correction: int, fweights: Tensor | None, aweights: Tensor | None) -> Tensor:
    """Covariances of the rows; observations may count several times (fweights) or have weights (aweights)."""
    m = self.meta_
    check(
        m.dim <= 2,
        lambda: f"cov(): expected input to have two or fewer dimensions but got an input with {m.dim} dimensions",
    )
    check(m.dtype is not bool_, "cov(): bool dtype is not supported for input")
    rows = F.view(self, (1, -1)) if m.dim < 2 else self
    observations = rows.meta_.sizes[1]
    w: Tensor | None = None
    if fweights is not None:
        w = _checked_weights("fweights", fweights, observations, False)
    if aweights is not None:
        checked = _checked_weights("aweights", aweights, observations, True)
        w = checked if w is None else F.mul(w, checked)
    total = F.scalar_tensor(observations, dtype=int64, device=m.device) if w is None else F.sum(w)
    if w is not None:
        check(_is_true(F.ne(total, 0)), "cov(): weights sum to zero, can't be normalized")
    mean = F.div(F.sum(rows if w is None else F.mul(rows, w), 1), total)
    freedom = _degrees_of_freedom(w, aweights, fweights is not None, total, correction, observations)
    if _is_true(F.le(freedom, 0)):
        warn("cov(): degrees of freedom is <= 0. Correction should be strictly less than the number of observations.")
        F.zero__default(freedom)
    if observations == 1 and (fweights is None) is not (aweights is None):
        # One weighted observation is its own mean, whatever rounding says. PyTorch zeroes the caller's input for this.
        centred = F.zeros_like(mean).unsqueeze(1)
    else:
        centred = F.sub(rows, F.unsqueeze(mean, 1))
    weighted = centred if w is None else F.mul(centred, w)
    return F.squeeze(F.div(F.mm(centred, F.t(weighted)), freedom))


def _degrees_of_freedom(
    w: Tensor | None, aweights: Tensor | None, has_fweights: bool, total: Tensor, correction: int, observations: int
) -> Tensor:
    """What the sums of products are divided by: a tensor without dimensions.

    The number of observations less the correction. With weights w = f * a (f counts, a aweights) it is
    sum(w) - correction * sum(w * a) / sum(w), which for a = 1 is sum(f) - correction.
    """
    device = total.meta_.device
    if w is None:
        free = (observations - correction + 2**63) % 2**64 - 2**63  # in 64 bits, as C++ subtracts
        return F.scalar_tensor(free, dtype=int64, device=device)
    if correction == 0:
        return total
    if aweights is None:
        return F.sub_Scalar(total, correction)
    if not has_fweights and observations == 1 and correction == 1:  # exactly 0, which rounding could miss
        return F.scalar_tensor(0, dtype=int64, device=device)
    return F.sub(total, F.div(F.mul_Scalar(F.sum(F.mul(w, aweights)), correction), total))


def corrcoef(self: Tensor) -> Tensor:
    """Correlation coefficients of the rows, between -1 and 1."""
    m = self.meta_
    check(
        m.dim <= 2,
        lambda: f"corrcoef(): expected input to have two or fewer dimensions but got an input with {m.dim} dimensions",
    )
    c = F.cov(self)
    if c.meta_.dim == 0:
        return F.div(c, c)
    # c[i, j] / (root[i] * root[j]), one division after the other, so that the product cannot overflow. Rounding may carry
    # the result beyond 1.
    root = F.sqrt(F.diagonal(c))
    return F.clamp(F.div(F.div(c, F.view(root, (-1, 1))), F.view(root, (1, -1))), -1, 1)
