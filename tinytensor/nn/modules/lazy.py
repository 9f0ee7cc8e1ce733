"""What makes a module lazy: its parameters have no shape before the first input has come.

A forward pre-hook looks at that input, gives the parameters their shape, and turns the module into its ordinary class;
loading a state_dict gives the shapes too, but leaves the rest to the first call.

Mirrors torch/nn/modules/lazy.py.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn.parameter import is_lazy

__all__ = ["LazyModuleMixin"]

if TYPE_CHECKING:
    from tinytensor.nn.modules.module import Module as _Base
else:
    _Base = object


class LazyModuleMixin(_Base):
    """The first base of a lazy class. `cls_to_become` is what it is afterwards, if not itself.

    Subclasses make UninitializedParameters, and give them shapes in `initialize_parameters(*args, **kwargs)`, which gets
    forward's arguments.
    """

    cls_to_become: type | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._load_hook = self._register_load_state_dict_pre_hook(self._lazy_load_hook)
        self._initialize_hook = self.register_forward_pre_hook(self._infer_parameters, with_kwargs=True)

    def _tensors(self) -> list[tuple[str, Any]]:
        named = itertools.chain(self._parameters.items(), self._buffers.items())
        return [(name, tensor) for name, tensor in named if tensor is not None]

    def _save_to_state_dict(self, destination: dict[str, Any], prefix: str, keep_vars: bool) -> None:
        """Tensors without a shape cannot be detached, and are saved as they are."""
        for name, tensor in self._tensors():
            if name in self._parameters or name not in self._non_persistent_buffers_set:
                destination[prefix + name] = tensor if is_lazy(tensor) or keep_vars else tensor.detach()

    def _lazy_load_hook(
        self, state_dict: dict[str, Any], prefix: str, local_metadata: dict[str, Any], strict: bool,
        missing_keys: list[str], unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """Shapes from those that are about to be loaded."""
        for name, tensor in self._tensors():
            given = state_dict.get(prefix + name)
            if given is not None and is_lazy(tensor) and not is_lazy(given):
                with no_grad():
                    tensor.materialize(given.shape)

    def initialize_parameters(self, *args: Any, **kwargs: Any) -> None:
        """Give every parameter its shape, from forward's arguments."""
        raise NotImplementedError(f"initialize_parameters is not implemented for {self.__class__.__name__}")

    def has_uninitialized_params(self) -> bool:
        """Whether one of the parameters and buffers has no shape yet."""
        return any(is_lazy(tensor) for _, tensor in self._tensors())

    def _infer_parameters(self, module: Any, args: Any, kwargs: Any = None) -> None:
        """The pre-hook: shapes, then an end of being lazy. RuntimeError if a parameter is still without."""
        module.initialize_parameters(*args, **(kwargs or {}))
        if module.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        # The ordinary class knows nothing of these hooks and their handles, so they go before the class changes. It is changed
        # in place: optimizers and parents hold this object.
        for hook in ("_initialize_hook", "_load_hook"):
            getattr(module, hook).remove()
            delattr(module, hook)
        if module.cls_to_become is not None:
            module.__class__ = module.cls_to_become
