# hot path
"""When a kernel that is made of operators may call their kernels instead: where nobody would see the operators.

An operator inside of another one is seen by modes, observers, transforms, autograd and a program's own kernel of it. Where
there is none of them its call through the dispatcher, and what a view remembers of its base, are time spent for nothing: for
a few elements more than the work itself.

PyTorch has no counterpart: there such a call costs next to nothing.
"""

from __future__ import annotations

from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.folded_calls import BELOW_AUTOGRAD, nobody_watches
from tinytensor.c10.dispatch_key_set import AUTOGRAD, REQUIRES_GRAD
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, state, tls
from tinytensor.c10.metadata import PLAIN

_PLAIN_BELOW_AUTOGRAD = PLAIN | REQUIRES_GRAD


def goes_unseen(keys: int) -> bool:
    """Whether a call of these keys, those of all tensors united, is seen by nobody, and not recorded.

    So it may be in inference mode and under `no_grad`: what is called instead has to make the tensors of that mode. And it may
    be below autograd's kernel, which has recorded the call already.
    """
    if not state.dirty:
        return not keys & ~PLAIN and not replaced_kernels  # `nobody_watches`, written out
    not_excluded = tls.not_excluded
    if not_excluded & AUTOGRAD:
        return not keys & not_excluded & ~PLAIN and nobody_watches()
    return not keys & not_excluded & ~_PLAIN_BELOW_AUTOGRAD and nobody_watches(BELOW_AUTOGRAD)


def is_unseen(key_set: int) -> bool:
    """The same of plain tensors outside of inference mode: what is made of their metadata is an ordinary tensor."""
    if not state.dirty:
        return key_set == PLAIN and not replaced_kernels
    return key_set == PLAIN and tls.included == DEFAULT_INCLUDED and nobody_watches()
