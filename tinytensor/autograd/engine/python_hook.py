"""Hooks: the handle that removes one, and the rules for what a hook may return.

Hooks live in ordered dicts keyed by a number; the handle holds the dict weakly and the number.

Mirrors torch/utils/hooks.py (`RemovableHandle`) and torch/csrc/autograd/python_hook.cpp.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tinytensor.c10.error import check, check_type

# An OrderedDict, since a plain dict cannot be referenced weakly.
HookDict = OrderedDict[int, Callable]


class RemovableHandle:
    """What `register_hook` and the like return. `remove()` takes the hook out; as a context manager, at the end of
    the block.

    >>> x = tt.ones(1, requires_grad=True)
    >>> with x.register_hook(lambda grad: grad * 10):
    ...     x.sum().backward()
    >>> x.sum().backward()
    >>> x.grad
    tensor([11.])
    """

    id: int
    next_id = 0

    def __init__(self, hooks_dict: HookDict, *, extra_dict: Any = None) -> None:
        self.hooks_dict_ref = weakref.ref(hooks_dict)
        self.id = RemovableHandle.next_id
        RemovableHandle.next_id += 1
        extras = [] if extra_dict is None else extra_dict if isinstance(extra_dict, list) else [extra_dict]
        self.extra_dict_ref = tuple(weakref.ref(d) for d in extras)

    def remove(self) -> None:
        """Take the hook out. Once more does nothing."""
        for ref in (self.hooks_dict_ref, *self.extra_dict_ref):
            hooks = ref()
            if hooks is not None:
                hooks.pop(self.id, None)

    def __getstate__(self) -> Any:
        return (self.hooks_dict_ref(), self.id, tuple(ref() for ref in self.extra_dict_ref))

    def __setstate__(self, state: Any) -> None:
        # If the dict was gone when this was pickled, refer to an empty one, which dies at once.
        self.hooks_dict_ref = weakref.ref(HookDict() if state[0] is None else state[0])
        self.id = state[1]
        RemovableHandle.next_id = max(RemovableHandle.next_id, self.id + 1)
        self.extra_dict_ref = () if len(state) < 3 or state[2] is None else tuple(weakref.ref(d) for d in state[2])

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.remove()


def check_is_variable(result: Any) -> None:
    check_type(hasattr(result, "meta_"), lambda: f"expected Variable, but hook returned '{type(result).__name__}'")


def _hook_name(hook: Callable) -> str:
    return getattr(hook, "__name__", "<unknown>")


def check_single_result(original: Any, result: Any, hook: Callable) -> None:
    """A hook may replace a gradient by another of the same size, dtype and device, and None by nothing."""
    if result is None:
        return
    check(original is not None, "can't replace a None gradient with a non-None value")
    check_is_variable(result)
    before, after = original.meta_, result.meta_
    if before.plain is after.plain:
        return
    check(
        before.dtype is after.dtype and before.device == after.device,
        lambda: (
            f"hook '{_hook_name(hook)}' has changed the type of value (was {type_string(before)} got "
            f"{type_string(after)})"
        ),
    )
    check(before.sizes == after.sizes, lambda: f"hook '{_hook_name(hook)}' has changed the size of value")


def type_string(metadata: Any) -> str:
    """`torch.FloatTensor`: a tensor's old-style type, as messages show it."""
    place = "" if metadata.device.type == "cpu" else f"{metadata.device.type}."
    return f"torch.{place}{metadata.dtype.cpp_name}Tensor"


def call_tensor_hooks(hooks: HookDict, grad: Any) -> Any:
    """Run a tensor's hooks on its gradient, in the order of registration."""
    for hook in tuple(hooks.values()):
        result = hook(grad)
        if result is not None:
            check_single_result(grad, result, hook)
            grad = result
    return grad


def call_post_accumulate_grad_hooks(hooks: HookDict, variable: Any) -> None:
    """Run a leaf's hooks on the leaf itself; what they return is refused in the end."""
    after = call_tensor_hooks(hooks, variable)
    check(after is variable, "Tensor post accumulate grad hooks should return None.")


def _check_results(before: tuple, result: Any, hook: Callable) -> None:
    check_type(isinstance(result, tuple), lambda: f"expected tuple, but hook returned '{type(result).__name__}'")
    check(
        len(result) == len(before),
        lambda: (
            f"hook '{_hook_name(hook)}' has returned an incorrect number of values (got {len(result)}, but "
            f"expected {len(before)})"
        ),
    )
    for a, b in zip(before, result, strict=True):
        check_single_result(a, b, hook)


def call_pre_hooks(hooks: HookDict, grads: tuple) -> tuple:
    """Run a node's pre-hooks: `hook(grad_outputs)`."""
    for hook in tuple(hooks.values()):
        result = hook(grads)
        if result is not None:
            _check_results(grads, result, hook)
            grads = result
    return grads


def call_post_hooks(hooks: HookDict, outputs: tuple, inputs: tuple) -> tuple:
    """Run a node's post-hooks: `hook(grad_inputs, grad_outputs)`."""
    for hook in tuple(hooks.values()):
        result = hook(outputs, inputs)
        if result is not None:
            _check_results(outputs, result, hook)
            outputs = result
    return outputs
