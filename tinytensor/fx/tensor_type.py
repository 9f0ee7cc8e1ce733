"""Types of tensors by their sizes: `TensorType[1, 2, Dyn]`.

Mirrors torch/fx/tensor_type.py. Left out: variables of unification.
"""

from __future__ import annotations

from typing import Any


class TensorType:
    """A tensor with these sizes; a size may be `Dyn`, which is any.

    >>> from tinytensor.fx.tensor_type import Dyn, TensorType, is_consistent
    >>> TensorType((1, 2, Dyn))
    TensorType[(1, 2, Dyn)]
    >>> is_consistent(TensorType((1, 2, Dyn)), TensorType((1, 2, 3)))
    True
    """

    def __init__(self, dim: Any) -> None:
        self.__origin__ = TensorType
        self.__args__ = dim

    @property
    def dims(self) -> Any:
        """The sizes."""
        return self.__args__

    def __repr__(self) -> str:
        return f"TensorType[{self.dims}]"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TensorType) and list(self.dims) == list(other.dims)

    __hash__ = None  # type: ignore[assignment]

    @staticmethod
    def __class_getitem__(*args: Any) -> TensorType:
        return TensorType(tuple(args[0] if len(args) == 1 and isinstance(args[0], tuple) else args))


class _DynType:
    def __init__(self) -> None:
        self.__name__ = "_DynType"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _DynType)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "Dyn"


Dyn = _DynType()


def _all(function: Any, t1: Any, t2: Any) -> bool:
    if not isinstance(t1, TensorType) or not isinstance(t2, TensorType) or len(t1.dims) != len(t2.dims):
        return False
    return all(map(function, t1.dims, t2.dims))


def is_consistent(t1: Any, t2: Any) -> bool:
    """Whether a value may be of both types."""
    return t1 == t2 or Dyn in (t1, t2) or _all(is_consistent, t1, t2)


def is_more_precise(t1: Any, t2: Any) -> bool:
    """Whether every value of type `t1` is of type `t2`.

    >>> from tinytensor.fx.tensor_type import Dyn, TensorType, is_more_precise
    >>> is_more_precise(TensorType((1, 2)), TensorType((1, Dyn))), is_more_precise(Dyn, 1)
    (True, False)
    """
    return t1 == t2 or isinstance(t2, _DynType) or _all(is_more_precise, t1, t2)


__all__ = ["Dyn", "TensorType", "is_consistent", "is_more_precise"]
