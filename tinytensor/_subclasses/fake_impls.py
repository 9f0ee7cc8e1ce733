"""Operators whose fake result is more than what their meta kernel says: which device, or that it cannot be known.

    factory functions           have no argument whose device they could take; `device=` is theirs to remember
    data-dependent operators    a number, or sizes, that only the values tell
    copies and indexing         their arguments may be on several devices; the first one's counts
    convolution                 its arguments' dtypes have to agree

Each is called `impl(mode, func, args, kwargs)`; NotImplemented means that there is nothing special after all.

Mirrors torch/_subclasses/fake_impls.py. Left out: whatever makes a symbolic size; what is there for a device (memory
formats of convolutions) is what the meta kernels say.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tinytensor._ops import OpOverload, ops
from tinytensor._subclasses.fake_errors import DataDependentOutputException, DynamicOutputShapeException
from tinytensor.aten.core.schema.function_schema import BaseType, is_tensor_like
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, uint8

Impl = Callable[..., Any]

_by_name: dict[str, Impl] = {}


def _register(names: str) -> Callable[[Impl], Impl]:
    """For the overloads `aten::name`, as the schemas spell them."""

    def register(impl: Impl) -> Impl:
        for name in names.split():
            _by_name[f"aten::{name}"] = impl
        return impl

    return register


def find_impl(func: OpOverload) -> Impl | None:
    """What there is for this operator; of several, what PyTorch asks first."""
    return _find_aten(func) if func.namespace == "aten" else _find(func)


def _find(func: OpOverload) -> Impl | None:
    if func.name() in _by_name:
        return _by_name[func.name()]
    if is_tensor_constructor(func):
        return constructor
    tags = func.tags
    if Tag.dynamic_output_shape in tags:
        return _dynamic_shape
    if Tag.data_dependent_output in tags:
        return _data_dependent
    return None


_find_aten = functools.cache(_find)


def is_tensor_constructor(func: OpOverload) -> bool:
    """Whether it makes one tensor out of none."""
    schema = func._schema
    if any(is_tensor_like(argument.type) for argument in schema.arguments):
        return False
    return len(schema.returns) == 1 and schema.returns[0].type == BaseType("Tensor")


def argument(func: OpOverload, name: str, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """The argument of that name as the call gave it, or its default."""
    for index, each in enumerate(func._schema.arguments):
        if each.name == name:
            return args[index] if index < len(args) else kwargs.get(name, each.default)
    raise AssertionError(f"{func} has no argument {name}")


def constructor(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any], default: Device = cpu) -> Any:
    """Factory functions: computed on meta, remembered to be elsewhere."""
    names = [each.name for each in func._schema.positional_arguments]
    by_name = {**dict(zip(names, args, strict=False)), **kwargs}
    # `run_on_meta` puts meta in the place of any device among the arguments, so the device has to be read before.
    device = by_name["device"] = by_name.get("device") or default
    elem, _ = mode.run_on_meta(func, (), by_name)
    return mode.make(elem, device)


@_register(
    "empty_like full_like ones_like zeros_like rand_like rand_like.generator randn_like randn_like.generator "
    "randint_like randint_like.generator randint_like.Tensor randint_like.Tensor_generator randint_like.low_dtype "
    "randint_like.low_generator_dtype new_empty new_empty_strided new_full new_zeros new_ones"
)
def like_constructor(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    """`zeros_like` and its kind: on the device of the argument, unless told."""
    return constructor(mode, func, args, kwargs, args[0].fake_device)


def _dynamic_shape(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    raise DynamicOutputShapeException(func)


@_register("item _local_scalar_dense")
def _data_dependent(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    raise DataDependentOutputException(func)


@_register("repeat_interleave.Tensor")
def _repeat_interleave(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    if argument(func, "output_size", args, kwargs) is None:
        raise DynamicOutputShapeException(func)
    return NotImplemented


@_register("index.Tensor index.Tensor_out")
def _index(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    if _any_mask(args[1]):
        # A mask is converted to indices first, and how many there are depends on its values.
        raise DynamicOutputShapeException(ops.aten.nonzero.default)
    return _on_device_of_the_first(mode, func, args, kwargs)


def _any_mask(indices: Iterable[Any]) -> bool:
    return any(index is not None and index.meta_.dtype in (bool_, uint8) for index in indices)


@_register("copy copy_ slice_scatter diagonal_scatter copy.out slice_scatter.out")
def _on_device_of_the_first(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    result, given = mode.run_on_meta(func, args, kwargs)
    return given.get(id(result)) if id(result) in given else mode.make(result, args[0].fake_device)


@_register("index_put index_put_")
def _index_put(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    device, values = args[0].fake_device, argument(func, "values", args, kwargs)
    check(
        device is values.fake_device or values.meta_.dim == 0,
        lambda: f"Mismatching {func} device between self ({device}) and values ({values.device})",
    )
    return _put(mode, func, args, kwargs)


@_register("_unsafe_index_put _index_put_impl_")
def _put(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    """A write anywhere into it changes nothing that a fake tensor knows."""
    if func._schema.is_mutable:
        return args[0]
    return like_constructor(mode, ops.aten.empty_like.default, args[:1], {})


@_register("convolution _convolution _convolution.deprecated")
def _convolution(mode: Any, func: OpOverload, args: Any, kwargs: dict[str, Any]) -> Any:
    given, weight = (argument(func, name, args, kwargs).meta_.dtype for name in ("input", "weight"))
    check(
        given is weight or mode.allow_non_fake_inputs,
        lambda: f"Input type ({given}) and weight type ({weight}) should be the same",
    )
    return NotImplemented
