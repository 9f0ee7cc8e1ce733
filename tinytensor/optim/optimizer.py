"""Optimizer: parameter groups, their state, saving both, and what happens around every step.

    param_groups    a list of dicts: "params", a list of tensors, and the options of that group
    state           parameter -> dict, whatever the algorithm remembers about it
    state_dict()    both, with parameters numbered in order, so that another process may load it

A subclass gives `step`. The first instance of a class wraps it once (`profile_hook_step`): hooks run before and after,
and while a profiler listens the step is one range, `Optimizer.step#SGD.step`. How the algorithms are written is told in
Note [The order of a step].

Note [What a state dict keeps]
A file outlives the program that wrote it, so everything in it has PyTorch's names and kinds, and goes both ways:

    parameters   are numbers, counted through all groups in order. A tensor's identity means nothing to another process, so
                 the groups must be made of the same parameters in the same order when the dict is loaded
    state        keeps its keys (`exp_avg`, `momentum_buffer`, ...) and what is a tensor stays one; `step` is a tensor
                 without dimensions, which earlier versions kept as a number (`_numbers_to_tensors`)
    options      all keys of a group but "params". A dict of an earlier version may lack some: `__setstate__` of each class
                 fills them in (`_fill_in`), and this is why `load_state_dict` ends by calling it
    left out     `defaults` and hooks, which belong to the program. Tensors are not copied: whoever wants the state of
                 this moment copies the dict

Mirrors torch/optim/optimizer.py.
"""

from __future__ import annotations

import functools
import sys
import warnings
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import chain
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.accelerator import current_accelerator
from tinytensor.aten import functions as F
from tinytensor.aten.record_function import RecordFunction
from tinytensor.autograd.engine.python_hook import RemovableHandle
from tinytensor.c10.local_dispatch_key_set import state as dispatch_state
from tinytensor.c10.scalar_type import float32
from tinytensor.functional import typename
from tinytensor.optim._step_support import (
    _default_to_fused_or_foreach,
    _device_dtype_check_for_fused,
    _get_scalar_dtype,
    _get_value,
    _to_scalar,
    _use_grad_for_differentiable,
    required,
)

__all__ = [
    "Optimizer",
    "_default_to_fused_or_foreach",
    "_device_dtype_check_for_fused",
    "_get_scalar_dtype",
    "_get_value",
    "_to_scalar",
    "_use_grad_for_differentiable",
    "register_optimizer_step_post_hook",
    "register_optimizer_step_pre_hook",
    "required",
]

ParamsT = Iterable[Tensor] | Iterable[dict[str, Any]] | Iterable[tuple[str, Tensor]]
StateDict = dict[str, Any]
Hooks = OrderedDict[int, Callable[..., Any]]

_global_optimizer_pre_hooks: Hooks = OrderedDict()
_global_optimizer_post_hooks: Hooks = OrderedDict()

_HOOKS = (
    "_optimizer_step_pre_hooks",
    "_optimizer_step_post_hooks",
    "_optimizer_state_dict_pre_hooks",
    "_optimizer_state_dict_post_hooks",
    "_optimizer_load_state_dict_pre_hooks",
    "_optimizer_load_state_dict_post_hooks",
)


