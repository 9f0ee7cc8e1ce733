# hot path
"""InputBuffer: where the gradients that flow into one node are added up until the last has arrived.

The buffer is a plain list with one place per output of the node's forward call; None stands for "nothing came yet",
which at the end means a gradient of zero.

Note [Accumulating in place]
The second gradient may be added to the first one in place only if nobody else will ever look at the first: a hook may
have kept it, another edge may carry it too, a view of it may exist, a user may have passed it in. Each of these holds a
reference to the tensor or to its storage, so the reference counts tell. Two references are known and harmless: the
buffer's own, and the one in the tuple that the running node returned. That tuple is dropped soon, unless a hook kept it,
which its own count tells.

Mirrors torch/csrc/autograd/input_buffer.{h,cpp}. Left out: streams, and the
sparse case of in-place addition.
"""

from __future__ import annotations

from sys import getrefcount
from typing import Any

from tinytensor.aten.functions import add__Tensor as add_
from tinytensor.aten.functions import add_Tensor as add
from tinytensor.autograd.variable.autograd_meta import saving
from tinytensor.c10 import allocator
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import strided
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like


def accumulate(buffer: list[Any], input_nr: int, grad: Any, results: Any = ()) -> None:
    """`buffer[input_nr] += grad`. `results` is what the running node returned, `grad` among it."""
    if grad is None:
        return
    old = buffer[input_nr]
    if old is None:
        buffer[input_nr] = grad
    elif _can_accumulate_inplace(old, grad, results):
        add_(old, grad, 1)
    elif old.meta_.layout is strided:
        buffer[input_nr] = add(old, grad, 1)
    else:
        # A dense tensor takes up a sparse one, not the other way round.
        buffer[input_nr] = add(grad, old, 1)


def _can_accumulate_inplace(old: Any, grad: Any, results: Any) -> bool:
    """Whether nobody but the engine holds `old` or its bytes. See Note [Accumulating in place]."""
    meta = old.meta_
    storage = old.storage_
    # What each condition excludes:
    # - overlapping memory: one byte stands for several elements, and would be added to several times;
    # - other sizes or dtype: a sum out of place would broadcast or promote, one in place cannot;
    # - a storage with other users: a view or a detached alias of the gradient would change too;
    # - a pass that is recorded: an addition in place would change values that the new graph has saved;
    # - vmap: `grad` may have a hidden batch dimension for which `old` has no room.
    if (
        not meta.is_non_overlapping_and_dense
        or meta.sizes != grad.meta_.sizes
        or meta.dtype is not grad.meta_.dtype
        or grad.meta_.layout is not strided
        or getrefcount(storage) > (_STORAGE if getattr(storage, "_next", None) is None else _in_ring(storage))
        or is_grad_enabled()
        or (meta.key_set | grad.meta_.key_set) & FUNCTORCH_BATCHED
    ):
        return False
    unknown = getrefcount(old) - _TENSOR
    if unknown > 0:
        if getrefcount(results) > _RESULTS:
            return False
        # The loop stops early: a node may return thousands of gradients, and this runs for each of them.
        for result in results:
            if result is old:
                unknown -= 1
                if not unknown:
                    break
        else:
            return False
    return not (saving.python and is_tensor_subclass_like(old))


def _in_ring(storage: Any) -> int:
    """How many references a storage of the allocator's ring has when one tensor uses it; the ring's head has one more."""
    return _STORAGE_IN_RING + allocator.is_head(storage)


# The engine's own references, counted where `_can_accumulate_inplace` reads them: the buffer's or the run's, one for
# each function that was passed the object, and getrefcount's argument. The storage: the tensor's, the local name, and
# the ring's if it is a small one (c10/allocator.py).
_TENSOR = 4
_RESULTS = 4
_STORAGE = 3
_STORAGE_IN_RING = 4
