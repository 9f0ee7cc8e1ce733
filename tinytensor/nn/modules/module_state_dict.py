"""state_dict() and load_state_dict(): a module's tensors by name, out and in again.

A state dict is an ordered dict of `a.b.weight` -> tensor: all parameters, and the buffers that are persistent. Besides
it has `_metadata`, for each module the version of its class, so that a class can read what an older one wrote. A module
may put more than tensors in, by `get_extra_state` and `set_extra_state`.

Loading goes on after a mistake, so that the error at the end names all of them.

Mirrors torch/nn/modules/module.py. Left out: sharded tensors.
"""

from __future__ import annotations

import warnings
from collections import OrderedDict, namedtuple
from collections.abc import Callable, Mapping
from typing import Any

from tinytensor import __future__ as future
from tinytensor.c10.grad_mode import no_grad
from tinytensor.nn.modules.module_fields import ModuleFields
from tinytensor.nn.modules.module_hooks import _WrappedHook
from tinytensor.nn.parameter import Parameter, is_lazy
from tinytensor.overrides import is_tensor_like
from tinytensor.utils._swap_tensors import swap_tensors
from tinytensor.utils.hooks import RemovableHandle

_EXTRA_STATE_KEY_SUFFIX = "_extra_state"


class _IncompatibleKeys(namedtuple("IncompatibleKeys", ["missing_keys", "unexpected_keys"])):
    """What `load_state_dict` returns: names the model has and the dict has not, and the other way round."""

    __slots__ = ()

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return super().__repr__()

    __str__ = __repr__


_NEVER = (
    "Reached a code path in Module.{}() that should never be called. Please file an issue at "
    "https://github.com/pytorch/pytorch/issues/new?template=bug-report.yml to report this bug."
)


