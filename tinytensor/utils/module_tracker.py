"""ModuleTracker: whose forward, or backward, is running.

    with ModuleTracker() as tracker:
        loss = model(x)              # inside an operator: tracker.parents == {"Global", "Net", "Net.hidden"}
        loss.backward()              # the same in the backward pass

Hooks of all modules tell when a forward begins and ends. The backward of a module begins when the gradients of its
outputs are there, and ends when those of its inputs are: hooks on those tensors tell. A module is called after its class,
a child after its parent and the attribute.

Mirrors torch/utils/module_tracker.py.
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.autograd.engine.engine import current_graph_task_id, queue_callback
from tinytensor.autograd.graph import register_multi_grad_hook
from tinytensor.nn.modules.module_hooks import register_module_forward_hook, register_module_forward_pre_hook
from tinytensor.utils._pytree import tree_leaves

__all__ = ["ModuleTracker"]

logger = logging.getLogger(__name__)


class ModuleTracker:
    """A context manager; see the module's docstring. `parents` has the names of what is running, and "Global" always.

    >>> from tinytensor.utils.module_tracker import ModuleTracker
    >>> net = nn.Sequential(nn.ReLU())
    >>> with ModuleTracker() as tracker:
    ...     handle = net[0].register_forward_hook(lambda *args: print(sorted(tracker.parents)))
    ...     _ = net(tt.ones(1))
    ['Global', 'Sequential']
    """

    parents: set[str]

    def __init__(self) -> None:
        self.parents = {"Global"}
        self._known_modules: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()
        self._seen_modules: weakref.WeakSet[Any] = weakref.WeakSet()
        self._has_callback = False
        self._hooks: list[Any] = []

    @property
    def is_bw(self) -> bool:
        """Whether a backward pass is running."""
        return current_graph_task_id() != -1

    def __enter__(self) -> ModuleTracker:
        self._handles = [
            register_module_forward_pre_hook(self._fw_pre_hook),
            register_module_forward_hook(self._fw_post_hook),
        ]
        return self

    def __exit__(self, *exc_info: Any) -> None:
        for handle in (*self._handles, *self._hooks):
            handle.remove()
        self._hooks.clear()

    def _get_mod_name(self, module: Any) -> str:
        """The module's name, and from now on those of its children."""
        name = self._known_modules.setdefault(module, type(module).__name__)
        if module not in self._seen_modules:
            for child_name, child in module.named_children():
                self._known_modules[child] = f"{name}.{child_name}"
                self._get_mod_name(child)
            self._seen_modules.add(module)
        return name

    def _begin(self, name: str, is_bw: bool) -> None:
        if is_bw:
            self._forget_at_the_end_of_backward()
        if name in self.parents:
            logger.info(
                "The module hierarchy tracking seems to be broken as this Module was already entered. %s during %s",
                name,
                "backward" if is_bw else "forward",
            )
        self.parents.add(name)

    def _end(self, name: str, is_bw: bool) -> None:
        if name not in self.parents:
            logger.info(
                "The Module hierarchy tracking is confused as we're exiting a Module that was never entered. %s during %s",
                name,
                "backward" if is_bw else "forward",
            )
        self.parents.discard(name)

    def _forget_at_the_end_of_backward(self) -> None:
        # A module whose inputs need no gradient does not say when its backward ends.
        def callback() -> None:
            self.parents = {"Global"}
            self._has_callback = False

        if not self._has_callback:
            queue_callback(callback)
            self._has_callback = True

    def _when_gradients_come(self, values: Any, fn: Callable[..., None]) -> None:
        tensors = [t for t in tree_leaves(values) if isinstance(t, Tensor) and t.requires_grad]
        if tensors:
            self._hooks.append(register_multi_grad_hook(tensors, fn))

    def _fw_pre_hook(self, module: Any, args: Any) -> None:
        name = self._get_mod_name(module)
        self._begin(name, is_bw=False)
        self._when_gradients_come(args, lambda *_: self._end(name, is_bw=True))

    def _fw_post_hook(self, module: Any, args: Any, output: Any) -> None:
        name = self._get_mod_name(module)
        self._end(name, is_bw=False)
        self._when_gradients_come(output, lambda *_: self._begin(name, is_bw=True))
