"""A learner's loop for Numba, run so that it cannot touch memory outside its arrays, and read as LLVM wrote it.

A loop is run three times, each time only if the time before went well: as Python, where a wrong index raises and a loop
without end can be stopped; compiled with a test of every index; and, for its speed, compiled as the learner wrote it.
Each is a copy of the function, with copies of the compiled functions that it calls, so the learner's own stay as they are.
Numba is imported when the first loop is compiled.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.kernel_compiler.fingerprint import global_names
from tinytensor.kernel_compiler.object_store import store
from tinytensor_lessons.exercise import Function

_VECTOR = re.compile(r"= fadd [^\n<]*<(vscale x )?\d+ x float>")
_DOUBLE = re.compile(r"= fadd [^\n]*double")
_made: dict[tuple[str, int], tuple[Any, Any]] = {}
_KEPT = 64


def njit(*args: Any, **options: Any) -> Any:
    """Numba's `njit`, imported when it is used."""
    import numba

    return numba.njit(*args, **options)


def python_of(fn: Any) -> FunctionType | None:
    """The Python function inside what `njit` has made; None of anything else."""
    registry = sys.modules.get("numba.core.registry")
    if registry is None or type(fn) is not registry.CPUDispatcher:
        return None
    return fn.py_func if type(fn.py_func) is FunctionType else None


def as_python(fn: Function) -> Function:
    """The function, and all compiled ones that it calls, as Python runs them."""
    return _kept("python", fn, lambda function, options: function)


def checked(fn: Function) -> Function:
    """The function compiled with a test of every index: a wrong one raises IndexError."""
    return _kept("checked", fn, lambda function, options: njit(**{**options, "boundscheck": True})(function))


def fast(fn: Function) -> Function:
    """The function compiled as the learner asked for it."""
    return _kept("fast", fn, lambda function, options: njit(**options)(function))


def run(function: Function, *args: Any) -> Any:
    """Call a compiled function; what compiling takes is not the learner's time. Raises TypeError where it cannot compile."""
    from numba.core.errors import NumbaError

    try:
        with store().compiling():
            function.compile(tuple(map(_type_of, args)))  # type: ignore[attr-defined]
    except NumbaError as error:
        raise TypeError(f"Numba cannot compile this: {_reason(str(error))}") from None
    return function(*args)


def code(function: Function) -> str:
    """What LLVM made of a compiled function, all signatures together."""
    return "\n".join(function.inspect_llvm().values())  # type: ignore[attr-defined]


def loop_code(functor: Function, dtype: ScalarType) -> str:
    """What LLVM makes of the library's contiguous loop over this functor."""
    from tinytensor.kernel_compiler.compiler import optimised_loop  # brings Numba

    kernel = cpu_kernel(functor, 1, name=functor.__name__).specialize(dtype, (dtype,), dtype, contiguous=True)
    with store().compiling():
        return str(optimised_loop(kernel.loop, kernel.kinds, kernel.fastmath)[0])


def converts(functor: Function, dtype: ScalarType = float32) -> bool:
    """Whether the loop over this functor goes through another floating dtype and back."""
    text = loop_code(functor, dtype)
    return "fpext" in text or "fptrunc" in text


def is_vectorized(function: Function) -> bool:
    """Whether several float32 are added by one instruction."""
    return _VECTOR.search(code(function)) is not None


def adds_doubles(function: Function) -> bool:
    """Whether anything is added up in float64."""
    return _DOUBLE.search(code(function)) is not None


def returns_float32(function: Function) -> bool:
    """Whether every signature gives a float32."""
    return all(str(found.return_type) == "float32" for found in function.nopython_signatures)  # type: ignore[attr-defined]


def _type_of(value: Any) -> Any:
    import numba

    return numba.typeof(value)


def _reason(text: str) -> str:
    """The lines of a Numba error that say what is wrong."""
    lines = [line.strip() for line in text.splitlines()]
    told = [
        line for line in lines if line and not line.startswith(("-", "File", "^", "During:", "<source", "This error"))
    ]
    return " ".join(told)[:300]


def _kept(kind: str, fn: Function, make: Callable[[Function, dict[str, Any]], Any]) -> Any:
    """The copy of this kind that was made before: a check looks at a function many times."""
    found = _made.get((kind, id(fn)))
    if found is None or found[0] is not fn:
        if len(_made) >= _KEPT:
            _made.clear()
        found = _made[kind, id(fn)] = fn, _copy(fn, make, {})
    return found[1]


def _copy(fn: Any, make: Callable[[Function, dict[str, Any]], Any], copies: dict[int, Any]) -> Any:
    own = python_of(fn)
    if own is None:
        return fn
    scope = dict(own.__globals__)
    copied = FunctionType(own.__code__, scope, own.__name__, own.__defaults__, own.__closure__)
    options = {name: value for name, value in fn.targetoptions.items() if name in ("fastmath", "error_model")}
    # Before its names are looked at: one of them may be its own.
    made = copies[id(own)] = make(copied, options)
    for name in global_names(own.__code__):
        inner = python_of(scope.get(name))
        if inner is not None:
            scope[name] = copies[id(inner)] if id(inner) in copies else _copy(scope[name], make, copies)
    return made


def array_at(address: int, numel: int, dtype: Any = np.float32) -> np.ndarray:
    """The elements at an address that a kernel was given."""
    import ctypes

    nbytes = max(numel, 0) * np.dtype(dtype).itemsize
    return np.frombuffer((ctypes.c_char * nbytes).from_address(address), dtype) if nbytes else np.empty(0, dtype)
