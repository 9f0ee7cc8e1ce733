"""ParameterList and ParameterDict: parameters in a list, or by name, that a Module counts as its own.

A tensor put in becomes a Parameter; anything else stays what it is, and is no part of the module's state.

Mirrors the second half of torch/nn/modules/container.py.
"""

from __future__ import annotations

import operator
from collections import OrderedDict, abc
from collections.abc import Iterable, Iterator
from typing import Any, Self

from tinytensor._tensor import Tensor
from tinytensor.c10.privateuse1 import privateuse1_backend_name
from tinytensor.functional import typename
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = ["ParameterDict", "ParameterList"]


def _as_parameter(value: Any) -> Any:
    return Parameter(value) if isinstance(value, Tensor) and not isinstance(value, Parameter) else value


def _repr_line(key: Any, value: Any, kind: Any) -> str:
    """One line of `extra_repr`. `kind` gives the name of a tensor's type: a list shows the dtype, a dict the type's name."""
    if not isinstance(value, Tensor):
        return f"  ({key}): Object of type: {type(value).__name__}"
    sizes = "x".join(map(str, value.shape))
    place = f" ({value.device})" if value.device.type in ("cuda", privateuse1_backend_name()) else ""
    what = "Parameter" if isinstance(value, Parameter) else "Tensor"
    return f"  ({key}): {what} containing: [{kind(value)} of size {sizes}{place}]"


class ParameterList(Module):
    """A list of parameters. It cannot be called.

    A plain list would hide them: a Module looks for parameters among its attributes, not inside lists.

        values   None; an iterable. A tensor becomes a Parameter; other objects stay and are no part of the state

    Shapes: it has no forward (RuntimeError). Its parameters are named "0", "1", and so on. It has a length,
    indices, slices, `+=`, append and extend.

    >>> weights = nn.ParameterList([tt.zeros(2, 3), tt.ones(4)])
    >>> [name for name, _ in weights.named_parameters()], weights[0].shape
    (['0', '1'], torch.Size([2, 3]))
    """

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        self._size = 0
        if values is not None:
            self += values

    def _get_abs_string_index(self, idx: Any) -> str:
        idx = operator.index(idx)
        if not (-len(self) <= idx < len(self)):
            raise IndexError(f"index {idx} is out of range")
        return str(idx + len(self) if idx < 0 else idx)

    def __getitem__(self, idx: int | slice) -> Any:
        if isinstance(idx, slice):
            out = self.__class__()
            for i in range(*idx.indices(len(self))):
                out.append(self[i])
            return out
        return getattr(self, self._get_abs_string_index(idx))

    def __setitem__(self, idx: int, param: Any) -> None:
        setattr(self, self._get_abs_string_index(idx), _as_parameter(param))

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Any]:
        return iter(self[i] for i in range(len(self)))

    def __iadd__(self, parameters: Iterable[Any]) -> Self:
        return self.extend(parameters)

    def __dir__(self) -> list[str]:
        return [key for key in super().__dir__() if not key.isdigit()]

    def append(self, value: Any) -> Self:
        """Adds a value at the end and returns self."""
        self._size += 1  # first, since __setitem__ refuses an index beyond the size
        self[self._size - 1] = value
        return self

    def extend(self, values: Iterable[Any]) -> Self:
        """Adds several values at the end and returns self. TypeError if they are not iterable."""
        if not isinstance(values, abc.Iterable) or isinstance(values, Tensor):
            raise TypeError(f"ParameterList.extend should be called with an iterable, but got {type(values).__name__}")
        for value in values:
            self.append(value)
        return self

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return "\n".join(_repr_line(i, p, lambda t: t.dtype) for i, p in enumerate(self))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError("ParameterList should not be called.")


