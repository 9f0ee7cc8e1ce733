"""Hooks as a library offers them: the handle, and BackwardHook, which watches the gradients of a whole module.

Note [How a module's backward is seen]
Autograd knows nodes, not modules. So a module with full backward hooks is put between two nodes that change nothing:

    inputs -> BackwardHookFunctionBackward -> the module's own nodes -> BackwardHookFunctionBackward -> outputs

The node behind the outputs runs first in the backward pass: its gradients are the module's `grad_output`, and its
pre-hooks may replace them. The node before the inputs runs last: there the user's hooks see `grad_input` and
`grad_output` together, and may replace `grad_input`.

Mirrors torch/utils/hooks.py and BackwardHookFunction of torch/nn/modules/_functions.py.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.engine.python_hook import RemovableHandle
from tinytensor.autograd.function.function import Function
from tinytensor.c10.error import warn
from tinytensor.c10.grad_mode import is_grad_enabled

__all__ = ["BackwardHook", "RemovableHandle", "unserializable_hook", "warn_if_has_hooks"]

_DOCS = "https://docs.pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.register_full_backward_hook"


def unserializable_hook(f: Any) -> Any:
    """Mark a hook of a tensor as one that need not be saved with the tensor, so that saving does not warn of it.

    >>> x = tt.ones(1, requires_grad=True)
    >>> handle = x.register_hook(tt.utils.hooks.unserializable_hook(lambda grad: grad))
    """
    f.__torch_unserializable__ = True
    return f


def warn_if_has_hooks(tensor: Any) -> None:
    """Warn of each hook that saving the tensor would lose.

    >>> tt.utils.hooks.warn_if_has_hooks(tt.ones(1))
    """
    for hook in (tensor._backward_hooks or {}).values():
        if not hasattr(hook, "__torch_unserializable__"):
            warnings.warn(
                f"backward hook {hook!r} on tensor will not be serialized.  If this is expected, you can decorate the "
                "function with @torch.utils.hooks.unserializable_hook to suppress this warning",
                stacklevel=2,
            )


class BackwardHookFunction(Function):
    """Gives its inputs back, as a node of their own. See Note [How a module's backward is seen]."""

    @staticmethod
    def forward(ctx: Any, *args: Any) -> Any:
        ctx.mark_non_differentiable(*[arg for arg in args if not arg.requires_grad])
        return args

    @staticmethod
    def backward(ctx: Any, *args: Any) -> Any:
        return args


def _packed(indices: Sequence[int], values: Sequence[Any], size: int) -> tuple[Any, ...]:
    """`values` at their places in a tuple of that size, None elsewhere."""
    packed = [None] * size
    for index, value in zip(indices, values, strict=True):
        packed[index] = value
    return tuple(packed)


class BackwardHook:
    """One call of a module whose backward pass is watched. See Note [How a module's backward is seen].

    user_hooks        hook(module, grad_input, grad_output) -> grad_input or None
    user_pre_hooks    hook(module, grad_output) -> grad_output or None

    >>> x = tt.ones(1, requires_grad=True)
    >>> hook = tt.utils.hooks.BackwardHook(None, [lambda module, grad_input, grad_output: print(grad_input)], [])
    >>> (inner,) = hook.setup_input_hook((x,))
    >>> hook.setup_output_hook(inner * 2).backward()
    (tensor([2.]),)
    """

    def __init__(self, module: Any, user_hooks: list[Callable], user_pre_hooks: list[Callable]) -> None:
        self.module = module
        self.user_hooks = user_hooks
        self.user_pre_hooks = user_pre_hooks
        self.grad_outputs: Any = None
        self.n_outputs = -1
        self.output_tensors_index: list[int] | None = None
        self.n_inputs = -1
        self.input_tensors_index: list[int] | None = None

    def setup_input_hook(self, args: Any) -> Any:
        """The module's arguments, behind a node that calls the hooks."""
        args, self.input_tensors_index = self._behind_a_node(self._watch_inputs, args)
        self.n_inputs = len(args)
        return args

    def setup_output_hook(self, result: Any) -> Any:
        """The module's result, behind a node that calls the pre-hooks and keeps the gradients for the hooks."""
        results = result if isinstance(result, tuple) else (result,)
        results, self.output_tensors_index = self._behind_a_node(self._watch_outputs, results)
        self.n_outputs = len(results)
        return results if isinstance(result, tuple) else results[0]

    def _behind_a_node(self, watch: Callable[[Any], None], args: Any) -> tuple[Any, list[int] | None]:
        indices = [i for i, arg in enumerate(args) if isinstance(arg, Tensor)]
        tensors = [args[i] for i in indices]
        if not (is_grad_enabled() and any(t.requires_grad for t in tensors)):
            return args, None
        passed = BackwardHookFunction.apply(*tensors)
        nodes = [t.grad_fn for t in passed if t.grad_fn is not None]
        nodes = [node for node in nodes if node.name() == "BackwardHookFunctionBackward"]
        if not nodes:
            raise RuntimeError(
                "Error while setting up backward hooks. Please open an issue with a code sample to reproduce this."
            )
        watch(nodes[0])
        # Whatever is no tensor keeps its place between the tensors that went through the node.
        new = list(args)
        for index, t in zip(indices, passed, strict=True):
            new[index] = t
        return tuple(new) if type(args) is tuple else type(args)(*new), indices

    # Errors about what a hook returned give its name: PyTorch's are called `hook`.

    def _watch_inputs(self, node: Any) -> None:
        def hook(grad_input: Any, grad_output: Any) -> Any:
            return self._on_grad_inputs(grad_input)

        node.register_hook(hook)

    def _on_grad_inputs(self, grad_input: Any) -> Any:
        if self.grad_outputs is None:
            # The gradient came to the inputs by another way than the outputs, as in double backward.
            return None
        indices = self.input_tensors_index or []
        result = _packed(indices, grad_input, self.n_inputs)
        for hook in self.user_hooks:
            out = hook(self.module, result, self.grad_outputs)
            if out is None:
                continue
            if len(out) != len(result):
                raise RuntimeError(
                    f"Backward hook returned an invalid number of grad_input, got {len(out)}, but expected {len(result)}"
                )
            result = out
        self.grad_outputs = None
        return tuple(result[i] for i in indices)

    def _watch_outputs(self, node: Any) -> None:
        def hook(grad_input: Any, grad_output: Any) -> Any:
            return self._on_grad_outputs(grad_output)

        node.register_hook(hook)

    def _on_grad_outputs(self, grad_output: Any) -> Any:
        indices = self.output_tensors_index or []
        self.grad_outputs = _packed(indices, grad_output, self.n_outputs)
        for hook in self.user_pre_hooks:
            replaced = hook(self.module, self.grad_outputs)
            if replaced is None:
                continue
            if len(replaced) != len(self.grad_outputs):
                raise RuntimeError(
                    "Backward pre hook returned an invalid number of grad_output, "
                    f"got {len(replaced)}, but expected {len(self.grad_outputs)}"
                )
            self.grad_outputs = replaced
        grad_outputs = self.grad_outputs
        # Without a node before the inputs nothing would call the user's hooks later.
        if self.input_tensors_index is None:
            self._call_without_grad_inputs()
        return None if grad_outputs is None else tuple(grad_outputs[i] for i in indices)

    def _call_without_grad_inputs(self) -> None:
        """No input requires grad, so there is no node before them: the hooks have their turn here."""
        warn(
            "Full backward hook is firing when gradients are computed with respect to module outputs since no inputs "
            f"require gradients. See {_DOCS} for more details."
        )
        for hook in self.user_hooks:
            result = hook(self.module, (None,) * self.n_inputs, self.grad_outputs)
            if result is not None and not (isinstance(result, tuple) and all(each is None for each in result)):
                raise RuntimeError(
                    "Backward hook for Modules where no input requires gradient should always return None or None for "
                    "all gradients."
                )
        self.grad_outputs = None
