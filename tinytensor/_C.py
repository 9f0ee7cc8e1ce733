"""The names of `torch._C` that programs with tensor subclasses and modes use.

In PyTorch this module is the C++ half of the library. Here every name is an alias of a Python function or class, whose
home is in the import. The library itself uses those names, and hardly this module.

Mirrors torch/_C/__init__.pyi, of which it has the few names that code outside of PyTorch uses.
"""

import sys as _sys
from typing import Any as _Any

from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch as _DisableTorchDispatch
from tinytensor.aten.core.python.python_fallback_kernel import RestorePythonTLSSnapshot as _RestorePythonTLSSnapshot
from tinytensor.aten.core.python.torch_function import disabled_torch_dispatch as _disabled_torch_dispatch_impl
from tinytensor.aten.core.python.torch_function import disabled_torch_function as _disabled_torch_function_impl
from tinytensor.aten.ops import nn as _nn
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW, AFTER_AUTOGRAD, DispatchKeySet
from tinytensor.c10.local_dispatch_key_set import (
    ExcludeDispatchKeyGuard as _ExcludeDispatchKeyGuard,
)
from tinytensor.c10.local_dispatch_key_set import (
    IncludeDispatchKeyGuard as _IncludeDispatchKeyGuard,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_local_exclude_set as _dispatch_tls_local_exclude_set,
)
from tinytensor.c10.local_dispatch_key_set import (
    tls_local_include_set as _dispatch_tls_local_include_set,
)
from tinytensor.c10.python_torch_function_tls import DisableTorchFunction, DisableTorchFunctionSubclass
from tinytensor.c10.python_torch_function_tls import stack_len as _len_torch_function_stack
from tinytensor.c10.python_torch_function_tls import torch_function_enabled as _is_torch_function_enabled
from tinytensor.c10.python_torch_function_tls import torch_function_mode_enabled as _is_torch_function_mode_enabled
from tinytensor.c10.tensor_impl import TensorImpl as _TensorImpl
from tinytensor.c10.torch_dispatch_mode_tls import TorchDispatchModeKey as _TorchDispatchModeKey
from tinytensor.c10.torch_dispatch_mode_tls import get_mode as _get_dispatch_mode
from tinytensor.c10.torch_dispatch_mode_tls import get_stack_at as _get_dispatch_stack_at
from tinytensor.c10.torch_dispatch_mode_tls import push_mode as _set_dispatch_mode
from tinytensor.c10.torch_dispatch_mode_tls import stack_len as _len_torch_dispatch_stack
from tinytensor.c10.torch_dispatch_mode_tls import unset_mode as _unset_dispatch_mode

__all__ = [
    "DisableTorchFunction",
    "DisableTorchFunctionSubclass",
    "DispatchKey",
    "DispatchKeySet",
    "_DisableTorchDispatch",
    "_ExcludeDispatchKeyGuard",
    "_IncludeDispatchKeyGuard",
    "_RestorePythonTLSSnapshot",
    "_TorchDispatchModeKey",
    "_after_ADInplaceOrView_keyset",
    "_after_autograd_keyset",
    "_disabled_torch_dispatch_impl",
    "_disabled_torch_function_impl",
    "_dispatch_keys",
    "_dispatch_tls_local_exclude_set",
    "_dispatch_tls_local_include_set",
    "_get_dispatch_mode",
    "_get_dispatch_stack_at",
    "_is_torch_function_enabled",
    "_is_torch_function_mode_enabled",
    "_len_torch_dispatch_stack",
    "_len_torch_function_stack",
    "_linalg",
    "_nn",
    "_set_dispatch_mode",
    "_special",
    "_unset_dispatch_mode",
]

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
    return DispatchKeySet.from_raw_repr(tensor.meta.key_set)