def _register(hooks: Hooks, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    if prepend:
        hooks.move_to_end(handle.id, last=False)
    return handle


def register_optimizer_step_pre_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call `hook(optimizer, args, kwargs)` before every step of every optimizer; it may return new (args, kwargs).

    Returns a handle whose `remove()` takes the hook away.

    >>> from tinytensor.optim.optimizer import register_optimizer_step_pre_hook
    >>> handle = register_optimizer_step_pre_hook(lambda optimizer, args, kwargs: print("before"))
    >>> optim.SGD([tt.ones(1, requires_grad=True)]).step()
    before
    >>> handle.remove()
    """
    return _register(_global_optimizer_pre_hooks, hook)


def register_optimizer_step_post_hook(hook: Callable[..., Any]) -> RemovableHandle:
    """Call `hook(optimizer, args, kwargs)` after every step of every optimizer. Returns a handle to remove it.

    >>> from tinytensor.optim.optimizer import register_optimizer_step_post_hook
    >>> handle = register_optimizer_step_post_hook(lambda optimizer, args, kwargs: print("after"))
    >>> optim.SGD([tt.ones(1, requires_grad=True)]).step()
    after
    >>> handle.remove()
    """
    return _register(_global_optimizer_post_hooks, hook)


def _is_capturing() -> bool:
    """Whether a graph records the work of the current stream."""
    # Most programs never import the runtime of CUDA, and their steps should not.
    runtime = sys.modules.get("tinytensor.c10.cuda.cuda_runtime")
    return runtime is not None and runtime.is_initialized() and runtime.is_capturing(runtime.current_stream())


class Optimizer:
    """Base of all optimizers: parameters in groups with options, and a state for each parameter.

        params      tensors, (name, tensor) pairs, or dicts: each a parameter group with options of its own
        defaults    a dict, the options of groups that do not give them

    `param_groups` is the list of groups, each a dict with "params"; `state` a dict from parameter to its dict. A
    subclass overrides `step`. TypeError for params that are no tensors or in no order, ValueError for an empty list.

    >>> class Descent(optim.Optimizer):
    ...     def __init__(self, params, lr):
    ...         super().__init__(params, {"lr": lr})
    ...     @tt.no_grad()
    ...     def step(self):
    ...         for group in self.param_groups:
    ...             for p in group["params"]:
    ...                 p -= group["lr"] * p.grad
    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> (p * p).sum().backward()
    >>> Descent([p], lr=0.25).step()
    >>> p
    tensor([ 0.5000, -1.0000], requires_grad=True)
    """

    _optimizer_step_pre_hooks: Hooks
    _optimizer_step_post_hooks: Hooks
    _optimizer_state_dict_pre_hooks: Hooks
    _optimizer_state_dict_post_hooks: Hooks
    _optimizer_load_state_dict_pre_hooks: Hooks
    _optimizer_load_state_dict_post_hooks: Hooks

    def __init__(self, params: ParamsT, defaults: dict[str, Any]) -> None:
        self.defaults = defaults
        for name in _HOOKS:
            setattr(self, name, OrderedDict())
        self._patch_step_function()
        if isinstance(params, Tensor):
            raise TypeError(
                "params argument given to the optimizer should be an iterable of Tensors or dicts, but got "
                + typename(params)
            )
        self.state: defaultdict[Any, Any] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        groups: list[Any] = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        for group in groups:
            self.add_param_group(group)
        # Programs set it to False that want to hear of a step which was meant to be captured and is not.
        self._warned_capturable_if_run_uncaptured = True

    def __getstate__(self) -> dict[str, Any]:
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for name in _HOOKS:
            if name not in self.__dict__:
                setattr(self, name, OrderedDict())
        self._patch_step_function()
        self.defaults.setdefault("differentiable", False)

    def __repr__(self) -> str:
        text = f"{self.__class__.__name__} ("
        for i, group in enumerate(self.param_groups):
            options = [f"    {key}: {group[key]}\n" for key in sorted(group) if key != "params"]
            text += f"\nParameter Group {i}\n{''.join(options)}"
        return text + ")"

    # Around a step.

    def _accelerator_graph_capture_health_check(self) -> None:
        """RuntimeError if a graph records this step and the optimizer is not `capturable`; a warning, where it is wanted,
        for the opposite.
        """
        capturing = _is_capturing()
        warned = getattr(self, "_warned_capturable_if_run_uncaptured", False)
        if warned and not capturing:
            return
        capturable = all(group.get("capturable", False) for group in self.param_groups)
        if capturing and not capturable:
            raise RuntimeError(
                f"Attempting CUDA graph capture of step() for an instance of {self.__class__.__name__} but param_groups' "
                "capturable is False."
            )
        accelerator = current_accelerator(check_available=True)
        if not capturing and capturable and accelerator is not None and accelerator.type == "cuda":
            warnings.warn(
                "This instance was constructed with capturable=True or some of all the param_groups came with "
                "capturable=True, but step() is running without CUDA graph capture. If you never intend to graph-capture "
                "this instance, capturable=True can impair performance, and you should set capturable=False.",
                stacklevel=2,
            )
            self._warned_capturable_if_run_uncaptured = True

    def _cuda_graph_capture_health_check(self) -> None:
        """The same under its former name, with a warning."""
        warnings.warn("Use _accelerator_graph_capture_health_check instead", DeprecationWarning, stacklevel=2)
        self._accelerator_graph_capture_health_check()

    def _optimizer_step_code(self) -> None:
        """Runs after each step's own code; profilers that read stacks look for its name."""

    @staticmethod
    def profile_hook_step(func: Callable[..., Any]) -> Callable[..., Any]:
        """`func`, a step, with its hooks before and after it; a recorded range where a profiler listens.

        Each class of optimizers has its `step` replaced by this once.
        """

        def with_hooks(args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
            self = args[0]
            for pre_hook in chain(_global_optimizer_pre_hooks.values(), self._optimizer_step_pre_hooks.values()):
                result = pre_hook(self, args, kwargs)
                if result is not None:
                    if not (isinstance(result, tuple) and len(result) == 2):
                        raise RuntimeError(
                            f"{func} must return None or a tuple of (new_args, new_kwargs), but got {result}."
                        )
                    args, kwargs = result
            out = func(*args, **kwargs)
            self._optimizer_step_code()
            for post_hook in chain(self._optimizer_step_post_hooks.values(), _global_optimizer_post_hooks.values()):
                post_hook(self, args, kwargs)
            return out

        @functools.wraps(func)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            if not dispatch_state.observers:
                return with_hooks(args, kwargs)
            with RecordFunction(f"Optimizer.step#{args[0].__class__.__name__}.step"):
                return with_hooks(args, kwargs)

        return wrapper

    def _patch_step_function(self) -> None:
        self._zero_grad_profile_name = f"Optimizer.zero_grad#{self.__class__.__name__}.zero_grad"
        # A subclass that overrides `step` has a new function without the mark, so it is wrapped too.
        cls: Any = self.__class__
        if not getattr(cls.step, "hooked", None):
            cls.step = self.profile_hook_step(cls.step)
            cls.step.hooked = True

    def register_step_pre_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` before each step; it may return new (args, kwargs), where `args[0]` is
        the optimizer.

        Returns a handle whose `remove()` takes the hook away.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([p])
        >>> handle = optimizer.register_step_pre_hook(lambda optimizer, args, kwargs: print("before"))
        >>> optimizer.step()
        before
        """
        return _register(self._optimizer_step_pre_hooks, hook)

    def register_step_post_hook(self, hook: Callable[..., Any]) -> RemovableHandle:
        """Call `hook(optimizer, args, kwargs)` after each step. Returns a handle whose `remove()` takes the hook
        away.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([p])
        >>> handle = optimizer.register_step_post_hook(lambda optimizer, args, kwargs: print("after"))
        >>> optimizer.step()
        after
        """
        return _register(self._optimizer_step_post_hooks, hook)

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """One update of all parameters that have a gradient; every optimizer has its own.

        `closure`, if there is one, evaluates the model again: it computes the loss and its gradients; the loss is
        returned.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([p], lr=0.5)
        >>> p.sum().backward()
        >>> optimizer.step()
        >>> p
        tensor([0.5000], requires_grad=True)
        """
        raise NotImplementedError

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters: None, or with `set_to_none=False` zeros in place.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([p])
        >>> p.sum().backward()
        >>> optimizer.zero_grad(set_to_none=False)
        >>> p.grad
        tensor([0.])
        >>> optimizer.zero_grad()
        >>> p.grad is None
        True
        """
        if not hasattr(self, "_zero_grad_profile_name"):
            self._patch_step_function()
        if not dispatch_state.observers:
            self._zero_grad(set_to_none)
            return
        with RecordFunction(self._zero_grad_profile_name):
            self._zero_grad(set_to_none)

    def _zero_grad(self, set_to_none: bool) -> None:
        lists = self.defaults.get("foreach", False) or self.defaults.get("fused", False)
        together: dict[Any, list[Tensor]] = defaultdict(list)
        for group in self.param_groups:
            for p in group["params"]:
                grad = p.grad
                if grad is None:
                    continue
                if set_to_none:
                    p.grad = None
                    continue
                # With create_graph the gradient has a history of its own. Zeros must not keep that graph alive.
                if grad.grad_fn is not None:
                    grad.detach_()
                elif grad.requires_grad:
                    grad.requires_grad_(False)
                if lists:
                    together[grad.device, grad.dtype].append(grad)
                else:
                    grad.zero_()
        for grads in together.values():
            F._foreach_zero_(grads)

    # Parameter groups.

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a group: {"params": ..., options}. Layers that thaw during fine tuning come in this way.

        TypeError for anything but tensors in order; ValueError for tensors that are no leaves, for a parameter that
        is in a group already, and for groups of which only some have names.

        >>> a, b = tt.ones(1, requires_grad=True), tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([a], lr=0.1)
        >>> optimizer.add_param_group({"params": [b], "lr": 0.01})
        >>> [group["lr"] for group in optimizer.param_groups]
        [0.1, 0.01]
        """
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        params = param_group["params"]
        if isinstance(params, set):
            raise TypeError(
                "optimizer parameters need to be organized in ordered collections, but "
                "the ordering of tensors in sets will change between runs. Please use a list instead."
            )
        given = [params] if isinstance(params, Tensor) else list(params)
        names = [p[0] for p in given if isinstance(p, tuple)]
        param_group["params"] = params = [p[1] if isinstance(p, tuple) else p for p in given]
        if names:
            if len(names) != len(params):
                raise ValueError("all optimizer params should be with/without names. Some param names are missing")
            param_group["param_names"] = names
        for param in params:
            if not isinstance(param, Tensor):
                raise TypeError("optimizer can only optimize Tensors, but one of the params is " + typename(param))
            if not self.defaults.get("differentiable", None) and not (param.is_leaf or param.retains_grad):
                raise ValueError("can't optimize a non-leaf Tensor")
        for name, default in self.defaults.items():
            if default is required and name not in param_group:
                raise ValueError(f"parameter group didn't specify a value of required optimization parameter {name}")
            param_group.setdefault(name, default)
        if len(params) != len(set(params)):
            warnings.warn(
                "optimizer contains a parameter group with duplicate parameters; "
                "in future, this will cause an error; "
                "see github.com/pytorch/pytorch/issues/40967 for more information",
                stacklevel=3,
            )
        for group in self.param_groups:
            if ("param_names" in param_group) != ("param_names" in group):
                which = "with names" if "param_names" in param_group else "without names"
                raise ValueError(
                    "all optimizer param groups should be with/without names. "
                    f"cannot add param group {which} to the optimizer"
                )
        if not set(params).isdisjoint(p for group in self.param_groups for p in group["params"]):
            raise ValueError("some parameters appear in more than one parameter group")
        self.param_groups.append(param_group)

    # Saving and loading.

    def state_dict(self) -> StateDict:
        """{"state": number of a parameter -> its state, "param_groups": groups with numbers for parameters}.

        The tensors of the state are the optimizer's own, not copies.

        >>> p = tt.ones(1, requires_grad=True)
        >>> optimizer = optim.SGD([p], lr=0.1, momentum=0.9)
        >>> p.sum().backward()
        >>> optimizer.step()
        >>> optimizer.state_dict()["state"]
        {0: {'momentum_buffer': tensor([1.])}}
        >>> optimizer.state_dict()["param_groups"][0]["params"]
        [0]
        """
        for pre_hook in self._optimizer_state_dict_pre_hooks.values():
            pre_hook(self)
        numbers: dict[int, int] = {}
        groups, start = [], 0
        for group in self.param_groups:
            packed = {key: value for key, value in group.items() if key != "params"}
            for number, p in enumerate(group["params"], start):
                numbers[id(p)] = number  # a parameter that is here twice has the number of its last place
            packed["params"] = [numbers[id(p)] for p in group["params"]]
            start += len(packed["params"])
            groups.append(packed)
        state = {numbers[id(key)] if isinstance(key, Tensor) else key: value for key, value in self.state.items()}
        state_dict: StateDict = {"state": state, "param_groups": groups}
        for post_hook in self._optimizer_state_dict_post_hooks.values():
            result = post_hook(self, state_dict)
            if result is not None:
                state_dict = result
        return state_dict

    @staticmethod
    def _process_value_according_to_param_policy(
        param: Tensor, value: Tensor, param_id: int, param_groups: list[dict[str, Any]], key: Any = None
    ) -> Tensor:
        """A loaded tensor as this parameter keeps it: in its dtype, on its device. `step` is a count and keeps its own."""
        if key == "step":
            group = next((g for g in param_groups if param_id in g["params"]), {})
            if group.get("capturable", False) or group.get("fused", False):
                return value.to(dtype=float32, device=param.device)
            return value
        if param.is_floating_point():
            return value.to(dtype=param.dtype, device=param.device)
        return value.to(device=param.device)

    def load_state_dict(self, state_dict: StateDict) -> None:
        """Go on from a `state_dict()`. ValueError unless it has as many groups, of as many parameters.

        Parameters are matched by their order, not by names; tensors take the parameter's dtype and device.

        >>> p = tt.ones(1, requires_grad=True)
        >>> saved = optim.SGD([p], lr=0.1).state_dict()
        >>> optimizer = optim.SGD([p], lr=0.5)
        >>> optimizer.load_state_dict(saved)
        >>> optimizer.param_groups[0]["lr"]
        0.1
        """
        state_dict = state_dict.copy()
        for pre_hook in self._optimizer_load_state_dict_pre_hooks.values():
            result = pre_hook(self, state_dict)
            if result is not None:
                state_dict = result
        groups = self.param_groups
        # The saved groups become this optimizer's own, and "params" in them is replaced: the caller's dict must not notice.
        saved_groups = deepcopy(state_dict["param_groups"])
        if len(groups) != len(saved_groups):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(len(g["params"]) != len(s["params"]) for g, s in zip(groups, saved_groups, strict=True)):
            raise ValueError(
                "loaded state dict contains a parameter group that doesn't match the size of optimizer's group"
            )
        params = {
            number: p
            for group, saved in zip(groups, saved_groups, strict=True)
            for number, p in zip(saved["params"], group["params"], strict=True)
        }

        # `to` returns the same tensor where nothing changes, so the state may share memory with the dict, as in PyTorch.
        def cast(number: Any, value: Any, key: Any = None) -> Any:
            if isinstance(value, Tensor):
                return Optimizer._process_value_according_to_param_policy(
                    params[number], value, number, state_dict["param_groups"], key
                )
            if isinstance(value, dict):
                return {k: cast(number, v, k) for k, v in value.items()}
            if isinstance(value, Iterable):
                make: Any = type(value)
                return make(cast(number, v) for v in value)
            return value

        state: defaultdict[Any, Any] = defaultdict(dict)
        for key, value in state_dict["state"].items():
            # What is no parameter's number is a subclass's own entry, and passes through as it is.
            if key in params:
                state[params[key]] = cast(key, value)
            else:
                state[key] = value
        for group, saved in zip(groups, saved_groups, strict=True):
            saved["params"] = group["params"]
            if "param_names" in group and "param_names" not in saved:
                saved["param_names"] = group["param_names"]
        self.__setstate__({"state": state, "param_groups": saved_groups})
        for post_hook in self._optimizer_load_state_dict_post_hooks.values():
            post_hook(self)

    def register_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` before `state_dict`; with `prepend`, before the hooks that are there. Returns a
        handle to remove it.

        >>> optimizer = optim.SGD([tt.ones(1, requires_grad=True)])
        >>> handle = optimizer.register_state_dict_pre_hook(lambda optimizer: print("saving"))
        >>> _ = optimizer.state_dict()
        saving
        """
        return _register(self._optimizer_state_dict_pre_hooks, hook, prepend)

    def register_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` after `state_dict`; it may return another dict. Returns a handle to
        remove it.

        `prepend` puts it before the hooks that are there.

        >>> optimizer = optim.SGD([tt.ones(1, requires_grad=True)])
        >>> handle = optimizer.register_state_dict_post_hook(lambda optimizer, state: {**state, "note": "mine"})
        >>> optimizer.state_dict()["note"]
        'mine'
        """
        return _register(self._optimizer_state_dict_post_hooks, hook, prepend)

    def register_load_state_dict_pre_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer, state_dict)` before `load_state_dict`, with a shallow copy; it may return another
        dict.

        `prepend` puts it before the hooks that are there. Returns a handle to remove it.

        >>> optimizer = optim.SGD([tt.ones(1, requires_grad=True)])
        >>> handle = optimizer.register_load_state_dict_pre_hook(lambda optimizer, state: print(sorted(state)))
        >>> optimizer.load_state_dict(optimizer.state_dict())
        ['param_groups', 'state']
        """
        return _register(self._optimizer_load_state_dict_pre_hooks, hook, prepend)

    def register_load_state_dict_post_hook(self, hook: Callable[..., Any], prepend: bool = False) -> RemovableHandle:
        """Call `hook(optimizer)` after `load_state_dict`; with `prepend`, before the hooks that are there.

        Returns a handle to remove it.

        >>> optimizer = optim.SGD([tt.ones(1, requires_grad=True)])
        >>> handle = optimizer.register_load_state_dict_post_hook(lambda optimizer: print("loaded"))
        >>> optimizer.load_state_dict(optimizer.state_dict())
        loaded
        """
        return _register(self._optimizer_load_state_dict_post_hooks, hook, prepend)
