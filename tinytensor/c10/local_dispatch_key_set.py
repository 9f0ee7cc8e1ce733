# hot path
"""Thread-local key sets: what every call of this thread includes and excludes, beyond what its arguments carry.

Guards change them: `no_grad` clears REQUIRES_GRAD, a mode includes `Python`, autocast un-excludes `AutocastCPU`. Almost
always no thread has changed anything, so a call tests one flag, `state.dirty`, before it pays for thread-local reads.

Note [The dirty flag]
`state.dirty` is a set that all threads share; it is truthy while any thread's key sets differ from the defaults, or
any observer (see aten/record_function.py) is registered. A thread that departs from the defaults puts its mark
into the set and takes it out when it is back. The mark lives in thread-local storage only and takes itself out when it
dies, so the flag is right as well when a thread ends inside a guard. Adding to and removing from one set are single
steps under the interpreter's lock; a flag computed from counts would need a lock of its own.

Mirrors c10/core/impl/LocalDispatchKeySet.{h,cpp}; `not_excluded` is the complement of its excluded set.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import (
    ADINPLACEORVIEW,
    AUTOCAST,
    AUTOCAST_ON,
    AUTOGRAD,
    BACKEND_MASK,
    BACKEND_SELECT,
    FORWARD_AD,
    FUNCTIONALITY_MASK,
    INFERENCE,
    OBSERVED,
    PSEUDO_MASK,
    DispatchKeySet,
    key_bit,
    tensor_key_set,
)
from tinytensor.c10.layout import Layout

EVERYTHING = PSEUDO_MASK | FUNCTIONALITY_MASK | BACKEND_MASK
DEFAULT_INCLUDED = BACKEND_SELECT | ADINPLACEORVIEW
DEFAULT_NOT_EXCLUDED = EVERYTHING & ~AUTOCAST

Keys = DispatchKey | DispatchKeySet | int


class _State:
    """What all threads share.

    dirty        see Note [The dirty flag]
    observers    callbacks around every operator call
    observed     the bit OBSERVED while there are observers, else 0. Every call adds it to its key set; under key sets with
                 this bit, the operator's table leads to the observers (`OperatorHandle.call_observed`)
    """

    __slots__ = ("dirty", "observed", "observers")
    dirty: set[Any]
    observed: int
    observers: tuple[Any, ...]

    def __init__(self) -> None:
        self.dirty = set()
        self.observed = 0
        self.observers = ()


class _LocalKeys(threading.local):
    """This thread's key sets."""

    included = DEFAULT_INCLUDED
    not_excluded = DEFAULT_NOT_EXCLUDED
    mark: _Mark | None = None


class _Mark:
    """One thread's name in `state.dirty`; see Note [The dirty flag]."""

    __slots__ = ("marks", "name")

    def __init__(self, marks: set[Any]) -> None:
        self.name = id(self)
        self.marks = marks

    def __del__(self) -> None:
        self.marks.discard(self.name)


state = _State()
tls = _LocalKeys()
_dirty = state.dirty


def apply_tls(ks: int) -> int:
    """The key set that a call in this thread dispatches on."""
    return (ks | tls.included) & tls.not_excluded


def set_local_keys(included: int, not_excluded: int) -> None:
    """Replace this thread's key sets. Whoever writes them otherwise knows that the mark is in its place."""
    local = tls.__dict__  # this thread's; each use of an attribute of `tls` would look for it anew
    local["included"] = included
    local["not_excluded"] = not_excluded
    mark = local.get("mark")
    if mark is None:
        mark = local["mark"] = _Mark(_dirty)
    if included == DEFAULT_INCLUDED and not_excluded == DEFAULT_NOT_EXCLUDED:
        _dirty.discard(mark.name)
    else:
        _dirty.add(mark.name)


def get_local_keys() -> tuple[int, int]:
    """(included, not excluded), to carry over to another thread with `set_local_keys`."""
    return tls.included, tls.not_excluded


def set_observers(observers: tuple[Any, ...]) -> None:
    """Replace the callbacks (see aten/record_function.py) around every operator call of every thread."""
    state.observers = observers
    state.observed = OBSERVED if observers else 0
    if observers:
        state.dirty.add("observers")
    else:
        state.dirty.discard("observers")


class _FactoryKeys(dict):
    """device -> what a call without tensor arguments starts from: the included keys, and the backend it asks for."""

    def __missing__(self, device: Device | None) -> int:
        ks = self[device] = factory_keys(device, None)
        return ks


FACTORY_KEYS: dict[Device | None, int] = _FactoryKeys()

_LAYOUT_FUNCTIONALITY = {
    "strided": DispatchKey.Dense,
    "sparse_coo": DispatchKey.Sparse,
    "_mkldnn": DispatchKey.MkldnnCPU,
}


