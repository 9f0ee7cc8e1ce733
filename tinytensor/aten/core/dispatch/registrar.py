"""What the generated files register kernels with: a name, a kernel, and the dispatch keys that it is for.

    cpu_and_cuda = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA)
    mul_Tensor = cpu_and_cuda("mul.Tensor", functional_2(binary_ops.mul_meta, binary_ops.mul_impl))

Such a kernel is a closure that `functional_2` makes: see aten/native/generated/kernel_patterns.py. It gets the
operator's name, so that a traceback says `in mul_Tensor`, and code of its own (`named` of kernel_names.py).

Note [A kernel has code of its own]
Closures that one function makes share their code, and the interpreter remembers in the code whom a line called last. In a
kernel of ten operators that would be somebody else each time; with a copy for each operator it is always the same function,
as in one that is written out.

Note [Kernels of CUDA wait]
Most programs never touch a GPU. So kernels for the key CUDA are written down here, and come into the tables when CUDA is
started (`register_waiting`); before that the tables are those of a PyTorch without CUDA.

Mirrors `TORCH_LIBRARY_IMPL(aten, CPU, m)` of the generated files.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

from tinytensor.aten.core.dispatch.kernel_names import named
from tinytensor.c10.dispatch_key import DispatchKey

Unboxed = FunctionType


_waiting: dict[DispatchKey, list[tuple[Callable[..., Any], str, str, Unboxed, str | None]]] = {DispatchKey.CUDA: []}


def register_waiting(
    key: DispatchKey, adapt: Callable[[Unboxed, str, str], Unboxed] = lambda kernel, *_: kernel
) -> None:
    """Bring the kernels that wait for this key into the tables, each as `adapt(kernel, name, overload)` gives it back."""
    rows, _waiting[key] = _waiting[key], []
    for provide_impl, name, overload, kernel, debug in rows:
        adapted = adapt(kernel, name, overload)
        if debug is None:
            provide_impl(name, overload, key, adapted)
        else:
            provide_impl(name, overload, key, adapted, debug=debug)


def registrar(provide_impl: Callable[..., Any], *keys: DispatchKey) -> Callable[..., Any]:
    """A function that registers kernels of `aten` at these keys: `f("add.Tensor", kernel)`, or `@f("add.Tensor")`."""

    now = tuple(key for key in keys if key not in _waiting)
    later = [_waiting[key] for key in keys if key in _waiting]

    def register(full_name: str, kernel: Unboxed | None = None) -> Any:
        name, _, overload = full_name.partition(".")
        name = f"aten::{name}"

        def written_out(kernel: Unboxed) -> Unboxed:
            for key in now:
                provide_impl(name, overload, key, kernel)
            for rows in later:
                rows.append((provide_impl, name, overload, kernel, None))
            return kernel

        if kernel is None:
            return written_out
        row = sys._getframe(1)
        debug = f"registered at {row.f_code.co_filename}:{row.f_lineno}"
        named(kernel, name, overload)
        for key in now:
            provide_impl(name, overload, key, kernel, debug=debug)
        for rows in later:
            rows.append((provide_impl, name, overload, kernel, debug))
        return kernel

    return register
