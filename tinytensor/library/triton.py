"""triton_op and wrap_triton: operators whose body launches kernels written in Triton.

The operator is an ordinary custom operator, whose body serves as its fake as well. Kernels need the package triton, which is no
part of this library: `wrap_triton` refuses without it, as in PyTorch.

Mirrors torch/_library/triton.py.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from typing import Any

from tinytensor.library.custom_ops import custom_op
from tinytensor.library.infer_schema import infer_schema


def triton_op(
    name: str, fn: Callable[..., Any] | None = None, /, *, mutates_args: str | Iterable[str], schema: str | None = None
) -> Any:
    """An operator whose body may launch Triton kernels: `custom_op`, with the body as its fake.

        name            "namespace::name"
        fn              the body, with type hints; a decorator without it
        mutates_args    names of arguments that are written into, or "unknown"
        schema          instead of what the hints say

    >>> @tt.library.triton_op("mine::twice_plus_one", mutates_args={})
    ... def twice_plus_one(x: tt.Tensor) -> tt.Tensor:
    ...     return x * 2 + 1
    >>> twice_plus_one(tt.ones(2))
    tensor([3., 3.])
    """

    def decorate(body: Callable[..., Any]) -> Any:
        made: Any = custom_op(
            name, body, mutates_args=mutates_args, schema=schema or infer_schema(body, mutates_args=mutates_args)
        )
        made.register_fake(body)
        return made

    return decorate if fn is None else decorate(fn)


def wrap_triton(triton_kernel: Any, /) -> Any:
    """A Triton kernel that a `triton_op` may launch. ModuleNotFoundError without the package triton, RuntimeError for others.

    >>> tt.library.wrap_triton(print)
    Traceback (most recent call last):
    ModuleNotFoundError: No module named 'triton'
    """
    autotuner, jit = (importlib.import_module(f"triton.runtime.{each}") for each in ("autotuner", "jit"))
    if not isinstance(triton_kernel, (autotuner.Autotuner, jit.JITFunction)):
        raise RuntimeError("wrap_triton only works on functions annotated with triton.jit or triton.autotune")
    return triton_kernel
