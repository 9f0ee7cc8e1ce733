"""The names of an operator's kernels in Python: the kernel of `aten::add.Tensor` is called `add_Tensor`.

A generated module of kernels needs no list of what it registers: the names of its functions say it (`kernels_of`).

Without a counterpart in PyTorch, whose generated files end in `TORCH_LIBRARY_IMPL` blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle

# Overloads whose Python name would be another operator's.
CLASHING = {"scatter.reduce": "scatter_dot_reduce"}


def python_name(base_name: str, overload_name: str) -> str:
    """`add_Tensor`: an overload, given without its namespace, as a Python name."""
    if not overload_name:
        return base_name
    return CLASHING.get(f"{base_name}.{overload_name}") or f"{base_name}_{overload_name}"


def named(kernel: FunctionType, name: str, overload_name: str) -> FunctionType:
    """A kernel that was made in another function, with the name of its operator.

    It also gets a code object of its own: tracebacks and profilers show the name of the code, and what CPython learns
    about the calls in it (its inline caches) then holds for one operator.
    """
    found = python_name(name.removeprefix("aten::"), overload_name)
    kernel.__code__ = kernel.__code__.replace(co_name=found, co_qualname=found)
    kernel.__name__ = kernel.__qualname__ = found
    return kernel


def kernels_of(
    module: dict[str, Any], operators: Iterable[OperatorHandle]
) -> Iterator[tuple[OperatorHandle, Callable[..., Any]]]:
    """The operators that a module (its `globals()`) has a kernel for, each with the kernel.

    Where the kernel `add_Tensor` passes the call on, it does so with `_add_Tensor_table`. That name is put into the
    module here: it is the operator's dispatch table.
    """
    own = {name: f for name, f in module.items() if type(f) is FunctionType and f.__module__ == module["__name__"]}
    for op in operators:
        namespace, _, base_name = op.name.name.partition("::")
        kernel = own.get(python_name(base_name, op.name.overload_name)) if namespace == "aten" else None
        if kernel is not None:
            table = f"_{kernel.__name__}_table"
            if table in kernel.__code__.co_names:
                module[table] = op.table
            yield op, kernel
