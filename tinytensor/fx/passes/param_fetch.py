"""What a backend wants to know of modules, noted on the nodes that call them.

Mirrors torch/fx/passes/param_fetch.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor import nn
from tinytensor.functional import typename
from tinytensor.fx.graph_module import GraphModule


def default_matching(name: str, target_version: int) -> str:
    """An attribute's name, which is the same in all versions."""
    return name


# class -> (its version, its attributes, what they are called in another version)
_CONV = ["weight", "bias", "kernel_size", "stride", "padding", "dilation", "groups", "padding_mode"]
_POOL = ["kernel_size", "stride", "padding", "dilation", "return_indices", "ceil_mode"]
module_fetch_book: dict[type, tuple[int, list[str], Callable[[str, int], str]]] = {
    nn.Linear: (1, ["weight", "bias"], default_matching),
    nn.Conv2d: (1, _CONV, default_matching),
    nn.BatchNorm2d: (2, ["weight", "bias", "running_mean", "running_var", "eps"], default_matching),
    nn.AdaptiveAvgPool2d: (1, [], default_matching),
    nn.MaxPool2d: (1, _POOL, default_matching),
    nn.ReLU: (1, ["inplace"], default_matching),
}
_ADVICE = "open an issue and @842974287 or report a bug to AIACC team directly."


def extract_attrs_for_lowering(mod: nn.Module) -> dict[str, Any]:
    """The attributes of a module that `module_fetch_book` lists, and its class as "name". RuntimeError for other classes.

    >>> from tinytensor.fx.passes.param_fetch import extract_attrs_for_lowering
    >>> extract_attrs_for_lowering(tt.nn.ReLU())
    {'name': 'tinytensor.nn.modules.activation.ReLU', 'inplace': False}
    """
    name = typename(mod)
    if type(mod) not in module_fetch_book:
        raise RuntimeError(
            f"{name} is not in the module_fetch_book yet, please add it to the module_fetch_book, {_ADVICE}"
        )
    version, attributes, matching = module_fetch_book[type(mod)]
    if version < mod._version:
        raise RuntimeError(
            f"Fetcher version {version} try to fetch {name} version {mod._version}, please upgrade the module_fetch_book, "
            f"{_ADVICE}"
        )
    return {"name": name} | {attribute: getattr(mod, matching(attribute, mod._version)) for attribute in attributes}


def lift_lowering_attrs_to_nodes(fx_module: GraphModule) -> None:
    """Note `attrs_for_lowering` on every node that calls a module, also in submodules that are graphs."""
    submodules = dict(fx_module.named_modules())
    for node in fx_module.graph.nodes:
        if node.op == "call_module":
            module = submodules[node.target]
            if isinstance(module, GraphModule):
                lift_lowering_attrs_to_nodes(module)
            else:
                node.attrs_for_lowering = extract_attrs_for_lowering(module)  # type: ignore[attr-defined]


__all__ = ["default_matching", "extract_attrs_for_lowering", "lift_lowering_attrs_to_nodes"]
