# hot path
"""When a kernel that is made of operators may call their kernels instead: where nobody would see the operators.

An operator inside of another one is seen by modes, observers, transforms, autograd and a program's own kernel of it. Where
there is none of them its call through the dispatcher, and what a view remembers of its base, are time spent for nothing: for
a few elements more than the work itself.

PyTorch has no counterpart: there such a call costs next to nothing.
"""

from __future__ import annotations

from tinytensor.aten.folded_calls import nobody_watches
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, state, tls
from tinytensor.c10.metadata import PLAIN


def goes_unseen(keys: int) -> bool:
    """Whether a call of these keys, those of all tensors united, is seen by nobody, and not recorded.

    So it may be in inference mode and under `no_grad`: what is called instead has to make the tensors of that mode.
    """
    keys = keys & tls.not_excluded if state.dirty else keys
    return not keys & ~PLAIN and nobody_watches()


def is_unseen(key_set: int) -> bool:
    """The same of plain tensors outside of inference mode: what is made of their metadata is an ordinary tensor."""
    return key_set == PLAIN and (not state.dirty or tls.included == DEFAULT_INCLUDED) and nobody_watches()
