"""From plain Python functions to Numba functions. Imported only when something is compiled.

A loop is a plain function; usually a factory makes it, and it calls a functor that is plain too. Numba can only call
functions of its own. So the loop is copied, and in the copy every function that it reaches through globals and closures
is replaced: functions of `kernel_compiler.pointers` and `vectors` by instructions, all others by compiled copies. The
originals stay plain, and can be called, tested and read without Numba.
"""

import builtins
import inspect
import types
from collections.abc import Callable
from typing import Any

import numba

from tinytensor.blas import blas_intrinsics
from tinytensor.kernel_compiler import intrinsics, vector_intrinsics
from tinytensor.kernel_compiler.fingerprint import fingerprint, global_names, python_function
from tinytensor.kernel_compiler.lowering import IRCompiler
from tinytensor.kernel_compiler.outlines import watch
from tinytensor.threads import atomic_intrinsics

_INTRINSICS: dict[Callable, Any] = {
    **intrinsics.INTRINSICS,
    **vector_intrinsics.INTRINSICS,
    **atomic_intrinsics.INTRINSICS,
    **blas_intrinsics.INTRINSICS,
}
_dispatchers: dict[tuple[bytes, frozenset[str]], Any] = {}


def options(fastmath: frozenset[str]) -> dict[str, Any]:
    """Numba's options: division by zero gives inf or nan, as in NumPy, and no wrappers for Python are made."""
    return {
        "fastmath": set(fastmath) or False,
        "error_model": "numpy",
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
        "pipeline_class": IRCompiler,
    }


def translate(function: Callable, fastmath: frozenset[str]) -> types.FunctionType:
    """A copy of `function` that refers to Numba functions only, ready for `numba.njit`."""
    original = python_function(function)
    assert original is not None
    # A scope of its own: the originals share their module's globals, which must keep the plain functions.
    scope = {"__builtins__": builtins, "__name__": original.__module__}
    for name in global_names(original.__code__):
        if name in original.__globals__:
            scope[name] = _substitute(original.__globals__[name], fastmath)
    cells = tuple(types.CellType(_substitute(cell.cell_contents, fastmath)) for cell in original.__closure__ or ())
    copy = types.FunctionType(original.__code__, scope, original.__name__, original.__defaults__, cells)
    copy.__kwdefaults__ = original.__kwdefaults__
    copy.__dict__.update(original.__dict__)  # marks such as `__noalias__`
    return copy


def with_arity(function: types.FunctionType, count: int, fastmath: frozenset[str]) -> types.FunctionType:
    """`function` with `count` named arguments if it takes `*numbers`: a Numba signature cannot express these."""
    if not function.__code__.co_flags & inspect.CO_VARARGS:
        return function
    names = ", ".join(f"argument_{i}" for i in range(count))
    scope = {"inner": watch(numba.njit(forceinline=True, **options(fastmath))(function))}
    exec(f"def {function.__name__}({names}):\n    inner({names})\n", scope)
    return scope[function.__name__]


def _substitute(value: Any, fastmath: frozenset[str]) -> Any:
    function = python_function(value)
    if function is None:
        return value
    if function in _INTRINSICS:
        return _INTRINSICS[function]
    # Flags belong to a function and to what it calls, and LLVM keeps them when it inlines. One functor that two kernels call with
    # different flags is therefore compiled twice.
    own = getattr(function, "__fastmath__", fastmath)
    key = fingerprint(function), own
    if key not in _dispatchers:
        # forceinline: two long functors in one loop pass LLVM's inlining limit, and the loop would not vectorise.
        _dispatchers[key] = watch(numba.njit(forceinline=True, **options(own))(translate(function, own)))
    return _dispatchers[key]
