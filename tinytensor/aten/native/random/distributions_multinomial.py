"""multinomial: indices drawn by weight, with or without replacement.

Without replacement each category gets an exponential waiting time divided by its weight, and those that come first are
taken (A. Efraimidis, P. Spirakis 2006). With replacement a uniform number is looked up in the running sum of weights.

Mirrors `multinomial_out` of aten/src/ATen/native/Distributions.cpp and cpu/MultinomialKernel.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_internal_overlap
from tinytensor.aten.native.random.distributions import uniform_
from tinytensor.aten.native.reference.arrays import read, view, write
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.generator import Generator
from tinytensor.c10.scalar_type import float64, int64
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_MOST_CATEGORIES = 2**24
_INVALID = "probability tensor contains either `inf`, `nan` or element < 0"
_ALL_ZERO = "invalid multinomial distribution (sum of probabilities <= 0)"


def multinomial(self: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Tensor:
    """`num_samples` indices for each row of weights."""
    out = F.empty_memory_format((0,), int64, None, self.meta.device, None)
    return multinomial_out(self, num_samples, replacement, generator, out)


def multinomial_out(
    self: Tensor, num_samples: int, replacement: bool, generator: Generator | None, out: Tensor
) -> Tensor:
    m = self.meta.plain
    self = alias(self)  # indices have no derivative
    check(out.meta.device is m.device, "multinomial arguments must have the same device")
    check(0 < m.dim <= 2, "prob_dist must be 1 or 2 dim")
    check(
        m.dtype.is_floating_point,
        lambda: f"multinomial only supports floating-point dtypes for input, got: {m.dtype.cpp_name}",
    )
    check(out.meta.dtype is int64, lambda: f"multinomial expects Long tensor out, got: {out.meta.dtype.cpp_name}")
    check(num_samples > 0, "cannot sample n_sample <= 0 samples")
    categories = m.sizes[-1]
    check(
        replacement or num_samples <= categories,
        "cannot sample n_sample > prob_dist.size(-1) samples without replacement",
    )
    check(categories <= _MOST_CATEGORIES, "number of categories cannot exceed 2^24")
    F.resize_(out, (*m.sizes[:-1], num_samples))
    if not replacement:  # the largest by topk or argmax; with replacement a plain loop writes
        assert_no_internal_overlap(out.meta)
    if out.meta.numel == 0 or m.device is not cpu:
        return out
    if not replacement or num_samples == 1:
        low, high = F.aminmax(self)
        check(F.item(high) < float("inf") and F.item(low) >= 0, _INVALID)
        sums = F.sum(self) if m.dim == 1 else F.sum(self, (1,))
        check(not F.item(F.any(F.eq(sums, 0))), _ALL_ZERO)
        waiting = F.exponential_(F.empty_like_default(self), 1.0, generator=generator)
        F.div(self, waiting, out=waiting)
        if num_samples == 1:
            return F.argmax(waiting, -1, True, out=out)
        F.topk(waiting, num_samples, out=(F.empty_memory_format((0,), m.dtype), out))
        return out
    _with_replacement(self, num_samples, generator, out)
    return out


def _with_replacement(self: Tensor, num_samples: int, generator: Generator | None, out: Tensor) -> None:
    weights = read(self).astype(np.float64).reshape(-1, self.meta.sizes[-1])
    for weight in weights[~((weights >= 0) & np.isfinite(weights))][:1]:  # the first that is wrong
        check(weight >= 0, "invalid multinomial distribution (encountering probability entry < 0)")
        check(False, "invalid multinomial distribution (encountering probability entry = infinity or NaN)")
    running = np.cumsum(weights, axis=1)
    check(bool(np.all(running[:, -1] > 0)), _ALL_ZERO)
    draws = view(uniform_(F.empty((len(weights), num_samples), dtype=float64), 0.0, 1.0, generator))
    rows = np.empty(draws.shape, np.int64)
    for row, (sums, numbers) in enumerate(zip(running, draws, strict=True)):
        # Rounding may carry a product up to the whole sum: the last category that has any weight takes it.
        last = int(np.searchsorted(sums, sums[-1]))
        rows[row] = np.minimum(np.searchsorted(sums, numbers * sums[-1], side="right"), last)
    write(out, rows.reshape(out.meta.sizes))
