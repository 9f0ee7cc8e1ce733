"""The kernels of FuncTorchBatched and FuncTorchDynamicLayerBackMode: who has to look at a call with batched arguments.

    FuncTorchBatched        the highest level among the arguments is found. If a `grad` inside of that vmap watches one
                            of its tensors, autograd comes first, and calls on to
    ...BackMode             below autograd. Here, or at once, the level is unwrapped and a batching rule runs:
                            a rule of the tables (rules.py), a user's (register_vmap), the operator's own decomposition,
                            or a loop over the batch (batched_fallback.py)

A rule calls operators on the tensors behind, which may be batched for an outer vmap, or watched by an outer grad: each
call starts at the top again.

Note [Watched inside, watched outside]
vmap(grad(f)) records calls on batched tensors, grad(vmap(f)) calls on what is behind. A batched tensor that requires grad
itself is watched from inside of its vmap; what is behind it, from outside. Of the other arguments, those that require
grad belong to the outside: for the recording inside they are hidden in wrappers without a dimension. But a tensor that was
written to inside, with what is watched there, is watched there, too (`tt.zeros(3).add_(x)`): it is passed as a wrapper that is
watched itself, with nothing behind; only where it is written to again, it has to be the tensor itself. If the world outside has
recorded that write, too, its record is lost, as a tensor holds one history: who asks outside for a derivative through the tensor
gets an error (`recorded_outside`).

Mirrors the generated VmapGeneratedPlumbing.h and aten/src/ATen/functorch/{PlumbingHelper,DynamicLayer}.cpp.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle
from tinytensor.aten.functorch.dynamic_layer import VmapFrame, frames, unwrap
from tinytensor.aten.functorch.rules import find_rule, written_place
from tinytensor.c10.batched_tensor_impl import batched_storage, is_batched, make_batched
from tinytensor.c10.dispatch_key_set import (
    FORWARD_AD,
    FUNCTORCH_BACK_MODE,
    FUNCTORCH_BATCHED,
    FUNCTORCH_VMAP_MODE,
    REQUIRES_GRAD,
)
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys, tls
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.thread_local_state import carried

_FROM_INSIDE = REQUIRES_GRAD | FORWARD_AD


class _Passes(threading.local):
    """The key sets of this thread as they were before autograd had its turn: its kernels may exclude themselves.

    An autograd kernel calls on with its own key excluded. That is right for this level only: a `grad` further outside
    watches what is behind, and with the key excluded it would record nothing. So the back mode goes back to these key
    sets before a rule runs. It is a stack because a rule's calls may pass through autograd again, for another level.
    """

    keys: tuple[tuple[int, int], ...] = ()


_passes = carried(_Passes())


def tensors_of(args: Sequence[Any]) -> list[Any]:
    """All tensors among the arguments, also those in lists."""
    found = []
    for arg in args:
        if isinstance(arg, TensorImpl):
            found.append(arg)
        elif isinstance(arg, (tuple, list)):
            found += [each for each in arg if isinstance(each, TensorImpl)]
    return found


def batched_kernel(op: OperatorHandle) -> Unboxed:
    """The kernel of FuncTorchBatched for one operator."""
    table, written = op.table, written_place(op)
    is_view = written is None and any(r.alias_info is not None for r in op.schema.returns)

    def kernel(ks: int, *args: Any) -> Any:
        # The innermost transform has its turn first, and levels grow inwards. See Note [Levels].
        tensors = tensors_of(args)
        level = max(batched_storage(t).level for t in tensors if is_batched(t))
        watched = 0
        if ks & _FROM_INSIDE:
            # The bits in `ks` are those of all arguments. A tensor of a lower level, or of none, that requires grad is
            # watched from outside of this vmap, and is recorded later, by the calls of the rule.
            for t in tensors:
                if is_batched(t) and batched_storage(t).level == level:
                    watched |= _watched(t)
                elif _watched(t):
                    watched |= inside.bits_of(t, level)
        # With `& ks`, for autograd may be off (no_grad), though a tensor asks for it. The vmap's keys are taken out and the back
        # mode's put in, so that autograd's kernel, when it calls on, comes to `back_mode_kernel`. A view goes there though nobody
        # watches: it has to know what it is a view of, for if it is written to with what is watched, its base is watched, too.
        if (watched := watched & ks) or (is_view and _is_transformed_inside(level)):
            ks = ks & ~(_FROM_INSIDE | FUNCTORCH_BATCHED | FUNCTORCH_VMAP_MODE) | FUNCTORCH_BACK_MODE | watched
            return _through_autograd(table[ks], ks, level, args, written)
        return run(op, level, args, True)

    return kernel


def _is_transformed_inside(level: int) -> bool:
    """Whether a grad, or the jvp with dual numbers, runs inside of the vmap of this level."""
    return level <= transforms.dual_level or any(
        frame.records is not None for frame in frames.stack if frame.level >= level
    )


def back_mode_kernel(op: OperatorHandle) -> Unboxed:
    """The kernel of FuncTorchDynamicLayerBackMode for one operator."""

    written = written_place(op)

    def kernel(ks: int, *args: Any) -> Any:
        level = max(batched_storage(t).level for t in tensors_of(args) if is_batched(t))
        if written is not None and _watched(args[written]) and (bits := inside.bits_of(args[written], level)):
            with inside.hidden(args[written], bits):
                return kernel(ks, *args)
        now = get_local_keys()
        set_local_keys(*_passes.keys[-1])
        try:
            result = run(op, level, args, False)
        finally:
            set_local_keys(*now)
        if written is not None and args[written].meta_.key_set & REQUIRES_GRAD and not is_batched(args[written]):
            inside.recorded_outside(args[written])
        return result

    return kernel


def _watched(t: Any) -> int:
    """Which of REQUIRES_GRAD and FORWARD_AD the tensor asks for."""
    bits = t.meta_.key_set & REQUIRES_GRAD
    if t.autograd_meta_ is not None and t.autograd_meta_.fw_grad is not None:
        bits |= FORWARD_AD
    return bits


class Inside:
    """What func/levels.py knows of tensors that a vmap has not wrapped.

    bits_of(t, level)      which of REQUIRES_GRAD and FORWARD_AD it asks for from inside of the vmap of this level
    seen(t, bits, level)   a wrapper that asks for these; the others are behind it
    hidden(t, bits)        a context in which the tensor asks for the others alone, so that what is outside can write to it
    recorded_outside(t)    the tensor was written to, and the world outside has recorded it: what is inside records it next
    """

    bits_of: Callable[[Any, int], int] = staticmethod(lambda t, level: 0)
    seen: Callable[[Any, int, int], Any]
    hidden: Callable[[Any, int], AbstractContextManager[None]]
    recorded_outside: Callable[[Any], None]


inside = Inside()


def _through_autograd(kernel: Callable[..., Any], ks: int, level: int, args: Sequence[Any], written: int | None) -> Any:
    """See Note [Watched inside, watched outside]."""

    def one(t: Any, is_written: bool = False) -> Any:
        if not isinstance(t, TensorImpl) or not _watched(t) or (is_batched(t) and batched_storage(t).level == level):
            return t
        bits = inside.bits_of(t, level)
        if bits:
            return t if is_written else inside.seen(t, bits, level)
        return make_batched(t, None, level)

    passed = [
        type(a)(map(one, a)) if isinstance(a, (tuple, list)) else one(a, i == written) for i, a in enumerate(args)
    ]
    before = _passes.keys
    _passes.keys = (*before, get_local_keys())
    try:
        return kernel(ks, *passed)
    finally:
        _passes.keys = before


def run(op: OperatorHandle, level: int, args: Sequence[Any], count_writes: bool) -> Any:
    """The call one level down. `count_writes`: for what is written to, which autograd would have counted."""
    # While a `grad` runs inside of this vmap, grad mode is on, although it was off where the `grad` began. What the rule
    # does belongs to the world outside, where nothing is to be recorded, so the key is taken out for its calls.
    frame = _frame_of(level)
    keys = None
    if frame.records is False and tls.not_excluded & REQUIRES_GRAD:
        keys = get_local_keys()
        set_local_keys(keys[0], keys[1] & ~REQUIRES_GRAD)
    try:
        return find_rule(op)(frame, args, count_writes)
    finally:
        if keys is not None:
            set_local_keys(*keys)


def _frame_of(level: int) -> VmapFrame:
    for frame in frames.stack:
        if frame.level == level:
            return frame
    raise RuntimeError(
        "Either your tensor may have escaped from inside a function being vmapped and this is a user error (see "
        "https://pytorch.org/functorch/stable/ux_limitations.html), or there is an internal functorch error in "
        "`gen_vmap_plumbing` Please file an issue if it looks like the latter"
    )


__all__ = ["back_mode_kernel", "batched_kernel", "run", "tensors_of", "unwrap"]
