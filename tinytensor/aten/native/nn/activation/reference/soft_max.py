"""NumPy kernels of softmax and log_softmax, with the planners' form of
aten/native/nn/activation/activation_stubs.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]
Refuse = Callable[[str, Metadata, int], None]


def plan_softmax(refuse: Refuse, op: str, m: Metadata, dim: int) -> Launch:
    refuse(op, m, dim)

    def launch(out: Tensor, self: Tensor) -> None:
        x = np.atleast_1d(read(self)).astype(np.float64)
        with np.errstate(all="ignore"):
            shifted = x - x.max(dim, keepdims=True)
            total = np.exp(shifted).sum(dim, keepdims=True)
            result = np.exp(shifted) / total if op == "softmax" else shifted - np.log(total)
        write(out, result.reshape(out.meta_.sizes))

    return launch


def plan_softmax_backward(refuse: Refuse, op: str, m: Metadata, dim: int, output_dtype: ScalarType) -> Launch:
    refuse(f"{op}_backward", m, dim)

    def launch(grad_input: Tensor, grad: Tensor, output: Tensor) -> None:
        g, y = (np.atleast_1d(read(t)).astype(np.float64) for t in (grad, output))
        with np.errstate(all="ignore"):
            total = (g * y if op == "softmax" else g).sum(dim, keepdims=True)
            result = (g - total) * y if op == "softmax" else g - np.exp(y) * total
        write(grad_input, result.reshape(grad_input.meta_.sizes))

    return launch


def register(refuse: Refuse) -> None:
    """Put the NumPy kernels behind the stubs."""
    for op in ("softmax", "log_softmax"):
        stubs.softmax_stubs[op].register("cpu", partial(plan_softmax, refuse, op))
        stubs.softmax_backward_stubs[op].register("cpu", partial(plan_softmax_backward, refuse, op))
