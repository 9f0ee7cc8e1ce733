"""A pickle as a list of instructions: decoded, not run.

A pickle is a program for a small stack machine. `instructions` splits its bytes into (opcode, argument); those that
PyTorch's files need exist, every other one is an error here already. Lengths are compared with what the bytes hold, so
that nothing is allocated for a length that a file only claims.

Mirrors the decoding half of torch/_weights_only_unpickler.py.
"""

from __future__ import annotations

import _compat_pickle
import pickle
import struct
from collections.abc import Iterator
from pickle import UnpicklingError
from typing import Any

_NO_ARGUMENT = (
    pickle.NEWOBJ + pickle.REDUCE + pickle.BUILD + pickle.APPEND + pickle.APPENDS + pickle.SETITEM + pickle.SETITEMS
    + pickle.MARK + pickle.TUPLE + pickle.TUPLE1 + pickle.TUPLE2 + pickle.TUPLE3 + pickle.NONE + pickle.NEWFALSE
    + pickle.NEWTRUE + pickle.EMPTY_TUPLE + pickle.EMPTY_LIST + pickle.EMPTY_DICT + pickle.EMPTY_SET + pickle.BINPERSID
    + pickle.STOP
)  # fmt: skip
_FIXED = {
    pickle.BININT[0]: struct.Struct("<i"),
    pickle.BININT1[0]: struct.Struct("<B"),
    pickle.BININT2[0]: struct.Struct("<H"),
    pickle.BINFLOAT[0]: struct.Struct(">d"),
    pickle.BINGET[0]: struct.Struct("<B"),
    pickle.LONG_BINGET[0]: struct.Struct("<I"),
    pickle.BINPUT[0]: struct.Struct("<B"),
    pickle.LONG_BINPUT[0]: struct.Struct("<I"),
    pickle.PROTO[0]: struct.Struct("<B"),
}
_NAMES = {
    code[0]: name for name, code in vars(pickle).items() if name.isupper() and type(code) is bytes and len(code) == 1
}
GLOBAL, STOP = pickle.GLOBAL[0], pickle.STOP[0]
_BINUNICODE, _SHORT_BINSTRING, _LONG1 = pickle.BINUNICODE[0], pickle.SHORT_BINSTRING[0], pickle.LONG1[0]
_MAX_NAME = 1000


def opcode_name(code: int) -> str:
    """As the module pickle calls it."""
    return _NAMES.get(code, str(code))


def instructions(data: bytes, encoding: str = "utf-8") -> Iterator[tuple[int, Any]]:
    """(opcode, argument) up to STOP. A GLOBAL's argument is (module, name) with Python 2's names translated.

    UnpicklingError for an unknown opcode, a name that is no text, and bytes that end early.
    """
    # `at` only grows, by at least one byte for each instruction, so this ends after len(data) rounds.
    at, end = 0, len(data)
    while True:
        if at >= end:
            raise UnpicklingError("the pickle ends before its last instruction")
        code = data[at]
        at += 1
        if code in _NO_ARGUMENT:
            yield code, None
            if code == STOP:
                return
        elif code in _FIXED:
            form = _FIXED[code]
            if at + form.size > end:
                raise UnpicklingError("the pickle ends inside an instruction")
            yield code, form.unpack_from(data, at)[0]
            at += form.size
        elif code == GLOBAL:
            module, at = _line(data, at)
            name, at = _line(data, at)
            yield code, _modern(module, name)
        elif code in (_BINUNICODE, _SHORT_BINSTRING, _LONG1):
            width = 4 if code == _BINUNICODE else 1
            size = int.from_bytes(data[at : at + width], "little")
            at += width
            if at + size > end:
                raise UnpicklingError(f"a value of {size} bytes is longer than what is left of the pickle")
            piece = data[at : at + size]
            at += size
            yield code, int.from_bytes(piece, "little", signed=True) if code == _LONG1 else _text(code, piece, encoding)
        else:
            raise UnpicklingError(f"Unsupported operand {code}")


def _text(code: int, piece: bytes, encoding: str) -> str | bytes:
    try:
        if code == _BINUNICODE:
            return piece.decode("utf-8", "surrogatepass")
        return piece if encoding == "bytes" else piece.decode(encoding, "strict")
    except (UnicodeDecodeError, LookupError) as error:
        raise UnpicklingError(f"a string is no text: {error}") from None


def _line(data: bytes, at: int) -> tuple[str, int]:
    end = data.find(b"\n", at, at + _MAX_NAME)
    if end < 0:
        raise UnpicklingError("a GLOBAL's name does not end")
    try:
        return data[at:end].decode("utf-8"), end + 1
    except UnicodeDecodeError:
        raise UnpicklingError("a GLOBAL's name is no text") from None


def _modern(module: str, name: str) -> tuple[str, str]:
    if (module, name) in _compat_pickle.NAME_MAPPING:
        return _compat_pickle.NAME_MAPPING[module, name]
    return _compat_pickle.IMPORT_MAPPING.get(module, module), name


def globals_in_pickle(data: bytes) -> set[str]:
    """The full names that a pickle mentions."""
    return {".".join(argument) for code, argument in instructions(data) if code == GLOBAL}
