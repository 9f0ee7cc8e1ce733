"""Registering hooks: on one module, and on all modules of the process.

    register_forward_pre_hook          hook(module, args) -> args or None
    register_forward_hook              hook(module, args, output) -> output or None
    register_full_backward_pre_hook    hook(module, grad_output) -> grad_output or None
    register_full_backward_hook        hook(module, grad_input, grad_output) -> grad_input or None

Of two hooks of one kind the one registered first runs first, hooks of all modules before those of one. Each function
returns a handle whose `remove()` takes the hook out again.

Mirrors torch/nn/modules/module.py.
"""

from __future__ import annotations

import functools
import weakref
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tinytensor.nn.modules.module_fields import Hooks, ModuleFields
from tinytensor.utils.hooks import RemovableHandle

_global_buffer_registration_hooks: Hooks = OrderedDict()
_global_module_registration_hooks: Hooks = OrderedDict()
_global_parameter_registration_hooks: Hooks = OrderedDict()
_global_backward_pre_hooks: Hooks = OrderedDict()
_global_backward_hooks: Hooks = OrderedDict()
_global_forward_pre_hooks: Hooks = OrderedDict()
_global_forward_hooks: Hooks = OrderedDict()
_global_forward_hooks_always_called: OrderedDict[int, bool] = OrderedDict()
_global_forward_hooks_with_kwargs: OrderedDict[int, bool] = OrderedDict()
# Whether the backward hooks of all modules are full ones; None before the first was registered.
_global_is_full_backward_hook: bool | None = None


def _has_any_global_hook() -> Any:
    return (
        _global_backward_pre_hooks
        or _global_backward_hooks
        or _global_forward_pre_hooks
        or _global_forward_hooks
        or _global_forward_hooks_always_called
        or _global_forward_hooks_with_kwargs
    )


class _WrappedHook:
    """A hook that gets its module as first argument, held weakly; it can be pickled as long as the module lives."""

    def __init__(self, hook: Callable, module: Any = None) -> None:
        self.hook = hook
        functools.update_wrapper(self, hook)
        self.with_module = module is not None
        if module is not None:
            self.module = weakref.ref(module)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not self.with_module:
            return self.hook(*args, **kwargs)
        module = self.module()
        if module is None:
            raise RuntimeError("You are trying to call the hook of a dead Module!")
        return self.hook(module, *args, **kwargs)

    def __getstate__(self) -> dict[str, Any]:
        state: dict[str, Any] = {"hook": self.hook, "with_module": self.with_module}
        if self.with_module:
            state["module"] = self.module()
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.hook = state["hook"]
        self.with_module = state["with_module"]
        if self.with_module:
            if state["module"] is None:
                raise RuntimeError("You are trying to revive the hook of a dead Module!")
            self.module = weakref.ref(state["module"])


def _add(hooks: Hooks, hook: Callable, marks: tuple[tuple[OrderedDict, bool], ...] = (), first: bool = False) -> Any:
    """Put the hook into the dict, and its number into the dicts that say what is special about it."""
    handle = RemovableHandle(hooks, extra_dict=[mark for mark, _ in marks])
    hooks[handle.id] = hook
    for mark, is_so in marks:
        if is_so:
            mark[handle.id] = True
    if first:
        hooks.move_to_end(handle.id, last=False)
    return handle


# ---- of all modules --------------------------------------------------------------------------------------------------


def register_module_buffer_registration_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, name, buffer)` sees every buffer that is registered; a tensor it returns takes its place."""
    return _add(_global_buffer_registration_hooks, hook)


def register_module_module_registration_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, name, submodule)` sees every module that becomes a child; one it returns takes its place."""
    return _add(_global_module_registration_hooks, hook)


def register_module_parameter_registration_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, name, parameter)` sees every parameter that is registered; one it returns takes its place."""
    return _add(_global_parameter_registration_hooks, hook)


def register_module_forward_pre_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, args)` runs before every `forward`."""
    return _add(_global_forward_pre_hooks, hook)


def register_module_forward_hook(
    hook: Callable, *, with_kwargs: bool = False, always_call: bool = False
) -> RemovableHandle:
    """`hook(module, args, output)` runs after every `forward`; see `Module.register_forward_hook`."""
    # As in PyTorch the handle leaves the mark of keyword arguments behind; numbers are not given twice.
    handle = _add(_global_forward_hooks, hook, ((_global_forward_hooks_always_called, always_call),))
    if with_kwargs:
        _global_forward_hooks_with_kwargs[handle.id] = True
    return handle


_GLOBAL_MIX = "Cannot use both regular backward hooks and full backward hooks as a global Module hook. Please use only one of them."
_MIX = "Cannot use both regular backward hooks and full backward hooks on a single Module. Please use only one of them."


def register_module_backward_hook(hook: Callable) -> RemovableHandle:
    """As `register_module_full_backward_hook`, the old way: `grad_input` is that of the last node only."""
    return _add_global_backward_hook(hook, is_full=False)


def register_module_full_backward_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, grad_input, grad_output)` runs when the gradients of a module's inputs are there."""
    return _add_global_backward_hook(hook, is_full=True)


