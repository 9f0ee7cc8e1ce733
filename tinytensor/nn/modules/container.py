"""Modules that hold modules: Sequential, ModuleList, ModuleDict.

A Module looks for children among its attributes only, not inside a plain list or dict. Modules in a plain list would be
missing in parameters(), to() and state_dict(). ParameterList and ParameterDict do the same for parameters, see
parameter_container.py.

Mirrors torch/nn/modules/container.py.
"""

from __future__ import annotations

import operator
import warnings
from collections import OrderedDict, abc
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Any, Self, TypeVar

from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.parameter_container import ParameterDict, ParameterList

__all__ = ["Container", "ModuleDict", "ModuleList", "ParameterDict", "ParameterList", "Sequential"]

V = TypeVar("V")


def _addindent(text: str, spaces: int) -> str:
    return text.replace("\n", "\n" + " " * spaces)


class Container(Module):
    """A module with children by name. Deprecated: Module does that itself, and this class warns (FutureWarning).

        **kwargs   name=module, the children

    Shapes: it has no forward; a subclass defines one. The children's parameters are its parameters.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     m = nn.Container(first=nn.ReLU())
    >>> m
    Container(
      (first): ReLU()
    )
    """

    def __init__(self, **kwargs: Any) -> None:
        warnings.warn(
            "`nn.Container` is deprecated. All of its functionality is now implemented in `nn.Module`. Subclass that "
            "instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__()
        for key, value in kwargs.items():
            self.add_module(key, value)


class _IndexedModules(Module):
    """Modules under the names "0", "1", ..., as in a list."""

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[Module]:
        return iter(self._modules.values())

    def __dir__(self) -> list[str]:
        return [key for key in super().__dir__() if not key.isdigit()]

    def __delitem__(self, idx: int | slice) -> None:
        keys = self._names_at(idx)
        for key in keys:
            delattr(self, key)
        # The modules after the removed ones get lower numbers, so that names stay 0, 1, 2, ... without a gap.
        self._modules = OrderedDict((str(i), module) for i, module in enumerate(self._modules.values()))

    def _names_at(self, idx: Any) -> list[str]:
        """The names of the modules at an index or a slice."""
        raise NotImplementedError

    def __getitem__(self, idx: Any) -> Any:
        raise NotImplementedError

    def append(self, module: Module) -> Self:
        """Adds a module at the end and returns self."""
        self.add_module(str(len(self)), module)
        return self

    def pop(self, key: int | slice) -> Any:
        """Takes out the module at `key` and returns it."""
        value = self[key]
        del self[key]
        return value

    def _shift_names_from(self, index: int) -> None:
        """Give each module from `index` on the next number. Name `index` is free to be overwritten afterwards."""
        # From the end, so that no module is overwritten before it has moved.
        for i in range(len(self._modules), index, -1):
            self._modules[str(i)] = self._modules[str(i - 1)]


class Sequential(_IndexedModules):
    """Modules that are called one after the other, each with what the one before returned.

        *args   the modules, named "0", "1", ...; or one OrderedDict of modules, whose keys are the names

    Shapes: those of the first module's input -> those of the last module's output. Without modules the input is
    returned. The modules' parameters are its parameters. It has a length, indices, slices (a Sequential of the same
    modules), `del`, `+` and `*`; the modules of a product are the same ones several times, not copies.

    >>> m = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
    >>> m
    Sequential(
      (0): Linear(in_features=2, out_features=3, bias=True)
      (1): Linear(in_features=3, out_features=1, bias=True)
    )
    >>> m(tt.randn(5, 2)).shape, len(m), m[-1].out_features
    (torch.Size([5, 1]), 2, 1)
    """

    def __init__(self, *args: Any) -> None:
        super().__init__()
        if len(args) == 1 and isinstance(args[0], OrderedDict):
            for key, module in args[0].items():
                self.add_module(key, module)
        else:
            for i, module in enumerate(args):
                self.add_module(str(i), module)

    def forward(self, input: Any) -> Any:
        for module in self:
            input = module(input)
        return input

    def _get_item_by_idx(self, iterator: Iterable[V], idx: int) -> V:
        size = len(self)
        idx = operator.index(idx)
        if not -size <= idx < size:
            raise IndexError(f"index {idx} is out of range")
        return next(islice(iterator, idx % size, None))

    def _names_at(self, idx: Any) -> list[str]:
        # Not str(idx): the modules of an OrderedDict keep names of their own.
        keys = list(self._modules)
        return keys[idx] if isinstance(idx, slice) else [self._get_item_by_idx(keys, idx)]

    def __getitem__(self, idx: int | slice) -> Any:
        if isinstance(idx, slice):
            return self.__class__(OrderedDict(list(self._modules.items())[idx]))
        return self._get_item_by_idx(self._modules.values(), idx)

    def __setitem__(self, idx: int, module: Module) -> None:
        setattr(self, self._get_item_by_idx(self._modules.keys(), idx), module)

    def _check_sequential(self, other: Any) -> None:
        if not isinstance(other, Sequential):
            raise ValueError(f"add operator supports only objects of Sequential class, but {type(other)} is given.")

    def __add__(self, other: Any) -> Sequential:
        self._check_sequential(other)
        return Sequential(*self, *other)

    def __iadd__(self, other: Any) -> Self:
        self._check_sequential(other)
        for i, module in enumerate(other, len(self)):
            self.add_module(str(i), module)
        return self

    def _check_factor(self, other: Any) -> None:
        if not isinstance(other, int):
            raise TypeError(f"unsupported operand type(s) for *: {type(self)} and {type(other)}")
        if other <= 0:
            raise ValueError(f"Non-positive multiplication factor {other} for {type(self)}")

    def __mul__(self, other: int) -> Sequential:
        """The same modules several times over: not copies, they share their parameters."""
        self._check_factor(other)
        return Sequential(*(module for _ in range(other) for module in self))

    def __rmul__(self, other: int) -> Sequential:
        return self.__mul__(other)

    def __imul__(self, other: int) -> Self:
        self._check_factor(other)
        size = len(self)  # before the loop, which makes it larger
        for i in range(size, size * other):
            self.add_module(str(i), self._modules[str(i % size)])
        return self

    def insert(self, index: int, module: Module) -> Self:
        """Puts a module before the one at `index` and returns self. IndexError beyond the ends."""
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        size = len(self._modules)
        if not (-size <= index <= size):
            raise IndexError(f"Index out of range: {index}")
        if index < 0:
            index += size
        self._shift_names_from(index)
        self._modules[str(index)] = module
        return self

    def extend(self, sequential: Iterable[Module]) -> Self:
        """Adds several modules at the end and returns self."""
        for layer in sequential:
            self.append(layer)
        return self


class ModuleList(_IndexedModules):
    """A list of modules. It cannot be called: what to do with them is up to the module that has the list.

    A plain list would hide them: a Module looks for children among its attributes, not inside lists.

        modules   None; an iterable of modules

    Shapes: it has no forward (NotImplementedError). The modules' parameters are its parameters, named "0.weight"
    and so on. It has a length, indices, slices, `+`, append, extend, insert and pop. `repr` counts equal
    neighbours.

    >>> layers = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))
    >>> layers
    ModuleList(
      (0-2): 3 x Linear(in_features=4, out_features=4, bias=True)
    )
    >>> x = tt.randn(2, 4)
    >>> for layer in layers:
    ...     x = layer(x)
    >>> x.shape
    torch.Size([2, 4])
    """

    def __init__(self, modules: Iterable[Module] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self += modules

    def _get_abs_string_index(self, idx: Any) -> str:
        idx = operator.index(idx)
        if not (-len(self) <= idx < len(self)):
            raise IndexError(f"index {idx} is out of range")
        return str(idx + len(self) if idx < 0 else idx)

    def _names_at(self, idx: Any) -> list[str]:
        if isinstance(idx, slice):
            return [str(k) for k in range(len(self._modules))[idx]]
        return [self._get_abs_string_index(idx)]

    def __getitem__(self, idx: int | slice) -> Any:
        if isinstance(idx, slice):
            return self.__class__(list(self._modules.values())[idx])
        return self._modules[self._get_abs_string_index(idx)]

    def __setitem__(self, idx: int, module: Module) -> None:
        setattr(self, self._get_abs_string_index(idx), module)

    def __iadd__(self, modules: Iterable[Module]) -> Self:
        return self.extend(modules)

    def __add__(self, other: Iterable[Module]) -> ModuleList:
        combined = ModuleList()
        for i, module in enumerate(chain(self, other)):
            combined.add_module(str(i), module)
        return combined

    def insert(self, index: int, module: Module) -> None:
        """Puts a module before the one at `index`."""
        self._shift_names_from(index)
        self._modules[str(index)] = module

    def extend(self, modules: Iterable[Module]) -> Self:
        """Adds several modules at the end and returns self. TypeError if they are not iterable."""
        if not isinstance(modules, abc.Iterable):
            raise TypeError(f"ModuleList.extend should be called with an iterable, but got {type(modules).__name__}")
        offset = len(self)
        for i, module in enumerate(modules):
            self.add_module(str(offset + i), module)
        return self

    def __repr__(self) -> str:
        # (first index, last index, text) of each run of neighbours whose texts are equal.
        runs: list[tuple[int, int, str]] = []
        for i, text in enumerate(repr(item) for item in self):
            if runs and runs[-1][2] == text:
                runs[-1] = (runs[-1][0], i, text)
            else:
                runs.append((i, i, text))
        if not runs:
            return self._get_name() + "()"
        lines = [
            f"({first}): {text}" if first == last else f"({first}-{last}): {last - first + 1} x {text}"
            for first, last, text in runs
        ]
        return f"{self._get_name()}(\n  " + "\n  ".join(_addindent(line, 2) for line in lines) + "\n)"


class ModuleDict(Module):
    """A dict of modules that remembers the order. It cannot be called.

        modules   None; a mapping from names to modules, or pairs of name and module. A name is a str without dots

    Shapes: it has no forward (NotImplementedError). The modules' parameters are its parameters, named "name.weight"
    and so on. It has keys, values, items, update, pop, clear, `in`, `del` and a length. KeyError for a name with a
    dot.

    >>> choices = nn.ModuleDict({"conv": nn.Conv2d(3, 8, 3), "act": nn.ReLU()})
    >>> list(choices.keys()), choices["act"]
    (['conv', 'act'], ReLU())
    >>> choices["conv"](tt.randn(1, 3, 5, 5)).shape
    torch.Size([1, 8, 3, 3])
    """

    def __init__(self, modules: Mapping[str, Module] | Iterable[tuple[str, Module]] | None = None) -> None:
        super().__init__()
        if modules is not None:
            self.update(modules)

    def __getitem__(self, key: str) -> Module:
        return self._modules[key]

    def __setitem__(self, key: str, module: Module) -> None:
        self.add_module(key, module)

    def __delitem__(self, key: str) -> None:
        del self._modules[key]

    def __len__(self) -> int:
        return len(self._modules)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __contains__(self, key: str) -> bool:
        return key in self._modules

    def clear(self) -> None:
        """Takes out all modules."""
        self._modules.clear()

    def pop(self, key: str) -> Module:
        """Takes out the module called `key` and returns it."""
        value = self[key]
        del self[key]
        return value

    def keys(self) -> abc.KeysView[str]:
        """The names, in order."""
        return self._modules.keys()

    def items(self) -> abc.ItemsView[str, Module]:
        """Pairs of name and module, in order."""
        return self._modules.items()

    def values(self) -> abc.ValuesView[Module]:
        """The modules, in order."""
        return self._modules.values()

    def update(self, modules: Any) -> None:
        """Adds or replaces modules: those of a mapping, or pairs of name and module."""
        if not isinstance(modules, abc.Iterable):
            raise TypeError(
                "ModuleDict.update should be called with an iterable of key/value pairs, but got "
                + type(modules).__name__
            )
        if isinstance(modules, (ModuleDict, abc.Mapping)):
            for key, module in modules.items():
                self[key] = module
            return
        for i, pair in enumerate(modules):
            if not isinstance(pair, abc.Iterable):
                raise TypeError(f"ModuleDict update sequence element #{i} should be Iterable; is{type(pair).__name__}")
            pair = list(pair)
            if len(pair) != 2:
                raise ValueError(f"ModuleDict update sequence element #{i} has length {len(pair)}; 2 is required")
            self[pair[0]] = pair[1]
