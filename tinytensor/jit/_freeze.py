"""freeze and optimize_for_inference: a module in eval mode whose parameters are constants.

Mirrors torch/jit/_freeze.py. Here a frozen module has copies of its parameters that need no gradient; nothing is fused.
"""

from __future__ import annotations

import copy
from typing import Any

from tinytensor.c10.error import check
from tinytensor.jit._script import ScriptModule


def freeze(mod: Any, preserved_attrs: list[str] | None = None, optimize_numerics: bool = True) -> Any:
    """A copy of the module that what is done to `mod` later does not change. RuntimeError if it is not scripted or traced,
    or in training mode.
    """
    check(
        isinstance(mod, ScriptModule),
        lambda: (
            "Freezing expects a ScriptModule as input. Please use torch.jit.script or torch.jit.trace to script your "
            "'nn.Module'."
        ),
    )
    check(
        not mod.training,
        lambda: (
            "Freezing is currently only implemented for modules in eval mode. Please call .eval() on your module before "
            "freezing."
        ),
    )
    frozen = copy.deepcopy(mod)
    for parameter in frozen.parameters():
        parameter.requires_grad_(False)
    return frozen


def run_frozen_optimizations(
    mod: Any, optimize_numerics: bool = True, preserved_methods: list[str] | None = None
) -> None:
    """Nothing: there is no compiler that would optimize."""


def optimize_for_inference(mod: Any, other_methods: list[str] | None = None) -> Any:
    """The module in eval mode, frozen. RuntimeError if it is not scripted or traced."""
    check(
        isinstance(mod, ScriptModule),
        lambda: (
            "optimize_for_inference expects a ScriptModule as input. Please use torch.jit.script or torch.jit.trace to script "
            "your 'nn.Module'."
        ),
    )
    return freeze(mod.eval(), preserved_attrs=other_methods)
