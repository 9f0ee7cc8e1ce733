"""How a caller wrote its arguments: read from its bytecode, when a call has failed and the message must say `dim=str`.

A Python function cannot tell `sum(x, 1)` from `sum(x, dim=1)`, or `f(x, 0)` from `f(x)` where 0 is the default: its
parameters are bound either way. PyTorch's messages tell them apart, since its binding is C and gets the names beside the
values. Asking in every call would cost every call; the instruction that made the call knows too, and only a call that fails
looks at it, or one that a `__torch_function__` is told about. What the calls of a piece of code name is read once.

Without a counterpart in PyTorch. Left out: calls with `*args` or `**kwargs`, whose names are not in the bytecode; their
arguments count as positional.
"""

from __future__ import annotations

import dis
from types import CodeType, FrameType


class _NotGiven:
    """A class of its own: the argument parser tells calls apart by the classes of their arguments."""


NOT_GIVEN = _NotGiven()
"""The default of an argument of a generated function that has none, or for which None is a value."""

_Names = frozenset[str]


class Call:
    """What an instruction says of the call that it makes: how many arguments are positional (`self` of a method not among
    them), and the keywords, as a set and in the order in which they are written."""

    __slots__ = ("keywords", "named", "positional")

    def __init__(self, positional: int, keywords: tuple[str, ...]) -> None:
        self.positional = positional
        self.keywords = keywords
        self.named = frozenset(keywords)


# id of a code object -> that code, and each of its calls by the offset of the instruction.
_calls: dict[int, tuple[CodeType, dict[int, Call]]] = {}
_MOST = 1024


def call_of(frame: FrameType) -> Call | None:
    """The call that the frame is executing; None where its instruction is an operator's, or has `*args` or `**kwargs`."""
    return calls_of(frame.f_code).get(frame.f_lasti)


def named_by_caller(frame: FrameType) -> _Names:
    """The keywords of the call that the frame is executing."""
    call = call_of(frame)
    return NONE if call is None else call.named


def calls_of(code: CodeType) -> dict[int, Call]:
    """Each call in a piece of code, by the offset of the instruction."""
    known = _calls.get(id(code))
    if known is None:
        if len(_calls) >= _MOST:
            _calls.clear()
        known = _calls[id(code)] = code, _read_calls(code)
    return known[1]


NONE: _Names = frozenset()


_NAMES, _CALL, _CALL_KW = (dis.opmap.get(name) for name in ("KW_NAMES", "CALL", "CALL_KW"))
_CONSTANT, _MORE, _CACHE = dis.opmap["LOAD_CONST"], dis.EXTENDED_ARG, dis.opmap["CACHE"]


def _read_calls(code: CodeType) -> dict[int, Call]:
    # The bytes are read as they are: `dis` would make an object of each instruction, and take ten times as long.
    found: dict[int, Call] = {}
    pending: object = ()
    constant: object = ()
    raw, constants = code.co_code, code.co_consts
    offset, size, argument = 0, len(raw), 0
    while offset < size:
        opcode = raw[offset]
        argument |= raw[offset + 1]
        end = offset + 2
        if opcode == _MORE:  # the next instruction has more of its argument
            argument <<= 8
            offset = end
            continue
        while end < size and raw[end] == _CACHE:
            end += 2
        if opcode == _NAMES:  # before Python 3.13
            pending = constants[argument]
        elif opcode in (_CALL, _CALL_KW):
            # From Python 3.13, a constant on the stack.
            names = constant if opcode == _CALL_KW else pending
            keywords = names if isinstance(names, tuple) else ()
            call = Call(argument - len(keywords), keywords)
            # While the call lasts, a frame may stand on the instruction or on one of its cache entries.
            for at in range(offset, end, 2):
                found[at] = call
            pending = ()
        constant = constants[argument] if opcode == _CONSTANT else ()
        offset, argument = end, 0
    return found
