"""Which tensors can look at each other's bytes: `a.data = b`.

Mirrors TensorImpl::has_compatible_shallow_copy_type of c10/core/TensorImpl.h.
"""

from __future__ import annotations

from tinytensor.c10.dispatch_key_set import BACKEND_MASK, CPU, CUDA, PSEUDO_MASK
from tinytensor.c10.metadata import Metadata


def has_compatible_shallow_copy_type(first: Metadata, second: Metadata) -> bool:
    """Whether both are dense tensors with memory, on a CPU or a GPU, or else carry the same keys."""
    a, b = first.key_set & ~PSEUDO_MASK, second.key_set & ~PSEUDO_MASK
    return a == b or (_is_dense(a) and _is_dense(b))


def _is_dense(key_set: int) -> bool:
    return bool(key_set & (CPU | CUDA) & BACKEND_MASK and key_set & CPU & ~BACKEND_MASK)
