"""Module: a function with parameters.

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.hidden = nn.Linear(4, 8)      # a child: its parameters are the net's
            self.scale = nn.Parameter(...)     # a parameter of its own
            self.register_buffer("count", ...) # state that is not trained
        def forward(self, x):
            return self.hidden(x) * self.scale

Parameters, buffers and children are attributes, kept in three dicts by `__setattr__`, which looks at what is assigned.
The other parts of Module are in files of their own, see module_fields.py.

Mirrors torch/nn/modules/module.py. Left out: tracing; `compile` compiles nothing.
"""

from __future__ import annotations

import importlib
import inspect
import types
from collections import OrderedDict
from typing import Any, TypeVar

from tinytensor._tensor import Tensor
from tinytensor.functional import typename
from tinytensor.nn.modules.module_call import call_with_hooks
from tinytensor.nn.modules.module_conversions import ModuleConversions
from tinytensor.nn.modules.module_hooks import (
    ModuleHooks,
    _global_backward_hooks,
    _global_backward_pre_hooks,
    _global_buffer_registration_hooks,
    _global_forward_hooks,
    _global_forward_pre_hooks,
    _global_module_registration_hooks,
    _global_parameter_registration_hooks,
    _has_any_global_hook,
    register_module_backward_hook,
    register_module_buffer_registration_hook,
    register_module_forward_hook,
    register_module_forward_pre_hook,
    register_module_full_backward_hook,
    register_module_full_backward_pre_hook,
    register_module_module_registration_hook,
    register_module_parameter_registration_hook,
)
from tinytensor.nn.modules.module_state_dict import _EXTRA_STATE_KEY_SUFFIX, ModuleStateDict, _IncompatibleKeys
from tinytensor.nn.modules.module_walks import ModuleWalks
from tinytensor.nn.parameter import Buffer, Parameter

__all__ = [
    "_EXTRA_STATE_KEY_SUFFIX",
    "Module",
    "_IncompatibleKeys",
    "_has_any_global_hook",
    "register_module_backward_hook",
    "register_module_buffer_registration_hook",
    "register_module_forward_hook",
    "register_module_forward_pre_hook",
    "register_module_full_backward_hook",
    "register_module_full_backward_pre_hook",
    "register_module_module_registration_hook",
    "register_module_parameter_registration_hook",
]

_HOOK_DICTS = (
    "_backward_pre_hooks", "_backward_hooks", "_forward_hooks", "_forward_hooks_with_kwargs",
    "_forward_hooks_always_called", "_forward_pre_hooks", "_forward_pre_hooks_with_kwargs", "_state_dict_hooks",
    "_state_dict_pre_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks",
)  # fmt: skip


def _addindent(text: str, spaces: int) -> str:
    """All lines but the first moved to the right; blank ones become empty."""
    first, *rest = text.split("\n")
    return "\n".join([first, *(" " * spaces + line if line.strip() else "" for line in rest)])


def _replaced_by_hooks(hooks: Any, module: Any, name: str, value: Any) -> Any:
    for hook in hooks.values():
        output = hook(module, name, value)
        if output is not None:
            value = output
    return value


def _forward_unimplemented(self: Any, *input: Any) -> None:
    """What a call computes: every subclass defines it."""
    raise NotImplementedError(f'Module [{type(self).__name__}] is missing the required "forward" function')


