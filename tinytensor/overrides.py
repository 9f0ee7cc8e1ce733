"""`__torch_function__`: TorchFunctionMode, and what a function written in Python does to be overridable.

    def my_function(x):
        if has_torch_function_unary(x):
            return handle_torch_function(my_function, (x,), x)
        return x * 2

The operators themselves ask the handlers by a dispatch key (aten/core/python/torch_function_entry.py).

Mirrors torch/overrides.py. The lists of overridable functions are what the modules have, and not written by hand.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import inspect
import types
import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tinytensor import _C
from tinytensor._tensor import Tensor, new
from tinytensor._tensor.subclass import IGNORED, default_nowrap_functions
from tinytensor.aten.core.python.torch_function import handle_call as handle_call
from tinytensor.aten.core.python.torch_function import handle_in_python as _handle_in_python
from tinytensor.aten.core.python.torch_function import has_torch_function as has_torch_function
from tinytensor.aten.core.python.torch_function import next_question as _next_question
from tinytensor.c10 import python_torch_function_tls as _tls
from tinytensor.utils._mode_exit import leave_if_raising

__all__ = [
    "BaseTorchFunctionMode",
    "TorchFunctionMode",
    "enable_reentrant_dispatch",
    "get_default_nowrap_functions",
    "get_ignored_functions",
    "get_overridable_functions",
    "get_testing_overrides",
    "handle_torch_function",
    "has_torch_function",
    "has_torch_function_unary",
    "has_torch_function_variadic",
    "is_tensor_like",
    "is_tensor_method_or_property",
    "redispatch_function",
    "resolve_name",
    "wrap_torch_function",
]


def has_torch_function_unary(arg: Any) -> bool:
    """`has_torch_function` of one argument.

    >>> tt.overrides.has_torch_function_unary(tt.ones(1))
    False
    """
    return has_torch_function((arg,))


def has_torch_function_variadic(*args: Any) -> bool:
    """`has_torch_function` of several arguments.

    >>> tt.overrides.has_torch_function_variadic(tt.ones(1), 2)
    False
    """
    return has_torch_function(args)


def handle_torch_function(public_api: Callable, relevant_args: Iterable[Any], *args: Any, **kwargs: Any) -> Any:
    """What the handlers make of `public_api(*args, **kwargs)`. TypeError if all of them decline.

        public_api      the function that was called
        relevant_args   the arguments whose classes are asked

    >>> class Loud:
    ...     @classmethod
    ...     def __torch_function__(cls, func, types, args=(), kwargs=None):
    ...         return f"asked for {func.__name__}"
    >>> def double(x):
    ...     if tt.overrides.has_torch_function_unary(x):
    ...         return tt.overrides.handle_torch_function(double, (x,), x)
    ...     return x * 2
    >>> double(Loud()), double(tt.ones(1))
    ('asked for double', tensor([2.]))
    """
    return _handle_in_python(public_api, tuple(relevant_args), args, kwargs)


def wrap_torch_function(dispatcher: Callable) -> Callable:
    """Decorates a function so that it asks first; `dispatcher(*args, **kwargs)` says which arguments count.

    >>> class Loud:
    ...     @classmethod
    ...     def __torch_function__(cls, func, types, args=(), kwargs=None):
    ...         return "asked"
    >>> @tt.overrides.wrap_torch_function(lambda x: (x,))
    ... def double(x):
    ...     return x * 2
    >>> double(Loud()), double(tt.ones(1))
    ('asked', tensor([2.]))
    """

    def decorate(func: Callable) -> Callable:
        # Handlers get `wrapped`, the function that users know. If one calls it again, the test below runs again, with the
        # arguments that the handler has unwrapped.
        @functools.wraps(func)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            relevant = dispatcher(*args, **kwargs)
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return func(*args, **kwargs)

        return wrapped

    return decorate


def is_tensor_like(inp: Any) -> bool:
    """Whether it is a tensor, or its class has a `__torch_function__`.

    >>> tt.overrides.is_tensor_like(tt.ones(1)), tt.overrides.is_tensor_like(1)
    (True, False)
    """
    return type(inp) is Tensor or hasattr(inp, "__torch_function__")


def get_default_nowrap_functions() -> set[Callable]:
    """What the default `__torch_function__` leaves as it is: attributes that hold a tensor.

    >>> tt.Tensor.grad.__get__ in tt.overrides.get_default_nowrap_functions()
    True
    """
    return set(default_nowrap_functions())


@functools.cache
def get_ignored_functions() -> frozenset[Any]:
    """The attributes of Tensor about which no handler is asked, as a set.

    >>> len(tt.overrides.get_ignored_functions()) > 0
    True
    """
    functions = [importlib.import_module("tinytensor.functional").is_tensor, new.tensor]
    return frozenset([*functions, *(getattr(Tensor, n) for n in IGNORED if callable(getattr(Tensor, n, None)))])


def is_tensor_method_or_property(func: Callable) -> bool:
    """Whether `func`, as a handler gets it, is a method of Tensor, or `__get__` or `__set__` of a property.

    >>> tt.overrides.is_tensor_method_or_property(tt.Tensor.add), tt.overrides.is_tensor_method_or_property(tt.add)
    (True, False)
    """
    owner = getattr(func, "__self__", None)
    if isinstance(owner, property):
        return True
    return isinstance(func, types.FunctionType) and getattr(Tensor, func.__name__, None) is func


@functools.cache
def get_overridable_functions() -> dict[Any, list[Callable]]:
    """All functions about which handlers are asked, by the module or class that has them.

    >>> tt.add in tt.overrides.get_overridable_functions()[tt], tt.Tensor.add in tt.overrides.get_overridable_functions()[tt.Tensor]
    (True, True)
    """
    # By name: these modules import this one.
    modules = [
        importlib.import_module(f"tinytensor{name}")
        for name in ("", ".functional", ".nn.functional", ".nn.init", ".linalg", ".fft", ".special")
    ]
    found: dict[Any, list[Callable]] = {}
    for owner in (*modules, Tensor):
        found[owner] = [
            value
            for name in getattr(owner, "__all__", None) or dir(owner)
            if isinstance(value := getattr(owner, name, None), types.FunctionType)
            and name not in IGNORED
            and not (owner is not Tensor and name.startswith("_"))
        ]
    for value in vars(Tensor).values():
        if isinstance(value, property) and value.fget is not None:
            found.setdefault(value, []).append(value.__get__)
    return found


@functools.cache
def get_testing_overrides() -> dict[Callable, Callable]:
    """For each overridable function one of the same signature that returns -1: what a test of a handler may put in its place.

    >>> tt.overrides.get_testing_overrides()[tt.add](1, 2)
    -1
    """
    made: dict[Callable, Callable] = {}
    for function in {f for functions in get_overridable_functions().values() for f in functions}:
        dummy = functools.partial(_minus_one)
        try:
            dummy.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
        except (TypeError, ValueError):
            continue
        made[function] = dummy
    return made


def _minus_one(*args: Any, **kwargs: Any) -> int:
    return -1


def redispatch_function(func: Callable, types: Any, args: Any, kwargs: Any) -> Any:
    """Run a function that a handler was asked about, without asking again about it, but about what it calls.

    >>> class Loud(tt.Tensor):
    ...     @classmethod
    ...     def __torch_function__(cls, func, types, args=(), kwargs=None):
    ...         print(func.__name__)
    ...         return tt.overrides.redispatch_function(func, types, args, kwargs)
    >>> def product(a, b):
    ...     if tt.overrides.has_torch_function((a, b)):
    ...         return tt.overrides.handle_torch_function(product, (a, b), a, b)
    ...     return a * b + 1
    >>> product(tt.ones(1).as_subclass(Loud), 3)
    product
    mul
    tensor([4.])
    """
    kwargs = kwargs or {}
    if is_tensor_method_or_property(func) or str(func.__module__).startswith("tinytensor.aten."):
        with _tls.DisableTorchFunction():  # an operator: it calls nothing that could be asked about
            return func(*args, **kwargs)
    before = _next_question.skipped
    _next_question.skipped = True
    try:
        return func(*args, **kwargs)
    finally:
        _next_question.skipped = before


def resolve_name(f: Any) -> str | None:
    """A readable name of what a handler got: `torch.Tensor.add`, `torch.add`, `torch.Tensor.shape.__get__`.

    >>> tt.overrides.resolve_name(tt.Tensor.add), tt.overrides.resolve_name(tt.add)
    ('torch.Tensor.add', 'torch.add')
    """
    owner = getattr(f, "__self__", None)
    if isinstance(owner, property):
        getter: Any = owner.fget
        return f"torch.Tensor.{getter.__name__}.{f.__name__}"
    if not hasattr(f, "__module__"):
        return str(f)
    if isinstance(f, types.FunctionType):
        found = _public_names().get(f)
        if found is not None:
            return found
        if str(f.__module__).startswith(("tinytensor.aten.ops.", "tinytensor._tensor.new")):
            return f"torch.{f.__name__}"
        module = str(f.__module__).replace("tinytensor", "torch", 1)
        return f"{module}.{f.__name__}"
    return str(f)


@functools.cache
def _public_names() -> dict[Callable, str]:
    """Function -> its public name. What stands in several modules has the name in the last of them."""
    names: dict[Callable, str] = {}
    torch: Any = importlib.import_module("tinytensor")
    for owner in _OWNERS:
        module: Any = Tensor if owner == ".Tensor" else importlib.import_module(f"tinytensor{owner}")
        for name in dir(module):
            value = getattr(module, name, None)
            if isinstance(value, types.FunctionType) and (owner == ".Tensor" or not name.startswith("_")):
                names[value] = f"torch{owner}.{name}"
    # Ours has more than PyTorch's, whose others are no Python code.
    names |= {getattr(torch, name): f"torch.functional.{name}" for name in _TORCH_FUNCTIONAL}
    return names


_TORCH_FUNCTIONAL = """
atleast_1d atleast_2d atleast_3d block_diag broadcast_tensors cartesian_prod cdist chain_matmul einsum istft lu meshgrid norm
pca_lowrank split stft svd_lowrank tensordot unique unique_consecutive unravel_index
""".split()
# In the order of PyTorch's get_overridable_functions. By name: these modules import this one.
_OWNERS = ("", ".nn.functional", ".nn.init", ".Tensor", ".linalg", ".fft", ".special")


class TorchFunctionMode:
    """Subclass it and override `__torch_function__`; an instance is a context manager.

    It sees the calls of the public API in its block, also those without a tensor argument: `torch.zeros`. Modes nest.

    >>> class Names(tt.overrides.TorchFunctionMode):
    ...     def __torch_function__(self, func, types, args=(), kwargs=None):
    ...         print(func.__name__)
    ...         return func(*args, **(kwargs or {}))
    >>> with Names():
    ...     x = tt.zeros(2) + 1
    zeros
    add
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        leave_if_raising(cls, TorchFunctionMode, _tls)

    def __init__(self) -> None:
        pass

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        raise NotImplementedError

    def __enter__(self) -> TorchFunctionMode:
        _tls.push_mode(self)
        return self

    def __exit__(self, exc_type: Any, exc_val: Any, exc_tb: Any) -> None:
        _tls.pop_mode()

    @classmethod
    def push(cls, *args: Any, **kwargs: Any) -> TorchFunctionMode:
        """Deprecated, with a warning: an instance of the mode, made from these arguments."""
        warnings.warn("`Mode.push()` is no longer necessary and can be replaced with just `with Mode()`", stacklevel=2)
        return cls(*args, **kwargs)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that changes nothing: each call goes on as it was made.

    >>> with tt.overrides.BaseTorchFunctionMode():
    ...     x = tt.ones(2)
    """

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def _get_current_function_mode() -> Any:
    count = _tls.stack_len()
    return _tls.get_stack_at(count - 1) if count else None


def _get_current_function_mode_stack() -> list[Any]:
    return [_tls.get_stack_at(index) for index in range(_tls.stack_len())]


@contextlib.contextmanager
def _pop_mode_temporarily() -> Iterator[Any]:
    """In the block the innermost mode is off: what a handler calls goes to the mode around it."""
    old = _tls.pop_mode()
    try:
        yield old
    finally:
        _tls.push_mode(old)


@contextlib.contextmanager
def enable_reentrant_dispatch() -> Iterator[None]:
    """Inside a `__torch_dispatch__`: operators start from the top again, with autograd. See Note [The snapshot].

    RuntimeError elsewhere.

    >>> from tinytensor.utils._python_dispatch import TorchDispatchMode
    >>> class Mode(TorchDispatchMode):
    ...     def __torch_dispatch__(self, func, types, args=(), kwargs=None):
    ...         with tt.overrides.enable_reentrant_dispatch():
    ...             return func(*args, **(kwargs or {}))
    >>> with Mode():
    ...     x = tt.ones(2)
    """
    with _C._RestorePythonTLSSnapshot():
        yield
