"""Variable: the name that tensors with gradients had once. `Variable(t)` gives a tensor, and every tensor is one.

Code still reaches the engine through it: `Variable._execution_engine.queue_callback(f)`.

Mirrors torch/autograd/variable.py, torch/csrc/autograd/python_legacy_variable.cpp and the engine's Python face in
python_engine.cpp. Left out: names.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.engine.engine import is_checkpoint_valid, queue_callback
from tinytensor.autograd.engine.python_engine import run_backward
from tinytensor.autograd.variable.variable_hooks import detach, set_requires_grad
from tinytensor.c10.error import check_type, check_value
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class ImperativeEngine:
    """The engine as Python code of PyTorch addresses it."""

    def run_backward(self, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """`(tensors, grad_tensors, keep_graph, create_graph, inputs, allow_unreachable, accumulate_grad)`."""
        return tuple(run_backward(*args, **kwargs))

    def queue_callback(self, callback: Callable[[], None]) -> None:
        """Call `callback()` at the end of the running backward pass; RuntimeError outside of one."""
        queue_callback(callback)

    def is_checkpoint_valid(self) -> bool:
        """False while a pass runs that was given `inputs`: recomputing would leave parameters without gradients."""
        return is_checkpoint_valid()


class VariableMeta(type):
    """Makes every tensor an instance of Variable."""

    def __instancecheck__(cls, other: object) -> bool:
        return isinstance(other, TensorImpl)


class Variable(metaclass=VariableMeta):
    """Variable(data, requires_grad=False): a tensor over the same bytes, without history. The old name of a tensor
    with a gradient.

    Every tensor is an instance of it. TypeError for what is no tensor. `volatile`, which `no_grad` has replaced, warns; ValueError for it
    together with `requires_grad`.

    >>> x = tt.autograd.Variable(tt.ones(2), requires_grad=True)
    >>> x, isinstance(tt.ones(1), tt.autograd.Variable)
    (tensor([1., 1.], requires_grad=True), True)
    """

    _execution_engine = ImperativeEngine()

    def __new__(  # type: ignore[misc]  # gives a tensor, as in PyTorch
        cls, data: Any = None, requires_grad: bool = False, volatile: bool = False, _grad_fn: Any = None, **kwargs: Any
    ) -> Tensor:
        for name in kwargs:
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        if volatile:
            warnings.warn(
                "volatile was removed and now has no effect. Use `with torch.no_grad():` instead.",
                UserWarning,
                stacklevel=2,
            )
            check_value(not requires_grad, "Variable can't be volatile and require_grad at the same time!")
        if data is None:
            data = F.empty((0,))
        check_type(
            isinstance(data, TensorImpl), lambda: f"Variable data has to be a tensor, but got {type(data).__name__}"
        )
        result = detach(data)
        if requires_grad:
            set_requires_grad(result, True)
        return result
