"""What every Module has: its tensors, its children and its hooks, each in a dict. Module is written in several files:

    module_hooks.py          registering hooks, of one module and of all
    module_call.py           what a call does where there are hooks
    module_walks.py          parameters(), named_modules(), get_submodule(), train(), ...
    module_conversions.py    to(), double(), cuda(), ...
    module_state_dict.py     state_dict(), load_state_dict()
    module.py                Module: attributes, calls, printing

Mirrors the annotations of torch/nn/modules/module.py.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

Hooks = OrderedDict[int, Callable]


class ModuleFields:
    """The attributes that `Module.__init__` makes.

    The other files add methods in subclasses; only Module, which inherits from all of them, is instantiated.
    """

    training: bool
    _parameters: dict[str, Any]
    _buffers: dict[str, Any]
    # Names of the buffers that state_dict leaves out.
    _non_persistent_buffers_set: set[str]
    _modules: dict[str, Any]
    # Hooks by the id of their RemovableHandle. The dicts beside them hold, under the same ids, how a hook wants to be called.
    _forward_pre_hooks: Hooks
    _forward_pre_hooks_with_kwargs: OrderedDict[int, bool]
    _forward_hooks: Hooks
    _forward_hooks_with_kwargs: OrderedDict[int, bool]
    _forward_hooks_always_called: OrderedDict[int, bool]
    _backward_pre_hooks: Hooks
    _backward_hooks: Hooks
    # None without backward hooks. A module has hooks of one kind only, and register_backward_hook makes the old kind (False).
    _is_full_backward_hook: bool | None
    _state_dict_pre_hooks: Hooks
    _state_dict_hooks: Hooks
    _load_state_dict_pre_hooks: Hooks
    _load_state_dict_post_hooks: Hooks

    def _get_name(self) -> str:
        return self.__class__.__name__
