"""Compositions that one kernel computes when nobody looks at the single operators.

    nobody_watches()   whether this thread's calls are seen by no mode, observer, transform or kernel of a program
    recorder.record    how such a call is recorded; autograd sets it (autograd/engine/folded.py)

PyTorch composes these calls of operators that are fast one by one. What may be seen of the composition stays: with a mode,
a profiler or a subclass around it the operators run one by one, and a graph shows their nodes.

Not in PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.c10.dispatch_key_set import (
    ADINPLACEORVIEW,
    AUTOGRAD,
    FORWARD_AD,
    INFERENCE,
    INFERENCE_MODE,
    REQUIRES_GRAD,
)
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, DEFAULT_NOT_EXCLUDED, state, tls

# What no_grad and inference mode change: whether calls are recorded, not who looks at them.
_RECORDING = AUTOGRAD | REQUIRES_GRAD | FORWARD_AD | INFERENCE
BELOW_AUTOGRAD = _RECORDING | ADINPLACEORVIEW
"""The same of kernels that autograd calls (AutoDispatchBelowADInplaceOrView): they note no views and count no writes either."""


def nobody_watches(unrecorded: int = _RECORDING) -> bool:
    """Whether the calls of this thread are seen by no mode, observer or transform; no_grad and inference mode see none.

    A kernel that a program has put in the place of the library's sees its calls too. `unrecorded` are keys that may be
    excluded.
    """
    if replaced_kernels:
        return False
    if not state.dirty:
        return True
    return (
        not state.observers
        and (tls.included | ADINPLACEORVIEW) & ~INFERENCE_MODE == DEFAULT_INCLUDED
        and tls.not_excluded | unrecorded == DEFAULT_NOT_EXCLUDED
    )


class FoldedCall(Protocol):
    """What autograd asks of a call that was computed at once.

    inputs       the tensors that it has gradients for; None for one that was not given
    read_again   the same for the composition, should it run after all: themselves or copies
    saved        for each of them, whether the composition's nodes save it, so that a write to it is an error
    count        at most how many nodes the composition has
    """

    inputs: tuple[Any, ...]
    read_again: tuple[Any, ...]
    saved: tuple[bool, ...]
    count: int
    compose: Callable[..., tuple[Any, ...]]

    def gradient(self, grads: tuple[Any, ...], wanted: tuple[bool, ...], *inputs: Any) -> tuple[Any, ...]:
        """The gradients of the inputs, at once."""

    def release(self) -> None:
        """Let go of what `gradient` reads."""


class Made(NamedTuple):
    """How the composition makes a result; it makes them in the order of these.

    number         of the result
    node           the name of the node that makes it
    nodes_before   how many nodes it makes between the result before this one and this one
    """

    number: int
    node: str
    nodes_before: int = 0


class _Recorder:
    """autograd's half.

    may_record(inputs)           False if something that only autograd knows wants to see each operator
    record(call, results, made)  gives the results a history
    """

    may_record: Callable[[Sequence[Any]], bool]
    record: Callable[[FoldedCall, tuple[Any, ...], tuple[Made, ...]], None]


recorder = _Recorder()
