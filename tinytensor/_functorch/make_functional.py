"""make_functional: a module as a function of its parameters, as programs wrote it before torch.func.functional_call.

Mirrors torch/_functorch/make_functional.py. Left out: the `_deprecated_v1` functions.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.func.functional_call import _swap
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = [
    "FunctionalModule", "FunctionalModuleWithBuffers", "combine_state_for_ensemble", "make_functional",
    "make_functional_with_buffers",
]  # fmt: skip


def _extract(
    module: Module, named: Callable[..., Iterable[tuple[str, Tensor]]], wrapped: Callable[[Tensor], Tensor]
) -> tuple[tuple[Tensor, ...], tuple[str, ...], dict[str, list[str]]]:
    """Take tensors out of a module, and leave ones without data: the tensors, their names, and all names by first name."""
    unique, everything = list(named(remove_duplicate=True)), list(named(remove_duplicate=False))
    first = {id(tensor): name for name, tensor in unique}
    names: dict[str, list[str]] = {name: [] for name, _ in unique}
    for name, tensor in everything:
        names[first[id(tensor)]].append(name)
    for tensor_names, (_, tensor) in zip(names.values(), unique, strict=True):
        empty = wrapped(F.empty_like(tensor, device="meta"))
        for name in tensor_names:
            _swap(module, name, empty)
    return tuple(tensor for _, tensor in unique), tuple(names), names


def _exchange(module: Module, names: dict[str, list[str]], tensors: Sequence[Tensor]) -> list[Tensor]:
    """Put tensors in place, each under all its names; what was there before."""
    before = []
    for tied, tensor in zip(names.values(), tensors, strict=False):
        first, *others = tied
        before.append(_swap(module, first, tensor))
        for name in others:
            _swap(module, name, tensor)
    return before


class FunctionalModuleWithBuffers(Module):
    """What `make_functional_with_buffers` gives: `func(params, buffers, *args, **kwargs)`."""

    def __init__(
        self, stateless_model: Module, param_names: tuple[str, ...], buffer_names: tuple[str, ...],
        param_names_map: dict[str, list[str]], buffer_names_map: dict[str, list[str]],
    ) -> None:  # fmt: skip
        super().__init__()
        self.stateless_model = stateless_model
        self.param_names = param_names
        self.buffer_names = buffer_names
        self.all_names_map = {**param_names_map, **buffer_names_map}

    @staticmethod
    def _create_from(
        model: Module, disable_autograd_tracking: bool = False
    ) -> tuple[FunctionalModuleWithBuffers, tuple[Tensor, ...], tuple[Tensor, ...]]:
        model = copy.deepcopy(model)
        params, param_names, params_map = _extract(model, model.named_parameters, Parameter)
        buffers, buffer_names, buffers_map = _extract(model, model.named_buffers, lambda tensor: tensor)
        if disable_autograd_tracking:
            for param in params:
                param.requires_grad_(False)
        return FunctionalModuleWithBuffers(model, param_names, buffer_names, params_map, buffers_map), params, buffers

    def forward(self, params: Iterable[Tensor], buffers: Iterable[Tensor], *args: Any, **kwargs: Any) -> Any:
        """The model's output with these parameters and buffers."""
        before = _exchange(self.stateless_model, self.all_names_map, (*params, *buffers))
        try:
            return self.stateless_model(*args, **kwargs)
        finally:
            _exchange(self.stateless_model, self.all_names_map, before)


class FunctionalModule(Module):
    """What `make_functional` gives: `func(params, *args, **kwargs)`."""

    def __init__(self, stateless_model: Module, param_names: tuple[str, ...], names_map: dict[str, list[str]]) -> None:
        super().__init__()
        self.stateless_model = stateless_model
        self.param_names = param_names
        self.names_map = names_map

    @staticmethod
    def _create_from(
        model: Module, disable_autograd_tracking: bool = False
    ) -> tuple[FunctionalModule, tuple[Tensor, ...]]:
        model = copy.deepcopy(model)
        params, names, names_map = _extract(model, model.named_parameters, Parameter)
        if disable_autograd_tracking:
            for param in params:
                param.requires_grad_(False)
        return FunctionalModule(model, names, names_map), params

    def forward(self, params: Iterable[Tensor], *args: Any, **kwargs: Any) -> Any:
        """The model's output with these parameters."""
        before = _exchange(self.stateless_model, self.names_map, tuple(params))
        try:
            return self.stateless_model(*args, **kwargs)
        finally:
            _exchange(self.stateless_model, self.names_map, before)


def make_functional(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModule, tuple[Tensor, ...]]:
    """(func, params): `func(params, *args)` is the model with other parameters. RuntimeError for a model with buffers.

        disable_autograd_tracking   True: the parameters do not require a gradient

    >>> func, params = make_functional(nn.Linear(2, 1))
    >>> func([tt.ones(1, 2), tt.zeros(1)], tt.ones(3, 2)).tolist()
    [[2.0], [2.0], [2.0]]
    """
    check(
        not list(model.buffers()),
        "make_functional(model): `model` has buffers. Please use make_functional_with_buffers(model) instead.",
    )
    return FunctionalModule._create_from(model, disable_autograd_tracking=disable_autograd_tracking)


def make_functional_with_buffers(
    model: Module, disable_autograd_tracking: bool = False
) -> tuple[FunctionalModuleWithBuffers, tuple[Tensor, ...], tuple[Tensor, ...]]:
    """(func, params, buffers): `func(params, buffers, *args)` is the model with other parameters and buffers.

    >>> func, params, buffers = make_functional_with_buffers(nn.BatchNorm1d(2))
    >>> len(params), len(buffers)
    (2, 3)
    """
    return FunctionalModuleWithBuffers._create_from(model, disable_autograd_tracking=disable_autograd_tracking)


def combine_state_for_ensemble(
    models: Sequence[Module],
) -> tuple[FunctionalModuleWithBuffers, tuple[Tensor, ...], tuple[Tensor, ...]]:
    """(func, params, buffers) of several models of one class, stacked in a new first dimension, for `vmap`.

    RuntimeError for no model, for several classes, and for modes that differ.

    >>> func, params, buffers = combine_state_for_ensemble([nn.Linear(2, 3) for _ in range(4)])
    >>> tt.vmap(func, (0, 0, None))(params, buffers, tt.ones(5, 2)).shape
    torch.Size([4, 5, 3])
    """
    check(len(models), "combine_state_for_ensemble: Expected at least one model, got 0.")
    check(
        len({bool(model.training) for model in models}) == 1,
        "combine_state_for_ensemble: Expected all models to have the same training/eval mode.",
    )
    check(
        all(type(model) is type(models[0]) for model in models),
        "combine_state_for_ensemble: Expected all models to be of the same class.",
    )
    funcs, params, buffers = zip(*map(make_functional_with_buffers, models), strict=True)
    stacked = [tuple(F.stack(same).detach() for same in zip(*tensors, strict=True)) for tensors in (params, buffers)]
    return funcs[0], stacked[0], stacked[1]