def _add_global_backward_hook(hook: Callable, is_full: bool) -> RemovableHandle:
    global _global_is_full_backward_hook
    if _global_is_full_backward_hook is (not is_full):
        raise RuntimeError(_GLOBAL_MIX)
    _global_is_full_backward_hook = is_full
    return _add(_global_backward_hooks, hook)


def register_module_full_backward_pre_hook(hook: Callable) -> RemovableHandle:
    """`hook(module, grad_output)` runs before the backward pass of a module."""
    return _add(_global_backward_pre_hooks, hook)


# ---- of one module ---------------------------------------------------------------------------------------------------


class ModuleHooks(ModuleFields):
    """The part of Module that registers hooks."""

    def register_forward_pre_hook(
        self, hook: Callable, *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Call `hook(module, args)` before `forward`; what it returns, if not None, are the arguments. Returns a
        handle to remove it.

            prepend       run before the hooks that are there already: False
            with_kwargs   `hook(module, args, kwargs)`, which returns None or (args, kwargs): False

        >>> module = nn.ReLU()
        >>> handle = module.register_forward_pre_hook(lambda module, args: (args[0] + 1,))
        >>> module(tt.zeros(2))
        tensor([1., 1.])
        """
        marks = ((self._forward_pre_hooks_with_kwargs, with_kwargs),)
        return _add(self._forward_pre_hooks, hook, marks, prepend)

    def register_forward_hook(
        self, hook: Callable, *, prepend: bool = False, with_kwargs: bool = False, always_call: bool = False
    ) -> RemovableHandle:
        """Call `hook(module, args, output)` after `forward`; what it returns, if not None, is the output. Returns a
        handle.

            prepend       run before the hooks that are there already: False
            with_kwargs   `hook(module, args, kwargs, output)`: False
            always_call   run also if `forward`, or another hook, raised: False

        >>> module = nn.ReLU()
        >>> handle = module.register_forward_hook(lambda module, args, output: output * 10)
        >>> module(tt.ones(2))
        tensor([10., 10.])
        """
        marks = ((self._forward_hooks_with_kwargs, with_kwargs), (self._forward_hooks_always_called, always_call))
        return _add(self._forward_hooks, hook, marks, prepend)

    def register_full_backward_pre_hook(self, hook: Callable, prepend: bool = False) -> RemovableHandle:
        """Call `hook(module, grad_output)` before the module's backward; what it returns takes the gradients' place.

        `grad_output` is a tuple with a gradient for each output. `prepend` runs it before the hooks that are there.
        Returns a handle.

        >>> module = nn.Identity()
        >>> handle = module.register_full_backward_pre_hook(lambda module, grad_output: (grad_output[0] * 10,))
        >>> x = tt.ones(1, requires_grad=True)
        >>> module(x).backward()
        >>> x.grad
        tensor([10.])
        """
        return _add(self._backward_pre_hooks, hook, (), prepend)

    def register_full_backward_hook(self, hook: Callable, prepend: bool = False) -> RemovableHandle:
        """Call `hook(module, grad_input, grad_output)` when the gradients of the module's inputs are there; it may
        replace them.

        Both are tuples; what it returns, if not None, takes the place of `grad_input`. `prepend` runs it before the
        hooks that are there. Returns a handle. RuntimeError if the module has hooks of `register_backward_hook`.

        >>> module = nn.ReLU()
        >>> handle = module.register_full_backward_hook(lambda module, grad_input, grad_output: print(grad_input))
        >>> module(tt.ones(1, requires_grad=True)).backward()
        (tensor([1.]),)
        """
        if self._is_full_backward_hook is False:
            raise RuntimeError(_MIX)
        self._is_full_backward_hook = True
        return _add(self._backward_hooks, hook, (), prepend)

    def register_backward_hook(self, hook: Callable) -> RemovableHandle:
        """The old way: a hook of the last node of `forward`, so `grad_input` is what that node alone returns.

        Use `register_full_backward_hook`. Returns a handle.
        """
        if self._is_full_backward_hook is True:
            raise RuntimeError(_MIX)
        self._is_full_backward_hook = False
        return _add(self._backward_hooks, hook)

    def _get_backward_hooks(self) -> tuple[list[Callable], list[Callable]]:
        """(full hooks, old hooks), those of all modules first."""
        full: list[Callable] = []
        old: list[Callable] = []
        for hooks, is_full in (
            (_global_backward_hooks, _global_is_full_backward_hook),
            (self._backward_hooks, self._is_full_backward_hook),
        ):
            if is_full is not None:
                (full if is_full else old).extend(hooks.values())
        return full, old

    def _get_backward_pre_hooks(self) -> list[Callable]:
        return [*_global_backward_pre_hooks.values(), *self._backward_pre_hooks.values()]
