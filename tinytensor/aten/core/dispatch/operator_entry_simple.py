"""Which kernel serves a key, and why: the dispatcher's rules, one after the other. Read this first, then operator_entry.py.

    resolve(entry, key)       the kernel for one runtime key, and the reason
    choose(entry, ks)         the key at which a call with this key set runs: the highest whose kernel is no fallthrough

operator_entry.py asks the same questions once for all keys, and remembers the answers: fallthrough keys become a mask that
each call is laid on, and the kernel of every key set that came by stays in a table. A test compares both for all operators.
Neither says what is put around a kernel that was found: mixed_devices.py does, and c10/inference_mode.py.

Mirrors `computeDispatchTableEntryWithDebug` of aten/src/ATen/core/dispatch/OperatorEntry.cpp.
"""

from __future__ import annotations

from tinytensor.aten.core.dispatch.kernel_function import AMBIGUOUS_AUTOGRADOTHER, MISSING, KernelFunction
from tinytensor.aten.core.dispatch.operator_entry import OperatorEntry
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import (
    AUTOCAST,
    AUTOCAST_ON,
    AUTOGRAD_RUNTIME,
    AUTOGRADOTHER_BACKENDS,
    BACKEND_RUNTIME,
    FUNCTIONALITY_MASK,
    REQUIRES_GRAD,
    backend_keys_of_autograd,
    highest_priority_key,
    key_bit,
)

# What the dispatcher calls a backend here is any key that computes, and Undefined, which stands for "no tensor at all".
BACKENDS = BACKEND_RUNTIME | {DispatchKey.Undefined}
SPARSE = {key for key in BACKEND_RUNTIME if key.name.startswith("Sparse") and not key.name.startswith("SparseCsr")}


def resolve(entry: OperatorEntry, key: DispatchKey) -> tuple[KernelFunction, str]:
    """The kernel that serves the runtime key, and the reason. The first rule that finds one decides."""
    registered = {at: kernels[0] for at, kernels in entry.kernels.items()}  # the newest at each key
    fallbacks = entry.dispatcher.fallbacks

    # 1. A kernel of the key's own.
    if key in registered:
        return registered[key], "kernel"

    # 2. A composite kernel that computes for any backend. Its derivative is written elsewhere, so autograd keys pass it by.
    if key in BACKENDS - SPARSE and DispatchKey.CompositeExplicitAutogradNonFunctional in registered:
        return registered[DispatchKey.CompositeExplicitAutogradNonFunctional], "default backend kernel"
    if key in BACKENDS and DispatchKey.CompositeExplicitAutograd in registered:
        return registered[DispatchKey.CompositeExplicitAutograd], "default backend kernel"

    # 3. A composite kernel that calls other operators. It serves autograd keys too, since those operators record themselves;
    #    not so where the backend has a kernel of its own, which then wants a derivative of its own.
    if key in BACKENDS | AUTOGRAD_RUNTIME and DispatchKey.CompositeImplicitAutograd in registered:
        if key == DispatchKey.AutogradOther and registered.keys() & AUTOGRADOTHER_BACKENDS:
            return AMBIGUOUS_AUTOGRADOTHER, "ambiguous autogradother"
        computes_otherwise = backend_keys_of_autograd(key) | {DispatchKey.CompositeExplicitAutograd}
        if not registered.keys() & computes_otherwise:
            return registered[DispatchKey.CompositeImplicitAutograd], "math kernel"

    # 4. One autograd kernel for all backends.
    if key in AUTOGRAD_RUNTIME and DispatchKey.Autograd in registered:
        return registered[DispatchKey.Autograd], "autograd kernel"

    # 5. What happens at this key for every operator. Operators of users have a fallback of their own at autograd keys.
    if key in AUTOGRAD_RUNTIME and entry.name.namespace != "aten" and entry.dispatcher.autograd_fallback:
        return entry.dispatcher.autograd_fallback, "backend fallback"
    if key in fallbacks:
        return fallbacks[key], "backend fallback"
    return MISSING, "missing"


def choose(entry: OperatorEntry, ks: int) -> tuple[DispatchKey, KernelFunction, str]:
    """Where a call with this key set runs: the highest key, then the next one while the kernel only lets calls through."""
    if not ks & AUTOCAST_ON:
        ks &= ~AUTOCAST
    while True:
        key = highest_priority_key(ks)
        kernel, reason = resolve(entry, key)
        passes = kernel.is_fallthrough or (kernel.only_if_requires_grad and not ks & REQUIRES_GRAD)
        if key == DispatchKey.Undefined or not passes:
            return key, kernel, reason
        ks &= ~(key_bit(key) & FUNCTIONALITY_MASK)
