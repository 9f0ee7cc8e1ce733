"""What the generated files register kernels with: a name, a kernel, and the dispatch keys that it is for.

    cpu = registrar(provide_impl, DispatchKey.CPU)
    mul_Tensor = cpu("mul.Tensor", functional_2(binary_ops.mul_meta, binary_ops.mul_impl))

Such a kernel is a closure that `functional_2` makes: see aten/native/generated/kernel_patterns.py. It gets the
operator's name, so that a traceback says `in mul_Tensor`, and code of its own (`named` of kernel_names.py).

Note [A kernel has code of its own]
Closures that one function makes share their code, and the interpreter remembers in the code whom a line called last. In a
kernel of ten operators that would be somebody else each time; with a copy for each operator it is always the same function,
as in one that is written out.

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


def registrar(provide_impl: Callable[..., Any], *keys: DispatchKey) -> Callable[..., Any]:
    """A function that registers kernels of `aten` at these keys: `f("add.Tensor", kernel)`, or `@f("add.Tensor")`."""

    def register(full_name: str, kernel: Unboxed | None = None) -> Any:
        name, _, overload = full_name.partition(".")
        name = f"aten::{name}"

        def written_out(kernel: Unboxed) -> Unboxed:
            for key in keys:
                provide_impl(name, overload, key, kernel)
            return kernel

        if kernel is None:
            return written_out
        row = sys._getframe(1)
        debug = f"registered at {row.f_code.co_filename}:{row.f_lineno}"
        named(kernel, name, overload)
        for key in keys:
            provide_impl(name, overload, key, kernel, debug=debug)
        return kernel

    return register