class ParameterDict(Module):
    """A dict of parameters that remembers the order. It cannot be called.

        parameters   None; a mapping or pairs of name and value. A plain dict is sorted by name first. A tensor
                     becomes a Parameter; other objects stay and are no part of the state

    Shapes: it has no forward (RuntimeError). Its parameters have the keys as names. TypeError for a key that is no
    str. It has the methods of a dict, and `|`.

    >>> weights = nn.ParameterDict({"left": tt.zeros(2, 3), "right": tt.ones(4)})
    >>> list(weights), weights["right"].shape
    (['left', 'right'], torch.Size([4]))
    """

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        self._keys: dict[str, None] = {}
        if parameters is not None:
            self.update(parameters)

    def _key_to_attr(self, key: str) -> str:
        if not isinstance(key, str):
            raise TypeError(
                "Index given to ParameterDict cannot be used as a key as it is not a string (type is "
                f"'{type(key).__name__}'). Open an issue on github if you need non-string keys."
            )
        return key

    def __getitem__(self, key: str) -> Any:
        return getattr(self, self._key_to_attr(key))

    def __setitem__(self, key: str, value: Any) -> None:
        self._keys[key] = None
        setattr(self, self._key_to_attr(key), _as_parameter(value))

    def __delitem__(self, key: str) -> None:
        del self._keys[key]
        delattr(self, self._key_to_attr(key))

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._keys)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def copy(self) -> ParameterDict:
        """Another ParameterDict with the same parameters."""
        return ParameterDict(OrderedDict((k, self[k]) for k in self._keys))

    def setdefault(self, key: str, default: Any = None) -> Any:
        """The value of `key`; if there is none, `default` is put there first."""
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self) -> None:
        """Takes out all values."""
        for key in self._keys.copy():
            del self[key]

    def pop(self, key: str) -> Any:
        """Takes out the value of `key` and returns it."""
        value = self[key]
        del self[key]
        return value

    def popitem(self) -> tuple[str, Any]:
        """Takes out the last pair of key and value and returns it."""
        key, _ = self._keys.popitem()
        self._keys[key] = None  # `del self[key]` expects it, and takes it out together with the attribute
        value = self[key]
        del self[key]
        return key, value

    def get(self, key: str, default: Any = None) -> Any:
        """The value of `key`, or `default` if there is none."""
        return getattr(self, key) if key in self._keys else default

    def fromkeys(self, keys: Iterable[str], default: Any = None) -> ParameterDict:
        """A new ParameterDict with `default` under each of the keys."""
        return ParameterDict((k, default) for k in keys)

    def keys(self) -> abc.KeysView[str]:
        """The keys, in order."""
        return self._keys.keys()

    def items(self) -> Iterable[tuple[str, Any]]:
        """Pairs of key and value, in order."""
        return ((k, self[k]) for k in self._keys)

    def values(self) -> Iterable[Any]:
        """The values, in order."""
        return (self[k] for k in self._keys)

    def update(self, parameters: Any) -> None:
        """Adds or replaces values: those of a mapping, or pairs of key and value."""
        if not isinstance(parameters, abc.Iterable):
            raise TypeError(
                "ParametersDict.update should be called with an iterable of key/value pairs, but got "
                + type(parameters).__name__
            )
        if isinstance(parameters, (OrderedDict, ParameterDict)):
            for key, parameter in parameters.items():
                self[key] = parameter
        elif isinstance(parameters, abc.Mapping):
            # PyTorch sorts the keys of other mappings, from the days when a dict had no order.
            for key, parameter in sorted(parameters.items()):
                self[key] = parameter
        else:
            for i, pair in enumerate(parameters):
                if not isinstance(pair, abc.Iterable):
                    raise TypeError(
                        f"ParameterDict update sequence element #{i} should be Iterable; is{type(pair).__name__}"
                    )
                pair = list(pair)
                if len(pair) != 2:
                    raise ValueError(
                        f"ParameterDict update sequence element #{i} has length {len(pair)}; 2 is required"
                    )
                self[pair[0]] = pair[1]

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return "\n".join(_repr_line(k, p, typename) for k, p in self.items())

    def __call__(self, input: Any) -> Any:
        raise RuntimeError("ParameterDict should not be called.")

    def __or__(self, other: ParameterDict) -> ParameterDict:
        copy = self.copy()
        copy.update(other)
        return copy

    def __ror__(self, other: ParameterDict) -> ParameterDict:
        copy = other.copy()
        copy.update(self)
        return copy

    def __ior__(self, other: ParameterDict) -> Self:
        self.update(other)
        return self
