"""A call of a module that has hooks.

    forward pre-hooks -> [node before the inputs] -> forward -> forward hooks -> [node behind the outputs]

The nodes are there only if the module has full backward hooks, see Note [How a module's backward is seen].

Mirrors `_call_impl` and `_maybe_warn_non_full_backward_hook` of torch/nn/modules/module.py. Left out: tracing scopes.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.nn.modules import module_hooks as of_all
from tinytensor.nn.modules.module_hooks import _WrappedHook
from tinytensor.utils.hooks import BackwardHook


def call_with_hooks(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`module.forward(*args, **kwargs)` with all hooks."""
    call = _Call(module, args, kwargs)
    try:
        return call.run()
    except Exception:
        call.run_always_called_hooks()
        raise


class _Call:
    """One call: what its hooks have made of arguments and result so far."""

    def __init__(self, module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.module = module
        self.args = args
        self.kwargs = kwargs
        self.result: Any = None
        self.always_called: set[int] = set()  # of the hooks with always_call, those that ran

    def run(self) -> Any:
        module = self.module
        full, old, pre = [], [], []
        if module._backward_pre_hooks or of_all._global_backward_pre_hooks:
            pre = module._get_backward_pre_hooks()
        if module._backward_hooks or of_all._global_backward_hooks:
            full, old = module._get_backward_hooks()
        # The node before the inputs must see what `forward` gets, so pre-hooks run before it is made. The node behind the
        # outputs must see what the caller gets, so forward hooks run before that one.
        self._run_forward_pre_hooks()
        backward_hook = None
        if full or pre:
            backward_hook = BackwardHook(module, full, pre)
            self.args = backward_hook.setup_input_hook(self.args)
        self.result = module.forward(*self.args, **self.kwargs)
        self._run_forward_hooks()
        if backward_hook is not None:
            if not isinstance(self.result, (Tensor, tuple)):
                warnings.warn(
                    "For backward hooks to be called, module output should be a Tensor or a tuple of Tensors but received "
                    f"{type(self.result)}",
                    stacklevel=4,
                )
            self.result = backward_hook.setup_output_hook(self.result)
        if old:
            self._register_on_last_node(old)
        return self.result

    def _run_forward_pre_hooks(self) -> None:
        module = self.module
        for number, hook in (*of_all._global_forward_pre_hooks.items(), *module._forward_pre_hooks.items()):
            if number in module._forward_pre_hooks_with_kwargs:
                new = hook(module, self.args, self.kwargs)
                if new is None:
                    continue
                if not (isinstance(new, tuple) and len(new) == 2):
                    raise RuntimeError(
                        f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {new}."
                    )
                self.args, self.kwargs = new
            else:
                new = hook(module, self.args)
                if new is not None:
                    self.args = new if isinstance(new, tuple) else (new,)

    def _run_forward_hooks(self) -> None:
        module = self.module
        for number, hook in (*of_all._global_forward_hooks.items(), *module._forward_hooks.items()):
            if number in module._forward_hooks_always_called or number in of_all._global_forward_hooks_always_called:
                self.always_called.add(number)
            with_kwargs = (
                number in module._forward_hooks_with_kwargs or number in of_all._global_forward_hooks_with_kwargs
            )
            self._run_forward_hook(hook, with_kwargs)

    def _run_forward_hook(self, hook: Callable, with_kwargs: bool) -> None:
        given = (self.args, self.kwargs) if with_kwargs else (self.args,)
        new = hook(self.module, *given, self.result)
        if new is not None:
            self.result = new

    def run_always_called_hooks(self) -> None:
        """After an error: the hooks with `always_call` that have not run. Their own errors become warnings."""
        module = self.module
        for kind, hooks, always, with_kwargs in (
            ("global module", of_all._global_forward_hooks, of_all._global_forward_hooks_always_called, {}),
            ("module", module._forward_hooks, module._forward_hooks_always_called, module._forward_hooks_with_kwargs),
        ):
            for number, hook in hooks.items():
                if number not in always or number in self.always_called:
                    continue
                try:
                    self._run_forward_hook(hook, number in with_kwargs)
                except Exception as error:
                    warnings.warn(
                        f"{kind} forward hook with ``always_call=True`` raised an exception that was silenced as another "
                        f"error was raised in forward: {error}",
                        stacklevel=4,
                    )

    def _register_on_last_node(self, hooks: list[Callable]) -> None:
        """Hooks of `register_backward_hook`: on the node of the first tensor of the result."""
        tensor = self.result
        while not isinstance(tensor, Tensor):
            is_dict = isinstance(tensor, dict)
            tensor = next(v for v in tensor.values() if isinstance(v, Tensor)) if is_dict else tensor[0]
        node = tensor.grad_fn
        if node is not None:
            for hook in hooks:
                node.register_hook(_WrappedHook(hook, self.module))
            text = _what_old_hooks_miss(self.args, self.result, node)
            if text is not None:
                warnings.warn(text, FutureWarning, stacklevel=5)


_FULL = "Please use register_full_backward_hook to get the documented behavior."


def _tensors(value: Any) -> tuple[Tensor, ...] | None:
    """One tensor or a tuple of them, as a tuple; None for anything else."""
    if isinstance(value, Tensor):
        return (value,)
    return value if isinstance(value, tuple) and all(isinstance(each, Tensor) for each in value) else None


def _what_old_hooks_miss(inputs: Any, result: Any, node: Any) -> str | None:
    """Why a hook of the last node sees less than the module's gradients; None if it sees all."""
    outs, ins = _tensors(result), _tensors(inputs)
    if outs is None:
        return (
            "Using non-full backward hooks on a Module that does not return a single Tensor or a tuple of Tensors is "
            f"deprecated and will be removed in future versions. This hook will be missing some of the grad_output. {_FULL}"
        )
    if ins is None:
        return (
            "Using non-full backward hooks on a Module that does not take as input a single Tensor or a tuple of Tensors is "
            f"deprecated and will be removed in future versions. This hook will be missing some of the grad_input. {_FULL}"
        )
    nodes = {out.grad_fn for out in outs if out.grad_fn is not None}
    if node not in nodes and len(nodes) < 2:
        return (
            "Using a non-full backward hook when outputs are nested in python data structure is deprecated and will be "
            "removed in future versions. This hook will be missing some grad_output."
        )
    if len(nodes) > 1:
        return (
            "Using a non-full backward hook when outputs are generated by different autograd Nodes is deprecated and will "
            f"be removed in future versions. This hook will be missing some grad_output. {_FULL}"
        )
    if {i.grad_fn for i in ins if i.grad_fn is not None} != {function for function, _ in node.next_functions}:
        return (
            "Using a non-full backward hook when the forward contains multiple autograd Nodes is deprecated and will be "
            f"removed in future versions. This hook will be missing some grad_input. {_FULL}"
        )
    return None
