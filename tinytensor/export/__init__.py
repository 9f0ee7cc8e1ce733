"""torch.export, by name: a program is not exported here, and `export` says so.

`torch.fx.symbolic_trace` and `make_fx` trace a module into a graph of operators; `torch.save` keeps its weights.

Mirrors torch/export/__init__.py. Left out: exported programs, their files, and everything that works on them.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any, NoReturn

from tinytensor.utils import _pytree

__all__ = ["Dim", "dims", "draft_export", "export", "load", "register_dataclass", "save", "unflatten"]


def _refuse(name: str) -> NoReturn:
    raise NotImplementedError(
        f"torch.export.{name} is not supported by this library. torch.fx.symbolic_trace and torch.fx.experimental.proxy_tensor.make_fx "
        "trace a module into a graph of operators"
    )


def export(mod: Any, args: Any, kwargs: Any = None, **options: Any) -> NoReturn:
    """Refused: NotImplementedError.

    >>> tt.export.export(tt.nn.Linear(1, 1), (tt.ones(1, 1),))
    Traceback (most recent call last):
    NotImplementedError: torch.export.export is not supported by this library. ...
    """
    _refuse("export")


def draft_export(mod: Any, args: Any, kwargs: Any = None, **options: Any) -> NoReturn:
    """Refused: NotImplementedError."""
    _refuse("draft_export")


def save(ep: Any, f: Any, **options: Any) -> NoReturn:
    """Refused: NotImplementedError."""
    _refuse("save")


def load(f: Any, **options: Any) -> NoReturn:
    """Refused: NotImplementedError."""
    _refuse("load")


def unflatten(module: Any, flat_args_adapter: Any = None) -> NoReturn:
    """Refused: NotImplementedError."""
    _refuse("unflatten")


def register_dataclass(cls: type, *, serialized_type_name: str | None = None) -> None:
    """Make a dataclass a container, into which the functions of `torch.utils._pytree` look.

        cls    the dataclass; ValueError for another class

    >>> import dataclasses
    >>> @dataclasses.dataclass
    ... class Pair:
    ...     a: tt.Tensor
    ...     b: tt.Tensor
    >>> tt.export.register_dataclass(Pair)
    >>> len(tt.utils._pytree.tree_leaves(Pair(tt.ones(1), tt.ones(2))))
    2
    """
    if not dataclasses.is_dataclass(cls):
        raise ValueError(
            f"field_names must be specified with a list of all fields used to initialize {cls}, as it is not a dataclass."
        )
    names = [field.name for field in dataclasses.fields(cls) if field.init]
    _pytree.register_pytree_node(
        cls,
        lambda value: ([getattr(value, name) for name in names], None),
        lambda values, _: cls(**dict(zip(names, values, strict=True))),
    )


class Dim:
    """A size that may differ from call to call, for `dynamic_shapes`.

        name        an identifier
        min, max    its bounds

    >>> tt.export.Dim("batch", min=2, max=8).__name__
    'batch'
    """

    def __init__(self, name: str, *, min: int | None = None, max: int | None = None) -> None:
        low, high = 0 if min is None else min, math.inf if max is None else max
        if not high > low:
            raise AssertionError(f"Cannot create Dim with inconsistent min={low}, max={high}")
        if not name.isidentifier():
            raise AssertionError(f"Dim name must be a valid identifier, got {name}")
        self.__name__ = name
        self.min = low
        self.max = high

    def __repr__(self) -> str:
        least = "" if self.min == 2 else f", min={self.min}"  # what a size that may differ is at least anyway
        most = "" if self.max == math.inf else f", max={self.max}"
        return f"Dim('{self.__name__}'{least}{most})"


def dims(*names: str, min: int | None = None, max: int | None = None) -> tuple[Dim, ...]:
    """`Dim` for several names.

    >>> [dim.__name__ for dim in tt.export.dims("batch", "length")]
    ['batch', 'length']
    """
    return tuple(Dim(name, min=min, max=max) for name in names)
