"""Questions to the dispatcher, as `torch._C` has them: which kernels an operator has, and which one a key finds.

    >>> print(tt._C._dispatch_dump_table("aten::matmul").splitlines()[0].split(":")[0])
    Undefined
    >>> tt._C._dispatch_has_kernel_for_dispatch_key("aten::matmul", "CPU")  # it calls other operators, on any device
    False
    >>> tt._C._dispatch_has_computed_kernel_for_dispatch_key("aten::matmul", "CPU")
    True

Operators are named with their overload: "aten::add.Tensor". Keys are DispatchKeys or their names; RuntimeError for a name of none.

Mirrors torch/csrc/utils/python_dispatch.cpp, of which it has what asks and not what registers: that is `tt.library`.
"""

from __future__ import annotations

from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle
from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.c10.dispatch_key import DispatchKey, is_alias_dispatch_key, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import (
    FUNCTORCH_BATCHED,
    PYTHON,
    DispatchKeySet,
    backend_keys_of_autograd,
    is_included_in_alias,
)
from tinytensor.c10.error import check
from tinytensor.c10.tensor_impl import TensorImpl


def _find(name: str) -> OperatorHandle | None:
    parsed = parse_name(name)
    return dispatcher.find_op(parsed.name, parsed.overload_name)


def _find_or_throw(name: str) -> OperatorHandle:
    op = _find(name)
    check(op is not None, f"operator {name} does not exist")
    assert op is not None
    return op


def _key(key: DispatchKey | str) -> DispatchKey:
    return key if isinstance(key, DispatchKey) else parse_dispatch_key(key)


def _dispatch_dump(name: str) -> str:
    """What was registered for an operator, inactive kernels included; "" for one that does not exist."""
    op = _find(name)
    return op.entry.dump_state() if op is not None else ""


def _dispatch_dump_table(name: str) -> str:
    """Which kernel each key finds, and why; "" for an operator that does not exist."""
    op = _find(name)
    return op.entry.dump_computed_table() if op is not None else ""


def _dispatch_has_kernel(name: str) -> bool:
    """Whether there is such an operator."""
    return _find(name) is not None


def _dispatch_has_kernel_for_dispatch_key(name: str, key: DispatchKey | str) -> bool:
    """Whether a kernel was registered at this very key. RuntimeError for an operator that does not exist."""
    return _find_or_throw(name).has_kernel_for_dispatch_key(_key(key))


def _dispatch_has_kernel_for_any_dispatch_key(name: str, keys: DispatchKeySet) -> bool:
    """Whether a kernel was registered at one of these keys."""
    return _find_or_throw(name).entry.has_kernel_for_any(list(keys))


def _dispatch_has_computed_kernel_for_dispatch_key(name: str, key: DispatchKey | str) -> bool:
    """Whether a call with this key finds a kernel, registered there or at an alias of it."""
    op, found = _find_or_throw(name), _key(key)
    check(not is_alias_dispatch_key(found), "Alias keys do not have runtime kernel registrations.")
    return op.has_computed_kernel_for_dispatch_key(found)


def _dispatch_kernel_for_dispatch_key_is_fallthrough(name: str, key: DispatchKey | str) -> bool:
    """Whether the kernel at a key hands the call on to the next key."""
    kernel = _find_or_throw(name).entry.kernel_at(_key(key))
    return kernel is not None and kernel.is_fallthrough


def _dispatch_get_all_op_names() -> list[str]:
    """All operators."""
    return [str(name) for name in dispatcher.get_all_op_names()]


def _dispatch_get_registrations_for_dispatch_key(key: DispatchKey | str = "") -> list[str]:
    """The operators with a kernel at this very key; without a key, all."""
    return [str(name) for name in dispatcher.get_registrations_for_dispatch_key(_key(key) if key else None)]


def _dispatch_print_registrations_for_dispatch_key(key: DispatchKey | str = "") -> None:
    """Prints them, a line each."""
    for name in _dispatch_get_registrations_for_dispatch_key(key):
        print(name)


def _dispatch_find_dangling_impls() -> list[str]:
    """What was registered for operators without a schema: often a misspelt name."""
    return [op.entry.dump_state() for op in dispatcher.find_dangling_impls()]


def _dispatch_find_schema_or_throw(name: str, overload_name: str) -> OperatorHandle:
    """The operator. RuntimeError for one that does not exist."""
    return dispatcher.find_schema_or_throw(name, overload_name)


def _dispatch_has_backend_fallback(key: DispatchKey | str) -> bool:
    """Whether a kernel serves all operators that have none at this key."""
    return _key(key) in dispatcher.fallbacks


def _jit_get_schemas_for_operator(name: str) -> list[FunctionSchema]:
    """The schemas of all overloads."""
    return [op.schema for op in dispatcher.overloads(name)]


def _dispatch_key_name(key: DispatchKey) -> str:
    """The name of a key."""
    return key.name


def _dispatch_key_parse(name: str) -> DispatchKey:
    """The key of a name."""
    return _key(name)


def _parse_dispatch_key(name: str) -> DispatchKey | None:
    """The key of a name; None for a name of none."""
    try:
        return _key(name)
    except RuntimeError:
        return None


def _dispatch_is_alias_key(key: DispatchKey) -> bool:
    """Whether a key stands for several, such as CompositeImplicitAutograd."""
    return is_alias_dispatch_key(key)


def _dispatch_is_included_in_alias(key: DispatchKey | str, alias: DispatchKey | str) -> bool:
    """Whether an alias stands for this key too."""
    return is_included_in_alias(_key(key), _key(alias))


def _dispatch_get_backend_keyset_from_autograd(key: DispatchKey) -> DispatchKeySet:
    """The backends below a key of autograd."""
    return DispatchKeySet(backend_keys_of_autograd(key))


def _dispatch_isTensorSubclassLike(tensor: TensorImpl) -> bool:
    """Whether a handler in Python, or a transform of `tt.func`, stands before the tensor's kernels."""
    return bool(tensor.meta_.key_set & (PYTHON | FUNCTORCH_BATCHED))
