"""The names of `torch._C` that programs with tensor subclasses and modes use.

In PyTorch this module is the C++ half of the library. Here every name is an alias of a Python function or class, whose
home is in the import. The library itself uses those names, and hardly this module.

Mirrors torch/_C/__init__.pyi, of which it has the few names that code outside of PyTorch uses.
"""

import sys as _sys
from typing import Any as _Any

from tinytensor._tensor import Tensor as _Tensor
from tinytensor._VF import _VariableFunctions, _VariableFunctionsClass
from tinytensor.aten.core.dispatch.python_dispatch import (
    _dispatch_dump,
    _dispatch_dump_table,
    _dispatch_find_dangling_impls,
    _dispatch_find_schema_or_throw,
    _dispatch_get_all_op_names,
    _dispatch_get_backend_keyset_from_autograd,
    _dispatch_get_registrations_for_dispatch_key,
    _dispatch_has_backend_fallback,
    _dispatch_has_computed_kernel_for_dispatch_key,
    _dispatch_has_kernel,
    _dispatch_has_kernel_for_any_dispatch_key,
    _dispatch_has_kernel_for_dispatch_key,
    _dispatch_is_alias_key,
    _dispatch_is_included_in_alias,
    _dispatch_isTensorSubclassLike,
    _dispatch_kernel_for_dispatch_key_is_fallthrough,
    _dispatch_key_name,
    _dispatch_key_parse,
    _dispatch_print_registrations_for_dispatch_key,
    _jit_get_schemas_for_operator,
    _parse_dispatch_key,
)
from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch as _DisableTorchDispatch
from tinytensor.aten.core.python.python_fallback_kernel import RestorePythonTLSSnapshot as _RestorePythonTLSSnapshot
from tinytensor.aten.core.python.torch_function import disabled_torch_dispatch as _disabled_torch_dispatch_impl
from tinytensor.aten.core.python.torch_function import disabled_torch_function as _disabled_torch_function_impl
from tinytensor.aten.core.schema.function_schema import Argument, FunctionSchema
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.aten.ops import nn as _nn
from tinytensor.c10.device import Device as device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW, AFTER_AUTOGRAD, DispatchKeySet
from tinytensor.c10.error import OutOfMemoryError
from tinytensor.c10.generator import Generator, default_generator
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import Layout as layout
from tinytensor.c10.layout import MemoryFormat as memory_format
from tinytensor.c10.local_dispatch_key_set import (
    ExcludeDispatchKeyGuard as _ExcludeDispatchKeyGuard,
)
from tinytensor.c10.local_dispatch_key_set import (
    IncludeDispatchKeyGuard as _IncludeDispatchKeyGuard,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_is_dispatch_key_excluded as _dispatch_tls_is_dispatch_key_excluded,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_is_dispatch_key_included as _dispatch_tls_is_dispatch_key_included,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_local_exclude_set as _dispatch_tls_local_exclude_set,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_local_include_set as _dispatch_tls_local_include_set,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_set_dispatch_key_excluded as _dispatch_tls_set_dispatch_key_excluded,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_set_dispatch_key_included as _dispatch_tls_set_dispatch_key_included,
)
from tinytensor.c10.metadata import Size
from tinytensor.c10.python_torch_function_tls import DisableTorchFunction, DisableTorchFunctionSubclass
from tinytensor.c10.python_torch_function_tls import stack_len as _len_torch_function_stack
from tinytensor.c10.python_torch_function_tls import torch_function_enabled as _is_torch_function_enabled
from tinytensor.c10.python_torch_function_tls import torch_function_mode_enabled as _is_torch_function_mode_enabled
from tinytensor.c10.scalar_type import ScalarType as dtype
from tinytensor.c10.tensor_impl import TensorImpl as _TensorImpl
from tinytensor.c10.torch_dispatch_mode_tls import TorchDispatchModeKey as _TorchDispatchModeKey
from tinytensor.c10.torch_dispatch_mode_tls import get_mode as _get_dispatch_mode
from tinytensor.c10.torch_dispatch_mode_tls import get_stack_at as _get_dispatch_stack_at
from tinytensor.c10.torch_dispatch_mode_tls import push_mode as _set_dispatch_mode
from tinytensor.c10.torch_dispatch_mode_tls import stack_len as _len_torch_dispatch_stack
from tinytensor.c10.torch_dispatch_mode_tls import unset_mode as _unset_dispatch_mode

