"""Weak references to tensors, and dictionaries whose keys are tensors: compared by identity, since `==` of tensors is a tensor.

Mirrors torch/utils/weak.py.
"""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import Any

from tinytensor._tensor import Tensor

__all__ = ["TensorWeakRef", "WeakIdKeyDictionary", "WeakIdRef", "WeakTensorKeyDictionary"]


class WeakIdRef(weakref.ref):
    """A weak reference with the hash and the equality of its object's identity.

    >>> x = tt.ones(2)
    >>> reference = tt.utils.weak.WeakIdRef(x)
    >>> reference == tt.utils.weak.WeakIdRef(x), reference == tt.utils.weak.WeakIdRef(tt.ones(2)), reference() is x
    (True, False, True)
    """

    __slots__ = ("_id",)

    def __init__(self, key: Any, callback: Callable[[Any], None] | None = None) -> None:
        self._id = id(key)
        super().__init__(key, callback)  # type: ignore[call-arg]

    def __hash__(self) -> int:
        return self._id

    # The identity of a dead object may be another's by now, so two references are equal while both objects live.
    def __eq__(self, other: Any) -> bool:
        mine, theirs = self(), other()
        return self is other if mine is None or theirs is None else mine is theirs


class WeakIdKeyDictionary(MutableMapping):
    """A dictionary that keeps its keys by identity, and that does not keep them alive: an entry goes with its key.

        dict       entries to begin with
        ref_type   what a key is wrapped in: `WeakIdRef`

    >>> x = tt.ones(2)
    >>> table = tt.utils.weak.WeakIdKeyDictionary({x: "ones"})
    >>> table[x], tt.ones(2) in table
    ('ones', False)
    >>> del x
    >>> len(table)
    0
    """

    def __init__(self, dict: Any = None, ref_type: Callable[..., Any] = WeakIdRef) -> None:
        self.data: Any = {}
        self.ref_type = ref_type
        data = self.data  # the callback keeps the entries, and not this object
        self._remove = lambda reference: data.pop(reference, None)
        if dict is not None:
            self.update(dict)

    # All loops go over a copy of the entries: a key may die in the middle of one.
    def _living(self) -> Iterator[tuple[Any, Any]]:
        for reference, value in list(self.data.items()):
            key = reference()
            if key is not None:
                yield key, value

    def __getitem__(self, key: Any) -> Any:
        return self.data[self.ref_type(key)]

    def __setitem__(self, key: Any, value: Any) -> None:
        self.data[self.ref_type(key, self._remove)] = value

    def __delitem__(self, key: Any) -> None:
        del self.data[self.ref_type(key)]

    def __len__(self) -> int:
        return len(self.data)

    def __contains__(self, key: object) -> bool:
        try:
            return self.ref_type(key) in self.data
        except TypeError:  # no weak reference to such an object is possible
            return False

    def __iter__(self) -> Iterator[Any]:
        return (key for key, _ in self._living())

    def keys(self) -> Any:
        """An iterator over the keys."""
        return iter(self)

    def values(self) -> Any:
        """An iterator over the values."""
        return (value for _, value in self._living())

    def items(self) -> Any:
        """An iterator over (key, value)."""
        return self._living()

    def keyrefs(self) -> list[Any]:
        """The weak references to the keys."""
        return list(self.data)

    def get(self, key: Any, default: Any = None) -> Any:
        """The value of a key, or the default."""
        return self.data.get(self.ref_type(key), default)

    def pop(self, key: Any, *default: Any) -> Any:
        """Take an entry out and return its value. KeyError without the key and without a default."""
        return self.data.pop(self.ref_type(key), *default)

    def popitem(self) -> tuple[Any, Any]:
        """Take the last entry out: (key, value). KeyError if there is none."""
        while True:
            reference, value = self.data.popitem()
            key = reference()
            if key is not None:
                return key, value

    def setdefault(self, key: Any, default: Any = None) -> Any:
        """The value of a key, which is the default if it had none."""
        return self.data.setdefault(self.ref_type(key, self._remove), default)

    def update(self, dict: Any = None, **kwargs: Any) -> None:  # type: ignore[override]
        """Take over the entries of a mapping, or of an iterable of pairs."""
        pairs = () if dict is None else dict.items() if hasattr(dict, "items") else dict
        for key, value in pairs:
            self[key] = value
        if kwargs:
            self.update(kwargs)

    def copy(self) -> WeakIdKeyDictionary:
        """A dictionary of the same keys and values."""
        new = WeakIdKeyDictionary()
        new.update(self)
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> WeakIdKeyDictionary:
        new = type(self)()
        for key, value in self._living():  # the keys stay: a copy of one would die at once
            new[key] = copy.deepcopy(value, memo)
        return new

    def __ior__(self, other: Any) -> WeakIdKeyDictionary:
        self.update(other)
        return self

    def __or__(self, other: Any) -> WeakIdKeyDictionary:
        if not isinstance(other, Mapping):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other: Any) -> WeakIdKeyDictionary:
        if not isinstance(other, Mapping):
            return NotImplemented
        new = type(self)()
        new.update(other)
        new.update(self)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return NotImplemented
        return {id(key): value for key, value in self.items()} == {id(key): value for key, value in other.items()}

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {id(self):#x}>"


WeakTensorKeyDictionary = WeakIdKeyDictionary


class TensorWeakRef:
    """A weak reference to a tensor; called, it gives the tensor or None. AssertionError for anything else.

    >>> x = tt.ones(2)
    >>> reference = tt.utils.weak.TensorWeakRef(x)
    >>> reference() is x
    True
    >>> del x
    >>> reference() is None
    True
    """

    def __init__(self, tensor: Tensor) -> None:
        if not isinstance(tensor, Tensor):
            raise AssertionError(f"expected torch.Tensor, got {type(tensor)}.")
        self.ref = weakref.ref(tensor)

    def __call__(self) -> Tensor | None:
        return self.ref()
