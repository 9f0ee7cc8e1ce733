"""Which arguments a caller named: read from its bytecode, when a call has failed and the message must say `dim=str`.

A Python function cannot tell `sum(x, 1)` from `sum(x, dim=1)`: its parameters are bound either way. PyTorch's messages
tell them apart, since its binding is C and gets the names beside the values. Asking in every call would cost every
call; the instruction that made the call knows too, and only a call that fails looks at it, or one that a
`__torch_function__` is told about. What the calls of a piece of code name is read once.

Without a counterpart in PyTorch. Left out: calls with `*args` or `**kwargs`, whose names are not in the bytecode; their
arguments count as positional.
"""

from __future__ import annotations

import dis
from types import CodeType, FrameType

_Names = frozenset[str]
# id of a code object -> that code, and the keywords of each of its calls by the offset of the instruction.
_calls: dict[int, tuple[CodeType, dict[int, _Names]]] = {}
_MOST = 1024


def named_by_caller(frame: FrameType) -> _Names:
    """The keywords of the call that the frame is executing."""
    return calls_of(frame.f_code).get(frame.f_lasti, NONE)


def calls_of(code: CodeType) -> dict[int, _Names]:
    """The keywords of each call in a piece of code, by the offset of the instruction."""
    known = _calls.get(id(code))
    if known is None:
        if len(_calls) >= _MOST:
            _calls.clear()
        known = _calls[id(code)] = code, _read_calls(code)
    return known[1]


NONE: _Names = frozenset()


def _read_calls(code: CodeType) -> dict[int, _Names]:
    found: dict[int, _Names] = {}
    pending: object = ()
    constant: object = ()
    instructions = list(dis.get_instructions(code))
    ends = [following.offset for following in instructions[1:]] + [len(code.co_code)]
    for instruction, end in zip(instructions, ends, strict=True):
        if instruction.opname == "KW_NAMES":  # before Python 3.13
            pending = code.co_consts[instruction.arg or 0]
        elif instruction.opname.startswith("CALL"):
            # From Python 3.13, a constant on the stack.
            names = constant if instruction.opname == "CALL_KW" else pending
            # While the call lasts, a frame may stand on the instruction or on one of its cache entries.
            for offset in range(instruction.offset, end, 2):
                found[offset] = frozenset(names) if isinstance(names, tuple) else NONE
            pending = ()
        constant = instruction.argval
    return found