class ModuleStateDict(ModuleFields):
    """The part of Module that is saved and loaded."""

    _version: int = 1

    def get_extra_state(self) -> Any:
        """Override it to put anything into the state dict, under `_extra_state`; RuntimeError by default."""
        raise RuntimeError(_NEVER.format("get_extra_state"))

    def set_extra_state(self, state: Any) -> None:
        """Override it to take out of the state dict what `get_extra_state` put in; RuntimeError by default."""
        raise RuntimeError(_NEVER.format("set_extra_state"))

    # ---- hooks -------------------------------------------------------------------------------------------------------

    def _register_state_dict_hook(self, hook: Callable) -> RemovableHandle:
        """`hook(module, state_dict, prefix, local_metadata)`; what it returns is the state dict, of the root only."""
        if getattr(hook, "_from_public_api", False):
            raise RuntimeError(
                "Cannot register the same function as the state dict post hook that was previously registered via "
                "register_state_dict_post_hook"
            )
        return _add(self._state_dict_hooks, hook)

    def register_state_dict_post_hook(self, hook: Any) -> RemovableHandle:
        """Call `hook(module, state_dict, prefix, local_metadata)` after this module's tensors were collected.

        It may change the dict in place. Returns a handle to remove it.

        >>> module = nn.Linear(1, 1, bias=False)
        >>> handle = module.register_state_dict_post_hook(lambda module, state, prefix, metadata: state.update(note=1))
        >>> list(module.state_dict())
        ['weight', 'note']
        """
        hook._from_public_api = True
        return _add(self._state_dict_hooks, hook)

    def register_state_dict_pre_hook(self, hook: Callable) -> RemovableHandle:
        """Call `hook(module, prefix, keep_vars)` before this module's tensors are collected. Returns a handle to
        remove it.

        >>> module = nn.Linear(1, 1, bias=False)
        >>> handle = module.register_state_dict_pre_hook(lambda module, prefix, keep_vars: print("collecting"))
        >>> _ = module.state_dict()
        collecting
        """
        return _add(self._state_dict_pre_hooks, hook)

    def _register_load_state_dict_pre_hook(self, hook: Callable, with_module: bool = False) -> RemovableHandle:
        """As the public one, without the module as first argument unless asked for."""
        return _add(self._load_state_dict_pre_hooks, _WrappedHook(hook, self if with_module else None))

    def register_load_state_dict_pre_hook(self, hook: Callable) -> RemovableHandle:
        """Call a hook before this module's tensors are loaded; it may change the state dict, as for names that are no
        longer used.

        `hook(module, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)`. Returns
        a handle.

        >>> module = nn.Linear(1, 1, bias=False)
        >>> def rename(module, state_dict, prefix, *rest):
        ...     state_dict[prefix + "weight"] = state_dict.pop(prefix + "w")
        >>> handle = module.register_load_state_dict_pre_hook(rename)
        >>> module.load_state_dict({"w": tt.ones(1, 1)})
        <All keys matched successfully>
        """
        return self._register_load_state_dict_pre_hook(hook, with_module=True)

    def register_load_state_dict_post_hook(self, hook: Callable) -> RemovableHandle:
        """Call `hook(module, incompatible_keys)` after loading; it may change the lists in it, in place. Returns a
        handle.

        >>> module = nn.Linear(1, 1)
        >>> handle = module.register_load_state_dict_post_hook(lambda module, keys: keys.missing_keys.clear())
        >>> module.load_state_dict({"weight": tt.ones(1, 1)})
        <All keys matched successfully>
        """
        return _add(self._load_state_dict_post_hooks, hook)

    # ---- out ---------------------------------------------------------------------------------------------------------

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        """Put this module's own state into `destination`."""
        # The order of the keys is that of PyTorch, and files and `zip`s over two state dicts rely on it: parameters,
        # persistent buffers, extra state, each in the order of registration, and then the children, depth first.
        for name, parameter in self._parameters.items():
            if parameter is not None:
                destination[prefix + name] = parameter if keep_vars else parameter.detach()
        for name, buffer in self._buffers.items():
            if buffer is not None and name not in self._non_persistent_buffers_set:
                destination[prefix + name] = buffer if keep_vars else buffer.detach()
        if type(self).get_extra_state is not ModuleStateDict.get_extra_state:
            destination[prefix + _EXTRA_STATE_KEY_SUFFIX] = self.get_extra_state()

    def state_dict(self, *args: Any, destination: Any = None, prefix: str = "", keep_vars: bool = False) -> Any:
        """All parameters and persistent buffers by name, as an ordered dict. The tensors share memory with the
        module's.

            destination   a dict to put them into; None: a new one
            prefix        goes before each name: ""
            keep_vars     the parameters themselves, not detached: False

        >>> nn.Linear(2, 1, bias=False).state_dict(prefix="layer.").keys()
        odict_keys(['layer.weight'])
        """
        if args:
            warnings.warn(
                "Positional args are being deprecated, use kwargs instead. Refer to "
                "https://pytorch.org/docs/main/generated/torch.nn.Module.html#torch.nn.Module.state_dict for details.",
                FutureWarning,
                stacklevel=2,
            )
            destination = args[0] if destination is None else destination
            prefix = args[1] if len(args) > 1 and prefix == "" else prefix
            keep_vars = args[2] if len(args) > 2 and keep_vars is False else keep_vars
        if destination is None:
            destination = OrderedDict()
            destination._metadata = OrderedDict()
        local_metadata = {"version": self._version}
        if hasattr(destination, "_metadata"):
            # The module's path is the prefix without its last dot; the root is the empty string.
            destination._metadata[prefix[:-1]] = local_metadata
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                # What a child returns is not looked at: a hook can replace the dict of the root only.
                module.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            result = hook(self, destination, prefix, local_metadata)
            if result is None:
                continue
            if getattr(hook, "_from_public_api", False):
                raise RuntimeError("state_dict post-hook must return None")
            destination = result
        return destination

    # ---- in ----------------------------------------------------------------------------------------------------------

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, missing_keys: list[str],
        unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """Copy what is this module's own out of `state_dict`, and note what does not fit in the three lists."""
        for hook in self._load_state_dict_pre_hooks.values():
            hook(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        persistent = {k: v for k, v in self._buffers.items() if k not in self._non_persistent_buffers_set}
        local_state = {k: v for k, v in [*self._parameters.items(), *persistent.items()] if v is not None}
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, tensor in local_state.items():
            key = prefix + name
            if key in state_dict:
                _load_tensor(self, name, tensor, key, state_dict[key], assign, error_msgs)
            elif strict:
                missing_keys.append(key)
        extra_key = prefix + _EXTRA_STATE_KEY_SUFFIX
        if type(self).set_extra_state is not ModuleStateDict.set_extra_state:
            if extra_key in state_dict:
                self.set_extra_state(state_dict[extra_key])
            elif strict:
                missing_keys.append(extra_key)
        elif strict and extra_key in state_dict:
            unexpected_keys.append(extra_key)
        if strict:
            for key in state_dict:
                if not key.startswith(prefix) or key == extra_key:
                    continue
                # A key with a dot belongs to a child, which will judge the rest of it; here only the child's name is checked.
                name, dot, _ = key[len(prefix) :].partition(".")
                if name not in (self._modules if dot else local_state):
                    unexpected_keys.append(key)

    def load_state_dict(self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False) -> Any:
        """Copy the tensors of `state_dict` into the module's; returns `missing_keys` and `unexpected_keys`.

            strict   RuntimeError that names them all if there are any: True
            assign   put the tensors themselves in, with their dtype and device, in place of copying: False

        RuntimeError for other shapes, TypeError for what is no dict.

        >>> module = nn.Linear(2, 1)
        >>> module.load_state_dict({"weight": tt.ones(1, 2), "bias": tt.zeros(1)})
        <All keys matched successfully>
        >>> module(tt.tensor([1.0, 2.0]))
        tensor([3.], grad_fn=<ViewBackward0>)
        """
        if not isinstance(state_dict, Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        missing_keys: list[str] = []
        unexpected_keys: list[str] = []
        error_msgs: list[str] = []
        metadata = getattr(state_dict, "_metadata", None)
        # A copy, since the modules may change it.
        state: Any = OrderedDict(state_dict)
        if metadata is not None:
            state._metadata = metadata

        def load(module: Any, local_state_dict: Any, prefix: str = "") -> None:
            local_metadata = {} if metadata is None else metadata.get(prefix[:-1], {})
            if assign:
                local_metadata["assign_to_params_buffers"] = assign
            # `strict` is True here in any case: the lists are what the caller gets back even where mistakes are allowed.
            module._load_from_state_dict(
                local_state_dict, prefix, local_metadata, True, missing_keys, unexpected_keys, error_msgs
            )
            for name, child in module._modules.items():
                if child is not None:
                    child_prefix = f"{prefix}{name}."
                    inner = {k: v for k, v in local_state_dict.items() if k.startswith(child_prefix)}
                    load(child, inner, child_prefix)
            # After the children, so that a hook sees their keys too. The lists are shared by all modules: a hook that empties
            # one decides whether there will be an error.
            incompatible_keys = _IncompatibleKeys(missing_keys, unexpected_keys)
            for hook in module._load_state_dict_post_hooks.values():
                if hook(module, incompatible_keys) is not None:
                    raise AssertionError(
                        "Hooks registered with ``register_load_state_dict_post_hook`` are not expected to return new "
                        "values, if incompatible_keys need to be modified, it should be done inplace."
                    )

        load(self, state)
        if strict:
            if unexpected_keys:
                error_msgs.insert(0, f"Unexpected key(s) in state_dict: {_quoted(unexpected_keys)}. ")
            if missing_keys:
                error_msgs.insert(0, f"Missing key(s) in state_dict: {_quoted(missing_keys)}. ")
        if error_msgs:
            texts = "\n\t".join(error_msgs)
            raise RuntimeError(f"Error(s) in loading state_dict for {type(self).__name__}:\n\t{texts}")
        return _IncompatibleKeys(missing_keys, unexpected_keys)


def _add(hooks: Any, hook: Callable) -> RemovableHandle:
    handle = RemovableHandle(hooks)
    hooks[handle.id] = hook
    return handle


def _quoted(keys: list[str]) -> str:
    return ", ".join(f'"{key}"' for key in keys)


def _load_tensor(module: Any, name: str, own: Any, key: str, given: Any, assign: bool, error_msgs: list[str]) -> None:
    """One tensor, by copying, by assigning it, or by swapping."""
    if not is_tensor_like(given):
        error_msgs.append(
            f'While copying the parameter named "{key}", expected torch.Tensor or Tensor-like object from checkpoint but '
            f"received {type(given)}"
        )
        return
    if not is_lazy(own):
        if len(own.shape) == 0 and len(given.shape) == 1 and given.shape[0] == 1:
            given = given[0]  # very old files have numbers as lists of one
        if given.shape != own.shape:
            error_msgs.append(
                f"size mismatch for {key}: copying a param with shape {given.shape} from checkpoint, the shape in current "
                f"model is {own.shape}."
            )
            return
    if own.is_meta and not given.is_meta and not assign:
        warnings.warn(
            f"for {key}: copying from a non-meta parameter in the checkpoint to a meta parameter in the current model, which "
            "is a no-op. (Did you mean to pass `assign=True` to assign items in the state dictionary to their corresponding "
            "key in the module instead of copying them in place?)",
            stacklevel=5,
        )
    swaps = future.get_swap_module_params_on_conversion()
    try:
        with no_grad():
            if swaps:
                _swap_in(own, given, assign)
            elif assign:
                setattr(module, name, _as_parameter(given, own) if isinstance(own, Parameter) else given)
            else:
                own.copy_(given)
    except Exception as error:
        error_msgs.append(
            f'While {"swapping" if swaps else "copying"} the parameter named "{key}", whose dimensions in the model are '
            f"{own.size()} and whose dimensions in the checkpoint are {given.size()}, an exception occurred : {error.args}."
        )


def _as_parameter(given: Any, own: Any) -> Any:
    """`given` as a parameter that requires grad if `own` does."""
    if isinstance(given, Parameter):
        return given.requires_grad_(own.requires_grad)
    return Parameter(given, requires_grad=own.requires_grad)


def _swap_in(own: Any, given: Any, assign: bool) -> None:
    new = own.module_load(given, assign=assign)
    if new is given or new is own:
        raise RuntimeError(
            "module_load returned one of self or other, please .detach() the result if returning one of the inputs in "
            "module_load"
        )
    swap_tensors(own, _as_parameter(new, own) if isinstance(own, Parameter) else new)
