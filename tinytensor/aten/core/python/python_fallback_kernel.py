"""The kernels of the keys Python and PythonTLSSnapshot: a call that a mode or a subclass of Tensor wants to see.

    Functionalize .. PythonTLSSnapshot    autograd and all the rest, above
    Python                                here `__torch_dispatch__` is called
    CPU, CUDA, Meta, ...                  what it sees is what backends see: operators below autograd

The key Python is in a call if the thread has a mode (c10/torch_dispatch_mode_tls.py) or an argument's class defines
`__torch_dispatch__`. Without either, no call comes here, and none pays.

Note [What a handler runs with]
The operators that a handler calls are below autograd as well: the keys above Python are excluded while it runs. The
mode that is asked is taken off its stack meanwhile, so that a call goes on to the next one. Both come back when the
handler is done. If it raises, all modes are those that were active when it was asked, whatever it entered and did not leave.

Note [The snapshot]
PythonTLSSnapshot comes before everything else and notes the thread's key sets as they were when the call began. A
handler that wants to start again from the top, with autograd, restores them (`enable_reentrant_dispatch`).

Note [A handler that returns None]
The most common mistake of a handler is to forget `return`. In PyTorch None is an undefined tensor, which the autograd
kernel above passes on, and the caller gets None. Kernels here do not look for that on every call: `Undefined` goes past
them to the snapshot's kernel, where the call began, and that one returns None.

Mirrors aten/src/ATen/core/PythonFallbackKernel.cpp and StashTorchDispatchModeGuard.
"""

from __future__ import annotations

import threading
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.python.torch_dispatch import CallPlan, PythonCall
from tinytensor.c10 import torch_dispatch_mode_tls as modes
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import (
    ABOVE_PYTHON,
    AFTER_PYTHON,
    AFTER_PYTHON_TLS_SNAPSHOT,
    PYTHON,
    PYTHON_TLS_SNAPSHOT,
)
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard, get_local_keys, set_local_keys, state, tls

_PYTHON = PYTHON | PYTHON_TLS_SNAPSHOT


class Undefined(Exception):
    """See Note [A handler that returns None]. Nobody outside of a call sees it."""


class _Snapshot(threading.local):
    keys: tuple[int, int] | None = None


_snapshot = _Snapshot()


def python_fallback(op: OperatorHandle) -> Unboxed:
    """The kernel of the key Python for one operator."""

    table = op.table
    plan = CallPlan(op)

    def kernel(ks: int, *args: Any) -> Any:
        nonlocal plan
        if plan.schema is not op.entry._schema:  # the operator was taken away and defined anew
            plan = CallPlan(op)
        call = PythonCall(plan, args)
        included, not_excluded, mark = tls.included, tls.not_excluded, tls.mark
        stack = modes.stack()
        if not (stack or call.overloaded):
            # A mode's handler has restored the snapshot, in which the mode was still active.
            ks &= AFTER_PYTHON
            return table[ks](ks, *args)
        active = tuple(stack)
        try:
            if active:
                # Modes differ from the defaults, so the thread's mark is in `state.dirty`, and stays there.
                mode = stack.pop()
                if not stack:
                    tls.included = included & ~_PYTHON
                tls.not_excluded = not_excluded & ~ABOVE_PYTHON
                call.ask_mode(mode)
                stack.append(mode)
            if call.result is NotImplemented:
                set_local_keys(included, not_excluded & ~ABOVE_PYTHON)
                call.ask_subclasses()
        except BaseException:
            stack[:] = active
            raise
        finally:
            if active and mark is not None:
                tls.included = included
                tls.not_excluded = not_excluded
                state.dirty.add(mark.name)
            else:
                set_local_keys(included, not_excluded)
        result = call.checked_result()
        if result is None and not_excluded & PYTHON_TLS_SNAPSHOT and op.schema.returns:
            raise Undefined
        return result

    return kernel


def python_tls_snapshot_fallback(op: OperatorHandle) -> Unboxed:
    """The kernel of the key PythonTLSSnapshot for one operator. See Note [The snapshot]."""
    table = op.table

    def kernel(ks: int, *args: Any) -> Any:
        ks &= AFTER_PYTHON_TLS_SNAPSHOT
        if _snapshot.keys is not None:
            try:
                return table[ks](ks, *args)
            except Undefined:
                return None
        _snapshot.keys = tls.included, tls.not_excluded
        try:
            return table[ks](ks, *args)
        except Undefined:
            return None
        finally:
            _snapshot.keys = None

    return kernel


class RestorePythonTLSSnapshot:
    """Inside, this thread's key sets are those that the outermost call began with. See Note [The snapshot]."""

    __slots__ = ("_keys", "_snapshot")

    def __enter__(self) -> None:
        self._snapshot = _snapshot.keys
        if self._snapshot is None:
            raise RuntimeError("there is no call of a mode or a subclass whose key sets could be restored")
        self._keys = get_local_keys()
        _snapshot.keys = None
        set_local_keys(*self._snapshot)

    def __exit__(self, *exc_info: object) -> None:
        set_local_keys(*self._keys)
        _snapshot.keys = self._snapshot


class DisableTorchDispatch(ExcludeDispatchKeyGuard):
    """Inside, no `__torch_dispatch__` is asked, of a mode or of a subclass."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = PYTHON | PYTHON_TLS_SNAPSHOT


def register_python_fallbacks(target: Dispatcher) -> None:
    """Register the two kernels."""
    for key, adapt in (
        (DispatchKey.Python, python_fallback),
        (DispatchKey.PythonTLSSnapshot, python_tls_snapshot_fallback),
    ):
        debug = "registered at aten/core/python/python_fallback_kernel.py"
        target.register_fallback(key, KernelFunction(adapt=adapt, debug=debug))


register_python_fallbacks(dispatcher)
