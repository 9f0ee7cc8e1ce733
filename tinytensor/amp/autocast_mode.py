"""autocast: a region of a program in mixed precision, and the decorators that custom Functions use with it.

    with tt.autocast("cpu", dtype=tt.bfloat16):
        loss = loss_fn(model(x), target)        # products in bfloat16, losses in float32: see aten/autocast_mode.py
    loss.backward()                             # in the dtypes of the forward pass

A context sets this thread's state and puts back, when it ends, what was there before. Casts of weights are kept from
one call to the next; they are dropped when the outermost context ends.

Mirrors torch/amp/autocast_mode.py. Left out: what TorchScript and export ask of it.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor.amp import state
from tinytensor.c10.privateuse1 import privateuse1_backend_name
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float64

__all__ = ["autocast", "autocast_decorator", "custom_bwd", "custom_fwd", "is_autocast_available"]

is_autocast_available = state.is_autocast_available


def autocast_decorator(autocast_instance: autocast, func: Callable[..., Any]) -> Callable[..., Any]:
    """The function, each call of it inside the context."""

    @functools.wraps(func)
    def decorate_autocast(*args: Any, **kwargs: Any) -> Any:
        with autocast_instance:
            return func(*args, **kwargs)

    return decorate_autocast


class autocast:
    """Mixed precision for the operators inside, on one device; a context manager and a decorator.

    device_type     "cpu" or "cuda"; RuntimeError for a device without autocast
    dtype           float16 or bfloat16; the default is `get_autocast_dtype(device_type)`. With another one autocast
                    stays off, with a warning
    enabled         False turns autocast off inside
    cache_enabled   whether casts of weights are kept; the default is what surrounds the context

    >>> import tinytensor as tt
    >>> a = tt.ones(2, 2)
    >>> with tt.autocast("cpu"):
    ...     (a @ a).dtype, a.sum().dtype
    (torch.bfloat16, torch.float32)
    """

    def __init__(
        self,
        device_type: str,
        dtype: ScalarType | None = None,
        enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:
        _check_device_type(device_type)
        self.fast_dtype = state.get_autocast_dtype(device_type) if dtype is None else dtype
        self.device = device_type
        if not is_autocast_available(device_type):
            raise RuntimeError(f"User specified an unsupported autocast device_type '{device_type}'")
        self.custom_backend_name = privateuse1_backend_name()
        self._cache_enabled = state.is_autocast_cache_enabled() if cache_enabled is None else cache_enabled
        # Warnings are for those who turn it on: `enabled=False` is accepted for any dtype.
        self._enabled = False if enabled and self._is_refused() else enabled

    def _is_refused(self) -> bool:
        """Whether it cannot be turned on; says why in a warning."""
        if self.device == "cuda":
            from tinytensor import cuda  # not loaded yet in most programs

            if cuda.is_available():
                return False
            message = "CUDA is not available or torch_xla is imported. Disabling autocast."
        elif self.fast_dtype in (bfloat16, float16):
            return False
        else:
            name = self.device.upper()
            message = (
                f"In {name} autocast, but the target dtype is not supported. Disabling autocast.\n"
                f"{name} Autocast only supports dtypes of torch.bfloat16, torch.float16 currently."
            )
        warnings.warn(message, stacklevel=3)
        return True

    def __enter__(self) -> autocast:
        self.prev_cache_enabled = state.is_autocast_cache_enabled()
        self.prev = state.is_autocast_enabled(self.device)
        self.prev_fastdtype = state.get_autocast_dtype(self.device)
        state.set_autocast_enabled(self.device, self._enabled)
        state.set_autocast_dtype(self.device, self.fast_dtype)
        state.autocast_increment_nesting()
        state.set_autocast_cache_enabled(self._cache_enabled)
        return self

    def __exit__(self, *exc_info: object) -> None:
        # Casts of weights are dropped by the outermost context: an optimizer's step after it changes the weights.
        if state.autocast_decrement_nesting() == 0:
            state.clear_autocast_cache()
        state.set_autocast_enabled(self.device, self.prev)
        state.set_autocast_dtype(self.device, self.prev_fastdtype)
        state.set_autocast_cache_enabled(self.prev_cache_enabled)

    def __call__(self, func: Callable[..., Any]) -> Callable[..., Any]:
        if not callable(func):
            raise TypeError(
                f"autocast()(func) requires a callable, but got {type(func).__name__}. Did you mean to use autocast as a "
                "context manager? For example:\n"
                "    with torch.autocast(device_type=...):\n"
                "        output = model(input)"
            )
        return autocast_decorator(self, func)


def _check_device_type(device_type: Any) -> None:
    if not isinstance(device_type, str):
        raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")


def _enter_autocast(*vals: Any) -> autocast:
    """Enter a context that no `with` statement ends; `_exit_autocast` does."""
    return autocast(*vals).__enter__()


def _exit_autocast(mode: autocast) -> None:
    """End what `_enter_autocast` began."""
    mode.__exit__(None, None, None)


# Custom autograd functions.


def _cast(value: Any, device_type: str, dtype: ScalarType) -> Any:
    """`value` with the tensors in it cast, in mappings and iterables too; as autocast casts them, not in float64."""
    if isinstance(value, Tensor):
        eligible = value.is_floating_point() and value.device.type == device_type and value.dtype is not float64
        return value.to(dtype) if eligible else value
    if isinstance(value, (str, bytes, np.ndarray)):
        return value
    if isinstance(value, Mapping):
        return {_cast(k, device_type, dtype): _cast(v, device_type, dtype) for k, v in value.items()}
    if isinstance(value, Iterable):
        casted = (_cast(v, device_type, dtype) for v in value)
        return type(value)(casted) if isinstance(value, (list, tuple)) else casted
    return value


def custom_fwd(
    fwd: Callable[..., Any] | None = None, *, device_type: str, cast_inputs: ScalarType | None = None
) -> Callable[..., Any]:
    """For the `forward` of a Function: what autocast is in it. A decorator, with or without arguments.

        device_type   "cpu" or "cuda"; ValueError if it is no str
        cast_inputs   where autocast is on, floating inputs are cast to this dtype, and `forward` runs with autocast off;
                      None: it runs as the surroundings are

    >>> class Matmul(tt.autograd.Function):
    ...     @staticmethod
    ...     @tt.amp.custom_fwd(device_type="cpu", cast_inputs=tt.float32)
    ...     def forward(ctx, a, b):
    ...         return a @ b
    >>> a = tt.ones(2, 2)
    >>> with tt.autocast("cpu"):
    ...     print(Matmul.apply(a, a).dtype, (a @ a).dtype)
    torch.float32 torch.bfloat16
    """
    _check_device_type(device_type)
    if fwd is None:
        return functools.partial(custom_fwd, device_type=device_type, cast_inputs=cast_inputs)

    @functools.wraps(fwd)
    def decorate_fwd(*args: Any, **kwargs: Any) -> Any:
        # The backward pass mostly runs after the context has ended, so what it needs to know is kept in `ctx`.
        ctx = args[0]
        ctx._dtype = state.get_autocast_dtype(device_type)
        is_on = state.is_autocast_enabled(device_type)
        # With `cast_inputs` the body below runs with autocast off, so its backward does too.
        ctx._fwd_used_autocast = is_on and cast_inputs is None
        if not is_on or cast_inputs is None:
            return fwd(*args, **kwargs)
        with autocast(device_type=device_type, enabled=False):
            return fwd(*_cast(args, device_type, cast_inputs), **_cast(kwargs, device_type, cast_inputs))

    return decorate_fwd


def custom_bwd(bwd: Callable[..., Any] | None = None, *, device_type: str) -> Callable[..., Any]:
    """For the `backward` of a Function: autocast is in it what it was in `forward`, which `custom_fwd` decorates. A
    decorator.

    `device_type` is "cpu" or "cuda"; ValueError if it is no str.

    >>> class Twice(tt.autograd.Function):
    ...     @staticmethod
    ...     @tt.amp.custom_fwd(device_type="cpu")
    ...     def forward(ctx, x):
    ...         return x * 2
    ...     @staticmethod
    ...     @tt.amp.custom_bwd(device_type="cpu")
    ...     def backward(ctx, grad):
    ...         return grad * 2
    >>> x = tt.ones(1, requires_grad=True)
    >>> Twice.apply(x).backward()
    >>> x.grad
    tensor([2.])
    """
    _check_device_type(device_type)
    if bwd is None:
        return functools.partial(custom_bwd, device_type=device_type)

    @functools.wraps(bwd)
    def decorate_bwd(*args: Any, **kwargs: Any) -> Any:
        ctx = args[0]
        with autocast(device_type=device_type, enabled=ctx._fwd_used_autocast, dtype=ctx._dtype):
            return bwd(*args, **kwargs)

    return decorate_bwd
