"""How linear_cross_entropy goes through its batch in chunks.

Mirrors torch/nn/modules/linear_cross_entropy_options.py, as far as it is about the CPU: which accumulators a GPU prefers
is left out.
"""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, float64

__all__ = ["LinearCrossEntropyOptions"]

_ACCUMULATORS = frozenset({float16, bfloat16, float32, float64})
# Sums in these 16-bit dtypes lose too many digits, so other defaults are chosen for them.
_NARROW = (float16, bfloat16)


class Resolved(NamedTuple):
    """Options for one call: no "auto", no None."""

    allow_retain_graph: bool
    batch_chunk_size: int
    acc_policy: str
    acc_dtype: ScalarType


@dataclasses.dataclass(slots=True, frozen=True)
class LinearCrossEntropyOptions:
    """How LinearCrossEntropyLoss cuts its batch into chunks: scores are made, used and forgotten chunk by chunk.

        allow_retain_graph   False; True lets the backward pass run again. Else it consumes what the forward pass
                             prepared
        batch_chunk_size     None; rows of a chunk. None is the whole batch, or what chunking_method says
        chunking_method      "auto"; "aspect_ratio": the scores of a chunk take as much memory as the input;
                             "aspect_ratio:N": an Nth of that; None
        acc_policy           "auto"; what is computed in acc_dtype for 16-bit inputs: "accurate", "balanced" or
                             "compact"
        acc_dtype            None; dtype of the sums. None is float32 for 16-bit inputs under the policy "auto",
                             else the input's

    Shapes: none; the object holds options and cannot be changed.
    Errors: ValueError for other values.

    >>> nn.LinearCrossEntropyOptions(batch_chunk_size=16).batch_chunk_size
    16
    """

    allow_retain_graph: bool = False
    batch_chunk_size: int | None = None
    chunking_method: str | None = "auto"
    acc_policy: str = "auto"
    acc_dtype: ScalarType | None = None

    def __post_init__(self) -> None:
        if self.acc_policy not in {"auto", "accurate", "balanced", "compact"}:
            raise ValueError(f"invalid acc_policy: {self.acc_policy!r}")
        if self.chunking_method not in (None, "auto"):
            name, colon, factor = self.chunking_method.partition(":")
            if name != "aspect_ratio" or (colon and not (factor.isdigit() and int(factor) > 0)):
                raise ValueError(f"invalid chunking_method: {self.chunking_method!r}")
        size = self.batch_chunk_size
        if size is not None and not (isinstance(size, int) and size > 0):
            raise ValueError(f"batch_chunk_size must be positive int or None, got {size!r}")
        if self.acc_dtype is not None and self.acc_dtype not in _ACCUMULATORS:
            raise ValueError(
                "acc_dtype must be one of {None, torch.float16, torch.bfloat16, torch.float32, torch.float64}, got "
                f"{self.acc_dtype!r}. Pass acc_dtype=None to let the op pick automatically."
            )

    def resolve(self, batch: int, features: int, classes: int, dtype: ScalarType) -> Resolved:
        """These options for a call. ValueError for a chunk size that is not the one of the chosen method."""
        narrow = dtype in _NARROW
        method, policy, acc_dtype = self.chunking_method, self.acc_policy, self.acc_dtype
        if method == "auto":
            by_shape = "aspect_ratio" if narrow else "aspect_ratio:2"
            method = by_shape if self.batch_chunk_size is None else None
        size = batch if self.batch_chunk_size is None else min(self.batch_chunk_size, batch)
        if method is not None:
            size = _by_aspect_ratio(method, batch, features, classes)
            if self.batch_chunk_size not in (None, size):
                raise ValueError(
                    f"batch_chunk_size (={self.batch_chunk_size}) and chunking_method ('{method}') give different "
                    f"chunk sizes ({self.batch_chunk_size} vs {size}); pass only one."
                )
        if acc_dtype is None:
            acc_dtype = float32 if narrow and policy == "auto" else dtype
        if policy == "auto":
            policy = "accurate" if narrow else "compact"
        return Resolved(self.allow_retain_graph, max(1, size), policy, acc_dtype)


def _by_aspect_ratio(method: str, batch: int, features: int, classes: int) -> int:
    """How many rows a chunk has, so that its scores (rows, classes) take about the memory of the input (batch, features).

    The equation rows * classes = batch * features gives the rows. They are rounded up to a power of two, and divided by the
    N of "aspect_ratio:N".
    """
    factor = int(method.partition(":")[2] or 1)
    rows = _ceil_div(batch, _ceil_div(classes, features))
    return min((1 << (rows - 1).bit_length()) // factor, batch)


def _ceil_div(a: int, b: int) -> int:
    return -(-a // b)
