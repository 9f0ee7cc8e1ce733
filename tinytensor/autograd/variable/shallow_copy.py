"""A second tensor over the same bytes, without history: `alias`, or what a handler of `__torch_dispatch__` makes of it.

Saved outputs, `.grad` and `.data` are such copies. Where a mode is active, or the tensor is one of a wrapper subclass,
the copy is made by the operator `detach`, so that the mode sees it and the subclass keeps its inner tensors.

Mirrors TensorImpl::shallow_copy_and_detach of c10/core/TensorImpl.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.dispatch_key_set import ABOVE_PYTHON, FUNCTIONALIZE, PYTHON
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.functional_tensor import functional_alias
from tinytensor.c10.local_dispatch_key_set import apply_tls
from tinytensor.c10.tensor_impl import alias

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_table = F.detach_op.table


def shallow_copy_and_detach(t: Tensor) -> Tensor:
    """See the module's docstring."""
    if t.meta_.key_set & FUNCTIONALIZE:
        return functional_alias(t)
    if transforms.depth and not t.meta_.key_set & PYTHON:
        return alias(t)  # A transform's own copy: in PyTorch it is one of the transform's wrapper, which no mode sees.
    ks = apply_tls(t.meta_.key_set) & ~ABOVE_PYTHON
    return _table[ks](ks, t) if ks & PYTHON else alias(t)
