"""The kernels that a custom operator has around the user's: each is made once, for one operator.

    BackendSelect     an operator without tensors goes where its `device` says
    ADInplaceOrView   count writes in version counters, note views
    AutocastCPU ...   cast the inputs
    a backend         `result_fault`: a result may not be an input, or share memory with one, unless the schema says so

Mirrors parts of torch/_library/custom_ops.py, and autogradNotImplementedInplaceOrViewFallback of
torch/csrc/autograd/autograd_not_implemented_fallback.cpp.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor._tensor import Tensor
from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.schema.function_schema import FunctionSchema
from tinytensor.aten.core.schema.schema_rules import mutated_positions
from tinytensor.autograd.variable.variable import as_view, as_view_list, increment_version
from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW, key_bit
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard
from tinytensor.c10.scalar_type import ScalarType, float64

_KEYS = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta", "privateuseone": "PrivateUse1"}

_ALIASING = (
    "The output of this custom operator (1) must not also be an input to this custom operator and (2) may not alias any "
    "inputs to this custom operator or other returns. The most common way to trigger this error is if we have y = "
    "custom_op(x) and y and x are the same Tensor. Please instead return a clone of the offending output tensor(s) "
    "(e.g. return x.clone()) or refactor the custom operator to not return y."
)


def device_type_to_key(device_type: str) -> str:
    """`cpu` -> `CPU`; `default` stands for every device."""
    if device_type == "default":
        return "CompositeExplicitAutograd"
    known = Device(device_type).type
    return _KEYS.get(known, known.upper())


def make_backend_select(op: OpOverload, device_index: int, devices: Collection[str | None]) -> Unboxed:
    """Go to the kernel of the device in argument `device_index`; RuntimeError if it is none of `devices`."""
    table = op._handle.table

    def backend_select(ks: int, *args: Any) -> Any:
        device = args[device_index].type
        if device not in devices:
            raise RuntimeError(
                f"{op._opname} does not have a kernel registered for {device}. Please use register_kernel to do so."
            )
        # Without a tensor no argument has brought a backend's key, so this one is the whole key set. There is nothing for
        # autograd above it to do.
        ks = key_bit(parse_dispatch_key(device_type_to_key(device)))
        return table[ks](ks, *args)

    return backend_select


def make_inplace_or_view(op: OpOverload) -> Unboxed:
    """Count a write to every argument that the schema says is written to, and note a result that is a view as one."""
    table = op._handle.table
    schema = op._schema
    mutated = mutated_positions(schema)
    views = _views(schema)

    def inplace_or_view(ks: int, *args: Any) -> Any:
        # The count goes up before the write. If the kernel fails half-way, what it has written is noticed all the same.
        for position in mutated:
            for tensor in _tensors((args[position],)):
                increment_version(tensor)
        ks &= AFTER_ADINPLACEORVIEW
        result = table[ks](ks, *args)
        for index, position in views:
            _note_view(args[position], result if len(schema.returns) == 1 else result[index])
        return result

    return inplace_or_view


def _views(schema: FunctionSchema) -> list[tuple[int, int]]:
    """(result, argument) for each result that is a view of an argument."""
    return [
        (index, position)
        for index, result in enumerate(schema.returns)
        if result.alias_info is not None and not result.alias_info.is_write
        for position, argument in enumerate(schema.arguments)
        if argument.alias_info is not None and set(argument.alias_info.before) & set(result.alias_info.before)
    ]


def _note_view(base: Any, result: Any) -> None:
    if isinstance(base, Tensor) and isinstance(result, Tensor):
        if result is not base:
            as_view(base, result)
    elif isinstance(base, Tensor) and result is not None:
        as_view_list(base, result)


def check_autocast(device_type: str) -> None:
    """ValueError unless there is autocast for the device."""
    if device_type not in ("cpu", "cuda"):
        raise ValueError(f"Device type '{device_type}' does not support autocast.")


def make_autocast_impl(op: OpOverload, device_type: str, dtype: ScalarType) -> Unboxed:
    """Call the operator once more, with its floating-point inputs cast, and autocast off."""
    keys = DispatchKey[f"Autocast{device_type_to_key(device_type)}"]

    def autocast(ks: int, *args: Any) -> Any:
        if op._schema.kwarg_only_arguments:
            raise AssertionError("Custom ops do not support kwargs yet.")
        with ExcludeDispatchKeyGuard(keys):
            return op(*(cast(arg, device_type, dtype) for arg in args))

    return autocast


def cast(value: Any, device_type: str, dtype: ScalarType) -> Any:
    """Tensors in `value`, of a floating-point dtype other than float64 and on the device, as `dtype`."""
    if isinstance(value, Tensor):
        metadata = value.meta_
        is_eligible = metadata.dtype.is_floating_point and metadata.device.type == device_type
        return value.to(dtype) if is_eligible and metadata.dtype is not float64 else value
    if isinstance(value, (list, tuple)):
        return type(value)(cast(item, device_type, dtype) for item in value)
    return value


def result_fault(op: OpOverload, args: Sequence[Any], result: Any, is_inplace: bool, outs: Sequence[Any]) -> str | None:
    """What is wrong where a result is, or is not, an argument, against what the schema and tags say.

    is_inplace    Tag.inplace: the result is the first argument
    outs          Tag.out: the results are these arguments
    """
    if is_inplace:
        if result is not args[0]:
            return "An operator tagged with torch.Tag.inplace must return its first argument."
    elif outs:
        results = result if isinstance(result, tuple) else (result,)
        if len(results) != len(outs) or any(a is not b for a, b in zip(results, outs, strict=True)):
            return "An operator tagged with torch.Tag.out must return its mutable keyword-only arguments."
    elif not op._schema.is_view:
        # Autograd and functionalization take a result for a new tensor if the schema does not say otherwise. They would miss
        # a write through it to an input. The storages found so far grow, so that two results are compared as well.
        storages = {id(tensor.storage_) for tensor in _tensors(args)}
        for tensor in _tensors(result if isinstance(result, tuple) else (result,)):
            if id(tensor.storage_) in storages:
                return _ALIASING
            storages.add(id(tensor.storage_))
    return None


def _tensors(values: Iterable[Any]) -> Iterator[Tensor]:
    """The tensors among the values and in their lists."""
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            for item in value:
                if isinstance(item, Tensor):
                    yield item
