"""Several modules of a model as one: convolution, batch norm and relu.

Mirrors torch/ao/quantization/fuse_modules.py.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Sequence
from typing import Any

from tinytensor import nn
from tinytensor.ao.quantization.fuser_method_mappings import get_fuser_method

__all__ = [
    "fuse_known_modules", "fuse_modules", "fuse_modules_qat",
]  # fmt: skip


def fuse_known_modules(mod_list: Sequence[Any], is_qat: bool, additional_fuser_method_mapping: Any = None) -> list[Any]:
    """The fused module, and an Identity for each of the others."""
    fuse = get_fuser_method(tuple(type(module) for module in mod_list), additional_fuser_method_mapping)
    fused = fuse(is_qat, *mod_list)
    for hook in mod_list[0]._forward_pre_hooks.values():
        fused.register_forward_pre_hook(hook)
    mod_list[0]._forward_pre_hooks.clear()
    for hook in mod_list[-1]._forward_hooks.values():
        fused.register_forward_hook(hook)
    mod_list[-1]._forward_hooks.clear()
    made = [fused]
    for _ in mod_list[1:]:
        identity = nn.Identity()
        identity.training = mod_list[0].training
        made.append(identity)
    return made


def _inside(model: Any, name: str) -> Any:
    return functools.reduce(getattr, name.split(".") if name else [], model)


def _fuse(
    model: Any, modules_to_fuse: Any, is_qat: bool, inplace: bool, fuser_func: Any, fuse_custom_config_dict: Any
) -> Any:
    if not inplace:
        model = copy.deepcopy(model)
    groups = [modules_to_fuse] if all(isinstance(name, str) for name in modules_to_fuse) else modules_to_fuse
    additional = (fuse_custom_config_dict or {}).get("additional_fuser_method_mapping", {})
    for names in groups:
        made = fuser_func([_inside(model, name) for name in names], is_qat, additional)
        for name, module in zip(names, made, strict=True):
            parent, _, last = name.rpartition(".")
            setattr(_inside(model, parent), last, module)
    return model


def fuse_modules(
    model: Any, modules_to_fuse: Any, inplace: bool = False, fuser_func: Any = fuse_known_modules,
    fuse_custom_config_dict: Any = None,
) -> Any:  # fmt: skip
    """A copy of a model in evaluation mode, or the model itself, with groups of modules fused.

        modules_to_fuse   a list of names, ["conv", "bn", "relu"], or a list of such lists

    >>> model = tt.nn.Sequential(tt.nn.Conv2d(1, 2, 3), tt.nn.BatchNorm2d(2), tt.nn.ReLU()).eval()
    >>> [type(part).__name__ for part in tt.ao.quantization.fuse_modules(model, ["0", "1", "2"])]
    ['ConvReLU2d', 'Identity', 'Identity']
    """
    return _fuse(model, modules_to_fuse, False, inplace, fuser_func, fuse_custom_config_dict)


def fuse_modules_qat(
    model: Any, modules_to_fuse: Any, inplace: bool = False, fuser_func: Any = fuse_known_modules,
    fuse_custom_config_dict: Any = None,
) -> Any:  # fmt: skip
    """The same for a model in training mode: batch norm stays, beside its convolution."""
    return _fuse(model, modules_to_fuse, True, inplace, fuser_func, fuse_custom_config_dict)