__all__ = [
    "Argument",
    "DisableTorchFunction",
    "DisableTorchFunctionSubclass",
    "DispatchKey",
    "DispatchKeySet",
    "FunctionSchema",
    "Generator",
    "OutOfMemoryError",
    "Size",
    "TensorBase",
    "_DisableTorchDispatch",
    "_ExcludeDispatchKeyGuard",
    "_IncludeDispatchKeyGuard",
    "_RestorePythonTLSSnapshot",
    "_TensorBase",
    "_TorchDispatchModeKey",
    "_VariableFunctions",
    "_VariableFunctionsClass",
    "_after_ADInplaceOrView_keyset",
    "_after_autograd_keyset",
    "_disabled_torch_dispatch_impl",
    "_disabled_torch_function_impl",
    "_dispatch_dump",
    "_dispatch_dump_table",
    "_dispatch_find_dangling_impls",
    "_dispatch_find_schema_or_throw",
    "_dispatch_get_all_op_names",
    "_dispatch_get_backend_keyset_from_autograd",
    "_dispatch_get_registrations_for_dispatch_key",
    "_dispatch_has_backend_fallback",
    "_dispatch_has_computed_kernel_for_dispatch_key",
    "_dispatch_has_kernel",
    "_dispatch_has_kernel_for_any_dispatch_key",
    "_dispatch_has_kernel_for_dispatch_key",
    "_dispatch_isTensorSubclassLike",
    "_dispatch_is_alias_key",
    "_dispatch_is_included_in_alias",
    "_dispatch_kernel_for_dispatch_key_is_fallthrough",
    "_dispatch_key_name",
    "_dispatch_key_parse",
    "_dispatch_keys",
    "_dispatch_print_registrations_for_dispatch_key",
    "_dispatch_tls_is_dispatch_key_excluded",
    "_dispatch_tls_is_dispatch_key_included",
    "_dispatch_tls_local_exclude_set",
    "_dispatch_tls_local_include_set",
    "_dispatch_tls_set_dispatch_key_excluded",
    "_dispatch_tls_set_dispatch_key_included",
    "_get_dispatch_mode",
    "_get_dispatch_stack_at",
    "_get_tracing_state",
    "_is_torch_function_enabled",
    "_is_torch_function_mode_enabled",
    "_jit_get_schemas_for_operator",
    "_len_torch_dispatch_stack",
    "_len_torch_function_stack",
    "_linalg",
    "_log_api_usage_once",
    "_nn",
    "_parse_dispatch_key",
    "_set_dispatch_mode",
    "_special",
    "_unset_dispatch_mode",
    "default_generator",
    "device",
    "dtype",
    "is_grad_enabled",
    "layout",
    "memory_format",
    "parse_schema",
]

# In PyTorch the class that `torch.Tensor` is derived from; here there is one class.
TensorBase = _TensorBase = _Tensor

_after_autograd_keyset = DispatchKeySet.from_raw_repr(AFTER_AUTOGRAD)
_after_ADInplaceOrView_keyset = DispatchKeySet.from_raw_repr(AFTER_ADINPLACEORVIEW)


class _Operators:
    """The operators of `torch.linalg` or `torch.special` under the names that code of graphs has for them."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix

    def __getattr__(self, name: str) -> _Any:
        if name.startswith(self._prefix):
            for module, found in list(_sys.modules.items()):
                if module.startswith("tinytensor.aten.ops.") and hasattr(found, name):
                    return getattr(found, name)
        raise AttributeError(name)


_linalg, _special = _Operators("linalg_"), _Operators("special_")


def _dispatch_keys(tensor: _TensorImpl) -> DispatchKeySet:
    """The keys that the tensor carries."""
    return DispatchKeySet.from_raw_repr(tensor.meta_.key_set)


def _get_tracing_state() -> None:
    """What `torch.jit.trace` has recorded so far: None, as nothing is being traced where a program can ask."""


def _log_api_usage_once(event: str) -> None:
    """Nothing: nobody is told what is used. TypeError for what is no str."""
    if not isinstance(event, str):
        raise TypeError("bad argument type for built-in operation")
