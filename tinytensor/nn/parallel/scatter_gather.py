"""Nested structures of tensors, cut into parts for several devices and put together again.

Mirrors torch/nn/parallel/scatter_gather.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.nn.parallel._functions import Gather, Scatter

__all__ = ["gather", "scatter", "scatter_kwargs"]


def _is_namedtuple(value: Any) -> bool:
    return isinstance(value, tuple) and hasattr(value, "_asdict") and hasattr(value, "_fields")


def _each(values: Any, devices: Sequence[Any], dim: int) -> Any:
    """The members' parts, one tuple a device."""
    return zip(*(scatter(value, devices, dim) for value in values), strict=False)


def scatter(inputs: Any, target_gpus: Sequence[Any], dim: int = 0) -> Any:
    """One structure a device: tensors are cut along `dim`, everything else is handed to all."""
    if isinstance(inputs, Tensor):
        return Scatter.apply(target_gpus, None, dim, inputs)
    if _is_namedtuple(inputs):
        return [type(inputs)(*parts) for parts in _each(inputs, target_gpus, dim)]
    if isinstance(inputs, tuple) and inputs:
        return list(_each(inputs, target_gpus, dim))
    if isinstance(inputs, list) and inputs:
        return [list(parts) for parts in _each(inputs, target_gpus, dim)]
    if isinstance(inputs, dict) and inputs:
        return [type(inputs)(parts) for parts in _each(inputs.items(), target_gpus, dim)]
    return [inputs for _ in target_gpus]


def scatter_kwargs(inputs: Any, kwargs: Any, target_gpus: Sequence[Any], dim: int = 0) -> Any:
    """Positional and keyword arguments, one of each a device."""
    positional = list(scatter(inputs, target_gpus, dim)) if inputs else []
    keywords = list(scatter(kwargs, target_gpus, dim)) if kwargs else []
    positional += [()] * (len(keywords) - len(positional))
    keywords += [{} for _ in range(len(positional) - len(keywords))]
    return tuple(positional), tuple(keywords)


def gather(outputs: Any, target_device: Any, dim: int = 0) -> Any:
    """One structure of several: tensors are joined along `dim` on one device. ValueError for dicts with other keys."""
    first = outputs[0]
    if isinstance(first, Tensor):
        return Gather.apply(target_device, dim, *outputs)
    if first is None:
        return None
    if isinstance(first, dict):
        if not all(len(first) == len(other) for other in outputs):
            raise ValueError("All dicts must have the same number of keys")
        return type(first)((key, gather([other[key] for other in outputs], target_device, dim)) for key in first)
    parts = [gather(part, target_device, dim) for part in zip(*outputs, strict=True)]
    return type(first)._make(parts) if _is_namedtuple(first) else type(first)(parts)