def factory_keys(device: Device | None, layout: Layout | None) -> int:
    """`FACTORY_KEYS[device]` for any layout (`computeDispatchKey` of c10/core/TensorOptions.h)."""
    functionality = DispatchKey.Dense
    if layout is not None:
        functionality = _LAYOUT_FUNCTIONALITY.get(layout.name, DispatchKey.SparseCsr)
    if functionality is DispatchKey.MkldnnCPU and device is not None and device.type != "cpu":
        raise NotImplementedError(f"Unsupported device type for mkldnn layout: {device.type}")
    carried = tensor_key_set("cpu" if device is None else device.type, functionality)
    return DEFAULT_INCLUDED | carried & BACKEND_MASK | key_bit(functionality)


def tls_local_include_set() -> DispatchKeySet:
    """This thread's included keys as a DispatchKeySet."""
    return DispatchKeySet.from_raw_repr(tls.included & ~PSEUDO_MASK)


def tls_local_exclude_set() -> DispatchKeySet:
    """This thread's excluded keys as a DispatchKeySet."""
    return DispatchKeySet.from_raw_repr((EVERYTHING & ~tls.not_excluded & ~PSEUDO_MASK) | BACKEND_MASK)


def tls_is_dispatch_key_included(key: DispatchKey) -> bool:
    bits = key_bit(key)
    return tls.included & bits == bits


def tls_is_dispatch_key_excluded(key: DispatchKey) -> bool:
    return not tls.not_excluded & key_bit(key) & ~BACKEND_MASK


def tls_set_dispatch_key_included(key: DispatchKey, included: bool) -> None:
    bits = key_bit(key)
    now, not_excluded = tls.included, tls.not_excluded
    set_local_keys(now | bits if included else now & ~(bits & ~BACKEND_MASK), not_excluded)


def tls_set_dispatch_key_excluded(key: DispatchKey, excluded: bool) -> None:
    """Exclude a key, or stop excluding it. Autocast keys are excluded by default; autocast stops excluding its own."""
    bits = key_bit(key) & ~BACKEND_MASK
    included, not_excluded = tls.included, tls.not_excluded
    not_excluded = not_excluded & ~bits if excluded else not_excluded | bits
    included = included | AUTOCAST_ON if not_excluded & AUTOCAST else included & ~AUTOCAST_ON
    set_local_keys(included, not_excluded)


def _bits(keys: Keys) -> int:
    return key_bit(keys) if isinstance(keys, DispatchKey) else int(keys)


class IncludeDispatchKeyGuard:
    """`with IncludeDispatchKeyGuard(keys):` every call of this thread has these keys as well."""

    __slots__ = ("_added", "_keys")

    def __init__(self, keys: Keys):
        self._keys = _bits(keys)

    def __enter__(self) -> None:
        included = tls.included
        self._added = self._keys & ~included
        set_local_keys(included | self._added, tls.not_excluded)

    def __exit__(self, *exc_info: object) -> None:
        set_local_keys(tls.included & ~self._added, tls.not_excluded)


class ExcludeDispatchKeyGuard:
    """`with ExcludeDispatchKeyGuard(keys):` no call of this thread has these keys. Backend bits are never excluded."""

    __slots__ = ("_keys", "_removed")

    def __init__(self, keys: Keys):
        self._keys = _bits(keys) & ~BACKEND_MASK

    def __enter__(self) -> None:
        not_excluded = tls.not_excluded
        self._removed = self._keys & not_excluded
        set_local_keys(tls.included, not_excluded & ~self._removed)

    def __exit__(self, *exc_info: object) -> None:
        set_local_keys(tls.included, tls.not_excluded | self._removed)


class AutoDispatchBelowAutograd(ExcludeDispatchKeyGuard):
    """For code below autograd that calls public operators: their autograd kernels are skipped."""

    __slots__ = ()

    def __init__(self) -> None:
        self._keys = AUTOGRAD | FORWARD_AD


_BELOW_ADINPLACEORVIEW = AUTOGRAD | FORWARD_AD | ADINPLACEORVIEW | INFERENCE


class AutoDispatchBelowADInplaceOrView:
    """As AutoDispatchBelowAutograd; view and version-counter bookkeeping are skipped as well."""

    __slots__ = ("_removed",)

    # `ExcludeDispatchKeyGuard` written out for a thread at its defaults, since many recorded calls go through here.
    def __enter__(self) -> None:
        local = tls.__dict__
        not_excluded = local.get("not_excluded", DEFAULT_NOT_EXCLUDED)
        self._removed = removed = not_excluded & _BELOW_ADINPLACEORVIEW
        mark = local.get("mark")
        if mark is None:
            set_local_keys(tls.included, not_excluded & ~removed)
        else:
            local["not_excluded"] = not_excluded & ~removed
            if removed:
                _dirty.add(mark.name)

    def __exit__(self, *exc_info: object) -> None:
        local = tls.__dict__
        not_excluded = local["not_excluded"] | self._removed
        if not_excluded == DEFAULT_NOT_EXCLUDED:
            set_local_keys(local["included"], not_excluded)
        else:
            local["not_excluded"] = not_excluded


def below_autograd(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that runs `kernel` inside AutoDispatchBelowADInplaceOrView."""

    def guarded(*args: Any) -> Any:
        with AutoDispatchBelowADInplaceOrView():
            return kernel(*args)

    return guarded
