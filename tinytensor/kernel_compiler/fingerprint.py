"""What a compiled kernel depends on, as one digest: the key of the object store.

Two loops have the same fingerprint when they, and every function they reach through globals and closures, have
the same bytecode, constants and names, and see the same values there. Editing a functor therefore changes the
fingerprint of every kernel built from it; editing a comment changes none. Computing it needs no Numba.

Left out: following functions through attributes (`module.function`). A kernel names what it calls.
"""

import dis
import hashlib
import types
from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.kernel_compiler.pointers import LOWERED

_LOAD_GLOBAL, _LOAD_NAME = dis.opmap["LOAD_GLOBAL"], dis.opmap["LOAD_NAME"]
_SCALARS = (bool, int, float, complex, str, bytes, type(None), type(Ellipsis))

# id(code) -> (code, digest of what the code itself says, names of the globals it reads). Loops are made by
# factories, so one code object serves many kernels. Holding the code keeps its id from being reused.
_codes: dict[int, tuple[types.CodeType, bytes, tuple[str, ...]]] = {}


def fingerprint(*values: Any) -> bytes:
    """The digest of functions, with everything that they reach, and of plain values."""
    hasher = _Hasher()
    hasher.value(values)
    return hasher.sha.digest()


def code_digest(code: types.CodeType) -> bytes:
    """The digest of `code` alone: its instructions, constants and names."""
    return _read(code)[1]


def global_names(code: types.CodeType) -> tuple[str, ...]:
    """The names that `code`, or a code object nested in it, loads from its globals."""
    return _read(code)[2]


def python_function(value: Any) -> types.FunctionType | None:
    """`value` as a plain Python function: itself, or what a Numba dispatcher was made from."""
    if isinstance(value, types.FunctionType):
        return value
    return getattr(value, "py_func", None)


def _read(code: types.CodeType) -> tuple[types.CodeType, bytes, tuple[str, ...]]:
    known = _codes.get(id(code))
    if known is not None:
        return known
    # A dict and no set, since the order of a set of strings changes from process to process, and the digest must not.
    names = dict.fromkeys(_names_read(code))
    sha = hashlib.sha256()
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            _, digest, inner = _read(constant)
            sha.update(digest)
            names.update(dict.fromkeys(inner))
        else:
            # With the type: 1, 1.0 and True are equal, and become different machine code.
            sha.update(f"{type(constant).__name__}:{constant!r};".encode())
    shape = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_argcount, code.co_flags)
    sha.update(repr(shape).encode())
    # `co_code` has the instructions as the compiler wrote them; the interpreter's own copy changes while a function runs hot.
    # Line numbers and the file's name stand elsewhere in the code object, so a function may move and keep its digest.
    sha.update(code.co_code)
    _codes[id(code)] = (code, sha.digest(), tuple(names))
    return _codes[id(code)]


def _names_read(code: types.CodeType) -> Iterator[str]:
    """What `dis` would tell of LOAD_GLOBAL and LOAD_NAME. It is asked of hundreds of functions at each start, and `dis` is slow."""
    high = 0
    instructions = code.co_code
    for operation, low in zip(instructions[::2], instructions[1::2], strict=True):
        argument = high | low
        high = argument << 8 if operation == dis.EXTENDED_ARG else 0
        if operation == _LOAD_GLOBAL:
            yield code.co_names[argument >> 1]  # the lowest bit is about the stack
        elif operation == _LOAD_NAME:
            yield code.co_names[argument]


class _Hasher:
    """Walks from a value to all that it reaches, and feeds a digest on the way.

    Each value begins with a word for its kind, and each tuple with its length, so that two different walks cannot write the
    same bytes. `seen` numbers functions in the order in which they were met: recursion ends, and what is met twice is walked
    once. An id would do for the first purpose, but not for the second: it differs from process to process.
    """

    def __init__(self) -> None:
        self.sha = hashlib.sha256()
        self.seen: dict[int, int] = {}

    def value(self, value: Any) -> None:
        function = python_function(value)
        if function is not None:
            self.function(function)
        elif isinstance(value, _SCALARS):
            self.write(type(value).__name__, repr(value))
        elif isinstance(value, (np.generic, np.ndarray)):
            self.write("array", value.dtype.str, repr(value.shape))
            self.sha.update(value.tobytes())
        elif isinstance(value, (tuple, list)):
            self.write(type(value).__name__, str(len(value)))
            for item in value:
                self.value(item)
        elif isinstance(value, types.ModuleType):
            self.write("module", value.__name__)
        elif isinstance(value, np.ufunc):
            self.write("ufunc", value.__name__)
        elif isinstance(value, (type, types.BuiltinFunctionType)):
            self.write("named", str(value.__module__), value.__qualname__)
        else:
            raise TypeError(
                f"a kernel may not refer to {value!r} of type {type(value).__name__}: "
                "only to functions, modules, numbers, strings, arrays, types and tuples of these"
            )

    def function(self, function: types.FunctionType) -> None:
        if id(function) in self.seen:
            self.write("again", str(self.seen[id(function)]))
            return
        self.seen[id(function)] = len(self.seen)
        # What is compiled in its place stands in a file of the compiler, whose bytes are part of every key (native_code.py).
        if function in LOWERED:
            self.write("lowered", function.__module__, function.__qualname__)
            return
        code, digest, names = _read(function.__code__)
        # Marks that change the code without being in it. `@fastmath()` without flags differs from no mark: it forbids what the
        # calling kernel allows.
        self.write(
            "function",
            repr(sorted(getattr(function, "__fastmath__", None) or ())),
            str(hasattr(function, "__fastmath__")),
            str(getattr(function, "__noalias__", False)),
        )
        self.sha.update(digest)
        self.value(function.__defaults__)
        self.value(tuple((function.__kwdefaults__ or {}).items()))
        # Names that are missing here are builtins: `range`, `min`, `abs`.
        for name in names:
            if name in function.__globals__:
                self.write("global", name)
                self.value(function.__globals__[name])
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            self.write("cell", name)
            self.value(cell.cell_contents)

    def write(self, *words: str) -> None:
        self.sha.update("\0".join((*words, "")).encode())
