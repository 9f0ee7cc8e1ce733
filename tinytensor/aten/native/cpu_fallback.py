"""The fallback to the CPU: one boxed kernel that runs every operator which a backend has not written.

It copies the tensor arguments to the CPU, calls the operator's CPU kernel, copies back what the operator wrote to, and
brings the results to the device that the arguments came from. A backend registers it for its key and works, slowly,
from the first day; then it writes the operators that matter, one at a time.

    Library("_", "IMPL", "PrivateUse1").fallback(cpu_fallback)

Note [CPU fallback does not handle view operators]
A view shares its storage with its base, and a copy on the CPU shares nothing with the device. The result of a view
operator would come back as a tensor of its own: writes to it would not reach the base. So the backend has to write the
view operators that have a kernel for each backend (as_strided, view, unfold, ...); they touch no element. Where one is
missing there is a warning, or with `error_on_views` an error.

Mirrors aten/src/ATen/native/CPUFallback.cpp. Left out: the switch to another key than CPU.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import pop_results
from tinytensor.aten.core.dispatch.operator_handle import push_results
from tinytensor.aten.core.schema.function_schema import Argument
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import CPU
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def boxed_cpu_fallback(op: OperatorHandle, ks: int, stack: list[Any], error_on_views: bool = False) -> None:
    """Run `op` on the CPU for the arguments in `stack`, where the results are left."""
    arguments = op.schema.arguments
    given = list(stack)
    # Autograd and the version counters have already handled the call that led here; their keys stay excluded.
    with AutoDispatchBelowADInplaceOrView():
        on_cpu = [_to_cpu(value) for value in given]
        stack[:] = on_cpu
        op.redispatch_boxed(CPU, stack)
        for argument, original, copy in zip(arguments, given, on_cpu, strict=True):
            if argument.alias_info is not None and argument.alias_info.is_write:
                _copy_back(original, copy)
        # From here on `stack` holds the results: redispatch_boxed has taken the arguments off it.
        device = _target_device(given)
        results = _results(op, stack)
        moved = [
            _to_device(op, position, result, device, given, error_on_views) for position, result in enumerate(results)
        ]
    push_results(stack, op, moved[0] if len(moved) == 1 else moved)


def cpu_fallback(op: Any, *args: Any, **kwargs: Any) -> Any:
    """The same for `Library.fallback`, which hands over an OpOverload and the arguments as Python programmers write
    them."""
    stack = in_schema_order(op._handle, args, kwargs)
    boxed_cpu_fallback(op._handle, 0, stack)
    return pop_results(stack, op._handle)


def in_schema_order(op: OperatorHandle, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
    """All arguments in the schema's order: given by position, by keyword, or by default. Sizes are as kernels take
    them."""
    rest = op.schema.arguments[len(args) :]
    values = [*args, *(kwargs.get(a.name, a.default) for a in rest)]
    return [tuple(value) if value.__class__ is list and not _tensors(value) else value for value in values]


def _tensors(value: Any) -> list[Tensor]:
    """The tensors of one argument: itself, or what a list holds."""
    if isinstance(value, TensorImpl):
        return [value]  # type: ignore[list-item]
    if isinstance(value, (list, tuple)):
        return [item for item in value if isinstance(item, TensorImpl)]  # type: ignore[misc]
    return []


def _to_cpu(value: Any) -> Any:
    if isinstance(value, TensorImpl):
        return value if value.meta_.device is cpu else F.to(value, cpu)
    if isinstance(value, Device):
        return cpu
    if isinstance(value, (list, tuple)) and _tensors(value):
        return type(value)([_to_cpu(item) for item in value])
    return value


def _copy_back(original: Any, copy: Any) -> None:
    """Copy what the operator wrote to the CPU copies back to the arguments. An argument whose copy was resized is
    resized too."""
    # Where the argument was on the CPU already, its copy is itself.
    for mine, theirs in zip(_tensors(original), _tensors(copy), strict=True):
        if mine is not theirs:
            F._copy_from_and_resize_default(theirs, mine)


def _target_device(values: Sequence[Any]) -> Device | None:
    """Where results belong: the argument `device=`, if there is one; else where the first tensor argument is; else the
    first tensor in a list."""
    for value in values:
        if isinstance(value, Device):
            return value
    for value in values:
        if isinstance(value, TensorImpl):
            return value.meta_.device
    for value in values:
        if tensors := _tensors(value):
            return tensors[0].meta_.device
    return None


def _results(op: OperatorHandle, stack: Sequence[Any]) -> list[Any]:
    return list(stack[: len(op.schema.returns)])


def _to_device(
    op: OperatorHandle, position: int, result: Any, device: Device | None, given: Sequence[Any], error_on_views: bool
) -> Any:
    returned: Argument = op.schema.returns[position]
    alias = returned.alias_info
    if not _tensors(result):
        return result
    if alias is not None and alias.is_write:
        # The caller gets the tensor that it passed, not the copy that the kernel wrote to.
        for argument, original in zip(op.schema.arguments, given, strict=True):
            if argument.alias_info == alias and _tensors(original):
                return original
        raise RuntimeError(
            f"The operator {op.name} appears to have invalid alias information. Found a return tensor argument with a "
            f"mismatched mutable alias: {returned}"
        )
    if alias is not None:
        # See Note [CPU fallback does not handle view operators]
        text = (
            f"The operator {op.name} appears to be a view operator, but it has no implementation for the backend "
            f'"{"<none>" if device is None else device}". View operators don\'t support falling back to run on the '
            "CPU, since the tensor's storage cannot be shared across devices."
        )
        check(not error_on_views, text)
        warnings.warn(text, UserWarning, stacklevel=2)
    return _moved(result, device)


def _moved(result: Any, device: Device | None) -> Any:
    if device is None:
        return result
    if isinstance(result, TensorImpl):
        return F.to(result, device)
    return type(result)([_moved(item, device) if isinstance(item, TensorImpl) else item for item in result])
