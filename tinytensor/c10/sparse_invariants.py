"""Whether constructors of sparse tensors look at every index: off at first, since it costs a pass over them.

Mirrors `Context::checkSparseTensorInvariants` of aten/src/ATen/Context.h.
"""

from __future__ import annotations

from tinytensor.c10.error import warn_once

_chosen: bool | None = None


def is_enabled() -> bool:
    return bool(_chosen)


def set_enabled(enabled: bool) -> None:
    global _chosen
    _chosen = enabled


def warn_if_never_chosen() -> None:
    """Say once that indices are not looked at, unless somebody has said whether they are to be."""
    if _chosen is None:
        warn_once(
            "Sparse invariant checks are implicitly disabled. Memory errors (e.g. SEGFAULT) will occur when operating on a sparse "
            "tensor which violates the invariants, but checks incur performance overhead. To silence this warning, explicitly opt "
            "in or out. See `torch.sparse.check_sparse_tensor_invariants.__doc__` for guidance. "
        )
