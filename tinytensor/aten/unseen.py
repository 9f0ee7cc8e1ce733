# hot path
"""When a kernel that is made of operators may call their kernels instead: where nobody would see the operators.

An operator inside of another one is seen by modes, observers, transforms and autograd. Where there is none of them its
call through the dispatcher, and what a view remembers of its base, are time spent for nothing: for a few elements more
than the work itself.

PyTorch has no counterpart: there such a call costs next to nothing.
"""

from __future__ import annotations

from tinytensor.aten.folded_calls import nobody_watches, replaced_kernels
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, state, tls
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import float32

PLAIN = contiguous_metadata((), float32).key_set
"""The key set of a strided tensor on the CPU that requires no gradient."""


def is_unseen(key_set: int) -> bool:
    """Whether nobody sees what operators do with tensors of these keys, those of all tensors united.

    `no_grad` sees nothing either; inference mode does: it marks what operators make. So does a program that has put kernels
    of its own in the place of the library's.
    """
    if key_set != PLAIN or replaced_kernels:
        return False
    return not state.dirty or (tls.included == DEFAULT_INCLUDED and nobody_watches())
