"""Subclasses for the tests: one that logs and passes on, one that wraps another tensor."""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import _C
from tinytensor.utils._python_dispatch import return_and_correct_aliasing
from tinytensor.utils._pytree import tree_map


class LoggingTensor(tt.Tensor):
    """Shares the bytes of a tensor; every operator on it is noted, and results are ordinary tensors."""

    log: ClassVar[list[str]] = []
    __torch_function__ = _C._disabled_torch_function_impl

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.log.append(str(func))
        return super().__torch_dispatch__(func, types, args, kwargs)


class Wrapper(tt.Tensor):
    """Holds a tensor; operators run on what is inside, and results are wrapped again."""

    log: ClassVar[list[str]] = []
    inner: tt.Tensor
    __torch_function__ = _C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, inner: tt.Tensor, requires_grad: bool = False) -> Wrapper:
        made = tt.Tensor._make_wrapper_subclass(
            cls,
            inner.size(),
            strides=inner.stride(),
            storage_offset=inner.storage_offset(),
            dtype=inner.dtype,
            device=inner.device,
            requires_grad=requires_grad,
        )
        made.inner = inner
        return made

    def __tensor_flatten__(self) -> tuple[list[str], Any]:
        return ["inner"], None

    @staticmethod
    def __tensor_unflatten__(inner: dict[str, tt.Tensor], context: Any, size: Any, stride: Any) -> Wrapper:
        return Wrapper(inner["inner"])

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.log.append(str(func))
        out = func(*tree_map(unwrap, args), **tree_map(unwrap, kwargs or {}))
        return return_and_correct_aliasing(func, args, kwargs, tree_map(wrap, out))


def unwrap(value: Any) -> Any:
    return value.inner if isinstance(value, Wrapper) else value


def wrap(value: Any) -> Any:
    return Wrapper(value) if isinstance(value, tt.Tensor) and not isinstance(value, Wrapper) else value
