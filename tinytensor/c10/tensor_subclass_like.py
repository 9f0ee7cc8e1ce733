"""Whether a subclass, a mode or a vmap sees the operators that run on a tensor.

A composite kernel or a formula has to know. If somebody sees its operators, it must avoid writes in place, reads of
elements, and operators that few handlers implement.

Mirrors aten/src/ATen/TensorSubclassLikeUtils.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, PYTHON
from tinytensor.c10.torch_dispatch_mode_tls import stack_len

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl


def is_tensor_subclass_like(t: TensorImpl) -> bool:
    """Whether the tensor's class defines `__torch_dispatch__`, a vmap has batched it, or a mode is active."""
    return t.meta_.key_set & (PYTHON | FUNCTORCH_BATCHED) != 0 or stack_len() > 0


def are_any_tensor_subclass_like(*tensors: TensorImpl) -> bool:
    """Whether that holds of one of them. A formula then does without in-place calls and without looking at numbers."""
    return any(map(is_tensor_subclass_like, tensors))