class Module(ModuleHooks, ModuleWalks, ModuleConversions, ModuleStateDict):
    """Base of all modules: a subclass assigns parameters and modules in `__init__`, and overrides `forward`.

        training          whether dropout and the like are on, see `train()` and `eval()`
        call_super_init   a class sets it so that `__init__` passes its arguments on to the next class: False

    Call the instance, not `forward`: hooks run then. Parameters, modules and buffers that are assigned are found by
    `parameters()`, `state_dict()`, `to()` and the like. AttributeError where one is assigned before
    `super().__init__()`.

    >>> class Net(nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.hidden = nn.Linear(2, 3)
    ...         self.out = nn.Linear(3, 1)
    ...     def forward(self, x):
    ...         return self.out(self.hidden(x).relu())
    >>> net = Net()
    >>> net(tt.zeros(5, 2)).shape
    torch.Size([5, 1])
    >>> net
    Net(
      (hidden): Linear(in_features=2, out_features=3, bias=True)
      (out): Linear(in_features=3, out_features=1, bias=True)
    )
    """

    dump_patches: bool = False
    T_destination = TypeVar("T_destination", bound=dict[str, Any])
    call_super_init: bool = False

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # In PyTorch operators are functions written in C, which do not become methods: `activation = torch.tanh` in the body of
        # a class is then called without the module.
        for name, value in list(vars(cls).items()):
            if isinstance(value, types.FunctionType) and value.__module__.startswith("tinytensor.aten.ops."):
                setattr(cls, name, staticmethod(value))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if not self.call_super_init:
            name = type(self).__name__
            if kwargs:
                raise TypeError(f"{name}.__init__() got an unexpected keyword argument '{next(iter(kwargs))}'")
            if args:
                raise TypeError(f"{name}.__init__() takes 1 positional argument but {len(args) + 1} were given")
        # The next class's __setattr__: our own asks for the dicts that are made here.
        put = super().__setattr__
        put("training", True)
        put("_parameters", {})
        put("_buffers", {})
        put("_non_persistent_buffers_set", set())
        for hooks in _HOOK_DICTS:
            put(hooks, OrderedDict())
            if hooks == "_backward_hooks":
                put("_is_full_backward_hook", None)  # here: programs that go through vars(module) see PyTorch's order
        put("_modules", {})
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    # A value, not a method: subclasses give `forward` any signature.
    forward: Any = _forward_unimplemented

    # ---- calls -------------------------------------------------------------------------------------------------------

    def _wrapped_call_impl(self, *args: Any, **kwargs: Any) -> Any:
        return self._call_impl(*args, **kwargs)

    def _call_impl(self, *args: Any, **kwargs: Any) -> Any:
        if not (
            # Most calls have no hook at all. They ask eight dicts whether they are empty and pay for nothing else.
            self._backward_hooks
            or self._backward_pre_hooks
            or self._forward_hooks
            or self._forward_pre_hooks
            or _global_backward_pre_hooks
            or _global_backward_hooks
            or _global_forward_hooks
            or _global_forward_pre_hooks
        ):
            return self.forward(*args, **kwargs)
        return call_with_hooks(self, args, kwargs)

    __call__: Any = _wrapped_call_impl

    # ---- registering -------------------------------------------------------------------------------------------------

    def _check_name(self, kind: str, name: Any, known: Any) -> None:
        if not isinstance(name, str):
            raise TypeError(f"{kind} name should be a string. Got {typename(name)}")
        if "." in name:
            raise KeyError(f'{kind} name can\'t contain "."')
        if name == "":
            raise KeyError(f'{kind} name can\'t be empty string ""')
        if hasattr(self, name) and name not in known:
            raise KeyError(f"attribute '{name}' already exists")

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Make a tensor part of the module's state that is not trained, such as a running mean.

            name         the attribute's name
            tensor       or None, which keeps the name free for one
            persistent   whether it is in the `state_dict`: True

        TypeError for what is no tensor, KeyError for a name that is taken or has a dot.

        >>> module = nn.Module()
        >>> module.register_buffer("mean", tt.zeros(2))
        >>> module.mean, list(module.state_dict())
        (tensor([0., 0.]), ['mean'])
        """
        if "_buffers" not in self.__dict__:
            raise AttributeError("cannot assign buffer before Module.__init__() call")
        self._check_name("buffer", name, self._buffers)
        if tensor is not None and not _is_tensor_like(tensor):
            raise TypeError(
                f"cannot assign '{typename(tensor)}' object to buffer '{name}' (torch Tensor or None required)"
            )
        self._buffers[name] = _replaced_by_hooks(_global_buffer_registration_hooks, self, name, tensor)
        if persistent:
            self._non_persistent_buffers_set.discard(name)
        else:
            self._non_persistent_buffers_set.add(name)

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Make a Parameter one of the module's; None keeps the name free for one.

        TypeError for what is no Parameter, KeyError for a name that is taken or has a dot.

        >>> module = nn.Module()
        >>> module.register_parameter("weight", nn.Parameter(tt.ones(1)))
        >>> [name for name, _ in module.named_parameters()]
        ['weight']
        """
        if "_parameters" not in self.__dict__:
            raise AttributeError("cannot assign parameter before Module.__init__() call")
        self._check_name("parameter", name, self._parameters)
        if param is None:
            self._parameters[name] = None
            return
        if not isinstance(param, Parameter):
            raise TypeError(
                f"cannot assign '{typename(param)}' object to parameter '{name}' (torch.nn.Parameter or None required)"
            )
        if param.grad_fn:
            raise ValueError(
                f"Cannot assign non-leaf Tensor to parameter '{name}'. Model parameters must be created explicitly. To "
                f"express '{name}' as a function of another Tensor, compute the value in the forward() method."
            )
        self._parameters[name] = _replaced_by_hooks(_global_parameter_registration_hooks, self, name, param)

    def add_module(self, name: str, module: Module | None) -> None:
        """Make a module a child of this one, under a name that may be no Python name; None keeps the name free.

        TypeError for what is no module, KeyError for a name that is taken or has a dot.

        >>> module = nn.Module()
        >>> module.add_module("0", nn.ReLU())
        >>> module
        Module(
          (0): ReLU()
        )
        """
        if not isinstance(module, Module) and module is not None:
            raise TypeError(f"{typename(module)} is not a Module subclass")
        if not isinstance(name, str):
            raise TypeError(f"module name should be a string. Got {typename(name)}")
        if hasattr(self, name) and name not in self._modules:
            raise KeyError(f"attribute '{name}' already exists")
        if "." in name:
            raise KeyError(f'module name can\'t contain ".", got: {name}')
        if name == "":
            raise KeyError('module name can\'t be empty string ""')
        self._modules[name] = _replaced_by_hooks(_global_module_registration_hooks, self, name, module)

    def register_module(self, name: str, module: Module | None) -> None:
        """`add_module` by its other name.

        >>> module = nn.Module()
        >>> module.register_module("act", nn.ReLU())
        >>> module.act
        ReLU()
        """
        self.add_module(name, module)

    # ---- attributes --------------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        # Python asks only where the attribute is not found as usual.
        for table in ("_parameters", "_buffers", "_modules"):
            members = self.__dict__.get(table)
            if members is not None and name in members:
                return members[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __setattr__(self, name: str, value: Any) -> None:
        # The order of the questions matters. A Parameter goes to `_parameters` whatever had the name before. A name that is a
        # parameter, a module or a buffer takes only its own kind, or None: a plain tensor in its place would silently leave the
        # state_dict and the optimizer. `tables` is read directly because before `Module.__init__` the dicts do not exist, and
        # the classes' own attributes are set then too.
        tables = self.__dict__
        parameters = tables.get("_parameters")
        if isinstance(value, Parameter):
            if parameters is None:
                raise AttributeError("cannot assign parameters before Module.__init__() call")
            self._remove_from(name, tables, self._buffers, self._modules)
            self.register_parameter(name, value)
            return
        if parameters is not None and name in parameters:
            if value is not None:
                raise TypeError(
                    f"cannot assign '{typename(value)}' as parameter '{name}' (torch.nn.Parameter or None expected)"
                )
            self.register_parameter(name, value)
            return
        modules = tables.get("_modules")
        if isinstance(value, Module):
            if modules is None:
                raise AttributeError("cannot assign module before Module.__init__() call")
            self._remove_from(name, tables, self._parameters, self._buffers)
            modules[name] = _replaced_by_hooks(_global_module_registration_hooks, self, name, value)
        elif modules is not None and name in modules:
            if value is not None:
                raise TypeError(
                    f"cannot assign '{typename(value)}' as child module '{name}' (torch.nn.Module or None expected)"
                )
            modules[name] = _replaced_by_hooks(_global_module_registration_hooks, self, name, value)
        else:
            buffers = tables.get("_buffers")
            if isinstance(value, Buffer) or (buffers is not None and name in buffers):
                self._set_buffer(name, value)
            else:
                super().__setattr__(name, value)

    # A name is in one table only. It must leave the instance's `__dict__` too: Python looks there first, and calls
    # `__getattr__`, which knows the tables, only where it finds nothing.
    def _remove_from(self, name: str, *dicts: dict[str, Any]) -> None:
        for members in dicts:
            members.pop(name, None)
        self._non_persistent_buffers_set.discard(name)

    def _set_buffer(self, name: str, value: Any) -> None:
        if value is not None and not _is_tensor_like(value):
            raise TypeError(
                f"cannot assign '{typename(value)}' as buffer '{name}' (torch.nn.Buffer, torch.Tensor or None expected)"
            )
        is_buffer = isinstance(value, Buffer)
        persistent = value.persistent if is_buffer else name not in self._non_persistent_buffers_set
        own = getattr(self.register_buffer, "__func__", None) is not Module.register_buffer
        if own and "persistent" not in inspect.signature(self.register_buffer).parameters:
            # A subclass from before `persistent` existed.
            if not persistent:
                raise RuntimeError(
                    "Registering a non-persistent buffer on a Module subclass that implements register_buffer() without "
                    "the persistent argument is not allowed."
                )
            self.register_buffer(name, value)
        else:
            self.register_buffer(name, value, persistent)

    def __delattr__(self, name: str) -> None:
        if name in self._parameters:
            del self._parameters[name]
        elif name in self._buffers:
            del self._buffers[name]
            self._non_persistent_buffers_set.discard(name)
        elif name in self._modules:
            del self._modules[name]
        else:
            super().__delattr__(name)

    def __dir__(self) -> list[str]:
        names = [*dir(self.__class__), *self.__dict__, *self._parameters, *self._modules, *self._buffers]
        return sorted(name for name in names if not name[0].isdigit())

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__.copy()

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # Files of old versions do not have all of them.
        for hooks in _HOOK_DICTS:
            if hooks not in self.__dict__:
                self.__dict__[hooks] = OrderedDict()
        self.__dict__.setdefault("_non_persistent_buffers_set", set())
        self.__dict__.setdefault("_is_full_backward_hook", None)

    def _replicate_for_data_parallel(self) -> Any:
        """A copy without parameters of its own, into which copies on another device are put."""
        replica: Any = self.__new__(type(self))
        replica.__dict__ = self.__dict__.copy()
        replica._parameters = {}
        replica._buffers = self._buffers.copy()
        replica._modules = self._modules.copy()
        replica._is_replica = True
        return replica

    def compile(self, *args: Any, **kwargs: Any) -> None:
        """`tt.compile` of what a call runs: nothing is compiled, and a warning says so once. Calls give what they gave.

        >>> import warnings
        >>> module = nn.Linear(2, 1)
        >>> with warnings.catch_warnings(action="ignore"):
        ...     module.compile()
        >>> module(tt.ones(1, 2)).shape
        torch.Size([1, 1])
        """
        # Few programs ask. By name, since what compiles a module makes another module of it.
        importlib.import_module("tinytensor.compiler").compile(self._call_impl, *args, **kwargs)

    # ---- printing ----------------------------------------------------------------------------------------------------

    def extra_repr(self) -> str:
        """What stands between the brackets of `repr`, before the children: override it. A str, "" by default.

        >>> nn.Linear(2, 3).extra_repr()
        'in_features=2, out_features=3, bias=True'
        """
        return ""

    def __repr__(self) -> str:
        extra = self.extra_repr()
        extra_lines = extra.split("\n") if extra else []
        child_lines = [f"({key}): {_addindent(repr(module), 2)}" for key, module in self._modules.items()]
        if len(extra_lines) == 1 and not child_lines:
            return f"{self._get_name()}({extra})"
        lines = extra_lines + child_lines
        inner = "\n  " + "\n  ".join(lines) + "\n" if lines else ""
        return f"{self._get_name()}({inner})"


# What a user sees of a method is that it is Module's.
for _part in (ModuleHooks, ModuleWalks, ModuleConversions, ModuleStateDict):
    for _method in vars(_part).values():
        if inspect.isfunction(_method):
            _method.__qualname__ = f"Module.{_method.__name__}"


def _is_tensor_like(value: Any) -> bool:
    return isinstance(value, Tensor) or hasattr(value, "__torch_function__")
