"""Walks over a module and all below it: its tensors and modules by name, one of them by its path, a change to all.

    model.named_parameters()                "0.weight", "0.bias", "encoder.norm.weight", ...
    model.get_submodule("encoder.norm")     the module of that name

Each tensor and module is met once, under the first of its names, unless `remove_duplicate=False`.

Mirrors torch/nn/modules/module.py.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

from tinytensor._tensor import Tensor
from tinytensor.nn.modules.module_fields import ModuleFields
from tinytensor.nn.parameter import Parameter


class ModuleWalks(ModuleFields):
    """The part of Module that finds things."""

    # ---- all of a kind -----------------------------------------------------------------------------------------------

    def _named_members(
        self,
        get_members_fn: Callable[[Any], Iterable[tuple[str, Any]]],
        prefix: str = "",
        recurse: bool = True,
        remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:
        """(full name, member) of what `get_members_fn` finds in each module."""
        # Tensors hash by identity, so a weight that two modules share is found the second time whatever its values are.
        met = set()
        modules: Iterable[tuple[str, Any]] = [(prefix, self)]
        if recurse:
            modules = self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate)
        for module_prefix, module in modules:
            for name, member in get_members_fn(module):
                if member is None or member in met:
                    continue
                if remove_duplicate:
                    met.add(member)
                yield module_prefix + ("." if module_prefix else "") + name, member

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """An iterator over all parameters, each once; of submodules too unless `recurse=False`.

        >>> [p.shape for p in nn.Linear(2, 3).parameters()]
        [torch.Size([3, 2]), torch.Size([3])]
        """
        for _, parameter in self.named_parameters(recurse=recurse):
            yield parameter

    def named_parameters(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Parameter]]:
        """An iterator over (name, parameter).

            prefix             goes before each name: ""
            recurse            submodules too: True
            remove_duplicate   each parameter once, under its first name: True

        >>> [name for name, _ in nn.Sequential(nn.Linear(2, 3)).named_parameters()]
        ['0.weight', '0.bias']
        """
        yield from self._named_members(lambda module: module._parameters.items(), prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """An iterator over all buffers, each once; of submodules too unless `recurse=False`.

        >>> [b.shape for b in nn.BatchNorm1d(2).buffers()]
        [torch.Size([2]), torch.Size([2]), torch.Size([])]
        """
        for _, buffer in self.named_buffers(recurse=recurse):
            yield buffer

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """An iterator over (name, buffer). Arguments are those of `named_parameters`.

        >>> [name for name, _ in nn.BatchNorm1d(2).named_buffers()]
        ['running_mean', 'running_var', 'num_batches_tracked']
        """
        yield from self._named_members(lambda module: module._buffers.items(), prefix, recurse, remove_duplicate)

    def children(self) -> Iterator[Any]:
        """An iterator over the modules that are attributes of this one, each once.

        >>> list(nn.Sequential(nn.ReLU(), nn.Tanh()).children())
        [ReLU(), Tanh()]
        """
        for _, module in self.named_children():
            yield module

    def named_children(self) -> Iterator[tuple[str, Any]]:
        """An iterator over (name, module) of the modules that are attributes of this one.

        >>> list(nn.Sequential(nn.ReLU(), nn.Tanh()).named_children())
        [('0', ReLU()), ('1', Tanh())]
        """
        met = set()
        for name, module in self._modules.items():
            if module is not None and module not in met:
                met.add(module)
                yield name, module

    def modules(self, remove_duplicate: bool = True) -> Iterator[Any]:
        """An iterator over this module and all below it; each once unless `remove_duplicate=False`.

        >>> [type(module).__name__ for module in nn.Sequential(nn.ReLU(), nn.Tanh()).modules()]
        ['Sequential', 'ReLU', 'Tanh']
        """
        for _, module in self.named_modules(remove_duplicate=remove_duplicate):
            yield module

    def named_modules(
        self, memo: set[Any] | None = None, prefix: str = "", remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Any]]:
        """An iterator over (name, module), of this module, which is named `prefix`, and all below it.

            memo               a set of modules that are left out; None: an empty one
            prefix             goes before each name: ""
            remove_duplicate   each module once, under its first name: True

        >>> [name for name, _ in nn.Sequential(nn.Sequential(nn.ReLU())).named_modules()]
        ['', '0', '0.0']
        """
        if memo is None:
            memo = set()
        # The memo also ends the walk where a module contains itself. Without remove_duplicate it stays as the caller gave it.
        if self in memo:
            return
        if remove_duplicate:
            memo.add(self)
        yield prefix, self
        for name, module in self._modules.items():
            if module is not None:
                yield from module.named_modules(memo, prefix + ("." if prefix else "") + name, remove_duplicate)

    # ---- one, by its path --------------------------------------------------------------------------------------------

    def get_submodule(self, target: str) -> Any:
        """The module at the path "a.b.c", itself at "". AttributeError where there is none.

        >>> nn.Sequential(nn.Sequential(nn.ReLU())).get_submodule("0.0")
        ReLU()
        """
        module: Any = self
        for item in target.split(".") if target else ():
            if not hasattr(module, item):
                raise AttributeError(f"{module._get_name()} has no attribute `{item}`")
            module = getattr(module, item)
            if not isinstance(module, ModuleFields):
                raise AttributeError(f"`{item}` is not an nn.Module")
        return module

    def set_submodule(self, target: str, module: Any, strict: bool = False) -> None:
        """Put a module at the path "a.b.c"; with `strict`, only in the place of another.

        ValueError for an empty path or what is no module; AttributeError where the path leads nowhere.

        >>> net = nn.Sequential(nn.ReLU())
        >>> net.set_submodule("0", nn.Tanh())
        >>> net[0]
        Tanh()
        """
        if target == "":
            raise ValueError("Cannot set the submodule without a target name!")
        if not isinstance(module, ModuleFields):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        parent_path, _, name = target.rpartition(".")
        parent = self.get_submodule(parent_path)
        if strict and not hasattr(parent, name):
            raise AttributeError(f"{parent._get_name()} has no attribute `{name}`")
        if hasattr(parent, name) and not isinstance(getattr(parent, name), ModuleFields):
            raise AttributeError(f"`{name}` is not an nn.Module")
        setattr(parent, name, module)

    def _get_member(self, target: str) -> tuple[Any, str, Any]:
        """(the module that has it, its last name, the attribute) at the path `target`."""
        path, _, name = target.rpartition(".")
        module = self.get_submodule(path)
        if not hasattr(module, name):
            raise AttributeError(f"{module._get_name()} has no attribute `{name}`")
        return module, name, getattr(module, name)

    def get_parameter(self, target: str) -> Parameter:
        """The parameter at the path "a.b.weight". AttributeError where there is none.

        >>> nn.Sequential(nn.Linear(2, 3)).get_parameter("0.bias").shape
        torch.Size([3])
        """
        _, name, parameter = self._get_member(target)
        if not isinstance(parameter, Parameter):
            raise AttributeError(f"`{name}` is not an nn.Parameter")
        return parameter

    def get_buffer(self, target: str) -> Tensor:
        """The buffer at the path "a.b.running_mean". AttributeError where there is none.

        >>> nn.Sequential(nn.BatchNorm1d(2)).get_buffer("0.running_mean")
        tensor([0., 0.])
        """
        module, name, buffer = self._get_member(target)
        if name not in module._buffers:
            raise AttributeError(f"`{name}` is not a buffer")
        return buffer

    # ---- a change everywhere -----------------------------------------------------------------------------------------

    def apply(self, fn: Callable[[Any], None]) -> Self:
        """Call `fn` with each module, children before their parent; returns the module.

        >>> net = nn.Sequential(nn.ReLU()).apply(lambda module: print(type(module).__name__))
        ReLU
        Sequential
        """
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    def train(self, mode: bool = True) -> Self:
        """Set `training` to `mode` (True), here and below: dropout and batch normalization ask for it. Returns the
        module.

        ValueError where `mode` is no bool.

        >>> nn.Sequential(nn.ReLU()).train(False)[0].training
        False
        """
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self) -> Self:
        """Turn training mode off, here and below: `train(False)`. Returns the module.

        >>> nn.Dropout().eval()(tt.ones(3))
        tensor([1., 1., 1.])
        """
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set `requires_grad` of all parameters to the flag (True), in place; returns the module. False freezes it.

        >>> any(p.requires_grad for p in nn.Linear(2, 3).requires_grad_(False).parameters())
        False
        """
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forget the gradients of all parameters; without `set_to_none` (True), write zeros over them.

        >>> module = nn.Linear(1, 1)
        >>> module(tt.ones(1)).backward()
        >>> module.zero_grad()
        >>> module.weight.grad is None
        True
        """
        if getattr(self, "_is_replica", False):
            warnings.warn(
                "Calling .zero_grad() from a module created with nn.DataParallel() has no effect. The parameters are copied "
                "(in a differentiable manner) from the original module. This means they are not leaf nodes in autograd and "
                "so don't accumulate gradients. If you need gradients in your forward method, consider using autograd.grad "
                "instead.",
                stacklevel=2,
            )
        for parameter in self.parameters():
            grad = parameter.grad
            if grad is None:
                continue
            if set_to_none:
                parameter.grad = None
                continue
            # A gradient made with create_graph=True is part of a graph. It leaves the graph first, so that the zeros are not
            # recorded as an operation of it.
            if grad.grad_fn is not None:
                grad.detach_()
            else:
                grad.requires_grad_(False)
            grad.zero_()
