"""Which arguments a caller named: read from its bytecode, when a call has failed and the message must say `dim=str`.

A Python function cannot tell `sum(x, 1)` from `sum(x, dim=1)`: its parameters are bound either way. PyTorch's messages
tell them apart, since its binding is C and gets the names beside the values. Asking in every call would cost every
call; the instruction that made the call knows too, and only a call that fails looks at it.

Without a counterpart in PyTorch. Left out: calls with `*args` or `**kwargs`, whose names are not in the bytecode; their
arguments count as positional.
"""

from __future__ import annotations

import dis
from types import FrameType


def named_by_caller(frame: FrameType) -> frozenset[str]:
    """The keywords of the call that the frame is executing."""
    names: object = ()
    pending: object = ()
    constant: object = ()
    for instruction in dis.get_instructions(frame.f_code):
        if instruction.offset > frame.f_lasti:
            break
        if instruction.opname == "KW_NAMES":  # before Python 3.13
            pending = frame.f_code.co_consts[instruction.arg or 0]
        elif instruction.opname.startswith("CALL"):
            names = (
                constant if instruction.opname == "CALL_KW" else pending
            )  # from Python 3.13, a constant on the stack
            pending = ()
        constant = instruction.argval
    return frozenset(names) if isinstance(names, tuple) else frozenset()
